"""What is asked, and what a move should be warned of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import cards, moves, moves_lists, moves_turn
from ludus.games.spartacus.menu import must_drop
from ludus.games.spartacus.menu_arena import may_refuse
from ludus.games.spartacus.notation_writing import format_move, hand_text
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.rerolls import line_of
from ludus.games.spartacus.phases.schemes import most_taken
from ludus.games.spartacus.phases.windows import is_target
from ludus.games.spartacus.phases.wounds import axe_of
from ludus.games.spartacus.preview_arena import PLACES
from ludus.games.spartacus.preview_champions import is_champion, unmatched
from ludus.games.spartacus.preview_facts import facts as facts
from ludus.games.spartacus.preview_facts import masked
from ludus.games.spartacus.preview_words import (
    FactValues,
    asset_names,
    intrigue_name,
    intrigue_names,
    intrigue_text,
    market_ids,
    market_name,
    shield_of,
)
from ludus.games.spartacus.rows import chain, offers
from ludus.kernel.bits import bit
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


AFTER = ("balance", "scheme", "turn", "trade", "lot", "host", "refusal", "arena")


YES_OR_NO = (moves.ANSWERING, moves.REVEALING, moves.ASK_NET, moves.ASK_REINIT, moves.ASK_AXE, moves.ASK_SHIELD)


# --- Questions -----------------------------------------------------------------------------------------


def decision(s: Spartacus, seat: int) -> Decision:
    candidates = s.legal(seat)
    choices = tuple([Choice(format_move(s, seat, move), tuple(facts(s, seat, move))) for move in candidates])
    asked = question(s, seat)
    stage = s.stage
    house = s.houses[seat]
    if not s.waiting & bit(seat):
        return Decision("spartacus", "one", asked, choices)
    if stage == moves.BIDDING:
        return Decision("spartacus", "bid", asked, choices, (), 0, house.gold - s.laid[seat])
    if stage == moves.TAKING:
        return Decision("spartacus", "amount", asked, choices, (), 0, most_taken(s))
    if stage == moves.BALANCING:
        parts = market_ids(s.ready_cards(seat, cards.GLADIATOR))
        return Decision("spartacus", "some", asked, choices, parts, must_drop(s, seat), len(parts))
    if stage == moves.MAIN and len(house.hand) > s.limit(seat):
        over = len(house.hand) - s.limit(seat)
        return Decision("spartacus", "some", asked, choices, tuple(map(hand_text, house.hand)), over, over)
    if stage == moves.ENTERING:
        parts = market_ids(s.ready_cards(seat, cards.FIGHTERS | cards.GEAR))
        return Decision("spartacus", "one", asked, choices, parts, 0 if may_refuse(s, seat) else 1, 4)
    return Decision("spartacus", "yesno" if stage in YES_OR_NO and len(candidates) == 2 else "one", asked, choices)


def question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if not s.waiting & bit(seat):
        return Fact("ask-free")
    if stage <= moves.BALANCING:
        return upkeep_question(s, seat)
    if stage in (moves.CHECKPOINT, moves.ON_WAGERS, moves.ON_DEATH):
        return reaction_question(s)
    if stage <= moves.REGAINING:
        return intrigue_question(s, seat)
    if stage <= moves.BIDDING:
        return market_question(s, seat)
    if stage < moves.ASK_NET or stage == moves.JUDGING:
        return arena_question(s, seat)
    return combat_question(s, seat)


def upkeep_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if stage == moves.CHOOSING_HOUSE:
        return Fact("ask-house")
    if stage == moves.HEALING:
        return Fact("ask-heal")
    if stage == moves.HEAL_DIE:
        return Fact("ask-heal-die", {"card": market_name(s, s.patient), "die": s.die, "die2": s.die2})
    if stage == moves.ASK_HEALER:
        values: FactValues = {"card": market_name(s, s.patient), "die": s.die}
        if s.active == seat:
            return Fact("ask-healer", values)
        return Fact("ask-healer-other", {**values, "seat": SEATS[s.active]})
    least = must_drop(s, seat)
    if least:
        return Fact("ask-balance-short", {"gold": s.houses[seat].gold, "owed": -net(s, seat), "count": least})
    amount = net(s, seat)
    return Fact("ask-balance-pay", {"gold": -amount}) if amount < 0 else Fact("ask-balance", {"gold": amount})


def reaction_question(s: Spartacus) -> Fact:
    if s.stage == moves.CHECKPOINT:
        return Fact("ask-checkpoint", {"after": AFTER[s.after]})
    if s.stage == moves.ON_WAGERS:
        return Fact("ask-wagered")
    return Fact("ask-death", {"card": market_name(s, s.dead), "seat": SEATS[s.dead_owner]})


def intrigue_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    if stage == moves.MAIN:
        over = len(s.houses[seat].hand) - s.limit(seat)
        return Fact("ask-turn-over", {"count": over}) if over > 0 else Fact("ask-turn")
    if stage == moves.ANSWERING:
        values: FactValues = {"seat": SEATS[s.active], "gold": moves.ask_price(s.request)}
        if not moves.ask_price(s.request):
            return Fact("ask-support", values)
        return Fact("ask-support-bound" if s.table.atomic else "ask-support-price", values)
    if stage == moves.REVEALING:
        return Fact("ask-reveal", {"card": intrigue_name(s, moves.plan_card(moves.plan_in(s.request)))})
    if stage == moves.REGAINING:
        return Fact("ask-regain")
    if stage == moves.ON_REACTION:
        top = chain.last(s)
        card = moves.plan_card(chain.plan(s, top))
        return Fact(
            "ask-reaction",
            {
                "seat": SEATS[chain.seat(s, top)],
                "card": intrigue_name(s, card),
                "text": intrigue_text(s, card),
            },
        )
    return scheme_question(s, seat)


def scheme_question(s: Spartacus, seat: int) -> Fact:
    """About the scheme that lies open."""
    stage = s.stage
    card = moves.plan_card(s.scheme)
    values: FactValues = {"card": intrigue_name(s, card), "seat": SEATS[s.schemer]}
    if stage == moves.ON_SCHEME:
        values["text"] = intrigue_text(s, card)
        return Fact("ask-scheme-target" if is_target(s, seat) else "ask-scheme", values)
    if stage == moves.ASK_BODYGUARD:
        return Fact("ask-bodyguard", {**values, "die": s.die})
    if stage == moves.DROPPING:
        return Fact("ask-drop", values)
    values["seat"] = SEATS[moves.plan_target(s.scheme)]
    return Fact("ask-pick", values) if stage == moves.PICKING else Fact("ask-take", {**values, "most": most_taken(s)})


def market_question(s: Spartacus, seat: int) -> Fact:
    if s.stage == moves.OPEN_MARKET:
        return Fact("ask-trade")
    if s.stage == moves.ASK_INFORMANT:
        return Fact("ask-informant")
    laid = s.laid[seat]
    if s.lot >= len(s.lots):
        return Fact("ask-bid-host-again", {"laid": laid}) if laid else Fact("ask-bid-host")
    values: FactValues = {"card": market_name(s, s.lots[s.lot]), "lot": s.lot + 1, "lots": len(s.lots)}
    return Fact("ask-bid-again", {**values, "laid": laid}) if laid else Fact("ask-bid", values)


def arena_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    b = s.bout
    second = b.owners[0] != cards.NONE
    if stage == moves.INVITING:
        return Fact("ask-invite-second" if second else "ask-invite")
    if stage == moves.ENTERING:
        place = PLACES[1 if second else 0]
        if s.phase == moves.SHOWDOWN:
            return Fact("ask-enter-showdown", {"place": place})
        if seat == s.host:
            return Fact("ask-enter-own" if may_refuse(s, seat) else "ask-enter-forced", {"place": place})
        return Fact("ask-enter", {"seat": SEATS[s.host], "place": place})
    if stage == moves.BETTING:
        return Fact(
            "ask-wager",
            {
                "first": market_name(s, b.fighters[0]),
                "second": market_name(s, b.fighters[1]),
            },
        )
    card = b.fighters[b.loser]
    values: FactValues = {"card": market_name(s, card), "seat": SEATS[b.owners[b.loser]]}
    return Fact("ask-verdict", {**values, "favour": cards.favours(s.marks[card])})


def combat_question(s: Spartacus, seat: int) -> Fact:
    stage = s.stage
    b = s.bout
    mine = b.side_of(seat)
    fighter = market_name(s, b.fighters[mine])
    rival = market_name(s, b.fighters[1 - mine])
    if stage == moves.ASK_NET:
        return Fact("ask-net", {"round": b.round})
    if stage == moves.ASK_REINIT:
        return Fact("ask-reinit", {"own": b.sums[mine], "other": b.sums[1 - mine]})
    if stage == moves.ORDERING:
        return Fact("ask-order", {"round": b.round})
    if stage == moves.ACTING:
        return Fact("ask-act", {"card": fighter, "round": b.round, "steps": b.speed_dice(mine)})
    if stage == moves.STEPPING:
        return Fact("ask-step", {"card": fighter, "steps": b.speed_dice(mine)})
    if stage == moves.DEFENDING:
        return Fact("ask-defend", {"card": rival})
    if stage == moves.REROLLING:
        return Fact("ask-reroll-defence" if line_of(s, seat) else "ask-reroll-attack")
    if stage == moves.FORCING:
        return Fact("ask-force", {"card": rival})
    if stage == moves.ASK_AXE:
        return Fact("ask-axe", {"gear": market_name(s, axe_of(s, mine)), "wounds": b.wounds})
    if stage == moves.ASK_SHIELD:
        return Fact("ask-shield", {"gear": market_name(s, shield_of(s, mine)), "wounds": b.wounds})
    return Fact("ask-lose", {"card": fighter, "wounds": b.wounds})


# --- What to confirm -----------------------------------------------------------------------------------


def warnings(s: Spartacus, seat: int, move: int) -> list[Fact]:
    """What a player should confirm."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    kind, named = moves.kind_of(move), moves.named_in(move)
    if kind == moves.REFUSE:
        return [Fact("warn-refuse")] if s.houses[seat].influence > s.table.floor else []
    if kind == moves.BALANCE:
        return balance_warnings(s, seat, masked(named))
    if kind == moves.PAY:
        return [Fact("warn-pay", {"seat": SEATS[moves.house_named(named)], "gold": moves.paid(named)})]
    if kind == moves.YES:
        return [Fact("warn-yes", {"seat": SEATS[s.active]})]
    if kind == moves.TO_BANK:
        return champion_warnings(s, [named])
    if kind == moves.OFFER:
        return [*gift_warnings(s, named), *deal_warnings(s, moves.given_assets(named), moves.wanted_assets(named))]
    if kind == moves.ACCEPT:
        terms = offers.terms(s, offers.find(s, named))
        return deal_warnings(s, moves.wanted_assets(terms), moves.given_assets(terms))
    if kind == moves.ABILITY:
        return ability_warnings(s, seat, named)
    if kind == moves.DOWN:
        return verdict_warnings(s)
    return end_warnings(s, seat) if kind == moves.END else []


