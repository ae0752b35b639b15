"""The bout: its rounds, from the first to a stalemate."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, streams
from ludus.games.spartacus.phases.basics import highest_roll
from ludus.games.spartacus.phases.defeat import end_bout
from ludus.games.spartacus.phases.initiative import ask_net
from ludus.games.spartacus.phases.movement import start_action

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def start_bout(s: Spartacus) -> None:
    deck = s.table.deck
    b = s.bout
    for side in range(i64(2)):
        card = b.fighters[side]
        b.set_dice(side, deck.attack[card], deck.defence[card], deck.speed[card])
        b.places[side] = deck.starts[side]
    b.used = 0
    b.round = 0
    b.quiet = 0
    next_round(s)


def next_round(s: Spartacus) -> None:
    b = s.bout
    if b.quiet >= s.table.stall:
        stalemate(s)
        return
    b.round += 1
    b.struck = False
    b.turn = 0
    b.leader = cards.NONE
    b.sums = [0, 0]
    events.emit(s, events.ROUND, [b.round])
    s.passed = 0
    ask_net(s)


def stalemate(s: Spartacus) -> None:
    """SP-536."""
    b = s.bout
    if b.health(0) != b.health(1):
        b.loser = 0 if b.health(0) < b.health(1) else 1
    else:
        winner = highest_roll(s, streams.TIES, b.owners)
        b.loser = 1 if winner == b.owners[0] else 0
    b.defeat = cards.SURRENDER
    end_bout(s)


def end_action(s: Spartacus) -> None:
    b = s.bout
    if b.turn == 0:
        b.turn = 1
        start_action(s)
        return
    b.quiet = 0 if b.struck else b.quiet + 1
    next_round(s)
