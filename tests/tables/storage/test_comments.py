"""Comments on steps of games, in both stores."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludus.tables.storage.backup import backup, restore
from ludus.tables.storage.store import Comment, StoreError

from .stores import fill, opened

SAID = [Comment("t", f"c{number}", number, number % 2, f"g{number % 2}", "так", float(number)) for number in range(4)]


def test_comments_stay_until_they_are_taken_back(address: str) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 2)
            await asyncio.gather(*(store.add_comment(comment) for comment in reversed(SAID)))
            with pytest.raises(StoreError):
                await store.add_comment(Comment("nowhere", "c", 0, 0, "g", "x", 0.0))
            with pytest.raises(StoreError):
                await store.add_comment(Comment("t", "c", 0, 0, "g", "\0", 0.0))
        async with opened(address) as store:
            assert await store.comments("t") == SAID
            assert await store.comments_by("g1") == [SAID[1], SAID[3]]
            whole = await store.whole("t")
            assert whole is not None and whole.comments == tuple(SAID)
            await store.remove_comment("t", "c0")
            await store.remove_comment("other", "c1")
            assert await store.comments("t") == SAID[1:]
            await store.forget_comments("g1")
            assert await store.comments("t") == [SAID[2]]
            assert await store.comments("\0") == await store.comments("nowhere") == []

    asyncio.run(scene())


def test_a_backup_holds_the_comments(address: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(address) as store:
            await fill(store, "t", 2)
            await store.add_comment(SAID[0])
            await backup(store, tmp_path / "backup")
        async with opened(str(tmp_path / "restored.db")) as empty:
            await restore(tmp_path / "backup", empty)
            assert await empty.comments("t") == [SAID[0]]

    asyncio.run(scene())
