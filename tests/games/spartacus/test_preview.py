"""Questions and previews that a player sees before an answer (specification 11)."""

from __future__ import annotations

import pytest

from ludus import Match
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words
from tests.kit import texts as kit
from tests.kit.texts import asked, english

from .sand import fight
from .table import (
    arena,
    auction,
    balancing,
    checkpoint,
    fighters,
    house,
    intrigue,
    new_turn,
    play,
    scene,
    trading,
    wagering,
)

OTHERS = (house("SOL"), house("TUL"))


def facts(m: Match, text: str) -> list[str]:
    return english("spartacus", kit.facts(m, text))


def warned(m: Match, text: str) -> list[str]:
    return english("spartacus", kit.warnings(m, text))


def question(m: Match, letter: str) -> str:
    return asked(m, letter).text("en")


# --- Questions -------------------------------------------------------------------------------------------


def test_bids_are_asked_as_sealed_amounts() -> None:
    m = auction(house(gold=4), house("SOL", gold=9), house("TUL"), lots="GL05 WE01a SL01a")
    found = asked(m, "A")
    assert (found.kind, found.least, found.most) == ("bid", 0, 4)
    assert found.text("en") == "Lot 1 of 3: your bid for Spartacus?"
    play(m, "A bid 3; B bid 3; C bid 0")
    again = asked(m, "A")
    assert (again.kind, again.most) == ("bid", 1)
    assert again.text("en") == "The bids for Spartacus are tied. You have laid 3 gold; how much more?"
    assert facts(m, "A bid 1") == ["bids 1 more gold, 4 in all"]
    host = auction(house(gold=4), *OTHERS)
    assert question(host, "A") == "Your bid for the host token?"
    play(host, "A bid 4; B bid 4; C bid 0")
    assert question(host, "B").startswith("The bids for the host token are tied. You have laid 4 gold")


def test_gold_of_a_scheme_is_asked_as_an_amount() -> None:
    m = play(intrigue(house(hand="SC11a"), house("SOL", gold=2, influence=1), house("TUL")), "A play SC11a >B; *")
    found = asked(m, "A")
    assert (found.kind, found.least, found.most) == ("amount", 0, 2)
    assert found.text("en", ["Ann", "Bob", "Cid"]) == "Robbery: how much gold do you take from Bob, up to 2?"
    assert facts(m, "A take 2") == ["takes 2 gold from seat B"]


def test_the_balance_is_put_together_of_gladiators() -> None:
    m = balancing(house(gold=1, assets="GL01a GL02a GL03a GL04a-"), house("SOL", assets="GL01b SL01a SL02a"), OTHERS[1])
    found = asked(m, "A")
    assert (found.kind, found.parts, found.least, found.most) == ("some", ("GL01a", "GL02a", "GL03a"), 2, 3)
    assert found.text("en") == "Balance: you owe 3 gold and have 1. Discard at least 2 gladiators."
    assert question(m, "B") == "Balance: you take 1 gold. You may discard gladiators."
    assert facts(m, "A drop GL01a GL02a") == ["discards Thracian Warrior, Syrian Warrior", "pays 1 gold to the bank"]
    assert facts(m, "B drop GL01b") == ["discards Thracian Warrior", "takes 2 gold from the bank"]


def test_a_hand_above_the_limit_is_asked_for_discards() -> None:
    m = intrigue(house(hand="SC08a SC08b SC09a RE01a RE02a GU01a"), *OTHERS)
    found = asked(m, "A")
    assert (found.kind, found.least, found.most, len(found.parts)) == ("some", 2, 2, 6)
    assert found.text("ru") == "Ваш ход в фазу интриг. В руке на 2 карты больше предела."
    assert facts(m, "A end SC08a RE01a") == ["ends the Intrigue turn and throws away Labour Contract, Rumours Spread"]
    below = asked(intrigue(house(hand="SC08a"), *OTHERS), "A")
    assert (below.kind, below.parts) == ("one", ())


def test_fighters_are_put_together_with_their_gear() -> None:
    m = play(arena(house(), house("SOL", assets="GL05 GL01a- SL01a WE01a AR01a-"), house("TUL")), "A invite B")
    found = asked(m, "B")
    assert (found.kind, found.parts, found.least, found.most) == ("one", ("GL05", "SL01a", "WE01a"), 0, 4)
    names = ["Ann", "Bob", "Cid"]
    assert found.text("en", names).startswith("Ann invites you to the arena, space I:")
    assert facts(m, "B enter GL05 WE01a") == [
        "enters Spartacus on space I: attack 4, defence 4, speed 4",
        "with Sword",
    ]


