"""What messages are made of: names, numbers and texts with their limits, and time."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 20
LONGEST_MOVE = 1000
LONGEST_TALK = 200
LONGEST_RECORD = 250_000
LONGEST_COMMENT = 500
LONGEST_VALUE = 20_000  # of an option: a deck of one's own with the longest names
LONGEST_DECK = 100_000  # letters of a card file

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Key = Annotated[str, Meta(max_length=64)]
Luck = Annotated[str, Meta(max_length=40, pattern=r"^[\w .:-]*\Z")]
Seat = Annotated[int, Meta(ge=0, le=7)]
Short = Annotated[str, Meta(max_length=40)]
Value = Annotated[str, Meta(max_length=LONGEST_VALUE)]
Move = Annotated[str, Meta(max_length=LONGEST_MOVE)]
Talk = Annotated[str, Meta(max_length=LONGEST_TALK)]
Version = Annotated[int, Meta(ge=0)]
Language = Literal["en", "ru"]
TalkLanguage = Literal["", "en", "ru"]
Sitting = Literal["open", "person", "bot", "program"]
Status = Literal["waiting", "playing", "over"]
Undo = Literal["no", "free", "ask"]
Speed = Literal["stopped", "slow", "normal", "fast"]  # of a game that only bots play
Text = dict[str, str]  # by language

Record = Annotated[str, Meta(max_length=LONGEST_RECORD)]
Letter = Annotated[str, Meta(max_length=1)]
Step = Annotated[int, Meta(ge=0, le=1_000_000)]


class Timing(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time people have, and what the server does when it is over."""

    kind: Literal["move", "bank", "days"]
    time: Annotated[int, Meta(ge=0, le=86_400)]  # seconds for each decision, seconds in store, days for each decision
    more: Annotated[int, Meta(ge=0, le=86_400)] = 0  # seconds that each decision adds to a store
    level: Short = "normal"  # of the bot that acts when time is over
    takes_over: bool = False  # it plays on until the owner comes back, instead of making this one decision
