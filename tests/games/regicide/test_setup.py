"""General rules and set-up (ledger 3.1)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import COMMONERS, JESTERS, ROYALS, SEATS, cards, deal, fields, hand, lay_out, pile, play, shows

pytestmark = pytest.mark.both

PLAYERS = (1, 2, 3, 4)
SEEDS = range(80)


@rule("RG-001")
@pytest.mark.parametrize("players", [-1, 0, 5, 8])
def test_other_player_counts_are_refused(players: int) -> None:
    """The game is for 1 to 4 players."""
    with pytest.raises(ludus.BadOption):
        deal(players)


@rule("RG-001")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_to_four_players_sit_down(players: int) -> None:
    """Every seat gets a hand; nobody else can act."""
    m = deal(players, first="A")
    assert len(m.view(None)["seats"]) == players
    assert m.to_act == (0,)
    with pytest.raises(ludus.LudusError):
        m.play(players, "y")


@rule("RG-003", "RG-R14")
@pytest.mark.parametrize(
    ("card", "value"),
    [("AH", 1), *((f"{n}H", n) for n in range(2, 10)), ("TH", 10), ("JH", 10), ("QH", 15), ("KH", 20), ("X", 0)],
)
def test_values(card: str, value: int) -> None:
    """A = 1, numbers, J = 10, Q = 15, K = 20, Jester = 0, played and discarded alike."""
    m = play(lay_out(f"{card}/KC.KD/-", enemy="KS"), f"A p {card}")
    assert m.view(None)["table"] == [{"cards": [card], "value": value}]
    shows(m, damage=value)
    m = play(lay_out(f"{card}.KC/-/-", enemy="KS"), "A y", f"A d {card} KC" if value < 20 else f"A d {card}")
    assert m.events(None)[-1].facts["value"] == (value + 20 if value < 20 else value)


@rule("RG-004")
@pytest.mark.parametrize("players", PLAYERS)
def test_castle_has_jacks_on_queens_on_kings(players: int) -> None:
    """Four Jacks, then four Queens, then four Kings."""
    for seed in SEEDS:
        here = fields(deal(players, seed))
        castle = [here["enemy"], *cards(here["castle"])]
        assert "".join(card[0] for card in castle) == "JJJJQQQQKKKK"
        assert sorted(castle) == sorted(ROYALS)


@rule("RG-004")
def test_suits_of_the_castle_are_random_within_each_rank() -> None:
    """Three separate shuffles; any suit can come at any place of its rank."""
    orders: list[list[str]] = []
    for seed in range(150):
        here = fields(deal(2, seed))
        suits = "".join(card[1] for card in [here["enemy"], *cards(here["castle"])])
        orders.append([suits[:4], suits[4:8], suits[8:]])
    for rank in range(3):
        for place in range(4):
            assert {order[rank][place] for order in orders} == set("CDHS")
        assert len({order[rank] for order in orders}) == 24
    assert any(jacks != queens for jacks, queens, _ in orders)
    assert any(queens != kings for _, queens, kings in orders)


@rule("RG-005")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_enemy_is_a_jack(players: int) -> None:
    """The top Castle card is turned up; 11 stay face down."""
    seen = deal(players).view(None)
    assert seen["enemy"]["card"][0] == "J"
    assert seen["castle"]["count"] == 11


@rule("RG-006", "RG-007", "RG-171")
@pytest.mark.parametrize("players", PLAYERS)
def test_cards_of_the_tavern(players: int) -> None:
    """Numbers, Companions and 0 / 0 / 1 / 2 Jesters; the other Jesters are in no pile."""
    for seed in SEEDS:
        here = fields(deal(players, seed))
        dealt = cards(here["hands"]) + cards(here["tavern"])
        assert sorted(dealt) == sorted(COMMONERS + ["X"] * JESTERS[players])
        assert "X" not in cards(here["castle"]) + cards(here["lazaret"])


@rule("RG-007")
@pytest.mark.parametrize(("players", "flips"), [(1, 2), (2, 0), (3, 0), (4, 0)])
def test_only_solo_keeps_the_jesters_as_flips(players: int, flips: int) -> None:
    """Jesters not shuffled in are out of the game, except for the two flips of solo."""
    assert deal(players).view(None)["flips"] == flips


@rule("RG-006", "RG-009")
@pytest.mark.parametrize("players", PLAYERS)
def test_tavern_is_shuffled(players: int) -> None:
    """Over many deals every card comes to the first hand and to the top of the Tavern."""
    first_hand: set[str] = set()
    tops: set[str] = set()
    for seed in range(400):
        m = deal(players, seed)
        first_hand.update(hand(m, "A"))
        tops.add(pile(m, "tavern")[0])
    every = set(COMMONERS + ["X"] * JESTERS[players])
    assert first_hand == every
    assert tops == every


@rule("RG-008", "RG-009", "RG-115")
@pytest.mark.parametrize(("players", "limit", "tavern"), [(1, 8, 32), (2, 7, 26), (3, 6, 23), (4, 5, 22)])
def test_hands_are_dealt_to_the_limit(players: int, limit: int, tavern: int) -> None:
    """8 / 7 / 6 / 5 cards each, whatever the suit of the first enemy."""
    enemies: set[str] = set()
    for seed in range(30):
        m = deal(players, seed)
        seen = m.view(None)
        assert seen["hand_limit"] == limit
        assert [seat["cards"] for seat in seen["seats"]] == [limit] * players
        assert seen["tavern"]["count"] == tavern
        enemies.add(seen["enemy"]["card"])
    assert enemies == {"JC", "JD", "JH", "JS"}


@rule("RG-010")
def test_lazaret_starts_empty_and_is_shared() -> None:
    """One pile for all, face up; the latest discard is on top."""
    assert deal(4).view(None)["lazaret"] == {"count": 0, "top": None}
    m = play(lay_out("2C.TC/3D.TD"), "A p 2C", "A d TC", "B p 3D", "B d TD")
    shows(m, lazaret="TD.TC")
    assert m.view(None)["lazaret"]["top"] == "TD"


@rule("RG-012")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    """A, B, C, D and A again."""
    hands = ["2H.QC", "2D.QD", "2S.QH", "2C.QS"][:players]
    m = lay_out("/".join(hands), enemy="KC", table="5S", rest="lazaret", castle="-")
    order = []
    for turn, held in enumerate(hands):
        small, queen = held.split(".")
        order.append(fields(m)["turn"])
        play(m, f"{SEATS[turn]} p {small}", f"{SEATS[turn]} d {queen}")
    assert "".join(order) == SEATS[:players]
    shows(m, turn="A", step="1")


@rule("RG-013")
def test_one_enemy_follows_another() -> None:
    """A defeated enemy is replaced at once by the next one."""
    m = lay_out("KS.KH/-", enemy="JC", castle="JD.JH")
    assert m.view(None)["enemy"]["card"] == "JC"
    play(m, "A p KS")
    shows(m, enemy="JD", castle="JH")
    play(m, "A p KH")
    shows(m, enemy="JH", castle="-")


@rule("RG-014")
def test_new_enemy_is_fresh() -> None:
    """No damage, no shield, no sleeping shield, full immunity, whatever the fight before was like."""
    m = lay_out("KH/-/-", enemy="JS", castle="QS.KC", table="3S/X/4S")
    shows(m, damage=7, shield=7, immune=None)
    play(m, "A p KH")
    shows(m, enemy="QS", damage=0, shield=0, sleeping=0, net=15, health_left=30, immune="S", table="-")

    m = play(lay_out("KH/-", enemy="JS", castle="QC", table="5S"), "A p KH")
    shows(m, enemy="QC", damage=0, shield=0, sleeping=0, net=15, immune="C")


@rule("RG-015")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_no_mulligan(players: int) -> None:
    """The first decision offers plays and the yield (solo: the flip), nothing to change the hand."""
    for seed in range(20):
        m = deal(players, seed)
        verbs = {move.split()[0] for move in m.moves(m.to_act[0])}
        assert verbs == ({"p", "f"} if players == 1 else {"p", "y"})
    with pytest.raises(ludus.Unreadable):
        m.play(m.to_act[0], "mulligan")
