"""Piles and open information (ledger 3.16, specification 8)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.information import same_for
from tests.kit.rules import rule

from .table import (
    COMMONERS,
    ROYALS,
    cards,
    deal,
    everything,
    fields,
    hand,
    lay_out,
    pile,
    play,
    shows,
    whole_deck,
)

pytestmark = pytest.mark.both


def twin(first: dict[str, Any], second: dict[str, Any], *lines: str) -> tuple[Match, Match]:
    """Two matches that differ in something hidden, after the same moves."""
    return play(lay_out(**first), *lines), play(lay_out(**second), *lines)


@rule("RG-240")
def test_counts_are_public() -> None:
    """Hands, Tavern, Lazaret, Castle and flips, for every seat and for spectators."""
    m = lay_out("2C.TC/3C/-", enemy="QH", castle="QS.KC", lazaret="9C.8C", tavern="7C", rest="tavern")
    for seat in (0, 1, 2, None):
        seen = m.view(seat)
        assert [player["cards"] for player in seen["seats"]] == [2, 1, 0]
        assert seen["castle"]["count"] == 2
        assert seen["lazaret"]["count"] == 2
        assert seen["tavern"]["count"] == len(pile(m, "tavern"))
        assert seen["flips"] == 0


@rule("RG-240")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_counts_are_right_at_every_moment(players: int) -> None:
    """Through whole games, the view of a spectator counts what is there."""
    for seed in range(4):
        m = deal(players, seed)
        rng = Rng(seed)
        while not m.over:
            seen, here = m.view(None), fields(m)
            assert [seat["cards"] for seat in seen["seats"]] == [len(cards(held)) for held in here["hands"].split("/")]
            assert seen["tavern"]["count"] == len(cards(here["tavern"]))
            assert seen["lazaret"]["count"] == len(cards(here["lazaret"]))
            assert seen["castle"]["count"] == len(cards(here["castle"]))
            seat = m.to_act[0]
            m.play_move(seat, m.state.advise(seat, rng))


@rule("RG-241")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    """The others see the number of cards."""
    m = lay_out("2C.TC/3C.4D", enemy="QH")
    assert m.view(0)["seats"][0]["hand"] == ["2C", "TC"]
    assert m.view(1)["seats"][1]["hand"] == ["3C", "4D"]
    for seat, others in ((0, (1,)), (1, (0,)), (None, (0, 1))):
        for other in others:
            assert "hand" not in m.view(seat)["seats"][other]
    assert "hands=2C.TC/??.??" in m.view(0)["line"]
    assert "hands=??.??/??.??" in m.view(None)["line"]


@rule("RG-241")
def test_hands_of_others_cannot_be_told_from_the_tavern() -> None:
    """B cannot tell whether A holds a card or it lies in the Tavern."""
    first, second = twin(
        {"hands": "2C.5D.TC/3C.TD", "tavern": "4C.9H", "rest": "lazaret", "enemy": "JH"},
        {"hands": "2C.9H.TC/3C.TD", "tavern": "4C.5D", "rest": "lazaret", "enemy": "JH"},
        "A p 2C",
        "A d TC",
        "B p 3C",
    )
    assert same_for(1, first, second)
    assert same_for(None, first, second)
    assert not same_for(0, first, second)


@rule("RG-241")
def test_nobody_sees_the_order_of_the_tavern() -> None:
    """Nor of the Castle; not before and not while cards are drawn."""
    for lines in ((), ("A p 2C",)):
        first, second = twin(
            {"hands": "2C.TC/3C", "tavern": "4C.9H.5D", "enemy": "JH", "castle": "JS.JD.QC.KD.KS"},
            {"hands": "2C.TC/3C", "tavern": "5D.4C.9H", "enemy": "JH", "castle": "JD.JS.QC.KS.KD"},
            *lines,
        )
        assert all(same_for(seat, first, second) for seat in (0, 1, None))


@rule("RG-241", "RG-084")
def test_a_drawn_card_is_no_news_for_the_others() -> None:
    """B's draw reveals nothing to A."""
    first, second = twin(
        {"hands": "2D.TC/3C", "tavern": "4C.9H.5D", "enemy": "JH"},
        {"hands": "2D.TC/3C", "tavern": "4C.5D.9H", "enemy": "JH"},
        "A p 2D",
    )
    assert same_for(0, first, second)
    assert same_for(None, first, second)
    assert not same_for(1, first, second)


