"""Every way in which a request can go wrong, answered with a reason in both languages."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, NotFoundException

from ludus.kernel.refusals import Illegal, LudusError, Told
from ludus.tables.decisions import in_all_languages
from ludus.tables.storage.store import StoreTrouble
from ludus.tables.wire import Trouble

log = logging.getLogger("ludus")

NOT_FOUND = {"table-unknown", "bad-game", "lesson-unknown", "lesson-step", "no-deck-option"}
NO_FILE = (NotFoundException, InternalServerException, ValueError)  # the last two: a name that no file can have
BY_STATUS = {404: "web-not-found", 405: "web-method", 413: "web-too-large"}


class TooMuch(LudusError):
    """A client asks for more than its share."""

    def __init__(self, wait: float, message: str = "web-too-much") -> None:
        self.wait = round(wait + 0.05, 1)
        self.told = Told(message, seconds=self.wait)
        super().__init__(str(self.told))

    def text(self, language: str = "en") -> str:
        return self.told.text(language)


class Foreign(Told):
    """A request that another site made in the guest's name."""


def _trouble(status: int, error: LudusError, wait: float = 0.0) -> Response[Trouble]:
    headers = {"Retry-After": str(max(1, round(wait)))} if wait else {}
    rule = error.rule if isinstance(error, Illegal) else ""
    return Response(Trouble(in_all_languages(error), rule, wait), status_code=status, headers=headers)


def on_refusal(request: Request[Any, Any, Any], error: LudusError) -> Response[Trouble]:
    if isinstance(error, TooMuch):
        return _trouble(429, error, error.wait)
    if isinstance(error, Foreign):
        return _trouble(403, error)
    if isinstance(error, StoreTrouble):
        log.error("storage: %s", error)
        request.app.state.rooms.house.measures.storage_failed()
        return _trouble(503, error, 5.0)
    return _trouble(404 if isinstance(error, Told) and error.message in NOT_FOUND else 400, error)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Trouble]:
    message = BY_STATUS.get(error.status_code)
    told = Told(message) if message else Told("web-bad-request", reason=_details(error))
    return _trouble(error.status_code, told)


def on_no_file(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A name that no file can have is one that is not there."""
    return on_http(request, NotFoundException())


def _details(error: HTTPException) -> str:
    """What was wrong with the request, in the words of whoever checked it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(parts) or error.detail


def on_nonsense(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """A body that no reader can read."""
    return _trouble(400, Told("web-bad-request", reason=str(error)))


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    log.error("%s %s failed", request.method, request.scope.get("path_template"), exc_info=error)
    return _trouble(500, Told("web-fault"))
