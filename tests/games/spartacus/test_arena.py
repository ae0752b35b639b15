"""The Arena phase around the bout: host, invitations, tribute, rewards, verdict (specification 3.6)."""

from __future__ import annotations

from typing import Any

import pytest

from ludus import Match
from tests.kit.rules import rule
from tests.kit.table import moments

from .table import (
    MARKET,
    arena,
    asked_when,
    assets,
    auction,
    checkpoint,
    duel,
    facts_of,
    gold,
    golds,
    house,
    influence,
    influences,
    market_discards,
    moves,
    phase,
    play,
    refused,
    stage,
    to_act,
    view,
)

pytestmark = pytest.mark.both

WOUNDS = {"surrender": "6 1 1 1", "injury": "6 3 1 1", "decapitation": "6 3 3 1"}  # red 3, black 1


def four(**named: dict[str, Any]) -> list[dict[str, Any]]:
    """Four houses; those that are not named have one gladiator."""
    usual = {"A": "GL01a", "B": "GL02a", "C": "GL03a", "D": "GL04a"}
    cards = ("BAT", "SOL", "TUL", "GLA")
    return [named.get(letter, house(card, assets=usual[letter])) for letter, card in zip("ABCD", cards)]


def beaten(defeat: str, one: str = "GL01a", two: str = "GL02a", host: str = "C", **named: dict[str, Any]) -> Match:
    """A's fighter has just defeated B's in this way; C is host."""
    usual = {"A": house(assets=one), "B": house("SOL", assets=two)}
    m = duel(
        *four(**{**usual, **named}),
        one=f"A {one.rstrip('+#')}",
        two=f"B {two.rstrip('+#')}",
        at="d3 d4",
        left="3 2 2 1 1 1",
        host=host,
        dice=WOUNDS[defeat],
    )
    return play(m, "A x")


# --- Honour to the host ----------------------------------------------------------------------------


@rule("SP-400", "SP-447")
def test_the_steps_in_order() -> None:
    """Honour, hosting, tribute, wagers, combat, influence, favour, wagers settled, verdict."""
    m = auction(*four(A=house(assets="GL01a+")), host="C", dice="1 1 6 6 6 6 6 6 1 1 1 1")
    play(m, "A bid 0; B bid 0; C bid 1; D bid 0; C invite A; A enter GL01a; C invite B; B enter GL02a")
    play(m, "A bet V1=2; B bet; C bet IN=1; D bet")
    for _ in moments(m, clever=False):
        if stage(m) == "verdict":
            break
    heard = [each.kind for each in m.events(None)]
    order = ["host", "phase", "influence", "entered", "tribute", "wagers", "round", "defeated", "favoured", "settled"]
    places = [heard.index(kind) for kind in order]
    assert places == sorted(places)
    after = heard[heard.index("defeated") :]
    assert [kind for kind in after if kind in ("influence", "favoured", "settled")][:2] == ["influence", "favoured"]
    assert asked_when(m) == ("C", "verdict")


@rule("SP-401")
@pytest.mark.parametrize("fighters", ["GL01a", ""])
def test_the_host_gains_influence(fighters: str) -> None:
    """Before he invites, whether a bout follows or not."""
    houses = [house(card, assets=fighters if card == "BAT" else "") for card in ("BAT", "SOL", "TUL")]
    m = play(auction(*houses, host="B"), "A bid 0; B bid 0; C bid 2")
    assert (influences(m), asked_when(m)) == ([4, 4, 5], ("C", "invite"))
    play(m, "C invite A; A refuse; C invite B; B refuse")
    assert (influences(m), facts_of(m, "no-bout")) == ([3, 3, 4], [{"who": None}])


# --- Hosting ---------------------------------------------------------------------------------------


@rule("SP-405", "SP-418")
def test_the_host_invites_whom_he_likes() -> None:
    """Everybody in any order, himself too; he cannot leave it."""
    m = arena(*four(), host="B")
    assert asked_when(m) == ("B", "invite")
    assert sorted(moves(m, "B")) == ["invite A", "invite B", "invite C", "invite D"]
    refused(m, "B pass", "SP-405")
    refused(m, "A invite B", "SP-405")
    play(m, "B invite D")
    assert asked_when(m) == ("D", "enter")


