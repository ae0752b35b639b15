"""Figures of the specification (12.4), found again: exactly where all rolls can be counted, else by many trials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import cast

import pytest

from ludus import Match
from ludus.games.spartacus.events import COMPARED, DEFEATED
from ludus.games.spartacus.phases.wounds import wounds_of
from ludus.games.spartacus.state import Spartacus
from ludus.games.spartacus.view import DEFEATS, STAGES
from ludus.kernel.chance import Fast
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .sand import fight
from .table import GAME, MARKET, house, wagering

MEAN_WOUNDS = """
0.417 0.255 0.174 0.126 0.095 0.073
1.023 0.779 0.507 0.353 0.259 0.196
1.697 1.375 1.107 0.751 0.534 0.395
2.386 2.040 1.723 1.408 0.986 0.713
3.076 2.739 2.379 2.061 1.690 1.213
3.761 3.447 3.077 2.720 2.388 1.955
"""
TABLE = [[float(word) for word in line.split()] for line in MEAN_WOUNDS.split("\n") if line]


def rolls(count: int) -> list[tuple[list[int], int]]:
    """Every roll of so many dice, the highest first, with the number of ways to throw it."""
    found = []
    for dice in combinations_with_replacement(range(6, 0, -1), count):
        ways = factorial(count) // prod(factorial(number) for number in Counter(dice).values())
        found.append((list(dice), ways))
    return found


@rule("SP-512", "SP-513", "SP-514", "SP-515")
@pytest.mark.both
@pytest.mark.parametrize(("attack", "defence"), [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (1, 3)])
def test_mean_wounds_roll_by_roll(attack: int, defence: int) -> None:
    """Every single roll of a few dice, counted one by one."""
    total = 0
    for dice in product(range(1, 7), repeat=attack + defence):
        red, black = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        total += wounds_of(red, black, False)
    mean = Fraction(total, 6 ** (attack + defence))
    assert round(float(mean), 3) == TABLE[attack - 1][defence - 1]


@rule("SP-512", "SP-513", "SP-514", "SP-515")
@pytest.mark.parametrize("attack", range(1, 7))
def test_mean_wounds_of_the_whole_table(attack: int) -> None:
    """All 36 sizes, rolls that look alike counted together."""
    for defence in range(1, 7):
        total = sum(
            wounds_of(red, black, False) * ways * others
            for red, ways in rolls(attack)
            for black, others in rolls(defence)
        )
        assert abs(total / 6 ** (attack + defence) - TABLE[attack - 1][defence - 1]) <= 0.0005 + 1e-9


# --- Through the engine ----------------------------------------------------------------------------


def seeded(m: Match, seed: int) -> Spartacus:
    """The position with dice of its own; seeds far apart, for neighbours share some of their dice."""
    state = cast(Spartacus, m.state.clone())
    state.chance = Fast(Rng(seed, 9).seed())
    return state


def strike(state: Spartacus) -> int:
    """The wounds of one attack of A on the spot."""
    state.news = []
    state.apply(0, GAME.parse(state, 0, "x"))
    return next(int(raw[2]) for raw in state.news if raw[0] == COMPARED)


@rule("SP-511", "SP-512", "SP-514")
@pytest.mark.parametrize(("attack", "defence"), [(1, 6), (2, 2), (3, 4), (4, 3), (5, 5), (6, 1), (6, 6)])
def test_mean_wounds_of_attacks(attack: int, defence: int) -> None:
    """Dice of the engine, all rolled and all compared."""
    trials = 1500
    m = fight("GL01a", "GL02a", left=f"{attack} 2 2 6 {defence} 6")
    wounds = [strike(seeded(m, seed)) for seed in range(trials)]
    mean = sum(wounds) / trials
    spread = (sum((each - mean) ** 2 for each in wounds) / trials / trials) ** 0.5
    assert abs(mean - TABLE[attack - 1][defence - 1]) < 4 * spread


INITIATIVE = [(2, 3, 0.163), (3, 4, 0.205), (4, 5, 0.235), (2, 4, 0.037), (3, 5, 0.063)]


@rule("SP-502")
@pytest.mark.parametrize(("slow", "fast", "chance"), INITIATIVE)
def test_chance_of_the_initiative(slow: int, fast: int, chance: float) -> None:
    """The slower one wins so often, ties rolled again."""
    trials = 3000
    m = fight("GL01a", "GL02a", second=True, left=f"3 3 {slow} 3 3 {fast}")
    stay = GAME.parse(m.state, 1, "stay")
    won = 0
    for seed in range(trials):
        state = seeded(m, seed)
        state.apply(1, stay)
        won += state.actor() == 0
    assert abs(won / trials - chance) < 4 * (chance * (1 - chance) / trials) ** 0.5


@rule("SP-502")
@pytest.mark.parametrize(("slow", "fast", "chance"), INITIATIVE)
def test_chance_of_the_initiative_counted(slow: int, fast: int, chance: float) -> None:
    """The figures themselves, by counting all rolls."""
    sums = [Counter[int](), Counter[int]()]
    for count, dice in zip(sums, (slow, fast)):
        for roll in product(range(1, 7), repeat=dice):
            count[sum(roll)] += 1
    wins = sum(ways * others for mine, ways in sums[0].items() for yours, others in sums[1].items() if mine > yours)
    ties = sum(ways * sums[1][mine] for mine, ways in sums[0].items())
    assert round(wins / (6 ** (slow + fast) - ties), 3) == chance


# --- Whole bouts -----------------------------------------------------------------------------------

KINDS = [card for card in MARKET if card.startswith("GL") and not card.endswith("b")]


def simple_move(state: Spartacus) -> int:
    """Close in and strike; the faster one steps back; dice are lost where most are left."""
    seat = int(state.actor())
    legal = state.legal(seat)
    stage = STAGES[state.stage]
    bout, far = state.bout, state.table.deck.distance
    if stage == "act":
        rival = bout.places[1 - bout.side()]
        attacks = [move for move in legal if move >> 12 & 3]
        return attacks[0] if attacks else min(legal, key=lambda move: far[move >> 6 & 63][rival])
    if stage == "step":
        side = bout.side()
        if bout.dice[3 * side + 2] > bout.dice[3 * (1 - side) + 2]:
            return max(legal, key=lambda move: far[move >> 6][bout.places[1 - side]])
        return legal[0]
    if stage == "lose":
        side = bout.owners.index(seat)
        left = bout.dice[3 * side : 3 * side + 3]
        return max(legal, key=lambda move: kept(left, move >> 6))
    return legal[0]


def kept(left: list[int], named: int) -> int:
    """What is left of attack times defence, speed to break ties."""
    return 10 * (left[0] - (named & 15)) * (left[1] - (named >> 4 & 15)) + left[2] - (named >> 8)


def advised_move(state: Spartacus) -> int:
    """What a bot of the game does."""
    seat = state.actor()
    return int(state.advise(seat, Rng(int(state.bout.round), 1)))


def bout_of(one: str, two: str, seed: int, policy: Callable[[Spartacus], int] = simple_move) -> tuple[int, str, int]:
    """The winner's side, the kind of defeat and the rounds of a bout from its beginning."""
    houses = [house("BAT", assets=one), house("SOL", assets=two), house("TUL")]
    state = seeded(wagering(*houses, one=f"A {one}", two=f"B {two}", host="C"), seed)
    state.news = []
    for seat in range(3):
        state.apply(seat, GAME.parse(state, seat, "bet"))
    rounds = 0
    while True:
        rounds = max(rounds, int(state.bout.round))
        state.apply(state.actor(), policy(state))
        for raw in state.news or []:
            if raw[0] == DEFEATED:
                return 1 - int(raw[2]), DEFEATS[raw[3]], rounds


