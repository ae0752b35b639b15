"""Placing and moving legions (ledger 3.4)."""

from __future__ import annotations

import pytest

import ludus
from ludus.kernel.rng import Rng
from tests.kit.rules import rule

from .table import (
    SEATS,
    active,
    facts_of,
    legions,
    lines,
    moves,
    phase,
    place,
    play,
    printed,
    refused,
    scene,
    settle,
    started,
    supply,
    targets,
    to_act,
    unreadable,
)

pytestmark = pytest.mark.both

CLOCKWISE = {"placement": "clockwise"}


@rule("AU-039", "AU-041", "AU-042")
def test_mobilising_is_placing_or_moving() -> None:
    """From the supply or from any own space; one more legion stands, or as many."""
    m = scene("19:K 20 +2", "88", token="H")
    assert moves(m, "A") == {"+19H", "19K>19H", "+20H", "19K>20H", "-"}
    placed = place(scene("19:K 20 +2", "88", token="H"), "A:+20H")
    assert (active(placed, "A"), supply(placed, "A")) == ({19: "K", 20: "H"}, 1)
    moved = place(scene("19:K 20 +2", "88", token="H"), "A:19K>20H")
    assert (active(moved, "A"), supply(moved, "A")) == ({19: "", 20: "H"}, 2)


@rule("AU-040")
@pytest.mark.parametrize("token", "SHCKTD")
def test_one_legion_onto_the_symbol_of_the_token(token: str) -> None:
    """Every empty space with it, of every own active objective, and no other."""
    m = scene("85 87:S 88", "80", token=token)
    expected = {
        f"{card}{token}" for card in (85, 87, 88) if token in printed()[card].symbols.replace("S" * (card == 87), "")
    }
    assert targets(m, "A") == expected


@rule("AU-040", "AU-051")
def test_only_own_active_objectives() -> None:
    """Not the cards of others, of the display, of the completed area or of the deck."""
    m = scene("19 | 40", "20 | 16", token="H", display="39 54 56 67 72", deck="60 65")
    assert targets(m, "A") == {"19H"}
    for card in (20, 40, 16, 39, 60):
        unreadable(m, f"A:+{card}H", "au-not-yours", str(card), "AU-051")
        unreadable(m, f"A:{card}H>19H", "au-not-yours", str(card), "AU-051")


@rule("AU-041")
def test_from_the_supply() -> None:
    m = place(scene("19 20", "88", token="H"), "A:+19H")
    assert (active(m, "A"), supply(m, "A")) == ({19: "H", 20: ""}, 6)


@rule("AU-042")
def test_from_any_space_of_any_own_objective() -> None:
    """Each of these four legions."""
    sources = {"19K", "20D", "21C", "21K"}
    m = scene("19:K 20:D 21:CK +0", "88", token="H")
    assert moves(m, "A") == {f"{source}>{target}" for source in sources for target in ("19H", "20H")} | {"-"}
    for source in sources:
        after = place(scene("19:K 20:D 21:CK +0", "88", token="H"), f"A:{source}>20H")
        assert legions(after) == 48
        assert sum(map(len, active(after, "A").values())) == 4
        assert "H" in active(after, "A")[20]


@rule("AU-043")
def test_moving_with_a_full_supply() -> None:
    m = place(scene("19:K 20 +7", "88", token="H"), "A:19K>19H")
    assert (active(m, "A"), supply(m, "A")) == ({19: "H", 20: ""}, 7)


@rule("AU-044")
def test_moves_within_a_card_and_between_equal_symbols() -> None:
    """19K to 19H; 19H to 20H; but 20H to the other H of 20 changes nothing."""
    m = scene("19:K 20:H +0", "88", token="H")
    assert moves(m, "A") == {"19K>19H", "20H>19H", "19K>20H", "-"}
    refused(m, "A:20H>20H", "AU-044")
    place(m, "A:20H>19H")
    assert active(m, "A") == {19: "HK", 20: ""}


@rule("AU-045", "AU-049")
@pytest.mark.parametrize("move", ["+19H/+20H", "+19H,+20H", "20H>19H/+20H"])
def test_one_token_one_legion(move: str) -> None:
    """Two at once are refused, and so is a second answer."""
    m = scene("19 20", "39", token="H")
    unreadable(m, f"A:{move}", "au-one-legion", "AU-045")
    play(m, "A:+19H")
    refused(m, "A:+20H", "AU-045", ludus.NotYourTurn)
    play(m, "B:-")
    assert active(m, "A") == {19: "H", 20: ""}


