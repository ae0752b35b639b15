"""People who leave and come back: reloads, other devices, broken lines, a server that dies."""

from __future__ import annotations

import re
import signal
import time
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.cable import Cable
from tests.browser.conftest import MakeKnown, OpenPage, Visit, listen
from tests.browser.pages import DESK_AND_PHONE, PHONE, written
from tests.browser.tables import Known, hand_of, in_the_middle, make_table
from tests.browser.translations import in_language, of_regicide
from tests.browser.visitor import Visitor, sign
from tests.server.client import Server

OFFLINE = "No connection. Reconnecting"


def expect_same_place(visitor: Visitor, table: Known, seat: int = 0) -> None:
    """The page shows the position of the table from this seat."""
    view = table.match.view(seat)
    hand = view["seats"][seat]["hand"]
    expect(visitor.hand).to_have_count(len(hand))
    visitor.holds(set(hand))
    enemy = view["enemy"]
    expect(visitor.figure("health")).to_have_text(f"{enemy['health_left']} / {enemy['health']}")
    table_cards = visitor.page.locator('[data-zone="table"] [data-card]')
    expect(table_cards).to_have_count(sum(len(play["cards"]) for play in view["table"]))


def follow(table: Known, visitor: Visitor, heard: int, seat: int = 0) -> None:
    """Let the test's own match go where the table went, from the events that a page received since then."""
    for event in (event for update in visitor.updates[heard:] for event in update["events"]):
        if event["kind"] in ("played", "paid") and event.get("seat") == seat:
            table.match.play(seat, " ".join(["p" if event["kind"] == "played" else "d", *event["facts"]["cards"]]))
        if event["kind"] == "yielded":
            table.match.play(seat, "y")


def test_reload_and_bare_link_lead_back_to_the_seat(visit: Visit, known: MakeKnown, complaints: list[str]) -> None:
    table = known(2, lambda match: in_the_middle(match, 1))
    anna, boris = visit(), visit()
    anna.go(table.link(0))
    assert anna.page.url == table.link(), "the key stays in the address"
    expect_same_place(anna, table)
    anna.page.reload()
    expect_same_place(anna, table)
    expect(anna.log).not_to_contain_text("while you were away")

    anna.page.close()
    boris.go(table.link(1)).wait_for_question()
    heard = len(boris.updates)
    boris.play(max(table.hand(1), key=lambda card: "XA23456789TJQK".index(card[0])))
    follow(table, boris, heard, 1)

    page = anna.page.context.new_page()
    listen(page, complaints)
    again = Visitor(page, anna.address).go(table.link())
    expect_same_place(again, table)
    divider = again.log.get_by_text("while you were away")
    expect(divider).to_be_visible()
    missed = divider.locator("xpath=following-sibling::li").first
    expect(missed).to_contain_text("Boris plays")
    again.until(lambda: again.update["you"] == 0)


def test_a_seat_link_in_a_new_browser(visit: Visit, known: MakeKnown) -> None:
    """Who I am may be answered late: the seat must not go to a guest whose cookie is lost."""
    table = known(2)
    anna = visit()

    def late(route: Route) -> None:
        answer = route.fetch()
        time.sleep(0.7)
        route.fulfill(response=answer)

    anna.page.route("**/api/me", late)
    anna.go(table.link(0))
    expect_same_place(anna, table)
    anna.page.unroute_all()
    anna.page.reload()
    expect_same_place(anna, table)


def test_the_server_dies_and_the_game_goes_on(own_server: Server, open_page: OpenPage, complaints: list[str]) -> None:
    table = make_table(own_server.address, own_server.db, 1, lambda match: bool(plain_cards(hand_of(match, 0))))
    anna = Visitor(open_page(), own_server.address)
    anna.go(table.link(0)).wait_for_question()
    first = min(plain_cards(list(table.hand())))
    anna.choose(first)
    expect(anna.confirm).to_be_enabled()
    own_server.stop(signal.SIGKILL)
    expect(anna.page.get_by_role("alert").filter(has_text=OFFLINE)).to_be_visible()
    anna.confirm.click()  # nobody hears it yet
    expect(anna.card(first)).to_be_visible()

    own_server.start()
    expect(anna.log).to_contain_text(f"Anna plays {sign(first)} ")
    expect(anna.page.get_by_role("alert").filter(has_text=OFFLINE)).to_have_count(0)
    played = [event for update in anna.updates for event in update["events"] if event["kind"] == "played"]
    assert [event["facts"]["cards"] for event in played] == [[first]], "the click counts once"
    expect(anna.card(first)).to_have_count(0)
    assert anna.wait_for_question()
    anna.move_by_clicks()
    complaints[:] = [line for line in complaints if "WebSocket" not in line and "ERR_CONNECTION_REFUSED" not in line]


def plain_cards(hand: list[str]) -> list[str]:
    """Cards whose play draws nothing and defeats nobody."""
    return [card for card in hand if card[0] in "23456789" and card[1] in "CS"]


