"""Positions as JSON-able dicts: everything on the table, secrets included."""

from __future__ import annotations

from typing import Any

from ludus.games.augustus import cards, moves
from ludus.games.augustus.deck import MOST_TAKE_TWO
from ludus.games.augustus.legality import why_not
from ludus.games.augustus.menu import first_places, heirs, losses
from ludus.games.augustus.phases.rewarding import refresh_serves
from ludus.games.augustus.state import Augustus, Table, all_tokens
from ludus.games.augustus.view import PHASES
from ludus.kernel.bits import bit, bits
from ludus.kernel.chance import Chance
from ludus.kernel.positions import FieldReader
from ludus.kernel.refusals import BadPosition

MOST_ACTIVE = moves.KEPT + MOST_TAKE_TWO
LISTS = ("deck", "display", "lost", "supply", "tiles", "declined", "answers", "queue", "chain", "chain_legions")
ROWS = ("hidden", "active", "cover", "done")
NUMBERS = (
    "common",
    "crier",
    "round",
    "bags",
    "reshuffles",
    "waiting",
    "asked",
    "owner",
    "link",
    "picks",
    "giving",
    "resigned",
)
ASKING = {  # the abilities behind each question
    moves.MOBILISE: (cards.MOB, cards.MOBANY),
    moves.FINISH: (cards.FINISH_ONE,),
    moves.ARRANGE: (cards.REARRANGE,),
    moves.HIT: (cards.FOES_REMOVE, cards.FOES_WIPE, cards.FOES_LOSE),
    moves.GIVE: (cards.FOES_LOSE,),
}
NAMED_PHASES: dict[str, int] = {PHASES[phase]: phase for phase in (*moves.PHASES_ASKED, moves.OVER)}


def write(s: Augustus) -> dict[str, Any]:
    return {
        "players": s.players,
        "phase": PHASES[s.phase],
        "token": cards.TOKENS[s.token] if s.token >= 0 else None,
        "bag": [cards.TOKENS[token] for token in s.bag],
        "drawn": [cards.TOKENS[token] for token in s.drawn],
        **{name: getattr(s, name)[:] for name in LISTS},
        **{name: [row[:] for row in getattr(s, name)] for name in ROWS},
        **{name: getattr(s, name) for name in NUMBERS},
    }


