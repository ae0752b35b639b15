"""The end of the game (ledger 3.9)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import deal, last_bout, play_on, refused, scored, script, shows

pytestmark = pytest.mark.both


def ended(m: Match) -> tuple[str, tuple[int, ...]]:
    assert m.outcome is not None
    by: str = m.outcome.detail["by"]
    return by, m.outcome.winners


@rule("GM-601", "GM-602")
def test_the_third_win_ends_the_game() -> None:
    """At the end of that round; two wins do not."""
    m = last_bout("-/G9/-", wins=[2, 2, 2])
    assert ended(m) == ("target", (1,))
    assert m.outcome is not None
    assert m.outcome.scores == (0.0, 1.0, 0.0)
    assert not last_bout("-/G9/-", wins=[2, 1, 2]).over


@rule("GM-902", "GM-810")
@pytest.mark.parametrize(
    ("players", "options", "sides"), [(1, {}, 2), (3, {}, 3), (4, {"mode": "teams"}, 2), (7, {"mode": "teams"}, 4)]
)
def test_the_end_says_how_many_sides_there_were(players: int, options: dict[str, str], sides: int) -> None:
    """So that the winners have names without a look at the table."""
    last = play_on(deal(players, 3, target="1", **options)).events(None)[-1]
    assert (last.kind, last.facts["sides"]) == ("ended", sides)
    assert all(side < sides for side in last.facts["winners"])


@rule("GM-601", "GM-608", "GM-020")
@pytest.mark.parametrize("target", range(1, 10))
def test_an_agreed_target(target: int) -> None:
    """The last win but one does not end it."""
    options = {"target": str(target)}
    assert ended(last_bout("-/G9/-", wins=[0, target - 1, 0], options=options)) == ("target", (1,))
    if target > 1:
        assert not last_bout("-/G9/-", wins=[0, target - 2, 0], options=options).over


@rule("GM-602", "GM-410")
def test_a_tie_that_completes_one_target_only() -> None:
    """A and B win the round, B alone has three."""
    assert ended(last_bout("P9/G9/-", wins=[1, 2, 2])) == ("target", (1,))


@rule("GM-603", "GM-R29")
@pytest.mark.parametrize("holder", [1, 2])
def test_the_zero_decides_between_contenders(holder: int) -> None:
    """Although it has been counted already, and though the other pile is smaller."""
    with_zero, without = "B0.G8.P10", "G9"
    piles = ["-", with_zero, without] if holder == 1 else ["-", without, with_zero]
    m = last_bout("/".join(piles), strongest="B", wins=[0, 2, 2])
    assert scored(m)["totals"] == [0, 2, 2]
    assert ended(m) == ("zero", (holder,))


@rule("GM-603")
def test_only_the_zero_of_the_strongest_school_decides() -> None:
    """B holds another 0; then the fewest cards decide."""
    m = last_bout("B0.N8.G8/G9.N0/P9", strongest="B", wins=[0, 2, 2])
    assert scored(m)["totals"] == [-3, 2, 2]
    assert ended(m) == ("fewest", (2,))


@rule("GM-604", "GM-606", "GM-R13")
@pytest.mark.parametrize("small", [1, 2, 3])
def test_then_the_smallest_pile_of_that_round(small: int) -> None:
    """A, who is no contender, holds the 0."""
    nines = {1: "N9", 2: "G9", 3: "P9"}
    piles = ["B0.N8.G8"] + [nines[side] if side == small else f"{nines[side]}.{nines[side][0]}12" for side in (1, 2, 3)]
    m = last_bout("/".join(piles), strongest="B", wins=[0, 2, 2, 2])
    assert scored(m)["winners"] == [1, 2, 3]
    assert ended(m) == ("fewest", (small,))


@rule("GM-606")
def test_the_pile_of_somebody_else_does_not_matter() -> None:
    """D has the smallest pile of all and an equal total, but too few wins."""
    m = last_bout("B0.N8.G8/N9.N12.P12/G9.G12/P9", strongest="B", wins=[0, 2, 2, 1])
    assert scored(m)["winners"] == [1, 2, 3]
    assert ended(m) == ("fewest", (2,))


@rule("GM-605", "GM-R12")
def test_level_contenders_share_the_victory() -> None:
    """Half a victory each."""
    m = last_bout("B0.N8.G8/G9/P9", strongest="B", wins=[0, 2, 2])
    assert ended(m) == ("shared", (1, 2))
    assert m.outcome is not None
    assert m.outcome.scores == (0.0, 0.5, 0.5)
    assert m.state.returns() == [-1.0, 0.0, 0.0]
    assert script(m)[-1] == "end winner=B,C shared by=shared"


@rule("GM-605", "GM-604")
def test_a_shared_victory_of_some_contenders() -> None:
    """Three contenders, two of them with the smaller pile."""
    m = last_bout("B0.N8.G8/N9.N12/G9/P9", strongest="B", wins=[0, 2, 2, 2])
    assert ended(m) == ("shared", (2, 3))


def extra(wins: list[int] | None = None) -> Match:
    return last_bout("B0.N8.G8/G9/P9", strongest="B", wins=wins or [0, 2, 2], options={"final_tie": "extra"})


@rule("GM-R12")
def test_an_extra_round() -> None:
    """All play one more round."""
    m = extra()
    assert not m.over
    shows(m, extra=[1, 2], round=2)
    assert [seat["cards"] for seat in m.view(None)["seats"]] == [10, 10, 10]


def again(piles: str, **fields: Any) -> Match:
    """The last bout of an extra round between B and C."""
    return last_bout(piles, strongest="B", wins=[0, 3, 3], extra=6, options={"final_tie": "extra"}, **fields)


@rule("GM-R12")
def test_an_extra_round_is_won_by_more_favour() -> None:
    """Only the level contenders' favour counts, and no token is given."""
    m = again("P9.N9.B0/G9/N10")
    assert ended(m) == ("extra", (1,))
    assert m.outcome is not None
    assert m.outcome.detail["wins"] == [0, 3, 3]
    assert script(m)[-1] == "end winner=B by=extra"


