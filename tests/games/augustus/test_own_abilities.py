"""Abilities that serve their owner (ledger 3.8)."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

import ludus
from ludus import Match
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    SEATS,
    about_to,
    active,
    cards_with,
    deal,
    done,
    facts_of,
    legions,
    moves,
    phase,
    place,
    play,
    printed,
    refused,
    scene,
    score,
    seat,
    settle,
    shows,
    supply,
    targets,
    unreadable,
)

pytestmark = pytest.mark.both

# --- Timing --------------------------------------------------------------------------------------


@rule("AU-100", "AU-029")
def test_an_immediate_ability_works_once() -> None:
    """In step 2 and never again, however long the card stays."""
    m = settle(about_to(60, "88", done="38 52", then="SSHHCC"))
    assert [each["legions"] for each in facts_of(m, "gained")] == [2]
    common = m.view(None)["common"]
    for _ in range(6):
        settle(place(m, ""))
    assert m.view(None)["common"] == common
    assert len(facts_of(m, "gained")) == 1


@rule("AU-101", "AU-029")
def test_a_permanent_ability_works_as_long_as_the_card_stays() -> None:
    """Not while 16 is active; from the next token on when it is completed; no more when it is lost."""
    m = scene("16:HC 17 4", "88", token="H")
    assert targets(m, "A") == {"4H"}
    m = settle(place(scene("16:HC 17 4", "88", token="D", then="H"), "A:+16D"))
    assert targets(m, "A") >= {"4H", "17C"}
    lost = settle(place(scene("17 4 | 16", "81:HCCT", token="D", then="H"), "B:+81D"))
    assert done(lost, "A") == []
    assert targets(lost, "A") == {"4H"}


@rule("AU-102", "AU-029")
def test_a_final_ability_counts_at_the_end_and_while_it_is_owned() -> None:
    """25 brings two for each green province; lost, it brings nothing."""
    m = scene("88 | 25 1 5", "81:HCCT", token="D")
    assert seat(m, "A")["score"]["final"] == {"25": 6}
    settle(play(place(m, "B:+81D"), "A:l25"))
    assert seat(m, "A")["score"]["final"] == {}
    assert score(m, "A") == 4


# --- Legions from the common supply ----------------------------------------------------------------


@rule("AU-103", "AU-123")
@pytest.mark.parametrize("card", cards_with(verb="gain"))
def test_gain(card: int) -> None:
    """One or two, by itself."""
    count = int(printed()[card].argument)
    before = scene(f"{card}:{printed()[card].symbols[:-1]}", "88", token=printed()[card].symbols[-1])
    m = about_to(card, "88")
    assert phase(m) == "pick"
    assert supply(m, "A") == 7 + count
    assert m.view(None)["common"] == before.view(None)["common"] - count


@rule("AU-104", "AU-R17")
@pytest.mark.parametrize(("common", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_gain_from_a_poor_supply(common: int, gained: int) -> None:
    """What is there, and nothing instead."""
    m = about_to(60, "88", common=common)
    assert facts_of(m, "gained") == [{"who": 0, "legions": gained}]
    assert supply(m, "A") == 7 + gained
    shows(m, common=common - gained)


@rule("AU-105", "AU-145")
def test_gained_legions_stay() -> None:
    """The card is lost, the legion is not."""
    m = scene("6:T 88", "81:HCCT", token="D", then="S", common=10)
    settle(place(m, "A:+6D B:+81D"))
    assert done(m, "A") == []
    assert supply(m, "A") == 8
    shows(m, common=9)


# --- Mobilising --------------------------------------------------------------------------------------


@rule("AU-106")
def test_mob_onto_both_symbols() -> None:
    """One legion onto a shield, one onto a chariot, of own active objectives."""
    m = about_to(35, "85", more="12 74 +1")
    play(m, "A:m+12H/+74C")
    assert active(m, "A") == {12: "H", 74: "C"}
    assert supply(m, "A") == 2


@rule("AU-106")
def test_mob_onto_the_same_symbol_twice() -> None:
    """X may equal Y; 22 is for two shields."""
    m = about_to(22, "85", more="20 4 +1")
    assert {"m+20H/+20H", "m+20H/+4H"} <= moves(m, "A")
    play(m, "A:m+20H/+20H")
    assert active(m, "A") == {20: "HH", 4: ""}


@rule("AU-106")
@pytest.mark.parametrize("move", ["m+12H/+74H", "m+12C/+74C", "m+12T", "m+12H/+12T", "m+74K/+12H"])
def test_mob_onto_no_other_symbols(move: str) -> None:
    """Not twice the same, nothing else."""
    m = about_to(35, "85", more="12 74 +1")
    refused(m, f"A:{move}", "AU-106")


@rule("AU-107", "AU-R04")
def test_legions_of_an_ability_may_be_moved_ones() -> None:
    """From the supply or as a move, one of each, both."""
    m = about_to(35, "85", more="12:T 74:K +1")
    for move in ("m+12H/+74C", "m12T>74H/+12C", "m+12C/12T>74H", "m74K>12H/12T>74C", "m74K>74C", "m12T>12C"):
        assert m.check(0, move) == move
    play(m, "A:m74K>12H/12T>74C")
    assert active(m, "A") == {12: "H", 74: "C"}
    assert supply(m, "A") == 4


@rule("AU-108", "AU-R05")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("m-", {}),
        ("m+12H", {12: "H"}),
        ("m+12C", {12: "C"}),
        ("m-/+12C", {12: "C"}),
        ("m+12H/-", {12: "H"}),
        ("m-/-", {}),
    ],
)
def test_each_of_the_two_is_optional(move: str, after: dict[int, str]) -> None:
    m = about_to(35, "85", more="12 +1")
    play(m, f"A:{move}")
    assert active(m, "A") == {12: "", **after}


@rule("AU-109")
def test_the_two_are_done_one_after_the_other() -> None:
    """The second may use what the first has left, in either order."""
    m = about_to(35, "85", more="12:H +1")
    assert supply(m, "A") == 4
    play(m, "A:m12H>12C/+12H")
    assert active(m, "A") == {12: "HC"}
    m = about_to(35, "85", more="20:H 74 +1")
    play(m, "A:m20H>74C/+20H")
    assert active(m, "A") == {20: "H", 74: "C"}


@rule("AU-109", "AU-R08")
def test_full_only_in_between_is_not_completed() -> None:
    """10 is full after the first part; the second takes a legion off it again."""
    m = about_to(35, "85", more="10:CK 17 +1")
    play(m, "A:m+10H/10K>17C")
    assert [each["card"] for each in facts_of(m, "ave")] == [35]
    assert active(m, "A") == {10: "HC", 17: "C"}


@rule("AU-109")
def test_the_same_legion_twice() -> None:
    """What the first part brought may go on with the second; nothing is locked in between."""
    m = about_to(35, "85", more="10:CK 17 +1")
    play(m, "A:m+10H/10H>17C")
    assert active(m, "A") == {10: "CK", 17: "C"}


@rule("AU-110", "AU-R04", "AU-R05")
@pytest.mark.parametrize("card", cards_with(verb="mobany"))
def test_mobany(card: int) -> None:
    """N legions onto any symbols, or fewer, placed or moved."""
    count = int(printed()[card].argument)
    m = about_to(card, "88", more="85:S 6:T +1")
    parts = max(move.count("/") + 1 for move in moves(m, "A"))
    assert parts == count
    assert {"m-", "m+85H", "m+85C", "m+85T", "m+85D", "m+6D", "m85S>6D", "m6T>85T", "m85S>85H"} <= moves(m, "A")
    if count == 2:
        play(m, "A:m+6D/6T>85C")
        assert active(m, "A") == {85: "SC", 6: "D"}
    else:
        refused(m, "A:m+85H/+85C", "AU-110")
        play(m, "A:m+85D")
        assert active(m, "A") == {85: "SD", 6: "T"}


@rule("AU-110", "AU-092")
def test_mobany_two_completes_two() -> None:
    m = about_to(63, "88", more="1:K 2:D 85")
    play(m, "A:m+1T/+2K")
    settle(m)
    assert done(m, "A") == [63, 1, 2]


@rule("AU-108")
def test_nothing_to_mobilise() -> None:
    """There is no free shield or chariot; the platform says so (specification 7)."""
    m = about_to(35, "88", more="1")
    assert phase(m) == "pick"
    assert facts_of(m, "mobilised") == [{"who": 0, "auto": True, "parts": []}]


# --- Mobilising, against a plain model ---------------------------------------------------------------


Model = tuple[tuple[tuple[int, str], ...], int]  # covered symbols by card, supply


def put(model: Model, source: tuple[int, str] | None, target: tuple[int, str]) -> Model | None:
    """One mobilisation in the model; None if it cannot be done."""
    covers = {card: sorted(covered) for card, covered in model[0]}
    supply_left = model[1]
    card, symbol = target
    if covers[card].count(symbol) >= printed()[card].symbols.count(symbol) or source == target:
        return None
    if source is None:
        supply_left -= 1
    elif source[1] in covers[source[0]]:
        covers[source[0]].remove(source[1])
    else:
        return None
    covers[card].append(symbol)
    if supply_left < 0:
        return None
    return tuple((each, "".join(sorted(covered))) for each, covered in covers.items()), supply_left


def results(model: Model, wanted: list[str]) -> set[Model]:
    """Everything that these symbols can lead to; `?` is any symbol."""
    found = {model}
    for order in set(permutations(wanted)):
        for length in range(1, len(order) + 1):
            level = {model}
            for letter in order[:length]:
                level = {after for each in level for after in one_step(each, letter)}
            found |= level
        for letter in order:
            found |= one_step(model, letter)
    return found


def one_step(model: Model, letter: str) -> set[Model]:
    spaces = [(card, symbol) for card, _ in model[0] for symbol in set(printed()[card].symbols)]
    sources: list[tuple[int, str] | None] = [None, *spaces]
    made = [put(model, source, target) for target in spaces if letter in ("?", target[1]) for source in sources]
    return {each for each in made if each is not None}


def model_of(m: Match, letter: str) -> Model:
    covers = tuple((card, "".join(sorted(covered))) for card, covered in active(m, letter).items())
    return covers, supply(m, letter)


def carried_out(model: Model, move: str) -> Model:
    """The model after an answer as it is written."""
    for part in move[1:].split("/"):
        if part == "-":
            continue
        source, _, target = part.replace("+", ">").rpartition(">")
        after = put(model, (int(source[:-1]), source[-1]) if source else None, (int(target[:-1]), target[-1]))
        assert after is not None, move
        model = after
    return model


@rule("AU-106", "AU-107", "AU-108", "AU-109", "AU-110")
def test_the_answers_are_all_that_a_plain_model_finds() -> None:
    """Every result that there is, each offered once."""
    seen = 0
    for seed in range(12):
        m, rng = deal(2, seed, start="random3"), Rng(seed)
        while not m.over:
            letter = SEATS[m.to_act[0]]
            if phase(m) == "mobilise":
                card = printed()[m.view(None)["ability"]]
                wanted = list(card.argument) if card.verb == "mob" else ["?"] * int(card.argument)
                model = model_of(m, letter)
                offered = [carried_out(model, move) for move in m.moves(m.to_act[0])]
                assert len(set(offered)) == len(offered)
                assert set(offered) == results(model, wanted)
                seen += 1
            m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))
    assert seen > 15


# --- Completing one at once --------------------------------------------------------------------------


@rule("AU-111", "AU-R15")
@pytest.mark.parametrize(("choice", "back"), [("f85", 2), ("f6", 1), ("f1", 0)])
def test_finish_one(choice: str, back: int) -> None:
    """With any number of legions down to none; they go to the supply."""
    m = about_to(79, "88", more="85:SH 6:T 1 +1")
    assert supply(m, "A") == 5
    assert moves(m, "A") == {"f85", "f6", "f1", "f-"}
    play(m, f"A:{choice}")
    settle(m)
    card = int(choice[1:])
    gained = 1 if card == 6 else 0
    assert supply(m, "A") == 5 + back + gained
    assert done(m, "A") == [79, card]
    assert legions(m) == 48


@rule("AU-111", "AU-090")
def test_the_finished_objective_is_a_chain_card() -> None:
    """Its ability works, it enters after the first, and two new ones are taken."""
    m = about_to(79, "88", more="35:S 12:T 20")
    play(m, "A:f35")
    shows(m, phase="mobilise", chain=[79, 35], ability=35)
    play(m, "A:m+12H/+12C A:r- A:r-")
    assert done(m, "A") == [79, 35, 12]
    shows(m, phase="pick", picks=3)


@rule("AU-111")
@pytest.mark.parametrize("card", [79, 80, 88])
def test_only_an_own_active_objective_is_finished(card: int) -> None:
    """Not the card itself, not the display, not a card of others."""
    m = about_to(79, "88", more="35:S 12:T", display="80 81 82 83 84")
    with pytest.raises(ludus.Unreadable):
        m.play(0, f"f{card}")


@rule("AU-112", "AU-R05")
def test_finish_one_may_be_declined() -> None:
    m = about_to(79, "88", more="35:S 12:T")
    play(m, "A:f-")
    assert (phase(m), done(m, "A")) == ("pick", [79])
    assert active(m, "A") == {35: "S", 12: "T"}
    assert [each["card"] for each in facts_of(m, "finished")] == [None]


@rule("AU-112")
def test_finish_one_without_another_objective() -> None:
    """Nothing happens."""
    m = about_to(79, "88")
    assert (phase(m), done(m, "A")) == ("pick", [79])
    assert facts_of(m, "finished") == []


# --- Two new objectives ------------------------------------------------------------------------------


@rule("AU-113", "AU-123")
@pytest.mark.parametrize("card", cards_with(verb="take_two"))
def test_take_two(card: int) -> None:
    """By itself; one of the two cannot be left."""
    m = about_to(card, "88", more="20 21", display="27 36 45 58 63", deck="31 40")
    shows(m, phase="pick", picks=2)
    refused(m, "A:p27", "AU-094")
    play(m, "A:p27,36")
    assert list(active(m, "A")) == [20, 21, 27, 36]
    shows(m, display=[45, 58, 63, 31, 40])


# --- Rearranging -------------------------------------------------------------------------------------


def arranging() -> Match:
    """72 is completed; three legions stand on 19, 20 and 21."""
    return about_to(72, "88", more="19:K 20:D 21:C +2")


@rule("AU-114", "AU-115", "AU-R14")
@pytest.mark.parametrize(
    ("answer", "after"),
    [
        ("a19HK,20H", {19: "HK", 20: "H", 21: ""}),
        ("a21KK,20D", {19: "", 20: "D", 21: "KK"}),
        ("a20HH,21C", {19: "", 20: "HH", 21: "C"}),
        ("a19K,20D,21C", {19: "K", 20: "D", 21: "C"}),
        ("a-", {19: "K", 20: "D", 21: "C"}),
    ],
)
def test_rearrange(answer: str, after: dict[int, str]) -> None:
    """Freely over all spaces; also as it was."""
    m = arranging()
    play(m, f"A:{answer}")
    assert active(m, "A") == after
    assert supply(m, "A") == 6


@rule("AU-114")
def test_every_arrangement_is_allowed() -> None:
    """All that a plain model finds for three legions on 19 (HKK), 20 (HHD) and 21 (CKK)."""
    m = arranging()
    spaces = ["19H", "19K", "19K", "20H", "20H", "20D", "21C", "21K", "21K"]
    pictures = set()
    for chosen in combinations(spaces, 3):
        cards = dict.fromkeys(space[:2] for space in chosen)
        texts = (card + "".join(space[2] for space in chosen if space[:2] == card) for card in cards)
        pictures.add("a" + ",".join(texts))
    assert len(pictures) > 30
    for picture in pictures:
        assert m.check(0, picture) == picture


@rule("AU-115")
@pytest.mark.parametrize(
    ("answer", "rule"),
    [("a19HKK,20H", "AU-115"), ("a19HK", "AU-115"), ("a20HHD,21K", "AU-115"), ("a19H", "AU-115")],
)
def test_the_number_of_legions_stays(answer: str, rule: str) -> None:
    """None from the supply, none to the supply."""
    refused(arranging(), f"A:{answer}", rule)


@rule("AU-114", "AU-027")
@pytest.mark.parametrize("answer", ["a19HH,20H", "a19S,20HH", "a21KKK", "a20HHH"])
def test_no_more_legions_than_spaces(answer: str) -> None:
    unreadable(arranging(), f"A:{answer}", "au-no-space", "AU-027")


@rule("AU-114", "AU-090")
def test_a_rearrangement_completes() -> None:
    """Three legions fill 21."""
    m = arranging()
    play(m, "A:a21CKK")
    assert [each["card"] for each in facts_of(m, "ave")] == [72, 21]
    settle(m)
    assert done(m, "A") == [72, 21]


@rule("AU-114", "AU-092")
def test_a_rearrangement_completes_several() -> None:
    """1 and 2 at once, in ascending number."""
    m = about_to(72, "88", more="2:D 1:T 20:HD +1")
    play(m, "A:a2KD,1KT")
    settle(m)
    assert done(m, "A") == [72, 1, 2]


@rule("AU-114")
def test_nothing_to_rearrange() -> None:
    """Without legions on objectives nobody is asked."""
    assert phase(about_to(72, "88", more="19 20")) == "pick"


@rule("AU-114", "AU-115")
def test_the_menu_of_arrangements_is_legal() -> None:
    """What is offered keeps the legions and is no copy of what stands there."""
    m = arranging()
    offered = moves(m, "A")
    assert len(offered) > 3
    assert "a-" in offered
    for answer in offered - {"a-"}:
        copy = play(arranging(), f"A:{answer}")
        assert legions(copy) == 48
        assert answer != "a19K,20D,21C"


# --- Equal symbols -----------------------------------------------------------------------------------

EVERY = "82 83 84"  # SSHCKK SHHCCT SKTTD: all six symbols


@rule("AU-116", "AU-121", "AU-R06")
@pytest.mark.parametrize("card", cards_with(verb="same"))
def test_same_in_both_directions(card: int) -> None:
    """X serves for Y and Y for X, and still for itself; other tokens are as ever."""
    pair = set(printed()[card].argument.split("="))
    for token in "SHCKTD":
        m = scene(f"{EVERY} | {card}", "88", token=token)
        served = {space[-1] for space in targets(m, "A")}
        assert served == (pair if token in pair else {token})


@rule("AU-117")
def test_same_is_not_chained() -> None:
    """With H=C and C=K a shield is no catapult, and a catapult is no shield."""
    m = scene(f"{EVERY} | 16 32", "88", token="H")
    assert {space[-1] for space in targets(m, "A")} == {"H", "C"}
    refused(m, "A:+82K", "AU-048")
    m = scene(f"{EVERY} | 16 32", "88", token="K")
    assert {space[-1] for space in targets(m, "A")} == {"C", "K"}


@rule("AU-118")
def test_each_same_stands_on_its_own() -> None:
    """A chariot serves as shield, chariot and catapult."""
    m = scene(f"{EVERY} | 16 32", "88", token="C")
    assert {space[-1] for space in targets(m, "A")} == {"H", "C", "K"}


@rule("AU-119", "AU-R07")
def test_same_is_for_drawn_tokens_only() -> None:
    """22 lets A use two shields; H=C does not make chariots of them."""
    m = about_to(22, "88", more="20 17", done="16")
    assert moves(m, "A") == {"m+20H", "m+20H/+20H", "m-"}
    refused(m, "A:m+17C", "AU-106")


@rule("AU-120")
def test_twice_the_same_pair() -> None:
    """16 and 54 are both H=C."""
    one, two = (scene(f"{EVERY} | {cards}", "88", token="H") for cards in ("16", "16 54"))
    assert moves(one, "A") == moves(two, "A")
    assert seat(two, "A")["same"] == ["H=C"]


@rule("AU-121")
def test_same_is_optional() -> None:
    """The shield is still there to be used, and nothing too."""
    m = scene("20 17 | 16", "88", token="H")
    assert moves(m, "A") == {"+20H", "+17C", "-"}


@rule("AU-116")
def test_same_is_the_owners_alone() -> None:
    """B has no use of A's card."""
    m = scene("20 17 | 16", "82", token="H")
    assert targets(m, "B") == {"82H"}


@rule("AU-122", "AU-144", "AU-R20")
def test_same_ends_with_its_card() -> None:
    """At once; the other card with the same pair would keep it."""
    for held, after in (("16 20", {"72H"}), ("16 54", {"72H", "72C"})):
        m = scene(f"72 | {held}", "81:HCCT", token="D", then="H")
        settle(play(place(m, "B:+81D"), "A:l16"))
        assert targets(m, "A") == after
    assert seat(m, "A")["same"] == ["H=C"]


@rule("AU-060", "AU-116")
def test_a_joker_needs_no_same() -> None:
    m = scene(f"{EVERY} | 16", "88", token="J")
    assert {space[-1] for space in targets(m, "A")} == set("SHCKTD")


# --- Automatic abilities -----------------------------------------------------------------------------


@rule("AU-123", "AU-R05")
@pytest.mark.parametrize("card", [*cards_with(verb="gain"), *cards_with(verb="take_two")])
def test_gain_and_take_two_are_automatic(card: int) -> None:
    """The first question is the new objective."""
    m = about_to(card, "88", more="20:H 21")
    assert phase(m) == "pick"
    assert not [move for move in moves(m, "A") if "-" in move]
