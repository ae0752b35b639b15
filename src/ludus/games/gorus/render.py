"""Fills in the view of one observer (`view.py`), and says what it hears of what happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from ludus.games.gorus import cards, events
from ludus.games.gorus.notation import CARD_NAMES, names
from ludus.games.gorus.rules import best_place, has_eight, seat_at, total
from ludus.games.gorus.view import SCHOOLS, Decided, Played, Player, Previous, School, Scored, SeatView, Side, View
from ludus.kernel.bits import members

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus

DECIDED: dict[int, Decided] = {
    events.BY_TARGET: "target",
    events.BY_ZERO: "zero",
    events.BY_FEWEST: "fewest",
    events.SHARED: "shared",
    events.BY_EXTRA: "extra",
    events.GIVEN_UP: "resigned",
}


def school(number: int) -> School | None:
    return SCHOOLS[number] if number >= 0 else None


def seat_or_wanderer(seat: int) -> Player:
    return "W" if seat == cards.WANDERER else seat


def render(s: Gorus, seat: int | None) -> View:
    table = s.table
    solo = s.players == 1
    return View(
        game="gorus",
        seat=seat,
        players=s.players,
        round=s.round,
        bout=s.bout,
        bouts=cards.BOUTS[s.players],
        dealer=s.dealer if s.players > 1 else None,
        turn=s.turn if s.decided == events.RUNNING else None,
        opener="W" if solo else s.opener,
        strongest=school(s.strongest),
        strongest_before=school(s.strongest_before),
        starting=school(cards.school(s.arena[0])) if s.arena else None,
        match=cards.strength(s.arena[-1]) if s.arena else None,
        arena=arena_view(s),
        winning=best_place(s) if s.arena else None,
        previous=previous_view(s),
        seats=[seat_view(s, p, p == seat) for p in range(s.players)],
        sides=[side_view(s, side) for side in range(table.sides)],
        deck=len(s.deck),
        schools="".join(cards.SCHOOLS[number] for number in table.schools),
        favour={CARD_NAMES[card]: table.favour[card] for card in table.deck},
        rounds=rounds_view(s),
        extra=members(s.extra),
        decided=DECIDED.get(s.decided),
        winners=members(s.winners),
        eight=has_eight(s) if solo else UNSET,
        wanderers=names(s.piles[1]) if solo else UNSET,
        wanderer_bouts=s.bouts_won[1] if solo else UNSET,
        pile=names(s.piles[0]) if solo and table.open_pile else UNSET,
    )


def arena_view(s: Gorus) -> list[Played]:
    return [
        Played(seat_or_wanderer(seat_at(s, place)), CARD_NAMES[card], is_challenge(s, s.arena, place))
        for place, card in enumerate(s.arena)
    ]


def is_challenge(s: Gorus, arena: list[int], place: int) -> bool:
    """Was the card at this place of a bout a challenge?"""
    if place == 0 or cards.strength(arena[place]) != cards.strength(arena[place - 1]):
        return False
    return s.players > 1 or place == 1 or s.table.wanderers_challenge


def previous_view(s: Gorus) -> Previous | None:
    """The bout completed last (GM-320)."""
    if not s.previous:
        return None
    count = len(s.previous)
    seats = [0 if place == 1 else cards.WANDERER for place in range(count)]
    if s.players > 1:
        seats = [(s.previous_opener + place) % s.players for place in range(count)]
    shown = [
        Played(seat_or_wanderer(seat), CARD_NAMES[card], is_challenge(s, s.previous, place))
        for place, (seat, card) in enumerate(zip(seats, s.previous, strict=True))
    ]
    return Previous(seat_or_wanderer(s.previous_winner), shown)


def seat_view(s: Gorus, seat: int, own: bool) -> SeatView:
    return SeatView(
        seat=seat,
        cards=len(s.hands[seat]),
        bouts=s.bouts_won[seat],
        side=s.table.side_of[seat],
        resigned=bool(s.resigned >> seat & 1),
        hand=names(s.hands[seat]) if own else UNSET,
    )


def side_view(s: Gorus, side: int) -> Side:
    """A player, a team, or the wanderers."""
    seats = [seat for seat in range(s.players) if s.table.side_of[seat] == side]
    return Side(
        seats=seats,
        keeper=seats[0] if seats else None,  # Q21
        wins=s.wins[side],
        target=s.table.targets[side],
        captured=len(s.piles[side]),
        running=total(s, side) if s.table.running_totals else UNSET,
    )


def rounds_view(s: Gorus) -> list[Scored]:
    """The result of every round that has been scored."""
    width = 2 + s.table.sides
    rows = [s.totals[start : start + width] for start in range(0, len(s.totals), width)]
    return [Scored(SCHOOLS[row[0]], members(row[1]), row[2:]) for row in rows]
