"""Rewards in general, and those for types (ledger 3.10)."""

from __future__ import annotations

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    TILE_POINTS,
    TYPES,
    about_to,
    cards_with,
    deal,
    done,
    facts_of,
    lines,
    phase,
    place,
    play,
    play_on,
    printed,
    scene,
    score,
    settle,
    tiles,
)

pytestmark = pytest.mark.both


def plain(kind: str) -> list[int]:
    """Cards of a type that ask nothing and bring nothing else: no immediate ability, no resource."""
    return [
        card
        for card in cards_with(type=kind)
        if printed()[card].timing != "immediate" and printed()[card].resource == "-"
    ]


def gained(m: Match) -> list[str]:
    return [each["tile"] for each in facts_of(m, "tile")]


@rule("AU-150")
def test_three_kinds_of_rewards() -> None:
    """Types, counts, resources; twelve tiles."""
    shown = deal(3).view(None)["tiles"]
    kinds = [tile["tile"].partition(":")[0] for tile in shown]
    assert [kinds.count(kind) for kind in ("type", "count", "res")] == [5, 5, 2]
    assert {tile["tile"]: tile["points"] for tile in shown} == TILE_POINTS


@rule("AU-151", "AU-172")
def test_only_after_an_entry() -> None:
    """Three green ones by position, but nothing enters; nor does B's completion reward A."""
    m = scene("88 | 1 9 13", "80:SHKK", token="D")
    settle(place(m, "B:+80D"))
    assert tiles(m) == {}
    m = scene("7:SS | 1 9 13", "88", token="C")
    place(m, "A:+7C")
    assert gained(m) == ["type:GREEN", "res:wheat"]


@rule("AU-152")
def test_the_order_of_rewards() -> None:
    """Type, resource, count."""
    m = about_to(5, "88", done="1 9")
    assert gained(m) == ["type:GREEN", "res:gold"]
    play(m, "A:r3")
    assert gained(m) == ["type:GREEN", "res:gold", "count:3"]


@rule("AU-155", "AU-156", "AU-022")
@pytest.mark.parametrize("kind", TYPES)
def test_three_of_a_type(kind: str) -> None:
    """The third one brings the tile, by itself; the second does not."""
    first, second, third = plain(kind)[:3]
    m = about_to(second, "88" if kind != "GREEN" else "82", done=str(first))
    assert tiles(m) == {}
    m = about_to(third, "88" if kind != "GREEN" else "82", done=f"{first} {second}")
    assert tiles(m) == {f"type:{kind}": "A"}
    assert f"*A type:{kind}" in lines(m)
    points = sum(printed()[card].points for card in (first, second, third))
    final = sum(m.view(None)["seats"][0]["score"]["final"].values())
    assert score(m, "A") == points + TILE_POINTS[f"type:{kind}"] + final


@rule("AU-155")
@pytest.mark.parametrize("last", TYPES)
def test_the_full_set(last: str) -> None:
    """One province of each colour and a senator, whichever comes last."""
    chosen = {kind: plain(kind)[0] for kind in TYPES}
    before = [card for kind, card in chosen.items() if kind != last]
    m = about_to(chosen[last], "80", done=" ".join(map(str, before)))
    assert tiles(m) == {"type:ALL": "A"}
    missing = about_to(chosen[last], "80", done=" ".join(map(str, before[:2])))
    assert tiles(missing) == {}


@rule("AU-156", "AU-161", "AU-R26")
def test_the_first_gets_it() -> None:
    """A and B reach three green ones in one round; the lower number gets the tile."""
    m = scene("61:SSSH | 1 9", "21:CK | 5 7", token="J")
    settle(place(m, "A:+61C B:+21K"))
    assert tiles(m)["type:GREEN"] == "B"
    assert len(done(m, "A")) == 3


@rule("AU-157")
def test_several_type_tiles() -> None:
    m = about_to(16, "80", done="1 9 4 14", tiles={"type:GREEN": "A"})
    assert tiles(m) == {"type:GREEN": "A", "type:ALL": "A"}


@rule("AU-158", "AU-144")
def test_lost_cards_do_not_count() -> None:
    """Two green ones and one lost before are not three."""
    m = scene("7:SS 85 | 1 9", "81:HCCT", token="D", then="C", tiles={"res:wheat": "B"})
    settle(play(place(m, "B:+81D"), "A:l1"))
    settle(place(m, "A:+7C"))
    assert done(m, "A") == [9, 7]
    assert "type:GREEN" not in tiles(m)


@rule("AU-159")
def test_several_tiles_at_once() -> None:
    """The third green one completes the full set, too."""
    m = about_to(61, "80", done="1 37 4 14 16")
    assert gained(m) == ["type:GREEN", "type:ALL"]


@rule("AU-160")
def test_a_type_tile_stays() -> None:
    """With one green province left, and when somebody else has more."""
    m = scene("85 | 1 9 13", "81:HCCT | 5 21", token="D", then="K", tiles={"type:GREEN": "A"})
    settle(play(place(m, "B:+81D"), "A:l1"))
    assert tiles(m)["type:GREEN"] == "A"
    m = about_to(61, "85 | 1", done="5 7 9 21", tiles={"type:GREEN": "B"})
    assert tiles(m)["type:GREEN"] == "B"


@rule("AU-161")
def test_a_taken_tile_is_gone() -> None:
    """Nor does it come twice to the same player."""
    m = about_to(61, "85", done="5 7", tiles={"type:GREEN": "B"})
    assert gained(m) == []
    m = about_to(61, "85", done="5 7 9", tiles={"type:GREEN": "A"})
    assert gained(m) == []


@rule("AU-156", "AU-160", "AU-161")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_type_tiles_in_whole_games(players: int) -> None:
    """Each is gained once at most and never moves."""
    seen = 0
    for seed in range(4):
        m = play_on(deal(players, seed), seed, clever=True)
        types = [each for each in facts_of(m, "tile") if each["tile"].startswith("type")]
        assert len({each["tile"] for each in types}) == len(types)
        assert all(each["giver"] is None for each in types)
        seen += len(types)
    assert seen > 0
    assert phase(m) == "over"
