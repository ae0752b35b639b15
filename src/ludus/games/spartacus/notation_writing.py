"""Decisions written as text (specification 7): `play SC14a >B : SL01a`, `bid 3`, `enter GL11 WE03a`, `d4 x` ..."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import moves as m
from ludus.games.spartacus.cards import GLADIATORS, PEEK_HAND, has_verb
from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, deck, spaces
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

PLAIN = {
    m.PASS: "pass",
    m.YES: "yes",
    m.NO: "no",
    m.REVEAL: "reveal",
    m.WITHDRAW: "withdraw",
    m.READY: "ready",
    m.UNREADY: "unready",
    m.REFUSE: "refuse",
    m.NET: "net",
    m.REINIT: "reinit",
    m.FIRST: "first",
    m.SECOND: "second",
    m.AXE: "axe",
    m.SHIELD: "shield",
    m.UP: "up",
    m.DOWN: "down",
}
NUMBERS = {  # a word and a number
    m.CHOOSE: "choose",
    m.TAKE: "take",
    m.ACCEPT: "accept",
    m.REJECT: "reject",
    m.CANCEL: "cancel",
    m.KEPT: "kept",
    m.BROKEN: "broken",
    m.BID: "bid",
    m.FORCE: "force",
}
ASSETS = {  # a word and an asset
    m.HEAL: "heal",
    m.HEALER: "healer",
    m.BODYGUARD: "bodyguard",
    m.DROP: "drop",
    m.PICK: "pick",
    m.TO_BANK: "bank",
}
HAND_CARDS = {m.SELL: "sell", m.LAY: "lay", m.GUARD: "guard", m.REGAIN: "regain"}
BETS = ("V1", "V2", "IN", "DC")
ATTACKS = ("", "x", "j")
VOW_WORDS = ("gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death", "words")
GUARD_WORD = "GU"  # any guard on the table


def asset_text(asset: int) -> str:
    return GUARD_WORD if asset == m.A_GUARD else card_ids("market")[asset - 1]


def hand_text(card: int) -> str:
    return card_ids("intrigue")[card]


def unpack(packed: int, width: int) -> list[int]:
    """Numbers of so many bits, until there is none."""
    found = []
    while packed:
        found.append(packed & ((1 << width) - 1))
        packed >>= width
    return found


def seats_text(mask: int) -> str:
    return ",".join(letter for seat, letter in enumerate(SEATS) if mask >> seat & 1)


def plan_text(plan: int) -> str:
    """`SC14a >B +C : SL01a X2 GL18`; a house that is named but no target stands after a plus."""
    words = [hand_text(m.plan_card(plan))]
    if m.plan_target(plan) != m.NO_HOUSE:
        words.append(f">{SEATS[m.plan_target(plan)]}")
    if m.plan_named(plan) != m.NO_HOUSE:
        words.append(f"+{SEATS[m.plan_named(plan)]}")
    if m.plan_asset(plan):
        words.append(f": {asset_text(m.plan_asset(plan))}")
    if m.plan_gold(plan):
        words.append(f"X{m.plan_gold(plan)}")
    if m.plan_agent(plan):
        words.append("agent")
    return " ".join(words)


def ask_text(named: int) -> str:
    plan = named & m.PLAN
    price = named >> 29
    told = f"ask {seats_text(named >> 25 & 15)}"
    return f"{told} gold {price} for {plan_text(plan)}" if price else f"{told} for {plan_text(plan)}"


def offer_text(terms: int) -> str:
    """`offer B 3 GL02a : WE01a`; with a service `offer B 3 : [yes]`."""
    given = [str(gold) for gold in [terms >> 2 & m.MOST_GOLD] if gold]
    given += map(asset_text, unpack(terms >> 14 & ((1 << 18) - 1), 6))
    if terms & m.SERVICE:
        wanted = [f"[{format_plain(terms >> 32 & ((1 << 18) - 1))}]"]
    else:
        wanted = [str(gold) for gold in [terms >> 8 & m.MOST_GOLD] if gold]
        wanted += map(asset_text, unpack(terms >> 32 & ((1 << 18) - 1), 6))
    return f"offer {SEATS[terms & 3]} {' '.join(given) or '0'} : {' '.join(wanted) or '0'}"


def format_plain(move: int) -> str:
    """A decision that needs no look at the table; `end` without the cards that are thrown away."""
    if move == RESIGN:
        return "resign"
    kind, named = move & m.KIND, move >> m.PAYLOAD
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in NUMBERS:
        return f"{NUMBERS[kind]} {named}"
    if kind in ASSETS:
        return f"{ASSETS[kind]} {asset_text(named)}"
    if kind in HAND_CARDS:
        return f"{HAND_CARDS[kind]} {hand_text(named)}"
    if kind == m.PLAY:
        return f"play {plan_text(named)}"
    if kind == m.ASK:
        return ask_text(named)
    if kind in (m.FOIL, m.REACT):
        return f"{'foil' if kind == m.FOIL else 'react'} {plan_text(named)}"
    if kind == m.OFFER:
        return offer_text(named)
    return format_table(kind, named) if kind < m.BID else format_arena(kind, named)


def format_table(kind: int, named: int) -> str:
    """Upkeep, abilities, gold and promises."""
    if kind == m.HOUSE:
        return f"house {HOUSE_IDS[named & 3]} fig {(named >> 2) + 1}"
    if kind == m.BALANCE:
        dropped = [card_ids("market")[card] for card in range(GLADIATORS) if named >> card & 1]
        return " ".join(["drop", *dropped]) if dropped else "keep"
    if kind == m.ABILITY:
        told = ["hab", str(named & 3), *map(asset_text, unpack(named >> 2 & ((1 << 18) - 1), 6))]
        cards = [hand_text(card - 1) for card in unpack(named >> 20, 7)]
        return " ".join([*told, ":", *cards] if cards else told)
    if kind == m.USE:
        told = ["use", asset_text(named & m.ASSET)]
        if named >> 16:
            told.append(f"lot{named >> 16}")
        elif named >> 9:
            told += [":", hand_text((named >> 9) - 1)]
        elif is_spy(named & m.ASSET) and named >> 6 & 7 != m.NO_HOUSE:
            told.append(f">{SEATS[named >> 6 & 7]}")
        return " ".join(told)
    if kind == m.PAY:
        return f"pay {SEATS[named & 3]} {named >> 2}"
    if kind == m.VOW:
        words = ["vow", SEATS[named & 3], VOW_WORDS[named >> 2 & 15]]
        return " ".join([*words, str(named >> 6)] if named >> 6 else words)
    assert kind == m.END
    return "end"


def is_spy(asset: int) -> bool:
    return asset != m.A_GUARD and asset > 0 and has_verb(deck().skills[asset - 1], PEEK_HAND)


def format_arena(kind: int, named: int) -> str:
    if kind == m.INVITE:
        return f"invite {SEATS[named]}"
    if kind == m.ENTER:
        return " ".join(["enter", *(asset_text(asset) for asset in four(named) if asset)])
    if kind == m.BET:
        stakes = [f"{name}={named >> 2 * place & 3}" for place, name in enumerate(BETS) if named >> 2 * place & 3]
        return " ".join(["bet", *stakes])
    if kind == m.ACT:
        later = m.act_later(named)
        if later >= 0:
            return f"{ATTACKS[m.act_attack(named)]} {spaces()[later]}"
        return " ".join(filter(None, [spaces()[named & 63], ATTACKS[named >> 6]]))
    if kind == m.STEP:
        return f"step {spaces()[named]}"
    if kind == m.REROLL:
        return f"rr {named or '-'}"
    if kind == m.DEFEND:
        return "def s" if named else "def d"
    assert kind == m.LOSE
    return f"lose a{named & 15} d{named >> 4 & 15} s{named >> 8}"


def with_words(text: str, words: str) -> str:
    """A decision and what is said with it: `vow B gold 2 "if you support me"`, `ask B for SC10a say "trust me"`."""
    if not words:
        return text
    return f'{text} say "{words}"' if text.startswith("ask ") else f'{text} "{words}"'


def spoken_with(facts: list[int]) -> str:
    """What was said with a decision that is told as an event."""
    return "" if facts[1] & m.KIND == m.END or m.is_late(facts) else spelled(facts[2:])


def spelled(letters: list[int]) -> str:
    return "".join(map(chr, letters))


def four(named: int) -> list[int]:
    return [named >> 6 * slot & m.ASSET for slot in range(4)]


def format_move(s: Spartacus, seat: int, move: int) -> str:
    if move & m.KIND == m.END and move > 0:
        hand = s.houses[seat].hand
        places = move >> m.PAYLOAD
        return end_text([card for place, card in enumerate(hand) if places >> place & 1])
    return format_plain(move)


def end_text(cards: list[int]) -> str:
    return " ".join(["end", *map(hand_text, cards)])
