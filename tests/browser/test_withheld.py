"""A page that is loaded in the middle of a round (GM-321) has the whole round in its log when it has been scored."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_gorus import alone, board, play
from tests.browser.visitor import Visitor


def heard(visitor: Visitor) -> list[str]:
    """The kinds of all events that the page received."""
    return [event["kind"] for update in visitor.updates for event in update["events"]]


def test_a_reload_in_mid_round_loses_nothing(visit: Visit) -> None:
    anna = alone(visit, 3, {"target": "9"})
    while anna.wait_for_question() and heard(anna).count("bout") < 4:
        play(anna, anna.moves[0])
    anna.updates.clear()
    anna.page.reload()
    expect(board(anna)).to_be_visible()
    anna.wait_for_question()
    expect(anna.log.get_by_text("You cannot look at earlier bouts")).to_have_count(1)
    first = anna.log.get_by_text("wins bout 1 and")
    expect(first).to_have_count(0)
    while anna.wait_for_question() and "scored" not in heard(anna):
        play(anna, anna.moves[0])
    expect(first).to_have_count(1)
    expect(anna.log.get_by_text("You cannot look at earlier bouts")).to_have_count(0)
