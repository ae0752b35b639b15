"""What one observer may see, as data; `render.py` fills it in. Cards are named by their id: `SC08c`, `GL05`."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Struct

from ludus.kernel.views import GameView, later, owner, public

Phase = Literal[
    "setup",
    "upkeep",
    "intrigue",
    "market",
    "arena",
    "showdown",
]
Stage = Literal[
    "house",
    "heal",
    "heal-die",
    "healer",
    "balance",
    "turn",
    "support",
    "reveal",
    "scheme",
    "reaction",
    "checkpoint",
    "bodyguard",
    "drop",
    "pick",
    "take",
    "regain",
    "trade",
    "informant",
    "bid",
    "invite",
    "enter",
    "wager",
    "wagered",
    "net",
    "reinit",
    "order",
    "act",
    "step",
    "defend",
    "reroll",
    "force",
    "axe",
    "shield",
    "lose",
    "death",
    "verdict",
    "over",
]
Defeat = Literal[
    "standing",
    "surrender",
    "injury",
    "decapitation",
]
Ending = Literal[
    "influence",
    "showdown",
    "limit",
    "resigned",
]
VowState = Literal[
    "open",
    "kept",
    "broken",
]
VowWord = Literal["gold", "support", "peace", "nofoil", "invite", "spare", "mercy", "death", "words"]
HouseId = Literal["BAT", "SOL", "TUL", "GLA"]
Form = Literal["gladiator", "slave", "weapon", "armour", "special", "guard", "scheme", "reaction"]
Text = dict[str, str]  # by language

PHASES: tuple[Phase, ...] = get_args(Phase)
STAGES: tuple[Stage, ...] = get_args(Stage)
DEFEATS: tuple[Defeat, ...] = get_args(Defeat)
ENDINGS: tuple[Ending, ...] = get_args(Ending)
VOW_STATES: tuple[VowState, ...] = get_args(VowState)
VOW_WORDS: tuple[VowWord, ...] = get_args(VowWord)


class Decks(Struct, frozen=True):
    """The two draw piles."""

    market: Annotated[int, public("Cards of the market deck.")]
    intrigue: Annotated[int, public("Cards of the intrigue deck.")]


class Discards(Struct, frozen=True):
    """The two discard piles."""

    market: Annotated[list[str], public("Cards of the market deck.")]
    intrigue: Annotated[list[str], public("Cards of the intrigue deck.")]


class MarketCard(Struct, frozen=True):
    """A card of the market deck."""

    id: Annotated[str, public("The id of this copy.")]
    kind: Annotated[str, public("The id that all copies share.")]
    name: Annotated[Text, public("Its name, by language.")]
    text: Annotated[Text, public("Its text, by language.")]
    form: Annotated[Form, public("What it is.")]
    value: Annotated[int, public("Its value in gold.")]
    dice: Annotated[list[int] | None, public("Attack, defence and speed dice; null for equipment.")]
    ability: Annotated[Text | None, public("The name of its ability, by language.")]


class IntrigueCard(Struct, frozen=True):
    """A card of the intrigue deck."""

    id: Annotated[str, public("The id of this copy.")]
    kind: Annotated[str, public("The id that all copies share.")]
    name: Annotated[Text, public("Its name, by language.")]
    text: Annotated[Text, public("Its text, by language.")]
    form: Annotated[Form, public("What it is.")]
    need: Annotated[int, public("The influence that it needs.")]
    gold: Annotated[int, public("What it brings when sold.")]
    aim: Annotated[str, public("At whom it may be aimed.")]


class HouseAbility(Struct, frozen=True):
    """An ability of a house."""

    name: Annotated[Text, public("Its name, by language.")]
    text: Annotated[Text, public("Its text, by language.")]


class HouseCard(Struct, frozen=True):
    """The card of a house."""

    id: Annotated[HouseId, public("Its id.")]
    name: Annotated[Text, public("Its name, by language.")]
    abilities: Annotated[list[HouseAbility], public("Its two abilities.")]


class Asset(Struct, frozen=True):
    """A gladiator, slave or piece of equipment on the table."""

    card: Annotated[str, public("Its card.")]
    ready: Annotated[bool, public("Is it ready, not exhausted?")]
    injured: Annotated[bool, public("Is it injured?")]
    favour: Annotated[int, public("Its favour tokens.")]
    champion: Annotated[bool, public("Is it the champion?")]


class SeatView(Struct, frozen=True):
    """One player with a house."""

    seat: Annotated[int, public("The seat, from 0.")]
    house: Annotated[HouseId | None, public("The house; null until it is chosen.")]
    card: Annotated[HouseCard | None, public("The card of the house.")]
    figure: Annotated[int | None, public("The figure in the arena, from 1.")]
    influence: Annotated[int, public("Influence.")]
    limit: Annotated[int, public("The most cards that the house may hold at the end of its turn.")]
    gold: Annotated[int | None, later("Gold; others see null while gold is hidden.")]
    hand: Annotated[int, public("How many cards the house holds.")]
    guards: Annotated[int, public("Ready guards.")]
    tired_guards: Annotated[int, public("Exhausted guards.")]
    assets: Annotated[list[Asset], public("Gladiators, slaves and equipment.")]
    net: Annotated[int, public("What the balance of the upkeep would bring or cost.")]
    broken: Annotated[int, public("Promises broken.")]
    kept: Annotated[int, public("Promises kept.")]
    resigned: Annotated[bool, public("Has the player resigned?")]


class Heal(Struct, frozen=True):
    """A roll to heal a gladiator or slave."""

    seat: Annotated[int, public("The house that rolls.")]
    card: Annotated[str, public("The patient.")]
    dice: Annotated[list[int], public("The dice so far.")]


class Scheme(Struct, frozen=True):
    """A scheme that is about to succeed or to be foiled."""

    seat: Annotated[int, public("The house that plays it.")]
    card: Annotated[str, public("Its card.")]
    target: Annotated[int | None, public("The house at which it is aimed.")]
    named: Annotated[int | None, public("Another house that it names.")]
    supporters: Annotated[list[int], public("Houses that support it.")]
    guard: Annotated[int | None, public("The last die of a guard.")]
    passed: Annotated[list[int], public("Houses that have passed.")]


class Request(Struct, frozen=True):
    """A request for support; its card is the asker's secret."""

    seat: Annotated[int, public("The house that asks.")]
    asked: Annotated[list[int], public("The houses that are asked.")]
    yes: Annotated[list[int], public("The houses that have agreed.")]
    price: Annotated[int, public("The gold that each of them is promised.")]
    bound: Annotated[bool, public("Is the price paid with the support, so that it cannot be kept back?")]
    enough: Annotated[bool, public("Is there enough support now?")]
    plan: Annotated[str | None, owner("The scheme, its target and what it names.")]
    words: Annotated[str | None, public("What the asker says about it, true or not.")]


