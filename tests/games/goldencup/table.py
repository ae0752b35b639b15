"""A table for tests: scenes by their interesting parts, moves as a record writes them, chance as given.

Two managers shop in round 4; A has hired 13 and 8 and holds three bronze cards. The first tokens of the match on the
first field and the dice thrown there are given:

    m = scene(team("a2 a4 d1", hired="13 8", hand="1 20 27", plus=1), team(), round=4, f1="-- Bd2 Aa2", f1_dice="3")
    play(m, "A:AG A:E B:E")
    assert lines(m)[-1] == "@r4f1 end 0-0 A+2 B+2"
"""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

import ludus
from ludus import Match
from ludus.kernel.chance import Chance, Fast
from ludus.kernel.text import game_folder
from tests.kit import table as kit

GAME = ludus.game("goldencup")
SEATS = "ABCDEF"
TRAITS = "RBGYV"
LEVELS = ("bronze", "silver", "gold")
TOKENS = {"a1": 4, "a2": 4, "a3": 3, "a4": 3, "d1": 4, "d2": 4, "d3": 3, "d4": 2}
START = {"a2": 1, "a4": 1, "d1": 1}
KINDS = list(TOKENS)
END_CELLS = {1: 8, 2: 10, 3: 11, 4: 13, 5: 14, 6: 16}
FACES = {1: {6}, 2: {5, 6}, 3: {4, 5, 6}, 4: {3, 4, 5, 6}}

TOKEN = "[ad][1-4]"
TEAM = "[A-FZ]"
THROW = r"#\d+ \[(?:[1-6](?:,[1-6])*)?\] (?:goal|miss)"
LINE = re.compile(
    rf"[A-F]:\S+(?: [A-F]:\S+)*"
    rf"|@match(?: {TEAM}\d)+"
    rf"|@automa {TOKEN}(?: / {TOKEN}(?:,{TOKEN})*){{5}}"
    rf"|@deck [A-F] [bsg](?: \d+)+"
    rf"|@fans [A-F] \d\d \d\d"
    rf"|@round [1-6](?: {TOKEN})*"
    rf"|@(?:r[1-6]f[1-3]|final) \d+:(?:--|{TEAM}d[1-4]|{TEAM}a[1-4] s-?\d+ (?:repelled|{THROW}))"
    rf"|@(?:r[1-6]f[1-3]|final) end \d+-\d+(?: {TEAM}\+\d+)*"
    rf"|@score [A-F] \d+ \d+ \d+ \d+ \d+(?: F\d\d)?"
    rf"|@tie(?: [A-F][1-6])+"
    rf"|@final {TEAM} {TEAM}"
    rf"|@pen {TEAM} (?:1|2|3|4\+) {THROW}"
    rf"|@winner {TEAM} (?:final|penalties|lead|resigned)"
)

# Words that mean the same in every game.
deal = kit.dealer("goldencup")
lines, moves, phase, play = kit.lines, kit.moves, kit.phase, kit.play
play_on, refused, seat_of, to_act = kit.play_on, kit.refused, kit.seat_of, kit.to_act
facts_of = kit.facts_of


# --- Printed cards -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ability:
    """One ability as the file writes it: `P`, `hire(G)`, ``, [("upA", 1)], ``."""

    kind: str
    trigger: str
    needs: str
    gains: tuple[tuple[str, int], ...]
    counter: str


@dataclass(frozen=True)
class Card:
    """A line of the file of champions, read without the engine."""

    number: int
    name: str
    level: str
    traits: str
    abilities: tuple[Ability, ...]

    def of(self, kind: str, trigger: str = "") -> list[Ability]:
        """The abilities of a kind; with a trigger that begins so, or without any."""
        found = [ability for ability in self.abilities if ability.kind == kind]
        return [each for each in found if (each.trigger.startswith(trigger) if trigger else not each.trigger)]


def file_text(name: str) -> str:
    return game_folder("goldencup").joinpath(f"{name}.csv").read_text("utf-8")


