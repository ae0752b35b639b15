"""A deck file of one's own (specification 6.3: a true list can replace the deck without a change of code)."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludus
from ludus.games.augustus.deck import read_deck_file
from tests.kit.rules import rule
from tests.terminal.shell import in_process

from .table import deal, deck_file, done, lines, place, play_on, scene, score, settle

pytestmark = pytest.mark.both

GAME = ludus.game("augustus")
HEADER = deck_file().splitlines()[0].split(",")
OTHER = {"name": "Terra Nova", "name_ru": "Новая земля", "points": "42", "effect": "gain:2", "timing": "immediate"}


def table() -> list[dict[str, str]]:
    return list(csv.DictReader(deck_file().splitlines()))


def written(rows: list[dict[str, str]], columns: list[str] | None = None) -> str:
    names = columns or HEADER
    out = io.StringIO()
    writer = csv.DictWriter(out, names, extrasaction="ignore", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def changed(card: int, /, **facts: str) -> str:
    """The deck file with another line for this card."""
    rows = table()
    rows[card - 1].update(facts)
    return written(rows)


def value_of(text: str) -> str:
    return GAME.read_deck(text)["deck"]


# --- Decks that are read ---------------------------------------------------------------------------


@rule("AU-028")
def test_the_default_deck_is_a_deck_file() -> None:
    """Read through the option it gives the same games."""
    own = value_of(deck_file())
    for seed in range(3):
        mine, default = play_on(deal(3, seed, deck=own), seed), play_on(deal(3, seed), seed)
        assert lines(mine) == lines(default)
        assert mine.view(None)["cards"] == default.view(None)["cards"]


@rule("AU-021")
def test_the_order_of_lines_and_columns_does_not_matter() -> None:
    """The number identifies the card."""
    own = value_of(deck_file())
    assert value_of(written(table()[::-1])) == own
    assert value_of(written(table(), HEADER[::-1])) == own
    needed = [name for name in HEADER if name not in ("spaces", "source", "known_fact")]
    assert value_of(written(table(), needed)) == own


@rule("AU-028")
@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_any_line_ends(end: str) -> None:
    assert value_of(deck_file().replace("\n", end)) == value_of(deck_file())


@rule("AU-028")
def test_an_option_value_round_trips() -> None:
    """Through options, record, position and replay."""
    own = value_of(changed(80, **OTHER))
    m = play_on(deal(3, 5, deck=own, start="random3"), 5, clever=True)
    assert m.options["deck"] == own
    assert f'[deck "{own}"]' in m.record()
    again = ludus.read_record(m.record())
    assert again.record() == m.record()
    assert again.outcome == m.outcome
    middle = deal(3, 5, deck=own, start="random3")
    restored = ludus.from_position("augustus", middle.position())
    assert restored.position() == middle.position()
    assert restored.game.options_of(restored.state)["deck"] == own


@rule("AU-028", "AU-103")
def test_the_other_deck_is_played() -> None:
    """80 has an ability and other points here, and in its own names."""
    own = value_of(changed(80, **OTHER))
    m = scene("80:SHKK", "85", token="D", options={"deck": own}, common=10)
    place(m, "A:+80D")
    assert m.view(None)["common"] == 8
    assert score(m, "A") == 42
    assert m.view(None)["cards"]["80"]["name"] == {"en": "Terra Nova", "ru": "Новая земля"}
    default = scene("80:SHKK", "85", token="D", common=10)
    assert score(place(default, "A:+80D"), "A") == 15


@rule("AU-026")
def test_other_symbols_are_played() -> None:
    """20 has five spaces here."""
    own = value_of(changed(20, symbols="HHDTT", spaces="5"))
    m = scene("20:HHD", "82", token="T", then="T", options={"deck": own})
    place(m, "A:+20T")
    assert done(m, "A") == []
    settle(place(m, "A:+20T"))
    assert done(m, "A") == [20]


@rule("AU-028")
def test_a_name_without_russian() -> None:
    """The Latin name is used in every language."""
    own = value_of(changed(7, name_ru=""))
    m = scene("7", "82", token="S", options={"deck": own})
    assert m.view(None)["cards"]["7"]["name"] == {"en": "Sardinia", "ru": "Sardinia"}


@rule("AU-028")
def test_two_decks_at_once() -> None:
    """One game does not change another."""
    own = value_of(changed(80, points="42"))
    first = deal(2, 1, deck=own)
    second = deal(2, 1)
    assert (first.state.table.deck.points[80], second.state.table.deck.points[80]) == (42, 15)  # type: ignore[attr-defined]


# --- Decks that are refused ------------------------------------------------------------------------

WRONG: list[tuple[int, dict[str, str], str]] = [
    (5, {"number": ""}, "au-deck-number"),
    (5, {"number": "0"}, "au-deck-number"),
    (5, {"number": "89"}, "au-deck-number"),
    (5, {"number": "05"}, "au-deck-number"),
    (5, {"number": "5.0"}, "au-deck-number"),
    (5, {"number": "five"}, "au-deck-number"),
    (5, {"number": "1٣"}, "au-deck-number"),
    (5, {"name": ""}, "au-deck-name"),
    (5, {"name": "x" * 61}, "au-deck-name"),
    (5, {"name": "a|b"}, "au-deck-name"),
    (5, {"name": "a;b"}, "au-deck-name"),
    (5, {"name": 'a"b'}, "au-deck-name"),
    (5, {"name": "a\\b"}, "au-deck-name"),
    (5, {"name": "a\tb"}, "au-deck-name"),
    (5, {"name_ru": "а|б"}, "au-deck-name"),
    (5, {"name_ru": "я" * 61}, "au-deck-name"),
    (5, {"kind": "senator"}, "au-deck-kind"),
    (5, {"kind": ""}, "au-deck-kind"),
    (2, {"kind": "province"}, "au-deck-kind"),
    (5, {"type": "BLUE"}, "au-deck-type"),
    (5, {"type": "green"}, "au-deck-type"),
    (5, {"type": ""}, "au-deck-type"),
    (5, {"symbols": "S"}, "au-deck-symbols"),
    (5, {"symbols": "SHCKTDS"}, "au-deck-symbols"),
    (5, {"symbols": "SHJ"}, "au-deck-symbols"),
    (5, {"symbols": "shk"}, "au-deck-symbols"),
    (5, {"symbols": ""}, "au-deck-symbols"),
    (5, {"spaces": "4"}, "au-deck-spaces"),
    (5, {"spaces": "three"}, "au-deck-spaces"),
    (5, {"points": "-1"}, "au-deck-points"),
    (5, {"points": "100"}, "au-deck-points"),
    (5, {"points": "2.5"}, "au-deck-points"),
    (5, {"points": ""}, "au-deck-points"),
    (5, {"points": "٣"}, "au-deck-points"),
    (5, {"resource": "silver"}, "au-deck-resource"),
    (5, {"resource": ""}, "au-deck-resource"),
    (5, {"resource": "wheat+gold"}, "au-deck-resource"),
    (2, {"resource": "gold"}, "au-deck-resource"),
    (5, {"timing": "immediate"}, "au-deck-timing"),
    (3, {"timing": "permanent"}, "au-deck-timing"),
    (12, {"timing": "immediate"}, "au-deck-timing"),
    (23, {"timing": "permanent"}, "au-deck-timing"),
    (5, {"red": "yes"}, "au-deck-red"),
    (3, {"red": "no"}, "au-deck-red"),
    (3, {"red": ""}, "au-deck-red"),
    *(
        (5, {"effect": effect}, "au-deck-effect")
        for effect in (
            "",
            "nothing",
            "none:1",
            "gain",
            "gain:0",
            "gain:3",
            "gain:1 ,",
            "mob",
            "mob:S",
            "mob:SJ",
            "mob:SHC",
            "mobany:3",
            "mobany:",
            "foes_remove:3",
            "foes_wipe:1",
            "foes_lose:",
            "finish_one:2",
            "take_two:2",
            "rearrange:1",
            "same:S",
            "same:S=S",
            "same:SH",
            "same:S=J",
            "per_symbol:S*1",
            "per_symbol:S*0<=8",
            "per_symbol:S*1<=0",
            "per_symbol:S*1<=100",
            "per_symbol:S*١<=8",
            "per_type:BLUE*2",
            "per_type:GREEN*0",
            "per_type:GREEN",
            "GAIN:1",
        )
    ),
]


@rule("AU-020", "AU-021", "AU-022", "AU-023", "AU-024", "AU-025", "AU-026", "AU-027", "AU-028", "AU-029")
@pytest.mark.parametrize(("number", "facts", "message"), WRONG)
def test_a_wrong_line_is_refused_with_its_reason(number: int, facts: dict[str, str], message: str) -> None:
    """The line, what is wrong with it, and in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        read_deck_file(GAME, changed(number, **facts))
    assert error.value.message == message
    line = number + 1
    assert error.value.text("en").startswith(f"Line {line}:")
    assert error.value.text("ru").startswith(f"Строка {line}:")
    value = next(iter(facts.values()))
    if value.isprintable():
        assert value in error.value.text("en")
        assert value in error.value.text("ru")


