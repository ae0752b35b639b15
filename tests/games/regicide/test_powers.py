"""Step 2: the powers of the suits (ledger 3.5 to 3.8)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.rules import rule

from .table import engine_lines, hand, lay_out, moves, pile, play, refused, shows

pytestmark = pytest.mark.both

SEEDS = range(150)


# --- In general ---------------------------------------------------------------------------


@rule("RG-060")
@pytest.mark.parametrize(
    ("played", "lines"),
    [
        ("7S AS", ["* hit 8/40 KC shield 8 net 12"]),
        ("7D AD", ["* draw A5 B3", "* hit 8/40 KC shield 0 net 20"]),
        ("7H AH", ["* heal 8", "* hit 8/40 KC shield 0 net 20"]),
    ],
)
def test_each_suit_acts_once(played: str, lines: list[str]) -> None:
    """A Companion with a card of its own suit gives that power once, not twice."""
    number, companion = played.split()
    m = lay_out(
        f"{companion}.{number}.TC.TD/2C.2D.2H.2S",
        enemy="KC",
        lazaret="3C.3D.3H.3S.4C.4D.4H.4S.5C.5D.5H.5S.6C.6D.6H.6S.7C",
    )
    assert engine_lines(play(m, f"A p {played}")) == lines


@rule("RG-060", "RG-062")
def test_each_suit_of_a_combo_acts() -> None:
    """Four 2s heal 8, draw 8, shield 8 and deal 16."""
    m = lay_out("2C.2D.2H.2S.KC/-", enemy="QC", lazaret="3C.3D.3H.3S.4C.4D.4H.4S.5C")
    play(m, "A p 2C 2D 2H 2S")
    assert engine_lines(m) == ["* heal 8", "* draw A4 B4", "* hit 8/30 QC shield 8 net 7"]


@rule("RG-061")
def test_powers_cannot_be_declined() -> None:
    """Nobody is asked between the play and the attack, and all of the power is used."""
    m = play(lay_out("5D.TC/-", tavern="2C.3C.4C.5C.6C"), "A p 5D")
    shows(m, step="4", hands="2C.4C.6C.TC/3C.5C")
    assert all(move.startswith("d ") for move in moves(m, "A"))
    m = play(lay_out("5H.TC/-", lazaret="2C.3C.4C.5C.6C.7C"), "A p 5H")
    shows(m, step="4")
    assert len(pile(m, "lazaret")) == 1


@rule("RG-062")
@pytest.mark.parametrize(
    ("played", "lines"),
    [
        ("8D AH", ["* heal 9", "* draw A5 B4", "* hit 9/40 KC shield 0 net 20"]),
        ("8H AS", ["* heal 9", "* hit 9/40 KC shield 9 net 11"]),
        ("3D 3H 3S", ["* heal 9", "* draw A5 B4", "* hit 9/40 KC shield 9 net 11"]),
        ("4C 4S", ["* hit 8/40 KC shield 8 net 12"]),
    ],
)
def test_strength_is_the_value_of_the_whole_play(played: str, lines: list[str]) -> None:
    """Not the value of the single card."""
    held = ".".join(played.split())
    m = lay_out(f"{held}.TC.KD/2C", enemy="KC", lazaret="5C.5D.5H.5S.6C.6D.6H.6S.7C.7D.7H.7S")
    assert engine_lines(play(m, f"A p {played}")) == lines


@rule("RG-063", "RG-R01")
def test_when_each_power_acts() -> None:
    """Hearts and Diamonds before the damage, Clubs in it, Spades in the same turn's attack."""
    m = play(lay_out("2C.2D.2H.2S.QC/-", enemy="QH", lazaret="3C.3D"), "A p 2C 2D 2H 2S")
    shows(m, damage=16, shield=8, net=7)
    m = play(lay_out("2C.2D.2H.2S.QC/-", enemy="QS", castle="-", lazaret="3C.3D"), "A p 2C 2D 2H 2S")
    assert [event.kind for event in m.events(None)] == ["played", "healed", *["drew"] * 8, "hit"]
    shows(m, damage=16, shield=0, net=15, step="4")


