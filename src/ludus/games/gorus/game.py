"""Gorus Maximus as the platform knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from ludus.games.gorus import (
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
from ludus.games.gorus.deck import FIGURES, favour_table, read_deck_file
from ludus.games.gorus.notation import CARD_NAMES, read_card
from ludus.games.gorus.state import Gorus, Table, set_up
from ludus.kernel.bits import members
from ludus.kernel.chance import Chance
from ludus.kernel.decision import Outcome
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS, Meta, Option, levels
from ludus.kernel.modules import Modules
from ludus.kernel.refusals import BadOption, BadPosition
from ludus.kernel.state import State
from ludus.kernel.views import as_json

TEAMS = (4, 5, 6, 7, 8)
META = Meta(
    name="gorus",
    title={"en": "Gorus Maximus", "ru": "Кровус Максимус"},
    prefix="GM",
    rules=1,
    players=(1, 2, 3, 4, 5, 6, 7, 8),
    modes=("free", "solo", "teams"),
    options=(
        Option("mode", ("free", "teams"), "GM-901", players=TEAMS),
        Option("split", ("auto",), "GM-902", pattern=r"[1-4](\+[1-4]){1,3}", players=TEAMS),
        Option("schools", ("random",), "GM-012", pattern="[BNGPYbngpy]{3,4}", players=(1, 2, 3, 4)),
        Option("target", ("3", "1", "2", "4", "5", "6", "7", "8", "9"), "GM-020"),
        Option("team_target", ("size+1", "common"), "GM-907", players=TEAMS),
        Option("favour", ("default", "minimal"), "GM-R01", pattern=FIGURES, deck="cards"),
        Option("first_dealer", ("random",), "GM-R07", seat=True),
        Option("final_tie", ("shared", "extra"), "GM-R12"),
        Option("wanderers_challenge", ("on", "off"), "GM-R14", players=(1,)),
        Option("solo_early_stop", ("off", "on"), "GM-R15", players=(1,)),
        Option("open_own_pile", ("off", "on"), "GM-R17", players=(1,)),
        Option("show_running_totals", ("off", "on"), "GM-R11"),
    ),
    cooperative=False,
    information="imperfect",
    chance=streams.STREAM_NAMES,
    actions=80,
    longest=40_000,
    score_range=(0.0, 1.0),
    sources=("Gorus Maximus, Inside Up Games: Conor and Dominique McGoey; Russian rules, Hobby World 2020",),
    levels=levels(easy="greedy~10", hard="search:30"),
)


class GorusGame(Game):
    meta = META
    modules = Modules[Gorus](notation, view, story, preview, position, script, render=render, forms=forms)

    # --- Setting up --------------------------------------------------------------------

    def settle_options(self, players: int, chosen: dict[str, str]) -> dict[str, str]:
        settled = dict(chosen)
        if chosen["schools"] != "random":
            settled["schools"] = self.settle_schools(players, chosen["schools"].upper())
        if chosen["split"] != "auto":
            if chosen["mode"] != "teams":
                raise BadOption("gorus-split-alone", self)
            parts = sorted(chosen["split"].split("+"), reverse=True)
            settled["split"] = "+".join(parts)
            if settled["split"] not in cards.SPLITS[players]:
                known = ", ".join(cards.SPLITS[players])
                raise BadOption("gorus-split", self, split=chosen["split"], players=str(players), known=known)
        zeros = [favour_table(chosen["favour"])[school * 16] for school in range(len(cards.SCHOOLS))]
        if any(zeros):
            raise BadOption("gorus-favour-zero", self)
        if chosen["team_target"] != "size+1" and chosen["mode"] != "teams":
            raise BadOption("gorus-team-target", self)
        return settled

    def read_deck(self, text: str) -> dict[str, str]:
        return {"favour": read_deck_file(self, text)}

    def settle_schools(self, players: int, text: str) -> str:
        letters = sorted(set(text), key=cards.SCHOOLS.index)
        if len(letters) != len(text) or len(letters) != cards.SCHOOLS_USED[players]:
            raise BadOption(
                "gorus-schools", self, schools=text, count=str(cards.SCHOOLS_USED[players]), players=str(players)
            )
        return "".join(letters)

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Gorus:
        schools = self.chosen_schools(players, options["schools"], chance)
        dealer = 0
        if options["first_dealer"] != "random":
            dealer = SEATS.index(options["first_dealer"])
        elif players > 1:
            dealer = chance.below(streams.DEALER, 0, players)
        return set_up(self.table(players, options, schools), chance, dealer)

    def chosen_schools(self, players: int, text: str, chance: Chance) -> list[int]:
        count = cards.SCHOOLS_USED[players]
        if text != "random":
            return [cards.SCHOOLS.index(letter) for letter in text]
        schools = list(range(len(cards.SCHOOLS)))
        if count < len(schools):
            chance.deal(streams.SCHOOL, 0, schools, count)
        return sorted(schools[-count:])

    def table(self, players: int, options: dict[str, str], schools: list[int]) -> Table:
        """What is agreed before the game."""
        side_of = list(range(players))
        if options["mode"] == "teams":
            split = options["split"] if options["split"] != "auto" else next(iter(cards.SPLITS[players]))
            side_of = [int(digit) - 1 for digit in cards.SPLITS[players][split]]
        sides = max(2, max(side_of) + 1)
        target = int(options["target"])
        targets = [target] * sides
        if options["mode"] == "teams" and options["team_target"] == "size+1":
            targets = [side_of.count(side) + 1 for side in range(sides)]  # GM-907
        return Table(
            players,
            schools,
            cards.deck_of(players, schools),
            list(favour_table(options["favour"])),
            side_of,
            targets,
            options["final_tie"] == "extra",
            options["wanderers_challenge"] == "on",
            options["solo_early_stop"] == "on",
            options["open_own_pile"] == "on",
            options["show_running_totals"] == "on",
        )

    def opening(self, state: State) -> list[list[int]]:
        s = cast(Gorus, state)
        raws = [[events.ROUND, s.round, s.dealer]]
        if s.players == 1:
            raws.append([events.PLAYED, cards.WANDERER, s.arena[0], 0, s.strongest])
        return raws

    def withheld(self, raws: Sequence[list[int]]) -> range:
        return story.withheld(raws)

    def moment(self, state: State) -> int:
        s = cast(Gorus, state)
        return s.round * 20 + s.bout

    # --- Records and positions -------------------------------------------------------------

    def options_of(self, state: State) -> dict[str, str]:
        s = cast(Gorus, state)
        table = s.table
        teams = len(set(table.side_of)) < s.players
        chosen = {option.name: option.default for option in META.options}
        chosen["target"] = str(table.targets[0])
        chosen["favour"] = favour_name(table.favour)
        chosen["final_tie"] = "extra" if table.extra_round else "shared"
        if s.players <= 4:
            chosen["schools"] = "".join(cards.SCHOOLS[school] for school in table.schools)
        if teams:
            pattern = "".join(str(side + 1) for side in table.side_of)
            chosen["mode"] = "teams"
            chosen["split"] = next(split for split, seats in cards.SPLITS[s.players].items() if seats == pattern)
            by_size = [table.side_of.count(side) + 1 for side in range(table.sides)] == table.targets
            chosen["team_target"] = "size+1" if by_size else "common"
            if by_size:
                chosen["target"] = "3"
        if s.players == 1:
            chosen["wanderers_challenge"] = "on" if table.wanderers_challenge else "off"
            chosen["solo_early_stop"] = "on" if table.early_stop else "off"
            chosen["open_own_pile"] = "on" if table.open_pile else "off"
        chosen["show_running_totals"] = "on" if table.running_totals else "off"
        return chosen

    def read_position(self, fields: dict[str, Any], players: int, options: dict[str, str], chance: Chance) -> Gorus:
        schools = fields.get("schools")
        if not isinstance(schools, str) or not schools or any(letter not in cards.SCHOOLS for letter in schools):
            raise BadPosition("position-value", self, field="schools", value=str(schools))
        table = self.table(players, options, sorted({cards.SCHOOLS.index(letter) for letter in schools}))
        return position.Reader(self, fields, table).read(chance)

    def outcome(self, state: State) -> Outcome:
        s = cast(Gorus, state)
        sides = members(s.winners)
        winners = tuple(seat for seat in range(s.players) if s.table.side_of[seat] in sides)
        share = 1.0 / len(sides)
        scores = tuple(share if seat in winners else 0.0 for seat in range(s.players))
        detail: dict[str, Any] = {
            "by": render.DECIDED[s.decided],
            "sides": sides,
            "wins": s.wins[:],
            "rounds": list(map(as_json, render.rounds_view(s))),
        }
        if s.players == 1:
            detail["grade"] = f"{s.wins[0]}:{s.wins[1]}"
        return Outcome(winners, scores, detail)

    def sides(self, state: State) -> list[int]:
        return cast(Gorus, state).table.side_of[:]

    def rounds_won(self, state: State) -> list[list[int]]:
        return [played.winners for played in render.rounds_view(cast(Gorus, state))]

    def item_text(self, stream: int, item: int) -> str:
        if stream == streams.DEALER:
            return SEATS[item]
        return cards.SCHOOLS[item] if stream == streams.SCHOOL else CARD_NAMES[item]

    def item_number(self, stream: int, text: str) -> int:
        if stream == streams.DEALER:
            return SEATS.index(text)
        return cards.SCHOOLS.index(text) if stream == streams.SCHOOL else read_card(self, text)

    def conserved(self, state: State) -> list[int]:
        s = cast(Gorus, state)
        return sorted(card for zone in [*s.hands, s.deck, *s.piles, s.arena] for card in zone)


def favour_name(figures: list[int]) -> str:
    for name in ("default", "minimal"):
        if list(favour_table(name)) == figures:
            return name
    rows = {tuple(figures[start : start + 16]) for start in range(0, len(figures), 16)}
    return ",".join(map(str, figures[:16] if len(rows) == 1 else figures))
