"""What lies on the table of a game of Golden Cup."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludus.games.goldencup import cards, legality, menu, moves, player, rules, streams, worlds
from ludus.games.goldencup.cards import Deck
from ludus.games.goldencup.phases import drawing, ending
from ludus.games.goldencup.team import Team
from ludus.kernel.chance import Chance
from ludus.kernel.pickling import Parts, parts
from ludus.kernel.rng import Rng
from ludus.kernel.state import State

AUTOMA_CELLS: Final[list[i64]] = [2, 3, 4, 5, 6]
NO_CAP: Final = 1000


@final
class Table:
    """What is agreed before the game and never changes; shared by all copies of a state."""

    def __init__(
        self,
        players: i64,
        deck: Deck,
        sealed: bool,
        arrival: bool,
        most_dice: i64,
        automa_glory: i64,
        solo_level: i64,
        options: dict[str, str],
    ) -> None:
        self.players = players
        self.deck = deck
        self.sealed = sealed  # purchases are shown when all have finished (GC-Q26)
        self.arrival = arrival  # one common deck for all (GC-Q27)
        self.most_dice = most_dice
        self.automa_glory = automa_glory
        self.solo_level = solo_level
        self.teams = players + players % 2
        self.fields = self.teams // 2
        self.automa: i64 = players if players % 2 else -1  # the team that no seat plays
        self.options = options  # as they were agreed

    def __reduce__(self) -> Parts:
        from ludus.games.goldencup.game import GoldenCupGame  # which imports this module

        return GoldenCupGame().table, (self.players, self.options)


@final
class GoldenCup(State):
    """A position."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        teams: list[Team],
        before: list[Team],
        holders: list[i64],
        decks: list[list[i64]],
        discards: list[list[i64]],
        shares: list[list[i64]],
        sizes: list[i64],
        piles: list[list[i64]],
        idle_fans: list[i64],
        automa: i64,
        cells: list[i64],
        idle_tokens: list[i64],
        automa_glory: i64,
        results: list[i64],
        round: i64 = 0,
        phase: i64 = moves.PART,
        waiting: i64 = 0,
        played: i64 = 0,
        reshuffles: i64 = 0,
        first: i64 = -1,
        second: i64 = -1,
        winner: i64 = -1,
        ending: i64 = -1,
        resigned: i64 = 0,
    ) -> None:
        self.table = table
        self.players = table.players
        self.chance = chance
        self.teams = teams  # of the seats
        self.before = before  # the same at the beginning of the part: what others see while it is sealed
        self.holders = holders  # the team that holds each match token
        self.decks = decks  # by level; shared out card by card: the first to A, the second to B ...
        self.discards = discards  # by level
        self.shares = shares  # the discards at the beginning of the part, shuffled to be shared out
        self.sizes = sizes  # of the decks at the beginning of the part
        self.piles = piles  # the discards at the beginning of the part
        self.idle_fans = idle_fans  # that were not dealt
        self.automa = automa  # its tokens, packed
        self.cells = cells  # tokens that will join it, packed, by round
        self.idle_tokens = idle_tokens  # kinds of tokens that nobody sees
        self.automa_glory = automa_glory
        self.results = results  # of all matches: round, field, team, goals, team, goals
        self.round = round
        self.phase = phase
        self.waiting = waiting  # mask of the seats that owe a decision
        self.played = played  # mask of the fields whose match is over
        self.reshuffles = reshuffles
        self.first = first  # finalists
        self.second = second
        self.winner = winner  # team
        self.ending = ending  # how
        self.resigned = resigned
        self.news = None

    def __reduce__(self) -> Parts:
        return parts(self)

    def over(self) -> bool:
        return self.phase == moves.OVER

    def actors(self) -> i64:
        return self.waiting

    def legal(self, seat: i64) -> list[int]:
        return menu.legal(self, seat)

    def why_not(self, seat: i64, move: i64) -> i64:
        return legality.why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def returns(self) -> list[float]:
        return ending.returns(self)

    def clone(self) -> GoldenCup:
        common = self.table.arrival
        return GoldenCup(
            self.table,
            self.chance.for_copy(),
            [team.clone() for team in self.teams],
            self.before,  # these are replaced, never changed
            self.holders,
            [cards[:] for cards in self.decks] if common else self.decks[:],
            [cards[:] for cards in self.discards] if common else self.discards[:],
            self.shares,
            self.sizes,
            self.piles,
            self.idle_fans,
            self.automa,
            self.cells,
            self.idle_tokens,
            self.automa_glory,
            self.results[:],
            self.round,
            self.phase,
            self.waiting,
            self.played,
            self.reshuffles,
            self.first,
            self.second,
            self.winner,
            self.ending,
            self.resigned,
        )

    def world(self, seat: i64, rng: Rng) -> GoldenCup:
        return worlds.world(self, seat, rng)

    def appraise(self, seat: i64) -> list[float]:
        return player.appraise(self, seat)

    def trust(self) -> float:
        return player.trust(self)

    def advise(self, seat: i64, rng: Rng) -> i64:
        return player.advise(self, seat, rng)

    def stumble(self, seat: i64, rng: Rng) -> i64:
        return player.stumble(self, seat, rng)

    def utility(self, seat: i64) -> float:
        return player.utility(self, seat)

    # Figures that several rules need

    def sealed(self) -> i64:
        """1 while what a seat does stays its secret."""
        return 1 if self.phase == moves.PART and self.table.sealed else 0

    def may_draw(self, seat: i64) -> bool:
        return drawing.may_draw(self, seat)

    def rival(self, team: i64) -> i64:
        """The opponent of this round, or of the final."""
        if self.phase == moves.FINAL or self.phase == moves.SHOOT_OUT:
            return self.second if team == self.first else self.first
        field = self.field_of(team)
        first = self.paired(field, 0)
        return self.paired(field, 1) if first == team else first

    def field_of(self, team: i64) -> i64:
        field: i64 = 0
        while self.paired(field, 0) != team and self.paired(field, 1) != team:
            field += 1
        return field

    def paired(self, field: i64, which: i64) -> i64:
        """One of the two teams that meet on a field in this round (GC-106)."""
        fields = self.table.fields
        pairs = self.table.deck.schedule[fields]
        return self.holders[pairs[((self.round - 1) * fields + field) * 2 + which]]

    def board_of(self, team: i64) -> i64:
        return self.automa if team == self.table.automa else self.teams[team].board

    def agent_of(self, team: i64) -> i64:
        """The solo Automa has the agent of its level (GC-177 to GC-179)."""
        return self.table.solo_level if team == self.table.automa else self.teams[team].agent


