"""Whole games through the interface: two people, one alone, one with bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ludus.match import Match
from tests.browser.conftest import MakeKnown, Visit
from tests.browser.pages import written
from tests.browser.tables import hand_of, shortly_before
from tests.browser.visitor import Visitor, signs


def leaked_cards(visitor: Visitor, other: int) -> list[str]:
    """Cards of another seat's hand that the page received though only their owner may know them."""
    leaks = []
    for update in visitor.updates:
        if "hand" in (update["view"] or {"seats": [{}] * 4})["seats"][other]:
            leaks.append("a hand")
        drawn = [event for event in update["events"] if event["kind"] == "drew" and event.get("seat") == other]
        leaks += [card for event in drawn if (card := event["facts"].get("card")) and card[0] not in "JQK"]
    return leaks


def public(visitor: Visitor) -> set[str]:
    """Cards that lie open, or that everybody knows somebody to hold."""
    view = visitor.view
    cards = {card for play in view["table"] for card in play["cards"]} | set(view["tavern"]["top"])
    cards |= {card for seat in view["seats"] for card in seat["known"]} | {view["lazaret"]["top"]}
    return cards | ({view["enemy"]["card"]} if view["enemy"] else set())


def test_two_people_play_to_the_end_and_once_more(visit: Visit) -> None:
    anna, boris = visit(), visit()
    anna.form().called("Anna").new_table(2, "Friend, by link")
    expect(anna.page.get_by_text("You have a seat.")).to_be_visible()
    boris.page.goto(written(anna.page.get_by_role("textbox", name="Link to this table")))
    boris.called("Boris").button("Sit down: Seat B").click()

    players = {0: anna, 1: boris}
    moves = 0
    while True:
        for visitor in players.values():
            visitor.until_at_table()
        if anna.over:
            break
        turn = anna.view["turn"]
        active, passive = players[turn], players[1 - turn]
        if not active.wait_for_question():
            break
        assert not passive.asked
        expect(active.hand).to_have_count(len(active.view["seats"][turn]["hand"]))
        hidden = active.cards() - public(passive)
        assert hidden.isdisjoint(passive.shown()), "a hidden card on the other screen"
        before, heard = active.version, len(passive.updates)
        if active is anna:
            active.move_by_clicks()
        else:
            active.take_from_list(min(moves % 5, len(active.moves) - 1))
        moves += 1
        passive.until_after(before, "the other's move")
        events = [event for update in passive.updates[heard:] for event in update["events"]]
        event = next(event for event in events if event["kind"] in ("played", "paid", "yielded"))
        name = "Boris" if turn else "Anna"
        said = {"played": "plays", "paid": "discards", "yielded": "yields"}[event["kind"]]
        cards = signs(event.get("facts", {}).get("cards", []))
        expect(passive.log.get_by_text(f"{name} {said} {cards}".strip()).last).to_be_visible()

    assert moves >= 3
    assert not leaked_cards(anna, 1)
    assert not leaked_cards(boris, 0)
    for visitor in players.values():
        result = visitor.page.get_by_role("heading", name=re.compile("Defeat. Enemies defeated: |Victory!"))
        expect(result).to_be_visible()
        expect(visitor.page.get_by_role("link", name="Download the game record")).to_be_visible()

    old = anna.page.url
    anna.button("Play again").click()
    expect(anna.page).not_to_have_url(old)
    boris.page.get_by_role("link", name="Go to the next game").click()
    expect(boris.page).to_have_url(anna.page.url)
    for visitor, name in ((anna, "Anna"), (boris, "Boris")):
        expect(visitor.hand).to_have_count(7)
        expect(visitor.page.get_by_role("list", name="Seats").get_by_text(name)).to_be_visible()
    assert anna.cards().isdisjoint(boris.cards())


