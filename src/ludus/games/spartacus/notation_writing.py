"""Decisions written as text (specification 7): `play SC14a >B : SL01a`, `bid 3`, `enter GL11 WE03a`, `d4 x` ..."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import bout, cards, moves, moves_arena, moves_lists, moves_turn
from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, deck, spaces
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

PLAIN = {
    moves.PASS: "pass",
    moves.YES: "yes",
    moves.NO: "no",
    moves.REVEAL: "reveal",
    moves.WITHDRAW: "withdraw",
    moves.READY: "ready",
    moves.UNREADY: "unready",
    moves.REFUSE: "refuse",
    moves.NET: "net",
    moves.REINIT: "reinit",
    moves.FIRST: "first",
    moves.SECOND: "second",
    moves.AXE: "axe",
    moves.SHIELD: "shield",
    moves.UP: "up",
    moves.DOWN: "down",
}
NUMBERS = {  # a word and a number
    moves.CHOOSE: "choose",
    moves.TAKE: "take",
    moves.ACCEPT: "accept",
    moves.REJECT: "reject",
    moves.CANCEL: "cancel",
    moves.KEPT: "kept",
    moves.BROKEN: "broken",
    moves.BID: "bid",
    moves.FORCE: "force",
}
ASSETS = {  # a word and an asset
    moves.HEAL: "heal",
    moves.HEALER: "healer",
    moves.BODYGUARD: "bodyguard",
    moves.DROP: "drop",
    moves.PICK: "pick",
    moves.TO_BANK: "bank",
}
HAND_CARDS = {moves.SELL: "sell", moves.LAY: "lay", moves.GUARD: "guard", moves.REGAIN: "regain"}
BETS = ("V1", "V2", "IN", "DC")
ATTACKS = ("", "x", "j")
VOW_WORDS = ("gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death", "words")
GUARD_WORD = "GU"  # any guard on the table


def asset_text(asset: int) -> str:
    return GUARD_WORD if asset == moves.A_GUARD else card_ids("market")[asset - 1]


def hand_text(card: int) -> str:
    return card_ids("intrigue")[card]


def seats_text(mask: int) -> str:
    return ",".join(letter for seat, letter in enumerate(SEATS) if mask >> seat & 1)


def plan_text(plan: int) -> str:
    """`SC14a >B +C : SL01a X2 GL18`; a house that is named but no target stands after a plus."""
    words = [hand_text(moves.plan_card(plan))]
    if moves.plan_target(plan) != moves.NO_HOUSE:
        words.append(f">{SEATS[moves.plan_target(plan)]}")
    if moves.plan_named(plan) != moves.NO_HOUSE:
        words.append(f"+{SEATS[moves.plan_named(plan)]}")
    if moves.plan_asset(plan):
        words.append(f": {asset_text(moves.plan_asset(plan))}")
    if moves.plan_gold(plan):
        words.append(f"X{moves.plan_gold(plan)}")
    if moves.plan_agent(plan):
        words.append("agent")
    return " ".join(words)


def ask_text(named: int) -> str:
    plan = moves.plan_in(named)
    price = moves.ask_price(named)
    text = f"ask {seats_text(moves.ask_houses(named))}"
    return f"{text} gold {price} for {plan_text(plan)}" if price else f"{text} for {plan_text(plan)}"


def offer_text(terms: int) -> str:
    """`offer B 3 GL02a : WE01a`; with a service `offer B 3 : [yes]`."""
    given = [str(gold) for gold in [moves.gives(terms)] if gold]
    given += map(asset_text, moves_lists.unpacked(moves.given_assets(terms)))
    if moves.wants_service(terms):
        wanted = [f"[{format_plain(moves.wanted_service(terms))}]"]
    else:
        wanted = [str(gold) for gold in [moves.wants(terms)] if gold]
        wanted += map(asset_text, moves_lists.unpacked(moves.wanted_assets(terms)))
    return f"offer {SEATS[moves.house_named(terms)]} {' '.join(given) or '0'} : {' '.join(wanted) or '0'}"


def format_plain(move: int) -> str:
    """A decision that needs no look at the table; `end` without the cards that are thrown away."""
    if move == RESIGN:
        return "resign"
    kind, named = moves.kind_of(move), moves.named_in(move)
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NUMBERS:
        return f"{NUMBERS[kind]} {named}"
    if kind in ASSETS:
        return f"{ASSETS[kind]} {asset_text(named)}"
    if kind in HAND_CARDS:
        return f"{HAND_CARDS[kind]} {hand_text(named)}"
    if kind == moves.PLAY:
        return f"play {plan_text(named)}"
    if kind == moves.ASK:
        return ask_text(named)
    if kind in (moves.FOIL, moves.REACT):
        return f"{'foil' if kind == moves.FOIL else 'react'} {plan_text(named)}"
    if kind == moves.OFFER:
        return offer_text(named)
    return format_table(kind, named) if kind < moves.BID else format_arena(kind, named)


def format_table(kind: int, named: int) -> str:
    """Upkeep, abilities, gold and promises."""
    if kind == moves.HOUSE:
        return f"house {HOUSE_IDS[moves.house_named(named)]} fig {moves.figure(named) + 1}"
    if kind == moves.BALANCE:
        dropped = [card_ids("market")[card] for card in moves_lists.gladiators(named)]
        return " ".join(["drop", *dropped]) if dropped else "keep"
    if kind == moves.ABILITY:
        assets = map(asset_text, moves_lists.unpacked(moves_turn.ability_assets(named)))
        parts = ["hab", str(moves_turn.ability_number(named)), *assets]
        hand = list(map(hand_text, moves_lists.unpacked_cards(moves_turn.ability_cards(named))))
        return " ".join([*parts, ":", *hand] if hand else parts)
    if kind == moves.USE:
        parts = ["use", asset_text(moves_turn.use_asset(named))]
        house = moves_turn.use_house(named)
        if moves_turn.use_lot(named):
            parts.append(f"lot{moves_turn.use_lot(named)}")
        elif moves_turn.use_card(named):
            parts += [":", hand_text(moves_turn.use_card(named) - 1)]
        elif is_spy(moves_turn.use_asset(named)) and house != moves.NO_HOUSE:
            parts.append(f">{SEATS[house]}")
        return " ".join(parts)
    if kind == moves.PAY:
        return f"pay {SEATS[moves.house_named(named)]} {moves.paid(named)}"
    if kind == moves.VOW:
        words, gold = (
            ["vow", SEATS[moves.house_named(named)], VOW_WORDS[moves.promise(named)]],
            moves.promised_gold(named),
        )
        return " ".join([*words, str(gold)] if gold else words)
    assert kind == moves.END
    return "end"


def is_spy(asset: int) -> bool:
    return asset != moves.A_GUARD and asset > 0 and cards.has_verb(deck().skills[asset - 1], cards.PEEK_HAND)


def format_arena(kind: int, named: int) -> str:
    if kind == moves.INVITE:
        return f"invite {SEATS[named]}"
    if kind == moves.ENTER:
        gear = [moves_arena.gear(named, slot) for slot in range(bout.SLOTS)]
        named_cards = [card for card in (moves_arena.fighter(named), *gear) if card >= 0]
        return " ".join(["enter", *(asset_text(card + 1) for card in named_cards)])
    if kind == moves.BET:
        stakes = [f"{name}={moves.stake(named, place)}" for place, name in enumerate(BETS) if moves.stake(named, place)]
        return " ".join(["bet", *stakes])
    if kind == moves.ACT:
        later = moves_arena.act_later(named)
        if later >= 0:
            return f"{ATTACKS[moves_arena.act_attack(named)]} {spaces()[later]}"
        return " ".join(filter(None, [spaces()[moves_arena.act_space(named)], ATTACKS[moves_arena.act_attack(named)]]))
    if kind == moves.STEP:
        return f"step {spaces()[named]}"
    if kind == moves.REROLL:
        return f"rr {named or '-'}"
    if kind == moves.DEFEND:
        return "def s" if named else "def d"
    assert kind == moves.LOSE
    return f"lose a{moves_arena.lost_attack(named)} d{moves_arena.lost_defence(named)} s{moves_arena.lost_speed(named)}"


def with_words(text: str, words: str) -> str:
    """A decision and what is said with it: `vow B gold 2 "if you support me"`, `ask B for SC10a say "trust me"`."""
    if not words:
        return text
    return f'{text} say "{words}"' if text.startswith("ask ") else f'{text} "{words}"'


def spoken_with(facts: list[int]) -> str:
    """What was said with a decision that is reported as an event."""
    return "" if moves.kind_of(facts[1]) == moves.END or moves.is_late(facts) else spelled(facts[2:])


def spelled(letters: list[int]) -> str:
    return "".join(map(chr, letters))


def format_move(s: Spartacus, seat: int, move: int) -> str:
    if moves.kind_of(move) == moves.END and move > 0:
        return end_text(s.houses[seat].at(moves.named_in(move)))
    return format_plain(move)


def end_text(cards: list[int]) -> str:
    return " ".join(["end", *map(hand_text, cards)])
