"""Champions, fans and boards of one's own (specification 6: a table may replace the three files without any rule)."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from tests.kit.rules import rule
from tests.terminal.shell import in_process

from .table import (
    GAME,
    board,
    coins,
    deal,
    end_shopping,
    file_rows,
    file_text,
    glory,
    line_up,
    lines,
    match_lines,
    own,
    play,
    play_on,
    scene,
    seat,
    team,
)

pytestmark = pytest.mark.both

KEYS = {"champions": "no", "fans": "id", "boards": "key"}
Row = dict[str, str]


def written(rows: list[Row], columns: list[str] | None = None) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, columns or list(rows[0]), extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def changed(name: str, line: int, **facts: str) -> str:
    """A default file with other words on one line; the first line is the head."""
    rows = file_rows(name)
    rows[line - 2].update(facts)
    return written(rows)


def board_line(section: str, key: str) -> int:
    return 2 + next(
        number for number, row in enumerate(file_rows("boards")) if (row["section"], row["key"]) == (section, key)
    )


# --- Files that are read ---------------------------------------------------------------------------


@rule("GC-018", "GC-020", "GC-085")
@pytest.mark.parametrize("name", KEYS)
def test_the_default_files_are_deck_files(name: str) -> None:
    """Read through the option they give the same games."""
    own_deck = GAME.read_deck(file_text(name))
    assert list(own_deck) == [name]
    for seed in range(2):
        mine, default = play_on(deal(3, seed, **own_deck), seed), play_on(deal(3, seed), seed)
        assert lines(mine) == lines(default)
        assert mine.view(None)["cards"] == default.view(None)["cards"]
        assert mine.view(None)["fans"] == default.view(None)["fans"]


@rule("GC-018")
@pytest.mark.parametrize("name", KEYS)
def test_the_order_of_lines_and_columns_does_not_matter(name: str) -> None:
    """The first column says what a line is about; other columns are left alone."""
    rows = file_rows(name)
    value = GAME.read_deck(file_text(name))
    assert GAME.read_deck(written(rows, list(rows[0])[::-1])) == value
    needed = [column for column in rows[0] if not column.startswith(("text", "source", "note", "tiers", "counter"))]
    assert GAME.read_deck(written(rows, needed)) == value
    turned = GAME.read_deck(written(rows[::-1]))
    assert lines(play_on(deal(2, 3, **turned), 3)) == lines(play_on(deal(2, 3), 3))
    for end in ("\r\n", "\r"):
        assert GAME.read_deck(file_text(name).replace("\n", end)) == value


@rule("GC-085", "GC-053")
def test_an_own_champion_is_played() -> None:
    """With its names, symbols and effect."""
    text = changed("champions", 12, name_en="Iron Duck", name_ru="Железная утка", traits="VVG", effect="I:F(9)+A(4)")
    own_deck = GAME.read_deck(text)
    m = scene(team("a1", hand="11", coins=3), team(), options=own_deck)
    play(m, "A:H11")
    assert (glory(m, "A"), board(m, "A"), seat(m, "A")["symbols"]) == (14, "a1 a4", [0, 0, 1, 0, 2])
    shown = m.view(0)["cards"]["11"]
    assert shown["name"] == {"en": "Iron Duck", "ru": "Железная утка"}
    assert shown["effect"] == "I:F(9)+A(4)"
    assert "9" in shown["text"]["ru"]
    m = scene(team("a1", hand="11", coins=3), team())
    assert glory(play(m, "A:H11"), "A") == 5


@rule("GC-091", "GC-092")
@pytest.mark.parametrize("trait", range(5))
def test_all_champions_may_show_one_trait(trait: int) -> None:
    """306 symbols are counted like three, and asked for."""
    letter = "RBGYV"[trait]
    rows = file_rows("champions")
    for row in rows:
        row["traits"] = letter * 3
    rows[0]["effect"] = f"P:coin(1)xsym({letter})"
    rows[1]["effect"] = f"E:has({letter * 153})?F(9)"
    rows[2]["effect"] = f"E:has({letter * 154})?F(1)"
    rows[3]["effect"] = f"E:has({letter * 306})?F(1)"
    for row in rows[4:]:
        row["effect"] = "I:F(1)"
    own_deck = GAME.read_deck(written(rows))
    m = scene(team(hired=" ".join(map(str, range(1, 52)))), team(), options=own_deck)
    shown = seat(m, "A")
    assert shown["symbols"] == [153 * (each == trait) for each in range(5)]
    assert (shown["income"], own(m, "A")["end_glory"]) == (12, 9)
    assert m.view(0)["cards"]["2"]["effect"] == rows[1]["effect"]


@rule("GC-142")
def test_an_own_fan_is_scored() -> None:
    """Other counters and tiers."""
    own_deck = GAME.read_deck(changed("fans", 2, effect="E:tier(upg;1:4,2:9)", name_ru=""))
    m = scene(team(fans=[1, 2], fan=1, agent=1), team(), options=own_deck)
    assert own(m, "A")["fan_glory"] == 4
    m = scene(team(fans=[1, 2], fan=1, agent=1, stadium=2), team(), options=own_deck)
    assert own(m, "A")["fan_glory"] == 9
    assert m.view(0)["fans"]["01"]["name"] == {"en": "Fire Ultras", "ru": "Fire Ultras"}


@rule("GC-130", "GC-129", "GC-040", "GC-057", "GC-133", "GC-107")
@pytest.mark.parametrize(
    ("section", "key", "value"),
    [
        ("slot_faces", "2", "1 2"),
        ("stadium_income", "bronze", "7"),
        ("agent_win_glory", "bronze", "9"),
        ("stadium_cost", "round 2", "1"),
        ("action_cost", "learn", "4"),
        ("field_end_cell", "round 2", "3"),
        ("break_tokens", "per field", "0"),
        ("income_track", "4", "11"),
        ("attack_tokens", "1", "0"),
    ],
)
def test_own_boards_are_played(section: str, key: str, value: str) -> None:
    """Every figure of the boards is read, none is built in."""
    own_deck = GAME.read_deck(changed("boards", board_line(section, key), value=value))
    facts = []
    for options in ({}, own_deck):
        first = team("a2 d1", hand="11", stage="prepare")
        m = scene(first, team("d1"), f1="Aa2", f1_dice="5", round=2, options=options)
        play(m, "A:P")
        seen = [coins(m, "A"), m.view(0)["costs"], m.moves(0), own(m, "A")["track_glory"]]
        line_up(end_shopping(m))
        facts.append([*seen, match_lines(m, "r2f1")])
    assert facts[0] != facts[1]
    if section == "field_end_cell":
        assert len(facts[1][-1]) == 4
    if section == "stadium_income":
        assert facts[1][0] == 7
    if section == "break_tokens":
        assert not any("--" in line for line in facts[1][-1])


@rule("GC-106")
def test_an_own_schedule_is_played() -> None:
    """Who meets whom."""
    text = changed("boards", board_line("schedule_4_teams", "round 1"), value="1:T3-T0 2:T2-T1")
    m = scene(team(), team(), team(), team(), options=GAME.read_deck(text))
    assert m.view(None)["pairings"][0] == [[3, 0], [2, 1]]


@rule("GC-085")
def test_an_option_value_round_trips() -> None:
    """Through options, record, position and replay."""
    own_deck = GAME.read_deck(changed("champions", 12, effect="I:F(9) ; P:match(1)->S(+1)"))
    m = play_on(deal(3, 5, **own_deck), 5, clever=True)
    assert f'[champions "{own_deck["champions"]}"]' in m.record()
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.outcome == m.outcome
    middle = deal(3, 5, **own_deck)
    restored = ludus.from_position("goldencup", middle.position())
    assert restored.position() == middle.position()
    assert restored.options["champions"] == own_deck["champions"]


@rule("GC-085")
def test_two_decks_at_once() -> None:
    """One game does not change another."""
    own_deck = GAME.read_deck(changed("champions", 12, effect="P:coin(5)"))
    first = scene(team(hired="11"), team(), options=own_deck)
    second = scene(team(hired="11"), team())
    assert (seat(first, "A")["income"], seat(second, "A")["income"]) == (9, 5)


# --- Files that are refused ------------------------------------------------------------------------

EFFECTS = (
    "",
    "coin(1)",
    "X:coin(1)",
    "I:",
    "I:A",
    "I:A(0)",
    "I:A(5)",
    "I:A(-1)",
    "I:D(1)",
    "I:D(-5)",
    "I:S(1)",
    "I:S(+2)",
    "I:F(0)",
    "I:F(-1)",
    "I:upA(0)",
    "I:dice(1)",
    "I:goal",
    "I:coin(1)",
    "I:atk(+1)",
    "I:F(1)xsym(Q)",
    "I:F(1)xsym",
    "I:F(1)xlvl(x)",
    "I:F(1)xnumA",
    "I:F(1)xthrw",
    "I:has()?F(1)",
    "I:has(Q)?F(1)",
    "I:hire(G)->F(1)",
    "I:A(1)+sack(1)",
    "I:sack(2)",
    "I:sack(1)+sack(1)",
    f"I:has({'R' * 307})?F(1)",
    "I:F(1) + A(1)",
    "T:coin(1)",
    "T:atk(+1)",
    "T:goal(1)",
    "T:hire(R)->dice(1)",
    "P:F(1)",
    "P:dice(1)",
    "P:hire(Q)->F(1)",
    "P:upg(bus)->F(1)",
    "P:match(0)->F(1)",
    "P:match(1)->coin(1)",
    "P:atk(-1)",
    "P:def(+1)",
    "P:foe(1)",
    "E:coin(1)",
    "E:A(1)",
    "E:match(1)->F(1)",
    "I:F(1) ;",
)
TIERS = (
    "",
    "E:tier()",
    "E:tier(sym(R))",
    "E:tier(sym(Q);2:3)",
    "E:tier(sym;2:3)",
    "E:tier(cups;2:3)",
    "E:tier(upg(R);2:3)",
    "E:tier(upg;2:3,2:4)",
    "E:tier(upg;3:3,2:4)",
    "E:tier(upg;2:3,3:3)",
    "E:tier(upg;0:3)",
    "E:tier(upg;2:0)",
    "I:tier(upg;2:3)",
    "E:F(1)",
)
WRONG: list[tuple[str, int, dict[str, str], str]] = [
    *(("champions", 7, {"no": number}, "gc-deck-number") for number in ("", "0", "103", "06", "six", "6.0", "٦", "-6")),
    ("champions", 7, {"no": "3"}, "gc-deck-twice"),
    ("champions", 7, {"level": "silver"}, "gc-deck-level"),
    ("champions", 7, {"level": ""}, "gc-deck-level"),
    ("champions", 7, {"traits": ""}, "gc-deck-traits"),
    ("champions", 7, {"traits": "RRRR"}, "gc-deck-traits"),
    ("champions", 7, {"traits": "X"}, "gc-deck-traits"),
    ("champions", 7, {"traits": "r"}, "gc-deck-traits"),
    *(
        (name, 7, {column: value}, "gc-deck-name")
        for name in ("champions", "fans")
        for column, value in (
            ("name_en", ""),
            ("name_en", "x" * 61),
            ("name_en", "a|b"),
            ("name_en", "a;b"),
            ("name_en", 'a"b'),
            ("name_en", "a\\b"),
            ("name_en", "a&b"),
            ("name_en", "a\tb"),
            ("name_ru", "а|б"),
            ("name_ru", "я" * 61),
        )
    ),
    *(("champions", 7, {"effect": effect}, "gc-deck-effect") for effect in EFFECTS),
    ("champions", 7, {"effect": "I:F(1) ; I:A(1) ; T:dice(1) ; E:F(1)"}, "gc-deck-abilities"),
    ("champions", 7, {"effect": " ; ".join(["I:A(1)+upA(1)"] * 9)}, "gc-deck-abilities"),
    ("champions", 7, {"effect": "I:has(YYY)?sack(1)+A(4)"}, "gc-deck-sack"),
    ("champions", 7, {"effect": "I:sack(1)+A(4) ; I:sack(1)+F(1)"}, "gc-deck-sack"),
    *(("fans", 7, {"effect": effect}, "gc-deck-effect") for effect in TIERS),
    *(("fans", 7, {"id": number}, "gc-deck-fan") for number in ("", "F00", "F17", "F6", "6", "f06")),
    ("fans", 7, {"id": "F02"}, "gc-deck-twice"),
    *(
        ("boards", board_line(section, key), {"value": value}, "gc-board-value")
        for section, key, value in (
            ("slot_faces", "1", "7"),
            ("slot_faces", "1", ""),
            ("slot_faces", "4+", "1,2"),
            ("slot_faces", "1", "6 6"),
            ("slot_faces", "4+", "3 4 5 3"),
            ("income_track", "4", "-1"),
            ("income_track", "4", "100"),
            ("stadium_income", "gold", "x"),
            ("agent_win_glory", "gold", ""),
            ("stadium_cost", "round 1", "0"),
            ("action_cost", "hire", "10"),
            ("attack_tokens", "1", "16"),
            ("defence_tokens", "-1", "-1"),
            ("start_tokens", "A2", "0"),
            ("automa_tokens", "pool A3", "x"),
            ("automa_cells", "all", "2 to 5"),
            ("break_tokens", "per field", "four"),
            ("field_end_cell", "round 1", "0"),
            ("field_end_cell", "round 1", "60"),
            ("field_end_cell", "round 6", "17"),
            ("agent_deck", "gold", "bronze"),
            ("sponsor_tokens", "count", "10"),
            ("glory_tokens", "denominations", "51 x 1"),
            ("dice", "count", "5"),
            ("field", "cells", "20"),
            ("match_tokens", "label 1-6", "2"),
            ("fields_used", "3 players", "1"),
            ("traits", "R", "red; Power; Сила"),
            ("schedule_2_teams", "round 1", "T0-T1"),
            ("schedule_4_teams", "round 1", "1:T0-T1"),
        )
    ),
    ("boards", board_line("start_tokens", "A2"), {"key": "A7"}, "gc-board-token"),
    ("boards", board_line("automa_tokens", "pool A3"), {"key": "pool B3"}, "gc-board-token"),
    ("boards", board_line("start_tokens", "A2"), {"key": "pool A3"}, "gc-board-token"),
    ("boards", board_line("start_tokens", "A2"), {"key": "start A2"}, "gc-board-token"),
    ("boards", board_line("automa_tokens", "pool A3"), {"key": "A3"}, "gc-board-token"),
    ("boards", board_line("slot_faces", "2"), {"key": "1"}, "gc-deck-twice"),
    ("boards", board_line("slot_faces", "2"), {"key": "5"}, "gc-board-unknown"),
    ("boards", board_line("slot_faces", "2"), {"section": "slot_face"}, "gc-board-unknown"),
    ("boards", board_line("start_tokens", "A2"), {"section": "start_token"}, "gc-board-unknown"),
    ("boards", board_line("agent_deck", "gold"), {"key": "platinum"}, "gc-board-unknown"),
    *(
        ("boards", board_line(f"schedule_{teams}_teams", "round 1"), {"value": value}, message)
        for teams, value, message in (
            (4, "1:T0-T1 2:T0-T3", "gc-board-schedule"),
            (2, "1:T0-T2", "gc-board-schedule"),
            (4, "1:T0-T1 1:T2-T3", "gc-board-fields"),
            (4, "1:T2-T3 2:T0-T1", "gc-board-fields"),
            (6, "1:T0-T1 3:T2-T5 2:T3-T4", "gc-board-fields"),
            (6, "1:T0-T1 2:T2-T5 4:T3-T4", "gc-board-fields"),
        )
    ),
]


@rule("GC-085", "GC-020", "GC-130")
@pytest.mark.parametrize(("name", "line", "facts", "message"), WRONG)
def test_a_wrong_line_is_refused_with_its_reason(name: str, line: int, facts: dict[str, str], message: str) -> None:
    """The line, what is wrong with it, and in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        GAME.read_deck(changed(name, line, **facts))
    assert error.value.message == message
    assert error.value.text("en").startswith(f"Line {line}:")
    assert error.value.text("ru").startswith(f"Строка {line}:")
    assert error.value.text("en") != error.value.text("ru")
    value = next(iter(facts.values()))
    if value.isprintable():
        assert value in error.value.text("en")
        assert value in error.value.text("ru")


