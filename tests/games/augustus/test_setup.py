"""Setup and seats (ledger 3.1)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    BAG,
    SEATS,
    TILE_POINTS,
    active,
    all_cards,
    deal,
    facts_of,
    legions,
    lines,
    phase,
    play,
    printed,
    refused,
    shows,
    started,
    to_act,
    unreadable,
)

pytestmark = pytest.mark.both

PLAYERS = range(2, 7)


@rule("AU-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_players(players: int) -> None:
    assert deal(players).players == players
    assert len(deal(players).view(None)["seats"]) == players


@rule("AU-001", "AU-233")
@pytest.mark.parametrize("players", [0, 1, 7, -1, True, "3", 2.0])
def test_no_other_number_of_players(players: object) -> None:
    """One player is refused like seven, with a reason in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        ludus.new_match("augustus", players)  # type: ignore[arg-type]
    assert "2 to 6" in str(error.value)
    assert "от 2 до 6" in error.value.text("ru")


@rule("AU-002")
@pytest.mark.parametrize("players", PLAYERS)
def test_reward_tiles_lie_open(players: int) -> None:
    """All twelve, with their points, and nobody owns one."""
    expected = [{"tile": tile, "points": points, "owner": None} for tile, points in TILE_POINTS.items()]
    assert len(expected) == 12
    shows(deal(players), tiles=expected)


@rule("AU-002")
def test_tiles_are_in_view_all_game() -> None:
    """No matter who owns them."""
    m = started(3, 5)
    while not m.over:
        for seat in (0, 1, 2, None):
            assert [tile["tile"] for tile in m.view(seat)["tiles"]] == list(TILE_POINTS)
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])


@rule("AU-003", "AU-004", "AU-R01")
@pytest.mark.parametrize(("players", "common"), [(2, 34), (3, 27), (4, 20), (5, 13), (6, 6)])
def test_legions(players: int, common: int) -> None:
    """Seven each, the others are common; 48 in all, not 50."""
    m = deal(players)
    assert [seat["supply"] for seat in m.view(None)["seats"]] == [7] * players
    shows(m, common=common)
    assert 7 * players + common == legions(m) == 48


@rule("AU-005")
@pytest.mark.parametrize("players", PLAYERS)
def test_tokens(players: int) -> None:
    """All 23 in the bag, none on the table."""
    shows(deal(players), bag={"S": 6, "H": 5, "C": 4, "K": 3, "T": 2, "D": 1, "J": 2}, drawn=[], token=None)
    assert sorted(deal(players).position()["bag"]) == sorted(BAG)


@rule("AU-006", "AU-007", "AU-013")
@pytest.mark.parametrize("players", PLAYERS)
def test_display_hands_and_deck(players: int) -> None:
    """Five open, six each, the rest is the deck."""
    m = deal(players)
    assert len(m.view(None)["display"]) == 5
    assert [len(m.view(seat)["seats"][seat]["dealt"]) for seat in range(players)] == [6] * players
    shows(m, deck={2: 71, 3: 65, 4: 59, 5: 53, 6: 47}[players])
    assert all_cards(m) == list(range(1, 89))


@rule("AU-006", "AU-007")
def test_the_objectives_are_shuffled() -> None:
    """Every card comes equally often to the display, to each seat and to the deck."""
    places: Counter[tuple[int, str]] = Counter()
    games = 880
    for seed in range(games):
        here = deal(2, seed).position()
        for name, cards in (("display", here["display"]), ("A", here["active"][0]), ("B", here["active"][1])):
            places.update((card, name) for card in cards)
    expected = {"display": games * 5 / 88, "A": games * 6 / 88, "B": games * 6 / 88}
    chi = sum((places[card, name] - mean) ** 2 / mean for card in printed() for name, mean in expected.items())
    assert 180 < chi < 330  # about 250 degrees of freedom


@rule("AU-006")
def test_one_seed_gives_one_game() -> None:
    """Specification 9."""
    assert deal(4, 9).position() == deal(4, 9).position()
    assert deal(4, 9).position()["deck"] != deal(4, 10).position()["deck"]


@rule("AU-008")
def test_three_of_six_are_kept() -> None:
    """Any three, there are 20 choices."""
    m = deal(3)
    dealt = m.view(0)["seats"][0]["dealt"]
    listed = m.moves(0)
    assert len(set(listed)) == 20
    for move in listed:
        kept = [int(word) for word in move[1:].split(",")]
        assert len(kept) == 3
        assert kept == sorted(kept)
        assert set(kept) <= set(dealt)


@rule("AU-008")
@pytest.mark.parametrize("places", [[], [0], [0, 1], [0, 1, 2, 3], [0, 1, 2, 3, 4, 5], [0, 0, 1], [2, 2, 2]])
def test_no_other_number_is_kept(places: list[int]) -> None:
    m = deal(3)
    dealt = m.view(0)["seats"][0]["dealt"]
    move = "A:k" + ",".join(str(dealt[place]) for place in places)
    if places:
        refused(m, move, "AU-008")
    else:
        unreadable(m, move, "au-bad-move")


@rule("AU-007", "AU-008")
def test_only_dealt_cards_are_kept() -> None:
    """Not those of others, not those of the display."""
    m = deal(3)
    mine, others = (m.view(seat)["seats"][seat]["dealt"] for seat in (0, 1))
    for card in (others[0], m.view(None)["display"][0]):
        unreadable(m, f"A:k{mine[0]},{mine[1]},{card}", "au-not-yours", str(card))


