"""Two players (ledger 3.10)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, deal, everything, hand, last_bout, moves, play, play_on, refused, scene, scored, script, shows

pytestmark = pytest.mark.both


@rule("GM-701", "GM-702")
def test_deck_and_deal() -> None:
    """Three schools, 30 cards, ten to draw from face down."""
    m = deal(2)
    assert len(everything(m)) == 30
    shows(m, deck=10, bouts=15)
    assert len(m.position()["deck"]) == 10


@rule("GM-703", "GM-704", "GM-R24")
def test_who_has_played_draws() -> None:
    """The opener before the second player plays, the second player before the bout ends."""
    m = scene("B4/B5.N5", deck="G4.G5.G6.G7", strongest="B", bout=1)
    play(m, "A:B4")
    assert hand(m, "A") == ["G7"]
    assert hand(m, "B") == ["B5", "N5"]
    play(m, "B:B5")
    assert hand(m, "B") == ["N5", "G6"]
    assert [raw[0] for step in m.steps for raw in step.events] == [1, 2, 1, 2, 3]
    shows(m, deck=2)


@rule("GM-705", "GM-R24")
def test_a_drawn_card_is_used_from_the_next_turn_on() -> None:
    """B draws blue after having discarded; nothing can be taken back, the next bout is free."""
    m = scene("B4.B6/N5.N8", deck="B9.B8.B7.G4", strongest="B", bout=1)
    play(m, "A:B4")
    assert moves(m, "B") == {"N5", "N8"}
    play(m, "B:N5")
    assert hand(m, "B") == ["B7", "N8"]
    refused(m, "B:B7", "GM-201", ludus.NotYourTurn)
    play(m, "A:B6")
    assert moves(m, "B") == {"B7"}


@rule("GM-706")
def test_without_a_deck_nobody_draws() -> None:
    """Play goes on until both hands are empty."""
    m = scene("B4.B6/B5.B7", strongest="N", bout=14)
    play(m, "A:B4 B:B5 B:B7")
    assert hand(m, "A") == ["B6"]
    assert hand(m, "B") == []
    play(m, "A:B6")
    assert scored(m)["round"] == 1


@rule("GM-707", "GM-401")
def test_the_deck_runs_out_after_the_fifth_bout() -> None:
    """Ten draws, five bouts; then ten bouts more."""
    m = deal(2, 5)
    for bout in range(1, 16):
        shows(m, bout=bout, deck=max(0, 12 - 2 * bout))
        assert [len(hand(m, seat)) for seat in "AB"] == [min(10, 16 - bout)] * 2
        for _ in range(2):
            seat = m.to_act[0]
            m.play(seat, m.moves(seat)[0])
    shows(m, round=2, deck=10)


@rule("GM-708")
def test_all_cards_are_played() -> None:
    """Every round, all 30."""
    m = play_on(deal(2, 7, target="9"), until="scored")
    played = sorted(event.facts["card"] for event in m.events(None) if event.kind == "played")
    assert played == everything(m)
    assert sum(scored(m)["totals"]) == 5


@rule("GM-709")
def test_general_rules_hold() -> None:
    """Dealer change, target 3 and the tie-break."""
    m = deal(2, 7, first_dealer="A")
    assert [side["target"] for side in m.view(None)["sides"]] == [3, 3]
    for number in range(3):
        shows(m, dealer=number % 2, turn=(number + 1) % 2)
        play_on(m, until="scored", seed=2)
        if m.over:
            break
    m = last_bout("B0.G8/P10", strongest="B", wins=[2, 2])
    assert m.outcome is not None
    assert (m.outcome.detail["by"], m.outcome.winners) == ("zero", (0,))


@rule("GM-709", "GM-202", "GM-210")
def test_following_and_challenging_hold() -> None:
    """With two players as with more."""
    m = play(scene("B4.B12/B5.N4.N6", deck="G4.G5", strongest="Y", bout=13), "A:B4")
    assert moves(m, "B") == {"B5", "N4"}
    refused(m, "B:N6", "GM-202")
    shows(play(m, "B:N4!"), strongest="N", turn=1)


@rule("GM-704", "GM-322")
def test_who_draws_what_is_hidden() -> None:
    """The drawer alone sees the card; so does the public record."""
    m = play(scene("B4.B6/B5.B7", deck="G4.G5", strongest="B", bout=14), "A:B4 B:B5")
    drawn = {seat: [e.facts["card"] for e in m.events(seat) if e.kind == "drew"] for seat in (0, 1, None)}
    assert drawn == {0: ["G5", None], 1: [None, "G4"], None: [None, None]}
    assert "A:B4+? B:B5+? =B" in script(m, False)[0]
    assert "A:B4+G5 B:B5+G4 =B" in script(m)[0]


@rule("GM-703", "GM-707")
def test_draws_in_the_record_of_a_real_game() -> None:
    """Five lines with two draws each, ten lines without."""
    m = play_on(deal(2, 7, target="1"))
    lines = [line for line in script(m) if line.startswith("R1.") and "end" not in line]
    assert [line.count("+") for line in lines] == [2] * 5 + [0] * 10
    assert all(line[-1] in SEATS[:2] for line in lines)
    assert "+?" not in m.record()
    assert all("?" in line for line in m.record(secrets=False).splitlines() if "+" in line)
