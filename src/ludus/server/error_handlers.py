"""Every way in which a request can go wrong, answered with a reason in both languages."""

from __future__ import annotations

import logging
import math
from html import escape
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException

from ludus.kernel.refusals import Illegal, LudusError, UserError
from ludus.tables.requests import in_all_languages
from ludus.tables.storage.store import StoreError
from ludus.tables.wire import Trouble

log = logging.getLogger("ludus")

NOT_FOUND = {"table-unknown", "bad-game", "game-broken", "lesson-unknown", "lesson-step", "no-deck-option"}
NO_FILE = (NotFoundException, InternalServerException, ValueError)  # the last two: a name that no file can have
BY_STATUS = {404: "web-not-found", 405: "web-method", 413: "web-too-large"}


class RateLimited(LudusError):
    """A client asks for more than its share."""

    def __init__(self, wait: float, message: str = "web-too-much") -> None:
        self.wait = round(wait + 0.05, 1)
        self.error = UserError(message, seconds=self.wait)
        super().__init__(str(self.error))

    def text(self, language: str = "en") -> str:
        return self.error.text(language)


class ForeignOrigin(UserError):
    """A request that another site made in the guest's name."""


def _trouble(status: int, error: LudusError, wait: float = 0.0) -> Response[Trouble]:
    headers = {"Retry-After": str(math.ceil(wait))} if wait else {}
    rule = error.rule if isinstance(error, Illegal) else ""
    return Response(Trouble(in_all_languages(error), rule, wait), status_code=status, headers=headers)


def on_refusal(request: Request[Any, Any, Any], error: LudusError) -> Response[Trouble]:
    if isinstance(error, RateLimited):
        return _trouble(429, error, error.wait)
    if isinstance(error, ForeignOrigin):
        return _trouble(403, error)
    if isinstance(error, StoreError):
        log.error("storage: %s", error)
        request.app.state.context.house.metrics.storage_failed()
        return _trouble(503, error, 5.0)
    return _trouble(404 if isinstance(error, UserError) and error.message in NOT_FOUND else 400, error)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and _is_for_eyes(request):
        return Response(_lost_page(), status_code=404, media_type=MediaType.HTML)
    message = BY_STATUS.get(error.status_code)
    user_error = UserError(message) if message else UserError("web-bad-request", reason=_details(error))
    return _trouble(error.status_code, user_error)


def _is_for_eyes(request: Request[Any, Any, Any]) -> bool:
    """Does someone look at the answer in a browser? Programs and our own client ask for no page."""
    wanted = request.headers.get("accept", "").lower()
    return "text/html" in wanted and not request.url.path.startswith("/api/")


def _lost_page() -> str:
    """A page for a wrong address. The request names no language, so the page speaks all of them."""
    texts = in_all_languages(UserError("web-not-found"))
    ways = in_all_languages(UserError("web-way-home"))
    said = "".join(
        f'<p lang="{language}">{escape(text)} <a href="/">{escape(ways[language])}</a></p>'
        for language, text in texts.items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>404 · Ludus</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        '<meta name="color-scheme" content="light dark"></head>'
        f"<body><main><h1>Ludus</h1>{said}</main></body></html>"
    )


def on_no_file(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A name that no file can have is one that is not there."""
    return on_http(request, NotFoundException())


def _details(error: HTTPException) -> str:
    """What was wrong with the request, as the check reported it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(parts) or error.detail


def on_nonsense(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A body that no reader can read."""
    return _trouble(400, UserError("web-bad-request", reason=str(error)))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return _trouble(500, UserError("web-fault"))
