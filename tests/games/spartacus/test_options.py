"""Table options (specification 3.11)."""

from __future__ import annotations

from typing import Any

import pytest

import ludus
from ludus import Match
from tests.kit.rules import rule

from .table import (
    GAME,
    arena,
    asked_when,
    auction,
    checkpoint,
    dealt,
    duel,
    facts_of,
    gold,
    golds,
    house,
    influence,
    influences,
    intrigue,
    moves,
    play,
    play_on,
    refused,
    stage,
    view,
    wagering,
)

pytestmark = pytest.mark.both


def four(**named: dict[str, Any]) -> list[dict[str, Any]]:
    return [named.get(letter, house(card)) for letter, card in zip("ABCD", ("BAT", "SOL", "TUL", "GLA"))]


@rule("SP-800", "SP-801", "SP-802", "SP-803", "SP-804", "SP-805", "SP-806", "SP-807", "SP-808", "SP-809", "SP-810")
@rule("SP-812")
def test_the_list_of_options() -> None:
    """Names, values, defaults; others are refused."""
    options = {option.name: option for option in GAME.meta.options}
    assert {name: option.values for name, option in options.items()} == {
        "length": ("standard", "quick", "advanced"),
        "houses": ("chosen", "dealt"),
        "decap_odds": ("3", "2"),
        "host_void": ("refund", "winner_pays"),
        "min_influence": ("1", "0"),
        "supporter_may_foil": ("yes", "no"),
        "service_deals": ("free", "atomic"),
        "wagers": ("simultaneous", "in_turn"),
        "max_wagers": ("4", "3"),
        "target_influence": ("12", "10"),
        "neutral_titles": ("on", "original"),
        "turn_limit": ("none",),
        "stall_rounds": ("10",),
    }
    assert dealt().options == {name: option.default for name, option in options.items()}
    assert {name: option.rule for name, option in options.items()}["wagers"] == "SP-806"
    for name in options:
        with pytest.raises(ludus.BadOption):
            ludus.new_match("spartacus", 4, 1, {name: "sometimes"})


@rule("SP-810", "SP-812")
@pytest.mark.parametrize("value", ["0", "100", "-1", "1.5"])
def test_numbers_that_are_no_limits(value: str) -> None:
    for name in ("turn_limit", "stall_rounds"):
        with pytest.raises(ludus.BadOption):
            ludus.new_match("spartacus", 4, 1, {name: value})
    with pytest.raises(ludus.BadOption):
        dealt(stall_rounds="1")


def test_options_stand_in_the_record() -> None:
    """SP-800 to SP-812: those that are not at their default."""
    m = dealt(length="quick", turn_limit="7", wagers="in_turn")
    for header in ('[length "quick"]', '[turn_limit "7"]', '[wagers "in_turn"]'):
        assert header in m.record()
    assert "[decap_odds" not in m.record()
    assert ludus.read_record(m.record()).position() == m.position()


# --- One by one ------------------------------------------------------------------------------------


@rule("SP-800", "SP-030")
@pytest.mark.parametrize(("length", "start"), [("quick", 7), ("standard", 4), ("advanced", 1)])
@pytest.mark.parametrize("players", [3, 4])
def test_length(length: str, start: int, players: int) -> None:
    """The influence at the start."""
    assert influences(dealt(players, length=length)) == [start] * players


@rule("SP-022", "SP-025")
def test_houses_that_are_dealt() -> None:
    """Instead of choosing; everybody has another one, and all come to every seat."""
    seen = set()
    for seed in range(20):
        m = ludus.new_match("spartacus", 4, seed, {"houses": "dealt"})
        names = [each["house"] for each in view(m, None)["seats"]]
        assert sorted(names) == ["BAT", "GLA", "SOL", "TUL"]
        assert stage(m) != "house"
        assert {"BAT": 10, "SOL": 12, "TUL": 9, "GLA": 10}[names[0]] == gold(m, "A")
        seen.add(names[0])
    assert seen == {"BAT", "GLA", "SOL", "TUL"}
    assert stage(ludus.new_match("spartacus", 4, 1)) == "house"


