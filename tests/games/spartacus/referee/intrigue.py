"""The Intrigue phase, as the referee follows it (specification 3.4)."""

from __future__ import annotations

from collections import Counter

from tests.games.spartacus.referee.cards import Step
from tests.games.spartacus.referee.effects import Deed, aims, carry_out, check_cost, deed_of, is_aimed, is_met, text_of
from tests.games.spartacus.referee.table import SEATS, Table, kinds
from tests.games.spartacus.referee.windows import Scheme, checkpoint, is_foiled


def intrigue(t: Table) -> None:
    t.begin("intrigue")
    for seat in t.clockwise(t.host):
        t.draw(seat, 3)
    for seat in t.clockwise(t.host):
        turn(t, seat)
        checkpoint(t)


def turn(t: Table, seat: int) -> None:
    """One house sells, uses abilities and plays schemes, until it ends its turn (SP-205, SP-206)."""
    noes: Counter[tuple[str, int]] = Counter()
    while True:
        t.hear()
        ours, theirs = plays(t, seat), t.witness.plays(seat)
        t.check(ours == theirs, f"SP-220 {ours ^ theirs} may be played")
        words = t.take(seat, "sell", "hab", "use", "play", "ask", "end")
        if words[0] == "end":
            end(t, seat, words[1:])
            return
        if words[0] == "sell":
            t.throw(seat, words[1])
            t.houses[seat].gold += t.cards[words[1]].value
        elif words[0] == "hab":
            house_ability(t, seat, words[1:])
        elif words[0] == "use":
            asset_ability(t, seat, words[1:])
        elif words[0] == "play":
            play(t, deed_of(t, seat, words[1:]), [])
        else:
            ask(t, seat, words[1:], noes)


def plays(t: Table, seat: int) -> set[str]:
    """The schemes that can be played without support and reductions, with their targets."""
    house = t.houses[seat]
    cards = [card for card in house.hand if t.cards[card].form == "scheme" and t.cards[card].need <= house.influence]
    return {kinds(f"play {text}") for card in cards for deed in aims(t, seat, card) for text in text_of(t, deed)}


def end(t: Table, seat: int, thrown: list[str]) -> None:
    """Down to the limit of the present influence, and no further (SP-280, SP-281)."""
    house = t.houses[seat]
    surplus = max(0, len(house.hand) - house.card.limit(house.influence))
    t.check(len(thrown) == surplus, f"SP-280 {surplus} cards too many")
    for card in thrown:
        t.throw(seat, card)


# --- Abilities -----------------------------------------------------------------------------------------


def parts(words: list[str]) -> tuple[list[str], list[str]]:
    """What stands before and after the colon."""
    at = words.index(":") if ":" in words else len(words)
    return words[:at], words[at + 1 :]


def house_ability(t: Table, seat: int, words: list[str]) -> None:
    cost, thrown = parts(words[1:])
    effect = t.houses[seat].card.abilities[int(words[0]) - 1]
    t.check(not any(step.verb == "lower" for step in effect), "section 7: written only in the play line")
    deed = Deed(seat, "", assets=cost, thrown=thrown)
    carry_out(t, deed, effect)
    t.check(not deed.assets, "SP-217 nothing else is given up")


def asset_ability(t: Table, seat: int, words: list[str]) -> None:
    before, thrown = parts(words)
    card = before[0]
    kind = t.cards[card]
    t.check("INT.own" in kind.timing, "SP-218")
    t.exhaust(seat, card)
    target = SEATS.index(before[1][1]) if len(before) > 1 else -1
    carry_out(t, Deed(seat, card, target, thrown=thrown), kind.effect)


# --- Schemes -------------------------------------------------------------------------------------------


def lowering(steps: tuple[Step, ...]) -> str:
    """By how much an ability lowers the required influence; empty if it does not."""
    return next((step.args[0] for step in steps if step.verb == "lower"), "")


def agent(t: Table, seat: int) -> str:
    """The ready asset whose ability lowers the required influence; empty if there is none."""
    assets = t.houses[seat].assets
    return next((card for card, asset in assets.items() if asset.ready and lowering(asset.kind.effect)), "")


