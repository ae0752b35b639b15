"""Augustus as the platform knows it."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from ludus.games.augustus import (
    cards,
    events,
    forms,
    moves,
    notation,
    position,
    preview,
    render,
    script,
    story,
    streams,
    view,
)
from ludus.games.augustus.deck import DEFAULT, OPTION, card_names, deck_of, option_rows, read_deck_file
from ludus.games.augustus.phases.ending import score, senators, standing_of, winners
from ludus.games.augustus.position import all_cards, legions
from ludus.games.augustus.state import Augustus, Table, set_up
from ludus.kernel.bits import bits, members
from ludus.kernel.chance import Chance
from ludus.kernel.decision import Outcome, ranks
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS, Meta, Option, levels
from ludus.kernel.modules import Modules
from ludus.kernel.state import State
from ludus.kernel.views import as_json

META = Meta(
    name="augustus",
    title={"en": "Augustus", "ru": "Августус"},
    prefix="AU",
    rules=1,
    players=(2, 3, 4, 5, 6),
    modes=("free",),
    options=(
        Option("start", ("draft", "random3"), "AU-230"),
        Option("placement", ("simultaneous", "clockwise"), "AU-231"),
        Option("crier", ("random",), "AU-232", seat=True),
        Option("deck", (DEFAULT,), "AU-028", pattern=OPTION, deck="objectives"),
    ),
    cooperative=False,
    information="imperfect",
    chance=streams.STREAM_NAMES,
    actions=1 << 60,
    longest=40_000,
    score_range=(0.0, 1.0),
    sources=("Augustus, Hurrican 2013: Paolo Mori; Russian rules «Августус»",),
    levels=levels(easy="greedy~3", hard="search:100"),
)


class AugustusGame(Game):
    meta = META
    modules = Modules[Augustus](notation, view, story, preview, position, script, render=render, forms=forms)

    # --- Setting up --------------------------------------------------------------------

    def settle_options(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        if chosen["deck"] != DEFAULT:
            option_rows(self, chosen["deck"])
        return chosen

    def read_deck(self, text: str) -> dict[str, str]:
        return {"deck": read_deck_file(self, text)}

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Augustus:
        crier = (
            chance.below(streams.CRIER, 0, players) if options["crier"] == "random" else SEATS.index(options["crier"])
        )
        return set_up(self.table(players, options), chance, crier)

    def table(self, players: int, options: dict[str, str]) -> Table:
        draft, clockwise = options["start"] == "draft", options["placement"] == "clockwise"
        return Table(players, deck_of(options["deck"]), draft, clockwise)

    def opening(self, state: State) -> list[list[int]]:
        s = cast(Augustus, state)
        open_cards = 0 if s.phase == moves.KEEP else 1
        dealt = [[events.DEALT, seat, open_cards, *s.table.dealt[seat]] for seat in range(s.players)]
        return [[events.REFILLED, *s.table.display], *dealt, *s.table.opening]

    def moment(self, state: State) -> int:
        return int(cast(Augustus, state).round)

    # --- Records and positions -------------------------------------------------------------

    def keep(self, state: State) -> dict[str, Any]:
        return {**self.position(state), "given": cast(Augustus, state).given}

    def recall(self, kept: dict[str, Any], options: dict[str, str], chance: Chance) -> Augustus:
        s = cast(Augustus, self.restore(kept, options, chance))
        s.given = kept["given"]
        return s

    def options_of(self, state: State) -> dict[str, str]:
        table = cast(Augustus, state).table
        return {
            "start": "draft" if table.draft else "random3",
            "placement": "clockwise" if table.clockwise else "simultaneous",
            "crier": "random",
            "deck": table.deck.text,
        }

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> Augustus:
        return position.Reader(self, fields, self.table(players, options)).read(chance)

    def outcome(self, state: State) -> Outcome:
        s = cast(Augustus, state)
        won = members(winners(s))
        share = 1.0 / len(won)
        detail: dict[str, Any] = {
            "by": "resigned" if bits(s.resigned) >= s.players - 1 else "score",
            "rounds": s.round,
            "totals": [score(s, seat) for seat in range(s.players)],
            "senators": [senators(s, seat) for seat in range(s.players)],
            "ranks": ranks([standing_of(s, seat) for seat in range(s.players)]),
            "completed": [len(done) for done in s.done],
            "pads": [as_json(render.score_view(s, seat)) for seat in range(s.players)],
            "tiles": [
                [name for name, owner in zip(cards.TILES, s.tiles, strict=True) if owner == seat]
                for seat in range(s.players)
            ],
        }
        scores = tuple(share if seat in won else 0.0 for seat in range(s.players))
        return Outcome(tuple(won), scores, detail)

    open_words: ClassVar[frozenset[str]] = frozenset(cards.TOKENS)  # who answered what is shown at the reveal

    balance_options: ClassVar[dict[str, str]] = {"start": "random3"}  # nobody chooses what is dealt

    def piece_owners(self, state: State) -> dict[int, int]:
        return {card: seat for seat, cards in enumerate(cast(Augustus, state).table.dealt) for card in cards}

    def all_pieces(self) -> range:
        return range(1, cards.CARDS + 1)

    def piece_name(self, piece: int) -> str:
        return f"{piece} {card_names(deck_of(DEFAULT), 'en')[piece]}"

    def item_text(self, stream: int, item: int) -> str:
        if stream == streams.CRIER:
            return SEATS[item]
        return cards.TOKENS[item] if stream == streams.BAG_ORDER else str(item)

    def item_number(self, stream: int, text: str) -> int:
        if stream == streams.CRIER:
            return SEATS.index(text)
        return cards.TOKENS.index(text) if stream == streams.BAG_ORDER else int(text)

    def conserved(self, state: State) -> list[int]:
        s = cast(Augustus, state)
        return [*all_cards(s), *sorted(s.bag + s.drawn), legions(s)]
