"""Favour tables of one's own: figures in an option, or a deck file (GM-R01, specification 6.3)."""

from __future__ import annotations

import pytest

import ludus
from ludus.games.gorus.cards import card_name
from ludus.games.gorus.deck import favour_table, read_deck_file
from ludus.kernel.text import game_folder
from tests.kit.rules import rule

from .table import last_bout, scored

pytestmark = pytest.mark.both

GAME = ludus.game("gorus")
FIGURES = "0,0,-1,0,0,0,0,-1,-4,2,1,1,1,0,1,0"


def deck_file(**changed: str) -> list[str]:
    """The lines of a file with FIGURES, but for the changed cards."""
    row = FIGURES.split(",")
    rows = [f"{card_name(code)},{changed.get(card_name(code), row[code & 15])}" for code in range(80)]
    return ["card,favour", *rows]


@rule("GM-R01", "GM-403")
def test_figures_for_each_strength() -> None:
    """16 figures hold for every school."""
    m = last_bout("-/G12.P12.N9/G7", options={"favour": FIGURES})
    assert scored(m)["totals"][1] == 4
    assert list(favour_table(FIGURES)) == [int(figure) for figure in FIGURES.split(",")] * 5


@rule("GM-R01")
def test_figures_for_each_card() -> None:
    """80 figures, where a printed card differs from its fellows."""
    figures = FIGURES.split(",") * 5
    figures[2 * 16 + 9] = "7"
    m = last_bout("-/G9/P9", options={"favour": ",".join(figures)})
    assert scored(m)["totals"][1:] == [7, 2]


@rule("GM-R01")
def test_a_deck_file_gives_the_option() -> None:
    """Short where all schools are alike, long where not."""
    assert read_deck_file(GAME, "\n".join(deck_file())) == FIGURES
    long = read_deck_file(GAME, "\n".join(deck_file(G9="7")))
    assert len(long.split(",")) == 80
    assert long.split(",")[2 * 16 + 9] == "7"
    for value in (FIGURES, long):
        assert ludus.new_match("gorus", 3, options={"favour": value}).options["favour"] == value


@rule("GM-R01")
def test_our_own_file_is_a_deck_file() -> None:
    """It can be copied and corrected; more columns and any order of rows are allowed."""
    text = game_folder("gorus").joinpath("cards.csv").read_text("utf-8")
    head, *rows = text.splitlines()
    figures = read_deck_file(GAME, "\n".join([head, *reversed(rows)]))
    assert list(favour_table(figures)) == list(favour_table("default"))


@rule("GM-407")
def test_an_empty_figure_is_nothing() -> None:
    assert read_deck_file(GAME, "\n".join(deck_file(B7="", N7=" "))).split(",")[7] == "0"


WRONG = [
    (["card,points", *deck_file()[1:]], "gorus-deck-column", 1, "favour"),
    (["name,favour", *deck_file()[1:]], "gorus-deck-column", 1, "card"),
    ([], "gorus-deck-column", 1, "card"),
    ([*deck_file()[:4], "X3,0", *deck_file()[5:]], "gorus-deck-card", 5, "X3"),
    ([*deck_file()[:4], "B16,0", *deck_file()[5:]], "gorus-deck-card", 5, "B16"),
    ([*deck_file()[:4], ",0", *deck_file()[5:]], "gorus-deck-card", 5, ""),
    ([*deck_file(), "B4,0"], "gorus-deck-twice", 82, "B4"),
    (deck_file(N4="one"), "gorus-deck-figure", 22, "one"),
    (deck_file(N4="1.5"), "gorus-deck-figure", 22, "1.5"),
    (deck_file(N4="100"), "gorus-deck-figure", 22, "100"),
    (deck_file(G0="5"), "gorus-deck-zero", 34, "G0"),
    (deck_file()[:-1], "gorus-deck-missing", 80, "Y15"),
    (deck_file()[:1], "gorus-deck-missing", 1, "B0"),
]


@rule("GM-R01", "GM-003", "GM-405")
@pytest.mark.parametrize(("lines", "message", "line", "name"), WRONG)
def test_a_wrong_deck_file_is_refused(lines: list[str], message: str, line: int, name: str) -> None:
    """With line and reason, in both languages."""
    with pytest.raises(ludus.BadOption) as error:
        read_deck_file(GAME, "\n".join(lines))
    assert error.value.message == message
    assert error.value.values["line"] == line
    for language in ("en", "ru"):
        text = error.value.text(language)
        assert name in text
        if message != "gorus-deck-missing":
            assert str(line) in text


@rule("GM-405")
def test_figures_of_zeros_are_refused() -> None:
    """A 0 is worth 5 or nothing, in an option as in a file."""
    with pytest.raises(ludus.BadOption):
        ludus.new_match("gorus", 3, options={"favour": "3" + FIGURES[1:]})


@rule("GM-R01")
def test_examples_hold_for_both_tables() -> None:
    """What the rulebook forces (specification 6.3)."""
    for name in ("default", "minimal"):
        row = favour_table(name)[:16]
        assert (row[8], row[2], row[9], row[6], row[0]) == (-4, -1, 2, 0, 0)
        assert row[4] + 2 * row[10] == 2
        assert row[5] + row[4] == 0
