"""Errors for people: what was refused, why, and what would be accepted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludus.kernel.game import Game


class LudusError(Exception):
    """Something that was asked for cannot be done; the message says why."""

    def text(self, language: str = "en") -> str:
        """The reason in the player's language."""
        return str(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Worker processes hand it on, whatever its constructor takes."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[LudusError], args: tuple[Any, ...], fields: dict[str, Any]) -> LudusError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(fields)
    return error


class UserError(LudusError):
    """An error whose message is in the text files, in every language."""

    def __init__(self, message: str, game: Game | str | None = None, /, **values: object) -> None:
        from ludus.kernel.text import words  # the texts import this module

        self.message = message
        self.values = values
        self._words = words(game if isinstance(game, str) or game is None else game.name)
        super().__init__(self.text("en"))

    def text(self, language: str = "en") -> str:
        values = {name: _in_language(value, language) for name, value in self.values.items()}
        return self._words.say(language, self.message, **values)


def _in_language(value: object, language: str) -> object:
    """A value that has words of its own: another refusal, or a title by language."""
    if isinstance(value, LudusError):
        return value.text(language)
    return value.get(language, value["en"]) if isinstance(value, dict) else value


class BadMove(UserError):
    """A move that was not made: `Unreadable`, `Illegal` or `NotYourTurn`."""


class Unreadable(BadMove):
    """The text is no move of this game."""


class Illegal(BadMove):
    """The text is a move, but a rule forbids it now; `rule` is its number in the ledger."""

    def __init__(self, game: Game, rule: str, move: str) -> None:
        self.rule = rule
        self.move = move
        super().__init__(rule, game)

    def text(self, language: str = "en") -> str:
        return f"{self._words.reason(language, self.rule)} ({self.rule})"


class NotYourTurn(Illegal):
    """This seat is not asked for anything now."""


class BadOption(UserError):
    """A wrong player count, option or value."""


class BadPosition(UserError):
    """A position that cannot be."""


class BadRecord(UserError):
    """A record that cannot be replayed; `line` is the line that is wrong."""

    def __init__(self, message: str, line: int, game: Game | None = None, /, **values: object) -> None:
        self.line = line
        super().__init__(message, game, line=line, **values)
