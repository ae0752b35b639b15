"""Table options (specification 5)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    GAME,
    deal,
    facts_of,
    hand,
    line_up,
    match_lines,
    own,
    play,
    play_on,
    public,
    scene,
    seat,
    team,
)

pytestmark = pytest.mark.both


@rule("GC-Q11", "GC-Q13", "GC-Q26", "GC-Q27", "GC-182", "GC-177")
def test_the_list_of_options() -> None:
    """Names, values, defaults; solo ones for one player only."""
    options = {option.name: option for option in GAME.meta.options}
    assert {name: option.values for name, option in options.items() if not option.pattern} == {
        "shopping": ("sealed", "open"),
        "decks": ("shares", "arrival"),
        "dice_cap": ("none", "4"),
        "wizard_jim": ("-1", "+1"),
        "solo_level": ("amateur", "professional", "legend"),
        "solo_automa_glory": ("5", "0"),
    }
    assert deal(1).options == {name: option.default for name, option in options.items()}
    for name in ("solo_level", "solo_automa_glory"):
        with pytest.raises(ludus.BadOption):
            deal(2, 1, **{name: options[name].values[1]})
    for name in ("shopping", "decks", "dice_cap", "wizard_jim"):
        with pytest.raises(ludus.BadOption):
            deal(2, 1, **{name: "sometimes"})


# --- Shopping --------------------------------------------------------------------------------------


@rule("GC-Q26")
def test_sealed_shopping_shows_nothing() -> None:
    """Others are seen as they were at the start of the phase, until the last one has finished."""
    m = scene(team(hand="11 2 3"), team(hand="4 5 6"), round=2)
    before = [m.view(seat)["seats"][0] for seat in (1, None)]
    heard = len([each for each in m.events(1) if each.kind != "sealed"])
    play(m, "A:H11 A:TA2 A:E")
    assert [m.view(seat)["seats"][0] for seat in (1, None)] == before
    assert len([each for each in m.events(1) if each.kind != "sealed"]) == heard
    assert seat(m, "A")["hired"] == [11]
    play(m, "B:E")
    assert facts_of(m, "shown")[0] == {"who": 0, "moves": ["H11", "TA2", "E"]}
    assert public(m, "A")["hired"] == [11]


@rule("GC-Q26")
def test_open_shopping_shows_everything_at_once() -> None:
    """But for hands, cards drawn, the fan and line-ups."""
    m = scene(team(hand="11 2 3"), team(hand="4 5 6"), round=2, options={"shopping": "open"})
    play(m, "A:H11 A:TA2")
    shown = m.view(1)["seats"][0]
    assert (shown["hired"], shown["board"], shown["coins"]) == ([11], {"a3": 1, "a4": 1, "d1": 1}, 0)
    assert [each["move"] for each in facts_of(m, "did", seat=1)] == ["H11", "TA2"]
    m = scene(team(hand="11 2 3"), team(hand="4 5 6"), round=2, options={"shopping": "open"})
    play(m, "A:S-2-3")
    assert [each["move"] for each in facts_of(m, "did", seat=1)] == ["S-2-3"]
    drew = facts_of(m, "drew", seat=1)
    assert drew == [{"who": 0, "level": "bronze", "count": 2, "cards": None}]
    assert not set(hand(m, "A")) - {11} & {int(card) for card in m.view(1)["cards"]}


@rule("GC-Q32", "GC-110", "GC-196")
def test_open_shopping_keeps_fans_and_line_ups_secret() -> None:
    m = deal(3, 2, shopping="open")
    fan = own(m, "A")["fans"][0]
    play(m, f"A:F{fan:02d}")
    assert m.view(1)["seats"][0]["fan"] is None
    assert not facts_of(m, "did", seat=1)
    assert f"F{fan:02d}" not in m.record(secrets=False)
    m = scene(team(hired="11"), team(hired="13"), phase="matches", options={"shopping": "open"})
    play(m, "A:X11/-/-/-")
    assert m.view(1)["seats"][0]["line"] is None
    assert not facts_of(m, "did", seat=1)
    assert "X11" not in m.record(secrets=False)


@rule("GC-Q26")
@pytest.mark.parametrize("players", range(1, 7))
def test_open_and_sealed_games_end_alike(players: int) -> None:
    """With the same decisions; only what is seen differs."""
    sealed = play_on(deal(players, 5), 5)
    opened = deal(players, 5, shopping="open")
    for step in sealed.steps:
        opened.play(step.seat, step.move)
    assert opened.outcome == sealed.outcome
    assert opened.record(False).count("@r") == sealed.record(False).count("@r")


# --- Decks -----------------------------------------------------------------------------------------


@rule("GC-Q27")
@pytest.mark.parametrize("players", range(1, 7))
def test_games_with_the_common_deck(players: int) -> None:
    """Played to the end, no card is lost and the record replays."""
    m = deal(players, 3, decks="arrival")
    whole = GAME.conserved(m.state)
    play_on(m, 3, clever=True)
    assert GAME.conserved(m.state) == whole
    assert ludus.read_record(m.record()).record() == m.record()


# --- Dice ------------------------------------------------------------------------------------------


@rule("GC-Q11")
@pytest.mark.parametrize(("cap", "dice"), [("none", 9), ("4", 4)])
def test_dice_cap(cap: str, dice: int) -> None:
    """At most four dice in one throw, the normal one included; none by default."""
    m = scene(
        team("a4", hired="84 101 56 58 11"),
        team("d1"),
        f1="Aa4",
        f1_dice="1 1 1 1 1 1 1 1 1",
        phase="matches",
        options={"dice_cap": cap},
    )
    line_up(m, A="-/-/-/84")
    assert match_lines(m)[0].count("1") - 1 == dice


@rule("GC-Q11", "GC-228")
def test_the_cap_does_not_touch_automatic_goals() -> None:
    m = scene(team(hired="99 1 11 26 13"), team(), options={"dice_cap": "4"})
    assert seat(m, "A")["dice"]["99"] == 0


# --- Wizard Jim ------------------------------------------------------------------------------------


@rule("GC-Q13", "GC-220")
@pytest.mark.parametrize(("value", "sponsors"), [("-1", {"plus": 0, "minus": 1}), ("+1", {"plus": 1, "minus": 0})])
def test_wizard_jim(value: str, sponsors: dict[str, int]) -> None:
    """-1 as printed, or +1; the card says so."""
    m = scene(team("a2", hired="3"), team(), options={"wizard_jim": value}, round=3)
    play(m, "A:ST")
    assert seat(m, "A")["sponsors"] == sponsors
    assert m.view(0)["cards"]["3"]["effect"] == f"I:A(3)+upA(1) ; P:upg(stadium)->S({value})"
    assert f"{value.replace('-', '−')} sponsor" in m.view(0)["cards"]["3"]["text"]["en"]


@rule("GC-Q13")
def test_the_other_wizard_changes_no_other_game() -> None:
    deal(2, 1, wizard_jim="+1")
    m = scene(team("a2", hired="3"), team(), round=3)
    assert seat(play(m, "A:ST"), "A")["sponsors"] == {"plus": 0, "minus": 1}


# --- Solo ------------------------------------------------------------------------------------------


@rule("GC-177", "GC-178", "GC-179")
@pytest.mark.parametrize("level", ["amateur", "professional", "legend"])
def test_solo_levels(level: str) -> None:
    """The result names its level."""
    m = play_on(deal(1, 3, solo_level=level), 3, clever=True)
    assert m.outcome is not None
    assert m.outcome.detail["level"] == level
    assert (f'[solo_level "{level}"]' in m.record()) is (level != "amateur")


@rule("GC-177", "GC-178", "GC-179")
def test_levels_of_the_automa_are_ordered() -> None:
    """The same player does worse against a stronger one."""
    margins = []
    for level in ("amateur", "legend"):
        games = [play_on(deal(1, seed, solo_level=level), seed, clever=True) for seed in range(25)]
        margins.append(sum(m.outcome.detail["margin"] for m in games if m.outcome is not None))
    assert margins[0] > margins[1] + 50


@rule("GC-182", "GC-Q23")
def test_glory_of_the_automa() -> None:
    """Five less for the Automa, all else equal."""
    games = [play_on(deal(1, 4, solo_automa_glory=value), 4) for value in ("5", "0")]
    results = [m.outcome.detail["automa"] for m in games if m.outcome is not None]
    assert results[0] == results[1] + 5


def test_options_stand_in_the_record() -> None:
    """GC-Q26, GC-Q27, GC-Q11, GC-Q13: those that are not at their default."""
    m = deal(3, 1, shopping="open", decks="arrival", dice_cap="4", wizard_jim="+1")
    for header in ('[shopping "open"]', '[decks "arrival"]', '[dice_cap "4"]', '[wizard_jim "+1"]'):
        assert header in m.record()
    assert GAME.options_of(m.state) == m.options
    assert "[shopping" not in deal(2).record()
