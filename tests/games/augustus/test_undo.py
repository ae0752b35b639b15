"""Taking back: a decision may be taken back only until it is revealed (specification 8), and on the wire."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from ludus.server.app import _line
from ludus.tables import observed, wire
from ludus.tables.entries import Created, Moved, Place, Row, Started, Undone
from ludus.tables.open_table import OpenTable
from ludus.tables.requests import Request, decide, judge
from ludus.tables.rows import take
from ludus.tables.table import Table
from tests.kit.rules import rule

from .table import about_to, active, deal, facts_of, lines, play, scene

MOMENTS: dict[str, Callable[[], Match]] = {
    "keep": lambda: deal(3, 2),
    "place": lambda: scene("19:K", "20 4", "39 28", token="H"),
    "hit": lambda: about_to(81, "85 | 5 10 16", "88 | 4 12 1", "80 | 6 7 8"),
}


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.both
@pytest.mark.parametrize("name", MOMENTS)
def test_an_answer_that_waits_can_be_taken_back(name: str) -> None:
    """No matter who has answered since; the others' answers stay."""
    m = MOMENTS[name]()
    first, second, third = m.to_act
    before = m.position()
    texts = {seat: m.moves(seat) for seat in m.to_act}
    m.play(first, texts[first][0])
    assert m.can_undo(first)
    assert not m.can_undo(second)
    m.play(second, texts[second][1])
    assert m.undo(first) == texts[first][0]
    assert m.to_act == (first, third)
    assert m.view(second)["seats"][second]["answer"] == texts[second][1]
    assert m.view(first)["seats"][first]["answer"] is None
    m.play(first, texts[first][2])
    assert m.undo(second) == texts[second][1]
    assert m.undo(first) == texts[first][2]
    assert m.position() == before
    with pytest.raises(ludus.LudusError):
        m.undo(first)


@rule("AU-052", "AU-147")
@pytest.mark.both
@pytest.mark.parametrize("name", MOMENTS)
def test_not_after_the_reveal(name: str) -> None:
    """Nobody can, not even the one who answered last."""
    m = MOMENTS[name]()
    seats = m.to_act
    for seat in seats:
        m.play(seat, m.moves(seat)[0])
    for seat in range(m.players):
        for watched in (True, False):
            assert not m.can_undo(seat, watched)
        with pytest.raises(ludus.LudusError):
            m.undo(seat)


@rule("AU-052")
@pytest.mark.both
def test_taken_back_and_answered_anew() -> None:
    """As if the first answer had never been given."""
    m = scene("19:K", "20 4", "39 28", token="H")
    play(m, "A:+19H B:+20H")
    m.undo(0)
    play(m, "A:- C:-")
    assert lines(m)[0] == "A:- B:+20H C:-"
    assert (active(m, "A"), active(m, "B")) == ({19: "K"}, {20: "H", 4: ""})
    assert ludus.read_record(m.record()).record() == m.record()


@rule("AU-R27")
@pytest.mark.both
def test_somebody_resigns_in_between() -> None:
    """The answer still waits and can still be taken back."""
    m = scene("19:K", "20 4", "39 28", token="H")
    play(m, "A:+19H C:resign")
    assert m.can_undo(0)
    assert m.undo(0) == "+19H"
    assert m.to_act == (0, 1)
    assert m.view(None)["seats"][2]["resigned"] is True


@rule("AU-053")
@pytest.mark.both
def test_clockwise_placements_are_shown_at_once() -> None:
    """So they stand."""
    m = scene("19:K", "20 4", "39 28", token="H", options={"placement": "clockwise"})
    play(m, "A:+19H")
    assert not m.can_undo(0)
    assert not m.can_undo(0, watched=False)


@rule("AU-167", "AU-106")
@pytest.mark.both
def test_decisions_of_a_resolution_are_shown_at_once() -> None:
    """Only among bots may they be taken back, as long as nothing new was seen."""
    m = play(about_to(35, "85", more="12:T 20"), "A:m+12H")
    assert not m.can_undo(0)
    assert m.can_undo(0, watched=False)
    m = play(about_to(80, "85", display="27 36 45 58 63", deck="31"), "A:p27")
    assert not m.can_undo(0, watched=False)  # a card was laid out and a token drawn


