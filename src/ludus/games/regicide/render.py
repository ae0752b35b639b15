"""Fills in the view of one observer (`view.py`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from ludus.games.regicide import cards, moves
from ludus.games.regicide.position import END_STEPS, STEP_LETTERS, cards_text, line
from ludus.games.regicide.rules import attack, health_left, is_public
from ludus.games.regicide.view import Castle, Enemy, Lazaret, Play, SeatView, Tavern, View

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide


def names(shown: list[int]) -> list[str]:
    return [cards.card_name(card) for card in shown]


def render(s: Regicide, seat: int | None) -> View:
    return View(
        game="regicide",
        seat=seat,
        players=s.players,
        turn=s.turn,
        step=(STEP_LETTERS | END_STEPS)[s.step],
        enemy=enemy_view(s) if s.castle else None,
        table=[Play(names(moves.PLAYS[m]), moves.ATTACK_VALUE[m]) for m in s.table],
        castle=castle_view(s),
        tavern=Tavern(len(s.tavern), recruited(s)),
        lazaret=lazaret_view(s),
        seats=[seat_view(s, p, p == seat) for p in range(s.players)],
        hand_limit=cards.HAND_LIMIT[s.players],
        flips=s.flips,
        turns=s.turns,
        line=seat_line(s, seat),
    )


def enemy_view(s: Regicide) -> Enemy:
    enemy = s.castle[-1]
    return Enemy(
        card=cards.card_name(enemy),
        health=2 * cards.VALUE[enemy],
        health_left=max(0, health_left(s)),
        damage=s.damage,
        attack=cards.VALUE[enemy],
        shield=s.shield,
        sleeping=s.sleeping,
        net=attack(s),
        immune=cards.SUITS[cards.suit(enemy)] if s.immune else None,
    )


def castle_view(s: Regicide) -> Castle:
    """Ranks follow from the count, suits still to come by elimination; the order is secret."""
    hidden = s.castle[:-1]
    suits: dict[str, str] = {}
    for rank in "JQK":
        left = sorted(cards.suit(c) for c in hidden if cards.RANKS[cards.rank(c)] == rank)
        suits[rank] = "".join(cards.SUITS[suit] for suit in left)
    return Castle(len(hidden), suits)


def recruited(s: Regicide) -> list[str]:
    """The recruited enemies on the Tavern, top first (RG-244)."""
    top: list[str] = []
    for card in reversed(s.tavern):
        if not is_public(s, card):
            break
        top.append(cards.card_name(card))
    return top


def lazaret_view(s: Regicide) -> Lazaret:
    pile = names(s.lazaret[::-1])
    return Lazaret(len(pile), pile[0] if pile else None, pile if s.open_lazaret else UNSET)


def seat_view(s: Regicide, seat: int, own: bool) -> SeatView:
    hand = s.hands[seat]
    return SeatView(
        seat=seat,
        cards=len(hand),
        yielded=bool(s.yielded >> seat & 1),
        known=names([c for c in hand if c >= cards.FIRST_ROYAL and is_public(s, c)]),
        hand=names(hand) if own else UNSET,
    )


def seat_line(s: Regicide, seat: int | None) -> str:
    """The position line with `?` for what this seat does not know (specification 7.3)."""

    def pile(cards: list[int], known: list[str]) -> str:
        hidden = len(cards) - len(known)
        return ".".join(known + ([f"?{hidden}"] if hidden else [])) or "-"

    def hand(p: int) -> str:
        if p == seat:
            return cards_text(s.hands[p])
        return (
            ".".join(cards.card_name(c) if c >= cards.FIRST_ROYAL and is_public(s, c) else "??" for c in s.hands[p])
            or "-"
        )

    lazaret = names(s.lazaret[::-1])
    return line(
        s,
        "/".join(hidden_last(hand(p)) for p in range(s.players)),
        pile(s.castle[:-1], []),
        pile(s.tavern, recruited(s)),
        pile(s.lazaret, lazaret if s.open_lazaret else lazaret[:1]),
    )


def hidden_last(hand: str) -> str:
    """Unknown cards after the known ones, so that their place in the hand reveals nothing."""
    return ".".join(sorted(hand.split("."), key=lambda word: word == "??"))


GRADES = ("bronze", "silver", "gold")  # by flips left (RG-211)