@rule("AU-028")
@pytest.mark.parametrize("column", [name for name in HEADER if name not in ("spaces", "source", "known_fact")])
def test_a_missing_column(column: str) -> None:
    """With its name."""
    with pytest.raises(ludus.BadOption) as error:
        read_deck_file(GAME, written(table(), [name for name in HEADER if name != column]))
    assert error.value.message == "au-deck-column"
    for language, line in (("en", "Line 1:"), ("ru", "Строка 1:")):
        assert error.value.text(language).startswith(line)
        assert column in error.value.text(language)


@rule("AU-021")
def test_a_card_twice() -> None:
    """The second one is blamed."""
    with pytest.raises(ludus.BadOption, match=r"Line 21: the card 7 ") as error:
        read_deck_file(GAME, changed(20, number="7"))
    assert error.value.message == "au-deck-twice"
    assert error.value.text("ru").startswith("Строка 21:")


@rule("AU-006", "AU-021")
def test_cards_are_missing() -> None:
    """Those that are not there are named."""
    rows = [row for row in table() if row["number"] not in ("17", "40")]
    with pytest.raises(ludus.BadOption, match=r"Line 87: .*17, 40") as error:
        read_deck_file(GAME, written(rows))
    assert error.value.message == "au-deck-count"
    with pytest.raises(ludus.BadOption, match="such as 1, 2, 3"):
        read_deck_file(GAME, written([]))


