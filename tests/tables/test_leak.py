"""No leak on the wire: whatever a server would send is made of what its receiver may know.

A table is compared with its twin for one observer: the same table, but everything that this observer cannot know
(other hands, piles, shuffles, the secret, the others' keys) is different. All bytes must be the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import cast

import msgspec
import pytest

from ludus.bots.quick import GREEDY, quick_move
from ludus.games.regicide.events import DREW
from ludus.games.regicide.state import Regicide
from ludus.kernel.chance import Fast
from ludus.kernel.refusals import LudusError
from ludus.kernel.rng import Rng
from ludus.match import Step
from ludus.server.app import _line
from ludus.tables import observed, wire
from ludus.tables.bot_worker import Job, think
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.bots import HINT_LEVEL, hint_seed
from ludus.tables.entries import Created, Moved, Place, Row, Said, Started, UndoAnswered, UndoWanted
from ludus.tables.open_table import OpenTable
from ludus.tables.requests import Outdated, Request, decide, judge, refused
from ludus.tables.rows import take
from ludus.tables.table import Table

POSITIONS = 1000
OTHERS = [
    "",
    "y",
    "f",
    "n A",
    "n D",
    "p X",
    "d X",
    "p KS",
    "p 2C 2D 2H",
    "d 9H 8S 7C 6D 5H 4S 3C 2D",
    "resign",
    "p 7H 7H",
]
OTHERS += ["x", "p", "n", "d", "p AA", "p 10H", "P ah 2c", "p " + "A" * 900, "#3", "p ♥7", "\u202e\x00"]
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "CDHS"]


def new_table(players: int, seed: int, options: dict[str, str]) -> Table:
    """A running table of people, with a bot and a program where there is room for them."""
    kinds = ["person", "person", "program", "bot"][:players]
    places = tuple(
        Place(kind, f"name {seat}", "normal" if kind == "bot" else "", (f"g{seat}",), f"key {seat}", f"luck {seat}")  # type: ignore[arg-type]
        for seat, kind in enumerate(kinds)
    )
    defaults = {"first": "random", "talk": "signals", "lazaret": "top", "solo_yield": "off"}
    secret = random.Random(seed).randbytes(32).hex()
    created = Created(f"table{seed}", "regicide", 1, {**defaults, **options}, places, "g0", 0, secret)
    table = Table(Row(created, 0.0))
    take(table, Row(Started(places), 0.0))
    return table


def without_secrets(raw: list[int], seat: int | None) -> list[int]:
    """Another card in the place of one that this observer did not see."""
    if raw[0] == DREW and raw[1] != seat and not raw[3]:
        return [DREW, raw[1], (raw[2] + 17) % 40, 0]
    return raw


def twin_of(table: Table, seat: int | None, seed: int) -> Table:
    """The same table for this observer, with everything else changed."""
    match = table.playing()
    places = tuple(
        place
        if other == seat
        else msgspec.structs.replace(place, key=f"other {other}", luck="x", guests=(f"h{other}",))
        for other, place in enumerate(table.places)
    )
    if seat == 0:  # the host sees the keys of programs
        places = tuple(
            mine if mine.kind == "program" else other for mine, other in zip(table.places, places, strict=True)
        )
    secret = random.Random(seed).randbytes(32).hex()
    twin = Table(Row(msgspec.structs.replace(table.created, secret=secret, places=places), 0.0))
    take(twin, Row(Started(places), 0.0))
    other = twin.playing()
    other.state = match.sample(seat, seed).state
    cast(Regicide, other.state).chance = Fast(seed)
    other.steps = [
        Step(step.seat, step.move, [without_secrets(raw, seat) for raw in step.events], step.chance)
        for step in match.steps
    ]
    other.said = match.said[:]
    other.faults = match.faults[:]
    twin.row_ends = table.row_ends
    twin.stream = [without_secrets(each, seat) if isinstance(each, list) else each for each in table.stream]
    for name in (
        "version",
        "status",
        "stand_ins",
        "answered",
        "asked_at",
        "moves_of",
        "again",
        "undo_by",
        "undo_waiting",
    ):
        setattr(twin, name, getattr(table, name))
    twin.commitment = table.commitment
    return twin


def texts(table: Table, seat: int, chance: random.Random) -> list[str]:
    """Moves to be judged: all legal ones, sets that are hardly ever legal, and what is no move."""
    match = table.playing()
    tried = list(match.moves(seat))
    tried = tried if len(tried) <= 20 else chance.sample(tried, 20)
    tried += chance.sample(OTHERS, 6)
    hand = [str(card) for card in match.view(seat)["seats"][seat]["hand"]]
    for verb in "pppddd":
        cards = chance.sample(CARDS, chance.randint(1, 3)) + chance.sample(hand, min(len(hand), chance.randint(0, 2)))
        tried.append(f"{verb} {' '.join(cards)}")
    for length in range(2, 5):
        tried.append("d " + " ".join(chance.sample(hand, min(len(hand), length))))
    return tried


def attempt(table: Table, seat: int | None, message: wire.ClientMessage) -> bytes:
    """What comes of a wish."""
    try:
        return wire.encoder.encode(decide(Request(table, f"g{seat}", "", seat, set()), message))
    except Outdated:
        return b"stale"
    except LudusError as error:
        return wire.encoder.encode(refused(message.id, error))


def sent(table: Table, seat: int | None, tried: list[str], seed: int) -> Iterator[tuple[str, bytes]]:
    """Everything that a server would send to this observer, with a name for each piece."""
    encode = wire.encoder.encode
    guest = f"g{seat}"
    seats = observed.seats(table, {0}, {1})
    for since in (0, len(table.stream) // 2, len(table.stream)):
        yield f"update since {since}", encode(observed.update(table, guest, seat, since, seats, 2))
    yield "line", encode(_line(OpenTable(table), guest))
    if table.status == "playing":
        yield "record", observed.record(table).encode()
    if seat is None:
        yield "stranger", encode(observed.update(table, "stranger", None, 0, seats, 1))
        return
    for text in tried:
        if table.status == "playing" or not text.startswith("d"):
            yield f"judged {text}", encode(judge(table, seat, wire.Judge("j", text)))
        yield f"play {text}", attempt(table, seat, wire.Play("p", table.version, text))
    yield "stale", attempt(table, seat, wire.Play("p", 0, tried[0]))
    yield "undo", attempt(table, seat, wire.TakeBack("u"))
    for text in ("s hand", "s +", "hello", ""):
        yield f"say {text}", attempt(table, seat, wire.Say("s", text))
    if seat in table.to_act():
        yield "hint", encode(hint_job(table, seat))


def hint_job(table: Table, seat: int) -> Job:
    return BotWorkers().job(table.playing(), seat, HINT_LEVEL, hint_seed(table, seat))


def go_on(table: Table, chance: random.Random) -> None:
    """One thing happens: mostly a sensible move, sometimes any move, some talk, a question about undo."""
    match = table.playing()
    if table.undo_by >= 0:
        take(table, Row(UndoAnswered(table.undo_waiting[0], chance.random() < 0.3), 0.0))
        return
    seat = match.to_act[0]
    move = match.game.format(match.state, seat, quick_move(match.state, seat, GREEDY, 0.0, Rng(chance.getrandbits(60))))
    if chance.random() < 0.15:
        move = chance.choice(match.moves(seat))
    jester = [each for each in match.moves(seat) if each == "p X"]
    take(table, Row(Moved(seat, chance.choice([*jester, move]) if chance.random() < 0.7 else move), 0.0))
    speaker = chance.randrange(match.players)
    signals = match.signals(speaker)
    if signals and not match.said and chance.random() < 0.3:
        take(table, Row(Said(speaker, chance.choice(signals)), 0.0))
    elif table.status == "playing" and chance.random() < 0.1:
        asker = [each for each in table.people() if observed.undo(table, each) == "ask"]
        if asker:
            take(table, Row(UndoWanted(asker[0]), 0.0))


def tables(players: int, positions: int, part: int = 0) -> Iterator[tuple[Table, int]]:
    """Tables at so many moments of their games, each with a seed; the last moment of a game is its end."""
    seed = 1000 * players + 500 * part
    while positions > 0:
        seed += 1
        chance = random.Random(seed)
        options = {"talk": chance.choice(["signals", "silent", "free"]), "lazaret": chance.choice(["top", "open"])}
        table = new_table(players, seed, options)
        while positions > 0:
            if chance.random() < 0.5 or table.status == "over":
                positions -= 1
                yield table, chance.getrandbits(40)
            if table.status == "over":
                break
            go_on(table, chance)


# --- The proof -----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, 1])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_twins_send_the_same_bytes(players: int, part: int) -> None:
    met: Counter[str] = Counter()
    different = compared = 0
    for number, (table, seed) in enumerate(tables(players, POSITIONS // 8, part)):
        chance = random.Random(seed)
        match = table.playing()
        met[str(match.view(None)["step"])] += 1
        met["healed"] += bool(match.state.packets)  # type: ignore[attr-defined]
        met["over"] += match.over
        met["undo asked"] += table.undo_by >= 0
        observers = [None, *range(players)]
        for seat in observers if number % 3 == 0 else {chance.choice(observers), *match.to_act}:
            twin = twin_of(table, seat, seed)
            tried = texts(table, seat, chance) if seat is not None else []
            different += twin.playing().position() != match.position()
            compared += 1
            for (name, ours), (same, theirs) in zip(
                sent(table, seat, tried, seed), sent(twin, seat, tried, seed), strict=True
            ):
                assert name == same
                assert ours == theirs, f"seat {seat} learns by «{name}»: {match.position()}"
    assert different > 0.9 * compared  # the twins were twins, not copies
    assert met["1"] and met["4"] and met["healed"] and met["over"], met
    assert players < 3 or met["N"], met
    assert players == 1 or met["undo asked"], met


@pytest.mark.parametrize("players", [2, 4])
def test_hints_of_twins_are_the_same(players: int) -> None:
    """A search gets the same world from a twin, and gives the same hint."""
    for table, seed in tables(players, 12):
        for seat in table.to_act():
            ours, theirs = hint_job(table, seat), hint_job(twin_of(table, seat, seed), seat)
            assert ours == theirs
            assert wire.encoder.encode(think(ours)) == wire.encoder.encode(think(theirs))


def test_a_bot_is_given_nothing_of_the_true_deal() -> None:
    """The world of a job depends on the seat's knowledge and the seed alone; another seed deals another one."""
    for table, seed in tables(3, 20):
        match = table.playing()
        for seat in table.to_act():
            worlds = [BotWorkers().job(match, seat, "hard", seed + i).world for i in range(3)]
            assert worlds[0] != worlds[1] or worlds[1] != worlds[2]
            assert worlds[0] == BotWorkers().job(twin_of(table, seat, seed).playing(), seat, "hard", seed).world


