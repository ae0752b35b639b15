"""Sampled worlds agree with everything that a seat saw (specification 8: voids are public inference)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import cast

import pytest

import ludus
from ludus import Match
from ludus.games.gorus import worlds
from ludus.games.gorus.state import Gorus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import SCHOOLS, deal, everything, hand, play, scene

pytestmark = pytest.mark.both


class Memory:
    """What a perfect observer remembers: which school each seat was seen to lack."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.lacks: list[set[str]] = [set() for _ in range(match.players)]

    def watch(self, seat: int, card: str, arena: list[str]) -> None:
        """Called before the card is played."""
        if arena and card[0] != arena[0][0] and card[1:] != arena[-1][1:]:
            self.lacks[seat].add(arena[0][0])

    def look(self) -> None:
        """Called after it: a player who drew may hold anything again, and a new deal begins anew."""
        for raw in self.match.steps[-1].events:
            if raw[0] == 0:
                self.lacks = [set() for _ in self.lacks]
            elif raw[0] == 2:
                self.lacks[raw[1]] = set()


@rule("GM-202", "GM-208")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("clever", [False, True])
def test_no_world_deals_a_school_that_a_seat_lacks(players: int, clever: bool) -> None:
    """Who neither followed nor challenged has no card of the starting school, late in the round too."""
    shown = 0
    for seed in range(2 if players > 5 else 5):
        m = deal(players, seed, target="1")
        memory, rng = Memory(m), Rng(seed)
        while not m.over:
            seat = m.to_act[0]
            move = int(m.state.advise(seat, rng) if clever else m.state.random_move(seat, rng))
            memory.watch(seat, m.game.format(m.state, seat, move), [c["card"] for c in m.view(None)["arena"]])
            m.play_move(seat, move)
            memory.look()
            for observer in range(-1, players):
                world = cast(Gorus, m.state.sample(observer, rng))
                for holder in range(players):
                    schools = {SCHOOLS[card >> 4] for card in world.hands[holder]}
                    assert not schools & memory.lacks[holder]
                    assert len(world.hands[holder]) == len(cast(Gorus, m.state).hands[holder])
                    shown += len(memory.lacks[holder])
            assert m.game.conserved(world) == m.game.conserved(m.state)
    assert shown > 100 or players == 2


def lacking(m: Match) -> list[str]:
    return ["".join(school for bit, school in enumerate(SCHOOLS) if mask >> bit & 1) for mask in m.position()["voids"]]


@rule("GM-204")
def test_a_discard_shows_a_void() -> None:
    """B has no blue card."""
    m = play(scene("B6.B7/N8.N4/B5.G7", strongest="Y"), "A:B6 B:N8")
    assert lacking(m) == ["", "B", ""]
    assert all("B" not in {card[0] for card in hand(m.sample(0, seed), "B")} for seed in range(30))


@rule("GM-213")
@pytest.mark.parametrize("held", ["N6.B4", "N6.G4"])
def test_an_off_school_challenge_proves_nothing(held: str) -> None:
    """B may hold blue cards or not; in the worlds of A both happen."""
    m = play(scene(f"B6.B7/{held}/B5.G7", strongest="Y"), "A:B6 B:N6!")
    assert lacking(m) == ["", "", ""]
    assert {hand(m.sample(0, seed), "B")[0][0] for seed in range(40)} >= {"B", "G"}


@rule("GM-203")
def test_following_proves_nothing() -> None:
    m = play(scene("B6.B7/B8.N4/B5.G7", strongest="Y"), "A:B6 B:B8")
    assert lacking(m) == ["", "", ""]


@rule("GM-703", "GM-208")
def test_a_draw_clears_what_was_known() -> None:
    """With two players a discard reveals something only when the deck is empty."""
    m = play(scene("B6.B7/N8.N4", deck="B9.B10.B11.B4", strongest="Y", bout=1), "A:B6 B:N8")
    assert lacking(m) == ["", ""]
    assert any("B" in {card[0] for card in hand(m.sample(0, seed), "B")} for seed in range(20))
    m = play(scene("B6.B7/N8.N4", strongest="Y", bout=14), "A:B6 B:N8")
    assert lacking(m) == ["", "B"]


