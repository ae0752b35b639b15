"""Tables with a known deal, written into the log of a running server as the server itself would have written them.

The deal of a table follows from its secret: a search through secrets finds the situation that a test is about.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from typing import Any

from ludus.bots.levels import make_bot
from ludus.bots.play import let_bot_move, play_on
from ludus.kernel.decision import Decision
from ludus.match import Match, Step, new_match
from ludus.tables.bots import due
from ludus.tables.entries import Created, Entry, Moved, Place, Row, Sped, Started, write_row
from ludus.tables.rows import replay
from ludus.tables.wire import Timing

Fits = Callable[[Match], bool]
Json = dict[str, Any]
NAMES = ("Anna", "Boris", "Clara", "Dmitri")
ENDED = {"regicide": 2, "gorus": 4, "augustus": 3, "goldencup": 3, "spartacus": 3}  # players of finished games
MOST = 20_000  # deals to look through
TIMEOUT = 20.0  # seconds for the server to let go of its file


class Known:
    """A table whose cards the test knows. `match` is the game as it stands when the table is opened."""

    def __init__(self, address: str, table: str, keys: list[str], match: Match) -> None:
        self.address = address
        self.table = table
        self.keys = keys
        self.match = match

    def link(self, seat: int | None = None) -> str:
        """The link of the table, or the one that brings a seat."""
        return f"{self.address}/#/t/{self.table}" + ("" if seat is None else f"/k/{self.keys[seat]}")

    @property
    def watch(self) -> str:
        return f"{self.link()}/watch"

    def hand(self, seat: int = 0) -> set[str]:
        hand: list[str] = self.match.view(seat)["seats"][seat]["hand"]
        return set(hand)

    @property
    def view(self) -> Json:
        return self.match.view(None)


def search(game: str, table: str, players: int, fits: Fits, options: dict[str, str]) -> tuple[bytes, Match]:
    """The first deal that fits; `fits` may play moves, which then belong to the table."""
    for number in range(MOST):
        secret = number.to_bytes(32, "big")
        match = new_match(game, players, options=options, secret=secret, table=table)
        if fits(match):
            return secret, match
    raise AssertionError("there is no such deal")


def make_table(
    address: str,
    db: str,
    players: int,
    fits: Fits = lambda match: True,
    bots: dict[int, str] | None = None,
    options: dict[str, str] | None = None,
    table: str = "known",
    pace: int = 0,
    game: str = "regicide",
    clock: Timing | None = None,
    ago: float = 0.0,
    stopped: bool = False,
) -> Known:
    """A table that has begun; `bots` are seats of bots with their levels. A table of the same name is the same.

    `ago` are the seconds since then. At a `stopped` one bots wait until somebody sets their speed.
    """
    wanted = {**({"first": "A"} if game == "regicide" and players > 1 else {}), **(options or {})}
    secret, match = search(game, table, players, fits, wanted)
    keys = [f"{table}-key-{seat}" for seat in range(players)]
    places = tuple(
        Place("bot", level=bots[seat]) if bots and seat in bots else Place("person", name=NAMES[seat], key=keys[seat])
        for seat in range(players)
    )
    created = Created(table, game, match.game.meta.rules, match.options, places, "", 0, secret.hex(), pace, clock=clock)
    entries: list[Entry] = [created, Started(places), *([Sped("stopped")] if stopped else [])]
    entries += [Moved(step.seat, step.move) for step in match.steps]
    write(db, game, table, "over" if match.over else "playing", entries, time.time() - ago)
    return Known(address, table, keys, match)


def write(db: str, game: str, table: str, status: str, entries: list[Entry], now: float) -> None:
    connection = sqlite3.connect(db, timeout=TIMEOUT)
    with connection:
        columns = "id, game, status, created, changed"
        connection.execute(f"insert into tables ({columns}) values (?, ?, ?, ?, ?)", (table, game, status, now, now))
        rows = [Row(entry, now) for entry in entries]
        bodies = [(table, number, write_row(row)) for number, row in enumerate(rows, 1)]
        connection.executemany("insert into log values (?, ?, ?)", bodies)
        when = due(replay(rows))
        if when:
            connection.execute("insert into deadlines values (?, ?)", (table, when))
    connection.close()


# --- What deals shall be like ---------------------------------------------------------------------


def hand_of(match: Match, seat: int) -> list[str]:
    hand: list[str] = match.view(seat)["seats"][seat]["hand"]
    return hand


def value(card: str) -> int:
    return "XA23456789TJQK".index(card[0]) if card[0] not in "JQK" else {"J": 10, "Q": 15, "K": 20}[card[0]]


def played_out(match: Match) -> bool:
    """Bots play the game to its end, however it ends."""
    play_on(match, [make_bot(match.game, "easy", seat) for seat in range(match.players)], 0)
    return True


def finished(match: Match, won: bool) -> bool:
    """Bots play the game to its end; did it end so?"""
    play_on(match, [make_bot(match.game, "normal", seat) for seat in range(match.players)], 0)
    return bool(match.outcome and match.outcome.winners) == won


def shortly_before(match: Match, won: bool, moves: int) -> bool:
    """The same, with so many moves still to be made."""
    if not finished(match, won) or len(match.steps) <= moves:
        return False
    match.take_back(moves)
    return True


def reach(fits: Fits) -> Fits:
    """Bots play until it fits."""

    def look(match: Match) -> bool:
        bots = [make_bot(match.game, "normal", seat) for seat in range(match.players)]
        while not fits(match):
            if match.over:
                return False
            seat = match.to_act[0]
            let_bot_move(match, seat, bots[seat], 0)
        return True

    return look


def asked(question: str, also: Callable[[Decision, Json], bool] = lambda asked, view: True) -> Fits:
    """Bots play until seat A is asked this."""

    def look(match: Match) -> bool:
        if match.over or 0 not in match.to_act:
            return False
        found = match.decision(0)
        return found is not None and found.prompt.message == question and also(found, match.view(0))

    return reach(look)


def own(view: Json) -> Json:
    """The seat that a view is seen from."""
    seat: Json = view["seats"][view["seat"]]
    return seat


def novices(players: int) -> dict[int, str]:
    """Bots in all seats but A."""
    return dict.fromkeys(range(1, players), "novice")


def stretch(match: Match, first: int, last: int) -> tuple[list[Step], list[Json]]:
    """Go back to a step of a game that was played further; the steps from there, and what each seat sees after them."""
    steps = list(match.steps)
    match.take_back(len(steps) - last)
    views = [json.loads(json.dumps(match.view(seat))) for seat in range(match.players)]
    match.take_back(last - first)
    return steps[first:last], views


def in_the_middle(match: Match, seat: int, steps: int = 12) -> bool:
    """Bots have made some moves; now this seat shall play, with many cards, and the table is not empty."""
    if not finished(match, True):
        return False
    match.take_back(len(match.steps) - steps)
    view = match.view(seat)
    return bool(match.to_act == (seat,) and view["step"] == "1" and view["table"] and len(hand_of(match, seat)) >= 5)
