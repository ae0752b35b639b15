"""What a move will do, as everybody will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludus.games.spartacus import bout, cards, moves, moves_arena, moves_lists, moves_turn, preview_words
from ludus.games.spartacus.deck import card_view, house_view, spaces
from ludus.games.spartacus.effects import names_house, price
from ludus.games.spartacus.notation_writing import BETS, VOW_WORDS, is_spy
from ludus.games.spartacus.phases.balance import net
from ludus.games.spartacus.phases.defeat import wounded
from ludus.games.spartacus.phases.schemes import agent_of, lowers
from ludus.games.spartacus.phases.wounds import axe_of
from ludus.games.spartacus.preview_words import FactValues
from ludus.games.spartacus.rows import chain, offers, vows
from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


PLACES = ("I", "II")


SERVICE_WORDS = {
    moves.PASS: "pass",
    moves.YES: "yes",
    moves.NO: "no",
    moves.REFUSE: "refuse",
    moves.UP: "up",
    moves.DOWN: "down",
}


# --- Answers -------------------------------------------------------------------------------------------


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
        return Fact("fact-pass-scheme", {"card": preview_words.intrigue_name(s, moves.plan_card(s.scheme))})
    if stage == moves.ON_REACTION:
        return Fact(
            "fact-pass-scheme", {"card": preview_words.intrigue_name(s, moves.plan_card(chain.plan(s, chain.last(s))))}
        )
    if stage in (moves.ASK_HEALER, moves.ASK_BODYGUARD, moves.ASK_REINIT, moves.FORCING):
        return Fact("fact-pass-roll")
    return Fact("fact-pass")


def upkeep_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.HOUSE:
        return house_facts(s, moves.house_named(named), moves.figure(named) + 1)
    if kind == moves.HEAL:
        return [Fact("fact-heal", {"card": preview_words.market_name(s, named - 1)})]
    if kind == moves.HEALER:
        values: FactValues = {
            "card": preview_words.market_name(s, named - 1),
            "patient": preview_words.market_name(s, s.patient),
        }
        return [Fact("fact-healer", values)]
    if kind == moves.CHOOSE:
        result = "well" if named >= 4 else "dead" if named == 1 else "ill"
        return [Fact("fact-choose", {"die": named, "card": preview_words.market_name(s, s.patient), "result": result})]
    cards = masked(named)
    amount = net(s, seat) + len(cards)
    found = [Fact("fact-discards", {"cards": preview_words.asset_names(s, cards)})] if cards else []
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


def lost_champions(s: Spartacus, assets: list[int]) -> list[Fact]:
    """A house that loses a champion loses influence (SP-443)."""
    return [
        Fact("fact-champion", {"card": preview_words.market_name(s, asset - 1)})
        for asset in assets
        if is_champion(s, asset)
    ]


def unmatched(s: Spartacus, given: list[int], got: list[int]) -> list[int]:
    """Champions that no champion of the other side makes up for (SP-443, SP-701)."""
    matched = sum(1 for asset in got if is_champion(s, asset))
    return [asset for asset in given if is_champion(s, asset)][matched:]


def is_champion(s: Spartacus, asset: int) -> bool:
    return asset != moves.A_GUARD and s.marks[asset - 1] & cards.CHAMPION != 0


def turn_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    """What a house may do in its Intrigue turn besides schemes."""
    if kind == moves.SELL:
        return [Fact("fact-sell", {"card": preview_words.intrigue_name(s, named), "gold": s.table.deck.gold[named]})]
    if kind == moves.LAY:
        return [Fact("fact-lay")]
    if kind == moves.ABILITY:
        return ability_facts(s, seat, named)
    asset = moves_turn.use_asset(named)
    values: FactValues = {"card": preview_words.asset_name(s, asset)}
    if moves_turn.use_lot(named):
        return [Fact("fact-use-lot", {**values, "lot": moves_turn.use_lot(named)})]
    if moves_turn.use_card(named):
        thrown = preview_words.intrigue_name(s, moves_turn.use_card(named) - 1)
        return [Fact("fact-use-exchange", {**values, "thrown": thrown})]
    if is_spy(asset):
        return [Fact("fact-use-spy", {**values, "seat": SEATS[moves_turn.use_house(named)]})]
    values["text"] = cast(dict[str, str], card_view("market", asset - 1, preview_words.neutral(s))["text"])
    return [Fact("fact-use", values)]


def ability_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    shown = cast(list[dict[str, dict[str, str]]], house_view(s.houses[seat].card)["abilities"])[
        moves_turn.ability_number(named) - 1
    ]
    assets = moves_lists.unpacked(moves_turn.ability_assets(named))
    found = [
        Fact(
            "fact-ability",
            {"name": shown["name"], "cards": preview_words.asset_names(s, assets), "text": shown["text"]},
        )
    ]
    if cards.has_verb(
        s.table.deck.abilities[2 * s.houses[seat].card + moves_turn.ability_number(named) - 1], cards.DROP_ASSET
    ):
        found += lost_champions(s, assets)
    thrown = moves_lists.unpacked_cards(moves_turn.ability_cards(named))
    if thrown:
        found.append(Fact("fact-throws", {"cards": preview_words.intrigue_names(s, thrown)}))
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
        return [Fact("fact-bodyguard", {"card": preview_words.asset_name(s, named)})]
    if kind == moves.REACT:
        return play_facts(s, seat, "fact-react", named)
    foiled = moves.plan_card(chain.plan(s, chain.last(s)) if s.stage == moves.ON_REACTION else s.scheme)
    values: FactValues = {
        "card": preview_words.intrigue_name(s, moves.plan_card(named)),
        "foiled": preview_words.intrigue_name(s, foiled),
    }
    return [Fact("fact-foil", values), *cost_facts(s, seat, named)]


def play_facts(s: Spartacus, seat: int, message: str, plan: int) -> list[Fact]:
    """A card that is played: whom it is aimed at, what it costs, what stands on it."""
    card = moves.plan_card(plan)
    aim = s.table.deck.aims[card]
    found = [Fact(message, {"card": preview_words.intrigue_name(s, card)})]
    if aim != cards.AT_ME and moves.plan_target(plan) != moves.NO_HOUSE:
        found.append(target_fact(seat, moves.plan_target(plan)))
    if aim == cards.AT_TWO:
        found.append(target_fact(seat, moves.plan_named(plan)))
    found += cost_facts(s, seat, plan)
    found.append(Fact("fact-text", {"text": preview_words.intrigue_text(s, card)}))
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
        found.append(Fact("fact-replaces", {"card": preview_words.asset_name(s, asset)}))
    elif asset:
        found.append(Fact("fact-discards", {"cards": preview_words.asset_name(s, asset)}))
        found += lost_champions(s, [asset])
    if moves.plan_gold(plan):
        found.append(Fact("fact-lowers-gold", {"gold": moves.plan_gold(plan)}))
    agent = agent_of(s, seat)
    if moves.plan_agent(plan) and agent >= 0:
        found.append(
            Fact("fact-lowers-agent", {"card": preview_words.market_name(s, agent), "count": lowers(s, agent)})
        )
    return found


def ask_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    gold = moves.ask_price(named)
    found = [Fact("fact-ask", {"houses": preview_words.house_names(s, moves.ask_houses(named))})]
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
        return [
            Fact("fact-end-throws", {"cards": preview_words.intrigue_names(s, thrown)}) if thrown else Fact("fact-end")
        ]
    if kind == moves.DROP:
        return [Fact("fact-discards", {"cards": preview_words.asset_name(s, named)}), *lost_champions(s, [named])]
    if kind == moves.REGAIN:
        return [Fact("fact-regain")]
    target = SEATS[moves.plan_target(s.scheme)]
    if kind == moves.PICK:
        return [Fact("fact-pick", {"card": preview_words.asset_name(s, named), "seat": target})]
    return [Fact("fact-take", {"gold": named, "seat": target})]


# --- Deals and the market ------------------------------------------------------------------------------


def deal_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.PAY:
        return [Fact("fact-pay", {"seat": SEATS[moves.house_named(named)], "gold": moves.paid(named)})]
    if kind == moves.OFFER:
        return [Fact("fact-offer", {"seat": SEATS[moves.house_named(named)]}), *terms_facts(s, named, True)]
    if kind == moves.VOW:
        what = VOW_WORDS[moves.promise(named)]
        return [
            Fact(
                "fact-vow", {"seat": SEATS[moves.house_named(named)], "what": what, "gold": moves.promised_gold(named)}
            )
        ]
    if kind in (moves.KEPT, moves.BROKEN):
        giver = vows.giver(s, named - 1)
        return [Fact("fact-kept" if kind == moves.KEPT else "fact-broken", {"seat": SEATS[giver], "number": named})]
    offer = offers.find(s, named)
    values: FactValues = {"seat": SEATS[offers.giver(s, offer)], "number": named}
    if kind == moves.ACCEPT:
        return [Fact("fact-accept", values), *terms_facts(s, offers.terms(s, offer), False)]
    return [Fact("fact-reject", values)] if kind == moves.REJECT else [Fact("fact-cancel", {"number": named})]


def terms_facts(s: Spartacus, terms: int, own: bool) -> list[Fact]:
    """What the seat gives and gets; `own`: it has made the offer."""
    gold = [moves.gives(terms), moves.wants(terms)]
    assets = [moves_lists.unpacked(moves.given_assets(terms)), moves_lists.unpacked(moves.wanted_assets(terms))]
    found: list[Fact] = []
    for message, side in (("give", 0 if own else 1), ("get", 1 if own else 0)):
        if gold[side]:
            found.append(Fact(f"fact-{message}-gold", {"gold": gold[side]}))
        if assets[side]:
            found.append(Fact(f"fact-{message}-cards", {"cards": preview_words.asset_names(s, assets[side])}))
    found += lost_champions(s, unmatched(s, assets[0 if own else 1], assets[1 if own else 0]))
    if moves.wants_service(terms):
        found.append(service_fact(moves.wanted_service(terms)))
    return found


def service_fact(move: int) -> Fact:
    """The decision that gold buys."""
    if moves.kind_of(move) == moves.INVITE:
        return Fact("fact-service-invite", {"seat": SEATS[moves.named_in(move)]})
    return Fact("fact-service", {"decision": SERVICE_WORDS[moves.kind_of(move)]})


def market_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.TO_BANK:
        gold = s.table.deck.gold[s.houses[seat].guards[0]] if named == moves.A_GUARD else s.table.deck.values[named - 1]
        return [
            Fact("fact-bank", {"card": preview_words.asset_name(s, named), "gold": gold}),
            *lost_champions(s, [named]),
        ]
    if kind == moves.READY:
        return [Fact("fact-ready")]
    if kind == moves.UNREADY:
        return [Fact("fact-unready")]
    if s.laid[seat]:
        return [Fact("fact-bid-more", {"gold": named, "total": named + s.laid[seat]})]
    return [Fact("fact-bid", {"gold": named})]


# --- The arena -----------------------------------------------------------------------------------------


def arena_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.INVITE:
        return [Fact("fact-invite-own") if named == seat else Fact("fact-invite", {"seat": SEATS[named]})]
    if kind == moves.REFUSE:
        return [Fact("fact-refuse")]
    if kind == moves.ENTER:
        return enter_facts(s, named)
    if kind == moves.BET:
        return bet_facts(s, named)
    card = s.bout.fighters[s.bout.loser]
    values: FactValues = {
        "card": preview_words.market_name(s, card),
        "influence": (s.marks[card] & cards.FAVOURS) // cards.FAVOUR,
    }
    return [Fact("fact-up" if kind == moves.UP else "fact-down", values)]


def enter_facts(s: Spartacus, named: int) -> list[Fact]:
    deck = s.table.deck
    card = moves_arena.fighter(named)
    dice: FactValues = {"attack": deck.attack[card], "defence": deck.defence[card], "speed": deck.speed[card]}
    place = PLACES[0 if s.bout.owners[0] == cards.NONE else 1]
    found = [Fact("fact-enter", {"card": preview_words.market_name(s, card), "place": place, **dice})]
    gear = [moves_arena.gear(named, slot) + 1 for slot in range(bout.SLOTS) if moves_arena.gear(named, slot) >= 0]
    if gear:
        found.append(Fact("fact-enter-gear", {"cards": preview_words.asset_names(s, gear)}))
    return found


def bet_facts(s: Spartacus, named: int) -> list[Fact]:
    odds = [1, 1, 2, s.table.odds]
    found: list[Fact] = []
    for corner in range(4):
        gold = moves.stake(named, corner)
        if gold:
            values: FactValues = {"gold": gold, "corner": BETS[corner], "win": gold * odds[corner]}
            if corner < 2:
                values["card"] = preview_words.market_name(s, s.bout.fighters[corner])
            found.append(Fact("fact-bet-victory" if corner < 2 else "fact-bet", values))
    return found or [Fact("fact-bet-none")]


def combat_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    b = s.bout
    mine = b.side_of(seat)
    if kind in (moves.ACT, moves.STEP):
        return action_facts(s, mine, named)
    if kind == moves.REROLL:
        return [Fact("fact-reroll", {"die": named}) if named else Fact("fact-reroll-none")]
    if kind == moves.FORCE:
        return [Fact("fact-force", {"die": named})]
    if kind == moves.DEFEND:
        count = b.dice_against(mine, named != 0)
        return [Fact("fact-defend-speed" if named else "fact-defend", {"count": count})]
    if kind == moves.LOSE:
        return [lose_fact(s, named)]
    if kind == moves.AXE:
        return [Fact("fact-axe", {"gear": preview_words.market_name(s, axe_of(s, mine))})]
    if kind == moves.SHIELD:
        return [Fact("fact-shield", {"gear": preview_words.market_name(s, preview_words.shield_of(s, mine))})]
    return [Fact(PLAIN_FACTS[kind])]


PLAIN_FACTS = {
    moves.NET: "fact-net",
    moves.REINIT: "fact-reinit",
    moves.FIRST: "fact-first",
    moves.SECOND: "fact-second",
}


def action_facts(s: Spartacus, side: int, named: int) -> list[Fact]:
    """Where the fighter goes and whether it attacks."""
    b = s.bout
    space, attack = moves_arena.act_space(named), moves_arena.act_attack(named)
    stays = space == b.places[side]
    found = [Fact("fact-stay") if stays else Fact("fact-move", {"space": spaces()[space]})]
    if not attack:
        return found
    count = b.dice_for(side, attack)
    values: FactValues = {"count": count, "card": preview_words.market_name(s, b.fighters[1 - side])}
    struck = Fact("fact-attack" if attack == bout.NORMAL else "fact-attack-speed", values)
    if not stays:
        return [*found, struck]
    later = moves_arena.act_later(named)
    return [struck, Fact("fact-then-move", {"space": spaces()[later]}) if later >= 0 else Fact("fact-moves-later")]


def lose_fact(s: Spartacus, named: int) -> Fact:
    b = s.bout
    side = wounded(b)
    lost = [moves_arena.lost_attack(named), moves_arena.lost_defence(named), moves_arena.lost_speed(named)]
    values: FactValues = {"attack": lost[0], "defence": lost[1], "speed": lost[2]}
    left = [str(dice - gone) for dice, gone in zip(b.dice_of(side), lost)]
    return Fact("fact-lose", {**values, "left": "/".join(left)})
