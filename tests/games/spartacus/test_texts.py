"""Everything that the game asks, tells and warns of has words in both languages."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast

import ludus
from ludus import Match
from ludus.games.spartacus.deck import card_ids, card_view, house_view, read_rows
from ludus.games.spartacus.events import ALL_SEATS, DID, HOST, LOT, PHASE, REFRESHED, STRUCK, TRADED
from ludus.games.spartacus.legality_basics import STAGE_RULES
from ludus.games.spartacus.moves import BIDDING, DOWN, DROP, KIND, OVER, PASS
from ludus.games.spartacus.notation import HAND_CARDS, NUMBERS, PLAIN, READERS
from ludus.games.spartacus.state import Spartacus
from ludus.kernel.decision import Decision, Fact
from ludus.kernel.game import RULING
from ludus.kernel.rng import Rng
from ludus.kernel.state import RESIGN
from ludus.kernel.text import game_folder, guide, words

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
    seat_of,
    trading,
    wagering,
)

GAME = ludus.game("spartacus")
LANGUAGES = ("en", "ru")
SOURCES = Path(str(game_folder("spartacus")))
HOUSE = Path(__file__).resolve().parents[3] / "web" / "src" / "text"
OTHERS = (house("SOL"), house("TUL"))


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(SOURCES.joinpath(f"{name}.csv").open(encoding="utf-8")))


@cache
def messages(path: Path) -> set[str]:
    body = FluentParser().parse(path.read_text("utf-8")).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def texts(language: str) -> set[str]:
    return messages(SOURCES / f"text.{language}.ftl")


def say(facts: list[Fact]) -> list[str]:
    """The facts in both languages; a value that is missing would raise."""
    told = [words("spartacus").tell(language, [fact]) for fact in facts for language in LANGUAGES]
    assert all(text and "{" not in text and "None" not in text for text in told)
    return told


def english(facts: list[Fact]) -> list[str]:
    say(facts)
    return [words("spartacus").tell("en", [fact]) for fact in facts]


def number(m: Match, text: str) -> tuple[Spartacus, int, int]:
    """`A bid 3`: the state, the seat, the move."""
    state, seat = cast(Spartacus, m.state), seat_of(text[0])
    return state, seat, GAME.parse(state, seat, text[2:])


def facts(m: Match, text: str) -> list[str]:
    return english(GAME.facts(*number(m, text)))


def warned(m: Match, text: str) -> list[str]:
    return english(GAME.warnings(*number(m, text)))


def asked(m: Match, letter: str) -> Decision:
    found = m.decision(seat_of(letter))
    assert found is not None
    say([found.prompt, *(fact for choice in found.choices for fact in choice.facts)])
    return found


def question(m: Match, letter: str) -> str:
    return asked(m, letter).text("en")


# --- Cards -----------------------------------------------------------------------------------------------

NUMBER_WORDS = {"one": "1", "two": "2", "twice": "2", "pair": "2", "three": "3"}


def figures(text: str) -> set[str]:
    return {NUMBER_WORDS.get(word, word) for word in re.findall(r"\w+", text.lower())}


@pytest.mark.parametrize("name", ["market", "intrigue"])
def test_cards_say_the_numbers_of_their_effects(name: str) -> None:
    for row in rows(name):
        assert bool(row["effect"]) == bool(row["text_en"]) == bool(row["text_ru"]), row["id"]
        amounts = set(re.findall(r"\d+", re.sub(r"tgt\d|guardroll.*", "", row["effect"]))) - {"1"}
        assert amounts <= figures(row["text_en"]), row["id"]
        in_both = [sorted(re.findall(r"\d+", row[f"text_{language}"])) for language in LANGUAGES]
        assert in_both[0] == in_both[1], row["id"]


def test_houses_say_the_numbers_of_their_abilities() -> None:
    for place, row in enumerate(rows("houses")):
        shown = cast(list[dict[str, dict[str, str]]], house_view(place)["abilities"])
        for n, ability in enumerate(shown, 1):
            amounts = set(re.findall(r"\d+", row[f"ab{n}_effect"]))
            assert all(amounts <= figures(ability["text"][language]) for language in LANGUAGES), row["id"]


def test_every_card_has_a_name_of_its_own_in_each_language() -> None:
    for name in ("market", "intrigue"):
        kinds = {str(card_view(name, card, True)["kind"]): card for card in range(len(card_ids(name)))}
        for neutral in (True, False):
            for language in LANGUAGES:
                views = [card_view(name, card, neutral) for card in kinds.values()]
                names = [cast(dict[str, str], view["name"])[language] for view in views]
                assert len(set(names)) == len(names) == len(kinds)
                assert all(re.search("[а-я]" if language == "ru" else "[a-z]", each) for each in names)


def test_titles_follow_the_option() -> None:
    for option, title in (("on", "Useful Information"), ("original", "Inside Information")):
        m = intrigue(house(influence=7, hand="SC02a"), *OTHERS, options={"neutral_titles": option})
        assert facts(m, "A play SC02a >A")[0] == f"plays {title}"
        assert title in warned(m, "A end")[0]


WRONG: list[tuple[str, str, str, str, str]] = [
    ("market", "id,", "no,", "sp-deck-column", "Line 1: the column “id” is missing."),
    ("intrigue", "SC02,", "SC01,", "sp-deck-twice", "Line 3: SC01 stands there twice."),
    ("intrigue", ",3,7,1,", ",2,7,1,", "sp-deck-count", "103 cards, but there must be 104"),
    ("intrigue", ",3,7,1,", ",3,99,1,", "sp-deck-number", "req cannot be “99”; write a number from 0 to 48."),
    ("market", ",slave,", ",horse,", "sp-deck-word", "type cannot be “horse”; write one of gladiator, slave"),
    ("intrigue", '"gold(me,5)"', '"gold(me"', "sp-deck-effect", "“gold(me” is wrong at"),
    ("houses", "0-3:3;4-6:4", "0-3;4-6", "sp-deck-limits", "does not tell the hand limits"),
    ("arena", "\na1,", "\nz9,", "sp-deck-space", "“z9” is no space of the arena"),
    ("houses", "Batiatus", "x" * 200_000, "sp-deck-csv", "this is no table of comma-separated values"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "message", "told"), WRONG)
def test_a_wrong_file_is_told_in_both_languages(name: str, right: str, wrong: str, message: str, told: str) -> None:
    text = SOURCES.joinpath(f"{name}.csv").read_text("utf-8")
    assert right in text
    with pytest.raises(ludus.BadOption) as refusal:
        read_rows(name, text.replace(right, wrong, 1))
    assert refusal.value.message == message
    assert told in refusal.value.text("en")
    assert refusal.value.text("ru").startswith("Строка ")


# --- Messages --------------------------------------------------------------------------------------------


def python_files() -> Iterator[str]:
    for path in SOURCES.rglob("*.py"):
        yield path.read_text("utf-8")


def named_in_sources() -> set[str]:
    """Messages that the sources name, also those put together of parts."""
    found = {
        name for text in python_files() for name in re.findall(r'"((?:sp-deck|ask|fact|warn|position)-[a-z-]+)"', text)
    }
    return found | {f"fact-{verb}-{goods}" for verb in ("give", "get") for goods in ("gold", "cards")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_those_that_the_sources_name(language: str) -> None:
    named = named_in_sources()
    assert {"sp-deck-twice", "ask-scheme-target", "fact-lowers-agent", "warn-drop-free"} <= named
    own = {name for name in texts(language) if re.match("(sp-deck|ask|fact|warn)-", name)}
    assert own == {name for name in named if not name.startswith("position-")}
    assert len(own) > 160


def test_both_languages_have_the_same_messages() -> None:
    assert texts("en") == texts("ru")


def event_kinds() -> set[str]:
    """All kinds of events that the view can tell, out of raw ones of every number."""
    told = set(range(REFRESHED + 1))
    samples: dict[int, list[int]] = {
        LOT: [0, 1],
        PHASE: [1],
        TRADED: [0, 1, 1 | 2 << 2],
        STRUCK: [0, 1, 0, 6, -1, 5],
        HOST: [2],
        DID: [0, PASS],
    }
    return {GAME.event([kind, ALL_SEATS, *samples.get(kind, [0, 1, 1, 1, 1, 1])], None).kind for kind in told}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words(language: str) -> None:
    kinds = event_kinds()
    assert {"did", "heal", "healed", "added", "stopped", "influence", "balanced", "no-bout", "round"} <= kinds
    assert len(kinds) == REFRESHED  # all differ, and one number is never told
    known = {name.removeprefix("event-") for name in texts(language) if name.startswith("event-")}
    assert {kind for kind in kinds if not any(name == kind or name.startswith(f"{kind}-") for name in known)} == set()
    assert all(any(name == kind or name.startswith(f"{kind}-") for kind in {*kinds, "sealed"}) for name in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_words_for_the_log(language: str) -> None:
    verbs = {*PLAIN.values(), *NUMBERS.values(), *HAND_CARDS.values(), *READERS, "act", "bank", "heal", "healer"}
    missing = {verb for verb in verbs if f"did-{verb}" not in texts(language)}
    assert len(verbs) > 50
    assert not missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    path = SOURCES / f"text.{language}.ftl"
    values = dict.fromkeys(re.findall(r"\$(\w+)", path.read_text("utf-8")), 2)
    for name in messages(path):
        assert words("spartacus").say(language, name, **values)


def test_reasons_are_for_rules_of_the_game() -> None:
    known = messages(SOURCES / "ledger.en.ftl")
    reasons = {name.removeprefix("why-") for name in texts("en") if name.startswith("why-")}
    assert len(reasons) > 80
    assert reasons <= known


def test_every_stage_says_what_is_waited_for() -> None:
    """A seat that does something else, or acts too early, hears a sentence made for the moment."""
    for stage, rule in enumerate(STAGE_RULES):
        name = f"why-SP-Q{rule - RULING:02d}" if rule > RULING else f"why-SP-{rule:03d}"
        assert stage <= OVER
        assert name in texts("en"), stage


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_words_and_nothing_else_has(language: str) -> None:
    known = {name for name in messages(HOUSE / f"house.{language}.ftl") if name.startswith("opt-spartacus-")}
    wanted = {f"opt-spartacus-{option.name}" for option in GAME.meta.options}
    wanted |= {f"opt-spartacus-{option.name}-{value}" for option in GAME.meta.options for value in option.values}
    assert known == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_for_questions_of_the_game(language: str) -> None:
    labels = {name for name in messages(HOUSE / f"house.{language}.ftl") if name.startswith("confirm-spartacus-")}
    assert len(labels) > 10
    assert {name.removeprefix("confirm-spartacus-") for name in labels} <= texts(language)


# --- Whole games -----------------------------------------------------------------------------------------


def look_at(state: Spartacus, seat: int, told: set[str]) -> None:
    """Say what is asked and what the answers do, as far as it has not been said."""
    found = [GAME.decision(state, seat).prompt] if state.actors() >> seat & 1 else []
    for move in [*state.legal(seat)[:80], RESIGN]:
        found += [*GAME.facts(state, seat, move), *GAME.warnings(state, seat, move)]
    fresh = {fact.message: fact for fact in found if fact.message not in told}
    say(list(fresh.values()))
    told |= {*fresh}


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {"length": "quick"}), (4, {}), (3, {"service_deals": "atomic", "wagers": "in_turn"})],
)
def test_questions_answers_and_warnings_of_random_games_can_be_said(players: int, options: dict[str, str]) -> None:
    told: set[str] = set()
    for seed in range(4):
        state = cast(Spartacus, GAME.deal(players, seed, {**options, "turn_limit": "8"}))
        rng = Rng(seed, 7)
        while not state.over():
            seat = state.actor()
            look_at(state, seat, told)
            if state.stage != BIDDING:
                look_at(state, (seat + 1) % players, told)
            state.apply(seat, state.random_move(seat, rng))
    assert {"ask-house", "ask-turn", "ask-trade", "ask-bid", "ask-invite", "ask-enter", "ask-checkpoint"} <= told
    assert {"fact-sell", "fact-play", "fact-bid", "fact-offer", "warn-resign", "warn-refuse", "warn-end"} <= told
    assert len(told) > 110


@pytest.mark.parametrize("players", [3, 4])
def test_questions_answers_and_warnings_of_good_games_can_be_said(players: int) -> None:
    told: set[str] = set()
    state = cast(Spartacus, GAME.deal(players, 11, {"turn_limit": "3"}))
    rng = Rng(11, 7)
    while not state.over():
        seat = state.actor()
        look_at(state, seat, told)
        state.apply(seat, state.advise(seat, rng))
    assert {"ask-wager", "ask-act", "ask-order", "fact-bet-victory", "fact-attack", "fact-move"} <= told
    assert len(told) > 60


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
    assert question(m, "B").startswith("Nothing is asked of you now.")
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


def test_promises_are_told() -> None:
    m = intrigue(house(), *OTHERS)
    told = {what: facts(m, f"A vow B {what}") for what in ("support", "peace", "nofoil", "invite", "spare", "mercy")}
    assert told["peace"] == ["promises seat B to play no scheme against that house this turn"]
    assert facts(m, "A vow B gold 2") == ["promises seat B to pay 2 gold"]
    assert len({text for each in told.values() for text in each} | {*facts(m, "A vow B death")}) == 7
    play(m, "A vow B mercy")
    assert facts(m, "B kept 1") == ["says that seat A has kept promise 1"]
    assert facts(m, "B broken 1") == ["says that seat A has broken promise 1"]


def test_offers_are_told_from_both_sides() -> None:
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


def test_plans_tell_targets_and_costs() -> None:
    rich = house("SOL", influence=4, gold=12, hand="SC15a SC18 SC14a", assets="SL01a GL18")
    m = intrigue(rich, house("BAT"), house("TUL"))
    assert facts(m, "A play SC15a >B +C")[1:3] == ["aimed at seat B", "pays 3 gold to seat C"]
    assert facts(m, "A play SC14a >C : SL01a")[1:3] == ["aimed at seat C", "discards Debtor"]
    assert facts(m, "A play SC18 >B +A X5 agent")[1:5] == [
        "aimed at seat B",
        "the own house gains influence",
        "pays 5 gold to the bank for as much less required influence",
        "exhausts Ashur (gladiator) for 2 less required influence",
    ]
    assert facts(m, "A ask B,C gold 1 for SC18 >C +B")[:4] == [
        "asks for support: Batiatus, Tullius",
        "promises 1 gold for every yes",
        "for Collusion, which nobody sees yet",
        "aimed at seat C",
    ]


def test_wagers_tell_what_they_win() -> None:
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
    told = ["Spartacus is a champion: you lose 1 influence with it."]
    assert warned(m, "A bank GL05") == told
    assert warned(m, "A bank GL01a") == []
    assert warned(m, "A offer B GL05 : 3") == told
    assert warned(m, "A offer C 3 : GL02a") == []
    play(m, "B offer A 4 : GL05")
    assert warned(m, "A accept 1") == told


def test_three_assets_for_influence_are_confirmed() -> None:
    m = intrigue(house("BAT", assets="GL01a GL02a GL03a#"), *OTHERS)
    assert warned(m, "A hab 2 GL01a GL02a GL03a") == [
        "You discard Thracian Warrior, Syrian Warrior, Numidian Warrior for 1 influence.",
        "Numidian Warrior is a champion: you lose 1 influence with it.",
    ]
    assert warned(m, "A hab 1 GL01a GL02a") == []


@pytest.mark.parametrize(("sign", "told"), [("", 0), ("+", 1), ("++", 2)])
def test_thumb_down_on_a_favoured_fighter_is_confirmed(sign: str, told: int) -> None:
    bout = {**fighters("A GL05", "B GL01a"), "loser": 1, "defeat": 1}
    m = scene(
        house(assets="GL05"), house("SOL", assets=f"GL01a{sign}"), house("TUL"),
        phase="arena", stage="verdict", bout=bout,
    )  # fmt: skip
    expected = f"The crowd loves Thracian Warrior: the execution costs you {told} influence."
    assert warned(m, "A down") == ([expected] if told else [])
    assert warned(m, "A up") == []
    assert ("the host loses" in facts(m, "A down")[0]) == bool(told)
    assert (f"with {told} favour" in question(m, "A")) == bool(told)


def test_ending_the_turn_with_cards_to_play_is_confirmed() -> None:
    m = intrigue(house(influence=4, hand="SC09a SC01a RE06a"), *OTHERS)
    assert warned(m, "A end") == ["You could still play Looting the Dead."]
    assert warned(intrigue(house(influence=3, hand="SC09a RE06a"), *OTHERS), "A end") == []


def test_giving_up_is_confirmed() -> None:
    m = intrigue(house(), *OTHERS)
    state = cast(Spartacus, m.state)
    assert [fact.message for fact in GAME.warnings(state, 0, RESIGN)] == ["warn-resign"]


def test_words_follow_numbers() -> None:
    said = words("spartacus").say
    assert said("ru", "fact-balance-pay", gold=1) == "платит в банк 1 монету"
    assert said("ru", "fact-balance-pay", gold=3) == "платит в банк 3 монеты"
    assert said("ru", "fact-balance-pay", gold=12) == "платит в банк 12 монет"
    assert said("ru", "warn-down", card="Крикс", influence=2).endswith("казнь будет стоить вам 2 очка влияния.")
    assert said("en", "ask-lose", card="Crixus", wounds=1) == "Crixus suffers 1 wound: which dice do you remove?"
    assert said("en", "ask-lose", card="Crixus", wounds=2) == "Crixus suffers 2 wounds: which dice do you remove?"


# --- Guides ----------------------------------------------------------------------------------------------


def notation(language: str) -> list[str]:
    """What the table of moves in the guide writes between backticks, without the headings and the question mark."""
    table = re.search(r"\n\| [^\n]*`house GLA fig 2`.*?\n\n", guide("spartacus", language), re.DOTALL)
    assert table
    return [text for row in table[0].split("\n") for text in re.findall(r"`([^`?]+)`", row.rpartition(" | ")[2])]


def test_the_moves_of_the_guides_can_be_read() -> None:
    state = cast(Spartacus, intrigue(house("GLA", hand="SC08a RE07b"), house("BAT"), *OTHERS).state)
    assert notation("en") == notation("ru")
    assert len(notation("en")) > 85
    kinds = {GAME.parse(state, 0, text) & KIND for text in notation("en") if text != "resign"}
    assert {*range(DOWN + 1)} - kinds == {DROP}  # which is written like the balance


def test_the_guides_name_the_options_and_no_others() -> None:
    names = [option.name for option in GAME.meta.options]
    for language in LANGUAGES:
        section = re.split(r"\n## ", guide("spartacus", language))[options_place(language)]
        assert re.findall(r"^- `(\w+)`", section, re.MULTILINE) == names


def options_place(language: str) -> int:
    """Which section tells the options."""
    heading = "Table options" if language == "en" else "Настройки стола"
    sections = re.split(r"\n## ", guide("spartacus", language))
    return next(place for place, section in enumerate(sections) if section.startswith(heading))
