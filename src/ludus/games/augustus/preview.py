"""What is asked, what an answer would do, and what a player should confirm (specification 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.augustus import cards, moves
from ludus.games.augustus.deck import card_names
from ludus.games.augustus.menu import legal
from ludus.games.augustus.notation import format_move, key_text, picture_text
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
    candidates = legal(s, seat)
    if s.phase == moves.MOBILISE and len(candidates) > MOST_CHOICES:
        candidates = [move for move in candidates if moves.second_part(move) == 0]
    choices = tuple(Choice(format_move(s, seat, move), tuple(facts(s, seat, move))) for move in candidates)
    if s.phase == moves.KEEP:
        cards = tuple(map(str, s.active[seat]))
        return Decision("augustus", "some", question(s), choices, cards, 3, 3)
    if s.phase == moves.PICK and s.asked_picks() > 1:
        cards = tuple(map(str, s.display))
        return Decision("augustus", "some", question(s), choices, cards, s.asked_picks(), s.asked_picks())
    return Decision("augustus", "yesno" if s.phase == moves.COUNT else "one", question(s), choices)


def question(s: Augustus) -> Fact:
    deck = s.table.deck
    if s.phase == moves.KEEP:
        return Fact("ask-keep")
    if s.phase == moves.PLACE:
        return Fact("ask-place", {"token": cards.TOKENS[s.token]})
    if s.phase == moves.PICK:
        return Fact("ask-pick", {"n": s.asked_picks()})
    if s.phase == moves.COUNT:
        n = len(s.done[s.owner])
        return Fact("ask-count", {"n": n, "points": cards.TILE_POINTS[cards.COUNT_TILE + n]})
    card = s.chain[s.link]
    named: dict[str, int | str | dict[str, str]] = {"card": card_name(s, card)}
    if s.phase == moves.MOBILISE and deck.effects[card] == cards.MOB:
        return Fact("ask-mob", {**named, "x": cards.SYMBOLS[deck.first[card]], "y": cards.SYMBOLS[deck.second[card]]})
    if s.phase == moves.MOBILISE:
        return Fact("ask-mobany", {**named, "n": deck.first[card]})
    if s.phase == moves.FINISH:
        return Fact("ask-finish", named)
    if s.phase == moves.ARRANGE:
        return Fact("ask-rearrange", named)
    if s.phase == moves.GIVE:
        return Fact("ask-give", {**named, "tile": cards.RESOURCES[s.giving - cards.RESOURCE_TILE]})
    effect = deck.effects[card]
    if effect == cards.FOES_LOSE:
        return Fact("ask-lose", named)
    return (
        Fact("ask-wipe", named) if effect == cards.FOES_WIPE else Fact("ask-remove", {**named, "n": deck.first[card]})
    )


# --- Answers ---------------------------------------------------------------------------------------


def facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    """What everybody will see of an answer."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    if s.phase in (moves.PLACE, moves.MOBILISE):
        return mobilise_facts(s, seat, move)
    if s.phase == moves.KEEP:
        kept = [card for place, card in enumerate(s.active[seat]) if move >> place & 1][: moves.DEALT]
        return [Fact("fact-keep", {"cards": card_list(s, kept)})]
    if s.phase == moves.PICK:
        return [Fact("fact-pick", {"cards": card_list(s, [s.display[place] for place in moves.places(move)])})]
    if s.phase == moves.COUNT:
        n = len(s.done[seat])
        return [
            Fact("fact-take-tile", {"n": n, "points": cards.TILE_POINTS[cards.COUNT_TILE + n]})
            if move
            else Fact("fact-decline")
        ]
    if s.phase == moves.FINISH:
        return [Fact("fact-finish", {"card": card_name(s, s.active[seat][move - 1])}) if move else Fact("fact-none")]
    if s.phase == moves.GIVE:
        return [Fact("fact-give", {"seat": SEATS[move], "tile": cards.RESOURCES[s.giving - cards.RESOURCE_TILE]})]
    return arrange_facts(s, seat, move) if s.phase == moves.ARRANGE else loss_facts(s, seat, move)


def mobilise_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    if move == 0:
        return [Fact("fact-pass" if s.phase == moves.PLACE else "fact-none")]
    result = []
    parts = [part for part in (moves.first_part(move), moves.second_part(move)) if part]
    for part in parts:
        space = key_text(s, seat, moves.target(part))
        source = moves.source(part)
        if source >= 0:
            result.append(Fact("fact-move", {"from": key_text(s, seat, source), "space": space}))
        else:
            result.append(Fact("fact-place", {"space": space}))
    result += [Fact("fact-completes", {"card": card_name(s, card)}) for card in completed_by(s, seat, parts)]
    return result


def completed_by(s: Augustus, seat: int, parts: list[int]) -> list[int]:
    """The objectives that would be full after these mobilisations."""
    deck = s.table.deck
    for part in parts:
        moves.do_part(s, seat, part)
    found = [card for card, mask in zip(s.active[seat], s.cover[seat], strict=True) if mask == deck.full[card]]
    for part in reversed(parts):
        moves.undo_part(s, seat, part)
    return found


def arrange_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    if move == 0:
        return [Fact("fact-none")]
    deck = s.table.deck
    full = [card for slot, card in enumerate(s.active[seat]) if moves.cover(move, slot) == deck.full[card]]
    result = [Fact("fact-rearrange", {"picture": picture_text(s, seat, move)})]
    return result + [Fact("fact-completes", {"card": card_name(s, card)}) for card in full]


def loss_facts(s: Augustus, seat: int, move: int) -> list[Fact]:
    deck = s.table.deck
    effect = deck.effects[s.chain[s.link]]
    if effect == cards.FOES_LOSE:
        return [Fact("fact-lose", {"card": card_name(s, move), "points": deck.points[move]})]
    if effect == cards.FOES_WIPE:
        card = s.active[seat][move - 1]
        return [Fact("fact-wipe", {"card": card_name(s, card), "n": bits(s.cover[seat][move - 1])})]
    return [Fact("fact-remove", {"spaces": ", ".join(key_text(s, seat, key) for key in moves.keys(move))})]


def warnings(s: Augustus, seat: int, move: int) -> list[Fact]:
    """What a player should confirm."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    if s.phase == moves.COUNT and not move:
        return [Fact("warn-decline", {"n": len(s.done[seat])})]
    if s.phase == moves.HIT and s.table.deck.effects[s.chain[s.link]] == cards.FOES_LOSE:
        return [Fact("warn-lose", {"card": card_name(s, move)})]
    if s.phase == moves.ARRANGE and move:
        return [Fact("warn-rearrange")]
    if s.phase != moves.PLACE:
        return []
    if move == 0:
        ready = any(completed_by(s, seat, [part]) for part in legal(s, seat) if part)
        return [Fact("warn-pass")] if ready else []
    broken = broken_by(s, seat, move)
    return [Fact("warn-breaks", {"card": card_name(s, broken)})] if broken else []


def broken_by(s: Augustus, seat: int, part: int) -> int:
    """The other objective that lacked one space and would lose a legion; 0 if there is none."""
    deck = s.table.deck
    source = moves.source(part)
    target = moves.target(part)
    if source < 0 or source // 6 == target // 6:
        return 0
    card = s.active[seat][source // 6]
    return card if bits(s.cover[seat][source // 6]) == deck.size[card] - 1 else 0
