"""The documentation in a real browser: no barriers, on phones and desks, light and dark; search, contents, colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import build_docs
from tests.browser.conftest import OpenPage, Violations
from tests.browser.pages import fit
from tests.docs.building import built_site
from tests.server.client import Server

WIDTHS = {"phone": 360, "desk": 1280}
SHARES = 12  # of all pages; the gate looks at one


@pytest.fixture(scope="module")
def docs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the documentation at a server."""
    built_site(tmp_path_factory.getbasetemp().parent)
    with Server(tmp_path_factory.mktemp("docs") / "ludus.db", "--workers", "1") as server:
        yield f"{server.address}/docs"


@pytest.mark.slow
@pytest.mark.one_in(SHARES)
@pytest.mark.parametrize("share", range(SHARES))
def test_no_barriers_on_any_page(docs: str, open_page: OpenPage, violations: Violations, share: int) -> None:
    """Russian pages on a phone in the dark, the others on a desk; all fit both."""
    phone, desk = open_page(width=WIDTHS["phone"], color_scheme="dark"), open_page()
    pages = sorted(str(file.relative_to(build_docs.SITE)) for file in build_docs.SITE.rglob("*.html"))
    assert len(pages) > 60
    for path in pages[share::SHARES]:
        page = phone if ".ru." in path else desk
        page.goto(f"{docs}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        fit(page)
        assert violations(page) == [], path
        page.set_viewport_size({"width": WIDTHS["desk" if page is phone else "phone"], "height": 740})
        fit(page)
        page.set_viewport_size({"width": WIDTHS["phone" if page is phone else "desk"], "height": 740})


def test_contents_of_a_phone(docs: str, open_page: OpenPage, violations: Violations) -> None:
    page = open_page(width=360, height=740)
    page.goto(f"{docs}/index.html")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    expect(contents.get_by_role("link", name="Start here")).to_have_attribute("aria-current", "page")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(contents).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    contents.get_by_role("link", name="Golden Cup").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Golden Cup")
    page.get_by_role("button", name="On this page").click()
    page.get_by_role("navigation", name="On this page").get_by_role("link").nth(2).click()
    expect(page.get_by_role("navigation", name="On this page")).to_be_hidden()


def ask(page: Page, words: str) -> None:
    """Type into the search, which is there when the script of the page has run."""
    expect(page.get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type(words)


def test_search_by_keyboard(docs: str, open_page: OpenPage, violations: Violations) -> None:
    page = open_page()
    page.goto(f"{docs}/index.html")
    found = page.locator("#found")
    ask(page, "stdbuf")
    expect(found.get_by_role("link").first).to_contain_text("Bots")
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{docs}/bots.html#when-it-does-not-work")
    ask(page, "RG-143")
    expect(found.get_by_role("link").first).to_contain_text("You must stop discarding")
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{docs}/games/regicide-rules.en.html#RG-143")
    ask(page, "zzzz")
    expect(found.get_by_role("status")).to_have_text("Nothing found")
    page.keyboard.press("Escape")
    expect(found).to_be_hidden()


def test_search_in_russian_knows_endings(docs: str, open_page: OpenPage) -> None:
    page = open_page(width=360, language="ru")
    page.goto(docs)
    page.get_by_role("searchbox", name="Поиск").fill("шутом")
    expect(page.locator("#found").get_by_role("link").first).to_contain_text("Шут")
    fit(page)


def test_a_search_that_cannot_work_says_so(docs: str, open_page: OpenPage, complaints: list[str]) -> None:
    page = open_page()
    page.route("**/search.en.json", lambda route: route.abort())
    page.goto(f"{docs}/index.html")
    ask(page, "rules")
    expect(page.locator("#found").get_by_role("status")).to_have_text("Can’t load the search index.")
    page.unroute("**/search.en.json")
    page.keyboard.type(" of the", delay=200)  # a request that was under way at the first letter may still fail
    expect(page.locator("#found").get_by_role("link").first).to_be_visible()
    complaints.clear()


def test_everything_can_be_read_without_scripts(docs: str, chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False, viewport={"width": 360, "height": 740})
    page = context.new_page()
    page.goto(f"{docs}/games/gorus.en.html")
    expect(page.get_by_role("searchbox")).to_be_hidden()
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="Augustus").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to play Augustus")
    context.close()


def test_languages_and_pages_lead_to_each_other(docs: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{docs}/games/gorus.en.html")
    page.get_by_role("link", name="RU: по-русски").click()
    expect(page).to_have_url(f"{docs}/games/gorus.ru.html")
    page.get_by_role("link", name="Дальше").click()
    expect(page).to_have_url(f"{docs}/games/augustus.ru.html")
    page.get_by_role("link", name="EN: in English").click()
    page.get_by_role("link", name="Previous").click()
    expect(page).to_have_url(f"{docs}/games/gorus.en.html")


def test_colours_are_those_of_the_game_and_play_leads_there(client: Path, docs: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(f"{docs}/library.html")
    for name in ("system", "light"):
        page.get_by_role("button", name=f"Theme: {name}").click()
    expect(page.get_by_role("button", name="Theme: dark")).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto(f"{docs}/games/regicide.en.html")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_it_can_be_printed(docs: str, open_page: OpenPage) -> None:
    page = open_page(color_scheme="dark")
    page.goto(f"{docs}/games/regicide.en.html")
    page.emulate_media(media="print")
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.get_by_role("navigation", name="Contents")).to_be_hidden()
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("() => getComputedStyle(document.body).color") == "rgb(43, 33, 27)"