SUMS: list[tuple[str, str, str, str]] = [
    ("attack_tokens", "2", "0", "gc-board-start"),
    ("automa_tokens", "pool A4", "4", "gc-board-pool"),
    ("automa_tokens", "pool D-4", "2", "gc-board-pool"),
    ("schedule_4_teams", "round 1", "1:T0-T1 2:T0-T3", "gc-board-schedule"),
    ("schedule_6_teams", "round 3", "1:T0-T1 2:T2-T3 3:T4-T6", "gc-board-schedule"),
]


@rule("GC-012", "GC-028", "GC-106")
@pytest.mark.parametrize(("section", "key", "value", "message"), SUMS)
def test_figures_that_do_not_fit_together(section: str, key: str, value: str, message: str) -> None:
    """More tokens at the start than there are, another pool, a team that plays twice."""
    with pytest.raises(ludus.BadOption) as error:
        GAME.read_deck(changed("boards", board_line(section, key), value=value))
    assert error.value.message == message
    assert re.match(r"Line \d+:", error.value.text("en"))
    assert re.match(r"Строка \d+:", error.value.text("ru"))


@rule("GC-027")
def test_more_automa_tokens_than_a_board_holds() -> None:
    """Nine of a kind at the start and nine in the pool would spill into the next kind."""
    rows = [row for row in file_rows("boards") if not row["key"].startswith("pool")]
    start = next(row for row in rows if row["key"] == "start A4")
    pool = [{**start, "key": "pool A4", "value": "6"}, {**start, "key": "pool A3", "value": "3"}]
    start["value"] = "9"
    assert GAME.read_deck(written(rows + pool))
    pool[0]["value"], pool[1]["value"] = "7", "2"
    with pytest.raises(ludus.BadOption) as error:
        GAME.read_deck(written(rows + pool))
    assert error.value.message == "gc-board-automa"
    assert error.value.text("en").startswith(f"Line {len(rows) + 3}:")
    assert error.value.text("ru").startswith(f"Строка {len(rows) + 3}:")


