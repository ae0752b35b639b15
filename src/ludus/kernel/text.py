"""Every word on the screen, in English and Russian, from Fluent files.

`ludus/text.<language>.ftl` holds the words of the house; each game adds `text.<language>.ftl` and
the ledger of its rules, `ledger.<language>.ftl`, whose message names are the rule numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

if TYPE_CHECKING:
    from ludus.kernel.decision import Fact

LANGUAGES = ("en", "ru")
LONGEST = 400


class Words:
    """The texts of the house and of one game."""

    def __init__(self, game: str | None) -> None:
        self.game = game
        self.bundles: dict[str, FluentBundle] = {}  # of the languages that were asked for: reading them takes time

    def bundle(self, language: str) -> FluentBundle:
        language = language if language in LANGUAGES else "en"
        if language not in self.bundles:
            self.bundles[language] = _bundle(language, self.game)
        return self.bundles[language]

    def has(self, language: str, message: str) -> bool:
        return self.bundle(language).has_message(message)

    def say(self, language: str, message: str, **values: object) -> str:
        """The message with its values filled in; KeyError if there is no such message."""
        bundle = self.bundle(language)
        value = bundle.get_message(message).value
        if value is None:
            raise KeyError(message)
        text, errors = bundle.format_pattern(value, {name: _plain(given, language) for name, given in values.items()})
        if errors:
            raise errors[0]
        return str(text)

    def tell(self, language: str, facts: Iterable[Fact], names: Sequence[str] = ()) -> str:
        """Several facts in one line; `names` are those of the seats."""
        return "; ".join(self.say(language, fact.message, **self.named(language, fact, names)) for fact in facts)

    def named(self, language: str, fact: Fact, names: Sequence[str]) -> dict[str, int | str | dict[str, str]]:
        """The values of a fact; one that tells a `seat` by its letter can say `who` as well: the player's name."""
        seat = fact.values.get("seat")
        if not isinstance(seat, str):
            return fact.values
        place = ord(seat) - ord("A")
        who = names[place] if place < len(names) else self.say(language, "who-sits", seat=seat)
        return {**fact.values, "who": who}

    def reason(self, language: str, rule: str) -> str:
        """Why a rule refuses a move: a sentence made for it, or the rule itself."""
        made = f"why-{rule}"
        return self.say(language, made if self.has(language, made) else rule)


@cache
def words(game: str | None = None) -> Words:
    """The texts of the house, with those of a game."""
    return Words(game)


def listed(names: Sequence[dict[str, str]]) -> dict[str, str]:
    """Several names with commas between them, in every language."""
    return {language: ", ".join([name[language] for name in names]) for language in LANGUAGES}


def on_one_line(text: str) -> str:
    """What somebody has said, without anything that a screen or a line of a record could trip over."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def game_folder(game: str) -> Traversable:
    return files("ludus").joinpath("games", game)


def guide(game: str, language: str) -> str:
    """How to play, in Markdown."""
    return game_folder(game).joinpath(f"guide.{language}.md").read_text("utf-8")


def _plain(value: object, language: str) -> object:
    """A value in one language, and short: Fluent refuses very long ones, and nobody wants to read them back."""
    if isinstance(value, dict):
        value = value.get(language, value["en"])
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _bundle(language: str, game: str | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(f"text.{language}.ftl"))
    if game is not None:
        for name in ("text", "ledger"):
            bundle.add_resource(_resource(f"games/{game}/{name}.{language}.ftl"))
    return bundle


@cache
def _resource(path: str) -> Resource:
    """A file of the package, read once for all bundles."""
    return FluentResource(files("ludus").joinpath(path).read_text("utf-8"))
