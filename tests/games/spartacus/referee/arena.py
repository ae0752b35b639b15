"""The Arena phase and the showdown, as the referee follows them (specification 3.6, 3.8)."""

from __future__ import annotations

from itertools import product

from tests.games.spartacus.referee.bout import Bout, Defeat, Fighter
from tests.games.spartacus.referee.effects import deed_of, injure
from tests.games.spartacus.referee.table import SEATS, Table
from tests.games.spartacus.referee.windows import checkpoint, poll, react

CORNERS = ("V1", "V2", "IN", "DC")
FIGHTERS = ("gladiator", "slave")
GEAR = ("weapon", "armour", "special")
FAVOURS_OF_A_CHAMPION = 3


def arena(t: Table) -> None:
    t.begin("arena")
    t.influence(t.host, 1)
    t.sides, t.bets = [], []
    fighters = invitations(t)
    if len(fighters) < 2:
        checkpoint(t)
        return
    for fighter in fighters:
        asset = t.houses[fighter.seat].assets[fighter.card]
        t.houses[fighter.seat].gold += 6 if asset.champion else 2 * asset.favour
    wagers(t, fighters)
    rigging(t, fighters)
    defeat = Bout(t, fighters).fight()
    rewards(t, fighters, defeat)
    fate(t, fighters, defeat)
    checkpoint(t)


# --- Hosting -------------------------------------------------------------------------------------------


def invitations(t: Table) -> list[Fighter]:
    """The host asks until two places are taken or nobody is left (SP-405 to SP-418)."""
    fighters: list[Fighter] = []
    open_houses = list(range(t.players))
    while len(fighters) < 2 and set(open_houses) - {t.host}:
        legal = {f"invite {SEATS[seat]}" for seat in open_houses}
        seat = SEATS.index(t.take(t.host, "invite", legal=legal)[1])
        open_houses.remove(seat)
        words = t.take(seat, "enter", "refuse", legal={"refuse", *entries(t, seat)})
        if words[0] == "enter":
            fighters.append(armed(t, seat, words[1:]))
        else:
            t.influence(seat, -1)
            checkpoint(t)
    if len(fighters) < 2 and t.host not in [fighter.seat for fighter in fighters]:
        if t.houses[t.host].ready(*FIGHTERS):  # he must, whatever he has said before (SP-413)
            fighters.append(armed(t, t.host, t.take(t.host, "enter", legal=entries(t, t.host))[1:]))
        elif t.host in open_houses:  # one who has refused has paid for it (SP-412, SP-414)
            t.influence(t.host, -1)
            checkpoint(t)
    return fighters


def entries(t: Table, seat: int) -> set[str]:
    """Every ready fighter with every set of ready gear, at most one of each type (SP-406)."""
    house = t.houses[seat]
    gear = [["", *house.ready(form)] for form in GEAR]
    return {" ".join(filter(None, ["enter", *way])) for way in product(house.ready(*FIGHTERS), *gear)}


def armed(t: Table, seat: int, cards: list[str]) -> Fighter:
    return Fighter(seat, cards[0], t.cards[cards[0]], cards[1:], "")


# --- Wagers --------------------------------------------------------------------------------------------


def wagers(t: Table, fighters: list[Fighter]) -> None:
    """Everybody bets against the bank (SP-430 to SP-434, SP-806, SP-807)."""
    bets: dict[int, dict[str, int]] = {}
    in_turn = t.options["wagers"] == "in_turn"
    for expected in t.clockwise(t.host):
        t.hear()
        seat = expected if in_turn else t.next()[0]
        stakes = t.take(seat, "bet")[1:]
        t.check(seat not in bets, "SP-434")
        bets[seat] = {corner: int(gold) for corner, gold in (stake.split("=") for stake in stakes)}
        check_bet(t, fighters, seat, bets[seat])
        if in_turn:
            t.pay(seat, -1, sum(bets[seat].values()))
    if not in_turn:
        for seat in bets:
            t.pay(seat, -1, sum(bets[seat].values()))
    t.bets = [bets[seat] for seat in range(t.players)]


def check_bet(t: Table, fighters: list[Fighter], seat: int, bet: dict[str, int]) -> None:
    t.check(all(corner in CORNERS and 1 <= gold <= 3 for corner, gold in bet.items()), "SP-431")
    t.check(sum(bet.values()) <= t.houses[seat].gold, "SP-008")
    t.check(len(bet) <= int(t.options["max_wagers"]), "SP-807")
    for side, fighter in enumerate(fighters):
        if fighter.seat == seat:
            t.check(CORNERS[1 - side] not in bet, "SP-432")


def rigging(t: Table, fighters: list[Fighter]) -> None:
    """Rigging the Match after the wagers (SP-752, SP-Q39)."""

    def others(side: int) -> list[str]:
        fighter = fighters[side]
        return [card for card in t.houses[fighter.seat].ready("gladiator") if card != fighter.card]

    def options(seat: int) -> set[str]:
        house = t.houses[seat]
        cards = [card for card in house.hand if "ARE.wagered" in t.cards[card].timing]
        cards = [card for card in cards if house.influence >= t.cards[card].need]
        aims = {f">{SEATS[fighters[side].seat]} : {other}" for side in range(2) for other in others(side)}
        return {f"react {card} {aim}" for card in cards for aim in aims}

    def rig(seat: int, words: list[str]) -> bool:
        deed = deed_of(t, seat, words[1:])
        side = [fighter.seat for fighter in fighters].index(deed.target)
        chosen = deed.assets.pop()
        deed.spare = len(others(side))
        if react(t, deed):
            fighters[side].card, fighters[side].kind = chosen, t.cards[chosen]
        return False

    poll(t, "wagered", list(t.clockwise(t.host)), options, rig)


