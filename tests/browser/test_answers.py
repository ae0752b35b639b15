"""Answering a question: choosing cards, what is said of them, hints, taking back, dragging, signals."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from ludus.match import Match
from tests.browser.conftest import MakeKnown, Visit
from tests.browser.pages import PHONE, data, settle
from tests.browser.tables import hand_of, in_the_middle, value
from tests.browser.visitor import Visitor, sign

LONG_PRESS = 400  # milliseconds that a finger rests on a card before it lifts


def quiet(hand: list[str]) -> list[str]:
    """Cards whose play reveals nothing: no card is drawn, no enemy falls."""
    return sorted(card for card in hand if card[0] in "2345678" and card[1] in "CS")


def has_quiet_card(match: Match) -> bool:
    """Seat A holds a quiet card, and the attack comes afterwards and can be paid."""
    hand = hand_of(match, 0)
    return bool(quiet(hand)) and sum(map(value, hand)) >= 30


# --- Choosing ---------------------------------------------------------------------------------------


def no_combo(match: Match) -> bool:
    """Seat A holds a 7, an 8 and a Companion."""
    return {"7", "8", "A"} <= {card[0] for card in hand_of(match, 0)}


def test_why_cards_cannot_be_played_and_what_others_would_do(visit: Visit, known: MakeKnown) -> None:
    table = known(2, no_combo)
    first = {card[0]: card for card in sorted(table.hand())}
    seven, eight, companion = first["7"], first["8"], first["A"]
    anna = visit()
    anna.go(table.link(0)).wait_for_question()

    anna.choose(seven, eight)
    expect(anna.bar).to_contain_text("These cards are not a combo: only two to four 2s")
    expect(anna.confirm).to_be_disabled()
    anna.bar.get_by_role("button", name="RG-037").click()
    rule = anna.dialog.locator('[data-rule="RG-037"]')
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule).to_contain_text("4")
    anna.page.keyboard.press("Escape")
    expect(anna.dialog).to_have_count(0)
    expect(anna.card(seven)).to_have_attribute("aria-pressed", "true")

    anna.choose(eight, companion)  # without the 8, with the Companion
    decision = table.match.decision(0)
    assert decision is not None
    wanted = {seven, companion}
    choice = next(choice for choice in decision.choices if set(choice.move.split()[1:]) == wanted)
    for fact in choice.facts:
        for number in re.findall(r"\d+", str(fact.values)):
            expect(anna.bar).to_contain_text(number)
    expect(anna.bar).to_contain_text(re.compile("deals (8|16)"))
    expect(anna.confirm).to_be_enabled()
    expect(anna.bar.get_by_role("button", name="RG-037")).to_have_count(0)
    anna.button("Clear selection").click()
    expect(anna.page.locator('[data-key][aria-pressed="true"]')).to_have_count(0)
    expect(anna.confirm).to_be_disabled()


def test_paying_counts_along_and_knows_the_cheapest(visit: Visit, known: MakeKnown) -> None:
    table = known(2, has_quiet_card)
    anna = visit()
    anna.go(table.link(0)).wait_for_question()
    card = quiet(list(table.hand()))[0]
    anna.play(card)
    table.match.play(0, f"p {card}")
    net = table.view["enemy"]["net"]
    assert table.view["step"] == "4"
    expect(anna.bar).to_contain_text(f"Discard cards worth at least {net}.")
    expect(anna.figure("sum")).to_contain_text(f"0 / {net}")
    small = min(table.hand(), key=value)
    anna.choose(small)
    expect(anna.figure("sum")).to_contain_text(f"{value(small)} / {net}")
    if value(small) < net:
        expect(anna.confirm).to_be_disabled()
        expect(anna.bar.get_by_role("button", name="RG-142")).to_be_visible()

    anna.button("Cheapest").click()
    payments = [move.split()[1:] for move in table.match.moves(0) if move.startswith("d ")]
    least = min(sum(map(value, cards)) for cards in payments)
    expect(anna.figure("sum")).to_contain_text(f"{least} / {net}")
    expect(anna.bar).to_contain_text(f"pays {least} for {net}")
    rest = anna.page.locator('[data-key][aria-pressed="false"]')
    for number in range(rest.count()):
        expect(rest.nth(number)).to_be_disabled()  # nothing more may be discarded (RG-143)
    chosen = anna.page.locator('[data-key][aria-pressed="true"]')
    expect(chosen).not_to_have_count(0)
    before = anna.version
    anna.confirm.click()
    anna.done(before)
    expect(anna.log).to_contain_text(re.compile(rf"Anna discards .* \({least}\)"))


def test_a_hint_is_a_move_that_can_be_made(visit: Visit, known: MakeKnown) -> None:
    table = known(2, lambda match: in_the_middle(match, 0))
    anna = visit()
    anna.go(table.link(0)).wait_for_question()
    anna.button("Hint").click()
    chosen = anna.page.locator('[data-key][aria-pressed="true"]')
    expect(chosen).not_to_have_count(0)
    expect(anna.bar).to_contain_text("the bot’s choice")
    cards = data(chosen, "key")
    assert set(cards) in [set(move.split()[1:]) for move in table.match.moves(0)]
    expect(anna.page.get_by_test_id("announcer")).to_contain_text("A bot would choose")
    before = anna.version
    anna.confirm.click()
    anna.done(before)
    anna.until(lambda: anna.cards().isdisjoint(cards), "a hand without the cards that were played")
    played = [event["facts"]["cards"] for event in anna.update["events"] if event["kind"] == "played"]
    assert [set(one) for one in played] == [set(cards)]


# --- Taking back ------------------------------------------------------------------------------------


def test_alone_a_move_that_revealed_nothing_is_taken_back(visit: Visit, known: MakeKnown) -> None:
    table = known(1, has_quiet_card)
    anna = visit()
    anna.go(table.link(0)).wait_for_question()
    expect(anna.button("Take back")).to_have_count(0)
    card = quiet(list(table.hand()))[0]
    anna.play(card)
    expect(anna.page.locator(f'[data-zone="table"] [data-card="{card}"]')).to_be_visible()
    anna.button("Take back").click()
    expect(anna.card(card)).to_be_visible()
    expect(anna.hand).to_have_count(len(table.hand()))
    expect(anna.page.locator('[data-zone="table"] [data-card]')).to_have_count(0)
    expect(anna.log).to_contain_text("Anna takes a move back")
    anna.holds(table.hand())
    expect(anna.bar).to_contain_text("Play cards")


def test_with_others_taking_back_needs_their_consent(visit: Visit, known: MakeKnown) -> None:
    table = known(2, has_quiet_card)
    anna, boris = visit(), visit()
    anna.go(table.link(0)).wait_for_question()
    boris.go(table.link(1))
    card = quiet(list(table.hand()))[0]
    for consent in (True, False):
        anna.wait_for_question()
        anna.play(card)
        anna.button("Ask to take back").click()
        expect(anna.page.get_by_text("Waiting for: Boris")).to_be_visible()
        expect(boris.page.get_by_text(f"Anna wants to take back {sign(card)}. Do you agree?")).to_be_visible()
        boris.button("Agree" if consent else "Decline").click()
        expect(anna.page.get_by_text("Waiting for: Boris")).to_have_count(0)
        expect(anna.card(card)).to_have_count(1 if consent else 0)
        expect(boris.page.locator(f'[data-zone="table"] [data-card="{card}"]')).to_have_count(0 if consent else 1)
    expect(anna.log).to_contain_text("Boris declines; the move stands")


# --- Signals ----------------------------------------------------------------------------------------


def test_a_signal_is_heard_and_only_one_per_turn(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    anna, boris = visit(), visit(language="ru")
    anna.go(table.link(0)).wait_for_question()
    boris.go(table.link(1))
    anna.button("I have 7 cards in hand").click()
    expect(boris.log).to_contain_text("Anna: «У меня в руке 7 карт»")
    for signal in ("I have 7 cards in hand", "I am thinking"):
        expect(anna.button(signal)).to_have_count(0)  # RG-234: one signal per player and turn
    expect(boris.button("Думаю")).to_be_visible()
    expect(boris.log.get_by_text("Anna: «")).to_have_count(1)


# --- Dragging ---------------------------------------------------------------------------------------


def middle(place: Locator) -> tuple[float, float]:
    settle(place.page)
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_mouse(page: Page, card: Locator, to: Locator) -> None:
    x, y = middle(card)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 30, steps=3)
    page.mouse.move(*middle(to), steps=5)
    page.mouse.up()


def drag_with_finger(page: Page, card: Locator, to: Locator) -> None:
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y} for x, y in points]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    x, y = middle(card)
    touch("touchStart", (x, y))
    page.wait_for_timeout(LONG_PRESS)
    touch("touchMove", (x, y - 20))
    touch("touchMove", middle(to))
    touch("touchEnd")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_a_card_is_dragged_to_the_table(visit: Visit, known: MakeKnown, touch: bool) -> None:
    table = known(1, has_quiet_card)
    anna: Visitor = visit(**PHONE) if touch else visit()
    anna.go(table.link(0)).wait_for_question()
    card = quiet(list(table.hand()))[0]
    drag = drag_with_finger if touch else drag_with_mouse
    anna.card(card).click(trial=True)  # until it can be seen
    drag(anna.page, anna.card(card), anna.figure("health"))  # no place for cards
    expect(anna.page.locator(".dragging")).to_have_count(0)
    expect(anna.card(card)).to_have_attribute("aria-pressed", "false")
    drag(anna.page, anna.card(card), anna.page.locator('[data-zone="table"]'))
    expect(anna.page.locator(f'[data-zone="table"] [data-card="{card}"]')).to_be_visible()
    expect(anna.card(card)).to_have_count(0)
    assert anna.view["step"] == "4"
