"""What one seat may see (specification 8), as data; `render.py` fills it in. Cards go by their printed number."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from ludus.games.augustus import moves
from ludus.kernel.views import GameView, owner, public

Phase = Literal[
    "keep",
    "place",
    "mobilise",
    "finish",
    "arrange",
    "hit",
    "give",
    "count",
    "pick",
    "draw",
    "next",
    "ability",
    "enter",
    "take",
    "close",
    "over",
]
Token = Literal["S", "H", "C", "K", "T", "D", "J"]
Type = Literal["GREEN", "PURPLE", "ORANGE", "SENATOR"]
Resource = Literal["gold", "wheat"]

TOKENS: tuple[Token, ...] = get_args(Token)
TYPES: tuple[Type, ...] = get_args(Type)
RESOURCES: tuple[Resource, ...] = get_args(Resource)

PHASES: dict[int, Phase] = {
    moves.KEEP: "keep",
    moves.PLACE: "place",
    moves.MOBILISE: "mobilise",
    moves.FINISH: "finish",
    moves.ARRANGE: "arrange",
    moves.HIT: "hit",
    moves.GIVE: "give",
    moves.COUNT: "count",
    moves.PICK: "pick",
    moves.DRAW: "draw",
    moves.NEXT: "next",
    moves.ABILITY: "ability",
    moves.ENTER: "enter",
    moves.TAKE: "take",
    moves.CLOSE: "close",
    moves.OVER: "over",
}


class Card(Struct, frozen=True):
    """A printed objective."""

    name: Annotated[dict[str, str], public("Its name, by language.")]
    type: Annotated[Type, public("Its colour, or a senator.")]
    symbols: Annotated[str, public("One letter per space, in printing order.")]
    points: Annotated[int, public("The points printed on it.")]
    resources: Annotated[list[Resource], public("The resources that it shows.")]
    effect: Annotated[str, public("Its ability, as card files write it.")]


class Objective(Struct, frozen=True):
    """An objective in progress."""

    card: Annotated[int, public("The number of the card.")]
    cover: Annotated[list[bool], public("Which of its spaces are covered by legions.")]


class Bag(Struct, frozen=True):
    """How many of each token there are."""

    S: Annotated[int, public("Double swords.")]
    H: Annotated[int, public("Shields.")]
    C: Annotated[int, public("Chariots.")]
    K: Annotated[int, public("Catapults.")]
    T: Annotated[int, public("Standards.")]
    D: Annotated[int, public("Daggers.")]
    J: Annotated[int, public("Jokers.")]


class Discard(Struct, frozen=True):
    """What has left the game."""

    hidden: Annotated[int, public("How many cards players have discarded face down.")]
    lost: Annotated[list[int], public("Objectives that players have lost.")]


class TileView(Struct, frozen=True):
    """A reward tile."""

    tile: Annotated[str, public("Its name.")]
    points: Annotated[int, public("Its points.")]
    owner: Annotated[int | None, public("The seat that has it.")]


class Completed(Struct, frozen=True):
    """A completed objective that waits."""

    seat: Annotated[int, public("The seat that completed it.")]
    card: Annotated[int, public("The number of the card.")]


class Pad(Struct, frozen=True):
    """The lines of the score pad."""

    tiles: Annotated[int, public("Points of reward tiles.")]
    printed: Annotated[int, public("Points printed on completed objectives.")]
    final: Annotated[dict[str, int], public("Points of abilities that count at the end, by card.")]
    senators: Annotated[int, public("Completed senators, which break a tie.")]
    total: Annotated[int, public("All points together.")]


class SeatView(Struct, frozen=True):
    """One player."""

    seat: Annotated[int, public("The seat, from 0.")]
    supply: Annotated[int, public("Legions in the supply.")]
    active: Annotated[list[Objective], public("Objectives in progress; none while objectives are being chosen.")]
    done: Annotated[list[int], public("Completed objectives.")]
    same: Annotated[list[str], public("Troops that count as each other, by completed objectives.")]
    gold: Annotated[int, public("Gold on completed objectives.")]
    wheat: Annotated[int, public("Wheat on completed objectives.")]
    count_tile: Annotated[int | None, public("The number on the player's tile for completed objectives.")]
    declined: Annotated[list[int], public("The numbers of such tiles that the player has declined.")]
    score: Annotated[Pad, public("The score as things stand.")]
    resigned: Annotated[bool, public("Has the player resigned?")]
    dealt: Annotated[list[int] | UnsetType, owner("Objectives that you may choose from.")] = UNSET
    discarded: Annotated[list[int] | UnsetType, owner("Objectives that you have discarded face down.")] = UNSET
    answer: Annotated[str | UnsetType | None, owner("Your answer while it is hidden from the others.")] = UNSET


class View(GameView, frozen=True):
    """A game of Augustus as one observer may see it."""

    players: Annotated[int, public("How many players there are.")]
    round: Annotated[int, public("The number of the round.")]
    phase: Annotated[Phase, public("What is being decided or resolved.")]
    token: Annotated[Token | None, public("The token drawn last.")]
    crier: Annotated[int, public("The seat that draws tokens.")]
    drawn: Annotated[list[Token], public("Tokens on the table since the bag was filled, the newest last.")]
    bag: Annotated[Bag, public("How many of each token are in the bag.")]
    display: Annotated[list[int], public("The open objectives.")]
    deck: Annotated[int, public("How many cards the draw pile has.")]
    discard: Annotated[Discard, public("What has left the game.")]
    common: Annotated[int, public("Legions in the common supply.")]
    tiles: Annotated[list[TileView], public("The reward tiles.")]
    owner: Annotated[int | None, public("The seat whose completed objectives are being resolved.")]
    chain: Annotated[list[int], public("The objectives that are being resolved.")]
    ability: Annotated[int | None, public("The objective whose ability is at work.")]
    queue: Annotated[list[Completed], public("Completed objectives that wait for their resolution, in order.")]
    picks: Annotated[int, public("How many open objectives are to be taken.")]
    seats: Annotated[list[SeatView], public("The players, by seat.")]
    winners: Annotated[list[int], public("The seats that have won.")]
    cards: Annotated[dict[str, Card], owner("The cards that you can see, by number.")]
