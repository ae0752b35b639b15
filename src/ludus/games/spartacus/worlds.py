"""The positions that a seat cannot tell apart: hidden cards are dealt anew, sealed answers are made up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import bout, cards, moves
from ludus.games.spartacus.effects import holds, own_drop
from ludus.games.spartacus.house import insert
from ludus.games.spartacus.menu_arena import bets
from ludus.games.spartacus.menu_deals import bidding
from ludus.games.spartacus.menu_hand import assets_of
from ludus.games.spartacus.menu_turn import aims_of, subject
from ludus.games.spartacus.phases.rerolls import rolling
from ludus.games.spartacus.phases.support import is_enough
from ludus.games.spartacus.player_deals import WHIM, bids
from ludus.games.spartacus.rows import gifts, peeks, seen_lots
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


STRANGE: Final = 4  # one sealed bid of so many is any


def world(s: Spartacus, seat: i64, rng: Rng) -> Spartacus:
    """A copy in which all that `seat` cannot know is made up; -1 is a spectator."""
    w = s.clone()
    w.chance = Fast(rng.seed())
    if w.stage == moves.OVER:
        return w
    deal_market(w, seat, rng)
    deal_intrigue(w, seat, rng)
    if w.gifts:
        make_up_gifts(w, seat, rng)
    if w.stage == moves.BIDDING:
        make_up_bids(w, seat, rng)
    elif w.stage == moves.BETTING and not w.table.in_turn:
        make_up_bets(w, seat, rng)
    elif w.stage == moves.REROLLING:
        make_up_rerolls(w, seat, rng)
    return w


def deal_market(w: Spartacus, seat: i64, rng: Rng) -> None:
    """The deck, and lots that lie face down for this seat."""
    pool = w.market
    closed: list[i64] = []
    for place in range(w.lot + 1, i64(len(w.lots))):
        if not seen_lots.has_seen(w, seat, place):
            closed.append(place)
            pool.append(w.lots[place])
    pool.sort()
    rng.shuffle(pool)
    for place in closed:
        w.lots[place] = pool.pop()


def deal_intrigue(w: Spartacus, seat: i64, rng: Rng) -> None:
    """Hands of others and the deck; what was seen in a hand stays there."""
    pool = w.intrigue
    missing: list[i64] = [0] * w.players
    for p in range(w.players):
        if p != seat:
            house = w.houses[p]
            kept: list[i64] = []
            for card in house.hand:
                if w.peeks and peeks.knows(w, seat, card):
                    kept.append(card)
                else:
                    pool.append(card)
            missing[p] = len(house.hand) - len(kept)
            house.hand = kept
    pool.sort()
    if w.active >= 0 and w.active != seat:
        w.tried = []
        w.noes = []
        if w.request >= 0:
            commit_again(w, pool, missing, rng)
    rng.shuffle(pool)
    for p in range(w.players):
        if missing[p]:
            hand = w.houses[p].hand
            count = missing[p]
            for _ in range(count):
                hand.append(pool.pop())
            hand.sort()
    if w.peeks:
        look_again(w, seat, rng)


def look_again(w: Spartacus, seat: i64, rng: Rng) -> None:
    """Which cards others have seen is their secret; that they looked is not."""
    for peek in range(peeks.count(w)):
        if peeks.who(w, peek) != seat and peeks.who(w, peek) != peeks.ALL:
            hand = w.houses[peeks.owner(w, peek)].hand
            peeks.change(w, peek, hand[rng.below(len(hand))])


def commit_again(w: Spartacus, pool: list[i64], missing: list[i64], rng: Rng) -> None:
    """Some scheme that the active house could have committed: it needs help, and has as much of it as is known."""
    asker = w.active
    truth = w.request
    enough = is_enough(w)
    choices: list[i64] = []
    if missing[asker]:  # otherwise all of the hand is known
        for card in pool:
            add_commitments(w, asker, card, truth, enough, choices)
    for card in w.houses[asker].hand:
        add_commitments(w, asker, card, truth, enough, choices)
    w.request = choices[rng.below(len(choices))] if choices else truth
    chosen = moves.plan_card(moves.plan_in(w.request))
    w.tried = [chosen]
    if chosen not in w.houses[asker].hand:
        pool.remove(chosen)
        insert(w.houses[asker].hand, chosen)
        missing[asker] -= 1


def add_commitments(w: Spartacus, asker: i64, card: i64, truth: i64, enough: bool, choices: list[i64]) -> None:
    deck = w.table.deck
    if deck.forms[card] != cards.SCHEME or deck.needs[card] <= w.houses[asker].influence:
        return
    kinds = own_drop(w, card)
    asset: i64 = 0
    if kinds:
        assets = assets_of(w, asker, kinds)
        if not assets:
            return
        asset = assets[0]
    for pair in aims_of(w, asker, card):
        if holds(w, deck.tests[card], asker, subject(moves.pair_target(pair), asker), moves.pair_named(pair)):
            w.request = moves.ask_for(
                truth, moves.plan_of(card, moves.pair_target(pair), moves.pair_named(pair), asset, 0, 0)
            )
            if is_enough(w) == enough:
                choices.append(w.request)
    w.request = truth


def make_up_gifts(w: Spartacus, seat: i64, rng: Rng) -> None:
    """Amounts that passed between two others while gold is hidden (SP-345)."""
    for gift in range(gifts.count(w)):
        giver, to, amount = gifts.giver(w, gift), gifts.receiver(w, gift), gifts.gold(w, gift)
        if giver != seat and to != seat:
            most = amount + w.houses[giver].gold - w.laid[giver]
            if most > gifts.had(w, gift):
                most = gifts.had(w, gift)
            least = amount - (w.houses[to].gold - w.laid[to])
            if least < 1:
                least = 1
            if most > least:
                new = least + rng.below(most - least + 1)
                w.houses[giver].gold += amount - new
                w.houses[to].gold += new - amount
                gifts.change(w, gift, new)


def make_up_bids(w: Spartacus, seat: i64, rng: Rng) -> None:
    """Mostly what the house would sensibly bid: the last to bid would otherwise reckon with anything."""
    for p in range(w.players):
        if p != seat and w.bids[p] >= 0:
            amounts = bidding(w, p)
            place: i64 = rng.below(len(amounts)) if rng.below(STRANGE) == 0 else rng.best(bids(w, p, amounts), WHIM)
            w.bids[p] = moves.named_in(amounts[place])


def make_up_bets(w: Spartacus, seat: i64, rng: Rng) -> None:
    for p in range(w.players):
        if p != seat and w.bets[p] >= 0:
            choices = bets(w, p)
            w.bets[p] = moves.named_in(choices[rng.below(len(choices))])


def make_up_rerolls(w: Spartacus, seat: i64, rng: Rng) -> None:
    """Dice that others have chosen and that wait for the other side (SP-516)."""
    b = w.bout
    for line in range(i64(2)):
        if b.chosen(line) and rolling(b, line) != seat:
            dice = b.line(line)
            place = rng.below(len(dice) + 1)
            b.choose(line, bout.KEEP if place == len(dice) else dice[place])