def test_alone_with_a_flip_to_the_end(visit: Visit) -> None:
    anna = visit()
    anna.form().called("Anna").new_table(1)
    anna.wait_for_question()
    expect(anna.figure("flips")).to_contain_text("2 flips left · gold still possible")
    expect(anna.bar.get_by_role("button", name="Yield")).to_have_count(0)
    before = anna.cards()

    anna.bar.get_by_role("button", name="Flip a Jester").click()
    expect(anna.dialog).to_contain_text("Flipping lowers the grade of a victory; 1 left afterwards.")
    anna.dialog.get_by_role("button", name="No, go back").click()
    expect(anna.dialog).to_have_count(0)
    expect(anna.figure("flips")).to_contain_text("2 flips left")
    anna.holds(before)

    anna.press("Flip a Jester")
    expect(anna.figure("flips")).to_contain_text("1 flip left · silver still possible")
    anna.until(lambda: before.isdisjoint(anna.cards()), "a new hand")
    expect(anna.log).to_contain_text("Anna flips a Jester (1 left)")
    assert anna.play_to_the_end() >= 2
    expect(anna.page.get_by_role("heading", name=re.compile("Defeat|Victory"))).to_be_visible()
    expect(anna.page.get_by_text(re.compile(r"Flips used: [12]"))).to_be_visible()


def test_a_victory_shows_the_grade(visit: Visit, known: MakeKnown) -> None:
    rest: list[str] = []

    def silver(match: Match) -> bool:
        if not shortly_before(match, True, 0) or match.outcome is None or match.outcome.detail["grade"] != "silver":
            return False
        rest[:] = [step.move for step in match.steps[-2:]]
        match.take_back(2)
        return all(move[0] in "pd" for move in rest)

    table = known(1, silver)
    anna = visit()
    anna.go(table.link(0))
    expect(anna.figure("flips")).to_contain_text("silver still possible")
    for move in rest:
        anna.wait_for_question()
        anna.play(*move.split()[1:])
    end = anna.page.get_by_role("region", name="Victory! All twelve enemies are defeated.")
    expect(end).to_contain_text("Grade: silver")
    expect(anna.log).to_contain_text("a silver victory!")


def test_yielding_asks_first(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    anna = visit()
    anna.go(table.link(0)).wait_for_question()
    anna.bar.get_by_role("button", name="Yield").click()
    expect(anna.dialog.get_by_role("heading", name="Are you sure?")).to_be_visible()
    expect(anna.dialog).to_contain_text("You play no card.")
    anna.page.keyboard.press("Escape")
    expect(anna.dialog).to_have_count(0)
    assert anna.view["step"] == "1"
    anna.press("Yield")
    expect(anna.log).to_contain_text("Anna yields")


@pytest.mark.parametrize(
    "levels", [("easy", "hard"), ("novice", "easy", "normal")], ids=["three players", "four players"]
)
def test_with_bots_of_different_levels(visit: Visit, levels: tuple[str, ...]) -> None:
    anna = visit()
    anna.form().called("Anna").new_table(len(levels) + 1, *(f"Bot, {level}" for level in levels))
    expect(anna.page.get_by_role("region", name="Regicide table")).to_be_visible()
    seats = anna.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(seats).to_have_count(len(levels) + 1)
    for seat, level in enumerate(levels, 1):
        expect(seats.nth(seat)).to_contain_text(re.compile(f"bot, {level}|thinking"))
    for _ in range(4):
        if not anna.wait_for_question():
            break
        anna.move_by_clicks()
    anna.until(lambda: anna.asked or anna.over)
    if not anna.over:
        expect(anna.log).to_contain_text(re.compile(r"Bot [BCD] (plays|discards|yields)"))


def test_after_a_jester_somebody_is_named(visit: Visit, known: MakeKnown) -> None:
    table = known(3, lambda match: "X" in hand_of(match, 0), bots={2: "easy"})
    anna, boris = visit(), visit()
    anna.go(table.link(0)).wait_for_question()
    boris.go(table.link(1))
    anna.play("X")
    expect(anna.bar).to_contain_text("Who takes the next turn?")
    boris.button("I would like to go next").click()
    expect(anna.log).to_contain_text("Boris: “I would like to go next”")
    anna.press("Boris")
    assert boris.wait_for_question()
    expect(boris.log).to_contain_text("Anna names Boris to go next")
    expect(boris.figure("immunity")).to_have_text(re.compile("Immunity cancelled"))
