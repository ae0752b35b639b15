"""Every word on the screen, in English and Russian, from Fluent files.

`ludus/text.<language>.ftl` holds the words of the server; each game adds `text.<language>.ftl` and
the ledger of its rules, `ledger.<language>.ftl`, whose message names are the rule numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ludus.kernel.packages import package_of

if TYPE_CHECKING:
    from ludus.kernel.decision import Fact

LANGUAGES = ("en", "ru")
LONGEST = 400
ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)  # the rest of a message is indented or closes a brace


class Bundle(FluentBundle):
    """The messages of one language, each parsed when it is first asked for: whole files would take half a second."""

    def __init__(self, language: str, *files: Mapping[str, str]) -> None:
        """`files`: sources of messages by their names; what an earlier file has counts."""
        super().__init__([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for file in reversed(files):
            self.sources |= file

    def has_message(self, message_id: str) -> bool:
        return message_id in self.sources

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, message_id: str) -> None:
        """Parse a message with those that it refers to; KeyError if there is none."""
        if not super().has_message(message_id):
            resource = FluentResource(self.sources[message_id])
            self.add_resource(resource)
            for other in References.of(resource):
                self._parse(other)


class References(Visitor):
    """The messages that a message says as a part of its own."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.names.append(node.id.name)

    @classmethod
    def of(cls, resource: ast.Resource) -> list[str]:
        found = cls()
        found.visit(resource)
        return found.names


def messages_in(source: str) -> dict[str, str]:
    """The text of a Fluent file by messages, not yet parsed; the first of a name counts."""
    starts = [*ENTRY.finditer(source)]
    ends = [*(entry.start() for entry in starts[1:]), len(source)]
    found: dict[str, str] = {}
    for entry, end in zip(starts, ends, strict=True):
        found.setdefault(entry[1], source[entry.start() : end])
    return found


class Words:
    """The texts of the server and of one game."""

    def __init__(self, game: str | None) -> None:
        self.game = game
        self.bundles: dict[str, Bundle] = {}  # of the languages that were asked for

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle names the game: every process reads the texts itself."""
        return words, (self.game,)

    def bundle(self, language: str) -> Bundle:
        language = language if language in LANGUAGES else "en"
        if language not in self.bundles:
            self.bundles[language] = Bundle(language, *_files(language, self.game))
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
        return "; ".join(self.say(language, fact.message, **self.filled(language, fact, names)) for fact in facts)

    def filled(self, language: str, fact: Fact, names: Sequence[str]) -> dict[str, object]:
        """All values of a fact, with players by their names and parts as sentences."""
        values: dict[str, object] = dict(fact.values)
        seat = fact.values.get("seat")
        if isinstance(seat, str):
            values["who"] = self.player(language, seat, names)
        for name, seats in fact.seats.items():
            values[name] = ", ".join([self.player(language, letter, names) for letter in seats])
        for name, parts in fact.parts.items():
            values[name] = ", ".join([self.tell(language, [part], names) for part in parts])
        return values

    def player(self, language: str, seat: str, names: Sequence[str]) -> str:
        """The name of the player in a seat."""
        place = ord(seat) - ord("A")
        return names[place] if place < len(names) else self.say(language, "who-sits", seat=seat)

    def reason(self, language: str, rule: str) -> str:
        """Why a rule refuses a move: a sentence made for it, or the rule itself."""
        made = f"why-{rule}"
        return self.say(language, made if self.has(language, made) else rule)


@cache
def words(game: str | None = None) -> Words:
    """The texts of the server, with those of a game."""
    return Words(game)


def listed(names: Sequence[dict[str, str]]) -> dict[str, str]:
    """Several names with commas between them, in every language."""
    return {language: ", ".join([name[language] for name in names]) for language in LANGUAGES}


def on_one_line(text: str) -> str:
    """What someone has said, without anything that a screen or a line of a record could trip over."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def game_folder(game: str) -> Traversable:
    """Where the words of a game lie: in its package, ours or somebody else's."""
    return files(package_of(game))


def guide(game: str, language: str) -> str:
    """How to play, in Markdown."""
    return game_folder(game).joinpath(f"guide.{language}.md").read_text("utf-8")


def _plain(value: object, language: str) -> object:
    """A value in one language, and short: Fluent refuses very long ones, and nobody wants to read them back."""
    if isinstance(value, dict):
        value = value.get(language, value["en"])
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


def _files(language: str, game: str | None) -> Iterator[Mapping[str, str]]:
    yield texts_of(None, language)
    if game is not None:
        yield texts_of(game, language)
        yield texts_of(game, language, "ledger")


@cache
def texts_of(game: str | None, language: str, name: str = "text") -> Mapping[str, str]:
    """The messages of a file of the package, which is read once for all bundles."""
    folder = files("ludus") if game is None else game_folder(game)
    return messages_in(folder.joinpath(f"{name}.{language}.ftl").read_text("utf-8"))
