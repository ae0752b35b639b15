"""Rewards for gold and wheat (ledger 3.10)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match

from .table import (
    about_to,
    deal,
    done,
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
    told,
)

pytestmark = pytest.mark.both

GOLD = [number for number, card in printed().items() if "gold" in card.resources]
WHEAT = [number for number, card in printed().items() if "wheat" in card.resources]


def resource_tiles(m: Match) -> dict[str, str]:
    return {tile: owner for tile, owner in tiles(m).items() if tile.startswith("res")}


def loses(*seats: str, lost: str, **scenery: Any) -> Match:
    """Seat A completes 81; the others lose what is told, and the tiles are checked."""
    return play(about_to(81, *seats, **scenery), lost)


def test_both_lie_on_the_table() -> None:
    """AU-180: at the start."""
    m = deal(3)
    shown = {tile["tile"]: tile["owner"] for tile in m.view(None)["tiles"]}
    assert (shown["res:gold"], shown["res:wheat"]) == (None, None)
    assert resource_tiles(scene("80", "85", token="S")) == {}


@pytest.mark.parametrize("card", sorted({*GOLD, *WHEAT}))
def test_the_first_takes_it(card: int) -> None:
    """AU-181, AU-186, AU-024: by itself, when the card enters; 88 takes both."""
    m = about_to(card, "80 85" if card != 85 else "80")
    settle(m)
    expected = {f"res:{resource}": "A" for resource in printed()[card].resources}
    assert resource_tiles(m) == expected
    assert all(f"*A {tile}" in lines(m) for tile in expected)
    assert (seat(m, "A")["gold"], seat(m, "A")["wheat"]) == (card in GOLD, card in WHEAT)


def test_cards_without_the_resource_bring_no_tile() -> None:
    """AU-181, AU-023."""
    m = settle(about_to(80, "85"))
    assert resource_tiles(m) == {}


def test_cards_are_counted() -> None:
    """AU-182, AU-024, AU-R25: 88 shows both and is one card of each."""
    m = scene("85 | 88 5 31", "80", token="S")
    assert (seat(m, "A")["gold"], seat(m, "A")["wheat"]) == (2, 2)


@pytest.mark.parametrize(("before", "passes"), [("", False), ("5", True), ("5 18", True)])
def test_equality_is_enough(before: str, passes: bool) -> None:
    """AU-182, AU-183, AU-184, AU-R10: B has two gold cards and the tile; A completes one more."""
    m = about_to(21, "85 | 27 39", done=before, tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A" if passes else "B"}
    assert ("*B>A res:gold" in lines(m)) == passes


def test_active_cards_do_not_count() -> None:
    """AU-182: two gold cards lie active before B."""
    m = about_to(21, "5 27 | 39", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A"}


def test_the_holder_keeps_it_by_completing() -> None:
    """AU-183: it passes to others only."""
    m = about_to(21, "85 | 5 18", done="27 39", tiles={"res:gold": "A"})
    assert resource_tiles(m) == {"res:gold": "A"}
    assert [each for each in told(m, "tile") if each["tile"] == "res:gold"] == []


def test_a_card_without_the_resource_does_not_move_it() -> None:
    """AU-183, AU-181: A has as many as B, but reached that by a loss of B; another green card changes nothing."""
    m = about_to(61, "85 | 5", done="18", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


def test_passing_is_automatic() -> None:
    """AU-185: nobody is asked."""
    m = about_to(21, "85 | 27", tiles={"res:gold": "B"})
    assert (phase(m), to_act(m), resource_tiles(m)) == ("pick", "A", {"res:gold": "A"})


def test_both_tiles_at_once() -> None:
    """AU-186: 88 passes the one and not the other."""
    m = about_to(88, "80 | 5 31 38", tiles={"res:gold": "B", "res:wheat": "B"})
    assert resource_tiles(m) == {"res:gold": "A", "res:wheat": "B"}


def test_the_holder_keeps_it_after_a_loss() -> None:
    """AU-187, AU-192, AU-R10: one card left, C has one as well."""
    m = loses("85 | 5 18", "80 | 27 10", lost="B:l5 C:l10", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


def test_equality_with_several() -> None:
    """AU-187, AU-192: nobody has more, so nobody is asked."""
    m = loses("85 | 5 18", "80 | 27 10", "82 | 39 12", lost="B:l5 C:l10 D:l12", tiles={"res:gold": "B"})
    assert phase(m) != "give"
    assert resource_tiles(m) == {"res:gold": "B"}


def test_one_other_has_most() -> None:
    """AU-188: the holder gives it to C, without being asked."""
    m = loses("85 | 5 18", "80 | 27 39 10", lost="B:l5 C:l10", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "C"}
    assert "*B>C res:gold" in lines(m)


def test_the_attacker_may_have_most() -> None:
    """AU-188: A is not hit and gets it."""
    m = loses("85 | 5 10", lost="B:l5", done="27", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "A"}


@pytest.mark.parametrize(("answer", "heir"), [("gC", "C"), ("gD", "D")])
def test_several_others_share_the_most(answer: str, heir: str) -> None:
    """AU-189: the holder chooses one of them."""
    m = loses("85 | 5 4", "80 | 27 10", "82 | 39 12", lost="B:l5 C:l10 D:l12", tiles={"res:gold": "B"})
    assert (phase(m), to_act(m)) == ("give", "B")
    assert moves(m, "B") == {"gC", "gD"}
    refused(m, "B:gA", "AU-189")
    refused(m, "B:gB", "AU-189")
    play(m, f"B:{answer}")
    assert resource_tiles(m) == {"res:gold": heir}
    assert f"B:{answer}" in lines(m)


def test_those_with_less_are_no_heirs() -> None:
    """AU-189: A has one, C and D two."""
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


def test_nobody_has_it_any_more() -> None:
    """AU-190: back to the table."""
    m = loses("85 | 5 4", lost="B:l5", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {}
    assert "*B>- res:gold" in lines(m)
    assert score(m, "B") == 3


def test_a_loss_of_somebody_else_moves_nothing() -> None:
    """AU-191: C loses a gold card; B keeps the tile, though A has as many."""
    m = loses("85 | 5 4", "80 | 18 10", lost="B:l4 C:l18", done="27", tiles={"res:gold": "B"})
    assert resource_tiles(m) == {"res:gold": "B"}


def test_a_loss_does_not_give_a_tile_from_the_table() -> None:
    """AU-191, AU-181: only an entry takes it."""
    m = loses("85 | 5 4", lost="B:l4")
    assert resource_tiles(m) == {}


def test_it_is_earned_again() -> None:
    """AU-193: by the next gold card that enters."""
    m = scene("81:HCCT", "21:CK | 5 4", token="D", then="K", tiles={"res:gold": "B"})
    settle(play(place(m, "A:+81D"), "B:l5"))
    assert resource_tiles(m) == {}
    settle(place(m, "B:+21K"))
    assert resource_tiles(m) == {"res:gold": "B"}


def test_one_player_may_hold_everything() -> None:
    """AU-194: both resource tiles, type tiles and one for a count."""
    m = about_to(88, "80", done="61 37 4 14 16", tiles={"count:2": "A"})
    assert tiles(m) == {
        "type:GREEN": "A",
        "type:ALL": "A",
        "count:2": "A",
        "res:gold": "A",
        "res:wheat": "A",
    }


@pytest.mark.parametrize("players", [2, 4, 6])
def test_resource_tiles_in_whole_games(players: int) -> None:
    """AU-181, AU-183, AU-187, AU-190: at every moment the holder has such a card, and nobody more of them."""
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


def test_the_question_names_the_tile() -> None:
    """AU-189, AU-147: wheat here."""
    m = loses("85 | 31 4", "80 | 38 10", "82 | 49 12", lost="B:l31 C:l10 D:l12", tiles={"res:wheat": "B"})
    asked = m.decision(1)
    assert asked is not None
    assert asked.prompt.message == "ask-give"
    assert asked.prompt.values["tile"] == "wheat"
    shows(m, phase="give", ability=81)
    assert done(m, "B") == [4]
