"""What may be said at the table (RG-230 to RG-234, RG-R10, specification 11.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.regicide import moves
from ludus.games.regicide.rules import attack

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide

PUBLIC_FACTS = ("hand", "tavern", "lazaret", "attack", "think", "bravo")
AFTER_JESTER = ("+", "-", "0")


def signals(s: Regicide, talk: str) -> list[str]:
    """The signals that a seat may give now."""
    if s.step >= moves.WON:
        return []
    allowed = [] if talk == "silent" else list(PUBLIC_FACTS)
    if s.step == moves.NAMING:
        allowed += AFTER_JESTER  # RG-233
    return [f"s {word}" for word in allowed]


def may_say(s: Regicide, text: str, talk: str, said: int) -> str:
    """'' if this may be said, else the rule against it."""
    if s.step >= moves.WON or talk == "free":
        return ""
    if not text.startswith("s "):
        return "RG-230"
    if text not in signals(s, talk):
        return "RG-233" if text[2:] in AFTER_JESTER else "RG-232"
    return "RG-234" if said else ""


def facts(s: Regicide, seat: int, text: str) -> dict[str, int]:
    """The count that a signal states."""
    counts = {
        "s hand": len(s.hands[seat]),
        "s tavern": len(s.tavern),
        "s lazaret": len(s.lazaret),
        "s attack": attack(s) if s.castle else 0,
    }
    return {"count": counts[text]} if text in counts else {}
