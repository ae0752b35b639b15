"""Bots by name: `greedy`, `search:1000`, `search:2s`, `hard`, `plan:agent`, `program:./mybot`."""

from __future__ import annotations

import re

from ludus.bots.bot import Bot
from ludus.bots.builtin import Planner, Quick, Search
from ludus.bots.quick import GREEDY, NOVICE, RANDOM
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadOption
from ludus.kernel.rng import Rng

LEVELS = ("novice", "easy", "normal", "hard", "expert")
SEARCH = re.compile(r"search:(?:([1-9]\d{0,6})|(\d{1,4}(?:\.\d{1,3})?)s)")
NOISY = re.compile(r"greedy~(\d{1,4}(?:\.\d{1,3})?)")
QUICK = {"random": RANDOM, "beginner": NOVICE, "greedy": GREEDY}


def level_name(game: Game, text: str) -> str:
    """What a level stands for in this game; other names stay as they are."""
    return game.meta.levels.get(text, text)


def make_bot(game: Game, text: str, seed: int, seconds: float = 5.0) -> Bot:
    """A bot; `seconds` is what a program gets per decision."""
    name = level_name(game, text)
    rng = Rng(seed)
    if name in QUICK:
        return Quick(text, QUICK[name], 0.0, rng)
    if noisy := NOISY.fullmatch(name):
        return Quick(text, GREEDY, float(noisy.group(1)), rng)
    if search := SEARCH.fullmatch(name):
        rollouts, time = search.groups()
        if rollouts or float(time) > 0:
            return Search(text, int(rollouts or 0), float(time or 0), rng)
    if name.startswith("plan:") and name[5:] in game.plans:
        return Planner(text, game, name[5:], rng)
    if name.startswith("program:") and name[8:].strip():
        from ludus.bots.external import ExternalBot

        return ExternalBot(game, name[8:].strip(), seconds, seed)
    raise BadOption("bad-bot", text=text)


def check_bots(game: Game, texts: list[str], players: int) -> list[str]:
    """One name per seat: a single one is for all."""
    if len(texts) == 1:
        texts = texts * players
    if len(texts) != players:
        raise BadOption("bad-bot-count", given=len(texts), players=players)
    for text in texts:
        if not (text.startswith("program:") and text[8:].strip()):  # programs are not started here
            make_bot(game, text, 0)
    return texts