def needed(t: Table, deed: Deed) -> int:
    """The required influence after reductions (SP-220, SP-227)."""
    house = t.houses[deed.me]
    t.check(not deed.gold or lowering(house.card.abilities[0]) == "X", "only this house pays for less influence")
    t.check(deed.gold <= house.gold, "SP-008")
    helper = agent(t, deed.me) if deed.agent else ""
    t.check(bool(helper) == deed.agent, "SP-651 a ready agent")
    less = int(lowering(t.cards[helper].effect)) if helper else 0
    return max(0, t.cards[deed.card].need - deed.gold - less)


def play(t: Table, deed: Deed, supporters: list[int]) -> None:
    """A scheme from the hand to the discard pile (SP-220 to SP-227)."""
    kind = t.cards[deed.card]
    house = t.houses[deed.me]
    t.check(kind.form == "scheme" and deed.card in house.hand, "a scheme of this hand")
    influence = sum(t.houses[seat].influence for seat in [deed.me, *supporters])
    t.check(influence >= needed(t, deed), f"SP-220, SP-231 {influence} against {needed(t, deed)}")
    t.pay(deed.me, -1, deed.gold)
    if deed.agent:
        t.exhaust(deed.me, agent(t, deed.me))
    house.hand.remove(deed.card)
    t.check(is_aimed(t, deed), "SP-221")
    check_cost(t, deed)
    t.check(is_met(t, deed, kind.condition), f"SP-226, SP-Q53 {kind.condition}")
    targets = {"two": [deed.target, deed.named], "each": list(range(t.players))}.get(kind.target, [deed.target])
    deed.aside = promised(t, deed)
    t.pay(deed.me, -1, deed.aside)
    if not is_foiled(t, Scheme(deed, targets, supporters, kind.has("immune"))):
        house.gold += deed.aside
        carry_out(t, deed, kind.effect)
        t.intrigue_out.append(deed.card)
    checkpoint(t)


def promised(t: Table, deed: Deed) -> int:
    """The gold that the scheme will cost, set aside while others may answer (SP-226)."""
    total = 0
    for step in t.cards[deed.card].effect:
        if step.verb == "pay":
            each = t.houses[deed.target].guards if "tapped()" in step.args[2] else int(step.args[2])
            total += each * (t.players - 1 if step.args[1] == "others" else 1)
    return total


def ask(t: Table, seat: int, words: list[str], noes: Counter[tuple[str, int]]) -> None:
    """A request for support: `B,C gold 2 for SC10a >A` (SP-230 to SP-240, SP-710 to SP-713)."""
    asked = [SEATS.index(letter) for letter in words[0].split(",")]
    price = int(words[2]) if words[1] == "gold" else 0
    deed = deed_of(t, seat, words[words.index("for") + 1 :])
    t.check(seat not in asked and deed.card in t.houses[seat].hand, "SP-230")
    t.check(all(noes[deed.card, house] < 2 for house in asked), "SP-713")
    need = needed(t, deed)
    influence = t.houses[seat].influence
    t.check(influence < need, "SP-230 the influence is too low")
    atomic = t.options["service_deals"] == "atomic"
    supporters: list[int] = []
    waiting = set(asked)
    t.pay(seat, -1, price * len(asked) if atomic else 0)
    while waiting or influence >= need:
        t.hear()
        actor, _ = t.next()
        answer = t.take(seat if actor == seat else -1, *(("reveal", "withdraw") if actor == seat else ("yes", "no")))[0]
        if actor != seat:
            t.check(actor in waiting, "SP-711")
            waiting.discard(actor)
        if answer == "yes":
            supporters.append(actor)
            influence += t.houses[actor].influence
            t.houses[actor].gold += price if atomic else 0
        elif answer == "no":
            noes[deed.card, actor] += 1
            t.houses[seat].gold += price if atomic else 0
        elif answer == "withdraw":
            return
        else:
            t.check(influence >= need, "SP-712")
            play(t, deed, supporters)
            return
