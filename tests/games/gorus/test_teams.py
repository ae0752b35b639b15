"""Teams (ledger 3.12, specification 6.4)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import SEATS, deal, last_bout, moves, pile, play, play_on, scene, scored, script, shows, won_bout

pytestmark = pytest.mark.both

SPLITS = [
    (4, "2+2", "1212", [3, 3]),
    (5, "2+2+1", "12123", [3, 3, 2]),
    (5, "3+2", "12121", [4, 3]),
    (6, "2+2+2", "123123", [3, 3, 3]),
    (6, "3+3", "121212", [4, 4]),
    (7, "2+2+2+1", "1231234", [3, 3, 3, 2]),
    (7, "3+2+2", "1213123", [4, 3, 3]),
    (8, "2+2+2+2", "12341234", [3, 3, 3, 3]),
    (8, "4+4", "12121212", [5, 5]),
]


def teams(split: str, **options: str) -> dict[str, str]:
    return {"mode": "teams", "split": split, **options}


@rule("GM-901", "GM-902", "GM-903", "GM-907", "GM-908", "GM-R18", "GM-R20")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_splits_seats_and_targets(players: int, split: str, seats: str, targets: list[int]) -> None:
    m = deal(players, 1, **teams(split))
    assert "".join(str(seat["side"] + 1) for seat in m.view(None)["seats"]) == seats
    assert [side["target"] for side in m.view(None)["sides"]] == targets
    for side in m.view(None)["sides"]:
        assert side["target"] == len(side["seats"]) + 1
    neighbours = [one == two for one, two in zip(seats, seats[1:] + seats[0], strict=True)]
    assert sum(neighbours) == (1 if split == "3+2" else 0)


@rule("GM-R18")
@pytest.mark.parametrize(
    ("players", "given", "settled"), [(5, "2+3", "3+2"), (5, "1+2+2", "2+2+1"), (7, "2+3+2", "3+2+2")]
)
def test_parts_in_any_order(players: int, given: str, settled: str) -> None:
    """One spelling in the record."""
    m = deal(players, 1, **teams(given))
    assert m.options["split"] == settled
    assert f'[split "{settled}"]' in m.record()


@rule("GM-902")
def test_a_split_may_be_left_out() -> None:
    """The first of the list."""
    for players, sides in ((4, 2), (5, 3), (6, 3), (7, 4), (8, 4)):
        assert len(deal(players, mode="teams").view(None)["sides"]) == sides


@rule("GM-R20", "GM-020")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_one_common_target(players: int, split: str, seats: str, targets: list[int]) -> None:
    m = deal(players, 1, **teams(split, team_target="common", target="2"))
    assert [side["target"] for side in m.view(None)["sides"]] == [2] * len(targets)


@rule("GM-904", "GM-R21")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_one_pile_and_one_keeper(players: int, split: str, seats: str, targets: list[int]) -> None:
    """The lowest seat keeps what any member captured."""
    sides = deal(players, 1, **teams(split)).view(None)["sides"]
    assert [side["keeper"] for side in sides] == [seats.index(str(number + 1)) for number in range(len(targets))]
    for winner in SEATS[:players]:
        piles = "/".join("-" for _ in targets)
        held = [f"B{4 + seat}.Y{4 + seat}" for seat in range(players)]
        held[SEATS.index(winner)] = "B15.P8"
        m = scene("/".join(held), strongest="B", bout=9, piles=piles, options=teams(split))
        play(m, " ".join(f"{seat}:{hand.split('.')[0]}" for seat, hand in zip(SEATS, held, strict=False)))
        assert won_bout(m) == winner
        side = int(seats[SEATS.index(winner)]) - 1
        assert [len(pile(m, number)) for number in range(len(targets))] == [
            players if number == side else 0 for number in range(len(targets))
        ]
        shows(m, turn=SEATS.index(winner))


@rule("GM-911")
def test_the_member_who_won_opens() -> None:
    """C, not the keeper A."""
    m = play(scene("B4.N4/B5.N5/B12.N6/B6.N7", strongest="B", options=teams("2+2")), "A:B4 B:B5 C:B12 D:B6")
    shows(m, turn=2, opener=2)
    assert moves(m, "C") == {"N6"}


@rule("GM-905")
def test_the_team_with_most_favour_wins_the_round() -> None:
    """One token for the team."""
    m = last_bout("G9/P9.N10", players=4, options=teams("2+2"))
    assert scored(m)["totals"] == [2, 3]
    assert scored(m)["wins"] == [0, 1]
    assert "1=2 2=3 win=2 tokens=0,1" in script(m)[-2]


@rule("GM-906", "GM-R19")
def test_level_teams_both_get_a_token() -> None:
    m = last_bout("G9/P9/N10", players=6, options=teams("2+2+2"))
    assert scored(m)["winners"] == [0, 1]
    assert scored(m)["wins"] == [1, 1, 0]


@rule("GM-907", "GM-908", "GM-909", "GM-601")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_each_team_needs_its_own_target(players: int, split: str, seats: str, targets: list[int]) -> None:
    """One win less does not end the game."""
    for side, target in enumerate(targets):
        piles = "/".join("G9" if number == side else "-" for number in range(len(targets)))
        for had, over in ((target - 1, True), (target - 2, False)):
            wins = [had if number == side else 0 for number in range(len(targets))]
            m = last_bout(piles, players=players, options=teams(split), wins=wins)
            assert m.over == over
        m = last_bout(
            piles,
            players=players,
            options=teams(split),
            wins=[target - 1 if n == side else 0 for n in range(len(targets))],
        )
        assert m.outcome is not None
        assert m.outcome.winners == tuple(seat for seat in range(players) if seats[seat] == str(side + 1))
        assert m.outcome.scores == tuple(float(seats[seat] == str(side + 1)) for seat in range(players))


@rule("GM-909")
def test_a_team_of_one() -> None:
    """E alone captures for team 3 and wins with two rounds."""
    m = last_bout("-/-/G9", players=5, winner="E", options=teams("2+2+1"), wins=[2, 2, 1])
    assert m.outcome is not None
    assert m.outcome.winners == (4,)
    assert len(pile(m, 2)) == 6


@rule("GM-910")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_the_deck_follows_the_number_of_players(players: int, split: str, seats: str, targets: list[int]) -> None:
    """Every player has ten cards of the same deck as in the free game."""
    m, free = deal(players, 5, **teams(split)), deal(players, 5)
    assert m.position()["hands"] == free.position()["hands"]
    assert [len(held) for held in m.position()["hands"]] == [10] * players


@rule("GM-912", "GM-501")
def test_the_deal_goes_by_seats() -> None:
    m = deal(5, 2, first_dealer="D", **teams("3+2", team_target="common", target="9"))
    for number in range(6):
        shows(m, dealer=(3 + number) % 5, turn=(4 + number) % 5)
        play_on(m, seed=number, until="scored")


@rule("GM-913", "GM-R27")
def test_team_mates_do_not_see_each_other() -> None:
    """Hands are hidden from them as from everybody."""
    m = deal(6, 1, **teams("3+3"))
    for seat in range(6):
        assert ["hand" in shown for shown in m.view(seat)["seats"]] == [other == seat for other in range(6)]
    worlds = {tuple(m.sample(0, seed).position()["hands"][2]) for seed in range(10)}
    assert len(worlds) == 10


@rule("GM-914", "GM-603")
def test_several_teams_reach_their_targets() -> None:
    """The 0 in a team's pile decides."""
    m = last_bout("-/B0.G8.P10/G9", strongest="B", players=6, options=teams("2+2+2"), wins=[0, 2, 2])
    assert scored(m)["totals"] == [0, 2, 2]
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("zero", (1, 4))


