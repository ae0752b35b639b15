"""End and scoring (ledger 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    SEATS,
    TILE_POINTS,
    about_to,
    active,
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
    seat,
    settle,
    shows,
)

pytestmark = pytest.mark.both

SIX = "1 4 7 9 13 17"  # 2 + 3 + 2 + 2 + 2 + 3 points, no senators, four green ones, two purple ones
# With 20 they are worth 20, and both type tiles make 30.


def ended(first: str, *others: str, **scenery: Any) -> Match:
    """A completes 20 (purple, 6 points, no ability) after these, and everything is settled."""
    return settle(about_to(20, *others, done=first, **scenery))


@rule("AU-200")
@pytest.mark.parametrize("before", range(4, 9))
def test_seven_or_more_end_the_game(before: int) -> None:
    """Six do not; eight do, which a position can hold."""
    m = ended(" ".join("1 4 7 9 13 17 21 22".split()[:before]), "85")
    assert m.over == (before >= 6)
    assert (m.outcome is not None) == m.over


@rule("AU-200")
def test_somebody_elses_seven() -> None:
    """At least one player, no matter who completed last."""
    m = scene("20:HH | 1 4", "80:SHKK | 5 6 8 10 12 14", token="D")
    settle(place(m, "A:+20D B:+80D"))
    assert m.over
    assert len(done(m, "A")) == 3


@rule("AU-201")
def test_the_round_is_played_to_its_end() -> None:
    """A has the seventh with 20; B's 35 is resolved all the same, with ability, rewards and a new objective."""
    m = scene(f"20:HH | {SIX}", "35:SHC 12:T 88 +9 | 5", token="D", display="27 36 45 58 63", deck="31 40 52")
    place(m, "A:+20D B:+35D")
    play(m, "A:p27")
    assert not m.over
    assert phase(m) == "mobilise"
    play(m, "B:m+12H/+12C B:r2 B:p36,45")
    assert m.over
    assert done(m, "B") == [5, 35, 12]
    assert list(active(m, "B")) == [88, 36, 45]
    assert list(active(m, "A")) == [27]
    shows(m, display=[58, 63, 31, 40, 52])


@rule("AU-200", "AU-030")
def test_no_token_is_drawn_after_the_end() -> None:
    m = ended(SIX, "85")
    assert [each.kind for each in m.events(None)][-1] == "ended"
    assert facts_of(m, "drew") == []
    assert (m.to_act, phase(m)) == ((), "over")


@rule("AU-202", "AU-R16")
def test_a_seventh_lost_again() -> None:
    """B's 81 takes one of A's seven in the same round; the game goes on."""
    m = scene(f"20:HH | {SIX}", "81:HCCT", token="D")
    place(m, "A:+20D B:+81D")
    play(m, f"A:p{m.view(None)['display'][0]}")
    assert len(done(m, "A")) == 7
    play(m, "A:l20")
    settle(m)
    assert not m.over
    assert len(done(m, "A")) == 6


@rule("AU-200", "AU-R16")
def test_unless_somebody_else_has_seven() -> None:
    m = scene(f"20:HH | {SIX}", "81:HCCT | 5 6 8 10 12 14", token="D")
    place(m, "A:+20D B:+81D")
    settle(m)
    assert m.over


@rule("AU-203", "AU-025")
def test_the_final_score() -> None:
    """Tiles, printed points, final abilities; the lines of the score pad."""
    owned = {"type:PURPLE": "A", "count:4": "A", "res:gold": "B"}
    m = ended("1 7 9 25 5 23", "85", tiles=owned)
    # printed 2+2+2+3+2+1 and 6; tiles 6+6+4 (green); 25: five green ones; 23: shields of 9, 5, 23, 20
    pad = {"tiles": 16, "printed": 18, "final": {"25": 10, "23": 5}, "senators": 0, "total": 49}
    assert m.view(None)["seats"][0]["score"] == pad
    assert m.outcome is not None
    assert m.outcome.detail["pads"][0] == pad
    assert m.outcome.detail["totals"] == [49, 5]
    assert lines(m)[-1] == "=A49,B5"


