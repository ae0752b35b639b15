"""Opening plans, to compare them: what a manager buys in the first rounds before he plays as he thinks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.goldencup import moves

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

EARLY = 3  # rounds that a plan rules
WANTED = {
    "agent": (moves.AGENT,),
    "stadium": (moves.STADIUM,),
    "hire": (moves.HIRE,),
    "attack": (moves.TRAIN_ATTACK, moves.LEARN),
    "defence": (moves.TRAIN_DEFENCE, moves.LEARN),
    "income": (moves.STADIUM, moves.HIRE),  # champions who bring coins, and the stadium
}
MIXED = {
    "agent-hire": (moves.AGENT, moves.HIRE),
    "stadium-agent": (moves.STADIUM, moves.AGENT),
}  # once the first, then the second
PLANS = (*WANTED, *MIXED, "late-agent")


def planned(s: GoldenCup, seat: int, plan: str) -> int:
    """What the plan buys now; -1 where it leaves the choice free."""
    if s.teams[seat].stage != moves.SHOP or s.round > EARLY:
        return -1
    candidates = s.legal(seat)
    values = s.appraise(seat)
    fitting = [place for place, move in enumerate(candidates) if fits(s, seat, plan, move)]
    return max(((values[place], candidates[place]) for place in fitting), default=(0.0, -1))[1]


def fits(s: GoldenCup, seat: int, plan: str, move: int) -> bool:
    kind, named, t = moves.kind_of(move), moves.named_in(move), s.teams[seat]
    if plan == "late-agent":
        return kind != moves.AGENT
    if plan in MIXED:
        first, second = MIXED[plan]
        done = t.agent if first == moves.AGENT else t.stadium
        return kind == (second if done else first)
    if kind == moves.LEARN:
        return kind in WANTED[plan] and named == moves.LEARNT[plan == "defence"]
    if kind == moves.HIRE and plan == "income":
        return brings_coins(s, named)
    return kind in WANTED[plan]


def brings_coins(s: GoldenCup, card: int) -> bool:
    deck = s.table.deck
    return bool(deck.coins[card] > 0 or deck.counted_coins[card])
