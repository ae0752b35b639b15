"""Replays: every step as it was seen, nothing that a seat could not know, and games that go on from a step."""

from __future__ import annotations

import gzip
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ludus
from ludus.bots.levels import make_bot
from ludus.bots.play import let_bot_move
from ludus.bots.play import play_on as let_bots_play
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import UserError
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Replayed
from ludus.kernel.story import with_lines
from ludus.match import Match, new_match
from ludus.tables import observed, replays, snapshots, wire
from ludus.tables.entries import Created, Entry, Moved, Place, Row, Said, Started, Undone
from ludus.tables.replay_diff import packed
from ludus.tables.replays import PAGE, Story, StoryBuilder
from ludus.tables.rows import take
from ludus.tables.table import Table
from ludus.terminal.verify import verify
from tests.kit.rules import rule
from tests.tables.frames import unpacked

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {"regicide": 3, "gorus": 4, "augustus": 3, "goldencup": 3, "spartacus": 3}
SAMPLES = {
    "regicide": "3-players-win",
    "gorus": "gorus-4-players-teams",
    "augustus": "augustus-3-players-shared",
    "goldencup": "goldencup-3-players-automa",
    "spartacus": "spartacus-3-players",
}
SECRET = bytes(range(32))


def golden(game: str) -> Match:
    return ludus.read_record((GOLDEN / f"{SAMPLES[game]}.ludus").read_text("utf-8"))


def ready(story: Story) -> Story:
    for _ in story.walk():
        pass
    return story


def all_frames(story: Story, seat: int | None) -> list[wire.ReplayFrame]:
    return [frame for first in range(0, story.length + 1, PAGE) for frame in story.frames(seat, first)]


@rule("SP-703")
def test_words_of_promises_are_heard_again() -> None:
    """A replay makes every move with what was said with it."""
    match = new_match("spartacus", 3, seed=4, options={"houses": "dealt"})
    match.play(0, 'vow B "half of the prize"')
    shown = [*ready(Story(match)).states(0, 2)]
    assert len(shown) == 2
    assert match.game.view(shown[-1][1], None)["vows"][0]["words"] == "half of the prize"


def places(count: int) -> tuple[Place, ...]:
    return tuple(Place("person", f"name {seat}", guests=(f"g{seat}",), key=f"key {seat}") for seat in range(count))


def rows_of(match: Match, **more: object) -> list[Row]:
    """The log of a table where this was played, by people."""
    seats = places(match.players)
    created = Created("t", match.game.name, match.game.meta.rules, match.options, seats, "g0", 0, SECRET.hex(), **more)  # type: ignore[arg-type]
    entries: list[Entry] = [created, Started(seats), *(Moved(step.seat, step.move) for step in match.steps)]
    return [Row(entry, 0.0) for entry in entries]


def replayed(rows: list[Row]) -> tuple[Table, Story]:
    builder = StoryBuilder(rows[0])
    for row in rows[1:]:
        builder.take(row)
    return builder.table, ready(builder.story())


def dealt(game: str, steps: int, level: str = "easy", **options: str) -> Match:
    """A game of bots after so many steps."""
    match = new_match(game, GAMES[game], options=options, secret=SECRET, table="t")
    bots = [make_bot(match.game, level, seat) for seat in range(match.players)]
    while len(match.steps) < steps and not match.over:
        seat = match.to_act[0]
        let_bot_move(match, seat, bots[seat], 0)
    return match


# --- Every step as it was seen ---------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_step_shows_what_the_seat_saw_then(game: str) -> None:
    match = golden(game)
    story = ready(Story(match))
    past = new_match_like(match)
    for seat in (None, 0, match.players - 1):
        past.take_back(len(past.steps))
        frames = all_frames(story, seat)
        assert len(frames) == len(match.steps) + 1
        for frame, step in zip(frames, [*match.steps, None], strict=True):
            assert frame.view == past.view(seat)
            assert frame.to_act == past.to_act
            if step is not None:
                past.play(step.seat, step.move)
    shown = [event for step in story.steps(0) for event in step.events]
    assert shown == list(with_lines(match.game, match.events(0), match.view(0)))
    assert [step.seat for step in story.steps(0)[1:]] == [step.seat for step in match.steps]


def new_match_like(match: Match) -> Match:
    state = Replayed(match.chance_results)
    return Match(match.game, match.players, match.options, state, dict(match.headers), match.start)


@pytest.mark.parametrize(("game", "count"), [("regicide", 44), ("gorus", 4), ("goldencup", 6), ("spartacus", 8)])
def test_rounds_are_marked_where_they_begin(game: str, count: int) -> None:
    story = ready(Story(golden(game)))
    rounds = story.rounds
    assert rounds[0].step == 0 and len(rounds) == count
    assert [one.step for one in rounds] == sorted({one.step for one in rounds})
    field = {"regicide": "turns", "spartacus": "turn"}.get(game, "round")
    frames = all_frames(story, None)
    for one in rounds[1:]:
        before, after = frames[one.step - 1].view, frames[one.step].view
        assert before is not None and after is not None
        assert before[field] != after[field] == one.number


