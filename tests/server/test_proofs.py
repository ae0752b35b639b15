"""What a browser learns about the chance of a game: everything after the end, before it next to nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ludus.bots.levels import make_bot
from ludus.bots.play import play_on
from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.sealed import Sealed
from ludus.match import new_match
from ludus.record import read_record
from ludus.server import proofs
from ludus.server.proofs import proof_of_record, proven
from ludus.tables import wire
from tests.server.client import ROOT, Server, play_until_over, verified, visit

GOLDEN = (ROOT / "tests" / "golden" / "sealed-3-players.ludus").read_text()
FIXTURE = ROOT / "web" / "test" / "proof" / "sealed.json"
SECRET = bytes(range(32))
WORDS = ("anna", "boris", "", "d")


def sealed_record(game: str, players: int, level: str = "random") -> str:
    match = new_match(game, players, secret=SECRET, seeds=WORDS[:players], table="t1")
    play_on(match, [make_bot(match.game, level, seat) for seat in range(players)], 0)
    return match.record()


def derived(proof: wire.Proof, event: wire.ChanceEvent) -> tuple[str, ...]:
    """What must have come out, by the engine's own source."""
    sealed = Sealed(bytes.fromhex(proof.secret), lambda stream: event.stream, proof.seeds, proof.table)
    places = list(range(len(event.before)))
    if event.kind == "pick":
        return (event.before[sealed.below(0, event.number, len(places))],)
    sealed.deal(0, event.number, places, event.count)
    return tuple(event.before[place] for place in places)


@pytest.mark.parametrize(
    ("game", "players"), [("regicide", 3), ("gorus", 4), ("augustus", 3), ("goldencup", 4), ("spartacus", 3)]
)
def test_every_event_can_be_derived_from_the_public_values(game: str, players: int, tmp_path: Path) -> None:
    record = sealed_record(game, players, "normal" if game == "spartacus" else "random")
    proof = proof_of_record(record)
    assert proof.broken is None
    assert proof.events and proof.events[0].move == 0
    assert all(event.result == derived(proof, event) for event in proof.events)
    assert [each.luck for each in proof.words] == [luck for luck in WORDS[:players] if luck]
    assert [each.seat for each in proof.words] == [seat for seat, luck in enumerate(WORDS[:players]) if luck]
    assert_verify_agrees(record, proof, tmp_path)


def assert_verify_agrees(record: str, proof: wire.Proof, folder: Path) -> None:
    """`ludus verify` finds the same events right, and the same one wrong when it was changed."""
    answer = verified(record, folder)
    assert answer.returncode == 0, answer.stdout
    assert f"in the record: {len(proof.events)}." in answer.stdout
    last = next(event for event in reversed(proof.events) if len(set(event.before)) > 1)
    line = f"@ {last.stream} {last.number} {'.'.join(last.result)}"
    other = next(item for item in last.before if item != last.result[0])
    result = (other,) if last.kind == "pick" else tuple(reversed(last.result))
    assert line in record
    changed = record.replace(line, f"@ {last.stream} {last.number} {'.'.join(result)}")
    answer = verified(changed, folder)
    assert answer.returncode == 1 and "wrong: 1" in answer.stdout, answer.stdout


def test_events_belong_to_their_moves() -> None:
    text = sealed_record("goldencup", 4)
    proof = proof_of_record(text)
    match = read_record(text)
    by_move = [len(match.dealt), *(len(step.chance) for step in match.steps)]
    assert [sum(event.move == move for event in proof.events) for move in range(len(by_move))] == by_move
    assert all(event.seat == match.steps[event.move - 1].seat for event in proof.events if event.move)


def test_the_web_client_is_tested_with_the_truth() -> None:
    assert msgspec.json.decode(FIXTURE.read_text(), type=wire.Proof) == proof_of_record(GOLDEN)


def test_a_changed_shuffle_is_reported_as_recorded() -> None:
    original = "@ kings 0 KH.KS.KC.KD"
    assert original in GOLDEN
    proof = proof_of_record(GOLDEN.replace(original, "@ kings 0 KS.KH.KC.KD"))
    wrong = [event.stream for event in proof.events if event.result != derived(proof, event)]
    assert wrong == ["kings"]


def test_a_broken_record_is_checked_as_far_as_it_goes() -> None:
    line = next(line for line in GOLDEN.splitlines() if line.startswith("@ tavern"))
    other = ".".join(reversed(line.split()[-1].split(".")))
    proof = proof_of_record(GOLDEN.replace(line, f"@ tavern 0 {other}"))
    assert proof.broken is not None and proof.broken["en"] and proof.broken["ru"]
    assert [event.stream for event in proof.events if event.result != derived(proof, event)] == ["tavern"]


@pytest.mark.parametrize(
    ("original", "instead"),
    [
        ("@ kings 0 KH.KS.KC.KD", "@ kings 0 KH.KS.KC"),
        ("@ kings 0 KH.KS.KC.KD", "@ kings 0 KH.KS.KC.QD"),
        ("@ first 0 C", "@ first 0 D"),
    ],
)
def test_impossible_results_are_reported_too(original: str, instead: str) -> None:
    assert original in GOLDEN
    proof = proof_of_record(GOLDEN.replace(original, instead))
    stream = original.split()[1]
    event = next(event for event in proof.events if event.stream == stream)
    assert proof.broken is not None
    assert ".".join(event.result) == instead.split()[-1]


