"""What happened, as one observer may know it; `story_lines.py` puts it into words."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ludus.games.spartacus import events, moves, notation_writing, story_facts
from ludus.games.spartacus.deck import spaces
from ludus.games.spartacus.render import bet_view, market_id, terms_view
from ludus.games.spartacus.story_facts import EVENTS as EVENTS
from ludus.games.spartacus.story_lines import lines as lines
from ludus.games.spartacus.view import DEFEATS, ENDINGS, PHASES
from ludus.kernel.decision import SEALED, Event
from ludus.kernel.story import happened

ROLLS = {0: "first", 7: "host"}
CHANGES = {events.BALANCED: "balanced", events.COINS: "coins", events.INFLUENCE: "influence", events.TRIBUTE: "tribute"}
FATES = {events.EXHAUSTED: "exhausted", events.WOUNDED: "injured", events.DIED: "died", events.SPARED: "spared"}
ARENA_EVENTS = (
    *range(events.ENTERED, events.NO_BOUT),
    *range(events.WAGERS, events.ROUND),
    *range(events.INITIATIVE, events.DIED),
)


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, knowing, facts = raw[0], raw[1], raw[2:]
    knows = knowing == events.ALL_SEATS or (seat is not None and bool(knowing >> seat & 1))
    if kind in (events.DID, events.FOLLOWED):
        if seat == facts[0] and moves.is_late(facts):
            return SEALED  # one's own choice is no news
        return did(facts, knowing) if knows else SEALED
    if kind in (events.DREW, events.PAID, events.ASKED, events.PEEKED, events.PEEKED_LOT):
        return partly(kind, facts, knows)
    if kind in ARENA_EVENTS:
        return arena_event(kind, facts)
    return table_event(kind, facts)


def did(facts: list[int], knowing: int) -> Event:
    seat, move = facts[0], facts[1]
    thrown = moves.kind_of(move) == moves.END
    text = notation_writing.end_text(facts[2:]) if thrown else notation_writing.format_plain(move)
    shown = story_facts.Did(text, notation_writing.spoken_with(facts) or UNSET)
    return happened("did", seat, shown, shows=knowing == events.ALL_SEATS)


def partly(kind: int, facts: list[int], knows: bool) -> Event:
    """What one seat knows in full, and the others in part."""
    seat = facts[0]
    if kind == events.DREW:
        cards = [notation_writing.hand_text(card) for card in facts[1:]] if knows else None
        return happened("drew", seat, story_facts.Drew(len(facts) - 1, cards), news=True)
    if kind == events.PAID:
        return happened("paid", seat, story_facts.Paid(facts[1], facts[2] if knows else None), shows=True)
    if kind == events.ASKED:
        asked = [p for p in range(4) if facts[2] >> p & 1]
        plan = notation_writing.plan_text(facts[1]) if knows else None
        words: str | UnsetType = notation_writing.spelled(facts[4:]) or UNSET
        return happened("asked", seat, story_facts.Asked(asked, facts[3], plan, words), shows=True)
    if kind == events.PEEKED:
        card = notation_writing.hand_text(facts[2]) if knows else None
        return happened("peeked", seat, story_facts.Peeked(facts[1], card), news=True)
    return happened("looked", seat, story_facts.Looked(facts[1] + 1, market_id(facts[2]) if knows else None), news=True)


def pairs(facts: list[int]) -> list[list[int]]:
    return [facts[n : n + 2] for n in range(0, len(facts), 2)]


def table_event(kind: int, facts: list[int]) -> Event:
    """Everything outside the arena that all may know."""
    if kind == events.ROLLED:
        shown = story_facts.Rolled(ROLLS.get(facts[0], "tie"), pairs(facts[1:]))
        return happened("rolled", None, shown, news=True)
    if kind == events.DEALT:
        return happened("dealt", facts[0], story_facts.Dealt([market_id(card) for card in facts[1:]]), news=True)
    if kind in (events.TURN, events.ROUND):
        return happened("turn" if kind == events.TURN else "round", None, story_facts.Number(facts[0]))
    if kind in (events.PHASE, events.SHUFFLED, events.REFRESHED, events.NO_BOUT, events.LOTS):
        return plain_event(kind, facts)
    if kind in (events.HEALED, events.HEAL_RESULT):
        name = "heal" if kind == events.HEALED else "healed"
        return happened(name, facts[0], story_facts.Healing(market_id(facts[1]), facts[2:]), news=True)
    if kind == events.DISCARDED:
        card = notation_writing.hand_text(facts[2]) if facts[1] else market_id(facts[2])
        return happened("discarded", facts[0], story_facts.Card(card), shows=True)
    if kind in CHANGES:
        return happened(CHANGES[kind], facts[0], story_facts.Amount(facts[1]), shows=True)
    if kind in (events.PLAYED, events.SUCCEEDED, events.GUARDED, events.REGAINED, events.FOILED):
        return card_event(kind, facts)
    if kind in FATES:
        return happened(FATES[kind], facts[0], story_facts.Card(market_id(facts[1])), shows=True)
    if kind in (events.LOT, events.BIDS, events.WON, events.VOID):
        return market_event(kind, facts)
    return other_event(kind, facts)


def plain_event(kind: int, facts: list[int]) -> Event:
    if kind == events.PHASE:
        return happened("phase", None, story_facts.Phase(PHASES[facts[0]]))
    if kind == events.SHUFFLED:
        return happened("shuffled", None, story_facts.Shuffled("intrigue" if facts[0] else "market"), news=True)
    if kind == events.LOTS:
        return happened("lots", None, story_facts.Lots(facts[0]), news=True)
    return Event("refreshed" if kind == events.REFRESHED else "no-bout")


def card_event(kind: int, facts: list[int]) -> Event:
    if kind == events.PLAYED:
        supporters = [p for p in range(4) if facts[2] >> p & 1]
        plan, target = facts[1], moves.plan_target(facts[1])
        card = notation_writing.hand_text(moves.plan_card(plan))
        shown = story_facts.Played(notation_writing.plan_text(plan), card, target if target < 4 else None, supporters)
        return happened("played", facts[0], shown, news=True, shows=True)
    if kind == events.SUCCEEDED:
        return happened("succeeded", facts[0], story_facts.Card(notation_writing.hand_text(facts[1])), news=True)
    if kind == events.GUARDED:
        guard = notation_writing.hand_text(facts[1]) if facts[1] >= 0 else None
        return happened("guarded", facts[0], story_facts.Guarded(guard, facts[2]), news=True)
    if kind == events.REGAINED:
        return happened("regained", facts[0], story_facts.Card(notation_writing.hand_text(facts[1])), shows=True)
    what = "reaction" if facts[0] else "scheme"
    return happened("foiled", None, story_facts.Foiled(what, notation_writing.hand_text(facts[1])), news=True)


def market_event(kind: int, facts: list[int]) -> Event:
    if kind == events.LOT:
        return happened("lot", None, story_facts.Lot(facts[0] + 1, market_id(facts[1])), news=True)
    if kind == events.BIDS:
        return happened("bids", None, story_facts.Bids(facts[0] + 1, pairs(facts[1:])), news=True)
    if kind == events.WON:
        return happened("won", facts[0], story_facts.Won(facts[1] + 1, market_id(facts[2]), facts[3]), news=True)
    return happened("void", None, story_facts.Lot(facts[0] + 1, market_id(facts[1])), news=True)


def other_event(kind: int, facts: list[int]) -> Event:
    if kind == events.ENOUGH:
        return happened("enough", facts[0], story_facts.Enough(bool(facts[1])), shows=True)
    if kind == events.LAPSED:
        return Event("lapsed", facts[0], shows=True)
    if kind == events.TRADED:
        return happened("traded", facts[0], terms(facts[2]), shows=True)
    if kind == events.EXPIRED:
        return happened("expired", facts[0], terms(facts[2]))
    if kind == events.RECALLED:
        return Event("recalled", facts[0])
    if kind == events.HOST:
        return Event("host", facts[0], news=True)
    if kind == events.SHOWDOWN:
        return happened("showdown", None, story_facts.Showdown(facts), news=True)
    if kind == events.RESIGNED:
        return Event("resigned", facts[0], news=True)
    assert kind == events.ENDED
    return happened("ended", facts[0], story_facts.Ended(ENDINGS[facts[1]]), news=True)


def terms(packed: int) -> story_facts.Terms:
    shown = terms_view(packed)
    return story_facts.Terms(
        shown["to"], story_facts.Goods(**shown["gives"]), story_facts.Goods(**shown["wants"]), shown["service"]
    )


# --- The arena ---------------------------------------------------------------------------------------


def arena_event(kind: int, facts: list[int]) -> Event:
    if kind == events.ENTERED:
        gear = [market_id(card) for card in facts[3:] if card >= 0]
        return happened("entered", facts[0], story_facts.Entered(facts[1] + 1, market_id(facts[2]), gear), shows=True)
    if kind == events.WAGERS:
        bets: list[list[int | dict[str, int]]] = [[p, bet_view(bet)] for p, bet in pairs(facts)]
        return happened("wagers", None, story_facts.Wagers(bets), news=True)
    if kind == events.SETTLED:
        return happened("settled", facts[0], story_facts.Settled(facts[1], facts[2]))
    if kind == events.REPLACED:
        shown = story_facts.Replaced(facts[0] + 1, market_id(facts[1]), market_id(facts[2]))
        return happened("replaced", None, shown, news=True)
    if kind == events.INITIATIVE:
        return happened("initiative", None, story_facts.Initiative(rolls(facts)), news=True)
    if kind == events.MOVED:
        return happened("moved", facts[0], story_facts.Moved(spaces()[facts[1]]), shows=True)
    if kind == events.STRUCK:
        middle = facts.index(-1)
        attack = notation_writing.ATTACKS[facts[1]]
        struck = story_facts.Struck(attack, bool(facts[2]), facts[3:middle], facts[middle + 1 :])
        return happened("struck", facts[0], struck, news=True)
    return wound_event(kind, facts)


def rolls(facts: list[int]) -> list[list[int]]:
    """Lists of a seat and its dice."""
    if -1 not in facts:
        return [facts]
    middle = facts.index(-1)
    return [facts[:middle], facts[middle + 1 :]]


def wound_event(kind: int, facts: list[int]) -> Event:
    if kind == events.REROLLED:
        shown = story_facts.Rerolled("black" if facts[1] else "red", facts[2], facts[3])
        return happened("rerolled", facts[0], shown, news=True)
    if kind == events.COMPARED:
        return happened("compared", None, story_facts.Compared(facts[0]), news=True)
    if kind in (events.ADDED, events.STOPPED):
        name = "added" if kind == events.ADDED else "stopped"
        return happened(name, facts[0], story_facts.Wounds(facts[1], market_id(facts[2])), news=True)
    if kind == events.LOST:
        return happened("lost", facts[0], story_facts.Lost(facts[1:]), shows=True)
    if kind == events.DEFEATED:
        return happened("defeated", facts[0], story_facts.Defeated(DEFEATS[facts[1]]), news=True)
    assert kind == events.FAVOURED
    return happened("favoured", facts[0], story_facts.Favoured(market_id(facts[1]), bool(facts[2])), news=True)