@rule("SP-801", "SP-Q01")
@pytest.mark.parametrize(("odds", "back"), [("3", 8), ("2", 6)])
def test_decap_odds(odds: str, back: int) -> None:
    houses = four(A=house(assets="GL01a"), B=house("SOL", assets="GL02a"))
    m = duel(
        *houses,
        one="A GL01a",
        two="B GL02a",
        at="d3 d4",
        left="3 2 2 1 1 1",
        host="C",
        dice="6 3 3 1",
        bets=[0, 0, 0, 2 << 6],
        options={"decap_odds": odds},
    )
    play(m, "A x")
    assert gold(m, "D") == 5 + back


@rule("SP-802", "SP-Q02")
@pytest.mark.parametrize(("value", "after"), [("refund", [5, 5, 5, 5]), ("winner_pays", [5, 2, 5, 5])])
def test_host_void(value: str, after: list[int]) -> None:
    """The die winner of a void auction pays what he had laid down, or nothing."""
    m = auction(*four(), options={"host_void": value}, dice="6 2")
    play(m, "A bid 0; B bid 3; C bid 1; D bid 3; B bid 0; D bid 0")
    assert (view(m, None)["host"], golds(m)) == (1, after)


@rule("SP-802")
def test_host_void_without_bids() -> None:
    """Who has laid down nothing pays nothing; a void lot stays free."""
    m = auction(*four(), options={"host_void": "winner_pays"}, dice="1 1 1 6")
    play(m, "A bid 0; B bid 0; C bid 0; D bid 0")
    assert (view(m, None)["host"], golds(m)) == (3, [5, 5, 5, 5])
    m = auction(*four(), lots="GL05", options={"host_void": "winner_pays"})
    play(m, "A bid 2; B bid 2; C bid 0; D bid 0; A bid 0; B bid 0")
    assert golds(m) == [5, 5, 5, 5]


@rule("SP-803", "SP-009", "SP-Q03")
@pytest.mark.parametrize(("floor", "after"), [("1", 1), ("0", 0)])
def test_min_influence(floor: str, after: int) -> None:
    """How low influence can fall; the hand limit there is 3."""
    m = arena(*four(B=house("SOL", influence=1)), options={"min_influence": floor})
    play(m, "A invite B; B refuse")
    assert influence(m, "B") == after
    assert view(m, None)["seats"][1]["limit"] == 3


@rule("SP-804", "SP-240", "SP-Q10")
@pytest.mark.parametrize("value", ["yes", "no"])
def test_supporter_may_foil(value: str) -> None:
    """A house that helped a scheme may foil it, or may not."""
    m = intrigue(
        *four(A=house(hand="SC10a"), B=house("SOL", influence=8, hand="RE01a")), options={"supporter_may_foil": value}
    )
    play(m, "A ask B for SC10a >A; B yes; A reveal")
    if value == "yes":
        assert asked_when(m) == ("B", "scheme")
        play(m, "B foil RE01a")
        assert gold(m, "A") == 5
    else:
        assert stage(m) != "scheme"
        assert gold(m, "A") == 12


@rule("SP-805", "SP-704")
@pytest.mark.parametrize("value", ["free", "atomic"])
def test_service_deals(value: str) -> None:
    """Gold for the decision that is pending, bound together or not offered at all."""
    m = play(arena(*four(B=house("SOL", assets="GL01a")), options={"service_deals": value}), "A invite B")
    if value == "free":
        refused(m, "D offer B 2 : [refuse]", "SP-704")
        return
    play(m, "D offer B 2 : [refuse]; B accept 1")
    assert (golds(m), influence(m, "B"), asked_when(m)) == ([5, 7, 5, 3], 3, ("A", "invite"))


@rule("SP-805")
def test_a_price_of_support_is_bound() -> None:
    """With atomic services a yes is paid at once; else it is a promise."""
    houses = four(A=house(hand="SC01a"), B=house("SOL"))
    for value, after in (("free", [5, 5]), ("atomic", [3, 7])):
        m = intrigue(*houses, options={"service_deals": value})
        play(m, "A ask B gold 2 for SC01a >A; B yes")
        assert golds(m)[:2] == after


def betting(**options: str) -> Match:
    houses = [house(card, gold=12, assets=own) for card, own in (("BAT", "GL01a"), ("SOL", "GL02a"), ("TUL", ""))]
    return wagering(*houses, one="A GL01a", two="B GL02a", host="B", options=options)