def test_yes_or_no_is_asked_where_nothing_else_is_possible() -> None:
    three = (house(influence=4, hand="SC10a"), house("SOL", influence=4), house("TUL", influence=4))
    m = play(intrigue(*three), "A ask B,C gold 2 for SC10a >A")
    found = asked(m, "B")
    assert found.kind == "yesno"
    assert found.text("en").endswith("for a scheme that you do not see, and promises 2 gold.")
    assert facts(m, "B yes") == ["supports the scheme of seat A with 4 influence", "is promised 2 gold"]
    play(m, "B yes; C yes")
    assert (asked(m, "A").kind, question(m, "A")) == ("yesno", "The support is enough. Play Joint Venture?")
    bound = play(intrigue(*three, options={"service_deals": "atomic"}), "A ask B,C gold 1 for SC10a >A")
    assert question(bound, "C").endswith("and pays 1 gold for a yes.")
    assert facts(bound, "C yes")[1] == "gets 1 gold at once"
    play(bound, "B offer C 2 : [no]")
    assert asked(bound, "C").kind == "one"
    assert "for the decision not to support the scheme" in facts(bound, "C accept 1")


def test_a_seat_that_is_not_asked_hears_so() -> None:
    m = intrigue(house(), house("SOL", hand="GU01a"), house("TUL"))
    assert question(m, "B").startswith("You have nothing to decide now.")
    assert facts(m, "B lay GU01a") == ["lays a guard on the table"]


def test_a_scheme_is_shown_to_its_target_and_to_the_others() -> None:
    three = (house(influence=5, hand="SC04a"), house("SOL", influence=6, assets="GL01a GL02a", guards=1, hand="RE01a"))
    m = play(intrigue(*three, house("TUL", influence=6, hand="SC09a")), "A play SC04a >B")
    names = ["Ann", "Bob", "Cid"]
    assert asked(m, "B").text("en", names).startswith("Ann plays Mutineer against you. The target house chooses")
    play(m, "B pass")
    assert asked(m, "C").text("en", names).startswith("Ann plays Mutineer. The target house chooses")
    play(m, "C pass")
    assert asked(m, "B").text("en", names) == "Mutineer of Ann hits you: which of your cards do you discard?"


def test_titles_follow_the_option() -> None:
    for option, title in (("on", "Useful Information"), ("original", "Inside Information")):
        m = intrigue(house(influence=7, hand="SC02a"), *OTHERS, options={"neutral_titles": option})
        assert facts(m, "A play SC02a >A")[0] == f"plays {title}"
        assert title in warned(m, "A end")[0]


# --- Rare questions --------------------------------------------------------------------------------------


def test_healing_is_asked_in_words() -> None:
    m = new_turn(house(assets="GL01a! GL06!"), house("SOL", assets="SL06"), house("TUL"), dice="2 3 5 6")
    assert question(m, "A") == "Several of your fighters are injured: for whom do you roll first?"
    assert facts(m, "A heal GL01a") == ["rolls for Thracian Warrior: 4 to 6 heals, 1 kills"]
    play(m, "A heal GL01a")
    assert question(m, "B") == ("Thracian Warrior of seat A rolled 2 to heal. Use a healer and have it rolled again?")
    assert facts(m, "B healer SL06") == ["exhausts Apothecary: the healing roll of Thracian Warrior is made again"]
    assert facts(m, "B pass") == ["leaves the dice as they are"]
    play(m, "B pass")
    assert question(m, "A") == "Theokles rolled 3 and 5: which die counts?"
    assert facts(m, "A choose 5") == ["keeps the 5: Theokles is healed"]
    assert facts(m, "A choose 3") == ["keeps the 3: Theokles stays injured"]
    own = new_turn(house(assets="GL01a! SL06"), *OTHERS, dice="1")
    assert question(own, "A") == "Thracian Warrior rolled 1 to heal. Use a healer and roll again?"


