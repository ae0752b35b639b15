"""Fills in the view of one observer (`view.py`), and says what it hears of what happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ludus.games.goldencup import cards, events, moves
from ludus.games.goldencup.cards import Deck
from ludus.games.goldencup.deck import champion_names, fan_names
from ludus.games.goldencup.describe import describe_card, describe_fan
from ludus.games.goldencup.expressions import effect_text
from ludus.games.goldencup.notation import format_plain, token_text
from ludus.games.goldencup.phases.drawing import taken_of
from ludus.games.goldencup.phases.ending import end_glory, fan_glory, total, track_glory
from ludus.games.goldencup.phases.matches import dice_of
from ludus.games.goldencup.rules import kinds_of
from ludus.games.goldencup.team import Team
from ludus.games.goldencup.view import (
    ENDINGS,
    KINDS,
    LEVELS,
    PHASES,
    STAGES,
    Automa,
    Card,
    Costs,
    Fan,
    MatchResult,
    Own,
    Pair,
    Record,
    Score,
    SeatView,
    Sponsors,
    View,
    Waiting,
)
from ludus.kernel.views import row

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

LANGUAGES = ("en", "ru")
RESULTS = {
    events.BREAKS: "break",
    events.DEFENDS: "defence",
    events.REPELLED: "repelled",
    events.MISSED: "miss",
    events.SCORES: "goal",
}


# --- The position ----------------------------------------------------------------------------------------


def render(s: GoldenCup, seat: int | None) -> View:
    deck = s.table.deck
    shown = [visible_team(s, p, seat) for p in range(s.players)]
    seats = [seat_view(s, p, shown[p], seat) for p in range(s.players)]
    discards = [discarded(s, level) for level in range(3)]
    own = s.teams[seat] if seat is not None else None
    shown_cards = {card for t in shown for card in t.hired} | {card for pile in discards for card in pile}
    fans = {team.fan for team in seats if team.fan is not None}
    if own is not None:
        shown_cards |= {*own.hand, *own.pile}
        fans |= set(own.fans)
    return View(
        game="goldencup",
        seat=seat,
        round=s.round,
        phase=PHASES[s.phase],
        seats=seats,
        automa=automa_view(s),
        cards={str(card): card_view(deck, card) for card in sorted(shown_cards)},
        fans={f"{fan:02d}": fan_view(deck, fan) for fan in sorted(fans)},
        decks=s.sizes[:] if s.sealed() else [deck_left(s, level) for level in range(3)],
        discards=[sorted(pile) for pile in discards],
        costs=costs_view(s),
        faces=[[face for face in range(1, 7) if deck.faces[slot] >> face & 1] for slot in range(cards.SLOTS)],
        end_cell=deck.end_cells[s.round],
        breaks=deck.breaks,
        track=deck.track[:],
        win_glory=deck.win_glory[:],
        pairings=pairings(s),
        results=results(s),
        finalists=row(s.first, s.second)
        if s.phase in (moves.FINAL, moves.SHOOT_OUT, moves.OVER) and s.first >= 0
        else None,
        winner=s.winner if s.phase == moves.OVER else None,
        by=ENDINGS[s.ending] if s.phase == moves.OVER else None,
        own=None if own is None else own_view(s, own),
    )


def discarded(s: GoldenCup, level: int) -> list[int]:
    """The discard pile of a level; what is thrown away in a sealed part comes to light at its end."""
    if s.sealed():
        return s.piles[level][:]
    levels = s.table.deck.levels
    thrown = [card for t in s.teams for card in t.pile if levels[card] == level and not s.table.arrival]
    return s.discards[level] + thrown


def visible_team(s: GoldenCup, p: int, seat: int | None) -> Team:
    """In a sealed part others are seen as they were when it began (GC-Q26)."""
    return s.before[p] if s.sealed() and p != seat else s.teams[p]


def costs_view(s: GoldenCup) -> Costs:
    search, hire, agent, train, learn = s.table.deck.costs
    return Costs(search, hire, agent, train, learn, stadium_cost(s))


def stadium_cost(s: GoldenCup) -> int:
    return s.table.deck.stadium_cost[s.round]


def deck_left(s: GoldenCup, level: int) -> int:
    """Cards that lie in the deck, or in what is left of all queues."""
    if s.table.arrival:
        return len(s.decks[level])
    drawn = sum(taken_of(t, level) for t in s.teams)
    levels = s.table.deck.levels
    return len(s.decks[level]) - drawn + sum(levels[card] == level for t in s.teams for card in t.fresh + t.extra)


def counts(board: int) -> dict[str, int]:
    """Tokens by their notation: {"a2": 1, "d1": 1}."""
    return {
        token_text(kind): cards.tokens_of(board, kind) for kind in range(cards.KINDS) if cards.tokens_of(board, kind)
    }


def with_minus(text: str) -> str:
    """A text of a card for people; the files of decks write a hyphen for a minus."""
    return text.replace(" -", " −").replace("«-", "«−")


def slots(line: int) -> list[int | None]:
    return [moves.in_slot(line, slot) or None for slot in range(cards.SLOTS)]


@lru_cache(maxsize=4096)
def card_view(deck: Deck, card: int) -> Card:
    abilities = deck.abilities[card]
    return Card(
        name={language: champion_names(deck, language)[card] for language in LANGUAGES},
        level=LEVELS[deck.levels[card]],
        traits="".join(
            letter * cards.symbols_of(deck.symbols[card], trait) for trait, letter in enumerate(cards.TRAITS)
        ),
        effect=effect_text(abilities),
        text={language: with_minus(describe_card(abilities, language)) for language in LANGUAGES},
    )


@lru_cache(maxsize=4096)
def fan_view(deck: Deck, fan: int) -> Fan:
    counter, counted, tiers = deck.fan_counter[fan], deck.fan_counted[fan], deck.fan_tiers[fan]
    return Fan(
        name={language: fan_names(deck, language)[fan] for language in LANGUAGES},
        tiers=[row(tiers[place], tiers[place + 1]) for place in range(0, len(tiers), 2)],
        text={language: describe_fan(counter, counted, tiers, language) for language in LANGUAGES},
    )


def seat_view(s: GoldenCup, p: int, t: Team, seat: int | None) -> SeatView:
    deck = s.table.deck
    own = p == seat
    hidden = s.sealed() and not own
    symbols = t.symbols(deck)
    levels = [0, 0, 0]
    for card in t.hand:
        levels[deck.levels[card]] += 1
    scored = s.phase in (moves.FINAL, moves.SHOOT_OUT, moves.OVER) and s.round == 6
    kinds = 0
    for card in t.hired:
        kinds |= deck.kinds[card]
    return SeatView(
        seat=p,
        token=s.holders.index(p),
        glory=t.glory,
        coins=t.income(deck) if hidden else t.coins,
        income=t.income(deck),
        sponsors=Sponsors(t.plus, t.minus),
        stadium=t.stadium,
        agent=t.agent,
        board=counts(t.board),
        supply=counts(deck.tokens - t.board),
        hired=t.hired[:],
        dice={str(card): dice_with(s, t, card) for card in t.hired},
        hand=levels,
        fan=t.fan if t.fan and (own or scored) else None,
        symbols=[cards.symbols_of(symbols, trait) for trait in range(len(cards.TRAITS))],
        kinds=[letter for place, letter in enumerate(KINDS) if kinds >> place & 1],
        line=slots(t.line) if own or line_is_open(s, p) else None,
        record=Record(t.won, t.level, t.lost, t.scored, t.conceded),
        score=score_view(s, p) if scored else None,
        bought=[format_plain(move) for move in t.log],
        resigned=bool(s.resigned >> p & 1),
    )


def dice_with(s: GoldenCup, t: Team, card: int) -> int:
    """The dice of a champion with everybody hired in this picture of the team; 0 scores without rolling."""
    seat = next((p for p in range(s.players) if s.teams[p] is t), -1)
    if seat >= 0:
        return dice_of(s, seat, card)
    seat = next(p for p in range(s.players) if s.before[p] is t)
    truth, s.teams[seat] = s.teams[seat], t
    dice = dice_of(s, seat, card)
    s.teams[seat] = truth
    return dice


def line_is_open(s: GoldenCup, p: int) -> bool:
    """Have both line-ups been revealed (GC-110)?"""
    if s.phase == moves.MATCHES:
        return bool(s.played >> s.field_of(p) & 1)
    return s.phase == moves.OVER


def score_view(s: GoldenCup, p: int) -> Score:
    t = s.teams[p]
    return Score(t.glory, track_glory(s, t), end_glory(s, t), fan_glory(s, t, t.fan), total(s, p))


def own_view(s: GoldenCup, t: Team) -> Own:
    """What only the owner sees."""
    return Own(
        stage=STAGES[t.stage],
        hand=t.hand[:],
        fans=t.fans[:],
        pile=t.pile[:],
        todo=[Waiting(moves.ability_card(waiting), moves.ability_place(waiting) + 1) for waiting in t.todo],
        fan_glory=fan_glory(s, t, t.fan) if t.fan else None,
        end_glory=end_glory(s, t),
        track_glory=track_glory(s, t),
    )


def automa_view(s: GoldenCup) -> Automa | None:
    if s.table.automa < 0:
        return None
    coming = {str(cell): list(map(token_text, kinds_of(tokens))) for cell, tokens in enumerate(s.cells) if tokens}
    return Automa(
        team=s.table.automa,
        token=s.holders.index(s.table.automa),
        board=counts(s.automa),
        coming=coming,
        glory=s.automa_glory if s.players == 1 else None,
        agent=s.table.solo_level if s.players == 1 else None,
    )


def pairings(s: GoldenCup) -> list[list[Pair]]:
    """By round and field: the two teams."""
    fields = s.table.fields
    teams = [s.holders[number] for number in s.table.deck.schedule[fields]]
    pairs = [row(teams[place], teams[place + 1]) for place in range(0, len(teams), 2)]
    return [pairs[start : start + fields] for start in range(0, len(pairs), fields)]


def results(s: GoldenCup) -> list[MatchResult]:
    """All matches so far, in the order of rounds and fields."""
    found = [
        MatchResult(r, field + 1, row(first, second), row(ours, theirs))
        for r, field, first, ours, second, theirs in (
            s.results[place : place + 6] for place in range(0, len(s.results), 6)
        )
    ]
    return sorted(found, key=lambda match: (match.round, match.field))
