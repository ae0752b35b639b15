"""The end of a round, and the next one (ledger 3.7 and 3.8)."""

from __future__ import annotations

import pytest

from tests.kit.rules import rule

from .table import (
    BOUTS,
    SEATS,
    deal,
    everything,
    last_bout,
    pile,
    play,
    play_on,
    scene,
    scored,
    script,
    shows,
    whole_deck,
)

pytestmark = pytest.mark.both


@rule("GM-401", "GM-707", "GM-813")
@pytest.mark.parametrize("players", range(1, 9))
def test_a_round_has_ten_bouts_or_fifteen(players: int) -> None:
    """It ends with empty hands."""
    m = play_on(deal(players, 2, target="9"), until="scored")
    last = m.steps[-1].events
    assert [raw[1] for raw in m.raw_events() if raw[0] == 3] == list(range(1, BOUTS[players] + 1))
    assert sum(1 for step in m.steps if step.seat == 0) == (15 if players == 2 else 10)
    assert any(raw[0] == 0 for raw in last), "the next round is dealt at once"
    shows(m, round=2, bout=1)


@rule("GM-402")
def test_piles_are_added_up() -> None:
    """Own cards and those of others alike."""
    m = play(scene("B4/B9/B5", strongest="B", piles="N9.N8.G10/G9/P10.P9.P11"), "A:B4 B:B9 C:B5")
    assert scored(m)["totals"] == [2 - 4 + 1, 2 + 2, 1 + 2 + 1]


@rule("GM-312", "GM-504")
def test_the_school_that_was_strongest_before_a_bout() -> None:
    """A challenge does not change it, the next bout does, a new deal clears it."""
    m = play(scene("B4.P6/N4.G5/B5.G6", strongest="Y"), "A:B4")
    shows(m, strongest="Y", strongest_before="Y")
    shows(play(m, "B:N4!"), strongest="N", strongest_before="Y")
    play(m, "C:B5 B:G5")
    shows(m, strongest="N", strongest_before="N")
    play(m, "C:G6 A:P6!")
    shows(m, round=2, strongest=None, strongest_before=None)
    seat = m.to_act[0]
    m.play(seat, m.moves(seat)[0])
    shows(m, strongest=m.view(None)["starting"], strongest_before=None)


@rule("GM-404", "GM-405")
@pytest.mark.parametrize("strongest", "BNGPY")
def test_zeros(strongest: str) -> None:
    """Five favour for the 0 of the strongest school, nothing for the others."""
    m = last_bout("B0/N0/G0/P0/Y0", strongest=strongest)
    assert scored(m)["totals"] == [5 if school == strongest else 0 for school in "BNGPY"]
    assert scored(m)["winners"] == ["BNGPY".index(strongest)]


@rule("GM-404")
def test_the_owner_of_the_pile_counts() -> None:
    """Not who played the 0; A played it, C captured it."""
    m = play(scene("B0/B4/B5", strongest="B"), "A:B0 B:B4 C:B5")
    assert scored(m)["totals"] == [0, 0, 5]


@rule("GM-406")
def test_a_challenge_of_the_last_bout_counts() -> None:
    """A's blue 0 is worth nothing any more, B's green one is."""
    m = play(scene("B12/G12/B5", strongest="B", piles="B0/G0/-"), "A:B12 B:G12! C:B5")
    assert scored(m)["strongest"] == "G"
    assert scored(m)["totals"] == [0, 5, 0]


@rule("GM-406")
def test_earlier_strongest_schools_do_not_count() -> None:
    """Green was strongest when the 0 was captured; blue is at the end."""
    m = play(scene("G9.B7/G0.N5/N7.P5", strongest="G", bout=9), "A:G9 B:G0 C:N7 A:B7 B:N5 C:P5!")
    assert scored(m)["strongest"] == "P"
    assert scored(m)["totals"] == [2, 0, 0]


@rule("GM-407")
def test_cards_without_a_figure() -> None:
    """4, 5, 6, 7, 12 are worth nothing, by either table."""
    for table in ("default", "minimal"):
        m = last_bout("-/N12.G12.P12.Y12/P10", options={"favour": table})
        assert scored(m)["totals"] == [0, 0, 1]


@rule("GM-408")
def test_negative_and_empty_totals() -> None:
    """An 8 alone is -4; who captured nothing has 0."""
    m = last_bout("-/G8/-/N8.P8")
    assert scored(m)["totals"] == [0, -4, 0, -8]


@rule("GM-409")
def test_most_favour_wins_the_round() -> None:
    """Gets the first token."""
    m = last_bout("-/G9/P10", wins=[0, 0, 0])
    assert scored(m)["winners"] == [1]
    assert [side["wins"] for side in m.view(None)["sides"]] == [0, 1, 0]


@rule("GM-410")
def test_a_tie_gives_everybody_a_token() -> None:
    m = last_bout("-/G9/P9/N10")
    assert scored(m)["winners"] == [1, 2]
    assert [side["wins"] for side in m.view(None)["sides"]] == [0, 1, 1, 0]
    assert "win=B,C tokens=0,1,1,0" in script(m)[-2]


@rule("GM-410", "GM-408")
def test_everybody_can_tie() -> None:
    """All totals are 0 by the table `minimal`."""
    m = last_bout("-/-/-", options={"favour": "minimal"})
    assert scored(m)["winners"] == [0, 1, 2]


