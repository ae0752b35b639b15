"""Deal, seats, dealer and table options (ledger 3.1, specification 6.5)."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import SEATS, deal, everything, hand, moves, play_on, scene, shows, whole_deck

pytestmark = pytest.mark.both


@rule("GM-001")
@pytest.mark.parametrize("players", range(1, 9))
def test_one_to_eight_players(players: int) -> None:
    assert deal(players).players == players


@rule("GM-001")
@pytest.mark.parametrize("players", [0, 9, -1, True, "3", 2.0])
def test_no_other_number_of_players(players: object) -> None:
    """Refused, with the reason in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        ludus.new_match("gorus", players)  # type: ignore[arg-type]
    assert "1 to 8" in str(error.value)
    assert error.value.text("ru")


@rule("GM-015", "GM-016", "GM-702", "GM-802")
@pytest.mark.parametrize("players", range(1, 9))
def test_ten_cards_each(players: int) -> None:
    """The deal uses up the deck from three players on."""
    m = deal(players)
    here = m.position()
    assert [len(held) for held in here["hands"]] == [10] * players
    assert len(here["deck"]) + len(here["arena"]) == {1: 20, 2: 10}.get(players, 0)
    assert here["piles"] == [[]] * max(2, players)


@rule("GM-015")
def test_deals_are_shuffled() -> None:
    """Every seat gets every card equally often (chi-square of 30 cards and 3 seats over 600 deals)."""
    counts = {card: [0, 0, 0] for card in whole_deck(3, "BNG")}
    for seed in range(600):
        for seat in range(3):
            for card in deal(3, seed, schools="BNG").view(seat)["seats"][seat]["hand"]:
                counts[card][seat] += 1
    chi = sum((count - 200) ** 2 / 200 for row in counts.values() for count in row)
    assert 30 < chi < 100  # 58 degrees of freedom


@rule("GM-015")
def test_one_seed_gives_one_game() -> None:
    """Specification 9."""
    assert deal(5, 9).position() == deal(5, 9).position()
    assert deal(5, 9).position()["hands"] != deal(5, 10).position()["hands"]


