"""Completing an objective (ledger 3.6)."""

from __future__ import annotations

import pytest

import ludus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    SEATS,
    about_to,
    active,
    cards_with,
    done,
    facts_of,
    lines,
    moves,
    phase,
    place,
    play,
    printed,
    refused,
    scene,
    settle,
    shows,
    started,
    supply,
    to_act,
    unreadable,
)

pytestmark = pytest.mark.both


@rule("AU-070")
@pytest.mark.parametrize("card", [1, 4, 40, 80, 85])
def test_completed_with_the_last_space(card: int) -> None:
    """Cards of two to six spaces; not with one space less."""
    symbols = printed()[card].symbols
    m = place(scene(f"{card}:{symbols[:-2]} +7", "88", token=symbols[-2]), f"A:+{card}{symbols[-2]}")
    assert done(m, "A") == []
    assert len(active(m, "A")[card]) == len(symbols) - 1
    m = settle(about_to(card))
    assert done(m, "A") == [card]
    assert card not in active(m, "A")


@rule("AU-070")
def test_completing_by_moving() -> None:
    """However the last space is filled."""
    m = settle(place(scene("19:KK 20:D +0", "88", token="H"), "A:20D>19H"))
    assert done(m, "A") == [19]
    assert supply(m, "A") == 3


@rule("AU-071")
def test_ave_caesar() -> None:
    """Everybody hears it, nobody is asked; there is no choice but the new objective."""
    m = about_to(80, "81")
    for seat in (0, 1, None):
        assert facts_of(m, "ave", seat=seat) == [{"who": 0, "card": 80, "legions": 5}]
    shows(m, phase="pick")
    assert done(m, "A") == [80]
    assert "!A80" in lines(m)


@rule("AU-071")
def test_it_cannot_be_put_off() -> None:
    """There is no answer that leaves a full card where it is."""
    m = about_to(80, "81")
    for text in ("A:-", "A:p-", "A:k80", "A:r-", "A:f-"):
        with pytest.raises(ludus.BadMove):
            play(m, text)
    assert all(move.startswith("p") for move in moves(m, "A"))


@rule("AU-072")
def test_resolved_in_ascending_number() -> None:
    """No matter who completed them; the display shows who chose first."""
    m = scene("80:SHKK", "4:SS", "20:HH", token="J", display="27 36 45 58 63", deck="31 40 52")
    place(m, "A:+80D B:+4H C:+20D")
    shows(m, owner=1, queue=[{"seat": 2, "card": 20}, {"seat": 0, "card": 80}])
    play(m, "B:p27 C:p36 A:p45")
    assert [(SEATS[each["who"]], each["card"]) for each in facts_of(m, "ave")] == [("B", 4), ("C", 20), ("A", 80)]
    assert [line for line in lines(m) if line.startswith("!")] == ["!B4", "!C20", "!A80"]


@rule("AU-073")
def test_the_five_steps() -> None:
    """Legions back, ability, completed area, rewards, new objective."""
    m = about_to(35, "88", more="12", done="1 5")
    assert (phase(m), supply(m, "A")) == ("mobilise", 7)
    assert (done(m, "A"), active(m, "A")) == ([1, 5], {12: ""})
    assert tiles_won(m) == []
    play(m, "A:m+12H/+12C")
    assert (phase(m), done(m, "A")) == ("count", [1, 5, 35])
    assert tiles_won(m) == ["type:GREEN"]
    assert active(m, "A") == {12: "HC"}
    play(m, "A:r3")
    assert phase(m) == "pick"
    assert tiles_won(m) == ["type:GREEN", "count:3"]
    card = m.view(None)["display"][2]
    play(m, f"A:p{card}")
    assert active(m, "A") == {12: "HC", card: ""}
    kinds = [each.kind for each in m.events(None)]
    assert kinds[2:] == ["ave", "mobilised", "entered", "tile", "counted", "tile", "picked", "refilled", "drew"]


def tiles_won(m: ludus.Match) -> list[str]:
    return [each["tile"] for each in facts_of(m, "tile")]


@rule("AU-073")
def test_legions_go_to_the_personal_supply() -> None:
    """Step 1, none to the common supply."""
    m = scene("85:SHHCT +1", "88", token="D")
    common = m.view(None)["common"]
    place(m, "A:+85D")
    assert supply(m, "A") == 6
    shows(m, common=common)


