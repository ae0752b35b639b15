"""Positions as JSON-able dicts: everything on the table, secrets included."""

from __future__ import annotations

from typing import Any

from ludus.games.spartacus import cards, moves, streams
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.consistency import flaw
from ludus.games.spartacus.deck import card_ids
from ludus.games.spartacus.house import House
from ludus.games.spartacus.notation_words import sayable
from ludus.games.spartacus.phases.promises import MOST_REGARD
from ludus.games.spartacus.rows import chain
from ludus.games.spartacus.state import Spartacus, Table
from ludus.games.spartacus.view import PHASES, STAGES
from ludus.kernel.chance import Chance
from ludus.kernel.positions import FieldReader

NUMBERS = {  # the lowest and the highest value of each
    "turn": (0, 9999),
    "waiting": (0, 15),
    "host": (0, 3),
    "active": (-1, 3),
    "patient": (-1, cards.MARKET - 1),
    "rolled": (0, (1 << cards.MARKET) - 1),
    "die": (0, 6),
    "die2": (0, 6),
    "passed": (0, 15),
    "after": (0, 7),
    "outer": (0, len(STAGES) - 1),
    "scheme": (-1, moves.PLAN),
    "schemer": (-1, 3),
    "supporters": (0, 15),
    "aside": (0, 999),
    "step": (0, 9),
    "tapped": (0, 99),
    "dropped": (0, 99),
    "request": (-1, moves.REQUEST),
    "agreed": (0, 15),
    "done": (0, 15),
    "next_offer": (1, 1 << 20),
    "lot": (-1, 4),
    "contenders": (0, 15),
    "invited": (-1, 3),
    "refused": (0, 15),
    "dead": (-1, cards.MARKET - 1),
    "dead_owner": (-1, 3),
    "winner": (-1, 3),
    "ending": (-1, 3),
    "resigned": (0, 15),
}
LISTS = (
    "chain",
    "noes",
    "tried",
    "offers",
    "offered",
    "vows",
    "worded",
    "gifts",
    "peeks",
    "seen_lots",
    "bids",
    "laid",
    "bets",
    "ladder",
    "ranks",
    "fallen",
    "counts",
    "marks",
)
BOUT_NUMBERS = {
    "used": (0, 3),
    "round": (0, 9999),
    "quiet": (0, 99),
    "leader": (-1, 1),
    "turn": (0, 1),
    "attack": (0, 2),
    "later": (-1, 36),
    "wounds": (0, 99),
    "loser": (-1, 1),
    "defeat": (0, 3),
}
BOUT_LISTS = ("owners", "fighters", "gear", "dice", "places", "sums", "red", "black", "rerolls")
BOUT_FLAGS = ("struck", "by_speed", "moved", "countering")
SIZED = {
    "offered": 0,
    "bids": 0,
    "laid": 0,
    "bets": 0,
    "counts": streams.STREAMS,
    "marks": cards.MARKET,
}  # 0: one per seat
MOST = (1 << 60) - 1  # no number in a list is larger
NAMED_PHASES: dict[str, int] = {name: phase for phase, name in enumerate(PHASES)}
NAMED_STAGES: dict[str, int] = {name: stage for stage, name in enumerate(STAGES)}
BOUT_SIZES = {"owners": 2, "fighters": 2, "gear": 6, "dice": 6, "places": 2, "sums": 2, "rerolls": 2}


# --- Writing -------------------------------------------------------------------------------------------


def market_names(cards: list[int]) -> list[str]:
    return [card_ids("market")[card] for card in cards]


def hand_names(cards: list[int]) -> list[str]:
    return [card_ids("intrigue")[card] for card in cards]


def write(s: Spartacus) -> dict[str, Any]:
    return {
        "players": s.players,
        "phase": PHASES[s.phase],
        "stage": STAGES[s.stage],
        "houses": [write_house(house) for house in s.houses],
        "market": market_names(s.market),
        "market_out": market_names(s.market_out),
        "intrigue": hand_names(s.intrigue),
        "intrigue_out": hand_names(s.intrigue_out),
        "lots": market_names(s.lots),
        "hidden": s.hidden,
        "claim": s.claim,
        "wordings": s.wordings[:],
        **{name: getattr(s, name) for name in NUMBERS},
        **{name: getattr(s, name)[:] for name in LISTS},
        "bout": {
            **{name: getattr(s.bout, name) for name in BOUT_NUMBERS},
            **{name: getattr(s.bout, name)[:] for name in BOUT_LISTS},
            **{name: getattr(s.bout, name) for name in BOUT_FLAGS},
        },
    }


def write_house(house: House) -> dict[str, Any]:
    return {
        "card": house.card,
        "figure": house.figure,
        "influence": house.influence,
        "gold": house.gold,
        "hand": hand_names(house.hand),
        "guards": hand_names(house.guards),
        "tired": hand_names(house.tired),
        "assets": market_names(house.assets),
        "regard": house.regard[:],
    }


# --- Reading -------------------------------------------------------------------------------------------


