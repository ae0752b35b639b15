"""The position line of the specification (7.3), read and written.

`rg n=2 turn=A step=1 hands=5H.9C/2S.TD enemy=QD table=8C/4S+4H castle=QS.KC tavern=7D.3H
lazaret=6S.9D yielded=B flips=0` (one line): cards joined by dots, the top of a pile first.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludus.games.regicide import cards, moves
from ludus.games.regicide.notation import read_card
from ludus.games.regicide.rules import attack, can_pay, may_yield
from ludus.games.regicide.state import Regicide
from ludus.games.regicide.view import Step
from ludus.kernel.bits import bit
from ludus.kernel.chance import Chance
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import BadPosition, Unreadable

if TYPE_CHECKING:
    from ludus.kernel.game import Game

STEP_LETTERS: dict[int, Step] = {moves.PLAYING: "1", moves.PAYING: "4", moves.NAMING: "N"}
END_STEPS: dict[int, Step] = {
    moves.WON: "won",
    moves.CANNOT_PAY: "cannot-pay",
    moves.CANNOT_ACT: "cannot-act",
    moves.RESIGNED: "resigned",
}
STEPS: dict[str, int] = {word: step for step, word in (STEP_LETTERS | END_STEPS).items()}
KNOWLEDGE = ("unseen", "packets", "healed", "reach", "turns", "exact", "yields", "jesters")
FIELDS = "n turn step hands enemy table castle tavern lazaret yielded flips".split()


def cards_text(listed: list[int], joint: str = ".") -> str:
    return joint.join(map(cards.card_name, listed)) or "-"


def table_text(table: list[int]) -> str:
    return "/".join(cards_text(moves.PLAYS[move], "+") for move in table) or "-"


def yielded_text(s: Regicide) -> str:
    return "".join(SEATS[p] for p in range(s.players) if s.yielded >> p & 1) or "-"


def write_line(s: Regicide) -> str:
    """The whole position, secrets included."""
    hands = "/".join(cards_text(hand) for hand in s.hands)
    return line(s, hands, cards_text(s.castle[-2::-1]), cards_text(s.tavern[::-1]), cards_text(s.lazaret[::-1]))


def write(s: Regicide) -> dict[str, Any]:
    """The line, and what is known of where the cards are."""
    s = with_jesters_in_order(s)
    kept = {name: getattr(s, name) for name in KNOWLEDGE}
    return {"line": write_line(s)} | {name: n[:] if isinstance(n, list) else n for name, n in kept.items()}


def with_jesters_in_order(s: Regicide) -> Regicide:
    """The same position with Jester 0 first in the line: nobody can tell the two apart."""
    table = [card for move in s.table for card in moves.PLAYS[move]]
    order = [c for hand in s.hands for c in hand] + table + s.tavern[::-1] + s.lazaret[::-1]
    jesters = [card for card in order if card < cards.FIRST_COMPANION]
    return s if jesters in ([], [0], [0, 1]) else with_jesters_turned(s)


def with_jesters_turned(s: Regicide) -> Regicide:
    """A copy in which the two Jesters have changed places."""
    turned = s.clone()
    for zone in [*turned.hands, turned.tavern, turned.lazaret, turned.table]:
        zone[:] = [1 - card if card < cards.FIRST_COMPANION else card for card in zone]
    turned.unseen = turn_jesters(s.unseen)
    turned.healed = [turn_jesters(healed) for healed in s.healed]
    return turned


def turn_jesters(cards: int) -> int:
    return cards & ~3 | (cards & 1) << 1 | cards >> 1 & 1


def line(s: Regicide, hands: str, castle: str, tavern: str, lazaret: str) -> str:
    enemy = cards.card_name(s.castle[-1]) if s.castle else "-"
    step = (STEP_LETTERS | END_STEPS)[s.step]
    return (
        f"rg n={s.players} turn={SEATS[s.turn]} step={step} hands={hands} enemy={enemy} "
        f"table={table_text(s.table)} castle={castle} tavern={tavern} lazaret={lazaret} "
        f"yielded={yielded_text(s)} flips={s.flips}"
    )


class Reader:
    """Reads a position line and says what is wrong with it."""

    def __init__(self, game: Game, text: str) -> None:
        self.game = game
        words = text.split()
        if not words or words[0] != "rg":
            raise self.wrong("position-start")
        self.fields: dict[str, str] = {}
        for word in words[1:]:
            name, sign, value = word.partition("=")
            if not sign or name not in FIELDS or name in self.fields:
                raise self.wrong("position-field", field=name)
            self.fields[name] = value
        for name in FIELDS:
            if name not in self.fields:
                raise self.wrong("position-missing", field=name)
        self.jesters = [0, 1]
        self.players = self.field("n", int)
        if self.players not in game.meta.players:
            raise self.wrong("position-value", field="n", value=self.fields["n"])

    def wrong(self, message: str, **values: object) -> BadPosition:
        return BadPosition(message, self.game, **values)

    def field(self, name: str, read: Callable[[str], int]) -> int:
        try:
            return read(self.fields[name])
        except (ValueError, KeyError):
            raise self.wrong("position-value", field=name, value=self.fields[name]) from None

    def cards(self, name: str, text: str, joint: str = ".") -> list[int]:
        if text == "-":
            return []
        try:
            cards = [read_card(self.game, word) for word in text.split(joint)]
        except Unreadable:
            raise self.wrong("position-value", field=name, value=text) from None
        return [self.jester() if card == 0 else card for card in cards]

    def jester(self) -> int:
        if not self.jesters:
            raise self.wrong("position-cards")
        return self.jesters.pop(0)

    def read(self, options: dict[str, str], chance: Chance) -> Regicide:
        players = self.players
        hands = [sorted(self.cards("hands", text)) for text in self.fields["hands"].split("/")]
        if len(hands) != players:
            raise self.wrong("position-hands", players=players)
        if any(len(hand) > cards.HAND_LIMIT[players] for hand in hands):
            raise self.wrong("position-limit", limit=cards.HAND_LIMIT[players])
        enemy = self.cards("enemy", self.fields["enemy"])
        castle = self.cards("castle", self.fields["castle"])[::-1] + enemy
        table = self.table()
        s = Regicide(
            players,
            chance,
            hands,
            self.cards("tavern", self.fields["tavern"])[::-1],
            self.cards("lazaret", self.fields["lazaret"])[::-1],
            castle,
            table,
            cards.DEALT[players],
            [],
            [],
            turn=self.field("turn", [*SEATS[:players]].index),
            step=self.field("step", STEPS.__getitem__),
            yielded=self.field("yielded", lambda text: yielded_mask(text, players)),
            flips=self.field("flips", int),
            solo_yield=options.get("solo_yield") == "on",
            open_lazaret=options.get("lazaret") == "open",
        )
        self.check(s, len(enemy))
        fight(s)
        s.unseen &= sum(bit(card) for zone in [s.tavern, *hands] for card in zone)
        self.check_step(s)
        return s

    def table(self) -> list[int]:
        if self.fields["table"] == "-":
            return []
        table = []
        for text in self.fields["table"].split("/"):
            cards = self.cards("table", text, "+")
            code = cards[0] if len(cards) == 1 else moves.play_code(cards)
            if code >= moves.YIELD:
                raise self.wrong("position-play", cards=text)
            table.append(code)
        return table

    def check(self, s: Regicide, enemies: int) -> None:
        """No card twice, each in a zone where it can be (RG-245); a puzzle may do with fewer cards."""
        if (s.step == moves.WON) != (enemies == 0) or enemies > 1 or (s.step == moves.WON and s.castle):
            raise self.wrong("position-enemy")
        if s.castle != sorted(s.castle, key=lambda card: -cards.rank(card)) or any(
            c < cards.FIRST_ROYAL for c in s.castle
        ):
            raise self.wrong("position-castle")
        here = zones(s)
        extra = [
            c
            for c in here
            if here.count(c) > 1 or (c < cards.FIRST_COMPANION and c >= cards.JESTERS_IN_TAVERN[s.players])
        ]
        if extra:
            raise self.wrong("position-deck", extra=cards_text(sorted(set(extra))))
        if not 0 <= s.flips <= (2 if s.players == 1 else 0):
            raise self.wrong("position-value", field="flips", value=str(s.flips))

    def check_step(self, s: Regicide) -> None:
        """The step must be one that asks for a decision, or the end that the position is."""
        last_is_jester = bool(s.table) and s.table[-1] < cards.FIRST_COMPANION
        impossible = (
            (s.castle and s.damage >= 2 * cards.VALUE[s.castle[-1]])
            or (s.step == moves.PAYING and (attack(s) == 0 or not (can_pay(s) or s.flips)))
            or (s.step == moves.NAMING and not last_is_jester)
            or (s.step == moves.PLAYING and not (s.hands[s.turn] or s.flips or may_yield(s)))
            or (s.step == moves.CANNOT_PAY and (can_pay(s) or s.flips > 0))
            or (s.step == moves.CANNOT_ACT and (bool(s.hands[s.turn]) or may_yield(s) or s.flips > 0))
        )
        if impossible:
            raise self.wrong("position-step", step=self.fields["step"])


def yielded_mask(text: str, players: int) -> int:
    if text == "-":
        return 0
    return sum({1 << SEATS[:players].index(letter) for letter in text})


def zones(s: Regicide) -> list[int]:
    """All cards that are in the game."""
    table = [card for move in s.table for card in moves.PLAYS[move]]
    return [c for hand in s.hands for c in hand] + s.tavern + s.lazaret + s.castle + table


def fight(s: Regicide) -> None:
    """Damage, shield, sleeping shield and immunity follow from the Table."""
    if not s.castle:
        return
    enemy_suit = cards.suit(s.castle[-1])
    for move in s.table:
        if move < cards.FIRST_COMPANION:
            s.immune = False
            s.shield += s.sleeping
            s.sleeping = 0
            continue
        value = moves.ATTACK_VALUE[move]
        suits = moves.SUITS_OF[move]
        active = suits & ~(1 << enemy_suit) if s.immune else suits
        s.damage += 2 * value if active & cards.CLUB else value
        if active & cards.SPADE:
            s.shield += value
        elif suits & cards.SPADE:
            s.sleeping += value
