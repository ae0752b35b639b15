"""Preparation: discarding and drawing champions, and decks that everybody shares (specification 3.4, GC-Q27)."""

from __future__ import annotations

from typing import Any, cast

import pytest

import ludus
from ludus import Match
from ludus.games.goldencup.phases.drawing import last_of, share_size
from ludus.games.goldencup.state import GoldenCup
from tests.kit.rules import rule

from .table import (
    board,
    coins,
    deal,
    end_shopping,
    facts_of,
    hand,
    line_up,
    moves,
    own,
    phase,
    play,
    public,
    refused,
    scene,
    seat,
    stage,
    team,
    to_act,
)

pytestmark = pytest.mark.both


def preparing(*hands: str, agents: tuple[int, ...] = (), **facts: Any) -> Match:
    """Managers with these hands at the beginning of round 3."""
    agents = agents or (0,) * len(hands)
    teams = [team(hand=cards, stage="prepare", agent=agent) for cards, agent in zip(hands, agents, strict=True)]
    return scene(*teams, round=3, **facts)


@rule("GC-030")
def test_not_in_the_first_round() -> None:
    """After the fan comes shopping at once."""
    m = deal(2)
    play(m, f"A:F{own(m, 'A')['fans'][0]:02d}")
    assert stage(m, "A") == "shop"
    refused(m, "A:P", "GC-004")


@rule("GC-031", "GC-030")
def test_the_marker_moves_and_preparation_begins() -> None:
    """From the second round on."""
    m = end_shopping(deal(2))
    assert (m.view(None)["round"], phase(m)) == (2, "shopping")
    assert (stage(m, "A"), stage(m, "B")) == ("prepare", "prepare")
    refused(m, "A:E", "GC-004")


@rule("GC-032")
def test_the_automa_is_reinforced() -> None:
    """The token of the new round's cell joins it."""
    cells = [{}, {}, {"d4": 1}, {"a3": 1}, {}, {}, {}]
    m = scene(team(), team(), team(), round=1, automa={"a4": 2, "d1": 1}, cells=cells)
    end_shopping(m)
    automa = m.view(None)["automa"]
    assert automa["board"] == {"a4": 2, "d1": 1, "d4": 1}
    assert automa["coming"] == {"3": ["a3"]}
    assert facts_of(m, "round")[-1] == {"who": None, "round": 2, "automa": ["d4"]}


@rule("GC-033")
def test_any_number_of_cards_may_be_discarded() -> None:
    """Eight possibilities with three cards."""
    m = preparing("1 2 3", "4 5 6")
    assert moves(m, "A") == {"P", "P-1", "P-2", "P-3", "P-1-2", "P-1-3", "P-2-3", "P-1-2-3"}
    refused(m, "A:P-4", "GC-033")


@rule("GC-034", "GC-192", "GC-Q25")
def test_drawing_up_to_three_from_the_agents_deck() -> None:
    """Without being asked, from the level of the agent only."""
    m = preparing("1 2 3", "4 5 6", agents=(1, 2))
    play(m, "A:P-2-3 B:P-4-5-6")
    assert hand(m, "A")[0] == 1
    assert all(37 <= card <= 70 for card in hand(m, "A")[1:])
    assert all(card > 70 for card in hand(m, "B"))
    assert [len(hand(m, letter)) for letter in "AB"] == [3, 3]


@rule("GC-035")
def test_discarding_comes_first() -> None:
    """What was drawn cannot be discarded in this phase."""
    m = preparing("1", "4 5 6", decks=[[7, 8, 9, 10], [], []])
    play(m, "A:P-1")
    assert hand(m, "A") == [1, 7, 9]  # its two cards of the deck, then the own discard that is shuffled again
    refused(m, "A:P-7", "GC-004")
    m = preparing("1 2", "4 5 6", decks=[[7, 8, 9, 10, 11, 12], [], []])
    play(m, "A:P-1-2")
    assert hand(m, "A") == [7, 9, 11]


