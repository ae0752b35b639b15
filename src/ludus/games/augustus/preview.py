"""What is asked, what an answer would do, and what a player should confirm (specification 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.augustus.cards import (
    COUNT_TILE,
    FOES_LOSE,
    FOES_WIPE,
    MOB,
    RESOURCE_TILE,
    RESOURCES,
    SYMBOLS,
    TILE_POINTS,
    TOKENS,
)
from ludus.games.augustus.deck import card_names
from ludus.games.augustus.menu import legal
from ludus.games.augustus.moves import (
    ARRANGE,
    COUNT,
    DEALT,
    FINISH,
    GIVE,
    HIT,
    KEEP,
    KEY_BITS,
    KEY_MASK,
    MOBILISE,
    PART_BITS,
    PART_MASK,
    PICK,
    PLACE,
    do_part,
    undo_part,
)
from ludus.games.augustus.notation import format_move, key_text, picture_text, places
from ludus.kernel.bits import bits
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN
from ludus.kernel.text import listed

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus

MOST_CHOICES = 150  # of a long compound answer; it is composed from its parts


def card_name(s: Augustus, card: int) -> dict[str, str]:
    """`19 Byzacena`, by language."""
    return {language: f"{card} {card_names(s.table.deck, language)[card]}" for language in ("en", "ru")}


def card_list(s: Augustus, cards: list[int]) -> dict[str, str]:
    return listed([card_name(s, card) for card in cards])


# --- Questions -------------------------------------------------------------------------------------


def decision(s: Augustus, seat: int) -> Decision:
    moves = legal(s, seat)
    if s.phase == MOBILISE and len(moves) > MOST_CHOICES:
        moves = [move for move in moves if move >> PART_BITS == 0]
    choices = tuple(Choice(format_move(s, seat, move), tuple(facts(s, seat, move))) for move in moves)
    if s.phase == KEEP:
        cards = tuple(map(str, s.active[seat]))
        return Decision("augustus", "some", question(s), choices, cards, 3, 3)
    if s.phase == PICK and s.asked_picks() > 1:
        cards = tuple(map(str, s.display))
        return Decision("augustus", "some", question(s), choices, cards, s.asked_picks(), s.asked_picks())
    return Decision("augustus", "yesno" if s.phase == COUNT else "one", question(s), choices)


def question(s: Augustus) -> Fact:
    deck = s.table.deck
    if s.phase == KEEP:
        return Fact("ask-keep")
    if s.phase == PLACE:
        return Fact("ask-place", {"token": TOKENS[s.token]})
    if s.phase == PICK:
        return Fact("ask-pick", {"n": s.asked_picks()})
    if s.phase == COUNT:
        n = len(s.done[s.owner])
        return Fact("ask-count", {"n": n, "points": TILE_POINTS[COUNT_TILE + n]})
    card = s.chain[s.link]
    named: dict[str, int | str | dict[str, str]] = {"card": card_name(s, card)}
    if s.phase == MOBILISE and deck.effects[card] == MOB:
        return Fact("ask-mob", {**named, "x": SYMBOLS[deck.first[card]], "y": SYMBOLS[deck.second[card]]})
    if s.phase == MOBILISE:
        return Fact("ask-mobany", {**named, "n": deck.first[card]})
    if s.phase == FINISH:
        return Fact("ask-finish", named)
    if s.phase == ARRANGE:
        return Fact("ask-rearrange", named)
    if s.phase == GIVE:
        return Fact("ask-give", {**named, "tile": RESOURCES[s.giving - RESOURCE_TILE]})
    effect = deck.effects[card]
    if effect == FOES_LOSE:
        return Fact("ask-lose", named)
    return Fact("ask-wipe", named) if effect == FOES_WIPE else Fact("ask-remove", {**named, "n": deck.first[card]})


# --- Answers ---------------------------------------------------------------------------------------


def facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    """What everybody will see of an answer."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    if s.phase in (PLACE, MOBILISE):
        return mobilise_facts(s, seat, move)
    if s.phase == KEEP:
        cards = [card for place, card in enumerate(s.active[seat]) if move >> place & 1][:DEALT]
        return [Fact("fact-keep", {"cards": card_list(s, cards)})]
    if s.phase == PICK:
        return [Fact("fact-pick", {"cards": card_list(s, [s.display[place] for place in places(move)])})]
    if s.phase == COUNT:
        n = len(s.done[seat])
        return [
            Fact("fact-take-tile", {"n": n, "points": TILE_POINTS[COUNT_TILE + n]}) if move else Fact("fact-decline")
        ]
    if s.phase == FINISH:
        return [Fact("fact-finish", {"card": card_name(s, s.active[seat][move - 1])}) if move else Fact("fact-none")]
    if s.phase == GIVE:
        return [Fact("fact-give", {"seat": SEATS[move], "tile": RESOURCES[s.giving - RESOURCE_TILE]})]
    return arrange_facts(s, seat, move) if s.phase == ARRANGE else loss_facts(s, seat, move)


