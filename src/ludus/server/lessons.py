"""Guided games over HTTP. The server keeps nothing of a learner: a request names the lesson and the step."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ludus.kernel.refusals import BadMove, UserError
from ludus.kernel.story import with_lines
from ludus.lessons import Lesson, Scene, length, names, open_lesson
from ludus.tables import wire
from ludus.tables.requests import in_all_languages, judge_in, refused

NO_ID = ""  # every request has its own answer


@get("/api/lessons")
async def lesson_list() -> tuple[wire.LessonLine, ...]:
    """The guided games."""
    return tuple(wire.LessonLine(name, length(name)) for name in names())


@get("/api/lessons/{game:str}/{step:int}")
async def lesson_scene(game: FromPath[str], step: FromPath[int]) -> wire.LessonScene:
    """A step of a guided game."""
    return scene_message((await opened(game)).scene(step))


@post("/api/lessons/{game:str}/{step:int}/judge", status_code=200)
async def lesson_judge(game: FromPath[str], step: FromPath[int], data: JSONBody[wire.LessonTry]) -> wire.Judged:
    """Would this move be allowed here, and what would it do?"""
    lesson = await opened(game)
    return judge_in(lesson.scene(step).match, lesson.seat, wire.Judge(NO_ID, data.move))


@get("/api/lessons/{game:str}/{step:int}/hint")
async def lesson_hint(game: FromPath[str], step: FromPath[int]) -> wire.Hinted:
    """The marked move."""
    lesson = await opened(game)
    scene = with_task(lesson.scene(step))
    return wire.Hinted(NO_ID, scene.move, judge_in(scene.match, lesson.seat, wire.Judge(NO_ID, scene.move)).facts)


@post("/api/lessons/{game:str}/{step:int}/play", status_code=200)
async def lesson_play(game: FromPath[str], step: FromPath[int], data: JSONBody[wire.LessonTry]) -> wire.LessonAnswer:
    """The learner makes a move: the marked one leads on, any other is answered with a reason and a hint."""
    lesson = await opened(game)
    scene = with_task(lesson.scene(step))
    try:
        right = scene.is_right(data.move)
    except BadMove as error:
        return wire.LessonAnswer(refused(NO_ID, error), None)
    if not right:
        return wire.LessonAnswer(
            wire.Refused(NO_ID, in_all_languages(UserError("lesson-other", hint=scene.hint))), None
        )
    return wire.LessonAnswer(None, scene_message(lesson.scene(step + 1)))


handlers: list[Any] = [lesson_list, lesson_scene, lesson_judge, lesson_hint, lesson_play]


async def opened(game: str) -> Lesson:
    """The lesson of a game; the first time it is replayed, which nobody else has to wait for."""
    return await asyncio.to_thread(open_lesson, game)


def with_task(scene: Scene) -> Scene:
    """A scene where the learner has something to do."""
    if not scene.move:
        raise UserError("lesson-no-task", number=scene.number)
    return scene


def scene_message(scene: Scene) -> wire.LessonScene:
    """A scene for the client of the learner: nothing in it is beyond the learner's seat."""
    lesson = scene.lesson
    return wire.LessonScene(
        lesson.script.game,
        scene.number,
        len(lesson.scenes),
        scene.step.say,
        scene.note,
        scene.task,
        update_of(lesson, scene),
    )


def update_of(lesson: Lesson, scene: Scene) -> wire.Update:
    """The scene as the same message that a table sends."""
    match = scene.match
    return wire.Update(
        table=f"learn-{match.game.name}",
        game=match.game.name,
        rules=match.game.meta.rules,
        version=scene.number,
        status="over" if match.over else "playing",
        options=match.options,
        seats=tuple(seat_of(lesson, seat) for seat in range(match.players)),
        watchers=0,
        you=lesson.seat,
        host=False,
        key="",
        keys={},
        commitment="",
        since=0,
        events=with_lines(match.game, scene.events, scene.view),
        view=scene.view,
        to_act=match.to_act,
        question=question_of(lesson, scene),
        signals=(),
        talk=False,
        undo="no",
        undo_asked=None,
        outcome=match.outcome,
        again="",
    )


def seat_of(lesson: Lesson, seat: int) -> wire.SeatNow:
    """The learner sits among bots, whose moves stand in the lesson."""
    return wire.SeatNow(seat, "person" if seat == lesson.seat else "bot", here=True)


def question_of(lesson: Lesson, scene: Scene) -> wire.Question | None:
    """What the learner is asked; nothing while there is only something to read."""
    asked = scene.match.decision(lesson.seat) if scene.move else None
    if asked is None:
        return None
    return wire.Question(asked.kind, asked.prompt, asked.choices, asked.parts, asked.least, asked.most)
