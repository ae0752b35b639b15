"""What everyone can see of a game: a page made from the game's schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from docsite.ledger import literal

Schema = dict[str, Any]
AUDIENCES = {
    "": "everyone",
    "owner": "its owner",
    "team": "its owner's team",
    "later": "its owner at first, everyone later",
}
LEAD = (
    "Every field of a view of {game}, and who may see it. The owner of a field is the `seat` of the nearest object "
    "around it that has one; in the view itself that is you. `GET /api/games/{name}/schema` and `ludus schema {name}` "
    "give the same as JSON Schema, with decisions, events and moves."
)


def as_markdown(file: Path, game: str) -> str:
    """The page of a game: a table per object, then the forms of its moves."""
    schema: Schema = json.loads(file.read_text("utf-8"))
    parts = schema["$defs"]
    lines = [f"# {game}: what everyone can see", LEAD.format(game=game, name=file.parent.name)]
    for name in contained(parts, "View"):
        lines += [f"## {name}", literal(parts[name]["description"]), table(parts[name])]
    lines += ["## Moves", "A move is a line of text in one of these forms.", forms(parts["Move"])]
    return "\n\n".join(lines) + "\n"


def contained(parts: Schema, name: str) -> list[str]:
    """A definition and all that it refers to, in the order in which they are met."""
    found = [name]
    for each in found:
        for field in parts[each]["properties"].values():
            found += [other for other in references(field) if other not in found]
    return found


def references(schema: Any) -> list[str]:
    """The names of the definitions that a schema refers to."""
    if isinstance(schema, dict):
        own = [schema["$ref"].rpartition("/")[2]] if "$ref" in schema else []
        return own + [name for value in schema.values() for name in references(value)]
    return [name for value in schema for name in references(value)] if isinstance(schema, list) else []


def table(part: Schema) -> str:
    """The fields of an object."""
    rows = ["| field | type | who sees it | meaning |", "| --- | --- | --- | --- |"]
    for name, field in part["properties"].items():
        kind = type_of(field) + ("" if name in part["required"] else ", may be absent")
        who = AUDIENCES[field.get("x-visible-to", "")]
        rows.append(f"| `{name}` | {kind} | {who} | {literal(field['description'])} |")
    return "\n".join(rows)


def type_of(field: Schema) -> str:
    """A type in a few words; objects link to their table."""
    if "$ref" in field:
        name = field["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "anyOf" in field:
        return " or ".join(type_of(one) for one in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{value}`" for value in field["enum"])
    if "prefixItems" in field:
        return f"list of {' and '.join(type_of(one) for one in field['prefixItems'])}"
    if field["type"] == "array":
        return f"list of {type_of(field['items'])}"
    if field["type"] == "object":
        return f"object of {type_of(field['additionalProperties'])}"
    return str(field["type"])


def forms(move: Schema) -> str:
    """The kinds of moves, with an example of each."""
    rows = ["| move | example | meaning |", "| --- | --- | --- |"]
    rows += [
        f"| {form['title']} | `{form['examples'][0]}` | {literal(form['description'])} |" for form in move["anyOf"]
    ]
    return "\n".join(rows)