def set_up(table: Table, chance: Chance) -> GoldenCup:
    """A new game, ready for the first decision (3.2 and 3.3 of the specification)."""
    deck = table.deck
    decks: list[list[i64]] = []
    for level in range(i64(3)):
        shuffled: list[i64] = list(range(cards.FIRST_CARD[level], cards.FIRST_CARD[level + 1]))
        chance.shuffle(streams.DECKS + level, 0, shuffled)
        decks.append(shuffled)
    holders: list[i64] = list(range(table.teams))
    chance.shuffle(streams.MATCH_TOKENS, 0, holders)
    fans: list[i64] = list(range(1, cards.FANS + 1))
    chance.shuffle(streams.FAN_CARDS, 0, fans)
    teams = [new_team(deck) for _ in range(table.players)]
    for team in teams:
        team.hand = [decks[0].pop() for _ in range(cards.HAND)]
        team.hand.sort()
        team.fans = [fans.pop(), fans.pop()]
        team.fans.sort()
    cells: list[i64] = [0] * 7
    pool: list[i64] = []
    automa: i64 = 0
    if table.automa >= 0:
        pool = deck.automa_pool[:]
        chance.shuffle(streams.AUTOMA, 0, pool)
        automa = deck.automa_start + cards.token(pool.pop())
        for cell in automa_cells(table.solo_level):
            cells[cell] += cards.token(pool.pop())
        pool.sort()
    s = GoldenCup(
        table,
        chance,
        teams,
        [],
        holders,
        decks,
        [[], [], []],
        [[], [], []],
        [0, 0, 0],
        [[], [], []],
        fans,
        automa,
        cells,
        pool,
        table.automa_glory if table.players == 1 else 0,
        [],
    )
    rules.open_round(s)
    return s


def automa_cells(solo_level: i64) -> list[i64]:
    """Where its later tokens lie, in the order of laying them (GC-028, GC-178, GC-179)."""
    cells = AUTOMA_CELLS[:]
    if solo_level == 2:
        cells.append(3)
    if solo_level >= 1:
        cells.append(5)
    return cells


def new_team(deck: Deck) -> Team:
    return Team(
        deck.start,
        [],
        [],
        [],
        0,
        deck.stadium_income[0],
        0,
        0,
        0,
        0,
        cards.START_GLORY,
        moves.FREE,
        0,
        0,
        0,
        0,
        [],
        [],
        [],
        [],
        [],
        [],
        0,
        0,
        0,
        0,
        0,
    )
