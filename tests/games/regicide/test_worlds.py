"""Sampled worlds agree with everything that a seat saw, not only with what lies open now."""

from __future__ import annotations

from typing import cast

import pytest

import ludus
from ludus.games import find
from ludus.games.regicide.events import DREW
from ludus.games.regicide.rules import is_public
from ludus.games.regicide.state import Regicide
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng
from ludus.match import Match
from tests.kit.rules import rule

from .table import lay_out, play


class Memory:
    """What a perfect observer remembers: when each card was last seen, when each seat last drew."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: dict[int, int] = {}
        self.drew = [0] * match.players
        self.now = 0

    def look(self) -> None:
        self.now += 1
        step = self.match.steps[-1]
        for raw in step.events:
            if raw[0] == DREW:
                self.drew[raw[1]] = self.now
        state = cast(Regicide, self.match.state)
        for card in [*state.lazaret, *(c for hand in state.hands for c in hand)]:
            if is_public(state, card):
                self.seen[card] = self.now

    def possible(self, seat: int, card: int) -> bool:
        """May this seat hold a card? Not if all saw it elsewhere after the seat's last draw."""
        return (
            card not in self.seen
            or self.drew[seat] >= self.seen[card]
            or is_public(cast(Regicide, self.match.state), card)
        )


@rule("RG-244")
@pytest.mark.both
def test_the_newest_packet_of_every_seat() -> None:
    """What a seat drew last came from this heal or an earlier one; eight bits for every seat."""
    m = lay_out("2H.2D/3H.4D/3D.4H", enemy="KC", castle="-", table="TS/9S/AS", rest="lazaret")
    reached = []
    for line in ("A p 2H", "B p 3H", "C p 3D", "A p 2D", "B y", "C p 4H", "A y", "B p 4D"):
        reach = play(m, line).position()["reach"]
        reached.append("".join(str(reach >> 8 * seat & 255) for seat in range(3)))
    assert reached == ["000", "000", "121", "221", "221", "221", "221", "333"]


@rule("RG-244")
@pytest.mark.both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_world_gives_a_seat_a_card_that_it_cannot_hold(players: int) -> None:
    """Section 8 of the specification: packets are drawn in the order of the heals."""
    recycled = 0
    for seed in range(25):
        match = ludus.new_match("regicide", players, seed)
        memory, rng = Memory(match), Rng(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play_move(seat, match.state.advise(seat, rng))
            memory.look()
            for observer in range(-1, players):
                world = cast(Regicide, match.state.sample(observer, rng))
                for holder in range(players):
                    for card in world.hands[holder]:
                        assert holder == observer or memory.possible(holder, card)
                        recycled += card in memory.seen
    assert recycled > 1000


def test_a_payer_who_can_hardly_pay_reveals_nothing_else() -> None:
    """The hand may follow from the payment that is due; the order of the piles never does."""
    line = (
        "rg n=2 turn=B step=4 hands=2C/TC.TD enemy=KC table=- castle=KD.KH.KS tavern=2D.2H.2S.3C.3D.3H.3S.4C.4D.4H.4S"
        ".5C.5D.5H.5S.6C.6D.6H.6S.7C.7D.7H.7S.8C.8D.8H.8S lazaret=TS.TH.9C.9D.9H.9S yielded=- flips=0"
    )
    match = ludus.from_position("regicide", line)
    truth = cast(Regicide, match.state)
    worlds = [cast(Regicide, match.sample(0, seed).state) for seed in range(20)]
    piles = {tuple(world.tavern) for world in worlds}
    assert len(piles) == 20
    assert tuple(truth.tavern) not in piles
    assert all(sorted(world.hands[1]) == truth.hands[1] for world in worlds)


def test_a_lost_hand_could_not_pay_in_any_world() -> None:
    for seed in range(30):
        match = ludus.play_out("regicide", ["random"] * 3, seed=seed)
        assert match.outcome is not None
        twin = match.sample(None, seed=seed)
        assert twin.outcome == match.outcome


def test_a_recalled_position_is_the_very_same_and_writes_its_chance_down() -> None:
    """Also where the two Jesters have changed places, which no position shows."""
    game, turned = find("regicide"), 0
    for seed in range(60):
        match = ludus.new_match("regicide", 4, seed=seed)
        rng = Rng(seed)
        while not match.over and len(match.steps) < 25:
            match.play_move(match.to_act[0], match.state.advise(match.to_act[0], rng))
        kept = game.keep(match.state)
        turned += kept["turned"]
        chance = Fast(1)
        again = game.recall(kept, match.options, chance)
        assert cast(Regicide, again).chance is chance
        assert game.keep(again) == kept
        twin = ludus.new_match("regicide", 4, seed=seed)
        twin.recall(match.memory())
        while not match.over:
            move = match.moves(match.to_act[0])[0]
            twin.play(match.to_act[0], move)
            match.play(match.to_act[0], move)
        assert twin.record() == match.record()
    assert turned
