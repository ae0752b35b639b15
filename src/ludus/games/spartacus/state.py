"""What lies on the table of a game of Spartacus."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludus.games.spartacus import cards, legality, menu, moves, player, rules, streams, worlds
from ludus.games.spartacus.bout import Bout
from ludus.games.spartacus.cards import Deck, Step
from ludus.games.spartacus.house import House
from ludus.games.spartacus.phases import combat, ending, movement, reactions, schemes, trade, verdict, wagers
from ludus.kernel.bits import bit
from ludus.kernel.chance import Chance
from ludus.kernel.pickling import Parts, parts
from ludus.kernel.rng import Rng
from ludus.kernel.state import State


@final
class Table:
    """What is agreed before the game and never changes; shared by all copies of a state."""

    def __init__(
        self,
        players: i64,
        deck: Deck,
        start: i64,
        odds: i64,
        winner_pays: bool,
        floor: i64,
        supporter_may_foil: bool,
        atomic: bool,
        in_turn: bool,
        most_wagers: i64,
        top: i64,
        turn_limit: i64,
        stall: i64,
        dealt: bool,
        options: dict[str, str],
    ) -> None:
        self.players = players
        self.deck = deck
        self.start = start  # influence
        self.odds = odds  # of a decapitation
        self.winner_pays = winner_pays  # the die winner of a void auction for the host (SP-Q2)
        self.floor = floor  # of influence
        self.supporter_may_foil = supporter_may_foil
        self.atomic = atomic  # services are bound to their price (SP-704)
        self.in_turn = in_turn  # wagers, not all at once
        self.most_wagers = most_wagers
        self.top = top  # influence that wins
        self.turn_limit = turn_limit  # 0: none
        self.stall = stall  # rounds without an attack that end a bout
        self.dealt = dealt  # houses are dealt, not chosen
        self.options = options  # as they were agreed

    def __reduce__(self) -> Parts:
        from ludus.games.spartacus.game import SpartacusGame  # which imports this module

        return SpartacusGame().table, (self.players, self.options)


@final
class Spartacus(State):
    """A position."""

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.players = table.players
        self.chance = chance
        self.news = None
        self.houses: list[House] = []
        self.marks: list[i64] = []  # tokens on market cards
        self.market: list[i64] = []  # the deck; the last card is on top
        self.market_out: list[i64] = []  # discards
        self.intrigue: list[i64] = []
        self.intrigue_out: list[i64] = []
        self.counts: list[i64] = [0] * streams.STREAMS  # results taken from each stream of chance
        self.turn: i64 = 0
        self.phase: i64 = moves.SETUP
        self.stage: i64 = moves.CHOOSING_HOUSE
        self.waiting: i64 = 0  # mask of the seats that owe a decision
        self.host: i64 = 0
        self.active: i64 = cards.NONE  # whose Intrigue turn it is, or who heals
        # Upkeep
        self.patient: i64 = cards.NONE  # card whose healing is rolled
        self.rolled: i64 = 0  # mask of cards that have had their healing roll
        self.die: i64 = 0  # the roll that a seat may change or choose
        self.die2: i64 = 0
        # Windows
        self.passed: i64 = 0  # mask of the seats that have passed in a row
        self.after: i64 = 0  # where the game goes on after a checkpoint
        self.chain: list[i64] = []  # reactions not yet settled: rows/chain.py
        self.outer: i64 = 0  # what is asked again when the chain is settled
        # The scheme being played
        self.scheme: i64 = cards.NONE  # its plan
        self.schemer: i64 = cards.NONE
        self.supporters: i64 = 0
        self.aside: i64 = 0  # gold set aside for it
        self.step: i64 = 0  # of its effect
        self.tapped: i64 = 0
        self.dropped: i64 = 0  # gold value of the card dropped last
        # A request for support
        self.request: i64 = cards.NONE  # what the move named
        self.claim: str = ""  # what the asker says about it, true or not
        self.agreed: i64 = 0  # houses that said yes
        self.noes: list[i64] = []  # for every no of this Intrigue turn: rows/noes.py
        self.tried: list[i64] = []  # cards for which support was asked in this Intrigue turn
        # Deals
        self.done: i64 = 0  # mask of the houses that have finished trading
        self.offers: list[i64] = []  # rows/offers.py
        self.next_offer: i64 = 1
        self.offered: list[i64] = []  # offers made in this step, by seat
        self.vows: list[i64] = []  # promises: rows/vows.py
        self.worded: list[i64] = []  # the numbers of promises that were made in words of their own
        self.wordings: list[str] = []  # those words
        self.spoken: str = ""  # what is said with the move that is being made; nothing between two moves
        self.hidden: bool = False  # is gold hidden? from the first lot on; see `is_hidden`
        self.gifts: list[i64] = []  # while it is: rows/gifts.py
        # What seats know
        self.peeks: list[i64] = []  # cards in hands: rows/peeks.py
        self.seen_lots: list[i64] = []  # rows/seen_lots.py
        # Market
        self.lots: list[i64] = []  # all cards of this auction
        self.lot: i64 = cards.NONE  # which is sold; after the last the host token
        self.contenders: i64 = 0
        self.bids: list[i64] = []  # of this round; -1 not yet
        self.laid: list[i64] = []  # of earlier rounds for this lot
        # Arena
        self.invited: i64 = cards.NONE
        self.refused: i64 = 0
        self.bout: Bout = Bout()
        self.bets: list[i64] = []  # -1 not yet
        self.dead: i64 = cards.NONE  # the card that died
        self.dead_owner: i64 = cards.NONE
        self.ladder: list[i64] = []  # of a showdown: the houses that still fight
        self.ranks: list[i64] = []  # of a showdown: all its houses, the lowest first
        self.fallen: list[i64] = []  # of a showdown: who has lost, in this order
        self.winner: i64 = cards.NONE
        self.ending: i64 = cards.NONE
        self.resigned: i64 = 0

    def clone(self) -> Spartacus:
        s = Spartacus(self.table, self.chance.for_copy())
        s.houses = [house.clone() for house in self.houses]
        s.marks = self.marks[:]
        s.market = self.market[:]
        s.market_out = self.market_out[:]
        s.intrigue = self.intrigue[:]
        s.intrigue_out = self.intrigue_out[:]
        s.counts = self.counts[:]
        s.turn = self.turn
        s.phase = self.phase
        s.stage = self.stage
        s.waiting = self.waiting
        s.host = self.host
        s.active = self.active
        s.patient = self.patient
        s.rolled = self.rolled
        s.die = self.die
        s.die2 = self.die2
        s.passed = self.passed
        s.after = self.after
        s.chain = self.chain[:]
        s.outer = self.outer
        s.scheme = self.scheme
        s.schemer = self.schemer
        s.supporters = self.supporters
        s.aside = self.aside
        s.step = self.step
        s.tapped = self.tapped
        s.dropped = self.dropped
        s.request = self.request
        s.claim = self.claim
        s.agreed = self.agreed
        s.noes = self.noes[:]
        s.tried = self.tried[:]
        s.done = self.done
        s.offers = self.offers[:]
        s.next_offer = self.next_offer
        s.offered = self.offered[:]
        s.vows = self.vows[:]
        s.worded = self.worded[:]
        s.wordings = self.wordings[:]
        s.hidden = self.hidden
        s.gifts = self.gifts[:]
        s.peeks = self.peeks[:]
        s.seen_lots = self.seen_lots[:]
        s.lots = self.lots[:]
        s.lot = self.lot
        s.contenders = self.contenders
        s.bids = self.bids[:]
        s.laid = self.laid[:]
        s.invited = self.invited
        s.refused = self.refused
        s.bout = self.bout.clone()
        s.bets = self.bets[:]
        s.dead = self.dead
        s.dead_owner = self.dead_owner
        s.ladder = self.ladder[:]
        s.ranks = self.ranks[:]
        s.fallen = self.fallen[:]
        s.winner = self.winner
        s.ending = self.ending
        s.resigned = self.resigned
        return s

    def __reduce__(self) -> Parts:
        return parts(self)

    def over(self) -> bool:
        return self.stage == moves.OVER

    def actors(self) -> i64:
        return self.waiting

    def volunteers(self) -> i64:
        """Promises may be made at any time, and gold may pass unless a bid is sealed (SP-006, SP-345, SP-703)."""
        if self.stage in (moves.OVER, moves.CHOOSING_HOUSE):
            return 0
        return (bit(self.players) - 1) & ~self.waiting & ~self.resigned

    def legal(self, seat: i64) -> list[int]:
        return menu.legal(self, seat)

    def why_not(self, seat: i64, move: i64) -> i64:
        return legality.why_not(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def returns(self) -> list[float]:
        """1 for the winner, -1 for the others; 0 before the end."""
        if self.stage != moves.OVER:
            return [0.0] * self.players
        return [1.0 if seat == self.winner else -1.0 for seat in range(self.players)]

    def world(self, seat: i64, rng: Rng) -> Spartacus:
        return worlds.world(self, seat, rng)

    def appraise(self, seat: i64) -> list[float]:
        return player.appraise(self, seat)

    def advise(self, seat: i64, rng: Rng) -> i64:
        return player.advise(self, seat, rng)

    def stumble(self, seat: i64, rng: Rng) -> i64:
        return player.stumble(self, seat, rng)

    def trust(self) -> float:
        return player.trust(self)

    def chapter(self) -> i64:
        return player.chapter(self)

    def utility(self, seat: i64) -> float:
        return player.utility(self, seat)

    def is_hidden(self) -> bool:
        """Purses are closed from the end of free trade on, before the lots are dealt (SP-309)."""
        if self.hidden:
            return True
        stage = self.outer if self.stage == moves.ON_REACTION else self.stage
        return stage == moves.CHECKPOINT and self.phase == moves.MARKET and self.after == moves.AFTER_TRADE

    def is_sealed(self) -> bool:
        """Does a bid lie face down? Between two lots gold may still pass (SP-345). Who has resigned bids nothing."""
        if self.stage != moves.BIDDING:
            return False
        return self.contenders & ~self.waiting & ~self.resigned != 0 or any(self.laid)

    def spare(self, seat: i64) -> i64:
        """Gold that a house may give away: not what it has staked face down or owes for a reaction (SP-434, SP-226)."""
        gold = self.houses[seat].gold
        if self.chain:
            gold -= reactions.owed(self, seat)
        if self.stage == moves.BETTING and not self.table.in_turn and self.bets[seat] > 0:
            gold -= wagers.staked(self.bets[seat])
        return gold

    # Where phases hand over to each other

    def proceed(self) -> None:
        """After a checkpoint."""
        rules.proceed(self)

    def carry_out(self) -> None:
        """The scheme that nobody has foiled."""
        schemes.carry_out(self)

    def resolve_reaction(self) -> None:
        """The last one of the chain, to which nobody objects any more."""
        reactions.resolve_reaction(self)

    def fight(self) -> None:
        """After the wagers."""
        combat.start_bout(self)

    def end_action(self) -> None:
        """After movement and attack."""
        combat.end_action(self)

    def ask_step(self) -> None:
        """After an attack on the spot."""
        movement.ask_step(self)

    def after_death(self) -> None:
        verdict.close_arena(self)

    def open_again(self) -> None:
        """Free trade goes on."""
        trade.open_again(self)

    def bout_over(self) -> None:
        if self.phase == moves.SHOWDOWN:
            ending.showdown_result(self)
        else:
            verdict.reward(self)

    # What many rules need

    def ask(self, stage: i64, seat: i64) -> None:
        """This house decides next, and nobody else."""
        self.stage = stage
        self.waiting = bit(seat)

    def ability(self, seat: i64, number: i64) -> list[Step]:
        """What the first or the second ability of a house does."""
        return self.table.deck.abilities[2 * self.houses[seat].card + number - 1]

    def left_of(self, seat: i64) -> i64:
        """Clockwise."""
        return seat + 1 if seat + 1 < self.players else 0

    def is_ready(self, card: i64) -> bool:
        return self.marks[card] & cards.TIRED == 0

    def look(self, card: i64) -> i64:
        """Equal for copies of a card with the same tokens: naming one of them is as good as naming another."""
        return self.table.deck.alike[card] << 8 | self.marks[card]

    def ready(self, seat: i64, kinds: i64) -> i64:
        """Ready assets of these kinds; a card may count as two (SP-Q37)."""
        house = self.houses[seat]
        types = self.table.deck.types
        marks = self.marks
        count: i64 = len(house.guards) if kinds & cards.GUARD else 0
        for card in house.assets:
            if types[card] & kinds and marks[card] & cards.TIRED == 0:
                count += self.table.deck.weights[card]
        return count

    def ready_cards(self, seat: i64, kinds: i64) -> list[i64]:
        """Ready market cards of these kinds."""
        types = self.table.deck.types
        marks = self.marks
        return [card for card in self.houses[seat].assets if types[card] & kinds and marks[card] & cards.TIRED == 0]

    def limit(self, seat: i64) -> i64:
        house = self.houses[seat]
        return self.table.deck.limits[house.card if house.card >= 0 else 0][house.influence]
