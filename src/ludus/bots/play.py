"""Bots at a match."""

from __future__ import annotations

from collections.abc import Iterable

from ludus.bots.bot import Bot, Turn
from ludus.bots.levels import check_bots, make_bot
from ludus.bots.quick import WORLDS
from ludus.games import find
from ludus.kernel.decision import Outcome
from ludus.kernel.rng import Rng
from ludus.kernel.seeds import AnySeed, Seed, clean_seed, seed_number
from ludus.kernel.state import State
from ludus.kernel.text import words
from ludus.match import Match, new_match


def bot_seed(seed: Seed, seat: int) -> int:
    """The seed of the bot at a seat, apart from the deal's."""
    return int(Rng(seed_number(seed), 1000 + seat).seed())


def bot_world(match: Match, seat: int, seed: Seed) -> State:
    """The world that a bot at this seat decides from now, as its seed deals it."""
    return match.world(seat, Rng(seed_number(seed), WORLDS + seat, len(match.steps)))


def bot_turn(match: Match, seat: int, seed: Seed) -> Turn:
    """What a bot at this seat gets to see now: a world of its own."""
    return Turn(match.game, bot_world(match, seat, seed), seat, len(match.steps), match.events(seat))


def let_bot_move(match: Match, seat: int, bot: Bot, seed: Seed) -> str:
    """Ask a bot and make its move."""
    move = bot.choose(bot_turn(match, seat, seed))
    match.faults += bot.faults()
    match.play_move(seat, move)
    return match.steps[-1].move


def play_on(match: Match, bots: list[Bot], seed: Seed) -> Match:
    """Let bots finish a match; after `Meta.longest` decisions it is cut off, which is a fault."""
    while not match.over:
        if len(match.steps) >= match.game.meta.longest:
            match.faults.append(cut_off(len(match.steps)))
            return match
        seat = match.to_act[0]
        let_bot_move(match, seat, bots[seat], seed)
    if match.outcome is not None:
        tell_result(bots, match.outcome)
    return match


def cut_off(decisions: int) -> str:
    """What is wrong with a game that players did not bring to its end."""
    return words().say("en", "fault-cut-off", decisions=decisions)


def tell_result(bots: Iterable[Bot], result: Outcome) -> None:
    """Notify bots how their game ended."""
    summary = {"winners": list(result.winners), "scores": list(result.scores), "detail": result.detail}
    for bot in bots:
        bot.over(summary)


def play_out(
    game: str, bots: list[str], seed: AnySeed = 0, options: dict[str, str] | None = None, players: int | None = None
) -> Match:
    """A match between bots, one per seat, to its end.

    >>> import ludus
    >>> ludus.play_out("regicide", bots=["greedy", "random"], seed=1).over
    True
    """
    found = find(game)
    seed = clean_seed(seed)  # once: a generator gives another number every time
    match = new_match(game, players or len(bots), seed, options)
    names = check_bots(found, bots, match.players)
    seats = [make_bot(found, name, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    try:
        return play_on(match, seats, seed)
    finally:
        for bot in seats:
            bot.close()
