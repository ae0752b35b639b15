"""Effects of schemes, reactions and abilities outside the arena, as the referee carries them out (section 6.4)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.games.spartacus.referee.cards import Kind, Step, holds, value_of
from tests.games.spartacus.referee.table import SEATS, Asset, Table

PLAN = re.compile(
    r"(?P<card>\w+)(?: >(?P<target>[A-D]))?(?: \+(?P<named>[A-D]))?(?: : (?P<asset>\w+))?"
    r"(?: X(?P<gold>\d+))?(?P<agent> agent)?"
)


@dataclass
class Deed:
    """A card or an ability that does something, with everything its line names."""

    me: int
    card: str
    target: int = -1
    named: int = -1
    assets: list[str] = field(default_factory=list)
    thrown: list[str] = field(default_factory=list)  # hand cards given away for others
    gold: int = 0
    agent: bool = False
    tapped: int = 0
    dropped: int = 0
    dead_owner: int = -1
    spare: int = 0  # other ready gladiators of the house whose fighter is to be replaced
    aside: int = 0  # gold that is set aside for the card until it is carried out or foiled
    foils: Deed | None = None  # the scheme or reaction that this one answers


def deed_of(t: Table, seat: int, words: list[str], foils: Deed | None = None) -> Deed:
    """`SC14a >B +C : SL01a X2 agent`."""
    found = PLAN.fullmatch(" ".join(words))
    t.check(found is not None, "a card with what it needs")
    assert found
    target, named = (SEATS.index(found[name]) if found[name] else -1 for name in ("target", "named"))
    assets = [found["asset"]] if found["asset"] else []
    gold, agent = int(found["gold"] or 0), bool(found["agent"])
    return Deed(seat, found["card"], target, named, assets, gold=gold, agent=agent, foils=foils)


def seats_of(t: Table, deed: Deed, who: str) -> list[int]:
    if who == "others":
        return t.others(deed.me)
    if who in ("any", "other", "tgt2"):
        return [deed.named]
    if who == "deadowner":
        return [deed.dead_owner]
    return [{"me": deed.me, "tgt": deed.target, "tgt1": deed.target, "bank": -1}[who]]


def least(t: Table) -> list[int]:
    low = min(house.influence for house in t.houses)
    return [house.seat for house in t.houses if house.influence == low]


def known(t: Table, deed: Deed, name: str, args: list[str]) -> int:
    """The functions of the effect language."""
    if name == "ready":
        return t.houses[seats_of(t, deed, args[0])[0]].count(*args[1].split("|"))
    if name == "goldof":
        return t.houses[seats_of(t, deed, args[0])[0]].gold
    if name == "unique":
        return int(len(least(t)) == 1)
    return {"count": t.players - 1, "tapped": deed.tapped, "dropvalue": deed.dropped, "alt": deed.spare}[name]


def is_met(t: Table, deed: Deed, condition: str) -> bool:
    return holds(condition, lambda name, args: known(t, deed, name, args))


def is_aimed(t: Table, deed: Deed) -> bool:
    """Does the line name the houses that the card wants (SP-221, SP-Q9, SP-Q13)?"""
    kind = t.cards[deed.card]
    target, named = deed.target, deed.named
    fits = {
        "me": target == deed.me,
        "any": target >= 0,
        "other": target >= 0 and target != deed.me,
        "two": target >= 0 and named >= 0 and target != named,
        "least": [target] == least(t),
        "each": target < 0,
        "none": target < 0,
    }
    if kind.target == "two":
        return fits["two"]
    if kind.has("inf", "any"):  # another house gains
        return fits[kind.target] and named >= 0 and named != target
    if any("other" in step.args for step in kind.effect):  # another house is paid
        return fits[kind.target] and named >= 0 and named != deed.me
    return fits[kind.target] and named < 0


def aims(t: Table, seat: int, card: str) -> list[Deed]:
    """Everything at which a card can be aimed so that its condition is met; two targets stand in order."""
    houses = range(-1, t.players)
    pairs = [(target, named) for target in houses for named in houses]
    if t.cards[card].target == "two":
        pairs = [pair for pair in pairs if pair[0] < pair[1]]
    deeds = [Deed(seat, card, target, named) for target, named in pairs]
    return [deed for deed in deeds if is_aimed(t, deed) and is_met(t, deed, t.cards[card].condition)]


def text_of(t: Table, deed: Deed) -> set[str]:
    """How a card and its aim are written, with every asset that can be given up for it."""
    words = deed.card
    words += f" >{SEATS[deed.target]}" if deed.target >= 0 else ""
    words += f" +{SEATS[deed.named]}" if deed.named >= 0 else ""
    form = cost_kind(t.cards[deed.card])
    return {f"{words} : {card}" for card in t.houses[deed.me].ready(form)} if form else {words}


def cost_kind(kind: Kind) -> str:
    """The kind of the own asset that a card takes; empty if none."""
    return next((step.args[1] for step in kind.effect if step.verb == "drop" and step.args[0] == "me"), "")


def check_cost(t: Table, deed: Deed) -> None:
    """An own asset that is given up must be named and ready (SP-226)."""
    form = cost_kind(t.cards[deed.card])
    t.check(len(deed.assets) == bool(form), "SP-226 what is given up")
    if form:
        t.check(deed.assets[0] in t.houses[deed.me].ready(form), f"SP-226 a ready {form}")


def carry_out(t: Table, deed: Deed, steps: tuple[Step, ...]) -> None:
    for step in steps:
        if is_met(t, deed, step.condition):
            VERBS[step.verb](t, deed, *step.args)


def amount(t: Table, deed: Deed, text: str) -> int:
    return deed.gold if text == "X" else value_of(text, lambda name, args: known(t, deed, name, args))


def do_influence(t: Table, deed: Deed, who: str, change: str) -> None:
    for seat in seats_of(t, deed, who):
        t.influence(seat, int(change))


def do_gold(t: Table, deed: Deed, who: str, gold: str) -> None:
    t.houses[seats_of(t, deed, who)[0]].gold += amount(t, deed, gold)


def do_pay(t: Table, deed: Deed, giver: str, taker: str, gold: str) -> None:
    for seat in seats_of(t, deed, taker):
        t.pay(seats_of(t, deed, giver)[0], seat, amount(t, deed, gold))


def do_fine(t: Table, deed: Deed, who: str, gold: str) -> None:
    seat = seats_of(t, deed, who)[0]
    t.pay(seat, -1, min(int(gold), t.houses[seat].gold))


def do_take(t: Table, deed: Deed, giver: str, taker: str, gold: str) -> None:
    """Nobody is asked how much to take of nothing."""
    seat = seats_of(t, deed, giver)[0]
    most = min(int(gold), t.houses[seat].gold)
    taken = int(t.take(deed.me, "take")[1]) if most else 0
    t.check(taken <= most, f"SP-Q53 at most {most}")
    t.pay(seat, seats_of(t, deed, taker)[0], taken)


def do_draw(t: Table, deed: Deed, who: str, count: str) -> None:
    t.draw(seats_of(t, deed, who)[0], int(count))


def do_cycle(t: Table, deed: Deed, who: str, count: str) -> None:
    """An ability of a slave changes exactly one card, that of a house up to three."""
    t.check(len(deed.thrown) <= int(count) and (int(count) > 1 or len(deed.thrown) == 1), "as many cards")
    for card in deed.thrown:
        t.throw(deed.me, card)
    t.draw(deed.me, len(deed.thrown))


def named_cost(t: Table, deed: Deed, form: str, count: int) -> list[str]:
    """Own ready assets that the line names, of this kind, enough and none too many (SP-217, SP-Q37)."""
    house = t.houses[deed.me]
    ready = ["GU"] * house.guards if form == "guard" else house.ready(form)
    cards = [card for card in deed.assets if card in ready]
    t.check(all(cards.count(card) <= ready.count(card) for card in cards), "SP-217 ready assets, each once")
    weights = [1 if card == "GU" else house.weight(card) for card in cards]
    t.check(sum(weights) >= count, f"SP-217 {count} of kind {form}")
    t.check(len(cards) <= count, "SP-217 none too many")
    deed.assets = [card for card in deed.assets if card not in cards]
    return cards


def forced(t: Table, chooser: int, verb: str, cards: list[str]) -> str:
    """The asset that the chooser names; a single one needs no choice."""
    if not cards:
        return ""
    if len(cards) == 1 and not t.awaits(verb, chooser):
        return cards[0]
    chosen = t.take(chooser, verb)[1]
    t.check(chosen in cards, f"one of {cards}")
    return chosen


def do_drop(t: Table, deed: Deed, who: str, form: str, count: str, by: str) -> None:
    seat = seats_of(t, deed, who)[0]
    if by == "me":
        for card in named_cost(t, deed, form, int(count)):
            deed.dropped = 0 if card == "GU" else t.cards[card].value
            t.discard(seat, card)
        return
    card = forced(t, seat, "drop", t.houses[seat].ready(form))
    if card:
        t.discard(seat, card)


def do_tap(t: Table, deed: Deed, who: str, form: str, count: str, by: str) -> None:
    seat = seats_of(t, deed, who)[0]
    cards = ["GU"] * t.houses[seat].guards if count == "all" else named_cost(t, deed, form, int(count))
    for card in cards:
        t.exhaust(seat, card)
    deed.tapped = len(cards)


def do_injure(t: Table, deed: Deed, who: str, forms: str, count: str, by: str) -> None:
    seat = seats_of(t, deed, who)[0]
    card = forced(t, deed.me, "pick", t.houses[seat].ready(*forms.split("|")))
    if card:
        injure(t.houses[seat].assets[card])


def injure(asset: Asset) -> None:
    asset.ready, asset.injured = False, True


def do_regain(t: Table, deed: Deed, form: str, count: str) -> None:
    """A guard may come back from the discard pile; without one nobody is asked."""
    if not any(card.startswith("GU") for card in t.intrigue_out):
        return
    words = t.take(deed.me, "regain", "pass")
    if words[0] == "regain":
        t.check(words[1].startswith("GU"), "a guard")
        exact = words[1] if words[1] in t.intrigue_out else "GU01"
        t.check(exact in t.intrigue_out, "a discarded guard")
        t.intrigue_out.remove(exact)
        t.houses[deed.me].hand.append(words[1])


def do_peek(t: Table, deed: Deed, where: str, who: str, count: str) -> None:
    seer, owner, card = t.expect_word("peek")
    t.check(seer == SEATS[deed.me] and owner == SEATS[deed.target] and seer != owner, "SP-E20")
    t.check(card in t.houses[deed.target].hand, "SP-E20 a card of that hand")


def foil(t: Table, deed: Deed) -> None:
    """A card goes to the discard pile without any effect, and nothing on it is paid (SP-224, SP-731)."""
    t.houses[deed.me].gold += deed.aside
    t.intrigue_out.append(deed.card)


def do_foil(t: Table, deed: Deed, what: str) -> None:
    assert deed.foils
    foil(t, deed.foils)


def do_nothing(t: Table, deed: Deed, *args: str) -> None:
    """Verbs that are settled where the card is played."""


VERBS: dict[str, Callable[..., None]] = {
    "inf": do_influence,
    "gold": do_gold,
    "pay": do_pay,
    "fine": do_fine,
    "take": do_take,
    "draw": do_draw,
    "cycle": do_cycle,
    "drop": do_drop,
    "tap": do_tap,
    "injure": do_injure,
    "regain": do_regain,
    "peek": do_peek,
    "foil": do_foil,
    "immune": do_nothing,
    "lower": do_nothing,
    "refighter": do_nothing,
}
