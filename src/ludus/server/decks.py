"""Card files over HTTP: that of the server to begin with, and one's own, read before there is a table for it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, JSONBody

from ludus.games import find
from ludus.kernel.decks import builtin_file, count_rows
from ludus.kernel.game import Game
from ludus.kernel.refusals import UserError
from ludus.server.error_handlers import RateLimited
from ludus.server.limits import client_of
from ludus.tables import wire

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

LARGEST_BODY = 3 * wire.LONGEST_DECK  # bytes: two for a letter, and what JSON adds


@get("/api/games/{game:str}/decks/{option:str}", media_type="text/csv")
async def builtin_deck(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """The file of the server that stands behind an option."""
    found = find(game)
    decks = {known.name: known.deck for known in found.meta.options if known.deck}
    if option not in decks:
        raise UserError("no-deck-option", name=option, known=", ".join(decks) or "–")
    headers = {"Content-Disposition": f'attachment; filename="{game}-{option}.csv"'}
    return Response(builtin_file(game, decks[option]), headers=headers, media_type="text/csv")


@post("/api/games/{game:str}/decks", status_code=200, request_max_body_size=LARGEST_BODY)
async def read_deck(
    request: Request[Any, Any, Any], game: FromPath[str], data: JSONBody[wire.DeckFile]
) -> wire.DeckRead:
    """What a card file stands for, or the line that is wrong. It is not stored: the order for a table brings it."""
    context: ServerContext = request.app.state.context
    wait = context.limits.decks.take(client_of(request))
    if wait:
        raise RateLimited(wait)
    return await asyncio.to_thread(deck_read, find(game), data.text)


def deck_read(game: Game, text: str) -> wire.DeckRead:
    [(option, value)] = game.read_deck(text.removeprefix("\ufeff")).items()
    if len(value) > wire.LONGEST_VALUE:
        raise UserError("deck-too-long")
    return wire.DeckRead(option, value, count_rows(text))


handlers: list[Any] = [builtin_deck, read_deck]
