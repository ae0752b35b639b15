"""What a move will do, as everybody will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludus.games.spartacus import cards, moves, moves_lists, moves_turn
from ludus.games.spartacus.deck import card_view, house_view
from ludus.games.spartacus.effects import names_house, price
from ludus.games.spartacus.notation_writing import is_spy
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.schemes import agent_of, lowers
from ludus.games.spartacus.preview_arena import arena_facts, combat_facts
from ludus.games.spartacus.preview_champions import lost_champions
from ludus.games.spartacus.preview_deals import deal_facts, market_facts
from ludus.games.spartacus.preview_words import (
    FactValues,
    asset_name,
    asset_names,
    house_names,
    intrigue_name,
    intrigue_names,
    intrigue_text,
    market_name,
    neutral,
)
from ludus.games.spartacus.rows import chain
from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


def facts(s: Spartacus, seat: int, move: int) -> list[Fact]:
    """What an answer does, as everybody will see it in the end."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    kind, named = moves.kind_of(move), moves.named_in(move)
    if kind == moves.PASS:
        return [pass_fact(s)]
    if kind <= moves.BALANCE:
        return upkeep_facts(s, seat, kind, named)
    if kind <= moves.USE:
        return turn_facts(s, seat, kind, named)
    if kind <= moves.REACT:
        return scheme_facts(s, seat, kind, named)
    if kind <= moves.REGAIN:
        return effect_facts(s, seat, kind, named)
    if kind <= moves.BROKEN:
        return deal_facts(s, seat, kind, named)
    if kind <= moves.BID:
        return market_facts(s, seat, kind, named)
    if kind <= moves.BET or kind >= moves.UP:
        return arena_facts(s, seat, kind, named)
    return combat_facts(s, seat, kind, named)


def pass_fact(s: Spartacus) -> Fact:
    stage = s.stage
    if stage == moves.ON_SCHEME:
        return Fact("fact-pass-scheme", {"card": intrigue_name(s, moves.plan_card(s.scheme))})
    if stage == moves.ON_REACTION:
        return Fact("fact-pass-scheme", {"card": intrigue_name(s, moves.plan_card(chain.plan(s, chain.last(s))))})
    if stage in (moves.ASK_HEALER, moves.ASK_BODYGUARD, moves.ASK_REINIT, moves.FORCING):
        return Fact("fact-pass-roll")
    return Fact("fact-pass")


def upkeep_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.HOUSE:
        return house_facts(s, moves.house_named(named), moves.figure(named) + 1)
    if kind == moves.HEAL:
        return [Fact("fact-heal", {"card": market_name(s, named - 1)})]
    if kind == moves.HEALER:
        values: FactValues = {
            "card": market_name(s, named - 1),
            "patient": market_name(s, s.patient),
        }
        return [Fact("fact-healer", values)]
    if kind == moves.CHOOSE:
        result = "well" if named >= 4 else "dead" if named == 1 else "ill"
        return [Fact("fact-choose", {"die": named, "card": market_name(s, s.patient), "result": result})]
    cards = masked(named)
    amount = net(s, seat) + len(cards)
    found = [Fact("fact-discards", {"cards": asset_names(s, cards)})] if cards else []
    found += lost_champions(s, cards)
    if amount < 0:
        return [*found, Fact("fact-balance-pay", {"gold": -amount})]
    return [*found, Fact("fact-balance-gain", {"gold": amount}) if amount else Fact("fact-balance-even")]


def house_facts(s: Spartacus, house: int, figure: int) -> list[Fact]:
    shown = house_view(house)
    gladiators, slaves, guards, gold = s.table.deck.start_assets[house]
    counts: FactValues = {"gladiators": gladiators, "slaves": slaves, "guards": guards, "gold": gold}
    found = [Fact("fact-house", {"house": cast(dict[str, str], shown["name"]), "figure": figure, **counts})]
    for ability in cast(list[dict[str, dict[str, str]]], shown["abilities"]):
        found.append(Fact("fact-house-ability", {"name": ability["name"], "text": ability["text"]}))
    return found


def masked(mask: int) -> list[int]:
    """Gladiators in a mask, as assets."""
    return [card + 1 for card in moves_lists.gladiators(mask)]


def turn_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    """What a house may do in its Intrigue turn besides schemes."""
    if kind == moves.SELL:
        return [Fact("fact-sell", {"card": intrigue_name(s, named), "gold": s.table.deck.gold[named]})]
    if kind == moves.LAY:
        return [Fact("fact-lay")]
    if kind == moves.ABILITY:
        return ability_facts(s, seat, named)
    asset = moves_turn.use_asset(named)
    values: FactValues = {"card": asset_name(s, asset)}
    if moves_turn.use_lot(named):
        return [Fact("fact-use-lot", {**values, "lot": moves_turn.use_lot(named)})]
    if moves_turn.use_card(named):
        thrown = intrigue_name(s, moves_turn.use_card(named) - 1)
        return [Fact("fact-use-exchange", {**values, "thrown": thrown})]
    if is_spy(asset):
        return [Fact("fact-use-spy", {**values, "seat": SEATS[moves_turn.use_house(named)]})]
    values["text"] = cast(dict[str, str], card_view("market", asset - 1, neutral(s))["text"])
    return [Fact("fact-use", values)]


