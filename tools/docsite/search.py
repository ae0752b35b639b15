"""The index for the search in the browser: pages, and what stands below each of their headings."""

from __future__ import annotations

import json
from collections.abc import Sequence

from docsite.page import Page


def index(pages: Sequence[Page]) -> str:
    """`pages` has address and title, `passages` the number of the page, the anchor, the heading and the words."""
    passages = [
        [number, passage.anchor if passage.heading != page.title else "", passage.heading, passage.text]
        for number, page in enumerate(pages)
        for passage in page.passages
    ]
    content = {"pages": [[page.url, page.title] for page in pages], "passages": passages}
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