def test_promises_are_described() -> None:
    m = intrigue(house(), *OTHERS)
    promised = {
        what: facts(m, f"A vow B {what}") for what in ("support", "peace", "nofoil", "invite", "spare", "mercy")
    }
    assert promised["peace"] == ["promises seat B to play no scheme against that house this turn"]
    assert facts(m, "A vow B gold 2") == ["promises seat B to pay 2 gold"]
    assert len({text for each in promised.values() for text in each} | {*facts(m, "A vow B death")}) == 7
    play(m, "A vow B mercy")
    assert facts(m, "B kept 1") == ["says that seat A has kept promise 1"]
    assert facts(m, "B broken 1") == ["says that seat A has broken promise 1"]


def test_offers_are_described_from_both_sides() -> None:
    m = trading(house(gold=5, assets="WE01a"), house("SOL", assets="GL05#"), house("TUL"))
    assert facts(m, "A offer B 3 WE01a : GL05") == [
        "makes an offer to seat B",
        "gives 3 gold",
        "gives Sword",
        "gets Spartacus",
    ]
    play(m, "A offer B 3 WE01a : GL05")
    assert facts(m, "B accept 1") == [
        "accepts offer 1 of seat A",
        "gives Spartacus",
        "gets 3 gold",
        "gets Sword",
        "loses 1 influence with the champion Spartacus",
    ]
    assert facts(m, "B reject 1") == ["rejects offer 1 of seat A"]
    assert facts(m, "A cancel 1") == ["takes offer 1 back"]
    play(m, "C ready")
    assert facts(m, "C unready") == ["goes on trading"]


def test_plans_show_targets_and_costs() -> None:
    rich = house("SOL", influence=4, gold=12, hand="SC15a SC18 SC14a", assets="SL01a GL18")
    m = intrigue(rich, house("BAT"), house("TUL"))
    assert facts(m, "A play SC15a >B +C")[1:3] == ["aimed at seat B", "pays 3 gold to seat C"]
    assert facts(m, "A play SC14a >C : SL01a")[1:3] == ["aimed at seat C", "discards Debtor"]
    assert facts(m, "A play SC18 >B +A X5 agent")[1:5] == [
        "aimed at seat B",
        "their own house gains influence",
        "pays 5 gold to the bank for as much less required influence",
        "exhausts Ashur (gladiator) for 2 less required influence",
    ]
    assert facts(m, "A ask B,C gold 1 for SC18 >C +B")[:4] == [
        "asks for support: Batiatus, Tullius",
        "promises 1 gold for every yes",
        "for Collusion, which nobody sees yet",
        "aimed at seat C",
    ]


def test_wagers_show_what_they_win() -> None:
    m = wagering(house(assets="GL05"), house("SOL", assets="GL01a"), house("TUL", gold=9), one="A GL05", two="B GL01a")
    assert question(m, "C").startswith("Spartacus (I) against Thracian Warrior (II)")
    assert facts(m, "C bet V2=2 IN=3 DC=1") == [
        "2 gold on Victory II (Thracian Warrior): wins 2",
        "3 gold on Injury: wins 6",
        "1 gold on Decapitation: wins 3",
    ]
    assert facts(m, "C bet") == ["places no wager"]
    low = wagering(
        house(assets="GL05"), house("SOL", assets="GL01a"), OTHERS[1], one="A GL05", two="B GL01a",
        options={"decap_odds": "2"},
    )  # fmt: skip
    assert facts(low, "C bet DC=1") == ["1 gold on Decapitation: wins 2"]


def test_a_showdown_is_asked_in_words() -> None:
    first, second = house(influence=12, assets="GL05 GL01a"), house("SOL", influence=12, assets="GL07")
    m = play(checkpoint(first, second, house("TUL"), after="arena", phase="arena"), "A pass")
    assert question(m, "A") == "The showdown: choose a fighter and equipment, space I."


# --- What to confirm -------------------------------------------------------------------------------------


def test_refusing_costs_influence() -> None:
    m = play(arena(house(), house("SOL"), house("TUL", influence=1)), "A invite B")
    assert warned(m, "B refuse") == ["You lose 1 influence if you refuse."]
    poor = play(arena(house(), house("SOL"), house("TUL", influence=1)), "A invite C")
    assert warned(poor, "C refuse") == []


def test_discarding_a_gladiator_is_confirmed() -> None:
    m = balancing(house(gold=0, assets="GL01a GL02a#"), house("SOL", gold=5, assets="GL05"), house("TUL"))
    assert warned(m, "A drop GL01a GL02a") == [
        "Thracian Warrior, Syrian Warrior leave your house for good.",
        "Syrian Warrior is a champion: you lose 1 influence with it.",
    ]
    assert warned(m, "B drop GL05") == ["Spartacus leaves your house for good, though you could pay."]
    assert warned(m, "B keep") == []


