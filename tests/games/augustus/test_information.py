"""Who sees what (specification 8)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.information import same_for
from tests.kit.rules import rule

from .table import about_to, active, deal, facts_of, lines, phase, play, play_on, scene, score, shows

pytestmark = pytest.mark.both

OWN = ("dealt", "discarded", "answer")


def public(m: Match, seat: int | None) -> dict[str, Any]:
    """A view without what only this seat may know."""
    seen = m.view(seat)
    for shown in seen["seats"]:
        for name in OWN:
            shown.pop(name, None)
    secret = set() if seat is None else set(m.view(seat)["seats"][seat]["discarded"])
    seen["cards"] = {number: card for number, card in seen["cards"].items() if int(number) not in secret}
    del seen["seat"]
    return seen


@rule("AU-017", "AU-080", "AU-002", "AU-031")
@pytest.mark.parametrize("players", range(2, 7))
def test_the_table_is_public(players: int) -> None:
    """The same for everybody, but for the own secrets."""
    m, rng = deal(players, 3), Rng(3)
    while not m.over:
        if phase(m) != "keep" and len(m.steps) % 3 == 0:
            seen = [public(m, observer) for observer in (*range(players), None)]
            assert all(each == seen[0] for each in seen)
        seat = m.to_act[rng.below(len(m.to_act))]
        m.play_move(seat, m.state.advise(seat, rng))
    heard = [m.events(observer)[len(m.opening) :] for observer in (*range(players), None)]
    assert all(each == heard[0] for each in heard)


@rule("AU-010")
def test_discards_of_the_start() -> None:
    """The owner knows them for the rest of the game; the others only how many there are."""
    m = deal(3, 2)
    for seat in range(3):
        m.play(seat, m.moves(seat)[seat])
    hidden = m.position()["hidden"]
    play_on(m, 2, until="entered")
    for observer in (0, 1, 2, None):
        seen = m.view(observer)
        assert seen["discard"]["hidden"] == 9
        known = set(map(int, seen["cards"]))
        for owner in range(3):
            assert (set(hidden[owner]) <= known) == (owner == observer)
        if observer is not None:
            assert seen["seats"][observer]["discarded"] == hidden[observer]


@rule("AU-010")
def test_discards_of_others_cannot_be_told_apart() -> None:
    """B's three and three of the deck have changed places."""
    first = scene("19", "20", token="H", hidden={"A": "1 2 3", "B": "4 5 6"}, display="61 62 63 64 65", deck="7 8 9")
    second = scene("19", "20", token="H", hidden={"A": "1 2 3", "B": "7 8 9"}, display="61 62 63 64 65", deck="4 5 6")
    assert same_for(0, first, second)
    assert same_for(None, first, second)
    assert not same_for(1, first, second)


@rule("AU-013", "AU-032")
def test_the_order_of_the_deck_and_of_the_bag_is_secret() -> None:
    """Everybody sees the numbers only; the contents of the bag follow from the open tokens."""
    first = scene("19", "20", token="H", then="SK", display="61 62 63 64 65", deck="7 8 9")
    second = scene("19", "20", token="H", then="KD", display="61 62 63 64 65", deck="9 7 8")
    for seat in (0, 1, None):
        assert same_for(seat, first, second)
    shows(first, deck=3, bag={"S": 6, "H": 4, "C": 4, "K": 3, "T": 2, "D": 1, "J": 2})


@rule("AU-007", "AU-011")
def test_dealt_cards_are_seen_by_their_owner_only() -> None:
    """In the view and in the log; kept ones are public after the reveal."""
    m = deal(3, 2)
    dealt = [m.view(seat)["seats"][seat]["dealt"] for seat in range(3)]
    for seat in (0, 1, 2, None):
        log = facts_of(m, "dealt", seat=seat)
        assert [each["cards"] for each in log] == [dealt[owner] if owner == seat else None for owner in range(3)]
    for seat in range(3):
        m.play(seat, m.moves(seat)[7])
    for seat in (0, 1, 2, None):
        kept = [each["cards"] for each in facts_of(m, "kept", seat=seat)]
        assert kept == [list(active(m, letter)) for letter in "ABC"]


@rule("AU-143")
def test_lost_cards_are_open() -> None:
    """For everybody, in the order in which they were lost."""
    m = play(about_to(81, "85 | 5 10", "88 | 4 12"), "B:l10 C:l4")
    for seat in (0, 1, 2, None):
        assert m.view(seat)["discard"]["lost"] == [10, 4]
        assert {"10", "4"} <= set(m.view(seat)["cards"])


# --- Answers that wait -----------------------------------------------------------------------------------

MOMENTS: dict[str, Callable[[], Match]] = {
    "keep": lambda: deal(4, 2),
    "place": lambda: scene("19:K", "20 4", "39 28", "85", token="H"),
    "joker": lambda: scene("19:K", "20 4", "39 28", "85", token="J"),
    "remove": lambda: about_to(30, "85:SHHT", "40:HH 20:D", "39:SH 4:S"),
    "wipe": lambda: about_to(76, "85:SH 21:C", "40:HH 20:D", "39:SH 4:S"),
    "lose": lambda: about_to(81, "85 | 5 10 16", "88 | 4 12 1", "80 | 6 7 8"),
}


