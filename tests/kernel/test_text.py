"""Every word exists in both languages."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, ast

import ludus
from ludus.kernel import text
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.refusals import BadMove, BadOption
from ludus.kernel.text import LANGUAGES, Bundle, guide, messages_in, words
from ludus.lab.ledger import ledger_ids

FILES = ["text", *(f"games/{name}/{kind}" for name in ludus.games() for kind in ("text", "ledger"))]


def messages(path: str, language: str) -> dict[str, set[str]]:
    """The messages of a file with the values that each of them uses."""
    text = files("ludus").joinpath(f"{path}.{language}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            assert entry.span is not None
            source = text[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


@pytest.mark.parametrize("path", FILES)
def test_both_languages_have_the_same_messages_with_the_same_values(path: str) -> None:
    assert messages(path, "en") == messages(path, "ru")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", FILES)
def test_a_message_by_itself_is_what_it_is_in_its_file(path: str, language: str) -> None:
    """Messages are parsed one by one, when they are asked for."""
    text = files("ludus").joinpath(f"{path}.{language}.ftl").read_text("utf-8")
    whole = {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}
    alone = messages_in(text)
    assert [*alone] == [*whole]
    for name, source in alone.items():
        found = FluentParser().parse(source).body[0]
        assert found.equals(whole[name], ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("name", ludus.games())
def test_the_first_refusal_parses_no_more_than_it_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server gives it between two moves of other tables: whole files would hold them all up."""
    match = ludus.new_match(name, ludus.game(name).meta.players[-1])
    parsed: list[str] = []

    def parse(source: str) -> ast.Resource:
        parsed.append(source)
        return FluentResource(source)

    monkeypatch.setattr(text, "FluentResource", parse)
    monkeypatch.setattr(text, "words", cache(text.Words))  # as after a start
    for moves in (["???"], ["resign"] * 2):
        parsed.clear()
        with pytest.raises(BadMove) as error:
            for move in moves:
                match.play(match.to_act[0] if move == "???" else 0, move)
        assert all(error.value.text(language) for language in LANGUAGES)
        assert 0 < len(parsed) <= len(LANGUAGES)
        assert sum(map(len, parsed)) < 1000


def test_a_message_is_parsed_with_those_it_refers_to() -> None:
    own, others = "outer = { inner } ends\ninner = { last }\n    and\n", "last = it\ninner = x\n"
    bundle = Bundle("en", messages_in(own), messages_in(others))
    pattern = bundle.get_message("outer").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("it\nand ends", [])
    assert not bundle.has_message("other")
    with pytest.raises(KeyError):
        bundle.get_message("other")


@pytest.mark.parametrize("name", ludus.games())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_rule_can_be_said_and_every_game_has_a_guide(name: str, language: str) -> None:
    for rule in ledger_ids(ludus.game(name)):
        assert words(name).say(language, rule)
    assert len(guide(name, language)) > 3000


def test_plurals_follow_each_language() -> None:
    said = [words("regicide").say("ru", "fact-draw", count=n) for n in (1, 2, 5, 21)]
    assert said == ["призывает 1 карту", "призывает 2 карты", "призывает 5 карт", "призывает 21 карту"]


def test_facts_name_the_player_of_a_seat() -> None:
    facts = [Fact("fact-name", {"seat": "B"}), Fact("fact-draw", {"count": 1})]
    assert words("regicide").tell("en", facts, ("Anna", "Boris")) == "Boris goes next; draws 1 card"
    assert words("regicide").tell("en", facts[:1]) == "seat B goes next"
    assert words("regicide").tell("ru", facts[:1]) == "следующим ходит место B"
    question = Decision("regicide", "one", facts[0], (Choice("n B", tuple(facts[:1])),))
    assert question.text("en", ["Anna", "Boris"]) == "Boris goes next"
    assert question.label(question.choices[0], "ru", ["Анна", "Борис"]) == "следующим ходит Борис"


def test_a_seat_that_is_no_players_has_words_of_its_own() -> None:
    wanderer = [Fact("fact-leader", {"seat": "W"})]
    assert words("gorus").tell("en", wanderer, ["W"]) == "a wandering gladiator is winning so far"
    assert words("gorus").tell("en", [Fact("fact-leader", {"seat": "A"})], ["W"]) == "W is winning so far"


def test_refusals_speak_both_languages() -> None:
    with pytest.raises(BadOption) as error:
        ludus.new_match("regicide", players=7)
    assert "1 to 4 players, not 7" in error.value.text("en")
    assert "от 1 до 4" in error.value.text("ru")