def test_gold_and_support_are_confirmed() -> None:
    m = intrigue(house(influence=4, gold=3, hand="SC10a"), house("SOL"), house("TUL"))
    assert warned(m, "A pay B 2") == ["You give seat B 2 gold. A gift cannot be taken back, and it binds nobody."]
    play(m, "A ask B,C for SC10a >A")
    assert warned(m, "B yes") == ["Support cannot be taken back, even if the scheme of seat A hits you."]
    assert warned(m, "B no") == []


def test_giving_a_champion_away_is_confirmed() -> None:
    m = trading(house(assets="GL05# GL01a"), house("SOL"), house("TUL", assets="GL02a#"))
    warning = ["Spartacus is a champion: you lose 1 influence with it."]
    assert warned(m, "A bank GL05") == warning
    assert warned(m, "A bank GL01a") == []
    assert warned(m, "A offer B GL05 : 3") == warning
    assert warned(m, "A offer C 3 : GL02a") == []
    play(m, "B offer A 4 : GL05")
    assert warned(m, "A accept 1") == warning


def test_three_assets_for_influence_are_confirmed() -> None:
    m = intrigue(house("BAT", assets="GL01a GL02a GL03a#"), *OTHERS)
    assert warned(m, "A hab 2 GL01a GL02a GL03a") == [
        "You discard Thracian Warrior, Syrian Warrior, Numidian Warrior for 1 influence.",
        "Numidian Warrior is a champion: you lose 1 influence with it.",
    ]
    assert warned(m, "A hab 1 GL01a GL02a") == []


@pytest.mark.parametrize(("sign", "loss"), [("", 0), ("+", 1), ("++", 2)])
def test_thumb_down_on_a_favoured_fighter_is_confirmed(sign: str, loss: int) -> None:
    bout = {**fighters("A GL05", "B GL01a"), "loser": 1, "defeat": 1}
    m = scene(
        house(assets="GL05"), house("SOL", assets=f"GL01a{sign}"), house("TUL"),
        phase="arena", stage="verdict", bout=bout,
    )  # fmt: skip
    expected = f"The crowd loves Thracian Warrior: the execution costs you {loss} influence."
    assert warned(m, "A down") == ([expected] if loss else [])
    assert warned(m, "A up") == []
    assert ("the host loses" in facts(m, "A down")[0]) == bool(loss)
    assert (f"with {loss} favour" in question(m, "A")) == bool(loss)


def test_ending_the_turn_with_cards_to_play_is_confirmed() -> None:
    m = intrigue(house(influence=4, hand="SC09a SC01a RE06a"), *OTHERS)
    assert warned(m, "A end") == ["You could still play Looting the Dead."]
    assert warned(intrigue(house(influence=3, hand="SC09a RE06a"), *OTHERS), "A end") == []


def test_giving_up_is_confirmed() -> None:
    m = intrigue(house(), *OTHERS)
    assert [fact.message for fact in m.game.warnings(m.state, 0, RESIGN)] == ["warn-resign"]


def test_words_follow_numbers() -> None:
    said = words("spartacus").say
    assert said("ru", "fact-balance-pay", gold=1) == "платит в банк 1 монету"
    assert said("ru", "fact-balance-pay", gold=3) == "платит в банк 3 монеты"
    assert said("ru", "fact-balance-pay", gold=12) == "платит в банк 12 монет"
    assert said("ru", "warn-down", card="Крикс", influence=2).endswith("казнь будет стоить вам 2 очка влияния.")
    assert said("en", "ask-lose", card="Crixus", wounds=1) == "Crixus suffers 1 wound: which dice do you remove?"
    assert said("en", "ask-lose", card="Crixus", wounds=2) == "Crixus suffers 2 wounds: which dice do you remove?"


def test_facts_of_an_attack_with_its_movement() -> None:
    """SP-504, SP-521: what was said at once, and on what it depends."""
    m = fight("GL01a", "GL02a")
    attack = "attacks Syrian Warrior with 3 dice"
    assert facts(m, "A x") == [attack, "may move afterwards"]
    assert facts(m, "A x d1") == [attack, "then moves to d1, if its speed dice allow it"]
