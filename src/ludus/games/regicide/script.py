"""The lines that the record adds after a move (specification 7.4)."""

from __future__ import annotations

from ludus.games.regicide import cards, events, moves
from ludus.games.regicide.render import GRADES
from ludus.kernel.meta import SEATS


def annotate(raws: list[list[int]]) -> list[str]:
    """The engine lines of the record (specification 7.4)."""
    lines: list[str] = []
    drawn: dict[int, int] = {}
    for raw in [*raws, [-1]]:
        kind, facts = raw[0], raw[1:]
        if kind == events.DREW:
            drawn[facts[0]] = drawn.get(facts[0], 0) + 1
            continue
        if drawn:
            lines.append("* draw " + " ".join(f"{SEATS[p]}{n}" for p, n in drawn.items()))
            drawn = {}
        if kind == events.HEALED:
            lines.append(f"* heal {facts[0]}")
        elif kind == events.HIT:
            damage, enemy, shield, net = facts
            lines.append(f"* hit {damage}/{2 * cards.VALUE[enemy]} {cards.card_name(enemy)} shield {shield} net {net}")
        elif kind == events.DEFEATED:
            damage, enemy, exact = facts
            manner = "exact" if exact else "over"
            lines.append(f"* hit {damage}/{2 * cards.VALUE[enemy]} {cards.card_name(enemy)} {manner}")
        elif kind == events.REVEALED:
            lines.append(f"* reveal {cards.card_name(facts[0])}")
        elif kind == events.ENDED:
            lines.append(end_line(facts))
    return lines


def end_line(facts: list[int]) -> str:
    step, seat, net, flips = facts
    if step == moves.WON:
        return "* end win" + (f" {GRADES[flips]}" if flips >= 0 else "")
    why = {moves.CANNOT_PAY: f"cannot pay {net}", moves.CANNOT_ACT: "cannot act", moves.RESIGNED: "resigned"}[step]
    return f"* end loss {SEATS[seat]} {why}"
