"""What guests do at a server before its database is frozen: all games, running and finished, and all that is stored."""

from __future__ import annotations

import asyncio
import hashlib
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

from ludus.games import names
from tests.server.client import ROOT, Choose, Json, Person, Seat, Server, Visit, one_move, play_until_over
from tests.terminal.shell import Terminal

QUIET = 0.3  # seconds without news: the bots have moved
SNAPSHOT = 100  # rows, after which the server keeps one
CLOCK = 10  # seconds for a decision where somebody is late
FIRST_STEP = 3  # from which finished games are played on
HIDDEN = "shopping"  # of Golden Cup: bots of 0.2 cannot play on from there
CTRL_Q = "\x11"
OWN_CARDS = {  # game: its file, and what is different in ours
    "gorus": ("cards", "B2,B,Blue Fists,Синие кулаки,2,-1", "B2,B,Blue Fists,Синие кулаки,2,7"),
    "augustus": ("objectives", "Corsica,Корсика", "Elba,Эльба"),
    "goldencup": ("champions", "Goblin Batter,Гоблин с битой", "Iron Duck,Железная утка"),
}
FIRST_BOT = (sys.executable, str(ROOT / "examples" / "bots" / "first.py"))
ILLEGAL_BOT = (sys.executable, "-c", "import sys\nfor line in sys.stdin:\n    print('nonsense', flush=True)")


class Story:
    """The guests and tables of one server, and what a later version must find of them."""

    def __init__(self, server: Server, here: Visit, home: Path, seed: int) -> None:
        self.server = server
        self.here = here
        self.home = home  # of the person in the terminal
        self.people: dict[str, Person] = {}
        self.guests: dict[str, Json] = {}
        self.tables: dict[str, Json] = {}
        self.choose: Choose = random.Random(seed).choice

    async def guest(self, name: str, language: str = "en") -> Person:
        """A new guest, whose cookie is kept."""
        person = await self.here.guest(name)
        await expect(200, person.request("PUT", "/api/me", {"name": name, "language": language}))
        self.people[name] = person
        self.guests[name] = {"language": language, "cookies": [person.cookie]}
        return person

    async def table(self, game: str, seats: str, **more: Any) -> tuple[str, dict[str, Seat]]:
        """A table whose seats are names of guests, "program", "open" or levels of bots; the first guest is the host."""
        words = seats.split()
        host, *others = [name for name in words if name in self.people]
        kinds = ["me" if name == host else "open" if name in others else name for name in words]
        made = await self.people[host].make(*kinds, game=game, luck=f"{host}-luck", **more)
        sitting = {host: await self.people[host].at(made)}
        for name in others:
            sitting[name] = await self.people[name].sit(made, words.index(name), luck=f"{name}-luck")
        return made, sitting

    async def keep(self, name: str, sitting: dict[str, Seat], **more: Any) -> None:
        """Wait until nobody but people can act, note what they see, and leave."""
        await quiet(*sitting.values())
        newest = next(iter(sitting.values())).newest
        assert all(seat.newest["version"] == newest["version"] for seat in sitting.values())
        self.tables[name] = {
            "table": newest["table"],
            "game": newest["game"],
            "status": newest["status"],
            "version": newest["version"],
            "guests": {person: seat.newest["you"] for person, seat in sitting.items()},
            "to_act": newest["to_act"],
            "moves": {person: offered(seat) for person, seat in sitting.items() if seat.newest["question"]},
            **more,
        }
        if newest["outcome"]:
            self.tables[name]["winners"] = newest["outcome"]["winners"]
            self.tables[name]["scores"] = newest["outcome"]["scores"]
        if newest["status"] != "waiting":
            record = await next(iter(self.people.values())).record(newest["table"])
            self.tables[name]["record"] = hashlib.sha256(record.encode()).hexdigest()
        for seat in sitting.values():
            await seat.close()

    async def own_deck(self, game: str) -> dict[str, str]:
        """The option that a card file of one's own sets, as the server reads the file."""
        answer = await self.people["Anna"].request("POST", f"/api/games/{game}/decks", {"text": own_cards(game)})
        assert answer.status_code == 200, answer.text
        return {answer.json()["option"]: answer.json()["value"]}


