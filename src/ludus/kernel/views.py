"""Views as declared data: what one observer may see of a position, field by field.

A game declares its view as frozen structs (`view.py` in its folder) and fills them in `render.py`. Every field says
what it means and who may see it: everyone (`public`), only its owner (`owner`), its owner's team (`team`), or its owner
at first and everyone after something has happened (`later`). The owner of a field is the `seat` of the nearest object
around it that has one; in the view itself that is the observer.

From the declaration come the JSON Schema (`kernel/schema.py`), the client's types, the pages of the docs, and the three
functions here: `cut` leaves what an observer may see in any case, `split` is what a seat sees besides a spectator's
view, `merge` puts both together again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, NamedTuple, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, inspect

Audience = Literal["owner", "team", "later"]
VISIBLE_TO = "x-visible-to"  # in the JSON Schema; a field without it is for everyone
OTHERWISE = "x-otherwise"  # what others are shown instead, where that is neither nothing nor null


def public(meaning: str) -> Meta:
    """A field that everyone may see."""
    return Meta(description=meaning)


def owner(meaning: str, otherwise: Any = None) -> Meta:
    """A field that only its owner may see; others lack it, or are shown null, nothing, or `otherwise`."""
    return _private("owner", meaning, otherwise)


def team(meaning: str, otherwise: Any = None) -> Meta:
    """A field that its owner and the owner's team may see."""
    return _private("team", meaning, otherwise)


def later(meaning: str, otherwise: Any = None) -> Meta:
    """A field that its owner sees at once and everyone else when something has happened; the meaning says what."""
    return _private("later", meaning, otherwise)


def _private(audience: Audience, meaning: str, otherwise: Any) -> Meta:
    shown = {} if otherwise is None else {OTHERWISE: otherwise}
    return Meta(description=meaning, extra_json_schema={VISIBLE_TO: audience, **shown})


class GameView(Struct, frozen=True):
    """What one observer may see of a game; the view of every game begins with these fields."""

    game: Annotated[str, public("The name of the game.")]
    seat: Annotated[int | None, owner("Your seat, from 0; null for a spectator.")]


class MatchHead(Struct, frozen=True):
    """What the view of a match has before that of its game."""

    over: Annotated[bool, public("Has the game ended?")]
    to_act: Annotated[list[int], public("The seats that owe a decision.")]
    options: Annotated[dict[str, str], public("The options of the table.")]


def as_json(view: Struct) -> dict[str, Any]:
    """A view as JSON has it: dicts, lists, strings, numbers."""
    values: dict[str, Any] = msgspec.to_builtins(view)
    return values


def row(*items: Any) -> Any:
    """A value for a field that is declared as a tuple: as JSON has it, a list."""
    return list(items)


class SeenView(Mapping[str, Any]):
    """The view of a match. Read as a mapping it is the JSON of the view, made field by field as it is asked for."""

    def __init__(self, head: MatchHead, view: GameView) -> None:
        self.head = head
        self.view = view

    def __getitem__(self, name: str) -> Any:
        for part in (self.head, self.view):
            if name in part.__struct_fields__ and (value := getattr(part, name)) is not UNSET:
                return msgspec.to_builtins(value)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        for part in (self.head, self.view):
            yield from (name for name in part.__struct_fields__ if getattr(part, name) is not UNSET)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def as_dict(self) -> dict[str, Any]:
        return {**as_json(self.head), **as_json(self.view)}

    def encoded(self) -> msgspec.Raw:
        """All of it as JSON, without dicts in between."""
        return msgspec.Raw(_encode(self.head)[:-1] + b"," + _encode(self.view)[1:])


_encode = msgspec.json.Encoder().encode
V = TypeVar("V", bound=Struct)
Place = tuple[str | int, ...]  # the way to a value: names of fields, numbers in lists, keys


class Field(NamedTuple):
    """A field with something private: the field itself, or something inside it."""

    name: str
    audience: Audience | None  # None: inside it
    hidden: Any  # what is shown to those who may not see it


class Private(NamedTuple):
    """A private value in a view."""

    place: Place
    audience: Audience
    owner: int | None  # None: a spectator's
    value: Any
    hidden: Any


