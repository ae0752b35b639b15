"""Telemetry: `/health`, `/metrics` and the log. None of it shows who plays what."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import ipaddress
import json
import logging
import os
import re
import time
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

from litestar import MediaType, Request, Response, get
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

import ludus
from ludus.kernel.refusals import LudusError, UserError
from ludus.server.error_handlers import ForeignOrigin
from ludus.tables import wire
from ludus.tables.house import House
from ludus.tables.metrics import Metrics

if TYPE_CHECKING:
    from ludus.server.app import ServerContext

log = logging.getLogger("ludus.http")

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
LEVELS = frozenset(("random", "novice", "easy", "normal", "hard", "expert", "greedy"))
ACCEPT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
THINK_BUCKETS = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0)
STORAGE_TIMEOUT = 3.0  # seconds for the storage to answer
TOKEN = "LUDUS_METRICS_TOKEN"
SHARED = "PROMETHEUS_MULTIPROC_DIR"  # the folder where several processes add up their figures; see processes.py
PROXIED = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
OWN_NAMES = ("localhost", "127.0.0.1", "::1")


class Telemetry(Metrics):
    """Counts for one server, in a registry of its own: two servers in one process do not mix.

    Processes behind one address write into one folder, and whichever is asked reports the figures of all.
    """

    def __init__(self, house: House) -> None:
        self.registry = CollectorRegistry()
        self.shared = os.environ.get(SHARED, "")
        self.gc_pauses: deque[float] = deque()
        self.now: list[tuple[Gauge, Callable[[], int]]] = []
        self.answers = self._counter("ludus_moves", "Moves that people asked for, by answer.", "answer")
        self.written = self._counter("ludus_moves_written", "Moves that were written, by who made them.", "by")
        self.messages = self._counter("ludus_messages", "Messages of clients, by kind.", "kind")
        self.responses = self._counter(
            "ludus_http_responses", "Answers to HTTP requests, by class of status.", "status"
        )
        self.storage = Counter("ludus_storage_errors", "Failures of the storage.", registry=self.registry)
        self.accepting = Histogram(
            "ludus_accept_seconds",
            "From a move's arrival to its being written.",
            buckets=ACCEPT_BUCKETS,
            registry=self.registry,
        )
        self.thinking = Histogram(
            "ludus_thinking_seconds",
            "Time bots needed for a decision.",
            ["level"],
            buckets=THINK_BUCKETS,
            registry=self.registry,
        )
        self.waiting = Histogram(
            "ludus_bot_wait_seconds",
            "Time that hints and bots' moves waited for a free process.",
            ["kind"],
            buckets=THINK_BUCKETS,
            registry=self.registry,
        )
        self.makeshifts = Counter(
            "ludus_bot_makeshift_moves", "Moves and hints by a quick bot: no process was free.", registry=self.registry
        )
        self.gc_pause_seconds = Histogram(
            "ludus_gc_pause_seconds",
            "Pauses for a full garbage collection; nothing is answered meanwhile.",
            buckets=ACCEPT_BUCKETS,
            registry=self.registry,
        )
        for answer in (wire.Accepted, wire.Refused, wire.Stale):  # so that the first one is seen to be one more
            self.answers.labels(answer.__struct_config__.tag)
        self._gauge("ludus_tables_open", "Tables in memory.", lambda: len(house.open_tables))
        self._gauge("ludus_bot_requests_waiting", "Hints and moves that wait.", lambda: len(house.bot_workers.queue))
        self._gauge("ludus_connections", "Live connections to tables.", lambda: connections(house))
        version = Gauge(
            "ludus_version",
            "The version of Ludus; always 1.",
            ["version"],
            registry=self.registry,
            multiprocess_mode="livemax",
        )
        version.labels(ludus.__version__).set(1)

    def _counter(self, name: str, text: str, label: str) -> Counter:
        return Counter(name, text, [label], registry=self.registry)

    def _gauge(self, name: str, text: str, value: Callable[[], int]) -> None:
        self.now.append((Gauge(name, text, registry=self.registry, multiprocess_mode="livesum"), value))

    def answered(self, message: wire.ClientMessage, answer: wire.ServerMessage, seconds: float) -> None:
        self.messages.labels(kind_of(message)).inc()
        if isinstance(message, wire.Play):
            self.answers.labels(kind_of(answer)).inc()
            if isinstance(answer, wire.Accepted):
                self.accepting.observe(seconds)

    def moved(self, by: str) -> None:
        self.written.labels(by or "person").inc()

    def thought(self, level: str, seconds: float) -> None:
        self.thinking.labels(level if level in LEVELS else "other").observe(seconds)

    def waited(self, kind: str, seconds: float) -> None:
        self.waiting.labels(kind).observe(seconds)

    def made_do(self) -> None:
        self.makeshifts.inc()

    def storage_failed(self) -> None:
        self.storage.inc()

    def gc_paused(self, seconds: float) -> None:
        """Only noted: a search may begin inside a figure that is being written, whose lock it would wait for."""
        self.gc_pauses.append(seconds)

    def refresh(self) -> None:
        """Write down what is so now."""
        while self.gc_pauses:
            self.gc_pause_seconds.observe(self.gc_pauses.popleft())
        for gauge, value in self.now:
            gauge.set(value())

    def text(self) -> bytes:
        """Everything as Prometheus reads it."""
        self.refresh()
        if not self.shared:
            return generate_latest(self.registry)
        merged = CollectorRegistry()
        MultiProcessCollector(merged, path=self.shared)  # type: ignore[no-untyped-call]
        return generate_latest(merged)


def kind_of(message: Struct) -> str:
    """The tag of a message."""
    return str(message.__struct_config__.tag)


def connections(house: House) -> int:
    return sum(len(live.connections) for live in house.open_tables.values())


class Counted:
    """Counts and, if wished, logs the requests to an application: method, route, status and time, nothing else."""

    def __init__(self, app: ASGIApp, telemetry: Telemetry, verbose: bool) -> None:
        self.app = app
        self.telemetry = telemetry
        self.verbose = verbose

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        begun = time.perf_counter()
        status = 101 if scope["type"] == ScopeType.WEBSOCKET else 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, sending)
        finally:
            self._note(scope, status, time.perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        self.telemetry.responses.labels(f"{status // 100}xx").inc()
        if self.verbose:
            route = str(scope.get("path_template") or "-")
            method = str(scope.get("method", "WEBSOCKET"))
            fields = {"method": method, "route": route, "status": status, "ms": round(seconds * 1000, 1)}
            log.info("%s %s %d", method, route, status, extra={"fields": fields})


# --- HTTP ----------------------------------------------------------------------------------------


class Health(Struct, frozen=True):
    """Can this process serve?"""

    status: Literal["ok", "failing"]
    storage: Literal["ok", "failing"]
    version: str


@get("/health")
async def health(request: Request[Any, Any, Any]) -> Response[Health]:
    """200 if the storage answers, 503 if not: for whatever watches the server or shares the load."""
    context: ServerContext = request.app.state.context
    try:
        async with asyncio.timeout(STORAGE_TIMEOUT):
            await context.house.store.guest(b"")
    except (LudusError, OSError, TimeoutError):
        context.house.metrics.storage_failed()
        return Response(Health("failing", "failing", ludus.__version__), status_code=503)
    return Response(Health("ok", "ok", ludus.__version__))


class Readers:
    """Who may read the metrics: this machine, the networks that were named, and anyone who knows the token."""

    def __init__(self, networks: Sequence[Network] = (), token: str = "") -> None:
        self.networks = networks
        self.token = token

    def admit(self, request: Request[Any, Any, Any]) -> bool:
        given = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
        if self.token and hmac.compare_digest(given.encode(), self.token.encode()):
            return True
        address = address_of(request)
        if address is None or any(name in request.headers for name in PROXIED):
            return False  # anyone who comes through a proxy could be anybody
        if any(address in network for network in self.networks):
            return True
        # A page that was led here by a name of its own choice is not this machine asking.
        return address.is_loopback and host_of(request) in OWN_NAMES


def host_of(request: Request[Any, Any, Any]) -> str | None:
    """The name under which this server was asked."""
    try:
        return urlsplit(f"//{request.headers.get('host', '')}").hostname
    except ValueError:
        return None


def address_of(request: Request[Any, Any, Any]) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(request.client.host) if request.client else None
    except ValueError:
        return None


def read_networks(text: str) -> tuple[Network, ...]:
    """Addresses and networks, separated by commas; raises `UserError`."""
    found: list[Network] = []
    for word in filter(None, (part.strip() for part in text.split(","))):
        try:
            found.append(ipaddress.ip_network(word, strict=False))
        except ValueError:
            raise UserError("s-metrics", text=word) from None
    return tuple(found)


def readers(networks: str) -> Readers:
    """As the command line and the environment say."""
    return Readers(read_networks(networks), os.environ.get(TOKEN, ""))


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Figures in the text format of Prometheus."""
    context: ServerContext = request.app.state.context
    metrics = context.house.metrics
    if not isinstance(metrics, Telemetry) or not context.readers.admit(request):
        raise ForeignOrigin("web-not-for-you")
    headers = {"Content-Type": CONTENT_TYPE_PLAIN_0_0_4}
    return Response(metrics.text(), headers=headers, media_type=MediaType.TEXT)