@rule("AU-046")
def test_passing() -> None:
    m = place(scene("19:KK 20", "39", token="H"), "A:-")
    assert (active(m, "A"), supply(m, "A")) == ({19: "KK", 20: ""}, 5)
    assert facts_of(m, "placed")[0] == {
        "who": 0, "auto": False, "card": None, "symbol": None, "origin": None, "origin_symbol": None,
    }  # fmt: skip


@rule("AU-047", "AU-027")
def test_occupied_spaces() -> None:
    """One legion for each space; both shields of 20 are taken, one of 28 is not."""
    m = scene("20:HH 28:H 19", "39", token="H")
    refused(m, "A:+20H", "AU-047")
    refused(m, "A:28H>20H", "AU-047")
    assert targets(m, "A") == {"28H", "19H"}


@rule("AU-048")
@pytest.mark.parametrize("wrong", "SCKTD")
def test_other_symbols(wrong: str) -> None:
    """The token is a shield."""
    m = scene("85 87 88", "39", token="H")
    card = 87 if wrong == "K" else 85
    refused(m, f"A:+{card}{wrong}", "AU-048")


@rule("AU-040")
def test_symbols_that_a_card_does_not_have() -> None:
    """There is no shield on 21."""
    m = scene("21 19", "39", token="H")
    refused(m, "A:+21H", "AU-040")


@rule("AU-049")
@pytest.mark.parametrize("move", ["19K>", ">19K", "19K>+", "-19K", "19K", "20H>19H>19K", "+B20H", "B20H>19H", "++19H"])
def test_nothing_else_can_be_done_with_legions(move: str) -> None:
    """None goes back to the supply, none comes from another player or the common supply."""
    m = scene("19:K 21", "20:H", token="H")
    unreadable(m, f"A:{move}", "au-bad-move")


@rule("AU-042", "AU-049")
def test_a_legion_that_is_not_there() -> None:
    m = scene("19:K 21", "20:H", token="H")
    refused(m, "A:21C>19H", "AU-042")
    refused(m, "A:21S>19H", "AU-042")
    unreadable(m, "A:20H>19H", "au-not-yours", "20")


@rule("AU-050")
def test_an_empty_supply() -> None:
    """Only moves and passing, and no move if nothing stands anywhere else."""
    m = scene("19:K 20 +0", "39", token="H")
    assert moves(m, "A") == {"19K>19H", "19K>20H", "-"}
    refused(m, "A:+19H", "AU-050")
    nothing = scene("20:H +0", "39", token="H")
    assert to_act(nothing) == "B"


@rule("AU-051", "AU-070")
def test_legions_stand_on_active_objectives_only() -> None:
    """Through whole games, no legion is anywhere else and no full card is active."""
    for players in (2, 4):
        m, rng = started(players, 3), Rng(3)
        while not m.over:
            assert legions(m) == 48
            for letter in SEATS[:players]:
                assert all(len(covered) < len(printed()[card].symbols) for card, covered in active(m, letter).items())
            m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))


@rule("AU-052", "AU-R03")
def test_all_decide_unseen_and_together() -> None:
    """Nothing moves before the last one has answered; then all is carried out."""
    m = scene("19", "20", "39", token="H")
    assert to_act(m) == "ABC"
    for text, left in (("C:+39H", "AB"), ("A:+19H", "B")):
        play(m, text)
        assert to_act(m) == left
        assert [active(m, seat) for seat in "ABC"] == [{19: ""}, {20: ""}, {39: ""}]
        assert [supply(m, seat) for seat in "ABC"] == [7, 7, 7]
        assert facts_of(m, "placed") == []
    play(m, "B:+20H")
    assert [active(m, seat) for seat in "ABC"] == [{19: "H"}, {20: "H"}, {39: "H"}]
    assert [each["who"] for each in facts_of(m, "placed")] == [0, 1, 2]


