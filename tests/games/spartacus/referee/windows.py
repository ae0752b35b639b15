"""Windows: who may answer a scheme or a reaction, and free reactions at checkpoints (specification 3.10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.games.spartacus.referee.effects import (
    Deed,
    aims,
    carry_out,
    check_cost,
    deed_of,
    foil,
    is_aimed,
    is_met,
    text_of,
)
from tests.games.spartacus.referee.table import SEATS, Table

FREE = {"ANY": (), "ANY-MKT": ("market",), "ANY-ARE": ("arena",)}  # timings and the phases they exclude


@dataclass
class Scheme:
    """A scheme on the table, waiting for answers."""

    deed: Deed
    targets: list[int]
    supporters: list[int]
    immune: bool


def poll(
    t: Table, stage: str, order: list[int], options: Callable[[int], set[str]], act: Callable[[int, list[str]], bool]
) -> bool:
    """Ask in order until all pass in a row; begin again after an action. True as soon as an action says so.

    The record does not ask those who could do nothing as everybody can see; any player who could act must be asked.
    """
    again = True
    while again:
        again = False
        for seat in order:
            if not t.awaits(stage, seat):
                t.check(not options(seat), f"{SEATS[seat]} may act and is not asked ({stage})")
                continue
            t.hear()  # a gift may allow what the house could not do when it was asked
            words = t.take(seat, legal={"pass", *options(seat)})
            if words == ["pass"]:
                continue
            if act(seat, words):
                return True
            again = True
            break
    return False


# --- Reactions -----------------------------------------------------------------------------------------


def texts(t: Table, seat: int, cards: list[str]) -> set[str]:
    """How these reactions can be played with the influence and the means of the house (SP-251, SP-257)."""
    known = [card for card in cards if t.houses[seat].influence >= t.cards[card].need]
    return {text for card in known for deed in aims(t, seat, card) for text in text_of(t, deed)}


def react(t: Table, deed: Deed) -> bool:
    """Play a reaction; False if it is foiled itself (SP-730, SP-731)."""
    kind = t.cards[deed.card]
    house = t.houses[deed.me]
    t.check(kind.form == "reaction" and deed.card in house.hand, "a reaction of this hand")
    t.check(house.influence >= kind.need, "SP-251")
    t.check(is_met(t, deed, kind.condition), f"SP-257 {kind.condition}")
    house.hand.remove(deed.card)

    def counters(seat: int) -> set[str]:
        cards = [card for card in t.houses[seat].hand if "RCT.played" in t.cards[card].timing]
        return {f"foil {text}" for text in texts(t, seat, cards)}

    def counter(seat: int, words: list[str]) -> bool:
        return react(t, deed_of(t, seat, words[1:], deed))

    foiled = poll(t, "reaction", t.others(deed.me), counters, counter)
    if not foiled:
        check_cost(t, deed)
        t.intrigue_out.append(deed.card)
        carry_out(t, deed, kind.effect)
    return not foiled


# --- Schemes -------------------------------------------------------------------------------------------


def foils(t: Table, scheme: Scheme, seat: int) -> list[str]:
    """The cards that could foil this scheme."""
    if seat in scheme.supporters and t.options["supporter_may_foil"] == "no":
        return []
    cards = [card for card in t.houses[seat].hand if "SCH.played" in t.cards[card].timing]
    cards = [card for card in cards if t.cards[card].form == "reaction"]
    return [card for card in cards if not scheme.immune or t.cards[card].has("foil", "scheme|reaction")]


def may_guard(t: Table, scheme: Scheme, seat: int) -> bool:
    """The target may (SP-260, SP-264); one who supports the scheme may not where supporters may not foil (SP-240)."""
    if seat not in scheme.targets or scheme.immune:
        return False
    if seat in scheme.supporters and t.options["supporter_may_foil"] == "no":
        return False
    house = t.houses[seat]
    return house.guards > 0 or any(card.startswith("GU") for card in house.hand)


def is_foiled(t: Table, scheme: Scheme) -> bool:
    """The window of a scheme (SP-720 to SP-724)."""
    others = t.others(scheme.deed.me)
    order = [seat for seat in others if seat in scheme.targets]
    order += [seat for seat in others if seat not in scheme.targets]

    def options(seat: int) -> set[str]:
        found = {f"foil {text}" for text in texts(t, seat, foils(t, scheme, seat))}
        return found | {"guard GU01"} if may_guard(t, scheme, seat) else found

    def answer(seat: int, words: list[str]) -> bool:
        if words[0] == "guard":
            foiled = guard(t, seat, words[1])
            if foiled:
                foil(t, scheme.deed)
            return foiled
        return react(t, deed_of(t, seat, words[1:], scheme.deed))

    return poll(t, "scheme", order, options, answer)


def guard(t: Table, seat: int, card: str) -> bool:
    """Discard and roll; a bodyguard may roll again (SP-261, SP-724)."""
    house = t.houses[seat]
    if card in house.hand:
        t.throw(seat, card)
    else:
        t.discard(seat, "GU")
    good = t.cards["GU01"].number("guardroll")
    while True:
        die = t.roll("guard")[0]
        t.expect(f"guard {SEATS[seat]} {die}")
        if die >= good:
            return True
        helpers = [each for each in house.ready("slave", "gladiator") if house.assets[each].kind.has("rerollguard")]
        if not helpers:
            return False
        words = t.take(seat, "bodyguard", "pass")
        if words == ["pass"]:
            return False
        t.check(words[1] in helpers, "SP-724")
        t.exhaust(seat, words[1])


# --- Checkpoints ---------------------------------------------------------------------------------------


def is_free(t: Table, card: str) -> bool:
    """May this reaction be played at a checkpoint of this phase?"""
    return any(time in FREE and t.phase not in FREE[time] for time in t.cards[card].timing)


def free_reaction(t: Table, seat: int, words: list[str]) -> None:
    """A reaction to the state of a house, in a phase that allows it."""
    t.check(is_free(t, words[0]), f"SP-740 in the {t.phase}")
    deed = deed_of(t, seat, words)
    t.check(is_aimed(t, deed), "SP-740")
    react(t, deed)


def checkpoint(t: Table) -> None:
    """Free reactions, clockwise from the host, until all pass in a row (SP-740 to SP-742)."""

    def options(seat: int) -> set[str]:
        cards = [card for card in t.houses[seat].hand if is_free(t, card)]
        return {f"react {text}" for text in texts(t, seat, cards)}

    def act(seat: int, words: list[str]) -> bool:
        free_reaction(t, seat, words[1:])
        return False

    poll(t, "checkpoint", list(t.clockwise(t.host)), options, act)