@rule("SP-806", "SP-433", "SP-006")
def test_wagers_in_turn() -> None:
    """Clockwise from the host, each stake laid down openly before the next; gold may pass."""
    houses = [house("BAT", assets="GL01a"), house("SOL", assets="GL02a"), house("TUL")]
    m = arena(*houses, host="B", options={"wagers": "in_turn"})
    play(m, "B invite A; A enter GL01a; B invite B; B enter GL02a")
    assert asked_when(m) == ("B", "wager")
    refused(m, "C bet V1=1", "SP-430")
    play(m, "B bet V2=3")
    assert (golds(m), asked_when(m)) == ([5, 2, 5], ("C", "wager"))
    assert view(m, "C")["arena"]["bets"] == [None, {"V2": 3}, None]
    assert facts_of(m, "did", seat="C")[-1] == {"who": 1, "move": "bet V2=3"}
    play(m, "A pay B 1; C bet DC=1; A bet V1=1")
    assert (golds(m), stage(m)) == ([3, 3, 4], "order")
    assert [each["bets"] for each in facts_of(m, "wagers")] == [[[1, {"V2": 3}]], [[2, {"DC": 1}]], [[0, {"V1": 1}]]]


@rule("SP-806")
def test_wagers_at_the_same_time() -> None:
    """Nothing is seen of a wager before all are made."""
    m = play(betting(), "B bet V2=3")
    assert asked_when(m) == ("AC", "wager")
    assert (golds(m), view(m, "C")["arena"]["bets"]) == ([12, 12, 12], [None, None, None])


@rule("SP-807", "SP-Q05")
@pytest.mark.parametrize("most", ["4", "3"])
def test_max_wagers(most: str) -> None:
    """Three tokens, three wagers; or all four corners."""
    m = betting(max_wagers=most)
    if most == "3":
        refused(m, "C bet V1=1 V2=1 IN=1 DC=1", "SP-Q05")
        play(m, "C bet V1=3 IN=3 DC=3")
    else:
        play(m, "C bet V1=1 V2=1 IN=1 DC=1")
    assert asked_when(m) == ("AB", "wager")


@rule("SP-808")
@pytest.mark.parametrize(("target", "over"), [("12", False), ("10", True)])
def test_target_influence(target: str, over: bool) -> None:
    """What wins, and the end of the track."""
    m = checkpoint(
        *four(C=house("TUL", influence=10)), after="host", phase="market", options={"target_influence": target}
    )
    assert play(m, "A pass").over is over
    m = arena(*four(A=house(influence=10, assets="GL01a")), options={"target_influence": target})
    play(m, "A invite B; B refuse; A invite C; C refuse; A invite D; D refuse; A enter GL01a")
    assert m.over is over


@rule("SP-808", "SP-009")
@pytest.mark.parametrize("target", [10, 12])
def test_the_track_ends_at_the_target(target: int) -> None:
    """Of two for a victory and a new champion the one above it is lost."""
    m = duel(
        *four(A=house(influence=target - 1, assets="GL01a++"), B=house("SOL", assets="GL02a")),
        one="A GL01a",
        two="B GL02a",
        at="d3 d4",
        left="3 2 2 1 1 1",
        host="C",
        dice="6 1 1 1",
        options={"target_influence": str(target)},
    )
    play(m, "A x")
    assert influence(m, "A") == target
    play(m, "C up")
    assert m.over


@rule("SP-809")
@pytest.mark.parametrize(("value", "name"), [("on", "Pauper"), ("original", "Destitute!")])
def test_neutral_titles(value: str, name: str) -> None:
    """Names alone."""
    m = intrigue(*four(A=house(hand="RE06a")), options={"neutral_titles": value})
    card = view(m, "A")["intrigue"]["RE06a"]
    assert card["name"]["en"] == name
    assert card["need"] == 3


@rule("SP-809")
@pytest.mark.parametrize("value", ["on", "original"])
def test_titles_change_no_game(value: str) -> None:
    plain = play_on(dealt(3, 5, turn_limit="2"), 5)
    other = dealt(3, 5, turn_limit="2", neutral_titles=value)
    for step in plain.steps[3:]:
        other.play(step.seat, step.move)
    assert other.outcome == plain.outcome