def test_a_page_begins_anywhere_and_ends_in_time() -> None:
    story = ready(Story(golden("spartacus")))
    whole = all_frames(story, 1)
    assert len(story.frames(1, 0)) == PAGE
    assert story.frames(1, 77) == tuple(whole[77 : 77 + PAGE])
    assert story.frames(1, story.length) == (whole[-1],)
    for wrong in (-1, story.length + 1):
        with pytest.raises(UserError, match=f"no step {wrong}"):
            story.frames(1, wrong)


def test_what_was_said_is_heard_in_its_place_and_what_was_taken_back_is_gone() -> None:
    match = dealt("regicide", 6, talk="free")
    rows = rows_of(match)
    last = match.steps[-1]
    builder = StoryBuilder(rows[0])
    for row in rows[1:5]:
        builder.take(row)
    builder.take(Row(Said(1, "well played"), 0.0))
    for row in rows[5:]:
        builder.take(row)
    if observed.undo(builder.table, last.seat) == "free":
        builder.take(Row(Undone(last.seat), 0.0))
        builder.take(Row(Moved(last.seat, last.move), 0.0))
    story = ready(builder.story())
    assert story.length == 6
    assert next(event.kind for event in story.steps(None)[4].events) == "table-said"
    assert "table-said" not in [event.kind for step in story.steps(None)[:4] for event in step.events]


# --- Nothing that a seat could not know ----------------------------------------------------------------


def sent(table: Table, story: Story, own: int | None, seat: int | None) -> bytes:
    """Everything that a server would send of a replay."""
    head = replays.of_table(table, story, own, seat)
    return wire.encoder.encode([head, *(story.frames(seat, first) for first in range(0, story.length + 1, PAGE))])


def twins(game: str, seat: int, seed: int) -> Iterator[tuple[list[Row], list[Row], int]]:
    """Logs of two games that the seat cannot tell apart, with how many steps they have."""
    chance = random.Random(seed)
    match = dealt(game, chance.randrange(5, 60))
    if match.over:
        return
    worlds = [match.state.clone(), match.state.sample(seat, Rng(seed))]
    both = [
        new_match(
            game, match.players, options=match.options, secret=SECRET, table="t", start=match.game.position(world)
        )
        for world in worlds
    ]
    while go_on_alike(both[0], both[1], seat, chance):
        pass
    if both[0].position() != both[1].position() and both[0].steps:
        one, other = (rows_of(each, start=each.start) for each in both)
        yield one, other, len(both[0].steps)


def go_on_alike(one: Match, other: Match, seat: int, chance: random.Random) -> bool:
    """A move in both games that looks the same to the seat, if there is one."""
    for actor in one.to_act if one.to_act == other.to_act else ():
        common = sorted(set(one.moves(actor)) & set(other.moves(actor)))
        for move in chance.sample(common, min(4, len(common))):
            one.play(actor, move)
            other.play(actor, move)
            if one.view(seat) == other.view(seat) and one.events(seat) == other.events(seat):
                return not one.over and len(one.steps) < 40
            one.take_back(1)
            other.take_back(1)
    return False


def compared(game: str) -> Iterator[tuple[bytes, bytes]]:
    """What is sent of such games to the seat, and to a spectator."""
    for seed in range(6):
        seat = seed % GAMES[game]
        for one, other, _ in twins(game, seat, seed):
            (table, story), (twin, twin_story) = replayed(one), replayed(other)
            for observer in (seat, None):
                yield sent(table, story, seat, observer), sent(twin, twin_story, seat, observer)


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_replay(game: str) -> None:
    pairs = list(compared(game))
    assert len(pairs) >= 4
    for ours, theirs in pairs:
        assert ours == theirs


@pytest.mark.parametrize("leak", ["moves", "secret", "view"])
def test_the_comparison_would_see_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = replays.of_table

    def leaking(table: Table, story: Story, own: int | None, seat: int | None) -> wire.Replay:
        match = table.playing()
        secrets = {
            "moves": lambda: str([raw for step in match.steps for raw in step.events]),
            "secret": lambda: str(match.start),
            "view": lambda: str([match.view(each) for each in range(match.players)]),
        }
        frame = honest(table, story, own, seat)
        return msgspec.structs.replace(frame, update=msgspec.structs.replace(frame.update, again=secrets[leak]()))

    monkeypatch.setattr(replays, "of_table", leaking)
    assert any(ours != theirs for game in ("goldencup", "spartacus") for ours, theirs in compared(game))


def test_a_running_game_shows_only_the_own_seat_and_what_everybody_sees() -> None:
    table, story = replayed(rows_of(dealt("regicide", 10)))
    assert replays.perspective(table, 1, "B") == 1
    assert replays.perspective(table, 1, "") is None
    for own, letter in ((1, "A"), (1, "C"), (None, "A")):
        with pytest.raises(UserError) as refusal:
            replays.perspective(table, own, letter)
        assert refusal.value.message == "replay-running" and "места" in refusal.value.text("ru")
    assert replays.of_table(table, story, 1, 1).open_seats == (1,)
    assert replays.of_table(table, story, None, None).open_seats == ()
    text = sent(table, story, 1, 1).decode()
    assert "key " not in text and "g0" not in text and SECRET.hex() not in text
    with pytest.raises(UserError, match="no seat"):
        replays.perspective(table, 1, "H")


