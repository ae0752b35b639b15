"""What lies on the table of Spartacus, kept by the referee line by line of a record."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tests.games.spartacus.referee.cards import Cards, HouseCard, Kind

SEATS = "ABCD"
STARTS = {"quick": 7, "standard": 4, "advanced": 1}
DEFAULTS = {
    "length": "standard",
    "houses": "chosen",
    "decap_odds": "3",
    "host_void": "refund",
    "min_influence": "1",
    "supporter_may_foil": "yes",
    "service_deals": "free",
    "wagers": "simultaneous",
    "max_wagers": "4",
    "target_influence": "12",
    "turn_limit": "none",
    "stall_rounds": "10",
}
HEADER = re.compile(r'\[(\w+) "(.*)"\]')
DECISION = re.compile(r"(?:\* )?([A-D]) (\S.*)")
ASIDES = ("pay", "lay", "vow", "kept", "broken")  # at any time; offers too, outside the open market
WINDOWS = ("checkpoint", "wagered", "death")  # where reactions are asked for
DEALS = ("offer", "accept", "reject", "cancel")


class Disagreement(AssertionError):
    """The record, or what a witness has seen, is not what the rules say."""


class Witness(Protocol):
    """Somebody who plays the same game by the record and can be asked what it looks like."""

    def stage(self) -> str:
        """What kind of decision is awaited now; the record does not say which window a pass belongs to."""

    def plays(self, seat: int) -> set[str]:
        """The schemes that a seat may play now, without support and reductions."""

    def meet(self, table: Table, seat: int, decision: str, legal: set[str] | None) -> None:
        """Compare the table, and what may be decided, with one's own; then make the decision."""


@dataclass
class Asset:
    """A gladiator, a slave or a piece of equipment on the table."""

    kind: Kind
    ready: bool = True
    injured: bool = False
    favour: int = 0
    champion: bool = False


@dataclass
class House:
    seat: int
    card: HouseCard
    influence: int
    gold: int
    guards: int  # ready on the table; guards are all alike
    tired: int = 0  # exhausted guards
    hand: list[str] = field(default_factory=list)
    assets: dict[str, Asset] = field(default_factory=dict)

    def ready(self, *forms: str) -> list[str]:
        return [card for card, asset in self.assets.items() if asset.ready and asset.kind.form in forms]

    def count(self, *forms: str) -> int:
        """Ready assets of these kinds; some count as two (SP-Q37)."""
        cards = sum(self.weight(card) for card in self.ready(*forms))
        return cards + (self.guards if "guard" in forms else 0)

    def weight(self, card: str) -> int:
        kind = self.assets[card].kind
        return int(next((step.args[1] for step in kind.effect if step.verb == "countas"), 1))


class Side(Protocol):
    """A fighter in the arena, as far as everybody sees it."""

    seat: int
    card: str
    gear: list[str]
    place: str
    dice: list[int]


@dataclass
class Offer:
    """What one house gives for what it wants of another."""

    giver: int
    taker: int
    given: list[str]
    wanted: list[str]


FreeReaction = Callable[["Table", int, list[str]], None]


