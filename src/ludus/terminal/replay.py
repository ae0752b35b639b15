"""Stepping through a record: `ludus replay`."""

from __future__ import annotations

import re
import time
from functools import cached_property
from typing import Any

from ludus.kernel.decision import SEALED, Event
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import UserError
from ludus.kernel.sealed import Replayed
from ludus.kernel.text import words
from ludus.match import Match
from ludus.tables.replays import Story
from ludus.terminal.boards import find_board
from ludus.terminal.fetch import fetch_record, is_address
from ludus.terminal.saves import load_match, load_seats, read_game
from ludus.terminal.screen import BOLD, Screen
from ludus.terminal.seats import Sitter

ALL = "all"


class Replay:
    """A recorded match, shown after any number of its decisions."""

    def __init__(self, file: str, seat: str | None, language: str, screen: Screen) -> None:
        text, self.match = read(file)
        self.language = language
        self.screen = screen
        self.words = words(self.match.game.name)
        self.board = find_board(self.match.game)
        sitters = load_seats(text, self.match) or [Sitter()] * self.match.players
        self.labels = [sitter.label(place) for place, sitter in enumerate(sitters)]
        # a game that still runs keeps its secrets unless someone asks for them
        self.everything = seat == ALL or (seat is None and self.match.over)
        self.seat = None if seat is None or seat == ALL else read_letter(seat, self.match.players)
        self.table = self.fresh()

    @property
    def length(self) -> int:
        return len(self.match.steps)

    @cached_property
    def rounds(self) -> dict[int, int]:
        """The first move of each round or turn, by its number."""
        story = Story(self.match)
        for _ in story.walk():
            pass
        return {one.number: one.step for one in reversed(story.rounds)}

    def fresh(self) -> Match:
        """The same deal, before the first decision."""
        match = self.match
        chance = Replayed(match.chance_results)
        return Match(match.game, match.players, match.options, chance, dict(match.headers), match.start)

    def go_to(self, number: int) -> None:
        """The table after so many decisions."""
        if number < len(self.table.steps):
            self.table = self.fresh()
        for step in self.match.steps[len(self.table.steps) : number]:
            self.table.play(step.seat, step.move)

    def view(self) -> dict[str, Any]:
        view = self.table.view(self.seat)
        if self.everything:
            for seat in range(self.match.players):
                own = self.table.view(seat)
                view["seats"][seat] = own["seats"][seat]
                if "own" in own:  # what the owner knows besides
                    view["seats"][seat]["own"] = own["own"]
                for name in {"cards", "fans"} & view.keys():  # what the cards show that someone sees
                    view[name] |= own[name]
        return view

    def visible_event(self, raw: list[int]) -> Event:
        event = self.match.game.event(raw, self.seat)
        if self.everything and event.seat is not None:
            return self.match.game.event(raw, event.seat)
        if self.everything and event == SEALED:
            versions = (self.match.game.event(raw, seat) for seat in range(self.match.players))
            return next(event for event in versions if event != SEALED)
        return event

    def show(self) -> None:
        """The latest decision, what followed from it, and the table."""
        number = len(self.table.steps)
        self.screen.say()
        self.screen.say(self.words.say(self.language, "t-at", number=number, count=self.length), BOLD)
        if number:
            events = [self.visible_event(raw) for raw in self.table.steps[-1].events]
            self.board.look(self.view())
            for line in self.board.story(events, self.labels, self.language):
                self.screen.say(line, indent=4)
        for line in self.board.status(self.view(), self.labels, self.language):
            self.screen.say(line, indent=2 + len(line) - len(line.lstrip()))

    def finish(self) -> None:
        outcome = self.match.outcome
        self.screen.say()
        if outcome is not None:
            self.screen.say(self.words.say(self.language, "t-result"), BOLD)
            for line in self.board.result(outcome, self.labels, self.language):
                self.screen.say(line, indent=2)
        self.screen.say(self.words.say(self.language, "t-end-of-record"))

    def run(self, last: int, pause: float) -> None:
        """Everything up to a decision, one after another."""
        for number in range(last + 1):
            self.go_to(number)
            self.show()
            if pause and number < last:
                time.sleep(pause)
        if last == self.length:
            self.finish()

    def walk(self, number: int) -> None:
        """Forward, back and to any number, as someone asks."""
        while True:
            self.go_to(number)
            self.show()
            if number == self.length:
                self.finish()
            while True:
                asked = self.asked(number)
                if asked is None:
                    return
                if 0 <= asked <= self.length:
                    break
                self.screen.say(self.words.say(self.language, "t-no-step", number=asked, count=self.length))
            number = asked

    def asked(self, number: int) -> int | None:
        """The number to go to; None to leave."""
        try:
            prompt = "t-step-end" if number == self.length else "t-step"
            answer = self.screen.ask(self.words.say(self.language, prompt)).lower()
        except EOFError:
            return None
        if answer in ("q", ":q", ":quit") or (not answer and number == self.length):
            return None
        if answer.isdecimal():
            return int(answer[:9])
        if answer == "b":
            return max(0, number - 1)
        if found := re.fullmatch(r"(n|p|r *(\d{1,6}))", answer):
            return self.round_asked(number, found.group(1)[0], int(found.group(2) or 0))
        if answer:
            self.screen.say(self.words.say(self.language, "t-unknown-step", text=answer))
            return number
        return number + 1

    def round_asked(self, number: int, way: str, wanted: int) -> int:
        """Where the next round begins, the last one, or a certain one; the same place if there is none."""
        if way == "n":
            return min((first for first in self.rounds.values() if first > number), default=self.length)
        if way == "p":
            return max((first for first in self.rounds.values() if first < number), default=0)
        if wanted not in self.rounds:
            self.screen.say(self.words.say(self.language, "t-no-round", number=wanted, last=max(self.rounds)))
        return self.rounds.get(wanted, number)


def read(place: str) -> tuple[str, Match]:
    """The record of a file, or of a finished game at a server."""
    if not is_address(place):
        return read_game(place)
    text = fetch_record(place)
    return text, load_match(text, place)


def read_letter(text: str, players: int) -> int:
    if len(text) != 1 or text.upper() not in SEATS[:players]:
        raise UserError("t-no-seat", seat=text, last=SEATS[players - 1])
    return SEATS.index(text.upper())


def replay(
    file: str, seat: str | None, to: int | None, pause: float, language: str, screen: Screen | None = None
) -> None:
    """Show a record: step by step to a person, from end to end otherwise."""
    screen = screen or Screen()
    shown = Replay(file, seat, language, screen)
    last = shown.length if to is None else to
    if last > shown.length:
        raise UserError("t-no-step", number=last, count=shown.length)
    if screen.interactive and not pause:
        shown.walk(0 if to is None else to)
    else:
        shown.run(last, pause)
