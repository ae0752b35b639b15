"""A referee of Spartacus that knows the written rules alone.

It reads the record of a game and the card files, works out from the specification what must have happened, and
compares that with a witness before every decision. It shares no code with the engine.
"""

from __future__ import annotations

from tests.games.spartacus.referee.arena import arena, showdown
from tests.games.spartacus.referee.cards import Cards, Rows
from tests.games.spartacus.referee.intrigue import intrigue
from tests.games.spartacus.referee.market import market
from tests.games.spartacus.referee.table import SEATS, STARTS, Asset, House, Table, Witness
from tests.games.spartacus.referee.windows import checkpoint, free_reaction


def judge(record: str, rows: dict[str, Rows], witness: Witness) -> Table:
    """The table at the end of a recorded game; raises `Disagreement` where the rules say something else."""
    t = Table(record, Cards(rows), witness, free_reaction)
    set_up(t)
    while t.winner < 0:
        t.turn += 1
        t.expect(f"turn {t.turn}")
        upkeep(t)
        for phase in (intrigue, market, arena):
            phase(t)
            if decided(t):
                break
    t.check(not t.lines, "nothing follows the end")
    return t


# --- Setup ---------------------------------------------------------------------------------------------


def set_up(t: Table) -> None:
    """Houses are chosen from the highest roll on, then assets are dealt (SP-020 to SP-034)."""
    tied = list(range(t.players))
    while len(tied) > 1:
        dice = t.roll("first", len(tied))
        tied = [seat for seat, die in zip(tied, dice, strict=True) if die == max(dice)]
    chosen: dict[int, str] = {}
    for seat in t.clockwise(tied[0]):
        words = t.take(seat, "house")
        t.check(words[1] not in chosen.values(), "SP-022")
        chosen[seat] = words[1]
    for seat in range(t.players):
        card = t.cards.houses[chosen[seat]]
        t.houses.append(House(seat, card, STARTS[t.options["length"]], card.gold, card.guards))
    pools = {name: t.streams[name].popleft().split(".") for name in ("gladiators", "slaves")}
    for name, form in (("gladiators", "gladiator"), ("slaves", "slave")):
        starters = [card for card in t.cards.market if t.cards[card].start and t.cards[card].form == form]
        t.check(sorted(pools[name]) == sorted(starters), "SP-025, SP-026")
    for seat in t.clockwise(tied[0]):
        deal(t, seat, pools)
    t.host = tied[0]
    t.expect(f"host {SEATS[t.host]}")
    owned = {card for house in t.houses for card in house.assets}
    t.market = t.shuffled("market", [card for card in t.cards.market if card not in owned])
    guards = sum(house.guards for house in t.houses)
    kept = [card for card in t.cards.intrigue if not card.startswith("GU")]
    t.intrigue = t.shuffled("intrigue", kept + ["GU01"] * (t.cards["GU01"].copies - guards))


def deal(t: Table, seat: int, pools: dict[str, list[str]]) -> None:
    house = t.houses[seat]
    owner, *cards = t.expect_word("deal")
    t.check(owner == SEATS[seat], "SP-025 dealt in order")
    for name, count in (("gladiators", house.card.gladiators), ("slaves", house.card.slaves)):
        dealt = [card for card in cards if card in pools[name]]
        t.check(len(dealt) == count, f"SP-025, SP-026 {count} {name}")
        for card in dealt:
            pools[name].remove(card)
            house.assets[card] = Asset(t.cards[card])
    t.check(len(cards) == len(house.assets), "SP-025 nothing else")


# --- Upkeep --------------------------------------------------------------------------------------------


def upkeep(t: Table) -> None:
    """Refresh, heal, balance (SP-100 to SP-119)."""
    t.begin("upkeep")
    for house in t.houses:
        house.guards, house.tired = house.guards + house.tired, 0
        for asset in house.assets.values():
            asset.ready = asset.ready or not asset.injured
    heal(t)
    balance(t)
    checkpoint(t)


