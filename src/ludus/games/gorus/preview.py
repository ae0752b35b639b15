"""What is asked, what a card would do, and what a player should confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.gorus import cards
from ludus.games.gorus.menu import legal
from ludus.games.gorus.notation import CARD_NAMES, letter, names
from ludus.games.gorus.rules import best_place, challenges, seat_at, side_at
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.gorus.state import Gorus


def decision(s: Gorus, seat: int) -> Decision:
    prompt = Fact("ask-open")
    if s.arena:
        prompt = Fact(
            "ask-follow",
            {"school": cards.SCHOOLS[cards.school(s.arena[0])], "strength": int(cards.strength(s.arena[-1]))},
        )
    choices = tuple(Choice(CARD_NAMES[card], tuple(facts(s, seat, card))) for card in legal(s, seat))
    return Decision("gorus", "one", prompt, choices, tuple(names(s.hands[seat])))


def facts(s: Gorus, seat: int, move: int) -> list[Fact]:
    """What everybody will see of this card."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    if not s.arena:
        result = [Fact("fact-open", {"school": cards.SCHOOLS[cards.school(move)]})]
        if s.strongest < 0:
            result.append(Fact("fact-first", {"school": cards.SCHOOLS[cards.school(move)]}))
        return result
    result = []
    if challenges(s, move):
        same = s.strongest == cards.school(move)
        result.append(
            Fact("fact-challenge-same" if same else "fact-challenge", {"school": cards.SCHOOLS[cards.school(move)]})
        )
    elif cards.school(move) == cards.school(s.arena[0]):
        result.append(Fact("fact-follow"))
    else:
        result.append(Fact("fact-discard"))
    leader = winning_after(s, seat, move)
    result.append(Fact("fact-wins") if leader == seat else Fact("fact-leader", {"seat": letter(leader)}))
    return result


def winning_after(s: Gorus, seat: int, card: int) -> int:
    """Whose card would be winning after this one."""
    strongest = s.strongest
    if not s.arena or challenges(s, card):
        s.strongest = cards.school(card) if s.arena or s.strongest < 0 else s.strongest
    s.arena.append(card)
    leader = seat_at(s, best_place(s))
    s.arena.pop()
    s.strongest = strongest
    return leader


def warnings(s: Gorus, seat: int, move: int) -> list[Fact]:
    """What a player should confirm (specification 11)."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    result = []
    leader = winning_after(s, seat, move)
    mine = side_at(s, leader) == side_at(s, seat)
    if s.arena and challenges(s, move):
        strongest = cards.SCHOOLS[cards.school(move)]
        if leader == seat:
            result.append(Fact("warn-challenge-wins", {"school": strongest}))
        else:
            result.append(Fact("warn-challenge", {"school": strongest, "seat": letter(leader)}))
    eights = sum(1 for card in [*s.arena, move] if cards.strength(card) == cards.EIGHT)
    last = len(s.arena) == s.players - 1
    if mine and eights and last and s.players > 1:
        result.append(Fact("warn-eight", {"count": eights}))
    return result