@cache
def private_fields(kind: type[Struct]) -> tuple[Field, ...]:
    """Where a struct has private values, itself or deeper."""
    described = inspect.type_info(kind)
    assert isinstance(described, inspect.StructType)
    found = []
    for field in described.fields:
        marks = (field.type.extra_json_schema or {}) if isinstance(field.type, inspect.Metadata) else {}
        if VISIBLE_TO in marks:
            found.append(Field(field.name, marks[VISIBLE_TO], marks.get(OTHERWISE, _hidden(field))))
        elif any(private_fields(inner) for inner in _structs_in(field.type)):
            found.append(Field(field.name, None, None))
    return tuple(found)


def _structs_in(kind: inspect.Type) -> Iterator[type[Struct]]:
    """The structs that a value of this type may contain directly or in lists, dicts and unions."""
    if isinstance(kind, inspect.Metadata):
        yield from _structs_in(kind.type)
    elif isinstance(kind, inspect.StructType):
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _structs_in(each)
    elif isinstance(kind, inspect.ListType):
        yield from _structs_in(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from _structs_in(kind.value_type)


def _hidden(field: inspect.Field) -> Any:
    """What stands for a value that may not be seen: no field, null, or an empty value of the type."""
    return _empty(field.type) if field.required else UNSET


def _empty(kind: inspect.Type) -> Any:
    if isinstance(kind, inspect.Metadata):
        return _empty(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls(**{field.name: _hidden(field) for field in kind.fields})
    if isinstance(kind, inspect.LiteralType):
        return kind.values[0]
    return EMPTY.get(type(kind))


EMPTY: dict[type[inspect.Type], Any] = {
    inspect.IntType: 0,
    inspect.BoolType: False,
    inspect.StrType: "",
    inspect.ListType: [],
    inspect.DictType: {},
}


def private_values(view: Struct) -> Iterator[Private]:
    """Every value of a view that is not for everyone, with the seat that it belongs to."""
    return _private_values(view, (), None)


def _private_values(part: Struct, at: Place, seat: int | None) -> Iterator[Private]:
    seat = getattr(part, "seat", seat)
    for field in private_fields(type(part)):
        value = getattr(part, field.name)
        if field.audience is not None:
            yield Private((*at, field.name), field.audience, seat, value, field.hidden)
        else:
            for place, inner in _parts(value, (*at, field.name)):
                yield from _private_values(inner, place, seat)


def _parts(value: Any, at: Place) -> Iterator[tuple[Place, Struct]]:
    """The structs in a value, with the way to each."""
    if isinstance(value, Struct):
        yield at, value
    elif isinstance(value, list | dict):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _parts(each, (*at, key))


def may_see(private: Private, observer: int | None, sides: Sequence[int] = ()) -> bool:
    """Is this value for the observer from the beginning? `sides` are the seats' teams, where there are any."""
    if private.owner is None or observer is None:
        return False
    if private.audience == "team" and sides:
        return sides[private.owner] == sides[observer]
    return private.owner == observer


def cut(view: V, observer: int | None, sides: Sequence[int] = ()) -> V:
    """What an observer may see in any case of a view that was made for someone else.

    What everyone may see `later` is left out too: a view does not say whether it has come to light.
    """
    hidden = {each.place: each.hidden for each in private_values(view) if not may_see(each, observer, sides)}
    return merge(view, hidden)


def split(public: Struct, view: Struct, sides: Sequence[int] = ()) -> dict[Place, Any]:
    """What a seat sees besides what is public: the values of its own that a spectator's view has otherwise."""
    observer = getattr(view, "seat", None)
    shown = {each.place: each.value for each in private_values(public)}
    return {
        each.place: each.value
        for each in private_values(view)
        if may_see(each, observer, sides) and shown.get(each.place, UNSET) != each.value
    }


def merge(public: V, own: dict[Place, Any]) -> V:
    """A spectator's view with what one seat sees besides: that seat's view."""
    merged: V = _replaced(public, own)
    return merged


def _replaced(value: Any, changes: dict[Place, Any]) -> Any:
    """The same value with others at some places."""
    if () in changes:
        return changes[()]
    if not changes:
        return value
    inside: dict[str | int, dict[Place, Any]] = {}
    for place, new in changes.items():
        inside.setdefault(place[0], {})[place[1:]] = new
    if isinstance(value, Struct):
        return msgspec.structs.replace(
            value, **{str(name): _replaced(getattr(value, str(name)), deeper) for name, deeper in inside.items()}
        )
    if isinstance(value, dict):
        return {key: _replaced(each, inside.get(key, {})) for key, each in value.items()}
    return [_replaced(each, inside.get(number, {})) for number, each in enumerate(value)]