@rule("GC-036")
def test_discards_lie_by_their_own_level() -> None:
    """The level of the card, whatever the agent; they are shown with everything else."""
    m = preparing("1 40 90", "4 5 6", agents=(2, 0))
    play(m, "A:P-1-40-90")
    assert own(m, "A")["pile"] == [1, 40, 90]
    assert m.view(1)["discards"] == [[], [], []]
    end_shopping(m)
    assert m.view(1)["discards"] == [[1], [40], [90]]


@rule("GC-037")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    """Drawing goes on."""
    m = preparing("1 2 3", "4 5 6", decks=[[7, 8], [], []], discards=[[20, 21, 22, 23], [], []])
    play(m, "A:P-1-2-3")
    assert len(hand(m, "A")) == 3
    assert 7 in hand(m, "A")
    assert set(hand(m, "A")) <= {7, 1, 2, 3}  # the own discards before the share of the common ones


@rule("GC-038", "GC-Q34")
def test_nothing_left_of_a_level() -> None:
    """Hands stay below three; other levels never replace it."""
    m = preparing("1 2", "4 5 6", agents=(2, 0), decks=[[7, 8], [40, 41], []])
    play(m, "A:P")
    assert hand(m, "A") == [1, 2]
    assert stage(m, "A") == "shop"


@rule("GC-039")
def test_preparation_costs_nothing() -> None:
    """The whole income is there afterwards."""
    m = preparing("1 2 3", "4 5 6")
    play(m, "A:P-1-2-3 B:P")
    assert (coins(m, "A"), coins(m, "B")) == (4, 4)


@rule("GC-033", "GC-Q25")
def test_without_cards_there_is_nothing_to_prepare() -> None:
    """An empty hand is filled at once."""
    m = line_up(end_shopping(scene(team(), team(hand="4 5 6"))))
    assert (stage(m, "A"), stage(m, "B")) == ("shop", "prepare")
    assert len(hand(m, "A")) == 3


# --- Shares of the decks ---------------------------------------------------------------------------


@rule("GC-Q27")
def test_decks_are_dealt_into_private_queues() -> None:
    """One card at a time in seat order, no matter who draws first."""
    for order in ("A:P-1-2-3 B:P-4-5-6 C:P-34-35-36", "C:P-34-35-36 B:P-4-5-6 A:P-1-2-3"):
        m = preparing("1 2 3", "4 5 6", "34 35 36", decks=[[10, 11, 12, 13, 14, 15, 16, 17, 18], [], []])
        play(m, order)
        assert [hand(m, letter) for letter in "ABC"] == [[10, 13, 16], [11, 14, 17], [12, 15, 18]]


@rule("GC-Q27")
def test_the_own_discards_come_before_the_share_of_the_common_ones() -> None:
    """When the queue is empty; the others' cards never come."""
    pile = [[10, 11, 12, 13], [], []]
    m = preparing("1 2", "4 5", decks=[[], [], []], discards=pile, shares=pile)
    play(m, "A:P")
    assert hand(m, "A") == [1, 2, 10]
    play(m, "A:S-1-2")  # the second card of its share, then its own discards
    assert len(hand(m, "A")) == 3
    assert hand(m, "A")[1:] == [10, 12]
    play(m, "B:P-4-5")
    assert hand(m, "B") == [4, 5, 11]


@rule("GC-Q27")
def test_at_the_barrier_everything_is_put_together() -> None:
    """What is left of the queues is the deck, the private piles are the common discards."""
    m = preparing("1 2 3", "4 5 6", decks=[[10, 11, 12, 13, 14, 15], [], []])
    play(m, "A:P-1 B:P-4-5")
    assert m.position()["decks"][0] == [10, 11, 12, 13, 14, 15]
    end_shopping(m)
    here = m.position()
    assert sorted(here["decks"][0]) == [12, 14, 15]
    assert here["discards"][0] == [1, 4, 5]
    assert m.view(None)["decks"][0] == 3


