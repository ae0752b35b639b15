"""The solo game (ledger 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import deal, everything, hand, moves, pile, play, play_on, refused, scene, scored, script, shows, won_bout

pytestmark = pytest.mark.both


def alone(held: str, arena: str, deck: str, strongest: str | None = None, **fields: Any) -> Match:
    """A solo scene; `deck` is given from its top."""
    upside = ".".join(reversed(deck.split(".")))
    return scene(held, arena=arena, deck=upside, strongest=strongest or arena[0], **fields)


def end(piles: str, strongest: str = "B", won: bool = True, **fields: Any) -> Match:
    """The last bout, worth nothing, goes to the player or to the wanderers."""
    held = strongest + ("12" if won else "4")
    first = strongest + ("4" if won else "12")
    m = alone(held, first, "P5" if strongest != "P" else "Y5", strongest=strongest, piles=piles, **fields)
    return play(m, f"A:{held}")


@rule("GM-801", "GM-802")
def test_deck_and_deal() -> None:
    """Three schools, 30 cards; ten for the player, 20 wander, of which one has opened."""
    m = deal(1)
    assert len(everything(m)) == 30
    assert len(hand(m, "A")) == 10
    shows(m, deck=19)
    assert len(m.view(0)["arena"]) == 1


@rule("GM-803", "GM-807")
def test_wanderers_open_every_bout() -> None:
    """No matter who won the bout before, with the top card of their deck."""
    for held, winner in (("B12.N4", "A"), ("B4.N4", "W")):
        m = alone(held, "B6", "G5.N9.P4", bout=9)
        play(m, f"A:{held.split('.')[0]}")
        assert won_bout(m) == winner
        assert m.view(None)["arena"] == [{"seat": "W", "card": "N9", "challenge": False}]
        shows(m, opener="W", turn=0, starting="N")


@rule("GM-803", "GM-806", "GM-807")
def test_wanderers_come_in_the_order_of_their_deck() -> None:
    """Third card, opener, third card, opener ... from the top."""
    m = alone("B4.N5.P12", "B6", "G5.N9.P4.G6.P5", bout=8)
    play(m, "A:B4 A:N5 A:P12")
    wandered = [event.facts["card"] for event in m.events(None) if event.kind == "wandered"]
    assert wandered[:5] == ["G5", "N9", "P4", "G6", "P5"]


@rule("GM-804", "GM-104")
def test_the_first_wanderer_of_a_round_sets_the_strongest_school() -> None:
    for seed in range(10):
        m = deal(1, seed)
        card = m.view(None)["arena"][0]["card"]
        shows(m, strongest=card[0], starting=card[0])


@rule("GM-804", "GM-105", "GM-106")
def test_later_wanderers_set_the_starting_school_only() -> None:
    """Even where they have the strength of the card before."""
    m = alone("B12.N4", "B6", "G5.N5.P4", bout=9)
    play(m, "A:B12")
    shows(m, strongest="B", starting="N")


@rule("GM-805")
def test_the_player_follows_or_challenges() -> None:
    m = alone("B4.B9.N6.N7.G5", "B6", "P4.P5", strongest="P")
    assert moves(m, "A") == {"B4", "B9", "N6"}
    refused(m, "A:N7", "GM-202")
    play(m, "A:N6!")
    assert moves(alone("N4.G7", "B6", "P4.P5"), "A") == {"N4", "G7"}


@rule("GM-806", "GM-807")
def test_the_third_card_is_the_next_of_the_deck() -> None:
    """It does not follow, and it ends the bout."""
    m = alone("B4.B5", "B6", "P9.N4.G4", bout=9)
    play(m, "A:B4")
    seen = m.view(None)["previous"]
    assert [card["card"] for card in seen["cards"]] == ["B6", "B4", "P9"]
    assert [card["seat"] for card in seen["cards"]] == ["W", 0, "W"]
    shows(m, bout=10)


@rule("GM-808", "GM-R14")
def test_the_second_wanderer_challenges() -> None:
    """With the strength of the player's card."""
    m = alone("B12.B5", "B6", "N12.N4.G4", bout=9)
    play(m, "A:B12")
    shows(m, strongest="N")
    assert won_bout(m) == "W"
    assert m.view(None)["previous"]["cards"][2]["challenge"]


@rule("GM-R14", "GM-808")
def test_wanderers_that_may_not_challenge() -> None:
    """With the option off the player keeps the bout; the player may still challenge."""
    options = {"wanderers_challenge": "off"}
    m = alone("B12.B5", "B6", "N12.N4.G4", bout=9, options=options)
    play(m, "A:B12")
    shows(m, strongest="B")
    assert won_bout(m) == "A"
    assert not m.view(None)["previous"]["cards"][2]["challenge"]
    shows(play(alone("N6.B5", "B6", "G4.N4.G5", bout=9, options=options), "A:N6!"), strongest="N")