class Reader(FieldReader[Table]):
    """Reads a position and says what is wrong with it; what is left out is as empty as it can be."""

    def cards(self, field: str) -> list[int]:
        return self.numbers(field, self.position.get(field, []), 1, cards.CARDS)

    def by_seat(self, field: str, default: int, low: int, high: int) -> list[int]:
        return self.numbers(field, self.position.get(field, [default] * self.players), low, high, self.players)

    def tokens(self, field: str, default: list[int]) -> list[int]:
        value = self.position.get(field)
        if value is None:
            return default
        if not isinstance(value, list) or any(letter not in list(cards.TOKENS) for letter in value):
            raise self.wrong(field)
        return [cards.TOKENS.index(letter) for letter in value]

    def token(self) -> int:
        value = self.position.get("token")
        if value is not None and (not isinstance(value, str) or len(value) != 1 or value not in cards.TOKENS):
            raise self.wrong("token")
        return cards.TOKENS.index(value) if value else -1

    def read(self, chance: Chance) -> Augustus:
        players = self.players
        drawn = self.tokens("drawn", [])
        everybody = (1 << players) - 1
        supply = self.by_seat("supply", 7, 0, cards.LEGIONS)
        s = Augustus(
            self.table,
            chance,
            self.cards("deck"),
            self.cards("display"),
            self.cards("lost"),
            self.rows("hidden", players, 1, cards.CARDS),
            self.rows("active", players, 1, cards.CARDS),
            self.rows("cover", players, 0, 63),
            self.rows("done", players, 1, cards.CARDS),
            supply,
            self.tokens("bag", rest_of_bag(drawn)),
            drawn,
            self.numbers(
                "tiles", self.position.get("tiles", [-1] * len(cards.TILES)), -1, players - 1, len(cards.TILES)
            ),
            self.by_seat("declined", 0, 0, 127),
            [0] * players,
            self.by_seat("answers", 0, 0, 1 << 60),
            self.numbers("queue", self.position.get("queue", []), 0, cards.CARDS),
            self.cards("chain"),
            self.numbers("chain_legions", self.position.get("chain_legions", []), 0, 6),
            self.number("common", 0, 0, cards.LEGIONS),
            self.number("crier", 0, 0, players - 1),
            self.token(),
            self.number("round", 1, 0, 100_000),
            self.number("bags", 1, 1, 100_000),
            self.number("reshuffles", 0, 0, 1000),
            self.named("phase", self.position.get("phase"), NAMED_PHASES),
            self.number("waiting", 0, 0, everybody),
            self.number("asked", self.number("waiting", 0, 0, everybody), 0, everybody),
            0,
            self.number("owner", -1, -1, players - 1),
            self.number("link", 0, 0, 20),
            self.number("picks", 0, 0, 40),
            self.number("giving", cards.RESOURCE_TILE, cards.RESOURCE_TILE, cards.RESOURCE_TILE + 1),
            self.number("resigned", 0, 0, everybody),
        )
        self.check_cards(s)
        self.check_pieces(s)
        self.check_question(s)
        s.given = s.asked & ~s.waiting
        return s

    def check_cards(self, s: Augustus) -> None:
        """No card twice, masks as they can be."""
        self.check_twice(all_cards(s))
        if len(s.display) > cards.DISPLAY:
            raise self.wrong("display")
        if len(s.queue) % 2 or any(seat >= s.players for seat in s.queue[::2]) or 0 in s.queue[1::2]:
            raise self.wrong("queue")
        for seat in range(s.players):
            coming = s.picks if seat == s.owner else 0
            if seat == s.owner and s.phase in ASKING:
                coming += len(s.chain) - s.link - 1
            if s.phase != moves.KEEP and len(s.active[seat]) + coming > MOST_ACTIVE:
                raise self.wrong("active")
            if len(s.cover[seat]) != len(s.active[seat]):
                raise self.wrong("cover")
            for card, mask in zip(s.active[seat], s.cover[seat], strict=True):
                full = mask == s.table.deck.full[card] and not (s.table.clockwise and s.phase == moves.PLACE)
                if full or mask > s.table.deck.full[card] or not s.table.deck.orderly(card, mask):
                    raise self.wrong("cover")
            refresh_serves(s, seat)

    def check_pieces(self, s: Augustus) -> None:
        """AU-223: 48 legions, 23 tokens."""
        if sorted(s.bag + s.drawn) != all_tokens():
            raise self.wrong("bag")
        if len(s.chain_legions) < len(s.chain):
            raise self.wrong("chain_legions")
        if legions(s) != cards.LEGIONS:
            raise BadPosition("au-legions", self.game, count=legions(s))

    def check_question(self, s: Augustus) -> None:
        """A seat owes an answer, and what was asked can be asked."""
        if s.phase == moves.OVER:
            if s.waiting:
                raise self.wrong("waiting")
            return
        if not s.waiting or s.waiting & ~s.asked or s.waiting & s.resigned:
            raise self.wrong("waiting")
        if s.phase == moves.KEEP:
            if any(len(cards) != moves.DEALT for cards in s.active):
                raise self.wrong("active")
        elif s.phase == moves.PLACE:
            if s.token < 0:
                raise self.wrong("token")
        else:
            self.check_resolution(s)
        self.check_answers(s)

    def check_resolution(self, s: Augustus) -> None:
        """The question fits the card that asks it and the seat that is asked."""
        if s.owner < 0:
            raise self.wrong("owner")
        if s.phase in ASKING and (
            s.link >= len(s.chain) or s.table.deck.effects[s.chain[s.link]] not in ASKING[s.phase]
        ):
            raise self.wrong("link")
        if s.phase == moves.HIT:
            if s.asked & bit(s.owner):
                raise self.wrong("asked")
        elif s.phase == moves.GIVE:
            if s.tiles[s.giving] < 0 or s.waiting != bit(s.tiles[s.giving]) or len(heirs(s)) < 2:
                raise self.wrong("giving")
        elif s.waiting != bit(s.owner):
            raise self.wrong("waiting")
        if s.phase == moves.COUNT and not 2 <= len(s.done[s.owner]) <= 6:
            raise self.wrong("done")
        if s.phase == moves.PICK and not 0 < s.picks < len(s.display):
            raise self.wrong("picks")

    def check_answers(self, s: Augustus) -> None:
        """Seats that owe an answer can give one, and those given unseen are possible; the platform's are its own."""
        given = s.answers
        s.answers = [platform_answer(s, seat) for seat in range(s.players)]
        for seat in range(s.players):
            if s.waiting & bit(seat) and not s.legal(seat):
                raise self.wrong("waiting")
            if s.asked & ~s.waiting & bit(seat):
                s.answers[seat] = given[seat]
                if not self.answer_fits(s, seat):
                    raise self.wrong("answers")

    def answer_fits(self, s: Augustus, seat: int) -> bool:
        """Could this seat have answered so?"""
        waiting = s.waiting
        s.waiting |= bit(seat)
        fits = why_not(s, seat, s.answers[seat]) == 0
        s.waiting = waiting
        return fits


def platform_answer(s: Augustus, seat: int) -> int:
    """What stands for a seat until it answers, or instead of its answer."""
    if s.phase == moves.KEEP and s.resigned & bit(seat):
        return (1 << moves.KEPT) - 1
    if s.phase == moves.HIT and seat != s.owner:
        return next(iter(losses(s, seat)), 0)
    return first_places(s.asked_picks()) if s.phase == moves.PICK and seat == s.owner else 0


def rest_of_bag(drawn: list[int]) -> list[int]:
    tokens = all_tokens()
    for token in drawn:
        if token in tokens:
            tokens.remove(token)
    return tokens


def all_cards(s: Augustus) -> list[int]:
    """Every card on the table; those that lie nowhere are out of the position."""
    zones = [s.deck, s.display, s.lost, s.chain, s.queue[1::2], *s.hidden, *s.active, *s.done]
    return sorted(card for zone in zones for card in zone)


def legions(s: Augustus) -> int:
    standing = sum(bits(mask) for masks in s.cover for mask in masks)
    waiting = sum(s.table.deck.size[card] for card in s.queue[1::2])
    return standing + waiting + sum(s.chain_legions) + sum(s.supply) + s.common
