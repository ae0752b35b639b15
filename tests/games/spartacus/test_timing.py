"""What silence counts as at a table, and where bots wait for people (SP-760, SP-763, SP-345)."""

from __future__ import annotations

import random

import ludus
from tests.games.spartacus.table import GAME, auction, house, play, stage

NEUTRAL = {
    **dict.fromkeys(
        ("scheme", "reaction", "checkpoint", "wagered", "death", "healer", "bodyguard", "informant"), "pass"
    ),
    **dict.fromkeys(("regain", "net", "reinit", "force", "axe", "shield"), "pass"),
    "reroll": "rr -",
    "support": "no",
    "bid": "bid 0",
    "wager": "bet",
    "trade": "ready",
}


def test_silence_is_a_move_that_is_legal_and_does_nothing_special() -> None:
    chance = random.Random(3)
    seen = set()
    for seed in range(3):
        m = ludus.new_match("spartacus", 3 + seed % 2, seed, {"length": "quick", "turn_limit": "3"})
        while not m.over:
            for seat in m.to_act:
                move = GAME.neutral(m.state, seat)
                assert (move is None) == (stage(m) not in NEUTRAL), stage(m)
                if move is not None:
                    assert move in m.state.legal(seat)
                    assert GAME.format(m.state, seat, move) == NEUTRAL[stage(m)]
                    seen.add(stage(m))
            m.play(m.to_act[0], chance.choice(m.moves(m.to_act[0])[:8]))
    assert {"checkpoint", "scheme", "bid", "wager", "trade"} <= seen


def test_other_games_leave_it_to_a_bot() -> None:
    for name in ("regicide", "gorus", "augustus", "goldencup"):
        m = ludus.new_match(name, 3, 1)
        assert m.game.neutral(m.state, m.to_act[0]) is None
        assert m.game.time_limit(m.state, []) == 0 and not m.game.people_first(m.state)


def test_bots_wait_only_while_gold_may_pass() -> None:
    m = auction(house(gold=4), house("SOL", gold=4), house("TUL"), lots="GL11 GL12 GL13")
    assert GAME.people_first(m.state)
    play(m, "A bid 2; B bid 2; C bid 0")
    assert stage(m) == "bid" and not GAME.people_first(m.state), "tied houses bid again, and no gold moves"
