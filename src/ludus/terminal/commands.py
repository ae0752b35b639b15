"""The commands of the terminal client: play, learn, join, rules, replay, verify, games, schema."""

from __future__ import annotations

import os
import re
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ludus.games import broken, find, names
from ludus.kernel.decks import add_deck_argument
from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.schema import schema_text
from ludus.kernel.text import LANGUAGES, words
from ludus.terminal.full.start import join, play_full
from ludus.terminal.learn import learn
from ludus.terminal.line_mode import INTERRUPTED
from ludus.terminal.replay import replay
from ludus.terminal.rules import show_rules
from ludus.terminal.screen import Screen, printable
from ludus.terminal.start import play
from ludus.terminal.verify import verify

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Command = Callable[[Namespace, str], int]
BAD_INPUT = 2
FAILED = 1

PLAY_EXAMPLES = """\
examples:
  ludus play                                      Regicide with one bot
  ludus play regicide --players 1                 alone
  ludus play gorus --players 4 --bots expert      Gorus Maximus with three strong bots
  ludus play gorus --players 4 --option mode=teams   in teams
  ludus play gorus --deck my-cards.csv            with a deck file of your own (several --deck: several files)
  ludus play --seat A=Anna --seat B=Boris         two people at one keyboard
  ludus play --players 3 --bots B=hard,C=easy     a level for each seat
  ludus play --option lazaret=open --seed 7       a table option; a deal that can be repeated
  ludus play --sealed                             a deal that can be verified afterwards
  ludus play --resume game.ludus                  continue a saved game
  ludus play --full                               on the full screen
"""
JOIN_EXAMPLES = """\
examples:
  ludus join http://host:8000/#/t/TABLE           sit down at a table of a server
  ludus join http://host:8000/#/t/TABLE/k/KEY     take a seat by its link
  ludus join http://host:8000/#/t/TABLE --watch   watch
"""
LEARN_EXAMPLES = """\
examples:
  ludus learn                     the lessons
  ludus learn regicide            a guided game of about five minutes
  ludus learn regicide --lang ru  the same in Russian
"""
RULES_EXAMPLES = """\
examples:
  ludus rules                     the games
  ludus rules regicide            how to play
  ludus rules regicide --lang ru  the same in Russian
  ludus rules RG-143              one rule
"""
REPLAY_EXAMPLES = """\
examples:
  ludus replay game.ludus             step by step: Enter, b, a number, n and p for rounds, q
  ludus replay http://host:8000/#/t/TABLE   a finished game of a server
  ludus replay game.ludus --seat A    as seat A saw it
  ludus replay game.ludus --auto 2    a decision every two seconds
  ludus replay game.ludus --to 12     go to decision 12
  ludus replay game.ludus | less      all of it
"""
VERIFY_EXAMPLES = """\
exit code: 0 if everything is proven right, 1 if not
examples:
  ludus verify game.ludus
"""