def balance_warnings(s: Spartacus, seat: int, dropped: list[int]) -> list[Fact]:
    if not dropped:
        return []
    free = len(dropped) > must_drop(s, seat)
    values: FactValues = {"cards": asset_names(s, dropped), "count": len(dropped)}
    return [Fact("warn-drop-free" if free else "warn-drop", values), *champion_warnings(s, dropped)]


def champion_warnings(s: Spartacus, assets: list[int]) -> list[Fact]:
    return [Fact("warn-champion", {"card": market_name(s, asset - 1)}) for asset in assets if is_champion(s, asset)]


def gift_warnings(s: Spartacus, terms: int) -> list[Fact]:
    """Assets for nothing."""
    if moves.wants(terms) or moves.wanted_assets(terms) or moves.wants_service(terms):
        return []
    cards = asset_names(s, moves_lists.unpacked(moves.given_assets(terms)))
    return [Fact("warn-for-nothing", {"seat": SEATS[moves.house_named(terms)], "cards": cards})]


def deal_warnings(s: Spartacus, given: int, got: int) -> list[Fact]:
    return champion_warnings(s, unmatched(s, moves_lists.unpacked(given), moves_lists.unpacked(got)))


def ability_warnings(s: Spartacus, seat: int, named: int) -> list[Fact]:
    """Assets given away for influence."""
    steps = s.ability(seat, moves_turn.ability_number(named))
    if not cards.has_verb(steps, cards.DROP_ASSET) or not cards.has_verb(steps, cards.INF):
        return []
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    return [Fact("warn-ability", {"cards": asset_names(s, assets)}), *champion_warnings(s, assets)]


def verdict_warnings(s: Spartacus) -> list[Fact]:
    card = s.bout.fighters[s.bout.loser]
    favour = cards.favours(s.marks[card])
    return [Fact("warn-down", {"card": market_name(s, card), "influence": favour})] if favour else []


def end_warnings(s: Spartacus, seat: int) -> list[Fact]:
    """Schemes that could still be played without the help of others."""
    cards: list[int] = []
    for move in s.legal(seat):
        card = moves.plan_card(moves.named_in(move))
        if moves.kind_of(move) == moves.PLAY and card not in cards:
            cards.append(card)
    return [Fact("warn-end", {"cards": intrigue_names(s, cards), "count": len(cards)})] if cards else []