@rule("GM-013", "GM-R08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_same_deck_in_every_round(players: int) -> None:
    """Schools left out stay out, no matter who captured what."""
    m = deal(players, 3, target="4")
    whole, schools = everything(m), m.view(None)["schools"]
    while not m.over:
        assert everything(m) == whole
        assert m.view(None)["schools"] == schools
        play_on(m, until="scored")
    assert m.view(None)["round"] >= 4


@rule("GM-014")
def test_the_deck_is_public() -> None:
    """Everybody sees which cards there are and what they are worth."""
    m = deal(4, schools="BGPY")
    for seat in (0, 1, 2, 3, None):
        seen = m.view(seat)
        assert seen["schools"] == "BGPY"
        assert sorted(seen["favour"]) == everything(m)


@rule("GM-017")
def test_the_order_of_a_hand_means_nothing() -> None:
    """In whatever order it is given, the same cards can be played and the same position is written."""
    held = "B4.N5.G6.B7.N8.G9.B10.N11.G12.B0".split(".")
    expected = None
    for seed in range(5):
        random.Random(seed).shuffle(held)
        m = scene(f"{'.'.join(held)}/N4/B5", bout=1)
        seen = (m.position(), m.moves(0), m.view(0))
        assert expected in (None, seen)
        expected = seen
    assert hand(m, "A") == ["B0", "B4", "B7", "B10", "N5", "N8", "N11", "G6", "G9", "G12"]


@rule("GM-018", "GM-201")
@pytest.mark.parametrize("players", range(2, 9))
def test_turns_go_clockwise(players: int) -> None:
    """Within every bout of a round the turn passes to the next seat."""
    m = deal(players, 2)
    turns = []
    for _ in range(players * 10):
        before = m.view(None)
        turns.append((before["bout"], before["turn"]))
        seat = m.to_act[0]
        m.play(seat, m.moves(seat)[0])
    for (bout, seat), (later, following) in pairwise(turns):
        if bout == later:
            assert following == (seat + 1) % players


@rule("GM-019", "GM-R07")
def test_first_dealer_by_lot() -> None:
    """Every seat can be dealer."""
    assert {deal(5, seed).view(None)["dealer"] for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("GM-R07", "GM-101")
@pytest.mark.parametrize("players", range(2, 9))
def test_first_dealer_by_choice(players: int) -> None:
    for dealer in range(players):
        m = deal(players, first_dealer=SEATS[dealer])
        shows(m, dealer=dealer, turn=(dealer + 1) % players)


@rule("GM-020")
def test_three_rounds_to_win() -> None:
    """Unless something else was agreed."""
    assert [side["target"] for side in deal(3).view(None)["sides"]] == [3, 3, 3]


@rule("GM-020", "GM-608")
@pytest.mark.parametrize("target", range(1, 10))
def test_targets_one_to_nine(target: int) -> None:
    """Somebody has exactly that many wins at the end."""
    m = play_on(deal(3, target, target=str(target)))
    assert m.outcome is not None
    assert max(m.outcome.detail["wins"]) == target
    assert [side["target"] for side in m.view(None)["sides"]] == [target] * 3


@rule("GM-021")
def test_nothing_is_won_at_the_start() -> None:
    """No token, no strongest school."""
    for players in range(2, 9):
        shows(deal(players), strongest=None, round=1, bout=1, rounds=[])
        assert all(side["wins"] == side["captured"] == 0 for side in deal(players).view(None)["sides"])


@rule("GM-012", "GM-R08")
def test_schools_by_lot() -> None:
    """Every set can come; all five from five players on."""
    assert len({deal(3, seed).view(None)["schools"] for seed in range(120)}) == 10
    assert len({deal(4, seed).view(None)["schools"] for seed in range(60)}) == 5
    assert {deal(5, seed).view(None)["schools"] for seed in range(10)} == {"BNGPY"}


@rule("GM-012", "GM-R08")
@pytest.mark.parametrize(("players", "given", "settled"), [(3, "ygb", "BGY"), (1, "PNB", "BNP"), (4, "YPGN", "NGPY")])
def test_schools_by_choice(players: int, given: str, settled: str) -> None:
    """In any order, in small letters too."""
    m = deal(players, schools=given)
    assert m.options["schools"] == settled
    shows(m, schools=settled)


WRONG = [
    (3, {"schools": "BG"}, "bad-value"),
    (3, {"schools": "BBG"}, "gorus-schools"),
    (3, {"schools": "BNGP"}, "gorus-schools"),
    (4, {"schools": "BNG"}, "gorus-schools"),
    (4, {"schools": "BNGG"}, "gorus-schools"),
    (3, {"schools": "BGX"}, "bad-value"),
    (5, {"schools": "BNGP"}, "bad-option-players"),
    (8, {"schools": "BNG"}, "bad-option-players"),
    (3, {"target": "0"}, "bad-value"),
    (3, {"target": "10"}, "bad-value"),
    (3, {"target": "-1"}, "bad-value"),
    (3, {"target": "three"}, "bad-value"),
    (3, {"mode": "teams"}, "bad-option-players"),
    (2, {"mode": "teams"}, "bad-option-players"),
    (1, {"mode": "teams"}, "bad-option-players"),
    (4, {"mode": "solo"}, "bad-value"),
    (4, {"split": "2+2"}, "gorus-split-alone"),
    (4, {"mode": "teams", "split": "3+1"}, "gorus-split"),
    (4, {"mode": "teams", "split": "1+1+1+1"}, "gorus-split"),
    (5, {"mode": "teams", "split": "4+1"}, "gorus-split"),
    (5, {"mode": "teams", "split": "2+2"}, "gorus-split"),
    (6, {"mode": "teams", "split": "4+2"}, "gorus-split"),
    (7, {"mode": "teams", "split": "4+3"}, "gorus-split"),
    (8, {"mode": "teams", "split": "3+3+2"}, "gorus-split"),
    (8, {"mode": "teams", "split": "5+3"}, "bad-value"),
    (8, {"mode": "teams", "split": "44"}, "bad-value"),
    (4, {"team_target": "common"}, "gorus-team-target"),
    (3, {"team_target": "common"}, "bad-option-players"),
    (3, {"favour": "printed"}, "bad-value"),
    (3, {"favour": "0,0,-1"}, "bad-value"),
    (3, {"favour": ",".join(["0"] * 17)}, "bad-value"),
    (3, {"favour": ",".join(["0"] * 79)}, "bad-value"),
    (3, {"favour": ",".join(["0"] * 15 + ["x"])}, "bad-value"),
    (3, {"favour": ",".join(["0"] * 15 + ["100"])}, "bad-value"),
    (3, {"first_dealer": "D"}, "bad-value"),
    (3, {"first_dealer": "left"}, "bad-value"),
    (3, {"final_tie": "coin"}, "bad-value"),
    (2, {"wanderers_challenge": "off"}, "bad-option-players"),
    (3, {"solo_early_stop": "on"}, "bad-option-players"),
    (4, {"open_own_pile": "on"}, "bad-option-players"),
    (1, {"wanderers_challenge": "maybe"}, "bad-value"),
    (3, {"show_running_totals": "yes"}, "bad-value"),
    (3, {"jokers": "2"}, "bad-option"),
]


@rule("GM-R08", "GM-R18", "GM-R20", "GM-608", "GM-901", "GM-902", "GM-R01")
@pytest.mark.parametrize(("players", "options", "message"), WRONG)
def test_wrong_options_are_refused(players: int, options: dict[str, str], message: str) -> None:
    """With a reason in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        ludus.new_match("gorus", players, options=options)
    assert error.value.message == message
    assert error.value.text("en") != error.value.text("ru")
    value = list(options.values())[-1]
    if message in ("bad-value", "gorus-schools"):
        assert value[:60] in error.value.text("en")
    if message in ("gorus-split", "gorus-schools"):
        assert options.get("split", value) in error.value.text("ru")
        assert str(players) in error.value.text("en")


@rule("GM-R14", "GM-R08")
def test_options_of_other_tables_may_be_left_at_their_default() -> None:
    """A client may send the whole form."""
    whole = {option.name: option.default for option in ludus.game("gorus").meta.options}
    for players in range(1, 9):
        assert ludus.new_match("gorus", players, options=whole).options == whole


@rule("GM-019")
def test_first_dealer_and_first_cards_are_independent() -> None:
    """Choosing the dealer does not change the deal."""
    hands = [deal(4, 5, first_dealer=seat).position()["hands"] for seat in "ABCD"]
    assert all(each == hands[0] for each in hands)


def opened_by_each(m: Match) -> set[str]:
    return moves(m, SEATS[m.to_act[0]])


@rule("GM-102", "GM-015")
def test_everybody_starts_with_a_full_choice() -> None:
    """The opener of round 1 may play any of ten cards."""
    for players in range(2, 9):
        assert len(opened_by_each(deal(players))) == 10
