"""Starting and stopping a server."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
import sys
from collections.abc import Iterator
from typing import TextIO

import uvicorn
from msgspec import Struct

from ludus._plain import stays_plain
from ludus.games import load_all
from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.text import words
from ludus.server.app import make_app
from ludus.server.engine_build import compile_for_bots
from ludus.server.gc_tuning import on_full_collection, tune_gc
from ludus.server.limits import Limits
from ludus.server.security import Guarded
from ludus.server.telemetry import Counted, Telemetry, readers, start_log
from ludus.tables.bot_workers import BotWorkers
from ludus.tables.house import House
from ludus.tables.storage.address import open_store

PORT = 8000
LARGEST_MESSAGE = 16 * 1024
SHUTDOWN_TIMEOUT = 5  # seconds for requests that are being answered when the server stops
PING_INTERVAL = 20.0
REFRESH_TICKS = 10  # tenths of a second between two looks at what is so now, for the figures of several processes
GOODBYE_DELAY = 0.2  # seconds to tell everyone that the server stops


class Settings(Struct, frozen=True):
    """The options of `ludus serve`."""

    host: str
    port: int | None
    db: str
    workers: int
    pace: float
    think: float
    limits: bool
    language: str
    verbose: bool
    log: str = "text"
    metrics: str = ""  # networks that may read the metrics besides this machine
    socket: int | None = None  # one of several processes: the socket that it was given


class Server(uvicorn.Server):
    """Reports the address when the server is ready, or why it could not start."""

    def __init__(
        self,
        config: uvicorn.Config,
        house: House,
        telemetry: Telemetry,
        settings: Settings,
        listening: socket.socket,
        out: TextIO,
    ) -> None:
        super().__init__(config)
        self.house = house
        self.telemetry = telemetry
        self.settings = settings
        self.listening = listening
        self.out = out

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not stays_plain():
            load_all()  # the next start may put other compiled files in their place
        tune_gc()
        if self.started and self.settings.socket is None:
            print(*announcement(self.settings, self.listening), sep="\n", file=self.out, flush=True)
        elif self.started:
            asyncio.get_running_loop().add_reader(sys.stdin.fileno(), self._stop_alone)
        if self.started:
            self.house.run(compile_for_bots(self.house.bot_workers))

    async def on_tick(self, counter: int) -> bool:
        if counter % REFRESH_TICKS == 0:
            self.telemetry.refresh()
        return await super().on_tick(counter)

    def _stop_alone(self) -> None:
        """The process that started this one is gone."""
        asyncio.get_running_loop().remove_reader(sys.stdin.fileno())
        self.should_exit = True

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in an orderly way on either signal; the program's exit code says how it went, not the signal."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_goodbye()
        await asyncio.sleep(GOODBYE_DELAY)
        await super().shutdown(sockets)


def announcement(settings: Settings, listening: socket.socket) -> list[str]:
    """Which address to open, and where games are kept."""
    say, language = words().say, settings.language
    host, port = listening.getsockname()[:2]
    everywhere = host in ("0.0.0.0", "::")
    lines = [say(language, "s-ready", address=url("127.0.0.1" if everywhere else host, port))]
    if everywhere:
        lines.append(say(language, "s-lan", address=url(own_address(), port)))
    return [*lines, say(language, "s-data", place=without_password(settings.db)), say(language, "s-stop")]


def url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address() -> str:
    """This machine's address in its network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()


def without_password(address: str) -> str:
    if "://" not in address or "@" not in address:
        return address
    scheme, _, rest = address.partition("://")
    user, _, place = rest.rpartition("@")
    return f"{scheme}://{user.partition(':')[0]}@{place}"


def listen(settings: Settings) -> socket.socket:
    """The server's socket: the wished port, or 8000, or a free one."""
    for port in (PORT, 0) if settings.port is None else (settings.port,):
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((settings.host, port))
            listening.listen(1024)
            return listening
        except OSError as error:
            listening.close()
            if not port or error.errno not in (13, 48, 98):  # no right, taken (BSD, Linux)
                raise UserError("s-cannot-listen", host=settings.host, reason=error.strerror or str(error)) from None
    raise UserError("s-port-taken", port=str(settings.port))


def serve(settings: Settings, out: TextIO) -> int:
    """Serve until a signal; 0 after an orderly end."""
    start_log(settings.log)
    allowed = readers(settings.metrics)
    house = House(open_store(settings.db), BotWorkers(settings.workers or os.cpu_count() or 1), settings.pace)
    telemetry = Telemetry(house)
    house.metrics = house.bot_workers.metrics = telemetry
    on_full_collection(telemetry.gc_paused)
    limits = Limits(generous=not settings.limits)
    failures: list[BaseException] = []
    listening = listen(settings) if settings.socket is None else socket.socket(fileno=settings.socket)
    app = make_app(house, limits, failures.append, settings.think, allowed)
    config = uvicorn.Config(
        Counted(Guarded(app, limits), telemetry, settings.verbose),
        log_config=None,
        access_log=False,  # it would show names of tables, keys and addresses
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a compressor per connection costs more memory than it saves time
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_INTERVAL,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        lifespan="on",
        log_level="critical",
    )
    server = Server(config, house, telemetry, settings, listening, out)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if not failures:
            raise
    finally:
        listening.close()
    if failures:
        failure = failures[0]
        raise failure if isinstance(failure, LudusError | OSError) else RuntimeError(str(failure)) from failure
    return 0
