"""Golden Cup in the browser: every decision on the board, the matches as a show, a whole championship, a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludus.bots.levels import make_bot
from ludus.bots.play import let_bot_move, play_on
from ludus.kernel.decision import Decision
from ludus.match import Match
from tests.browser.conftest import Visit
from tests.browser.tables import Fits, Known
from tests.browser.test_look import shoot
from tests.browser.visitor import Visitor

Violations = Callable[[Page], list[str]]
MakeKnown = Callable[..., Known]
Json = dict[str, Any]
BOARD = re.compile("^(Golden Cup table|Стол «Золотой кубок»)$")


# --- Tables in a wanted situation ---------------------------------------------------------------------


def reach(fits: Fits, level: str = "normal") -> Fits:
    """Computers play until it fits."""

    def look(match: Match) -> bool:
        bots = [make_bot(match.game, level, seat) for seat in range(match.players)]
        while not fits(match):
            if match.over:
                return False
            seat = match.to_act[0]
            let_bot_move(match, seat, bots[seat], 0)
        return True

    return look


def asked(question: str, also: Callable[[Decision, Json], bool] = lambda asked, view: True) -> Fits:
    """Seat A is asked this."""

    def look(match: Match) -> bool:
        if match.over or 0 not in match.to_act:
            return False
        found = match.decision(0)
        return found is not None and found.prompt.message == question and also(found, match.view(0))

    return reach(look)


def own(view: Json) -> Json:
    seat: Json = view["seats"][view["seat"]]
    return seat


def bots(players: int, level: str = "novice") -> dict[int, str]:
    return dict.fromkeys(range(1, players), level)


def shopping_in(number: int) -> Fits:
    """Seat A shops in this round, with coins for a champion."""
    return asked("ask-shop", lambda found, view: bool(view["round"] == number and own(view)["coins"] >= 4))


def lining(champions: int) -> Fits:
    return asked("ask-line", lambda found, view: len(own(view)["hired"]) >= champions)


# --- Hands on the board ---------------------------------------------------------------------------------


def go(visitor: Visitor, link: str) -> Visitor:
    visitor.page.goto(link)
    expect(board(visitor)).to_be_visible()
    return visitor


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=BOARD)


def test_scratch(visit: Visit, known: MakeKnown) -> None:
    shop = known(4, shopping_in(4), game="goldencup", bots=bots(4))
    end = known(4, reach(lambda match: match.over), game="goldencup", bots=bots(4))
    for name, how in {
        "d": {}, "dd": {"color_scheme": "dark"}, "p": {"width": 390, "height": 800, "touch": True}, 
    }.items():
        a = go(visit(**how), shop.link(0))
        a.wait_for_question()
        a.page.wait_for_timeout(300)
        a.page.screenshot(path=f"/tmp/gwgc/shop-{name}.png", full_page=True)
        a.page.get_by_role("button", name="League").click()
        a.page.screenshot(path=f"/tmp/gwgc/league-{name}.png")
        go(a, end.link(0))
        a.page.get_by_role("button", name="League").click()
        a.page.screenshot(path=f"/tmp/gwgc/end-{name}.png")
    b = go(visit(motion=True), shop.link(0))
    b.wait_for_question()
    v = b.version
    b.page.get_by_role("button", name="End shopping").click()
    b.done(v)
    b.wait_for_question()
    expect(b.confirm).to_have_attribute("aria-disabled", "false")
    v = b.version
    b.confirm.click()
    b.done(v)
    for n in range(0, 16):
        b.page.wait_for_timeout(1500)
        b.page.screenshot(path=f"/tmp/gwgc/match{n}.png")
