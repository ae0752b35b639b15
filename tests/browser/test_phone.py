"""A small phone, upright: the own cards stay in sight however far the page is scrolled."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakeKnown, Visit
from tests.browser.pages import PHONE, fit, settle
from tests.browser.tables import in_the_middle
from tests.browser.visitor import Visitor

IN_SIGHT = """(hand) => [...hand.querySelectorAll("button[data-key]")].every((card) => {
  const { left, top, bottom } = card.getBoundingClientRect();
  return [top + 6, bottom - 6].every((y) => card.contains(document.elementFromPoint(left + 8, y)));
})"""


def cards_are_in_sight(anna: Visitor) -> bool:
    return bool(anna.page.locator('[data-zone="hand"]').evaluate(IN_SIGHT))


@pytest.mark.one_in(4)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(("game", "players"), [("regicide", 3), ("regicide", 1), ("gorus", 4), ("gorus", 1)])
def test_the_hand_is_in_sight(visit: Visit, known: MakeKnown, game: str, players: int, language: str) -> None:
    table = known(players, lambda match: game != "regicide" or players == 1 or in_the_middle(match, 0, 18), game=game)
    seat = table.match.to_act[0]
    anna = visit(**PHONE, language=language)
    anna.page.goto(table.link(seat))
    expect(anna.hand.first).to_be_visible()
    anna.wait_for_question()
    anna.until(lambda: cards_are_in_sight(anna), "the hand when the page opens")
    places = [0, 60, 120]
    for place in places:
        anna.page.evaluate("(place) => scrollTo({ top: place, behavior: 'instant' })", place)
        anna.until(lambda: cards_are_in_sight(anna), f"the hand at {place}")
    anna.page.evaluate("() => scrollTo({ top: 0, behavior: 'instant' })")
    settle(anna.page)
    before = anna.page.locator('[data-zone="hand"]').bounding_box()
    anna.hand.first.click(position={"x": 10.0, "y": 22.0})
    expect(anna.hand.first).to_have_attribute("aria-pressed", "true")
    anna.until(lambda: not anna.bar.get_by_text("…", exact=True).is_visible(), "what is said of the choice")
    settle(anna.page)
    assert anna.page.locator('[data-zone="hand"]').bounding_box() == before, "choosing a card moves nothing"
    fit(anna.page)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("game", ["regicide", "gorus"])
def test_rules_stay_within_their_brackets(visit: Visit, game: str) -> None:
    anna = visit(width=360, height=740)
    anna.page.goto(f"{anna.address}/#/rules/{game}")
    rules = anna.page.get_by_role("tabpanel").locator(".whole")
    expect(rules.nth(10)).to_be_visible()
    settle(anna.page)
    lines = rules.evaluate_all("all => all.map((one) => one.getClientRects().length)")
    assert max(lines) == 1, "a rule is never torn from its bracket"
