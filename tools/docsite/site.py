"""All pages of the site, rendered and written into a folder."""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path
from urllib.parse import urlsplit

from docsite import ledger, reference, views
from docsite.contents import VIEW, chapters, label_of, language_of, other_language, url_of
from docsite.frame import Surroundings, framed
from docsite.markdown import Links, render
from docsite.page import Page
from docsite.pictures import attributes
from docsite.search import index
from docsite.words import LANGUAGES, WORDS

ASSETS = ("site.css", "site.js", "look.js", "icon.svg")
THEME = "web/src/theme.css"
SERVED = "/docs/"  # by `ludus serve`
DEEPEST = 3  # level of headings in a table of contents
RULES_DEEPEST = 2  # where level 3 is a single rule
SOURCES = (".py", ".sh", ".csv", ".toml", ".ftl", ".txt")  # files that may be linked to and are shown as they are
LEXERS = {".py": "python", ".sh": "sh", ".toml": "toml"}
FONT = re.compile(r"url\([\"']?\./([\w./-]+)[\"']?\)")
LONGEST_NAME = 40  # a longer piece of code is an example
NAME = re.compile(r"[A-Za-z_][\w.]*(?=\(|$)")


class Site:
    """The documentation of a project. `broken` lists the links that lead nowhere."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.broken: list[str] = []
        self.pictures: set[str] = set()
        self.pages: dict[str, Page] = {}
        self.names = reference.anchors(root / "src")
        self.rules: dict[str, dict[str, str]] = {language: {} for language in LANGUAGES}
        self.sections = {language: self._sections(language) for language in LANGUAGES}
        for page in list(self.pages.values()):
            self._render(page)

    # Which pages there are.

    def _sections(self, language: str) -> list[tuple[str, list[Page]]]:
        return [(title, [self._page(file) for file in files]) for title, files in chapters(self.root, language)]

    def _page(self, source: str) -> Page:
        if source not in self.pages:
            page = Page(source, url_of(source), language_of(source), label=label_of(source))
            page.text = self._text(page)
            self.pages[source] = page
        return self.pages[source]

    def _text(self, page: Page) -> str:
        if page.source.startswith("reference/"):
            (chapter,) = (one for one in reference.CHAPTERS if f"reference/{one.file}" == page.source)
            return reference.as_markdown(self.root / "src", chapter)
        if page.source.endswith(".ftl"):
            return self._ledger(page)
        if page.source.endswith(VIEW):
            return views.as_markdown(self.root / page.source, page.label)
        return (self.root / page.source).read_text("utf-8")

    def _ledger(self, page: Page) -> str:
        parts = ledger.read_ledger(self.root / page.source)
        for part in parts:
            if isinstance(part, ledger.Rule):
                self.rules[page.language][part.number] = f"{page.url}#{part.number}"
        guide = f"guide.{page.language}.md"
        words = WORDS[page.language]
        lead = words["rules-lead"].format(game=page.label, guide=guide)
        return ledger.as_markdown(words["rules-title"].format(game=page.label), lead, parts)

    # Rendering.

    def _render(self, page: Page) -> None:
        made = render(page.text, self._links(page))
        page.title, page.body, page.passages = made.title, made.body, made.passages
        deepest = RULES_DEEPEST if page.source.endswith(".ftl") else DEEPEST
        page.headings = [heading for heading in made.headings if heading.level <= deepest]

    def _links(self, page: Page) -> Links:
        def rule(number: str) -> str:
            url = self.rules[page.language].get(number, "")
            return page.way_to(url) if url else ""

        def name(text: str) -> str:
            found = NAME.match(text)
            url = self.names.get(found.group(), "") if found and len(text) < LONGEST_NAME else ""
            return page.way_to(url) if url else ""

        return Links(
            target=lambda address: self._target(page, address),
            picture=lambda address: self._picture(page, address),
            rule=rule,
            name=name if is_technical(page.source) else lambda text: "",
        )

    def _target(self, page: Page, address: str) -> str:
        parts = urlsplit(address)
        if parts.scheme or not parts.path:
            return address
        file = posixpath.normpath(posixpath.join(posixpath.dirname(page.source), parts.path))
        if file.startswith("reference/") or page.source.startswith("reference/"):
            file = self._from_reference(file)
        found = self.pages.get(file) or self._shown(file)
        if found is None:
            self.broken.append(f"{page.source}: {address}")
            return address
        return page.way_to(found.url) + (f"#{parts.fragment}" if parts.fragment else "")

    def _from_reference(self, file: str) -> str:
        """Generated pages live beside those of docs/."""
        return file if file in self.pages else f"docs/{file}"

    def _shown(self, file: str) -> Page | None:
        """A page that shows a file of the project as it is."""
        if file == "README.md":
            return self.pages["docs/index.md"]
        if not file.endswith(SOURCES) or not (self.root / file).is_file():
            return None
        page = Page(file, f"files/{file}.html", "en")
        code = (self.root / file).read_text("utf-8")
        page.text = f"# {posixpath.basename(file)}\n\n{WORDS['en']['source'].format(file=file)}\n\n"
        page.text += f"~~~~~{LEXERS.get(Path(file).suffix, '')}\n{code}\n~~~~~\n"
        self.pages[file] = page
        self._render(page)
        return page

    def _picture(self, page: Page, address: str) -> tuple[str, str]:
        file = posixpath.normpath(posixpath.join(posixpath.dirname(page.source), address))
        if not (self.root / file).is_file():
            self.broken.append(f"{page.source}: {address}")
            return address, ""
        self.pictures.add(file)
        return page.way_to(file.removeprefix("docs/")), attributes(self.root / file)

    # Writing.

    def write(self, folder: Path) -> None:
        """Write all files of the site into a new folder."""
        for page in self.pages.values():
            put(folder / page.url, framed(page, self._around(page)))
        for language in LANGUAGES:
            put(folder / f"assets/search.{language}.json", index(self._searched(language)))
            put(folder / f"404.{language}.html", self._lost(language))
        for file in self.pictures:
            target = folder / file.removeprefix("docs/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(self.root / file, target)
        for asset in ASSETS:
            shutil.copyfile(self.root / "docs/assets" / asset, folder / "assets" / asset)
        self._write_theme(folder / "assets")

    def _write_theme(self, assets: Path) -> None:
        """The tokens of the web client, with the fonts that they name."""
        theme = self.root / THEME
        shutil.copyfile(theme, assets / "theme.css")
        for address in FONT.findall(theme.read_text("utf-8")):
            if not (theme.parent / address).is_file():
                self.broken.append(f"{THEME}: {address}")
                continue
            target = assets / address
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(theme.parent / address, target)

    def _around(self, page: Page) -> Surroundings:
        sections = self.sections[page.language]
        in_order = [one for _, pages in sections for one in pages if one.language == page.language]
        place = in_order.index(page) if page in in_order else len(in_order)
        other = self.pages.get(other_language(page.source))
        start = self.sections["ru" if page.language == "en" else "en"][0][1][0]
        return Surroundings(
            sections,
            in_order[place - 1] if 0 < place < len(in_order) else None,
            in_order[place + 1] if place + 1 < len(in_order) else None,
            other if other is not page else None,
            start,
        )

    def _searched(self, language: str) -> list[Page]:
        return [page for _, pages in self.sections[language] for page in pages]

    def _lost(self, language: str) -> str:
        """What the server answers where there is no page."""
        page = Page(f"404.{language}", f"404.{language}.html", language, base=SERVED)
        page.text = f"# {WORDS[language]['lost']}\n\n{WORDS[language]['lost-text']}\n"
        self._render(page)
        return framed(page, self._around(page))


def is_technical(source: str) -> bool:
    """Are words in code type names of the library here? In a guide they are moves."""
    return source.startswith(("docs/", "reference/")) and not source.startswith("docs/play-")


def put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
