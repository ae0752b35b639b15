"""The JSON Schema of a game: its views, decisions, events and moves, as every client receives and sends them.

`ludus schema GAME` prints it, a server has it at `/api/games/GAME/schema`, and the package has a copy in the folder of
the game (`schema.json`), from which the types of the web client and a page of the docs are made.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from ludus.kernel.decision import Decision, Event
from ludus.kernel.views import MatchHead

if TYPE_CHECKING:
    from ludus.kernel.game import Game

FACTS = "Facts"  # ends the name of what the events of one kind say
DIALECT = "https://json-schema.org/draft/2020-12/schema"
Schema = dict[str, Any]


class Form(Struct, frozen=True):
    """One kind of move in notation."""

    kind: str
    pattern: str  # what the whole text looks like, as written by Ludus
    meaning: str
    example: str

    def fits(self, move: str) -> bool:
        """Is this text of this form?"""
        return re.fullmatch(self.pattern, move) is not None


RESIGNING = Form("resign", "resign", "Resign.", "resign")  # a move of every game


@cache
def game_schema(game: Game) -> Schema:
    """The JSON Schema (2020-12) of a game: `view`, `decision`, `event` and `move`, with all that they contain."""
    kinds = {"view": game.view_type, "decision": Decision, "event": Event}
    tops, parts = msgspec.json.schema_components([*kinds.values(), MatchHead], ref_template="#/$defs/{name}")
    head = parts.pop(MatchHead.__name__)
    view = parts[game.view_type.__name__]
    for name in ("properties", "required"):  # a view of a match begins with its head
        view[name] = type(view[name])([*items(head[name]), *items(view[name])])
    return {
        "$schema": DIALECT,
        "title": game.meta.title["en"],
        "description": f"What clients of {game.meta.title['en']} receive and send; rules version {game.meta.rules}.",
        "type": "object",
        "properties": {**dict(zip(kinds, tops)), "move": {"$ref": "#/$defs/Move"}},
        "$defs": {**parts, **event_schemas(game, parts[Event.__name__]), "Move": move_schema(game)},
    }


def event_schemas(game: Game, event: Schema) -> Schema:
    """The definition of an event, with the facts of each kind that the game declares."""
    facts = game.event_facts
    tops, parts = msgspec.json.schema_components(list(facts.values()), ref_template=f"#/$defs/{{name}}{FACTS}")
    kinds = [
        {"if": {"properties": {"kind": {"const": kind}}}, "then": {"properties": {"facts": top}}}
        for kind, top in zip(facts, tops, strict=True)
    ]
    named = {f"{name}{FACTS}": part for name, part in parts.items()}
    return {Event.__name__: {**event, "allOf": kinds} if kinds else event, **named}


def items(values: Any) -> Any:
    return values.items() if isinstance(values, dict) else values


def move_schema(game: Game) -> Schema:
    """A move is a string; each kind of move has its pattern."""
    return {
        "title": "Move",
        "description": "A move in notation.",
        "type": "string",
        "anyOf": [
            {
                "title": form.kind,
                "description": form.meaning,
                "pattern": f"^(?:{form.pattern})$",
                "examples": [form.example],
            }
            for form in (*game.forms, RESIGNING)
        ],
    }


@cache
def schema_text(game: Game) -> str:
    """The schema as it is printed and kept in files."""
    return msgspec.json.format(msgspec.json.encode(game_schema(game)), indent=2).decode() + "\n"
