"""The part of a table that is the same in every game. Each game adds its scenes in `tests/games/GAME/table.py`.

A move is a seat's letter, a colon or a space, and the move as a record writes it: `A:+70K`, `A p 8D AC`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng

LETTERS = "ABCDEFGH"
FOREVER = 1 << 30


# --- Playing -------------------------------------------------------------------------------------


def dealer(game: str) -> Callable[..., Match]:
    """The function that deals this game: `deal(3, seed=7, first="A")`."""

    def deal(players: int, seed: int = 1, **options: str) -> Match:
        return ludus.new_match(game, players, seed, options)

    return deal


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)


def read_move(text: str) -> tuple[int, str]:
    """Seat and move of `A:+70K`, or of `A p 8D AC`."""
    return seat_of(text[0]), text[2:]


def play(m: Match, text: str) -> Match:
    """Decisions of which none has a space in it: `A:+70K B:-`."""
    for word in text.split():
        m.play(*read_move(word))
    return m


def moments(m: Match, seed: int = 0, clever: bool = True, most: int = FOREVER) -> Iterator[int]:
    """Play with somebody of those who are asked, to the end or so many decisions; before each of them: its number."""
    rng = Rng(seed)
    for number in range(most):
        if m.over:
            return
        yield number
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng) if clever else m.state.random_move(seat, rng))


def play_on(m: Match, seed: int = 0, clever: bool = False, until: str = "", most: int = FOREVER) -> Match:
    """Let bots play: to the end, until something of this kind has happened, or so many decisions."""
    for number in moments(m, seed, clever, most):
        if until and number and any(m.game.event(raw, None).kind == until for raw in m.steps[-1].events):
            break
    return m


# --- Refusals ------------------------------------------------------------------------------------


def whole(m: Match) -> tuple[Any, ...]:
    """All that a refusal must leave alone."""
    return m.position(), m.record(), [m.moves(seat) for seat in range(m.players)]


def refused(m: Match, text: str, rule: str, kind: type[ludus.Illegal] | None = ludus.Illegal) -> None:
    """The rule forbids this, both languages say so, and nothing changes; kind None: whether asked or not."""
    before = whole(m)
    with pytest.raises(ludus.Illegal) as refusal:
        m.play(*read_move(text))
    assert kind in (None, type(refusal.value))
    assert refusal.value.rule == rule
    assert all(refusal.value.text(language).endswith(f"({rule})") for language in ("en", "ru"))
    assert refusal.value.text("en") != refusal.value.text("ru")
    assert whole(m) == before


def unreadable(m: Match, text: str, message: str = "", *facts_of: str) -> None:
    """The text is no answer to what is asked, both languages say why, and nothing changes."""
    before = whole(m)
    with pytest.raises(ludus.Unreadable) as refusal:
        m.play(*read_move(text))
    assert message in ("", refusal.value.message)
    assert refusal.value.text("en") != refusal.value.text("ru")
    for word in facts_of:
        assert word in refusal.value.text("en")
        assert word in refusal.value.text("ru")
    assert whole(m) == before


# --- What lies there -----------------------------------------------------------------------------


def observers(m: Match) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(m.players), None)


def shows(m: Match, **expected: Any) -> None:
    """Everybody sees this."""
    for seat in observers(m):
        seen = m.view(seat)
        assert {name: seen[name] for name in expected} == expected


def phase(m: Match) -> str:
    return str(m.view(None)["phase"])


def to_act(m: Match) -> str:
    """The seats that owe a decision: `ABD`."""
    return "".join(LETTERS[seat] for seat in m.to_act)


def menu(m: Match, letter: str) -> list[str]:
    """The moves of a seat as they are listed; every one of them once."""
    listed = m.moves(seat_of(letter))
    assert len(set(listed)) == len(listed)
    return listed


def moves(m: Match, letter: str) -> set[str]:
    """The moves of a seat; every one of them is listed once."""
    return set(menu(m, letter))


def facts_of(m: Match, *kinds: str, seat: int | str | None = None) -> list[dict[str, Any]]:
    """The facts of the events of these kinds as a seat hears them, with the seat that they are about."""
    observer = seat_of(seat) if isinstance(seat, str) else seat
    return [{"who": each.seat, **each.facts} for each in m.events(observer) if each.kind in kinds]


def lines(m: Match, secrets: bool = True) -> list[str]:
    """The lines of the record with what happened, without headers and the results of chance."""
    return [line for line in m.record(secrets).splitlines() if line and not re.match(r"\[|@ ", line)]
