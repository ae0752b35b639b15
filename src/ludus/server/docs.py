"""The documentation, as a site under /docs/."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from ludus.server.docs_export import SITE, is_built
from ludus.server.error_handlers import NO_FILE

PATH = "/docs"
NOT_BUILT = (
    "<!doctype html><title>Ludus</title><p>The documentation is not built. `python3 run.py start` builds it; "
    "its texts are in the folder docs.</p>"
)


@get(PATH, include_in_schema=False, sync_to_thread=False)
def start(request: Request[Any, Any, Any]) -> Redirect:
    """The first page has a name, so that relative links work with and without a slash at the end of the address."""
    return Redirect(f"{PATH}/index.ru.html" if prefers_russian(request) else f"{PATH}/index.html")


@get(PATH, media_type=MediaType.HTML, include_in_schema=False, sync_to_thread=False)
def not_built() -> str:
    """In place of the site."""
    return NOT_BUILT


def prefers_russian(request: Request[Any, Any, Any]) -> bool:
    """Does the browser ask for Russian before English?"""
    header = request.headers.get("accept-language", "")
    asked = [part.strip().lower()[:2] for part in header.split(",")]
    known = [language for language in asked if language in ("en", "ru")]
    return known[:1] == ["ru"]


def on_lost(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A page that says so, in the reader's language."""
    russian = prefers_russian(request) or request.url.path.endswith(".ru.html")
    text = (SITE / f"404.{'ru' if russian else 'en'}.html").read_bytes()
    return Response(text, status_code=404, media_type=MediaType.HTML)


def handlers() -> list[Any]:
    """What answers below `PATH`."""
    if not is_built():
        return [not_built]
    pages = create_static_files_router(
        PATH,
        [SITE],
        include_in_schema=False,
        cache_control=CacheControlHeader(no_cache=True),
        name="docs",
        exception_handlers=dict.fromkeys(NO_FILE, on_lost),
    )
    return [start, pages]