@rule("GM-411", "GM-R28")
@pytest.mark.parametrize("wins", range(8))
def test_wins_are_counted_up(wins: int) -> None:
    """One counter per player, beyond II as well."""
    m = last_bout("-/G9/-", wins=[0, wins, 0], options={"target": "9"})
    assert m.view(None)["sides"][1]["wins"] == wins + 1
    assert not m.over


@rule("GM-412")
def test_favour_is_forgotten() -> None:
    """The next round begins with nothing but the tokens."""
    m = last_bout("G9.P9.N9/-/-", wins=[0, 1, 1])
    assert scored(m)["totals"] == [6, 0, 0]
    assert [pile(m, side) for side in range(3)] == [[], [], []]
    assert [side["wins"] for side in m.view(None)["sides"]] == [1, 1, 1]
    assert play_on(m, until="scored") is m
    assert sum(scored(m)["totals"]) == 5


@rule("GM-413")
def test_number_of_bouts_does_not_matter() -> None:
    """Nine bouts and less favour lose against one bout."""
    m = last_bout("N4.N5.N6.N7.N12.P4.P5.P6.P7.P12.N11/G9/-", bouts_won=[8, 1, 0])
    assert scored(m)["totals"] == [1, 2, 0]
    assert scored(m)["winners"] == [1]


@rule("GM-414")
def test_the_least_negative_total_wins() -> None:
    m = last_bout("N8/G8.P8/Y8.P9")
    assert scored(m)["totals"] == [-4, -8, -2]
    assert scored(m)["winners"] == [2]


@rule("GM-402", "GM-403", "GM-404", "GM-405", "GM-013")
@pytest.mark.parametrize("players", range(1, 9))
def test_checks_at_the_end_of_each_round(players: int) -> None:
    """Totals add up to 5, every card was captured once (specification 10)."""
    m = deal(players, 6, target="2")
    whole = everything(m)
    while not m.over:
        before = len(m.raw_events())
        play_on(m, seed=m.view(None)["round"], until="scored")
        events = [m.game.event(raw, None) for raw in m.raw_events()[max(0, before - 1) :]]
        captured = sorted(event.facts["card"] for event in events if event.kind in ("played", "wandered"))
        assert sum(scored(m)["totals"]) == 5
        assert len(captured) >= len(whole) - 1
        best = max(scored(m)["totals"])
        if players > 1:
            assert scored(m)["winners"] == [s for s, total in enumerate(scored(m)["totals"]) if total == best]


@rule("GM-501", "GM-502", "GM-101")
@pytest.mark.parametrize("players", range(2, 9))
def test_dealer_and_opener_move_one_seat(players: int) -> None:
    """Every round, no matter who won."""
    m = deal(players, 3, target="9", first_dealer="B")
    for number in range(6):
        shows(m, dealer=(1 + number) % players, opener=(2 + number) % players, turn=(2 + number) % players)
        play_on(m, seed=number, until="scored")


@rule("GM-502")
@pytest.mark.parametrize("winner", "ABCD")
def test_the_winner_of_the_round_does_not_deal(winner: str) -> None:
    """Dealer was D, so A deals no matter who won, and B opens."""
    piles = "/".join("G9" if seat == winner else "-" for seat in "ABCD")
    shows(last_bout(piles, winner=winner, dealer=3), dealer=0, turn=1)


@rule("GM-503", "GM-015")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_new_deal(players: int) -> None:
    """All cards, ten each, in another order than before."""
    m = deal(players, 3, target="9")
    first = m.position()["hands"]
    play_on(m, until="scored")
    here = m.position()
    assert everything(m) == whole_deck(players, m.view(None)["schools"])
    assert [len(held) for held in here["hands"]] == [10] * players
    assert here["hands"] != first
    assert len(here["deck"]) == (10 if players == 2 else 0)


@rule("GM-504", "GM-505")
def test_the_marker_is_removed() -> None:
    """Green was strongest; the new round knows none until its first card."""
    m = last_bout("G9/-/-", strongest="G")
    shows(m, strongest=None, starting=None, previous=None, arena=[])
    seat = m.to_act[0]
    card = next(card for card in m.moves(seat) if card[0] != "G")
    m.play(seat, card)
    shows(m, strongest=card[0])


@rule("GM-506")
def test_later_rounds_are_played_alike() -> None:
    """Bouts won are counted afresh, nobody is bound by what was shown in the round before."""
    m = last_bout("G9/-/-", bouts_won=[9, 0, 0], voids=[0, 5, 0])
    assert [seat["bouts"] for seat in m.view(None)["seats"]] == [0, 0, 0]
    kept = m.position()
    assert kept["voids"] == [0, 0, 0]
    assert (kept["previous"], kept["previous_opener"], kept["previous_winner"]) == ([], -1, -1)
    assert len(m.moves(m.to_act[0])) == 10
    shows(m, bout=1, round=2, dealer=0, opener=1)


@rule("GM-409", "GM-412")
def test_the_results_of_all_rounds_are_listed() -> None:
    """Totals and strongest school of each."""
    m = play_on(deal(3, 4), seed=4)
    rows = m.view(None)["rounds"]
    assert len(rows) == m.view(None)["round"]
    scored_facts = [event.facts for event in m.events(None) if event.kind == "scored"]
    assert rows == [{name: facts[name] for name in ("strongest", "winners", "totals")} for facts in scored_facts]
    assert m.outcome is not None
    assert SEATS[m.outcome.winners[0]] in script(m)[-1]