@rule("GM-R12")
def test_an_extra_round_is_repeated_until_one_leads() -> None:
    """Neither the 0 nor the number of cards decides then."""
    m = again("P9/B0.G8/N10.P12")
    assert scored(m)["totals"] == [2, 1, 1]
    assert not m.over
    shows(m, extra=[1, 2])


@rule("GM-R12")
def test_an_extra_round_among_three_leaves_the_best_two() -> None:
    m = last_bout("-/N9/G9/P10", strongest="B", wins=[0, 3, 3, 3], extra=14, options={"final_tie": "extra"})
    assert not m.over
    shows(m, extra=[1, 2])


@rule("GM-R12")
def test_extra_rounds_come_to_an_end() -> None:
    """Through real rounds."""
    for seed in range(8):
        m = play_on(extra(), seed)
        assert ended(m)[0] == "extra"
        assert ended(m)[1] in ((1,), (2,))


@rule("GM-R12", "GM-604")
def test_without_a_tie_there_is_no_extra_round() -> None:
    """The option matters only after both tie-breaks."""
    m = last_bout("B0.N8.G8/G9.P12/P9", strongest="B", wins=[0, 2, 2], options={"final_tie": "extra"})
    assert ended(m) == ("fewest", (2,))


@rule("GM-607")
def test_nothing_is_dealt_after_the_end() -> None:
    """Hands stay empty and every card is refused."""
    m = last_bout("-/G9/-", wins=[2, 2, 2])
    here = m.position()
    assert here["hands"] == [[], [], []]
    assert here["round"] == 1
    assert m.to_act == ()
    for text in ("A:B4", "B:G9", "C:resign"):
        refused(m, text, "GM-607", ludus.NotYourTurn)


@rule("GM-609", "GM-708")
@pytest.mark.parametrize("players", range(2, 9))
def test_the_zero_always_lies_in_some_pile(players: int) -> None:
    """After every whole round all cards are captured; with two players somebody has the 0."""
    for seed in range(6):
        m = play_on(deal(players, seed, target="1"), seed)
        here = m.position()
        captured = [card for each in here["piles"] for card in each]
        assert len(captured) == {2: 30}.get(players, players * 10)
        assert "BNGPY"[here["strongest"]] + "0" in captured
        if players == 2:
            assert ended(m)[0] in ("target", "zero")


@rule("GM-609", "GM-709")
def test_two_players_are_never_level() -> None:
    """Both reach the target, the 0 decides."""
    m = last_bout("B0.G8/P10", strongest="B", wins=[2, 2])
    assert scored(m)["totals"] == [1, 1]
    assert ended(m) == ("zero", (0,))


@pytest.mark.parametrize("players", range(2, 9))
def test_outcomes_through_whole_games(players: int) -> None:
    """GM-601 to GM-606: the winner has reached the target, and the scores add up to one."""
    for seed in range(10):
        m = play_on(deal(players, seed, target="2"), seed)
        assert m.outcome is not None
        assert sum(m.outcome.scores) == pytest.approx(1)
        assert all(m.outcome.detail["wins"][seat] == 2 for seat in m.outcome.winners)
        assert [seat for seat, score in enumerate(m.outcome.scores) if score] == list(m.outcome.winners)
