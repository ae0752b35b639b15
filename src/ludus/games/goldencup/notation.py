"""Decisions as text (specification 7): `F07`, `P-12-40`, `S`, `H21`, `AG`, `TA2`, `TD1.2`, `+a2`, `X12/-/40/77` ..."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.goldencup.cards import DEFENCE, KINDS
from ludus.games.goldencup.moves import (
    AGENT,
    BACK,
    CLOSE,
    FAN,
    HIRE,
    KIND,
    LEARN,
    LEARNT,
    LINE,
    ORDER,
    PAYLOAD,
    PREP,
    SACK_CARD,
    SEARCH,
    STADIUM,
    TRAIN_ATTACK,
    TRAIN_DEFENCE,
    UP,
)
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup
    from ludus.kernel.game import Game

CARD = r"[1-9]\d{0,2}"
CARDS = re.compile(rf"([PS])((?:-{CARD}){{0,3}})")
ONE_CARD = re.compile(rf"([HK])({CARD})")
FAN_CARD = re.compile(r"F(\d{1,2})")
TRAIN = re.compile(r"T(A|D)([1-4])(?:\.([1-4]))?")
TOKEN = re.compile(r"([+-])([AD])([1-4])")
ABILITY = re.compile(rf"O({CARD})\.([1-9])")
PLACE = rf"({CARD}|-)"
LINE_UP = re.compile("X" + "/".join([PLACE] * 4))
WORDS = {"AG": AGENT, "ST": STADIUM, "E": CLOSE, "LA": LEARN | LEARNT[0] << 4, "LD": LEARN | LEARNT[1] << 4}


def token_text(kind: int) -> str:
    """`a2`, `d3`."""
    return f"a{kind + 1}" if kind < DEFENCE else f"d{kind - DEFENCE + 1}"


def format_plain(move: int) -> str:
    """The canonical text; a number that means nothing is told as such."""
    if move == RESIGN:
        return "resign"
    kind, named = move & KIND, move >> PAYLOAD
    if move < 0:
        return f"#{move}"
    for word, code in WORDS.items():
        if move == code:
            return word
    if kind in (PREP, SEARCH):
        return ("P" if kind == PREP else "S") + "".join(f"-{card}" for card in unpacked(named))
    if kind in (HIRE, SACK_CARD):
        return f"{'H' if kind == HIRE else 'K'}{named}"
    if kind == FAN:
        return f"F{named:02d}"
    if kind == LINE:
        return "X" + "/".join(str(named >> 7 * slot & 127 or "-") for slot in range(4))
    if kind == ORDER:
        return f"O{named & 127}.{(named >> 7) + 1}"
    return format_token_move(move, kind, named)


def format_token_move(move: int, kind: int, named: int) -> str:
    if kind == TRAIN_DEFENCE and DEFENCE < named & 15 <= KINDS:
        first, second = (named & 15) - DEFENCE, (named >> 4) - DEFENCE
        return f"TD{first}.{second}" if named >> 4 else f"TD{first}"
    if named < KINDS and kind in (UP, BACK, TRAIN_ATTACK):
        return f"TA{named + 1}" if kind == TRAIN_ATTACK else ("+" if kind == UP else "-") + token_text(named)
    return f"#{move}"


def unpacked(cards: int) -> list[int]:
    found = []
    while cards > 0:
        found.append(cards & 127)
        cards >>= 7
    return found


def packed(cards: list[int]) -> int:
    return sum(card << 7 * place for place, card in enumerate(cards))


def format_move(s: GoldenCup, seat: int, move: int) -> str:
    return format_plain(move)


def parse(game: Game, s: GoldenCup, seat: int, text: str) -> int:
    """The move that a text means; raises `Unreadable`. Spaces and capitals do not matter."""
    told = re.sub(r"\s", "", text).upper()
    if told == "RESIGN":
        return RESIGN
    if told in WORDS:
        return WORDS[told]
    move = parse_cards(told) or parse_tokens(told)
    if move is None:
        raise Unreadable("gc-bad-move", game, text=text.strip())
    return move


def parse_cards(told: str) -> int | None:
    if found := CARDS.fullmatch(told):
        cards = sorted(int(card) for card in found[2].split("-")[1:])
        if any(card > 127 for card in cards) or len(set(cards)) < len(cards):
            return None
        return (PREP if found[1] == "P" else SEARCH) | packed(cards) << PAYLOAD
    if found := ONE_CARD.fullmatch(told):
        return (HIRE if found[1] == "H" else SACK_CARD) | int(found[2]) << PAYLOAD
    if found := FAN_CARD.fullmatch(told):
        return FAN | int(found[1]) << PAYLOAD
    if found := ABILITY.fullmatch(told):
        return ORDER | (int(found[1]) | (int(found[2]) - 1) << 7) << PAYLOAD if int(found[1]) < 128 else None
    if found := LINE_UP.fullmatch(told):
        places = [0 if place == "-" else int(place) for place in found.groups()]
        return LINE | packed(places) << PAYLOAD if max(places) < 128 else None
    return None


def parse_tokens(told: str) -> int | None:
    if found := TOKEN.fullmatch(told):
        kind = int(found[3]) - 1 + (DEFENCE if found[2] == "D" else 0)
        return (UP if found[1] == "+" else BACK) | kind << PAYLOAD
    found = TRAIN.fullmatch(told)
    if found is None or (found[1] == "A" and found[3]):
        return None
    first = int(found[2])
    if found[1] == "A":
        return TRAIN_ATTACK | first - 1 << PAYLOAD
    second = DEFENCE + int(found[3]) if found[3] else 0
    return TRAIN_DEFENCE | (DEFENCE + first | second << 4) << PAYLOAD
