"""What a page says in another language: tests speak English, and their pages may be Russian."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

import build_web
from ludus.kernel.text import words

Say = Callable[..., str]
OWN = ("client", "proof")  # files of words that only the web client has


@cache
def _of_the_client(language: str) -> tuple[FluentBundle, list[str]]:
    bundle = FluentBundle([language], use_isolating=False)
    names: list[str] = []
    for file in OWN:
        resource = FluentResource((build_web.WEB / "src" / "text" / f"{file}.{language}.ftl").read_text("utf-8"))
        bundle.add_resource(resource)
        names += [entry.id.name for entry in resource.body if hasattr(entry, "id")]
    return bundle, names


def _format(language: str, name: str, values: dict[str, object]) -> str | None:
    bundle, _ = _of_the_client(language)
    pattern = bundle.get_message(name).value if bundle.has_message(name) else None
    text, faults = bundle.format_pattern(pattern, values) if pattern else (None, [])
    return None if faults else str(text)


def in_language(language: str) -> Say:
    """A function that says an English sentence of the web client in a language."""

    def find(english: str, **values: object) -> str | None:
        """The same in the other language; words among the values are said in it as well."""
        for name in _of_the_client("en")[1]:
            if _format("en", name, values) == english:
                said = {key: (isinstance(value, str) and find(value)) or value for key, value in values.items()}
                return _format(language, name, said)
        return None

    def say(english: str, **values: object) -> str:
        said = english if language == "en" else find(english, **values)
        assert said is not None, f"the client never says: {english}"
        return said

    return say


def of_regicide(language: str, name: str) -> str:
    """A word of the game that most tests play."""
    return words("regicide").say(language, name)