@rule("SP-810")
def test_turn_limit() -> None:
    """After so many turns the highest influence wins."""
    limit = {"turn_limit": "2"}
    houses = four(B=house("SOL", influence=7), C=house("TUL", influence=6))
    m = play(checkpoint(*houses, after="arena", phase="arena", options=limit), "A pass")
    assert not m.over
    m = play(checkpoint(*houses, after="arena", phase="arena", turn=2, options=limit), "A pass")
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["by"], m.outcome.detail["ranks"]) == ((1,), "limit", [3, 1, 2, 3])
    m = play(checkpoint(*houses, after="host", phase="market", turn=2, options=limit), "A pass")
    assert not m.over


@rule("SP-810", "SP-803")
def test_the_turn_limit_where_nobody_has_influence() -> None:
    """None is the highest influence then, and all share it."""
    houses = [
        house(card, influence=0, assets=asset) for card, asset in (("BAT", "GL01a"), ("SOL", ""), ("TUL", "GL02a"))
    ]
    limits = {"turn_limit": "3", "min_influence": "0"}
    m = play(checkpoint(*houses, after="arena", phase="arena", turn=3, options=limits), "A pass")
    assert len(view(m, None)["showdown"]["ranks"]) == 3


@rule("SP-810", "SP-604")
def test_a_tie_at_the_turn_limit() -> None:
    """By showdown."""
    houses = four(B=house("SOL", influence=7, assets="GL01a"), D=house("GLA", influence=7))
    m = play(checkpoint(*houses, after="arena", phase="arena", turn=3, options={"turn_limit": "3"}), "A pass")
    assert (view(m, None)["showdown"]["ranks"], asked_when(m)) == ([1, 3], ("B", "enter"))
    play(m, "B enter GL01a")
    assert m.outcome is not None
    assert (m.outcome.winners, m.outcome.detail["by"]) == ((1,), "showdown")


@rule("SP-810")
@pytest.mark.parametrize("turns", [1, 2, 4])
def test_games_end_at_the_turn_limit(turns: int) -> None:
    """Random ones never go on after it."""
    m = play_on(dealt(4, 3, turn_limit=str(turns)), 3)
    assert m.outcome is not None
    assert m.outcome.detail["turn"] <= turns


@rule("SP-811", "SP-022", "SP-023")
def test_figures() -> None:
    """Everybody takes another figure; it changes nothing but itself."""
    games = []
    for figures in ("1 2 3", "4 1 2"):
        m = ludus.new_match("spartacus", 3, 4)
        for name, figure in zip(("GLA", "BAT", "TUL"), figures.split()):
            m.play(m.to_act[0], f"house {name} fig {figure}")
        games.append(m)
    assert sorted(each["figure"] for each in view(games[0], None)["seats"]) == [1, 2, 3]
    assert sorted(each["figure"] for each in view(games[1], None)["seats"]) == [1, 2, 4]
    positions = [m.position() for m in games]
    for position in positions:
        for each in position["houses"]:
            each["figure"] = 0
    assert positions[0] == positions[1]
    m = ludus.new_match("spartacus", 3, 4)
    m.play(m.to_act[0], "house GLA fig 2")
    assert not [move for move in m.moves(m.to_act[0]) if "fig 2" in move or "GLA" in move]


@rule("SP-812", "SP-536")
@pytest.mark.parametrize(("rounds", "quiet"), [("2", 1), ("10", 9), ("25", 24)])
def test_stall_rounds(rounds: str, quiet: int) -> None:
    """How many rounds without an attack end a bout."""
    houses = four(A=house(assets="GL01a"), B=house("SOL", assets="GL02a"))
    for before, over in ((quiet - 1, False), (quiet, True)):
        m = duel(
            *houses,
            one="A GL01a",
            two="B GL02a",
            left="3 2 2 2 2 2",
            second=True,
            host="C",
            bout={"quiet": before},
            options={"stall_rounds": rounds},
        )
        play(m, "B stay")
        assert bool(facts_of(m, "defeated")) is over


def test_options_reach_every_game_of_their_own() -> None:
    """SP-800 to SP-812: one table's options are no other's."""
    quick, usual = dealt(length="quick", target_influence="10"), dealt()
    assert (influences(quick), influences(usual)) == ([7] * 4, [4] * 4)
    assert (int(quick.state.table.top), int(usual.state.table.top)) == (10, 12)  # type: ignore[attr-defined]
    assert "offer" not in " ".join(moves(usual, "A"))
