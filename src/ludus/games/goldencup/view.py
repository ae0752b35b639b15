"""What one observer may see, as data; `render.py` fills it in. Champions go by their number, tokens by notation: `a2`.

While managers shop at the same time, others see a team as it was when that part began: such fields are for everyone
`later`, when the part ends.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Struct

from ludus.games.goldencup import events, moves
from ludus.kernel.views import GameView, later, owner, public

Phase = Literal["shopping", "matches", "final", "penalties", "over"]
Stage = Literal[
    "free",
    "fan",
    "prepare",
    "shop",
    "sack",
    "upgrade-attack",
    "upgrade-defence",
    "return-attack",
    "return-defence",
    "order",
    "line",
]
Ending = Literal["final", "penalties", "lead", "resigned"]
Level = Literal["bronze", "silver", "gold"]
Kind = Literal["I", "T", "P", "E"]
Pair = tuple[int, int]

LEVELS: tuple[Level, ...] = get_args(Level)
KINDS: tuple[Kind, ...] = get_args(Kind)
PHASES: dict[int, Phase] = {
    moves.PART: "shopping",
    moves.MATCHES: "matches",
    moves.FINAL: "final",
    moves.SHOOT_OUT: "penalties",
    moves.OVER: "over",
}
STAGES: dict[int, Stage] = {
    moves.FREE: "free",
    moves.KEEP_FAN: "fan",
    moves.PREPARE: "prepare",
    moves.SHOP: "shop",
    moves.SACKING: "sack",
    moves.UPGRADING: "upgrade-attack",
    moves.UPGRADING_DEFENCE: "upgrade-defence",
    moves.RETURNING: "return-attack",
    moves.RETURNING_DEFENCE: "return-defence",
    moves.ORDERING: "order",
    moves.LINING: "line",
}
ENDINGS: dict[int, Ending] = {
    events.BY_FINAL: "final",
    events.BY_PENALTIES: "penalties",
    events.BY_LEAD: "lead",
    events.BY_RESIGNING: "resigned",
}


class Card(Struct, frozen=True):
    """A champion's card."""

    name: Annotated[dict[str, str], public("Its name, by language.")]
    level: Annotated[Level, public("Its level.")]
    traits: Annotated[str, public("The letters of its trait symbols.")]
    effect: Annotated[str, public("Its abilities, as card files write them.")]
    text: Annotated[dict[str, str], public("Its abilities in words, by language.")]


class Fan(Struct, frozen=True):
    """A fan card."""

    name: Annotated[dict[str, str], public("Its name, by language.")]
    tiers: Annotated[list[Pair], public("How many are needed, and the glory that they give.")]
    text: Annotated[dict[str, str], public("What it counts in words, by language.")]


class Score(Struct, frozen=True):
    """The final score of a seat."""

    glory: Annotated[int, public("Glory won in the game.")]
    track: Annotated[int, public("Glory of the income track.")]
    end: Annotated[int, public("Glory of abilities that count at the end.")]
    fan: Annotated[int, public("Glory of the fan card.")]
    total: Annotated[int, public("All glory together.")]


class Sponsors(Struct, frozen=True):
    """The sponsors of a team."""

    plus: Annotated[int, public("Sponsors that add to the income.")]
    minus: Annotated[int, public("Sponsors that take from it.")]


class Record(Struct, frozen=True):
    """The matches of a team so far."""

    won: Annotated[int, public("Matches won.")]
    drawn: Annotated[int, public("Matches drawn.")]
    lost: Annotated[int, public("Matches lost.")]
    scored: Annotated[int, public("Goals scored.")]
    conceded: Annotated[int, public("Goals conceded.")]


class Costs(Struct, frozen=True):
    """What each action costs."""

    search: Annotated[int, public("To search for champions.")]
    hire: Annotated[int, public("To hire a champion.")]
    agent: Annotated[int, public("To improve the agent.")]
    train: Annotated[int, public("To train a token.")]
    learn: Annotated[int, public("To take a new token.")]
    stadium: Annotated[int, public("To improve the stadium.")]


