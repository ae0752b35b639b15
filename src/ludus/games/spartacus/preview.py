"""What is asked, and what a move should be warned of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import moves as m
from ludus.games.spartacus.cards import DROP_ASSET, FAVOUR, FAVOURS, FIGHTERS, GEAR, GLADIATOR, INF, NONE, has_verb
from ludus.games.spartacus.menu import must_drop
from ludus.games.spartacus.menu_arena import may_refuse
from ludus.games.spartacus.notation_writing import format_move, hand_text, unpack
from ludus.games.spartacus.phases.attack import axe_of, line_of
from ludus.games.spartacus.phases.deals import given_assets, place_of, wanted_assets, wants
from ludus.games.spartacus.phases.intrigue import most_taken
from ludus.games.spartacus.phases.upkeep import net
from ludus.games.spartacus.phases.windows import is_target
from ludus.games.spartacus.preview_facts import PLACES, is_champion, masked, unmatched
from ludus.games.spartacus.preview_facts import facts as facts
from ludus.games.spartacus.preview_words import (
    Told,
    asset_names,
    intrigue_name,
    intrigue_names,
    intrigue_text,
    market_ids,
    market_name,
    shield_of,
)
from ludus.kernel.bits import bit
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


AFTER = ("balance", "scheme", "turn", "trade", "lot", "host", "refusal", "arena")


YES_OR_NO = (m.ANSWERING, m.REVEALING, m.ASK_NET, m.ASK_REINIT, m.ASK_AXE, m.ASK_SHIELD)


# --- Questions -----------------------------------------------------------------------------------------


def decision(s: Spartacus, seat: int) -> Decision:
    moves = s.legal(seat)
    choices = tuple([Choice(format_move(s, seat, move), tuple(facts(s, seat, move))) for move in moves])
    asked = question(s, seat)
    stage = s.stage
    house = s.houses[seat]
    if not s.waiting & bit(seat):
        return Decision("spartacus", "one", asked, choices)
    if stage == m.BIDDING:
        return Decision("spartacus", "bid", asked, choices, (), 0, house.gold - s.laid[seat])
    if stage == m.TAKING:
        return Decision("spartacus", "amount", asked, choices, (), 0, most_taken(s))
    if stage == m.BALANCING:
        parts = market_ids(s.ready_cards(seat, GLADIATOR))
        return Decision("spartacus", "some", asked, choices, parts, must_drop(s, seat), len(parts))
    if stage == m.MAIN and len(house.hand) > s.limit(seat):
        over = len(house.hand) - s.limit(seat)
        return Decision("spartacus", "some", asked, choices, tuple(map(hand_text, house.hand)), over, over)
    if stage == m.ENTERING:
        parts = market_ids(s.ready_cards(seat, FIGHTERS | GEAR))
        return Decision("spartacus", "one", asked, choices, parts, 0 if may_refuse(s, seat) else 1, 4)
    return Decision("spartacus", "yesno" if stage in YES_OR_NO and len(moves) == 2 else "one", asked, choices)


def question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if not s.waiting & bit(seat):
        return Fact("ask-free")
    if stage <= m.BALANCING:
        return upkeep_question(s, seat)
    if stage in (m.CHECKPOINT, m.ON_WAGERS, m.ON_DEATH):
        return reaction_question(s)
    if stage <= m.REGAINING:
        return intrigue_question(s, seat)
    if stage <= m.BIDDING:
        return market_question(s, seat)
    if stage < m.ASK_NET or stage == m.JUDGING:
        return arena_question(s, seat)
    return combat_question(s, seat)


def upkeep_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if stage == m.CHOOSING_HOUSE:
        return Fact("ask-house")
    if stage == m.HEALING:
        return Fact("ask-heal")
    if stage == m.HEAL_DIE:
        return Fact("ask-heal-die", {"card": market_name(s, s.patient), "die": s.die, "die2": s.die2})
    if stage == m.ASK_HEALER:
        told: Told = {"card": market_name(s, s.patient), "die": s.die}
        if s.active == seat:
            return Fact("ask-healer", told)
        return Fact("ask-healer-other", {**told, "seat": SEATS[s.active]})
    least = must_drop(s, seat)
    if least:
        return Fact("ask-balance-short", {"gold": s.houses[seat].gold, "owed": -net(s, seat), "count": least})
    amount = net(s, seat)
    return Fact("ask-balance-pay", {"gold": -amount}) if amount < 0 else Fact("ask-balance", {"gold": amount})


def reaction_question(s: Spartacus) -> Fact:
    if s.stage == m.CHECKPOINT:
        return Fact("ask-checkpoint", {"after": AFTER[s.after]})
    if s.stage == m.ON_WAGERS:
        return Fact("ask-wagered")
    return Fact("ask-death", {"card": market_name(s, s.dead), "seat": SEATS[s.dead_owner]})


def intrigue_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if stage == m.MAIN:
        over = len(s.houses[seat].hand) - s.limit(seat)
        return Fact("ask-turn-over", {"count": over}) if over > 0 else Fact("ask-turn")
    if stage == m.ANSWERING:
        told: Told = {"seat": SEATS[s.active], "gold": s.request >> 29}
        if not s.request >> 29:
            return Fact("ask-support", told)
        return Fact("ask-support-bound" if s.table.atomic else "ask-support-price", told)
    if stage == m.REVEALING:
        return Fact("ask-reveal", {"card": intrigue_name(s, m.plan_card(s.request & m.PLAN))})
    if stage == m.REGAINING:
        return Fact("ask-regain")
    if stage == m.ON_REACTION:
        card = m.plan_card(s.chain[-2])
        return Fact(
            "ask-reaction",
            {"seat": SEATS[s.chain[-1]], "card": intrigue_name(s, card), "text": intrigue_text(s, card)},
        )
    return scheme_question(s, seat)


def scheme_question(s: Spartacus, seat: int) -> Fact:
    """About the scheme that lies open."""
    stage = s.stage
    card = m.plan_card(s.scheme)
    told: Told = {"card": intrigue_name(s, card), "seat": SEATS[s.schemer]}
    if stage == m.ON_SCHEME:
        told["text"] = intrigue_text(s, card)
        return Fact("ask-scheme-target" if is_target(s, seat) else "ask-scheme", told)
    if stage == m.ASK_BODYGUARD:
        return Fact("ask-bodyguard", {**told, "die": s.die})
    if stage == m.DROPPING:
        return Fact("ask-drop", told)
    told["seat"] = SEATS[m.plan_target(s.scheme)]
    return Fact("ask-pick", told) if stage == m.PICKING else Fact("ask-take", {**told, "most": most_taken(s)})


def market_question(s: Spartacus, seat: int) -> Fact:
    if s.stage == m.OPEN_MARKET:
        return Fact("ask-trade")
    if s.stage == m.ASK_INFORMANT:
        return Fact("ask-informant")
    laid = s.laid[seat]
    if s.lot >= len(s.lots):
        return Fact("ask-bid-host-again", {"laid": laid}) if laid else Fact("ask-bid-host")
    told: Told = {"card": market_name(s, s.lots[s.lot]), "lot": s.lot + 1, "lots": len(s.lots)}
    return Fact("ask-bid-again", {**told, "laid": laid}) if laid else Fact("ask-bid", told)


def arena_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    b = s.bout
    second = b.owners[0] != NONE
    if stage == m.INVITING:
        return Fact("ask-invite-second" if second else "ask-invite")
    if stage == m.ENTERING:
        place = PLACES[1 if second else 0]
        if s.phase == m.SHOWDOWN:
            return Fact("ask-enter-showdown", {"place": place})
        if seat == s.host:
            return Fact("ask-enter-own" if may_refuse(s, seat) else "ask-enter-forced", {"place": place})
        return Fact("ask-enter", {"seat": SEATS[s.host], "place": place})
    if stage == m.BETTING:
        return Fact("ask-wager", {"first": market_name(s, b.fighters[0]), "second": market_name(s, b.fighters[1])})
    card = b.fighters[b.loser]
    told: Told = {"card": market_name(s, card), "seat": SEATS[b.owners[b.loser]]}
    return Fact("ask-verdict", {**told, "favour": (s.marks[card] & FAVOURS) // FAVOUR})


def combat_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    b = s.bout
    mine = 0 if b.owners[0] == seat else 1
    fighter = market_name(s, b.fighters[mine])
    rival = market_name(s, b.fighters[1 - mine])
    if stage == m.ASK_NET:
        return Fact("ask-net", {"round": b.round})
    if stage == m.ASK_REINIT:
        return Fact("ask-reinit", {"own": b.sums[mine], "other": b.sums[1 - mine]})
    if stage == m.ORDERING:
        return Fact("ask-order", {"round": b.round})
    if stage == m.ACTING:
        return Fact("ask-act", {"card": fighter, "round": b.round, "steps": b.dice[3 * mine + 2]})
    if stage == m.STEPPING:
        return Fact("ask-step", {"card": fighter, "steps": b.dice[3 * mine + 2]})
    if stage == m.DEFENDING:
        return Fact("ask-defend", {"card": rival})
    if stage == m.REROLLING:
        return Fact("ask-reroll-defence" if line_of(s, seat) else "ask-reroll-attack")
    if stage == m.FORCING:
        return Fact("ask-force", {"card": rival})
    if stage == m.ASK_AXE:
        return Fact("ask-axe", {"gear": market_name(s, axe_of(s, mine)), "wounds": b.wounds})
    if stage == m.ASK_SHIELD:
        return Fact("ask-shield", {"gear": market_name(s, shield_of(s, mine)), "wounds": b.wounds})
    return Fact("ask-lose", {"card": fighter, "wounds": b.wounds})


# --- What to confirm -----------------------------------------------------------------------------------


def warnings(s: Spartacus, seat: int, move: int) -> list[Fact]:
    """What a player should confirm."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    kind, named = move & m.KIND, move >> m.PAYLOAD
    if kind == m.REFUSE:
        return [Fact("warn-refuse")] if s.houses[seat].influence > s.table.floor else []
    if kind == m.BALANCE:
        return balance_warnings(s, seat, masked(named))
    if kind == m.PAY:
        return [Fact("warn-pay", {"seat": SEATS[named & 3], "gold": named >> 2})]
    if kind == m.YES:
        return [Fact("warn-yes", {"seat": SEATS[s.active]})]
    if kind == m.TO_BANK:
        return champion_warnings(s, [named])
    if kind == m.OFFER:
        return [*gift_warnings(s, named), *deal_warnings(s, given_assets(named), wanted_assets(named))]
    if kind == m.ACCEPT:
        terms = s.offers[place_of(s, named) + 2]
        return deal_warnings(s, wanted_assets(terms), given_assets(terms))
    if kind == m.ABILITY:
        return ability_warnings(s, seat, named)
    if kind == m.DOWN:
        return verdict_warnings(s)
    return end_warnings(s, seat) if kind == m.END else []


