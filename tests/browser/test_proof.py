"""The fairness panel: everything derived in a real browser, right where it is right and wrong where it is wrong."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Ended, MakeKnown, OpenPage, Visit
from tests.browser.pages import fit
from tests.browser.tables import ENDED, Known, finished
from tests.server.client import Server


@pytest.fixture
def over(known: MakeKnown) -> Known:
    """A game that two people have finished."""
    return known(2, lambda match: finished(match, won=False))


def verdict(page: Page) -> Any:
    return page.locator("[data-verdict]")


def rows(page: Page, state: str) -> Any:
    return page.locator(f'[data-state="{state}"]')


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ENDED)
def test_a_finished_game_is_proven_in_the_browser(open_page: OpenPage, ended: Ended, game: str) -> None:
    over = ended(game)
    page = open_page(width=360, height=740, language="ru")
    page.goto(f"{over.address}/#/proof/{over.table}")
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    expect(rows(page, "right")).to_have_count(len(over.match.chance_results))
    expect(page.get_by_test_id("commitment")).to_have_text(over.match.headers["Commitment"])
    expect(page.get_by_text(over.match.headers["Secret"])).to_be_visible()
    rows(page, "right").first.locator("summary").click()
    expect(rows(page, "right").first.locator("dl")).to_be_visible()
    fit(page)


def test_from_the_end_of_a_game_and_from_its_menu(visit: Visit, over: Known) -> None:
    page = visit().page
    page.goto(over.watch)
    page.get_by_role("region", name=re.compile("Defeat|lost|defeat|over|won", re.I)).first.wait_for()
    page.get_by_role("button", name="Fairness").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fairness").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "good")


def test_a_running_game_shows_its_commitment_and_no_secret(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    page = visit().go(table.link(0)).page
    answers: list[str] = []
    page.on("response", lambda answer: answers.append(answer.text()) if answer.url.endswith("/proof") else None)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Fairness").click()
    expect(verdict(page)).to_have_attribute("data-verdict", "running")
    expect(page.get_by_test_id("commitment")).to_have_text(table.match.headers["Commitment"])
    assert table.match.headers["Secret"] not in page.content()
    assert answers and table.match.headers["Secret"] not in answers[0]


def test_a_server_that_shows_another_card_is_caught(open_page: OpenPage, over: Known) -> None:
    """Only the browser knows the difference: the answer is changed on its way."""
    page = open_page()

    def lie(route: Route) -> None:
        proof = json.loads(route.fetch().text())
        tavern = next(event for event in proof["events"] if event["stream"] == "tavern")
        tavern["result"][0], tavern["result"][-1] = tavern["result"][-1], tavern["result"][0]
        route.fulfill(json=proof)

    page.route("**/proof", lie)
    page.goto(f"{over.address}/#/proof/{over.table}")
    expect(verdict(page)).to_have_attribute("data-verdict", "bad")
    expect(rows(page, "wrong")).to_have_count(1)
    expect(rows(page, "wrong")).to_contain_text("Shuffle of the tavern deck")
    rows(page, "wrong").locator("summary").click()
    expect(rows(page, "wrong").locator(".other")).to_have_count(2)


def test_the_browser_keeps_the_seal_that_it_saw(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    page = visit().go(table.link(0)).page

    def later(route: Route) -> None:
        proof = json.loads(route.fetch().text())
        route.fulfill(json={**proof, "status": "over", "secret": "00" * 32, "commitment": "ab" * 32})

    page.route("**/proof", later)
    page.goto(f"{table.address}/#/proof/{table.table}")
    expect(verdict(page)).to_have_attribute("data-verdict", "bad")
    expect(page.get_by_text("this browser was shown another seal")).to_contain_text(table.match.headers["Commitment"])
    expect(page.get_by_test_id("fits")).to_contain_text("doesn’t match")


def test_a_record_from_a_file(open_page: OpenPage, over: Known) -> None:
    page = open_page()
    record = over.match.record()
    page.goto(f"{over.address}/#/proof")
    page.get_by_label("Choose a file").set_input_files(
        {"name": "game.ludus", "mimeType": "text/plain", "buffer": record.encode()}
    )
    expect(verdict(page)).to_have_attribute("data-verdict", "good")
    page.get_by_role("button", name="Check another record").click()
    kings = next(line for line in record.splitlines() if line.startswith("@ kings"))
    cards = kings.split()[-1].split(".")
    changed = record.replace(kings, f"@ kings 0 {'.'.join([*cards[1:], cards[0]])}")
    page.get_by_label("Or paste its text").fill(changed)
    page.get_by_role("button", name="Check", exact=True).click()
    expect(verdict(page)).to_have_attribute("data-verdict", "bad")
    expect(rows(page, "wrong")).to_have_count(1)
    expect(rows(page, "wrong")).to_contain_text("Order of the kings")


def test_what_is_no_record_is_refused_in_words(open_page: OpenPage, running: Server, complaints: list[str]) -> None:
    page = open_page(language="ru", width=360)
    page.goto(f"{running.address}/#/proof")
    page.get_by_label("Или вставьте его текст").fill("не запись")
    page.get_by_role("button", name="Проверить", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    fit(page)
    assert all("400" in complaint for complaint in complaints)
    complaints.clear()


def test_foreign_scripts_and_styles_have_no_effect(page: Page, running: Server, complaints: list[str]) -> None:
    page.goto(running.address)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not complaints
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.harm = 1";
            document.body.append(script);
            const box = document.createElement("div");
            box.id = "box";
            box.innerHTML = '<p style="color: rgb(1, 2, 3)" onclick="window.harm = 2">x</p>';
            document.body.append(box);
            box.firstChild.click();
        }"""
    )
    assert page.evaluate("window.harm") is None
    assert page.evaluate("getComputedStyle(box.firstChild).color") != "rgb(1, 2, 3)"
    assert complaints and all("Content Security Policy" in complaint for complaint in complaints)
    complaints.clear()