@rule("AU-011", "AU-052")
@pytest.mark.both
@pytest.mark.parametrize("players", [2, 4])
def test_in_whole_games(players: int) -> None:
    """An answer can be taken back as long as nothing was revealed since, and all is as before."""
    m, rng = deal(players, 6), Rng(6)
    taken = 0
    for _ in range(150):
        if m.over:
            break
        seat = m.to_act[rng.below(len(m.to_act))]
        before = m.position()
        heard = len(m.events(None))
        m.play_move(seat, m.state.advise(seat, rng))
        waits = len(m.events(None)) == heard
        assert m.can_undo(seat) == waits
        if waits and rng.below(3) == 0:
            m.undo(seat)
            taken += 1
            assert m.position() == before
    assert taken > 5


# --- On the wire -----------------------------------------------------------------------------------------


def new_table(players: int, seed: int, **options: str) -> Table:
    """A running table of people."""
    places = tuple(
        Place("person", f"name {seat}", "", (f"g{seat}",), f"key {seat}", f"luck {seat}") for seat in range(players)
    )
    defaults = {option.name: option.default for option in ludus.game("augustus").meta.options}
    secret = random.Random(seed).randbytes(32).hex()
    created = Created(f"table{seed}", "augustus", 1, {**defaults, **options}, places, "g0", 0, secret)
    table = Table(Row(created, 0.0))
    take(table, Row(Started(places), 0.0))
    return table


def sent(table: Table, seat: int | None) -> Iterator[tuple[str, bytes]]:
    """What a server would send to this observer."""
    guest = f"g{seat}"
    seats = observed.seats(table, {0}, set())
    for since in (0, len(table.stream) // 2, len(table.stream)):
        yield f"update since {since}", wire.encoder.encode(observed.update(table, guest, seat, since, seats, 0))
    yield "line", wire.encoder.encode(_line(OpenTable(table), guest))
    if table.status == "playing":
        yield "record", observed.record(table).encode()
    if seat is not None:
        for text in ("-", "p33", "+19H", "resign", "x", *table.playing().moves(seat)[:4]):
            yield f"judged {text}", wire.encoder.encode(judge(table, seat, wire.Judge("j", text)))


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.parametrize("players", [3, 5])
def test_the_wire_does_not_reveal_an_answer_that_waits(players: int) -> None:
    """Two tables that differ in one hidden answer send the others the same bytes."""
    met = set()
    for seed in range(2):
        rows: list[Row] = []
        rng = Rng(seed)
        table = new_table(players, seed)
        for _ in range(260):
            if table.status != "playing":
                break
            match = table.playing()
            seat = match.to_act[rng.below(len(match.to_act))]
            legal = match.moves(seat)
            text = match.game.format(match.state, seat, match.state.advise(seat, rng))
            others = [move for move in legal if move != text]
            if len(match.to_act) > 1 and others and rng.below(4) == 0:
                met.add(match.view(None)["phase"])
                twins = [replayed(players, seed, [*rows, Row(Moved(seat, move), 0.0)]) for move in (text, others[0])]
                for observer in (*(other for other in range(players) if other != seat), None):
                    assert list(sent(twins[0], observer)) == list(sent(twins[1], observer))
                assert list(sent(twins[0], seat)) != list(sent(twins[1], seat))
            rows.append(Row(Moved(seat, text), 0.0))
            take(table, rows[-1])
    assert met >= {"keep", "place"}


def replayed(players: int, seed: int, rows: list[Row]) -> Table:
    table = new_table(players, seed)
    for row in rows:
        take(table, row)
    return table


@rule("AU-052")
def test_taking_back_on_the_wire() -> None:
    """Free, without the others' consent, and nobody learns what it was."""
    sent_to_others = set()
    for number in (3, 5):
        table = new_table(3, 1)
        for seat in (0, 1):
            take(table, Row(Moved(seat, table.playing().moves(seat)[number]), 0.0))
        assert [observed.undo(table, seat) for seat in range(3)] == ["free", "free", "no"]
        entry = decide(Request(table, "g0", "", 0, set()), wire.TakeBack("u"))
        assert isinstance(entry, Undone)
        take(table, Row(Undone(0), 0.0))
        assert table.to_act() == (0, 2)
        sent_to_others.add(tuple(sent(table, 2)))
        undone = [event for event in observed.events(table, 2, 0) if event.kind.endswith("undone")]
        assert [event.facts for event in undone] == [{}]
    assert len(sent_to_others) == 1


@rule("AU-052")
def test_after_the_reveal_others_are_asked() -> None:
    """By default, with the move that everybody has seen."""
    table = new_table(3, 1)
    for seat in range(3):
        take(table, Row(Moved(seat, table.playing().moves(seat)[0]), 0.0))
    assert [observed.undo(table, seat) for seat in range(3)] == ["ask", "ask", "ask"]
    assert facts_of(table.playing(), "kept")
