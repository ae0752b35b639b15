"""The JSON Schema of each game over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath

from ludus.games import find
from ludus.kernel.schema import schema_text

SCHEMA = "application/schema+json"
AN_HOUR = 3600  # seconds that a client may keep it: it changes with the version of Ludus


@get("/api/games/{game:str}/schema", media_type=SCHEMA, cache_control=CacheControlHeader(max_age=AN_HOUR, public=True))
async def schema(game: FromPath[str]) -> Response[str]:
    """What clients of a game receive and send: views, decisions, events and moves as a JSON Schema."""
    return Response(schema_text(find(game)), media_type=SCHEMA)


handlers: list[Any] = [schema]
