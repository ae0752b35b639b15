"""The 88 objectives: what is printed on them, and the properties of the deck (ledger 3.2, specification 6.3)."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise

import pytest

from ludus.games.augustus.cards import Deck
from ludus.games.augustus.deck import deck_of
from tests.kit.rules import rule

from .table import SYMBOLS, deal, facts_of, place, play_on, printed, scene, settle

pytestmark = pytest.mark.both

TOKENS = {"S": 6, "H": 5, "C": 4, "K": 3, "T": 2, "D": 1}
PRICES = {
    "none": 0.0,
    "rearrange": 0.65,
    "foes_remove:1": 0.5,
    "foes_remove:2": 2.6,
    "gain:1": 1.75,
    "gain:2": 2.5,
    "take_two": 2.5,
    "mob": 2.7,
    "mobany:1": 2.8,
    "mobany:2": 6.0,
    "same": 3.2,
    "foes_wipe": 3.2,
    "foes_lose": 9.0,
    "finish_one": 12.0,
}


@cache
def draws(missing: str) -> float:
    """Expected draws until these symbols have come (specification 6.3, property 4)."""
    if not missing:
        return 0.0
    after = {symbol: draws(missing.replace(symbol, "", 1)) for symbol in set(missing)}
    chance = sum(TOKENS[symbol] for symbol in after) / 24 + 3 / 24
    total = 1 + sum(TOKENS[symbol] / 24 * left for symbol, left in after.items()) + 3 / 24 * min(after.values())
    return total / chance


def waits() -> dict[int, float]:
    return {number: draws("".join(sorted(card.symbols))) for number, card in printed().items()}


def difficulty(number: int) -> float:
    return 2.84 * len(printed()[number].symbols) + 1.15 * waits()[number]


# --- Properties of the deck ------------------------------------------------------------------------


@rule("AU-021")
def test_property_1_numbers_names_symbols() -> None:
    """88 cards, 1 to 88, all different."""
    cards = printed()
    assert list(cards) == list(range(1, 89))
    for fact in ("name", "name_ru", "symbols"):
        assert len({getattr(card, fact) for card in cards.values()}) == 88


@rule("AU-020", "AU-022", "AU-023", "AU-024")
def test_property_2_types_and_resources() -> None:
    cards = printed().values()
    assert Counter(card.type for card in cards) == {"SENATOR": 28, "GREEN": 27, "PURPLE": 20, "ORANGE": 13}
    assert all((card.kind == "senator") == (card.type == "SENATOR") for card in cards)
    assert {card.kind for card in cards} == {"province", "senator"}
    assert sum("gold" in card.resources for card in cards) == 14
    assert sum("wheat" in card.resources for card in cards) == 13
    assert [card.number for card in cards if len(card.resources) == 2] == [88]
    assert all(not card.resources for card in cards if card.kind == "senator")


@rule("AU-026")
def test_property_3_spaces() -> None:
    """Two to six spaces, 355 in all."""
    spaces = [card.symbols for card in printed().values()]
    assert Counter(map(len, spaces)) == {2: 4, 3: 21, 4: 36, 5: 22, 6: 5}
    assert Counter("".join(spaces)) == {"S": 80, "H": 74, "C": 70, "K": 57, "T": 44, "D": 30}
    assert all(each.count("D") <= 1 and each.count("T") <= 2 for each in spaces)
    assert any(len(set(each)) < len(each) for each in spaces)


@rule("AU-021")
def test_property_4_harder_cards_have_higher_numbers() -> None:
    """The expected draws run from 6.2 (SHC) to 15.2 (SKKKD); the order follows the difficulty."""
    found = waits()
    easiest, hardest = min(found, key=found.__getitem__), max(found, key=found.__getitem__)
    assert (printed()[easiest].symbols, round(found[easiest], 1)) == ("SHC", 6.2)
    assert (printed()[hardest].symbols, round(found[hardest], 1)) == ("SKKKD", 15.2)
    ladder = [difficulty(number) for number in range(1, 89)]
    assert max(one - two for one, two in pairwise(ladder)) == pytest.approx(0.2, abs=0.05)


@rule("AU-026", "AU-032")
def test_the_engine_expects_the_same_draws() -> None:
    """For every card and every state of it."""
    deck: Deck = deck_of("standard")
    for number, wait in waits().items():
        assert deck.wait[number * 64] == pytest.approx(wait)
        symbols = printed()[number].symbols
        assert deck.wait[number * 64 + 1] == pytest.approx(draws("".join(sorted(symbols[1:]))))


@rule("AU-025")
def test_property_5_points_follow_the_price() -> None:
    """Difficulty less the price of the ability and 1.6 for each resource, corrected by trial games."""
    errors = []
    for number, card in printed().items():
        if card.timing == "final":
            continue
        assert card.points >= 1
        price = PRICES.get(card.effect, PRICES.get(card.verb, -1.0))
        assert price >= 0, card.effect
        errors.append(card.points - max(1.0, difficulty(number) - 13.3 - price - 1.6 * len(card.resources)))
    assert max(map(abs, errors)) < 5
    assert sum(map(abs, errors)) / len(errors) < 1.5


@rule("AU-028")
@pytest.mark.parametrize(
    ("number", "facts"),
    [
        (6, {"effect": "gain:1"}),
        (16, {"effect": "same:H=C"}),
        (32, {"effect": "same:C=K"}),
        (23, {"effect": "per_symbol:H*1<=8"}),
        (25, {"effect": "per_type:GREEN*2"}),
        (40, {"resource": "wheat"}),
        (41, {"kind": "senator", "points": 6, "effect": "mobany:1"}),
        (66, {"name": "Mauretania", "effect": "per_type:ORANGE*6"}),
        (70, {"verb": "mob"}),
        (76, {"effect": "foes_wipe"}),
        (80, {"effect": "none", "points": 15}),
        (81, {"effect": "foes_lose"}),
    ],
)
def test_property_6_known_facts(number: int, facts: dict[str, object]) -> None:
    """Cards named in the rulebook keep what it says."""
    for name, value in facts.items():
        assert getattr(printed()[number], name) == value


@rule("AU-026", "AU-E01")
def test_property_6_shields_of_the_first_example() -> None:
    """19 and 20 have one, 21 has none; 41 has four spaces; 4 can be in progress."""
    assert ["H" in printed()[number].symbols for number in (19, 20, 21)] == [True, True, False]
    assert len(printed()[41].symbols) == 4
    assert len(printed()[4].symbols) > 1


@rule("AU-028", "AU-029")
def test_the_abilities() -> None:
    """The table of specification 6.3; one ability at most, with its timing."""
    cards = printed().values()
    assert Counter(card.verb for card in cards) == {
        "none": 12,
        "gain": 8,
        "mob": 14,
        "mobany": 7,
        "foes_remove": 7,
        "foes_wipe": 3,
        "foes_lose": 2,
        "finish_one": 3,
        "take_two": 4,
        "rearrange": 4,
        "same": 10,
        "per_symbol": 6,
        "per_type": 8,
    }
    assert Counter(card.argument for card in cards if card.verb in ("gain", "mobany", "foes_remove")) == {
        "1": 4 + 4 + 3,
        "2": 4 + 3 + 4,
    }
    pairs = Counter(card.argument for card in cards if card.verb == "same")
    assert pairs == dict.fromkeys(("S=H", "H=C", "C=K", "K=T", "T=D"), 2)
    assert sorted(card.argument[0] for card in cards if card.verb == "per_symbol") == sorted(SYMBOLS)
    timing = {"none": "none", "same": "permanent", "per_symbol": "final", "per_type": "final"}
    assert all(card.timing == timing.get(card.verb, "immediate") for card in cards)
    assert all(card.red == card.verb.startswith("foes_") for card in cards)


# --- What the engine reads ---------------------------------------------------------------------------


@rule("AU-020", "AU-021", "AU-022", "AU-023", "AU-024", "AU-025", "AU-026", "AU-027", "AU-028", "AU-029")
@pytest.mark.parametrize("number", range(1, 89))
def test_every_card_is_shown_as_printed(number: int) -> None:
    """Name in both languages, type, symbols, points, resources, ability."""
    card = printed()[number]
    m = scene(str(number), "80" if number != 80 else "81", token="J")
    for seat in (0, 1, None):
        assert m.view(seat)["cards"][str(number)] == {
            "name": {"en": card.name, "ru": card.name_ru},
            "type": card.type,
            "symbols": card.symbols,
            "points": card.points,
            "resources": card.resources,
            "effect": card.effect,
        }


@rule("AU-021", "AU-072")
def test_the_number_orders_resolutions_and_nothing_else() -> None:
    """4 and 20 in other seats: the lower one is resolved first, and nothing else depends on it."""
    for seats, line in ((("4:SS", "20:HH"), "A:+4H B:+20D"), (("20:HH", "4:SS"), "A:+20D B:+4H")):
        m = settle(place(scene(*seats, token="J"), line))
        assert [each["card"] for each in facts_of(m, "ave")] == [4, 20]
        assert sorted(shown["score"]["total"] for shown in m.view(None)["seats"]) == [3, 6]


@rule("AU-027")
def test_space_for_one_legion() -> None:
    """In whole games no space holds two; every mask fits its card."""
    for seed in range(3):
        m = deal(3, seed)
        while not m.over:
            for cards, masks in zip(m.position()["active"], m.position()["cover"], strict=True):
                assert all(mask < 1 << len(printed()[card].symbols) for card, mask in zip(cards, masks, strict=True))
            play_on(m, seed, until="placed")


@rule("AU-023")
def test_only_gold_and_wheat_matter() -> None:
    """No other product is mentioned."""
    m = play_on(deal(2, 1), 1)
    resources = {name for card in m.view(None)["cards"].values() for name in card["resources"]}
    assert resources == {"gold", "wheat"}
