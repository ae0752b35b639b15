"""A cable between a browser and its server that a test can pull out."""

from __future__ import annotations

import contextlib
import socket
import threading

CHUNK = 65536


class Cable:
    """Listens on a port of its own and passes everything on, unless it is cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.whole:
                    far = socket.create_connection(("127.0.0.1", self.port))
                    self.ends |= {near, far}
                    for one, other in ((near, far), (far, near)):
                        threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()
                else:
                    near.close()

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                target.sendall(data)
        self._close(source, target)

    def _close(self, *ends: socket.socket) -> None:
        for end in ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
            self.ends.discard(end)

    def cut(self) -> None:
        self.whole = False
        self._close(*self.ends)

    def normalize(self) -> None:
        self.whole = True

    def close(self) -> None:
        self.cut()
        self.listening.close()
