"""A process that appends to many tables and says what was acknowledged, until it is killed: ADDRESS ROUND."""

from __future__ import annotations

import asyncio
import os
import sys

from ludus.tables.storage import open_store
from ludus.tables.storage.store import Store

TABLES = 10


async def play(store: Store, table: str) -> None:
    number = 1
    await store.create(table, "regicide", "playing", b"1", ())
    while True:
        os.write(1, f"{table} {number}\n".encode())
        number += 1
        await store.append(table, number, b"%d" % number * 50, f"s{number}")


async def main(address: str, turn: str) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(play(store, f"{turn}-{table}") for table in range(TABLES)))


asyncio.run(main(*sys.argv[1:]))
