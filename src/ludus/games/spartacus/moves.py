"""Decisions as numbers. A move is its kind | what it names << 6.

Only these files pack and unpack them: this one, `moves_turn.py` (abilities), `moves_arena.py` (the bout) and
`moves_lists.py` (several assets in one number). `pay_of` makes what a payment names, `house_named` and `paid` read it.
"""

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
ABILITY: Final = 8  # see moves_turn.py
USE: Final = 9  # see moves_turn.py
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
ENTER: Final = 38  # see moves_arena.py
REFUSE: Final = 39
BET: Final = 40  # victory I, victory II, injury, decapitation, two bits each
NET: Final = 41
REINIT: Final = 42
FIRST: Final = 43
SECOND: Final = 44
ACT: Final = 45  # see moves_arena.py
STEP: Final = 46  # space
REROLL: Final = 47  # a die; 0 none
FORCE: Final = 48  # a die
DEFEND: Final = 49  # 1 with speed dice
AXE: Final = 50
SHIELD: Final = 51
LOSE: Final = 52  # see moves_arena.py
UP: Final = 53
DOWN: Final = 54
KIND: Final = 63
PAYLOAD: Final = 6

# An asset in a move: a market card + 1, or a guard; 0 is none
ASSET: Final = 63
A_GUARD: Final = 63
ASSETS: Final = (1 << 18) - 1  # three of them, packed

# A plan: card | target << 7 | named house << 10 | own asset << 13 | gold against the requirement << 19 | agent << 24
PLAN: Final = (1 << 25) - 1  # the highest
REQUEST: Final = (1 << 33) - 1  # the highest that ASK names
NO_HOUSE: Final = 7
MOST_X: Final = 31
MOST_PRICE: Final = 15

# An offer: house | gold given << 2 | gold wanted << 8 | three assets given << 14 | three wanted << 32 | service << 50;
# with a service the wanted assets are a decision: kind | what it names << 6
SERVICE: Final = 1 << 50
TERMS: Final = (1 << 51) - 1  # the highest
MOST_GOLD: Final = 63
MOST_ASSETS: Final = 3  # of one side

WAGERS: Final = (1 << 8) - 1  # the highest that BET names

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


# --- Houses and gold -------------------------------------------------------------------------------------


def house_of(house: i64, figure: i64) -> i64:
    return house | figure << 2


def pay_of(to: i64, gold: i64) -> i64:
    return to | gold << 2


def vow_of(to: i64, what: i64, gold: i64) -> i64:
    return to | what << 2 | gold << 6


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


# --- Requests for support --------------------------------------------------------------------------------


def ask_of(plan: i64, houses: i64, price: i64) -> i64:
    return plan | houses << 25 | price << 29


def ask_for(request: i64, plan: i64) -> i64:
    """The same request for another plan."""
    return request & ~PLAN | plan


def plan_in(named: i64) -> i64:
    return named & PLAN


def ask_houses(named: i64) -> i64:
    """Who is asked for support, as a mask."""
    return named >> 25 & 15


def ask_price(named: i64) -> i64:
    return named >> 29


# --- Wagers and re-rolls ---------------------------------------------------------------------------------


def bet_of(corner: i64, gold: i64) -> i64:
    """A stake on victory I, victory II, injury or decapitation; stakes on several are added up."""
    return gold << (2 * corner)


def stake(named: i64, corner: i64) -> i64:
    """The gold on one corner."""
    return named >> (2 * corner) & 3


def is_late(facts: list[i64]) -> bool:
    """Is this the second report of a decision, when it is no longer hidden?"""
    return len(facts) == 3 and facts[1] & KIND == REROLL


# --- The terms of an offer -------------------------------------------------------------------------------


def terms_of(to: i64, gives: i64, wants: i64, given: i64, wanted: i64) -> i64:
    return to | gives << 2 | wants << 8 | given << 14 | wanted << 32


def service_of(to: i64, gives: i64, given: i64, decision: i64) -> i64:
    return to | gives << 2 | given << 14 | decision << 32 | SERVICE


def too_much(to: i64) -> i64:
    """An offer that nobody can make: more gold or assets on one side than it can hold."""
    return to | TERMS + 1


def gives(terms: i64) -> i64:
    return terms >> 2 & MOST_GOLD


def wants(terms: i64) -> i64:
    return terms >> 8 & MOST_GOLD


def given_assets(terms: i64) -> i64:
    return terms >> 14 & ASSETS


def wants_service(terms: i64) -> bool:
    return terms & SERVICE != 0


def wanted_assets(terms: i64) -> i64:
    return 0 if terms & SERVICE else wanted_service(terms)


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


def plan_with(plan: i64, gold: i64, agent: i64) -> i64:
    """A plan that names neither yet, with what lowers the requirement."""
    return plan | gold << 19 | agent << 24


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