def mobilise_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    if move == 0:
        return [Fact("fact-pass" if s.phase == PLACE else "fact-none")]
    told = []
    parts = [part for part in (move & PART_MASK, move >> PART_BITS) if part]
    for part in parts:
        space = key_text(s, seat, (part & KEY_MASK) - 1)
        source = part >> KEY_BITS
        if source:
            told.append(Fact("fact-move", {"from": key_text(s, seat, source - 1), "space": space}))
        else:
            told.append(Fact("fact-place", {"space": space}))
    told += [Fact("fact-completes", {"card": card_name(s, card)}) for card in completed_by(s, seat, parts)]
    return told


def completed_by(s: Augustus, seat: int, parts: list[int]) -> list[int]:
    """The objectives that would be full after these mobilisations."""
    deck = s.table.deck
    for part in parts:
        do_part(s, seat, part)
    found = [card for card, mask in zip(s.active[seat], s.cover[seat], strict=True) if mask == deck.full[card]]
    for part in reversed(parts):
        undo_part(s, seat, part)
    return found


def arrange_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    if move == 0:
        return [Fact("fact-none")]
    deck = s.table.deck
    full = [card for slot, card in enumerate(s.active[seat]) if move >> (6 * slot) & 63 == deck.full[card]]
    told = [Fact("fact-rearrange", {"picture": picture_text(s, seat, move)})]
    return told + [Fact("fact-completes", {"card": card_name(s, card)}) for card in full]


def loss_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    deck = s.table.deck
    effect = deck.effects[s.chain[s.link]]
    if effect == FOES_LOSE:
        return [Fact("fact-lose", {"card": card_name(s, move), "points": deck.points[move]})]
    if effect == FOES_WIPE:
        card = s.active[seat][move - 1]
        return [Fact("fact-wipe", {"card": card_name(s, card), "n": bits(s.cover[seat][move - 1])})]
    keys = [key for key in (move & KEY_MASK, move >> KEY_BITS) if key]
    return [Fact("fact-remove", {"spaces": ", ".join(key_text(s, seat, key - 1) for key in keys)})]


def warnings(s: Augustus, seat: int, move: int) -> list[Fact]:
    """What a player should confirm."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    if s.phase == COUNT and not move:
        return [Fact("warn-decline", {"n": len(s.done[seat])})]
    if s.phase == HIT and s.table.deck.effects[s.chain[s.link]] == FOES_LOSE:
        return [Fact("warn-lose", {"card": card_name(s, move)})]
    if s.phase == ARRANGE and move:
        return [Fact("warn-rearrange")]
    if s.phase != PLACE:
        return []
    if move == 0:
        ready = any(completed_by(s, seat, [part]) for part in legal(s, seat) if part)
        return [Fact("warn-pass")] if ready else []
    broken = broken_by(s, seat, move)
    return [Fact("warn-breaks", {"card": card_name(s, broken)})] if broken else []


def broken_by(s: Augustus, seat: int, part: int) -> int:
    """The other objective that lacked one space and would lose a legion; 0 if there is none."""
    deck = s.table.deck
    source = (part >> KEY_BITS) - 1
    target = (part & KEY_MASK) - 1
    if source < 0 or source // 6 == target // 6:
        return 0
    card = s.active[seat][source // 6]
    return card if bits(s.cover[seat][source // 6]) == deck.size[card] - 1 else 0
