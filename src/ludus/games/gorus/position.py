"""Positions as JSON-able dicts: everything on the table, secrets included."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ludus.games.gorus.cards import BOUTS, HAND, NO_SCHOOL, SCHOOLS, WANDERER
from ludus.games.gorus.events import RUNNING
from ludus.games.gorus.notation import CARD_NAMES, names, read_card
from ludus.games.gorus.state import Gorus, Table
from ludus.kernel.bits import bit
from ludus.kernel.chance import Chance
from ludus.kernel.refusals import BadPosition, LudusError

if TYPE_CHECKING:
    from ludus.kernel.game import Game

ZONES = ("hands", "deck", "piles", "arena", "previous")
LISTS = ("wins", "bouts_won", "voids", "totals")
NUMBERS = (
    "dealer",
    "turn",
    "opener",
    "strongest",
    "round",
    "bout",
    "previous_opener",
    "previous_winner",
    "strongest_before",
    "resigned",
    "extra",
    "decided",
    "winners",
)


def write(s: Gorus) -> dict[str, Any]:
    return {
        "players": s.players,
        "schools": "".join(SCHOOLS[school] for school in s.table.schools),
        "hands": [names(hand) for hand in s.hands],
        "deck": names(s.deck),
        "piles": [names(pile) for pile in s.piles],
        "arena": names(s.arena),
        "previous": names(s.previous),
        **{name: getattr(s, name)[:] for name in LISTS},
        **{name: getattr(s, name) for name in NUMBERS},
    }


class Reader:
    """Reads a position and says what is wrong with it."""

    def __init__(self, game: Game, position: dict[str, Any], table: Table) -> None:
        self.game = game
        self.position = position
        self.table = table

    def wrong(self, field: str) -> BadPosition:
        return BadPosition("position-value", self.game, field=field, value=str(self.position.get(field))[:200])

    def cards(self, field: str, value: Any) -> list[int]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self.wrong(field)
        try:
            return [read_card(self.game, text) for text in value]
        except LudusError:
            raise self.wrong(field) from None

    def zones(self, field: str, count: int) -> list[list[int]]:
        value = self.position.get(field)
        if not isinstance(value, list) or len(value) != count:
            raise self.wrong(field)
        return [self.cards(field, each) for each in value]

    def numbers(self, field: str, default: list[int]) -> list[int]:
        value = self.position.get(field, default)
        if not isinstance(value, list) or not all(type(n) is int and -1000 < n < 1000 for n in value):
            raise self.wrong(field)
        if field != "totals" and len(value) != len(default):
            raise self.wrong(field)
        return value[:]

    def number(self, field: str, default: int, low: int, high: int) -> int:
        value = self.position.get(field, default)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(field)
        return value

    def read(self, chance: Chance) -> Gorus:
        table = self.table
        players, sides = table.players, table.sides
        everybody = (1 << sides) - 1
        s = Gorus(
            table,
            chance,
            [sorted(hand) for hand in self.zones("hands", players)],
            self.cards("deck", self.position.get("deck", [])),
            self.zones("piles", sides),
            self.cards("arena", self.position.get("arena", [])),
            self.cards("previous", self.position.get("previous", [])),
            self.numbers("wins", [0] * sides),
            self.numbers("bouts_won", [0] * max(2, players)),
            self.numbers("voids", [0] * players),
            self.numbers("totals", []),
            self.number("dealer", players - 1, 0, players - 1),
            self.number("turn", 0, 0, players - 1),
            self.number("opener", 0, 0, players - 1),
            self.number("strongest", NO_SCHOOL, NO_SCHOOL, len(SCHOOLS) - 1),
            self.number("round", 1, 1, 1000),
            self.number("bout", 1, 1, BOUTS[players]),
            self.number("previous_opener", -1, -1, players - 1),
            self.number("previous_winner", -1, -1, WANDERER),
            self.number("strongest_before", NO_SCHOOL, NO_SCHOOL, len(SCHOOLS) - 1),
            self.number("resigned", 0, 0, (1 << players) - 1),
            self.number("extra", 0, 0, everybody),
            self.number("decided", RUNNING, RUNNING, 6),
            self.number("winners", 0, 0, everybody),
        )
        self.check(s)
        return s

    def check(self, s: Gorus) -> None:
        """Scenes need not be reachable, but no card may be there twice and somebody must be able to play."""
        here = [card for zone in [*s.hands, s.deck, *s.piles, s.arena] for card in zone]
        twice = sorted(CARD_NAMES[card] for card, count in Counter(here).items() if count > 1)
        if twice:
            raise BadPosition("position-twice", self.game, cards=", ".join(twice))
        limit = HAND
        if any(len(hand) > limit for hand in s.hands):
            raise BadPosition("position-hand", self.game, most=limit)
        if any(s.voids[seat] >> (card >> 4) & 1 for seat, hand in enumerate(s.hands) for card in hand):
            raise self.wrong("voids")
        if len(s.totals) % (2 + s.table.sides):
            raise self.wrong("totals")
        if s.decided != RUNNING:
            if not s.winners:
                raise self.wrong("winners")
            return
        if not s.hands[s.turn] or s.resigned & bit(s.turn):
            raise self.wrong("turn")
        played = len(s.arena)
        if s.players == 1:
            if played != 1:
                raise self.wrong("arena")
        elif played >= s.players or (s.opener + played) % s.players != s.turn:
            raise self.wrong("arena")
        if (s.strongest == NO_SCHOOL) and played:
            raise self.wrong("strongest")
