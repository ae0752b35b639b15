"""Decisions as text (specification 7): `play SC14a >B : SL01a`, `bid 3`, `enter GL11 WE03a`, `d4 x` ..."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from ludus.games.spartacus import moves as m
from ludus.games.spartacus.cards import (
    AT_FIGHTER,
    AT_TWO,
    CHOSEN,
    GLADIATORS,
    LOWER,
    PAY_TO,
    PEEK_HAND,
    SCHEME,
    has_verb,
)
from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, deck, spaces
from ludus.games.spartacus.effects import aimed
from ludus.games.spartacus.phases.promises import OPEN, VOW, secretly_kept
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus
    from ludus.kernel.game import Game

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
VOW_WORDS = ("gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death")
GUARD_WORD = "GU"  # any guard on the table


# --- Writing -------------------------------------------------------------------------------------------


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
        return " ".join(filter(None, [spaces()[named & 63], ATTACKS[named >> 6]]))
    if kind == m.STEP:
        return f"step {spaces()[named]}"
    if kind == m.REROLL:
        return f"rr {named or '-'}"
    if kind == m.DEFEND:
        return "def s" if named else "def d"
    assert kind == m.LOSE
    return f"lose a{named & 15} d{named >> 4 & 15} s{named >> 8}"


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


# --- Reading -------------------------------------------------------------------------------------------

WORDS = {name: kind for kind, name in PLAIN.items()}
NUMBER_WORDS = {name: kind for kind, name in NUMBERS.items()}
ASSET_WORDS = {name: kind for kind, name in ASSETS.items() if kind != m.DROP}
HAND_WORDS = {name: kind for kind, name in HAND_CARDS.items()}
SERVICE_KINDS = (m.PASS, m.YES, m.NO, m.REFUSE, m.UP, m.DOWN)  # and an invitation
NOT_FOR_SALE = m.END
NO_GEAR = 1 << 24  # in place of gear: a second fighter, or a guard
TWO_ALIKE = m.A_GUARD << 6  # in place of a weapon: two cards of one type
TOO_MUCH = m.SERVICE << 1  # an offer that cannot be made: more than three assets or 63 gold on one side
PLAN_TEXT = re.compile(
    r"(?P<card>[A-Z]{2}\d\d[A-Z]?)(?: >(?P<target>[A-D]))?(?: \+(?P<named>[A-D]))?"
    r"(?: : (?P<asset>[A-Z]{2}(?:\d\d[A-Z]?)?))?(?: X(?P<gold>[1-9]\d?))?(?P<agent> AGENT)?"
)
ASK_TEXT = re.compile(r"ASK (?P<asked>[A-D](?:,[A-D])*)(?: GOLD (?P<price>[1-9]\d?))? FOR (?P<plan>.+)")
OFFER_TEXT = re.compile(r"OFFER (?:(?P<number>\d{1,12}) )?(?P<to>[A-D]) (?P<given>[^:\[]+) : (?P<wanted>.+)")
LOSE_TEXT = re.compile(r"LOSE A(\d) D(\d) S(\d)")


class Parser:
    """Reads one decision; ValueError for what is none."""

    def __init__(self, s: Spartacus, seat: int) -> None:
        self.s = s
        self.seat = seat

    def read(self, text: str) -> int:
        if text == "RESIGN":
            return RESIGN
        word, _, rest = text.partition(" ")
        name = word.lower()
        if name in WORDS and not rest:
            return WORDS[name]
        if name in ("kept", "broken") and not rest:
            rest = self.only_promise()
        if name in NUMBER_WORDS:
            return NUMBER_WORDS[name] | number(rest) << m.PAYLOAD
        if name in ("healer", "pick"):
            rest = self.whose(name, rest)
        if name in ASSET_WORDS:
            owner = m.plan_target(self.s.scheme) if name == "pick" and self.s.scheme >= 0 else self.seat
            return ASSET_WORDS[name] | self.asset(rest, owner) << m.PAYLOAD
        if name in HAND_WORDS:
            return HAND_WORDS[name] | hand_number(rest) << m.PAYLOAD
        reader = READERS.get(name)
        if reader is not None:
            return reader(self, rest, text)
        return self.action(text)

    def asset(self, text: str, owner: int) -> int:
        """Guards on the table of a house are all alike, and any of them may be named; one in a hand is no asset."""
        card = intrigue_numbers().get(text, -1)
        if owner < self.s.players and card in self.s.houses[owner].guards:
            return m.A_GUARD
        return asset_number(text)

    def goods(self, text: str, owner: int) -> tuple[int, int]:
        """Gold and assets, upwards; more than an offer can hold is left to its reader."""
        gold, assets = 0, []
        for word in text.split():
            if re.fullmatch(r"\d{1,6}", word):
                gold += int(word)
            else:
                assets.append(self.asset(word, owner))
        return gold, packed(sorted(assets), 6)

    def only_promise(self) -> str:
        """`kept` without a number means the one promise to this house that is open."""
        kept, vows = secretly_kept(self.s), self.s.vows
        mine = [at for at in range(0, len(vows), VOW) if vows[at + 1] == self.seat and vows[at + 5] == OPEN]
        numbers = [at // VOW + 1 for at in mine if at not in kept]
        return str(numbers[0]) if len(numbers) == 1 else ""

    def whose(self, name: str, rest: str) -> str:
        """`healer SL06 A.GL05`, `pick B.SL02a`: what everybody sees may be told again, but not wrongly."""
        s = self.s
        if name == "healer":
            told = f" {SEATS[s.active]}.{card_ids('market')[s.patient].upper()}" if s.patient >= 0 else ""
            return rest.removesuffix(told)
        target = m.plan_target(s.scheme)
        return rest.removeprefix(f"{SEATS[target]}.") if s.scheme >= 0 and target < s.players else rest

    def plan(self, rest: str) -> int:
        found = PLAN_TEXT.fullmatch(other_words(rest))
        if found is None:
            raise ValueError(rest)
        card = hand_number(found["card"])
        target, named = self.houses(card, found["target"], found["named"])
        asset = asset_number(found["asset"]) if found["asset"] else 0
        gold = int(found["gold"] or 0)
        if gold > m.MOST_X:
            raise ValueError(rest)
        return m.plan_of(card, target, named, asset, gold, 1 if found["agent"] else 0)

    def houses(self, card: int, first: str | None, second: str | None) -> tuple[int, int]:
        """Target and named house; a scheme that leaves no choice needs none, two targets stand in any order."""
        target = SEATS.index(first) if first else m.NO_HOUSE
        named = SEATS.index(second) if second else m.NO_HOUSE
        if first is None and deck().forms[card] == SCHEME and aimed(self.s, card, self.seat) >= 0:
            target = aimed(self.s, card, self.seat)
        if deck().aims[card] == AT_TWO and second and named < target:
            target, named = named, target
        return target, named

    def play(self, rest: str, text: str) -> int:
        rest, _, helpers = rest.partition(" WITH ")
        if helpers:
            return self.reveal(self.plan(rest), helpers)
        return m.PLAY | self.plan(rest) << m.PAYLOAD

    def reveal(self, plan: int, helpers: str) -> int:
        """`play SC10a X2 with B,C`: the scheme for which these houses have just given their support."""
        s = self.s
        asked = s.stage == m.REVEALING and s.active == self.seat
        if not asked or s.request & m.PLAN != plan or helpers != seats_text(s.agreed):
            raise ValueError(helpers)
        return m.REVEAL

    def foil(self, rest: str, text: str) -> int:
        return m.FOIL | self.plan(rest) << m.PAYLOAD

    def react(self, rest: str, text: str) -> int:
        return m.REACT | self.plan(rest) << m.PAYLOAD

    def ask(self, rest: str, text: str) -> int:
        found = ASK_TEXT.fullmatch(text)
        if found is None or int(found["price"] or 0) > m.MOST_PRICE:
            raise ValueError(text)
        asked = sum({1 << SEATS.index(letter) for letter in found["asked"].split(",")})
        price = int(found["price"] or 0)
        return m.ASK | (self.plan(found["plan"]) | asked << 25 | price << 29) << m.PAYLOAD

    def house(self, rest: str, text: str) -> int:
        found = re.fullmatch(r"([A-Z]{3})(?: FIG ([1-4]))?", rest)
        if found is None:
            raise ValueError(text)
        figure = int(found[2] or self.free_figure()) - 1
        return m.HOUSE | (HOUSE_IDS.index(found[1]) | figure << 2) << m.PAYLOAD

    def free_figure(self) -> int:
        taken = {house.figure for house in self.s.houses}
        return next(figure + 1 for figure in range(4) if figure not in taken)

    def keep(self, rest: str, text: str) -> int:
        if rest:
            raise ValueError(text)
        return m.BALANCE

    def drop(self, rest: str, text: str) -> int:
        """Gladiators in the balance, or the asset that a scheme demands."""
        if self.s.stage == m.DROPPING:
            return m.DROP | self.asset(rest, self.seat) << m.PAYLOAD
        cards = [asset_number(word) - 1 for word in rest.split()]
        if not cards or max(cards) >= GLADIATORS or len(set(cards)) < len(cards):
            raise ValueError(text)
        return m.BALANCE | sum(1 << card for card in cards) << m.PAYLOAD

    def ability(self, rest: str, text: str) -> int:
        cost, _, cards = rest.partition(" :")
        words = cost.split()
        if not words or words[0] not in ("1", "2") or len(words) > 4 or len(cards.split()) > 3:
            raise ValueError(text)
        assets = packed(sorted(self.asset(word, self.seat) for word in words[1:]), 6)  # gladiators, slaves, guards
        thrown = packed([hand_number(word) + 1 for word in cards.split()], 7)
        return m.ABILITY | (int(words[0]) | assets << 2 | thrown << 20) << m.PAYLOAD

    def use(self, rest: str, text: str) -> int:
        found = re.fullmatch(r"(\S+)(?: >([A-D]))?(?: : (\S+))?(?: LOT([1-4]))?", rest)
        if found is None:
            raise ValueError(text)
        named = asset_number(found[1])
        if is_spy(named):
            named |= (SEATS.index(found[2]) if found[2] else m.NO_HOUSE) << 6
        elif found[2]:
            named |= m.NO_HOUSE << 6  # no other ability names a house
        if found[3]:
            named |= (hand_number(found[3]) + 1) << 9
        if found[4]:
            named |= int(found[4]) << 16
        return m.USE | named << m.PAYLOAD

    def end(self, rest: str, text: str) -> int:
        hand = self.s.houses[self.seat].hand
        places = 0
        for word in rest.split():
            card = hand_number(word)
            place = 1 << (hand.index(card) if card in hand else len(hand))
            if places & place:
                raise ValueError(text)
            places |= place
        return m.END | places << m.PAYLOAD

    def pay(self, rest: str, text: str) -> int:
        found = re.fullmatch(r"([A-D]) (\d{1,3})", rest)
        if found is None:
            raise ValueError(text)
        return m.PAY | (SEATS.index(found[1]) | int(found[2]) << 2) << m.PAYLOAD

    def vow(self, rest: str, text: str) -> int:
        found = re.fullmatch(r"([A-D]) ([A-Z]+)(?: (\d{1,2}))?", rest)
        if found is None:
            raise ValueError(text)
        what = VOW_WORDS.index(found[2].lower())
        return m.VOW | (SEATS.index(found[1]) | what << 2 | int(found[3] or 0) << 6) << m.PAYLOAD

    def offer(self, rest: str, text: str) -> int:
        found = OFFER_TEXT.fullmatch(text)
        if found is None or int(found["number"] or self.s.next_offer) != self.s.next_offer:
            raise ValueError(text)
        gold, assets = self.goods(found["given"], self.seat)
        if gold > m.MOST_GOLD or assets >> 18:
            return m.OFFER | (SEATS.index(found["to"]) | TOO_MUCH) << m.PAYLOAD
        terms = SEATS.index(found["to"]) | gold << 2 | assets << 14
        if service := re.fullmatch(r"\[(.+)\]", found["wanted"]):
            wanted = self.service(service[1], found["to"])
            return m.OFFER | (terms | wanted << 32 | m.SERVICE) << m.PAYLOAD
        gold, assets = self.goods(found["wanted"], SEATS.index(found["to"]))
        if gold > m.MOST_GOLD or assets >> 18:
            terms, gold, assets = SEATS.index(found["to"]) | TOO_MUCH, 0, 0
        return m.OFFER | (terms | gold << 8 | assets << 32) << m.PAYLOAD

    def service(self, text: str, to: str) -> int:
        """A decision in brackets, `[yes]` or `[D yes]`: only words that need no look at what the other house holds.

        Any other decision is read as one that is never for sale, whatever it names.
        """
        word, _, rest = text.removeprefix(f"{to} ").partition(" ")
        name = word.lower()
        if WORDS.get(name) in SERVICE_KINDS and not rest:
            return WORDS[name]
        if name == "invite":
            return self.invite(rest, text)
        if name in READERS or name in WORDS or name in NUMBER_WORDS or name in ASSET_WORDS or name in HAND_WORDS:
            return NOT_FOR_SALE
        raise ValueError(text)

    def invite(self, rest: str, text: str) -> int:
        if len(rest) != 1 or rest not in SEATS[:4]:
            raise ValueError(text)
        return m.INVITE | SEATS.index(rest) << m.PAYLOAD

    def enter(self, rest: str, text: str) -> int:
        """The fighter first; gear finds its own place."""
        words = rest.split()
        named = asset_number(words[0]) if words else 0
        types = {"WE": 6, "AR": 12, "XE": 18}
        for word in words[1:]:
            asset = asset_number(word)
            slot = types.get(word[:2])
            if slot is None:
                return m.ENTER | (named & m.ASSET | NO_GEAR) << m.PAYLOAD
            if named >> slot & m.ASSET:
                return m.ENTER | (named & m.ASSET | TWO_ALIKE) << m.PAYLOAD
            named |= asset << slot
        if not named:
            raise ValueError(text)
        return m.ENTER | named << m.PAYLOAD

    def bet(self, rest: str, text: str) -> int:
        named = 0
        for word in rest.split():
            found = re.fullmatch(r"(V1|V2|IN|DC)=([1-3])", word)
            if found is None or named >> 2 * BETS.index(found[1]) & 3:
                raise ValueError(text)
            named |= int(found[2]) << 2 * BETS.index(found[1])
        return m.BET | named << m.PAYLOAD

    def reroll(self, rest: str, text: str) -> int:
        return m.REROLL | (0 if rest == "-" else number(rest)) << m.PAYLOAD

    def defend(self, rest: str, text: str) -> int:
        return m.DEFEND | ("D", "S").index(rest) << m.PAYLOAD

    def lose(self, rest: str, text: str) -> int:
        found = LOSE_TEXT.fullmatch(text)
        if found is None:
            raise ValueError(text)
        return m.LOSE | (int(found[1]) | int(found[2]) << 4 | int(found[3]) << 8) << m.PAYLOAD

    def step(self, rest: str, text: str) -> int:
        return m.STEP | spaces().index(rest.lower()) << m.PAYLOAD

    def action(self, text: str) -> int:
        """`d4`, `d4 x`, `x`, `stay`; after an attack the same words are a step."""
        found = re.fullmatch(r"(?:(STAY)|([A-G][1-7]))?(?: ?(X|J))?", text)
        if found is None or not text:
            raise ValueError(text)
        here = self.place()
        space = spaces().index(found[2].lower()) if found[2] else here
        attack = ATTACKS.index(found[3].lower()) if found[3] else 0
        if self.s.stage == m.STEPPING and not attack:
            return m.STEP | space << m.PAYLOAD
        return m.ACT | (space | attack << 6) << m.PAYLOAD

    def place(self) -> int:
        b = self.s.bout
        return int(b.places[1 if b.owners[1] == self.seat else 0])


READERS = {
    "play": Parser.play,
    "foil": Parser.foil,
    "react": Parser.react,
    "ask": Parser.ask,
    "house": Parser.house,
    "keep": Parser.keep,
    "drop": Parser.drop,
    "hab": Parser.ability,
    "use": Parser.use,
    "end": Parser.end,
    "pay": Parser.pay,
    "vow": Parser.vow,
    "offer": Parser.offer,
    "invite": Parser.invite,
    "enter": Parser.enter,
    "bet": Parser.bet,
    "rr": Parser.reroll,
    "def": Parser.defend,
    "lose": Parser.lose,
    "step": Parser.step,
}


def number(text: str) -> int:
    if not re.fullmatch(r"\d{1,4}", text):
        raise ValueError(text)
    return int(text)


def other_words(plan: str) -> str:
    """The ways of the specification to write a plan: `>A,C`, `>B pay C`, `>A GL05`, `GL18` for the agent."""
    card = intrigue_numbers().get(plan.partition(" ")[0], -1)
    if card < 0:
        return plan
    if deck().aims[card] == AT_TWO:
        plan = re.sub(r" >([A-D]),([A-D])", r" >\1 +\2", plan)
    if any(step.verb == PAY_TO and step.to == CHOSEN for step in deck().steps[card]):
        plan = re.sub(r" PAY ([A-D])\b", r" +\1", plan)
    if deck().aims[card] == AT_FIGHTER:
        plan = re.sub(r" (>[A-D]) ([A-Z]{2}\d\d[A-Z]?)$", r" \1 : \2", plan)
    before, _, word = plan.rpartition(" ")
    last = market_numbers().get(word, -1)
    if deck().forms[card] == SCHEME and last >= 0 and has_verb(deck().skills[last], LOWER) and before[-1:] != ":":
        plan = f"{before} AGENT"
    return plan


def asset_number(text: str) -> int:
    if text == GUARD_WORD:
        return m.A_GUARD
    return market_numbers()[text] + 1


def hand_number(text: str) -> int:
    return intrigue_numbers()[text]


@cache
def market_numbers() -> dict[str, int]:
    return {name.upper(): card for card, name in enumerate(card_ids("market"))}


@cache
def intrigue_numbers() -> dict[str, int]:
    return {name.upper(): card for card, name in enumerate(card_ids("intrigue"))}


def packed(numbers: list[int], width: int) -> int:
    return sum(each << width * place for place, each in enumerate(numbers))


def parse(game: Game, s: Spartacus, seat: int, text: str) -> int:
    """The move that a text means; raises `Unreadable`."""
    try:
        return Parser(s, seat).read(" ".join(text.upper().split()))
    except (ValueError, KeyError, IndexError):
        raise Unreadable("bad-move", game, text=text[:80]) from None
