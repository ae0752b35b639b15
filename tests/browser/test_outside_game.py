"""A game of an installed package in the browser: on the first page, and on a board made from its declaration."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenPage, Violations
from tests.browser.pages import fit
from tests.browser.visitor import Visitor
from tests.kit.outside import liarsdice
from tests.server.client import Server

DESK: dict[str, Any] = {"width": 1280, "height": 800}
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True, "color_scheme": "dark"}


@pytest.fixture(scope="module")
def address(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where Liar's Dice is installed."""
    folder = tmp_path_factory.mktemp("site")
    with liarsdice(folder), Server(folder / "ludus.db", "--workers", "1") as server:
        yield server.address
    assert "Traceback" not in server.said()


def sit(visitor: Visitor) -> Visitor:
    """From the first page to a table with one bot."""
    visitor.home().page.locator('article[data-game="liarsdice"]').get_by_role("button").click()
    expect(visitor.page.locator("[data-seat]").first).to_be_visible()
    visitor.wait_for_question()
    return visitor


def pick(picker: Locator, key: str, value: int) -> None:
    """By keyboard, as for any group of radio buttons."""
    picker.get_by_role("group", name=key).get_by_role("radio", name=str(value), exact=True).check(force=True)


@pytest.mark.parametrize(("how", "language"), [(DESK, "en"), (PHONE, "ru")], ids=["desk-en", "phone-ru"])
def test_a_whole_game(address: str, open_page: OpenPage, violations: Violations, how: Any, language: str) -> None:
    anna = sit(Visitor(open_page(language=language, **how), address))
    title = {"en": "Liar's Dice", "ru": "Кости лжеца"}[language]
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(title)
    fit(anna.page)
    assert violations(anna.page) == []
    picker, liar = anna.page.locator("[data-picker]"), {"en": "Liar!", "ru": "Лжец!"}[language]
    challenged = False
    while anna.wait_for_question():
        before = anna.version
        if "liar" in anna.moves and challenged is False:
            anna.bar.get_by_role("button", name=liar).click()
        elif picker.count():
            picker.get_by_role("button").click()
        else:
            anna.bar.get_by_role("button", name=liar).click()
        challenged = not challenged
        anna.done(before)
    expect(anna.page.locator("#end-title")).to_be_visible()
    expect(anna.log).to_contain_text({"en": " wins.", "ru": " побеждает."}[language])
    fit(anna.page)
    assert violations(anna.page) == []
    anna.page.locator('a[href^="#/replay/"]').click()
    expect(anna.page.locator("[data-seat]").first).to_be_visible()
    expect(anna.page.locator("[data-picker]")).to_have_count(0)


def test_dice_are_picked_and_those_of_others_stay_hidden(address: str, open_page: OpenPage) -> None:
    anna = sit(Visitor(open_page(**DESK), address))
    own = anna.page.locator(f'[data-seat="{anna.update["you"]}"] [data-row="dice"]')
    other = anna.page.locator(f'[data-seat="{1 - anna.update["you"]}"] [data-row="dice"]')
    assert len(anna.view["seats"][anna.update["you"]]["dice"]) == 5
    expect(own.get_by_role("img")).to_have_count(5)
    expect(other.get_by_role("img")).to_have_count(0)
    expect(other).to_contain_text("5 hidden")
    anna.bar.get_by_role("button", name="Hint").click()  # thought out by a worker process
    expect(anna.bar.locator(".hint")).to_contain_text("At least ")
    picker = anna.page.locator("[data-picker]")
    pick(picker, "Count", 4)
    pick(picker, "Face", 5)
    before = anna.version
    picker.get_by_role("button", name="At least 4 × 5").click()
    anna.done(before)
    expect(anna.log).to_contain_text("bids 4 × 5.")


def test_options_and_rules_in_its_own_words(address: str, open_page: OpenPage) -> None:
    anna = Visitor(open_page(), address).form("liarsdice")
    expect(anna.page.get_by_label("Ones")).to_contain_text("wild: count as every face")
    anna.page.goto(f"{address}/#/rules/liarsdice/LD-013")
    expect(anna.page.locator('[data-rule="LD-013"]')).to_contain_text("Each bid is higher than the one before")
    expect(anna.page).to_have_title(re.compile("Liar's Dice"))
    anna.page.goto(f"{address}/#/rules/nonsense")
    expect(anna.page.get_by_role("main")).to_contain_text("can’t show the game “nonsense”")
