"""What lies on the table of a game of Augustus."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludus.games.augustus import cards, events, legality, menu, moves, player, rules, streams, worlds
from ludus.games.augustus.cards import Deck
from ludus.games.augustus.phases import ending
from ludus.kernel.chance import Chance
from ludus.kernel.pickling import Parts, parts
from ludus.kernel.rng import Rng
from ludus.kernel.state import State

PLAIN_SERVICE: Final = 0b100000_010000_001000_000100_000010_000001  # each symbol for itself
NOBODY: Final = -1


@final
class Table:
    """What is agreed before the game and never changes; shared by all copies of a state."""

    def __init__(self, players: i64, deck: Deck, draft: bool, clockwise: bool) -> None:
        self.players = players
        self.deck = deck
        self.draft = draft  # keep three of six; else the first-game variant (AU-014)
        self.clockwise = clockwise  # placing in turn (AU-053)
        # how the game began
        self.dealt: list[list[i64]] = []
        self.display: list[i64] = []
        self.opening: list[list[i64]] = []

    def __reduce__(self) -> Parts:
        return parts(self)


@final
class Augustus(State):
    """A position. The top of the deck and the next token of the bag are the ends of their lists."""

    def __init__(
        self,
        table: Table,
        chance: Chance,
        deck: list[i64],
        display: list[i64],
        lost: list[i64],
        hidden: list[list[i64]],
        active: list[list[i64]],
        cover: list[list[i64]],
        done: list[list[i64]],
        supply: list[i64],
        bag: list[i64],
        drawn: list[i64],
        tiles: list[i64],
        declined: list[i64],
        serves: list[i64],
        answers: list[i64],
        queue: list[i64],
        chain: list[i64],
        chain_legions: list[i64],
        common: i64,
        crier: i64,
        token: i64 = -1,
        round: i64 = 0,
        bags: i64 = 1,
        reshuffles: i64 = 0,
        phase: i64 = moves.DRAW,
        waiting: i64 = 0,
        asked: i64 = 0,
        given: i64 = 0,
        owner: i64 = NOBODY,
        link: i64 = 0,
        picks: i64 = 0,
        giving: i64 = cards.RESOURCE_TILE,
        resigned: i64 = 0,
    ) -> None:
        self.table = table
        self.players = table.players
        self.chance = chance
        self.deck = deck
        self.display = display
        self.lost = lost  # discard pile, face up (AU-143)
        self.hidden = hidden  # discard pile, face down: what each seat did not keep (AU-010)
        self.active = active  # by seat; while three of six are chosen, the six
        self.cover = cover  # by seat and slot: mask of covered spaces
        self.done = done  # completed areas, in order of completion
        self.supply = supply
        self.bag = bag
        self.drawn = drawn  # tokens on the table
        self.tiles = tiles  # owner of each reward tile
        self.declined = declined  # by seat: mask of the counts whose tile it declined
        self.serves = serves  # by seat: six bits for each token, the symbols that it stands for
        self.answers = answers  # of this moment, by seat
        self.queue = queue  # seat, card, seat, card ... that wait for their resolution, in card order
        self.chain = chain  # cards of the present resolution that have not entered the completed area
        self.chain_legions = chain_legions  # legions that still stand on them
        self.common = common  # supply of all
        self.crier = crier
        self.token = token
        self.round = round
        self.bags = bags  # times that the bag was filled
        self.reshuffles = reshuffles
        self.phase = phase
        self.waiting = waiting  # mask of the seats that owe an answer
        self.given = given  # mask of answers that came with the position in which the game began
        self.asked = asked  # mask of the seats that were asked at this moment; the platform answers for the others
        self.owner = owner  # whose objectives are being resolved
        self.link = link  # place in the chain; placing in turn: seats that are through
        self.picks = picks  # new objectives still to be taken
        self.giving = giving  # resource tile that is being checked after losses
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

    def clone(self) -> Augustus:
        return Augustus(
            self.table,
            self.chance.for_copy(),
            self.deck[:],
            self.display[:],
            self.lost[:],
            [cards[:] for cards in self.hidden],
            [cards[:] for cards in self.active],
            [masks[:] for masks in self.cover],
            [cards[:] for cards in self.done],
            self.supply[:],
            self.bag[:],
            self.drawn[:],
            self.tiles[:],
            self.declined[:],
            self.serves[:],
            self.answers[:],
            self.queue[:],
            self.chain[:],
            self.chain_legions[:],
            self.common,
            self.crier,
            self.token,
            self.round,
            self.bags,
            self.reshuffles,
            self.phase,
            self.waiting,
            self.asked,
            self.given,
            self.owner,
            self.link,
            self.picks,
            self.giving,
            self.resigned,
        )

    def world(self, seat: i64, rng: Rng) -> Augustus:
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

    def asked_picks(self) -> i64:
        """How many objectives are chosen from the present display (AU-094, AU-095)."""
        size: i64 = len(self.display)
        return self.picks if self.picks < size else size

    def resource_count(self, seat: i64, tile: i64) -> i64:
        """Completed cards that show the resource of a tile (AU-182)."""
        shows = self.table.deck.gold if tile == cards.RESOURCE_TILE else self.table.deck.wheat
        count: i64 = 0
        for card in self.done[seat]:
            count += shows[card]
        return count


def all_tokens() -> list[i64]:
    """The 23 tokens, in the order of the letters."""
    tokens: list[i64] = []
    for symbol in range(i64(7)):
        count = cards.TOKEN_COUNTS[symbol]
        for _ in range(count):
            tokens.append(symbol)
    return tokens


def set_up(table: Table, chance: Chance, crier: i64) -> Augustus:
    """A new game, ready for the first decision (3.1 of the specification)."""
    players = table.players
    each: i64 = moves.DEALT if table.draft else moves.KEPT
    pile: list[i64] = list(range(1, cards.CARDS + 1))
    chance.shuffle(streams.OBJECTIVES, 0, pile)
    display: list[i64] = [pile.pop() for _ in range(cards.DISPLAY)]
    active: list[list[i64]] = []
    for _ in range(players):
        hand: list[i64] = [pile.pop() for _ in range(each)]
        hand.sort()
        active.append(hand)
    table.dealt = [hand[:] for hand in active]
    table.display = display[:]
    bag = all_tokens()
    chance.shuffle(streams.BAG_ORDER, 0, bag)
    s = Augustus(
        table,
        chance,
        pile,
        display,
        [],
        [[] for _ in range(players)],
        active,
        [[0] * each for _ in range(players)],
        [[] for _ in range(players)],
        [cards.START_LEGIONS] * players,
        bag,
        [],
        [NOBODY] * len(cards.TILES),
        [0] * players,
        [PLAIN_SERVICE] * players,
        [0] * players,
        [],
        [],
        [],
        cards.LEGIONS - cards.START_LEGIONS * players,
        crier,
    )
    if table.draft:
        s.phase = moves.KEEP
        events.await_answers(s, (1 << players) - 1)
    else:
        s.news = table.opening
        rules.advance(s)
        s.news = None
    return s
