"""The contract with the web client: every message of `ludus.tables.wire` as one OpenAPI document.

`python -m ludus.server.openapi` prints it; `python3 run.py types` makes web/src/wire.d.ts of it.
"""

from __future__ import annotations

import sys
from typing import Any

import msgspec

import ludus
from ludus.tables import wire

Schemas = dict[str, dict[str, Any]]

# By the names that the client uses for them; the types inside come along.
FROM_CLIENT = {
    "ClientMessage": wire.ClientMessage,
    "SetMe": wire.SetMe,
    "NewTable": wire.NewTable,
    "DeckFile": wire.DeckFile,
    "Claim": wire.Claim,
    "LinkCode": wire.LinkCode,
    "Erase": wire.Erase,
    "LessonTry": wire.LessonTry,
    "RecordShown": wire.RecordShown,
    "PlayOn": wire.PlayOn,
    "NewComment": wire.NewComment,
    "RecordToProve": wire.RecordToProve,
}
FROM_SERVER = {
    "ServerMessage": wire.ServerMessage,
    "LobbyMessage": wire.LobbyMessage,
    "Info": wire.Info,
    "GameTexts": wire.GameTexts,
    "Me": wire.Me,
    "TableLine": wire.TableLine,
    "DeckRead": wire.DeckRead,
    "TableMade": wire.TableMade,
    "Replay": wire.Replay,
    "ReplayPage": wire.ReplayPage,
    "Comments": wire.Comments,
    "Trouble": wire.Trouble,
    "MyTables": wire.MyTables,
    "MyNews": wire.MyNews,
    "MyLink": wire.MyLink,
    "LinkSeen": wire.LinkSeen,
    "MyDevices": wire.MyDevices,
    "Erased": wire.Erased,
    "LessonLine": wire.LessonLine,
    "LessonScene": wire.LessonScene,
    "LessonAnswer": wire.LessonAnswer,
    "Proof": wire.Proof,
}


def document() -> dict[str, Any]:
    """The contract as OpenAPI has it."""
    received = schemas(FROM_CLIENT)
    sent = schemas(FROM_SERVER)
    for name in sent.keys() - received.keys():
        complete(name, sent[name])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludus", "version": ludus.__version__},
        "paths": {},
        "components": {"schemas": dict(sorted((sent | received).items()))},
    }


def schemas(types: dict[str, Any]) -> Schemas:
    """The schemas of some types and of all that they contain, by name."""
    tops, parts = msgspec.json.schema_components(types.values(), ref_template="#/components/schemas/{name}")
    for part in parts.values():
        part.pop("title", None)  # the name once more
    unions = {name: schema for name, schema in zip(types, tops) if "$ref" not in schema}
    return {**parts, **unions}


def complete(name: str, schema: dict[str, Any]) -> None:
    """The server writes every field, also one with a default, except in types that leave defaults out."""
    config = getattr(getattr(wire, name), "__struct_config__", None)
    if config is None or config.omit_defaults:
        return
    schema["required"] = list(schema["properties"])
    for field in schema["properties"].values():
        field.pop("default", None)


def main() -> None:
    """Print the document."""
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(document())) + b"\n")


if __name__ == "__main__":
    main()
