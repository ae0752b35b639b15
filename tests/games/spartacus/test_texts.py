"""Every question, fact and warning of the game has a text in both languages."""

from __future__ import annotations

import csv
import re
from typing import cast

import pytest

import ludus
from ludus.games.spartacus.deck import card_ids, card_view, house_view, read_rows
from ludus.games.spartacus.events import ALL_SEATS, DID, EXPIRED, HOST, LOT, PHASE, STRUCK, TRADED
from ludus.games.spartacus.legality_basics import STAGE_RULES
from ludus.games.spartacus.moves import BIDDING, DOWN, DROP, KIND, OVER, PASS
from ludus.games.spartacus.notation import READERS
from ludus.games.spartacus.notation_writing import HAND_CARDS, NUMBERS, PLAIN
from ludus.games.spartacus.state import Spartacus
from ludus.kernel.game import RULING
from ludus.kernel.rng import Rng
from ludus.kernel.state import RESIGN
from ludus.kernel.text import guide
from tests.kit import texts as kit
from tests.kit.texts import LANGUAGES, client_texts, named_in_sources, say, sources

from .table import (
    house,
    intrigue,
)

GAME = ludus.game("spartacus")
SOURCES = sources("spartacus")
OTHERS = (house("SOL"), house("TUL"))


def texts(language: str) -> frozenset[str]:
    return kit.texts("spartacus", language)


def rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(SOURCES.joinpath(f"{name}.csv").open(encoding="utf-8")))


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


WRONG: list[tuple[str, str, str, str, str]] = [
    ("market", "id,", "no,", "sp-deck-column", "Line 1: the column “id” is missing."),
    ("intrigue", "SC02,", "SC01,", "sp-deck-twice", "Line 3: SC01 appears twice."),
    ("intrigue", ",3,7,1,", ",2,7,1,", "sp-deck-count", "103 cards, but there must be 104"),
    ("intrigue", ",3,7,1,", ",3,99,1,", "sp-deck-number", "req cannot be “99”; write a number from 0 to 48."),
    ("market", ",slave,", ",horse,", "sp-deck-word", "type cannot be “horse”; write one of gladiator, slave"),
    ("intrigue", '"gold(me,5)"', '"gold(me"', "sp-deck-effect", "“gold(me” is wrong at"),
    ("houses", "0-3:3;4-6:4", "0-3;4-6", "sp-deck-limits", "is not a list of hand limits"),
    ("arena", "\na1,", "\nz9,", "sp-deck-space", "“z9” is not an arena space"),
    ("houses", "Batiatus", "x" * 200_000, "sp-deck-csv", "this is not valid CSV"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "message", "expected"), WRONG)
def test_wrong_files_are_named_in_both_languages(
    name: str, right: str, wrong: str, message: str, expected: str
) -> None:
    text = SOURCES.joinpath(f"{name}.csv").read_text("utf-8")
    assert right in text
    with pytest.raises(ludus.BadOption) as refusal:
        read_rows(name, text.replace(right, wrong, 1))
    assert refusal.value.message == message
    assert expected in refusal.value.text("en")
    assert refusal.value.text("ru").startswith("Строка ")


# --- Messages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_those_that_the_sources_name(language: str) -> None:
    named = named_in_sources("spartacus", "sp-deck|ask|fact|warn|position")
    named |= {f"fact-{verb}-{goods}" for verb in ("give", "get") for goods in ("gold", "cards")}  # put together
    assert {"sp-deck-twice", "ask-scheme-target", "fact-lowers-agent", "warn-drop-free"} <= named
    own = {name for name in texts(language) if re.match("(sp-deck|ask|fact|warn)-", name)}
    assert own == {name for name in named if not name.startswith("position-")}
    assert len(own) > 160