@rule("GC-Q27")
def test_shares_of_the_discards_that_nobody_needed_stay_discards() -> None:
    """B never touched its share; what A has left of its own share is a queue and goes to the deck."""
    pile = [[10, 11, 12, 13], [], []]
    m = preparing("1 2", "4 5 6", decks=[[], [], []], discards=pile, shares=pile)
    play(m, "A:P B:P")
    assert hand(m, "A") == [1, 2, 10]
    end_shopping(m)
    here = m.position()
    assert (here["decks"][0], here["discards"][0]) == ([12], [11, 13])
    assert (m.view(None)["decks"], m.view(None)["discards"]) == ([1, 0, 0], [[11, 13], [], []])


@rule("GC-Q27", "GC-196")
def test_the_rest_of_the_deck_is_shuffled_at_the_barrier() -> None:
    """So that nobody knows what comes."""
    orders = set()
    for seed in range(8):
        m = preparing("1 2 3", "4 5 6", decks=[list(range(10, 30)), [], []], seed=seed)
        play(m, "A:P B:P A:E B:E")
        orders.add(tuple(m.position()["decks"][0]))
        assert sorted(m.position()["decks"][0]) == list(range(10, 30))
    assert len(orders) == 8


@rule("GC-Q27", "GC-067")
def test_what_a_seat_itself_can_draw_decides_about_a_search() -> None:
    """B's queue still has a card, A's has none."""
    m = preparing("1 2", "4 5", decks=[[], [], []], discards=[[], [], []])
    play(m, "A:P B:P")
    assert "S" not in moves(m, "A")
    refused(m, "A:S", "GC-067")
    m = scene(team(hand="1 2", taken=1), team(hand="4 5"), decks=[[10, 11], [], []], round=3)
    refused(m, "A:S", "GC-067")
    play(m, "B:S")
    assert hand(m, "B") == [4, 5, 11]


@rule("GC-Q27", "GC-067")
@pytest.mark.parametrize("queue", ["fresh", "extra"])
def test_one_card_of_the_own_queue_is_enough_for_a_search(queue: str) -> None:
    """The own discards, shuffled again, or the own share of the common ones."""
    m = scene(team(hand="1 2") | {queue: [10]}, team(hand="4 5"), decks=[[], [], []], round=3)
    assert "S" in moves(m, "A")
    play(m, "A:S")
    assert hand(m, "A") == [1, 2, 10]


@rule("GC-Q27", "GC-067")
def test_the_share_of_the_discards_is_drawn_once() -> None:
    """A has drawn its card of the two, B has not."""
    pile = [[10, 11], [], []]
    m = scene(team(hand="1 10", shared=1), team(hand="4 5"), decks=[[], [], []], discards=pile, shares=pile, round=3)
    refused(m, "A:S", "GC-067")
    assert "S" not in moves(m, "A")
    play(m, "B:S")
    assert hand(m, "B") == [4, 5, 11]


@rule("GC-Q34")
def test_a_search_with_discards_stays_legal_when_all_is_dry() -> None:
    """Discarded cards of the agent's level form the new deck and may come back."""
    m = scene(team(hand="80 90", agent=2), team(), decks=[[], [], []], round=6)
    refused(m, "A:S", "GC-067")
    play(m, "A:S-80")
    assert hand(m, "A") == [80, 90]
    assert coins(m, "A") == 3
    m = scene(team(hand="1 90", agent=2), team(), decks=[[], [], []], round=6)
    play(m, "A:S-1")
    assert hand(m, "A") == [90]


@rule("GC-Q27", "GC-Q26")
def test_sizes_of_a_sealed_part_do_not_reveal_what_others_drew() -> None:
    """Decks and discards are seen as they were."""
    m = preparing("1 2 3", "4 5 6")
    before = m.view(None)["decks"], m.view(None)["discards"]
    play(m, "A:P-1-2-3 A:S-" + "-".join(map(str, hand(play(preparing("1 2 3", "4 5 6"), "A:P-1-2-3"), "A"))))
    assert (m.view(None)["decks"], m.view(None)["discards"]) == before
    assert (m.view(1)["decks"], m.view(1)["discards"]) == before
    assert public(m, "A")["hand"] == [3, 0, 0]