handlers = [health, metrics]


# --- The log -------------------------------------------------------------------------------------

RANDOM = re.compile(r"(?=[\w-]*[A-Z0-9])[\w-]{16,}")


def without_secrets(text: str) -> str:
    """Names of tables, keys and cookies are long and random: what stands for them can be compared, not used."""
    return RANDOM.sub(lambda found: f"#{hashlib.sha256(found.group().encode()).hexdigest()[:8]}", text)


def message_of(record: logging.LogRecord) -> str:
    """What a line says. Others than ourselves may write whole objects below their first line."""
    text = record.getMessage()
    return without_secrets(text if record.name.partition(".")[0] == "ludus" else text.partition("\n")[0])


def frames(error: BaseException) -> list[str]:
    """Where something failed. What it said may hold a player's words and is left out."""
    stack = traceback.extract_tb(error.__traceback__)
    return [f"{frame.filename.rpartition('ludus/')[2]}:{frame.lineno} {frame.name}" for frame in stack]


class Lines(logging.Formatter):
    """One line of text per event."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{self.formatTime(record)} {record.levelname} {message_of(record)}"
        fields: dict[str, Any] = getattr(record, "fields", {})
        line += f" {fields['ms']:g} ms" if "ms" in fields else ""
        if record.exc_info and record.exc_info[1] is not None:
            line += f"\nTraceback: {record.exc_info[1].__class__.__name__}"
            line += "".join(f"\n  {frame}" for frame in frames(record.exc_info[1]))
        return line


class JsonLines(logging.Formatter):
    """One JSON object per line: time, level, logger, message, and what belongs to the event."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": message_of(record),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fields["fault"] = record.exc_info[1].__class__.__name__
            fields["frames"] = frames(record.exc_info[1])
        return json.dumps(fields, ensure_ascii=False)


def start_log(kind: str) -> None:
    """Write the log to standard error, as text or JSON."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if kind == "json" else Lines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("ludus").setLevel(logging.INFO)
    logging.getLogger("asyncpg").setLevel(logging.ERROR)  # our own line says that the database is away
