"""What happened, as one observer may know it; `story_lines.py` puts it into words."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ludus.games.goldencup import cards, events
from ludus.games.goldencup.notation import format_plain, token_text
from ludus.games.goldencup.phases.matches import FINAL_MATCH
from ludus.games.goldencup.render import RESULTS, counts, slots
from ludus.games.goldencup.story_lines import lines as lines
from ludus.games.goldencup.view import ENDINGS
from ludus.kernel.decision import SEALED, Event
from ludus.kernel.story import Facts, happened


class Nothing(Facts, frozen=True):
    """The kind says it all."""


class Tokens(Facts, frozen=True):
    tokens: list[int]  # match tokens by team


class Automa(Facts, frozen=True):
    token: str  # the random one
    cells: list[list[int | str]]  # round and token


class Fans(Facts, frozen=True):
    fans: list[int]


class Did(Facts, frozen=True):
    move: str


class Drew(Facts, frozen=True):
    level: str
    count: int
    cards: list[int] | None  # None: the observer does not know them


class Token(Facts, frozen=True):
    token: str


class Sacked(Facts, frozen=True):
    card: int


class Amount(Facts, frozen=True):
    amount: int


class Round(Facts, frozen=True):
    round: int
    automa: list[str]  # tokens that it gets


class Shown(Facts, frozen=True):
    moves: list[str]


class Lined(Facts, frozen=True):
    match: str
    teams: list[int]
    lines: list[list[int | None]]  # by team: a champion or nobody in each slot
    boards: list[dict[str, int]] | UnsetType = UNSET  # what goes into the bag; nothing of it before penalty throws
    breaks: int | UnsetType = UNSET
    walls: list[int] | UnsetType = UNSET  # by how much defence tokens are stronger
    end: int | UnsetType = UNSET  # the last cell


class Drawn(Facts, frozen=True):
    """A token of a match; attacks have a strength, throws also a thrower."""

    match: str
    cell: int
    team: int | None
    result: str
    token: str | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET
    card: int | UnsetType = UNSET
    paid: int | UnsetType = UNSET  # glory
    dice: list[int] | UnsetType = UNSET


class Result(Facts, frozen=True):
    match: str
    teams: list[int]
    goals: list[int]
    glory: list[int]


class Penalty(Facts, frozen=True):
    team: int
    slot: int
    card: int
    goal: bool
    dice: list[int]


class Scored(Facts, frozen=True):
    glory: int
    track: int
    end: int
    fan: int
    fan_glory: int
    total: int


class Tie(Facts, frozen=True):
    rolls: list[list[int]]  # seat and die


class Finalists(Facts, frozen=True):
    teams: list[int]


class Ended(Facts, frozen=True):
    winner: int  # a team
    by: str


EVENTS: dict[str, type[Facts]] = {
    "tokens": Tokens,
    "automa": Automa,
    "fans": Fans,
    "did": Did,
    "drew": Drew,
    "added": Token,
    "upgraded": Token,
    "returned": Token,
    "sponsored": Amount,
    "glory": Amount,
    "sacked": Sacked,
    "earned": Amount,
    "round": Round,
    "shown": Shown,
    "lined": Lined,
    "token": Drawn,
    "result": Result,
    "scored": Scored,
    "tie": Tie,
    "finalists": Finalists,
    "penalty": Penalty,
    "resigned": Nothing,
    "ended": Ended,
}
TOKENS_OF = {events.ADDED: "added", events.UPGRADED: "upgraded", events.RETURNED: "returned"}
AMOUNTS = {events.SPONSORED: "sponsored", events.GLORIFIED: "glory", events.EARNED: "earned"}


def event(raw: list[int], seat: int | None) -> Event:
    """What one observer may know of something that happened."""
    kind, sealed, facts = raw[0], raw[1], raw[2:]
    if sealed and seat != facts[0]:
        return SEALED
    if kind == events.TOKEN:
        return happened("token", None, drawn(facts), news=True)
    if events.DID <= kind <= events.EARNED:
        return seat_event(kind, facts, own=seat == facts[0], sealed=bool(sealed))
    if kind in (events.LINED, events.RESULT, events.PENALTY):
        return match_event(kind, facts)
    return table_event(kind, facts)


def seat_event(kind: int, facts: list[int], own: bool, sealed: bool) -> Event:
    """A decision of a seat and what it brings."""
    seat, named = facts[0], facts[1]
    shows = not sealed
    if kind == events.DID:
        return happened("did", seat, Did(format_plain(named)), shows=shows)
    if kind == events.DREW:
        found = facts[2:]
        return happened("drew", seat, Drew(cards.LEVELS[named], len(found), found if own else None), news=True)
    if kind in TOKENS_OF:
        return happened(TOKENS_OF[kind], seat, Token(token_text(named)), shows=shows)
    if kind == events.SACKED:
        return happened("sacked", seat, Sacked(named), shows=shows)
    return happened(AMOUNTS[kind], seat, Amount(named), shows=shows)


def match_name(number: int) -> str:
    if number >= FINAL_MATCH:
        return "final" if number == FINAL_MATCH else "penalties"
    return f"r{number // 4}f{number % 4 + 1}"


def match_event(kind: int, facts: list[int]) -> Event:
    if kind == events.PENALTY:
        team, slot, card, goal, *dice = facts
        return happened("penalty", None, Penalty(team, slot + 1, card, bool(goal), dice), news=True)
    if kind == events.RESULT:
        shown = Result(match_name(facts[0]), [facts[1], facts[4]], [facts[2], facts[5]], [facts[3], facts[6]])
        return happened("result", None, shown, news=True)
    name, first, ours, second, theirs, *field = facts
    teams, lines_up = [first, second], [slots(ours), slots(theirs)]
    if not field:
        return happened("lined", None, Lined(match_name(name), teams, lines_up), news=True)
    board, other, breaks, *walls, end = field
    boards = [counts(board), counts(other)]
    return happened("lined", None, Lined(match_name(name), teams, lines_up, boards, breaks, walls, end), news=True)


def drawn(facts: list[int]) -> Drawn:
    number, cell, team, token, result = facts[:5]
    name, whose = match_name(number), team if team >= 0 else None
    if result == events.BREAKS:
        return Drawn(name, cell, whose, RESULTS[result])
    text = token_text(token)
    if len(facts) == 5:
        return Drawn(name, cell, whose, RESULTS[result], text)
    if len(facts) == 6:
        return Drawn(name, cell, whose, RESULTS[result], text, facts[5])
    strength, slot, card, paid, *dice = facts[5:]
    return Drawn(name, cell, whose, RESULTS[result], text, strength, slot + 1, card, paid, dice)


def table_event(kind: int, facts: list[int]) -> Event:
    if kind == events.TOKENS:
        return happened("tokens", None, Tokens(facts), news=True)
    if kind == events.AUTOMA:
        cells: list[list[int | str]] = [
            [facts[place], token_text(facts[place + 1])] for place in range(1, len(facts), 2)
        ]
        return happened("automa", None, Automa(token_text(facts[0]), cells), news=True)
    if kind == events.FANS:
        return happened("fans", facts[0], Fans(facts[1:]), news=True)
    if kind == events.OPENED:
        return happened("round", None, Round(facts[0], list(map(token_text, facts[1:]))), news=True)
    if kind == events.SHOWN:
        return happened("shown", facts[0], Shown([format_plain(move) for move in facts[1:]]), news=True)
    if kind == events.SCORED:
        return happened("scored", facts[0], Scored(*facts[1:]), news=True)
    if kind == events.TIE:
        rolls = [[facts[place], facts[place + 1]] for place in range(0, len(facts), 2)]
        return happened("tie", None, Tie(rolls), news=True)
    if kind == events.FINALISTS:
        return happened("finalists", None, Finalists(facts), news=True)
    if kind == events.RESIGNED:
        return Event("resigned", facts[0], news=True)
    assert kind == events.ENDED
    return happened("ended", None, Ended(facts[0], ENDINGS[facts[1]]), news=True)
