"""The rules of Liar's Dice, each by its number. Run it with pytest where Ludus and this package are installed."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Illegal, Match, NotYourTurn

GAME = "liarsdice"


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Says which rules a test proves; `ludus dev ledger liarsdice --tests …` reads it."""
    return pytest.mark.rule(*numbers)


def table(*dice: list[int], turn: int = 0, **options: str) -> Match:
    """A round that has just begun, with these dice."""
    position: dict[str, Any] = {"players": len(dice), "turn": turn, "dice": list(dice), "bid": -1, "bidder": -1}
    position |= {"shown": [[] for _ in dice], "lost": [5 - len(each) for each in dice], "round": 1, "rolls": 0}
    return ludus.from_position(GAME, {**position, "options": options})


def play(match: Match, *moves: str) -> None:
    for move in moves:
        match.play(match.to_act[0], move)


def left(match: Match) -> list[int]:
    return [seat["left"] for seat in match.view(None)["seats"]]


def refused(match: Match, move: str) -> str:
    with pytest.raises(Illegal) as error:
        match.play(match.to_act[0], move)
    return error.value.rule


@rule("LD-001", "LD-002")
def test_everyone_has_five_dice_that_only_they_see() -> None:
    for players in (2, 6):
        match = ludus.new_match(GAME, players, seed=4)
        for seat in range(players):
            seats = match.view(seat)["seats"]
            assert [len(other["dice"]) for other in seats if "dice" in other] == [5]
            assert all(1 <= die <= 6 for die in seats[seat]["dice"])


@rule("LD-003")
def test_chance_says_who_begins() -> None:
    assert {ludus.new_match(GAME, 3, seed=seed).to_act for seed in range(20)} == {(0,), (1,), (2,)}


@rule("LD-010", "LD-011")
def test_a_round_begins_with_a_bid() -> None:
    match = table([1] * 5, [2] * 5)
    assert refused(match, "liar") == "LD-011"
    assert match.refusal(0, 181) is not None
    play(match, "2 x 6")
    assert match.view(None)["bid"] == {"seat": 0, "count": 2, "face": 6}


@rule("LD-012")
def test_play_goes_to_the_left() -> None:
    match = table([1] * 5, [2] * 5, [3] * 5, turn=1)
    play(match, "1x2")
    assert match.to_act == (2,)
    with pytest.raises(NotYourTurn, match="LD-012"):
        match.play(0, "2x2")
    play(match, "1x3")
    assert match.to_act == (0,)


@rule("LD-013", "LD-014")
def test_bids_go_up_as_far_as_there_are_dice() -> None:
    match = table([1, 2], [2, 3])
    play(match, "2x3")
    assert [refused(match, bid) for bid in ("2x3", "2x2", "1x6", "5x1")] == ["LD-013"] * 3 + ["LD-014"]
    assert match.moves(1)[0] == "2x4"
    play(match, "3x1", "4x6")
    assert match.moves(1) == ["liar"]


@rule("LD-020", "LD-021")
@pytest.mark.parametrize(("bid", "after"), [("3x2", [2, 1]), ("4x2", [1, 2])])
def test_the_one_who_was_wrong_loses_a_die(bid: str, after: list[int]) -> None:
    match = table([2, 2], [2, 6])
    play(match, bid, "liar")
    assert left(match) == after
    assert [seat["shown"] for seat in match.view(None)["seats"]] == [[2, 2], [2, 6]]


@rule("LD-022")
def test_wild_ones() -> None:
    for ones, after in (("plain", [1, 2]), ("wild", [2, 1])):
        match = table([2, 1], [1, 6], ones=ones)
        play(match, "3x2", "liar")
        assert left(match) == after
    match = table([2, 1], [1, 6], ones="wild")
    play(match, "3x1", "liar")
    assert left(match) == [1, 2]


@rule("LD-023", "LD-030")
def test_the_loser_begins_or_the_next_one_who_has_dice() -> None:
    match = table([2, 2], [3, 3], [4], turn=2)
    play(match, "5x6", "liar")
    assert match.to_act == (0,)
    assert left(match) == [2, 2, 0]
    assert match.refusal(2, -1) is not None
    play(match, "1x1", "1x2")
    assert match.to_act == (0,)


@rule("LD-031")
def test_the_last_one_with_dice_wins() -> None:
    match = table([2], [3])
    play(match, "2x2", "liar")
    assert match.over
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    with pytest.raises(NotYourTurn, match="LD-031"):
        match.play(1, "1x1")


@rule("LD-032")
def test_resigning_ends_the_round() -> None:
    match = table([2], [3, 3], [4, 4], turn=1)
    match.play(1, "resign")
    assert left(match) == [1, 0, 2]
    assert match.to_act == (2,)


def test_positions_that_cannot_be() -> None:
    good = ludus.new_match(GAME, 2, seed=1).position()
    for field, value in {"dice": [[7]], "turn": 2, "lost": [1, 0], "bidder": 1, "bid": 180, "shown": [[]]}.items():
        with pytest.raises(ludus.BadPosition, match=field):
            ludus.from_position(GAME, {**good, field: value})


def test_greedy_beats_random_and_search_plays() -> None:
    won = [ludus.play_out(GAME, ["greedy", "random", "random"], seed=seed).outcome for seed in range(30)]
    assert sum(outcome is not None and outcome.winners == (0,) for outcome in won) >= 25
    assert ludus.play_out(GAME, ["search:20", "random"], seed=1).over


def test_a_bot_knows_its_own_dice_only() -> None:
    match = ludus.new_match(GAME, 2, seed=1)
    worlds = [match.sample(0, seed=seed).position()["dice"] for seed in range(30)]
    assert all(own == match.position()["dice"][0] for own, _ in worlds)
    assert len({tuple(other) for _, other in worlds}) > 20