class Goods(Struct, frozen=True):
    """One side of an offer."""

    gold: Annotated[int, public("Gold.")]
    assets: Annotated[list[str], public("Assets; GU is a guard.")]


class Terms(Struct, frozen=True):
    """What an offer says."""

    to: Annotated[int, public("The house that may accept it.")]
    gives: Annotated[Goods, public("What the offering house gives.")]
    wants: Annotated[Goods, public("What it wants.")]
    service: Annotated[str | None, public("The decision that it wants instead.")]


class Offer(Struct, frozen=True, rename={"giver": "from"}):
    """An offer on the table; all offers are public."""

    number: Annotated[int, public("Its number.")]
    giver: Annotated[int, public("The house that offers.")]
    to: Annotated[int, public("The house that may accept it.")]
    gives: Annotated[Goods, public("What the offering house gives.")]
    wants: Annotated[Goods, public("What it wants.")]
    service: Annotated[str | None, public("The decision that it wants instead.")]


class Vow(Struct, frozen=True, rename={"giver": "from"}):
    """A promise."""

    number: Annotated[int, public("Its number.")]
    giver: Annotated[int, public("The house that promised.")]
    to: Annotated[int, public("The house to which it was promised.")]
    what: Annotated[VowWord, public("What was promised.")]
    gold: Annotated[int, public("The gold that was promised.")]
    turn: Annotated[int, public("The turn in which it was promised.")]
    state: Annotated[
        VowState, later("Has it been kept? While gold is hidden, only the two houses know of a gift.", otherwise="open")
    ]
    words: Annotated[str | None, public("In words of its own, if it was made so.")]


class Auction(Struct, frozen=True):
    """The auction of the market phase."""

    lots: Annotated[list[str | None], later("The cards for sale; null is face down, unless you have looked at it.")]
    lot: Annotated[int | None, public("The lot that is being sold, from 0.")]
    host: Annotated[bool, public("Is it the host token that is being sold?")]
    contenders: Annotated[list[int], public("The houses that may bid.")]
    laid: Annotated[list[int], public("Tied bids of earlier rounds that lie on the board.")]
    bid: Annotated[int | None, owner("Your bid.")]


