"""Windows of Spartacus, in which houses are only asked whether they react (SP-720 to SP-762)."""

from __future__ import annotations

from typing import Any

from ludus.kernel.meta import SEATS

POLLS = ("scheme", "reaction", "checkpoint", "wagered", "death")
POINTS = ("window", "phase", "turn", "target")


def point(until: str, view: dict[str, Any]) -> str:
    """What stays the same until the named point comes; for a target that is everything."""
    if until == "window":
        return window(view)
    if until == "phase":
        return f"{view['turn']} {view['phase']}"
    return str(view["turn"]) if until == "turn" else ""


def window(view: dict[str, Any]) -> str:
    """One scheme with all its reactions, or one moment with all that is played there."""
    scheme = view["scheme"]
    if scheme:
        return f"{view['turn']} {scheme['seat']} {scheme['card']}"
    return f"{view['turn']} {view['phase']}" if view["stage"] in POLLS else ""


def is_target(view: dict[str, Any]) -> bool:
    """Is this seat the target of what others are about to do?"""
    seat, scheme = view["seat"], view["scheme"]
    if any(who != seat and f">{SEATS[seat]}" in plan for who, plan in view["chain"]):
        return True
    return scheme is not None and scheme["seat"] != seat and seat in targets(view)


def targets(view: dict[str, Any]) -> list[int]:
    """The houses at which the scheme is aimed; a house that is only paid or gains is none of them."""
    scheme = view["scheme"]
    aim = view["intrigue"][scheme["card"]]["aim"]
    if aim == "each":
        return [one["seat"] for one in view["seats"]]
    return [scheme["target"], *([scheme["named"]] if aim == "two" else [])]
