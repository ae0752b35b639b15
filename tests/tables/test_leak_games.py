"""No leak on the wire in any game: updates, also after a reconnect, are made of what their receiver may know.

As in `test_leak.py` a table is compared with its twin for one observer, in which everything is different that this
observer cannot know: the position is a world of the observer, and events hold other cards where some are hidden.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

import ludus
from ludus.bots.quick import GREEDY, quick_move
from ludus.games.augustus import events as augustus
from ludus.games.goldencup import events as goldencup
from ludus.games.gorus import events as gorus
from ludus.games.regicide import events as regicide
from ludus.games.spartacus import events as spartacus
from ludus.kernel.rng import Rng
from ludus.match import Step
from ludus.tables import observed, wire
from ludus.tables.entries import Created, Moved, Place, Row, Started
from ludus.tables.requests import judge
from ludus.tables.rows import take
from ludus.tables.table import Table

MOMENTS = 12  # of each game and number of players that are compared
STEPS = {"spartacus": 25, "goldencup": 6}  # decisions between them; elsewhere 3


def new_table(game: str, players: int, seed: int) -> Table:
    places = tuple(
        Place("person", f"name {seat}", "", (f"g{seat}",), f"key {seat}", f"luck {seat}") for seat in range(players)
    )
    options = ludus.game(game).check_options(players, None)
    secret = random.Random(seed).randbytes(32).hex()
    rules = ludus.game(game).meta.rules
    table = Table(Row(Created(f"table{seed}", game, rules, options, places, "g0", 0, secret), 0.0))
    take(table, Row(Started(places), 0.0))
    return table


def other(number: int) -> int:
    """Another card in the place of one that is not shown."""
    return number ^ 1


def without_secrets(game: str, raw: list[int], seat: int | None) -> list[int]:
    """The same event for this observer, with other values where it is shown none."""
    kind = raw[0]
    if game == "regicide" and kind == regicide.DREW and raw[1] != seat and not raw[3]:
        return [kind, raw[1], other(raw[2]), 0]
    if game == "gorus" and kind == gorus.DREW and raw[1] != seat:
        return [kind, raw[1], other(raw[2])]
    if game == "augustus" and kind == augustus.DEALT and raw[1] != seat and not raw[2]:
        return [*raw[:3], *map(other, raw[3:])]
    if game == "goldencup":
        if kind == goldencup.DREW and raw[2] != seat:
            return [*raw[:4], *map(other, raw[4:])]
        if raw[1] and raw[2] != seat and kind in (goldencup.SPONSORED, goldencup.GLORIFIED, goldencup.EARNED):
            return [*raw[:3], other(raw[3])]
    if game == "spartacus":
        knows = raw[1] == spartacus.ALL_SEATS or (seat is not None and bool(raw[1] >> seat & 1))
        if not knows and kind == spartacus.DREW:
            return [*raw[:3], *map(other, raw[3:])]
        if not knows and kind in (spartacus.PAID, spartacus.PEEKED, spartacus.PEEKED_LOT):
            return [*raw[:4], other(raw[4])]
    return raw


def twin_of(table: Table, seat: int | None, seed: int) -> Table:
    """The same table for this observer, with everything else changed."""
    match, game = table.playing(), table.created.game
    places = tuple(
        place if number == seat else replace(place, key=f"other {number}", luck="x", guests=(f"h{number}",))
        for number, place in enumerate(table.places)
    )
    secret = random.Random(seed).randbytes(32).hex()
    twin = Table(Row(replace(table.created, secret=secret, places=places), 0.0))
    take(twin, Row(Started(places), 0.0))
    playing = twin.playing()
    playing.state = match.sample(seat, seed).state
    playing.opening = [without_secrets(game, raw, seat) for raw in match.opening]
    playing.steps = [
        Step(step.seat, step.move, [without_secrets(game, raw, seat) for raw in step.events], step.chance)
        for step in match.steps
    ]
    twin.row_ends = table.row_ends
    twin.stream = [without_secrets(game, each, seat) if isinstance(each, list) else each for each in table.stream]
    for name in ("version", "status", "answered", "asked_at", "moves_of"):
        setattr(twin, name, getattr(table, name))
    twin.commitment = table.commitment
    return twin


def sent(table: Table, seat: int | None, tried: list[str]) -> Iterator[tuple[str, bytes]]:
    """Everything that this observer is sent at this moment; a client that comes back has some of the events already."""
    seats = observed.seats(table, {0}, set())
    for since in (0, len(table.stream) // 2, len(table.stream)):
        yield f"update since {since}", wire.encoder.encode(observed.update(table, f"g{seat}", seat, since, seats, 2))
    if seat is None:
        yield "stranger", wire.encoder.encode(observed.update(table, "stranger", None, 0, seats, 1))
        return
    for text in tried:
        yield f"judged {text}", wire.encoder.encode(judge(table, seat, wire.Judge("j", text)))


def moments(game: str, players: int) -> Iterator[tuple[Table, int]]:
    seed = players
    chance = random.Random(f"{game} {players}")
    table = new_table(game, players, seed)
    for _ in range(MOMENTS):
        for _ in range(STEPS.get(game, 3)):
            if table.status == "over":
                break
            match = table.playing()
            seat = chance.choice(match.to_act)
            move = quick_move(match.state, seat, GREEDY, 0.0, Rng(chance.getrandbits(60)))
            if chance.random() < 0.3:
                move = chance.choice(match.state.legal(seat))
            take(table, Row(Moved(seat, match.game.format(match.state, seat, move)), 0.0))
        yield table, chance.getrandbits(40)
        if table.status == "over":
            seed += 100
            table = new_table(game, players, seed)


@pytest.mark.parametrize(
    ("game", "players"), [(name, players) for name in ludus.games() for players in ludus.game(name).meta.players[:4]]
)
def test_twins_send_the_same_bytes(game: str, players: int) -> None:
    different = compared = 0
    for table, seed in moments(game, players):
        match = table.playing()
        for seat in (None, *range(players)):
            twin = twin_of(table, seat, seed)
            tried = (
                random.Random(seed).sample(match.moves(seat), min(5, len(match.moves(seat))))
                if seat is not None
                else []
            )
            different += twin.playing().position() != match.position()
            compared += 1
            for (name, ours), (same, theirs) in zip(sent(table, seat, tried), sent(twin, seat, tried), strict=True):
                assert name == same
                assert ours == theirs, f"seat {seat} learns by «{name}»"
    assert different > compared / 2, "the twins were twins, not copies"


@pytest.mark.parametrize("game", ludus.games())
def test_an_encoded_view_is_the_same_to_the_byte(game: str) -> None:
    """What a server sends, and what tables within a process show."""
    for table, _ in moments(game, ludus.game(game).meta.players[1]):
        for seat in (None, *range(len(table.places))):
            sent = [observed.update(table, "", seat, 0, (), 0, encoded=encoded) for encoded in (False, True)]
            assert wire.encoder.encode(sent[0]) == wire.encoder.encode(sent[1])


@pytest.mark.parametrize("game", ludus.games())
def test_the_comparison_would_see_a_leak(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = observed.update

    def leaking(table: Table, *args: object) -> wire.Update:
        hidden = zlib.crc32(str(table.playing().position()).encode()) % 8
        return replace(honest(table, *args), again=str(hidden))  # type: ignore[arg-type]

    monkeypatch.setattr(observed, "update", leaking)
    players = ludus.game(game).meta.players[1]
    found = [
        dict(sent(table, None, [])) != dict(sent(twin_of(table, None, seed), None, []))
        for table, seed in moments(game, players)
    ]
    assert any(found)