@rule("GM-809", "GM-211")
def test_equal_to_the_first_wanderer_is_no_challenge() -> None:
    m = alone("B12.B5", "B6", "N6.N4.G4", bout=9)
    play(m, "A:B12")
    shows(m, strongest="B")
    assert won_bout(m) == "A"


@rule("GM-810")
@pytest.mark.parametrize(
    ("card", "third", "winner"),
    [
        ("B9", "B7", "A"),
        ("B9", "B10", "W"),
        ("B4", "B5", "W"),
        ("B9", "N12", "A"),
        ("N6!", "B12", "A"),
        ("N4", "N5", "W"),
    ],
)
def test_the_player_must_beat_both(card: str, third: str, winner: str) -> None:
    """Blue opened and is strongest."""
    m = alone(f"{card.rstrip('!')}.G4", "B6", f"{third}.G5.G6", bout=9)
    play(m, f"A:{card}")
    assert won_bout(m) == winner


@rule("GM-811", "GM-R17")
def test_the_wanderers_pile_lies_face_up() -> None:
    """All three cards, for everybody to see."""
    m = play(alone("B4.N5", "B6", "P9.N4.G4", bout=9), "A:B4")
    assert pile(m, 1) == ["B6", "B4", "P9"]
    shows(m, wanderers=["B6", "B4", "P9"], wanderer_bouts=1)
    assert [side["captured"] for side in m.view(None)["sides"]] == [0, 3]


@rule("GM-812", "GM-R17")
def test_the_players_pile_lies_face_down() -> None:
    """Unless it was agreed to leave it open."""
    for option in ("off", "on"):
        m = alone("B12.N5", "B6", "P9.N4.G4", bout=9, piles="G8.G9/-", options={"open_own_pile": option})
        play(m, "A:B12")
        assert pile(m, 0) == ["G8", "G9", "B6", "B12", "P9"]
        assert m.view(0).get("pile") == (None if option == "off" else pile(m, 0))


@rule("GM-813", "GM-401")
def test_hand_and_deck_run_out_together() -> None:
    m = deal(1, 4)
    for bout in range(1, 11):
        shows(m, bout=bout, deck=21 - 2 * bout)
        assert len(hand(m, "A")) == 11 - bout
        m.play(0, m.moves(0)[0])
    shows(m, round=2)


@rule("GM-814", "GM-404", "GM-408")
def test_both_piles_are_scored_alike() -> None:
    m = end("N8.G9.N0/B0.G10.G8")
    assert scored(m)["totals"] == [-2, 2]
    assert scored(m)["eight"] is True


@rule("GM-815", "GM-816")
@pytest.mark.parametrize(("piles", "winners"), [("G9.B0/N8", [1]), ("G9.B0.N8/-", [0]), ("N8.G9.B0/G8", [0])])
def test_the_player_needs_an_eight(piles: str, winners: list[int]) -> None:
    """Without one the wanderers alone get the token, whatever the totals."""
    m = end(piles)
    assert scored(m)["totals"][0] > scored(m)["totals"][1]
    assert scored(m)["winners"] == winners
    assert scored(m)["eight"] == (winners == [0])
    assert scored(m)["wins"] == [int(winners == [0]), int(winners == [1])]


@rule("GM-815")
@pytest.mark.parametrize("eight", ["player", "first", "second"])
def test_it_does_not_matter_who_played_the_eight(eight: str) -> None:
    """Any of the three cards of a bout that the player won."""
    held, first, third = {"player": ("B8", "B6", "P4"), "first": ("B9", "B8", "P4"), "second": ("B9", "B6", "P8")}[
        eight
    ]
    m = alone(held, first, third, piles="G9.N9.P9/-")
    assert not m.view(0)["eight"]
    play(m, f"A:{held}")
    assert scored(m)["eight"] is True
    assert scored(m)["winners"] == [0]


@rule("GM-815")
def test_the_eight_in_the_wanderers_pile_does_not_help() -> None:
    """The player played it and lost the bout."""
    m = alone("B8", "B9", "P4", piles="G9.N9.P9/-")
    play(m, "A:B8")
    assert scored(m)["eight"] is False
    assert scored(m)["winners"] == [1]


@rule("GM-816", "GM-R16")
def test_no_win_by_tie_without_an_eight() -> None:
    assert scored(end("G9/N9"))["winners"] == [1]


@rule("GM-817", "GM-410", "GM-R16")
def test_equal_totals_give_both_a_token() -> None:
    """Provided the player has an 8."""
    m = end("N8.G9.P9/G10.G8.N9.P10")
    assert scored(m)["totals"] == [0, 0]
    assert scored(m)["wins"] == [1, 1]


@rule("GM-817")
def test_the_higher_total_gets_the_token() -> None:
    assert scored(end("N8.G9/-"))["winners"] == [1]
    assert scored(end("N8.G9.P9.N9/G10"))["winners"] == [0]


