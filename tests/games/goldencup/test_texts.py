"""Texts of cards come from their effects, and everything that the game says has words in both languages."""

from __future__ import annotations

import csv
from typing import cast

import pytest

import ludus
from ludus.games.goldencup import story
from ludus.games.goldencup.cards import COUNTERS, PERMANENTS, TRAITS, VERBS
from ludus.games.goldencup.describe import describe_ability, describe_card, describe_fan
from ludus.games.goldencup.expressions import read_ability, read_effect, read_fan
from ludus.games.goldencup.state import GoldenCup
from ludus.kernel.rng import Rng
from ludus.kernel.state import RESIGN
from ludus.kernel.text import words
from tests.kit.texts import LANGUAGES, named_in_sources, say, sources, texts

from .table import deal, play, scene, team

GAME = ludus.game("goldencup")
SOURCES = sources("goldencup")


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(SOURCES.joinpath(f"{name}.csv").open(encoding="utf-8")))


# --- Cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_champions_say_what_their_file_says(language: str) -> None:
    champions = rows("champions")
    assert len(champions) == 102
    for row in champions:
        assert describe_card(read_effect(row["effect"]), language) == row[f"text_{language}"], row["no"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_fans_say_what_their_file_says(language: str) -> None:
    fans = rows("fans")
    assert len(fans) == 16
    for row in fans:
        assert describe_fan(*read_fan(row["effect"]), language) == row[f"text_{language}"], row["id"]


OWN = {
    "I:has(R)?S(+1)+S(+1)+S(+1)+S(-1)": (
        "When hired: if your hired champions show at least 1 red (Might) symbol, "
        "take three +1 sponsor tokens, take a -1 sponsor token.",
        "При найме: если среди нанятых вами чемпионов есть красный символ (Мощь), "
        "возьмите 3 жетона спонсоров «+1», возьмите жетон спонсоров «-1».",
    ),
    "I:A(1)+A(1)+dropA(5)": (
        "When hired: add an attack token of value 1, add an attack token of value 1, "
        "return 5 attack tokens to your supply.",
        "При найме: добавьте жетон нападения «1», добавьте жетон нападения «1», "
        "верните 5 жетонов нападения в личный запас.",
    ),
    "T:has(RRGYYYYY)?goal": (
        "On each throw: if your hired champions show 2 red (Might), 1 green (Wild), 5 yellow (Skill), "
        "score without rolling.",
        "При каждом броске: если среди нанятых вами чемпионов есть хотя бы 2 красных символа (Мощь), "
        "зелёный символ (Природа) и хотя бы 5 жёлтых символов (Ловкость), мяч забит без броска кубика.",
    ),
    "T:dice(1)+F(1)+S(-1)xsym(Y)": (
        "On each throw: roll 1 extra die, gain 1 glory, take a -1 sponsor token, "
        "all of this for each yellow (Skill) symbol on your hired champions.",
        "При каждом броске: бросьте ещё 1 кубик, получите 1 очко славы и возьмите жетон спонсоров «-1» — "
        "всё это за каждый жёлтый символ (Ловкость) среди нанятых вами чемпионов.",
    ),
    "P:upg(agent)->dropA(2)+dropD(1)": (
        "Permanent: each time you upgrade your agent, return 2 attack tokens to your supply, "
        "return a defence token to your supply.",
        "Постоянно: каждый раз, когда улучшаете агента, верните 2 жетона нападения в личный запас, "
        "верните жетон защиты в личный запас.",
    ),
    "P:hire(V)->upA(5)xpair(R)": (
        "Permanent: each time you hire a champion with a violet (Shadow) symbol, "
        "make 5 upgrades of 1 on your attack tokens for each pair of red (Might) symbols on your hired champions.",
        "Постоянно: каждый раз, когда нанимаете чемпиона с фиолетовым символом (Тьма), "
        "5 раз улучшите жетон нападения на 1 (можно разные жетоны) "
        "за каждую пару красных символов (Мощь) среди нанятых вами чемпионов.",
    ),
    "P:match(5)->has(BBBBB)?F(9)xlvl(s)": (
        "Permanent: after a match in which you scored at least 5 goals, "
        "if your hired champions show at least 5 blue (Magic) symbols, "
        "gain 9 glory for each silver champion you have hired.",
        "Постоянно: после матча, в котором вы забили хотя бы 5 мячей, "
        "если среди нанятых вами чемпионов есть хотя бы 5 синих символов (Магия), "
        "получите 9 очков славы за каждого нанятого вами чемпиона серебряного уровня.",
    ),
    "P:coin(5)+foe(-1)": (
        "Permanent: 5 extra coins of income, during a match each attack token of your opponent counts 1 lower.",
        "Постоянно: доход больше на 5 монет, во время матча каждый жетон нападения противника слабее на 1.",
    ),
}


@pytest.mark.parametrize("effect", OWN)
def test_abilities_of_own_decks_are_worded_too(effect: str) -> None:
    ability = read_ability(effect)
    assert tuple(describe_ability(ability, language) for language in LANGUAGES) == OWN[effect]


def test_everything_an_effect_can_hold_has_words() -> None:
    amounts = {"A": "2", "D": "-2", "S": "+1", "atk": "+1", "def": "-1", "foe": "-1"}
    texts = set()
    count = 0
    for verb in VERBS:
        gain = verb if verb == "goal" else f"{verb}({amounts.get(verb, '1')})"
        kind = "T" if verb in ("dice", "goal") else "P" if verb in ("coin", "atk", "def", "foe") else "I"
        for language in LANGUAGES:
            texts.add(describe_ability(read_ability(f"{kind}:{gain}"), language))
            count += 1
    arguments = {"sym": TRAITS, "pair": TRAITS, "lvl": "bsg"}
    for place, name in enumerate(COUNTERS[1:], 1):
        for counter in [f"{name}({letter})" for letter in arguments.get(name, "")] or [name]:
            for language in LANGUAGES:
                texts.add(describe_fan(*read_fan(f"E:tier({counter};1:1)"), language))
                count += 1
                if place <= PERMANENTS:
                    texts.add(describe_ability(read_ability(f"E:F(1)x{counter}"), language))
                    count += 1
    triggers = [f"hire({letter})" for letter in TRAITS] + ["upg(stadium)", "upg(agent)", "upg(any)", "match(2)"]
    for trigger in triggers:
        for language in LANGUAGES:
            texts.add(describe_ability(read_ability(f"P:{trigger}->F(1)"), language))
            count += 1
    assert len(texts) == count == 2 * (15 + 21 + 16 + 9)
    assert not any("{" in text or "  " in text for text in texts)


def test_the_text_of_wizard_jim_follows_the_option() -> None:
    for option, sign in (("-1", "-1"), ("+1", "+1")):
        deck = cast(GoldenCup, GAME.deal(2, 1, {"wizard_jim": option})).table.deck
        assert f"take a {sign} sponsor token" in describe_card(deck.abilities[3], "en")


# --- Messages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_the_sources_name_exists(language: str) -> None:
    named = named_in_sources("goldencup", "gc|ask|fact|warn|position")
    assert {"gc-bad-move", "gc-board-pool", "ask-line-final", "fact-train-two", "warn-bench"} <= named
    assert len(named) > 50
    for name in named:
        assert words("goldencup").has(language, name), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words(language: str) -> None:
    kinds = set(story.EVENTS)
    assert len(kinds) > 20
    known = texts("goldencup", language)
    for kind in kinds:
        assert any(name == f"event-{kind}" or name.startswith(f"event-{kind}-") for name in known), kind


@pytest.mark.parametrize("players", [1, 4])
def test_questions_answers_and_warnings_of_whole_games_can_be_said(players: int) -> None:
    asked: set[str] = set()
    seen: set[str] = set()
    rng = Rng(5, 1)
    for seed in range(3):
        state = cast(GoldenCup, GAME.deal(players, seed))
        while not state.over():
            seat = state.actor()
            decision = GAME.decision(state, seat)
            if decision.prompt.message not in asked:
                asked.add(decision.prompt.message)
                say("goldencup", [decision.prompt])
            for move in [*state.legal(seat)[:40], RESIGN]:
                facts = [*GAME.facts(state, seat, move), *GAME.warnings(state, seat, move)]
                say("goldencup", [fact for fact in facts if fact.message not in seen])
                seen |= {fact.message for fact in facts}
            state.apply(seat, state.random_move(seat, rng))
    assert {"ask-fan", "ask-prepare", "ask-shop", "ask-line"} <= asked
    resigning = {"fact-resign-solo", "warn-resign-solo"} if players == 1 else {"fact-resign", "warn-resign"}
    assert {"fact-hire", "fact-train", "fact-line", "fact-search", "warn-coins", "warn-fan", *resigning} <= seen


def test_a_fact_has_no_full_stop_of_its_own() -> None:
    """The text of a card ends with a full stop on the card, but not in the preview of an answer."""
    shop = scene(team(hand="1 2 34", hired="11 13"), team())
    order = play(scene(team("a4", hired="28", hand="26", coins=3), team()), "A:H26")
    fan = deal(2)
    seen = set()
    for m in (shop, order, fan):
        for move in m.state.legal(0):
            facts = GAME.facts(m.state, 0, move)
            seen |= {fact.message for fact in facts}
            assert not any(text.endswith(".") for text in say("goldencup", facts))
    assert {"fact-hire", "fact-fan", "fact-order"} <= seen
    hired = GAME.facts(shop.state, 0, GAME.parse(shop.state, 0, "H1"))
    assert say("goldencup", hired)[0].startswith("hires 1 Goblin Batter for 3 coins. When hired: add an attack token")


def test_words_follow_numbers() -> None:
    said = words("goldencup").say
    line: dict[str, int | str] = {
        "slot1": "21 Eyebush",
        "slot2": "-",
        "slot3": "77 Valkyrie",
        "slot4": "99 Forest Lord",
    }
    dice = {"dice1": 1, "dice2": 1, "dice3": 3, "dice4": 0}
    assert said("en", "fact-line", **line, **dice) == (
        "1: 21 Eyebush, 2: -, 3: 77 Valkyrie (3 dice), 4+: 99 Forest Lord (scores without rolling)"
    )
    tokens = {"token": "d1", "better": "d2", "token2": "d2", "better2": "d3"}
    assert said("en", "fact-train-two", **tokens, cost=1) == (
        "trains for 1 coin: defence −1 becomes −2, then defence −2 becomes −3"
    )
    assert said("ru", "fact-learn", token="a1", cost=2) == "изучает новый приём за 2 монеты: нападение 1"
    assert said("en", "event-sponsored", who="A", amount=-1) == "A takes a −1 sponsor token"
    assert said("ru", "event-sponsored", who="A", amount=1) == "A берёт жетон спонсоров «+1»"
    assert said("ru", "warn-coins", coins=3) == "У вас остались 3 монеты, и они пропадут."
