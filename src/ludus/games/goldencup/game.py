"""Golden Cup as the platform knows it."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from ludus.games.goldencup import (
    cards,
    events,
    forms,
    notation,
    position,
    preview,
    render,
    script,
    story,
    streams,
    view,
)
from ludus.games.goldencup.boards import KIND_NAMES
from ludus.games.goldencup.deck import DEFAULT, PATTERNS, champion_names, deck_of, level_of, option_rows, read_deck_file
from ludus.games.goldencup.phases.ending import standing, total
from ludus.games.goldencup.plans import PLANS, planned
from ludus.games.goldencup.position import all_cards
from ludus.games.goldencup.state import NO_CAP, GoldenCup, Table, set_up
from ludus.kernel.chance import Chance
from ludus.kernel.decision import Outcome, ranks
from ludus.kernel.game import Game
from ludus.kernel.meta import Meta, Option, levels
from ludus.kernel.modules import Modules
from ludus.kernel.state import State
from ludus.kernel.views import as_json

SOLO_LEVELS = ("amateur", "professional", "legend")

META = Meta(
    name="goldencup",
    title={"en": "Golden Cup", "ru": "Золотой кубок"},
    prefix="GC",
    rules=1,
    players=(1, 2, 3, 4, 5, 6),
    modes=("free",),
    options=(
        Option("shopping", ("sealed", "open"), "GC-Q26"),
        Option("decks", ("shares", "arrival"), "GC-Q27"),
        Option("dice_cap", ("none", "4"), "GC-Q11"),
        Option("wizard_jim", ("-1", "+1"), "GC-Q13"),
        Option("solo_level", SOLO_LEVELS, "GC-177", players=(1,)),
        Option("solo_automa_glory", ("5", "0"), "GC-182", players=(1,)),
        Option("champions", (DEFAULT,), "GC-085", pattern=PATTERNS["champions"], deck="champions"),
        Option("fans", (DEFAULT,), "GC-020", pattern=PATTERNS["fans"], deck="fans"),
        Option("boards", (DEFAULT,), "GC-130", pattern=PATTERNS["boards"], deck="boards"),
    ),
    cooperative=False,
    information="imperfect",
    chance=streams.STREAM_NAMES,
    actions=1 << 36,
    longest=40_000,
    score_range=(0.0, 1.0),
    sources=("Golden Cup, Cranio Creations 2024: Gabriele Bubola, Simone Luciani; Russian rules «Золотой кубок»",),
    ruling="Q",
    levels=levels(easy="greedy~3", hard="search:200"),
)


class GoldenCupGame(Game):
    meta = META
    modules = Modules[GoldenCup](notation, view, story, preview, position, script, render=render, forms=forms)

    # --- Setting up --------------------------------------------------------------------

    def settle_options(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        for name in PATTERNS:
            if chosen[name] != DEFAULT:
                option_rows(self, name, chosen[name])
        return chosen

    def read_deck(self, text: str) -> dict[str, str]:
        return read_deck_file(self, text)

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> GoldenCup:
        return set_up(self.table(players, options), chance)

    def table(self, players: int, options: dict[str, str]) -> Table:
        return Table(
            players,
            deck_of(options["champions"], options["fans"], options["boards"], options["wizard_jim"] == "+1"),
            options["shopping"] == "sealed",
            options["decks"] == "arrival",
            4 if options["dice_cap"] == "4" else NO_CAP,
            int(options["solo_automa_glory"]),
            SOLO_LEVELS.index(options["solo_level"]) if players == 1 else 0,
            options,
        )

    def opening(self, state: State) -> list[list[int]]:
        s = cast(GoldenCup, state)
        raws = [[events.TOKENS, 0, *(s.holders.index(team) for team in range(s.table.teams))]]
        if s.table.automa >= 0:
            first = next(
                k
                for k in range(cards.KINDS)
                if cards.tokens_of(s.automa, k) > cards.tokens_of(s.table.deck.automa_start, k)
            )
            cells = [n for cell, tokens in enumerate(s.cells) for kind in kinds(tokens) for n in (cell, kind)]
            raws.append([events.AUTOMA, 0, first, *cells])
        for seat, t in enumerate(s.teams):
            raws += [[events.DREW, 0, seat, 0, *t.hand], [events.FANS, 1, seat, *t.fans]]
        return [*raws, [events.OPENED, 0, 1]]

    def moment(self, state: State) -> int:
        return int(cast(GoldenCup, state).round)

    resigned_play_on: ClassVar[bool] = True  # GC-Q33

    # --- Records and positions -------------------------------------------------------------

    def first_come(self, state: State) -> bool:
        return cast(GoldenCup, state).table.arrival

    def options_of(self, state: State) -> dict[str, str]:
        return {**cast(GoldenCup, state).table.options}

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> GoldenCup:
        return position.Reader(self, fields, self.table(players, options)).read(chance)

    def outcome(self, state: State) -> Outcome:
        s = cast(GoldenCup, state)
        seats = range(s.players)
        won = (s.winner,) if 0 <= s.winner < s.players else ()
        detail: dict[str, Any] = {
            "by": view.ENDINGS[s.ending],
            "winner": s.winner,
            "finalists": [s.first, s.second] if s.first >= 0 else [],
            "totals": [total(s, seat) for seat in seats],
            "lines": [as_json(render.score_view(s, seat)) for seat in seats],
            "records": [record(s, seat) for seat in seats],
            "ranks": ranks(marks(s)),
        }
        if s.players == 1:
            margin = total(s, 0) - s.automa_glory
            detail |= {"level": SOLO_LEVELS[s.table.solo_level], "automa": s.automa_glory, "margin": margin}
            detail["grade"] = ("lost", "won", "won clearly")[len(won) + (s.ending == events.BY_LEAD and len(won))]
        return Outcome(won, tuple(1.0 if seat in won else 0.0 for seat in seats), detail)

    # --- Figures ---------------------------------------------------------------------------

    balance_by_wins: ClassVar[bool] = True
    plans: ClassVar[tuple[str, ...]] = PLANS

    def plan(self, state: State, seat: int, name: str) -> int:
        return planned(cast(GoldenCup, state), seat, name)

    def piece_owners(self, state: State) -> dict[int, int]:
        return {card: seat for seat, t in enumerate(cast(GoldenCup, state).teams) for card in t.hired}

    def all_pieces(self) -> range:
        return range(1, cards.CHAMPIONS + 1)

    def piece_group(self, piece: int) -> str:
        return cards.LEVELS[level_of(piece)]

    def piece_name(self, piece: int) -> str:
        deck = deck_of(DEFAULT, DEFAULT, DEFAULT, False)
        return f"{piece} {champion_names(deck, 'en')[piece]}"

    def item_text(self, stream: int, item: int) -> str:
        return KIND_NAMES[item].lower().replace("-", "") if stream == streams.AUTOMA else str(item)

    def item_number(self, stream: int, text: str) -> int:
        if stream == streams.AUTOMA:
            return [name.lower().replace("-", "") for name in KIND_NAMES].index(text)
        return int(text)

    def conserved(self, state: State) -> list[int]:
        s = cast(GoldenCup, state)
        fans = sorted([*s.idle_fans, *(fan for t in s.teams for fan in t.fans)])
        tokens = sorted([*s.idle_tokens, *kinds(s.automa), *(kind for cell in s.cells for kind in kinds(cell))])
        return [*all_cards(s), *fans, *tokens]


def kinds(board: int) -> list[int]:
    return [kind for kind in range(cards.KINDS) for _ in range(cards.tokens_of(board, kind))]


def record(s: GoldenCup, seat: int) -> dict[str, int]:
    t = s.teams[seat]
    return {"won": t.won, "drawn": t.level, "lost": t.lost, "scored": t.scored, "conceded": t.conceded}


def marks(s: GoldenCup) -> list[tuple[object, ...]]:
    """First the winner, then the loser of the final, then by total (GC-Q18)."""
    return [(seat == s.winner, seat in (s.first, s.second), standing(s, seat)) for seat in range(s.players)]