@rule("AU-009", "AU-010")
def test_kept_objectives_lie_open() -> None:
    """Three without legions; the others are face down on the discard pile."""
    m = deal(3)
    dealt = [m.view(seat)["seats"][seat]["dealt"] for seat in range(3)]
    for seat, cards in enumerate(dealt):
        m.play(seat, "k" + ",".join(map(str, cards[1:4])))
    for seat, cards in enumerate(dealt):
        assert active(m, SEATS[seat]) == dict.fromkeys(cards[1:4], "")
        assert m.position()["hidden"][seat] == [cards[0], *cards[4:]]
        assert m.view(seat)["seats"][seat]["discarded"] == [cards[0], *cards[4:]]
    shows(m, discard={"hidden": 9, "lost": []}, deck=65)


@rule("AU-011", "AU-R02")
def test_all_choose_at_the_same_time() -> None:
    """Everybody is asked, in any order; nothing is shown before the last one has chosen."""
    m = deal(4)
    assert to_act(m) == "ABCD"
    for letter, left in (("C", "ABD"), ("A", "BD"), ("D", "B")):
        seat = SEATS.index(letter)
        before = [m.view(other) for other in range(4) if other != seat]
        m.play(seat, m.moves(seat)[3])
        assert to_act(m) == left
        after = [m.view(other) for other in range(4) if other != seat]
        for one, two in zip(before, after, strict=True):
            assert {**one, "to_act": None} == {**two, "to_act": None}
        assert facts_of(m, "kept") == []
    play(m, f"B:{m.moves(1)[0]}")
    assert [each["who"] for each in facts_of(m, "kept")] == [0, 1, 2, 3]


@rule("AU-011", "AU-012")
def test_only_the_own_six_are_seen() -> None:
    """The display, while choosing."""
    m = deal(4)
    display = m.view(None)["display"]
    for seat in (0, 1, 2, 3, None):
        seen = m.view(seat)
        own = [] if seat is None else m.position()["active"][seat]
        assert sorted(map(int, seen["cards"])) == sorted([*own, *display])
        assert seen["display"] == display
        assert [shown["active"] for shown in seen["seats"]] == [[]] * 4
        assert ["dealt" in shown for shown in seen["seats"]] == [other == seat for other in range(4)]
        hidden = [each["cards"] for each in facts_of(m, "dealt", seat=seat) if each["who"] != seat]
        assert all(cards is None for cards in hidden)


@rule("AU-014", "AU-230")
@pytest.mark.parametrize(("players", "deck"), [(2, 77), (3, 74), (4, 71), (5, 68), (6, 65)])
def test_the_first_game(players: int, deck: int) -> None:
    """Three random objectives lie open, nothing is chosen or discarded."""
    m = deal(players, start="random3")
    shows(m, phase="place", round=1, deck=deck, discard={"hidden": 0, "lost": []})
    assert [len(active(m, seat)) for seat in SEATS[:players]] == [3] * players
    assert all(covered == "" for seat in SEATS[:players] for covered in active(m, seat).values())
    assert len(m.view(None)["display"]) == 5
    assert all_cards(m) == list(range(1, 89))


@rule("AU-014")
def test_the_objectives_of_a_first_game_are_public() -> None:
    """They lie open from the start."""
    m = deal(3, start="random3")
    for seat in (0, 1, 2, None):
        cards = [each["cards"] for each in facts_of(m, "dealt", seat=seat)]
        assert cards == [list(active(m, letter)) for letter in "ABC"]


@rule("AU-015", "AU-232")
def test_first_crier_by_lot() -> None:
    """Every seat can be crier."""
    assert {deal(5, seed).view(None)["crier"] for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("AU-015", "AU-232")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_crier_by_choice(players: int) -> None:
    for crier in range(players):
        shows(deal(players, crier=SEATS[crier]), crier=crier)
        shows(deal(players, crier=SEATS[crier], start="random3"), crier=crier)


@rule("AU-016", "AU-063")
@pytest.mark.parametrize("players", PLAYERS)
def test_seats_go_clockwise(players: int) -> None:
    """The crier passes to the next seat, and after the last to A."""
    m = deal(players, crier="A", start="random3")
    criers = [0]
    while not m.over and len(criers) <= players:
        m.play(m.to_act[0], "-" if phase(m) == "place" else m.moves(m.to_act[0])[0])
        criers += [each["who"] for each in facts_of(m, "crier")][len(criers) - 1 :]
    assert criers == [number % players for number in range(players + 1)]


@rule("AU-017")
def test_the_aid_is_in_view() -> None:
    """Token counts, all rewards with their owners, and the ability of every card in sight, at any time."""
    m = started(3)
    for _ in range(60):
        for seat in (0, 1, 2, None):
            seen = m.view(seat)
            assert sum(seen["bag"].values()) + len(seen["drawn"]) == 23
            assert len(seen["tiles"]) == 12
            sight = {shown["card"] for each in seen["seats"] for shown in each["active"]} | set(seen["display"])
            for card in sight:
                assert seen["cards"][str(card)]["effect"] == printed()[card].effect
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])


@rule("AU-008", "AU-011")
def test_the_deal_stands_in_the_record() -> None:
    """The choices of all share a line."""
    m = deal(2, 3)
    first, second = m.moves(0)[4], m.moves(1)[7]
    play(m, f"B:{second} A:{first}")
    assert lines(m)[0] == f"A:{first} B:{second}"