def own_cards(game: str) -> str:
    """A card file of one's own."""
    file, usual, own = OWN_CARDS[game]
    text = files(f"ludus.games.{game}").joinpath(f"{file}.csv").read_text("utf-8")
    assert usual in text
    return text.replace(usual, own)


async def expect(status: int, asked: Awaitable[Any]) -> Any:
    answer = await asked
    assert answer.status_code == status, answer.text
    return answer.json()


async def do(person: Seat, kind: str, /, **fields: Any) -> None:
    """Ask for something that must be granted, and see it done."""
    answer = await person.ask(kind, **fields)
    assert answer["type"] == "accepted", (kind, fields, answer)
    await person.seen(answer["version"])


async def quiet(*seats: Seat) -> None:
    """Everybody has seen the same, and no bot has anything to do."""
    since, version = time.monotonic(), -1
    while time.monotonic() - since < QUIET:
        newest = max(seat.newest["version"] for seat in seats)
        if newest != version or any(seat.newest["version"] != newest for seat in seats):
            since, version = time.monotonic(), newest
        await asyncio.sleep(0.05)


def is_asked(seat: Seat) -> bool:
    return bool(seat.newest["question"])


def offered(seat: Seat) -> list[str]:
    return [choice["move"] for choice in seat.newest["question"]["choices"]]


async def play_story(story: Story) -> None:
    """Everything, in this order; clocks run out meanwhile."""
    for name, language in (("Anna", "en"), ("Борис", "ru"), ("Vera", "en"), ("Wanda", "en")):
        await story.guest(name, language)
    async with asyncio.TaskGroup() as together:
        together.create_task(late_people(story))
        together.create_task(everybody_else(story))
    await devices(story)
    await forgotten(story)


async def everybody_else(story: Story) -> None:
    await finished_regicide(story)
    await finished_gorus(story)
    await finished_augustus(story)
    await finished_goldencup(story)
    await finished_spartacus(story)
    for game in names():
        await played_on(story, game)
        await long_game(story, game)
    await days(story)
    await paused(story)
    await replaced(story)
    await programs(story)
    await promises(story)
    await only_bots(story)
    await lobby(story)
    await terminal_guest(story)


# --- Finished games -------------------------------------------------------------------------------


async def finished_regicide(story: Story) -> None:
    """Talk, hints and undo on the way; comments after the end; another game, where an undo is asked for."""
    table, at = await story.table("regicide", "Anna Борис novice", options={"talk": "free", "first": "A"})
    anna, boris = at["Anna"], at["Борис"]
    await do(anna, "say", text="Good luck!")
    await do(boris, "say", text="Удачи «всем» 🎲")
    hinted = await anna.ask("hint")
    assert hinted["type"] == "hinted", hinted
    await ask_undo(story, anna, boris, False)
    await ask_undo(story, anna, boris, True)
    await play_until_over([anna, boris], story.choose)
    await quiet(anna, boris)
    comments = await comment(story, table, {"Anna": [(0, "I should have kept the ten.")], "Борис": [(1, "Ой!\nЗря.")]})
    await do(anna, "again")
    next_game = (await anna.until(lambda u: u["again"]))["again"]
    await story.keep("regicide-finished", at, comments=comments, again=next_game)
    at = {name: await story.people[name].at(next_game) for name in ("Anna", "Борис")}
    asked = await one_by_one(story, list(at.values()), lambda seat: seat.newest["undo"] == "ask")
    await do(asked, "undo")
    await story.keep("regicide-undo-asked", at)


async def ask_undo(story: Story, anna: Seat, boris: Seat, yes: bool) -> None:
    """Anna would like to take a move back; Boris lets her or not."""
    while anna.newest["undo"] != "ask":
        await quiet(anna, boris)
        await one_move(next(filter(is_asked, (anna, boris))), lambda moves: "y" if "y" in moves else moves[0])
    await do(anna, "undo")
    await boris.until(lambda u: u["undo_asked"])
    await do(boris, "answer-undo", yes=yes)
    await anna.until(lambda u: u["undo_asked"] is None)


