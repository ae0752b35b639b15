"""Decisions as numbers. A move is its kind | what it names << 6."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PASS: Final = 0
HOUSE: Final = 1  # house | figure << 2
HEAL: Final = 2  # asset
HEALER: Final = 3  # asset
CHOOSE: Final = 4  # a die
BALANCE: Final = 5  # mask of gladiators to discard
SELL: Final = 6  # hand card
LAY: Final = 7  # hand card
ABILITY: Final = 8  # which | three assets << 2, six bits each | three hand cards << 20, seven bits each, plus one
USE: Final = 9  # asset | house << 6 | hand card + 1 << 9 | lot + 1 << 16
PLAY: Final = 10  # a plan, see below
ASK: Final = 11  # a plan | houses asked << 25 | price << 29
YES: Final = 12
NO: Final = 13
REVEAL: Final = 14
WITHDRAW: Final = 15
FOIL: Final = 16  # a plan
GUARD: Final = 17  # intrigue card
BODYGUARD: Final = 18  # asset
REACT: Final = 19  # a plan
END: Final = 20  # mask of the places in the hand
DROP: Final = 21  # asset
PICK: Final = 22  # asset
TAKE: Final = 23  # gold
REGAIN: Final = 24  # intrigue card
PAY: Final = 25  # house | gold << 2
OFFER: Final = 26  # see below
ACCEPT: Final = 27  # number of the offer
REJECT: Final = 28
CANCEL: Final = 29
VOW: Final = 30  # house | what << 2 | gold << 6
KEPT: Final = 31  # number of the promise
BROKEN: Final = 32
TO_BANK: Final = 33  # asset
READY: Final = 34
UNREADY: Final = 35
BID: Final = 36  # gold
INVITE: Final = 37  # house
ENTER: Final = 38  # fighter | weapon << 6 | armour << 12 | special << 18
REFUSE: Final = 39
BET: Final = 40  # victory I, victory II, injury, decapitation, two bits each
NET: Final = 41
REINIT: Final = 42
FIRST: Final = 43
SECOND: Final = 44
ACT: Final = 45  # space | attack << 6 | space to move to after the attack + 1 << 8
STEP: Final = 46  # space
REROLL: Final = 47  # a die; 0 none
FORCE: Final = 48  # a die
DEFEND: Final = 49  # 1 with speed dice
AXE: Final = 50
SHIELD: Final = 51
LOSE: Final = 52  # attack | defence << 4 | speed << 8 dice
UP: Final = 53
DOWN: Final = 54
KIND: Final = 63
PAYLOAD: Final = 6

# An asset in a move: a market card + 1, or a guard; 0 is none
ASSET: Final = 63
A_GUARD: Final = 63
ASSETS: Final = (1 << 18) - 1  # three of them, packed

# A plan: card | target << 7 | named house << 10 | own asset << 13 | gold against the requirement << 19 | agent << 24
PLAN: Final = (1 << 25) - 1
NO_HOUSE: Final = 7
MOST_X: Final = 31
MOST_PRICE: Final = 15

# A no to a request: house | card << 3 | price offered << 10
ANSWERED: Final = (1 << 10) - 1  # who, and for which card
CHANGED: Final = 16 << 10  # something has been given or promised since: no price is the same

# An offer: house | gold given << 2 | gold wanted << 8 | three assets given << 14 | three wanted << 32 | service << 50;
# with a service the wanted assets are a decision: kind | what it names << 6
SERVICE: Final = 1 << 50
MOST_GOLD: Final = 63

# Promises
V_GOLD: Final = 0  # to pay
V_SUPPORT: Final = 1  # the next scheme of the other house
V_PEACE: Final = 2  # no scheme against the other house this turn
V_NO_FOIL: Final = 3
V_INVITE: Final = 4
V_SPARE: Final = 5  # the other house from an invitation
V_MERCY: Final = 6  # thumb up
V_DEATH: Final = 7
V_WORDS: Final = 8  # whatever its words say
VOWS: Final = 9

# Phases
SETUP: Final = 0
UPKEEP: Final = 1
INTRIGUE: Final = 2
MARKET: Final = 3
ARENA: Final = 4
SHOWDOWN: Final = 5

# What is asked now
CHOOSING_HOUSE: Final = 0
HEALING: Final = 1
HEAL_DIE: Final = 2
ASK_HEALER: Final = 3
BALANCING: Final = 4
MAIN: Final = 5
ANSWERING: Final = 6
REVEALING: Final = 7
ON_SCHEME: Final = 8
ON_REACTION: Final = 9
CHECKPOINT: Final = 10
ASK_BODYGUARD: Final = 11
DROPPING: Final = 12
PICKING: Final = 13
TAKING: Final = 14
REGAINING: Final = 15
OPEN_MARKET: Final = 16
ASK_INFORMANT: Final = 17
BIDDING: Final = 18
INVITING: Final = 19
ENTERING: Final = 20
BETTING: Final = 21
ON_WAGERS: Final = 22
ASK_NET: Final = 23
ASK_REINIT: Final = 24
ORDERING: Final = 25
ACTING: Final = 26
STEPPING: Final = 27
DEFENDING: Final = 28
REROLLING: Final = 29
FORCING: Final = 30
ASK_AXE: Final = 31
ASK_SHIELD: Final = 32
LOSING: Final = 33
ON_DEATH: Final = 34
JUDGING: Final = 35
OVER: Final = 36

# Where the game goes on after a checkpoint
AFTER_BALANCE: Final = 0
AFTER_SCHEME: Final = 1
AFTER_TURN: Final = 2
AFTER_TRADE: Final = 3
AFTER_LOT: Final = 4
AFTER_HOST: Final = 5
AFTER_REFUSAL: Final = 6
AFTER_ARENA: Final = 7


def pack(kind: i64, named: i64) -> i64:
    """The move of a kind that names this."""
    return kind | named << PAYLOAD


def kind_of(move: i64) -> i64:
    return move & KIND


def named_in(move: i64) -> i64:
    return move >> PAYLOAD


# --- What a move names -----------------------------------------------------------------------------------


def house_named(named: i64) -> i64:
    """The house that is paid, promised or offered something, or that is chosen in the setup."""
    return named & 3


def figure(named: i64) -> i64:
    return named >> 2


def paid(named: i64) -> i64:
    return named >> 2


def promise(named: i64) -> i64:
    """What is promised, one of V_GOLD ..."""
    return named >> 2 & 15


def promised_gold(named: i64) -> i64:
    return named >> 6


def ability_number(named: i64) -> i64:
    return named & 3


def ability_assets(named: i64) -> i64:
    """Up to three assets, packed."""
    return named >> 2 & ASSETS


def ability_cards(named: i64) -> i64:
    """Up to three hand cards + 1, packed."""
    return named >> 20


def use_asset(named: i64) -> i64:
    return named & ASSET


def use_house(named: i64) -> i64:
    return named >> 6 & 7


def use_card(named: i64) -> i64:
    """The hand card + 1, or 0."""
    return named >> 9 & 127


def use_lot(named: i64) -> i64:
    """The lot + 1, or 0."""
    return named >> 16


def plan_in(named: i64) -> i64:
    return named & PLAN


def ask_houses(named: i64) -> i64:
    """Who is asked for support, as a mask."""
    return named >> 25 & 15


def ask_price(named: i64) -> i64:
    return named >> 29


def fighter(named: i64) -> i64:
    """The fighter that enters the arena."""
    return (named & ASSET) - 1


def gear(named: i64, slot: i64) -> i64:
    """The card of a slot 0 to 2, weapon, armour, special; -1 if there is none."""
    return (named >> (6 + 6 * slot) & ASSET) - 1


def stake(named: i64, corner: i64) -> i64:
    """The gold on victory I, victory II, injury or decapitation."""
    return named >> (2 * corner) & 3


def lost_attack(named: i64) -> i64:
    return named & 15


def lost_defence(named: i64) -> i64:
    return named >> 4 & 15


def lost_speed(named: i64) -> i64:
    return named >> 8


def act_space(named: i64) -> i64:
    return named & 63


def act_attack(named: i64) -> i64:
    return named >> 6 & 3


def act_later(named: i64) -> i64:
    """The space to move to after the attack; -1 if that is left open."""
    return (named >> 8) - 1


def no_of(card: i64, seat: i64) -> i64:
    """A no to a request, without the price."""
    return seat | card << 3


def no_at(card: i64, seat: i64, price: i64) -> i64:
    return no_of(card, seat) | price << 10


def unpacked(assets: i64) -> list[i64]:
    """Packed assets, one by one."""
    found: list[i64] = []
    while assets:
        found.append(assets & ASSET)
        assets >>= 6
    return found


def unpacked_cards(packed: i64) -> list[i64]:
    """The hand cards of an ability, one by one."""
    found: list[i64] = []
    while packed:
        found.append((packed & 127) - 1)
        packed >>= 7
    return found


def is_late(facts: list[i64]) -> bool:
    """Is this the second report of a decision, when it is no longer hidden?"""
    return len(facts) == 3 and facts[1] & KIND == REROLL


# --- The terms of an offer -------------------------------------------------------------------------------


def gives(terms: i64) -> i64:
    return terms >> 2 & MOST_GOLD


def wants(terms: i64) -> i64:
    return terms >> 8 & MOST_GOLD


def given_assets(terms: i64) -> i64:
    return terms >> 14 & ASSETS


def wants_service(terms: i64) -> bool:
    return terms & SERVICE != 0


def wanted_assets(terms: i64) -> i64:
    return 0 if terms & SERVICE else terms >> 32 & ASSETS


def wanted_service(terms: i64) -> i64:
    """The decision that is paid for."""
    return terms >> 32 & ASSETS


# --- A plan ----------------------------------------------------------------------------------------------


def pair(target: i64, named: i64) -> i64:
    """Whom a card is played against and whom it names besides."""
    return target | named << 3


def pair_target(aimed: i64) -> i64:
    return aimed & 7


def pair_named(aimed: i64) -> i64:
    return aimed >> 3


def plan_of(card: i64, target: i64, named: i64, asset: i64, gold: i64, agent: i64) -> i64:
    return card | target << 7 | named << 10 | asset << 13 | gold << 19 | agent << 24


def plan_card(plan: i64) -> i64:
    return plan & 127


def plan_target(plan: i64) -> i64:
    return plan >> 7 & 7


def plan_named(plan: i64) -> i64:
    return plan >> 10 & 7


def plan_asset(plan: i64) -> i64:
    return plan >> 13 & ASSET


def plan_gold(plan: i64) -> i64:
    return plan >> 19 & MOST_X


def plan_agent(plan: i64) -> i64:
    return plan >> 24 & 1
