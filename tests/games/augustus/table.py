"""A table for tests: scenes by their interesting parts, moves as a record writes them, checks of what lies there.

Seat A lacks a catapult on card 70 and has one legion in the supply; it has completed 1 and 22. B has three empty
objectives and the usual seven legions (less those that stand, but at least one):

    m = scene("70:SHHK 12:T 4:S +1 | 1 22", "76 29 37", token="K")
    play(m, "A:+70K B:-")
    assert supply(m, "A") == 6
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

import ludus
from ludus import Match
from ludus.kernel.text import game_folder
from tests.kit import table as kit

SEATS = "ABCDEF"
SYMBOLS = "SHCKTD"
BAG = "SSSSSSHHHHHCCCCKKKTTDJJ"
LEGIONS = 48
TYPES = ("GREEN", "PURPLE", "ORANGE", "SENATOR")
TILE_POINTS = {
    "type:GREEN": 4,
    "type:PURPLE": 6,
    "type:ORANGE": 8,
    "type:SENATOR": 2,
    "type:ALL": 6,
    "count:2": 2,
    "count:3": 4,
    "count:4": 6,
    "count:5": 8,
    "count:6": 10,
    "res:gold": 5,
    "res:wheat": 5,
}
TILES = tuple(TILE_POINTS)

DECISION = r"\(?[A-F]:(-|\+\d+[SHCKTD]|\d+[SHCKTD]>\d+[SHCKTD]|[kmfaxwlgrp]\S+|resign)\)?"
LINE = re.compile(
    rf"{DECISION}( {DECISION})*|#[SHCKTDJ]|![A-F]\d+|\*[A-F](>[A-F-])? (type|count|res):\w+|=[A-F]\d+(,[A-F]\d+)*"
)

# Words that mean the same in every game.
deal = kit.dealer("augustus")
lines, moves, phase, play = kit.lines, kit.moves, kit.phase, kit.play
play_on, refused, seat_of, shows = kit.play_on, kit.refused, kit.seat_of, kit.shows
to_act, facts_of, unreadable = kit.to_act, kit.facts_of, kit.unreadable


# --- Printed cards -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Card:
    """A line of the deck file, read without the engine."""

    number: int
    name: str
    name_ru: str
    kind: str
    type: str
    symbols: str
    points: int
    resource: str
    timing: str
    effect: str
    red: bool

    @property
    def verb(self) -> str:
        return self.effect.partition(":")[0]

    @property
    def argument(self) -> str:
        return self.effect.partition(":")[2]

    @property
    def resources(self) -> list[str]:
        return [] if self.resource == "-" else self.resource.split("+")


def deck_file() -> str:
    return game_folder("augustus").joinpath("objectives.csv").read_text("utf-8")


@cache
def printed() -> dict[int, Card]:
    """All 88 cards by number."""
    found = {}
    for row in csv.DictReader(deck_file().splitlines()):
        number = int(row["number"])
        found[number] = Card(
            number,
            row["name"],
            row["name_ru"],
            row["kind"],
            row["type"],
            row["symbols"],
            int(row["points"]),
            row["resource"],
            row["timing"],
            row["effect"],
            row["red"] == "yes",
        )
    return found


def cards_with(**wanted: str) -> list[int]:
    """The numbers of the cards with these printed facts: `cards_with(verb="gain")`."""
    return [
        number
        for number, card in printed().items()
        if all(getattr(card, name) == value for name, value in wanted.items())
    ]


# --- Scenes --------------------------------------------------------------------------------------


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def mask_of(card: int, covered: str) -> int:
    """The covered spaces as a position lists them: equal symbols from the first on."""
    mask = 0
    for letter in covered:
        free = [
            space for space, symbol in enumerate(printed()[card].symbols) if symbol == letter and not mask >> space & 1
        ]
        assert free, f"{card} has no more {letter}"
        mask |= 1 << free[0]
    return mask


@dataclass
class Sitting:
    """What lies before one seat."""

    active: dict[int, str]
    supply: int
    done: list[int]

    @classmethod
    def read(cls, text: str) -> Sitting:
        before, _, done = text.partition("|")
        active: dict[int, str] = {}
        supply = -1
        for word in before.split():
            if word.startswith("+"):
                supply = int(word[1:])
            else:
                card, _, covered = word.partition(":")
                active[int(card)] = covered
        standing = sum(map(len, active.values()))
        return cls(active, max(1, 7 - standing) if supply < 0 else supply, numbers(done))

    def legions(self) -> int:
        return self.supply + sum(map(len, self.active.values()))

    def cards(self) -> list[int]:
        return [*self.active, *self.done]


def scene(
    *seats: str,
    token: str = "S",
    then: str = "",
    drawn: str = "",
    display: str | None = None,
    deck: str | None = None,
    lost: str = "",
    hidden: dict[str, str] | None = None,
    tiles: dict[str, str] | None = None,
    declined: dict[str, list[int]] | None = None,
    common: int | None = None,
    crier: str = "A",
    seed: int = 1,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match in which this token has just been drawn; `then` are the tokens that come next, and after them a joker.

    The display and the deck (next card first) hold all other cards unless given. Legions that are
    placed nowhere are the common supply; if that is given, they are in the supply of the last seat.
    """
    sittings = [Sitting.read(text) for text in seats]
    players = len(sittings)
    put_away = [numbers((hidden or {}).get(seat, "")) for seat in SEATS[:players]]
    zones = [*(sitting.cards() for sitting in sittings), *put_away, numbers(lost)]
    used = {card for zone in [*zones, numbers(display or ""), numbers(deck or "")] for card in zone}
    others = [card for card in sorted(printed()) if card not in used]
    shown = numbers(display) if display is not None else [others.pop(0) for _ in range(5)]
    pile = numbers(deck) if deck is not None else others
    left = LEGIONS - sum(sitting.legions() for sitting in sittings)
    if common is not None:
        sittings[-1].supply += left - common
        left = common
    on_table = list(drawn + token)
    rest = list(BAG)
    for letter in [*on_table, *then]:
        rest.remove(letter)
    owners = tiles or {}
    position = {
        "players": players,
        "phase": "place",
        "token": token,
        "drawn": on_table,
        "bag": [*rest, *reversed(then)],
        "display": shown,
        "deck": pile[::-1],
        "lost": numbers(lost),
        "hidden": put_away,
        "active": [list(sitting.active) for sitting in sittings],
        "cover": [[mask_of(card, covered) for card, covered in sitting.active.items()] for sitting in sittings],
        "done": [sitting.done for sitting in sittings],
        "supply": [sitting.supply for sitting in sittings],
        "common": left,
        "crier": SEATS.index(crier),
        "tiles": [SEATS.index(owners[tile]) if tile in owners else -1 for tile in TILES],
        "declined": [sum(1 << count for count in (declined or {}).get(seat, [])) for seat in SEATS[:players]],
        **fields,
    }
    return asked(position, seed, options)