async def one_by_one(story: Story, seats: list[Seat], wanted: Callable[[Seat], bool]) -> Seat:
    """Random moves until one of the seats is as wanted; that seat."""
    for _ in range(400):
        await quiet(*seats)
        for seat in seats:
            if wanted(seat):
                return seat
        assert any(seat.newest["question"] for seat in seats), seats[0].newest
        await one_move(next(filter(is_asked, seats)), story.choose)
    raise AssertionError("it did not come to that")


async def some_moves(story: Story, at: dict[str, Seat], count: int) -> None:
    for _ in range(count):
        await one_move(await one_by_one(story, list(at.values()), is_asked), story.choose)


async def comment(story: Story, table: str, said: dict[str, list[tuple[int, str]]]) -> list[Json]:
    """Comments of guests on steps; the first one of all is taken back."""
    first, path = next(iter(said)), f"/api/tables/{table}/comments"
    made = await story.people[first].request("POST", path, {"step": 0, "text": "not this"})
    await expect(200, story.people[first].request("DELETE", f"{path}/{made.json()['comments'][0]['id']}"))
    for name, each in said.items():
        for step, text in each:
            answer = await story.people[name].request("POST", path, {"step": step, "text": text})
    kept = answer.json()["comments"]
    return [{key: each[key] for key in ("step", "seat", "name", "text")} for each in kept]


async def finished_gorus(story: Story) -> None:
    options = {**await story.own_deck("gorus"), "target": "1"}
    table, at = await story.table("gorus", "Vera novice easy", options=options)
    await play_until_over(list(at.values()), story.choose)
    comments = await comment(story, table, {"Vera": [(2, "My own deck")]})
    await story.keep("gorus-finished", at, comments=comments)


async def finished_augustus(story: Story) -> None:
    """With a free undo, if random moves give the occasion."""
    table, at = await story.table("augustus", "Anna Vera", options=await story.own_deck("augustus"))
    undoing = await one_by_one(story, list(at.values()), lambda seat: seat.newest["undo"] == "free")
    await do(undoing, "undo")
    await play_until_over(list(at.values()), story.choose)
    await quiet(*at.values())
    comments = await comment(story, table, {"Anna": [(3, "Ave Caesar")], "Vera": [(3, "Elba!")]})
    await story.keep("augustus-finished", at, comments=comments)


async def finished_goldencup(story: Story) -> None:
    table, at = await story.table("goldencup", "Борис novice", options=await story.own_deck("goldencup"))
    await play_until_over(list(at.values()), story.choose)
    comments = await comment(story, table, {"Борис": [(5, "Железная утка")]})
    await story.keep("goldencup-finished", at, comments=comments)


async def finished_spartacus(story: Story) -> None:
    """With promises, in words too; one of the players will be forgotten."""
    table, at = await story.table(
        "spartacus", "Anna Борис Wanda novice", options={"length": "quick", "turn_limit": "2"}
    )
    await talk_business(story, at)
    await play_until_over(list(at.values()), story.choose)
    await quiet(*at.values())
    comments = await comment(story, table, {"Anna": [(9, "You promised!")], "Wanda": [(9, "forget this")]})
    comments = [each for each in comments if each["name"] != "Wanda"]
    await story.keep("spartacus-finished", at, comments=comments)


async def talk_business(story: Story, at: dict[str, Seat]) -> None:
    """Promises as soon as everybody has a house."""
    anna, boris = at["Anna"], at["Борис"]
    await one_by_one(story, list(at.values()), lambda _: has_houses(anna))
    for seat, move in ((anna, 'vow B gold 1 "if you win"'), (boris, "vow A peace"), (anna, 'vow C "half of it"')):
        answer = await seat.play(move)
        assert answer["type"] == "accepted", (move, answer)
        await seat.seen(answer["version"])
        await quiet(*at.values())


def has_houses(seat: Seat) -> bool:
    return all(each.get("house") for each in seat.newest["view"]["seats"])


# --- Running games --------------------------------------------------------------------------------


