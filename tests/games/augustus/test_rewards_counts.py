"""Rewards for counts (ledger 3.10)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import (
    TILE_POINTS,
    about_to,
    deal,
    done,
    facts_of,
    lines,
    moves,
    phase,
    place,
    play,
    play_on,
    refused,
    scene,
    score,
    seat,
    settle,
    shows,
    tiles,
    to_act,
    unreadable,
)

pytestmark = pytest.mark.both

BEFORE = "1 4 14 16 6 8 15".split()  # without resources, no three of a type among the first four


def reaching(count: int, **scenery: Any) -> Match:
    """A's card 80 enters as number `count`."""
    return about_to(80, "85", done=" ".join(BEFORE[: count - 1]), **scenery)


@rule("AU-165", "AU-166", "AU-167")
@pytest.mark.parametrize("count", range(2, 7))
def test_five_tiles(count: int) -> None:
    """Offered with exactly that number, taken at once."""
    m = reaching(count)
    assert (phase(m), to_act(m)) == ("count", "A")
    assert moves(m, "A") == {f"r{count}", "r-"}
    before = score(m, "A")
    play(m, f"A:r{count}")
    assert tiles(m)[f"count:{count}"] == "A"
    assert seat(m, "A")["count_tile"] == count
    assert score(m, "A") == before + TILE_POINTS[f"count:{count}"]
    assert f"*A count:{count}" in lines(m)


@rule("AU-174", "AU-165")
@pytest.mark.parametrize("count", [1, 7])
def test_no_tile_for_one_or_seven(count: int) -> None:
    assert phase(reaching(count)) == "pick"


@rule("AU-174")
def test_eight_objectives() -> None:
    """Two at once, seven and eight; nothing is offered."""
    m = scene("35:SHC 12:HT +9 | 1 4 14 16 6 8", "85", token="D")
    place(m, "A:+35D")
    play(m, "A:m+12C")
    assert (phase(m), len(done(m, "A"))) == ("pick", 8)


@rule("AU-166", "AU-167")
@pytest.mark.parametrize("answer", ["r2", "r4", "r6", "r88"])
def test_only_the_tile_of_this_number(answer: str) -> None:
    """Three objectives, so the tile for three."""
    unreadable(reaching(3), f"A:{answer}", "au-no-tile", answer[1:], "AU-166")


@rule("AU-166", "AU-161")
def test_it_must_be_on_the_table() -> None:
    """B has it."""
    assert phase(reaching(3, tiles={"count:3": "B"})) == "pick"


@rule("AU-167", "AU-173")
def test_declining() -> None:
    """Said aloud; the tile stays for the others."""
    m = reaching(3)
    play(m, "A:r-")
    assert "count:3" not in tiles(m)
    assert seat(m, "A")["declined"] == [3]
    assert facts_of(m, "counted") == [{"who": 0, "count": 3, "taken": False}]
    m = scene("80:SHKK | 1 4", "2:K | 5 20", token="D", declined={"A": [2, 3], "B": [2]})
    place(m, "A:+80D B:+2D")
    assert (phase(m), to_act(m)) == ("count", "B")
    play(m, "B:r3")
    assert tiles(m)["count:3"] == "B"


@rule("AU-167")
def test_an_answer_is_owed() -> None:
    """Nothing else can be done before it."""
    m = reaching(3)
    card = m.view(None)["display"][0]
    unreadable(m, f"A:p{card}", "au-not-asked", "AU-030")
    refused(m, "B:r-", "AU-030", ludus.NotYourTurn)


@rule("AU-168", "AU-R12")
def test_a_declined_tile_never_comes_back() -> None:
    """A had three, declined, lost one, and has three again."""
    m = scene("4:SS 85 | 1 6 16", "81:HCCT", token="D", then="H", declined={"A": [2, 3]})
    settle(play(place(m, "B:+81D"), "A:l1"))
    place(m, "A:+4H")
    assert (phase(m), done(m, "A")) == ("pick", [6, 16, 4])