def add_commands(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the commands of the terminal client to the parser of `ludus`."""
    parser = add(commands, "play", "play a game in the terminal", PLAY_EXAMPLES, run_play)
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (default: regicide)")
    parser.add_argument("--players", metavar="N", help="number of seats (default: 2)")
    parser.add_argument("--seat", action="append", default=[], metavar="A=NAME", help="a person in a seat")
    parser.add_argument(
        "--bots",
        action="append",
        default=[],
        metavar="LEVELS",
        help="bots: one level for all (novice, easy, normal, hard, expert, search:1000, program:COMMAND), "
        "or A=person,B=hard "
        "(default normal; without a person named, the first free seat is yours)",
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a table option")
    add_deck_argument(parser)
    parser.add_argument("--seed", metavar="X", help="number or text that makes the deal repeatable")
    parser.add_argument("--sealed", action="store_true", help="commit to the deal beforehand, for `ludus verify`")
    parser.add_argument("--position", metavar="LINE|FILE", help="begin from a position: a line, or a file of fields")
    parser.add_argument("--resume", metavar="FILE", help="continue a saved game")
    parser.add_argument("--save", metavar="FILE", help="keep the game in this file (default: the state folder)")
    parser.add_argument("--yes", action="store_true", help="never ask for confirmation")
    parser.add_argument("--full", action="store_true", help="use the full screen (needs the extra `full`)")

    parser = add(commands, "join", "play at a table of a server, on the full screen", JOIN_EXAMPLES, join)
    parser.add_argument("address", metavar="URL", help="the address of the table, as its page shows it")
    parser.add_argument("--name", metavar="NAME", help="the name other players see")
    parser.add_argument("--watch", action="store_true", help="watch without a seat")

    parser = add(commands, "learn", "learn a game by playing it", LEARN_EXAMPLES, run_learn)
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game")

    parser = add(commands, "rules", "how to play, or one rule", RULES_EXAMPLES, run_rules)
    parser.add_argument("topic", nargs="?", metavar="GAME|RULE", help="a game, or a rule such as RG-143")

    parser = add(commands, "replay", "step through a record", REPLAY_EXAMPLES, run_replay)
    parser.add_argument("file", metavar="FILE|URL")
    parser.add_argument(
        "--seat",
        metavar="A|all",
        help="whose view (default: all hands if the game has ended, only what everybody sees otherwise)",
    )
    parser.add_argument("--auto", metavar="SECONDS", help="advance automatically")
    parser.add_argument("--to", metavar="N", help="the decision to go to; in a pipe, the last one shown")

    parser = add(commands, "verify", "check the chance of a recorded game", VERIFY_EXAMPLES, run_verify)
    parser.add_argument("file", metavar="FILE")

    add(commands, "games", "the games with their players and options", "", run_games)

    parser = add(commands, "schema", "views, decisions, events and moves of a game as JSON Schema", "", run_schema)
    parser.add_argument("game", metavar="GAME", help="which game")


def add(
    commands: _SubParsersAction[ArgumentParser], name: str, purpose: str, examples: str, run: Command
) -> ArgumentParser:
    parser = commands.add_parser(
        name,
        help=purpose,
        description=purpose[0].upper() + purpose[1:] + ".",
        epilog=examples,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--lang", metavar="|".join(LANGUAGES), help="language (default: from LANG)")
    parser.set_defaults(run=partial(guarded, run))
    return parser


def guarded(run: Command, args: Namespace) -> int:
    """Run a command; whatever goes wrong is one line for a person."""
    language = language_of_environment()
    try:
        if args.lang is not None:
            if args.lang not in LANGUAGES:
                raise UserError("t-bad-language", given=args.lang, known=", ".join(LANGUAGES))
            language = args.lang
        code = run(args, language)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except LudusError as error:
        complain(error.text(language))
        return BAD_INPUT
    except BrokenPipeError:
        silence()
        return 0
    except OSError as error:
        complain(words().say(language, "t-os-error", reason=error.strerror or str(error)))
        silence()
        return FAILED
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get("LUDUS_TRACE"):
            raise
        complain(words().say(language, "t-our-fault", reason=f"{type(error).__name__}: {error}"))
        return FAILED


def complain(text: str) -> None:
    print(f"ludus: {' '.join(printable(text).split())}", file=sys.stderr)


def silence() -> None:
    """Nobody reads what is still to be written; without this Python would say so at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def language_of_environment() -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def run_play(args: Namespace, language: str) -> int:
    return play_full(args, language) if args.full else play(args, language)


def run_learn(args: Namespace, language: str) -> int:
    learn(args.game, language)
    return 0


def run_rules(args: Namespace, language: str) -> int:
    show_rules(args.topic, language, Screen())
    return 0


def run_replay(args: Namespace, language: str) -> int:
    to = None if args.to is None else int(number("--to", args.to, r"\d{1,6}"))
    pause = 0.0 if args.auto is None else float(number("--auto", args.auto, r"\d{1,4}(\.\d{1,3})?"))
    replay(args.file, args.seat, to, pause, language)
    return 0


def number(name: str, text: str, form: str) -> str:
    if not re.fullmatch(form, text):
        raise UserError("t-bad-number", name=name, value=text)
    return text


def run_verify(args: Namespace, language: str) -> int:
    return verify(args.file, language)


def run_schema(args: Namespace, language: str) -> int:
    print(schema_text(find(args.game)), end="")
    return 0


def run_games(args: Namespace, language: str) -> int:
    """What can be played, from what the games say of themselves."""
    screen = Screen()
    say = partial(words().say, language)
    for name in names():
        meta = find(name).meta
        kind = say("t-together" if meta.cooperative else "t-teams" if "teams" in meta.modes else "t-against")
        low, high = meta.players[0], meta.players[-1]
        screen.say(say("t-game", name=name, title=meta.title[language], low=low, high=high, kind=kind))
        for option in meta.options:
            more = [say("t-seat-letter")] if option.seat else [say("t-other-value")] if option.pattern else []
            values = ", ".join([*option.values, *more])
            if option.players:
                values += f"; {say('t-option-players', counts=', '.join(map(str, option.players)))}"
            screen.say(say("t-game-option", name=option.name, values=values, rule=option.rule), indent=6)
        screen.say(say("t-game-levels", levels=", ".join(meta.levels)), indent=6)
    for error in broken().values():
        screen.say(error.text(language))
    return 0
