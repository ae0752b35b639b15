"""Table options (ledger 3.1)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, deal, fields

pytestmark = pytest.mark.both

PLAYERS = (1, 2, 3, 4)
SEEDS = range(80)


@rule("RG-011", "RG-R09")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_seat_is_drawn_at_random(players: int) -> None:
    """Without a choice of the host every seat begins sometimes."""
    assert {deal(players, seed).to_act for seed in SEEDS} == {(seat,) for seat in range(players)}


@rule("RG-011", "RG-R09")
@pytest.mark.parametrize("players", PLAYERS)
def test_host_may_choose_the_first_seat(players: int) -> None:
    """Option `first` names a seat of this table; the deal stays the same."""
    for seat in range(players):
        chosen = [deal(players, seed, first=SEATS[seat]) for seed in range(5)]
        assert [m.to_act for m in chosen] == [(seat,)] * 5
        assert [fields(m)["hands"] for m in chosen] == [fields(deal(players, seed))["hands"] for seed in range(5)]
    with pytest.raises(ludus.BadOption):
        deal(players, first="ABCDE"[players])


@rule("RG-R21")
@pytest.mark.parametrize(
    "house_rule",
    [
        {"hand_limit": "9"},
        {"health": "+5"},
        {"attack": "-2"},
        {"jesters": "0"},
        {"yielding": "off"},
        {"combo": "18"},
        {"feign_death": "on"},
    ],
)
def test_house_rules_are_not_part_of_the_game(house_rule: dict[str, str]) -> None:
    """Variants of other editions are no options here."""
    assert {option.name for option in ludus.game("regicide").meta.options} == {"first", "talk", "lazaret", "solo_yield"}
    with pytest.raises(ludus.BadOption):
        ludus.new_match("regicide", 2, 1, house_rule)