@rule("AU-166", "AU-168")
def test_the_same_without_having_declined() -> None:
    """Here three is reached for the second time too, but the tile was never declined."""
    m = scene("4:SS 85 | 1 6 16", "81:HCCT", token="D", then="H", declined={"A": [2]})
    settle(play(place(m, "B:+81D"), "A:l1"))
    place(m, "A:+4H")
    assert (phase(m), done(m, "A")) == ("count", [6, 16, 4])


@rule("AU-169")
def test_one_count_tile_in_the_game() -> None:
    """A seat that has one is offered no more; other seats are."""
    assert phase(reaching(4, tiles={"count:2": "A"})) == "pick"
    assert phase(reaching(4, tiles={"count:2": "B"})) == "count"
    assert phase(reaching(5, tiles={"count:4": "A"}, declined={"A": [2, 3]})) == "pick"


@rule("AU-170")
def test_no_exchange() -> None:
    """A owns the tile for two and cannot take that for four instead."""
    m = reaching(4, tiles={"count:2": "A"})
    unreadable(m, "A:r4", "au-not-asked", "AU-030")
    assert tiles(settle(m)) == {"count:2": "A"}


@rule("AU-171", "AU-145")
def test_a_count_tile_stays() -> None:
    """With fewer cards than it names."""
    m = scene("85 | 1 6", "81:HCCT", token="D", tiles={"count:4": "A"})
    settle(play(place(m, "B:+81D"), "A:l1"))
    assert tiles(m)["count:4"] == "A"
    assert seat(m, "A")["count_tile"] == 4


@rule("AU-172", "AU-R13")
def test_sinking_gives_no_claim() -> None:
    """From three to two by a loss."""
    m = scene("85 | 1 6 16", "81:HCCT", token="D")
    play(place(m, "B:+81D"), "A:l1")
    assert (phase(m), to_act(m)) == ("pick", "B")
    assert len(done(m, "A")) == 2
    assert tiles(settle(m)) == {}


@rule("AU-175", "AU-093", "AU-R09")
def test_every_number_of_a_chain_is_offered() -> None:
    """63 fills 13 and 17: two, three and four."""
    m = scene("63:SSSH 13:SS 17:CC +9 | 1", "88", token="K")
    place(m, "A:+63K")
    play(m, "A:m+13T/+17K")
    settle(m, until="count")
    for count in (2, 3, 4):
        shows(m, phase="count")
        assert moves(m, "A") == {f"r{count}", "r-"}
        play(m, "A:r-" if count < 4 else "A:r4")
    assert tiles(m)["count:4"] == "A"
    assert seat(m, "A")["declined"] == [2, 3]


@rule("AU-169", "AU-175")
def test_taking_one_within_a_chain_ends_the_offers() -> None:
    m = scene("63:SSSH 13:SS 17:CC +9 | 1", "88", token="K")
    place(m, "A:+63K")
    play(m, "A:m+13T/+17K")
    settle(m, until="count")
    play(m, "A:r2")
    assert (phase(m), len(done(m, "A"))) == ("pick", 4)


@rule("AU-161", "AU-168", "AU-169", "AU-171")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_count_tiles_in_whole_games(players: int) -> None:
    """Nobody has two, no tile twice, no offer after a decline or a tile."""
    for seed in range(4):
        m = play_on(deal(players, seed), seed, clever=seed % 2 == 0)
        answered = facts_of(m, "counted")
        offers = [(each["who"], each["count"]) for each in answered]
        assert len(set(offers)) == len(offers)
        takers = [each["who"] for each in answered if each["taken"]]
        taken = [each["count"] for each in answered if each["taken"]]
        assert len(set(takers)) == len(takers)
        assert len(set(taken)) == len(taken)
        owned = {tile for tile in tiles(m) if tile.startswith("count")}
        assert owned == {f"count:{count}" for count in taken}
