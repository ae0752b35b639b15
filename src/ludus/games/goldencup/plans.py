"""Opening plans, to compare them: what a manager buys in the first rounds before he plays as he thinks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.goldencup.moves import AGENT, HIRE, KIND, LEARN, LEARNT, PAYLOAD, STADIUM, TRAIN_ATTACK, TRAIN_DEFENCE
from ludus.games.goldencup.team import SHOP

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

PLANS = ("agent", "stadium", "hire", "attack", "defence", "late-agent")
EARLY = 3  # rounds that a plan rules
WANTED = {
    "agent": (AGENT,),
    "stadium": (STADIUM,),
    "hire": (HIRE,),
    "attack": (TRAIN_ATTACK, LEARN),
    "defence": (TRAIN_DEFENCE, LEARN),
}


def planned(s: GoldenCup, seat: int, plan: str) -> int:
    """What the plan buys now; -1 where it leaves the choice free."""
    if s.teams[seat].stage != SHOP or s.round > EARLY:
        return -1
    moves = s.legal(seat)
    values = s.appraise(seat)
    fitting = [place for place, move in enumerate(moves) if fits(plan, move)]
    return max(((values[place], moves[place]) for place in fitting), default=(0.0, -1))[1]


def fits(plan: str, move: int) -> bool:
    kind = move & KIND
    if plan == "late-agent":
        return kind != AGENT
    if kind == LEARN:
        return kind in WANTED[plan] and move >> PAYLOAD == LEARNT[plan == "defence"]
    return kind in WANTED[plan]