@rule("AU-113")
def test_too_many_objectives_for_one_player() -> None:
    """More than seven `take_two` could not be counted."""
    rows = table()
    for row in rows[40:44]:
        row.update(effect="take_two", timing="immediate", red="no")
    with pytest.raises(ludus.BadOption) as error:
        read_deck_file(GAME, written(rows))
    assert (error.value.message, error.value.values["most"]) == ("au-deck-take-two", 7)
    rows[40].update(effect="none", timing="none")
    assert value_of(written(rows))


@rule("AU-028")
@pytest.mark.parametrize("text", ["", "\n\n", "x", "a,b\n1,2\n", '"' + "x" * 200_000, "number\x00,name\n"])
def test_what_is_no_deck(text: str) -> None:
    """Never anything but a refusal with its line."""
    with pytest.raises(ludus.BadOption) as error:
        read_deck_file(GAME, text)
    assert re.match(r"Line \d+:", error.value.text("en"))
    assert re.match(r"Строка \d+:", error.value.text("ru"))


@rule("AU-028")
def test_a_quotation_mark_that_is_not_closed() -> None:
    """The rest of the file is one long name."""
    text = deck_file().replace("Corsica", '"Corsica')
    with pytest.raises(ludus.BadOption):
        read_deck_file(GAME, text)


