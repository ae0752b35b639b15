"""The end of a bout (ledger 3.5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.kit.rules import rule

from .table import SEATS, deal, moves, pile, play, play_on, scene, shows, won_bout

pytestmark = pytest.mark.both


@rule("GM-301")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_bout_ends_when_all_have_played(players: int) -> None:
    """Not earlier, not later."""
    m = deal(players, 4)
    for played in range(1, players + 1):
        shows(m, bout=1)
        seat = m.to_act[0]
        m.play(seat, m.moves(seat)[0])
        shows(m, bout=2 if played == players else 1)
    assert m.view(None)["arena"] == []


@rule("GM-302", "GM-303", "GM-304", "GM-305", "GM-306", "GM-307")
@pytest.mark.parametrize(
    ("hands", "line", "winner"),
    [
        ("B9/Y4/B12", "A:B9 B:Y4 C:B12", "B"),  # GM-302: the strongest school
        ("B9/Y4/Y6", "A:B9 B:Y4 C:Y6", "C"),  # GM-306: its highest card
        ("B9/Y6/Y4", "A:B9 B:Y6 C:Y4", "B"),
        ("B9/Y0/B12", "A:B9 B:Y0 C:B12", "B"),  # GM-307: even its 0
        ("B9/B4/B12", "A:B9 B:B4 C:B12", "C"),  # GM-303: nobody played yellow
        ("B4/N12/G12!", "A:B4 B:N12 C:G12!", "C"),
        ("B4/N12/G11", "A:B4 B:N12 C:G11", "A"),  # GM-304: brown and green cannot win
        ("B0/N12/G11", "A:B0 B:N12 C:G11", "A"),
        ("B7/N7/B12", "A:B7 B:N7! C:B12", "B"),  # GM-302: strongest at the end is brown
        ("Y7/N7/Y12", "A:Y7 B:N7! C:Y12", "B"),  # GM-305: yellow has lost its rank
        ("B5/N12/N5", "A:B5 B:N12 C:N5", "A"),
        ("Y5/Y12/N12", "A:Y5 B:Y12 C:N12!", "C"),
    ],
)
def test_who_wins(hands: str, line: str, winner: str) -> None:
    """With yellow as the strongest school."""
    assert won_bout(play(scene(hands.replace("!", ""), strongest="Y"), line)) == winner


@rule("GM-305")
def test_cards_of_a_school_that_was_strongest_lose_their_rank() -> None:
    """P8 had been discarded; a challenge makes pink strongest afterwards."""
    m = play(scene("G9/P8/B5/P5", strongest="B"), "A:G9 B:P8 C:B5")
    shows(m, winning=2)
    play(m, "D:P5!")
    assert won_bout(m) == "B"


@rule("GM-306")
@pytest.mark.parametrize("high", range(1, 16))
def test_higher_beats_lower_in_every_school(high: int) -> None:
    """In the starting school, whatever the order."""
    for school in "BNGP":
        first, second = f"{school}{high}", f"{school}{high - 1}"
        other = "Y5" if high > 7 else "Y10"
        for hands, winner in ((f"{first}/{second}/{other}", "A"), (f"{second}/{first}/{other}", "B")):
            one, two, three = hands.split("/")
            assert won_bout(play(scene(hands, strongest="B"), f"A:{one} B:{two} C:{three}")) == winner


@rule("GM-307")
@pytest.mark.parametrize("other", [school + str(strength) for school in "BNGP" for strength in (4, 12, 15)])
def test_the_zero_of_the_strongest_school_beats_everything_else(other: str) -> None:
    assert won_bout(play(scene(f"{other}/Y0/B8", strongest="Y"), f"A:{other} B:Y0 C:B8")) == "B"


@rule("GM-308", "GM-303", "GM-304")
def test_every_order_of_the_same_cards_has_one_winner() -> None:
    """Worked out again from the cards alone."""
    for line in permutations(["B4", "N12", "G9", "P7"]):
        text = " ".join(f"{seat}:{card}" for seat, card in zip("ABCD", line, strict=True))
        m = play(scene("/".join(line), strongest="P"), text)
        assert won_bout(m) == "ABCD"[line.index("P7")]
        m = play(scene("/".join(line), strongest="Y"), text)
        assert won_bout(m) == "A"


@rule("GM-302", "GM-303", "GM-308", "GM-309", "GM-310", "GM-311")
@pytest.mark.parametrize("players", range(1, 9))
def test_winners_through_whole_games(players: int) -> None:
    """An independent referee agrees with every bout."""
    for seed in range(4):
        m = play_on(deal(players, seed, target="2"), seed, clever=seed % 2 == 0)
        arena: list[tuple[object, str]] = []
        strongest, opener, challenged = "", None, False
        for event in m.events(None):
            if event.kind == "round":
                opener = None
            elif event.kind in ("played", "wandered"):
                who = event.seat if event.kind == "played" else "W"
                if not arena and opener is not None and players > 1:
                    assert who == opener
                if arena and arena[-1][1][1:] == event.facts["card"][1:]:
                    challenged = True
                arena.append((who, event.facts["card"]))
                strongest = event.facts["strongest"]
            elif event.kind == "bout":
                trumps = [each for each in arena if each[1][0] == strongest]
                assert trumps or not challenged
                best = max(
                    trumps or [each for each in arena if each[1][0] == arena[0][1][0]],
                    key=lambda each: int(each[1][1:]),
                )
                assert best[0] == ("W" if event.facts["wanderers"] else event.seat)
                assert event.facts["cards"] == len(arena) == max(players, 2 + (players == 1))
                opener, arena, challenged = event.seat, [], False


@rule("GM-310")
def test_the_winner_captures_the_whole_arena() -> None:
    """The own card too, on top of what lay there."""
    m = play(scene("B4.N4/B9.N5/B5.N6", strongest="B", piles="-/G4.G5.G6/-"), "A:B4 B:B9 C:B5")
    assert pile(m, 1) == ["G4", "G5", "G6", "B4", "B9", "B5"]
    assert pile(m, 0) == pile(m, 2) == []
    assert [side["captured"] for side in m.view(None)["sides"]] == [0, 6, 0]
    assert [seat["bouts"] for seat in m.view(None)["seats"]] == [0, 1, 0]


@rule("GM-311", "GM-102")
@pytest.mark.parametrize("winner", range(5))
def test_the_winner_opens_the_next_bout(winner: int) -> None:
    """May play anything."""
    held = [f"B{5 + seat}.N{5 + seat}.G{5 + seat}" for seat in range(5)]
    held[winner] = f"B12.N{5 + winner}.G{5 + winner}"
    first = [cards.split(".")[0] for cards in held]
    m = scene("/".join(held), strongest="Y", bout=8)
    play(m, " ".join(f"{seat}:{card}" for seat, card in zip("ABCDE", first, strict=True)))
    shows(m, turn=winner, opener=winner)
    assert moves(m, SEATS[winner]) == {f"N{5 + winner}", f"G{5 + winner}"}


@rule("GM-312")
def test_the_strongest_school_is_kept_for_the_next_bout() -> None:
    """Also when a challenge in the middle of the bout set it."""
    m = play(scene("B4.N4/G4.N5/B9.N6", strongest="B", bout=9), "A:B4 B:G4! C:B9")
    shows(m, strongest="G", starting=None, turn=1)
    play(m, "B:N5")
    shows(m, strongest="G", starting="N")


@rule("GM-302", "GM-305")
def test_who_is_winning_now() -> None:
    """The frame moves with every card."""
    m = scene("B4/B10/G10/B12", strongest="B")
    for word, place in (("A:B4", 0), ("B:B10", 1), ("C:G10!", 2)):
        shows(play(m, word), winning=place)
    play(m, "D:B12")
    assert won_bout(m) == "C"
