"""What the tests of all games share: a table to speak of, and what holds for every game.

table        seats as letters, moves as a record writes them, refusals, what lies there
records      games that are written down and read again, and what is wrong with a record
positions    positions that are written down and read again, and what is wrong with one
information  what an observer can tell apart, and sampled worlds
texts        messages of a game, and facts in both languages
glancing     the checks of `ludus.lab.conformance` at some moments of long games
"""

import pytest

for _name in ("table", "records", "positions", "information", "texts"):
    pytest.register_assert_rewrite(f"{__name__}.{_name}")