def file_rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader(file_text(name).splitlines()))


def read_ability(text: str) -> Ability:
    kind, _, rest = text.strip().partition(":")
    trigger, needs = "", ""
    if "->" in rest:
        trigger, rest = rest.split("->")
    if "?" in rest:
        condition, rest = rest.split("?")
        needs = condition[4:-1]
    listed, _, counter = rest.partition("x")
    found = re.findall(r"([a-zA-Z]+)(?:\(([+-]?\d+)\))?", listed)
    return Ability(kind, trigger, needs, tuple((verb, int(number or 1)) for verb, number in found), counter)


@cache
def printed() -> dict[int, Card]:
    """All 102 champions by number."""
    return {
        int(row["no"]): Card(
            int(row["no"]),
            row["name_en"],
            row["level"],
            row["traits"],
            tuple(read_ability(part) for part in row["effect"].split(";")),
        )
        for row in file_rows("champions")
    }


def counted(counter: str, hired: list[int]) -> int:
    """A counter of the files for these hired champions."""
    cards = [printed()[card] for card in hired]
    traits = "".join(card.traits for card in cards)
    name, _, argument = counter.removesuffix(")").partition("(")
    if name == "sym":
        return traits.count(argument)
    if name == "pair":
        return traits.count(argument) // 2
    if name == "lvl":
        return sum(card.level[0] == argument for card in cards)
    kinds = [{ability.kind for ability in card.abilities} for card in cards]
    if name == "traits":
        return len(set(traits))
    if name == "kinds":
        return len(set().union(*kinds))
    assert name in ("perm", "thrw"), counter
    return sum(("P" if name == "perm" else "T") in each for each in kinds)


def times(ability: Ability, hired: list[int]) -> int:
    """How often its gains come for these hired champions."""
    shown = "".join(printed()[card].traits for card in hired)
    if any(shown.count(letter) < ability.needs.count(letter) for letter in ability.needs):
        return 0
    return counted(ability.counter, hired) if ability.counter else 1


def income(hired: list[int], stadium: int = 0, sponsors: int = 0) -> int:
    coins = sum(
        number * times(ability, hired)
        for card in hired
        for ability in printed()[card].of("P")
        for verb, number in ability.gains
        if verb == "coin"
    )
    return max(0, min(12, 4 + stadium + sponsors + coins))


def dice_of(card: int, hired: list[int]) -> int:
    """Dice of a throw; 0 for a goal without any."""
    dice = 1
    for ability in printed()[card].of("T"):
        for verb, number in ability.gains:
            if verb == "goal" and times(ability, hired):
                return 0
            if verb == "dice":
                dice += number * times(ability, hired)
    return dice


def end_glory(hired: list[int]) -> int:
    return sum(
        number * times(ability, hired)
        for card in hired
        for ability in printed()[card].of("E")
        for _, number in ability.gains
    )


# --- A model of gains, written from the ledger ---------------------------------------------------


@dataclass(frozen=True)
class Stock:
    """Tokens on a board by kind, glory and sponsor tokens."""

    board: tuple[int, ...]
    glory: int = 5
    plus: int = 0
    minus: int = 0

    def moved(self, less: int, more: int) -> Stock:
        """A token of one kind goes (-1: none), one of another kind comes (-1: none)."""
        board = list(self.board)
        if less >= 0:
            board[less] -= 1
        if more >= 0:
            board[more] += 1
        return Stock(tuple(board), self.glory, self.plus, self.minus)

    def left(self, kind: int) -> int:
        return TOKENS[KINDS[kind]] - self.board[kind]