@rule("GC-085")
@pytest.mark.parametrize(
    ("name", "column"),
    [
        *(("champions", column) for column in ("level", "name_en", "name_ru", "traits", "effect")),
        *(("fans", column) for column in ("name_en", "name_ru", "effect")),
        *(("boards", column) for column in ("key", "value")),
    ],
)
def test_a_missing_column(name: str, column: str) -> None:
    """With its name."""
    rows = file_rows(name)
    with pytest.raises(ludus.BadOption) as error:
        GAME.read_deck(written(rows, [each for each in rows[0] if each != column]))
    assert error.value.message == "gc-deck-column"
    for language, line in (("en", "Line 1:"), ("ru", "Строка 1:")):
        assert error.value.text(language).startswith(line)
        assert column in error.value.text(language)


@rule("GC-018", "GC-020")
@pytest.mark.parametrize(
    ("name", "gone", "message"),
    [
        ("champions", "17", "gc-deck-count"),
        ("fans", "F04", "gc-deck-count"),
        ("boards", "4+", "gc-board-missing"),
    ],
)
def test_lines_are_missing(name: str, gone: str, message: str) -> None:
    """Those that are not there are named."""
    rows = [row for row in file_rows(name) if row[KEYS[name]] != gone]
    with pytest.raises(ludus.BadOption, match=re.escape(gone)) as error:
        GAME.read_deck(written(rows))
    assert error.value.message == message
    assert gone in error.value.text("ru")


