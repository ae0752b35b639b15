"""Decisions as text (specification 7): `F07`, `P-12-40`, `S`, `H21`, `AG`, `TA2`, `TD1.2`, `+a2`, `X12/-/40/77` ..."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.goldencup import cards, moves
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
WORDS = {
    "AG": moves.AGENT,
    "ST": moves.STADIUM,
    "E": moves.CLOSE,
    "LA": moves.pack(moves.LEARN, moves.LEARNT[0]),
    "LD": moves.pack(moves.LEARN, moves.LEARNT[1]),
}


def token_text(kind: int) -> str:
    """`a2`, `d3`."""
    return f"a{kind + 1}" if kind < cards.DEFENCE else f"d{kind - cards.DEFENCE + 1}"


def format_plain(move: int) -> str:
    """The canonical text; a number that means nothing is written as `#number`."""
    if move == RESIGN:
        return "resign"
    kind, named = moves.kind_of(move), moves.named_in(move)
    if move < 0:
        return f"#{move}"
    for word, code in WORDS.items():
        if move == code:
            return word
    if kind in (moves.PREP, moves.SEARCH):
        return ("P" if kind == moves.PREP else "S") + "".join(f"-{card}" for card in moves.unpacked(named))
    if kind in (moves.HIRE, moves.SACK_CARD):
        return f"{'H' if kind == moves.HIRE else 'K'}{named}"
    if kind == moves.FAN:
        return f"F{named:02d}"
    if kind == moves.LINE:
        return "X" + "/".join(str(moves.in_slot(named, slot) or "-") for slot in range(4))
    if kind == moves.ORDER:
        return f"O{moves.ability_card(named)}.{moves.ability_place(named) + 1}"
    return format_token_move(move, kind, named)


def format_token_move(move: int, kind: int, named: int) -> str:
    first, second = moves.first_kind(named), moves.second_kind(named)
    if kind == moves.TRAIN_DEFENCE and cards.DEFENCE <= first < cards.KINDS:
        text = f"TD{first - cards.DEFENCE + 1}"
        return text if second < 0 else f"{text}.{second - cards.DEFENCE + 1}"
    if named < cards.KINDS and kind in (moves.UP, moves.BACK, moves.TRAIN_ATTACK):
        return (
            f"TA{named + 1}" if kind == moves.TRAIN_ATTACK else ("+" if kind == moves.UP else "-") + token_text(named)
        )
    return f"#{move}"


def format_move(s: GoldenCup, seat: int, move: int) -> str:
    return format_plain(move)


def parse(game: Game, s: GoldenCup, seat: int, text: str) -> int:
    """The move that a text means; raises `Unreadable`. Spaces and capitals do not matter."""
    compact = re.sub(r"\s", "", text).upper()
    if compact == "RESIGN":
        return RESIGN
    if compact in WORDS:
        return WORDS[compact]
    move = parse_cards(compact) or parse_tokens(compact)
    if move is None:
        raise Unreadable("gc-bad-move", game, text=text.strip())
    return move


def parse_cards(text: str) -> int | None:
    if found := CARDS.fullmatch(text):
        cards = sorted(int(card) for card in found[2].split("-")[1:])
        if any(card > moves.CARD for card in cards) or len(set(cards)) < len(cards):
            return None
        return moves.pack(moves.PREP if found[1] == "P" else moves.SEARCH, moves.packed(cards))
    if found := ONE_CARD.fullmatch(text):
        return moves.pack(moves.HIRE if found[1] == "H" else moves.SACK_CARD, int(found[2]))
    if found := FAN_CARD.fullmatch(text):
        return moves.pack(moves.FAN, int(found[1]))
    if found := ABILITY.fullmatch(text):
        card, place = int(found[1]), int(found[2]) - 1
        return moves.pack(moves.ORDER, moves.ability(card, place)) if card <= moves.CARD else None
    if found := LINE_UP.fullmatch(text):
        places = [0 if place == "-" else int(place) for place in found.groups()]
        return moves.pack(moves.LINE, moves.packed(places)) if max(places) <= moves.CARD else None
    return None


def parse_tokens(text: str) -> int | None:
    if found := TOKEN.fullmatch(text):
        kind = int(found[3]) - 1 + (cards.DEFENCE if found[2] == "D" else 0)
        return moves.pack(moves.UP if found[1] == "+" else moves.BACK, kind)
    found = TRAIN.fullmatch(text)
    if found is None or (found[1] == "A" and found[3]):
        return None
    first = int(found[2])
    if found[1] == "A":
        return moves.pack(moves.TRAIN_ATTACK, first - 1)
    second = cards.DEFENCE + int(found[3]) - 1 if found[3] else -1
    return moves.pack(moves.TRAIN_DEFENCE, moves.two_kinds(cards.DEFENCE + first - 1, second))
