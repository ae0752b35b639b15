"""What a game says, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

from ludus import Match
from ludus.kernel.decision import Decision, Fact
from ludus.kernel.text import game_folder, words

from .table import read_move, seat_of

LANGUAGES = ("en", "ru")
CLIENT_TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "text"


@cache
def messages(path: Path) -> frozenset[str]:
    """The names of the messages of a file."""
    body = FluentParser().parse(path.read_text("utf-8")).body
    return frozenset(entry.id.name for entry in body if isinstance(entry, ast.Message))


def sources(game: str) -> Path:
    return Path(str(game_folder(game)))


def texts(game: str, language: str) -> frozenset[str]:
    """The messages of a game."""
    return messages(sources(game) / f"text.{language}.ftl")


def client_texts(language: str, start: str) -> set[str]:
    """The messages of the page that begin so."""
    return {name for name in messages(CLIENT_TEXTS / f"client.{language}.ftl") if name.startswith(start)}


def named_in_sources(game: str, kinds: str) -> set[str]:
    """The messages of these kinds (`ask|fact`) that the sources of a game name."""
    files = [path.read_text("utf-8") for path in sources(game).rglob("*.py")]
    return {name for text in files for name in re.findall(rf'"((?:{kinds})-[a-z-]+)"', text)}


def say(game: str, facts: Iterable[Fact]) -> list[str]:
    """The facts in English and in Russian, one after the other; a value that is missing would raise."""
    said = [words(game).tell(language, [fact]) for fact in facts for language in LANGUAGES]
    assert all(text and "{" not in text and "None" not in text for text in said), said
    return said


def english(game: str, facts: Iterable[Fact]) -> list[str]:
    return say(game, facts)[::2]


def facts(m: Match, text: str) -> list[Fact]:
    """The preview of a move, `A:+20H`; it has a text in both languages."""
    seat, move = read_move(text)
    found = m.game.facts(m.state, seat, m.game.parse(m.state, seat, move))
    say(m.game.name, found)
    return found


def warnings(m: Match, text: str) -> list[Fact]:
    """What a seat is warned of before a move."""
    seat, move = read_move(text)
    found = m.game.warnings(m.state, seat, m.game.parse(m.state, seat, move))
    say(m.game.name, found)
    return found


def asked(m: Match, letter: str = "A") -> Decision:
    """What a seat is asked; question and answers have words in both languages."""
    decision = m.decision(seat_of(letter))
    assert decision is not None
    say(m.game.name, [decision.prompt, *(fact for choice in decision.choices for fact in choice.facts)])
    return decision
