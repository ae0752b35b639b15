"""Being forgotten, row by row."""

from __future__ import annotations

from typing import get_args

import msgspec

from ludus.tables.entries import Claimed, Created, Entry, Forgotten, Place, Placed, Row, Said, Started, read_row
from ludus.tables.personal_data import farewell, without

# Every kind of entry that can hold a name, words or a guest, and those whose texts contain no personal data.
ERASED = {"Created", "Placed", "Removed", "Started", "Claimed", "Said"}
HARMLESS = {"Moved", "StoodIn", "Followed", "Forgotten"}  # notation, levels, names of tables
PERSONAL_TYPES = (str, Place, dict)


def test_the_eraser_knows_every_kind_of_entry_with_personal_data() -> None:
    personal = set()
    for kind in get_args(Entry):
        for field in msgspec.structs.fields(kind):
            types = {field.type, *get_args(field.type)}
            if types & set(PERSONAL_TYPES):
                personal.add(kind.__name__)
    assert personal == ERASED | HARMLESS, "a new kind of entry: does ludus.tables.personal_data erase a person from it?"


def seated(*guests: str, name: str = "Anna", key: str = "k") -> Place:
    return Place("person", name=name, guests=guests, key=key, luck="7")


def log(*entries: tuple[Entry, str]) -> list[Row]:
    return [Row(entry, 1.0, guest, "m1" if guest else "") for entry, guest in entries]


def created(*places: Place) -> Created:
    return Created("t", "regicide", 1, {}, places, "a", 0, "00" * 32)


def test_only_what_is_mine_is_erased() -> None:
    boris = seated("b", name="Boris", key="kb")
    rows = log(
        (created(seated("a"), Place("open")), ""),
        (Placed(1, boris), "b"),
        (Started((seated("a"), boris)), ""),
        (Said(0, "mine"), "a"),
        (Said(1, "his"), "b"),
    )
    others = {number: read_row(body) for number, body in without(rows, "a").items()}
    assert set(others) == {1, 3, 4}
    first = others[1].entry
    assert isinstance(first, Created)
    assert first.places[0] == Place("person", luck="7")
    assert first.host == "b", "somebody must be able to start the game"
    assert others[4] == Row(Said(0, ""), 1.0)
    assert farewell(rows, "a") == Forgotten(0, "normal")


def test_a_seat_that_has_another_owner_stays_with_that_one() -> None:
    rows = log((created(seated("a")), ""), (Claimed(0, "c"), "c"))
    others = {number: read_row(body).entry for number, body in without(rows, "c").items()}
    assert others == {2: Claimed(0, "-")}, "the name is that of the one who sat down"
    assert farewell(rows, "c") == Forgotten(None, "normal")
    first = read_row(without(rows, "a")[1]).entry
    assert isinstance(first, Created)
    assert (first.places[0].name, first.places[0].guests) == ("", ())
    assert farewell(rows, "a") == Forgotten(None, "normal")
