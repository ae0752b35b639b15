"""Clocks in the browser: set, counted down, announced, over."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from ludus.tables.wire import Timing
from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.pages import PHONE, fit, settle
from tests.browser.visitor import Visitor

SHORT = 5  # seconds, enough for a move on a busy machine; the form offers fifteen at least
LONG = 13
DIGITS = re.compile(r"^\d+:\d\d$")


def timer(visitor: Visitor) -> Locator:
    return visitor.bar.get_by_role("timer")


def announced(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("announcer")


def place(visitor: Visitor) -> list[dict[str, float] | None]:
    """Where the parts of the page are that must not jump."""
    settle(visitor.page)
    parts = [visitor.bar, visitor.page.get_by_role("region", name="Regicide table"), visitor.bar.locator(".tools")]
    return [dict(box) if (box := part.bounding_box()) else None for part in parts]  # type: ignore[arg-type]


def test_time_is_over_and_the_owner_is_asked_again(visit: Visit, known: MakeKnown) -> None:
    table = known(2, pace=SHORT)
    anna, boris = visit(), visit()
    anna.go(table.link(0)).wait_for_question()
    expect(timer(anna)).to_have_count(0)  # Boris has not come yet
    before = place(anna)
    boris.go(table.link(1))
    for visitor in (anna, boris):
        expect(timer(visitor)).to_have_text(DIGITS)
    expect(boris.bar).to_contain_text("Waiting for Anna")
    assert place(anna) == before, "the countdown moves nothing"
    line = "Anna ran out of time; the clock answered"
    for visitor in (anna, boris):
        expect(visitor.log).to_contain_text(line)
    expect(anna.log.get_by_text(re.compile("^Anna (plays|yields)")).first).to_be_visible()
    seat = anna.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(0)
    expect(seat).not_to_contain_text("bot")

    def own_question() -> bool:
        return bool(anna.asked and anna.update["clocks"].get("0", 0) > 0.8 * SHORT)

    anna.until(own_question, "another question to Anna")
    late = str(anna.log.inner_text()).count(line)
    version = anna.version
    anna.take_from_list(0)
    assert anna.version > version and anna.log.inner_text().count(line) == late


def test_the_last_ten_seconds_are_announced(visit: Visit, known: MakeKnown, violations: Violations) -> None:
    table = known(2, pace=LONG)
    anna, boris = visit(), visit(**PHONE)
    anna.go(table.link(0))
    boris.go(table.link(1))
    expect(timer(anna)).to_have_text(DIGITS)
    expect(announced(anna)).to_have_attribute("aria-live", "polite")
    expect(announced(anna)).to_have_text("10 seconds left")
    expect(timer(anna)).to_have_class(re.compile("soon"))
    expect(announced(boris)).not_to_contain_text("seconds left")
    expect(timer(boris)).not_to_have_class(re.compile("soon"))
    assert not violations(anna.page)
    assert not violations(boris.page)
    fit(boris.page)
    anna.button("Table menu").click()
    expect(anna.dialog).to_contain_text(f"{LONG} s per decision. When it runs out, a bot (level normal)")


def test_a_table_with_a_clock_is_ordered(visit: Visit, violations: Violations) -> None:
    anna = visit().form().called("Anna")
    time = anna.page.get_by_role("group", name="Clock")
    expect(time.get_by_role("radio", name=re.compile("^No clock"))).to_be_checked()
    time.get_by_role("radio", name=re.compile("^Live, time bank")).check()
    expect(time.get_by_role("radio", name="10 min + 10 s")).to_be_checked()
    time.get_by_role("radio", name=re.compile("^Live, per decision")).check()
    time.get_by_text("30 s", exact=True).click()
    time.get_by_role("radio", name=re.compile("plays on until the player")).check()
    time.get_by_label("Bot level").select_option("hard")
    assert not violations(anna.page)
    anna.new_table(2, "Friend, by link")
    words = "30 s per decision. When it runs out, a bot (level hard) plays on"
    expect(anna.page.get_by_text(words)).to_be_visible()
    boris = visit(language="ru")
    boris.page.goto(anna.page.url)
    expect(boris.page.get_by_text("30 с на каждое решение. Когда оно выйдет, дальше играет бот")).to_be_visible()
    assert anna.update["pace"] == 30 and anna.update["clocks"] == {}
    assert anna.update["clock"] == {"kind": "move", "time": 30, "more": 0, "level": "hard", "takes_over": True}
    boris.page.get_by_role("button", name=re.compile("^Занять|^Сесть")).first.click()
    expect(timer(anna)).to_have_text(DIGITS)
    expect(timer(boris)).to_have_text(DIGITS)


def test_days_are_ordered_by_keyboard_on_a_phone_in_russian(visit: Visit, violations: Violations) -> None:
    anna = visit(**PHONE, language="ru").form()
    anna.page.get_by_label("Ваше имя").fill("Анна")
    time = anna.page.get_by_role("group", name="Время на решения")
    time.get_by_role("radio", name=re.compile("^Без часов")).focus()
    for _ in range(3):
        anna.page.keyboard.press("ArrowDown")
    expect(time.get_by_role("radio", name=re.compile("^Дни"))).to_be_checked()
    expect(time.get_by_role("radio", name="2 дня")).to_be_checked()
    time.get_by_text("7 дней").click()
    expect(time).to_contain_text("7 дней на каждое решение")
    expect(anna.page.get_by_label("Если кто-то ушёл")).to_have_count(0)
    assert not violations(anna.page)
    fit(anna.page)
    anna.page.locator("form button[type=submit]").click()
    anna.until(lambda: bool(anna.update), "a table")
    assert anna.update["clock"]["kind"] == "days" and anna.update["clock"]["time"] == 7
    expect(timer(anna)).to_have_text(re.compile("^(7 дней 0|6 дней 23) ч$"))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("width", [1280, 360])
def test_a_pause_by_agreement(visit: Visit, known: MakeKnown, violations: Violations, width: int) -> None:
    table = known(2, clock=Timing("bank", 600, 10))
    anna, boris = visit(width=width, height=740), visit(width=width, height=740, language="ru")
    anna.go(table.link(0))
    boris.go(table.link(1))
    stores = anna.page.get_by_role("list", name="Seats").locator(".store")
    expect(stores.nth(0)).to_have_text(re.compile(r"(9:5\d|10:00)$"))
    expect(stores.nth(1)).to_have_text(re.compile(r"10:00$"))
    anna.button("Table menu").click()
    expect(anna.dialog).to_contain_text("10 min for the whole game")
    anna.dialog.get_by_role("button", name="Ask for a pause").click()
    expect(anna.page.get_by_text("You asked for a pause. Waiting for: Boris.")).to_be_visible()
    expect(timer(anna)).to_have_count(1)
    boris.button("Согласиться").click()
    expect(anna.page.get_by_text("The game is paused.")).to_be_visible()
    for visitor in (anna, boris):
        expect(timer(visitor)).to_have_count(0)
        assert not violations(visitor.page)
        fit(visitor.page)
    stood = anna.update["banks"]["0"]
    boris.button("Играть дальше").click()
    anna.until(lambda: bool(anna.update["clocks"]), "a clock that runs")
    assert stood - 0.5 < anna.update["clocks"]["0"] <= stood
    expect(timer(anna)).to_have_text(DIGITS)
    log_lines = ("Anna asks for a pause", "Everyone agrees: the game is paused", "Boris resumes the game")
    for line in log_lines if width > 360 else log_lines[-1:]:  # a phone shows the newest line
        expect(anna.log).to_contain_text(line)


def test_the_seat_goes_to_a_bot_and_comes_back(visit: Visit, known: MakeKnown) -> None:
    table = known(2, clock=Timing("move", SHORT, level="novice", takes_over=True))
    anna, boris = visit(), visit()
    anna.go(table.link(0))
    boris.go(table.link(1))
    expect(boris.log).to_contain_text("Anna ran out of time; a bot (level novice) plays until they come back")
    anna.page.get_by_role("button", name="Take my seat back").click()
    expect(boris.log).to_contain_text("Anna is back")
    anna.until(lambda: not anna.update["seats"][0]["stand_in"], "her own seat")
