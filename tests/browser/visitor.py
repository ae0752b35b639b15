"""Somebody at a browser: what they see, and what they do with mouse and keys.

What the page has received is read from its WebSocket, so that a test knows when the page is up to date, and what must
not have been sent. All actions go through the user interface.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser import pages
from tests.browser.pages import TIMEOUT

Json = dict[str, Any]
SUITS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def sign(card: str) -> str:
    """A card as the log writes it."""
    return card if card == "X" else card[0].replace("T", "10") + SUITS[card[1]]


def signs(cards: list[str]) -> str:
    return " ".join(map(sign, cards))


class Visitor:
    """One page. `update` is the newest state that the server has sent."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.update: Json = {}
        self.updates: list[Json] = []
        self.judged: Json = {}
        self.accepted = 0  # the version of the newest move, or undo, that the server took from this page
        page.set_default_timeout(TIMEOUT)
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "update":
            self.update = message
            self.updates.append(message)
        elif message["type"] == "judged":
            self.judged = message
        elif message["type"] == "accepted":
            self.accepted = message["version"]

    def until(self, ready: Callable[[], bool], what: str = "") -> None:
        """Wait for something that the page itself does not show."""
        pages.until(self.page, ready, f"{what or ready} after {self.update.get('events')}")

    def until_at_table(self) -> None:
        self.until(lambda: bool(self.update.get("view")), "the game")

    def until_playing(self) -> None:
        self.until(lambda: self.update.get("status") == "playing", "the start")

    def until_after(self, version: int, what: str) -> None:
        """Wait for what others do after a version of the table."""
        self.until(lambda: self.version > version, what)

    def until_asked(self) -> None:
        self.until(lambda: self.asked or self.over, "a turn")

    def until_over(self) -> None:
        self.until(lambda: self.over, "the end")

    # --- Coming to a table ------------------------------------------------------------------------

    def go(self, link: str) -> Visitor:
        """Open a link of a table that has begun."""
        self.page.goto(link)
        expect(self.page.get_by_role("region", name=re.compile("^(Regicide table|Стол «)"))).to_be_visible()
        return self

    def home(self) -> Visitor:
        self.page.goto(f"{self.address}/")
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()
        return self

    def form(self, game: str = "regicide") -> Visitor:
        """The form of a new table of a game."""
        self.page.goto(f"{self.address}/#/new/{game}")
        expect(self.page.get_by_role("form").get_by_role("button").last).to_be_visible()
        return self

    def called(self, name: str) -> Visitor:
        self.page.get_by_label("Your name").fill(name)
        return self

    def new_table(self, players: int, *others: str) -> Visitor:
        """Fill the form of a new table in: myself in seat A, these choices for the other seats."""
        page = self.page
        page.get_by_role("group", name="Number of players").get_by_text(str(players), exact=True).click()
        for letter, choice in zip("BCD", others, strict=False):
            page.get_by_label(f"Seat {letter}", exact=True).select_option(label=choice)
        form = page.get_by_role("form", name="New table")
        form.get_by_role("button", name=re.compile("^(Play|Create the table)$")).click()
        expect(page).to_have_url(re.compile("#/t/"))
        return self

    # --- What there is to see ------------------------------------------------------------------------

    @property
    def bar(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Your decision|Ваше решение)$"))

    @property
    def hand(self) -> Locator:
        return self.page.locator('[data-zone="hand"] button[data-key]')

    def cards(self) -> set[str]:
        return {key[:2] if key[0] != "X" else "X" for key in pages.data(self.hand, "key")}

    def holds(self, cards: set[str]) -> None:
        """Wait until the own hand is shown with exactly these cards."""
        self.until(lambda: self.cards() == cards, f"the hand {sorted(cards)}")

    def sees(self, view: Json) -> None:
        """Wait until the server has sent this view; which seats must act may differ if the others are bots."""
        self.until(lambda: {**self.view, "to_act": None} == {**view, "to_act": None}, "the wanted view")

    def shown(self) -> set[str]:
        """Every card whose face is somewhere on the page."""
        return set(pages.data(self.page.locator("[data-card]"), "card"))

    def card(self, card: str) -> Locator:
        return self.page.locator(f'[data-zone="hand"] button[data-key="{card}"]')

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("complementary")

    @property
    def dialog(self) -> Locator:
        return self.page.get_by_role("dialog")

    @property
    def confirm(self) -> Locator:
        return self.bar.locator("button.confirm")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def figure(self, name: str) -> Locator:
        return self.page.locator(f'[data-figure="{name}"]')

    @property
    def version(self) -> int:
        return int(self.update.get("version", 0))

    @property
    def view(self) -> Json:
        view: Json = self.update["view"]
        return view

    @property
    def over(self) -> bool:
        return self.update.get("status") == "over"

    @property
    def asked(self) -> bool:
        return self.update.get("question") is not None

    @property
    def moves(self) -> list[str]:
        return [choice["move"] for choice in self.update["question"]["choices"]]

    # --- Playing ------------------------------------------------------------------------------------

    def wait_for_question(self) -> bool:
        """Wait until this seat is asked or the game is over; true if asked."""
        self.until(lambda: self.asked or self.over, "a question")
        if self.asked:
            expect(self.page.get_by_role("button", name=re.compile(r"^(All moves|Все ходы)"))).to_be_visible()
        return self.asked

    def choose(self, *cards: str) -> None:
        for card in cards:
            self.card(card).click()

    def has_moved(self, before: int) -> bool:
        """Has this page made a move since that version, and heard so? Others may move in between."""
        return self.version >= self.accepted > before

    def done(self, before: int, sure: bool = True) -> None:
        """Wait until a move has been made; a question whether one is sure is answered with yes."""
        yes = self.dialog.get_by_role("button", name=re.compile("^(Yes, do it|Да)"))

        def ready() -> bool:
            if sure and yes.is_visible():
                yes.click()
            return self.has_moved(before)

        self.until(ready, "the move")

    def play(self, *cards: str) -> None:
        """Click cards, then the button."""
        before = self.version
        self.choose(*cards)
        self.confirm.click()
        self.done(before)

    def pay(self) -> None:
        before = self.version
        self.page.get_by_role("button", name=re.compile("^(Cheapest|Дешев)")).click()
        self.confirm.click()
        self.done(before)

    def press(self, name: str | re.Pattern[str]) -> None:
        """A choice without cards: yield, flip, who is next."""
        before = self.version
        self.bar.get_by_role("button", name=name).first.click()
        self.done(before)

    def take_from_list(self, number: int = 0) -> None:
        """The move that stands there in the list of all moves, then the button."""
        before = self.version
        self.bar.get_by_role("button", name=re.compile(r"^(All moves|Все ходы)")).click()
        row = self.dialog.get_by_role("listitem").nth(number).get_by_role("button")
        row.click()
        expect(self.dialog).to_have_count(0) if self.moves[number][0] in "pd" else None
        if self.moves[number][0] in "pd":
            self.confirm.click()
        self.done(before)

    def move_by_clicks(self) -> None:
        """Some move: the largest single card, the cheapest payment, and what must be if there is neither."""
        moves = self.moves
        single = [move[2:] for move in moves if re.fullmatch(r"p \S+", move)]
        if any(move.startswith("d ") for move in moves):
            self.pay()
        elif single:
            self.play(max(single, key=lambda card: "XA23456789TJQK".index(card[0])))
        elif any(move.startswith("n ") for move in moves):
            self.press(re.compile("."))
        else:
            self.press(re.compile("^(Yield|Flip|Пропустить|Перевернуть)"))

    def play_to_the_end(self, most: int = 400) -> int:
        """Play alone until the game is over; the number of moves."""
        for number in range(most):
            if not self.wait_for_question():
                return number
            self.move_by_clicks()
        raise AssertionError("the game does not end")
