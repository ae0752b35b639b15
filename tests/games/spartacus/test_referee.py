"""Whole games, judged by a referee that knows the written rules alone (`referee/judge.py`)."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import ludus
from tests.games.spartacus.referee.cards import Rows, read_rows
from tests.games.spartacus.referee.judge import judge
from tests.games.spartacus.referee.table import ASIDES, DEALS, SEATS, WINDOWS, Disagreement, House, Table, kinds, plain

pytestmark = pytest.mark.both

ROWS = read_rows()
FIGHTING = ("net", "reinit", "order", "act", "step", "defend", "reroll", "force", "axe", "shield", "lose")


class Engine:
    """A witness: the engine plays the record from its seed."""

    def __init__(self, match: ludus.Match, lie: Callable[[dict[str, Any]], None] | None = None) -> None:
        seed = int(match.headers["Seed"])
        self.match = ludus.new_match("spartacus", players=match.players, seed=seed, options=match.options)
        self.lie = lie

    def stage(self) -> str:
        return str(self.match.view(None)["stage"])

    def meet(self, table: Table, seat: int, decision: str, legal: set[str] | None) -> None:
        if legal is not None and set(map(kinds, legal)) != self.legal(seat):
            differing = set(map(kinds, legal)) ^ self.legal(seat)
            raise Disagreement(f"before {table.line!r} in turn {table.turn} rules and engine differ in {differing}")
        if table.houses:
            seen = self.seen()
            if self.lie:
                self.lie(seen)
            compare(table, referee_view(table), seen)
        self.match.play(seat, decision)

    def legal(self, seat: int) -> set[str]:
        """All that the engine allows of what is asked, without what may be done at any time."""
        asides = {*ASIDES, *DEALS} if self.stage() in WINDOWS else {*ASIDES, *DEALS, "react"}
        return {kinds(move) for move in self.match.moves(seat) if move.split()[0] not in asides}

    def plays(self, seat: int) -> set[str]:
        moves = [move for move in self.match.moves(seat) if move.startswith("play ")]
        return {kinds(move) for move in moves if " X" not in move and " agent" not in move}

    def arena(self, seen: dict[str, Any]) -> Any:
        """The fighters, and the wagers if there are any."""
        names = ("seat", "fighter", "gear", "dice", "space")
        sides = [tuple(side[name] for name in names) for side in seen["sides"]]
        return sides, seen["bets"] if self.match.view(None)["phase"] == "arena" else None

    def seen(self) -> dict[str, Any]:
        view, position = self.match.view(None), self.match.position()
        return {
            "turn": view["turn"],
            "phase": view["phase"],
            "host": view["host"],
            "arena": self.arena(view["arena"]) if view["arena"] and view["stage"] in FIGHTING else None,
            "market": position["market"],
            "intrigue": [plain(card) for card in position["intrigue"]],
            "market_out": sorted(view["discards"]["market"]),
            "intrigue_out": sorted(map(plain, view["discards"]["intrigue"])),
            "houses": [
                {
                    "influence": house["influence"],
                    "limit": seat["limit"],
                    "gold": house["gold"],
                    "hand": sorted(house["hand"]),
                    "guards": [seat["guards"], seat["tired_guards"]],
                    "assets": {asset.pop("card"): asset for asset in seat["assets"]},
                }
                for seat, house in zip(view["seats"], position["houses"], strict=True)
            ],
        }


def arena_of(t: Table) -> Any:
    if t.phase not in ("arena", "showdown") or not t.sides or not t.fighting:
        return None
    sides = [(side.seat, side.card, side.gear, side.dice, side.place) for side in t.sides]
    return sides, t.bets if t.phase == "arena" else None


def referee_view(t: Table) -> dict[str, Any]:
    """What the referee knows, in the same words."""
    return {
        "turn": t.turn,
        "phase": t.phase,
        "host": t.host,
        "arena": arena_of(t),
        "market": t.market,
        "intrigue": [plain(card) for card in t.intrigue],
        "market_out": sorted(t.market_out),
        "intrigue_out": sorted(map(plain, t.intrigue_out)),
        "houses": [house_of(house) for house in t.houses],
    }


def house_of(house: House) -> dict[str, Any]:
    return {
        "influence": house.influence,
        "limit": house.card.limit(house.influence),
        "gold": house.gold,
        "hand": sorted(house.hand),
        "guards": [house.guards, house.tired],
        "assets": {
            card: {
                "ready": asset.ready,
                "injured": asset.injured,
                "favour": asset.favour,
                "champion": asset.champion,
            }
            for card, asset in house.assets.items()
        },
    }


def compare(t: Table, ours: dict[str, Any], theirs: dict[str, Any]) -> None:
    for name, value in ours.items():
        if name == "houses":
            for seat, (mine, yours) in enumerate(zip(value, theirs["houses"], strict=True)):
                for fact in mine:
                    if mine[fact] != yours[fact]:
                        raise Disagreement(
                            f"{fact} of {SEATS[seat]} before {t.line!r} in turn {t.turn}: "
                            f"by the rules {mine[fact]}, by the engine {yours[fact]}"
                        )
        elif value != theirs[name]:
            raise Disagreement(f"{name} before {t.line!r} in turn {t.turn}: {value} against {theirs[name]}")


# --- Games ---------------------------------------------------------------------------------------------

VARIATIONS = [
    {},
    {"length": "quick"},
    {"length": "advanced", "stall_rounds": "2"},
    {"decap_odds": "2", "host_void": "winner_pays"},
    {"min_influence": "0", "wagers": "in_turn", "length": "advanced"},
    {"target_influence": "10", "supporter_may_foil": "no", "length": "quick"},
    {"service_deals": "atomic", "max_wagers": "3"},
]


def played(bot: str, players: int, seed: int, options: dict[str, str]) -> ludus.Match:
    return ludus.play_out("spartacus", bots=[bot] * players, seed=seed, options=options)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("options", VARIATIONS, ids=lambda options: ",".join(options.values()) or "usual")
def test_random_games(options: dict[str, str], players: int) -> None:
    match = played("random", players, 1, {**options, "turn_limit": "3"})
    table = judge(match.record(), ROWS, Engine(match))
    assert table.winner == match.view(None)["winner"]


@pytest.mark.parametrize(("bot", "players", "seed"), [("greedy", 3, 5), ("greedy", 4, 5), ("greedy~3", 3, 24)])
def test_whole_games(bot: str, players: int, seed: int) -> None:
    match = played(bot, players, seed, {"length": "quick"})
    table = judge(match.record(), ROWS, Engine(match))
    assert table.winner == match.view(None)["winner"]


def asides(match: ludus.Match, seat: int, rng: Random) -> list[str]:
    """What nobody is asked for: gifts, guards laid down, offers and their ends, free reactions."""
    view, hand = match.view(None), match.view(seat)["own"]["hand"]
    to, gold = SEATS[rng.randrange(match.players)], rng.randint(1, 3)
    found = [f"pay {to} {gold}", f"vow {to} gold {gold}", "unready"]
    found += [f"offer {to} {gold} : [{word}]" for word in ("yes", "no", "pass", "up", "down", "refuse")]
    found += [f"{word} {offer['number']}" for offer in view["offers"] for word in ("accept", "reject", "cancel")]
    found += [f"lay {card}" for card in hand if card.startswith("GU")]
    found += [f"react {card} >{to}" for card in hand if card.startswith("RE0")]
    return found


def deal_much(players: int, seed: int, options: dict[str, str]) -> ludus.Match:
    """A game of random decisions in which the houses do not wait to be asked."""
    rng = Random(seed)
    match = ludus.new_match("spartacus", players=players, seed=seed, options=options)
    while not match.over:
        seat = rng.randrange(players)
        for move in rng.sample(found := asides(match, seat, rng), len(found)):
            if match.view(None)["phase"] == "setup" or rng.random() < 0.8:
                continue
            with suppress(ludus.LudusError):
                match.play(seat, move)
                break
        if not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.moves(seat)))
    return match


@pytest.mark.parametrize("options", VARIATIONS, ids=lambda options: ",".join(options.values()) or "usual")
def test_games_with_deals(options: dict[str, str]) -> None:
    players = 3 + VARIATIONS.index(options) % 2
    match = deal_much(players, 3, {**options, "turn_limit": "2"})
    judge(match.record(), ROWS, Engine(match))


# --- The referee notices what is wrong -----------------------------------------------------------------


@pytest.fixture(scope="module")
def match() -> ludus.Match:
    return played("random", 4, 3, {"turn_limit": "2"})


def first_asset(seen: dict[str, Any]) -> dict[str, Any]:
    return next(asset for house in seen["houses"] for asset in house["assets"].values())


LIES: dict[str, Callable[[dict[str, Any]], Any]] = {
    "gold": lambda seen: seen["houses"][1].update(gold=seen["houses"][1]["gold"] + 1),
    "influence": lambda seen: seen["houses"][2].update(influence=seen["houses"][2]["influence"] - 1),
    "limit": lambda seen: seen["houses"][0].update(limit=seen["houses"][0]["limit"] + 1),
    "guards": lambda seen: seen["houses"][3].update(guards=seen["houses"][3]["guards"][::-1]),
    "exhausted": lambda seen: first_asset(seen).update(ready=not first_asset(seen)["ready"]),
    "favour": lambda seen: first_asset(seen).update(favour=1),
    "hand": lambda seen: seen["houses"][0]["hand"].append("SC01a"),
    "deck": lambda seen: seen["intrigue"].reverse(),
    "discard": lambda seen: seen["market_out"].append("GL05"),
    "host": lambda seen: seen.update(host=1 - seen["host"] % 2),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_false_view_is_noticed(match: ludus.Match, lie: str) -> None:
    with pytest.raises(Disagreement):
        judge(match.record(), ROWS, Engine(match, LIES[lie]))


def altered(line: str) -> str:
    """A line of the record with something else: another die, card or seat."""
    if line[-1].isdigit():
        return line[:-1] + str(int(line[-1]) % 6 + 1)
    return line[:-1] + ("z" if line[-1] != "z" else "y")


@pytest.mark.parametrize("word", ["deal", "host", "draw", "guard", "lot", "init", "dice", "defeat", "over"])
def test_a_false_record_is_noticed(match: ludus.Match, word: str) -> None:
    lines = match.record().splitlines()
    number = max(at for at, line in enumerate(lines) if line.startswith(f"* {word} "))
    lines[number] = altered(lines[number])
    with pytest.raises((Disagreement, KeyError)):
        judge("\n".join(lines), ROWS, Engine(match))


@pytest.mark.parametrize("stream", ["market", "intrigue", "guard", "initiative", "attack", "defence"])
def test_false_chance_is_noticed(match: ludus.Match, stream: str) -> None:
    lines = match.record().splitlines()
    number = next(at for at, line in enumerate(lines) if line.startswith(f"@ {stream} "))
    head, _, last = lines[number].rpartition("." if "." in lines[number] else " ")
    lines[number] = f"{head} {7 - int(last)}" if last.isdigit() else f"{head}.XX"
    with pytest.raises((Disagreement, KeyError)):
        judge("\n".join(lines), ROWS, Engine(match))


FALSE_ROWS = [
    ("intrigue", "req", "99"),
    ("intrigue", "gold", "7"),
    ("intrigue", "condition", ""),
    ("intrigue", "effect", "gold(me,9)"),
    ("market", "value", "9"),
    ("market", "att", "6"),
    ("market", "spd", "6"),
    ("houses", "gold", "11"),
    ("houses", "guards", "4"),
    ("houses", "hand_by_influence", "0-12:2"),
    ("arena", "neighbours", "d4"),
]


@pytest.mark.parametrize(("name", "column", "value"), FALSE_ROWS)
def test_a_false_card_is_noticed(match: ludus.Match, name: str, column: str, value: str) -> None:
    rows: dict[str, Rows] = {**ROWS, name: [{**row, column: value} for row in ROWS[name]]}
    with pytest.raises(Disagreement):
        judge(match.record(), rows, Engine(match))