def heal(t: Table) -> None:
    """Every injured card rolls once (SP-104 to SP-109); a single one needs no order."""
    waiting = {house.seat: [card for card, asset in house.assets.items() if asset.injured] for house in t.houses}
    while any(waiting.values()):
        t.hear()
        seat, _ = t.next()
        if seat >= 0:
            card = t.take(seat, "heal")[1]
        else:
            seat, card = healed_next(t)
            t.check(waiting[seat] == [card], "SP-108")
        t.check(card in waiting[seat], "SP-104")
        waiting[seat].remove(card)
        treat(t, seat, card)


def healed_next(t: Table) -> tuple[int, str]:
    """Who rolls without having been asked: houses are treated side by side, in any order (SP-101)."""
    words = t.lines[0].split()
    t.check(words[:2] == ["*", "heal"], "SP-104")
    return SEATS.index(words[2]), words[3]


def treat(t: Table, seat: int, card: str) -> None:
    """One healing roll and its re-rolls."""
    house = t.houses[seat]
    dice = t.roll("heal", t.cards[card].number("healdice") or 1)
    t.expect(" ".join(["heal", SEATS[seat], card, *map(str, dice)]))
    die = dice[0]
    if len(dice) > 1 and dice[0] != dice[1]:
        die = int(t.take(seat, "choose")[1])
        t.check(die in dice, "SP-Q49")
    while die < 4 and (again := healer(t, seat, card)):
        die = again
    if die == 1:
        t.discard(seat, card)
    elif die >= 4:
        house.assets[card].injured, house.assets[card].ready = False, True


def healer(t: Table, patient: int, card: str) -> int:
    """The new roll after a healer was used; 0 if nobody uses one (SP-750)."""
    for seat in t.clockwise(patient):
        house = t.houses[seat]
        helpers = [each for each in house.ready("slave", "gladiator") if house.assets[each].kind.has("rerollheal")]
        if not helpers:
            continue
        words = t.take(seat, "healer", "pass")
        if words[0] == "healer":
            t.check(words[1] in helpers, "SP-750")
            t.exhaust(seat, words[1])
            die = t.roll("heal")[0]
            t.expect(f"heal {SEATS[patient]} {card} {die}")
            return die
    return 0


def balance(t: Table) -> None:
    """Slaves earn, gladiators cost, or are discarded (SP-110 to SP-118); without gladiators there is no choice."""
    for house in t.houses:
        if not house.ready("gladiator"):
            house.gold += house.count("slave")
    asked = [house.seat for house in t.houses if house.ready("gladiator")]
    while asked:
        t.hear()
        seat, _ = t.next()
        t.check(seat in asked, "SP-110")
        asked.remove(seat)
        house = t.houses[seat]
        for card in t.take(seat, "keep", "drop")[1:]:
            t.check(card in house.ready("gladiator"), "SP-112")
            t.discard(seat, card)
        house.gold += house.count("slave") - house.count("gladiator")
        t.check(house.gold >= 0, "SP-112, SP-E04")


# --- Victory -------------------------------------------------------------------------------------------


def decided(t: Table) -> bool:
    """The check at the end of a phase (SP-600 to SP-603), and the limit of turns (SP-810)."""
    leaders = [house.seat for house in t.houses if house.influence >= int(t.options["target_influence"])]
    how = "influence"
    if not leaders and t.phase == "arena" and t.options["turn_limit"] == str(t.turn):
        best = max(house.influence for house in t.houses)
        leaders = [house.seat for house in t.houses if house.influence == best]
        how = "limit"
    if not leaders:
        return False
    if len(leaders) > 1:
        t.winner = showdown(t, leaders)
        how = "showdown"
    else:
        t.winner = leaders[0]
    t.expect(f"over {SEATS[t.winner]} {how}")
    return True
