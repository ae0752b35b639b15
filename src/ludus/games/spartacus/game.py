"""Spartacus as the platform knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, cast

from ludus.games.spartacus import (
    cards,
    events,
    forms,
    notation,
    notation_words,
    notation_writing,
    position,
    preview,
    render,
    script,
    story,
    streams,
    timing,
    view,
)
from ludus.games.spartacus.deck import card_ids, deck, house_view
from ludus.games.spartacus.phases.setup import set_up
from ludus.games.spartacus.position import all_intrigue, all_market
from ludus.games.spartacus.state import Spartacus, Table
from ludus.kernel.chance import Chance
from ludus.kernel.decision import Outcome, ranks
from ludus.kernel.game import Game
from ludus.kernel.meta import Meta, Option, levels
from ludus.kernel.modules import Modules
from ludus.kernel.state import State

LENGTHS = {"standard": 4, "quick": 7, "advanced": 1}  # influence at the start

META = Meta(
    name="spartacus",
    title={"en": "Spartacus: Blood & Treachery", "ru": "Спартак: игра о крови и предательстве"},
    prefix="SP",
    rules=1,
    players=(3, 4),
    modes=("free",),
    options=(
        Option("length", tuple(LENGTHS), "SP-800"),
        Option("houses", ("chosen", "dealt"), "SP-022"),
        Option("decap_odds", ("3", "2"), "SP-801"),
        Option("host_void", ("refund", "winner_pays"), "SP-802"),
        Option("min_influence", ("1", "0"), "SP-803"),
        Option("supporter_may_foil", ("yes", "no"), "SP-804"),
        Option("service_deals", ("free", "atomic"), "SP-805"),
        Option("wagers", ("simultaneous", "in_turn"), "SP-806"),
        Option("max_wagers", ("4", "3"), "SP-807"),
        Option("target_influence", ("12", "10"), "SP-808"),
        Option("neutral_titles", ("on", "original"), "SP-809"),
        Option("turn_limit", ("none",), "SP-810", pattern="[1-9][0-9]?"),
        Option("stall_rounds", ("10",), "SP-812", pattern="[2-9]|[1-4][0-9]|50"),
    ),
    cooperative=False,
    information="imperfect",
    chance=streams.STREAM_NAMES,
    actions=1 << 62,
    longest=200_000,
    score_range=(0.0, 1.0),
    sources=("Spartacus: A Game of Blood & Treachery, Gale Force Nine 2012: Sean Sweigart, Aaron Dill; Russian rules",),
    ruling="Q",
    levels=levels(easy="greedy~3", hard="search:32"),
)


class SpartacusGame(Game):
    meta = META
    modules = Modules[Spartacus](notation, view, story, preview, position, script, render=render, forms=forms)

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Spartacus:
        s = Spartacus(self.table(players, options), chance)
        set_up(s)
        return s

    def table(self, players: int, options: dict[str, str]) -> Table:
        return Table(
            players,
            deck(),
            LENGTHS[options["length"]],
            int(options["decap_odds"]),
            options["host_void"] == "winner_pays",
            int(options["min_influence"]),
            options["supporter_may_foil"] == "yes",
            options["service_deals"] == "atomic",
            options["wagers"] == "in_turn",
            int(options["max_wagers"]),
            int(options["target_influence"]),
            0 if options["turn_limit"] == "none" else int(options["turn_limit"]),
            int(options["stall_rounds"]),
            options["houses"] == "dealt",
            options,
        )

    def opening(self, state: State) -> list[list[int]]:
        """Houses that were dealt stand on the table before the first decision."""
        s = cast(Spartacus, state)
        if not s.table.dealt:
            return []
        dealt = [[events.DEALT, events.ALL_SEATS, seat, *house.assets] for seat, house in enumerate(s.houses)]
        return [*dealt, [events.HOST, events.ALL_SEATS, s.host], [events.TURN, events.ALL_SEATS, s.turn]]

    def moment(self, state: State) -> int:
        s = cast(Spartacus, state)
        return int(s.turn * 8 + s.phase)

    # --- Words of one's own (SP-703, SP-710) -----------------------------------------------

    def quoted(self, text: str) -> str:
        return notation_words.quoted(text)

    def with_words(self, text: str, words: str) -> str:
        return notation_writing.with_words(text, words)

    def hear(self, state: State, words: str) -> None:
        cast(Spartacus, state).spoken = words

    # --- Records and positions -------------------------------------------------------------

    def options_of(self, state: State) -> dict[str, str]:
        return {**cast(Spartacus, state).table.options}

    # --- Time at a table -------------------------------------------------------------------

    def constant_time(self, state: State) -> bool:
        return timing.constant_time(cast(Spartacus, state))

    def people_first(self, state: State) -> bool:
        return timing.people_first(cast(Spartacus, state))

    def neutral(self, state: State, seat: int) -> int | None:
        return timing.neutral(cast(Spartacus, state))

    def time_limit(self, state: State, moves: Iterable[str]) -> int:
        return timing.time_limit(cast(Spartacus, state), moves)

    def first_come(self, state: State) -> bool:
        """Free trade is a market: the first to accept has it."""
        return view.STAGES[cast(Spartacus, state).stage] == "trade"

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> Spartacus:
        return position.Reader(self, fields, self.table(players, options)).read(chance)

    def outcome(self, state: State) -> Outcome:
        s = cast(Spartacus, state)
        seats = range(s.players)
        detail: dict[str, Any] = {
            "by": view.ENDINGS[s.ending],
            "turn": s.turn,
            "phase": view.PHASES[s.phase],
            "influence": [house.influence for house in s.houses],
            "gold": [house.gold for house in s.houses],
            "ranks": ranks(marks(s)),
        }
        return Outcome((s.winner,), tuple(1.0 if seat == s.winner else 0.0 for seat in seats), detail)

    # --- Figures ---------------------------------------------------------------------------

    balance_by_wins: ClassVar[bool] = True
    balance_options: ClassVar[dict[str, str]] = {"houses": "dealt"}

    def piece_owners(self, state: State) -> dict[int, int]:
        return {int(house.card) + 1: seat for seat, house in enumerate(cast(Spartacus, state).houses)}

    def all_pieces(self) -> range:
        return range(1, cards.HOUSES + 1)

    def piece_name(self, piece: int) -> str:
        names = cast(dict[str, str], house_view(piece - 1)["name"])
        return names["en"]

    def item_text(self, stream: int, item: int) -> str:
        if stream in (streams.MARKET, streams.GLADIATORS, streams.SLAVES):
            return card_ids("market")[item]
        return card_ids("intrigue")[item] if stream == streams.INTRIGUE else str(item)

    def item_number(self, stream: int, text: str) -> int:
        if stream in (streams.MARKET, streams.GLADIATORS, streams.SLAVES):
            return card_ids("market").index(text)
        return card_ids("intrigue").index(text) if stream == streams.INTRIGUE else int(text)

    def conserved(self, state: State) -> list[int]:
        s = cast(Spartacus, state)
        return [*all_market(s), *all_intrigue(s)]


def marks(s: Spartacus) -> list[tuple[int, ...]]:
    """The winner, showdown losers from the last on, then by influence, then by gold with the value of ready assets."""
    values, gold = s.table.deck.values, s.table.deck.gold
    found: list[tuple[int, ...]] = []
    for seat, house in enumerate(s.houses):
        worth = house.gold + sum(values[card] for card in s.ready_cards(seat, cards.GLADIATOR | cards.GEAR | 2))
        worth += sum(gold[card] for card in house.guards)
        fought = s.fallen.index(seat) + 1 if seat in s.fallen else 0
        found.append((seat == s.winner, fought, house.influence, worth))
    return found
