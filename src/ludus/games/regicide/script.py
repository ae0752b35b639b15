"""The lines that the record adds after a move (specification 7.4)."""

from __future__ import annotations

from ludus.games.regicide.cards import VALUE, card_name
from ludus.games.regicide.events import DEFEATED, DREW, ENDED, HEALED, HIT, REVEALED
from ludus.games.regicide.moves import CANNOT_ACT, CANNOT_PAY, RESIGNED, WON
from ludus.games.regicide.view import GRADES
from ludus.kernel.meta import SEATS


def annotate(raws: list[list[int]]) -> list[str]:
    """The engine lines of the record (specification 7.4)."""
    lines: list[str] = []
    drawn: dict[int, int] = {}
    for raw in [*raws, [-1]]:
        kind, facts = raw[0], raw[1:]
        if kind == DREW:
            drawn[facts[0]] = drawn.get(facts[0], 0) + 1
            continue
        if drawn:
            lines.append("* draw " + " ".join(f"{SEATS[p]}{n}" for p, n in drawn.items()))
            drawn = {}
        if kind == HEALED:
            lines.append(f"* heal {facts[0]}")
        elif kind == HIT:
            damage, enemy, shield, net = facts
            lines.append(f"* hit {damage}/{2 * VALUE[enemy]} {card_name(enemy)} shield {shield} net {net}")
        elif kind == DEFEATED:
            damage, enemy, exact = facts
            manner = "exact" if exact else "over"
            lines.append(f"* hit {damage}/{2 * VALUE[enemy]} {card_name(enemy)} {manner}")
        elif kind == REVEALED:
            lines.append(f"* reveal {card_name(facts[0])}")
        elif kind == ENDED:
            lines.append(end_line(facts))
    return lines


def end_line(facts: list[int]) -> str:
    step, seat, net, flips = facts
    if step == WON:
        return "* end win" + (f" {GRADES[flips]}" if flips >= 0 else "")
    why = {CANNOT_PAY: f"cannot pay {net}", CANNOT_ACT: "cannot act", RESIGNED: "resigned"}[step]
    return f"* end loss {SEATS[seat]} {why}"