def test_a_finished_game_shows_every_seat() -> None:
    table, story = replayed(rows_of(dealt("regicide", 10_000)))
    assert table.status == "over"
    assert [replays.perspective(table, None, letter) for letter in "ABC"] == [0, 1, 2]
    assert replays.of_table(table, story, None, 2).open_seats == (0, 1, 2)


@rule("GM-321")
def test_bouts_that_nobody_may_look_at_are_not_shown_while_the_round_runs() -> None:
    """The bouts of the running round before the last completed one."""
    match = dealt("gorus", 4 * 5 + 2)
    story = ready(Story(match))
    assert story.hidden == range(1, 22)
    frames = all_frames(story, 0)
    assert [number for number, frame in enumerate(frames) if frame.view is None] == list(story.hidden)
    events = [event.kind for step in story.steps(0) for event in step.events]
    assert events.count("withheld") == len(match.game.withheld(match.raw_events()))
    over = golden("gorus")
    assert not Story(over).hidden
    assert "withheld" not in [event.kind for step in Story(over).steps(0) for event in step.events]


# --- Playing on ----------------------------------------------------------------------------------------


def begun(created: Created) -> Table:
    """The table as it is after it was written and read again."""
    again = msgspec.json.decode(msgspec.json.encode(created), type=Created)
    table = Table(Row(again, 0.0))
    take(table, Row(Started(again.places), 0.0))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_step_with_the_unknown_dealt_anew(game: str, tmp_path: Path) -> None:
    match = golden(game)
    story = ready(Story(match))
    step = story.length // 3
    seat = match.steps[step].seat
    made = replays.play_on(story, wire.PlayOn(step, SEATS[seat], "easy"), "me", "Me")
    table = begun(made)
    playing = table.playing()
    assert playing.view(seat) == story.frames(seat, step)[0].view
    assert [place.kind for place in table.places].count("person") == 1 and table.seat_of("me") == seat
    others = [replays.play_on(story, wire.PlayOn(step, SEATS[seat], "easy"), "me", "Me").start for _ in range(3)]
    assert any(start != made.start for start in others)
    public = observed.record(table)
    assert "[Start " not in public  # it holds what the seat does not know
    let_bots_play(playing, [make_bot(playing.game, "easy", each) for each in range(playing.players)], 1)
    for moved in playing.steps:
        table.stream += moved.events
    table.status = "over"
    text = observed.record(table)
    again = ludus.read_record(text)
    assert again.position() == playing.position() and again.outcome == playing.outcome
    assert snapshots.recall(snapshots.keep(table)).playing().position() == playing.position()
    file = tmp_path / "on.ludus"
    file.write_text(text, "utf-8")
    assert verify(str(file), "en") == 0


def test_one_plays_on_from_finished_games_only_and_before_their_end() -> None:
    story = ready(Story(dealt("regicide", 10)))
    with pytest.raises(UserError, match="finished game"):
        replays.play_on(story, wire.PlayOn(5, "A"), "me", "")
    story = ready(Story(golden("regicide")))
    for wanted, why in (
        (wire.PlayOn(story.length, "A"), "had ended"),
        (wire.PlayOn(story.length + 1, "A"), "no step"),
        (wire.PlayOn(1, "D"), "no seat"),
        (wire.PlayOn(1, ""), "no seat"),
        (wire.PlayOn(1, "A", "search:99999"), "level"),
    ):
        with pytest.raises(UserError, match=why):
            replays.play_on(story, wanted, "me", "")


# --- Pages as they are sent ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_what_is_sent_comes_to_the_same_views(game: str) -> None:
    story = ready(Story(golden(game)))
    for seat in (None, 0):
        for first in (*range(0, story.length + 1, PAGE), 7):
            frames = story.frames(seat, first)
            whole = msgspec.json.decode(wire.encoder.encode(frames), type=tuple[wire.ReplayFrame, ...])
            assert unpacked(packed(frames)) == list(whole)


def test_a_late_page_of_a_long_game_is_small() -> None:
    """Whole views of it are two million bytes; compressed they are more than the whole client."""
    story = ready(Story(golden("spartacus")))
    frames = story.frames(0, (story.length // PAGE - 1) * PAGE)
    sent = wire.encoder.encode(packed(frames))
    assert len(sent) < len(wire.encoder.encode(frames)) / 20 and len(sent) < 100_000
    assert len(gzip.compress(sent)) < 15_000


def test_steps_that_nobody_may_look_at_stay_empty_when_sent() -> None:
    shown = [wire.ReplayFrame({"round": number}, ()) for number in range(3)]
    empty = wire.ReplayFrame(None, ())
    frames = (empty, shown[0], empty, shown[1], empty, shown[2])
    sent = packed(frames)
    assert [frame.changes for frame in sent if frame.view is None and frame.changes is None] == [None] * 3
    assert unpacked(sent) == list(frames)
