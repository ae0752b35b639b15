"""Liar's Dice as the platform knows it."""

from __future__ import annotations

import re
from typing import ClassVar, cast

from liarsdice import rules, view
from liarsdice.rules import LIAR, LiarsDice
from ludus.kernel.decision import Fact
from ludus.kernel.meta import Meta, Option, levels
from ludus.kernel.schema import Form
from ludus.kernel.simple import EventKind, SimpleGame
from ludus.kernel.state import State
from ludus.kernel.views import GameView

BID = re.compile(r"([1-9]|[12]\d|30) ?[x×*] ?([1-6])")


class LiarsDiceGame(SimpleGame):
    state = LiarsDice
    view_type = view.View
    words: ClassVar = {"liar": LIAR}
    forms = (
        Form("bid", r"([1-9]|[12]\d|30)x[1-6]", "Claim that at least so many dice show this face.", "5x3"),
        Form("challenge", "liar", "Call the last bidder a liar.", "liar"),
    )
    meta = Meta(
        name="liarsdice",
        title={"en": "Liar's Dice", "ru": "Кости лжеца"},
        prefix="LD",
        rules=1,
        players=(2, 3, 4, 5, 6),
        modes=("free",),
        options=(Option("ones", ("plain", "wild"), "LD-022"),),
        cooperative=False,
        information="imperfect",
        chance=("first", "roll"),
        actions=LIAR + 1,
        longest=10_000,
        score_range=(0.0, 1.0),
        sources=("Traditional, public domain",),
        levels=levels(easy="greedy~0.5", hard="search:300"),
    )

    events = (
        EventKind("rolled", ("round",)),
        EventKind("bid", ("count", "face"), news=False, shows=True),
        EventKind("challenged"),
        EventKind("shown", pieces="dice"),
        EventKind("counted", ("count", "face", "found")),
        EventKind("lost", ("left",)),
        EventKind("resigned"),
        EventKind("won"),
    )

    def read(self, text: str) -> int | None:
        bid = BID.fullmatch(text)
        return (int(bid[1]) - 1) * rules.FACES + int(bid[2]) - 1 if bid else None

    def write(self, move: int) -> str:
        return f"{rules.count_of(move)}x{rules.face_of(move)}"

    def facts(self, state: State, seat: int, move: int) -> list[Fact]:
        bid = Fact("fact-bid", {"count": rules.count_of(move), "face": rules.face_of(move)})
        return super().facts(state, seat, move) or [bid]

    def render(self, state: State, seat: int | None) -> GameView:
        return view.render(cast(LiarsDice, state), seat)

    def conserved(self, state: State) -> list[int]:
        s = cast(LiarsDice, state)
        return [len(dice) + lost for dice, lost in zip(s.dice, s.lost, strict=True)]
