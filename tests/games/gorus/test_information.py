"""What may be looked at (ledger 3.6, specification 8)."""

from __future__ import annotations

import re
from typing import Any

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.information import same_for
from tests.kit.rules import rule

from .table import SEATS, deal, everything, last_bout, play, play_on, scene, script, shows

pytestmark = pytest.mark.both

CARD = re.compile(r"\b[BNGPY](?:1[0-5]|\d)\b")


def cards_in_log(m: Match, seat: int | None) -> set[str]:
    """Every card that the log of this observer names."""
    return {card for event in m.events(seat) for card in CARD.findall(str(event.facts))}


@rule("GM-320", "GM-R09")
def test_the_bout_completed_last_can_be_looked_at() -> None:
    """By everybody, with who played what in which order."""
    m = play(scene("B4.N4.P4/B9.N5.P5/G9.N6.P6", strongest="Y", opener="A", bout=8), "A:B4 B:B9 C:G9!")
    expected = {
        "winner": 2,
        "cards": [
            {"seat": 0, "card": "B4", "challenge": False},
            {"seat": 1, "card": "B9", "challenge": False},
            {"seat": 2, "card": "G9", "challenge": True},
        ],
    }
    shows(m, previous=expected)
    shows(play(m, "C:N6"), previous=expected)
    shows(play(m, "A:N4"), previous=expected)
    play(m, "B:N5")
    assert m.view(None)["previous"]["cards"][0] == {"seat": 2, "card": "N6", "challenge": False}


@rule("GM-R09")
def test_nothing_can_be_looked_at_during_the_first_bout() -> None:
    """Nor after a new deal."""
    shows(deal(3), previous=None)
    shows(last_bout("G9/-/-"), previous=None)


@rule("GM-R09", "GM-320")
def test_after_the_last_bout_of_the_game_it_can_be_looked_at() -> None:
    m = last_bout("-/G9/-", wins=[2, 2, 2])
    assert m.view(None)["previous"]["winner"] == 0


@rule("GM-321", "GM-320")
@pytest.mark.parametrize("players", range(1, 9))
def test_earlier_bouts_are_withheld(players: int) -> None:
    """While a round runs, view and log of everybody reach back to the last completed bout only."""
    m = deal(players, 5, target="9")
    bouts: list[list[str]] = [[]]
    rng = Rng(4)
    for _ in range(8 * players):
        seat = m.to_act[0]
        m.play_move(seat, m.state.random_move(seat, rng))
        raws = m.raw_events()
        bouts = [[]]
        for raw in raws:
            if raw[0] == 1:
                bouts[-1].append(m.game.item_text(2, raw[2]))
            elif raw[0] == 3:
                bouts.append([])
        allowed = {card for bout in bouts[-2:] for card in bout}
        for observer in (*range(players), None):
            drawn = {m.game.item_text(2, raw[2]) for raw in raws if raw[0] == 2 and raw[1] == observer}
            assert cards_in_log(m, observer) - drawn <= allowed
            assert {card for bout in bouts[-2:] for card in bout} <= cards_in_log(m, observer) | allowed
            log = [event.kind for event in m.events(observer)]
            assert len(log) == len(raws)
            hidden = sum(raw[0] == 3 for raw in raws) > 1
            assert ("withheld" in log) == hidden
    shown = [card["card"] for card in m.view(None)["previous"]["cards"]]
    assert shown == bouts[-2]


@rule("GM-321", "GM-R10")
def test_own_piles_are_not_shown() -> None:
    """Not even to their owner; how many there are everybody sees."""
    m = scene("B4.N4/B5.N5/B6.N6", strongest="Y", piles="G9.P9.G4/G5.G6.G7/-", bouts_won=[1, 1, 0])
    for seat in (0, 1, 2, None):
        seen = m.view(seat)
        assert [side["captured"] for side in seen["sides"]] == [3, 3, 0]
        assert [shown["bouts"] for shown in seen["seats"]] == [1, 1, 0]
        del seen["favour"]
        assert not {"G9", "P9", "G4", "G5", "G6", "G7"} & set(CARD.findall(str(seen)))


@rule("GM-321", "GM-R09")
def test_the_whole_round_is_revealed_after_the_scoring() -> None:
    """Every card of round 1 is in the log of round 2, and stays there."""
    m = play_on(deal(3, 3, target="9"), until="scored")
    for seat in (0, 1, 2, None):
        assert cards_in_log(m, seat) == set(everything(m))
        assert "withheld" not in [event.kind for event in m.events(seat)]
    first = [event for event in m.events(None) if event.kind == "played"]
    for _ in range(12):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    assert [event for event in m.events(None) if event.kind == "played"][:30] == first
    assert "withheld" in [event.kind for event in m.events(0)]


@rule("GM-321")
def test_everything_is_revealed_after_the_end() -> None:
    """No round is running any more."""
    m = play_on(deal(3, 3, target="1"))
    assert "withheld" not in [event.kind for event in m.events(None)]
    assert len(script(m, secrets=False)) == 12


@rule("GM-321", "GM-R31")
def test_everything_is_revealed_after_giving_up() -> None:
    """A game that ended in the middle of a round has no secrets of earlier bouts."""
    m = deal(2, 3)
    for _ in range(8):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    m.play(0, "resign")
    assert "withheld" not in [event.kind for event in m.events(None)]
    assert len([line for line in script(m, secrets=False) if ":" in line and "=" in line]) >= 4


