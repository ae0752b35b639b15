"""The words of a lesson. Figures and names in them are places that are filled from the match itself.

A place is a path: `{ $view-enemy-health }` is what the learner sees, `{ $event-hit-damage }` what the last such event
said since the note before, `{ $fact-damage-damage }` what the marked move is said to do, `{ $name-move }` its cards,
`{ $said-1 }` a word of it, `{ $outcome-scores-0 }` the result. `before-` in front of `view` or `event` means the moment
of the note before, `count-` how many there are, `name-` what a card is called.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ludus.kernel.text import LANGUAGES, Bundle, messages_in, texts_of, words
from ludus.lessons.script import folder

PLACE = re.compile(r"\$([a-zA-Z][\w-]*)")
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}

Text = dict[str, str]  # by language
World = Mapping[str, Any]  # what places can be filled from


class BadPlace(LookupError):
    """A place of a note that nothing in the match fills."""


class Notes:
    """The notes of one lesson in every language."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.sources = {language: _source(game, language) for language in LANGUAGES}
        self.notes = {language: messages_in(source) for language, source in self.sources.items()}
        self.bundles = {
            language: Bundle(language, notes, texts_of(game, language)) for language, notes in self.notes.items()
        }

    def names(self, language: str) -> list[str]:
        """The names of all notes, in the order of the file."""
        return [*self.notes[language]]

    def has(self, name: str) -> bool:
        return self.bundles["en"].has_message(name)

    def places(self, language: str, name: str) -> set[str]:
        """What has to be filled in a note."""
        return set(PLACE.findall(self.notes[language][name]))

    def tell(self, name: str, world: World) -> Text:
        return {language: self.say(language, name, world) for language in LANGUAGES}

    def say(self, language: str, name: str, world: World) -> str:
        """A note with all its places filled."""
        bundle = self.bundles[language]
        value = bundle.get_message(name).value
        assert value is not None
        filled = {place: self.fill(place, language, world) for place in self.places(language, name)}
        text, errors = bundle.format_pattern(value, filled)
        if errors:
            raise errors[0]
        return str(text)

    def fill(self, place: str, language: str, world: World) -> str | int | float:
        head, _, rest = place.partition("-")
        if head == "name":
            return shown(named(self.game, self.find(rest, world), world, language), language)
        if head == "count":
            return len(self.find(rest, world))
        return shown(self.find(place, world), language)

    def find(self, place: str, world: World) -> Any:
        try:
            return walk(world, place.split("-"))
        except (LookupError, TypeError, ValueError):
            raise BadPlace(f"{self.game}: nothing fills {place}") from None


def walk(value: Any, path: list[str]) -> Any:
    """What a path leads to; names may have hyphens themselves."""
    if not path:
        return value
    if isinstance(value, Mapping):
        for length in range(len(path), 0, -1):
            key = "-".join(path[:length])
            if key in value:
                return walk(value[key], path[length:])
        raise KeyError(path[0])
    return walk(value[int(path[0])], path[1:])


def shown(value: Any, language: str) -> str | int | float:
    """A value as a note can say it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        return str(value[language])
    if isinstance(value, list | tuple):
        return ", ".join(str(shown(each, language)) for each in value)
    if isinstance(value, int | float):
        return value if value >= 0 else str(value).replace("-", "−")
    return str(value)


def named(game: str, value: Any, world: World, language: str) -> Any:
    """What people call a card, or several."""
    if isinstance(value, list | tuple):
        return [named(game, each, world, language) for each in value]
    return NAMES[game](value, world, language)


def _card_of_regicide(value: Any, world: World, language: str) -> str:
    card = str(value)
    return card[:-1].replace("T", "10") + SUITS[card[-1]]


def _card_of_gorus(value: Any, world: World, language: str) -> str:
    """A card, or its school alone."""
    card = str(value)
    if card.isalpha():
        return ", ".join(words("gorus").say(language, f"w-school-{letter}") for letter in card)
    return words("gorus").say(language, "card-short", school=card[0], strength=int(card[1:]))


def _card_of_view(value: Any, world: World, language: str) -> Text:
    name: Text = world["view"]["cards"][str(value)]["name"]
    return name


def _card_of_spartacus(value: Any, world: World, language: str) -> Text:
    view = world["view"]
    name: Text = (view["intrigue"].get(value) or view["market"][value])["name"]
    return name


NAMES: dict[str, Callable[[Any, World, str], Any]] = {
    "regicide": _card_of_regicide,
    "gorus": _card_of_gorus,
    "augustus": _card_of_view,
    "goldencup": _card_of_view,
    "spartacus": _card_of_spartacus,
}


def _source(game: str, language: str) -> str:
    return folder().joinpath(f"{game}.{language}.ftl").read_text("utf-8")
