"""Table options (ledger 3.13)."""

from __future__ import annotations

import pytest

import ludus
from tests.kit.rules import rule

from .table import SEATS, deal, phase, play_on, shows, to_act

pytestmark = pytest.mark.both


@rule("AU-230", "AU-231", "AU-232")
def test_the_usual_game() -> None:
    """Three of six, all together, any crier."""
    m = deal(3)
    assert m.options == {"start": "draft", "placement": "simultaneous", "crier": "random", "deck": "standard"}
    assert (phase(m), to_act(m)) == ("keep", "ABC")


@rule("AU-230", "AU-231", "AU-232")
@pytest.mark.parametrize("start", ["draft", "random3"])
@pytest.mark.parametrize("placement", ["simultaneous", "clockwise"])
@pytest.mark.parametrize("crier", ["random", "B"])
def test_options_go_together(start: str, placement: str, crier: str) -> None:
    """All eight ways, played to the end and replayed."""
    m = deal(3, 4, start=start, placement=placement, crier=crier)
    assert phase(m) == ("keep" if start == "draft" else "place")
    if crier == "B":
        shows(m, crier=1)
    play_on(m, 4)
    assert ludus.read_record(m.record()).record() == m.record()
    for name, value in (("start", start), ("placement", placement), ("crier", crier)):
        default = value in ("draft", "simultaneous", "random")
        assert (f'[{name} "{value}"]' in m.record()) != default


@rule("AU-231")
@pytest.mark.parametrize("placement", ["simultaneous", "clockwise"])
def test_who_is_asked_for_a_placement(placement: str) -> None:
    """All who can, or one after the other."""
    m = deal(4, 2, start="random3", placement=placement)
    most = 0
    while not m.over:
        if phase(m) == "place":
            most = max(most, len(m.to_act))
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    assert most == (4 if placement == "simultaneous" else 1)


@rule("AU-232")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_named_crier(players: int) -> None:
    """Any seat that there is."""
    for crier in SEATS[:players]:
        shows(deal(players, crier=crier), crier=SEATS.index(crier))
    with pytest.raises(ludus.BadOption):
        deal(players, crier=(SEATS + "G")[players])


@rule("AU-232")
def test_a_named_crier_changes_nothing_else() -> None:
    """The deal is the same."""
    hands = [deal(4, 5, crier=seat).position()["active"] for seat in "ABCD"]
    assert all(each == hands[0] for each in hands)


WRONG = [
    (3, {"start": "random"}, "bad-value"),
    (3, {"start": ""}, "bad-value"),
    (3, {"placement": "turns"}, "bad-value"),
    (3, {"crier": "D"}, "bad-value"),
    (3, {"crier": "a1"}, "bad-value"),
    (3, {"crier": "oldest"}, "bad-value"),
    (3, {"deck": "mine"}, "bad-value"),
    (3, {"deck": "1|x"}, "bad-value"),
    (3, {"mode": "teams"}, "bad-option"),
    (3, {"mode": "solo"}, "bad-option"),
    (3, {"target": "5"}, "bad-option"),
]


@rule("AU-230", "AU-231", "AU-232", "AU-233")
@pytest.mark.parametrize(("players", "options", "message"), WRONG)
def test_wrong_options_are_refused(players: int, options: dict[str, str], message: str) -> None:
    """With a reason in both languages; there are no teams."""
    with pytest.raises(ludus.BadOption) as error:
        ludus.new_match("augustus", players, options=options)
    assert error.value.message == message
    assert error.value.text("en") != error.value.text("ru")


@rule("AU-233")
def test_no_solo_and_no_teams() -> None:
    """Two players at least, each for oneself."""
    meta = ludus.game("augustus").meta
    assert min(meta.players) == 2
    assert meta.modes == ("free",)
    assert not meta.cooperative
    m = play_on(deal(4, 1), 1)
    assert m.outcome is not None
    assert len(m.outcome.scores) == 4
