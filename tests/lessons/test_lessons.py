"""Every lesson is replayed: it cannot say what the rules do not."""

from __future__ import annotations

import re

import pytest

from ludus.games import find
from ludus.games import names as games
from ludus.kernel.refusals import Illegal, UserError
from ludus.kernel.text import LANGUAGES, LONGEST
from ludus.lessons import Lesson, Scene, names, open_lesson
from ludus.lessons.notes import PLACE, BadPlace, Notes, shown
from ludus.lessons.script import Step, read_script
from ludus.terminal.rules import ledger

RULE = re.compile(r"\b[A-Z]{2}-[A-Z]?\d+\b")
CUT = re.compile(r"^ +[*.\[].*", re.MULTILINE)
SHORTEST, LONGEST_WAY = 8, 15  # moves of the learner: about five minutes


SCENES = [
    pytest.param(scene, id=f"{game}-{scene.number}-{scene.step.say}")
    for game in names()
    for scene in open_lesson(game).scenes
]


def notes_of(scene: Scene) -> list[str]:
    """The names of the notes of a scene."""
    say = scene.step.say
    known = scene.lesson.notes.names("en")
    return [say, *(name for name in (f"{say}-task", f"{say}-hint") if name in known)]


def test_every_game_has_a_lesson() -> None:
    assert names() == list(games())


@pytest.mark.parametrize("game", names())
def test_it_is_short_and_ends_with_something_to_read(game: str) -> None:
    lesson = open_lesson(game)
    assert SHORTEST <= sum(bool(scene.move) for scene in lesson.scenes) <= LONGEST_WAY
    assert not lesson.scenes[-1].move


@pytest.mark.parametrize("game", names())
def test_both_languages_have_every_note_and_no_other(game: str) -> None:
    lesson = open_lesson(game)
    wanted = [name for scene in lesson.scenes for name in notes_of(scene)]
    tasks = [f"{scene.step.say}-task" for scene in lesson.scenes if scene.move]
    for language in LANGUAGES:
        found = lesson.notes.names(language)
        assert found == wanted
        assert set(tasks) <= set(found)
        assert not CUT.findall(lesson.notes.sources[language]), "Fluent ends a message before such a line"


@pytest.mark.parametrize("scene", SCENES)
def test_the_learner_is_asked_and_the_marked_move_leads_on(scene: Scene) -> None:
    if not scene.move:
        return
    seat = scene.lesson.seat
    assert seat in scene.match.to_act
    assert scene.is_right(scene.move)
    others = [move for move in scene.match.moves(seat) if move not in scene.also]
    assert not any(scene.is_right(move) for move in others[:5])


@pytest.mark.parametrize("scene", SCENES)
def test_every_place_is_filled_from_the_match(scene: Scene) -> None:
    for text in (scene.note, scene.task, scene.hint if scene.move else None):
        for language in LANGUAGES if text else ():
            assert text is not None
            rendered = text[language]
            assert rendered.strip()
            assert "{" not in rendered
            assert "$" not in rendered
    if scene.move:
        assert max(map(len, scene.hint.values())) < LONGEST, "a refusal quotes the hint"


@pytest.mark.parametrize("scene", SCENES)
def test_rules_that_are_named_exist_and_are_the_same_in_both_languages(scene: Scene) -> None:
    notes = scene.lesson.notes
    known = set(ledger(find(notes.game)))
    for name in notes_of(scene):
        named = {language: RULE.findall(notes.say(language, name, scene.world)) for language in LANGUAGES}
        assert set(named["en"]) == set(named["ru"])
        assert set(named["en"]) <= known
    assert RULE.search(scene.note["en"]), "every note names the rules that it is about"


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_written_by_hand(game: str, language: str) -> None:
    """A number in a note must come from the match, or it could be wrong some day."""
    source = re.sub(r"^#.*$|^[a-z][\w-]* =", "", Notes(game).sources[language], flags=re.MULTILINE)
    assert not re.findall(r"\d+", RULE.sub("", PLACE.sub("", source)))


@pytest.mark.parametrize("scene", SCENES)
def test_wrong_moves_are_refused_by_the_rule_that_the_lesson_names(scene: Scene) -> None:
    for move, rule in scene.step.wrong.items():
        with pytest.raises(Illegal) as refused:
            scene.is_right(move)
        assert refused.value.rule == rule


def test_a_place_that_nothing_fills_and_a_move_that_is_not_legal_are_found() -> None:
    lesson = open_lesson("regicide")
    with pytest.raises(BadPlace, match="nothing fills view-enemy-shoe"):
        lesson.notes.fill("view-enemy-shoe", "en", lesson.scenes[0].world)
    script = read_script("regicide")
    broken = type(script)(
        script.game, script.players, script.seat, (Step("spade", "p KS"),), script.seed, position=script.position
    )
    with pytest.raises(Illegal, match="RG-043"):
        Lesson(broken)


def test_notes_can_only_speak_of_what_the_learner_may_know() -> None:
    for scene in open_lesson("regicide").scenes:
        hands = scene.match.position()["line"].split("hands=")[1].split(" ")[0].split("/")
        known = str(scene.world)
        assert all(f"'{card}'" in known for card in hands[0].split("."))
        assert not any(f"'{card}'" in known for hand in hands[1:] for card in hand.split("."))


def test_a_negative_number_is_written_with_a_minus() -> None:
    assert [shown(value, "en") for value in (-2, 3, [1, -6])] == ["−2", 3, "1, −6"]


def test_an_unknown_lesson_or_step_is_reported() -> None:
    with pytest.raises(UserError, match=r"There is no lesson for “chess”\. Lessons: augustus, "):
        open_lesson("chess")
    with pytest.raises(UserError, match="The lesson has no step 99; its last one is 11"):
        open_lesson("regicide").scene(99)
