"""Time for decisions in the browser: ordered, counted down, announced, over."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import Known
from tests.browser.visitor import Visitor

Violations = Callable[[Page], list[str]]
SHORT = 3  # seconds; the form offers fifteen at least
LONG = 13
DIGITS = re.compile(r"^\d+:\d\d$")


def timer(visitor: Visitor) -> Locator:
    return visitor.bar.get_by_role("timer")


def announced(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("announcer")


def place(visitor: Visitor) -> list[dict[str, float] | None]:
    """Where the parts of the page are that must not jump."""
    visitor.page.evaluate("() => document.fonts.ready")
    parts = [visitor.bar, visitor.page.get_by_role("region", name="Regicide table"), visitor.bar.locator(".tools")]
    return [dict(box) if (box := part.bounding_box()) else None for part in parts]  # type: ignore[arg-type]


def test_time_is_over_and_the_owner_is_asked_again(visit: Visit, known: Callable[..., Known]) -> None:
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
    line = "Time was up: the computer answered for Anna"
    for visitor in (anna, boris):
        expect(visitor.log).to_contain_text(line)
    expect(anna.log.get_by_text(re.compile("^Anna (plays|yields)")).first).to_be_visible()
    seat = anna.page.get_by_role("list", name="Seats").get_by_role("listitem").nth(0)
    expect(seat).not_to_contain_text("computer")

    def own_question() -> bool:
        return bool(anna.asked and anna.update["clocks"].get("0", 0) > 0.8 * SHORT)

    anna.until(own_question, "another question to Anna")
    late = str(anna.log.inner_text()).count(line)
    version = anna.version
    anna.take_from_list(0)
    assert anna.version > version and anna.log.inner_text().count(line) == late


def test_the_last_ten_seconds_are_announced(visit: Visit, known: Callable[..., Known], violations: Violations) -> None:
    table = known(2, pace=LONG)
    anna, boris = visit(), visit(width=360, height=740, touch=True)
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
    assert boris.page.evaluate("() => document.documentElement.scrollWidth") <= 360
    anna.button("Table menu").click()
    expect(anna.dialog).to_contain_text(f"{LONG} s, then a computer answers")


def test_a_table_with_a_clock_is_ordered_on_the_first_page(visit: Visit) -> None:
    anna = visit().home().called("Anna")
    anna.page.get_by_text("Regicide", exact=True).first.click()
    anna.page.locator("form summary").click()
    expect(anna.page.get_by_label("Time for each decision")).to_have_value("0")
    anna.page.get_by_label("Time for each decision").select_option("60")
    anna.new_table(2, "A friend, by link")
    expect(anna.page.get_by_text("Time for each decision: 60 s, then a computer answers")).to_be_visible()
    boris = visit(language="ru")
    boris.page.goto(anna.page.url)
    expect(boris.page.get_by_text("Время на решение: 60 с, потом отвечает компьютер")).to_be_visible()
    assert anna.update["pace"] == 60 and anna.update["clocks"] == {}
    boris.page.get_by_role("button", name=re.compile("^Занять|^Сесть")).first.click()
    expect(timer(anna)).to_have_text(DIGITS)
    expect(timer(boris)).to_have_text(DIGITS)