async def played_on(story: Story, game: str) -> None:
    """A game that goes on from a step of a finished one: its log begins with a position."""
    finished = story.tables[f"{game}-finished"]
    name, seat = next(iter(finished["guests"].items()))
    person, path = story.people[name], f"/api/tables/{finished['table']}/replay"
    step = FIRST_STEP
    while (await frame(person, path, step)).get("phase") == HIDDEN:
        step += 1
    body = {"step": step, "seat": "ABCD"[seat], "level": "novice"}
    made = await expect(201, person.request("POST", f"{path}/play-on", body))
    at = {name: await person.at(made["table"])}
    await quiet(*at.values())
    assert is_asked(at[name])
    await story.keep(f"{game}-played-on", at)


async def frame(person: Person, path: str, step: int) -> Json:
    """What spectators saw after a step."""
    page = await expect(200, person.request("GET", f"{path}/frames?first={step}"))
    view: Json = page["frames"][0]["view"]
    return view


async def days(story: Story) -> None:
    clock = {"kind": "days", "time": 14, "level": "novice"}
    _, at = await story.table("regicide", "Vera Борис", clock=clock)
    await some_moves(story, at, 3)
    await story.keep("regicide-days", at)


async def paused(story: Story) -> None:
    """Teams with time in store; one pause is refused, one ended, one still stands."""
    clock = {"kind": "bank", "time": 3600, "more": 10, "level": "novice"}
    _, at = await story.table("gorus", "Anna Борис novice novice", options={"mode": "teams"}, clock=clock)
    anna, boris = at["Anna"], at["Борис"]
    for yes in (False, True, True):
        if anna.newest["pause"]:
            await do(boris, "end-pause")
        await one_move(await one_by_one(story, [anna, boris], is_asked), story.choose)
        await do(anna, "pause")
        await boris.until(lambda u: u["pause"])
        await do(boris, "answer-pause", yes=yes)
        await quiet(anna, boris)
    assert anna.newest["pause"] and not anna.newest["pause"]["waiting"]
    await story.keep("gorus-paused", at)


async def replaced(story: Story) -> None:
    """A bot plays for Vera, as she wished; she came back once."""
    _, at = await story.table("augustus", "Anna Vera easy", clock={"kind": "move", "time": 600}, grace=300)
    vera = at["Vera"]
    await some_moves(story, at, 4)
    await do(vera, "stand-in", seat=1, level="novice")
    await do(vera, "return")
    await do(vera, "stand-in", seat=1, level="novice")
    await story.keep("augustus-stand-in", at)


async def programs(story: Story) -> None:
    """External bots: one that plays, and one that has given illegal moves."""
    own = await story.own_deck("goldencup")
    table, at = await story.table("goldencup", "Vera program program", options=own)
    vera = at["Vera"]
    link = f"{story.server.address}/#/t/{table}"
    keys = vera.newest["keys"]
    running = [
        subprocess.Popen([sys.executable, "-P", "-m", "ludus", "bot", link, "--", keys[seat], *program])
        for seat, program in (("1", FIRST_BOT), ("2", ILLEGAL_BOT))
    ]
    for _ in range(6):
        await vera.turn()
        await one_move(vera, story.choose)
    await quiet(vera)
    for process in running:
        process.terminate()
        process.wait(20)
    await vera.until(lambda u: not any(seat["here"] for seat in u["seats"][1:]))
    await story.keep("goldencup-programs", at, keys=keys)


async def promises(story: Story) -> None:
    """Promises that are still open."""
    _, at = await story.table("spartacus", "Anna Борис Wanda novice")
    await talk_business(story, at)
    await some_moves(story, at, 12)
    await story.keep("spartacus-promises", at)


async def long_game(story: Story, game: str) -> None:
    """A log so long that the table is opened from a snapshot."""
    _, at = await story.table(game, "Anna novice novice")
    await some_moves(story, at, 3)
    anna = at["Anna"]
    await do(anna, "stand-in", seat=0, level="novice")
    while anna.newest["version"] <= SNAPSHOT:
        await do(anna, "set-speed", speed="stopped")
    await do(anna, "return")
    await quiet(anna)
    assert is_asked(anna)
    await story.keep(f"{game}-long", at)


