"""Scripted players: they sit down at tables over the network, play whole games, and look at what was kept."""

from __future__ import annotations

import asyncio
import contextlib
import random
import re
import secrets
import time
from collections import defaultdict
from http.cookiejar import CookieJar, DefaultCookiePolicy

import httpx
import msgspec
import websockets
from msgspec import Struct

from ludus.kernel.refusals import LudusError
from ludus.server.spawn import SERVER_TIMEOUT, SpawnedServer
from ludus.tables.event_cursor import EventCursor

GAME = "regicide"
LEVEL = "easy"  # of the bots beside them
ANSWER_TIMEOUT, CLOSE_TIMEOUT = 5.0, 0.5  # seconds to wait at the end for an answer, and for anything else
MOVE = re.compile(r"^\d+ ([A-H]) (.+)$", re.MULTILINE)
WORTH = {"exact": 30.0, "defeat": 20.0, "yield": -10.0}
CARD = re.compile(rb"\b[A2-9TJQK][CDHS]\b")  # Jesters cannot be distinguished
EACH = {"pay": -2.0, "damage": 0.2, "draw": 3.0, "heal": 0.5, "shield": 0.5, "net": -0.5}


class Fact(Struct, frozen=True):
    message: str
    values: dict[str, int | str] = {}


class Choice(Struct, frozen=True):
    move: str
    facts: list[Fact] = []


class Happened(Struct, frozen=True):
    kind: str


class Question(Struct, frozen=True):
    choices: list[Choice]


class Place(Struct, frozen=True):
    """A seat as a view shows it: the own hand, and of the others what everyone knows."""

    hand: list[str] = []
    known: list[str] = []


class Shown(Struct, frozen=True):
    seats: list[Place] = []


class Heard(Struct, frozen=True):
    """As much of a server's message as a scripted player needs."""

    type: str
    id: str = ""
    version: int = 0
    since: int = 0
    status: str = ""
    you: int | None = None
    events: list[Happened] = []
    question: Question | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")
    table: str = ""
    reason: dict[str, str] = {}


_heard = msgspec.json.Decoder(Heard)
_shown = msgspec.json.Decoder(Shown | None)
_say = msgspec.json.Encoder()


class Figures:
    """What was measured, and what went wrong."""

    def __init__(self) -> None:
        self.accepted = 0
        self.games = 0
        self.times: list[float] = []  # seconds from a move to its acknowledgement
        self.faults: list[str] = []
        self.reconnections = 0
        self.stale = 0
        self.leaked = 0  # cards that were shown to someone who may not see them

    def forget(self) -> None:
        """Begin to measure; faults stay."""
        self.accepted = self.games = self.stale = 0
        self.times = []


class Pace:
    """So many moves per second for all players together; 0: as fast as they can."""

    def __init__(self, rate: float) -> None:
        self.step = 1.0 / rate if rate else 0.0
        self.next = time.monotonic()

    async def wait(self) -> None:
        if self.step:
            now = time.monotonic()
            self.next = max(self.next + self.step, now)
            await asyncio.sleep(self.next - now)


class Secrets:
    """What everyone at a table holds and is shown, by version: nobody is shown what only another one may see."""

    KEPT = 8  # versions

    def __init__(self) -> None:
        self.held: dict[int, dict[int, frozenset[bytes]]] = defaultdict(dict)
        self.seen: dict[int, dict[int, frozenset[bytes]]] = defaultdict(dict)

    def show(self, seat: int, update: Heard) -> list[tuple[int, bytes]]:
        """Someone was shown this; the cards that someone saw of another's hand, with the one who saw them."""
        shown = _shown.decode(update.view)
        if shown is None:
            return []
        hand = frozenset(card.encode() for card in shown.seats[seat].hand)
        public = frozenset(card.encode() for place in shown.seats for card in place.known)
        offered = " ".join(choice.move for choice in update.question.choices) if update.question else ""
        version, seen = update.version, frozenset(CARD.findall(bytes(update.view) + offered.encode())) - public
        leaked = [(seat, card) for other, cards in self.held[version].items() if other != seat for card in cards & seen]
        leaked += [(other, card) for other, saw in self.seen[version].items() if other != seat for card in hand & saw]
        self.held[version][seat], self.seen[version][seat] = hand - public, seen
        for kept in (self.held, self.seen):
            while len(kept) > self.KEPT:
                del kept[min(kept)]
        return leaked