@rule("AU-074")
def test_one_resolution_after_the_other() -> None:
    """A's chain, rewards and new objectives come before B's step 1."""
    m = scene("35:SHC 12:T +7", "80:SHKK", token="D", display="27 36 45 58 63", deck="31 40 52")
    place(m, "A:+35D B:+80D")
    assert supply(m, "B") == 2
    play(m, "A:m+12H/+12C A:r-")
    assert (phase(m), to_act(m), supply(m, "B")) == ("pick", "A", 2)
    play(m, "A:p27,36")
    assert (phase(m), to_act(m), supply(m, "B")) == ("pick", "B", 7)
    kinds = [(each.kind, each.seat) for each in m.events(None) if each.kind in ("ave", "picked", "entered")]
    assert kinds == [("ave", 0), ("ave", 0), ("entered", 0), ("entered", 0), ("picked", 0), ("ave", 1), ("entered", 1)]


@rule("AU-075")
def test_a_new_objective() -> None:
    """Any of the five, without legions."""
    for place_in_display in range(5):
        m = about_to(80, "81", display="27 36 45 58 63", deck="31 40")
        assert moves(m, "A") == {"p27", "p36", "p45", "p58", "p63"}
        card = (27, 36, 45, 58, 63)[place_in_display]
        play(m, f"A:p{card}")
        assert active(m, "A") == {card: ""}


@rule("AU-076", "AU-R23")
def test_taking_is_compulsory_and_open() -> None:
    """No passing, no blind draw, no other number of cards; five lie open."""
    m = about_to(80, "81", display="27 36 45 58 63", deck="31 40")
    assert len(m.view(None)["display"]) == 5
    for text in ("p", "p-", "-"):
        with pytest.raises(ludus.Unreadable):
            m.play(0, text)
    unreadable(m, "A:p31", "au-not-open", "31", "AU-075")
    unreadable(m, "A:p81", "au-not-open", "81", "AU-075")
    refused(m, "A:p27,36", "AU-094")
    refused(m, "A:p27,27", "AU-075")


@rule("AU-077")
def test_the_display_is_refilled() -> None:
    """To five, from the top of the deck."""
    m = about_to(80, "81", display="27 36 45 58 63", deck="31 40 52")
    play(m, "A:p45")
    shows(m, display=[27, 36, 58, 63, 31], deck=2)
    assert facts_of(m, "refilled") == [{"who": None, "cards": [31]}]
    assert m.position()["deck"] == [52, 40]


@rule("AU-078")
def test_the_next_one_chooses_from_five() -> None:
    """Also the card that was laid out just now."""
    m = scene("4:SS", "20:HH", token="J", display="27 36 45 58 63", deck="31 40 52")
    place(m, "A:+4H B:+20D")
    play(m, "A:p27")
    assert moves(m, "B") == {"p36", "p45", "p58", "p63", "p31"}
    play(m, "B:p31")
    shows(m, display=[36, 45, 58, 63, 40])


@rule("AU-079", "AU-113")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_number_of_active_objectives(players: int) -> None:
    """Three, and one more for every `take_two` used."""
    twos = cards_with(verb="take_two")
    used = 0
    for seed in range(6):
        m = started(players, seed)
        while not m.over:
            if phase(m) == "place" and m.view(None)["round"] % 4 == 0:
                aves = facts_of(m, "ave")
                for seat, letter in enumerate(SEATS[:players]):
                    extra = sum(each["who"] == seat and each["card"] in twos for each in aves)
                    assert len(active(m, letter)) == 3 + extra
                    used += extra
            m.play_move(m.to_act[0], m.state.advise(m.to_act[0], Rng(seed)))
    assert used > 0


@rule("AU-080")
def test_completed_objectives_lie_open() -> None:
    """In the order of completion, for everybody."""
    m = scene("7:SS | 40 5", "88 | 16", token="C")
    settle(place(m, "A:+7C"))
    for seat in (0, 1, None):
        seen = m.view(seat)
        assert [shown["done"] for shown in seen["seats"]] == [[40, 5, 7], [16]]
        assert {"40", "5", "7", "16"} <= set(seen["cards"])


