"""Somebody's hands on the board of a game: any answer that the engine knows is put together with the mouse."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Visitor


class Hands(ABC):
    """One person at one table; each game says what its board is called and how an answer is put together on it."""

    BOARD: re.Pattern[str]

    def __init__(self, visitor: Visitor, link: str) -> None:
        self.visitor = visitor
        visitor.page.goto(link)
        expect(self.board).to_be_visible()

    @abstractmethod
    def put_together(self, move: str) -> None:
        """Press what the answer is made of, and the button."""

    @property
    def page(self) -> Page:
        return self.visitor.page

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("region", name=self.BOARD)

    def at(self, selector: str) -> Locator:
        return self.board.locator(selector)

    def press(self, selector: str) -> None:
        self.at(selector).first.click()

    def answer(self, move: str) -> None:
        """Give an answer, and see that it is the one that was made."""
        self.visitor.wait_for_question()
        heard = len(self.visitor.updates)
        self.put_together(move)
        self.made(heard)
        assert self.own_moves(heard) == [move]

    def made(self, heard: int) -> None:
        """Wait for the own move; others may move at the same time."""
        yes = self.visitor.dialog.get_by_role("button", name=re.compile("^(Yes, do it|Да)"))

        def ready() -> bool:
            if yes.is_visible():
                yes.click()
            return bool(self.own_moves(heard))

        self.visitor.until(ready, "the move")

    def own_moves(self, heard: int) -> list[str]:
        """This player's moves in the events after the first `heard` updates."""
        seat = self.visitor.view["seat"]
        events = [event for update in self.visitor.updates[heard:] for event in update["events"]]
        return [event["facts"]["move"] for event in events if event["kind"] == "did" and event["seat"] == seat]