@rule("RG-241")
def test_castle_shows_only_what_follows_from_the_open_cards() -> None:
    """The suits still to come in each rank, not their order."""
    m = lay_out("2C/-", enemy="JH", castle="JS.QD.QC.KS.KC.KD", rest="lazaret")
    assert m.view(0)["castle"] == {"count": 6, "suits": {"J": "S", "Q": "CD", "K": "CDS"}}
    assert "castle=?6" in m.view(0)["line"]


@rule("RG-242")
def test_the_fight_is_public() -> None:
    """The same for every seat and for spectators."""
    m = lay_out("2C.TC/3C/-", enemy="KS", table="9S/4S+4D/6C", castle="-")
    for seat in (0, 1, 2, None):
        seen = m.view(seat)
        assert seen["enemy"] == {
            "card": "KS",
            "health": 40,
            "health_left": 11,
            "damage": 29,
            "attack": 20,
            "shield": 0,
            "sleeping": 17,
            "net": 20,
            "immune": "S",
        }
        assert seen["table"] == [
            {"cards": ["9S"], "value": 9},
            {"cards": ["4D", "4S"], "value": 8},
            {"cards": ["6C"], "value": 6},
        ]
        assert (seen["turn"], seen["step"]) == (0, "1")


@rule("RG-242", "RG-231")
def test_yield_flags_are_public() -> None:
    """Who yielded."""
    m = lay_out("2C/-/-", yielded="C")
    for seat in (0, 1, 2, None):
        assert [player["yielded"] for player in m.view(seat)["seats"]] == [False, False, True]


@rule("RG-243", "RG-R08")
def test_only_the_top_of_the_lazaret_is_shown() -> None:
    """Count and top card; no browsing."""
    m = lay_out("2C/-", enemy="JH", lazaret="9C.8C.7C")
    for seat in (0, 1, None):
        assert m.view(seat)["lazaret"] == {"count": 3, "top": "9C"}
    assert "lazaret=9C.?2" in m.view(0)["line"]


@rule("RG-243", "RG-R08")
def test_open_lazaret() -> None:
    """With `lazaret=open` all of it."""
    m = lay_out("2C/-", enemy="JH", lazaret="9C.8C.7C", options={"lazaret": "open"})
    for seat in (0, 1, None):
        assert m.view(seat)["lazaret"] == {"count": 3, "top": "9C", "cards": ["9C", "8C", "7C"]}
    assert "lazaret=9C.8C.7C" in m.view(0)["line"]


@rule("RG-243", "RG-142")
def test_cards_enter_the_lazaret_face_up() -> None:
    """Everybody sees each discard once, also those that are covered at once."""
    m = play(lay_out("4C.7C.TC/2C", enemy="JH"), "A y", "A d 4C 7C")
    for seat in (0, 1, None):
        assert m.events(seat)[-1].facts["cards"] == ["4C", "7C"]
        assert m.view(seat)["lazaret"] == {"count": 2, "top": "7C"}


@rule("RG-243", "RG-202")
def test_a_flipped_hand_is_seen() -> None:
    """It enters the Lazaret face up."""
    m = play(lay_out("4C.7C", enemy="JH", flips=2, options={"lazaret": "open"}), "A f")
    assert set(m.view(None)["lazaret"]["cards"]) == {"4C", "7C"}


@rule("RG-244", "RG-R12")
def test_recruited_enemy_is_known_on_the_tavern() -> None:
    """Everybody saw it go there; several are known one by one."""
    m = lay_out("KH.KS.2D.TC/-", enemy="JC", castle="JD.JS", tavern="5C")
    assert m.view(1)["tavern"]["top"] == []
    play(m, "A p KH")
    for seat in (0, 1, None):
        assert m.view(seat)["tavern"]["top"] == ["JC"]
    play(m, "A p KS")
    for seat in (0, 1, None):
        assert m.view(seat)["tavern"]["top"] == ["JD", "JC"]
        assert "tavern=JD.JC.?" in m.view(seat)["line"]