@rule("AU-025", "AU-204")
@pytest.mark.parametrize("card", sorted(printed()))
def test_printed_points_count_when_completed_and_owned(card: int) -> None:
    """Not while active, not when lost."""
    other = "85" if card != 85 else "80"
    spaces = printed()[card].symbols
    m = scene(f"{card}:{spaces[:-1]}", other, token="J")
    assert seat(m, "A")["score"]["printed"] == 0
    m = scene(f"{other} | {card}", "82" if card != 82 else "83")
    assert seat(m, "A")["score"]["printed"] == printed()[card].points
    if card not in (81, 4):
        m = scene(f"{other} | {card} 4", "81:HCCT", token="D")
        settle(play(place(m, "B:+81D"), f"A:l{card}"))
        assert seat(m, "A")["score"]["printed"] == 3


@rule("AU-204")
def test_nothing_else_scores() -> None:
    """Active objectives, legions, declined tiles."""
    m = scene("80:SHKK 82:SSHCK 85 +9", "88", token="S", declined={"A": [2, 3, 4]})
    assert seat(m, "A")["score"] == {"tiles": 0, "printed": 0, "final": {}, "senators": 0, "total": 0}


@rule("AU-205", "AU-206")
@pytest.mark.parametrize("card", cards_with(verb="per_symbol"))
def test_points_per_symbol(card: int) -> None:
    """On all own completed cards and on the card itself, up to its maximum."""
    symbol, _, rest = printed()[card].argument.partition("*")
    each, _, most = rest.partition("<=")
    others = [other for other in printed() if symbol in printed()[other].symbols and printed()[other].timing == "none"]
    others += [other for other in printed() if printed()[other].symbols.count(symbol) > 1 and other not in others]
    for count in range(7):
        cards = [other for other in others if other != card][:count]
        spaces = sum(printed()[other].symbols.count(symbol) for other in [card, *cards])
        used = " ".join(map(str, [card, *cards]))
        free = [str(other) for other in (79, 81, 84, 86, 87, 76, 78) if other not in cards]
        m = scene(f"{free[0]} | {used}", free[1], token="J")
        assert seat(m, "A")["score"]["final"][str(card)] == min(spaces * int(each), int(most))
    assert spaces * int(each) > int(most)


@rule("AU-207")
def test_several_such_cards_score_independently() -> None:
    """45 (catapults, at most 10) and 58 (chariots, at most 10) and 23 (shields, at most 8)."""
    m = scene("85 | 45 58 23 88 21", "80", token="S")
    # K: 45 KK, 58 K, 88 KKK, 21 KK = 8; C: 45 C, 58 CCC, 23 C, 88 CC, 21 C = 8; H: 45, 23, 88 = 3
    assert seat(m, "A")["score"]["final"] == {"45": 10, "58": 10, "23": 3}


@rule("AU-208", "AU-R22")
@pytest.mark.parametrize("card", cards_with(verb="per_type"))
def test_points_per_type(card: int) -> None:
    """Each own completed card of that type, itself included, without a maximum."""
    kind, _, each = printed()[card].argument.partition("*")
    same = [other for other in cards_with(type=kind) if other != card and printed()[other].verb != "per_type"]
    different = next(other for other in (4, 1, 14, 12) if printed()[other].type != kind)
    for count in range(7):
        used = " ".join(map(str, [card, *same[:count], different]))
        free = [str(other) for other in (85, 80, 81, 87) if other not in same[:count]]
        m = scene(f"{free[0]} | {used}", free[1], token="J")
        assert seat(m, "A")["score"]["final"][str(card)] == (count + 1) * int(each)


@rule("AU-R22", "AU-208")
def test_per_type_exists_for_provinces_and_senators() -> None:
    """Two cards for each type."""
    kinds = [printed()[card].argument.partition("*")[0] for card in cards_with(verb="per_type")]
    assert sorted(kinds) == sorted(["GREEN", "PURPLE", "ORANGE", "SENATOR"] * 2)