@rule("SP-406", "SP-550", "SP-446")
def test_a_fighter_and_its_gear() -> None:
    """A ready gladiator or slave, at most one ready card of each type."""
    mine = house("SOL", assets="GL05 GL02a- SL01a WE01a WE02a- AR01a XE01a AR02a")
    m = play(arena(*four(B=mine)), "A invite B")
    listed = moves(m, "B")
    assert len(listed) == 1 + 2 * 2 * 3 * 2
    assert {"refuse", "enter GL05", "enter SL01a", "enter GL05 WE01a AR02a XE01a", "enter SL01a XE01a"} <= {*listed}
    refused(m, "B enter GL02a", "SP-406")
    refused(m, "B enter GL03a", "SP-406")
    refused(m, "B enter GL05 WE02a", "SP-550")
    refused(m, "B enter GL05 WE03a", "SP-550")
    refused(m, "B enter WE01a", "SP-406")
    refused(m, "B enter GL05 AR01a AR02a", "SP-550")
    play(m, "B enter SL01a XE01a WE01a AR01a")
    assert facts_of(m, "entered") == [{"who": 1, "side": 1, "fighter": "SL01a", "gear": ["WE01a", "AR01a", "XE01a"]}]


@rule("SP-406")
def test_copies_of_one_card() -> None:
    """The menu lists one of two that are alike; both may be chosen. With tokens they are not alike."""
    m = play(arena(*four(B=house("SOL", assets="GL02a GL02b WE01a WE01b"))), "A invite B")
    assert moves(m, "B") == ["refuse", "enter GL02a", "enter GL02a WE01a"]
    play(m, "B enter GL02b WE01b")
    assert facts_of(m, "entered")[0]["fighter"] == "GL02b"
    m = play(arena(*four(B=house("SOL", assets="GL02a GL02b+"))), "A invite B")
    assert moves(m, "B") == ["refuse", "enter GL02a", "enter GL02b"]


@rule("SP-407")
def test_the_first_to_accept_stands_on_space_one() -> None:
    """No matter who was invited before; the second chooses in full view of the first choice, on space II."""
    m = play(arena(*four()), "A invite C; C refuse; A invite D; D enter GL04a; A invite B")
    assert view(m, "B")["arena"]["sides"] == [
        {"seat": 3, "fighter": "GL04a", "gear": [], "dice": [0, 0, 0], "space": None, "used": False}
    ]
    play(m, "B enter GL02a; A bet; B bet; C bet; D bet")
    assert [(side["seat"], side["space"]) for side in view(m, None)["arena"]["sides"]] == [(3, "d1"), (1, "d7")]


@rule("SP-408")
def test_a_choice_stays() -> None:
    """Nobody lays out another fighter."""
    m = play(arena(*four(B=house("SOL", assets="GL02a GL05 WE01a"))), "A invite B; B enter GL02a")
    refused(m, "B enter GL05", "SP-405")
    refused(m, "B refuse", "SP-405")
    play(m, "A invite C")
    refused(m, "B enter GL02a WE01a", "SP-406")


@rule("SP-409", "SP-Q14")
def test_two_houses_fight() -> None:
    """A house with a fighter in is not invited again."""
    m = play(arena(*four(B=house("SOL", assets="GL02a GL05"))), "A invite B; B enter GL02a")
    assert "invite B" not in moves(m, "A")
    refused(m, "A invite B", "SP-409")
    m = play(arena(*four(A=house(assets="GL01a GL05"))), "A invite A; A enter GL01a")
    refused(m, "A invite A", "SP-409")


@rule("SP-410", "SP-411", "SP-412", "SP-Q15")
def test_a_refusal_costs_influence() -> None:
    """A house may refuse or be unable; then another house is invited."""
    m = play(arena(*four(C=house("TUL", assets="GL03a- GL05!"))), "A invite B; B refuse")
    assert (influences(m), asked_when(m)) == ([4, 3, 4, 4], ("A", "invite"))
    refused(m, "A invite B", "SP-412")
    assert moves(m, "A") == ["invite C", "invite D", "invite A"]
    play(m, "A invite C")
    assert moves(m, "C") == ["refuse"]
    play(m, "C refuse")
    assert (influences(m), moves(m, "A")) == ([4, 3, 3, 4], ["invite D", "invite A"])


