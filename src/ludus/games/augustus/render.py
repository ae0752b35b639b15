"""Fills in the view of one observer (`view.py`), and says what it hears of what happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec import UNSET

from ludus.games.augustus import cards, moves
from ludus.games.augustus.cards import Deck
from ludus.games.augustus.deck import card_names
from ludus.games.augustus.expressions import effect_text
from ludus.games.augustus.notation import format_move
from ludus.games.augustus.phases.ending import final_points, score, senators, winners
from ludus.games.augustus.view import (
    PHASES,
    RESOURCES,
    TOKENS,
    TYPES,
    Bag,
    Card,
    Completed,
    Discard,
    Objective,
    Pad,
    SeatView,
    TileView,
    View,
)
from ludus.kernel.bits import members

if TYPE_CHECKING:
    from ludus.games.augustus.state import Augustus


def render(s: Augustus, seat: int | None) -> View:
    return View(
        game="augustus",
        seat=seat,
        players=s.players,
        round=s.round,
        phase=PHASES[s.phase],
        token=TOKENS[s.token] if s.token >= 0 else None,
        crier=s.crier,
        drawn=[TOKENS[token] for token in s.drawn],
        bag=Bag(*[s.bag.count(token) for token in range(len(TOKENS))]),
        display=s.display[:],
        deck=len(s.deck),
        discard=Discard(sum(map(len, s.hidden)), s.lost[:]),
        common=s.common,
        tiles=[
            TileView(name, points, owner if owner >= 0 else None)
            for name, points, owner in zip(cards.TILES, cards.TILE_POINTS, s.tiles, strict=True)
        ],
        owner=s.owner if s.owner >= 0 else None,
        chain=s.chain[:],
        ability=s.chain[s.link]
        if s.phase in (moves.MOBILISE, moves.FINISH, moves.ARRANGE, moves.HIT, moves.GIVE)
        else None,
        queue=[Completed(s.queue[i], s.queue[i + 1]) for i in range(0, len(s.queue), 2)],
        picks=s.asked_picks() if s.phase == moves.PICK else 0,
        seats=[seat_view(s, p, p == seat) for p in range(s.players)],
        winners=members(winners(s)) if s.phase == moves.OVER else [],
        cards=cards_seen(s, seat),
    )


def cards_seen(s: Augustus, seat: int | None) -> dict[str, Card]:
    known = {card for zone in [s.display, s.chain, s.lost, s.queue[1::2], *s.done] for card in zone}
    for p in range(s.players):
        if s.phase != moves.KEEP or p == seat:
            known.update(s.active[p])
        if p == seat:
            known.update(s.hidden[p])
    return {str(card): card_view(s.table.deck, card) for card in sorted(known)}


@lru_cache(maxsize=4096)
def card_view(deck: Deck, card: int) -> Card:
    """The printed card."""
    return Card(
        name={language: card_names(deck, language)[card] for language in ("en", "ru")},
        type=TYPES[deck.types[card]],
        symbols="".join(cards.SYMBOLS[symbol] for symbol in deck.symbols[card]),
        points=deck.points[card],
        resources=[name for name, shows in zip(RESOURCES, (deck.gold, deck.wheat), strict=True) if shows[card]],
        effect=effect_text(deck.effects[card], deck.first[card], deck.second[card], deck.third[card]),
    )


def seat_view(s: Augustus, seat: int, own: bool) -> SeatView:
    deck = s.table.deck
    choosing = s.phase == moves.KEEP
    return SeatView(
        seat=seat,
        supply=s.supply[seat],
        active=[] if choosing else active_view(s, seat),
        done=s.done[seat][:],
        same=sorted(
            {
                effect_text(cards.SAME, deck.first[card], deck.second[card], 0).partition(":")[2]
                for card in s.done[seat]
                if deck.effects[card] == cards.SAME
            }
        ),
        gold=s.resource_count(seat, cards.RESOURCE_TILE),
        wheat=s.resource_count(seat, cards.RESOURCE_TILE + 1),
        count_tile=next((n for n in range(2, 7) if s.tiles[cards.COUNT_TILE + n] == seat), None),
        declined=[n for n in range(2, 7) if s.declined[seat] >> n & 1],
        score=score_view(s, seat),
        resigned=bool(s.resigned >> seat & 1),
        dealt=UNSET if not own else s.active[seat][:] if choosing else [],
        discarded=s.hidden[seat][:] if own else UNSET,
        answer=hidden_answer(s, seat) if own else UNSET,
    )


def hidden_answer(s: Augustus, seat: int) -> str | None:
    """The own answer as long as the others may not see it."""
    answered = s.asked >> seat & 1 and not s.waiting >> seat & 1
    hidden = s.phase in (moves.KEEP, moves.HIT) or (s.phase == moves.PLACE and not s.table.clockwise)
    return format_move(s, seat, s.answers[seat]) if answered and hidden else None


def active_view(s: Augustus, seat: int) -> list[Objective]:
    deck = s.table.deck
    return [
        Objective(card, [bool(mask >> space & 1) for space in range(deck.size[card])])
        for card, mask in zip(s.active[seat], s.cover[seat], strict=True)
    ]


def score_view(s: Augustus, seat: int) -> Pad:
    """The lines of the score pad (specification 10)."""
    deck = s.table.deck
    return Pad(
        tiles=sum(points for points, owner in zip(cards.TILE_POINTS, s.tiles, strict=True) if owner == seat),
        printed=sum(deck.points[card] for card in s.done[seat]),
        final={
            str(card): final_points(s, seat, card) for card in s.done[seat] if deck.effects[card] >= cards.PER_SYMBOL
        },
        senators=senators(s, seat),
        total=score(s, seat),
    )
