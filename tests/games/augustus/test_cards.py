"""Each of the 88 cards: completed by a placement, it does what is printed on it and nothing else."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule

from .table import (
    SYMBOLS,
    TILE_POINTS,
    Card,
    about_to,
    active,
    cards_with,
    done,
    lines,
    moves,
    phase,
    place,
    play,
    printed,
    scene,
    seat,
    settle,
    shows,
    supply,
    targets,
    tiles,
    to_act,
)

pytestmark = pytest.mark.both

ALL = [pytest.param(card, id=f"{number}-{card.effect}") for number, card in printed().items()]
CATCH_ALL = (82, 83, 84)  # SSHCKK SHHCCT SKTTD: a place for every symbol, twice


def of(*verbs: str) -> list[object]:
    return [pytest.param(card, id=f"{card.number}-{card.effect}") for card in printed().values() if card.verb in verbs]


def free(used: int) -> list[int]:
    """Three objectives with all symbols, for A; none of these cards is used elsewhere."""
    return [card for card in (*CATCH_ALL, 79) if card != used]


def completed(card: Card, *others: str, **scenery: Any) -> Match:
    """A completes it, with two legions on three other objectives and two of the same type completed before."""
    mine = free(card.number)
    before = [other for other in quiet(card.type) if other != card.number][:2]
    return about_to(
        card.number,
        *(others or foes(card)),
        more=f"{mine[0]}:S {mine[1]}:T {mine[2]} +9",
        done=" ".join(map(str, before)),
        **scenery,
    )


def foes(card: Card) -> tuple[str, ...]:
    """Two others with legions and completed cards, one with nothing."""
    cards = [other for other in (85, 40, 87, 39, 88) if other != card.number] + [80]
    spots = {85: "SH", 40: "C", 87: "CT", 39: "S", 80: "D", 88: "H"}
    first, second, third, fourth, last = cards[:5]
    return (
        f"{first}:{spots[first]} {second}:{spots[second]} | {' '.join(map(str, lost_to(card)[0]))}",
        f"{third}:{spots[third]} {fourth}:{spots[fourth]} | {' '.join(map(str, lost_to(card)[1]))}",
        str(last),
    )


def lost_to(card: Card) -> tuple[list[int], list[int]]:
    """What the two others have completed."""
    chosen = [other for other in (4, 20, 29, 41, 51, 15) if other != card.number]
    return chosen[:2], chosen[2:4]


def quiet(kind: str) -> list[int]:
    """Cards of a type without resource that no seat uses; those with a final ability come last."""
    used = {4, 20, 29, 41, 51, 15, 85, 40, 87, 39, 88, 80, *CATCH_ALL, 79}
    found = [number for number in cards_with(type=kind, resource="-") if number not in used]
    return sorted(found, key=lambda number: printed()[number].timing == "final")


# --- What every card does ------------------------------------------------------------------------------


@rule("AU-073", "AU-103")
@pytest.mark.parametrize("card", ALL)
def test_legions_come_back(card: Card) -> None:
    """All of them, and those that the card gains."""
    m = completed(card)
    gained = int(card.argument) if card.verb == "gain" else 0
    assert supply(m, "A") == 9 - 1 + len(card.symbols) + gained


@rule("AU-025", "AU-024", "AU-155", "AU-181")
@pytest.mark.parametrize("card", ALL)
def test_it_enters_with_points_type_and_resources(card: Card) -> None:
    """Printed points, the third of its type, gold and wheat, the third card."""
    m = settle(completed(card), until="count")
    before = [other for other in quiet(card.type) if other != card.number][:2]
    assert done(m, "A") == [*before, card.number]
    owned = {f"type:{card.type}": "A", **{f"res:{name}": "A" for name in card.resources}}
    assert tiles(m) == owned
    pad = seat(m, "A")["score"]
    assert pad["printed"] == card.points + sum(printed()[other].points for other in before)
    assert pad["tiles"] == sum(TILE_POINTS[tile] for tile in owned)
    assert (seat(m, "A")["gold"], seat(m, "A")["wheat"]) == ("gold" in card.resources, "wheat" in card.resources)
    assert pad["senators"] == (3 if card.kind == "senator" else 0)
    assert moves(m, "A") == {"r3", "r-"}


@rule("AU-028", "AU-100")
@pytest.mark.parametrize("card", ALL)
def test_the_first_question(card: Card) -> None:
    """What each ability asks and whom; cards without an immediate one ask nothing."""
    asks = {"mob": "mobilise", "mobany": "mobilise", "finish_one": "finish", "rearrange": "arrange"}
    m = completed(card)
    expected = "hit" if card.red else asks.get(card.verb, "count")
    assert (phase(m), to_act(m)) == (expected, "AB"[card.red :][:1] + ("C" if card.red else ""))
    shows(m, ability=card.number if expected != "count" else None)
    asked = m.decision(m.to_act[0])
    assert asked is not None
    values = {name: value for name, value in asked.prompt.values.items() if name != "card"}
    if card.verb == "mob":
        assert values == {"x": card.argument[0], "y": card.argument[1]}
    elif card.verb in ("mobany", "foes_remove"):
        assert values == {"n": int(card.argument)}


@rule("AU-075", "AU-113")
@pytest.mark.parametrize("card", ALL)
def test_the_new_objectives(card: Card) -> None:
    """One, or two for `take_two`."""
    m = settle(completed(card), until="pick")
    number = 2 if card.verb == "take_two" else 1
    shows(m, picks=number)
    assert len(moves(m, "A")) == (10 if number == 2 else 5)
    had = len(active(m, "A"))
    settle(m)
    assert len(active(m, "A")) == had + number == 3 + number
    assert len(m.view(None)["display"]) == 5


@rule("AU-130", "AU-149")
@pytest.mark.parametrize("card", ALL)
def test_others_are_left_alone_unless_it_is_red(card: Card) -> None:
    symbols = card.symbols
    before = scene(f"{card.number}:{symbols[:-1]}", *foes(card), token=symbols[-1])
    m = settle(completed(card))
    for letter in "BCD":
        same = (active(m, letter), supply(m, letter), done(m, letter)) == (
            active(before, letter),
            supply(before, letter),
            done(before, letter),
        )
        assert same == (not card.red or letter == "D")


# --- What the abilities do -------------------------------------------------------------------------------


@rule("AU-028")
@pytest.mark.parametrize("card", of("none"))
def test_no_ability(card: Card) -> None:
    """The entry is all."""
    m = completed(card)
    assert [line for line in lines(m) if not line.startswith("*")][1:] == [f"!A{card.number}"]


@rule("AU-103")
@pytest.mark.parametrize("card", of("gain"))
def test_gain(card: Card) -> None:
    """From the common supply."""
    m = completed(card, common=5)
    shows(m, common=5 - int(card.argument))


@rule("AU-106")
@pytest.mark.parametrize("card", of("mob"))
def test_mob(card: Card) -> None:
    """One onto each of its symbols, and onto no other."""
    m = completed(card)
    onto = {part[-1] for move in moves(m, "A") for part in move[1:].split("/") if part != "-"}
    assert onto == set(card.argument)
    pairs = {"".join(sorted(part[-1] for part in move.split("/"))) for move in moves(m, "A") if "/" in move}
    assert pairs == {"".join(sorted(card.argument))}
    both = next(move for move in m.moves(0) if move.count("+") == 2)
    standing, had = "".join(active(m, "A").values()), supply(m, "A")
    play(m, f"A:{both}")
    after = "".join(sorted("".join(active(m, "A").values())))
    assert after == "".join(sorted(standing + card.argument))
    assert supply(m, "A") == had - 2


@rule("AU-110")
@pytest.mark.parametrize("card", of("mobany"))
def test_mobany(card: Card) -> None:
    """So many legions, any symbols."""
    m = completed(card)
    onto = {part[-1] for move in moves(m, "A") for part in move[1:].split("/") if part != "-"}
    free_symbols = {
        symbol
        for number, covered in active(m, "A").items()
        for symbol in SYMBOLS
        if covered.count(symbol) < printed()[number].symbols.count(symbol)
    }
    assert onto >= free_symbols
    assert max(move.count("/") + 1 for move in moves(m, "A")) == int(card.argument)


@rule("AU-133", "AU-134")
@pytest.mark.parametrize("card", of("foes_remove"))
def test_foes_remove(card: Card) -> None:
    """Every answer takes so many legions of the own three."""
    count = int(card.argument)
    m = completed(card)
    for letter in "BC":
        spaces = sorted(f"{number}{symbol}" for number, covered in active(m, letter).items() for symbol in covered)
        listed = {",".join(sorted(move[1:].split(","))) for move in moves(m, letter)}
        assert listed == {",".join(chosen) for chosen in combinations(spaces, count)}
    had = {letter: supply(m, letter) for letter in "BC"}
    settle(m, until="count")
    assert {letter: supply(m, letter) - had[letter] for letter in "BC"} == {"B": count, "C": count}


@rule("AU-138")
@pytest.mark.parametrize("card", of("foes_wipe"))
def test_foes_wipe(card: Card) -> None:
    """One objective of each loses all its legions."""
    m = completed(card)
    for letter in "BC":
        assert moves(m, letter) == {f"w{number}" for number in active(m, letter)}
    first = {letter: next(iter(active(m, letter).items())) for letter in "BC"}
    had = {letter: supply(m, letter) for letter in "BC"}
    settle(m, until="count")
    for letter, (number, covered) in first.items():
        assert active(m, letter)[number] == ""
        assert supply(m, letter) == had[letter] + len(covered)


@rule("AU-140")
@pytest.mark.parametrize("card", of("foes_lose"))
def test_foes_lose(card: Card) -> None:
    """One completed objective of each."""
    m = completed(card)
    for letter, cards in zip("BC", lost_to(card), strict=True):
        assert moves(m, letter) == {f"l{number}" for number in cards}
    settle(m, until="count")
    assert [len(done(m, letter)) for letter in "BC"] == [1, 1]
    assert sorted(m.view(None)["discard"]["lost"]) == sorted(min(cards) for cards in lost_to(card))


@rule("AU-111")
@pytest.mark.parametrize("card", of("finish_one"))
def test_finish_one(card: Card) -> None:
    """Any of the other objectives is completed at once."""
    m = completed(card)
    mine = list(active(m, "A"))
    assert moves(m, "A") == {"f-", *(f"f{number}" for number in mine)}
    play(m, f"A:f{mine[0]}")
    settle(m, until="pick")
    assert set(done(m, "A")) >= {card.number, mine[0]}
    assert mine[0] not in active(m, "A")


@rule("AU-114")
@pytest.mark.parametrize("card", of("rearrange"))
def test_rearrange(card: Card) -> None:
    """Both legions go elsewhere; their number stays."""
    m = completed(card)
    first, second, third = active(m, "A")
    had = supply(m, "A")
    play(m, f"A:a{second}{printed()[second].symbols[:2]}")
    assert active(m, "A") == {first: "", second: printed()[second].symbols[:2], third: ""}
    assert supply(m, "A") == had


@rule("AU-116")
@pytest.mark.parametrize("card", of("same"))
def test_same(card: Card) -> None:
    """From the next token on, in both directions."""
    first, _, second = card.argument.partition("=")
    for token in (first, second):
        m = settle(completed(card, then=token))
        owned = {printed()[number].argument for number in done(m, "A") if printed()[number].verb == "same"}
        assert seat(m, "A")["same"] == sorted(owned)
        assert card.argument in owned
        assert {first, second} <= {space[-1] for space in targets(m, "A")}


@rule("AU-205", "AU-208")
@pytest.mark.parametrize("card", of("per_symbol", "per_type"))
def test_final_points(card: Card) -> None:
    """Counted with the two cards before it and with itself."""
    m = settle(completed(card), until="count")
    cards = [printed()[number] for number in done(m, "A")]
    what, _, figures = card.argument.partition("*")
    each, _, most = figures.partition("<=")
    if card.verb == "per_type":
        points = int(each) * sum(other.type == what for other in cards)
    else:
        points = min(int(most), int(each) * sum(other.symbols.count(what) for other in cards))
    assert points > 0
    assert seat(m, "A")["score"]["final"] == {str(card.number): points}


@rule("AU-070")
@pytest.mark.parametrize("card", ALL)
def test_the_last_space_may_be_any(card: Card) -> None:
    """Whichever symbol is missing, the card is completed with it, and with a joker."""
    other = next(str(number) for number in (80, 82) if number != card.number)
    for symbol in set(card.symbols):
        for token in (symbol, "J"):
            m = scene(f"{card.number}:{card.symbols.replace(symbol, '', 1)} +2", other, token=token)
            place(m, f"A:+{card.number}{symbol}")
            settle(m)
            assert done(m, "A") == [card.number]
