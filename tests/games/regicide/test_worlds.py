"""Sampled worlds agree with everything that a seat saw, not only with what lies open now."""

from __future__ import annotations

import pytest

import ludus
from ludus.games import find
from ludus.games.regicide.rules import DREW, is_public
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng
from ludus.match import Match


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
        state = self.match.state
        for card in [*state.lazaret, *(c for hand in state.hands for c in hand)]:
            if is_public(state, card):
                self.seen[card] = self.now

    def possible(self, seat: int, card: int) -> bool:
        """May this seat hold a card? Not if all saw it elsewhere after the seat's last draw."""
        return card not in self.seen or self.drew[seat] >= self.seen[card] or is_public(self.match.state, card)


@pytest.mark.both
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_world_gives_a_seat_a_card_that_it_cannot_hold(players: int) -> None:
    """RG-244 and section 8 of the specification: packets are drawn in the order of the heals."""
    recycled = 0
    for seed in range(25):
        match = ludus.new_match("regicide", players, seed)
        memory, rng = Memory(match), Rng(seed)
        while not match.over:
            seat = match.to_act[0]
            match.play_move(seat, match.state.advise(seat, rng))
            memory.look()
            for observer in range(-1, players):
                world = match.state.sample(observer, rng)
                for holder in range(players):
                    for card in world.hands[holder]:
                        assert holder == observer or memory.possible(holder, card)
                        recycled += card in memory.seen
    assert recycled > 1000


def test_a_payer_who_can_hardly_pay_tells_nothing_else() -> None:
    """The hand may follow from the payment that is due; the order of the piles never does."""
    line = (
        "rg n=2 turn=B step=4 hands=2C/TC.TD enemy=KC table=- castle=KD.KH.KS tavern=2D.2H.2S.3C.3D.3H.3S.4C.4D.4H.4S"
        ".5C.5D.5H.5S.6C.6D.6H.6S.7C.7D.7H.7S.8C.8D.8H.8S lazaret=TS.TH.9C.9D.9H.9S yielded=- flips=0"
    )
    match = ludus.from_position("regicide", line)
    piles = {tuple(match.sample(0, seed).state.tavern) for seed in range(20)}
    assert len(piles) == 20
    assert tuple(match.state.tavern) not in piles
    assert all(sorted(match.sample(0, seed).state.hands[1]) == match.state.hands[1] for seed in range(5))


def test_a_lost_hand_could_not_pay_in_any_world() -> None:
    for seed in range(30):
        match = ludus.play_out("regicide", ["random"] * 3, seed=seed)
        assert match.outcome is not None
        twin = match.sample(None, seed=seed)
        assert twin.outcome == match.outcome


def test_a_recalled_position_is_the_very_same_and_writes_its_chance_down() -> None:
    """Also where the two Jesters have changed places, which no position tells."""
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
        assert again.chance is chance
        assert game.keep(again) == kept
        twin = ludus.new_match("regicide", 4, seed=seed)
        twin.recall(match.memory())
        while not match.over:
            move = match.moves(match.to_act[0])[0]
            twin.play(match.to_act[0], move)
            match.play(match.to_act[0], move)
        assert twin.record() == match.record()
    assert turned