@rule("RG-244", "RG-R12")
def test_recruited_enemy_is_known_in_the_hand_that_draws_it() -> None:
    """Until it is played or discarded there."""
    m = lay_out("KH.2D.TC/-/-", enemy="JC", castle="JS.JD", tavern="5C", rest="lazaret")
    play(m, "A p KH", "A p 2D")
    assert hand(m, "A") == ["TC", "JC"]
    for seat in (0, 1, 2, None):
        assert [player["known"] for player in m.view(seat)["seats"]] == [["JC"], [], []]
        assert m.view(seat)["tavern"]["top"] == []
        drawn = [event.facts["card"] for event in m.events(seat) if event.kind == "drew"]
        assert drawn == ["JC", "5C" if seat == 1 else None]
    assert "hands=JC.??/??/-" in m.view(2)["line"]
    play(m, "A d JC")
    assert [player["known"] for player in m.view(1)["seats"]] == [[], [], []]


@rule("RG-244", "RG-072")
def test_defeated_enemy_healed_from_the_lazaret_is_not_known() -> None:
    """A royal that came back by Hearts is drawn unseen."""
    drawn: list[str] = []
    for seed in range(20):
        m = play(lay_out("4D.AH.KC/-", enemy="QC", castle="-", table="9S", rest="lazaret", seed=seed), "A p 4D AH")
        drawn += [card for card in hand(m, "A") + hand(m, "B") if card in ROYALS and card != "KC"]
        assert [player["known"] for player in m.view(None)["seats"]] == [["KC"], []]
        assert all(event.facts["card"] is None for event in m.events(None) if event.kind == "drew")
    assert drawn


@rule("RG-241", "RG-244")
def test_a_sample_keeps_what_a_seat_knows_and_deals_the_rest_anew() -> None:
    """Own hand, Table, top of the Lazaret and recruited enemies stay; hidden cards vary."""
    m = lay_out("KH.2C.3D.6H.TC/3C.4C.5D", enemy="JC", castle="JD.JS.QC.QD", lazaret="9C")
    play(m, "A p KH", "A p 2C")
    for seat in (0, 1, None):
        worlds = [m.sample(seat, seed) for seed in range(20)]
        assert all(world.view(seat) == m.view(seat) for world in worlds)
        assert all(world.events(seat) == m.events(seat) for world in worlds)
        assert all(everything(world) == whole_deck(2) for world in worlds)
        assert all(pile(world, "tavern")[0] == "JC" for world in worlds)
        assert len({fields(world)["tavern"] for world in worlds}) == 20
        hidden = 0 if seat == 1 else 1
        assert len({fields(world)["hands"].split("/")[hidden] for world in worlds}) > 5
    assert len({fields(world)["castle"] for world in worlds}) == 2


@rule("RG-072", "RG-243", "RG-R08")
@pytest.mark.parametrize("option", ["top", "open"])
def test_what_a_heal_hides(option: str) -> None:
    """Which cards were healed is hidden, unless comparing the open Lazaret reveals it."""
    m = lay_out("3H.KC/2D", enemy="QC", castle="-", lazaret="5C.6C.7C.8C.9C.TC", options={"lazaret": option})
    play(m, "A p 3H")
    worlds = [m.sample(1, seed) for seed in range(40)]
    assert all(world.view(1) == m.view(1) for world in worlds)
    packets = {frozenset(pile(world, "tavern")[-3:]) for world in worlds}
    orders = {tuple(pile(world, "tavern")[-3:]) for world in worlds}
    assert all(packet <= {"5C", "6C", "7C", "8C", "9C", "TC"} for packet in packets)
    assert len(packets) == (1 if option == "open" else 10)
    assert len(orders) > len(packets)


@rule("RG-245")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_conservation(players: int) -> None:
    """At every moment of every game each card is in exactly one place."""
    for seed in range(6):
        m = deal(players, seed)
        rng = Rng(seed)
        while not m.over:
            assert everything(m) == whole_deck(players)
            assert all(card in COMMONERS or card[0] in "XJQK" for card in cards(fields(m)["tavern"]))
            seat = m.to_act[0]
            m.play_move(seat, m.state.advise(seat, rng) if seed % 2 else m.state.random_move(seat, rng))
        assert everything(m) == whole_deck(players)


@rule("RG-245")
def test_two_jesters_are_one_kind() -> None:
    """Four players have both, and nobody can tell them apart."""
    m = lay_out("X.2C/X.3C/-/-", enemy="JH")
    play(m, "A p X", "A n B", "B p X", "B n A")
    shows(m, table="X/X", hands="2C/3C/-/-")
    assert everything(m).count("X") == 2
