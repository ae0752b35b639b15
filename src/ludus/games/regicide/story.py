"""What happened, as one observer may know it (specification 8), and the log lines of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import UNSET, UnsetType

from ludus.games.regicide import cards, events, moves
from ludus.games.regicide.render import GRADES
from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.story import Facts, Lines, fact, happened, players

CAUSES = {moves.CANNOT_PAY: "cannot-pay", moves.CANNOT_ACT: "cannot-act", moves.RESIGNED: "resigned"}


# --- What the events say -------------------------------------------------------------------------


class Nothing(Facts, frozen=True):
    """The kind says it all."""


class Laid(Facts, frozen=True):
    """Cards that were played or discarded, and what they are worth."""

    cards: list[str]
    value: int


class Flipped(Facts, frozen=True):
    left: int  # flips


class Named(Facts, frozen=True):
    next: int  # the seat that goes next


class Healed(Facts, frozen=True):
    count: int  # cards


class Drew(Facts, frozen=True):
    card: str | None  # None: the observer does not know it


class Cancelled(Facts, frozen=True):
    enemy: str
    woken: int  # shield that slept until now


class Hit(Facts, frozen=True):
    damage: int  # in all
    health: int
    enemy: str
    shield: int
    net: int  # attack


class Defeated(Facts, frozen=True):
    damage: int
    health: int
    enemy: str
    exact: bool


class Revealed(Facts, frozen=True):
    enemy: str


class Won(Facts, frozen=True):
    flips: int | UnsetType = UNSET  # left in a graded victory


class Lost(Facts, frozen=True):
    cause: str
    net: int  # attack


EVENTS: dict[str, type[Facts]] = {
    "played": Laid,
    "paid": Laid,
    "yielded": Nothing,
    "flipped": Flipped,
    "named": Named,
    "healed": Healed,
    "drew": Drew,
    "cancelled": Cancelled,
    "hit": Hit,
    "defeated": Defeated,
    "revealed": Revealed,
    "won": Won,
    "lost": Lost,
}


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, facts = raw[0], raw[1:]
    if kind == events.DREW:
        known = seat == facts[0] or facts[2]
        return happened("drew", facts[0], Drew(cards.card_name(facts[1]) if known else None), news=True)
    if kind == events.PLAYED:
        laid = Laid(names(moves.PLAYS[facts[1]]), moves.ATTACK_VALUE[facts[1]])
        return happened("played", facts[0], laid, shows=True)
    if kind == events.HIT:
        damage, enemy, shield, net = facts
        return happened("hit", None, Hit(damage, 2 * cards.VALUE[enemy], cards.card_name(enemy), shield, net))
    if kind == events.PAID:
        laid = Laid(names(facts[1:]), sum(cards.VALUE[card] for card in facts[1:]))
        return happened("paid", facts[0], laid, shows=True)
    if kind == events.HEALED:
        return happened("healed", None, Healed(facts[0]), news=True)
    if kind == events.YIELDED:
        return Event("yielded", facts[0], shows=True)
    if kind == events.NAMED:
        return happened("named", facts[0], Named(facts[1]), shows=True)
    if kind == events.FLIPPED:
        return happened("flipped", facts[0], Flipped(facts[1]), news=True)
    return enemy_event(kind, facts)


def enemy_event(kind: int, facts: list[int]) -> Event:
    """What becomes of an enemy, and of the game."""
    if kind == events.CANCELLED:
        return happened("cancelled", None, Cancelled(cards.card_name(facts[0]), facts[1]))
    if kind == events.DEFEATED:
        damage, enemy, exact = facts
        shown = Defeated(damage, 2 * cards.VALUE[enemy], cards.card_name(enemy), bool(exact))
        return happened("defeated", None, shown)
    if kind == events.REVEALED:
        return happened("revealed", None, Revealed(cards.card_name(facts[0])), news=True)
    step, seat, net, flips = facts
    if step == moves.WON:
        return happened("won", seat, Won(flips) if flips >= 0 else Won(), news=True)
    return happened("lost", seat, Lost(CAUSES[step], net), news=True)


def names(shown: list[int]) -> list[str]:
    return [cards.card_name(card) for card in shown]


# --- Lines of the log ----------------------------------------------------------------------------

HEADLINES: Final = {"played", "paid", "yielded", "flipped", "named", "won", "lost"}
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def lines(run: Sequence[Event], view: Mapping[str, Any]) -> Lines:
    """One line for each event; draws in a row stand in one, with the last of them."""
    found: Lines = []
    drawn: dict[int, list[str | None]] = {}
    for number, each in enumerate(run):
        if each.kind != "drew" or each.seat is None:
            found.append((Line((sentence(each),), below=each.kind not in HEADLINES),))
            continue
        drawn.setdefault(each.seat, []).append(each.facts["card"])
        if number + 1 < len(run) and run[number + 1].kind == "drew":
            found.append(())
        else:
            found.append((Line(tuple(draws(seat, drawn[seat]) for seat in drawn), below=True),))
            drawn = {}
    return found


def sentence(each: Event) -> Fact:
    kind, facts = each.kind, each.facts
    if kind == "named":
        return fact("event-named", each.seat, next=players(facts["next"]))
    if kind == "won" and "flips" in facts:
        kind = f"won-{GRADES[facts['flips']]}"
    elif kind == "lost":
        kind = f"lost-{facts['cause']}"
    elif kind == "defeated" and facts["exact"]:
        kind = "defeated-exact"
    elif kind == "cancelled" and facts["woken"]:
        kind = "cancelled-woken"
    values = {name: value for name, value in facts.items() if name not in ("cards", "enemy", "exact", "cause", "flips")}
    if "cards" in facts:
        values["cards"] = signs(facts["cards"])
    if "enemy" in facts:
        values["enemy"] = sign(facts["enemy"])
    return fact(f"event-{kind}", each.seat, **values)


def draws(seat: int, drawn: list[str | None]) -> Fact:
    """What a player drew, as far as it is known."""
    known = [card for card in drawn if card]
    if len(known) == len(drawn):
        return fact("event-drew", seat, card=signs(known))
    if known:
        return fact("event-drew-some", seat, count=len(drawn), cards=signs(known))
    return fact("event-drew-count", seat, count=len(drawn))


def sign(card: str) -> str:
    """A card as people write it: `7♥`, `10♣`, `X`."""
    return ("10" if card[0] == "T" else card[0]) + SIGNS.get(card[-1], "")


def signs(shown: Sequence[str]) -> str:
    return " ".join(map(sign, shown))
