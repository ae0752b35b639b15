"""A table for tests: positions by their interesting fields, moves as lines, checks of what lies there.

Two players, B without a card, the Jack of hearts, all other cards in the Tavern:

    m = lay_out("8D.AC.TC/-", enemy="JH")
    play(m, "A p 8D AC")
    shows(m, damage=18, net=10, step="4")
    refused(m, "A y", "RG-149")
"""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match

SEATS = "ABCD"
SUITS = "CDHS"
ROYALS = [rank + suit for rank in "JQK" for suit in SUITS]
COMMONERS = [rank + suit for rank in "A23456789T" for suit in SUITS]
JESTERS = {1: 0, 2: 0, 3: 1, 4: 2}
LIMIT = {1: 8, 2: 7, 3: 6, 4: 5}


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

    The Castle, unless it is told, holds every royal not named that can still come after the enemy.
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


def deal(players: int, seed: int = 1, **options: str) -> Match:
    return ludus.new_match("regicide", players, seed, options)


def play(m: Match, *lines: str) -> Match:
    """Moves as a record writes them: `A p 8D AC`."""
    for line in lines:
        seat, move = line.split(" ", 1)
        m.play(SEATS.index(seat), move)
    return m


def refused(m: Match, line: str, rule: str, kind: type[ludus.Illegal] = ludus.Illegal) -> None:
    """The rule forbids this move, both languages say so, and nothing changes."""
    before = m.position(), m.record(), [m.moves(seat) for seat in range(m.players)]
    with pytest.raises(ludus.Illegal) as refusal:
        play(m, line)
    assert type(refusal.value) is kind
    assert refusal.value.rule == rule
    assert all(refusal.value.text(language).endswith(f"({rule})") for language in ("en", "ru"))
    assert (m.position(), m.record(), [m.moves(seat) for seat in range(m.players)]) == before


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


def moves(m: Match, seat: str) -> set[str]:
    """The legal moves of a seat; every one of them is listed once."""
    listed = m.moves(SEATS.index(seat))
    assert len(set(listed)) == len(listed)
    return set(listed)


def told(m: Match) -> list[str]:
    """The engine lines of the record: draws, heals, hits, reveals, the end."""
    return [line for line in m.record().splitlines() if line.startswith("*")]


def everything(m: Match) -> list[str]:
    """Every card of the game, wherever it lies, sorted."""
    here = fields(m)
    return sorted(cards("/".join(here[zone] for zone in ("hands", "enemy", "table", "castle", "tavern", "lazaret"))))


def whole_deck(players: int) -> list[str]:
    return sorted(COMMONERS + ROYALS + ["X"] * JESTERS[players])
