"""Learning by doing: the guided games in a real browser, with mouse and keys, on desk and phone, in both languages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludus.lessons import Lesson, open_lesson
from ludus.server.lessons import scene_message
from ludus.tables.wire import encoder
from tests.browser.conftest import OpenPage, Violations, Visit
from tests.browser.pages import fit, until
from tests.browser.test_spartacus import BOARD, Dominus
from tests.browser.visitor import Visitor

HINTED = re.compile(r"The lesson expects (.+?): |В этом уроке нужно: (.+?) — ")
YES = re.compile("^(Yes, do it|Да, так и сделать|Да)")
NEXT = re.compile("^(Next step|Следующий шаг)$")


class Learner:
    """Somebody who takes a lesson."""

    def __init__(self, page: Page, server: str, game: str) -> None:
        self.page = page
        self.lesson: Lesson = open_lesson(game)
        self.visitor = Visitor(page, server.rstrip("/"))
        page.goto(f"{server}#/learn/{game}")
        self.reads(0)

    @property
    def note(self) -> Locator:
        return self.page.locator(".note[data-step]")

    def reads(self, number: int) -> None:
        """The learner is at this step."""
        expect(self.note).to_have_attribute("data-step", self.lesson.scene(number).step.say)

    def go_on(self) -> None:
        self.page.get_by_role("button", name=NEXT).click()

    def hint(self) -> None:
        self.visitor.bar.get_by_role("button", name=re.compile("^(Show me|Показать ход)$")).click()

    def do_as_hinted(self) -> None:
        """Let the bulb show the marked move, and make it."""
        self.hint()
        whole = self.visitor.bar.locator(".preview.hint")
        chosen = self.visitor.bar.locator('.confirm:not([aria-disabled="true"])')
        expect(whole.or_(chosen).first).to_be_visible()
        if not chosen.count():
            found = HINTED.search(whole.inner_text())
            assert found is not None, whole.inner_text()
            chosen = self.visitor.bar.get_by_role("button", name=found.group(1) or found.group(2), exact=True)
        chosen.click()

    def made(self, number: int) -> None:
        """Wait for the next step; warnings are confirmed."""
        after = self.lesson.scene(number + 1).step.say
        yes = self.page.get_by_role("dialog").get_by_role("button", name=YES)
        arrived = self.page.locator(f'.note[data-step="{after}"]')

        def ready() -> bool:
            if yes.is_visible():
                yes.click()
            return arrived.count() > 0

        until(self.page, ready, f"step {number + 1}")


def walk(learner: Learner, do: Callable[[Any], None]) -> None:
    """From the first step to the last."""
    for scene in learner.lesson.scenes[:-1]:
        learner.reads(scene.number)
        if scene.move:
            do(scene)
            learner.made(scene.number)
        else:
            learner.go_on()
    learner.reads(len(learner.lesson.scenes) - 1)


def test_wrong_moves_other_moves_and_the_way_to_the_first_own_game(page: Page, server: str) -> None:
    learner = Learner(page, server, "regicide")
    table = learner.visitor
    expect(page).to_have_title(re.compile("Learn Regicide"))
    expect(page.get_by_test_id("announcer")).to_contain_text("Welcome to the Castle.")
    page.get_by_role("button", name=NEXT).press("Enter")
    learner.reads(1)
    expect(page.get_by_test_id("announcer")).to_contain_text("Choose 6♠ and play it.")

    table.card("6S").click()
    table.card("7D").click()
    expect(table.bar.get_by_text("These cards are not a combo")).to_be_visible()
    expect(table.bar.get_by_role("button", name="RG-037")).to_be_visible()
    table.card("6S").click()
    table.confirm.click()
    expect(table.bar.get_by_role("alert")).to_contain_text("That’s a legal move, but this lesson takes another path.")
    learner.reads(1)

    page.get_by_role("region", name="Your move").get_by_role("button", name="RG-037").click()
    expect(table.dialog.get_by_text("These are not combos")).to_be_visible()
    page.keyboard.press("Escape")

    table.card("7D").click()
    table.card("6S").click()
    table.confirm.click()
    learner.reads(2)
    expect(learner.note).to_contain_text("14 of 20 health is left")
    expect(table.log).to_contain_text("Player A plays 6♠")

    page.reload()
    learner.reads(2)
    page.get_by_role("button", name="Previous step").click()
    learner.reads(1)
    page.get_by_role("button", name="Start over").click()
    learner.reads(0)
    learner.go_on()
    for number in range(1, len(learner.lesson.scenes) - 1):
        learner.reads(number)
        page.get_by_role("button", name=re.compile("^(Skip this step|Next step)$")).click()
    expect(page.get_by_text("Lesson complete")).to_be_visible()
    until(page, lambda: bool(page.evaluate("JSON.parse(localStorage['ludus-lessons']).regicide.done")), "what is kept")
    page.get_by_role("button", name="Play your first game against bots").click()
    expect(page).to_have_url(re.compile("#/t/"))
    expect(table.bar).to_be_visible()


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("game", "width", "language"),
    [("regicide", 360, "ru"), ("gorus", 1280, "ru"), ("augustus", 360, "en"), ("goldencup", 1280, "en")],
)
def test_the_marked_moves_can_be_made_at_the_table(
    open_page: OpenPage, server: str, game: str, width: int, language: str
) -> None:
    learner = Learner(open_page(width=width, height=740, language=language), server, game)
    walk(learner, lambda scene: learner.do_as_hinted())
    fit(learner.page)


def test_the_lesson_of_spartacus_is_played_on_its_board(visit: Visit, server: str) -> None:
    visitor = visit(language="ru")
    learner = Learner(visitor.page, server, "spartacus")
    board = Dominus.__new__(Dominus)  # at a lesson, not at a table of a link
    board.visitor = visitor
    expect(visitor.page.get_by_role("region", name=BOARD)).to_be_visible()

    def do(scene: Any) -> None:
        visitor.update = json.loads(encoder.encode(scene_message(scene).update))
        if scene.move.startswith("sell"):
            board.press(f'.hand [data-card="{scene.move.split()[1]}"]')
            board.press('[data-act="sell"]')
        else:
            board.put_together(scene.move)

    walk(learner, do)
    expect(learner.note).to_contain_text("вы победили")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("game", "step"), [("spartacus", 4), ("goldencup", 13)])
def test_lessons_have_no_barriers(
    open_page: OpenPage, server: str, violations: Violations, game: str, step: int
) -> None:
    page = open_page(width=360, height=740, language="ru", color_scheme="dark")
    page.goto(server)
    page.evaluate(f"localStorage['ludus-lessons'] = JSON.stringify({{ {game}: {{ step: {step} }} }})")
    page.goto(f"{server}#/learn/{game}")
    expect(page.locator(".note[data-step]")).to_have_attribute("data-step", open_lesson(game).scene(step).step.say)
    assert violations(page) == []
    fit(page)


def test_a_game_without_a_lesson_is_reported(page: Page, server: str, complaints: list[str]) -> None:
    page.goto(f"{server}#/learn/chess")
    expect(page.get_by_text("This game has no lesson.")).to_be_visible()
    complaints.clear()  # the browser writes every 404 down