@rule("RG-064")
def test_hearts_before_diamonds() -> None:
    """The healed cards can be drawn by the same play."""
    m = lay_out("8D.AH.KC/2C.3C.4C", enemy="QC", castle="-", tavern="-", rest="lazaret")
    play(m, "A p 8D AH")
    assert engine_lines(m)[:2] == ["* heal 9", "* draw A5 B4"]
    assert pile(m, "tavern") == []


@rule("RG-064")
def test_hearts_is_fully_resolved_first() -> None:
    """Cards from the top come first, then healed ones; nothing drawn is healed."""
    m = lay_out("2D.2H.KC/-", enemy="QC", castle="-", tavern="9S", rest="lazaret")
    in_lazaret = set(pile(m, "lazaret"))
    play(m, "A p 2D 2H")
    assert engine_lines(m)[:2] == ["* heal 4", "* draw A2 B2"]
    assert "9S" in hand(m, "A")
    drawn = set(hand(m, "A") + hand(m, "B")) - {"KC", "9S"}
    assert len(drawn) == 3
    assert drawn <= in_lazaret
    assert len(pile(m, "tavern")) == 1


@rule("RG-065", "RG-175")
@pytest.mark.parametrize(
    ("royal", "lines"),
    [
        ("JD", ["* draw A5 B5", "* hit 10/40 KC shield 0 net 20"]),
        ("QD", ["* draw A6 B7", "* hit 15/40 KC shield 0 net 20"]),
        ("JH", ["* heal 10", "* hit 10/40 KC shield 0 net 20"]),
        ("QH", ["* heal 15", "* hit 15/40 KC shield 0 net 20"]),
        ("JS", ["* hit 10/40 KC shield 10 net 10"]),
        ("QS", ["* hit 15/40 KC shield 15 net 5"]),
        ("KS", ["* hit 20/40 KC shield 20 net 0"]),
    ],
)
def test_royals_use_their_suit(royal: str, lines: list[str]) -> None:
    """A royal from the hand has the power of its suit, with its value."""
    tavern = "2C.2D.2H.2S.3C.3D.3H.3S.4C.4D.4H.4S.5C.5D"
    m = lay_out(f"KD.{royal}/-", enemy="KC", castle="-", tavern=tavern, rest="lazaret")
    assert engine_lines(play(m, f"A p {royal}")) == lines


@rule("RG-065", "RG-090")
def test_royal_of_clubs_doubles() -> None:
    """A Jack of clubs deals 20."""
    m = play(lay_out("JC.KD/-", enemy="KH"), "A p JC")
    shows(m, damage=20)


# --- Hearts -------------------------------------------------------------------------------

WOUNDED = ["5C", "6C", "7C", "8C", "9C", "TC"]


def heal(seed: int, card: str = "3H", **options: str) -> tuple[list[str], list[str], list[str]]:
    """Tavern, Lazaret and hand of A after healing from a Lazaret of six cards."""
    m = lay_out(f"{card}.KC/2D", enemy="QC", castle="-", lazaret=".".join(WOUNDED), seed=seed, options=options)
    before = pile(m, "tavern")
    play(m, f"A p {card}")
    after = pile(m, "tavern")
    assert after[: len(before)] == before
    return after[len(before) :], pile(m, "lazaret"), hand(m, "A")


@rule("RG-070")
def test_healed_packet_goes_under_the_tavern() -> None:
    """As many cards as the value, out of the Lazaret, below all others; the rest stays."""
    for seed in SEEDS:
        packet, rest, _ = heal(seed)
        assert len(packet) == 3
        assert sorted(packet + rest) == WOUNDED


@rule("RG-070", "RG-072")
def test_healed_packet_is_random() -> None:
    """Any card may be healed, in any order, equally often."""
    packets = [heal(seed)[0] for seed in range(400)]
    healed = Counter(card for packet in packets for card in packet)
    assert set(healed) == set(WOUNDED)
    assert all(150 < count < 250 for count in healed.values())
    for place in range(3):
        assert {packet[place] for packet in packets} == set(WOUNDED)
    assert len({tuple(packet) for packet in packets}) > 90


