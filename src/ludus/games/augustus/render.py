"""Fills in the view of one observer (`view.py`), and says what it hears of what happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from ludus.games.augustus import cards, events, moves
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
from ludus.kernel.decision import Event

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


# --- Events ------------------------------------------------------------------------------------


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, facts = raw[0], raw[1:]
    if kind == events.DEALT:
        return Event("dealt", facts[0], {"cards": facts[2:] if facts[1] or seat == facts[0] else None}, news=True)
    if kind == events.DREW:
        return Event("drew", facts[2], {"token": cards.TOKENS[facts[0]], "round": facts[1]}, news=True)
    if kind in (events.REFILLED, events.RESHUFFLED, events.CRIED, events.ENDED):
        return table_event(kind, facts)
    return decision_event(kind, facts) or consequence(kind, facts)


def table_event(kind: int, facts: list[int]) -> Event:
    if kind == events.REFILLED:
        return Event("refilled", None, {"cards": facts}, news=True)
    if kind == events.RESHUFFLED:
        return Event("reshuffled", None, {"cards": facts[0]}, news=True)
    if kind == events.CRIED:
        return Event("crier", facts[0], news=True)
    return Event("ended", None, {"scores": facts}, news=True)


def decision_event(kind: int, facts: list[int]) -> Event | None:
    """What a seat decided; `auto` if the platform answered."""
    if kind == events.KEPT:
        return Event("kept", facts[0], {"auto": bool(facts[1]), "cards": facts[2:]}, news=True)
    if kind == events.PLACED:
        return Event("placed", facts[0], {"auto": bool(facts[1]), **part_facts(facts[2:])}, news=True)
    if kind == events.MOBILISED:
        parts = [part_facts(facts[start : start + 4]) for start in range(3, len(facts), 4) if facts[start]]
        return Event("mobilised", facts[0], {"auto": bool(facts[1]), "parts": parts}, shows=True)
    if kind == events.FINISHED:
        return Event("finished", facts[0], {"card": facts[2] or None}, shows=True)
    if kind == events.ARRANGED:
        spaces = [
            {"card": facts[i], "cover": [bool(facts[i + 1] >> n & 1) for n in range(6)]}
            for i in range(2, len(facts), 2)
        ]
        return Event("arranged", facts[0], {"changed": len(facts) > 2, "spaces": spaces}, shows=True)
    if kind == events.REMOVED:
        spaces = [{"card": facts[i], "symbol": cards.SYMBOLS[facts[i + 1]]} for i in range(2, len(facts), 2)]
        return Event("removed", facts[0], {"auto": bool(facts[1]), "spaces": spaces}, news=True)
    if kind == events.WIPED:
        return Event("wiped", facts[0], {"auto": bool(facts[1]), "card": facts[2], "legions": facts[3]}, news=True)
    if kind == events.LOST:
        return Event("lost", facts[0], {"auto": bool(facts[1]), "card": facts[2]}, news=True)
    if kind == events.GAVE:
        return Event("gave", facts[0], {"tile": cards.TILES[facts[2]], "to": facts[3]}, shows=True)
    if kind == events.COUNTED:
        return Event("counted", facts[0], {"count": facts[2], "taken": bool(facts[3])}, shows=True)
    if kind == events.PICKED:
        return Event("picked", facts[0], {"auto": bool(facts[1]), "cards": facts[2:]}, shows=True)
    return Event("resigned", facts[0], news=True) if kind == events.RESIGNED else None


def part_facts(facts: list[int]) -> dict[str, Any]:
    """One mobilisation; card None: nothing was done; origin None: from the supply."""
    card, symbol, home, home_symbol = facts
    if card == 0:
        return {"card": None, "symbol": None, "origin": None, "origin_symbol": None}
    return {
        "card": card,
        "symbol": cards.SYMBOLS[symbol],
        "origin": home or None,
        "origin_symbol": cards.SYMBOLS[home_symbol] if home else None,
    }


def consequence(kind: int, facts: list[int]) -> Event:
    if kind == events.AVE:
        return Event("ave", facts[0], {"card": facts[1], "legions": facts[2]}, shows=True)
    if kind == events.GAINED:
        return Event("gained", facts[0], {"legions": facts[1]}, shows=True)
    if kind == events.ENTERED:
        return Event("entered", facts[0], {"card": facts[1], "count": facts[2]}, shows=True)
    assert kind == events.TILE
    giver, taker = ((seat if seat >= 0 else None) for seat in facts[1:])
    return Event(
        "tile",
        taker,
        {"tile": cards.TILES[facts[0]], "giver": giver, "points": cards.TILE_POINTS[facts[0]]},
        shows=True,
    )