@rule("GM-503", "GM-506")
def test_a_new_deal_clears_what_was_known() -> None:
    m = play(scene("B6/N8/B5", strongest="Y", voids=[2, 4, 8]), "A:B6 B:N8 C:B5")
    assert lacking(m) == ["", "", ""]


@rule("GM-322")
def test_the_same_generator_deals_twins_the_same_world() -> None:
    """Nothing of the true hands is left in a sample; with voids and without."""
    for line in ("", "A:B6 B:N8"):
        first = play(scene("B6.B7/N8.N4.G9/B5.G7.N12", strongest="Y", bout=8), line)
        second = play(scene("B6.B7/N8.N12.G7/B5.G9.N4", strongest="Y", bout=8), line)
        for seed in range(20):
            assert first.sample(0, seed).position() == second.sample(0, seed).position()
            assert first.sample(None, seed).position()["hands"] == second.sample(None, seed).position()["hands"]


@rule("GM-322")
@pytest.mark.parametrize("players", [3, 5, 8])
def test_worlds_of_worlds(players: int) -> None:
    """Through whole games, a world and the true state give the same world to the same generator."""
    for seed in range(2):
        m = deal(players, seed, target="1")
        rng = Rng(seed)
        step = 0
        while not m.over:
            step += 1
            seat = m.to_act[0]
            observer = step % players
            other = m.state.sample(observer, Rng(seed, step))
            worlds = [cast(Gorus, state.sample(observer, Rng(7, step))) for state in (m.state, other)]
            assert worlds[0].hands == worlds[1].hands
            m.play_move(seat, m.state.random_move(seat, rng))


Deal = tuple[tuple[int, ...], ...]


def possible(pool: Sequence[int], room: Sequence[int], voids: Sequence[int]) -> Iterator[Deal]:
    """Every way to fill hands of these sizes from these cards."""
    if not room:
        yield ()
        return
    for held in combinations([card for card in pool if not voids[0] >> (card >> 4) & 1], room[0]):
        rest = [card for card in pool if card not in held]
        yield from ((held, *others) for others in possible(rest, room[1:], voids[1:]))


SAMPLES = 4000


def is_even(found: Counter[Deal], deals: list[Deal]) -> bool:
    """Pearson's statistic stays within four standard deviations of what equal chances give."""
    expected = found.total() / len(deals)
    freedom = len(deals) - 1
    statistic = sum((found[deal] - expected) ** 2 for deal in deals) / expected
    return set(found) <= set(deals) and statistic < freedom + 4 * (2 * freedom) ** 0.5


# What the seats are known to lack overlaps: in a chain, in rings, in a late position of eight players.
CROSSED = [
    ("Y4/N4.N5.G6/B4.G7.P5/B5.N6.P6", "-/B/N/G"),
    ("Y4/N4.N5.P7/B4.G6.P8/G4.P6.N6", "-/B/N/B"),
    ("Y4/B4.N5/N4.G5/G4.P5/P4.B6", "-/GP/PB/BN/NG"),
    ("Y1/B1.N2/N1.G2/G1/P1/B3/N3/P3", "-/GP/PB/BN/NG/NP/B/GB"),
]


def crossed(hands: str, lacks: str) -> Match:
    """A scene in which each seat is known to lack some schools."""
    masks = [sum(1 << SCHOOLS.index(school) for school in each.strip("-")) for each in lacks.split("/")]
    return scene(hands, strongest="Y", voids=masks)


def hidden_from_a(m: Match) -> tuple[list[int], list[int], list[int]]:
    """The cards that A does not see, how many of them each other seat holds, and what it lacks."""
    s = cast(Gorus, m.state)
    return sorted(card for held in s.hands[1:] for card in held), [len(held) for held in s.hands[1:]], s.voids[1:]