class Table:
    """Houses, decks and the rest of the record."""

    def __init__(self, record: str, cards: Cards, witness: Witness, free_reaction: FreeReaction) -> None:
        self.free_reaction = free_reaction
        self.cards = cards
        self.witness = witness
        self.options = dict(DEFAULTS)
        self.streams: dict[str, deque[str]] = {}
        self.lines: deque[str] = deque()
        self.players = 0
        self.read(record)
        self.houses: list[House] = []
        self.market: list[str] = []  # the top is the last one
        self.intrigue: list[str] = []
        self.market_out: list[str] = []
        self.intrigue_out: list[str] = []
        self.lots: list[str] = []
        self.offers: dict[int, Offer] = {}
        self.offered = 0
        self.host = -1
        self.turn = 0
        self.phase = "setup"
        self.winner = -1
        self.sides: list[Side] = []  # the fighters in the arena
        self.fighting = False
        self.bets: list[dict[str, int]] = []
        self.line = ""

    def read(self, record: str) -> None:
        for line in filter(None, record.splitlines()):
            if found := HEADER.fullmatch(line):
                self.options[found[1]] = found[2]
            elif line.startswith("@ "):
                _, stream, _, result = line.split()
                self.streams.setdefault(stream, deque()).append(result)
            else:
                self.lines.append(line)
        self.players = int(self.options["Players"])

    # --- The record ------------------------------------------------------------------------------------

    def check(self, fact: bool, rule: str) -> None:
        if not fact:
            raise Disagreement(f"{rule}: {self.line!r}, turn {self.turn}, then {list(self.lines)[:4]}")

    def awaits(self, stage: str, seat: int) -> bool:
        """Is the next line, but for what is done at any time, a decision of this seat and of this kind?

        A decision that was sold stands behind a star; the witness is past it then.
        """
        following = next((line for line in self.lines if not self.is_aside(line)), "")
        found = DECISION.fullmatch(following)
        if not found or found[1] != SEATS[seat]:
            return False
        return following.startswith("*") or self.witness.stage() == stage

    def next(self) -> tuple[int, list[str]]:
        """The next decision without taking it."""
        found = DECISION.fullmatch(self.lines[0]) if self.lines else None
        return (SEATS.index(found[1]), found[2].split()) if found else (-1, [""])

    def take(self, seat: int = -1, *verbs: str, legal: set[str] | None = None) -> list[str]:
        """The next decision, which must be one of this seat (-1: of any) with one of these verbs.

        `legal` are all decisions of these verbs that the rules allow, where it is worth counting them.
        """
        self.hear()
        self.check(bool(self.lines), "a decision is missing")
        actor, words = self.next()
        self.line = self.lines[0]
        self.check(actor >= 0 and seat in (-1, actor), f"{SEATS[seat]} decides")
        self.check(not verbs or words[0] in verbs, f"one of {verbs}")
        self.check(legal is None or kinds(" ".join(words)) in set(map(kinds, legal)), f"one of {legal}")
        self.advance(legal)
        return words

    def advance(self, legal: set[str] | None = None) -> None:
        line = self.lines.popleft()
        self.line = line
        found = DECISION.fullmatch(line)
        assert found
        if not line.startswith("*"):
            self.witness.meet(self, SEATS.index(found[1]), found[2], legal)

    def expect(self, line: str) -> None:
        """What must have followed."""
        self.hear()
        self.line = self.lines[0] if self.lines else ""
        self.check(self.line == f"* {line}", f"expected * {line}")
        self.lines.popleft()

    def expect_word(self, word: str) -> list[str]:
        """What followed, beginning with this word; the rest of the line is to be judged."""
        self.hear()
        self.line = self.lines[0] if self.lines else ""
        self.check(self.line.startswith(f"* {word} "), f"expected * {word} ...")
        return self.lines.popleft().split()[2:]

    def begin(self, phase: str) -> None:
        self.expect(phase)
        self.phase = phase

    def roll(self, stream: str, count: int = 1) -> list[int]:
        """The next dice of a stream."""
        self.check(len(self.streams.get(stream, ())) >= count, f"{count} dice for {stream}")
        return [int(self.streams[stream].popleft()) for _ in range(count)]

    def roll_off(self, stream: str, seats: list[int]) -> int:
        """Who rolls highest; ties are rolled again."""
        while len(seats) > 1:
            dice = self.roll(stream, len(seats))
            self.expect(" ".join(["roll", stream, *(f"{SEATS[p]} {die}" for p, die in zip(seats, dice, strict=True))]))
            seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
        return seats[0]

    # --- Asides: gifts, guards laid on the table, promises, offers for a decision -------------------------

    def hear(self) -> None:
        """Everything that may be done at any time, before the next decision."""
        while self.lines and self.is_aside(self.lines[0]):
            self.hear_one()

    def is_aside(self, line: str) -> bool:
        found = DECISION.fullmatch(line)
        verb = found[2].split()[0] if found else ""
        if verb == "react":
            return self.witness.stage() not in WINDOWS
        return verb in ASIDES or (verb in DEALS and self.witness.stage() != "trade")

    def hear_one(self) -> None:
        seat, words = self.next()
        self.advance()
        if words[0] == "pay":
            self.pay(seat, SEATS.index(words[1]), int(words[2]))
        elif words[0] == "lay":
            self.lay(seat, words[1])
        elif words[0] == "react":
            self.free_reaction(self, seat, words[1:])
        elif words[0] in DEALS:
            self.deal(seat, words)

    def lay(self, seat: int, card: str) -> None:
        house = self.houses[seat]
        self.check(card in house.hand and self.cards[card].form == "guard", "SP-267")
        house.hand.remove(card)
        house.guards += 1

    def deal(self, seat: int, words: list[str]) -> None:
        """An offer is made, accepted or ended."""
        if words[0] == "offer":
            colon = words.index(":")
            self.offered += 1
            given, wanted = ([word for word in side if word != "0"] for side in (words[2:colon], words[colon + 1 :]))
            offer = Offer(seat, SEATS.index(words[1]), given, wanted)
            self.check(offer.taker != seat, "SP-701 an offer to oneself")
            self.check(self.has(seat, given), "SP-701 nobody offers what he has not")
            self.offers[self.offered] = offer
            return
        offer = self.offers.pop(int(words[1]), Offer(-1, -1, [], []))
        self.check(seat == (offer.giver if words[0] == "cancel" else offer.taker), "SP-702")
        if words[0] != "accept":
            return
        if offer.wanted and offer.wanted[0].startswith("["):
            self.check(self.options["service_deals"] == "atomic", "SP-704")
            self.pay(offer.giver, seat, sum(map(int, offer.given)))
            return
        self.check(self.phase == "market", "SP-302")
        self.check(self.has(offer.giver, offer.given) and self.has(seat, offer.wanted), "SP-701")
        self.give(offer.giver, seat, offer.given)
        self.give(seat, offer.giver, offer.wanted)

    def has(self, seat: int, goods: list[str]) -> bool:
        """Can a house deliver gold and ready assets?"""
        house = self.houses[seat]
        assets = [word for word in goods if word.isalnum() and not word.isdigit() and word != "GU"]
        known = all(card in house.assets and house.assets[card].ready for card in assets)
        return known and goods.count("GU") <= house.guards and self.gold_in(goods) <= house.gold

    def gold_in(self, goods: list[str]) -> int:
        return sum(int(word) for word in goods if word.isdigit())

    def give(self, giver: int, taker: int, goods: list[str]) -> None:
        """Gold and assets change owner; a champion takes its influence along (SP-307)."""
        for word in goods:
            if word == "GU":
                self.houses[giver].guards -= 1
                self.houses[taker].guards += 1
            elif not word.isdigit():
                asset = self.houses[giver].assets.pop(word)
                self.houses[taker].assets[word] = asset
                if asset.champion:
                    self.influence(giver, -1)
                    self.influence(taker, 1)
        self.pay(giver, taker, self.gold_in(goods))

    # --- What rules do ---------------------------------------------------------------------------------

    def clockwise(self, first: int) -> Iterator[int]:
        return ((first + step) % self.players for step in range(self.players))

    def others(self, seat: int) -> list[int]:
        """All but this one, clockwise from it."""
        return list(self.clockwise(seat))[1:]

    def influence(self, seat: int, change: int) -> None:
        """The track ends where the game is won (SP-009, SP-808)."""
        house = self.houses[seat]
        low, high = int(self.options["min_influence"]), int(self.options["target_influence"])
        house.influence = max(low, min(high, house.influence + change))

    def pay(self, giver: int, taker: int, gold: int) -> None:
        """Gold of a house for another house, or for the bank (-1)."""
        self.check(0 <= gold <= self.houses[giver].gold, "SP-008")
        self.houses[giver].gold -= gold
        if taker >= 0:
            self.houses[taker].gold += gold

    def discard(self, seat: int, card: str) -> None:
        """An asset leaves its house; a lost champion costs 1 influence (SP-014, SP-443)."""
        house = self.houses[seat]
        if card == "GU":
            self.check(house.guards > 0, "SP-654 a ready guard")
            house.guards -= 1
            self.intrigue_out.append("GU01")
            return
        self.check(card in house.assets, "the house has that asset")
        asset = house.assets.pop(card)
        self.market_out.append(card)
        if asset.champion:
            self.influence(seat, -1)

    def throw(self, seat: int, card: str) -> None:
        """A hand card goes to the discard pile."""
        self.check(card in self.houses[seat].hand, "SP-705 that card is in this hand")
        self.houses[seat].hand.remove(card)
        self.intrigue_out.append(card)

    def exhaust(self, seat: int, card: str) -> None:
        house = self.houses[seat]
        if card == "GU":
            self.check(house.guards > 0, "SP-651")
            house.guards -= 1
            house.tired += 1
            return
        self.check(card in house.assets and house.assets[card].ready, "SP-651 only ready cards are exhausted")
        house.assets[card].ready = False

    def draw(self, seat: int, count: int) -> None:
        """Intrigue cards from the top; an empty deck is made of its discard (SP-202, SP-203)."""
        drawn = []
        for _ in range(count):
            if not self.intrigue and self.intrigue_out:
                self.intrigue = self.shuffled("intrigue", self.intrigue_out)
                self.expect("shuffle INT")
            if self.intrigue:
                drawn.append(self.intrigue.pop())
        if drawn:
            self.expect(" ".join(["draw", SEATS[seat], *drawn]))
        self.houses[seat].hand += drawn

    def shuffled(self, stream: str, pile: list[str]) -> list[str]:
        """A pile in its new order; the pile is empty then."""
        self.check(bool(self.streams.get(stream)), f"a shuffle of {stream}")
        deck = self.streams[stream].popleft().split(".")
        self.check(sorted(map(plain, deck)) == sorted(map(plain, pile)), f"the same cards as before in {stream}")
        pile.clear()
        return deck


def plain(card: str) -> str:
    """Guards are all alike."""
    return "GU01" if card.startswith("GU") else card


def kinds(move: str) -> str:
    """A decision with kinds in place of cards: menus name one of several equal copies."""
    return re.sub(r"\b([A-Z]{2}\d\d)[a-z]\b", r"\1", move)
