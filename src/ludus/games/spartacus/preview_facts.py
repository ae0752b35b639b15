"""What a move will do, as everybody will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ludus.games.spartacus import moves as m
from ludus.games.spartacus.bout import NORMAL
from ludus.games.spartacus.cards import AT_ME, AT_TWO, CHAMPION, DROP_ASSET, FAVOUR, FAVOURS, GLADIATORS, NONE, has_verb
from ludus.games.spartacus.deck import card_view, house_view, spaces
from ludus.games.spartacus.effects import names_house, price
from ludus.games.spartacus.notation_writing import BETS, VOW_WORDS, is_spy, unpack
from ludus.games.spartacus.phases.attack import axe_of, wounded
from ludus.games.spartacus.phases.deals import given_assets, gives, place_of, wanted_assets, wanted_service, wants
from ludus.games.spartacus.phases.intrigue import agent_of, lowers
from ludus.games.spartacus.phases.promises import VOW
from ludus.games.spartacus.phases.upkeep import net
from ludus.games.spartacus.preview_words import (
    Told,
    asset_name,
    asset_names,
    house_names,
    intrigue_name,
    intrigue_names,
    intrigue_text,
    market_name,
    neutral,
    shield_of,
)
from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


PLACES = ("I", "II")


SERVICE_WORDS = {m.PASS: "pass", m.YES: "yes", m.NO: "no", m.REFUSE: "refuse", m.UP: "up", m.DOWN: "down"}


# --- Answers -------------------------------------------------------------------------------------------


def facts(s: Spartacus, seat: int, move: int) -> list[Fact]:
    """What an answer does, as everybody will see it in the end."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    kind, named = move & m.KIND, move >> m.PAYLOAD
    if kind == m.PASS:
        return [pass_fact(s)]
    if kind <= m.BALANCE:
        return upkeep_facts(s, seat, kind, named)
    if kind <= m.USE:
        return turn_facts(s, seat, kind, named)
    if kind <= m.REACT:
        return scheme_facts(s, seat, kind, named)
    if kind <= m.REGAIN:
        return effect_facts(s, seat, kind, named)
    if kind <= m.BROKEN:
        return deal_facts(s, seat, kind, named)
    if kind <= m.BID:
        return market_facts(s, seat, kind, named)
    if kind <= m.BET or kind >= m.UP:
        return arena_facts(s, seat, kind, named)
    return combat_facts(s, seat, kind, named)


def pass_fact(s: Spartacus) -> Fact:
    stage = s.stage
    if stage == m.ON_SCHEME:
        return Fact("fact-pass-scheme", {"card": intrigue_name(s, m.plan_card(s.scheme))})
    if stage == m.ON_REACTION:
        return Fact("fact-pass-scheme", {"card": intrigue_name(s, m.plan_card(s.chain[-2]))})
    if stage in (m.ASK_HEALER, m.ASK_BODYGUARD, m.ASK_REINIT, m.FORCING):
        return Fact("fact-pass-roll")
    return Fact("fact-pass")


def upkeep_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == m.HOUSE:
        return house_facts(s, named & 3, (named >> 2) + 1)
    if kind == m.HEAL:
        return [Fact("fact-heal", {"card": market_name(s, named - 1)})]
    if kind == m.HEALER:
        told: Told = {"card": market_name(s, named - 1), "patient": market_name(s, s.patient)}
        return [Fact("fact-healer", told)]
    if kind == m.CHOOSE:
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
    counts: Told = {"gladiators": gladiators, "slaves": slaves, "guards": guards, "gold": gold}
    found = [Fact("fact-house", {"house": cast(dict[str, str], shown["name"]), "figure": figure, **counts})]
    for ability in cast(list[dict[str, dict[str, str]]], shown["abilities"]):
        found.append(Fact("fact-house-ability", {"name": ability["name"], "text": ability["text"]}))
    return found


def masked(mask: int) -> list[int]:
    """Gladiators in a mask, as assets."""
    return [card + 1 for card in range(GLADIATORS) if mask >> card & 1]


def lost_champions(s: Spartacus, assets: list[int]) -> list[Fact]:
    """A house that loses a champion loses influence (SP-443)."""
    return [Fact("fact-champion", {"card": market_name(s, asset - 1)}) for asset in assets if is_champion(s, asset)]


def unmatched(s: Spartacus, given: list[int], got: list[int]) -> list[int]:
    """Champions that no champion of the other side makes up for (SP-443, SP-701)."""
    matched = sum(1 for asset in got if is_champion(s, asset))
    return [asset for asset in given if is_champion(s, asset)][matched:]