def after_gain(stock: Stock, verb: str, number: int) -> set[Stock]:
    """Every stock that one single gain can lead to."""
    if verb == "F":
        return {Stock(stock.board, stock.glory + number, stock.plus, stock.minus)}
    if verb == "S":
        more = (1, 0) if number > 0 else (0, 1)
        return {Stock(stock.board, stock.glory, stock.plus + more[0], stock.minus + more[1])}
    first = 0 if verb in ("A", "upA", "dropA") else 4
    if verb in ("A", "D"):
        wanted = [first + value for value in range(abs(number) - 1, -1, -1) if stock.left(first + value) > 0]
        return {stock.moved(-1, wanted[0])} if wanted else {stock}
    here = [kind for kind in range(first, first + 4) if stock.board[kind]]
    if verb.startswith("drop"):
        return {stock.moved(kind, -1) for kind in here} or {stock}
    return {stock.moved(kind, kind + 1) for kind in here if kind % 4 < 3 and stock.left(kind + 1) > 0} or {stock}


def after_abilities(stock: Stock, abilities: list[Ability], hired: list[int]) -> set[Stock]:
    """Every stock that these abilities can lead to, in any order, gains from left to right."""
    reached: set[Stock] = set()
    for order in permutations(abilities):
        stocks = {stock}
        for ability in order:
            for _ in range(times(ability, hired)):
                for verb, number in ability.gains:
                    single = abs(number) if verb.startswith(("up", "drop")) else 1
                    for _ in range(single if verb != "sack" else 0):
                        stocks = {after for each in stocks for after in after_gain(each, verb, number)}
        reached |= stocks
    return reached


# --- Scenes --------------------------------------------------------------------------------------


def numbers(text: str) -> list[int]:
    return [int(word) for word in text.split()]


def tokens(text: str) -> dict[str, int]:
    """`a2 a4 d1` as a position writes it."""
    words = text.split()
    return {kind: words.count(kind) for kind in KINDS if kind in words}


def team(board: str = "a2 a4 d1", hired: str = "", hand: str = "", **facts: Any) -> dict[str, Any]:
    """One manager's part of a position; lists may be given as text."""
    fields = {
        name: numbers(value) if isinstance(value, str) and name != "stage" else value for name, value in facts.items()
    }
    if "line" in fields:
        fields["line"] = line_code(facts["line"])
    return {"board": tokens(board), "hired": numbers(hired), "hand": sorted(numbers(hand)), **fields}


def line_code(text: str) -> int:
    return sum((0 if word == "-" else int(word)) << 7 * slot for slot, word in enumerate(text.split("/")))


class GivenChance(Chance):
    """Chance with some results given by a test, by the names of streams; the rest comes from a seed."""

    def __init__(self, given: dict[str, str], seed: int) -> None:
        self.given = given
        self.rest = Fast(seed)

    def below(self, stream: int, number: int, n: int) -> int:
        dice = numbers(self.given.get(GAME.stream_name(stream), ""))
        place = number % 1000  # dice of a round are counted from its number times 1000 on
        return dice[place] - 1 if place < len(dice) else self.rest.below(stream, number, n)

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        name = GAME.stream_name(stream)
        if name not in self.given:
            self.rest.deal(stream, number, items, count)
            return
        order = [read_item(word) for word in self.given[name].split()]
        left = sorted(items, key=lambda item: (item & 15 != 8, item & 15 < 4)) if name in BAGS else items[:]
        for item in order:
            left.remove(item)
        items[:] = [*order, *left][::-1]


BAGS = ("f1", "f2", "f3", "final")


def read_item(word: str) -> int:
    """A token of a bag: `--`, `Aa2`, `Bd1` (A, C and E are the first teams of their fields); or a number."""
    if word == "--":
        return 8
    if word[0].isdigit():
        return int(word)
    return (0 if word[0] in "ACE" else 16) + KINDS.index(word[1:])


