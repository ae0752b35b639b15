"""The site of the documentation: nothing leads nowhere, nothing is missing, nothing is inline."""

from __future__ import annotations

import gzip
import inspect
import json
import posixpath
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import build_docs
import ludus
from docsite import reference
from docsite.contents import GAMES, other_language, url_of
from docsite.site import SERVED, Site
from ludus.bots.bot import Bot, Turn
from ludus.kernel.game import Game
from ludus.kernel.schema import game_schema
from ludus.kernel.text import words
from ludus.lab.ledger import ledger_ids

ROOT = build_docs.ROOT
LANGUAGES = ("en", "ru")
OF_A_MACHINE = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w|/tmp/sw|[A-Z]:\\Users|\bsite-packages\b")
VOID = {"meta", "link", "img", "input", "br", "hr"}


class Reader(HTMLParser):
    """What a test needs to know of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.language = ""
        self.titles: list[str] = []
        self.levels: list[int] = []
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.pictures: list[dict[str, str | None]] = []
        self.inline: list[str] = []
        self.text = ""
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        found = dict(attributes)
        if tag not in VOID:
            self.open.append(tag)
        if tag == "html":
            self.language = found["lang"] or ""
        if re.fullmatch("h[1-6]", tag):
            self.levels.append(int(tag[1]))
        if tag == "img":
            self.pictures.append(found)
        if tag == "style" or (tag == "script" and "src" not in found):
            self.inline.append(tag)
        self.inline += [name for name in found if name == "style" or name.startswith("on")]
        self.anchors += [found["id"] or ""] if "id" in found else []
        self.links += [found[name] or "" for name in ("href", "src") if name in found]

    def handle_startendtag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attributes)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if "title" in self.open:
            self.titles.append(data)
        self.text += data


@pytest.fixture(scope="module")
def site() -> Site:
    return build_docs.make()


@pytest.fixture(scope="module")
def folder(site: Site, tmp_path_factory: pytest.TempPathFactory) -> Path:
    written = tmp_path_factory.mktemp("docs") / "site"
    site.write(written)
    return written


@pytest.fixture(scope="module")
def pages(folder: Path) -> dict[str, Reader]:
    """Every page by its address."""
    files = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.html")}
    return {url: Reader(file.read_text("utf-8")) for url, file in files.items()}


def internal(pages: dict[str, Reader]) -> Iterator[tuple[str, str, str, str]]:
    """Every link inside the site: page, link, the file that it leads to, and the place in it."""
    for url, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if not parts.scheme:
                path = parts.path.removeprefix(SERVED) if url.startswith("404") else parts.path
                target = posixpath.normpath(posixpath.join(posixpath.dirname(url), path)) if path else url
                yield url, link, target, unquote(parts.fragment)


def test_no_link_leads_nowhere(site: Site, folder: Path, pages: dict[str, Reader]) -> None:
    assert not site.broken
    lost = []
    for url, link, target, anchor in internal(pages):
        if target == "..":  # the server itself
            continue
        if not (folder / target).is_file() or (anchor and anchor not in pages[target].anchors):
            lost.append(f"{url}: {link}")
    assert not lost
    assert sum(1 for _ in internal(pages)) > 3000


def test_links_of_the_first_texts_lead_to_files() -> None:
    lost = []
    for text in ROOT.glob("*.md"):
        links = re.findall(r"\]\(([^)#\s]+)", text.read_text("utf-8"))
        lost += [f"{text.name}: {link}" for link in links if "://" not in link and not (ROOT / link).exists()]
    assert not lost


def test_pages_can_be_read_where_nobody_serves_them(pages: dict[str, Reader]) -> None:
    absolute = [(url, link) for url, page in pages.items() for link in page.links if link.startswith("/")]
    assert {url for url, _ in absolute} == {"404.en.html", "404.ru.html"}


def test_every_page_has_a_title_one_heading_above_all_and_no_gap_below(pages: dict[str, Reader]) -> None:
    for url, page in pages.items():
        assert len(page.titles) == 1 and page.titles[0].strip(), url
        assert page.levels.count(1) == 1 and page.levels[0] == 1, url
        assert all(later - earlier <= 1 for earlier, later in zip(page.levels, page.levels[1:])), url
        assert len(page.anchors) == len(set(page.anchors)), url
        assert page.language == ("ru" if ".ru." in url else "en"), url


def test_a_strict_policy_has_nothing_to_refuse(pages: dict[str, Reader]) -> None:
    assert not [(url, page.inline) for url, page in pages.items() if page.inline]


def test_pictures_have_words_and_a_size(pages: dict[str, Reader]) -> None:
    pictures = [(url, picture) for url, page in pages.items() for picture in page.pictures]
    assert len(pictures) >= 5
    for url, picture in pictures:
        assert picture["alt"] and picture["width"] and picture["height"], (url, picture["src"])


def test_no_page_mentions_a_machine(pages: dict[str, Reader]) -> None:
    assert not [(url, found.group()) for url, page in pages.items() if (found := OF_A_MACHINE.search(page.text))]


# --- Everything is there ------------------------------------------------------------------------------


def test_every_text_is_a_page_of_the_contents(site: Site, pages: dict[str, Reader]) -> None:
    texts = [file.relative_to(ROOT).as_posix() for file in (ROOT / "docs").rglob("*.md")]
    texts += [file.relative_to(ROOT).as_posix() for file in ROOT.glob("src/ludus/games/*/guide.*.md")]
    assert len(texts) > 20
    for text in texts:
        start = pages["index.ru.html" if ".ru." in text else "index.html"]
        assert url_of(text) in start.links, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_in_their_language(site: Site, language: str) -> None:
    sections = site.sections[language]
    assert [len(found) for _, found in sections[1:3]] == [len(ludus.games())] * 2
    ours = {page.source for _, found in sections for page in found if page.language == language}
    assert {"docs/index.ru.md", "docs/play-browser.ru.md"} <= {
        file if ".ru." in file else other_language(file) for file in ours
    }


def test_games_are_called_what_they_are_called_in_the_game() -> None:
    assert set(GAMES) == set(ludus.games())
    for name, titles in GAMES.items():
        for language, title in titles.items():
            assert ludus.game(name).meta.title[language].startswith(title)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ludus.games())
def test_every_rule_has_a_place_and_its_words(pages: dict[str, Reader], name: str, language: str) -> None:
    page = pages[f"games/{name}-rules.{language}.html"]
    numbers = ledger_ids(ludus.game(name))
    assert len(numbers) > 100
    shown = " ".join(page.text.split())
    for number in numbers:
        assert number in page.anchors
        assert " ".join(words(name).say(language, number).split()) in shown, number


def test_rule_numbers_lead_to_their_rules(pages: dict[str, Reader]) -> None:
    assert "regicide-rules.en.html#RG-002" in pages["games/regicide.en.html"].links
    assert "regicide-rules.ru.html#RG-002" in pages["games/regicide.ru.html"].links


def public(kind: type) -> list[str]:
    return [name for name, value in vars(kind).items() if not name.startswith("_") and callable(value)]


def test_the_reference_has_every_public_name(pages: dict[str, Reader]) -> None:
    places = reference.anchors(ROOT / "src")
    classes = (ludus.Match, ludus.State, Game, Bot, Turn, ludus.LudusError)
    wanted = [f"ludus.{name}" for name in ludus.__all__]
    wanted += [f"{kind.__name__}.{name}" for kind in classes for name in public(kind)]
    assert len(wanted) > 80
    for name in wanted:
        url, _, anchor = places[name].partition("#")
        assert anchor in pages[url].anchors, name


def test_the_reference_says_what_the_docstrings_say(pages: dict[str, Reader]) -> None:
    shown = " ".join(pages["reference/match.html"].text.split())
    for name in ("play", "sample", "undo"):
        first = inspect.getdoc(getattr(ludus.Match, name))
        assert first and " ".join(first.split("\n\n")[0].replace("`", "").split()) in shown
    assert "def " not in shown and "self" not in shown.split()


# --- Search -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_index_leads_to_places_that_exist(folder: Path, pages: dict[str, Reader], language: str) -> None:
    index = json.loads((folder / f"assets/search.{language}.json").read_text("utf-8"))
    assert len(index["passages"]) > 800
    for number, anchor, heading, _ in index["passages"]:
        url, title = index["pages"][number]
        assert not anchor or anchor in pages[url].anchors, (url, anchor)
        assert heading or title
    assert any(anchor == "RG-143" and text for _, anchor, _, text in index["passages"])


def test_the_index_is_not_heavy(folder: Path) -> None:
    for language in LANGUAGES:
        assert len(gzip.compress((folder / f"assets/search.{language}.json").read_bytes())) < 220_000


@pytest.mark.parametrize("name", GAMES)
def test_every_field_of_a_view_has_a_row(folder: Path, name: str) -> None:
    parts = game_schema(ludus.game(name))["$defs"]
    page = (folder / f"games/{name}-view.html").read_text("utf-8")
    for field, about in parts["SeatView"]["properties"].items():
        assert f"<code>{field}</code>" in page
        if about.get("x-visible-to") == "later":
            assert "its owner at first, everyone later" in page
    assert "its owner" in page and "resign" in page
