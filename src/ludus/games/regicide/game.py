"""Regicide as the platform knows it."""

from __future__ import annotations

from typing import Any, cast

from ludus.games.regicide import (
    cards,
    forms,
    moves,
    notation,
    position,
    preview,
    render,
    script,
    story,
    streams,
    talk,
    view,
)
from ludus.games.regicide.notation import format_move, payment_code, read_card
from ludus.games.regicide.position import KNOWLEDGE, Reader, with_jesters_in_order, with_jesters_turned, zones
from ludus.games.regicide.render import GRADES
from ludus.games.regicide.state import Regicide, deal
from ludus.kernel.chance import Chance
from ludus.kernel.decision import Fact, Outcome
from ludus.kernel.game import Game
from ludus.kernel.meta import SEATS, Meta, Option, levels
from ludus.kernel.modules import Modules
from ludus.kernel.refusals import BadPosition
from ludus.kernel.rng import Rng
from ludus.kernel.state import State

META = Meta(
    name="regicide",
    title={"en": "Regicide", "ru": "Цареубийство"},
    prefix="RG",
    rules=1,
    players=(1, 2, 3, 4),
    modes=("team", "solo"),
    options=(
        Option("first", ("random",), "RG-011", seat=True),
        Option("talk", ("signals", "silent", "free"), "RG-R10"),
        Option("lazaret", ("top", "open"), "RG-R08"),
        Option("solo_yield", ("off", "on"), "RG-R05"),
    ),
    cooperative=True,
    information="imperfect",
    chance=streams.STREAM_NAMES,
    actions=moves.NAME + 4,
    longest=2000,
    score_range=(0.0, 1.0),
    sources=("Regicide, Badgers From Mars: Paul Abrahams, Luke Badger, Andy Richdale; Russian rules",),
    levels=levels(easy="greedy~20", hard="search:150"),
)
SECOND_JESTER = "X2"  # only records tell the two apart
CAUSES = {moves.CANNOT_PAY: "cannot pay", moves.CANNOT_ACT: "cannot act", moves.RESIGNED: "resigned"}