def test_chance_that_nobody_asked_for_is_noticed() -> None:
    extra = GOLDEN.replace("@ first 0 C", "@ first 0 C\n@ heal 7 KH")
    assert "never happened" in (proof_of_record(extra).broken or {})["en"]
    with pytest.raises(UserError, match="twice"):
        proof_of_record(GOLDEN.replace("@ first 0 C", "@ first 0 C\n@ first 0 C"))


def test_a_record_without_lines_of_chance_is_derived_only() -> None:
    bare = "\n".join(line for line in GOLDEN.splitlines() if not line.startswith("@"))
    proof = proof_of_record(bare)
    assert proof.broken is None and len(proof.events) == 6
    assert not any(event.result for event in proof.events)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        '[Game "regicide"]',
        GOLDEN.replace('"regicide"', '"chess"'),
        GOLDEN.replace("[Secret", "; [Secret"),
        GOLDEN.replace("[Commitment", "; [Commitment"),
        GOLDEN.replace("00010203", "zz010203"),
        GOLDEN.replace("@ kings", "@ knights"),
        GOLDEN.replace('[Players "3"]', '[Players "9"]'),
        (ROOT / "tests" / "golden" / "solo-gold.ludus").read_text(),
    ],
)
def test_what_proves_nothing_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(LudusError) as refused:
        proof_of_record(text)
    assert refused.value.text("en") and refused.value.text("ru")


def test_whatever_is_wrong_with_a_record_is_answered_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    senseless = GOLDEN.replace("[Secret", '[Start "{\\"hands\\": 7, \\"players\\": 3}"]\n[Secret')
    assert (proven(senseless).broken or {})["ru"]

    def stumble(text: str) -> wire.Proof:
        raise IndexError(text)

    monkeypatch.setattr(proofs, "proof_of_record", stumble)
    with pytest.raises(UserError, match="makes no sense"):
        proven(GOLDEN)


def test_a_table_reveals_its_chance_only_after_the_end(server: Server) -> None:
    async def play() -> None:
        async with visit(server) as here:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            table = await anna.make("me", "open", "normal", luck="annas-luck")
            a, b = await anna.at(table), await ben.sit(table, 1, luck="bens-luck")
            now = (await anna.request("GET", f"/api/tables/{table}/proof")).json()
            assert now["status"] == "playing" and now["commitment"] == a.newest["commitment"]
            assert (now["secret"], now["seeds"], now["events"]) == ("", [], [])
            assert now["words"] == [{"seat": 0, "name": "Anna", "luck": "annas-luck", "yours": True}]
            stranger = (await here.stranger().request("GET", f"/api/tables/{table}/proof")).text
            assert "luck-" not in stranger and "annas-luck" not in stranger and "bens-luck" not in stranger
            await play_until_over([a, b])
            over = msgspec.convert((await ben.request("GET", f"/api/tables/{table}/proof")).json(), wire.Proof)
            assert over.commitment == now["commitment"] and over.status == "over"
            assert all(event.result == derived(over, event) for event in over.events)
            whose = [(each.name, each.luck, each.yours) for each in over.words]
            assert whose == [("Anna", "annas-luck", False), ("Ben", "bens-luck", True)]
            assert over.computers == (2,)
            record = await anna.record(table)
            again = msgspec.convert(
                (await here.stranger().request("POST", "/api/proof", {"record": record})).json(), wire.Proof
            )
            assert (again.events, again.seeds, again.table) == (over.events, over.seeds, table)

    asyncio.run(play())


def test_records_that_are_too_large_or_no_records_are_refused(server: Server) -> None:
    async def ask() -> None:
        async with visit(server) as here:
            stranger = here.stranger()
            for body, status in (
                ({"record": "x" * (wire.LONGEST_RECORD + 1)}, 400),
                ({"record": "x" * 3 * wire.LONGEST_RECORD}, 413),
                ({"record": "nonsense"}, 400),
                ({"text": GOLDEN}, 400),
                ({"record": 7}, 400),
            ):
                answer = await stranger.request("POST", "/api/proof", body)
                assert answer.status_code == status, answer.text
                assert answer.json()["reason"]["ru"]
            unknown = await stranger.request("GET", "/api/tables/nowhere/proof")
            assert unknown.status_code == 404

    asyncio.run(ask())


def test_a_client_that_asks_for_many_proofs_has_to_wait(tmp_path: Path) -> None:
    async def ask(server: Server) -> None:
        async with visit(server) as here:
            answers = [await here.stranger().request("POST", "/api/proof", {"record": GOLDEN}) for _ in range(16)]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert answers[0].status_code == 200 and refused
            assert int(refused[0].headers["retry-after"]) >= 1 and refused[0].json()["wait"] > 0

    with Server(tmp_path / "ludus.db", limits=True) as server:
        asyncio.run(ask(server))
