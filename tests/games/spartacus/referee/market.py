"""The Market phase, as the referee follows it (specification 3.5)."""

from __future__ import annotations

from collections import Counter

from tests.games.spartacus.referee.table import DEALS, SEATS, Asset, Table
from tests.games.spartacus.referee.windows import checkpoint

CALLS = 8  # offers of a house by which others are asked again


def market(t: Table) -> None:
    t.begin("market")
    trade(t)
    checkpoint(t)
    lay_out(t)
    for number, card in enumerate(t.lots, 1):
        t.expect(f"lot {number} {card}")
        winner, _, _ = auction(t)
        if winner >= 0:
            t.houses[winner].assets[card] = Asset(t.cards[card])
        else:
            t.market_out.append(card)
        checkpoint(t)
    t.lots = []
    host(t)
    checkpoint(t)


def trade(t: Table) -> None:
    """Everybody sells and swaps until all are done (SP-301 to SP-310)."""
    done: set[int] = set()
    offers: Counter[int] = Counter()
    while len(done) < t.players:
        t.hear()
        seat, _ = t.next()
        words = t.take(-1, "bank", "ready", "unready", *DEALS)
        if words[0] == "bank":
            t.check(t.has(seat, words[1:]), "SP-305")
            t.houses[seat].gold += t.cards["GU01" if words[1] == "GU" else words[1]].value
            t.discard(seat, words[1])
        elif words[0] == "ready":
            t.check(seat not in done, "SP-308")
            done.add(seat)
        elif words[0] == "unready":
            t.check(seat in done, "SP-308")
            done.discard(seat)
        else:
            t.deal(seat, words)
        if words[0] == "offer":
            offers[seat] += 1
            if offers[seat] <= CALLS:
                done.discard(SEATS.index(words[1]))
    t.offers.clear()


def lay_out(t: Table) -> None:
    """As many lots as players, face down; informants may look at one (SP-320, SP-330, SP-751)."""
    t.lots = []
    for _ in range(t.players):
        if not t.market and t.market_out:
            t.market = t.shuffled("market", t.market_out)
            t.expect("shuffle MKT")
        if t.market:
            t.lots.append(t.market.pop())

    for seat in t.clockwise(t.host):
        while t.lots and (known := informants(t, seat)):
            words = t.take(seat, "use", "pass")
            if words == ["pass"]:
                break
            t.check(words[1] in known, "SP-751")
            t.exhaust(seat, words[1])
            lot = int(words[2].removeprefix("lot"))
            t.expect(f"look {SEATS[seat]} {lot} {t.lots[lot - 1]}")


def informants(t: Table, seat: int) -> list[str]:
    house = t.houses[seat]
    return [card for card in house.ready("slave") if "MKT.dealt" in house.assets[card].kind.timing]


def auction(t: Table) -> tuple[int, list[int], dict[int, int]]:
    """Sealed bids until one is highest (SP-322 to SP-328); the winner, or -1 and those of the void round.

    Also what lay on the board before the last round.
    """
    contenders = list(range(t.players))
    laid = dict.fromkeys(contenders, 0)
    while True:
        bids: dict[int, int] = {}
        while len(bids) < len(contenders):
            t.hear()
            seat, _ = t.next()
            t.check(seat in contenders and seat not in bids, "SP-325")
            legal = {f"bid {gold}" for gold in range(t.houses[seat].gold - laid[seat] + 1)}
            bids[seat] = int(t.take(-1, "bid", legal=legal)[1])
        best = max(bids.values())
        if best == 0:
            return -1, contenders, laid
        contenders = [seat for seat in contenders if bids[seat] == best]
        for seat in contenders:
            laid[seat] += best
        if len(contenders) == 1:
            t.pay(contenders[0], -1, laid[contenders[0]])
            return contenders[0], contenders, laid


def host(t: Table) -> None:
    """The host token (SP-340 to SP-344); after a void auction by a roll."""
    winner, contenders, laid = auction(t)
    if winner < 0:
        winner = t.roll_off("host", contenders)
        if t.options["host_void"] == "winner_pays":
            t.pay(winner, -1, laid[winner])
    t.host = winner
    t.expect(f"host {SEATS[winner]}")