def scene(
    *teams: dict[str, Any],
    seed: int = 1,
    options: dict[str, str] | None = None,
    chance: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match from a position; unless given, the decks hold all cards that nobody has, by number.

    Match tokens are held in the order of seats. `f1`, `final` ... give what comes first out of a bag, `f1_dice` ... the
    first dice there.
    """
    names = [name for name, value in fields.items() if isinstance(value, str) and name != "phase"]
    given = {**(chance or {}), **{name.replace("_", "-"): fields.pop(name) for name in names}}
    position = {"players": len(teams), "teams": list(teams), **fields}
    chosen = GAME.check_options(len(teams), options)
    restored = GAME.restore(position, chosen, Fast(seed))
    return Match(GAME, len(teams), chosen, GivenChance(given, seed), {"Seed": str(seed)}, GAME.position(restored))


def shopping(players: int, seed: int = 1, **options: str) -> Match:
    """A dealt game in which everybody has kept the first fan."""
    m = deal(players, seed, **options)
    for seat in range(players):
        m.play(seat, m.moves(seat)[0])
    return m


# --- Playing -------------------------------------------------------------------------------------


def end_shopping(m: Match) -> Match:
    """Everybody who still acts buys nothing more; other questions are answered by the first choice."""
    for seat in m.to_act:
        while "E" not in m.moves(seat):
            m.play(seat, m.moves(seat)[0])
        m.play(seat, "E")
    return m


def line_up(m: Match, **lines_of: str) -> Match:
    """These line-ups by seat; all others leave the slots to starting champions."""
    while not m.over and phase(m) in ("matches", "final", "penalties"):
        asked = [seat for seat in m.to_act if m.view(seat)["own"]["stage"] == "line"]
        if not asked:
            break
        seat = asked[0]
        m.play(seat, "X" + lines_of.get(SEATS[seat], "-/-/-/-"))
    return m


def endings(m: Match, letter: str) -> list[dict[str, Any]]:
    """Every way to answer the questions of a seat about its abilities: how its team looks after them."""
    seat = seat_of(letter)
    waiting, seen, found = [m.state], set(), []
    while waiting:
        state = waiting.pop()
        choices = state.legal(seat)
        if not choices or not GAME.format(state, seat, choices[0]).startswith(("K", "O", "+", "-")):
            found.append(GAME.view(state, seat)["seats"][seat])
            continue
        for move in choices:
            after = state.clone()
            after.apply(seat, move)
            key = repr(GAME.position(after)["teams"][seat])
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return found


# --- What lies there -----------------------------------------------------------------------------


def stage(m: Match, letter: str) -> str:
    return str(own(m, letter)["stage"])


def seat(m: Match, letter: str) -> dict[str, Any]:
    """What a manager sees of the own team."""
    shown: dict[str, Any] = m.view(seat_of(letter))["seats"][seat_of(letter)]
    return shown


def own(m: Match, letter: str) -> dict[str, Any]:
    """What nobody else sees."""
    shown: dict[str, Any] = m.view(seat_of(letter))["own"]
    return shown


def public(m: Match, letter: str) -> dict[str, Any]:
    shown: dict[str, Any] = m.view(None)["seats"][seat_of(letter)]
    return shown


def board(m: Match, letter: str) -> str:
    """`a2 a4 d1`."""
    return " ".join(kind for kind, count in seat(m, letter)["board"].items() for _ in range(count))


def stock_of(shown: dict[str, Any]) -> Stock:
    """What a view of a team comes to."""
    sponsors = shown["sponsors"]
    here = tuple(shown["board"].get(kind, 0) for kind in KINDS)
    return Stock(here, shown["glory"], sponsors["plus"], sponsors["minus"])


def hand(m: Match, letter: str) -> list[int]:
    return list(own(m, letter)["hand"])


def coins(m: Match, letter: str) -> int:
    return int(seat(m, letter)["coins"])


def glory(m: Match, letter: str) -> int:
    return int(seat(m, letter)["glory"])


def match_lines(m: Match, name: str = "r1f1") -> list[str]:
    """The record of one match: `2:Aa4 s4 #0 [3] goal`."""
    return [line.removeprefix(f"@{name} ") for line in lines(m) if line.startswith(f"@{name} ")]
