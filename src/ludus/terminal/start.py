"""From the options of `ludus play` to a game at the keyboard."""

from __future__ import annotations

import json
import os
import re
import secrets
from argparse import Namespace
from pathlib import Path
from typing import Any

from ludus.games import find
from ludus.kernel.decks import with_decks
from ludus.kernel.meta import Meta
from ludus.kernel.refusals import UserError
from ludus.kernel.sealed import commitment
from ludus.kernel.seeds import Seed
from ludus.kernel.text import words
from ludus.match import Match, from_position, new_match
from ludus.tables.house import PAUSE
from ludus.terminal.files import Keeper, read_text
from ludus.terminal.line_mode import Keyboard
from ludus.terminal.local import LocalTable
from ludus.terminal.saves import load_seats, read_game
from ludus.terminal.screen import Screen
from ludus.terminal.seats import Sitter, reseat, seat_everybody, wanted_seats

DEFAULT_GAME = "regicide"
USUAL_PLAYERS = 2
LONGEST_SEED = 200
NOT_WITH_RESUME = ("players", "seed", "option", "deck", "sealed", "position")


def play(args: Namespace, language: str) -> int:
    """Play a game, new or resumed; the exit code."""
    screen = Screen()
    if args.resume is not None:
        match, sitters, keeper = resumed(args)
    else:
        match, sitters = begun(args, language, screen)
        keeper = Keeper(None)
    if args.save is not None:
        keeper.path = new_file(args.save, keeper.path)
    local = LocalTable(match, sitters, keeper, bots_seed(match), PAUSE if screen.interactive else 0.0)
    keyboard = Keyboard(local, screen, language, screen.interactive and not args.yes)
    if match.steps:
        keyboard.say("t-resumed", count=len(match.steps))
    if not match.over:
        find_place(keyboard)
    return keyboard.run()


# --- A game that was saved -------------------------------------------------------------------


def resumed(args: Namespace) -> tuple[Match, list[Sitter], Keeper]:
    for name in NOT_WITH_RESUME:
        if getattr(args, name):
            raise UserError("t-resume-alone", option=f"--{name}")
    text, match = read_game(args.resume)
    if args.game is not None and args.game != match.game.name:
        raise UserError("t-resume-game", file=args.resume, game=match.game.name, asked=args.game)
    if not match.over and not {"Seed", "Secret"} & set(match.headers):
        raise UserError("t-resume-no-source", file=args.resume)
    saved = load_seats(text, match)
    if saved is None:
        sitters = seat_everybody(match.game, match.players, args.seat, args.bots)
    else:
        sitters = reseat(match.game, saved, args.seat, args.bots)
    # a record that is not a saved game of ours is left as it is
    ours = saved is not None or match.over
    return match, sitters, Keeper(Path(args.resume) if ours else None)


# --- A new game --------------------------------------------------------------------------------


def begun(args: Namespace, language: str, screen: Screen) -> tuple[Match, list[Sitter]]:
    game = find(args.game or DEFAULT_GAME)
    options = with_decks(game, read_options(args.option), args.deck)
    if args.position is not None:
        if args.sealed or args.players is not None:
            raise UserError("t-position-alone", option="--sealed" if args.sealed else "--players")
        match = from_position(game.name, read_position(args.position), read_seed(args.seed), options=options)
        return match, seat_everybody(game, match.players, args.seat, args.bots)
    players = read_players(game.meta, args)
    options = game.check_options(players, options)
    sitters = seat_everybody(game, players, args.seat, args.bots)
    if not args.sealed:
        return new_match(game.name, players, read_seed(args.seed), options), sitters
    secret = secrets.token_bytes(32)
    screen.say(words().say(language, "t-commitment", commitment=commitment(game.name, options, secret)))
    seeds = tuple(clean_seed(args.seed).split(",")) if args.seed else ask_seeds(sitters, language, screen)
    return new_match(game.name, players, options=options, secret=secret, seeds=seeds), sitters


def read_position(given: str) -> dict[str, Any] | str:
    """A position line, or a file that holds one or the fields of a position as `Match.position` names them."""
    text = read_text(given) if os.path.isfile(given) else given
    if not text.lstrip().startswith("{"):
        return text.strip()
    try:
        fields: dict[str, Any] = json.loads(text)
    except ValueError as error:
        raise UserError("t-bad-position", reason=str(error)) from None
    return fields


def read_players(meta: Meta, args: Namespace) -> int:
    if args.players is None:
        usual = USUAL_PLAYERS if USUAL_PLAYERS in meta.players else meta.players[0]
        return max(usual, wanted_seats(args.seat, args.bots))
    if not re.fullmatch(r"\d{1,3}", args.players):
        raise UserError("t-bad-number", name="--players", value=args.players)
    return int(args.players)


def read_options(texts: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise UserError("t-bad-option", text=text)
        options[name.strip()] = value.strip()
    return options


def read_seed(text: str | None) -> Seed:
    """A seed as records read it; chosen at random if nobody names one."""
    if text is None:
        return secrets.randbelow(2**31)
    clean = clean_seed(text)
    return int(clean) if re.fullmatch(r"-?\d+", clean) else clean


def bots_seed(match: Match) -> Seed:
    """The seed of the bots: that of the deal, so that a game can be repeated, unless the deal must stay secret."""
    header = match.headers.get("Seed")
    return read_seed(header) if header is not None else secrets.randbits(60)


def clean_seed(text: str) -> str:
    if not text.isprintable() or len(text) > LONGEST_SEED:
        raise UserError("t-bad-seed", most=LONGEST_SEED)
    return text


def ask_seeds(sitters: list[Sitter], language: str, screen: Screen) -> tuple[str, ...]:
    """Words of the players' own, asked for after the commitment: so it cannot have been made to suit them."""
    if not screen.interactive:
        return ()
    seeds = []
    for seat, sitter in enumerate(sitters):
        if sitter.is_person:
            typed = screen.ask(words().say(language, "t-own-words", name=sitter.label(seat)))
            printable = "".join(letter for letter in typed if letter.isprintable())
            seeds.append(printable.replace(",", " ")[:LONGEST_SEED])
    return tuple(seeds) if any(seeds) else ()


# --- Where the game is kept ----------------------------------------------------------------------


def new_file(name: str, ours: Path | None) -> Path:
    """A file that may be written: one that is not there yet, or our own."""
    path = Path(os.path.expanduser(name))
    try:
        taken = path.is_file() and path.stat().st_size > 0 and not (ours is not None and path.samefile(ours))
    except (OSError, ValueError):
        taken = False  # writing it will say what is wrong with it
    if taken:
        raise UserError("t-file-exists", file=name)
    return path


def find_place(keyboard: Keyboard) -> None:
    """The file that keeps this game; if the one asked for fails, one of our own."""
    asked = keyboard.local.keeper
    keyboard.local.find_place()
    keeper = keyboard.local.keeper
    if asked.failed:
        keyboard.say("t-not-kept", file=str(asked.path), reason=asked.failed)
    if not keeper.failed:
        keyboard.say("t-kept-in", file=str(keeper.path))
    else:
        keyboard.say("t-not-kept", file=str(keeper.path or "-"), reason=keeper.failed)
        keyboard.reported = True
