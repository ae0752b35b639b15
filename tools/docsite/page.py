"""A page of the site, and what the other pages need to know of it."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Heading:
    """A heading of a page, for its table of contents."""

    level: int
    anchor: str
    text: str


@dataclass(frozen=True)
class Passage:
    """What stands below one heading, as plain text, for the search."""

    anchor: str
    heading: str
    text: str


@dataclass
class Page:
    """A page: where its text comes from, where it goes, and what it holds when it has been rendered."""

    source: str  # file of the project, or the name of what it is generated from
    url: str  # in the site, from its root
    language: str
    text: str = ""  # Markdown
    label: str = ""  # in the contents, if not the title
    base: str = ""  # where the site is served, if the page must work at any address
    title: str = ""
    body: str = ""
    headings: list[Heading] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)

    @property
    def root(self) -> str:
        """The way from this page to the root of the site: "" or "../"."""
        return self.base or "../" * self.url.count("/")

    def way_to(self, url: str) -> str:
        """The address of another page or file of the site, relative to this page."""
        if self.base:
            return self.base + url
        return posixpath.relpath(url, posixpath.dirname(self.url) or ".")
