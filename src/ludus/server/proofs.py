"""What a browser needs to derive the chance of a finished game again: every question that the game asked of it.

The answers are those in the record; nothing is derived here that the record does not leave out. While a game
runs there is its commitment and what the asking guest has added, no more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from litestar import Request, get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import replace

from ludus.games import find
from ludus.kernel.game import Game
from ludus.kernel.refusals import LudusError, UserError
from ludus.server.error_handlers import RateLimited
from ludus.server.limits import client_of
from ludus.server.record_chance import ChanceReader, seeds_of
from ludus.tables import observed, wire
from ludus.tables.requests import in_all_languages
from ludus.tables.table import Table

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

log = logging.getLogger("ludus")

LARGEST_BODY = 2 * wire.LONGEST_RECORD  # bytes: a letter may need two


def proof_of_record(text: str) -> wire.Proof:
    """The chance of a finished game by its record; raises a `LudusError` where there is nothing to prove."""
    reader = ChanceReader(text)
    if "Commitment" not in reader.headers:
        raise UserError("proof-not-sealed")
    if "Secret" not in reader.headers:
        raise UserError("proof-no-secret")
    for name in ("Seeds", "Table"):
        reader.headers.setdefault(name, (1, ""))
    broken = reader.broken()
    game, options = _game(reader)
    headers = {name: value for name, (_, value) in reader.headers.items()}
    seeds = seeds_of(headers["Seeds"])
    by_seat = len(seeds) == reader.number("Players")
    return wire.Proof(
        game=game.name,
        status="over",
        table=headers["Table"],
        options=options,
        commitment=headers["Commitment"],
        secret=headers["Secret"],
        seeds=seeds,
        words=tuple(
            wire.LuckWords(number if by_seat else None, "", luck, False) for number, luck in enumerate(seeds) if luck
        ),
        events=tuple(_event(reader, game, *event) for event in reader.witness.asked),
        broken=in_all_languages(broken) if broken else None,
    )


def proven(text: str) -> wire.Proof:
    """The proof of a record. Whatever its writer did to it, the answer is a sentence."""
    try:
        return proof_of_record(text)
    except LudusError:
        raise
    except Exception as error:
        log.warning("a record that cannot be proven", exc_info=error)
        raise UserError("proof-unreadable") from None


def _game(reader: ChanceReader) -> tuple[Game, dict[str, str]]:
    game = find(reader.header("Game"))
    return game, reader.options(game, reader.number("Players"))


def _event(reader: ChanceReader, game: Game, stream: int, number: int) -> wire.ChanceEvent:
    question = reader.witness.asked[stream, number]
    result = reader.witness.results.get((stream, number), [])
    return wire.ChanceEvent(
        stream=game.stream_name(stream),
        number=number,
        kind="order" if question.kind == "order" else "pick",
        count=question.count,
        before=tuple(game.item_text(stream, item) for item in question.before),
        result=tuple(game.item_text(stream, item) for item in result),
        move=question.move,
        seat=reader.moves[question.move - 1][2] if question.move else None,
    )


def proof_so_far(table: Table, guest: str) -> wire.Proof:
    """What a guest may know of the chance of a table whose game is not over."""
    seat = table.seat_of(guest)
    place = table.places[seat] if seat is not None else None
    own = (wire.LuckWords(seat, place.name, place.luck, True),) if place is not None and place.luck else ()
    return wire.Proof(table.created.game, table.status, table.id, table.options, table.commitment, "", (), own, ())


def with_names(proof: wire.Proof, table: Table, guest: str) -> wire.Proof:
    """The same, with whom each word came from and which seats were bots."""
    own = table.seat_of(guest)
    words = tuple(
        replace(each, name=table.places[each.seat].name, yours=each.seat == own)
        for each in proof.words
        if each.seat is not None
    )
    bots = tuple(seat for seat, place in enumerate(table.places) if place.kind == "bot")
    return replace(proof, words=words, computers=bots)


# --- HTTP ----------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/proof")
async def table_proof(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Proof:
    """The chance of a table's game: everything after the end, before it the commitment and one's own words."""
    context: ServerContext = request.app.state.context
    guest = await context.guests.known(request)
    name = guest.id if guest else ""
    live = await context.house.find(table)
    async with live.lock:
        if live.table.status != "over":
            return proof_so_far(live.table, name)
        text = observed.record(live.table)
    _take_turn(request, context)
    return with_names(await asyncio.to_thread(proven, text), live.table, name)


@post("/api/proof", status_code=200, request_max_body_size=LARGEST_BODY)
async def record_proof(request: Request[Any, Any, Any], data: JSONBody[wire.RecordToProve]) -> wire.Proof:
    """The chance of the game of a record that the client has."""
    context: ServerContext = request.app.state.context
    _take_turn(request, context)
    return await asyncio.to_thread(proven, data.record)


def _take_turn(request: Request[Any, Any, Any], context: ServerContext) -> None:
    """A whole game is replayed for each proof: not too often for one client."""
    wait = context.limits.proofs.take(client_of(request))
    if wait:
        raise RateLimited(wait)


handlers = [table_proof, record_proof]
