"""The frame around the text of a page: header, contents, table of contents, previous and next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from docsite.page import Heading, Page
from docsite.words import WORDS

PLAY_LINK = '<a class="play" hidden href="'  # begins the one line that only makes sense beside a running house

LEAST = 2  # headings for which a table of contents is worth its room

LOGO_LEAVES = "".join(
    f'<g transform="translate(32 32) scale({side} 1)">'
    + "".join(
        '<path class="leaf" d="M0 0c2.6-1.6 5.6-1.4 7 .6-2.2 2.2-5 2.2-7-.6z" '
        f'transform="rotate({-angle}) translate(20.5 0) rotate(-66)"/>'
        for angle in (-62, -38, -14, 10, 34)
    )
    + "</g>"
    for side in (1, -1)
)
LOGO = (
    '<svg class="logo" viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">'
    '<circle class="coin" cx="32" cy="32" r="30"/><circle class="rim" cx="32" cy="32" r="27"/>'
    f"{LOGO_LEAVES}"
    '<path class="gate" d="M21 25l11-6.5L43 25zM22.5 27.2h19v2.2h-19zM24.5 31h3.6v11h-3.6zM35.9 31h3.6v11h-3.6z'
    'M30.2 31h3.6v11h-3.6zM22 43.4h20v2.8H22z"/></svg>'
)


@dataclass(frozen=True)
class Surroundings:
    """What a page shows of the others."""

    sections: list[tuple[str, list[Page]]]
    previous: Page | None
    following: Page | None
    other: Page | None  # the same in the other language
    other_start: Page  # or else where that language begins


def framed(page: Page, around: Surroundings) -> str:
    """The whole document."""
    words = {name: escape(text, quote=True) for name, text in WORDS[page.language].items()}
    title = f"{escape(page.title)} · Ludus" if page.title != "Ludus" else "Ludus"
    texts = " ".join(
        f'data-{name}="{words[name]}"'
        for name in ("found", "nothing", "not-loaded", "theme-auto", "theme-light", "theme-dark")
    )
    return f"""<!doctype html>
<html lang="{page.language}"{_game(page)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<link rel="icon" href="{page.root}assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{page.root}assets/theme.css">
<link rel="stylesheet" href="{page.root}assets/site.css">
<script src="{page.root}assets/look.js"></script>
<script src="{page.root}assets/site.js" defer></script>
</head>
<body data-root="{page.root}" {texts}>
<a class="skip" href="#text">{words["skip"]}</a>
<header class="top">
<a class="brand" href="{page.way_to(around.sections[0][1][0].url)}">{LOGO}<span>Ludus</span></a>
<div class="search" role="search" hidden>
<input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="{words["search-hint"]}" \
aria-label="{words["search"]}" aria-controls="found">
<div id="found" class="found" hidden><p role="status"></p><ol></ol></div>
</div>
<div class="tools">
{_language(page, around, words["other"])}
<button class="theme" type="button" hidden></button>
{PLAY_LINK}{page.way_to("..")}/">{words["play"]}</a>
</div>
</header>
<div class="folded">
<button type="button" class="to-contents" popovertarget="contents">{words["contents"]}</button>
{_on_page_button(page.headings, words["on-page"])}
</div>
<div class="columns">
<nav id="contents" class="contents" popover aria-label="{words["contents"]}">
{_contents(page, around.sections)}
</nav>
<main id="text" tabindex="-1">
<article>
{page.body}</article>
{_neighbours(page, around, words)}
</main>
{_on_page(page.headings, words["on-page"])}
</div>
</body>
</html>
"""


def _game(page: Page) -> str:
    """The colour tone of the game that a page is about."""
    return f' data-game="{page.source.split("/")[-2]}"' if page.source.startswith("src/ludus/games/") else ""


def _language(page: Page, around: Surroundings, label: str) -> str:
    there = around.other or around.other_start
    return (
        f'<a class="language" href="{page.way_to(there.url)}" lang="{there.language}" hreflang="{there.language}" '
        f'aria-label="{label}">{label[:2]}</a>'
    )


def _contents(page: Page, sections: Sequence[tuple[str, list[Page]]]) -> str:
    made = []
    for title, pages in sections:
        if not pages:
            continue
        items = "\n".join(f"<li>{_entry(page, one)}</li>" for one in pages)
        is_open = " open" if page in pages or title == sections[0][0] or title == sections[1][0] else ""
        made.append(f"<details{is_open}><summary>{escape(title)}</summary><ul>\n{items}\n</ul></details>")
    return "\n".join(made)


def _entry(page: Page, one: Page) -> str:
    here = ' aria-current="page"' if one is page else ""
    language = f' lang="{one.language}"' if one.language != page.language else ""
    return f'<a href="{page.way_to(one.url)}"{here}{language}>{escape(one.label or one.title)}</a>'


def _neighbours(page: Page, around: Surroundings, words: dict[str, str]) -> str:
    made = []
    for name, one in (("previous", around.previous), ("next", around.following)):
        if one is not None:
            label = f"<small>{words[name]}</small> {escape(one.title)}"
            made.append(f'<a class="{name}" rel="{name[:4]}" href="{page.way_to(one.url)}">{label}</a>')
    return (
        f'<nav class="neighbours" aria-label="{words["previous"]}, {words["next"]}">{"".join(made)}</nav>'
        if made
        else ""
    )


def _on_page_button(headings: Sequence[Heading], label: str) -> str:
    if len(headings) < LEAST:
        return ""
    return f'<button type="button" class="to-headings" popovertarget="headings">{label}</button>'


def _on_page(headings: Sequence[Heading], label: str) -> str:
    if len(headings) < LEAST:
        return ""
    top = min(heading.level for heading in headings)
    items = "\n".join(
        f'<li class="level-{heading.level - top}"><a href="#{escape(heading.anchor, quote=True)}">'
        f"{escape(heading.text)}</a></li>"
        for heading in headings
    )
    return f'<nav id="headings" class="headings" popover aria-label="{label}"><p>{label}</p><ul>\n{items}\n</ul></nav>'
