"""Every question, fact and warning of a game has a text in both languages."""

from __future__ import annotations

import re

import pytest

import ludus
from ludus import Match
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words
from tests.kit.table import moments, observers
from tests.kit.texts import LANGUAGES, client_texts, messages, say, sources, texts

GAMES = ludus.games()
SHORT: dict[str, dict[str, str]] = {"gorus": {"target": "1"}, "spartacus": {"turn_limit": "2"}}


@pytest.mark.parametrize("name", GAMES)
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert texts(name, "en") == texts(name, "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_message_can_be_said(name: str, language: str) -> None:
    path = sources(name) / f"text.{language}.ftl"
    values = dict.fromkeys(re.findall(r"\$(\w+)", path.read_text("utf-8")), 2)
    for message in messages(path):
        assert words(name).say(language, message, **values)


@pytest.mark.parametrize("name", GAMES)
def test_reasons_are_for_rules_of_the_game(name: str) -> None:
    reasons = {message.removeprefix("why-") for message in texts(name, "en") if message.startswith("why-")}
    assert len(reasons) >= 5
    assert reasons <= messages(sources(name) / "ledger.en.ftl")


def on_the_page(value: str) -> str:
    """A value in the name of a message, where there is no plus."""
    return re.sub(r"^\+", "plus", value).replace("+", "-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_options_and_their_values_have_words_and_nothing_else_has(name: str, language: str) -> None:
    wanted = set()
    for option in ludus.game(name).meta.options:
        wanted.add(f"opt-{name}-{option.name}")
        values = [*option.values, "own"] if option.deck else option.values
        wanted |= {f"opt-{name}-{option.name}-{on_the_page(value)}" for value in values}
    assert client_texts(language, f"opt-{name}-") == wanted


def look_ahead(m: Match, seen: set[str]) -> None:
    """Say what is asked and what the answers do, as far as it has not been said; nothing changes by that."""
    before = m.position()
    for seat in m.to_act:
        decision = m.decision(seat)
        assert decision is not None
        found = [decision.prompt]
        for move in [*m.state.legal(seat)[:40], RESIGN]:
            found += [*m.game.facts(m.state, seat, move), *m.game.warnings(m.state, seat, move)]
        fresh = {fact.message: fact for fact in found if fact.message not in seen}
        say(m.game.name, fresh.values())
        seen |= {*fresh}
    assert m.position() == before


@pytest.mark.both
@pytest.mark.parametrize("clever", [False, True])
@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in ludus.game(name).meta.players[:4:3]]
)
def test_questions_answers_warnings_and_the_log_have_words(name: str, players: int, clever: bool) -> None:
    """AU-030, GM-207: looking ahead changes nothing."""
    m = ludus.new_match(name, players, 5, SHORT.get(name))
    seen: set[str] = set()
    for _ in moments(m, 5, clever, 150):
        look_ahead(m, seen)
    assert any(message.startswith("ask-") for message in seen)
    assert any(message.startswith("fact-") for message in seen)
    kinds = {event.kind for seat in observers(m) for event in m.events(seat)} - {"sealed"}
    for language in LANGUAGES:
        known = {message.removeprefix("event-") for message in texts(name, language)}
        assert [kind for kind in kinds if not any(f"{text}-".startswith(f"{kind}-") for text in known)] == []
