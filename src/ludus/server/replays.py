"""Replays over HTTP: games of tables and records that someone brings, comments on steps, playing on from a step."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath, FromQuery, JSONBody

import ludus
from ludus.kernel.refusals import LudusError, UserError
from ludus.server import security
from ludus.server.error_handlers import RateLimited
from ludus.server.limits import Buckets, client_of
from ludus.tables import replays, wire
from ludus.tables.entries import Created, read_row
from ludus.tables.house import House
from ludus.tables.replay_diff import packed
from ludus.tables.replays import Story, StoryBuilder
from ludus.tables.storage.store import Comment
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

log = logging.getLogger("ludus")

MOST_STORIES = 24  # kept ready in memory
LARGEST_UPLOAD = 2 * wire.LONGEST_RECORD  # a record as JSON
SLICE = 10  # rows or steps until others may go on
MOST_COMMENTS = 100  # of a guest on a game
ID_BYTES = 9


class Replays:
    """The stories that were looked at lately. One is made at a time, so that nobody can keep the server busy."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.stories: OrderedDict[tuple[str, int], Story] = OrderedDict()
        self._making = asyncio.Lock()

    async def of_table(self, name: str) -> tuple[Table, Story]:
        """A table as it is now, with its story."""
        live = await self.house.find(name)
        async with live.lock:  # what is not written yet is not shown
            table, version = live.table, live.table.version
        table.playing()
        story = self._known((name, version))
        if story is None:
            async with self._making:
                story = self._known((name, version)) or await self._build_story(name, version)
        return table, story

    async def _build_story(self, name: str, version: int) -> Story:
        rows = await self.house.store.read(name)
        builder = StoryBuilder(read_row(rows[0][1]))
        for number, body in rows[1:version]:
            builder.take(read_row(body))
            if number % SLICE == 0:
                await asyncio.sleep(0)
        return await self._keep((name, version), builder.story())

    async def of_record(self, text: str) -> Story:
        """The story of a record; refuses one that is impossible, with the line."""
        key = (hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest(), -1)
        story = self._known(key)
        if story is None:
            async with self._making:
                story = self._known(key) or await self._keep(key, Story(await asyncio.to_thread(read, text)))
        return story

    def _known(self, key: tuple[str, int]) -> Story | None:
        story = self.stories.get(key)
        if story is not None:
            self.stories.move_to_end(key)
        return story

    async def _keep(self, key: tuple[str, int], story: Story) -> Story:
        for number, _ in enumerate(story.walk(), 1):
            if number % SLICE == 0:
                await asyncio.sleep(0)
        self.stories[key] = story
        while len(self.stories) > MOST_STORIES:
            self.stories.popitem(last=False)
        return story


def read(text: str) -> ludus.Match:
    """The match of a record. Whatever its writer did to it, the answer is a sentence."""
    try:
        return ludus.read_record(text)
    except LudusError:
        raise
    except Exception as error:
        log.warning("a record that cannot be read", exc_info=error)
        raise UserError("replay-unreadable") from None


def _context(request: Request[Any, Any, Any]) -> ServerContext:
    context: ServerContext = request.app.state.context
    return context


def _take(buckets: Buckets, request: Request[Any, Any, Any]) -> None:
    wait = buckets.take(client_of(request))
    if wait:
        raise RateLimited(wait)


async def _story_of(request: Request[Any, Any, Any], table: str) -> tuple[Table, Story, int | None]:
    """A table with its story and the seat of anyone who asks."""
    context = _context(request)
    _take(context.limits.replays, request)
    guest = await context.guests.known(request)
    found, story = await context.replays.of_table(table)
    return found, story, found.seat_of(guest.id) if guest else None


# --- Games of tables -------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay")
async def replay(request: Request[Any, Any, Any], table: FromPath[str], seat: FromQuery[str] = "") -> wire.Replay:
    """A game from its beginning: any seat's after the end, one's own or a spectator's while it runs."""
    found, story, own = await _story_of(request, table)
    return replays.of_table(found, story, own, replays.perspective(found, own, seat))


@get("/api/tables/{table:str}/replay/frames")
async def frames(
    request: Request[Any, Any, Any], table: FromPath[str], seat: FromQuery[str] = "", first: FromQuery[int] = 0
) -> wire.ReplayPage:
    """The views of a page of steps."""
    found, story, own = await _story_of(request, table)
    return wire.ReplayPage(found.version, first, packed(story.frames(replays.perspective(found, own, seat), first)))


@post("/api/tables/{table:str}/replay/play-on")
async def play_on(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.PlayOn]
) -> Response[wire.TableMade]:
    """A new table that goes on from a step of a finished game."""
    _, story, _ = await _story_of(request, table)
    return await _play_on(request, story, data)