class Reader(FieldReader[Table]):
    """Reads a position and says what is wrong with it."""

    def cards(self, source: dict[str, Any], field: str, deck: str) -> list[int]:
        value = source.get(field, [])
        known = card_ids(deck)
        if not isinstance(value, list) or not all(isinstance(name, str) and name in known for name in value):
            raise self.wrong(field, value)
        return [known.index(name) for name in value]

    def read(self, chance: Chance) -> Spartacus:
        s = Spartacus(self.table, chance)
        given = self.position
        s.phase = self.named("phase", given.get("phase"), NAMED_PHASES)
        s.stage = self.named("stage", given.get("stage"), NAMED_STAGES)
        houses = given.get("houses")
        if not isinstance(houses, list) or len(houses) != self.players:
            raise self.wrong("houses")
        s.houses = [self.house(house) for house in houses]
        for field in ("market", "market_out", "lots"):
            setattr(s, field, self.cards(given, field, "market"))
        for field in ("intrigue", "intrigue_out"):
            setattr(s, field, self.cards(given, field, "intrigue"))
        for field, (low, high) in NUMBERS.items():
            setattr(s, field, self.number(field, getattr(s, field), low, high, given))
        for field in LISTS:
            size = (SIZED[field] or self.players) if field in SIZED else -1
            default = {"marks": [0] * cards.MARKET, "bids": [-1] * self.players, "bets": [-1] * self.players}
            fallback = default.get(field, [0] * size if size > 0 else [])
            setattr(s, field, self.numbers(field, given.get(field, fallback), -1, MOST, size))
        if not isinstance(given.get("hidden", False), bool):
            raise self.wrong("hidden")
        s.hidden = given.get("hidden", False)
        s.claim = "".join(self.wordings("claim", [given["claim"]] if given.get("claim") else []))
        s.wordings = self.wordings("wordings", given.get("wordings", []))
        s.bout = self.bout(given.get("bout", {}))
        self.check(s)
        return s

    def house(self, given: Any) -> House:
        if not isinstance(given, dict):
            raise self.wrong("houses", given)
        return House(
            self.number("card", -1, -1, 3, given),
            self.number("figure", -1, -1, 3, given),
            self.number("influence", 1, 0, 12, given),
            self.number("gold", 0, 0, 9999, given),
            sorted(self.cards(given, "hand", "intrigue")),
            sorted(self.cards(given, "guards", "intrigue")),
            sorted(self.cards(given, "tired", "intrigue")),
            sorted(self.cards(given, "assets", "market")),
            self.numbers("regard", given.get("regard", [0] * self.players), -MOST_REGARD, MOST_REGARD, self.players),
        )

    def wordings(self, field: str, given: Any) -> list[str]:
        """What was said in words, each as a record could hold it."""
        if not isinstance(given, list) or not all(isinstance(words, str) and sayable(words) for words in given):
            raise self.wrong(field, given)
        return given[:]

    def bout(self, given: Any) -> Bout:
        if not isinstance(given, dict):
            raise self.wrong("bout", given)
        b = Bout()
        for field, (low, high) in BOUT_NUMBERS.items():
            setattr(b, field, self.number(field, getattr(b, field), low, high, given))
        for field in BOUT_LISTS:
            size = BOUT_SIZES.get(field, -1)
            setattr(b, field, self.numbers(field, given.get(field, getattr(b, field)), -1, MOST, size))
        for field in BOUT_FLAGS:
            if not isinstance(given.get(field, False), bool):
                raise self.wrong(field, given[field])
            setattr(b, field, given.get(field, False))
        return b

    def check(self, s: Spartacus) -> None:
        """Every card lies in one place; some seat is asked until the game is over; all hangs together."""
        if max([0, *(moves.plan_card(plan) for plan in played(s))]) >= cards.INTRIGUE:
            raise self.wrong("chain" if s.scheme < 0 or moves.plan_card(s.scheme) < cards.INTRIGUE else "scheme")
        if all_market(s) != list(range(cards.MARKET)):
            raise self.wrong("market", market_names(all_market(s)))
        if all_intrigue(s) != list(range(cards.INTRIGUE)):
            raise self.wrong("intrigue", hand_names(all_intrigue(s)))
        if s.waiting >> self.players or (s.waiting == 0) != s.over() or s.host >= self.players:
            raise self.wrong("waiting")
        field = "" if s.over() else flaw(s)
        if field:
            raise self.wrong(field, getattr(s, field, getattr(s.bout, field, "")))


def all_market(s: Spartacus) -> list[int]:
    """All market cards; those of an auction that have been sold lie elsewhere."""
    owned = [card for house in s.houses for card in house.assets]
    open_lots = s.lots[max(s.lot, 0) :] if sold(s) else s.lots[s.lot + 1 :]
    return sorted([*s.market, *s.market_out, *owned, *open_lots])


def sold(s: Spartacus) -> bool:
    """Is the lot that is turned up still for sale?"""
    return s.contenders > 0 or s.lot < 0


def all_intrigue(s: Spartacus) -> list[int]:
    held = [card for house in s.houses for card in house.hand + house.guards + house.tired]
    return sorted([*s.intrigue, *s.intrigue_out, *held, *(moves.plan_card(plan) for plan in played(s))])


def played(s: Spartacus) -> list[int]:
    """The plans that lie on the table."""
    return [*chain.plans(s), *([s.scheme] if s.scheme >= 0 else [])]
