"""Bots: they see only samples, repeat themselves, and are as strong as they should be."""

from __future__ import annotations

import gc
from typing import cast

import pytest

import ludus
from ludus.bots.bot import Turn
from ludus.bots.builtin import Search
from ludus.bots.levels import LEVELS, check_bots, make_bot
from ludus.bots.play import bot_turn, let_bot_move
from ludus.bots.tree import Tree
from ludus.games.regicide.state import Regicide
from ludus.kernel.rng import Rng
from ludus.kernel.state import NOBODY
from ludus.lab import sim
from ludus.match import Match


def reachable(thing: object) -> set[int]:
    """Everything that can be got at from a thing, however deep, modules and types left out."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        item = waiting.pop()
        if id(item) in seen or isinstance(item, type) or type(item).__name__ in ("module", "function", "dict_proxy"):
            continue
        seen.add(id(item))
        waiting += gc.get_referents(item)
    return seen


def middle(players: int, seed: int = 5, decisions: int = 9) -> Match:
    match = ludus.new_match("regicide", players, seed)
    bot = make_bot(match.game, "greedy", 1)
    for _ in range(decisions):
        if not match.over:
            let_bot_move(match, match.to_act[0], bot, seed)
    assert not match.over
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_true_state_is_out_of_reach_for_a_bot(players: int) -> None:
    match = middle(players)
    seat = match.to_act[0]
    turn = bot_turn(match, seat, 1)
    secrets = {id(match), id(match.state), id(match._chance), id(match._source)}
    secrets.add(id(cast(Regicide, match.state).chance))
    assert secrets <= reachable(match)
    for name in ("random", "greedy", "search:20"):
        bot = make_bot(match.game, name, 3)
        bot.choose(turn)
        assert not secrets & reachable([bot, turn])


def test_a_bot_sees_what_its_seat_sees_and_the_rest_is_invented() -> None:
    match = middle(3)
    seat = match.to_act[0]
    other = (seat + 1) % 3
    worlds = [cast(Regicide, bot_turn(match, seat, seed).world) for seed in range(20)]
    assert all(world.hands[seat] == cast(Regicide, match.state).hands[seat] for world in worlds)
    assert len({tuple(world.hands[other]) for world in worlds}) > 10
    assert len({tuple(world.tavern) for world in worlds}) > 10
    assert all(match.game.view(world, seat) == match.game.view(match.state, seat) for world in worlds)


@pytest.mark.parametrize("name", ["random", "novice", "easy", "greedy", "search:30"])
def test_equal_seeds_give_equal_games(name: str) -> None:
    first, second = (ludus.play_out("regicide", [name] * 2, seed=4).record() for _ in range(2))
    assert first == second
    assert first != ludus.play_out("regicide", [name] * 2, seed=5).record()


def test_search_takes_the_winning_move() -> None:
    """The last King has 5 health left: only the 5 or more of the right kind wins at once."""
    line = (
        "rg n=2 turn=A step=1 hands=2H.5S/3C enemy=KC table=KD/QD castle=- tavern=- lazaret=KH.KS.QC.QH.QS.JC.JD.JH.JS."
        "AC.AD.AH.AS.2C.2D.2S.3D.3H.3S.4C.4D.4H.4S.5C.5D.5H.6C.6D.6H.6S.7C.7D.7H.7S.8C.8D.8H.8S.9C.9D.9H.9S.TC.TD.TH.TS"
        " yielded=- flips=0"
    )
    match = ludus.from_position("regicide", line)
    for name in ("greedy", "search:50", "search:0.05s"):
        bot = make_bot(match.game, name, 1)
        turn = bot_turn(match, 0, 1)
        assert turn.game.format(turn.world, 0, bot.choose(turn)) == "p 5S"


def test_search_keeps_the_part_of_the_tree_that_still_fits() -> None:
    match = middle(1, seed=2, decisions=4)
    bot = make_bot(match.game, "search:200", 1)
    assert isinstance(bot, Search)
    kept = []
    for _ in range(12):
        if match.over:
            break
        before = bot.kept
        turn = bot_turn(match, 0, 1)
        fits = before is not None and before.opened and not before.mixed and before.legal == turn.legal
        tree = Tree(turn.world, 0, Rng(1), before)
        assert (tree.root is before) == fits
        kept.append(fits)
        let_bot_move(match, 0, bot, 1)
    assert any(kept)


def test_search_widens_with_its_budget() -> None:
    match = middle(2, seed=8, decisions=2)
    turn = bot_turn(match, match.to_act[0], 1)
    tried = []
    for budget in (10, 100, 1000):
        tree = Tree(turn.world, turn.seat, Rng(1))
        tree.run(budget)
        tried.append(sum(child is not None for child in tree.root.children))
    assert tried[0] < tried[1] < tried[2]


def test_time_budgets_are_kept() -> None:
    import time

    match = middle(4)
    bot = make_bot(match.game, "search:0.2s", 1)
    turn = bot_turn(match, match.to_act[0], 1)
    start = time.monotonic()
    bot.choose(turn)
    assert 0.15 < time.monotonic() - start < 1.0


@pytest.mark.parametrize(
    "text", ["", "sarch", "search:", "search:0", "search:0s", "search:-3", "search:2m", "greedy~x", "program:"]
)
def test_unknown_players_are_refused(text: str) -> None:
    with pytest.raises(ludus.BadOption, match="no bot called"):
        make_bot(ludus.game("regicide"), text, 1)


def test_one_name_serves_all_seats_but_two_do_not_serve_three() -> None:
    game = ludus.game("regicide")
    assert check_bots(game, ["greedy"], 3) == ["greedy"] * 3
    with pytest.raises(ludus.BadOption, match="2 bots for 3 seats"):
        check_bots(game, ["greedy", "random"], 3)


def test_an_explanation_uses_public_facts_only() -> None:
    """The words of an explanation name no card of the hand besides the move itself."""
    match = middle(2)
    seat = match.to_act[0]
    bot = make_bot(match.game, "greedy", 1)
    turn = bot_turn(match, seat, 1)
    for move in turn.legal:
        facts = bot.explain(turn, move)
        assert facts
        for fact in facts:
            assert all(isinstance(value, int) or value in tuple("ABCD") for value in fact.values.values()), fact


def share(bot: str, players: int, games: int) -> float:
    played, complete = sim.simulate(sim.make_plan("regicide", players, [bot], games, 99), 1, lambda done: None)
    assert complete
    return sum(bool(p.winners) for p in played) / games


@pytest.mark.parametrize(("players", "least"), [(1, 0.30), (2, 0.36), (3, 0.42), (4, 0.19)])
def test_greedy_is_as_strong_as_tuned(players: int, least: float) -> None:
    assert share("greedy", players, 600) > least


@pytest.mark.slow
def test_levels_rise() -> None:
    """Each level beats the one below by a clear margin."""
    novice, easy, normal = (share(level, 3, 300) for level in LEVELS[:3])
    assert novice < 0.03 < easy < normal - 0.1


@pytest.mark.full
def test_hard_is_above_normal() -> None:
    assert share("hard", 3, 24) > share("normal", 3, 300) + 0.05


def test_spectators_get_a_world_too() -> None:
    match = middle(2)
    world = match.state.sample(NOBODY, 3)
    assert match.game.view(world, None) == match.game.view(match.state, None)


def test_a_turn_offers_the_moves_of_the_match() -> None:
    match = middle(4)
    seat = match.to_act[0]
    turn: Turn = bot_turn(match, seat, 1)
    assert turn.moves == match.moves(seat)
    assert turn.view["seats"] == match.view(seat)["seats"]
    assert turn.events == match.events(seat)


@pytest.mark.parametrize("game", ["goldencup", "regicide"])
def test_a_search_ends_where_nothing_can_change_its_choice(game: str) -> None:
    """The same move as with all play-outs, mostly with fewer."""
    spent: list[int] = []
    match = ludus.new_match(game, 2, 3)
    while len(spent) < 8:
        seat = match.to_act[0]
        turn = bot_turn(match, seat, 1)
        if len(turn.legal) > 1:
            search = Search("search:120", 120, 0.0, Rng(7))
            whole = Tree(turn.world, seat, Rng(7))
            whole.run(120)
            assert search.choose(turn) == whole.best_move()
            spent.append(search.rollouts_done)
        let_bot_move(match, seat, make_bot(match.game, "greedy", 1), 1)
    assert max(spent) <= 120 and sum(spent) < 0.95 * 120 * len(spent)
