"""What happens, as lists of numbers: the kind, a mask of the seats that may know all of it, then what it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

ALL_SEATS: Final = 255

ROLLED: Final = 0  # purpose (stream), seat, die, seat, die ...
DEALT: Final = 1  # seat, gladiators and slaves
DID: Final = (
    2  # seat, move; cards thrown away, letters said with it, or 1 if it was made before and was secret till now
)
DREW: Final = 3  # seat, cards; others hear how many
SHUFFLED: Final = 4  # 0 the market, 1 intrigue
TURN: Final = 5  # number
PHASE: Final = 6  # phase
HEALED: Final = 7  # seat, card, die, perhaps a second die
HEAL_RESULT: Final = 8  # seat, card, die that counts
BALANCED: Final = 9  # seat, gold gained or paid
DISCARDED: Final = 10  # seat, 0 asset, 1 hand card or guard, card
INFLUENCE: Final = 11  # seat, change, what it is now
COINS: Final = 12  # seat, change; through the bank
PAID: Final = 13  # from, to, amount; hidden to others while gold is hidden
PLAYED: Final = 14  # seat, plan, supporters
ASKED: Final = 15  # seat, plan, houses asked, price, letters of words said with it; others hear neither card nor target
ENOUGH: Final = 16  # seat that asked, 1 if the support given suffices
LAPSED: Final = 17  # seat: the request is over without a scheme
FOILED: Final = 18  # 0 a scheme, 1 a reaction; card
SUCCEEDED: Final = 19  # seat, card
GUARDED: Final = 20  # seat, card, die
PEEKED: Final = 21  # seat, whose hand, card
PEEKED_LOT: Final = 22  # seat, lot, card
EXHAUSTED: Final = 23  # seat, asset
WOUNDED: Final = 24  # seat, asset: injured by a scheme
TRADED: Final = 25  # from, to, gold, gold back, assets from, 0, assets back
LOTS: Final = 26  # how many
LOT: Final = 27  # place, card
BIDS: Final = 28  # lot, seat, bid, seat, bid ...
WON: Final = 29  # seat, lot, card, price
VOID: Final = 30  # lot, card
HOST: Final = 31  # seat
ENTERED: Final = 32  # seat, side, fighter, weapon, armour, special
NO_BOUT: Final = 33
TRIBUTE: Final = 34  # seat, gold
WAGERS: Final = 35  # seat, bet, seat, bet ...
SETTLED: Final = 36  # seat, staked, paid back
REPLACED: Final = 37  # side, old fighter, new fighter
ROUND: Final = 38  # number
INITIATIVE: Final = 39  # seat, dice ..., -1, seat, dice ...
MOVED: Final = 40  # seat, space
STRUCK: Final = 41  # attacker, kind of attack, by speed, attack dice, -1, defence dice
REROLLED: Final = 42  # seat, side of the dice (0 attack), old die, new die
COMPARED: Final = 43  # wounds so far
ADDED: Final = 44  # seat, wounds, card that did it
STOPPED: Final = 45  # seat, wounds, card that did it
LOST: Final = 46  # seat, attack, defence, speed dice lost
DEFEATED: Final = 47  # seat, kind of defeat
FAVOURED: Final = 48  # seat, fighter, 1 if a champion now
DIED: Final = 49  # seat, card
SPARED: Final = 50  # seat, card
SHOWDOWN: Final = 51  # houses, the lowest first
FOLLOWED: Final = 52  # seat, move: a decision that was not made by itself; the house has left, or sold it
ENDED: Final = 53  # seat, how
RESIGNED: Final = 54  # seat
REGAINED: Final = 55  # seat, card
REFRESHED: Final = 56
RECALLED: Final = 57  # seat: an offer has withdrawn its signal to be done
EXPIRED: Final = 58  # from, to, terms: an offer that nobody can accept any more

# How a game ends
BY_INFLUENCE: Final = 0
BY_SHOWDOWN: Final = 1
BY_LIMIT: Final = 2
BY_RESIGNING: Final = 3


def emit(s: Spartacus, kind: i64, facts: list[i64]) -> None:
    """Something that everybody may know."""
    if s.news is not None:
        s.news.append([kind, ALL_SEATS, *facts])


def letters(words: str) -> list[i64]:
    """Words as an event holds them."""
    return [ord(letter) for letter in words]


def whisper(s: Spartacus, kind: i64, knowing: i64, facts: list[i64]) -> None:
    """Something that only some seats may know in full."""
    if s.news is not None:
        s.news.append([kind, knowing, *facts])
