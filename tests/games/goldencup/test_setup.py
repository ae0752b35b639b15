"""The frame of the game and its set-up (specification 3.1 to 3.3)."""

from __future__ import annotations

from collections import Counter

import pytest

import ludus
from tests.kit.rules import rule

from .table import (
    SEATS,
    START,
    TOKENS,
    coins,
    deal,
    end_shopping,
    facts_of,
    file_rows,
    hand,
    line_up,
    moves,
    own,
    phase,
    play,
    play_on,
    public,
    refused,
    scene,
    seat,
    shopping,
    stage,
    team,
    to_act,
)

pytestmark = pytest.mark.both

PLAYERS = range(1, 7)


@rule("GC-001")
@pytest.mark.parametrize("players", [0, 7, -1])
def test_one_to_six_players(players: int) -> None:
    assert ludus.game("goldencup").meta.players == (1, 2, 3, 4, 5, 6)
    with pytest.raises(ludus.LudusError, match="1 to 6"):
        deal(players)


@rule("GC-002")
@pytest.mark.parametrize("players", PLAYERS)
def test_an_automa_makes_the_number_of_teams_even(players: int) -> None:
    """With 1, 3 and 5 players there is one more team, else none."""
    m = deal(players)
    seen = m.view(None)
    teams = {team for pair in seen["pairings"][0] for team in pair}
    assert len(teams) == players + players % 2
    assert (seen["automa"] is not None) == (players % 2 == 1)
    if seen["automa"]:
        assert seen["automa"]["team"] == players


@rule("GC-003", "GC-004", "GC-008")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_rounds_then_scoring_then_the_final(players: int) -> None:
    """Rounds one after the other, all matches of one before the next, then the end."""
    m = play_on(deal(players, 4), 4)
    order = [
        each for each in m.events(None) if each.kind in ("round", "shown", "result", "scored", "finalists", "ended")
    ]
    rounds = [each.facts["round"] for each in order if each.kind == "round"]
    assert rounds == [1, 2, 3, 4, 5, 6]
    fields = (players + 1) // 2
    kinds = [each.kind for each in order]
    for number in range(6):
        start = number * (1 + players + fields)
        assert kinds[start : start + 1 + players + fields] == ["round", *["shown"] * players, *["result"] * fields]
    rest = kinds[6 * (1 + players + fields) :]
    assert rest[:players] == ["scored"] * players
    assert rest[players:] in (["ended"], ["finalists", "result", "ended"])
    if players > 2:
        assert rest[players:] == ["finalists", "result", "ended"]


@rule("GC-005", "GC-006")
def test_everybody_acts_at_the_same_time() -> None:
    """All owe decisions from the start, in any order; matches begin after the last `E`."""
    m = deal(4)
    assert to_act(m) == "ABCD"
    for letter in "CADB":
        play(m, f"{letter}:{m.moves(SEATS.index(letter))[0]}")
    play(m, "D:E B:LA")
    assert to_act(m) == "ABC"
    play(m, "A:E C:E B:LD")
    assert (phase(m), to_act(m)) == ("shopping", "B")
    assert not facts_of(m, "result")
    play(m, "B:E")
    assert len(facts_of(m, "result")) == 2


@rule("GC-007")
def test_the_matches_of_a_round_run_at_the_same_time() -> None:
    """A field whose teams are ready plays while others still line up."""
    m = scene(team(hired="13"), team(hired="11"), team(hired="66"), team(hired="58"), phase="matches")
    play(m, "C:X-/-/-/66 D:X-/-/-/-")
    assert [each["match"] for each in facts_of(m, "result")] == ["r1f2"]
    assert (phase(m), to_act(m)) == ("matches", "AB")
    play(m, "B:X-/-/-/- A:X-/-/-/-")
    assert [each["match"] for each in facts_of(m, "result")] == ["r1f2", "r1f1"]
    assert m.view(None)["round"] == 2