def balance_warnings(s: Spartacus, seat: int, dropped: list[int]) -> list[Fact]:
    if not dropped:
        return []
    free = len(dropped) > must_drop(s, seat)
    told: Told = {"cards": asset_names(s, dropped), "count": len(dropped)}
    return [Fact("warn-drop-free" if free else "warn-drop", told), *champion_warnings(s, dropped)]


def champion_warnings(s: Spartacus, assets: list[int]) -> list[Fact]:
    return [Fact("warn-champion", {"card": market_name(s, asset - 1)}) for asset in assets if is_champion(s, asset)]


def gift_warnings(s: Spartacus, terms: int) -> list[Fact]:
    """Assets for nothing."""
    if wants(terms) or wanted_assets(terms) or terms & m.SERVICE:
        return []
    cards = asset_names(s, unpack(given_assets(terms), 6))
    return [Fact("warn-for-nothing", {"seat": SEATS[terms & 3], "cards": cards})]


def deal_warnings(s: Spartacus, given: int, got: int) -> list[Fact]:
    return champion_warnings(s, unmatched(s, unpack(given, 6), unpack(got, 6)))


def ability_warnings(s: Spartacus, seat: int, named: int) -> list[Fact]:
    """Assets given away for influence."""
    steps = s.table.deck.abilities[2 * s.houses[seat].card + (named & 3) - 1]
    if not has_verb(steps, DROP_ASSET) or not has_verb(steps, INF):
        return []
    assets = unpack(named >> 2 & ((1 << 18) - 1), 6)
    return [Fact("warn-ability", {"cards": asset_names(s, assets)}), *champion_warnings(s, assets)]


def verdict_warnings(s: Spartacus) -> list[Fact]:
    card = s.bout.fighters[s.bout.loser]
    favour = (s.marks[card] & FAVOURS) // FAVOUR
    return [Fact("warn-down", {"card": market_name(s, card), "influence": favour})] if favour else []


def end_warnings(s: Spartacus, seat: int) -> list[Fact]:
    """Schemes that could still be played without the help of others."""
    cards: list[int] = []
    for move in s.legal(seat):
        card = m.plan_card(move >> m.PAYLOAD)
        if move & m.KIND == m.PLAY and card not in cards:
            cards.append(card)
    return [Fact("warn-end", {"cards": intrigue_names(s, cards), "count": len(cards)})] if cards else []