def is_champion(s: Spartacus, asset: int) -> bool:
    return asset != m.A_GUARD and s.marks[asset - 1] & CHAMPION != 0


def turn_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    """What a house may do in its Intrigue turn besides schemes."""
    if kind == m.SELL:
        return [Fact("fact-sell", {"card": intrigue_name(s, named), "gold": s.table.deck.gold[named]})]
    if kind == m.LAY:
        return [Fact("fact-lay")]
    if kind == m.ABILITY:
        return ability_facts(s, seat, named)
    asset = named & m.ASSET
    told: Told = {"card": asset_name(s, asset)}
    if named >> 16:
        return [Fact("fact-use-lot", {**told, "lot": named >> 16})]
    if named >> 9:
        return [Fact("fact-use-exchange", {**told, "thrown": intrigue_name(s, (named >> 9) - 1)})]
    if is_spy(asset):
        return [Fact("fact-use-spy", {**told, "seat": SEATS[named >> 6 & 7]})]
    told["text"] = cast(dict[str, str], card_view("market", asset - 1, neutral(s))["text"])
    return [Fact("fact-use", told)]


def ability_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    shown = cast(list[dict[str, dict[str, str]]], house_view(s.houses[seat].card)["abilities"])[(named & 3) - 1]
    assets = unpack(named >> 2 & ((1 << 18) - 1), 6)
    found = [Fact("fact-ability", {"name": shown["name"], "cards": asset_names(s, assets), "text": shown["text"]})]
    if has_verb(s.table.deck.abilities[2 * s.houses[seat].card + (named & 3) - 1], DROP_ASSET):
        found += lost_champions(s, assets)
    thrown = [card - 1 for card in unpack(named >> 20, 7)]
    if thrown:
        found.append(Fact("fact-throws", {"cards": intrigue_names(s, thrown)}))
    return found


def scheme_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == m.PLAY:
        return play_facts(s, seat, "fact-play", named)
    if kind == m.ASK:
        return ask_facts(s, seat, named)
    if kind in (m.YES, m.NO):
        return answer_facts(s, seat, kind)
    if kind == m.REVEAL:
        return play_facts(s, seat, "fact-play", s.request & m.PLAN)
    if kind == m.WITHDRAW:
        return [Fact("fact-withdraw")]
    if kind == m.GUARD:
        return [Fact("fact-guard-hand" if named in s.houses[seat].hand else "fact-guard")]
    if kind == m.BODYGUARD:
        return [Fact("fact-bodyguard", {"card": asset_name(s, named)})]
    if kind == m.REACT:
        return play_facts(s, seat, "fact-react", named)
    foiled = m.plan_card(s.chain[-2] if s.stage == m.ON_REACTION else s.scheme)
    told: Told = {"card": intrigue_name(s, m.plan_card(named)), "foiled": intrigue_name(s, foiled)}
    return [Fact("fact-foil", told), *cost_facts(s, seat, named)]


def play_facts(s: Spartacus, seat: int, message: str, plan: int) -> list[Fact]:
    """A card that is played: whom it is aimed at, what it costs, what stands on it."""
    card = m.plan_card(plan)
    aim = s.table.deck.aims[card]
    found = [Fact(message, {"card": intrigue_name(s, card)})]
    if aim != AT_ME and m.plan_target(plan) != m.NO_HOUSE:
        found.append(target_fact(seat, m.plan_target(plan)))
    if aim == AT_TWO:
        found.append(target_fact(seat, m.plan_named(plan)))
    found += cost_facts(s, seat, plan)
    found.append(Fact("fact-text", {"text": intrigue_text(s, card)}))
    return found


def target_fact(seat: int, target: int) -> Fact:
    return Fact("fact-target-own") if target == seat else Fact("fact-target", {"seat": SEATS[target]})


def cost_facts(s: Spartacus, seat: int, plan: int) -> list[Fact]:
    """What a plan names besides its target."""
    found: list[Fact] = []
    card, house = m.plan_card(plan), m.plan_named(plan)
    if house != m.NO_HOUSE and names_house(s, card):
        gold = price(s, plan, seat)
        if gold:
            found.append(Fact("fact-pays", {"seat": SEATS[house], "gold": gold}))
        else:
            found.append(Fact("fact-gains-own") if house == seat else Fact("fact-gains", {"seat": SEATS[house]}))
    asset = m.plan_asset(plan)
    if asset and s.stage == m.ON_WAGERS:
        found.append(Fact("fact-replaces", {"card": asset_name(s, asset)}))
    elif asset:
        found.append(Fact("fact-discards", {"cards": asset_name(s, asset)}))
        found += lost_champions(s, [asset])
    if m.plan_gold(plan):
        found.append(Fact("fact-lowers-gold", {"gold": m.plan_gold(plan)}))
    agent = agent_of(s, seat)
    if m.plan_agent(plan) and agent >= 0:
        found.append(Fact("fact-lowers-agent", {"card": market_name(s, agent), "count": lowers(s, agent)}))
    return found


