"""What a test waits for on any page: that it has come to rest, and that it fits the screen.

Nothing is read from a page only once where it may still be changing: on a busy machine it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

TIMEOUT = 30_000  # milliseconds, on a busy machine
POLL = 40
PHONE: dict[str, Any] = {"width": 360, "height": 740, "touch": True}
DESK_AND_PHONE = [pytest.param({}, "en", id="desk-en"), pytest.param(PHONE, "ru", id="phone-ru")]

# Letters are there, and nothing moves but what moves for ever.
AT_REST = """() => document.fonts.status === "loaded" && document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)"""
FITS = "() => document.documentElement.scrollWidth <= innerWidth"
KEYS = "(all, name) => all.map((one) => one.dataset[name])"

expect.set_options(timeout=TIMEOUT)


def until(page: Page, ready: Callable[[], bool], what: str) -> None:
    """Wait for something that Playwright cannot expect."""
    for _ in range(TIMEOUT // POLL):
        if ready():
            return
        page.wait_for_timeout(POLL)
    raise AssertionError(f"in vain: {what}")


def settle(page: Page) -> None:
    """Wait until what is drawn no longer changes by itself."""
    until(page, lambda: bool(page.evaluate(AT_REST)), "a page at rest")


def fit(page: Page) -> None:
    """Wait until nothing sticks out to the side of the screen."""
    until(page, lambda: bool(page.evaluate(FITS)), f"{page.url} no wider than the screen")


def data(places: Locator, name: str) -> list[str]:
    """What all these elements have in an attribute `data-NAME`."""
    found: list[str] = places.evaluate_all(KEYS, name)
    return found


def show(places: Locator, name: str, wanted: set[str]) -> None:
    """Wait until exactly these are shown, by an attribute `data-NAME`."""
    until(places.page, lambda: set(data(places, name)) == wanted, f"{sorted(wanted)}, not {data(places, name)}")


def written(field: Locator) -> str:
    """What stands in a field, when something does."""
    expect(field).not_to_have_value("")
    return field.input_value()
