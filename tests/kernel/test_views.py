"""Declared views: what an observer may see, what a seat sees besides, and both together."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from ludus.kernel import views
from ludus.kernel.views import GameView, Private, cut, later, merge, owner, private_values, public, split, team


class Hidden(Struct, frozen=True):
    """Lies on the table, for its owner alone."""

    cards: list[int]
    open: bool


class Player(Struct, frozen=True):
    """One seat."""

    seat: int
    count: Annotated[int, public("Cards in hand.")]
    bid: Annotated[int | None, later("The bid, once all have bid.")]
    plan: Annotated[str, team("What the team is up to.")]
    mood: Annotated[Literal["calm", "wild"], owner("How it feels.", otherwise="calm")]
    box: Annotated[Hidden, owner("A box.")]
    hand: Annotated[list[str] | UnsetType, owner("The hand.")] = UNSET


class Table(GameView, frozen=True):
    """A view with everything."""

    players: list[Player]
    by_name: dict[str, Player]
    notes: Annotated[list[str], owner("Your notes.")]


NO_BOX = Hidden([], False)
ANNA = Player(0, 2, 7, "attack", "wild", Hidden([1], True), ["7H", "X"])
ANNA_SEEN = Player(0, 2, None, "", "calm", NO_BOX)
BORIS_SEEN = Player(1, 3, 4, "", "calm", NO_BOX)  # his bid is known already
MINE = Table("toy", 0, [ANNA, BORIS_SEEN], {"a": ANNA}, ["beware"])
PUBLIC = Table("toy", None, [ANNA_SEEN, BORIS_SEEN], {"a": ANNA_SEEN}, [])


def test_a_value_belongs_to_the_nearest_seat_around_it() -> None:
    found = {each.place: (each.audience, each.owner) for each in private_values(MINE)}
    assert found["notes",] == ("owner", 0) and found["seat",] == ("owner", 0)
    assert found["players", 1, "bid"] == ("later", 1)
    assert found["by_name", "a", "plan"] == ("team", 0)
    assert ("players", 0, "count") not in found and ("game",) not in found


def test_cut_leaves_what_an_observer_may_see_in_any_case() -> None:
    boris_cut = msgspec.structs.replace(BORIS_SEEN, bid=None)
    assert cut(MINE, None) == msgspec.structs.replace(PUBLIC, players=[ANNA_SEEN, boris_cut])
    assert cut(MINE, 0) == msgspec.structs.replace(MINE, players=[ANNA, boris_cut])
    assert cut(MINE, None) == cut(PUBLIC, None)
    assert msgspec.convert(msgspec.to_builtins(cut(MINE, 1)), Table) == cut(MINE, 1), "what is cut is a view"


def test_a_team_sees_what_is_for_the_team() -> None:
    assert cut(MINE, 1, sides=[0, 0]).players[0] == msgspec.structs.replace(ANNA_SEEN, plan="attack")
    assert cut(MINE, 1, sides=[0, 1]).players[0] == ANNA_SEEN


def test_split_and_merge() -> None:
    own = split(PUBLIC, MINE)
    assert own["notes",] == ["beware"] and own["players", 0, "hand"] == ["7H", "X"]
    assert ("players", 1, "bid") not in own, "everyone sees it"
    assert merge(PUBLIC, own) == MINE
    assert merge(PUBLIC, split(PUBLIC, PUBLIC)) is PUBLIC


def test_what_is_not_declared_is_not_merged() -> None:
    """A view that shows more than its declaration says is not what a spectator's view and the seat's own parts make."""
    leaking = msgspec.structs.replace(MINE, players=[ANNA, msgspec.structs.replace(BORIS_SEEN, hand=["KS"])])
    assert merge(PUBLIC, split(PUBLIC, leaking)) == MINE != leaking
    miscounted = msgspec.structs.replace(MINE, players=[msgspec.structs.replace(ANNA, count=9), BORIS_SEEN])
    assert merge(PUBLIC, split(PUBLIC, miscounted)) != miscounted


def test_a_spectator_owns_nothing() -> None:
    nobody = Private(("notes",), "owner", None, [], [])
    assert not views.may_see(nobody, None) and not views.may_see(nobody, 0)