def asked(position: dict[str, Any], seed: int, options: dict[str, str] | None) -> Match:
    """The scene with those seats asked that can do something; clockwise the first of them."""
    if "waiting" in position:
        return ludus.from_position("augustus", position, seed=seed, options=options)
    players = position["players"]
    resigned = position.get("resigned", 0)
    everybody = {**position, "waiting": (1 << players) - 1 & ~resigned}
    m = ludus.from_position("augustus", everybody, seed=seed, options=options)
    able = [seat for seat in m.to_act if len(m.moves(seat)) > 1]
    if (options or {}).get("placement") == "clockwise":
        turns = [(seat - position["crier"]) % players for seat in able]
        position["link"] = min(turns)
        able = [(position["crier"] + min(turns)) % players]
    return ludus.from_position(
        "augustus", {**position, "waiting": sum(1 << seat for seat in able)}, seed=seed, options=options
    )


def about_to(card: int, *others: str, more: str = "", done: str = "", **scenery: Any) -> Match:
    """A scene in which seat A completes a card with the drawn token; everybody else has passed.

    `more` are A's other objectives, with the supply before this token; `done` is what A has completed before; `others`
    are the other seats.
    """
    symbols = printed()[card].symbols
    first = f"{card}:{symbols[:-1]} {more} | {done}"
    m = scene(first, *(others or (idle(card, first),)), token=symbols[-1], **scenery)
    return place(m, f"A:+{card}{symbols[-1]}")