class Side(Struct, frozen=True):
    """One side of a bout."""

    seat: Annotated[int, public("The house.")]
    fighter: Annotated[str, public("Its fighter.")]
    gear: Annotated[list[str], public("The fighter's equipment.")]
    dice: Annotated[list[int], public("Attack, defence and speed dice left.")]
    space: Annotated[str | None, public("Where the fighter stands; null before the bout.")]
    used: Annotated[bool, public("Has the fighter used its ability in this round?")]


class Attack(Struct, frozen=True):
    """An attack that is being resolved."""

    kind: Annotated[str, public("x with a weapon at hand, j with a javelin.")]
    by_speed: Annotated[bool, public("Do speed dice defend?")]
    red: Annotated[list[int], public("The attacker's dice.")]
    black: Annotated[list[int], public("The defender's dice.")]
    wounds: Annotated[int | None, public("The wounds, once the dice are compared.")]
    counter: Annotated[bool, public("Is it a counter-attack?")]
    later: Annotated[str | None, public("The space to which the attacker moves afterwards.")]


class Arena(Struct, frozen=True):
    """The arena phase."""

    invited: Annotated[int | None, public("The house that is invited.")]
    refused: Annotated[list[int], public("The houses that have refused.")]
    sides: Annotated[list[Side], public("The two sides of the bout.")]
    bets: Annotated[
        list[dict[str, int] | None], later("The wagers by seat, coins by corner; null until all are revealed.")
    ]
    round: Annotated[int, public("The round of the bout; 0 before it.")]
    quiet: Annotated[int, public("Rounds without an attack.")]
    sums: Annotated[list[int] | None, public("The initiative rolls of both sides.")]
    side: Annotated[int | None, public("The side that acts.")]
    attack: Annotated[Attack | None, public("The attack that is being resolved.")]
    wounded: Annotated[int | None, public("The house whose fighter loses dice now.")]
    loser: Annotated[int | None, public("The house that has lost the bout.")]
    defeat: Annotated[Defeat | None, public("How it was lost.")]
    dead: Annotated[tuple[int, str] | None, public("A fighter that died, with the house.")]


class Showdown(Struct, frozen=True):
    """The houses that fight for victory."""

    ranks: Annotated[list[int], public("The houses that have lost, by rank.")]
    left: Annotated[list[int], public("The houses that are still in it.")]


class Own(Struct, frozen=True):
    """What only the owner sees."""

    hand: Annotated[list[str], public("The cards in your hand.")]
    gold: Annotated[int, public("Your gold.")]


class View(GameView, frozen=True):
    """A game of Spartacus as one observer may see it."""

    turn: Annotated[int, public("The number of the game turn.")]
    phase: Annotated[Phase, public("The phase.")]
    stage: Annotated[Stage, public("What is being decided.")]
    host: Annotated[int, public("The host.")]
    active: Annotated[int | None, public("The house whose turn it is.")]
    hidden: Annotated[bool, public("Is gold hidden now?")]
    sealed: Annotated[
        bool,
        public("Can nothing pass now? Bids or wagers lie face down, houses are being chosen, or the game is over."),
    ]
    seats: Annotated[list[SeatView], public("The houses, by seat.")]
    market: Annotated[dict[str, MarketCard], owner("The cards of the market deck that you can see, by id.")]
    intrigue: Annotated[dict[str, IntrigueCard], owner("The cards of the intrigue deck that you can see, by id.")]
    decks: Annotated[Decks, public("How many cards each deck has.")]
    discards: Annotated[Discards, public("The discard piles.")]
    known: Annotated[list[tuple[int, str]], owner("Cards of other hands that you have seen: the house and the card.")]
    heal: Annotated[Heal | None, public("A roll to heal.")]
    scheme: Annotated[Scheme | None, public("The scheme that is being resolved.")]
    chain: Annotated[list[tuple[int, str]], public("Reactions that wait to take effect: who, and the plan.")]
    request: Annotated[Request | None, public("A request for support.")]
    offers: Annotated[list[Offer], public("The offers on the table.")]
    vows: Annotated[list[Vow], public("All promises.")]
    done: Annotated[list[int], public("Houses that are ready in the open market.")]
    auction: Annotated[Auction | None, public("The auction.")]
    arena: Annotated[Arena | None, public("The arena.")]
    showdown: Annotated[Showdown | None, public("The showdown, if there is one.")]
    winner: Annotated[int | None, public("The house that has won.")]
    by: Annotated[Ending | None, public("How the game ended.")]
    own: Annotated[Own | None, owner("What only you see; null for a spectator.")]