# --- After the bout ------------------------------------------------------------------------------------


def rewards(t: Table, fighters: list[Fighter], defeat: Defeat) -> None:
    """Influence, favour, champion, wagers, in this order (SP-447)."""
    winner = fighters[1 - defeat.loser]
    t.influence(winner.seat, 1)
    asset = t.houses[winner.seat].assets[winner.card]
    if not asset.champion:
        asset.favour += 1
        if asset.favour == FAVOURS_OF_A_CHAMPION:
            asset.favour, asset.champion = 0, True
            t.influence(winner.seat, 1)
    odds = {
        CORNERS[1 - defeat.loser]: 1,
        "IN": 2 if defeat.how == "injury" else -1,
        "DC": int(t.options["decap_odds"]) if defeat.how == "decapitation" else -1,
    }
    for seat, bet in enumerate(t.bets):
        t.houses[seat].gold += sum(gold * (1 + odds.get(corner, -1)) for corner, gold in bet.items())


def fate(t: Table, fighters: list[Fighter], defeat: Defeat) -> None:
    """What becomes of the loser (SP-450 to SP-458)."""
    loser = fighters[defeat.loser]
    asset = t.houses[loser.seat].assets[loser.card]
    if defeat.how == "decapitation":
        die(t, loser)
        return
    if defeat.how == "injury":
        injure(asset)
    if asset.champion:
        return
    if t.take(t.host, "up", "down") == ["down"]:
        favour = asset.favour
        t.influence(t.host, -favour)
        die(t, loser)


def die(t: Table, loser: Fighter) -> None:
    """The loser goes to the discard pile; Blood on the Sand (SP-753)."""
    t.discard(loser.seat, loser.card)
    if loser.kind.form != "gladiator":
        return

    def options(seat: int) -> set[str]:
        house = t.houses[seat]
        cards = [card for card in house.hand if "ARE.death" in t.cards[card].timing]
        return {f"react {card} >{SEATS[loser.seat]}" for card in cards if house.influence >= t.cards[card].need}

    def mourn(seat: int, words: list[str]) -> bool:
        deed = deed_of(t, seat, words[1:])
        deed.dead_owner = loser.seat
        react(t, deed)
        return False

    poll(t, "death", list(t.clockwise(t.host)), options, mourn)


# --- Showdown ------------------------------------------------------------------------------------------


def showdown(t: Table, houses: list[int]) -> int:
    """The winner among houses that share the lead (SP-603 to SP-612)."""
    t.begin("showdown")
    beaten: set[str] = set()
    if len(houses) == 2:
        return duel(t, sorted(houses, key=lambda seat: (seat - t.host) % t.players), beaten)
    ranks = ranked(t, sorted(houses, key=lambda seat: (seat - t.host) % t.players))
    if len(houses) == 3:
        return duel(t, [duel(t, ranks[:2], beaten), ranks[2]], beaten)
    low = duel(t, ranks[:2], beaten)
    high = duel(t, ranks[2:], beaten)
    return duel(t, [low, high], beaten)


def total(t: Table, seat: int) -> int:
    """Ready gladiators and equipment (SP-605, SP-608)."""
    return sum(t.cards[card].value for card in t.houses[seat].ready("gladiator", *GEAR))


def ranked(t: Table, houses: list[int]) -> list[int]:
    """From the lowest total to the highest; equal ones by a roll (SP-607)."""
    ranks: list[int] = []
    for value in sorted({total(t, seat) for seat in houses}):
        ranks += rolled(t, [seat for seat in houses if total(t, seat) == value])
    return ranks


def rolled(t: Table, seats: list[int]) -> list[int]:
    """From the lowest roll to the highest; ties are rolled again by themselves."""
    if len(seats) < 2:
        return seats
    dice = dict(zip(seats, t.roll("tie", len(seats)), strict=True))
    t.expect(" ".join(["roll", "tie", *(f"{SEATS[seat]} {die}" for seat, die in dice.items())]))
    order: list[int] = []
    for value in sorted(set(dice.values())):
        order += rolled(t, [seat for seat in seats if dice[seat] == value])
    return order


def duel(t: Table, seats: list[int], beaten: set[str]) -> int:
    """One bout for the game; who has nobody to send forfeits (SP-609 to SP-612)."""
    able = [seat for seat in seats if any(card not in beaten for card in t.houses[seat].ready(*FIGHTERS))]
    if not able:
        return t.roll_off("tie", seats)
    if len(able) == 1:
        if t.awaits("enter", able[0]):  # the first to choose does not know yet that nobody will come
            t.take(able[0], "enter", legal=entries(t, able[0]))
        return able[0]
    fighters = []
    for seat in seats:
        legal = entries(t, seat)
        fighters.append(armed(t, seat, t.take(seat, "enter", legal=legal)[1:]))
        t.check(fighters[-1].card not in beaten, "SP-611")
    defeat = Bout(t, fighters).fight()
    beaten.add(fighters[defeat.loser].card)
    return fighters[1 - defeat.loser].seat