async def _play_on(request: Request[Any, Any, Any], story: Story, wanted: wire.PlayOn) -> Response[wire.TableMade]:
    context = _context(request)
    _take(context.limits.tables, request)
    guest, cookie = await context.guests.welcome(request)
    await security.check_unfinished(context, guest.id)
    created: Created = replays.play_on(story, wanted, guest.id, guest.name)
    made, seat = await context.house.play_on(created, guest.id)
    return Response(wire.TableMade(made, seat), status_code=201, cookies=[cookie] if cookie else [])


# --- Records that someone brings ------------------------------------------------------------------


@post("/api/replay", status_code=200, request_max_body_size=LARGEST_UPLOAD)
async def record_replay(request: Request[Any, Any, Any], data: JSONBody[wire.RecordShown]) -> wire.Replay:
    """A record as a replay. It is not stored: anyone who wants to see more sends it again."""
    _take(_context(request).limits.replays, request)
    story = await _context(request).replays.of_record(data.record)
    return replays.of_record(story, replays.read_seat(data.seat, story.match.players))


@post("/api/replay/frames", status_code=200, request_max_body_size=LARGEST_UPLOAD)
async def record_frames(request: Request[Any, Any, Any], data: JSONBody[wire.RecordShown]) -> wire.ReplayPage:
    """The views of a page of its steps."""
    _take(_context(request).limits.replays, request)
    story = await _context(request).replays.of_record(data.record)
    seat = replays.read_seat(data.seat, story.match.players)
    return wire.ReplayPage(0, data.first, packed(story.frames(seat, data.first)))


@post("/api/replay/play-on", request_max_body_size=LARGEST_UPLOAD)
async def record_play_on(request: Request[Any, Any, Any], data: JSONBody[wire.PlayOn]) -> Response[wire.TableMade]:
    """A new table that goes on from a step of a record."""
    _take(_context(request).limits.replays, request)
    return await _play_on(request, await _context(request).replays.of_record(data.record), data)


# --- Comments --------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/comments")
async def comments(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Comments:
    """What was said about the steps of a game."""
    context = _context(request)
    guest = await context.guests.known(request)
    return await _comments(context, table, guest.id if guest else "")


async def _comments(context: ServerContext, table: str, guest: str) -> wire.Comments:
    found = (await context.house.find(table)).table
    shown = tuple(
        wire.ReplayComment(
            one.id, one.step, one.seat, found.places[one.seat].name, one.text, one.at, one.guest == guest
        )
        for one in await context.house.store.comments(table)
        if one.seat < len(found.places)
    )
    return wire.Comments(shown, found.status == "over" and found.seat_of(guest) is not None)


@post("/api/tables/{table:str}/comments")
async def comment(
    request: Request[Any, Any, Any], table: FromPath[str], data: JSONBody[wire.NewComment]
) -> wire.Comments:
    """Say something about a step; everyone who played may, after the end."""
    context = _context(request)
    guest = await context.guests.known(request)
    found = (await context.house.find(table)).table
    seat = found.seat_of(guest.id) if guest else None
    if guest is None or seat is None:
        raise UserError("comment-player")
    text = clean_text(data.text)
    check_comment(found, data.step, text)
    _take(context.limits.comments, request)
    said = [one for one in await context.house.store.comments(table) if one.guest == guest.id]
    if len(said) >= MOST_COMMENTS:
        raise UserError("comment-many", most=MOST_COMMENTS)
    made = Comment(table, secrets.token_urlsafe(ID_BYTES), data.step, seat, guest.id, text, time.time())
    await context.house.store.add_comment(made)
    return await _comments(context, table, guest.id)


def clean_text(text: str) -> str:
    """Printable letters and single blanks; lines stay lines."""
    lines = ("".join(letter if letter.isprintable() else " " for letter in line) for line in text.splitlines())
    return "\n".join(line for line in (" ".join(line.split()) for line in lines) if line)


def check_comment(table: Table, step: int, text: str) -> None:
    if table.status != "over":
        raise UserError("comment-running")
    last = len(table.playing().steps)
    if step > last:
        raise UserError("replay-no-step", number=step, count=last)
    if not text:
        raise UserError("comment-empty")


@delete("/api/tables/{table:str}/comments/{id:str}", status_code=200)
async def forget_comment(request: Request[Any, Any, Any], table: FromPath[str], id: FromPath[str]) -> wire.Comments:
    """Take back what one has said."""
    context = _context(request)
    guest = await context.guests.known(request)
    known = {one.id: one.guest for one in await context.house.store.comments(table)}
    if guest is None or known.get(id) != guest.id:
        raise UserError("comment-not-yours")
    await context.house.store.remove_comment(table, id)
    return await _comments(context, table, guest.id)


handlers = [
    replay,
    frames,
    play_on,
    record_replay,
    record_frames,
    record_play_on,
    comments,
    comment,
    forget_comment,
]