def ask_facts(s: Spartacus, seat: int, named: int) -> list[Fact]:
    gold = named >> 29
    found = [Fact("fact-ask", {"houses": house_names(s, named >> 25 & 15)})]
    if gold:
        found.append(Fact("fact-ask-bound" if s.table.atomic else "fact-ask-price", {"gold": gold}))
    return found + play_facts(s, seat, "fact-ask-card", named & m.PLAN)


def answer_facts(s: Spartacus, seat: int, kind: int) -> list[Fact]:
    told: Told = {"seat": SEATS[s.active], "influence": s.houses[seat].influence}
    if kind == m.NO:
        return [Fact("fact-no", told)]
    gold = s.request >> 29
    found = [Fact("fact-yes", told)]
    if gold:
        found.append(Fact("fact-paid" if s.table.atomic else "fact-promised", {"gold": gold}))
    return found


def effect_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    """The end of a turn, and what a scheme leaves to choose."""
    if kind == m.END:
        hand = s.houses[seat].hand
        thrown = [card for place, card in enumerate(hand) if named >> place & 1]
        return [Fact("fact-end-throws", {"cards": intrigue_names(s, thrown)}) if thrown else Fact("fact-end")]
    if kind == m.DROP:
        return [Fact("fact-discards", {"cards": asset_name(s, named)}), *lost_champions(s, [named])]
    if kind == m.REGAIN:
        return [Fact("fact-regain")]
    target = SEATS[m.plan_target(s.scheme)]
    if kind == m.PICK:
        return [Fact("fact-pick", {"card": asset_name(s, named), "seat": target})]
    return [Fact("fact-take", {"gold": named, "seat": target})]


# --- Deals and the market ------------------------------------------------------------------------------


def deal_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == m.PAY:
        return [Fact("fact-pay", {"seat": SEATS[named & 3], "gold": named >> 2})]
    if kind == m.OFFER:
        return [Fact("fact-offer", {"seat": SEATS[named & 3]}), *terms_facts(s, named, True)]
    if kind == m.VOW:
        what = VOW_WORDS[named >> 2 & 15]
        return [Fact("fact-vow", {"seat": SEATS[named & 3], "what": what, "gold": named >> 6})]
    if kind in (m.KEPT, m.BROKEN):
        giver = s.vows[(named - 1) * VOW]
        return [Fact("fact-kept" if kind == m.KEPT else "fact-broken", {"seat": SEATS[giver], "number": named})]
    place = place_of(s, named)
    told: Told = {"seat": SEATS[s.offers[place + 1]], "number": named}
    if kind == m.ACCEPT:
        return [Fact("fact-accept", told), *terms_facts(s, s.offers[place + 2], False)]
    return [Fact("fact-reject", told)] if kind == m.REJECT else [Fact("fact-cancel", {"number": named})]


def terms_facts(s: Spartacus, terms: int, own: bool) -> list[Fact]:
    """What the seat gives and gets; `own`: it has made the offer."""
    gold = [gives(terms), wants(terms)]
    assets = [unpack(given_assets(terms), 6), unpack(wanted_assets(terms), 6)]
    found: list[Fact] = []
    for message, side in (("give", 0 if own else 1), ("get", 1 if own else 0)):
        if gold[side]:
            found.append(Fact(f"fact-{message}-gold", {"gold": gold[side]}))
        if assets[side]:
            found.append(Fact(f"fact-{message}-cards", {"cards": asset_names(s, assets[side])}))
    found += lost_champions(s, unmatched(s, assets[0 if own else 1], assets[1 if own else 0]))
    if terms & m.SERVICE:
        found.append(service_fact(wanted_service(terms)))
    return found


def service_fact(move: int) -> Fact:
    """The decision that gold buys."""
    if move & m.KIND == m.INVITE:
        return Fact("fact-service-invite", {"seat": SEATS[move >> m.PAYLOAD]})
    return Fact("fact-service", {"decision": SERVICE_WORDS[move & m.KIND]})


