"""Events add up to what the houses have: the web client sums them up for a player who comes back."""

from __future__ import annotations

from tests.kit.rules import rule

from .absences import FIXTURE, absences, written
from .table import facts_of, house, intrigue, play


def test_the_web_client_is_tested_with_golden_games() -> None:
    """Written anew by `python -m tests.games.spartacus.absences`."""
    assert FIXTURE.read_text("utf-8") == written(absences())


@rule("SP-010", "SP-223")
def test_gold_that_a_scheme_pays_to_the_bank_is_reported() -> None:
    """As every coin that comes from the bank."""
    m = intrigue(house(gold=5, hand="SC22a", assets="GL01a GL02a GL03a"), house("SOL"), house("TUL"))
    play(m, "A play SC22a >A; *")
    assert facts_of(m, "coins") == [{"who": 0, "amount": -3}]
