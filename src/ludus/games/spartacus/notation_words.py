"""What is said with a decision, in words of one's own (SP-703, SP-710)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.spartacus.notation_writing import format_move as format_move
from ludus.kernel.text import on_one_line

if TYPE_CHECKING:
    pass

SPEAKING = re.compile(r'(?P<move>[^"]*?)(?P<say>\bsay)?\s*"(?P<words>[^"]*)"\s*', re.IGNORECASE)
MOST_WORDS = 160  # letters


def quoted(text: str) -> str:
    """What is said with a decision: the words in quotation marks at its end, on one line."""
    found = SPEAKING.fullmatch(text) if '"' in text else None
    return on_one_line(found["words"]) if found else ""


def sayable(words: str) -> bool:
    """Can these be words of a promise, as they stand in a record?"""
    return 0 < len(words) <= MOST_WORDS and quoted(f'vow B "{words}"') == words


def silent(text: str) -> str:
    """The decision without what is said with it. Only promises and requests for support are made in words."""
    found = SPEAKING.fullmatch(text) if '"' in text else None
    if found is None:
        return text
    move = found["move"].strip()
    verb = move.partition(" ")[0].lower()
    if verb != "vow" and (verb != "ask" or not found["say"]):
        raise ValueError(text)
    return f"{move} words" if verb == "vow" and len(move.split()) == 2 else move
