"""What one seat may see (specification 8), as data; `render.py` fills it in. A card is school and strength: `B7`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from ludus.kernel.views import GameView, owner, public

School = Literal["B", "N", "G", "P", "Y"]
Player = int | Literal["W"]
SCHOOLS: tuple[School, ...] = get_args(School)
Decided = Literal["target", "zero", "fewest", "shared", "extra", "resigned"]


class Played(Struct, frozen=True):
    """A card in the arena."""

    seat: Annotated[Player, public("Who played it; W is a wandering gladiator of the solo game.")]
    card: Annotated[str, public("The card.")]
    challenge: Annotated[bool, public("Was it a challenge?")]


class Previous(Struct, frozen=True):
    """The bout completed last."""

    winner: Annotated[Player, public("Who won it.")]
    cards: Annotated[list[Played], public("Its cards, in the order in which they were played.")]


class SeatView(Struct, frozen=True):
    """One player."""

    seat: Annotated[int, public("The seat, from 0.")]
    cards: Annotated[int, public("How many cards the player holds.")]
    bouts: Annotated[int, public("The bouts that the player has won in this round.")]
    side: Annotated[int, public("The number of the player's side.")]
    resigned: Annotated[bool, public("Has the player resigned?")]
    hand: Annotated[list[str] | UnsetType, owner("The cards in hand.")] = UNSET


class Side(Struct, frozen=True):
    """A player, a team, or the wanderers (the second side of a solo game)."""

    seats: Annotated[list[int], public("The seats of this side; none for the wanderers.")]
    keeper: Annotated[int | None, public("The seat that keeps the side's pile.")]
    wins: Annotated[int, public("The rounds that the side has won.")]
    target: Annotated[int, public("The rounds that it needs to win the game.")]
    captured: Annotated[int, public("How many cards lie in its pile.")]
    running: Annotated[
        int | UnsetType, public("The favour in its pile as things stand; only at tables that show it.")
    ] = UNSET


class Scored(Struct, frozen=True):
    """The result of one round."""

    strongest: Annotated[School, public("The strongest school at its end.")]
    winners: Annotated[list[int], public("The sides that won it.")]
    totals: Annotated[list[int], public("The favour of each side.")]


class View(GameView, frozen=True):
    """A game of Gorus Maximus as one observer may see it."""

    players: Annotated[int, public("How many players there are.")]
    round: Annotated[int, public("The number of the round.")]
    bout: Annotated[int, public("The number of the bout in this round.")]
    bouts: Annotated[int, public("How many bouts a round has.")]
    dealer: Annotated[int | None, public("The seat that dealt this round; null in a solo game.")]
    turn: Annotated[int | None, public("The seat whose turn it is; null after the end.")]
    opener: Annotated[Player, public("Who opened this bout.")]
    strongest: Annotated[School | None, public("The strongest school now.")]
    strongest_before: Annotated[
        School | None, public("The strongest school before the first card of this bout; null in the first bout.")
    ]
    starting: Annotated[School | None, public("The school of the first card of this bout.")]
    match: Annotated[int | None, public("The strength that would be a challenge.")]
    arena: Annotated[list[Played], public("The cards of this bout, in the order in which they were played.")]
    winning: Annotated[int | None, public("The place in the arena of the card that wins as things stand.")]
    previous: Annotated[Previous | None, public("The bout completed last, which everyone may look at.")]
    seats: Annotated[list[SeatView], public("The players, by seat.")]
    sides: Annotated[list[Side], public("The sides: players or teams.")]
    deck: Annotated[int, public("How many cards the draw deck has.")]
    schools: Annotated[str, public("The letters of the schools in this game.")]
    favour: Annotated[dict[str, int], public("The favour of every card of this game.")]
    rounds: Annotated[list[Scored], public("The rounds that have been scored.")]
    extra: Annotated[list[int], public("The sides that compete in an extra round.")]
    decided: Annotated[Decided | None, public("How the game was decided; null while it runs.")]
    winners: Annotated[list[int], public("The seats that have won.")]
    eight: Annotated[bool | UnsetType, public("Is an 8 in the player's pile? Solo games only.")] = UNSET
    wanderers: Annotated[list[str] | UnsetType, public("The cards in the wanderers' pile; solo games only.")] = UNSET
    wanderer_bouts: Annotated[int | UnsetType, public("The bouts that the wanderers won; solo games only.")] = UNSET
    pile: Annotated[
        list[str] | UnsetType, public("The cards in the player's pile; solo games with an open pile only.")
    ] = UNSET