@rule("GM-322")
def test_hands_are_hidden() -> None:
    """The number of cards is public; a spectator sees no hand."""
    m = scene("B4.N4/B5.N5/B6.N6", strongest="Y")
    for seat in (0, 1, 2, None):
        seen = m.view(seat)
        assert [shown["cards"] for shown in seen["seats"]] == [2, 2, 2]
        assert ["hand" in shown for shown in seen["seats"]] == [other == seat for other in range(3)]
        del seen["favour"]
        own = {0: {"B4", "N4"}, 1: {"B5", "N5"}, 2: {"B6", "N6"}, None: set()}[seat]
        assert set(CARD.findall(str(seen))) == own


@rule("GM-322")
@pytest.mark.parametrize("line", ["", "A:B4", "A:B4 B:B5", "A:B4 B:B5 C:B6"])
def test_hands_of_others_cannot_be_told_apart(line: str) -> None:
    """B and C have changed cards that nobody saw; A and spectators notice nothing."""
    first = play(scene("B4.N4/B5.N5.G7/B6.N6.G12", strongest="Y", bout=8), line)
    second = play(scene("B4.N4/B5.N6.G12/B6.N5.G7", strongest="Y", bout=8), line)
    assert same_for(0, first, second)
    assert same_for(None, first, second)
    assert not same_for(1, first, second)


@rule("GM-322", "GM-704")
def test_a_drawn_card_is_seen_by_the_drawer_only() -> None:
    """Two decks that differ."""
    first = play(scene("B4.N4/B5.N5", deck="G5.G6.G7.G8", strongest="Y", bout=12), "A:B4")
    second = play(scene("B4.N4/B5.N5", deck="G5.G6.G8.G7", strongest="Y", bout=12), "A:B4")
    assert same_for(1, first, second)
    assert same_for(None, first, second)
    assert not same_for(0, first, second)


@rule("GM-802", "GM-322")
def test_nobody_sees_the_wandering_deck() -> None:
    """Only how many cards it has."""
    first = scene("B4.N4", arena="B6", deck="G4.G5.G6", strongest="B", bout=9)
    second = scene("B4.N4", arena="B6", deck="G6.G5.G4", strongest="B", bout=9)
    assert same_for(0, first, second)
    assert same_for(None, first, second)


@rule("GM-323", "GM-R11")
@pytest.mark.parametrize("option", ["off", "on"])
def test_running_totals_are_shown_where_agreed_only(option: str) -> None:
    """Otherwise nobody hears of favour before the end of the round."""
    m = scene("B4.N4/B5.N5/B6.N6", strongest="G", piles="G9.P9.G0/G8.G6.G7/-", options={"show_running_totals": option})
    for seat in (0, 1, 2, None):
        running = [side.get("running") for side in m.view(seat)["sides"]]
        assert running == ([9, -4, 0] if option == "on" else [None, None, None])


@rule("GM-323")
def test_totals_come_with_the_scoring() -> None:
    """For everybody alike, and not before."""
    m = deal(4, 2, target="9")
    while m.view(None)["round"] == 1:
        shows(m, rounds=[])
        assert not any(event.kind == "scored" for event in m.events(0))
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    for seat in (0, 1, 2, 3, None):
        assert len(m.view(seat)["rounds"]) == 1
        assert [event.facts["round"] for event in m.events(seat) if event.kind == "scored"] == [1]


@rule("GM-321", "GM-322")
def test_the_public_record_of_a_running_game() -> None:
    """No deal, no seed, nothing before the last completed bout."""
    m = deal(3, 5)
    for _ in range(10):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    text = m.record(secrets=False)
    assert "deal" not in text
    assert "@" not in text
    assert "Seed" not in text
    assert [line.split()[0] for line in script(m, secrets=False)] == ["R1.3", "R1.4"]
    assert [line.split()[0] for line in script(m)] == ["R1", "R1.1", "R1.2", "R1.3", "R1.4"]


@rule("GM-321")
def test_the_public_record_of_later_rounds() -> None:
    """Rounds that were scored are shown in full."""
    m = play_on(deal(3, 5, target="9"), until="scored")
    for _ in range(10):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    names = [line.split()[0] for line in script(m, secrets=False)]
    assert names == [f"R1.{bout}" for bout in range(1, 11)] + ["R1.end", "R2.3", "R2.4"]


@rule("GM-108", "GM-014", "GM-R10")
def test_the_table_is_public() -> None:
    """The same view for everybody, but for the own hand."""
    m = play(scene("B4.N4/B5.N5/B6.N6", strongest="Y", wins=[1, 0, 2], round=4), "A:B4")

    def public(seat: int | None) -> dict[str, Any]:
        seen = m.view(seat)
        for shown in seen["seats"]:
            shown.pop("hand", None)
        del seen["seat"]
        return seen

    assert public(0) == public(1) == public(2) == public(None)
    assert public(None)["round"] == 4


@rule("GM-R27", "GM-913")
def test_there_are_no_signals_between_players() -> None:
    """The game offers no phrases about hands."""
    m = deal(4, mode="teams")
    assert [m.signals(seat) for seat in range(4)] == [[], [], [], []]


@rule("GM-102", "GM-201")
def test_an_event_names_seat_card_and_challenge() -> None:
    """Cards are played face up."""
    m = play(scene("B4.N4/G4.N5/B6.N6", strongest="Y"), "A:B4 B:G4!")
    for seat in (0, 1, 2, None):
        events = m.events(seat)
        assert [(SEATS[event.seat or 0], event.facts["card"], event.facts["challenge"]) for event in events] == [
            ("A", "B4", False),
            ("B", "G4", True),
        ]


@rule("GM-322")
def test_a_spectator_has_no_moves() -> None:
    """No seat."""
    m = deal(3)
    assert m.view(None)["seat"] is None
    with pytest.raises(ludus.LudusError):
        m.view(3)