@rule("AU-052")
def test_the_order_of_answers_does_not_matter() -> None:
    results = []
    for line in ("A:+19H B:+20H C:-", "C:- B:+20H A:+19H", "B:+20H C:- A:+19H"):
        m = play(scene("19:KK", "20:D", "39", token="H", then="S"), line)
        results.append((m.position(), lines(m), m.events(None)))
    assert results[0] == results[1] == results[2]


@rule("AU-053", "AU-231", "AU-R03")
@pytest.mark.parametrize("crier", "ABC")
def test_placing_in_turn(crier: str) -> None:
    """From the crier on, clockwise; each sees the earlier ones."""
    m = scene("19", "20", "39", token="H", crier=crier, options=CLOCKWISE)
    order = (SEATS[:3] * 2)[SEATS.index(crier) :][:3]
    cards = {"A": 19, "B": 20, "C": 39}
    for letter in order:
        assert to_act(m) == letter
        for other in set("ABC") - {letter}:
            refused(m, f"{other}:-", "AU-045", ludus.NotYourTurn)
        play(m, f"{letter}:+{cards[letter]}H")
        if letter != order[-1]:
            assert active(m, letter) == {cards[letter]: "H"}
    assert [SEATS[each["who"]] for each in facts_of(m, "placed")][:3] == list(order)


@rule("AU-054", "AU-053")
def test_completions_wait_for_the_last_placement_in_turn() -> None:
    """A has filled 19, but B places first; then 19 is resolved."""
    m = scene("19:KK", "20:HD", token="H", options=CLOCKWISE)
    play(m, "A:+19H")
    assert phase(m) == "place"
    assert active(m, "A") == {19: "HKK"}
    assert facts_of(m, "ave") == []
    play(m, "B:+20H")
    assert [each["card"] for each in facts_of(m, "ave")] == [19]


@rule("AU-054", "AU-072")
def test_completions_are_looked_for_after_all_placements() -> None:
    """The wipe of 62 hits the objective that B has just begun."""
    m = scene("62:CCC", "8", "39", token="T")
    place(m, "A:+62T B:+8T")
    assert [each.kind for each in m.events(None)][:5] == ["placed", "placed", "placed", "ave", "wiped"]
    assert active(m, "B") == {8: ""}
    assert supply(m, "B") == 7


@rule("AU-055")
def test_a_token_completes_one_objective_of_a_player() -> None:
    """Both lack a shield; one token fills one."""
    m = settle(place(scene("19:KK 40:HCT +3", "39", token="H"), "A:+19H"))
    assert [each["card"] for each in facts_of(m, "ave")] == [19]
    assert active(m, "A")[40] == "HCT"


@rule("AU-055")
@pytest.mark.parametrize("players", [2, 5])
def test_one_completion_for_each_player_and_token(players: int) -> None:
    """In whole games further ones come from abilities."""
    m, rng = started(players, 8), Rng(8)
    asked = False
    while not m.over:
        m.play_move(m.to_act[0], m.state.advise(m.to_act[0], rng))
        queue = [each["seat"] for each in m.view(None)["queue"]]
        assert len(set(queue)) == len(queue)
        asked = asked or bool(queue)
    assert asked or players == 2


@rule("AU-046", "AU-040")
def test_a_player_who_can_do_nothing_is_not_asked() -> None:
    """Recorded as `-` by the platform (specification 7)."""
    m = scene("19", "21", token="H", then="S")
    assert to_act(m) == "A"
    play(m, "A:+19H")
    assert lines(m)[0] == "A:+19H (B:-)"
    assert facts_of(m, "placed")[1]["auto"] is True


@rule("AU-046", "AU-030")
def test_a_token_for_nobody() -> None:
    """The next one is drawn at once."""
    m = place(scene("21", "17", token="C", then="TTH"), "")
    assert "".join(each["token"] for each in facts_of(m, "drew")) == "TTHJ"
    assert [line for line in lines(m) if ":" in line] == ["A:- B:-", *["(A:-) (B:-)"] * 3]


@rule("AU-045")
def test_somebody_who_is_not_asked() -> None:
    """The platform has answered for B."""
    m = scene("19", "21", token="H")
    refused(m, "B:-", "AU-045", ludus.NotYourTurn)
    refused(m, "B:+21C", "AU-045", ludus.NotYourTurn)