@rule("GC-085")
@pytest.mark.parametrize(
    "text", ["", "\n\n", "x", "a,b\n1,2\n", '"' + "x" * 200_000, "no\x00,level\n"], ids=lambda text: repr(text[:12])
)
def test_what_is_no_deck(text: str) -> None:
    """Never anything but a refusal with its line."""
    with pytest.raises(ludus.BadOption) as error:
        GAME.read_deck(text)
    assert re.match(r"Line \d+:", error.value.text("en"))
    assert re.match(r"Строка \d+:", error.value.text("ru"))


@rule("GC-085")
@pytest.mark.parametrize("name", KEYS)
@pytest.mark.parametrize("value", ["", "x", "1|2", "standard;standard", "|||||", "||"])
def test_wrong_option_values(name: str, value: str) -> None:
    """The same checks, without a file."""
    with pytest.raises(ludus.BadOption):
        deal(2, 1, **{name: value})


@rule("GC-085")
@given(st.data())
@settings(max_examples=80)
def test_any_change_is_read_or_refused(data: st.DataObject) -> None:
    """One field of one line becomes something else; what is read can be played."""
    name = data.draw(st.sampled_from(list(KEYS)))
    rows = file_rows(name)
    line = data.draw(st.integers(2, len(rows) + 1))
    column = data.draw(st.sampled_from([column for column in rows[0] if not column.startswith("text")]))
    value = data.draw(st.sampled_from([row[column] for row in rows]) | st.text(max_size=12))
    try:
        own_deck = GAME.read_deck(changed(name, line, **{column: value}))
    except ludus.BadOption as error:
        assert re.match(r"Line \d+:", error.text("en"))
        assert re.match(r"Строка \d+:", error.text("ru"))
        return
    m = deal(2, 1, **own_deck)
    for _ in range(12):
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
        m.view(0)


