"""What one seat may see (specification 8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludus.games.gorus import cards, events
from ludus.games.gorus.notation import CARD_NAMES, names
from ludus.games.gorus.rules import best_place, has_eight, seat_at, total
from ludus.kernel.bits import members

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

DECIDED = {
    events.BY_TARGET: "target",
    events.BY_ZERO: "zero",
    events.BY_FEWEST: "fewest",
    events.SHARED: "shared",
    events.BY_EXTRA: "extra",
    events.GIVEN_UP: "resigned",
}


def school(number: int) -> str | None:
    return cards.SCHOOLS[number] if number >= 0 else None


def seat_or_wanderer(seat: int) -> int | str:
    return "W" if seat == cards.WANDERER else seat


def view(s: Gorus, seat: int | None) -> dict[str, Any]:
    table = s.table
    return {
        "game": "gorus",
        "seat": seat,
        "players": s.players,
        "round": s.round,
        "bout": s.bout,
        "bouts": cards.BOUTS[s.players],
        "dealer": s.dealer if s.players > 1 else None,
        "turn": s.turn if s.decided == events.RUNNING else None,
        "opener": "W" if s.players == 1 else s.opener,
        "strongest": school(s.strongest),
        "strongest_before": school(s.strongest_before),
        "starting": school(cards.school(s.arena[0])) if s.arena else None,
        "match": cards.strength(s.arena[-1]) if s.arena else None,
        "arena": arena_view(s),
        "winning": best_place(s) if s.arena else None,
        "previous": previous_view(s),
        "seats": [seat_view(s, p, p == seat) for p in range(s.players)],
        "sides": [side_view(s, side) for side in range(table.sides)],
        "deck": len(s.deck),
        "schools": "".join(cards.SCHOOLS[number] for number in table.schools),
        "favour": {CARD_NAMES[card]: table.favour[card] for card in table.deck},
        "rounds": rounds_view(s),
        "extra": members(s.extra),
        "decided": DECIDED.get(s.decided),
        "winners": members(s.winners),
        **(solo_view(s) if s.players == 1 else {}),
    }


def arena_view(s: Gorus) -> list[dict[str, Any]]:
    return [
        {
            "seat": seat_or_wanderer(seat_at(s, place)),
            "card": CARD_NAMES[card],
            "challenge": is_challenge(s, s.arena, place),
        }
        for place, card in enumerate(s.arena)
    ]


def is_challenge(s: Gorus, arena: list[int], place: int) -> bool:
    """Was the card at this place of a bout a challenge?"""
    if place == 0 or cards.strength(arena[place]) != cards.strength(arena[place - 1]):
        return False
    return s.players > 1 or place == 1 or s.table.wanderers_challenge


def previous_view(s: Gorus) -> dict[str, Any] | None:
    """The bout completed last (GM-320)."""
    if not s.previous:
        return None
    count = len(s.previous)
    seats = [0 if place == 1 else cards.WANDERER for place in range(count)]
    if s.players > 1:
        seats = [(s.previous_opener + place) % s.players for place in range(count)]
    return {
        "winner": seat_or_wanderer(s.previous_winner),
        "cards": [
            {"seat": seat_or_wanderer(seat), "card": CARD_NAMES[card], "challenge": is_challenge(s, s.previous, place)}
            for place, (seat, card) in enumerate(zip(seats, s.previous, strict=True))
        ],
    }


def seat_view(s: Gorus, seat: int, own: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": seat,
        "cards": len(s.hands[seat]),
        "bouts": s.bouts_won[seat],
        "side": s.table.side_of[seat],
        "resigned": bool(s.resigned >> seat & 1),
    }
    if own:
        shown["hand"] = names(s.hands[seat])
    return shown


def side_view(s: Gorus, side: int) -> dict[str, Any]:
    """A player, a team, or the wanderers."""
    seats = [seat for seat in range(s.players) if s.table.side_of[seat] == side]
    shown: dict[str, Any] = {
        "seats": seats,
        "keeper": seats[0] if seats else None,  # Q21
        "wins": s.wins[side],
        "target": s.table.targets[side],
        "captured": len(s.piles[side]),
    }
    if s.table.running_totals:
        shown["running"] = total(s, side)
    return shown


def solo_view(s: Gorus) -> dict[str, Any]:
    shown: dict[str, Any] = {"eight": has_eight(s), "wanderers": names(s.piles[1]), "wanderer_bouts": s.bouts_won[1]}
    if s.table.open_pile:
        shown["pile"] = names(s.piles[0])
    return shown


def rounds_view(s: Gorus) -> list[dict[str, Any]]:
    """The result of every round that has been scored."""
    width = 2 + s.table.sides
    rows = [s.totals[start : start + width] for start in range(0, len(s.totals), width)]
    return [{"strongest": school(row[0]), "winners": members(row[1]), "totals": row[2:]} for row in rows]


def withheld(raws: Sequence[list[int]]) -> range:
    """The bouts of the running round before the last completed one: nobody may look at them (GM-321)."""
    if raws and raws[-1][0] == events.ENDED:
        return range(0)
    start = len(raws)
    bouts: list[int] = []  # where the bouts of this round end
    while start and raws[start - 1][0] not in (events.SCORED, events.ROUND):
        start -= 1
        if raws[start][0] == events.BOUT:
            bouts.append(start)
    if start and raws[start - 1][0] == events.SCORED:
        return range(0)
    return range(start, bouts[1] + 1) if len(bouts) > 1 else range(0)