# --- One common deck -------------------------------------------------------------------------------


def common(*hands: str, **facts: Any) -> Match:
    return preparing(*hands, options={"decks": "arrival"}, **facts)


@rule("GC-Q27")
def test_arrival_serves_in_the_order_of_moves() -> None:
    """The option `decks=arrival`: first come, first served."""
    results = []
    for order in ("A:P-1-2-3 B:P-4-5-6", "B:P-4-5-6 A:P-1-2-3"):
        m = play(common("1 2 3", "4 5 6", decks=[[10, 11, 12, 13, 14, 15], [], []]), order)
        results.append([hand(m, letter) for letter in "AB"])
    assert results == [[[13, 14, 15], [10, 11, 12]], [[10, 11, 12], [13, 14, 15]]]


@rule("GC-Q27", "GC-037")
def test_arrival_shuffles_the_common_discards() -> None:
    """One deck, one pile; what others discarded may come."""
    m = common("1 2 3", "4 5 6", decks=[[10], [], []])
    play(m, "A:P-1-2-3")
    assert set(hand(m, "A")) <= {1, 2, 3, 10}
    assert 10 in hand(m, "A")
    play(m, "B:P-4-5-6")
    drawn = set(hand(m, "B"))
    assert len(drawn) == 3
    left = {1, 2, 3, 4, 5, 6, 10} - drawn - set(hand(m, "A"))
    here = m.position()
    assert {card for zone in (*here["decks"], *here["discards"]) for card in zone} == left


@rule("GC-Q27", "GC-036")
def test_the_own_discards_of_a_round_are_forgotten_with_the_common_deck() -> None:
    """They lie with all others when the next round begins."""
    m = play(common("1 2 3", "4 5 6"), "A:P-1-2 B:P")
    assert own(m, "A")["pile"] == [1, 2]
    end_shopping(m)
    assert (m.view(None)["round"], own(m, "A")["pile"]) == (4, [])


@rule("GC-Q27")
def test_the_common_deck_is_no_share() -> None:
    """The last card goes to the player who asks for it; the next one gets nothing."""
    m = scene(team(hand="1 2"), team(hand="4 5"), decks=[[10], [], []], options={"decks": "arrival"}, round=3)
    play(m, "B:S")
    assert hand(m, "B") == [4, 5, 10]
    refused(m, "A:S", "GC-067")
    assert seat(m, "A")["hand"] == [2, 0, 0]
    assert to_act(m) == "AB"
    assert board(m, "A") == "a2 a4 d1"


@rule("GC-Q27")
def test_a_game_declares_whether_the_order_matters() -> None:
    """Only with the common deck."""
    for name, expected in (("shares", False), ("arrival", True)):
        m = deal(3, decks=name)
        assert ludus.game("goldencup").first_come(m.state) is expected


@rule("GC-Q27")
@pytest.mark.parametrize("cards", [0, 1, 5, 6, 7, 32])
@pytest.mark.parametrize("players", range(1, 7))
def test_a_deck_is_shared_out_one_by_one(cards: int, players: int) -> None:
    """Nobody gets more than one card more than anybody else, and the first seats get it."""
    shares = [share_size(cards, players, seat) for seat in range(players)]
    assert sum(shares) == cards
    assert shares == sorted(shares, reverse=True)
    assert shares[0] - shares[-1] <= 1


@rule("GC-034", "GC-038")
def test_the_last_card_of_a_level() -> None:
    """Of another level there is none."""
    deck = cast(GoldenCup, deal(2).state).table.deck
    bronze = [card for card in range(1, 8) if deck.levels[card] == 0][:2]
    assert [last_of(bronze, deck, level) for level in (0, 1, 2)] == [1, -1, -1]
    assert last_of([], deck, 0) == -1
