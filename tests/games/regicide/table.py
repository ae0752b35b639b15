"""A table for tests: positions by their interesting fields, moves as lines, checks of what lies there.

Two players, B without a card, the Jack of hearts, all other cards in the Tavern:

    m = lay_out("8D.AC.TC/-", enemy="JH")
    play(m, "A p 8D AC")
    shows(m, damage=18, net=10, step="4")
    refused(m, "A y", "RG-149")
"""

from __future__ import annotations

import re
from typing import Any

import ludus
from ludus import Match
from tests.kit import table as kit

SEATS = "ABCD"
SUITS = "CDHS"
ROYALS = [rank + suit for rank in "JQK" for suit in SUITS]
COMMONERS = [rank + suit for rank in "A23456789T" for suit in SUITS]
JESTERS = {1: 0, 2: 0, 3: 1, 4: 2}
LIMIT = {1: 8, 2: 7, 3: 6, 4: 5}

CARD = r"(?:[A2-9TJQK][CDHS]|X)"
LINE = re.compile(
    rf"\d+ [A-D] (?:[pd](?: {CARD})+|n [A-D]|y|f|resign)"
    rf"|\* draw(?: [A-D]\d+)+|\* heal \d+|\* reveal {CARD}"
    rf"|\* hit \d+/\d+ {CARD} (?:exact|over|shield \d+ net \d+)"
    rf"|\* end (?:win (?:gold|silver|bronze)|win|loss [A-D] .+)"
)

# Words that mean the same in every game.
deal = kit.dealer("regicide")
moves, refused = kit.moves, kit.refused


def cards(text: str) -> list[str]:
    """The cards of a field, in order: `8C/4S+4H` and `5H.9C/-` alike."""
    return [card for card in text.replace("/", ".").replace("+", ".").split(".") if card not in ("", "-")]


def position_line(
    hands: str,
    *,
    enemy: str = "JC",
    turn: str = "A",
    step: str = "1",
    table: str = "-",
    castle: str | None = None,
    tavern: str = "-",
    lazaret: str = "-",
    yielded: str = "-",
    flips: int = 0,
    rest: str = "tavern",
) -> str:
    """A position line; the cards that no field names go to the bottom of the pile `rest`.

    The Castle, unless given, holds every royal not named that can still come after the enemy.
    """
    players = hands.count("/") + 1
    named = cards("/".join([hands, enemy, table, castle or "-", tavern, lazaret]))
    left = [card for card in COMMONERS + ROYALS if card not in named]
    left += ["X"] * (JESTERS[players] - named.count("X"))
    if castle is None:
        coming = "JQK"["JQK".index(enemy[0]) :]
        castle = ".".join(card for card in left if card[0] in coming) or "-"
        left = [card for card in left if card[0] not in coming]
    piles = {"tavern": cards(tavern), "lazaret": cards(lazaret)}
    piles[rest] += left
    below, aside = (".".join(piles[name]) or "-" for name in ("tavern", "lazaret"))
    return (
        f"rg n={players} turn={turn} step={step} hands={hands} enemy={enemy} table={table} castle={castle} "
        f"tavern={below} lazaret={aside} yielded={yielded} flips={flips}"
    )


def lay_out(hands: str, *, seed: int = 1, options: dict[str, str] | None = None, **fields: Any) -> Match:
    """A match at this position; one hand per seat, separated by `/`."""
    return ludus.from_position("regicide", position_line(hands, **fields), seed=seed, options=options)


def play(m: Match, *lines: str) -> Match:
    """Moves as a record writes them: `A p 8D AC`."""
    for line in lines:
        m.play(*kit.read_move(line))
    return m


def fields(m: Match) -> dict[str, str]:
    """The fields of the position line."""
    return dict(word.split("=", 1) for word in m.position()["line"].split()[1:])


def shows(m: Match, **expected: Any) -> None:
    """These are fields of the position line, or what everybody sees of the enemy (damage, net, ...)."""
    enemy = m.view(None)["enemy"] or {}
    seen = {**enemy, **fields(m)}
    assert {name: seen[name] for name in expected} == expected


def pile(m: Match, name: str) -> list[str]:
    """The cards of Tavern, Lazaret, Castle or Table, top (or earliest) first."""
    return cards(fields(m)[name])


def hand(m: Match, seat: str) -> list[str]:
    return cards(fields(m)["hands"].split("/")[SEATS.index(seat)])


def engine_lines(m: Match) -> list[str]:
    """The engine lines of the record: draws, heals, hits, reveals, the end."""
    return [line for line in m.record().splitlines() if line.startswith("*")]


def everything(m: Match) -> list[str]:
    """Every card of the game, wherever it lies, sorted."""
    here = fields(m)
    return sorted(cards("/".join(here[zone] for zone in ("hands", "enemy", "table", "castle", "tavern", "lazaret"))))


def whole_deck(players: int) -> list[str]:
    return sorted(COMMONERS + ROYALS + ["X"] * JESTERS[players])
