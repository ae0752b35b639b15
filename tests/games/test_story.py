"""What happened: declared facts, and one sentence for every client.

`python -m tests.games.test_story` renews the file of sentences that the web client's tests make again.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ludus
from ludus.kernel.decision import SEALED, Event, Fact, Line
from ludus.kernel.story import with_lines
from ludus.kernel.text import LANGUAGES, words
from ludus.match import WITHHELD, Match
from ludus.terminal.boards import find_board

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("*.ludus"))
SENTENCES = ROOT / "web" / "test" / "fixtures" / "sentences.json"
RAW = re.compile(
    r"[{}]|\$|None|\bevent-|\bdid-|\?\?\?|(?<![\w.])[a-z]+_[a-z]+"
)  # left of a text that was not filled in
PLAYERS = ("Anna", "Boris", "Clara", "Dora", "Emil", "Fanny", "Gustav", "Hanna")


@cache
def game_of(path: Path) -> Match:
    return ludus.read_record(path.read_text("utf-8"))


def observers(match: Match) -> Iterator[tuple[int | None, list[Event], dict[str, Any]]]:
    """Everyone who looks, with what they know."""
    for seat in [None, *range(match.players)]:
        yield seat, match.events(seat), match.view(seat)


def all_facts(line: Line) -> Iterator[Fact]:
    waiting = [*line.facts, *line.muted]
    while waiting:
        fact = waiting.pop()
        yield fact
        waiting += [part for parts in fact.parts.values() for part in parts]


@pytest.mark.both
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_events_have_the_declared_facts(path: Path) -> None:
    match = game_of(path)
    kinds = match.game.modules.story.EVENTS
    for _, events, _ in observers(match):
        for event in events:
            if event not in (SEALED, WITHHELD):
                declared = msgspec.convert(event.facts, kinds[event.kind], strict=True)
                assert msgspec.json.encode(declared) == msgspec.json.encode(event.facts), event.kind
                assert not event.lines


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_line_can_be_told_in_every_language(path: Path) -> None:
    match = game_of(path)
    names = PLAYERS[: match.players]
    for _, events, view in observers(match):
        for event, lines in zip(events, match.game.lines(events, view), strict=True):
            for line in lines:
                for language in LANGUAGES:
                    for facts in (line.facts, line.muted) if line.muted else (line.facts,):
                        text = words(match.game.name).tell(language, facts, names)
                        assert text.strip() and not RAW.search(text), (event, text)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_line_depends_on_its_own_step_alone(path: Path) -> None:
    """A server sends lines step by step, a replay all at once: they are the same."""
    match = game_of(path)
    for _, events, view in observers(match):
        whole = match.game.lines(events, view)
        sizes = [len(match.opening), *(len(step.events) for step in match.steps)]
        start = 0
        for size in sizes:
            assert match.game.lines(events[start : start + size], view) == whole[start : start + size]
            start += size
        assert start == len(events)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_clients_and_terminals_get_these_lines(path: Path) -> None:
    match = game_of(path)
    board = find_board(match.game)
    for _, events, view in observers(match):
        lines = match.game.lines(events, view)
        assert [event.lines for event in with_lines(match.game, events, view)] == lines
        board.look(view)
        for language in LANGUAGES:
            told = [words(match.game.name).tell(language, line.facts, PLAYERS) for of in lines for line in of]
            assert [line.strip() for line in board.story(events, PLAYERS, language)] == told


def test_table_events_have_no_lines_and_do_not_disturb_those_of_the_game() -> None:
    match = game_of(ROOT / "tests" / "golden" / "2-players-win.ludus")
    events, view = match.events(0), match.view(0)
    said = Event("table-said", 1, {"text": "s bravo"})
    sent = with_lines(match.game, [events[0], said, *events[1:]], view)
    assert sent[1] == said
    assert [sent[0], *sent[2:]] == list(with_lines(match.game, events, view))
    assert with_lines(match.game, [said], None) == (said,)


# --- The same sentences in the web client ------------------------------------------------------------


def shape(fact: Fact) -> str:
    """Equal for facts that say the same with other values."""
    parts = {name: sorted({shape(part) for part in parts}) for name, parts in fact.parts.items()}
    chosen = {name: value for name, value in fact.values.items() if isinstance(value, str) and len(value) < 12}
    words = {name: value for name, value in chosen.items() if name != "seat" and value.islower()}
    counts = {name: min(value, 3) for name, value in fact.values.items() if isinstance(value, int)}
    return json.dumps([fact.message, sorted(fact.values), words, counts, sorted(fact.seats), parts])


@cache
def sentences(game: str) -> list[dict[str, Any]]:
    """A line of every kind that the golden games have, with its sentence in every language."""
    found: dict[str, Line] = {}
    for path in GOLDEN:
        match = game_of(path)
        if match.game.name != game:
            continue
        for _, events, view in observers(match):
            for lines in match.game.lines(events, view):
                for line in lines:
                    found.setdefault("; ".join(map(shape, line.facts)), line)
    told = words(game)
    return [
        {
            "facts": msgspec.to_builtins(found[name].facts),
            "text": {language: told.tell(language, found[name].facts, PLAYERS) for language in LANGUAGES},
        }
        for name in sorted(found)
    ]


def everything() -> dict[str, Any]:
    return {"players": PLAYERS, "games": {game: sentences(game) for game in ludus.games()}}


def test_the_web_client_is_tested_with_todays_sentences() -> None:
    kept = json.loads(SENTENCES.read_text("utf-8"))
    assert kept == json.loads(json.dumps(everything())), "renew it: python -m tests.games.test_story"


if __name__ == "__main__":
    SENTENCES.write_text(json.dumps(everything(), ensure_ascii=False, indent=1) + "\n", "utf-8")
