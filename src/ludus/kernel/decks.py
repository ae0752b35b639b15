"""Deck files of one's own: what `--deck FILE` means, whatever command is given it."""

from __future__ import annotations

from ludus.kernel.game import Game
from ludus.kernel.refusals import LudusError, Told

LARGEST = 1_000_000  # bytes; no deck comes near it, and devices never end


def with_deck(game: Game, options: dict[str, str], file: str | None) -> dict[str, str]:
    """The options with those of a deck file; what is wrong with the file is told with its name."""
    if file is None:
        return options
    try:
        found = game.read_deck(read(file))
    except UnicodeDecodeError:
        raise Told("deck-no-text", file=file) from None
    except OSError as error:
        raise Told("deck-wrong", file=file, reason=error.strerror or str(error)) from None
    except LudusError as error:
        raise Told("deck-wrong", file=file, reason=error) from None
    for name in found:
        if name in options:
            raise Told("deck-twice", name=name)
    return {**options, **found}


def read(file: str) -> str:
    with open(file, "rb") as source:
        content = source.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Told("deck-too-long")
    return content.decode("utf-8-sig")