class RegicideGame(Game):
    meta = META
    modules = Modules[Regicide](notation, view, story, preview, position, render=render, forms=forms)

    def set_up(self, players: int, options: dict[str, str], chance: Chance) -> Regicide:
        first = -1 if options["first"] == "random" else SEATS.index(options["first"])
        return deal(players, chance, first, options["solo_yield"] == "on", options["lazaret"] == "open")

    def annotate(self, raws: list[list[int]]) -> list[str]:
        return script.annotate(raws)

    def position(self, state: State) -> dict[str, Any]:
        """In the order in which records and databases have it: the line before the rest."""
        fields = super().position(state)
        return {name: fields.pop(name) for name in ("game", "rules", "line", "options")} | fields

    def keep(self, state: State) -> dict[str, Any]:
        """Positions do not tell the two Jesters apart, but the next shuffle does."""
        s = cast(Regicide, state)
        return {**self.position(s), "turned": with_jesters_in_order(s) is not s}

    def recall(self, kept: dict[str, Any], options: dict[str, str], chance: Chance) -> Regicide:
        s = self.restore(kept, options, chance)
        if kept["turned"]:
            s = with_jesters_turned(s)
            s.chance = chance  # a copy does not write down what it draws; this is no copy
        return s

    def options_of(self, state: State) -> dict[str, str]:
        s = cast(Regicide, state)
        return {
            "lazaret": "open" if s.open_lazaret else "top",
            "solo_yield": "on" if s.solo_yield else "off",
        }

    def restore(self, position: dict[str, Any] | str, options: dict[str, str] | None, chance: Chance) -> Regicide:
        if isinstance(position, str):
            position = {"line": position}
        if not isinstance(position, dict) or not isinstance(position.get("line"), str):
            raise BadPosition("position-start", self)
        fields = self.opened(position)
        reader = Reader(self, fields["line"])
        given = fields.get("options") or {}
        if not isinstance(given, dict):
            raise BadPosition("position-value", self, field="options", value=str(given))
        s = reader.read(self.check_options(reader.players, {**given, **(options or {})}), chance)
        for name in KNOWLEDGE:
            if name in fields:
                self.restore_knowledge(s, name, fields[name])
        self.check_knowledge(s)
        return s

    def restore_knowledge(self, s: Regicide, name: str, value: Any) -> None:
        numbers = value if isinstance(value, list) else [value]
        of_kind = isinstance(value, list) == isinstance(getattr(s, name), list)
        if not of_kind or not all(type(n) is int and 0 <= n < 2**60 for n in numbers):
            raise BadPosition("position-value", self, field=name, value=str(value))
        setattr(s, name, value[:] if isinstance(value, list) else value)

    def check_knowledge(self, s: Regicide) -> None:
        """What is said to be hidden must lie where it can be: then worlds can be dealt."""
        recycled = 0
        for healed in s.healed:
            recycled |= healed
        dealt = sum(1 << c for zone in [s.tavern, *s.hands] for c in zone)
        hidden = dealt | sum(1 << c for c in s.lazaret)
        apart = sum(int(cards).bit_count() for cards in s.healed) == recycled.bit_count()
        fits = len(s.packets) == len(s.healed) and apart and not recycled & ~hidden and not recycled & s.unseen
        if not fits or s.unseen & ~dealt or s.reach >> 8 * s.players or not self.worlds_can_be_dealt(s):
            raise BadPosition("position-value", self, field="healed", value=str(s.healed))

    def worlds_can_be_dealt(self, s: Regicide) -> bool:
        try:
            worlds = [s.world(seat, Rng(1)) for seat in range(-1, s.players)]
        except IndexError:  # too few cards for the places that they must fill
            return False
        cards, shown = self.conserved(s), self.view(s, None)
        return all(self.conserved(world) == cards and self.view(world, None) == shown for world in worlds)

    def outcome(self, state: State) -> Outcome:
        s = cast(Regicide, state)
        won = s.step == moves.WON
        defeated = cards.ENEMIES - len(s.castle)
        detail: dict[str, Any] = {
            "won": won,
            "enemies_defeated": defeated,
            "damage_on_last_enemy": s.damage,
            "turns": s.turns,
            "exact_defeats": s.exact,
            "yields": s.yields,
            "jesters_played": s.jesters,
        }
        if s.players == 1:
            detail["flips_used"] = 2 - s.flips
            detail["grade"] = GRADES[s.flips] if won and not s.solo_yield else None
        if not won:
            detail["lost_by"] = SEATS[s.turn]
            detail["cause"] = CAUSES[s.step]
        winners = tuple(range(s.players)) if won else ()
        return Outcome(winners, (1.0 if won else defeated / cards.ENEMIES,) * s.players, detail)

    def may_say(self, state: State, seat: int, text: str, options: dict[str, str], said: int) -> str:
        return talk.may_say(cast(Regicide, state), text, options["talk"], said)

    def moment(self, state: State) -> int:
        """A turn; what may be said after a Jester is a moment of its own (RG-233, RG-234)."""
        s = cast(Regicide, state)
        return 2 * s.turns + (s.step == moves.NAMING)

    def signals(self, state: State, seat: int, options: dict[str, str]) -> list[str]:
        return talk.signals(cast(Regicide, state), options["talk"])

    def signal_facts(self, state: State, seat: int, text: str) -> dict[str, Any]:
        return talk.facts(cast(Regicide, state), seat, text)

    def normalize(self, state: State, seat: int, move: int) -> tuple[int, list[Fact]]:
        """Discards in an order that RG-143 forbids, though the set is right: the largest goes last."""
        s = cast(Regicide, state)
        if s.step == moves.PAYING and move >= moves.FIRST_SPELLED and s.why_not(seat, move) == 143:
            mended = payment_code(s.hands[seat], sorted(moves.spelled_cards(move)))
            if s.why_not(seat, mended) == 0:
                return mended, [Fact("note-reordered", {"move": format_move(s, seat, mended)})]
        return move, []

    def item_text(self, stream: int, item: int) -> str:
        if stream == streams.FIRST:
            return SEATS[item]
        return SECOND_JESTER if item == 1 else cards.card_name(item)

    def item_number(self, stream: int, text: str) -> int:
        if stream == streams.FIRST:
            return SEATS.index(text)
        return 1 if text == SECOND_JESTER else read_card(self, text)

    def conserved(self, state: State) -> list[int]:
        return sorted(zones(cast(Regicide, state)))
