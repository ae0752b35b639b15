"""A page that joins in mid-round (GM-321): it gets the whole round when it has been scored, over real sockets."""

from __future__ import annotations

import asyncio

from tests.server.client import Json, Seat, Server, play_some, visit


def kinds(events: list[Json]) -> list[str]:
    return [event["kind"] for event in events]


def closed_bouts(story: list[Json]) -> range:
    """The bouts of a running first round before the last one."""
    seen = kinds(story)
    bouts = [number for number, kind in enumerate(seen) if kind == "bout"]
    if "scored" in seen or len(bouts) < 2:
        return range(0)
    return range(seen.index("round") + 1, bouts[-2] + 1)


def nothing_sent_early(seat: Seat, story: list[Json]) -> None:
    """No update contained an event that nobody was allowed to see when it was sent."""
    for update in seat.updates:
        end = update["since"] + len(update["events"])
        for number in closed_bouts(story[:end]):
            if number >= update["since"]:
                event = update["events"][number - update["since"]]
                assert event["kind"] == "withheld" or event["kind"].startswith("table-"), (number, event)


def test_a_page_that_joins_in_mid_round_has_all_events_after_scoring(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", game="gorus", options={"target": "9"})
            seats = [await anna.at(table), await ben.sit(table, 1)]
            watching = await here.stranger().at(table)
            while not closed_bouts(watching.log):
                await play_some(seats, 1)
                await watching.seen(max(seat.newest["version"] for seat in seats))
            late, leaving = await here.stranger().at(table), await here.stranger().at(table)
            reloaded = await anna.at(table)
            for seat in (late, leaving, reloaded):
                assert "withheld" in kinds(seat.log) and "scored" not in kinds(seat.log)
            gap = kinds(leaving.log).index("withheld")
            await leaving.close()
            while "scored" not in kinds(watching.log):
                await play_some(seats, 1)
                await watching.seen(max(seat.newest["version"] for seat in seats))
            for seat in (late, reloaded):
                await seat.seen(watching.newest["version"])
                nothing_sent_early(seat, watching.log)
                back = [one for one, two in zip(seat.updates, seat.updates[1:], strict=False) if two["since"] <= gap]
                assert len(back) == 1, "sent again once, not with every update"
            assert late.log == watching.log
            await seats[0].seen(watching.newest["version"])
            assert kinds(reloaded.log) == kinds(seats[0].log) and reloaded.log == seats[0].log
            again = await here.stranger().at(table, gap)
            assert [*leaving.log[:gap], *again.log] == watching.log
            nothing_sent_early(again, watching.log)

    asyncio.run(play())
