"""What one seat may see."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Struct, UnsetType

from liarsdice import rules
from liarsdice.rules import LiarsDice
from ludus.kernel.pieces import pieces
from ludus.kernel.views import GameView, owner, public


class Bid(Struct, frozen=True):
    """A claim about the dice of all players."""

    seat: Annotated[int, public("Who made the bid.")]
    count: Annotated[int, public("At least so many dice …")]
    face: Annotated[int, public("… show this face."), pieces("die")]


class Player(Struct, frozen=True):
    """One player."""

    seat: Annotated[int, public("The seat, from 0.")]
    left: Annotated[int, public("How many dice are left.")]
    shown: Annotated[list[int], public("The dice shown at the last challenge."), pieces("die")]
    dice: Annotated[list[int] | UnsetType, owner("The dice under the cup."), pieces("die", count="left")] = UNSET


class View(GameView, frozen=True):
    """A game of Liar's Dice as one observer may see it."""

    players: Annotated[int, public("How many players there are.")]
    round: Annotated[int, public("The number of the round.")]
    in_play: Annotated[int, public("How many dice are in play.")]
    bid: Annotated[Bid | None, public("The bid to beat or to challenge.")]
    seats: Annotated[list[Player], public("The players, by seat.")]


def render(s: LiarsDice, seat: int | None) -> View:
    bid = Bid(s.bidder, rules.count_of(s.bid), rules.face_of(s.bid)) if s.bid != rules.NO_BID else None
    seats = [
        Player(other, len(dice), s.shown[other], dice if other == seat else UNSET) for other, dice in enumerate(s.dice)
    ]
    return View("liarsdice", seat, s.players, s.round, s.in_play(), bid, seats)