@rule("SP-405", "SP-410")
def test_the_host_may_refuse_himself() -> None:
    """As long as another house is left."""
    m = play(arena(*four()), "A invite A; A refuse")
    assert (influences(m), asked_when(m)) == ([3, 4, 4, 4], ("A", "invite"))
    refused(m, "A invite A", "SP-412")


@rule("SP-413")
def test_the_host_must_fill_the_place() -> None:
    """If all others have refused or fight; he is asked for his fighter and cannot refuse."""
    m = play(arena(*four(), host="B"), "B invite A; A refuse; B invite C; C enter GL03a; B invite D; D refuse")
    assert (asked_when(m), moves(m, "B")) == (("B", "enter"), ["enter GL02a"])
    refused(m, "B refuse", "SP-413")
    play(m, "B enter GL02a")
    assert (asked_when(m), influences(m)) == (("ABCD", "wager"), [3, 4, 4, 3])


@rule("SP-413", "SP-415")
def test_the_host_enters_even_alone() -> None:
    """With everybody gone there is no bout, and his fighter goes home."""
    m = play(arena(*four()), "A invite B; B refuse; A invite C; C refuse; A invite D; D refuse")
    refused(m, "A refuse", "SP-413")
    play(m, "A enter GL01a")
    assert (phase(m), assets(m, "A"), influences(m)) == ("upkeep", "GL01a", [4, 3, 3, 3])
    assert not facts_of(m, "tribute", "wagers", "favoured")


@rule("SP-414", "SP-Q16")
@pytest.mark.parametrize("own", ["", "GL01a-", "SL01a!"])
def test_a_host_without_a_fighter(own: str) -> None:
    """He loses influence as for a refusal, and there is no bout."""
    m = play(arena(*four(A=house(assets=own))), "A invite B; B enter GL02a; A invite C; C refuse; A invite D; D refuse")
    assert (influences(m), phase(m)) == ([3, 4, 3, 3], "upkeep")
    assert facts_of(m, "no-bout") == [{"who": None}]


@rule("SP-415", "SP-Q18")
def test_one_fighter_is_no_bout() -> None:
    """The host came first, all others refuse; no tribute, no favour, no verdict."""
    m = arena(*four(A=house(assets="GL05++ WE01a")))
    play(m, "A invite A; A enter GL05 WE01a; A invite B; B refuse; A invite C; C refuse; A invite D; D refuse")
    assert (influences(m), assets(m, "A"), gold(m, "A")) == ([4, 3, 3, 3], "GL05++ WE01a", 5)
    assert facts_of(m, "no-bout") == [{"who": None}]
    assert not facts_of(m, "tribute", "wagers", "favoured", "spared")
    assert phase(m) == "upkeep"


@rule("SP-416", "SP-310")
def test_equipment_stays_where_it_is() -> None:
    """No trade in the Arena phase, before the invitation nor after it."""
    m = arena(*four(A=house(assets="WE01a")))
    refused(m, "A offer B WE01a : 2", "SP-302")
    refused(m, "B offer A 2 : WE01a", "SP-302")
    play(m, "A invite B")
    refused(m, "B offer A 2 : WE01a", "SP-302")
    refused(m, "B enter GL02a WE01a", "SP-550")


@rule("SP-417", "SP-754")
def test_invitations_have_a_price() -> None:
    """Gold and promises pass while the host decides; he is not bound by them."""
    m = play(arena(*four()), "B pay A 2; C vow A gold 3; A vow B spare")
    assert (golds(m), asked_when(m)) == ([7, 3, 5, 5], ("A", "invite"))
    play(m, "A invite B; B pay A 1")
    assert (golds(m), asked_when(m)) == ([8, 2, 5, 5], ("B", "enter"))


@rule("SP-417", "SP-805")
def test_a_service_is_bound_to_its_price() -> None:
    """With atomic services an accepted offer pays and fixes the invitation."""
    m = play(arena(*four(), options={"service_deals": "atomic"}), "B offer A 2 : [invite C]; A accept 1")
    assert (golds(m), asked_when(m)) == ([7, 3, 5, 5], ("C", "enter"))


# --- Tribute ---------------------------------------------------------------------------------------