@rule("GC-010", "GC-011", "GC-012", "GC-013", "GC-014", "GC-022")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_manager_starts_alike(players: int) -> None:
    """Bronze, 3 board tokens, 24 in the supply, 4 coins, 5 glory."""
    m = deal(players)
    assert len(m.view(None)["seats"]) == players
    for letter in SEATS[:players]:
        shown = seat(m, letter)
        assert (shown["stadium"], shown["agent"], shown["coins"], shown["glory"]) == (0, 0, 4, 5)
        assert shown["board"] == START
        assert shown["supply"] == {kind: TOKENS[kind] - START.get(kind, 0) for kind in TOKENS}
        assert sum(shown["supply"].values()) == 24
        assert (shown["hired"], shown["sponsors"]) == ([], {"plus": 0, "minus": 0})
    assert sum(TOKENS[kind] for kind in TOKENS if kind[0] == "a") == 14
    assert sum(TOKENS[kind] for kind in TOKENS if kind[0] == "d") == 13


@rule("GC-015", "GC-025")
@pytest.mark.parametrize("players", PLAYERS)
def test_match_tokens(players: int) -> None:
    """One random token for every team, the Automa too; they stay for the whole game."""
    teams = players + players % 2
    seen = set()
    for seed in range(12):
        m = deal(players, seed)
        view = m.view(None)
        held = [shown["token"] for shown in view["seats"]] + ([view["automa"]["token"]] if view["automa"] else [])
        assert sorted(held) == list(range(teams))
        seen.add(tuple(held))
    assert len(seen) > (1 if teams == 2 else 5)
    before = m.view(None)["pairings"]
    play_on(m, 1, until="result")
    assert m.view(None)["pairings"] == before


@rule("GC-016", "GC-106")
@pytest.mark.parametrize("players", PLAYERS)
def test_pairings_follow_the_printed_schedule(players: int) -> None:
    """Fields for the number of players; the token shows field and opponent of every round."""
    teams = players + players % 2
    m = deal(players, 3)
    holders = {shown["token"]: shown["seat"] for shown in m.view(None)["seats"]}
    if players % 2:
        holders[m.view(None)["automa"]["token"]] = players
    rows = {row["key"]: row["value"] for row in file_rows("boards") if row["section"] == f"schedule_{teams}_teams"}
    expected = []
    for number in range(1, 7):
        pairs = [pair.split(":")[1].split("-") for pair in rows[f"round {number}"].split()]
        assert len(pairs) == teams // 2
        expected.append([[holders[int(first[1])], holders[int(second[1])]] for first, second in pairs])
    assert m.view(None)["pairings"] == expected


@rule("GC-016", "GC-107")
def test_four_breaks_on_each_field() -> None:
    """No more and no fewer than four in a match that empties its bag."""
    m = end_shopping(scene(team(), team(), team(), team(), round=6))
    for field in ("r6f1", "r6f2"):
        drawn = [each for each in facts_of(m, "token") if each["match"] == field]
        assert sum(each["result"] == "break" for each in drawn) == 4
        assert len(drawn) == 10


@rule("GC-017")
def test_the_round_marker_starts_on_one() -> None:
    assert deal(2).view(None)["round"] == 1


@rule("GC-018", "GC-019")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_decks_and_three_bronze_cards(players: int) -> None:
    """36, 34 and 32 shuffled cards; three bronze ones for each player."""
    m = deal(players)
    assert m.view(None)["decks"] == [36 - 3 * players, 34, 32]
    hands = [hand(m, letter) for letter in SEATS[:players]]
    cards = [card for cards in hands for card in cards]
    assert len(set(cards)) == 3 * players
    assert all(1 <= card <= 36 for card in cards)
    here = m.position()["decks"]
    assert [sorted([*cards, *here[0]]), sorted(here[1]), sorted(here[2])] == [
        list(range(1, 37)),
        list(range(37, 71)),
        list(range(71, 103)),
    ]
    assert all(deck != sorted(deck) for deck in here)
    assert here != deal(players, 2).position()["decks"]


@rule("GC-018", "GC-085")
def test_levels_of_champions() -> None:
    """Bronze 1 to 36, silver 37 to 70, gold 71 to 102; each has symbols and abilities."""
    rows = file_rows("champions")
    levels = [row["level"] for row in rows]
    assert levels == ["bronze"] * 36 + ["silver"] * 34 + ["gold"] * 32
    assert all(1 <= len(row["traits"]) <= 3 and row["effect"] for row in rows)
    symbols = {
        level: Counter(letter for row in rows if row["level"] == level for letter in row["traits"])
        for level in ("bronze", "silver", "gold")
    }
    assert [[symbols[level][letter] for letter in "RBGYV"] for level in symbols] == [
        [9, 9, 10, 10, 9],
        [11, 10, 12, 11, 10],
        [14, 14, 14, 12, 12],
    ]


