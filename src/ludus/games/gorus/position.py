"""Positions as JSON-able dicts: everything on the table, secrets included."""

from __future__ import annotations

from typing import Any

from ludus.games.gorus import cards, events
from ludus.games.gorus.notation import names, read_card
from ludus.games.gorus.state import Gorus, Table
from ludus.kernel.bits import bit
from ludus.kernel.chance import Chance
from ludus.kernel.positions import FieldReader
from ludus.kernel.refusals import BadPosition, LudusError

MOST = 999  # no count is larger
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
        "schools": "".join(cards.SCHOOLS[school] for school in s.table.schools),
        "hands": [names(hand) for hand in s.hands],
        "deck": names(s.deck),
        "piles": [names(pile) for pile in s.piles],
        "arena": names(s.arena),
        "previous": names(s.previous),
        **{name: getattr(s, name)[:] for name in LISTS},
        **{name: getattr(s, name) for name in NUMBERS},
    }


class Reader(FieldReader[Table]):
    """Reads a position and says what is wrong with it."""

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

    def counts(self, field: str, size: int) -> list[int]:
        return self.numbers(field, self.position.get(field, [0] * size), -MOST, MOST, size)

    def read(self, chance: Chance) -> Gorus:
        table = self.table
        players, sides = self.players, table.sides
        everybody = (1 << sides) - 1
        s = Gorus(
            table,
            chance,
            [sorted(hand) for hand in self.zones("hands", players)],
            self.cards("deck", self.position.get("deck", [])),
            self.zones("piles", sides),
            self.cards("arena", self.position.get("arena", [])),
            self.cards("previous", self.position.get("previous", [])),
            self.counts("wins", sides),
            self.counts("bouts_won", max(2, players)),
            self.counts("voids", players),
            self.numbers("totals", self.position.get("totals", []), -MOST, MOST),
            self.number("dealer", players - 1, 0, players - 1),
            self.number("turn", 0, 0, players - 1),
            self.number("opener", 0, 0, players - 1),
            self.number("strongest", cards.NO_SCHOOL, cards.NO_SCHOOL, len(cards.SCHOOLS) - 1),
            self.number("round", 1, 1, 1000),
            self.number("bout", 1, 1, cards.BOUTS[players]),
            self.number("previous_opener", -1, -1, players - 1),
            self.number("previous_winner", -1, -1, cards.WANDERER),
            self.number("strongest_before", cards.NO_SCHOOL, cards.NO_SCHOOL, len(cards.SCHOOLS) - 1),
            self.number("resigned", 0, 0, (1 << players) - 1),
            self.number("extra", 0, 0, everybody),
            self.number("decided", events.RUNNING, events.RUNNING, 6),
            self.number("winners", 0, 0, everybody),
        )
        self.check(s)
        return s

    def check(self, s: Gorus) -> None:
        """Scenes need not be reachable, but no card may be there twice and at least one seat must be able to play."""
        here = [card for zone in [*s.hands, s.deck, *s.piles, s.arena] for card in zone]
        self.check_twice(here, cards.card_name)
        limit = cards.HAND
        if any(len(hand) > limit for hand in s.hands):
            raise BadPosition("position-hand", self.game, most=limit)
        if any(s.voids[seat] >> cards.school(card) & 1 for seat, hand in enumerate(s.hands) for card in hand):
            raise self.wrong("voids")
        if len(s.totals) % (2 + s.table.sides):
            raise self.wrong("totals")
        if s.decided != events.RUNNING:
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
        if (s.strongest == cards.NO_SCHOOL) and played:
            raise self.wrong("strongest")
