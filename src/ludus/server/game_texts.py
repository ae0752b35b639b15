"""The words of a game over HTTP, for clients that do not bring them along: games of installed packages."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludus.games import find
from ludus.kernel.text import LANGUAGES, game_folder, guide, words
from ludus.tables import wire

SUMMARY = "poster"  # the message that says in one sentence what a game is like


def summary(game: str) -> wire.Text:
    """What a game is like, in every language; {} if it does not say."""
    own = words(game)
    return {language: own.say(language, SUMMARY) for language in LANGUAGES if own.has(language, SUMMARY)}


@cache
def packed(game: str, language: str) -> tuple[bytes, str]:
    """The body of the answer and its tag; files of a package do not change while a server runs."""
    folder = game_folder(find(game).name)
    text, ledger = (folder.joinpath(f"{name}.{language}.ftl").read_text("utf-8") for name in ("text", "ledger"))
    body = wire.encoder.encode(wire.GameTexts(text, ledger, guide(game, language)))
    return body, f'"{hashlib.sha256(body).hexdigest()[:16]}"'


@get("/api/games/{game:str}/texts/{language:str}", sync_to_thread=False)
def texts(request: Request[Any, Any, Any], game: FromPath[str], language: FromPath[str]) -> Response[wire.GameTexts]:
    """Words, rules and guide of a game."""
    if language not in LANGUAGES:
        raise NotFoundException
    body, tag = packed(game, language)
    headers = {"ETag": tag, "Cache-Control": "no-cache"}  # kept by the browser, asked about each time
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(b"", status_code=304, headers=headers, media_type="application/json")  # type: ignore[arg-type]
    return Response(body, headers=headers, media_type="application/json")  # type: ignore[arg-type]


handlers: list[Any] = [texts]