@rule("SP-420")
@pytest.mark.parametrize(
    ("one", "two", "paid"),
    [("GL01a", "GL02a", [5, 5]), ("GL01a+", "SL01a++", [7, 9]), ("SL05#", "GL05+", [11, 7])],
)
def test_tribute(one: str, two: str, paid: list[int]) -> None:
    """Two coins per favour token, six for a champion, before the wagers."""
    m = arena(*four(A=house(assets=one), B=house("SOL", assets=two)), host="C")
    play(m, f"C invite A; A enter {one.rstrip('+#')}")
    assert golds(m) == [5, 5, 5, 5]
    play(m, f"C invite B; B enter {two.rstrip('+#')}")
    assert (golds(m)[:2], stage(m)) == (paid, "wager")
    assert [each["amount"] for each in facts_of(m, "tribute")] == [gold - 5 for gold in paid if gold > 5]


# --- Victory ---------------------------------------------------------------------------------------


@rule("SP-440", "SP-441")
def test_the_winner_gains_influence_and_favour() -> None:
    m = beaten("surrender")
    assert (influences(m), assets(m, "A"), assets(m, "B")) == ([5, 4, 4, 4], "GL01a+", "GL02a")
    assert facts_of(m, "favoured") == [{"who": 0, "card": "GL01a", "champion": False}]


@rule("SP-442", "SP-443", "SP-446")
@pytest.mark.parametrize("card", ["GL01a", "SL19"])
def test_the_third_favour_makes_a_champion(card: str) -> None:
    """One more influence; slaves too."""
    assert assets(beaten("surrender", one=f"{card}+"), "A") == f"{card}++"
    m = beaten("surrender", one=f"{card}++")
    assert (influences(m), assets(m, "A")) == ([6, 4, 4, 4], f"{card}#")
    assert facts_of(m, "favoured") == [{"who": 0, "card": card, "champion": True}]


@rule("SP-444", "SP-445", "SP-Q17")
def test_a_champion_collects_no_favour() -> None:
    """But its house still gains influence for the victory."""
    m = beaten("surrender", one="GL01a#")
    assert (influences(m), assets(m, "A"), facts_of(m, "favoured")) == ([5, 4, 4, 4], "GL01a#", [])


@rule("SP-443", "SP-456", "SP-Q50")
def test_a_champion_that_dies() -> None:
    """Its house loses one influence."""
    m = beaten("decapitation", two="GL02a#")
    assert (influences(m), assets(m, "B"), market_discards(m)) == ([5, 3, 4, 4], "", "GL02a")
    assert m.position()["marks"][MARKET.index("GL02a")] == 0


# --- Verdict ---------------------------------------------------------------------------------------


@rule("SP-450", "SP-754")
@pytest.mark.parametrize("defeat", ["surrender", "injury"])
def test_the_host_judges(defeat: str) -> None:
    """Up or down, and nothing else."""
    m = beaten(defeat)
    assert (asked_when(m), moves(m, "C")) == (("C", "verdict"), ["up", "down"])
    refused(m, "C pass", "SP-450")
    refused(m, "A down", "SP-450")


@rule("SP-451", "SP-457", "SP-531")
@pytest.mark.parametrize(("defeat", "home"), [("surrender", "GL02a"), ("injury", "GL02a!")])
def test_thumb_up(defeat: str, home: str) -> None:
    """Who surrendered goes home ready, the injured one exhausted with its token."""
    m = beaten(defeat)
    assert assets(m, "B") == home
    play(m, "C up")
    assert facts_of(m, "spared") == [{"who": 1, "card": "GL02a"}]
    assert [each["card"] for each in facts_of(m, "heal")] == ([] if defeat == "surrender" else ["GL02a"])
    assert market_discards(m) == ""


@rule("SP-452", "SP-453", "SP-656", "SP-Q38")
@pytest.mark.parametrize("defeat", ["surrender", "injury"])
def test_thumb_down(defeat: str) -> None:
    """The fighter is discarded, even injured; without favour it costs nothing."""
    m = play(beaten(defeat), "C down")
    assert (assets(m, "B"), market_discards(m), influences(m)) == ("", "GL02a", [5, 4, 4, 4])
    assert facts_of(m, "died") == [{"who": 1, "card": "GL02a"}]


@rule("SP-753")
def test_the_dead_are_forgotten_after_the_arena() -> None:
    """Neither the card nor its owner is kept when the phase is over."""
    m = play(beaten("surrender"), "C down; *")
    assert phase(m) == "upkeep"
    assert (m.position()["dead"], m.position()["dead_owner"]) == (-1, -1)