@rule("RG-070")
def test_visible_top_of_the_rest_is_random() -> None:
    """The Lazaret is laid back in random order."""
    tops = Counter(heal(seed)[1][0] for seed in range(400))
    assert set(tops) == set(WOUNDED)
    assert all(35 < count < 110 for count in tops.values())


@rule("RG-070")
def test_whole_lazaret_is_shuffled() -> None:
    """With an open Lazaret all can see that the rest lies in random order, down to its bottom."""
    bottoms = Counter(heal(seed, "AH", lazaret="open")[1][-1] for seed in range(300))
    assert set(bottoms) == set(WOUNDED)
    assert all(count < 100 for count in bottoms.values())


@rule("RG-071")
@pytest.mark.parametrize(("lazaret", "healed"), [("5C.6C", 2), ("5C", 1), ("5C.6C.7C", 3), ("5C.6C.7C.8C", 3)])
def test_short_lazaret_is_healed_whole(lazaret: str, healed: int) -> None:
    """Fewer cards than the value are all healed, without penalty."""
    m = play(lay_out("3H.KC/2D", enemy="QC", castle="-", lazaret=lazaret), "A p 3H")
    assert engine_lines(m)[0] == f"* heal {healed}"
    assert len(pile(m, "lazaret")) == lazaret.count(".") + 1 - healed
    shows(m, step="4", turn="A")


@rule("RG-071")
def test_empty_lazaret_heals_nothing() -> None:
    """Nothing happens, and the game goes on."""
    m = lay_out("3H.KC/2D", enemy="QC", castle="-")
    before = pile(m, "tavern")
    play(m, "A p 3H")
    assert engine_lines(m) == ["* hit 3/30 QC shield 0 net 15"]
    assert pile(m, "tavern") == before
    shows(m, step="4", lazaret="-")


@rule("RG-072")
def test_nobody_sees_the_healed_cards() -> None:
    """Everybody learns their number only; the public record contains no more."""
    m = play(lay_out("3H.KC/2D", enemy="QC", castle="-", lazaret=".".join(WOUNDED)), "A p 3H")
    for seat in (0, 1, None):
        (event,) = [event for event in m.events(seat) if event.kind == "healed"]
        assert event.facts == {"count": 3}
        assert m.view(seat)["tavern"]["top"] == []
    public = m.record(secrets=False)
    assert "* heal 3" in public
    assert not any(card in public for card in WOUNDED)


@rule("RG-073")
def test_table_cannot_be_healed() -> None:
    """Neither the cards just played nor earlier ones."""
    for seed in range(30):
        m = lay_out("9H.KC/2D", enemy="QC", castle="-", table="4H/3D+3S", lazaret="5C.6C", seed=seed)
        play(m, "A p 9H")
        shows(m, table="4H/3D+3S/9H", lazaret="-")
        assert sorted(pile(m, "tavern")[-2:]) == ["5C", "6C"]


@rule("RG-074")
def test_healing_gives_no_card_to_a_hand() -> None:
    """All hands stay as they were."""
    for seed in range(30):
        assert heal(seed)[2] == ["KC"]
    m = play(lay_out("3H.KC/2D", enemy="QC", castle="-", lazaret="5C.6C"), "A p 3H")
    assert hand(m, "B") == ["2D"]


# --- Diamonds -----------------------------------------------------------------------------


@rule("RG-080")
def test_draw_goes_round_one_card_at_a_time() -> None:
    """A, B, A, B, ... from the top until the value is reached."""
    m = play(lay_out("5D.TC/-", tavern="2C.3C.4C.5C.6C.7C"), "A p 5D")
    shows(m, hands="2C.4C.6C.TC/3C.5C")
    assert pile(m, "tavern")[0] == "7C"
    order = [event.seat for event in m.events(None) if event.kind == "drew"]
    assert order == [0, 1, 0, 1, 0]


