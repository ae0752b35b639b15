"""My games in a browser: what waits, the next game, another device, notices, all data in a file, all data erased."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakeKnown, OpenPage, Violations, Visit
from tests.browser.pages import DESK_AND_PHONE, PHONE, fit, written
from tests.browser.translations import Say, in_language, of_regicide
from tests.browser.visitor import Visitor

ENGLISH = in_language("en")
# A browser without a desktop shows no notices: this one writes them down.
NOTICES = """
  window.notices = [];
  window.Notification = class {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
    close() {}
  };
"""


def sit_at(visitor: Visitor, *links: str, say: Say = ENGLISH) -> None:
    """Take seats by their links, and look at my games."""
    for link in links:
        visitor.go(link)
    visitor.page.goto(f"{visitor.address}/#/my-games")
    expect(visitor.page.get_by_role("heading", name=say("In progress"))).to_be_visible()


def give_way(visitor: Visitor, language: str = "en") -> None:
    """Yield, and suffer what the enemy does."""
    visitor.press(of_regicide(language, "w-move-y"))
    if visitor.view["step"] == "4":
        visitor.pay()


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_what_waits_is_counted_on_every_page_and_one_key_leads_on(
    visit: Visit, known: MakeKnown, how: dict[str, Any], language: str
) -> None:
    say = in_language(language)
    one, two, third = known(2), known(2), known(2)
    anna, boris = visit(language=language, **how), visit()
    sit_at(anna, one.link(0), two.link(0), third.link(1), say=say)
    page = anna.page
    waiting = page.get_by_role("region", name=say("Waiting for you"))
    expect(waiting.get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("region", name=say("In progress"))).to_contain_text(
        say("Waiting for Anna", names="Anna", count=1)
    )
    expect(page).to_have_title(f"(2) {say('My games')} · Ludus")
    label = say("My games: 2 are waiting for you", count=2)
    expect(page.get_by_role("status").filter(has_text=label)).to_have_count(1)
    if not how:
        expect(page.get_by_role("link", name=label)).to_be_visible()
    icon = page.locator('link[rel="icon"]').get_attribute("href") or ""

    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"#/t/{one.table}$"))
    anna.wait_for_question()
    expect(page).to_have_title(re.compile(rf"^\(1\) ● {say('your turn')}"))
    page.keyboard.press("n")
    expect(page).to_have_url(re.compile(f"#/t/{two.table}$"))
    anna.until(lambda: anna.update["table"] == two.table and anna.asked, "the question of the second table")
    give_way(anna, language)
    page.get_by_role("link", name=say("Next")).first.click()
    expect(page).to_have_url(re.compile(f"#/t/{one.table}$"))

    # the others move while I look at my list: it changes by itself
    page.goto(f"{anna.address}/#/my-games")
    expect(page.get_by_role("region", name=say("In progress")).get_by_role("listitem")).to_have_count(2)
    boris.go(third.link(0)).wait_for_question()
    give_way(boris)
    expect(waiting.get_by_role("listitem")).to_have_count(2)
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", icon)
    page.goto(f"{anna.address}/")
    expect(page).to_have_title(re.compile(r"^\(2\) "))


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_another_device_becomes_the_same_player(
    visit: Visit, known: MakeKnown, open_page: OpenPage, complaints: list[str], language: str
) -> None:
    say = in_language(language)
    table = known(2)
    desk, phone = visit(language=language), visit(language=language, **PHONE)
    sit_at(desk, table.link(0), say=say)
    desk.page.get_by_label(say("Your name")).fill("Annabel")
    expect(desk.page.get_by_text(say("Saved."))).to_be_visible()
    desk.button(say("Create a link")).click()
    expect(desk.page.get_by_role("img", name=say("QR code for this link"))).to_be_visible()
    if language == "en":
        expect(desk.page.get_by_text("Anyone who opens this link becomes you")).to_be_visible()
    link = written(desk.page.get_by_role("textbox", name=say("Link for your other device")))

    phone.page.goto(link)
    question = say("Continue in this browser as Annabel, with 1 game in progress?", name="Annabel", count=1)
    expect(phone.page.get_by_text(question)).to_be_visible()
    phone.button(say("Continue as Annabel", name="Annabel")).click()
    expect(phone.page).to_have_url(re.compile("#/my-games$"))
    phone.page.get_by_role("link", name=re.compile("^(Play|Играть) ")).click()
    phone.wait_for_question()
    phone.holds(table.hand(0))

    late = open_page(language=language)
    late.goto(link)
    expect(late.get_by_role("alert")).to_contain_text(re.compile("no longer works|больше не действует"))
    expect(desk.page.get_by_text(say("You’re signed in on 1 other device.", count=1))).to_be_visible()
    desk.button(say("Sign out all other devices")).click()
    expect(desk.page.get_by_text(say("You’re signed in on 1 other device.", count=1))).to_have_count(0)
    expect(phone.page.get_by_text(say("You’re watching. Hidden cards stay hidden."))).to_be_visible()
    complaints[:] = [line for line in complaints if "400" not in line]


def test_the_link_lost_its_worth(visit: Visit, complaints: list[str]) -> None:
    desk, other = visit(), visit(language="ru")
    desk.page.goto(f"{desk.address}/#/my-games")
    desk.button("Create a link").click()
    link = written(desk.page.get_by_role("textbox", name="Link for your other device"))
    desk.button("Revoke the link").click()
    expect(desk.button("Create a link")).to_be_visible()
    other.page.goto(link)
    expect(other.page.get_by_role("alert")).to_contain_text("Эта ссылка больше не действует")
    complaints[:] = [line for line in complaints if "400" not in line]


def test_a_notice_comes_only_if_it_is_wanted(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    anna, boris = visit(), visit()
    anna.page.add_init_script(NOTICES)
    sit_at(anna, table.link(1))
    page = anna.page
    expect(page.get_by_label("a short sound")).not_to_be_checked()
    expect(page.get_by_label("a system notification")).not_to_be_checked()
    assert page.evaluate("Notification.permission") == "default", "nobody was asked"
    page.get_by_label("a system notification").check()
    boris.go(table.link(0)).wait_for_question()
    give_way(boris)
    anna.until(lambda: bool(page.evaluate("window.notices.length")))
    assert page.evaluate("window.notices") == ["Regicide: it’s your turn: Anna"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_all_my_data_in_a_file_and_then_nowhere(
    visit: Visit, known: MakeKnown, how: dict[str, Any], language: str
) -> None:
    say = in_language(language)
    table = known(2)
    anna, boris = visit(language=language, **how), visit()
    boris.go(table.link(1))
    sit_at(anna, table.link(0), say=say)
    page = anna.page
    page.get_by_label(say("Your name")).fill("Morgana")
    expect(page.get_by_text(say("Saved."))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("Download all my data")).click()
    mine = json.loads(download.value.path().read_text("utf-8"))
    assert mine["name"] == "Morgana"
    assert [each["table"] for each in mine["tables"]] == [table.table]
    assert mine["tables"][0]["view"]["seats"][0]["hand"]

    anna.button(say("Delete all my data")).click()
    erase = anna.dialog.get_by_role("button", name=say("Delete everything"))
    expect(erase).to_be_disabled()
    anna.dialog.get_by_role("textbox").fill("Delete" if language == "en" else "Удалить")
    erase.click()
    expect(page).to_have_url(re.compile("#/$"))
    notice = "Everything is deleted: this server no longer knows anything about you."
    expect(page.get_by_role("status").filter(has_text=say(notice))).to_be_visible()
    seat = boris.page.get_by_role("list", name="Seats").get_by_role("listitem").first
    expect(seat).to_contain_text("bot, normal")
    expect(boris.log).to_contain_text("A player has left for good")
    page.goto(f"{anna.address}/#/my-games")
    expect(page.get_by_text(say("No games in progress."))).to_be_visible()
    expect(page.get_by_label(say("Your name"))).to_have_value("")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("width", "language", "dark"), [(360, "ru", True), (1280, "en", False)])
def test_the_page_fits_and_has_no_barriers(
    open_page: OpenPage,
    server: str,
    known: MakeKnown,
    violations: Violations,
    width: int,
    language: str,
    dark: bool,
) -> None:
    table = known(2)
    page = open_page(width=width, height=740, language=language, color_scheme="dark" if dark else "light")
    page.goto(table.link(0))
    expect(page.locator('[data-zone="hand"]')).to_be_visible()
    page.goto(f"{server}#/my-games")
    page.get_by_role("button", name=re.compile("Create a link|Создать ссылку")).click()
    link = page.get_by_role("textbox", name=re.compile("Link for|Ссылка для"))
    expect(link).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(1)
    fit(page)
    assert violations(page) == []
    page.get_by_role("button", name=re.compile("Delete all|Удалить все")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    address = written(link)
    other = open_page(width=width, height=740, language=language, color_scheme="dark" if dark else "light")
    other.goto(address)
    expect(other.get_by_role("button", name=re.compile("Continue as|Играть как"))).to_be_visible()
    fit(other)
    assert violations(other) == []