@rule("GM-818", "GM-601")
def test_three_wins_end_the_game() -> None:
    """For either side."""
    won = end("N8.G9.P9.N9/G10", wins=[2, 2])
    lost = end("N8/G10", wins=[2, 2])
    assert won.outcome is not None
    assert lost.outcome is not None
    assert (won.outcome.winners, won.outcome.scores, won.outcome.detail["grade"]) == ((0,), (1.0,), "3:2")
    assert (lost.outcome.winners, lost.outcome.scores, lost.outcome.detail["grade"]) == ((), (0.0,), "2:3")
    assert (won.state.returns(), lost.state.returns()) == ([1.0], [-1.0])
    assert script(won)[-1] == "end winner=A by=target"
    assert script(lost)[-1] == "end winner=W by=target"


@rule("GM-818", "GM-603", "GM-609")
@pytest.mark.parametrize(("piles", "winner"), [("N8.B0/G10", "A"), ("N8.G9.P9.N9/P10.B0.P8", "W")])
def test_both_at_once(piles: str, winner: str) -> None:
    """The 0 decides; there is no draw."""
    m = end(piles, wins=[2, 2])
    assert scored(m)["winners"] == [0, 1]
    assert script(m)[-1] == f"end winner={winner} by=zero"


@rule("GM-R12")
@pytest.mark.parametrize(("piles", "side"), [("N8/G9", 1), ("N8.G9/N9", 1), ("N8.N9.P9.G9/P10", 0)])
def test_an_extra_round_against_the_wanderers(piles: str, side: int) -> None:
    """They contend like a player."""
    m = end(piles, wins=[3, 3], extra=3, options={"final_tie": "extra"})
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.detail["sides"]) == ("extra", [side])


@rule("GM-819", "GM-R15")
def test_the_eight_is_checked_after_the_tenth_bout() -> None:
    """All three 8s lie with the wanderers, and the round goes on."""
    m = alone("B4.N5", "B6", "P9.N4.G4", bout=9, piles="-/B8.N8.G8")
    play(m, "A:B4")
    shows(m, round=1, bout=10)
    play(m, "A:N5")
    shows(m, round=2)
    assert scored(m)["winners"] == [1]


@rule("GM-R15")
def test_the_round_may_stop_early() -> None:
    """With the bout in which the third 8 goes to the wanderers; all cards are dealt again."""
    options = {"solo_early_stop": "on"}
    m = alone("B4.N5.N6", "B8", "P9.N4.G4.G5.G6", piles="G9/N8.P8", options=options, bout=5)
    play(m, "A:B4")
    assert scored(m)["winners"] == [1]
    shows(m, round=2, bout=1, deck=19)
    assert len(hand(m, "A")) == 10
    two = alone("B4.N5.N6", "B8", "P9.N4.G4.G5.G6", piles="G9/N8", options=options, bout=5)
    shows(play(two, "A:B4"), round=1, bout=6)
    mine = alone("B9.N5.N6", "B8", "P10.N4.G4.G5.G6", piles="G9/N8.P8", options=options, bout=5)
    shows(play(mine, "A:B9"), round=1, bout=6)


@rule("GM-R15")
def test_early_stop_changes_no_result() -> None:
    """Whole games by the option keep all cards."""
    for seed in range(10):
        m = deal(1, seed, solo_early_stop="on")
        whole = everything(m)
        while not m.over:
            assert everything(m) == whole
            play_on(m, seed, until="scored")


@rule("GM-820")
def test_there_is_no_dealer() -> None:
    """Nobody else to wait for."""
    m = deal(1)
    shows(m, dealer=None, opener="W")
    assert m.to_act == (0,)
    play_on(m, until="scored")
    shows(m, dealer=None, opener="W")


@rule("GM-818", "GM-814")
def test_wanderers_are_side_two() -> None:
    """Without a seat or a keeper."""
    sides = deal(1).view(None)["sides"]
    assert [side["seats"] for side in sides] == [[0], []]
    assert [side["keeper"] for side in sides] == [0, None]


@rule("GM-803", "GM-808", "GM-815")
def test_the_record_of_a_solo_game() -> None:
    """Wanderers play as W; the end of a round mentions the 8."""
    m = play_on(deal(1, 3))
    lines = script(m)
    bouts = [line for line in lines if line[0] == "R" and ":" in line]
    assert all(line.split()[1].startswith("W:") and line.split()[2].startswith("A:") for line in bouts)
    assert all(line.split()[3].startswith("W:") for line in bouts)
    assert all("eight=yes" in line or "eight=no" in line for line in lines if ".end" in line)
    assert ludus.read_record(m.record()).record() == m.record()
    assert m.outcome is not None
    assert m.outcome.detail["by"] in ("target", "zero")
