"""Every message of the live protocol: answers, versions, refusals."""

from __future__ import annotations

import asyncio
from signal import SIGKILL

from tests.kit.rules import rule
from tests.server.client import Json, Person, Seat, Server, Visit, first_to_act, one_move, play_some, visit


async def pair(here: Visit, **more: object) -> tuple[str, Person, Seat, Person, Seat]:
    """Two people in a running game, the first to act first."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", options={"first": "A", **more})
    a, b = await anna.at(table), await ben.sit(table, 1)
    await asyncio.gather(*(seat.until(lambda u: u["status"] == "playing") for seat in (a, b)))
    return table, anna, a, ben, b


def legal(update: Json) -> list[str]:
    return [choice["move"] for choice in update["question"]["choices"]]


def test_a_repeated_message_counts_once(own_server: Server) -> None:
    """Also after the server was killed: the log remembers the id."""

    async def before() -> tuple[str, Person, Json, str]:
        async with visit(own_server) as here:
            table, anna, a, _, b = await pair(here)
            move = legal(a.newest)[0]
            version = a.newest["version"]
            first = await a.play(move, id="the-id", version=version)
            again = await a.play(move, id="the-id", version=version)
            assert first["type"] == "accepted" and again == first
            other = await b.play(move, id="the-id", version=version)  # another guest's id is another message
            assert other["type"] != "accepted"
            await a.close()
            seat = await anna.at(table)
            assert await seat.play(move, id="the-id", version=version) == first
            assert sum(event["kind"] == "played" for event in seat.log) == 1
            return table, anna, first, move

    async def after(table: str, anna: Person, first: Json, move: str) -> None:
        async with visit(own_server) as here:
            seat = await Person(here, "", anna.cookie, own_server.address).at(table)
            assert await seat.play(move, id="the-id", version=first["version"] - 1) == first
            assert sum(event["kind"] == "played" for event in seat.log) == 1
            assert seat.newest["version"] == first["version"]

    own_server.start()
    sent = asyncio.run(before())
    own_server.stop(SIGKILL)
    own_server.start()
    asyncio.run(after(*sent))


def test_an_outdated_move_is_stale(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, _, a, _, b = await pair(here)
            old = a.newest["version"]
            await play_some([a, b], 2)
            mover = await first_to_act(a, b)
            answer = await mover.play(legal(mover.newest)[0], version=old)
            assert answer == {"type": "stale", "id": answer["id"], "version": mover.newest["version"]}
            answer = await mover.play(legal(mover.newest)[0])
            assert answer["type"] == "accepted"

    asyncio.run(play())


def test_talk_does_not_make_a_move_stale(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, _, a, _, b = await pair(here)
            version = a.newest["version"]
            assert (await b.ask("say", text="s hand"))["type"] == "accepted"
            assert (await a.play(legal(a.newest)[0], version=version))["type"] == "accepted"

    asyncio.run(play())


def test_refusals_name_the_rule_in_both_languages(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, _, a, _, b = await pair(here)
            out_of_turn = await b.play("y")
            assert out_of_turn["type"] == "refused" and out_of_turn["rule"].startswith("RG-")
            for language in ("en", "ru"):
                assert out_of_turn["rule"] in out_of_turn["reason"][language]
            assert out_of_turn["reason"]["en"] != out_of_turn["reason"]["ru"]
            foreign = next(card for card in ("2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C") if card not in own(a))
            not_mine = await a.play(f"p {foreign}")
            assert not_mine["type"] == "refused" and not_mine["rule"].startswith("RG-")
            unreadable = await a.play("p 1Z")
            assert unreadable["type"] == "refused" and unreadable["rule"] == "" and "1Z" in unreadable["reason"]["ru"]
            before = a.newest["version"]
            assert (await a.play(legal(a.newest)[0]))["version"] == before + 1  # nothing of that was written

    asyncio.run(play())


def own(seat: Seat) -> list[str]:
    cards: list[str] = seat.newest["view"]["seats"][seat.newest["you"]]["hand"]
    return cards


def test_judge(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, _, a, _, b = await pair(here)
            version = a.newest["version"]
            for choice in a.newest["question"]["choices"]:
                answer = await a.ask("judge", move=choice["move"])
                assert answer["legal"] and answer["move"] == choice["move"] and answer["facts"] == choice["facts"]
                assert answer["reason"] is None and answer["rule"] == ""
            answer = await a.ask("judge", move="  P   " + own(a)[0].lower())
            assert answer["move"] == f"p {own(a)[0]}"
            illegal = await a.ask("judge", move="d " + own(a)[0])
            assert not illegal["legal"] and illegal["rule"] in illegal["reason"]["ru"] and illegal["facts"] == []
            nonsense = await a.ask("judge", move="castle")
            assert nonsense["type"] == "judged" and not nonsense["legal"] and nonsense["rule"] == ""
            waiting = await b.ask("judge", move="y")
            assert waiting["type"] == "judged" and not waiting["legal"]
            watching = await (await here.stranger().at(a.newest["table"])).ask("judge", move="y")
            assert watching["type"] == "refused"
            assert a.newest["version"] == version

    asyncio.run(play())


@rule("RG-143")
def test_a_payment_in_another_order_is_mended(server: Server) -> None:
    """The set is right, so the order is corrected, and the player sees a note."""

    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            for _ in range(20):
                table = await anna.make("me")
                a = await anna.at(table)
                while await a.turn() is not None:
                    wrong = [
                        " ".join(["d", *move.split()[1:][::-1]]) for move in legal(a.newest) if move.count(" ") == 2
                    ]
                    for text in wrong if a.newest["view"]["step"] == "4" else []:
                        answer = await a.ask("judge", move=text)
                        if answer["legal"] and answer["notes"]:
                            assert answer["notes"][0]["message"] == "note-reordered"
                            assert answer["move"] in legal(a.newest)
                            assert (await a.play(text))["type"] == "accepted"
                            assert answer["move"] in await anna.record(table)
                            return
                    answer = await a.play(legal(a.newest)[0])
                    await a.seen(answer["version"])
            raise AssertionError("no payment could be mended")

    asyncio.run(play())


def test_signals(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, _, b = await pair(here)
            spectator = await here.stranger().at(table)
            assert "s hand" in b.newest["signals"] and "s +" not in b.newest["signals"] and not b.newest["talk"]
            assert spectator.newest["signals"] == [] and not spectator.newest["talk"]
            answer = await b.ask("say", text="s  hand ")
            assert answer["type"] == "accepted"
            for seat in (a, b, spectator):
                await seat.seen(answer["version"])
                heard = seat.log[-1]
                assert (heard["kind"], heard["seat"], heard["facts"]) == (
                    "table-said",
                    1,
                    {"text": "s hand", "count": 7},
                )
            for text, rule in [
                ("s tavern", "RG-234"),
                ("I have hearts", "RG-230"),
                ("s +", "RG-233"),
                ("s x", "RG-232"),
            ]:
                refused = await b.ask("say", text=text)
                assert refused["type"] == "refused" and refused["rule"] == rule, refused
                assert rule in refused["reason"]["ru"]
            assert (await b.ask("say", text="   "))["type"] == "refused"
            assert (await spectator.ask("say", text="s hand"))["type"] == "refused"
            assert (await a.ask("say", text="s bravo"))["type"] == "accepted"
            assert (await b.ask("say", text="x" * 201))["type"] == "refused"

    asyncio.run(play())


def test_free_and_silent_talk(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, _, a, _, b = await pair(here, talk="free")
            assert a.newest["talk"]
            for text in ("Здравствуй,  Бен", "<b>not bold</b>", "again"):
                answer = await a.ask("say", text=text)
                await b.seen(answer["version"])
                assert b.log[-1]["facts"]["text"] == " ".join(text.split())
            _, _, a, _, b = await pair(here, talk="silent")
            assert a.newest["signals"] == [] and not a.newest["talk"]
            assert (await a.ask("say", text="s hand"))["rule"] == "RG-232"

    asyncio.run(play())


def test_a_hint_is_there_on_turn_only_and_is_legal(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, _, a, _, b = await pair(here)
            spectator = await here.stranger().at(table)
            for other in (b, spectator):
                assert (await other.ask("hint"))["type"] == "refused"
            hint = await a.ask("hint")
            assert hint["type"] == "hinted" and hint["move"] in legal(a.newest) and hint["facts"]
            assert (await a.ask("hint"))["move"] == hint["move"]  # the same question, the same hint
            assert (await a.play(hint["move"]))["type"] == "accepted"

    asyncio.run(play())


def test_undo_that_nobody_was_hurt_by_is_free(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna = await here.guest()
            for _ in range(20):
                a = await anna.at(await anna.make("me"))
                before = a.newest
                for move in legal(before):
                    answer = await a.play(move)
                    now = await a.seen(answer["version"])
                    if now["status"] == "over" or now["undo"] == "no":
                        break
                    assert now["undo"] == "free"
                    back = await a.ask("undo")
                    now = await a.seen(back["version"])
                    assert now["view"] == before["view"] and now["question"] == before["question"]
                    assert a.log[-1]["kind"] == "table-undone" and a.log[-1]["facts"] == {"move": move}
                    assert (await a.ask("undo"))["type"] == "refused"  # there is nothing more
                    return
            raise AssertionError("no move could be taken back")

    asyncio.run(play())


async def asked(here: Visit) -> tuple[str, Seat, Seat, str]:
    """Anna has made a move and would like to take it back."""
    table, _, a, _, b = await pair(here)
    move = legal(a.newest)[0]
    answer = await a.play(move)
    now = await a.seen(answer["version"])
    assert now["undo"] == "ask"
    answer = await a.ask("undo")
    await asyncio.gather(*(seat.seen(answer["version"]) for seat in (a, b)))
    assert b.newest["undo_asked"] == {"seat": 0, "move": move, "waiting": [1]}
    return table, a, b, move


def test_undo_with_consent(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            table, a, b, move = await asked(here)
            spectator = await here.stranger().at(table)
            for seat in (a, spectator):
                assert (await seat.ask("answer-undo", yes=True))["type"] == "refused"
            mover = await first_to_act(a, b)
            assert (await mover.play(legal(mover.newest)[0]))["type"] == "refused"  # first the answer
            answer = await b.ask("answer-undo", yes=True)
            for seat in (a, b, spectator):
                now = await seat.seen(answer["version"])
                assert now["undo_asked"] is None
                assert (seat.log[-1]["kind"], seat.log[-1]["facts"]) == ("table-undone", {"move": move})
            assert a.newest["question"] is not None and move in legal(a.newest)
            assert (await a.play(move))["type"] == "accepted"

    asyncio.run(play())


def test_undo_refused(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, a, b, _ = await asked(here)
            answer = await b.ask("answer-undo", yes=False)
            now = await a.seen(answer["version"])
            assert now["undo_asked"] is None and a.log[-1]["kind"] == "table-undo-refused" and a.log[-1]["seat"] == 1
            assert (await b.ask("answer-undo", yes=True))["type"] == "refused"
            mover = await first_to_act(a, b)
            assert (await mover.play(legal(mover.newest)[0]))["type"] == "accepted"

    asyncio.run(play())


def test_the_asker_leaves(server: Server) -> None:
    """Who gives the seat to a bot does not wait for an answer any more."""

    async def play() -> None:
        async with visit(server) as here:
            _, a, b, _ = await asked(here)
            answer = await a.ask("stand-in", seat=0, level="novice")
            now = await b.seen(answer["version"])
            assert now["undo_asked"] is None and now["seats"][0]["stand_in"] == "novice"
            assert (await b.ask("answer-undo", yes=True))["type"] == "refused"
            assert (await a.ask("undo"))["type"] == "refused"

    asyncio.run(play())


def test_who_has_left_need_not_agree(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            _, a, b, move = await asked(here)
            await b.close()
            await a.until(lambda u: not u["seats"][1]["here"])
            answer = await a.ask("stand-in", seat=1)
            now = await a.seen(answer["version"])
            assert now["undo_asked"] is None and move in legal(now)

    asyncio.run(play())


# --- Sealed shopping ----------------------------------------------------------------------------


async def shoppers(here: Visit) -> tuple[Seat, Seat]:
    """Two people who have kept a fan card and go shopping, each unseen by the other."""
    anna, ben = await here.guest("Anna"), await here.guest("Ben")
    table = await anna.make("me", "open", game="goldencup")
    a, b = await anna.at(table), await ben.sit(table, 1)
    for seat in (a, b):
        assert await seat.turn() is not None
        await one_move(seat)
    await a.seen(b.newest["version"])
    return a, b


async def buy(seat: Seat, *moves: str) -> Json:
    for move in moves:
        answer = await seat.play(move)
        assert answer["type"] == "accepted", (move, answer)
        await seat.seen(answer["version"])
    return seat.newest


def but_for_events(update: Json) -> Json:
    return {name: value for name, value in update.items() if name not in ("version", "since", "events")}


def bought(seat: Seat) -> dict[int, list[str]]:
    return {event["seat"]: event["facts"]["moves"] for event in seat.log if event["kind"] == "shown"}


@rule("GC-Q26")
def test_a_purchase_is_taken_back_while_the_other_still_shops_and_knows_nothing_of_it(server: Server) -> None:
    """Nothing but the bare fact reaches the other; the reveal shows what stands."""

    async def play() -> None:
        async with visit(server) as here:
            a, b = await shoppers(here)
            mine, theirs, heard = a.newest, b.newest, len(b.log)
            await buy(a, "LA")
            await buy(b, "TA2")
            own = b.newest
            assert a.newest["view"]["own"] and a.newest["undo"] == "free"
            back = await a.ask("undo")
            now = await a.seen(back["version"])
            assert now["view"] == mine["view"] and now["question"] == mine["question"]
            hears = await b.seen(back["version"])
            assert but_for_events(hears) == but_for_events(own) != but_for_events(theirs)
            others = [event for event in b.log[heard:] if event.get("seat") != 1]
            assert {event["kind"] for event in others} == {"sealed", "table-undone"}
            assert all(not event.get("facts") for event in others)
            answer = await b.play("LA", version=own["version"])  # the question still stands
            assert answer["type"] == "accepted"
            assert not bought(b)
            await buy(a, "LD", "E")
            await buy(b, "E")
            await a.seen(b.newest["version"])
            assert bought(a) == bought(b) == {0: ["LD", "E"], 1: ["TA2", "LA", "E"]}

    asyncio.run(play())


@rule("GC-051", "GC-196", "GC-Q26")
def test_a_purchase_that_drew_a_card_stands_and_nobody_is_asked_about_it(server: Server) -> None:
    """A question to the other would reveal what was bought."""

    async def play() -> None:
        async with visit(server) as here:
            a, b = await shoppers(here)
            before, heard = b.newest, len(b.log)
            drawn = await buy(a, f"S-{a.newest['view']['own']['hand'][0]}")
            assert drawn["undo"] == "no"
            refused = await a.ask("undo")
            assert refused["type"] == "refused"
            later = await buy(a, "TA2")
            assert later["undo"] == "free"
            back = await a.ask("undo")
            now = await a.seen(back["version"])
            assert now["view"] == drawn["view"] and now["undo"] == "no"
            assert (await a.ask("undo"))["type"] == "refused"
            hears = await b.seen(now["version"])
            assert but_for_events(hears) == but_for_events(before) and hears["undo_asked"] is None
            assert {event["kind"] for event in b.log[heard:]} == {"sealed", "table-undone"}

    asyncio.run(play())