# --- The commands ------------------------------------------------------------------------------------


def files(folder: Path) -> tuple[str, ...]:
    """The three files, each with something of its own, as arguments of a command."""
    texts = {
        "champions": changed("champions", 2, name_en="Iron Duck"),
        "fans": changed("fans", 2, name_en="Duck Pond"),
        "boards": changed("boards", board_line("action_cost", "learn"), value="7"),
    }
    for name, text in texts.items():
        (folder / f"{name}.csv").write_text(text, "utf-8")
    return tuple(word for name in texts for word in ("--deck", f"{name}.csv"))


@rule("GC-018", "GC-020", "GC-085")
def test_every_deck_of_the_command_line_counts(tmp_path: Path) -> None:
    """Play and sim read them all, and the record keeps them."""
    decks = files(tmp_path)
    done = in_process(tmp_path, "play", "goldencup", *decks, "--seed", "4", "--save", "game.ludus", typed=[":quit"])
    assert done.code == 0, done.err
    options = ludus.read_record((tmp_path / "game.ludus").read_text("utf-8")).options
    assert "|Iron Duck|" in options["champions"]
    assert "|Duck Pond|" in options["fans"]
    assert "action_cost|learn|7" in options["boards"]
    more = ("--players", "2", "--games", "1", "--jobs", "1", "--json", "-")
    sim = in_process(tmp_path, "sim", "goldencup", *decks, *more)
    assert sim.code == 0, sim.err
    assert all(name in sim.out for name in ("Iron Duck", "Duck Pond", "learn|7"))