@rule("GM-204", "GM-322")
@pytest.mark.parametrize(("hands", "lacks"), CROSSED)
def test_every_deal_is_equally_likely(hands: str, lacks: str) -> None:
    """Compared with a list of all deals that agree with what was seen."""
    m, rng = crossed(hands, lacks), Rng(4)
    deals = list(possible(*hidden_from_a(m)))
    assert len(deals) > 15
    sampled = [cast(Gorus, m.state.sample(0, rng)) for _ in range(SAMPLES)]
    assert is_even(Counter(tuple(tuple(held) for held in world.hands[1:]) for world in sampled), deals)


@rule("GM-204", "GM-322")
@pytest.mark.parametrize(("hands", "lacks"), CROSSED)
def test_the_last_resort_finds_every_deal(hands: str, lacks: str) -> None:
    """What is dealt where no try was kept never fails, whatever the true hands are."""
    m, rng = crossed(hands, lacks), Rng(2)
    pool, room, voids = hidden_from_a(m)
    deals = list(possible(pool, room, voids))
    found: Counter[Deal] = Counter()
    for _ in range(SAMPLES):
        found[tuple(tuple(sorted(held)) for held in worlds.deal_somehow(pool[:], voids, room, rng))] += 1
    assert set(found) == set(deals)


@rule("GM-204")
def test_the_only_deal_is_found() -> None:
    """Every card has one owner left, and moving cards along is the way to it."""
    room, voids = [1, 1, 1, 1], [0b11100, 0b11001, 0b10011, 0b00111]
    for seed in range(30):
        pool = [0, 16, 32, 48]
        Rng(seed).shuffle(pool)
        assert worlds.deal_somehow(pool, voids, room, Rng(seed)) in ([[0], [16], [32], [48]], [[16], [32], [48], [0]])


@rule("GM-204")
def test_every_deal_that_is_possible_comes() -> None:
    """B lacks blue, so the two blue cards lie with C; the other four are shared in every way."""
    m = play(scene("B6.Y4/N8.N4.G7.G9/B5.B7.P4.P5", strongest="Y", bout=7), "A:B6 B:N8")
    seen = Counter(tuple(hand(m.sample(0, seed), "B")) for seed in range(1500))
    assert all("B" not in card for held in seen for card in held)
    assert len(seen) == 10  # three of N4 G7 G9 P4 P5
    assert min(seen.values()) > 60


@rule("GM-204")
def test_eight_players_late_in_the_round() -> None:
    """Three cards each, everybody lacks two schools or three; every world is possible, and they differ."""
    hands = "B1.B2.N1/B3.B4.N2/N3.N4.G1/N5.N6.G2/G3.G4.P1/G5.G6.P2/P3.P4.Y1/P5.P6.Y2"
    held = [{card[0] for card in each.split(".")} for each in hands.split("/")]
    voids = [sum(1 << bit for bit, school in enumerate(SCHOOLS) if school not in own) for own in held]
    m = scene(hands, strongest="Y", voids=voids, bout=8)
    worlds = [m.sample(0, seed) for seed in range(60)]
    for world in worlds:
        assert everything(world) == everything(m)
        assert hand(world, "A") == hand(m, "A")
        for seat, own in enumerate(held):
            assert {card[0] for card in world.position()["hands"][seat]} <= own
    assert len({str(world.position()["hands"]) for world in worlds}) > 20


@rule("GM-322", "GM-320")
def test_own_hand_and_table_stay() -> None:
    """What a seat sees is the same in every world of it."""
    m = deal(5, 4)
    for _ in range(13):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    for seat in (0, 3, None):
        for seed in range(5):
            world = m.sample(seat, seed)
            assert world.view(seat) == m.view(seat)
            assert world.events(seat) == m.events(seat)
            assert everything(world) == everything(m)


@rule("GM-802")
def test_the_wandering_deck_is_shuffled() -> None:
    """All orders are possible for the player."""
    m = ludus.new_match("gorus", 1, 4)
    decks = {tuple(m.sample(0, seed).position()["deck"]) for seed in range(10)}
    assert len(decks) == 10
    assert tuple(m.position()["deck"]) not in decks
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
