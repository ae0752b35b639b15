"""Opening plans, to compare them: what a manager buys in the first rounds before he plays as he thinks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.goldencup.moves import AGENT, HIRE, KIND, LEARN, LEARNT, PAYLOAD, STADIUM, TRAIN_ATTACK, TRAIN_DEFENCE
from ludus.games.goldencup.team import SHOP

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

EARLY = 3  # rounds that a plan rules
WANTED = {
    "agent": (AGENT,),
    "stadium": (STADIUM,),
    "hire": (HIRE,),
    "attack": (TRAIN_ATTACK, LEARN),
    "defence": (TRAIN_DEFENCE, LEARN),
    "income": (STADIUM, HIRE),  # champions who bring coins, and the stadium
}
MIXED = {"agent-hire": (AGENT, HIRE), "stadium-agent": (STADIUM, AGENT)}  # once the first, then the second
PLANS = (*WANTED, *MIXED, "late-agent")


def planned(s: GoldenCup, seat: int, plan: str) -> int:
    """What the plan buys now; -1 where it leaves the choice free."""
    if s.teams[seat].stage != SHOP or s.round > EARLY:
        return -1
    moves = s.legal(seat)
    values = s.appraise(seat)
    fitting = [place for place, move in enumerate(moves) if fits(s, seat, plan, move)]
    return max(((values[place], moves[place]) for place in fitting), default=(0.0, -1))[1]


def fits(s: GoldenCup, seat: int, plan: str, move: int) -> bool:
    kind, named, t = move & KIND, move >> PAYLOAD, s.teams[seat]
    if plan == "late-agent":
        return kind != AGENT
    if plan in MIXED:
        first, second = MIXED[plan]
        done = t.agent if first == AGENT else t.stadium
        return kind == (second if done else first)
    if kind == LEARN:
        return kind in WANTED[plan] and named == LEARNT[plan == "defence"]
    if kind == HIRE and plan == "income":
        return brings_coins(s, named)
    return kind in WANTED[plan]


def brings_coins(s: GoldenCup, card: int) -> bool:
    deck = s.table.deck
    return bool(deck.coins[card] > 0 or deck.counted_coins[card])