@rule("GC-085")
def test_a_wrong_line_of_any_deck_is_reported(tmp_path: Path) -> None:
    """With the name of the file, in the language of the player."""
    decks = files(tmp_path)
    (tmp_path / "fans.csv").write_text(changed("fans", 5, effect="E:tier(ducks;1:4)"), "utf-8")
    for language, line in (("en", "fans.csv: Line 5"), ("ru", "fans.csv: Строка 5")):
        done = in_process(tmp_path, "play", "goldencup", *decks, "--lang", language)
        assert (done.code, done.err.count("\n")) == (2, 1)
        assert line in done.err and "ducks" in done.err


@rule("GC-085")
def test_no_option_is_set_twice(tmp_path: Path) -> None:
    """Two files for the same option, or a file and an option."""
    decks = files(tmp_path)
    (tmp_path / "more.csv").write_text(file_text("champions"), "utf-8")
    twice = in_process(tmp_path, "play", "goldencup", *decks, "--deck", "more.csv")
    assert (twice.code, twice.err.count("\n")) == (2, 1)
    assert "champions.csv and more.csv both set the option champions" in twice.err
    beside = in_process(tmp_path, "sim", "goldencup", *decks, "--option", "fans=standard")
    assert beside.code == 2
    assert "--deck already sets the option fans" in beside.err