@pytest.fixture(scope="module")
def bouts() -> list[tuple[str, str, int, str, int]]:
    """Every kind of gladiator against every other one, three times on both spaces."""
    pairs = [(one, two) for one in KINDS for two in KINDS if one != two] * 3
    return [(one, two, *bout_of(one, two, seed)) for seed, (one, two) in enumerate(pairs)]


CRUEL = ("GL14", "GL19")  # make a defeat worse than the dice do
SPLIT = {"surrender": 0.50, "injury": 0.34, "decapitation": 0.16}  # by the dice alone
WHOLE = {"surrender": 0.45, "injury": 0.35, "decapitation": 0.20}  # with those two


def check_split(kinds: list[str], split: dict[str, float]) -> None:
    """Each share lies where it must in all but three of a thousand samples of this size."""
    count = Counter(kinds)
    for kind, share in split.items():
        assert abs(count[kind] / len(kinds) - share) < 3 * (share * (1 - share) / len(kinds)) ** 0.5, count


def won_by(one: str, two: str, side: int) -> str:
    return (one, two)[side]


@rule("SP-525", "SP-530", "SP-531", "SP-532")
def test_the_split_of_defeats(bouts: list[tuple[str, str, int, str, int]]) -> None:
    """With a simple way to fight, where no ability makes the defeat worse."""
    plain = [kind for one, two, side, kind, _ in bouts if won_by(one, two, side) not in CRUEL]
    check_split(plain, SPLIT)
    rounds = [rounds for *_, rounds in bouts]
    assert 4.5 < sum(rounds) / len(rounds) < 5.5


@rule("SP-525", "SP-005")
def test_the_split_of_defeats_with_the_cruel_ones(bouts: list[tuple[str, str, int, str, int]]) -> None:
    """Of the whole deck more bouts end in blood, as the guide says."""
    check_split([kind for *_, kind, _ in bouts], WHOLE)


@rule("SP-525", "SP-530", "SP-531", "SP-532")
def test_the_split_of_defeats_of_bots() -> None:
    """As the players of the game fight."""
    pairs = [(one, two) for one in KINDS for two in KINDS if one != two]
    fought = [(one, two, *bout_of(one, two, seed, advised_move)) for seed, (one, two) in enumerate(pairs)]
    check_split([kind for one, two, side, kind, _ in fought if won_by(one, two, side) not in CRUEL], SPLIT)


@rule("SP-500")
def test_strong_and_weak_gladiators(bouts: list[tuple[str, str, int, str, int]]) -> None:
    """Spartacus and Crixus lead, Marcellus is last, starters are weak."""
    won: Counter[str] = Counter()
    for one, two, side, _, _ in bouts:
        won[won_by(one, two, side)] += 1
    rate = {card: won[card] / (6 * len(KINDS) - 6) for card in KINDS}
    assert min(rate["GL05"], rate["GL07"]) > 0.7
    assert rate["GL21"] < 0.2
    assert max(rate[card] for card in ("GL01a", "GL02a", "GL03a", "GL04a")) < 0.45
    assert min(rate[card] for card in ("GL05", "GL06", "GL07", "GL08", "GL09", "GL10")) > 0.55


@rule("SP-500", "SP-559")
def test_a_slave_does_not_beat_a_starter() -> None:
    """Three dice against seven."""
    results = [bout_of("SL01a", starter, seed)[0] for starter in ("GL01a", "GL04a") for seed in range(30)]
    assert sum(side == 0 for side in results) <= 3


@rule("SP-407", "SP-502")
def test_places_of_fighters_are_fair() -> None:
    """Equal fighters win on either space."""
    results = [bout_of("GL01a", "GL01b", seed)[0] for seed in range(200)]
    assert 70 < sum(side == 0 for side in results) < 130
