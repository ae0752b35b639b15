"""Every page, on a desk and on a small phone, in both languages and lights: no barriers, nothing too wide."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import build_web
from ludus.lessons import open_lesson
from tests.browser.conftest import Ended, OpenPage, Violations
from tests.browser.pages import PHONE, fit
from tests.browser.tables import ENDED
from tests.browser.test_look import shoot
from tests.server.client import Server

SCREENS: dict[str, dict[str, Any]] = {
    "desk-en-light": {},
    "phone-ru-dark": {**PHONE, "language": "ru", "color_scheme": "dark"},
}

# Each page with what is to be seen when it has come; no two neighbours show the same thing.
PAGES = {
    "#/": ".games article:nth-of-type(5) img",
    "#/lobby": "#lobby-waiting",
    "#/my-games": "#mine-me",
    "#/replay": "label.drop",
    "#/proof": "main textarea, main input[type=file]",
    "#/nonsense": "main.lost h1",
    "#/me/nobody": "[role=alert]",
    "#/t/nowhere/k/nobody": "main h1 + [role=alert]",
    "#/learn/chess": "main .message",
}
GAME = {
    "#/rules/{game}": "[role=tabpanel] p",
    "#/new/{game}": "form button.main",
    "#/learn/{game}": ".note[data-step]",
    "#/replay/{table}/19": "[data-testid=step-description]",
    "#/proof/{table}": "[data-verdict=good]",
    "#/t/{table}/watch": ".room.over .dock button",
}
PICTURES = {  # of the documentation, taken on the desk
    ("regicide", "#/proof/{table}"): "fairness.png",
    ("goldencup", "#/learn/{game}"): "lesson.png",
    ("gorus", "#/replay/{table}/19"): "replay.png",
}
FAIRNESS = re.compile("^(Fairness|Честность)")


def come(page: Page, address: str, path: str, shown: str) -> None:
    page.goto(f"{address}/{path}")
    expect(page.locator(shown).first).to_be_visible()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("screen", SCREENS)
def test_pages_outside_a_table(
    open_page: OpenPage, running: Server, violations: Violations, complaints: list[str], screen: str
) -> None:
    page = open_page(**SCREENS[screen])
    for path, shown in PAGES.items():
        come(page, running.address, path, shown)
        fit(page)
        assert violations(page) == [], path
    assert len(complaints) == 3 and all(re.search("400|404", one) for one in complaints), complaints
    complaints.clear()  # the browser writes every refusal down


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ENDED)
@pytest.mark.parametrize("screen", SCREENS)
def test_the_pages_of_a_game(
    open_page: OpenPage, running: Server, ended: Ended, violations: Violations, game: str, screen: str
) -> None:
    page = open_page(**SCREENS[screen])
    for path, shown in GAME.items():
        come(page, running.address, path.format(game=game, table=ended(game).table), shown)
        fit(page)
        assert violations(page) == [], path
        if screen.startswith("desk") and (game, path) in PICTURES:
            shoot(page, PICTURES[game, path])
    if game == "regicide":  # what it holds is the same as the page of the proof
        page.get_by_role("button", name=FAIRNESS).first.click()
        expect(page.get_by_role("dialog").locator("[data-verdict=good]")).to_be_visible()
        assert violations(page) == [], "the fairness of a table"
    last = len(open_lesson(game).scenes) - 1
    page.evaluate("(kept) => (localStorage['ludus-lessons'] = kept)", json.dumps({game: {"step": last}}))
    come(page, running.address, f"#/learn/{game}", ".note .end button")
    fit(page)
    assert violations(page) == [], "the end of a lesson"


def test_no_page_is_forgotten() -> None:
    """Every kind of page that the client knows is looked at above."""
    routes = (build_web.WEB / "src" / "lib" / "router.svelte.ts").read_text("utf-8")
    kinds = set(re.findall(r'\{ page: "([\w-]+)"', routes.partition("/**")[2].partition("/** `")[0]))
    names = {"": "home", "t": "table", "me": "link-device", "nonsense": "not-found"}
    looked = {path.split("/")[1] for path in (*PAGES, *GAME)}
    assert kinds == {names.get(name, name) for name in looked}