def ability_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    shown = cast(list[dict[str, dict[str, str]]], house_view(s.houses[seat].card)["abilities"])[
        moves_turn.ability_number(named) - 1
    ]
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    found = [
        Fact(
            "fact-ability",
            {"name": shown["name"], "cards": asset_names(s, assets), "text": shown["text"]},
        )
    ]
    if cards.has_verb(s.ability(seat, moves_turn.ability_number(named)), cards.DROP_ASSET):
        found += lost_champions(s, assets)
    thrown = moves_lists.unpacked_cards(moves_turn.ability_cards(named))
    if thrown:
        found.append(Fact("fact-throws", {"cards": intrigue_names(s, thrown)}))
    return found


def scheme_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.PLAY:
        return play_facts(s, seat, "fact-play", named)
    if kind == moves.ASK:
        return ask_facts(s, seat, named)
    if kind in (moves.YES, moves.NO):
        return answer_facts(s, seat, kind)
    if kind == moves.REVEAL:
        return play_facts(s, seat, "fact-play", moves.plan_in(s.request))
    if kind == moves.WITHDRAW:
        return [Fact("fact-withdraw")]
    if kind == moves.GUARD:
        return [Fact("fact-guard-hand" if named in s.houses[seat].hand else "fact-guard")]
    if kind == moves.BODYGUARD:
        return [Fact("fact-bodyguard", {"card": asset_name(s, named)})]
    if kind == moves.REACT:
        return play_facts(s, seat, "fact-react", named)
    foiled = moves.plan_card(chain.plan(s, chain.last(s)) if s.stage == moves.ON_REACTION else s.scheme)
    values: FactValues = {
        "card": intrigue_name(s, moves.plan_card(named)),
        "foiled": intrigue_name(s, foiled),
    }
    return [Fact("fact-foil", values), *cost_facts(s, seat, named)]


def play_facts(s: Spartacus, seat: int, message: str, plan: int) -> list[Fact]:
    """A card that is played: whom it is aimed at, what it costs, what stands on it."""
    card = moves.plan_card(plan)
    aim = s.table.deck.aims[card]
    found = [Fact(message, {"card": intrigue_name(s, card)})]
    if aim != cards.AT_ME and moves.plan_target(plan) != moves.NO_HOUSE:
        found.append(target_fact(seat, moves.plan_target(plan)))
    if aim == cards.AT_TWO:
        found.append(target_fact(seat, moves.plan_named(plan)))
    found += cost_facts(s, seat, plan)
    found.append(Fact("fact-text", {"text": intrigue_text(s, card)}))
    return found


def target_fact(seat: int, target: int) -> Fact:
    return Fact("fact-target-own") if target == seat else Fact("fact-target", {"seat": SEATS[target]})


def cost_facts(s: Spartacus, seat: int, plan: int) -> list[Fact]:
    """What a plan names besides its target."""
    found: list[Fact] = []
    card, house = moves.plan_card(plan), moves.plan_named(plan)
    if house != moves.NO_HOUSE and names_house(s, card):
        gold = price(s, plan, seat)
        if gold:
            found.append(Fact("fact-pays", {"seat": SEATS[house], "gold": gold}))
        else:
            found.append(Fact("fact-gains-own") if house == seat else Fact("fact-gains", {"seat": SEATS[house]}))
    asset = moves.plan_asset(plan)
    if asset and s.stage == moves.ON_WAGERS:
        found.append(Fact("fact-replaces", {"card": asset_name(s, asset)}))
    elif asset:
        found.append(Fact("fact-discards", {"cards": asset_name(s, asset)}))
        found += lost_champions(s, [asset])
    if moves.plan_gold(plan):
        found.append(Fact("fact-lowers-gold", {"gold": moves.plan_gold(plan)}))
    agent = agent_of(s, seat)
    if moves.plan_agent(plan) and agent >= 0:
        found.append(Fact("fact-lowers-agent", {"card": market_name(s, agent), "count": lowers(s, agent)}))
    return found


def ask_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    gold = moves.ask_price(named)
    found = [Fact("fact-ask", {"houses": house_names(s, moves.ask_houses(named))})]
    if gold:
        found.append(Fact("fact-ask-bound" if s.table.atomic else "fact-ask-price", {"gold": gold}))
    return found + play_facts(s, seat, "fact-ask-card", moves.plan_in(named))


def answer_facts(s: Spartacus, seat: int, kind: int) -> list[Fact]:
    values: FactValues = {"seat": SEATS[s.active], "influence": s.houses[seat].influence}
    if kind == moves.NO:
        return [Fact("fact-no", values)]
    gold = moves.ask_price(s.request)
    found = [Fact("fact-yes", values)]
    if gold:
        found.append(Fact("fact-paid" if s.table.atomic else "fact-promised", {"gold": gold}))
    return found


def effect_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    """The end of a turn, and what a scheme leaves to choose."""
    if kind == moves.END:
        thrown = s.houses[seat].at(named)
        return [Fact("fact-end-throws", {"cards": intrigue_names(s, thrown)}) if thrown else Fact("fact-end")]
    if kind == moves.DROP:
        return [Fact("fact-discards", {"cards": asset_name(s, named)}), *lost_champions(s, [named])]
    if kind == moves.REGAIN:
        return [Fact("fact-regain")]
    target = SEATS[moves.plan_target(s.scheme)]
    if kind == moves.PICK:
        return [Fact("fact-pick", {"card": asset_name(s, named), "seat": target})]
    return [Fact("fact-take", {"gold": named, "seat": target})]
