"""What happened, as one observer may know it (specification 8), and the log lines of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludus.games.gorus import cards, events
from ludus.games.gorus.notation import CARD_NAMES
from ludus.games.gorus.render import DECIDED, school
from ludus.kernel.bits import members
from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.story import Facts, Lines, fact, figure, happened, players

# --- What the events say -------------------------------------------------------------------------


class Nothing(Facts, frozen=True):
    """The kind says it all."""


class Round(Facts, frozen=True):
    round: int
    dealer: int


class Played(Facts, frozen=True):
    """A card of a player, or of a wandering gladiator."""

    card: str
    challenge: bool
    strongest: str | None  # the school that is strongest now


class Drew(Facts, frozen=True):
    card: str | None  # None: the observer does not know it


class Bout(Facts, frozen=True):
    bout: int
    cards: int  # captured
    wanderers: bool  # have they won it?


class Scored(Facts, frozen=True):
    round: int
    strongest: str | None
    winners: list[int]  # sides
    totals: list[int]  # favour by side
    wins: list[int]  # rounds won by side
    eight: bool  # has the solo player captured one?


class Ended(Facts, frozen=True):
    by: str
    winners: list[int]  # sides
    sides: int  # how many there are


EVENTS: dict[str, type[Facts]] = {
    "round": Round,
    "played": Played,
    "wandered": Played,
    "drew": Drew,
    "bout": Bout,
    "scored": Scored,
    "resigned": Nothing,
    "ended": Ended,
}


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, facts = raw[0], raw[1:]
    if kind == events.PLAYED:
        player, card, challenge, strongest = facts
        shown = Played(CARD_NAMES[card], bool(challenge), school(strongest))
        if player == cards.WANDERER:
            return happened("wandered", None, shown, news=True)
        return happened("played", player, shown, shows=True)
    if kind == events.DREW:
        return happened("drew", facts[0], Drew(CARD_NAMES[facts[1]] if seat == facts[0] else None), news=True)
    if kind == events.BOUT:
        number, winner, count = facts
        wanderers = winner == cards.WANDERER
        return happened("bout", None if wanderers else winner, Bout(number, count, wanderers))
    if kind == events.ROUND:
        return happened("round", None, Round(facts[0], facts[1]), news=True)
    if kind == events.SCORED:
        return happened("scored", None, scored(facts), news=True)
    if kind == events.RESIGNED:
        return Event("resigned", facts[0], news=True)
    by, mask, sides = facts
    return happened("ended", None, Ended(DECIDED[by], members(mask), sides), news=True)


def scored(facts: list[int]) -> Scored:
    number, strongest, mask, eight = facts[:4]
    sides = (len(facts) - 4) // 2
    return Scored(number, school(strongest), members(mask), facts[4 : 4 + sides], facts[4 + sides :], eight=bool(eight))


# --- Lines of the log ----------------------------------------------------------------------------

FOLLOWING: Final = {"drew", "bout"}  # from a card that was played


def withheld(raws: Sequence[list[int]]) -> range:
    """The bouts of the running round before the last completed one: nobody may look at them (GM-321)."""
    if raws and raws[-1][0] == events.ENDED:
        return range(0)
    start = len(raws)
    bouts: list[int] = []  # where the bouts of this round end
    while start and raws[start - 1][0] not in (events.SCORED, events.ROUND):
        start -= 1
        if raws[start][0] == events.BOUT:
            bouts.append(start)
    if start and raws[start - 1][0] == events.SCORED:
        return range(0)
    return range(start, bouts[1] + 1) if len(bouts) > 1 else range(0)


WITHHELD: Final = "withheld"


def lines(run: Sequence[Event], view: Mapping[str, Any]) -> Lines:
    """One line for each event, a second one for a round that is over; one for all that may not be looked at."""
    found: Lines = []
    before = ""
    for each in run:
        if each.kind == WITHHELD:
            found.append(() if before == WITHHELD else (Line((Fact("event-withheld"),), faint=True),))
        else:
            first = Line((sentence(each, view["players"]),), below=each.kind in FOLLOWING)
            found.append((first, standing(each.facts["wins"], view["players"])) if each.kind == "scored" else (first,))
        before = each.kind
    return found


def sentence(each: Event, count: int) -> Fact:
    """`count`: players."""
    kind, facts = each.kind, each.facts
    if kind == "round":
        if count == 1:
            return fact("event-round-solo", round=facts["round"])
        return fact("event-round", round=facts["round"], dealer=players(facts["dealer"]))
    if kind in ("played", "wandered"):
        if not facts["challenge"]:
            return fact(f"event-{kind}", each.seat, card=card(facts["card"]))
        return fact(f"event-{kind}-challenge", each.seat, strongest=facts["strongest"], card=card(facts["card"]))
    if kind == "drew":
        known = facts["card"]
        return fact("event-drew", each.seat, card=card(known)) if known else fact("event-drew-hidden", each.seat)
    if kind == "bout":
        message = "event-bout-wanderers" if facts["wanderers"] else "event-bout"
        return fact(message, each.seat, bout=facts["bout"], cards=facts["cards"])
    if kind == "scored":
        return round_over(facts, count)
    if kind == "ended":
        return fact(f"event-ended-{facts['by']}", winners=sides(facts["winners"], facts["sides"], count))
    return fact(f"event-{kind}", each.seat)


def card(name: str) -> Fact:
    return fact("card-short", school=name[0], strength=int(name[1:]))


def round_over(facts: dict[str, Any], count: int) -> Fact:
    total = len(facts["totals"])
    totals = tuple(side_figure(side, facts["totals"][side], total, count) for side in range(total))
    if count == 1 and not facts["eight"]:
        message = "event-scored-no-eight"
        return fact(message, round=facts["round"], strongest=facts["strongest"], totals=totals)
    winners = sides(facts["winners"], total, count)
    return fact("event-scored", round=facts["round"], strongest=facts["strongest"], totals=totals, winners=winners)


def standing(wins: Sequence[int], count: int) -> Line:
    """Who has won how many rounds, the best first."""
    ranked = sorted(range(len(wins)), key=lambda side: -wins[side])
    shown = tuple(side_figure(side, wins[side], len(wins), count) for side in ranked)
    return Line((fact("rounds-won", wins=shown),), below=True)


def side_figure(side: int, number: int, total: int, count: int) -> Fact:
    return fact("side-figure", figure=figure(number), side=sides([side], total, count))


def sides(numbers: Sequence[int], total: int, count: int) -> tuple[Fact, ...]:
    """Players, teams or the wanderers by name; there are `total` sides and `count` players."""
    if count == 1:
        return tuple(fact("side-wanderers") if side else fact("side-player", 0) for side in numbers)
    if total < count:
        return tuple(fact("side-team", number=side + 1) for side in numbers)
    return tuple(fact("side-player", side) for side in numbers)