@rule("RG-080")
@pytest.mark.parametrize(
    ("turn", "hands"),
    [("A", "2C.5C/3C.6C/4C"), ("B", "4C/2C.5C/3C.6C"), ("C", "3C.6C/4C/2C.5C")],
)
def test_draw_begins_with_the_active_player(turn: str, hands: str) -> None:
    """Then clockwise, round and round."""
    held = {"A": "5D/-/-", "B": "-/5D/-", "C": "-/-/5D"}[turn]
    m = lay_out(held, turn=turn, enemy="KC", table="TS/TH/9S", tavern="2C.3C.4C.5C.6C")
    shows(m, net=1)
    play(m, f"{turn} p 5D")
    shows(m, hands=hands)


@rule("RG-081")
def test_full_hands_are_skipped() -> None:
    """B is full and gets nothing, C has room for one; the others draw the rest."""
    m = lay_out("5D.TC/4C.4D.4H.4S.3D.3H/9C.9D.9H.9S.8H", tavern="2C.3C.5C.6C.7C")
    play(m, "A p 5D")
    shows(m, hands="2C.5C.6C.7C.TC/3D.3H.4C.4D.4H.4S/3C.8H.9C.9D.9H.9S")


@rule("RG-008", "RG-081")
@pytest.mark.parametrize(("players", "limit"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_nobody_exceeds_the_limit(players: int, limit: int) -> None:
    """However much is drawn."""
    m = play(lay_out("KD.KH" + "/-" * (players - 1), enemy="KC", castle="-"), "A p KD")
    assert [seat["cards"] for seat in m.view(None)["seats"]] == [limit] * players


@rule("RG-082", "RG-223")
def test_drawing_stops_when_the_tavern_is_empty() -> None:
    """No penalty; the game goes on."""
    m = lay_out("9D.TC/-", tavern="2C.3C.4C", castle="-", rest="lazaret")
    play(m, "A p 9D")
    shows(m, hands="2C.4C.TC/3C", tavern="-", step="4", turn="A")
    assert engine_lines(m)[0] == "* draw A2 B1"


@rule("RG-082")
def test_drawing_stops_when_all_hands_are_full() -> None:
    """9 are due, but there is room for two only."""
    m = lay_out("9D.2H.3H.4H.5H.6H.TC/2S.3S.4S.5S.6S.7S", tavern="2C.3C.4C", castle="JD")
    play(m, "A p 9D")
    assert engine_lines(m)[0] == "* draw A1 B1"
    assert pile(m, "tavern")[0] == "4C"
    shows(m, step="4")


@rule("RG-083")
@pytest.mark.parametrize(("played", "drawn"), [("8D", 1), ("8D AH", 2), ("2D 2H 2S", 3), ("2C 2D 2H 2S", 4)])
def test_played_cards_make_room(played: str, drawn: int) -> None:
    """With all hands full the active player draws as many cards as he played."""
    own = [*played.split(), "TH", "TS", "QH", "QS", "9H", "9S"][:7]
    m = lay_out(".".join(own) + "/3C.3D.3H.3S.4C.4D.4H", enemy="QC", castle="-", table="5S", rest="tavern")
    play(m, f"A p {played}")
    assert f"* draw A{drawn}" in engine_lines(m)
    assert len(hand(m, "A")) == 7


@rule("RG-084")
def test_only_the_drawer_sees_a_drawn_card() -> None:
    """The others see who drew, not what."""
    m = play(lay_out("3D.TC/-/-", tavern="5H.6H.7H"), "A p 3D")
    drawn = ["5H", "6H", "7H"]
    for seat in (0, 1, 2, None):
        shown = [event.facts["card"] for event in m.events(seat) if event.kind == "drew"]
        assert shown == [card if seat == drawer else None for drawer, card in enumerate(drawn)]
    public = m.record(secrets=False)
    assert not any(card in public for card in drawn)
    assert m.view(1)["seats"][0] == {"seat": 0, "cards": 2, "yielded": False, "known": []}


@rule("RG-085")
def test_empty_tavern_is_not_refilled() -> None:
    """Diamonds never takes from the Lazaret."""
    m = lay_out("9D.TC/-", tavern="-", castle="-", rest="lazaret")
    before = pile(m, "lazaret")
    play(m, "A p 9D")
    shows(m, hands="TC/-", tavern="-", step="4")
    assert pile(m, "lazaret") == before


# --- Clubs --------------------------------------------------------------------------------


@rule("RG-090")
@pytest.mark.parametrize(
    ("played", "damage"), [("8C", 16), ("AC", 2), ("7H AC", 16), ("2C 2D", 8), ("JC", 20), ("QC", 30)]
)
def test_clubs_doubles_the_damage(played: str, damage: int) -> None:
    """Twice the value of the whole play."""
    held = ".".join(played.split())
    m = play(lay_out(f"{held}.KC/-", enemy="KH"), f"A p {played}")
    shows(m, damage=damage)


@rule("RG-091", "RG-R15")
def test_clubs_doubles_the_damage_only() -> None:
    """The attack value stays; heal, draw and shield use it undoubled."""
    m = lay_out("3C.3D.3H.QS/-", enemy="KS", castle="-", lazaret="4C.4D.4H.4S.5C.5D.5H.5S.6C.6D.6H.6S")
    play(m, "A p 3C 3D 3H")
    assert engine_lines(m) == ["* heal 9", "* draw A5 B4", "* hit 18/40 KS shield 0 net 20"]
    assert m.view(None)["table"][0]["value"] == 9
    m = play(lay_out("4C.4S.KC/-", enemy="KD"), "A p 4C 4S")
    shows(m, damage=16, shield=8, net=12)


@rule("RG-092")
def test_two_clubs_double_once() -> None:
    """A Companion of clubs with another club."""
    m = play(lay_out("7C.AC.KC/-", enemy="KH"), "A p 7C AC")
    shows(m, damage=16)


# --- Spades -------------------------------------------------------------------------------


@rule("RG-095")
@pytest.mark.parametrize(
    ("played", "shield"), [("6S", 6), ("6D AS", 7), ("6S AD", 7), ("3S 3H", 6), ("5C 5S", 10), ("AS", 1)]
)
def test_shield_is_the_value_of_the_whole_play(played: str, shield: int) -> None:
    """Cards of other suits in that play count, too."""
    held = ".".join(played.split())
    m = play(lay_out(f"{held}.KC/-", enemy="KH"), f"A p {played}")
    shows(m, shield=shield, net=20 - shield)


@rule("RG-096")
def test_shields_of_all_players_add_up() -> None:
    """Over all plays against this enemy, also those without a spade in between."""
    m = lay_out("4S.TD.9C.3D/6S.TH/5H.TS", enemy="KD", castle="-", rest="lazaret")
    play(m, "A p 4S")
    shows(m, shield=4, net=16)
    play(m, "A d 9C TD", "B p 6S")
    shows(m, shield=10, net=10)
    play(m, "B d TH", "C p 5H")
    shows(m, shield=10, net=10)
    play(m, "C d TS", "A p 3D")
    shows(m, shield=10)


@rule("RG-097")
def test_net_attack_stops_at_zero() -> None:
    """Surplus shield has no effect and is no debt of the enemy."""
    m = lay_out("TS.2C/5S.3C", enemy="JH", castle="-")
    play(m, "A p TS")
    shows(m, shield=10, net=0, turn="B")
    play(m, "B p 5S")
    shows(m, shield=15, net=0, turn="A", lazaret="-")


@rule("RG-098")
def test_shield_ends_with_the_enemy() -> None:
    """The next one strikes with full force."""
    m = play(lay_out("9S.TC/-", enemy="JH", castle="QH", table="TS/AS"), "A p 9S")
    shows(m, enemy="QH", shield=0, net=15)
    play(m, "A p TC")
    shows(m, net=15)
    assert m.over


@rule("RG-099")
def test_shield_protects_in_the_same_turn() -> None:
    """Who plays the spade pays less at once."""
    m = play(lay_out("6S.4C.3C/-", enemy="JH"), "A p 6S")
    shows(m, step="4", net=4)
    assert moves(m, "A") == {"d 4C", "d 3C 4C"}
    refused(m, "A d 3C", "RG-142")
    play(m, "A d 4C")
    shows(m, turn="B")