async def only_bots(story: Story) -> None:
    _, at = await story.table("spartacus", "Vera novice novice novice")
    vera = at["Vera"]
    await do(vera, "stand-in", seat=0, level="novice")
    await do(vera, "set-speed", speed="stopped")
    await story.keep("spartacus-stopped", at)


async def heard(seat: Seat, kind: str) -> None:
    await seat.until(lambda _: any(event["kind"] == kind for event in seat.log), 6 * CLOCK)


async def late_people(story: Story) -> None:
    """Two tables where time is over: one decision of the clock, and a bot that takes over."""
    clock = {"kind": "move", "time": CLOCK, "level": "novice"}
    _, once = await story.table("regicide", "Vera Борис", clock=clock, options={"first": "A"})
    _, gone = await story.table("regicide", "Anna Vera", clock={**clock, "takes_over": True}, options={"first": "A"})
    for at, wanted in ((once, "table-time-up"), (gone, "table-time-taken")):
        await heard(next(iter(at.values())), wanted)
    await story.keep("regicide-late-once", once)
    await story.keep("regicide-late-gone", gone)


# --- Before the start -----------------------------------------------------------------------------


async def lobby(story: Story) -> None:
    """A public table that waits, from which somebody was removed, and a private one that was public."""
    table, at = await story.table(
        "gorus", "Anna Борис Vera open novice", public=True, language="ru", clock={"kind": "move", "time": 60}
    )
    await do(at["Anna"], "remove", seat=2)
    await do(at["Anna"], "set-seat", seat=2, kind="bot", level="easy")
    await at["Vera"].close()
    shown = await expect(200, story.people["Anna"].request("GET", "/api/lobby"))
    assert [line["table"] for line in shown["lines"]] == [table], shown
    await story.keep("gorus-lobby", {name: at[name] for name in ("Anna", "Борис")})
    _, at = await story.table("goldencup", "Борис open", options=await story.own_deck("goldencup"))
    await do(at["Борис"], "set-public", public=True)
    await do(at["Борис"], "set-public", public=False)
    await story.keep("goldencup-private", at)


# --- Guests ---------------------------------------------------------------------------------------


async def terminal_guest(story: Story) -> None:
    """Somebody takes Vera's seat along to a terminal by its link; the terminal keeps a cookie of its own."""
    table, at = await story.table("regicide", "Vera", options={"lazaret": "open"})
    await some_moves(story, at, 2)
    key = at["Vera"].newest["key"]
    link = f"{story.server.address}/#/t/{table}/k/{key}"

    def join() -> None:
        with Terminal(story.home, "join", link, "--name", "Terminal", LUDUS_DATA=str(story.home)) as terminal:
            terminal.wait_for("Vera")
            terminal.press(CTRL_Q)
            assert terminal.end() == 0, terminal.seen

    await asyncio.to_thread(join)
    await story.keep("regicide-claimed", at)


async def devices(story: Story) -> None:
    """Anna has a second browser; Boris has made a link that nobody has used."""
    code = (await expect(201, story.people["Anna"].request("POST", "/api/me/link")))["code"]
    answer = await story.here.http.post(f"{story.server.address}/api/me/link/use", json={"code": code})
    story.here.http.cookies.clear()
    story.guests["Anna"]["cookies"].append(f"ludus={answer.cookies['ludus']}")
    await expect(201, story.people["Борис"].request("POST", "/api/me/link"))


async def forgotten(story: Story) -> None:
    """Wanda erases all her data; bots play her seats."""
    erased = await expect(200, story.people["Wanda"].request("POST", "/api/me/erase", {"confirm": "delete"}))
    assert erased["tables"] == 2
    del story.guests["Wanda"]
    for name in ("spartacus-finished", "spartacus-promises"):
        table = story.tables[name]
        del table["guests"]["Wanda"]
        at = {person: await story.people[person].at(table["table"]) for person in table["guests"]}
        del story.tables[name]
        await story.keep(name, at, **{key: table[key] for key in ("comments",) if key in table})
