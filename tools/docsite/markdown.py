"""From Markdown to HTML without anything inline that a strict content security policy would refuse."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name
from pygments.util import ClassNotFound

from docsite.page import Heading, Passage

ANCHOR = re.compile(r"\s*\{#([\w.-]+)\}$")  # a heading of a generated page names its anchor
RULE = re.compile(r"\b[A-Z]{2}-[QR]?\d{2,3}\b")
NOT_IN_SLUGS = re.compile(r"[^\w\- ]")
ALIGNED = re.compile(r"text-align:(\w+)")
PROMPT = re.compile(r"^>>> ", re.MULTILINE)
LINES = HtmlFormatter(nowrap=True)


@dataclass(frozen=True)
class Links:
    """What a page asks of the site while it is rendered."""

    target: Callable[[str], str]  # the address that a link of the Markdown file becomes
    picture: Callable[[str], tuple[str, str]]  # the same for a picture, with its attributes for the size
    rule: Callable[[str], str]  # the address of a rule, "" if there is none
    name: Callable[[str], str]  # the address of a name of the library, "" if there is none


@dataclass(frozen=True)
class Rendered:
    """A Markdown text as HTML, with what was found in it."""

    title: str
    body: str
    headings: list[Heading]
    passages: list[Passage]


def render(text: str, links: Links) -> Rendered:
    """A whole page. Its first heading is its title."""
    parser = MarkdownIt("commonmark", {"html": False}).enable(["table", "strikethrough"])
    tokens = parser.parse(text)
    headings = _headings(tokens)
    passages = _passages(tokens, headings)
    _frame(tokens, links)
    body = parser.renderer.render(tokens, parser.options, {})
    title = headings[0].text if headings else ""
    return Rendered(title, body, headings[1:], passages)


def slug(heading: str) -> str:
    """The anchor of a heading, as code hosts make it: links in the files work in both places."""
    return NOT_IN_SLUGS.sub("", heading.strip().lower()).replace(" ", "-")


def plain(token: Token) -> str:
    """The words of an inline token."""
    return "".join(
        " " if child.type in ("softbreak", "hardbreak") else child.content for child in token.children or ()
    ).strip()


# Headings and passages.


def _headings(tokens: Sequence[Token]) -> list[Heading]:
    """Give every heading its anchor."""
    found: list[Heading] = []
    taken: dict[str, int] = {}
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        anchor = _named_anchor(inline) or slug(plain(inline))
        taken[anchor] = taken.get(anchor, -1) + 1
        if taken[anchor]:
            anchor = f"{anchor}-{taken[anchor]}"
        opening.attrSet("id", anchor)
        found.append(Heading(int(opening.tag[1]), anchor, plain(inline)))
    return found


def _named_anchor(inline: Token) -> str:
    """The anchor that a heading names itself, which is taken out of its words."""
    last = inline.children[-1] if inline.children else None
    found = ANCHOR.search(last.content) if last is not None else None
    if last is None or found is None:
        return ""
    last.content = last.content[: found.start()]
    return found.group(1)


def _passages(tokens: Sequence[Token], headings: Sequence[Heading]) -> list[Passage]:
    """The words below each heading."""
    remaining = iter(headings)
    heading = Heading(1, "", "")
    words: list[str] = []
    found: list[Passage] = []
    for token, before in zip(tokens, [None, *tokens]):
        if token.type == "heading_open":
            found.append(Passage(heading.anchor, heading.text, " ".join(words)))
            heading, words = next(remaining), []
        elif token.type == "inline" and (before is None or before.type != "heading_open"):
            words.append(plain(token))
        elif token.type == "fence":
            words.append(" ".join(token.content.split()))
    found.append(Passage(heading.anchor, heading.text, " ".join(words)))
    return [one for one in found if one.text or one.heading]


# What the plain renderer does not do.


def _frame(tokens: list[Token], links: Links) -> None:
    """Change tokens in place: links, pictures, rules, wide tables, code."""
    for number, token in enumerate(tokens):
        if token.type == "inline":
            token.children = _inline(token.children or [], links)
        elif token.type == "table_open":
            tokens[number] = _html('<div class="wide"><table>\n')
        elif token.type == "table_close":
            tokens[number] = _html("</table></div>\n")
        elif token.type in ("th_open", "td_open"):
            _align(token)
            if not tokens[number + 1].content:
                token.tag = tokens[number + 2].tag = "td"  # nothing is the head of nothing
        elif token.type in ("fence", "code_block"):
            tokens[number] = _html(code_block(token.content, token.info.strip()))
        elif token.type == "heading_open" and token.tag != "h1":
            _add_anchor(token, tokens[number + 1])


def _add_anchor(opening: Token, inline: Token) -> None:
    """A link to the heading itself at its end, unless the heading is a rule, which is one already."""
    words = plain(inline)
    if not RULE.fullmatch(words):
        address, label = escape(f"#{opening.attrGet('id')}", quote=True), escape(words, quote=True)
        link = _html(f'<a class="anchor" href="{address}" aria-label="# {label}">#</a>')
        inline.children = [*(inline.children or []), link]


def _html(text: str) -> Token:
    token = Token("html_inline", "", 0)
    token.content = text
    return token


def _align(token: Token) -> None:
    """A class in place of the style attribute."""
    found = ALIGNED.search(str(token.attrs.pop("style", "")))
    if found:
        token.attrSet("class", found.group(1))


def code_block(code: str, language: str) -> str:
    """Highlighted lines; a language that nobody knows is plain text."""
    if language == "python" and PROMPT.search(code):
        language = "pycon"
    try:
        lines = highlight(code, get_lexer_by_name(language or "text", stripnl=False), LINES)
    except ClassNotFound:
        lines = escape(code)
    return f"<pre><code>{lines}</code></pre>\n"


def _inline(children: Sequence[Token], links: Links) -> list[Token]:
    made: list[Token] = []
    depth = 0  # inside a link nothing else becomes one
    for child in children:
        if child.type == "link_open":
            depth += 1
            child.attrSet("href", links.target(str(child.attrGet("href"))))
        elif child.type == "link_close":
            depth -= 1
        if child.type == "image":
            made.append(_picture(child, links))
        elif child.type == "text" and not depth:
            made.append(_html(_with_rules(child.content, links)))
        elif child.type == "code_inline" and not depth and (address := links.name(child.content)):
            made.append(_html(f'<a href="{escape(address, quote=True)}"><code>{escape(child.content)}</code></a>'))
        else:
            made.append(child)
    return made


def _picture(token: Token, links: Links) -> Token:
    address, size = links.picture(str(token.attrGet("src")))
    words = escape(token.content, quote=True)
    return _html(f'<img src="{escape(address, quote=True)}" alt="{words}" {size} loading="lazy" decoding="async">')


def _with_rules(text: str, links: Links) -> str:
    """The text as HTML with every rule number leading to the rule."""
    made, end = "", 0
    for found in RULE.finditer(text):
        address = links.rule(found.group())
        if not address:
            continue
        made += escape(text[end : found.start()])
        made += f'<a class="rule" href="{escape(address, quote=True)}">{found.group()}</a>'
        end = found.end()
    return made + escape(text[end:])
