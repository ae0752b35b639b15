"""What deals, bids and balances look worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludus.games.spartacus import cards, moves
from ludus.games.spartacus.player_word import LOYALTY, goodwill
from ludus.games.spartacus.worth import GUARD_WORTH, asset_worth, influence_worth, rivalry
from ludus.games.spartacus.worth_trade import MARGIN, miss_of, packed_miss, packed_use, use_for
from ludus.kernel.bits import members

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus


WHIM: Final = 0.3  # by which a play-out may differ from the best looking move, in gold
REFUSAL: Final = 0.01  # to say no to an offer rather than nothing
KINDNESS: Final = 0.3  # the part of goodwill that counts in an exchange
FOR_LOT: Final = 0.55  # the part of a lot's worth that is bid at first
FOR_HOST: Final = 0.9  # the same for the host token, which everybody wants
FOR_TOKEN: Final = 0.7  # the part of its worth that is kept while lots are sold
ENOUGH: Final = 8.0  # gold from which on a coin counts less
EASE: Final = 0.07  # by which each coin above makes the others cheaper
MOODS: Final = 0.5  # gold between two moods of a bidder


def balance_value(s: Spartacus, seat: i64, dropped: i64) -> float:
    """A gladiator costs a coin a turn; the weakest of many is worth less than that."""
    total = 0.0
    count = len(s.ready_cards(seat, cards.GLADIATOR))
    spare = s.houses[seat].card == 0  # Batiatus lives on numbers
    for card in members(dropped):
        keep = asset_worth(s, card + 1) + (1.0 if spare else 0.0) + (1.5 if count <= 2 else 0.0)
        total += 1.7 - keep
        count -= 1
    return total


def deal_value(s: Spartacus, seat: i64, kind: i64, named: i64) -> float:
    if kind == moves.PAY:
        return LOYALTY[s.houses[seat].card] - float(moves.paid(named))
    if kind == moves.TO_BANK:
        return bank_value(s, seat, named)
    if kind == moves.OFFER:
        return offer_value(s, seat, named)
    return REFUSAL if kind == moves.REJECT else -0.1


def bank_value(s: Spartacus, seat: i64, asset: i64) -> float:
    deck = s.table.deck
    if asset == moves.A_GUARD:
        return 1.0 - GUARD_WORTH - 0.3
    if deck.types[asset - 1] == cards.GLADIATOR:
        worth = asset_worth(s, asset) + (2.0 if len(s.ready_cards(seat, cards.GLADIATOR)) <= 2 else 0.0)
    else:
        worth = miss_of(s, seat, asset)
    return float(deck.values[asset - 1]) - worth - 0.6


def offer_value(s: Spartacus, seat: i64, terms: i64) -> float:
    """Only offers that the other side would sensibly take."""
    to = moves.house_named(terms)
    gold = float(moves.gives(terms)) - float(moves.wants(terms))
    mine = packed_use(s, seat, moves.wanted_assets(terms)) - packed_miss(s, seat, moves.given_assets(terms)) - gold
    theirs = gold + packed_use(s, to, moves.given_assets(terms)) - packed_miss(s, to, moves.wanted_assets(terms))
    if exchange_value(s, to, seat, terms) <= REFUSAL:
        return -1.0
    return mine - MARGIN - rivalry(s, seat, to) * theirs + KINDNESS * goodwill(s, seat, to)


def exchange_value(s: Spartacus, seat: i64, giver: i64, terms: i64) -> float:
    gold = float(moves.gives(terms)) - float(moves.wants(terms))
    mine = gold + packed_use(s, seat, moves.given_assets(terms)) - packed_miss(s, seat, moves.wanted_assets(terms))
    theirs = packed_use(s, giver, moves.wanted_assets(terms)) - packed_miss(s, giver, moves.given_assets(terms)) - gold
    if theirs < 0.0:
        theirs = 0.0
    kindness = KINDNESS * goodwill(s, seat, giver)
    return mine - MARGIN - 0.5 * rivalry(s, seat, giver) * theirs + kindness + 0.02


def bids(s: Spartacus, seat: i64, candidates: list[int]) -> list[float]:
    """The nearer to what this house wants to bid, the better; nobody is quite predictable."""
    mood = float((s.turn * 7 + s.lot * 5 + seat * 3 + s.counts[3] + len(s.intrigue) + s.laid[seat]) % 4)
    most = most_paid(s, seat)
    if s.laid[seat]:
        rest = most - float(s.laid[seat])
        aim = 0.0 if rest < 1.0 else 1.0 + 0.25 * mood * (rest - 1.0)
    else:
        shade = FOR_LOT if s.lot < len(s.lots) else FOR_HOST
        aim = shade * most + MOODS * (mood - 1.5)
    if aim < 0.0:
        aim = 0.0
    found: list[float] = []
    for move in candidates:
        gap = float(moves.named_in(move)) - aim
        found.append(-gap if gap > 0.0 else gap)
    return found


def most_paid(s: Spartacus, seat: i64) -> float:
    """The gold that the lot, or the host token, is worth; a house keeps some of what it has for the token."""
    gold = float(s.houses[seat].gold)
    ease = 1.0 + EASE * (gold - ENOUGH) if gold > ENOUGH else 1.0
    token = host_worth(s, seat) * ease
    if s.lot >= len(s.lots):
        return token
    worth = use_for(s, seat, s.lots[s.lot] + 1) * ease
    spare = gold - FOR_TOKEN * token
    return worth if worth < spare else spare


def host_worth(s: Spartacus, seat: i64) -> float:
    """The influence of the host, and the choice of whom to invite."""
    worth = influence_worth(s, s.houses[seat].influence) + 1.5
    return worth if worth < 15.0 else 15.0