@rule("AU-081")
def test_the_stages_of_an_objective() -> None:
    """Open, in progress, completed and inviolable, controlled."""
    m = scene("1", "2:K 35", token="K", then="TD")
    assert active(m, "A") == {1: ""}
    place(m, "A:+1K")
    assert active(m, "A") == {1: "K"}
    place(m, "A:+1T")
    settle(m)
    assert (done(m, "A"), 1 in active(m, "A")) == ([1], False)
    m = scene("80:SHKK", "2:K 35", token="D")
    place(m, "A:+80D B:+2D")
    assert phase(m) == "pick"
    shows(m, queue=[{"seat": 0, "card": 80}])
    assert (80 in active(m, "A"), 80 in done(m, "A")) == (False, False)


@rule("AU-082", "AU-141")
def test_a_waiting_objective_is_inviolable() -> None:
    """A's 80 waits while B resolves 62, which wipes, or 30, which removes two."""
    m = scene("80:SHKK 20:H", "62:CCC", token="J")
    place(m, "A:+80D B:+62T")
    assert facts_of(m, "wiped") == [{"who": 0, "auto": True, "card": 20, "legions": 1}]
    assert supply(m, "A") == 2
    settle(m)
    assert done(m, "A") == [80]
    m = scene("80:SHKK 20:H", "30:SHH", token="J")
    place(m, "A:+80D B:+30K")
    assert facts_of(m, "removed")[0]["spaces"] == [{"card": 20, "symbol": "H"}]
    assert facts_of(m, "ave")[-1] == {"who": 1, "card": 30, "legions": 4}


@rule("AU-082", "AU-141", "AU-142")
def test_a_waiting_objective_cannot_be_lost() -> None:
    """A completes 88 in the round in which B completes 81; A has nothing else."""
    m = scene("88:HCCKK", "81:HCCT", token="J")
    settle(place(m, "A:+88K B:+81D"))
    assert facts_of(m, "lost") == []
    assert done(m, "A") == [88]


@rule("AU-083")
def test_in_the_completed_area_it_can_be_lost_in_the_same_round() -> None:
    """A's 4 is resolved before B's 81."""
    m = scene("4:SS", "81:HCCT", token="J")
    settle(place(m, "A:+4H B:+81D"))
    assert [(each["who"], each["card"]) for each in facts_of(m, "lost")] == [(0, 4)]
    assert done(m, "A") == []


def locked() -> ludus.Match:
    """63 lets A fill 13 and 17 at once; while 13 (two swords) is used, 17 still holds its three legions."""
    m = scene("63:SSSH 13:SS 17:CC 28 +9", "88", token="K")
    place(m, "A:+63K")
    return play(m, "A:m+13T/+17K")


@rule("AU-084", "AU-R08")
def test_legions_on_a_completed_objective_are_locked() -> None:
    """They are no source, though they stand there until their card's turn in the chain."""
    m = locked()
    shows(m, phase="mobilise", ability=13, chain=[63, 13, 17])
    assert m.position()["chain_legions"] == [0, 0, 3]
    assert moves(m, "A") == {"m+28S", "m+28S/+28S", "m-"}
    unreadable(m, "A:m17C>28S", "au-locked", "17", "AU-084")


@rule("AU-086")
def test_a_completed_card_is_not_active() -> None:
    """Nothing can be placed, moved or rearranged onto it, though step 1 has emptied it."""
    m = locked()
    for move in ("m+13S", "m+63S", "m+28S/+13S"):
        unreadable(m, f"A:{move}", "au-locked", "AU-084")
    m = about_to(72, "88", more="19:K 20:D")
    shows(m, phase="arrange")
    unreadable(m, "A:a72HH", "au-locked", "72", "AU-084")
    assert all("72" not in move for move in moves(m, "A"))


@rule("AU-086")
def test_it_counts_from_its_entry_on() -> None:
    """While its ability works it is not in the completed area, for nobody and for no count."""
    m = about_to(35, "88", more="12", done="1")
    assert (phase(m), done(m, "A")) == ("mobilise", [1])
    assert seat_score(m) == 2
    play(m, "A:m-")
    assert (phase(m), done(m, "A")) == ("count", [1, 35])
    assert seat_score(m) == 8


def seat_score(m: ludus.Match) -> int:
    return int(m.view(None)["seats"][0]["score"]["total"])


@rule("AU-085", "AU-201")
def test_the_seventh_takes_a_new_objective_too() -> None:
    m = about_to(80, "88", done="1 2 3 4 5 6", display="27 36 45 58 63", deck="31")
    shows(m, phase="pick")
    play(m, "A:p63")
    assert m.over
    assert active(m, "A") == {63: ""}
    shows(m, display=[27, 36, 45, 58, 31])