def market_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == m.TO_BANK:
        gold = s.table.deck.gold[s.houses[seat].guards[0]] if named == m.A_GUARD else s.table.deck.values[named - 1]
        return [Fact("fact-bank", {"card": asset_name(s, named), "gold": gold}), *lost_champions(s, [named])]
    if kind == m.READY:
        return [Fact("fact-ready")]
    if kind == m.UNREADY:
        return [Fact("fact-unready")]
    if s.laid[seat]:
        return [Fact("fact-bid-more", {"gold": named, "total": named + s.laid[seat]})]
    return [Fact("fact-bid", {"gold": named})]


# --- The arena -----------------------------------------------------------------------------------------


def arena_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == m.INVITE:
        return [Fact("fact-invite-own") if named == seat else Fact("fact-invite", {"seat": SEATS[named]})]
    if kind == m.REFUSE:
        return [Fact("fact-refuse")]
    if kind == m.ENTER:
        return enter_facts(s, named)
    if kind == m.BET:
        return bet_facts(s, named)
    card = s.bout.fighters[s.bout.loser]
    told: Told = {"card": market_name(s, card), "influence": (s.marks[card] & FAVOURS) // FAVOUR}
    return [Fact("fact-up" if kind == m.UP else "fact-down", told)]


def enter_facts(s: Spartacus, named: int) -> list[Fact]:
    deck = s.table.deck
    card = (named & m.ASSET) - 1
    dice: Told = {"attack": deck.attack[card], "defence": deck.defence[card], "speed": deck.speed[card]}
    place = PLACES[0 if s.bout.owners[0] == NONE else 1]
    found = [Fact("fact-enter", {"card": market_name(s, card), "place": place, **dice})]
    gear = [asset for asset in unpack(named >> 6, 6) if asset]
    if gear:
        found.append(Fact("fact-enter-gear", {"cards": asset_names(s, gear)}))
    return found


def bet_facts(s: Spartacus, named: int) -> list[Fact]:
    odds = [1, 1, 2, s.table.odds]
    found: list[Fact] = []
    for corner in range(4):
        gold = named >> 2 * corner & 3
        if gold:
            told: Told = {"gold": gold, "corner": BETS[corner], "win": gold * odds[corner]}
            if corner < 2:
                told["card"] = market_name(s, s.bout.fighters[corner])
            found.append(Fact("fact-bet-victory" if corner < 2 else "fact-bet", told))
    return found or [Fact("fact-bet-none")]


def combat_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    b = s.bout
    mine = 0 if b.owners[0] == seat else 1
    if kind in (m.ACT, m.STEP):
        return action_facts(s, mine, named)
    if kind == m.REROLL:
        return [Fact("fact-reroll", {"die": named}) if named else Fact("fact-reroll-none")]
    if kind == m.FORCE:
        return [Fact("fact-force", {"die": named})]
    if kind == m.DEFEND:
        count = b.dice[3 * mine + (2 if named else 1)]
        return [Fact("fact-defend-speed" if named else "fact-defend", {"count": count})]
    if kind == m.LOSE:
        return [lose_fact(s, named)]
    if kind == m.AXE:
        return [Fact("fact-axe", {"gear": market_name(s, axe_of(s, mine))})]
    if kind == m.SHIELD:
        return [Fact("fact-shield", {"gear": market_name(s, shield_of(s, mine))})]
    return [Fact(PLAIN_FACTS[kind])]


PLAIN_FACTS = {m.NET: "fact-net", m.REINIT: "fact-reinit", m.FIRST: "fact-first", m.SECOND: "fact-second"}


def action_facts(s: Spartacus, side: int, named: int) -> list[Fact]:
    """Where the fighter goes and whether it attacks."""
    b = s.bout
    space, attack = named & 63, m.act_attack(named)
    stays = space == b.places[side]
    found = [Fact("fact-stay") if stays else Fact("fact-move", {"space": spaces()[space]})]
    if not attack:
        return found
    count = b.dice[3 * side + (0 if attack == NORMAL else 2)]
    told: Told = {"count": count, "card": market_name(s, b.fighters[1 - side])}
    struck = Fact("fact-attack" if attack == NORMAL else "fact-attack-speed", told)
    if not stays:
        return [*found, struck]
    later = m.act_later(named)
    return [struck, Fact("fact-then-move", {"space": spaces()[later]}) if later >= 0 else Fact("fact-moves-later")]


def lose_fact(s: Spartacus, named: int) -> Fact:
    b = s.bout
    side = wounded(b)
    lost = [named & 15, named >> 4 & 15, named >> 8]
    told: Told = {"attack": lost[0], "defence": lost[1], "speed": lost[2]}
    left = [str(b.dice[3 * side + colour] - lost[colour]) for colour in range(3)]
    return Fact("fact-lose", {**told, "left": "/".join(left)})
