"""Decisions as text (specification 7): `+19H`, `20S>19H`, `m+12H/20S>12C`, `k4,17,52`, `p33,61` ..."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.augustus import cards, moves
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus
    from ludus.kernel.game import Game

SPACE = re.compile(rf"(\d{{1,2}})([{cards.SYMBOLS}])", re.IGNORECASE)
PART = re.compile(rf"(?:\+|(\d{{1,2}}[{cards.SYMBOLS}])>)(\d{{1,2}}[{cards.SYMBOLS}])", re.IGNORECASE)
PICTURE = re.compile(rf"(\d{{1,2}})([{cards.SYMBOLS}]{{1,6}})", re.IGNORECASE)
NUMBERS = re.compile(r"\d{1,2}(,\d{1,2})*")


# --- Writing ---------------------------------------------------------------------------------------


def space_text(card: int, symbol: int) -> str:
    """`19H`."""
    return f"{card}{cards.SYMBOLS[symbol]}"


def key_text(s: Augustus, seat: int, key: int) -> str:
    return space_text(s.active[seat][key // 6], key % 6)


def part_text(s: Augustus, seat: int, part: int) -> str:
    """`+19H`, `20S>19H` or `-`."""
    if part == 0:
        return "-"
    target, source = key_text(s, seat, moves.target(part)), moves.source(part)
    return f"+{target}" if source < 0 else f"{key_text(s, seat, source)}>{target}"


def letters(s: Augustus, card: int, mask: int) -> str:
    """The covered symbols of a card, in printing order."""
    return "".join(
        cards.SYMBOLS[symbol] for space, symbol in enumerate(s.table.deck.symbols[card]) if mask >> space & 1
    )


def format_move(s: Augustus, seat: int, move: int) -> str:
    """The canonical text; a number that means nothing now is written as `#number`."""
    if move == RESIGN:
        return "resign"
    try:
        return _format(s, seat, move) if move >= 0 else f"#{move}"
    except IndexError:
        return f"#{move}"


def _format(s: Augustus, seat: int, move: int) -> str:
    phase = s.phase
    if phase == moves.PLACE:
        return part_text(s, seat, move) if move <= moves.PART_MASK else f"#{move}"
    if phase == moves.PICK:
        return "p" + ",".join(str(s.display[place]) for place in moves.places(move))
    if phase == moves.KEEP:
        cards = [card for place, card in enumerate(s.active[seat]) if move >> place & 1]
        return "k" + ",".join(map(str, cards))
    if phase == moves.MOBILISE:
        return format_mobilise(s, seat, move)
    if phase == moves.HIT:
        return format_loss(s, seat, move)
    if phase == moves.COUNT:
        return f"r{len(s.done[seat])}" if move else "r-"
    if phase == moves.FINISH:
        return f"f{s.active[seat][move - 1]}" if move else "f-"
    if phase == moves.ARRANGE:
        return "a" + (picture_text(s, seat, move) if move else "-")
    return f"g{SEATS[move]}" if phase == moves.GIVE else f"#{move}"


def format_mobilise(s: Augustus, seat: int, move: int) -> str:
    first, second = moves.first_part(move), moves.second_part(move)
    if second > moves.PART_MASK:
        return f"#{move}"
    if second:
        return f"m{part_text(s, seat, first)}/{part_text(s, seat, second)}"
    return f"m{part_text(s, seat, first)}"


def format_loss(s: Augustus, seat: int, move: int) -> str:
    effect = s.table.deck.effects[s.chain[s.link]]
    if effect == cards.FOES_LOSE:
        return f"l{move}"
    if effect == cards.FOES_WIPE:
        return f"w{s.active[seat][move - 1]}"
    keys = moves.keys(move)
    return "x" + ",".join(key_text(s, seat, key) for key in keys) if len(keys) <= 2 else f"#{move}"


def picture_text(s: Augustus, seat: int, move: int) -> str:
    """`19HK,20H`, cards in ascending order."""
    shown = []
    for slot, card in enumerate(s.active[seat]):
        mask = moves.cover(move, slot)
        if mask:
            shown.append((card, f"{card}{letters(s, card, mask)}"))
    return ",".join(text for _, text in sorted(shown))


# --- Reading ---------------------------------------------------------------------------------------


class Reader:
    """A text on its way to an answer of one seat."""

    def __init__(self, game: Game, s: Augustus, seat: int, text: str) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.text = text

    def wrong(self) -> Unreadable:
        return Unreadable("au-bad-move", self.game, text=self.text)

    def read(self) -> int:
        text = self.text.replace(" ", "")
        if text.lower() == "resign":
            return RESIGN
        if not text:
            raise self.wrong()
        verb = text[0].lower()
        if verb in "+-0123456789":
            self.in_phase(moves.PLACE)
            return self.part(text)
        phase = {
            "k": moves.KEEP, "m": moves.MOBILISE, "f": moves.FINISH, "a": moves.ARRANGE, "x": moves.HIT, "w": moves.HIT,
            "l": moves.HIT, "g": moves.GIVE, "r": moves.COUNT, "p": moves.PICK,
        }.get(verb)  # fmt: skip
        if phase is None:
            raise self.wrong()
        self.in_phase(phase)
        return self.answer(phase, verb, text[1:])

    def in_phase(self, phase: int) -> None:
        if self.s.phase != phase:
            raise Unreadable("au-not-asked", self.game, text=self.text)

    def answer(self, phase: int, verb: str, rest: str) -> int:
        if phase == moves.KEEP:
            return self.keep(rest)
        if phase == moves.MOBILISE:
            return self.mobilise(rest)
        if phase == moves.FINISH:
            return 0 if rest == "-" else self.slot(self.number(rest)) + 1
        if phase == moves.ARRANGE:
            return 0 if rest == "-" else self.picture(rest)
        if phase == moves.HIT:
            return self.loss(verb, rest)
        if phase == moves.GIVE:
            return self.heir(rest)
        return self.count(rest) if phase == moves.COUNT else self.pick(rest)

    def number(self, text: str) -> int:
        if not re.fullmatch(r"\d{1,2}", text) or not 1 <= int(text) <= cards.CARDS:
            raise self.wrong()
        return int(text)

    def numbers(self, text: str) -> list[int]:
        if not NUMBERS.fullmatch(text):
            raise self.wrong()
        return [self.number(word) for word in text.split(",")]

    def slot(self, card: int) -> int:
        """The place of an own active objective (AU-051)."""
        cards = self.s.active[self.seat]
        if card not in cards and self.locked(card):
            raise Unreadable("au-locked", self.game, card=card)
        if card not in cards:
            raise Unreadable("au-not-yours", self.game, card=card)
        return cards.index(card)

    def locked(self, card: int) -> bool:
        """An own card that is completed and not yet in the completed area (AU-084, AU-086)."""
        s = self.s
        waiting = zip(s.queue[::2], s.queue[1::2], strict=True)
        return (self.seat, card) in waiting or (s.owner == self.seat and card in s.chain)

    def key(self, text: str) -> int:
        found = SPACE.fullmatch(text)
        if found is None:
            raise self.wrong()
        return self.slot(int(found.group(1))) * 6 + cards.SYMBOLS.index(found.group(2).upper())

    def part(self, text: str) -> int:
        if text == "-":
            return 0
        found = PART.fullmatch(text)
        if found is None:
            several = all(map(PART.fullmatch, re.split("[/,]", text)))
            raise Unreadable("au-one-legion", self.game) if several else self.wrong()
        source = self.key(found.group(1)) + 1 if found.group(1) else 0
        return (self.key(found.group(2)) + 1) | source << moves.KEY_BITS

    def mobilise(self, text: str) -> int:
        words = text.split("/")
        if len(words) > 2:
            raise self.wrong()
        parts = [part for part in map(self.part, words) if part]
        return sum(part << (moves.PART_BITS * number) for number, part in enumerate(parts))

    def keep(self, text: str) -> int:
        mask = 0
        for card in self.numbers(text):
            mask |= 1 << self.slot(card)
        return mask

    def picture(self, text: str) -> int:
        deck = self.s.table.deck
        found = 0
        for word in text.split(","):
            match = PICTURE.fullmatch(word)
            if match is None:
                raise self.wrong()
            card = int(match.group(1))
            slot = self.slot(card)
            mask = moves.cover(found, slot)
            for letter in match.group(2).upper():
                after = deck.put(card, mask, cards.SYMBOLS.index(letter))
                if after == mask:
                    raise Unreadable("au-no-space", self.game, space=f"{card}{letter}")
                mask = after
            found |= mask << (6 * slot)
        return found

    def loss(self, verb: str, text: str) -> int:
        effect = self.s.table.deck.effects[self.s.chain[self.s.link]]
        asked = {cards.FOES_LOSE: "l", cards.FOES_WIPE: "w"}.get(effect, "x")
        if verb != asked:
            raise Unreadable("au-not-asked", self.game, text=self.text)
        if verb == "l":
            return self.number(text)
        if verb == "w":
            return self.slot(self.number(text)) + 1
        keys = sorted(self.key(word) + 1 for word in text.split(","))
        if len(keys) > 2:
            raise self.wrong()
        return sum(key << (moves.KEY_BITS * number) for number, key in enumerate(keys))

    def heir(self, text: str) -> int:
        seat = SEATS.find(text.upper())
        if len(text) != 1 or not 0 <= seat < self.s.players:
            raise self.wrong()
        return seat

    def count(self, text: str) -> int:
        if text == "-":
            return 0
        if self.number(text) != len(self.s.done[self.seat]):
            raise Unreadable("au-no-tile", self.game, count=text)
        return 1

    def pick(self, text: str) -> int:
        found = 0
        for number, card in enumerate(self.numbers(text)):
            if card not in self.s.display:
                raise Unreadable("au-not-open", self.game, card=card)
            found |= (self.s.display.index(card) + 1) << (3 * number)
        return found


def parse(game: Game, s: Augustus, seat: int, text: str) -> int:
    return Reader(game, s, seat, text).read()
