"""What the events say, by their kinds; houses are seats, cards go by their ids."""

from __future__ import annotations

from msgspec import UNSET, UnsetType, field

from ludus.kernel.story import Facts


class Nothing(Facts, frozen=True):
    """The kind says it all."""


class Did(Facts, frozen=True):
    move: str
    words: str | UnsetType = UNSET  # said with it


class Rolled(Facts, frozen=True):
    purpose: str = field(name="for")
    dice: list[list[int]]  # seat and die


class Dealt(Facts, frozen=True):
    cards: list[str | None]


class Drew(Facts, frozen=True):
    count: int
    cards: list[str] | None  # None: the observer does not know them


class Number(Facts, frozen=True):
    number: int


class Phase(Facts, frozen=True):
    phase: str


class Shuffled(Facts, frozen=True):
    deck: str


class Lots(Facts, frozen=True):
    count: int


class Healing(Facts, frozen=True):
    card: str | None
    dice: list[int]


class Card(Facts, frozen=True):
    card: str | None


class Amount(Facts, frozen=True):
    amount: int  # below 0: paid or lost


class Paid(Facts, frozen=True):
    to: int
    gold: int | None  # None: hidden


class Asked(Facts, frozen=True):
    asked: list[int]
    price: int
    plan: str | None  # the asker's secret
    words: str | UnsetType = UNSET


class Enough(Facts, frozen=True):
    enough: bool


class Played(Facts, frozen=True):
    plan: str
    card: str
    target: int | None
    supporters: list[int]


class Guarded(Facts, frozen=True):
    card: str | None
    die: int


class Foiled(Facts, frozen=True):
    what: str
    card: str


class Peeked(Facts, frozen=True):
    owner: int
    card: str | None  # None: the observer does not know it


class Looked(Facts, frozen=True):
    lot: int
    card: str | None


class Goods(Facts, frozen=True):
    gold: int
    assets: list[str]


class Terms(Facts, frozen=True):
    to: int
    gives: Goods
    wants: Goods
    service: str | None  # a decision that is paid for


class Lot(Facts, frozen=True):
    lot: int
    card: str | None  # None: the host token


class Bids(Facts, frozen=True):
    lot: int
    bids: list[list[int]]  # seat and bid


class Won(Facts, frozen=True):
    lot: int
    card: str | None
    gold: int


class Showdown(Facts, frozen=True):
    houses: list[int]  # the lowest first


class Ended(Facts, frozen=True):
    by: str


class Entered(Facts, frozen=True):
    side: int
    fighter: str | None
    gear: list[str | None]


class Wagers(Facts, frozen=True):
    bets: list[list[int | dict[str, int]]]  # seat, and coins by corner


class Settled(Facts, frozen=True):
    staked: int
    back: int


class Replaced(Facts, frozen=True):
    side: int
    old: str | None
    fighter: str | None


class Initiative(Facts, frozen=True):
    rolls: list[list[int]]  # seat, then its dice


class Moved(Facts, frozen=True):
    space: str


class Struck(Facts, frozen=True):
    attack: str
    by_speed: bool
    red: list[int]
    black: list[int]


class Rerolled(Facts, frozen=True):
    line: str
    old: int
    die: int


class Compared(Facts, frozen=True):
    wounds: int


class Wounds(Facts, frozen=True):
    wounds: int
    card: str | None


class Lost(Facts, frozen=True):
    dice: list[int]  # attack, defence, speed


class Defeated(Facts, frozen=True):
    defeat: str


class Favoured(Facts, frozen=True):
    card: str | None
    champion: bool


EVENTS: dict[str, type[Facts]] = {
    "did": Did,
    "rolled": Rolled,
    "dealt": Dealt,
    "drew": Drew,
    "turn": Number,
    "round": Number,
    "phase": Phase,
    "shuffled": Shuffled,
    "refreshed": Nothing,
    "no-bout": Nothing,
    "lots": Lots,
    "heal": Healing,
    "healed": Healing,
    "discarded": Card,
    "balanced": Amount,
    "coins": Amount,
    "influence": Amount,
    "tribute": Amount,
    "paid": Paid,
    "asked": Asked,
    "enough": Enough,
    "lapsed": Nothing,
    "played": Played,
    "succeeded": Card,
    "guarded": Guarded,
    "regained": Card,
    "foiled": Foiled,
    "peeked": Peeked,
    "looked": Looked,
    "exhausted": Card,
    "injured": Card,
    "died": Card,
    "spared": Card,
    "traded": Terms,
    "expired": Terms,
    "recalled": Nothing,
    "lot": Lot,
    "bids": Bids,
    "won": Won,
    "void": Lot,
    "host": Nothing,
    "showdown": Showdown,
    "resigned": Nothing,
    "ended": Ended,
    "entered": Entered,
    "wagers": Wagers,
    "settled": Settled,
    "replaced": Replaced,
    "initiative": Initiative,
    "moved": Moved,
    "struck": Struck,
    "rerolled": Rerolled,
    "compared": Compared,
    "added": Wounds,
    "stopped": Wounds,
    "lost": Lost,
    "defeated": Defeated,
    "favoured": Favoured,
}