@rule("SP-453")
@pytest.mark.parametrize(("tokens", "cost"), [("+", 1), ("++", 2)])
def test_an_execution_of_a_favourite(tokens: str, cost: int) -> None:
    """One influence of the host per favour token; tokens go off the card."""
    m = play(beaten("surrender", two=f"GL02a{tokens}"), "C down")
    assert influences(m) == [5, 4, 4 - cost, 4]
    assert m.position()["marks"][MARKET.index("GL02a")] == 0


@rule("SP-450", "SP-454", "SP-457", "SP-658")
@pytest.mark.parametrize(("defeat", "home"), [("surrender", "GL02a#"), ("injury", "GL02a!#")])
def test_a_champion_is_not_judged(defeat: str, home: str) -> None:
    """It goes home."""
    m = beaten(defeat, two="GL02a#", A=house(assets="GL01a", hand="RE07a"))
    assert (stage(m), assets(m, "B"), influences(m)) == ("checkpoint", home, [5, 4, 4, 4])


@rule("SP-455")
def test_the_host_judges_his_own_fighter() -> None:
    """Others may try to buy the verdict."""
    m = beaten("surrender", host="B")
    assert asked_when(m) == ("B", "verdict")
    play(m, "D pay B 3; B down")
    assert (golds(m), market_discards(m)) == ([5, 8, 5, 2], "GL02a")


@rule("SP-456", "SP-450", "SP-532")
def test_a_decapitated_fighter_is_not_judged() -> None:
    """It is discarded, whatever favour it had, at no cost for the host."""
    m = beaten("decapitation", two="GL02a++")
    assert (assets(m, "B"), market_discards(m), influences(m)) == ("", "GL02a", [5, 4, 4, 4])
    assert phase(m) == "upkeep"


@rule("SP-451", "SP-452", "SP-456", "SP-533")
@pytest.mark.parametrize(("defeat", "verdict"), [("surrender", "up"), ("surrender", "down"), ("decapitation", "")])
def test_equipment_goes_home(defeat: str, verdict: str) -> None:
    """The loser's and the winner's."""
    houses = four(A=house(assets="GL01a WE01a"), B=house("SOL", assets="GL02a WE03a AR01a XE02a"))
    m = duel(
        *houses,
        one="A GL01a WE01a",
        two="B GL02a WE03a AR01a XE02a",
        at="d3 d4",
        left="3 2 2 1 1 1",
        host="C",
        dice=WOUNDS[defeat],
    )
    play(m, f"A x; A rr -; B rr -; {f'C {verdict}' if verdict else ''}")
    home = "GL02a WE03a AR01a XE02a" if verdict == "up" else "WE03a AR01a XE02a"
    assert (assets(m, "B"), assets(m, "A")) == (home, "GL01a+ WE01a")


@rule("SP-458", "SP-600", "SP-041")
@pytest.mark.parametrize("verdict", ["up", "down"])
def test_the_verdict_ends_the_phase(verdict: str) -> None:
    """With a victory check, else with a new turn."""
    m = play(beaten("surrender"), f"C {verdict}")
    assert (phase(m), view(m, None)["turn"]) == ("upkeep", 2)
    m = beaten("surrender", A=house(influence=11, assets="GL01a"))
    assert not m.over
    play(m, f"C {verdict}")
    assert m.outcome is not None
    assert m.outcome.winners == (0,)


@rule("SP-458", "SP-741", "SP-742")
def test_reactions_come_before_the_check() -> None:
    """A house that stood at 12 may be pulled down after the verdict."""
    m = beaten(
        "surrender", A=house(influence=11, assets="GL01a"), D=house("GLA", hand="RE07a", assets="SL05"), host="C"
    )
    play(m, "C up")
    assert (influence(m, "A"), asked_when(m)) == (12, ("D", "checkpoint"))
    play(m, "D react RE07a >A")
    assert (m.over, influence(m, "A"), phase(m)) == (False, 11, "upkeep")


@rule("SP-412", "SP-041")
def test_a_new_arena_forgets_the_old_one() -> None:
    """Who refused in the last turn is invited again in this one."""
    m = play(checkpoint(*four(), after="host", phase="market", host="A", refused=15), "A pass")
    assert moves(m, "A") == ["invite B", "invite C", "invite D", "invite A"]
    assert to_act(m) == "A"