class Player:
    """One guest with one seat."""

    def __init__(self, load: Load, client: httpx.AsyncClient, cookie: str) -> None:
        self.load = load
        self.client = client
        self.cookie = cookie
        self.socket: websockets.ClientConnection | None = None
        self.owed: tuple[str, str, float] | None = None  # id, move, when
        self.waiting: asyncio.Timeout | None = None  # for a message

    async def play(self, table: str, seat: int, sit: bool, hidden: Secrets) -> list[tuple[int, int, str]]:
        """Play one game; the acknowledged moves as (version, seat, move)."""
        self.hidden = hidden
        self.table, self.seat, self.cursor, self.over = table, seat, EventCursor(), False
        self.acknowledged: list[tuple[int, int, str]] = []
        self.owed = None
        self.newest = Heard("")
        while not self.over and not self.load.stopped:
            try:
                await self._connect(sit)
                await self._until_over()
            except (OSError, websockets.WebSocketException, TimeoutError):
                self.load.figures.reconnections += 1
                await asyncio.sleep(0.05 + random.random() * 0.1)
            finally:
                if self.socket is not None:
                    await self.socket.close()
                    self.socket = None
        return self.acknowledged

    async def _connect(self, sit: bool) -> None:
        address = self.load.server.address.replace("http", "ws")
        self.socket = await websockets.connect(
            f"{address}/api/tables/{self.table}/live?have={self.cursor.have}",
            additional_headers={"Cookie": self.cookie},
            compression=None,
            ping_interval=None,
        )
        if sit:
            await self._send({"type": "sit", "id": f"sit-{self.table}", "seat": self.seat, "luck": "load"})
        if self.owed is not None:  # no answer came: the same message again must do no harm
            await self._send_owed()

    async def _send(self, message: dict[str, object]) -> None:
        assert self.socket is not None
        await self.socket.send(_say.encode(message), text=True)

    async def _send_owed(self) -> None:
        assert self.owed is not None
        await self._send({"type": "play", "id": self.owed[0], "version": self.newest.version, "move": self.owed[1]})

    async def _until_over(self) -> None:
        assert self.socket is not None
        while not self.over and not self.load.stopped:
            try:
                async with asyncio.timeout(self._timeout()) as self.waiting:
                    text = await self.socket.recv()
            except TimeoutError:
                if self.load.stopping:
                    return
                raise
            heard = _heard.decode(text)
            if heard.type == "update":
                await self._see(heard)
            elif self.owed is not None and heard.id == self.owed[0]:
                self._answer(heard)
                await self._decide()
            elif heard.id.startswith("sit-") and heard.type != "accepted":
                self.load.fault(f"table {self.table}, seat {self.seat}: {heard.type} {heard.reason.get('en', '')}")
            elif heard.type == "closing":
                raise OSError("the server is stopping")

    def _timeout(self) -> float:
        """How long to wait for the next message; at the end, for an answer that is still owed."""
        return SERVER_TIMEOUT if not self.load.stopping else ANSWER_TIMEOUT if self.owed is not None else CLOSE_TIMEOUT

    def hurry(self) -> None:
        """The end has come: nobody will move any more."""
        if self.waiting is not None and self.waiting.when() is not None:
            with contextlib.suppress(RuntimeError):  # the message has just come
                self.waiting.reschedule(asyncio.get_running_loop().time() + self._timeout())

    async def _see(self, update: Heard) -> None:
        fault = self.load.fault
        if update.table != self.table or update.you not in (self.seat, None):
            fault(f"misdirected: table {self.table} seat {self.seat} got table {update.table} seat {update.you}")
        if update.since not in (self.cursor.end, self.cursor.gap):
            fault(f"table {self.table}: {self.cursor.end} events heard, the next update begins at {update.since}")
        if update.version < self.newest.version:
            fault(f"table {self.table}: version {update.version} after {self.newest.version}")
        if update.status == "playing":
            self.load.begins(self)
        playing = update.you == self.seat and update.status == "playing"  # at the end all cards are open
        for who, card in self.hidden.show(self.seat, update) if playing else ():
            self.load.figures.leaked += 1
            fault(f"leaked: table {self.table}, version {update.version}: seat {who} saw {card.decode()} of another")
        self.cursor.hear(update.since, (event.kind for event in update.events))
        self.newest = update
        self.over = update.status == "over"
        await self._decide()

    async def _decide(self) -> None:
        if self.owed is not None or self.newest.question is None or self.load.stopping:
            return
        move = self.load.choose(self.newest.question.choices)
        await self.load.pace.wait()
        self.owed = (secrets.token_hex(8), move, time.monotonic())
        await self._send_owed()

    def _answer(self, heard: Heard) -> None:
        assert self.owed is not None
        _, move, sent = self.owed
        self.owed = None
        figures = self.load.figures
        if heard.type == "accepted":
            figures.accepted += 1
            figures.times.append(time.monotonic() - sent)
            self.acknowledged.append((heard.version, self.seat, move))
            if self.newest.version < heard.version:  # the question that was answered must not be answered again
                self.newest = Heard("update", version=self.newest.version)
        elif heard.type == "stale":
            figures.stale += 1
        else:
            self.load.fault(f"table {self.table}: {move} refused: {heard.reason.get('en')}")