@rule("GM-914", "GM-604", "GM-605")
def test_the_smaller_pile_of_a_team() -> None:
    """Then the number of cards, then both."""
    m = last_bout("B0.N8.G8/G9.P12/P9", strongest="B", players=6, options=teams("2+2+2"), wins=[0, 2, 2])
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("fewest", (2, 5))
    m = last_bout("B0.N8.G8/G9/P9", strongest="B", players=6, options=teams("2+2+2"), wins=[0, 2, 2])
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("shared", (1, 2, 4, 5))
    assert m.outcome.scores == (0.0, 0.5, 0.5, 0.0, 0.5, 0.5)
    assert script(m)[-1] == "end winner=2,3 shared by=shared"


@rule("GM-915")
def test_the_target_of_another_team_is_no_target() -> None:
    """Team 1 of three has three wins, as many as team 2 needs, and is no contender."""
    m = last_bout("G9/-", players=5, options=teams("3+2"), wins=[2, 2])
    assert scored(m)["wins"] == [3, 2]
    assert not m.over
    m = last_bout("B0.G8.P10/G9", strongest="B", players=5, options=teams("3+2"), wins=[2, 2])
    assert scored(m)["wins"] == [3, 3]
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("target", (1, 3))


@rule("GM-915", "GM-914", "GM-908")
def test_a_contender_of_uneven_teams() -> None:
    """Teams of 2, 2 and 1; the single player needs two."""
    m = last_bout("B0.G8.P10/-/G9", strongest="B", players=5, options=teams("2+2+1"), wins=[1, 0, 1])
    assert scored(m)["wins"] == [2, 0, 2]
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("target", (4,))


@rule("GM-904", "GM-905", "GM-907")
@pytest.mark.parametrize(("players", "split", "seats", "targets"), SPLITS)
def test_whole_games_of_teams(players: int, split: str, seats: str, targets: list[int]) -> None:
    """Piles hold all cards at the end, and the winners reached their target."""
    m = play_on(deal(players, 3, **teams(split)), 3)
    assert m.outcome is not None
    for side in m.outcome.detail["sides"]:
        assert m.outcome.detail["wins"][side] == targets[side]
    assert sum(len(pile(m, side)) for side in range(len(targets))) == players * 10