def event_kinds() -> set[str]:
    """All kinds of events that a view can show, made from raw ones of every number."""
    codes = set(range(EXPIRED + 1))
    samples: dict[int, list[int]] = {
        LOT: [0, 1],
        PHASE: [1],
        TRADED: [0, 1, 1 | 2 << 2],
        EXPIRED: [0, 1, 1 | 2 << 2],
        STRUCK: [0, 1, 0, 6, -1, 5],
        HOST: [2],
        DID: [0, PASS],
    }
    return {GAME.event([kind, ALL_SEATS, *samples.get(kind, [0, 1, 1, 1, 1, 1])], None).kind for kind in codes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_words(language: str) -> None:
    kinds = event_kinds()
    assert {"did", "heal", "healed", "added", "stopped", "influence", "balanced", "no-bout", "round"} <= kinds
    assert len(kinds) == EXPIRED  # all differ, and one number is never shown
    known = {name.removeprefix("event-") for name in texts(language) if name.startswith("event-")}
    assert {kind for kind in kinds if not any(name == kind or name.startswith(f"{kind}-") for name in known)} == set()
    assert all(any(name == kind or name.startswith(f"{kind}-") for kind in {*kinds, "sealed"}) for name in known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_words_for_the_log(language: str) -> None:
    verbs = {*PLAIN.values(), *NUMBERS.values(), *HAND_CARDS.values(), *READERS, "act", "bank", "heal", "healer"}
    missing = {verb for verb in verbs if f"did-{verb}" not in texts(language)}
    assert len(verbs) > 50
    assert not missing


def test_every_stage_says_what_is_waited_for() -> None:
    """A seat that does something else, or acts too early, hears a sentence made for the moment."""
    for stage, rule in enumerate(STAGE_RULES):
        name = f"why-SP-Q{rule - RULING:02d}" if rule > RULING else f"why-SP-{rule:03d}"
        assert stage <= OVER
        assert name in texts("en"), stage


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_for_questions_of_the_game(language: str) -> None:
    labels = client_texts(language, "confirm-spartacus-")
    assert len(labels) > 10
    assert {name.removeprefix("confirm-spartacus-") for name in labels} <= texts(language)


# --- Whole games -----------------------------------------------------------------------------------------


def look_at(state: Spartacus, seat: int, seen: set[str]) -> None:
    """Say what is asked and what the answers do, as far as it has not been said."""
    found = [GAME.decision(state, seat).prompt] if state.actors() >> seat & 1 else []
    for move in [*state.legal(seat)[:80], RESIGN]:
        found += [*GAME.facts(state, seat, move), *GAME.warnings(state, seat, move)]
    fresh = {fact.message: fact for fact in found if fact.message not in seen}
    say("spartacus", fresh.values())
    seen |= {*fresh}


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {"length": "quick"}), (4, {}), (3, {"service_deals": "atomic", "wagers": "in_turn"})],
)
def test_questions_answers_and_warnings_of_random_games_can_be_said(players: int, options: dict[str, str]) -> None:
    seen: set[str] = set()
    for seed in range(4):
        state = cast(Spartacus, GAME.deal(players, seed, {**options, "turn_limit": "8"}))
        rng = Rng(seed, 7)
        while not state.over():
            seat = state.actor()
            look_at(state, seat, seen)
            if state.stage != BIDDING:
                look_at(state, (seat + 1) % players, seen)
            state.apply(seat, state.random_move(seat, rng))
    assert {"ask-house", "ask-turn", "ask-trade", "ask-bid", "ask-invite", "ask-enter", "ask-checkpoint"} <= seen
    assert {"fact-sell", "fact-play", "fact-bid", "fact-offer", "warn-resign", "warn-refuse", "warn-end"} <= seen
    assert len(seen) > 110


@pytest.mark.parametrize("players", [3, 4])
def test_questions_answers_and_warnings_of_good_games_can_be_said(players: int) -> None:
    seen: set[str] = set()
    state = cast(Spartacus, GAME.deal(players, 11, {"turn_limit": "3"}))
    rng = Rng(11, 7)
    while not state.over():
        seat = state.actor()
        look_at(state, seat, seen)
        state.apply(seat, state.advise(seat, rng))
    assert {"ask-wager", "ask-act", "ask-order", "fact-bet-victory", "fact-attack", "fact-move"} <= seen
    assert len(seen) > 60


# --- Guides ----------------------------------------------------------------------------------------------


def notation(language: str) -> list[str]:
    """What the table of moves in the guide writes between backticks, without headings, question mark and free words."""
    table = re.search(r"\n\| [^\n]*`house GLA fig 2`.*?\n\n", guide("spartacus", language), re.DOTALL)
    assert table
    found = [text for row in table[0].split("\n") for text in re.findall(r"`([^`?]+)`", row.rpartition(" | ")[2])]
    return [re.sub('".+"', '"..."', text) for text in found]


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
    """Which section describes the options."""
    heading = "Table options" if language == "en" else "Настройки стола"
    sections = re.split(r"\n## ", guide("spartacus", language))
    return next(place for place, section in enumerate(sections) if section.startswith(heading))