@rule("GC-020", "GC-021")
@pytest.mark.parametrize("players", PLAYERS)
def test_two_fans_of_which_one_is_kept(players: int) -> None:
    """Different ones for everybody, chosen with the three cards in hand, before anything is bought."""
    m = deal(players)
    dealt = [fan for letter in SEATS[:players] for fan in own(m, letter)["fans"]]
    assert len(set(dealt)) == 2 * players
    for letter in SEATS[:players]:
        fans = own(m, letter)["fans"]
        assert stage(m, letter) == "fan"
        assert moves(m, letter) == {f"F{fan:02d}" for fan in fans}
        assert len(hand(m, letter)) == 3
        other = next(fan for fan in range(1, 17) if fan not in fans)
        refused(m, f"{letter}:F{other:02d}", "GC-020")
        refused(m, f"{letter}:LA", "GC-020")
        play(m, f"{letter}:F{fans[1]:02d}")
        assert seat(m, letter)["fan"] == fans[1]
        assert stage(m, letter) == "shop"
        assert coins(m, letter) == 4
    refused(m, f"A:F{own(m, 'A')['fans'][0]:02d}", "GC-020")


@rule("GC-020")
def test_all_fans_are_dealt_at_some_time() -> None:
    """The fans are shuffled, so that each of the 16 comes."""
    seen = {fan for seed in range(20) for letter in "ABCDEF" for fan in own(deal(6, seed), letter)["fans"]}
    assert seen == set(range(1, 17))


@rule("GC-Q32")
def test_fans_stay_hidden_until_the_scoring() -> None:
    """The kept one is shown when it is scored, the discarded one never."""
    m = deal(2, 5)
    kept = [own(m, letter)["fans"][0] for letter in "AB"]
    dropped = [own(m, letter)["fans"][1] for letter in "AB"]
    while not m.over:
        if not facts_of(m, "scored"):
            assert [public(m, letter)["fan"] for letter in "AB"] == [None, None]
            assert m.view(0)["seats"][1]["fan"] is None
            assert m.view(None)["fans"] == {}
            assert ":F" not in m.record(secrets=False)
        m.play(m.to_act[0], m.moves(m.to_act[0])[0])
    assert [each["fan"] for each in facts_of(m, "scored")] == kept
    assert [public(m, letter)["fan"] for letter in "AB"] == kept
    assert not {f"{fan:02d}" for fan in dropped} & set(m.view(None)["fans"])


# --- The Automa ------------------------------------------------------------------------------------


@rule("GC-026", "GC-027", "GC-028", "GC-029")
@pytest.mark.parametrize(("players", "unused"), [(3, 3), (5, 3), (1, 3)])
def test_tokens_of_the_automa(players: int, unused: int) -> None:
    """A4, D-1 and one of the pool; one more on each of the cells 2 to 6, face up."""
    pool = Counter(["a3", "a3", "a4", "a4", "a4", "d2", "d3", "d3", "d4"])
    first = set()
    for seed in range(15):
        m = deal(players, seed)
        automa = m.view(None)["automa"]
        start = Counter(automa["board"]) - Counter(["a4", "d1"])
        assert sum(start.values()) == 1
        assert list(automa["coming"]) == ["2", "3", "4", "5", "6"]
        assert all(len(cell) == 1 for cell in automa["coming"].values())
        coming = Counter(token for cell in automa["coming"].values() for token in cell)
        left = pool - start - coming
        assert sum(left.values()) == unused
        assert Counter(m.position()["idle_tokens"]) == left
        assert "idle_tokens" not in m.view(None)
        first.add(next(iter(start)))
        if players > 1:
            assert (automa["agent"], automa["glory"]) == (None, None)
    assert len(first) > 2


@rule("GC-026", "GC-002")
def test_a_new_game_needs_no_decision_of_the_automa() -> None:
    """Only players are asked."""
    m = shopping(3)
    play(m, "A:E B:E C:E")
    assert to_act(line_up(m)) == "ABC"
    assert m.view(None)["round"] == 2