@rule("AU-028")
@given(st.data())
@settings(max_examples=60)
def test_any_change_is_read_or_refused(data: st.DataObject) -> None:
    """One field of one card becomes something else."""
    number = data.draw(st.integers(1, 88))
    column = data.draw(st.sampled_from(HEADER))
    pool = [row[column] for row in table()]
    value = data.draw(st.sampled_from(pool) | st.text(max_size=12))
    try:
        own = value_of(changed(number, **{column: value}))
    except ludus.BadOption as error:
        assert re.match(r"Line \d+:", error.text("en"))
    else:
        assert deal(2, 1, deck=own).options["deck"] == own


@rule("AU-021", "AU-028")
def test_a_wrong_option_value() -> None:
    """The same checks, no matter who sends it."""
    own = value_of(deck_file())
    for old, new, message in (
        ("2|Gaius Furnius", "3|Gaius Furnius", "au-deck-twice"),
        ("|SHC|2|-|foes_remove:1", "|SHJ|2|-|foes_remove:1", "au-deck-symbols"),
        ("|SHC|2|-|foes_remove:1", "|SHC|2|gold|foes_remove:1", "au-deck-resource"),
        ("foes_remove:1", "foes_remove:9", "au-deck-effect"),
        (";88|", ";89|", "au-deck-number"),
        ("1|Corsica", "1|Cor|sica", "bad-value"),
        ("1|Corsica", "2|Corsica", "bad-value"),
    ):
        assert old in own
        with pytest.raises(ludus.BadOption) as error:
            deal(2, 1, deck=own.replace(old, new, 1))
        assert error.value.message == message
        assert error.value.text("en") != error.value.text("ru")


# --- The commands ------------------------------------------------------------------------------------


@rule("AU-028")
def test_play_and_sim_read_a_deck_file(tmp_path: Path) -> None:
    """The record keeps the deck, and a resumed game has it."""
    (tmp_path / "mine.csv").write_text(changed(1, name="Corsica Nova", points="77"), "utf-8")
    options = ("--seed", "4", "--option", "start=random3")
    done_ = in_process(
        tmp_path, "play", "augustus", "--deck", "mine.csv", *options, "--save", "game.ludus", typed=[":quit"]
    )
    assert done_.code == 0, done_.err
    record = (tmp_path / "game.ludus").read_text("utf-8")
    assert "1|Corsica Nova|" in record
    assert ludus.read_record(record).options["deck"] == value_of(changed(1, name="Corsica Nova", points="77"))
    again = in_process(tmp_path, "play", "--resume", "game.ludus", typed=[":quit"])
    assert again.code == 0, again.err
    sim = in_process(
        tmp_path,
        "sim",
        "augustus",
        "--players",
        "2",
        "--games",
        "2",
        "--jobs",
        "1",
        "--json",
        "-",
        "--deck",
        "mine.csv",
    )
    assert sim.code == 0, sim.err
    assert "Corsica Nova" in sim.out


@rule("AU-028")
@pytest.mark.parametrize(
    ("card", "facts", "english", "russian"),
    [
        (5, {"effect": "win"}, "Line 6: “win” is not an ability", "Строка 6: способности «win» нет"),
        (88, {"symbols": "X"}, "Line 89: the symbols cannot be “X”", "Строка 89"),
    ],
)
def test_the_commands_refuse_bad_decks(
    card: int, facts: dict[str, str], english: str, russian: str, tmp_path: Path
) -> None:
    """In one line, with the name of the file."""
    (tmp_path / "mine.csv").write_text(changed(card, **facts), "utf-8")
    for language, expected in (("en", english), ("ru", russian)):
        done_ = in_process(tmp_path, "play", "augustus", "--deck", "mine.csv", "--lang", language)
        assert (done_.code, done_.err.count("\n")) == (2, 1)
        assert "mine.csv" in done_.err
        assert expected in done_.err
    done_ = in_process(tmp_path, "sim", "augustus", "--players", "3", "--deck", "mine.csv")
    assert done_.code == 2
    assert english in done_.err


@rule("AU-028")
def test_the_deck_cannot_be_named_twice(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(deck_file(), "utf-8")
    done_ = in_process(tmp_path, "play", "augustus", "--deck", "mine.csv", "--option", "deck=standard")
    assert done_.code == 2
    assert "--deck already sets the option deck" in done_.err