class Load:
    """Many tables at once."""

    def __init__(self, server: SpawnedServer, tables: int, players: int = 2, seed: int = 1, bots: int = 0) -> None:
        self.server = server
        self.tables = tables
        self.players = players  # at each table
        self.bots = bots  # bots of the server at each table, in the last seats
        self.figures = Figures()
        self.chance = random.Random(seed)
        self.pace = Pace(0)
        self.stopping = False  # no further moves
        self.stopped = False
        self.all_players: list[Player] = []
        self.playing: set[Player] = set()  # those whose first game has begun
        self.warm = asyncio.Event()  # everyone sits and plays
        self._enough = asyncio.Event()

    def choose(self, choices: list[Choice]) -> str:
        """A move that looks useful: so games last as long as those of people."""
        return max(choices, key=lambda choice: self.chance.random() + sum(map(worth, choice.facts))).move

    def begins(self, player: Player) -> None:
        self.playing.add(player)
        if len(self.playing) == self.players * self.tables:
            self.warm.set()

    def finish(self) -> None:
        """End `run` before its time."""
        self._enough.set()

    def fault(self, text: str) -> None:
        self.figures.faults.append(text)

    async def run(self, seconds: float, rate: float = 0.0) -> None:
        """Let everyone play for a while; games that are not over are left where they are."""
        self.pace = Pace(rate)
        self.stopping = self.stopped = False
        limits = httpx.Limits(max_connections=20)
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # guests share connections, not their cookies
        async with httpx.AsyncClient(
            base_url=self.server.address, timeout=SERVER_TIMEOUT, limits=limits, cookies=nobody
        ) as client:
            playing = [asyncio.create_task(self._table(client)) for _ in range(self.tables)]
            enough = asyncio.create_task(self._enough.wait())
            await asyncio.wait((*playing, enough), timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
            enough.cancel()
            self.stopping = True
            for player in self.all_players:
                player.hurry()
            await asyncio.wait(playing, timeout=ANSWER_TIMEOUT)
            self.stopped = True
            for result in await asyncio.gather(*playing, return_exceptions=True):
                if isinstance(result, BaseException):
                    raise result

    async def _table(self, client: httpx.AsyncClient) -> None:
        players = [Player(self, client, await self._guest(client)) for _ in range(self.players)]
        self.all_players += players
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in players[1:])]
        seats += [{"kind": "bot", "level": LEVEL} for _ in range(self.bots)]
        while not self.stopping:
            made = await self._request(
                client,
                "POST",
                "/api/tables",
                {"game": GAME, "seats": seats, "luck": "load"},
                players[0].cookie,
            )
            if made.status_code != 201:
                raise LudusError(f"no table was made: {made.text}")
            table = made.json()["table"]
            hidden = Secrets()
            played = await asyncio.gather(
                *(each.play(table, seat, seat > 0, hidden) for seat, each in enumerate(players))
            )
            await self._check(
                client, table, sorted(move for moves in played for move in moves), [player.owed for player in players]
            )
            self.figures.games += all(player.over for player in players)

    async def _guest(self, client: httpx.AsyncClient) -> str:
        answer = await self._request(client, "GET", "/api/me")
        if "ludus" not in answer.cookies:
            raise LudusError(f"nobody was welcomed: {answer.status_code} {answer.text}")
        return f"ludus={answer.cookies['ludus']}"

    async def _request(
        self, client: httpx.AsyncClient, method: str, path: str, body: object = None, cookie: str = ""
    ) -> httpx.Response:
        """A request that survives a restart of the server."""
        deadline = time.monotonic() + SERVER_TIMEOUT
        while True:
            try:
                headers = {"Cookie": cookie} if cookie else {}
                return await client.request(method, path, json=body, headers=headers)
            except httpx.TransportError as error:
                if time.monotonic() > deadline:
                    raise LudusError(f"the server does not answer: {error!r}") from None
                await asyncio.sleep(0.1)

    async def _check(
        self,
        client: httpx.AsyncClient,
        table: str,
        acknowledged: list[tuple[int, int, str]],
        owed: list[tuple[str, str, float] | None],
    ) -> None:
        """What was acknowledged is in the record, once and in order; nothing else is, but what was never answered."""
        answer = await self._request(client, "GET", f"/api/tables/{table}/record")
        if answer.status_code != 200:
            if acknowledged:
                self.fault(f"table {table}: {len(acknowledged)} moves acknowledged, no record: {answer.text}")
            return
        kept = [("ABCDEFGH".index(seat), move) for seat, move in MOVE.findall(answer.text)]
        kept = [(seat, move) for seat, move in kept if seat < self.players]  # nobody acknowledges a bot's move
        wanted = [(seat, move) for _, seat, move in acknowledged]
        spare = sum(each is not None for each in owed)
        if kept[: len(wanted)] != wanted and not _contains(kept, wanted):
            self.fault(f"table {table}: acknowledged {wanted}, kept {kept}")
        elif len(kept) > len(wanted) + spare:
            self.fault(f"table {table}: {len(kept)} moves kept, {len(wanted)} acknowledged, {spare} unanswered")


def worth(fact: Fact) -> float:
    """What a fact is worth to a scripted player."""
    name = fact.message.removeprefix("fact-")
    amount = sum(each for each in fact.values.values() if isinstance(each, int))
    return WORTH.get(name, 0.0) + EACH.get(name, 0.0) * amount


def _contains(kept: list[tuple[int, str]], wanted: list[tuple[int, str]]) -> bool:
    """Is `wanted` a subsequence of `kept`?"""
    rest = iter(kept)
    return all(each in rest for each in wanted)
