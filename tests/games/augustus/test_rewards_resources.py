"""Rewards for gold and wheat (ledger 3.10)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
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
    printed,
    refused,
    scene,
    score,
    seat,
    settle,
    shows,
    tiles,
    to_act,
)

pytestmark = pytest.mark.both

GOLD = [number for number, card in printed().items() if "gold" in card.resources]
WHEAT = [number for number, card in printed().items() if "wheat" in card.resources]


def resource_tiles(m: Match) -> dict[str, str]:
    return {tile: owner for tile, owner in tiles(m).items() if tile.startswith("res")}


def loses(*seats: str, lost: str, **scenery: Any) -> Match:
    """Seat A completes 81; the others lose what is given, and the tiles are checked."""
    return play(about_to(81, *seats, **scenery), lost)


@rule("AU-180")
def test_both_lie_on_the_table() -> None:
    """At the start."""
    m = deal(3)
    shown = {tile["tile"]: tile["owner"] for tile in m.view(None)["tiles"]}
    assert (shown["res:gold"], shown["res:wheat"]) == (None, None)
    assert resource_tiles(scene("80", "85", token="S")) == {}


@rule("AU-181", "AU-186", "AU-024")
@pytest.mark.parametrize("card", sorted({*GOLD, *WHEAT}))
def test_the_first_takes_it(card: int) -> None:
    """By itself, when the card enters; 88 takes both."""
    m = about_to(card, "80 85" if card != 85 else "80")
    settle(m)
    expected = {f"res:{resource}": "A" for resource in printed()[card].resources}
    assert resource_tiles(m) == expected
    assert all(f"*A {tile}" in lines(m) for tile in expected)
    assert (seat(m, "A")["gold"], seat(m, "A")["wheat"]) == (card in GOLD, card in WHEAT)


@rule("AU-181", "AU-023")
def test_cards_without_the_resource_bring_no_tile() -> None:
    m = settle(about_to(80, "85"))
    assert resource_tiles(m) == {}


@rule("AU-182", "AU-024", "AU-R25")
def test_cards_are_counted() -> None:
    """88 shows both and is one card of each."""
    m = scene("85 | 88 5 31", "80", token="S")
    assert (seat(m, "A")["gold"], seat(m, "A")["wheat"]) == (2, 2)


@rule("AU-182", "AU-183", "AU-184", "AU-R10")
@pytest.mark.parametrize(("before", "passes"), [("", False), ("5", True), ("5 18", True)])
def test_equality_is_enough(before: str, passes: bool) -> None:
    """B has two gold cards and the tile; A completes one more."""
    m = about_to(21, "85 | 27 39", done=before, tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A" if passes else "B"}
    assert ("*B>A res:gold" in lines(m)) == passes


@rule("AU-182")
def test_active_cards_do_not_count() -> None:
    """Two gold cards lie active before B."""
    m = about_to(21, "5 27 | 39", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A"}


@rule("AU-183")
def test_the_holder_keeps_it_by_completing() -> None:
    """It passes to others only."""
    m = about_to(21, "85 | 5 18", done="27 39", tiles={"res:gold": "A"})
    assert resource_tiles(m) == {"res:gold": "A"}
    assert [each for each in facts_of(m, "tile") if each["tile"] == "res:gold"] == []


@rule("AU-183", "AU-181")
def test_a_card_without_the_resource_does_not_move_it() -> None:
    """A has as many as B, but reached that by a loss of B; another green card changes nothing."""
    m = about_to(61, "85 | 5", done="18", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


@rule("AU-185")
def test_passing_is_automatic() -> None:
    """Nobody is asked."""
    m = about_to(21, "85 | 27", tiles={"res:gold": "B"})
    assert (phase(m), to_act(m), resource_tiles(m)) == ("pick", "A", {"res:gold": "A"})


@rule("AU-186")
def test_both_tiles_at_once() -> None:
    """88 passes the one and not the other."""
    m = about_to(88, "80 | 5 31 38", tiles={"res:gold": "B", "res:wheat": "B"})
    assert resource_tiles(m) == {"res:gold": "A", "res:wheat": "B"}


@rule("AU-187", "AU-192", "AU-R10")
def test_the_holder_keeps_it_after_a_loss() -> None:
    """One card left, C has one as well."""
    m = loses("85 | 5 18", "80 | 27 10", lost="B:l5 C:l10", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


@rule("AU-187", "AU-192")
def test_equality_with_several() -> None:
    """Nobody has more, so nobody is asked."""
    m = loses("85 | 5 18", "80 | 27 10", "82 | 39 12", lost="B:l5 C:l10 D:l12", tiles={"res:gold": "B"})
    assert phase(m) != "give"
    assert resource_tiles(m) == {"res:gold": "B"}


@rule("AU-188")
def test_one_other_has_most() -> None:
    """The holder gives it to C, without being asked."""
    m = loses("85 | 5 18", "80 | 27 39 10", lost="B:l5 C:l10", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "C"}
    assert "*B>C res:gold" in lines(m)


@rule("AU-188")
def test_the_attacker_may_have_most() -> None:
    """A is not hit and gets it."""
    m = loses("85 | 5 10", lost="B:l5", done="27", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A"}


@rule("AU-189")
@pytest.mark.parametrize(("answer", "heir"), [("gC", "C"), ("gD", "D")])
def test_several_others_share_the_most(answer: str, heir: str) -> None:
    """The holder chooses one of them."""
    m = loses("85 | 5 4", "80 | 27 10", "82 | 39 12", lost="B:l5 C:l10 D:l12", tiles={"res:gold": "B"})
    assert (phase(m), to_act(m)) == ("give", "B")
    assert moves(m, "B") == {"gC", "gD"}
    refused(m, "B:gA", "AU-189")
    refused(m, "B:gB", "AU-189")
    play(m, f"B:{answer}")
    assert resource_tiles(m) == {"res:gold": heir}
    assert f"B:{answer}" in lines(m)


@rule("AU-189")
def test_those_with_less_are_no_heirs() -> None:
    """A has one, C and D two."""
    m = loses(
        "85 | 5 18 4",
        "80 | 27 50 10",
        "82 | 39 43 12",
        lost="B:l5 C:l10 D:l12",
        done="53",
        tiles={"res:gold": "B"},
    )
    assert moves(m, "B") == {"gC", "gD"}
    refused(m, "B:gA", "AU-189")


@rule("AU-190")
def test_nobody_has_it_any_more() -> None:
    """Back to the table."""
    m = loses("85 | 5 4", lost="B:l5", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {}
    assert "*B>- res:gold" in lines(m)
    assert score(m, "B") == 3


@rule("AU-191")
def test_a_loss_of_somebody_else_moves_nothing() -> None:
    """C loses a gold card; B keeps the tile, though A has as many."""
    m = loses("85 | 5 4", "80 | 18 10", lost="B:l4 C:l18", done="27", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


@rule("AU-191", "AU-181")
def test_a_loss_does_not_give_a_tile_from_the_table() -> None:
    """Only an entry takes it."""
    m = loses("85 | 5 4", lost="B:l4")
    assert resource_tiles(m) == {}


@rule("AU-193")
def test_it_is_earned_again() -> None:
    """By the next gold card that enters."""
    m = scene("81:HCCT", "21:CK | 5 4", token="D", then="K", tiles={"res:gold": "B"})
    settle(play(place(m, "A:+81D"), "B:l5"))
    assert resource_tiles(m) == {}
    settle(place(m, "B:+21K"))
    assert resource_tiles(m) == {"res:gold": "B"}


@rule("AU-194")
def test_one_player_may_hold_everything() -> None:
    """Both resource tiles, type tiles and one for a count."""
    m = about_to(88, "80", done="61 37 4 14 16", tiles={"count:2": "A"})
    assert tiles(m) == {
        "type:GREEN": "A",
        "type:ALL": "A",
        "count:2": "A",
        "res:gold": "A",
        "res:wheat": "A",
    }


@rule("AU-181", "AU-183", "AU-187", "AU-190")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_resource_tiles_in_whole_games(players: int) -> None:
    """At every moment the holder has such a card, and nobody more of them."""
    for seed in range(3):
        m = deal(players, seed, start="random3")
        while not m.over:
            play_on(m, seed, clever=True, until="entered")
            seen = m.view(None)
            for name in ("gold", "wheat"):
                owner = next(tile["owner"] for tile in seen["tiles"] if tile["tile"] == f"res:{name}")
                counts = [each[name] for each in seen["seats"]]
                if owner is None:
                    assert sum(counts) == 0
                else:
                    assert counts[owner] == max(counts) > 0


@rule("AU-189", "AU-147")
def test_the_question_names_the_tile() -> None:
    """Wheat here."""
    m = loses("85 | 31 4", "80 | 38 10", "82 | 49 12", lost="B:l31 C:l10 D:l12", tiles={"res:wheat": "B"})
    asked = m.decision(1)
    assert asked is not None
    assert asked.prompt.message == "ask-give"
    assert asked.prompt.values["tile"] == "wheat"
    shows(m, phase="give", ability=81)
    assert done(m, "B") == [4]
