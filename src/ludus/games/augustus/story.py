"""What happened, as one observer may know it (specification 8), and the log lines of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludus.games.augustus import cards, events
from ludus.games.augustus.cards import Deck
from ludus.games.augustus.deck import card_names, deck_of
from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.story import Facts, Lines, fact, happened, players
from ludus.kernel.text import LANGUAGES, listed

# --- What the events say -------------------------------------------------------------------------


class Nothing(Facts, frozen=True):
    """The kind says it all."""


class Dealt(Facts, frozen=True):
    cards: list[int] | None  # None: the observer does not know them


class Drew(Facts, frozen=True):
    token: str
    round: int


class Cards(Facts, frozen=True):
    cards: list[int]


class Reshuffled(Facts, frozen=True):
    cards: int  # how many


class Chosen(Facts, frozen=True):
    auto: bool  # did the platform answer?
    cards: list[int]


class Mobilised(Facts, frozen=True):
    """A legion that was placed or moved; card None: nothing was done; origin None: from the supply."""

    card: int | None
    symbol: str | None
    origin: int | None
    origin_symbol: str | None


class Placed(Facts, frozen=True):
    auto: bool
    card: int | None
    symbol: str | None
    origin: int | None
    origin_symbol: str | None


class Mobilisation(Facts, frozen=True):
    auto: bool
    parts: list[Mobilised]


class Finished(Facts, frozen=True):
    card: int | None  # None: no objective


class Covered(Facts, frozen=True):
    card: int
    cover: list[bool]  # by space


class Arranged(Facts, frozen=True):
    changed: bool
    spaces: list[Covered]


class Space(Facts, frozen=True):
    card: int
    symbol: str


class Removed(Facts, frozen=True):
    auto: bool
    spaces: list[Space]


class Wiped(Facts, frozen=True):
    auto: bool
    card: int
    legions: int


class Lost(Facts, frozen=True):
    auto: bool
    card: int


class Gave(Facts, frozen=True):
    tile: str
    to: int


class Counted(Facts, frozen=True):
    count: int
    taken: bool


class Ave(Facts, frozen=True):
    card: int
    legions: int


class Gained(Facts, frozen=True):
    legions: int


class Entered(Facts, frozen=True):
    card: int
    count: int  # completed so far


class Tile(Facts, frozen=True):
    tile: str
    giver: int | None  # None: from the table
    points: int


class Ended(Facts, frozen=True):
    scores: list[int]


EVENTS: dict[str, type[Facts]] = {
    "dealt": Dealt,
    "drew": Drew,
    "refilled": Cards,
    "reshuffled": Reshuffled,
    "crier": Nothing,
    "ended": Ended,
    "kept": Chosen,
    "placed": Placed,
    "mobilised": Mobilisation,
    "finished": Finished,
    "arranged": Arranged,
    "removed": Removed,
    "wiped": Wiped,
    "lost": Lost,
    "gave": Gave,
    "counted": Counted,
    "picked": Chosen,
    "resigned": Nothing,
    "ave": Ave,
    "gained": Gained,
    "entered": Entered,
    "tile": Tile,
}


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, facts = raw[0], raw[1:]
    if kind == events.PLACED:
        return happened("placed", facts[0], Placed(bool(facts[1]), *mobilised(facts[2:])), news=True)
    if kind == events.DREW:
        return happened("drew", facts[2], Drew(cards.TOKENS[facts[0]], facts[1]), news=True)
    if kind == events.DEALT:
        shown = facts[2:] if facts[1] or seat == facts[0] else None
        return happened("dealt", facts[0], Dealt(shown), news=True)
    if kind in (events.REFILLED, events.RESHUFFLED, events.CRIED, events.ENDED):
        return table_event(kind, facts)
    return decision_event(kind, facts) or consequence(kind, facts)


def table_event(kind: int, facts: list[int]) -> Event:
    if kind == events.REFILLED:
        return happened("refilled", None, Cards(facts), news=True)
    if kind == events.RESHUFFLED:
        return happened("reshuffled", None, Reshuffled(facts[0]), news=True)
    if kind == events.CRIED:
        return Event("crier", facts[0], news=True)
    return happened("ended", None, Ended(facts), news=True)


def decision_event(kind: int, facts: list[int]) -> Event | None:
    """What a seat decided; `auto` if the platform answered."""
    seat, auto, rest = facts[0], bool(facts[1]), facts[2:]
    if kind == events.KEPT:
        return happened("kept", seat, Chosen(auto, rest), news=True)
    if kind == events.MOBILISED:
        parts = [Mobilised(*mobilised(facts[start : start + 4])) for start in range(3, len(facts), 4) if facts[start]]
        return happened("mobilised", seat, Mobilisation(auto, parts), shows=True)
    if kind == events.FINISHED:
        return happened("finished", seat, Finished(rest[0] or None), shows=True)
    if kind == events.ARRANGED:
        covered = [
            Covered(rest[place], [bool(rest[place + 1] >> space & 1) for space in range(6)])
            for place in range(0, len(rest), 2)
        ]
        return happened("arranged", seat, Arranged(len(rest) > 0, covered), shows=True)
    if kind == events.REMOVED:
        spaces = [Space(rest[place], cards.SYMBOLS[rest[place + 1]]) for place in range(0, len(rest), 2)]
        return happened("removed", seat, Removed(auto, spaces), news=True)
    if kind == events.WIPED:
        return happened("wiped", seat, Wiped(auto, rest[0], rest[1]), news=True)
    if kind == events.LOST:
        return happened("lost", seat, Lost(auto, rest[0]), news=True)
    if kind == events.GAVE:
        return happened("gave", seat, Gave(cards.TILES[rest[0]], rest[1]), shows=True)
    if kind == events.COUNTED:
        return happened("counted", seat, Counted(rest[0], bool(rest[1])), shows=True)
    if kind == events.PICKED:
        return happened("picked", seat, Chosen(auto, rest), shows=True)
    return Event("resigned", seat, news=True) if kind == events.RESIGNED else None


def mobilised(facts: list[int]) -> tuple[int | None, str | None, int | None, str | None]:
    """Card and symbol of the target, card and symbol of the origin."""
    card, symbol, home, home_symbol = facts
    if card == 0:
        return None, None, None, None
    return card, cards.SYMBOLS[symbol], home or None, cards.SYMBOLS[home_symbol] if home else None


def consequence(kind: int, facts: list[int]) -> Event:
    if kind == events.AVE:
        return happened("ave", facts[0], Ave(facts[1], facts[2]), shows=True)
    if kind == events.GAINED:
        return happened("gained", facts[0], Gained(facts[1]), shows=True)
    if kind == events.ENTERED:
        return happened("entered", facts[0], Entered(facts[1], facts[2]), shows=True)
    assert kind == events.TILE
    tile, giver, taker = facts
    shown = Tile(cards.TILES[tile], giver if giver >= 0 else None, cards.TILE_POINTS[tile])
    return happened("tile", taker if taker >= 0 else None, shown, shows=True)


# --- Lines of the log ----------------------------------------------------------------------------

HEADLINES: Final = {"dealt", "kept", "drew", "ave", "crier", "resigned", "ended"}
ANSWERS: Final = ("taken", "changed")  # yes or no


def lines(run: Sequence[Event], view: Mapping[str, Any]) -> Lines:
    """One line for each event; players who do nothing with a token, all at the same time, share a faint one."""
    deck = deck_of(view["options"]["deck"])
    together = view["options"]["placement"] == "simultaneous"
    found: Lines = []
    idle: list[int] = []
    for number, each in enumerate(run):
        told: list[Line] = []
        if each.kind == "placed" and each.facts["card"] is None:
            idle.append(each.seat or 0)
        else:
            told.append(Line((sentence(each, deck),), below=each.kind not in HEADLINES))
        if idle and not (together and number + 1 < len(run) and run[number + 1].kind == "placed"):
            nobody = fact("event-placed-none", names=players(*idle))
            told.append(Line((nobody,), below=True, faint=True))
            idle = []
        found.append(tuple(told))
    return found


def sentence(each: Event, deck: Deck) -> Fact:
    kind, facts = each.kind, each.facts
    if kind in ("placed", "mobilised", "removed"):
        return legions(each, deck)
    if kind == "tile":
        return tile_moved(each)
    if kind == "gave":
        return fact("event-gave", each.seat, to=players(facts["to"]))
    if kind == "ended":
        scores = tuple(fact("seat-score", seat, score=score) for seat, score in enumerate(facts["scores"]))
        return fact("event-ended", scores=scores)
    values: dict[str, Any] = {name: value for name, value in facts.items() if isinstance(value, int | str)}
    if isinstance(facts.get("cards"), list):
        values["cards"] = listed([card_name(deck, card) for card in facts["cards"]])
    if facts.get("card"):
        values["card"] = card_name(deck, facts["card"])
    for name in ANSWERS:
        if name in facts:
            values[name] = "true" if facts[name] else "false"
    if kind == "dealt" and facts["cards"] is None:
        kind = "dealt-hidden"
    elif kind == "finished" and facts["card"] is None:
        kind = "finished-none"
    values.pop("auto", None)
    return fact(f"event-{kind}", each.seat, **values)


def legions(each: Event, deck: Deck) -> Fact:
    """Legions that were placed, moved or taken off."""
    kind, facts = each.kind, each.facts
    if kind == "mobilised":
        steps = tuple(step(part, deck) for part in facts["parts"])
        return fact("event-mobilised", each.seat, parts=steps) if steps else fact("event-mobilised-none", each.seat)
    if kind == "removed":
        places = tuple(place(space["card"], space["symbol"], deck) for space in facts["spaces"])
        return fact("event-removed", each.seat, places=places)
    target = place(facts["card"], facts["symbol"], deck)
    if facts["origin"] is None:
        return fact("event-placed", each.seat, place=target)
    origin = place(facts["origin"], facts["origin_symbol"], deck)
    return fact("event-placed-moved", each.seat, place=target, origin=origin)


def step(part: dict[str, Any], deck: Deck) -> Fact:
    """Where a legion goes, and where it comes from if that is not the supply."""
    target = place(part["card"], part["symbol"], deck)
    if part["origin"] is None:
        return target
    return fact("step", origin=place(part["origin"], part["origin_symbol"], deck), place=target)


def place(card: int, symbol: str, deck: Deck) -> Fact:
    return fact("place", card=card_name(deck, card), symbol=symbol)


def card_name(deck: Deck, card: int) -> dict[str, str]:
    """`19 Byzacena`, by language."""
    return {language: f"{card} {card_names(deck, language)[card]}" for language in LANGUAGES}


def tile_moved(each: Event) -> Fact:
    facts = each.facts
    kind, _, which = facts["tile"].partition(":")
    tile = fact("tile-count", n=int(which)) if kind == "count" else fact(f"tile-{kind}-{which}")
    if each.seat is None:
        return fact("event-tile-back", tile=tile)
    if facts["giver"] is None:
        return fact("event-tile", each.seat, points=facts["points"], tile=tile)
    return fact("event-tile-passed", each.seat, giver=players(facts["giver"]), tile=tile)
