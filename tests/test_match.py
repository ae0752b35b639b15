"""The match: nothing is lost, nothing is half done, nothing is shared by accident."""

from __future__ import annotations

import json
import random
from typing import cast

import pytest

import ludus
from ludus.games.regicide.state import Regicide
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng
from ludus.kernel.sealed import Loaded, Logged
from ludus.match import Match


def played(match: Match, decisions: int, seed: int = 1) -> Match:
    chooser = random.Random(seed)
    for _ in range(decisions):
        if not match.over:
            seat = match.to_act[0]
            match.play(seat, chooser.choice(match.moves(seat)))
    return match


def test_a_move_without_chance_is_not_left_half_made() -> None:
    """A running sealed record reveals no secret: it can be replayed, but its next heal is unknown."""
    for seed in range(40):
        match = ludus.read_record(ludus.new_match("regicide", 2, secret=bytes([seed]) * 32).record())
        while not match.over:
            seat = match.to_act[0]
            hearts = [move for move in match.moves(seat) if move.startswith("p") and "H" in move]
            before = (match.position(), match.record())
            try:
                match.play(seat, hearts[0] if hearts else match.moves(seat)[0])
            except ludus.LudusError as error:
                assert "the record has no event" in str(error)
                assert (match.position(), match.record()) == before
                return
    raise AssertionError("no game came to a heal")


@pytest.mark.parametrize("seed", [7, "7", "007", -3, "a word", "٧", True, 10**39])
def test_any_seed_gives_a_readable_record(seed: int | str) -> None:
    match = played(ludus.new_match("regicide", 2, seed), 5)
    assert ludus.read_record(match.record()).position() == match.position()


@pytest.mark.parametrize("seed", ["a\nb", None, 1.5])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(ludus.BadOption, match="seed"):
        ludus.new_match("regicide", 2, seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(("seeds", "table"), [(("a,b",), "t"), (("a|b",), "t"), (("",), "t"), (("a",), "x\ny")])
def test_words_that_a_record_cannot_hold_are_refused(seeds: tuple[str, ...], table: str) -> None:
    with pytest.raises(ludus.BadOption, match="mixed into the deal"):
        ludus.new_match("regicide", 2, secret=b"s" * 32, seeds=seeds, table=table)


def test_loaded_dice_stay_in_the_record_with_the_seed() -> None:
    position = played(ludus.new_match("regicide", 2, 3), 2).position()
    match = played(ludus.from_position("regicide", position, seed=7, dice=[5, 2]), 30)
    assert '[Dice "5 2"]' in match.record()
    assert '[Seed "7"]' in match.record()
    assert ludus.read_record(match.record()).position() == match.position()


def test_a_copy_does_not_take_the_dice_of_the_table() -> None:
    table = Logged(Loaded([5, 2], Fast(1)))
    assert table.for_copy().die(0, 9, 6) == 5
    assert table.die(0, 0, 6) == 5


def test_options_survive_in_a_position() -> None:
    match = ludus.new_match("regicide", 3, 1, {"talk": "silent", "lazaret": "open", "first": "B"})
    again = ludus.from_position("regicide", json.loads(json.dumps(match.position())))
    assert again.options == match.options
    assert again.position() == match.position()


def test_a_view_is_a_copy() -> None:
    match = ludus.new_match("regicide", 2, 1)
    match.view(0)["options"]["talk"] = "free"
    assert match.options["talk"] == "signals"


def test_a_record_whose_start_has_other_seats_is_refused() -> None:
    text = ludus.from_position("regicide", ludus.new_match("regicide", 2, 1).position()).record()
    with pytest.raises(ludus.BadRecord, match="for 2 players, not for 4"):
        ludus.read_record(text.replace('[Players "2"]', '[Players "4"]'))


@pytest.mark.parametrize(
    "change",
    [
        {"healed": [1 << 20]},
        {"unseen": 2**44 - 1},
        {"packets": [18, 0, 0]},
        {"reach": 1 << 40},
        {"game": "gorus"},
        {"rules": 99},
    ],
)
def test_knowledge_that_cannot_be_is_refused(change: dict[str, object]) -> None:
    match = ludus.new_match("regicide", 2, 3)
    while len(cast(Regicide, match.state).packets) < 3:
        seat = match.to_act[0]
        match.play_move(seat, match.state.advise(seat, Rng(1)))
    assert ludus.from_position("regicide", match.position()).position() == match.position()
    with pytest.raises(ludus.BadPosition):
        ludus.from_position("regicide", {**match.position(), **change})


@pytest.mark.parametrize("position", [None, [], 7, {}, {"line": 3}])
def test_what_is_no_position_is_refused(position: object) -> None:
    with pytest.raises(ludus.BadPosition):
        ludus.from_position("regicide", position)  # type: ignore[arg-type]


def test_a_sampled_match_shows_others_only_public_facts() -> None:
    match = ludus.new_match("regicide", 2, 7, {"first": "A"})
    match.play(0, "p 5D")
    drawn = [event.facts["card"] for event in match.events(0) if event.kind == "drew" and event.seat == 0]
    assert drawn
    assert all(card is not None for card in drawn)
    twin = match.sample(0, seed=2)
    assert twin.events(0) == match.events(0)
    assert twin.events(None) == match.events(None)
    assert twin.events(1) == match.events(None)


def test_moves_are_texts_and_seats_are_numbers() -> None:
    match = ludus.new_match("regicide", 2, 1)
    with pytest.raises(ludus.Unreadable):
        match.play(match.to_act[0], 5)  # type: ignore[arg-type]
    with pytest.raises(ludus.LudusError) as error:
        match.moves(2)
    assert "мест" in error.value.text("ru").lower()


def test_unknown_languages_fall_back_to_english() -> None:
    match = ludus.new_match("regicide", 2, 1, {"first": "A"})
    with pytest.raises(ludus.NotYourTurn) as error:
        match.play(1, "y")
    assert error.value.text("fr") == error.value.text("en") == "It is not your turn. (RG-021)"


def test_undo_takes_back_only_what_nobody_saw() -> None:
    """Others at the table see every play and yield; alone, only chance and drawn cards count."""
    match = ludus.new_match("regicide", 2, 7, {"first": "A"})
    for move in ("y", "p 3C"):
        match.play(0, move)
        assert not match.can_undo(0)
        assert match.can_undo(0, watched=False)
        assert match.undo(0, watched=False) == move
    match.play(0, "p 5D")
    assert not match.can_undo(0, watched=False)
    solo = ludus.new_match("regicide", 1, 7)
    first = next(move for move in solo.moves(0) if move.endswith("C"))
    before = solo.position()
    solo.play(0, first)
    assert solo.undo(0) == first
    assert solo.position() == before


def test_titles_in_refusals_follow_the_language() -> None:
    with pytest.raises(ludus.BadOption) as error:
        ludus.new_match("regicide", 9)
    assert error.value.text("ru").startswith("Цареубийство")