def test_the_line_breaks_and_comes_back(cable: Cable, visit: Visit, known: MakeKnown, complaints: list[str]) -> None:
    table = known(2)
    anna, boris = visit(), visit()
    anna.go(table.link(0).replace(table.address, cable.address)).wait_for_question()
    boris.go(table.link(1))
    banner = anna.page.get_by_role("alert").filter(has_text=OFFLINE)
    anna.page.context.set_offline(True)  # the system notifies the page
    expect(banner).to_be_visible()
    anna.page.context.set_offline(False)
    expect(banner).to_have_count(0)

    cable.cut()  # nobody notifies it
    expect(banner).to_be_visible()
    expect(anna.page.get_by_text("connected", exact=True)).to_have_count(0)
    boris.until(lambda: not boris.update["seats"][0]["here"], "the server to miss Anna")
    cable.normalize()
    expect(banner).to_have_count(0)
    expect(anna.page.get_by_text("connected", exact=True)).to_be_visible()
    anna.press("Yield")
    expect(boris.log).to_contain_text("Anna yields")
    complaints[:] = [line for line in complaints if "WebSocket" not in line and "ERR_INTERNET" not in line]


def test_a_seat_on_two_devices(visit: Visit, known: MakeKnown) -> None:
    table = known(1, lambda match: bool(plain_cards(hand_of(match, 0))))
    desk, phone = visit(), visit(**PHONE)
    desk.go(table.link(0)).wait_for_question()
    desk.button("Invite and share").click()
    link = written(desk.dialog.get_by_role("textbox", name="Your seat on another device"))
    desk.page.keyboard.press("Escape")

    phone.go(link).wait_for_question()
    assert "/k/" not in phone.page.url
    for device in (desk, phone):
        device.holds(table.hand())
    first = min(plain_cards(list(table.hand())))
    phone.play(first)
    expect(desk.card(first)).to_have_count(0)
    desk.wait_for_question()
    if desk.view["step"] == "4":
        desk.pay()
        phone.until(lambda: phone.version == desk.version)
    left = set(desk.view["seats"][0]["hand"])
    assert first not in left
    for device in (desk, phone):
        device.holds(left)


def test_a_spectator_sees_moves_but_no_hand(visit: Visit, known: MakeKnown) -> None:
    table = known(2)
    anna, watcher = visit(), visit()
    anna.go(table.link(0)).wait_for_question()
    anna.button("Invite and share").click()
    link = written(anna.dialog.get_by_role("textbox", name="Link for spectators"))
    anna.page.keyboard.press("Escape")
    watcher.go(link)
    expect(watcher.page.get_by_text("You’re watching. Hidden cards stay hidden.")).to_be_visible()
    expect(watcher.hand).to_have_count(0)
    expect(watcher.bar).to_contain_text("Waiting for Anna")
    expect(watcher.bar.get_by_role("button")).to_have_count(0)
    expect(watcher.page.get_by_role("region", name="What you can say")).to_have_count(0)
    hands = table.hand(0) | table.hand(1)
    assert watcher.shown().isdisjoint(hands)
    card = max(table.hand(), key=lambda card: "XA23456789TJQK".index(card[0]))
    anna.play(card)
    expect(watcher.log).to_contain_text(f"Anna plays {sign(card)}")
    assert watcher.update["you"] is None
    assert watcher.update["key"] == ""
    assert all("hand" not in seat for update in watcher.updates for seat in update["view"]["seats"])
    anna.button("Table menu").click()
    expect(anna.dialog).to_contain_text("1 spectator is watching.")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_a_bot_stands_in_for_somebody_absent(
    visit: Visit, known: MakeKnown, complaints: list[str], how: dict[str, Any], language: str
) -> None:
    say = in_language(language)
    table = known(2)
    anna, boris = visit(language=language, **how), visit(language=language, **how)
    anna.go(table.link(0)).wait_for_question()
    boris.go(table.link(1))
    seat = anna.page.get_by_role("list", name=say("Seats")).get_by_role("listitem").nth(1)
    expect(seat).to_contain_text(say("at the table"))
    expect(anna.button(say("Let a bot play"))).to_have_count(0)
    boris.page.close()
    expect(seat).to_contain_text(say("away"))
    anna.button(say("Let a bot play")).click()
    expect(seat).to_contain_text(say("a bot is standing in (normal)", level="normal"))
    anna.press(of_regicide(language, "w-move-y"))
    if anna.view["step"] == "4":
        anna.pay()
    expect(anna.log).to_contain_text(re.compile("Boris (plays|discards|yields|играет|сбрасывает|пропускает)"))

    page = boris.page.context.new_page()
    listen(page, complaints)
    boris = Visitor(page, boris.address).go(table.link())
    expect(seat).to_contain_text(say("at the table"))
    expect(anna.log).to_contain_text(say("Boris is back", who="Boris"))
    expect(boris.hand).to_have_count(len(boris.view["seats"][1]["hand"]))
    expect(boris.page.get_by_text(say("A bot is playing for you."))).to_have_count(0)
