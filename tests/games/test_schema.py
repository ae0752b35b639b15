"""The schema of every game describes what clients really get and send."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

import ludus
from ludus.kernel.schema import RESIGNING, game_schema, schema_text
from ludus.kernel.views import VISIBLE_TO, cut
from ludus.lab.view_checks import of_its_type
from ludus.match import Match

GAMES = Path(ludus.__file__).parent / "games"
STEPS = 150  # of each game that are looked at


@cache
def validator(game: str, part: str) -> Any:
    parts = game_schema(ludus.game(game))["$defs"]
    return jsonschema_rs.Draft202012Validator({"$defs": parts, "$ref": f"#/$defs/{part}"})


def positions(game: str) -> list[tuple[Match, random.Random]]:
    """The beginning of a game for every number of players."""
    return [
        (ludus.new_match(game, players, seed=players), random.Random(players))
        for players in ludus.game(game).meta.players
    ]


def go_on(match: Match, chance: random.Random) -> None:
    seat = chance.choice(match.to_act)
    match.play_move(seat, chance.choice(match.state.legal(seat)))


def check(match: Match) -> None:
    """Everything that clients may receive now."""
    game = match.game
    for seat in (None, *range(match.players)):
        view = match.view(seat)
        validator(game.name, "View").validate(view)
        shown = game.render(match.state, seat)
        assert of_its_type(shown), "nothing is in it that the type does not know"
        assert of_its_type(cut(shown, None)), "what is cut is still a view"
        if seat is None:
            continue
        for move in match.moves(seat):
            forms = [form.kind for form in (*game.modules.forms.FORMS, RESIGNING) if form.fits(move)]
            assert forms, move
            assert len(forms) == 1, f"{move} is {forms}"
        decision = match.decision(seat)
        if decision is not None:
            validator(game.name, "Decision").validate(msgspec.to_builtins(decision))


@pytest.mark.parametrize("game", ludus.games())
def test_views_decisions_and_events_are_as_the_schema_says(game: str) -> None:
    for match, chance in positions(game):
        for step in range(STEPS):
            if step % 5 == 0 or match.over:
                check(match)
            if match.over:
                break
            go_on(match, chance)
        for seat in (None, *range(match.players)):
            for event in match.events(seat):
                validator(game, "Event").validate(msgspec.to_builtins(event))


@pytest.mark.parametrize("game", ludus.games())
def test_every_form_of_notation_has_an_example_that_fits_it_alone(game: str) -> None:
    forms = (*ludus.game(game).modules.forms.FORMS, RESIGNING)
    assert len({form.kind for form in forms}) == len(forms)
    for form in forms:
        assert [other.kind for other in forms if other.fits(form.example)] == [form.kind]
        assert validator(game, "Move").is_valid(form.example)
    assert not validator(game, "Move").is_valid("no such move")


@pytest.mark.parametrize("game", ludus.games())
def test_the_schema_would_notice(game: str) -> None:
    match, _ = positions(game)[-1]
    view = match.view(0)
    for name, value in (("seat", "A"), ("to_act", 1), ("over", None)):
        assert not validator(game, "View").is_valid({**view, name: value})
    for name in set(view) - {"seat"}:
        assert not validator(game, "View").is_valid({key: value for key, value in view.items() if key != name})


@pytest.mark.parametrize("game", ludus.games())
def test_the_view_begins_with_the_match_and_every_field_is_explained(game: str) -> None:
    match, _ = positions(game)[0]
    parts = game_schema(match.game)["$defs"]
    names = list(parts["View"]["properties"])
    assert [name for name in names if name in match.view(0)] == list(match.view(0)), "in the same order"
    for part in DESCRIBED & parts.keys() | set(re.findall(r"#/\$defs/(\w+)", str(parts["View"]))):
        assert parts[part]["description"], part
        for name, field in parts[part]["properties"].items():
            assert field.get("description", "").endswith((".", "?")), f"{part}.{name}"


DESCRIBED = {"View", "SeatView"}


@pytest.mark.parametrize("game", ludus.games())
def test_the_schema_says_who_sees_what(game: str) -> None:
    assert game_schema(ludus.game(game))["$defs"]["View"]["properties"]["seat"][VISIBLE_TO] == "owner"


@pytest.mark.parametrize("game", ludus.games())
def test_the_file_in_the_package_is_up_to_date(game: str) -> None:
    text = (GAMES / game / "schema.json").read_text("utf-8")
    assert text == schema_text(ludus.game(game)), "renew it: python3 run.py types"