class SeatView(Struct, frozen=True):
    """One manager and the team."""

    seat: Annotated[int, public("The seat, from 0.")]
    token: Annotated[int, public("The number of the team in the schedule.")]
    glory: Annotated[int, later("Glory so far.")]
    coins: Annotated[int, later("Coins; while others shop, those of their income.")]
    income: Annotated[int, later("The income of a round.")]
    sponsors: Annotated[Sponsors, later("The sponsors of the team.")]
    stadium: Annotated[int, later("The level of the stadium.")]
    agent: Annotated[int, later("The level of the agent.")]
    board: Annotated[dict[str, int], later("Tokens on the board, how many of each.")]
    supply: Annotated[dict[str, int], later("Tokens in the supply, how many of each.")]
    hired: Annotated[list[int], later("The hired champions.")]
    dice: Annotated[dict[str, int], later("The dice of each hired champion; 0 scores without rolling.")]
    hand: Annotated[list[int], later("How many champions of each level are in hand.")]
    fan: Annotated[int | None, later("The fan card; others see it when the game is scored.")]
    symbols: Annotated[list[int], later("How many symbols of each trait the hired champions show.")]
    kinds: Annotated[list[Kind], later("The kinds of abilities that the hired champions have.")]
    line: Annotated[
        list[int | None] | None,
        later(
            "Who stands in the slots 1, 2, 3, 4+; null in a slot is the starting champion. Others see it when both are."
        ),
    ]
    record: Annotated[Record, public("The matches so far.")]
    score: Annotated[Score | None, public("The final score, once there is one.")]
    bought: Annotated[list[str], later("The moves of the last part of shopping that you may see.")]
    resigned: Annotated[bool, public("Has the manager resigned? A bot plays on.")]


class Waiting(Struct, frozen=True):
    """An ability that waits for its turn."""

    card: Annotated[int, public("The champion.")]
    ability: Annotated[int, public("Which of its abilities, from 1.")]


class Own(Struct, frozen=True):
    """What only the owner sees."""

    stage: Annotated[Stage, public("What you are asked in this part.")]
    hand: Annotated[list[int], public("The champions in your hand.")]
    fans: Annotated[list[int], public("The fan cards that you may choose from.")]
    pile: Annotated[list[int], public("Champions that you have thrown away in this part.")]
    todo: Annotated[list[Waiting], public("Your abilities that wait for their turn.")]
    fan_glory: Annotated[int | None, public("What your fan card gives as things stand.")]
    end_glory: Annotated[int, public("What your abilities give at the end, as things stand.")]
    track_glory: Annotated[int, public("What your income gives at the end, as things stand.")]


class Automa(Struct, frozen=True):
    """The team that the rules play."""

    team: Annotated[int, public("Its number among the teams.")]
    token: Annotated[int, public("The number of the team in the schedule.")]
    board: Annotated[dict[str, int], public("Its tokens, how many of each.")]
    coming: Annotated[dict[str, list[str]], public("The tokens that it will get, by round.")]
    glory: Annotated[int | None, public("Its glory; in the solo game.")]
    agent: Annotated[int | None, public("The level of its agent; in the solo game.")]


class MatchResult(Struct, frozen=True):
    """A match that was played."""

    round: Annotated[int, public("The round.")]
    field: Annotated[int, public("The field, from 1.")]
    teams: Annotated[Pair, public("The two teams.")]
    goals: Annotated[Pair, public("The goals of each.")]


class View(GameView, frozen=True):
    """A game of Golden Cup as one observer may see it."""

    round: Annotated[int, public("The number of the round.")]
    phase: Annotated[Phase, public("The part of the game.")]
    seats: Annotated[list[SeatView], public("The managers, by seat.")]
    automa: Annotated[Automa | None, public("The team that the rules play, if there is one.")]
    cards: Annotated[dict[str, Card], owner("The champions that you can see, by number.")]
    fans: Annotated[dict[str, Fan], owner("The fan cards that you can see, by two digits.")]
    decks: Annotated[list[int], public("How many cards the deck of each level has.")]
    discards: Annotated[list[list[int]], public("The discard pile of each level.")]
    costs: Annotated[Costs, public("What each action costs in this round.")]
    faces: Annotated[list[list[int]], public("The faces of a die that score, by slot.")]
    end_cell: Annotated[int, public("The cell where a match of this round ends.")]
    breaks: Annotated[int, public("Break tokens in every bag.")]
    track: Annotated[list[int], public("Glory of the income track, by income.")]
    win_glory: Annotated[list[int], public("Glory of a win by the agent's level, besides the difference of goals.")]
    pairings: Annotated[list[list[Pair]], public("The two teams of every match, by round and field.")]
    results: Annotated[list[MatchResult], public("All matches so far, by round and field.")]
    finalists: Annotated[Pair | None, public("The two teams of the final.")]
    winner: Annotated[int | None, public("The team that has won.")]
    by: Annotated[Ending | None, public("How the game was decided.")]
    own: Annotated[Own | None, owner("What only you see; null for a spectator.")]
