"""A table for tests: scenes by their interesting fields, bouts as a record writes them, checks of what lies there.

Three players, yellow is strongest, A opens and C challenges:

    m = scene("B6/G8/N8", strongest="Y")
    play(m, "A:B6 B:G8 C:N8!")
    shows(m, strongest="N", turn=2)
    refused(m, "C:P4", "GM-208")
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import ludus
from ludus import Match
from tests.kit import table as kit

SEATS = "ABCDEFGH"
SCHOOLS = "BNGPY"
BOUTS = {1: 10, 2: 15, 3: 10, 4: 10, 5: 10, 6: 10, 7: 10, 8: 10}
USED = {1: 3, 2: 3, 3: 3, 4: 4, 5: 5, 6: 5, 7: 5, 8: 5}
STRENGTHS = {
    **{players: [0, *range(4, 13)] for players in range(1, 6)},
    6: [0, *range(3, 14)],
    7: [0, *range(2, 15)],
    8: list(range(16)),
}
PLAIN = (4, 5, 6, 7)  # strengths without favour, in every deck

CARD = r"[BNGPY]\d+"
PLAY = rf"[A-HW]:(?:{CARD}!?\*?(?:\+(?:{CARD}|\?))?|resign)"
SIDE = "[A-H1-4W]"
LINE = re.compile(
    rf"R\d+ deal(?: [A-H]=(?:{CARD},)*{CARD})+"
    rf"|R\d+\.\d+(?: {PLAY})+(?: =[A-HW])?"
    rf"|R\d+\.end strongest=[BNGPY](?: {SIDE}=-?\d+)+ win={SIDE}(?:,{SIDE})* tokens=\d+(?:,\d+)*(?: eight=(?:yes|no))?"
    rf"|end winner={SIDE}(?:,{SIDE})*(?: shared)? by=\w+"
)

# Words that mean the same in every game.
deal = kit.dealer("gorus")
moves, play_on, refused, seat_of = kit.moves, kit.play_on, kit.refused, kit.seat_of
shows = kit.shows


def cards(text: str) -> list[str]:
    """The cards of a field: `B4.N12`, or `-` for none."""
    return [card for card in text.split(".") if card not in ("", "-")]


def zones(text: str) -> list[list[str]]:
    """Several fields of cards: one hand per seat, one pile per side."""
    return [cards(part) for part in text.split("/")]


def number(school: str | None) -> int:
    return -1 if school is None else SCHOOLS.index(school)


def sides_of(players: int, options: dict[str, str] | None) -> int:
    return len(ludus.new_match("gorus", players, 0, options).view(None)["sides"])


def scene(
    hands: str,
    *,
    strongest: str | None = None,
    arena: str = "-",
    opener: str = "A",
    piles: str | None = None,
    previous: str = "-",
    deck: str = "-",
    bout: int | None = None,
    seed: int = 1,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match at this scene; one hand per seat, separated by `/`.

    The bout, unless given, follows from the number of cards left in the hands.
    """
    held, lying = zones(hands), cards(arena)
    players = len(held)
    first = SEATS.index(opener)
    if bout is None:
        played = {(first + place) % players for place in range(len(lying))} if players > 1 else set()
        left = max(len(hand) + (seat in played) for seat, hand in enumerate(held))
        left += len(cards(deck)) // 2 if players == 2 else 0
        bout = max(1, BOUTS[players] - left + 1)
    position = {
        "players": players,
        "schools": "".join(sorted(SCHOOLS[: USED[players]])),
        "hands": held,
        "deck": cards(deck),
        "piles": zones(piles) if piles else [[] for _ in range(sides_of(players, options))],
        "arena": lying,
        "previous": cards(previous),
        "strongest": number(strongest),
        "opener": first,
        "turn": (first + len(lying)) % players if players > 1 else 0,
        "bout": bout,
        **fields,
    }
    return ludus.from_position("gorus", position, seed=seed, options=options)


def play(m: Match, text: str) -> Match:
    """Plays as a record writes them: `A:B4 B:B10 C:G10!`; a challenge is marked, and only a challenge."""
    for word in text.split():
        seat, move = kit.read_move(word)
        m.play(seat, move)
        if move != "resign":
            raw = next(raw for raw in m.steps[-1].events if raw[0] == 1)
            assert bool(raw[3]) == move.endswith("!"), word
    return m


def hand(m: Match, seat: str) -> list[str]:
    held: list[str] = m.position()["hands"][seat_of(seat)]
    return held


def pile(m: Match, side: int) -> list[str]:
    captured: list[str] = m.position()["piles"][side]
    return captured


def won_bout(m: Match) -> str:
    """Who won the bout that ended last: a seat's letter, or W."""
    kinds = [raw for raw in m.raw_events() if raw[0] == 3]
    return (SEATS + "W")[kinds[-1][2]]


def scored(m: Match, seat: int | None = None) -> dict[str, Any]:
    """The result of the round that ended last, as everybody hears it."""
    events = [event for event in m.events(seat) if event.kind == "scored"]
    return events[-1].facts


def script(m: Match, secrets: bool = True) -> list[str]:
    """The lines of the record with bouts and results."""
    return [line for line in m.record(secrets).splitlines() if line.startswith(("R", "end"))]


def last_bout(
    piles: str,
    strongest: str = "B",
    winner: str = "A",
    players: int | None = None,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """The last bout of a round, worth nothing itself, is opened and won by `winner`; these piles lay there before."""
    captured = zones(piles)
    count = players or len(captured)
    taken = {card for each in captured for card in each}
    others = [school for school in SCHOOLS if school != strongest]
    free = [school + str(strength) for strength in PLAIN for school in others if school + str(strength) not in taken]
    free.sort(key=lambda card: int(card[1:]))
    line = [strongest + "12"]
    while len(line) < count:
        line.append(free.pop(0 if len(line) % 2 else -1))
    assert all(one[1:] != two[1:] for one, two in pairwise(line)), line
    first = seat_of(winner)
    held = {(first + place) % count: card for place, card in enumerate(line)}
    m = scene(
        "/".join(held[seat] for seat in range(count)),
        strongest=strongest,
        opener=winner,
        piles=piles,
        options=options,
        **fields,
    )
    return play(m, " ".join(f"{SEATS[(first + place) % count]}:{card}" for place, card in enumerate(line)))


def everything(m: Match) -> list[str]:
    """Every card of the game, wherever it lies, sorted."""
    here = m.position()
    zones_here = [*here["hands"], here["deck"], *here["piles"], here["arena"]]
    return sorted(card for zone in zones_here for card in zone)


def whole_deck(players: int, schools: str) -> list[str]:
    return sorted(school + str(strength) for school in schools for strength in STRENGTHS[players])