@pytest.mark.parametrize("leak", ["hands", "key", "secret", "draw"])
def test_the_comparison_would_see_a_leak(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof above has teeth."""
    honest = observed.update

    def leaking(table: Table, *args: object) -> wire.Update:
        honest_update = honest(table, *args)  # type: ignore[arg-type]
        secrets: dict[str, Callable[[], object]] = {
            "hands": lambda: len([c for c in cast(Regicide, table.playing().state).hands[1] if c > 20]),
            "key": lambda: table.places[1].key,
            "secret": lambda: table.created.secret[:1],
            "draw": lambda: [each for each in table.stream if isinstance(each, list)],
        }
        return msgspec.structs.replace(honest_update, again=str(secrets[leak]()))

    monkeypatch.setattr(observed, "update", leaking)
    found = 0
    for table, seed in tables(2, 30):
        twin = twin_of(table, 0, seed)
        found += dict(sent(table, 0, ["y"], seed)) != dict(sent(twin, 0, ["y"], seed))
    assert found > 10


def test_a_spectator_of_an_open_table_gets_no_key_and_no_secret() -> None:
    table = new_table(4, 1, {})
    sent = wire.encoder.encode(observed.update(table, "g9", None, 0, observed.seats(table, set(), set()), 0)).decode()
    assert "key 0" not in sent and "key 2" not in sent and "luck" not in sent
    assert table.created.secret not in sent and "g0" not in sent and "g1" not in sent
