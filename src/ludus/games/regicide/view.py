"""What one seat may see (specification 8), as data; `render.py` fills it in. Cards are named as in notation: `7H`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Struct, UnsetType

from ludus.kernel.views import GameView, owner, public

Step = Literal["1", "4", "N", "won", "cannot-pay", "cannot-act", "resigned"]


class Enemy(Struct, frozen=True):
    """The enemy that is being fought."""

    card: Annotated[str, public("The enemy's card.")]
    health: Annotated[int, public("Its health at the beginning.")]
    health_left: Annotated[int, public("The damage that defeats it now.")]
    damage: Annotated[int, public("The damage it has taken.")]
    attack: Annotated[int, public("Its attack without any shield.")]
    shield: Annotated[int, public("What Spades take off its attack.")]
    sleeping: Annotated[
        int, public("The value of Spades that a Jester would wake: they shield once it is no longer immune.")
    ]
    net: Annotated[int, public("What the player must pay after its attack.")]
    immune: Annotated[str | None, public("The suit it is immune to (C, D, H or S); null after a Jester.")]


class Play(Struct, frozen=True):
    """Cards that were played together against this enemy."""

    cards: Annotated[list[str], public("The cards.")]
    value: Annotated[int, public("Their attack value together.")]


class Castle(Struct, frozen=True):
    """The enemies still to come; their order is secret."""

    count: Annotated[int, public("How many there are.")]
    suits: Annotated[dict[str, str], public("Suits that are still to come, by rank J, Q, K: known by elimination.")]


class Tavern(Struct, frozen=True):
    """The draw pile."""

    count: Annotated[int, public("How many cards it has.")]
    top: Annotated[list[str], public("Recruited enemies on top of it, the topmost first.")]


class Lazaret(Struct, frozen=True):
    """The discard pile."""

    count: Annotated[int, public("How many cards it has.")]
    top: Annotated[str | None, public("The card on top.")]
    cards: Annotated[
        list[str] | UnsetType, public("All of its cards, the topmost first; only at tables where the pile is open.")
    ] = UNSET


class SeatView(Struct, frozen=True):
    """One player."""

    seat: Annotated[int, public("The seat, from 0.")]
    cards: Annotated[int, public("How many cards the player holds.")]
    yielded: Annotated[bool, public("Was this player's last turn a yield?")]
    known: Annotated[list[str], public("Cards in hand that everyone has seen: recruited enemies.")]
    hand: Annotated[list[str] | UnsetType, owner("The cards in hand.")] = UNSET


class View(GameView, frozen=True):
    """A game of Regicide as one observer may see it."""

    players: Annotated[int, public("How many players there are.")]
    turn: Annotated[int, public("The seat whose turn it is.")]
    step: Annotated[
        Step,
        public("What happens now: 1 play, 4 pay, N name the next player; or how the game ended."),
    ]
    enemy: Annotated[Enemy | None, public("The enemy being fought; null after the last one.")]
    table: Annotated[list[Play], public("What was played against this enemy, in order.")]
    castle: Annotated[Castle, public("The enemies still to come.")]
    tavern: Annotated[Tavern, public("The draw pile.")]
    lazaret: Annotated[Lazaret, public("The discard pile.")]
    seats: Annotated[list[SeatView], public("The players, by seat.")]
    hand_limit: Annotated[int, public("The most cards that a hand may hold.")]
    flips: Annotated[int, public("Jesters that a solo player may still flip.")]
    turns: Annotated[int, public("The number of turns so far.")]
    line: Annotated[str, owner("The position line, with ? for every card that you do not know.")]
