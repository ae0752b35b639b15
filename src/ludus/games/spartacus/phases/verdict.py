"""Victory and defeat: rewards, the verdict of the host, death (3.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludus.games.spartacus import cards, events, moves
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.phases.basics import discard, gain
from ludus.games.spartacus.phases.wagers import settle_bets
from ludus.games.spartacus.phases.windows import checkpoint, open_window

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def reward(s: Spartacus) -> None:
    """Influence, favour, wagers, then death or the verdict (SP-447)."""
    b = s.bout
    winner = 1 - b.loser
    owner = b.owners[winner]
    gain(s, owner, 1)
    favour(s, owner, b.fighters[winner])
    settle_bets(s)
    loser = b.owners[b.loser]
    card = b.fighters[b.loser]
    if b.defeat == cards.DECAPITATION:
        die_in_arena(s, loser, card)
        discard(s, loser, card)
        mourn(s)
        return
    if b.defeat == cards.INJURY:
        s.marks[card] |= cards.INJURED | cards.TIRED
    if s.marks[card] & cards.CHAMPION:
        spare(s)  # a champion cannot be executed (SP-454)
        return
    s.ask(moves.JUDGING, s.host)


def favour(s: Spartacus, seat: i64, card: i64) -> None:
    """The third token makes a champion (SP-441 to SP-445)."""
    if s.marks[card] & cards.CHAMPION:
        return
    if s.marks[card] & cards.FAVOURS == 2 * cards.FAVOUR:
        s.marks[card] = s.marks[card] & ~cards.FAVOURS | cards.CHAMPION
        events.emit(s, events.FAVOURED, [seat, card, 1])
        gain(s, seat, 1)
    else:
        s.marks[card] += cards.FAVOUR
        events.emit(s, events.FAVOURED, [seat, card, 0])


def spare(s: Spartacus) -> None:
    events.emit(s, events.SPARED, [s.bout.owners[s.bout.loser], s.bout.fighters[s.bout.loser]])
    close_arena(s)


def execute(s: Spartacus) -> None:
    """The host pays with influence for every favour token (SP-453)."""
    owner = s.bout.owners[s.bout.loser]
    card = s.bout.fighters[s.bout.loser]
    gain(s, s.host, -cards.favours(s.marks[card]))
    die_in_arena(s, owner, card)
    discard(s, owner, card)
    mourn(s)


def die_in_arena(s: Spartacus, owner: i64, card: i64) -> None:
    """Remember who died, for those who want to make something of it (SP-753)."""
    events.emit(s, events.DIED, [owner, card])
    s.dead = card
    s.dead_owner = owner


def mourn(s: Spartacus) -> None:
    """Only gladiators are mourned."""
    if s.dead != cards.NONE and s.table.deck.types[s.dead] == cards.GLADIATOR:
        open_window(s, moves.ON_DEATH)
    else:
        s.after_death()


def close_arena(s: Spartacus) -> None:
    s.dead = cards.NONE
    s.dead_owner = cards.NONE
    s.bout = Bout()
    checkpoint(s, moves.AFTER_ARENA)