@rule("AU-209")
def test_the_highest_total_wins() -> None:
    """Not the one who stopped the game."""
    m = ended(SIX, "80 | 88 85 82")
    assert m.outcome is not None
    assert m.outcome.winners == (1,)
    assert m.outcome.detail["totals"] == [6 + 14 + 4 + 6, 20 + 17 + 15]
    assert m.outcome.scores == (0.0, 1.0)
    assert m.state.returns() == [-1.0, 1.0]


@rule("AU-210")
def test_more_senators_win_a_tie() -> None:
    """30 points each; B has a senator."""
    m = ended(SIX, "82 | 88 41 22")
    assert m.outcome is not None
    assert m.outcome.detail["totals"] == [30, 30]
    assert m.outcome.detail["senators"] == [0, 1]
    assert m.outcome.winners == (1,)
    assert m.outcome.detail["ranks"] == [2, 1]


@rule("AU-211", "AU-R18")
def test_still_a_tie() -> None:
    """The victory is shared."""
    m = ended(SIX, "82 | 88 6 59", "80 | 85 72")
    assert m.outcome is not None
    assert m.outcome.detail["totals"] == [30, 30, 30]
    assert m.outcome.winners == (0, 1, 2)
    assert m.outcome.scores == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert m.outcome.detail["ranks"] == [1, 1, 1]
    assert m.state.returns() == pytest.approx([-1 / 3] * 3)


@rule("AU-212", "AU-210")
def test_all_ranks() -> None:
    """By total, then senators; equal pairs share the rank."""
    m = ended(SIX, "82 | 85 8", "80 | 88 6 59", "87 | 65 10 29 22", "86 | 78 52")
    assert m.outcome is not None
    assert m.outcome.detail["totals"] == [30, 20, 30, 21, 14]
    assert m.outcome.detail["ranks"] == [1, 4, 1, 3, 5]
    assert m.outcome.winners == (0, 2)


@rule("AU-212")
def test_senators_rank_the_others_too() -> None:
    """B and C have 20 points; C has a senator."""
    m = ended(SIX, "82 | 88", "80 | 85 8")
    assert m.outcome is not None
    assert m.outcome.detail["ranks"] == [1, 3, 2]


@rule("AU-203")
def test_the_report() -> None:
    """Rounds, completed objectives and tiles of each seat (specification 10)."""
    m = play_on(deal(4, 3), 3, clever=True)
    assert m.outcome is not None
    detail = m.outcome.detail
    assert detail["rounds"] == m.view(None)["round"] == len(facts_of(m, "drew"))
    assert detail["completed"] == [len(done(m, letter)) for letter in SEATS[:4]]
    assert max(detail["completed"]) >= 7
    assert detail["by"] == "score"
    owners = {tile: number for number, owned in enumerate(detail["tiles"]) for tile in owned}
    for shown in m.view(None)["tiles"]:
        assert shown["owner"] == owners.get(shown["tile"])
    for number, letter in enumerate(SEATS[:4]):
        assert detail["totals"][number] == score(m, letter)


@pytest.mark.parametrize("players", range(2, 7))
def test_scores_of_whole_games_add_up(players: int) -> None:
    """AU-203 to AU-208, against a plain count."""
    for seed in range(4):
        m = play_on(deal(players, seed), seed, clever=seed % 2 == 0)
        assert m.outcome is not None
        for number, letter in enumerate(SEATS[:players]):
            cards = [printed()[card] for card in done(m, letter)]
            total = sum(TILE_POINTS[tile] for tile in m.outcome.detail["tiles"][number])
            total += sum(card.points for card in cards)
            for card in cards:
                what, _, figures = card.argument.partition("*")
                if card.verb == "per_type":
                    total += int(figures) * sum(other.type == what for other in cards)
                elif card.verb == "per_symbol":
                    each, _, most = figures.partition("<=")
                    total += min(int(most), int(each) * sum(other.symbols.count(what) for other in cards))
            assert m.outcome.detail["totals"][number] == total
        best = max(zip(m.outcome.detail["totals"], m.outcome.detail["senators"], strict=True))
        assert all(
            (m.outcome.detail["totals"][winner], m.outcome.detail["senators"][winner]) == best
            for winner in m.outcome.winners
        )