def idle(*used: object) -> str:
    """A seat with one objective that nobody else uses and no legions on it."""
    taken = {int(word) for text in used for word in re.findall(r"\d+", str(text))}
    return str(next(card for card in (80, 82, 85, 88) if card not in taken))


# --- Playing -------------------------------------------------------------------------------------


def started(players: int, seed: int = 1, **options: str) -> Match:
    """A dealt game in which everybody has kept the first three objectives."""
    m = deal(players, seed, **options)
    while m.view(None)["phase"] == "keep":
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    return m


def place(m: Match, text: str) -> Match:
    """These placements; everybody else who is asked passes."""
    number = m.view(None)["round"]
    named = {word[0]: word for word in text.split()}
    while named or (phase(m) == "place" and m.view(None)["round"] == number):
        open_seats = [SEATS[seat] for seat in m.to_act]
        seat = next((letter for letter in open_seats if letter in named), open_seats[0])
        play(m, named.pop(seat, f"{seat}:-"))
    return m


EASY = {"mobilise": "m-", "finish": "f-", "arrange": "a-", "count": "r-"}


def settle(m: Match, until: str = "place") -> Match:
    """Answer what is asked as simply as possible: decline, or the first choice."""
    while not m.over and phase(m) != until:
        seat = m.to_act[0]
        m.play(seat, EASY.get(phase(m), m.moves(seat)[0]))
    return m


# --- What lies there -----------------------------------------------------------------------------


def seat(m: Match, letter: str) -> dict[str, Any]:
    """What everybody sees of a seat."""
    shown: dict[str, Any] = m.view(None)["seats"][seat_of(letter)]
    return shown


def supply(m: Match, letter: str) -> int:
    return int(seat(m, letter)["supply"])


def active(m: Match, letter: str) -> dict[int, str]:
    """Active objectives with their covered symbols."""
    return {
        shown["card"]: "".join(
            symbol for symbol, covered in zip(printed()[shown["card"]].symbols, shown["cover"], strict=True) if covered
        )
        for shown in seat(m, letter)["active"]
    }


def done(m: Match, letter: str) -> list[int]:
    return list(seat(m, letter)["done"])


def tiles(m: Match) -> dict[str, str]:
    """Tiles that somebody owns."""
    return {tile["tile"]: SEATS[tile["owner"]] for tile in m.view(None)["tiles"] if tile["owner"] is not None}


def score(m: Match, letter: str) -> int:
    return int(seat(m, letter)["score"]["total"])


def targets(m: Match, letter: str) -> set[str]:
    """The spaces that a seat could fill with the drawn token: `19H`."""
    return {move.partition(">")[2] if ">" in move else move[1:] for move in moves(m, letter) - {"-"}}


def legions(m: Match) -> int:
    """All legions, wherever they are, as everybody can count them."""
    here = m.position()
    standing = sum(bin(mask).count("1") for masks in here["cover"] for mask in masks)
    waiting = sum(len(printed()[card].symbols) for card in here["queue"][1::2])
    return int(sum(here["supply"]) + here["common"] + standing + waiting + sum(here["chain_legions"]))


def all_cards(m: Match) -> list[int]:
    here = m.position()
    zones: Iterable[list[int]] = [
        *here["active"],
        *here["done"],
        *here["hidden"],
        here["deck"],
        here["display"],
        here["lost"],
        here["chain"],
        here["queue"][1::2],
    ]
    return sorted(card for zone in zones for card in zone)