@rule("AU-011", "AU-052", "AU-147")
@pytest.mark.parametrize("name", MOMENTS)
def test_an_answer_that_waits_is_seen_by_nobody_else(name: str) -> None:
    """Whatever B answers, the others see, hear and read the same."""
    answers = MOMENTS[name]().moves(1)
    for other in answers[1:5]:
        first, second = MOMENTS[name](), MOMENTS[name]()
        first.play(1, answers[0])
        second.play(1, other)
        for seat in (0, 2, 3, None):
            assert same_for(seat, first, second)
            assert first.to_act == second.to_act
            if seat is not None:
                assert first.moves(seat) == second.moves(seat)
                assert first.decision(seat) == second.decision(seat)
        assert not same_for(1, first, second)


@rule("AU-052")
@pytest.mark.parametrize("name", MOMENTS)
def test_the_own_answer_is_shown_to_its_owner(name: str) -> None:
    """Until all have answered."""
    m = MOMENTS[name]()
    seat = m.to_act[0]
    text = m.moves(seat)[1]
    assert m.view(seat)["seats"][seat]["answer"] is None
    m.play(seat, text)
    assert m.view(seat)["seats"][seat]["answer"] == text
    assert all("answer" not in shown for other, shown in enumerate(m.view(seat)["seats"]) if other != seat)
    for left in m.to_act:
        m.play(left, m.moves(left)[0])
    assert m.view(seat)["seats"][seat]["answer"] is None


@rule("AU-052")
@pytest.mark.parametrize("name", MOMENTS)
def test_who_has_answered_is_public(name: str) -> None:
    """But not what."""
    m = MOMENTS[name]()
    seat = m.to_act[-1]
    before = m.to_act
    m.play(seat, m.moves(seat)[0])
    assert m.view(None)["to_act"] == [other for other in before if other != seat]


@rule("AU-053")
def test_clockwise_is_open_at_once() -> None:
    """The next one sees it."""
    m = scene("19", "20", "39", token="H", options={"placement": "clockwise"})
    play(m, "A:+19H")
    for seat in (0, 1, 2, None):
        assert [each["card"] for each in facts_of(m, "placed", seat=seat)] == [19]
        assert m.view(seat)["seats"][0]["active"] == [{"card": 19, "cover": [True, False, False]}]
        assert lines(m, secrets=False) == ["A:+19H"]
    assert m.view(0)["seats"][0]["answer"] is None


@rule("AU-167")
def test_declined_tiles_are_public() -> None:
    """Said aloud."""
    m = play(about_to(80, "85", done="1"), "A:r-")
    for seat in (0, 1, None):
        assert m.view(seat)["seats"][0]["declined"] == [2]
        assert facts_of(m, "counted", seat=seat) == [{"who": 0, "count": 2, "taken": False}]


@rule("AU-203")
def test_the_running_score_is_public() -> None:
    """Everything it needs is."""
    m = scene("19 | 88 25 16", "20 | 85", token="H", tiles={"type:GREEN": "A", "res:wheat": "B"})
    for seat in (0, 1, None):
        totals = [shown["score"]["total"] for shown in m.view(seat)["seats"]]
        assert totals == [20 + 3 + 2 + 2 * 2 + 4, 17 + 5]
    assert score(m, "A") == 33


@rule("AU-011")
def test_a_spectator_has_no_seat() -> None:
    m = deal(3)
    assert m.view(None)["seat"] is None
    assert not any(name in shown for shown in m.view(None)["seats"] for name in OWN)
    with pytest.raises(ludus.LudusError):
        m.view(3)


@rule("AU-007", "AU-010", "AU-052")
def test_the_public_record() -> None:
    """In whole games it names no card that is not in sight."""
    for seed in range(3):
        m, rng = deal(3, seed), Rng(seed)
        while not m.over:
            seat = m.to_act[rng.below(len(m.to_act))]
            m.play_move(seat, m.state.random_move(seat, rng))
            if len(m.steps) % 9 == 0:
                public_lines = [line for line in lines(m, secrets=False) if line[0] not in "#="]
                named = {int(number) for line in public_lines for number in re.findall(r"\d+", line)}
                seen = {int(number) for number in m.view(None)["cards"]}
                assert named - set(range(2, 7)) <= seen  # 2 to 6 may be tiles


@rule("AU-071", "AU-075")
def test_what_everybody_hears_of_a_resolution() -> None:
    """Card, legions, tiles, new objective and refill are public."""
    m = about_to(7, "85", display="27 36 45 58 63", deck="31")
    play(m, "A:p27")
    kinds = ["ave", "entered", "tile", "picked", "refilled"]
    for seat in (0, 1, None):
        assert [each.kind for each in m.events(seat) if each.kind in kinds] == kinds
