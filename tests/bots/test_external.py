"""Programs at a seat: real processes, well and badly behaved."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import ludus
from ludus.bots import external as programs
from ludus.bots.bot import Bot, Turn
from ludus.bots.external import ExternalBot
from ludus.bots.levels import make_bot
from ludus.bots.play import bot_seed, bot_turn, let_bot_move, play_on
from ludus.bots.protocol import Dialogue, protocol_seed
from ludus.kernel.decision import Event
from ludus.kernel.refusals import BadMove
from ludus.match import Match
from tests.kit.rules import rule

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
REGICIDE = ludus.game("regicide")

# Every bad program writes the numbers of its processes here, so that none of them can hide.
OPENING = """
import os, subprocess, sys, time, signal
def note(pid): print(pid, file=open(sys.argv[1], "a"))
note(os.getpid())
def questions():
    for line in sys.stdin:
        if line.startswith("go "):
            yield line.split()[2]
def answer(text):
    print(text, flush=True)
"""
POLITE = "for _ in questions(): answer('#1')\n"


@pytest.fixture
def script(tmp_path: Path) -> Callable[[str], str]:
    """Makes a command of the body of a program."""

    def write(body: str) -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(OPENING + body)
        # -S and -E halve the time that Python takes to start
        return shlex.join([sys.executable, "-S", "-E", str(path), str(tmp_path / "pids")])

    return write


def alive(pid: int) -> bool:
    """Does this process run? Zombies do not."""
    stat = Path(f"/proc/{pid}/stat")
    if Path("/proc/self/stat").exists():
        return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] not in "ZX"
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def processes(folder: Path) -> list[int]:
    notes = folder / "pids"
    return [int(line) for line in notes.read_text().split()] if notes.exists() else []


def left_behind(folder: Path) -> list[int]:
    """Processes that still run; the killed ones get a moment to go."""
    for _ in range(100):
        left = [pid for pid in processes(folder) if alive(pid)]
        if not left:
            break
        time.sleep(0.01)
    return left


def play(command: str, seconds: float = 0.15, start: float = 3.0, seed: int = 1, players: int = 2) -> Match:
    """A whole game with the program at seat A and greedy players elsewhere."""
    match = ludus.new_match("regicide", players, seed, {"first": "A"})
    program = ExternalBot(REGICIDE, command, seconds, bot_seed(seed, 0), start)
    others: list[Bot] = [make_bot(REGICIDE, "greedy", seat) for seat in range(1, players)]
    try:
        return play_on(match, [program, *others], seed)
    finally:
        program.close()


# --- The examples ------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", ["first.py", "first.sh"])
def test_examples_play_whole_games_without_faults(name: str, players: int) -> None:
    match = ludus.play_out("regicide", bots=[f"program:{EXAMPLES / name}"] * players, seed=players)
    assert match.over
    assert match.faults == []


def test_the_python_example_beats_chance() -> None:
    def defeated(name: str) -> int:
        bot = make_bot(REGICIDE, name, 1)
        games = [play_on(ludus.new_match("regicide", 1, seed), [bot], seed) for seed in range(10)]
        bot.close()
        return sum(match.outcome.detail["enemies_defeated"] for match in games if match.outcome)

    assert defeated(f"program:{EXAMPLES / 'first.py'}") > defeated("random")


@pytest.mark.skipif(shutil.which("mawk") is None, reason="needs mawk")
def test_awk_in_one_line() -> None:
    match = play("mawk -W interactive '/^go/ { print \"#1\"; fflush() }'", seconds=2)
    assert match.faults == []


def test_equal_seeds_give_equal_games() -> None:
    bots = [f"program:{EXAMPLES / 'first.sh'}", "greedy"]
    first, second = (ludus.play_out("regicide", bots=bots, seed=5).record() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    "answer", ["'#1'", "'#1 @' + n", "line", "line + ' @' + n", "'; hm\\n\\nname Bo\\n#1'", "'#1\\r'"]
)
def test_every_form_of_an_answer(script: Callable[[str], str], answer: str) -> None:
    body = f"""
for text in sys.stdin:
    if text.startswith("move "): line = text.strip()
    if text.startswith("go "):
        n = text.split()[2]
        answer({answer})
"""
    assert play(script(body), seconds=2).faults == []


# --- Bad manners -------------------------------------------------------------------------

ILL = {
    "hangs": ("time.sleep(60)", "no answer within 150 ms", 3),
    "hangs and does not read": ("signal.pause()", "no answer within 150 ms", 3),
    "dies at once": ("sys.exit(3)", "the external bot has exited (exit code 3)", 1),
    "dies in the middle": (
        "for n in questions():\n    answer('#1')\n    if n == '3': os._exit(7)",
        "the external bot has exited (exit code 7)",
        1,
    ),
    "is killed": (
        "for n in questions():\n    os.kill(os.getpid(), signal.SIGKILL)",
        "the external bot has exited (signal 9)",
        1,
    ),
    "talks nonsense": ("for _ in questions(): answer('bestmove e2e4')", "“bestmove e2e4” was rejected", 3),
    "talks bytes": (
        "for _ in questions():\n    os.write(1, b'\\xff\\x00\\x1b[2J\\xe2\\x80\\xa8!\\n')",
        "“�??[2J?!” was rejected",
        3,
    ),
    "names no move": (
        "for _ in questions(): answer('#999')",
        "“#999” was rejected (there is no move 999; there are",
        3,
    ),
    "breaks a rule": ("for _ in questions(): answer('d 2C')", "“d 2C” was rejected (", 3),
    "never ends a line": (
        "for _ in questions():\n    for i in range(10): os.write(1, b'x' * 2**20)",
        "was rejected (a move can have at most 1000 characters)",
        1,
    ),
    "comments for ever": (
        "for _ in questions():\n    while True: os.write(1, b'; hm\\n' * 10000)",
        "too much output and no answer",
        3,
    ),
    "repeats itself for ever": ("while True: os.write(1, b'yes\\n' * 10000)", "“yes” was rejected", 3),
    "closes its output": ("os.close(1)\ntime.sleep(60)", "it closed its input or output", 1),
    "closes its input": ("os.close(0)\ntime.sleep(60)", "it closed its input or output", 1),
}


@pytest.mark.parametrize("manner", ILL)
def test_the_game_goes_on(script: Callable[[str], str], tmp_path: Path, manner: str) -> None:
    body, words, count = ILL[manner]
    start = 0.3 if "hangs" in manner else 1.0 if "closes" in manner else 3.0
    seconds = 8.0 if count == 3 and "hangs" not in manner else 0.15  # which a busy machine needs to read much talk
    began = time.monotonic()
    match = play(script(body), seconds, start)
    took = time.monotonic() - began
    assert match.over
    assert match.outcome is not None
    matching = [fault for fault in match.outcome.faults if words in fault]
    assert len(matching) == count, match.faults
    assert match.faults[-1].endswith("a fallback player continues")
    assert left_behind(tmp_path) == []
    assert took < 40
    assert ludus.read_record(match.record()).faults == match.faults


@pytest.mark.parametrize("command", ["/nowhere/bot", "'unbalanced", str(EXAMPLES)])
def test_a_program_that_cannot_be_started(command: str) -> None:
    match = play(command)
    assert match.over
    assert len(match.faults) == 1
    assert match.faults[0].startswith("seat A: the external bot couldn’t be started (")
    assert "Errno" not in match.faults[0]


def test_one_bad_answer_is_forgiven(script: Callable[[str], str]) -> None:
    match = play(script("for n in questions(): answer('?' if n == '2' else '#1')"), seconds=2)
    assert [fault.split(":")[0] for fault in match.faults] == [f"seat A, move {own_steps(match)[1]}"]
    assert "; a fallback move was made" in match.faults[0]


@rule("GC-Q33")
def test_a_program_that_resigns_where_the_seat_is_played_on(script: Callable[[str], str]) -> None:
    """It is asked no more, and that is no fault; in the next game it plays again."""
    game = ludus.game("goldencup")
    body = "for n in questions(): answer({'1': '#1', '2': 'resign', '3': 'resign'}.get(n, 'nonsense'))"
    program = ExternalBot(game, script(body), 2.0, 1)
    try:
        for seed in (1, 2):
            match = ludus.new_match("goldencup", 2, seed)
            play_on(match, [program, make_bot(game, "greedy", 2)], seed)
            assert match.faults == []
            own = [step.move for step in match.steps if step.seat == 0]
            assert own.count("resign") == 1 and own.index("resign") == 2 - seed
            assert len(own) > 18
    finally:
        program.close()


def own_steps(match: Match) -> list[int]:
    return [number for number, step in enumerate(match.steps, 1) if step.seat == 0]


@pytest.mark.parametrize("mark", ["", " + ' @' + n"])
def test_a_late_answer_is_not_taken_for_the_next(script: Callable[[str], str], mark: str) -> None:
    """The second answer comes while the third question is open; it would be illegal there."""
    body = f"""
for n in questions():
    if n == '2': time.sleep(0.8)
    answer(('late' if n == '2' else '#1'){mark})
"""
    faults = play(script(body), seconds=0.5).faults
    assert [fault.split(": ")[1] for fault in faults] == ["no answer within 500 ms; a fallback move was made"]


def test_a_question_may_be_left_out_by_who_numbers_the_answers(script: Callable[[str], str]) -> None:
    match = play(script("for n in questions():\n    if n != '2': answer('#1 @' + n)"), seconds=0.6)
    assert len(match.faults) == 1
    assert "no answer" in match.faults[0]


def test_a_flood_on_standard_error_blocks_nobody(script: Callable[[str], str], tmp_path: Path) -> None:
    match = play(script("for _ in questions():\n    os.write(2, b'!' * 2**20)\n    answer('#1')"), seconds=3)
    assert match.faults == []
    assert left_behind(tmp_path) == []


def test_quit_ignored_and_children_left(script: Callable[[str], str], tmp_path: Path) -> None:
    body = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
for _ in range(2): note(subprocess.Popen(["sleep", "60"]).pid)
for _ in questions(): answer('#1')
time.sleep(60)
"""
    began = time.monotonic()
    match = play(script(body), seconds=2)
    assert match.faults == []
    assert time.monotonic() - began < 15
    assert len(processes(tmp_path)) == 3
    assert left_behind(tmp_path) == []


def test_children_of_a_dead_program_are_ended(script: Callable[[str], str], tmp_path: Path) -> None:
    match = play(script('note(subprocess.Popen(["sleep", "60"]).pid)\nnext(questions())\nos._exit(0)'), start=1.0)
    assert "no answer" in match.faults[0] or "has ended" in match.faults[0]
    assert len(processes(tmp_path)) == 2
    assert left_behind(tmp_path) == []


def test_a_forgotten_program_does_not_stay(script: Callable[[str], str], tmp_path: Path) -> None:
    match = ludus.new_match("regicide", 1, 1)
    program = ExternalBot(REGICIDE, script(POLITE + "time.sleep(60)"), 2, 1)
    let_bot_move(match, 0, program, 1)
    del program
    assert len(processes(tmp_path)) == 1
    assert left_behind(tmp_path) == []


def test_one_program_plays_several_games(script: Callable[[str], str], tmp_path: Path) -> None:
    body = f"""
for line in sys.stdin:
    print(line, end="", file=open({str(tmp_path / "heard")!r}, "a"))
    if line.startswith("go "): answer('#1')
"""
    program = ExternalBot(REGICIDE, script(body), 2, 1)
    for seed in range(3):
        assert play_on(ludus.new_match("regicide", 1, seed), [program], seed).faults == []
    program.close()
    words = [line.split()[0] for line in (tmp_path / "heard").read_text().splitlines()]
    frame = [word for word in words if word in ("ludus", "game", "over", "quit")]
    assert frame == ["ludus", *["game", "over"] * 3, "quit"]
    assert len(processes(tmp_path)) == 1
    assert left_behind(tmp_path) == []


def test_a_program_given_up_may_try_the_next_game(script: Callable[[str], str], tmp_path: Path) -> None:
    program = ExternalBot(REGICIDE, script("for _ in questions(): answer('no')"), 2, 1)
    fault_counts = [len(play_on(ludus.new_match("regicide", 1, seed), [program], seed).faults) for seed in range(2)]
    program.close()
    assert fault_counts == [4, 4]
    assert len(processes(tmp_path)) == 2
    assert left_behind(tmp_path) == []


def test_the_log_has_the_talk_and_standard_error(
    script: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LUDUS_BOT_LOG", str(tmp_path / "log"))
    play(
        script(
            "assert not [name for name in os.environ if name.startswith('LUDUS')]\nos.write(2, b'oops\\n')\n" + POLITE
        ),
        2,
    )
    lines = (tmp_path / "log").read_text().splitlines()
    assert lines[0] == "A> ludus 1"
    assert "oops" in lines
    assert "A< #1" in lines
    assert lines[-1] == "A> quit"


# --- Nothing but the seat's own knowledge ------------------------------------------------

CARD = re.compile(r"\b(?:[A2-9TJQK][CDHS])\b")


def heard_by(path: Path) -> list[list[str]]:
    """What a program was sent, question by question."""
    questions: list[list[str]] = [[]]
    for line in path.read_text().splitlines():
        questions[-1].append(line)
        if line.startswith("go "):
            questions.append([])
    return questions


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hidden_card_is_ever_sent(
    script: Callable[[str], str], tmp_path: Path, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card in another hand is nowhere else, so no word of the position or the moves may name it."""
    monkeypatch.setattr(programs, "QUIT_TIMEOUT", 30.0)  # a program that gets no time for a while has not been rude
    body = """
import random
heard = open(sys.argv[2], "w")
for line in sys.stdin:
    print(line, end="", file=heard, flush=True)
    if line.startswith("game "): random.seed(line)
    if line.startswith("legal "): count = int(line.split()[1])
    if line.startswith("go "): answer(f"#{random.randint(1, count)}")
    if line == "quit\\n": break
"""
    command = script(body)
    checked = 0
    for seed in range(6):
        files = [tmp_path / f"heard{seed}{seat}" for seat in range(players)]
        bots = [ExternalBot(REGICIDE, f"{command} {files[seat]}", 30, bot_seed(seed, seat)) for seat in range(players)]
        match = ludus.new_match("regicide", players, seed)
        truth: list[list[tuple[set[str], list[Event], list[Event]]]] = [[] for _ in range(players)]
        try:
            while not match.over:
                seat = match.to_act[0]
                truth[seat].append((hidden_cards(match, seat), match.events(None), match.events(seat)))
                let_bot_move(match, seat, bots[seat], seed)
            for bot in bots:
                bot.over({"winners": [], "scores": []})
        finally:
            for bot in bots:
                bot.close()
        assert match.faults == []
        for seat in range(players):
            if truth[seat]:
                checked += check_sent(heard_by(files[seat]), truth[seat], seat)
    assert checked > 100


def hidden_cards(match: Match, seat: int) -> set[str]:
    """The cards in other hands that this seat cannot know (Jesters are two of a name: left out)."""
    line = match.position()["line"]
    hands = re.search(r" hands=(\S+) ", line)
    assert hands is not None
    known = {card for shown in match.view(seat)["seats"] for card in shown["known"]}
    others = [hand for other, hand in enumerate(hands.group(1).split("/")) if other != seat]
    return {card for hand in others for card in CARD.findall(hand)} - known


def check_sent(questions: list[list[str]], truth: list[tuple[set[str], list[Event], list[Event]]], seat: int) -> int:
    """Everything sent is public or the seat's own; returns how many hidden cards were looked for."""
    checked = seen = 0
    for lines, (hidden, public, own) in zip(questions, truth, strict=False):
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "event":
                event = json.loads(rest)
                if not (event["kind"] == "drew" and event.get("seat") == seat):
                    assert event.get("facts", {}) == public[seen].facts  # a spectator knows as much
                assert (event["kind"], event.get("facts", {})) == (own[seen].kind, own[seen].facts)
                seen += 1
            else:
                cards = CARD.findall(re.sub(r" yielded=\w+", "", rest))  # AC may be two seats
                assert not hidden & set(cards), line
        assert seen == len(own)
        checked += len(hidden)
    assert len(questions) == len(truth) + 1
    assert [line.split()[0] for line in questions[-1]] == ["over", "quit"]
    return checked


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_matches_that_a_seat_cannot_tell_apart_sound_the_same(players: int) -> None:
    for seed in range(6):
        match = ludus.new_match("regicide", players, seed)
        while not match.over:
            seat = match.to_act[0]
            twin = match.sample(seat, seed=len(match.steps))
            sent = [Dialogue(1).ask(bot_turn(m, seat, s), "1000") for m, s in ((match, seed), (twin, seed + 1))]
            assert sent[0] == sent[1]
            match.play(seat, match.moves(seat)[(seed + len(match.steps)) % len(match.moves(seat))])


def test_the_seed_shown_is_not_the_seed_of_the_deal() -> None:
    seed = bot_seed(7, 0)
    match = ludus.new_match("regicide", 1, 7)
    words = Dialogue(seed).ask(bot_turn(match, 0, 7), "1000").splitlines()[0].split()
    facts = dict(zip(words[2::2], words[3::2], strict=True))
    assert int(facts["seed"]) == protocol_seed(seed, 1) not in (7, seed)
    assert protocol_seed(seed, 1) != protocol_seed(seed, 2)


# --- The talk without a program ----------------------------------------------------------


def turn_of(match: Match, events: list[Event] | None = None) -> Turn:
    turn = bot_turn(match, match.to_act[0], 1)
    return turn if events is None else Turn(turn.game, turn.world, turn.seat, turn.number, events)


def test_moves_taken_back_are_mentioned() -> None:
    match = ludus.new_match("regicide", 1, 1)
    a, b, c = (Event(kind) for kind in "abc")
    talk = Dialogue(1)
    first = talk.ask(turn_of(match, [a, b]), "9").splitlines()
    assert [line.split('"')[3] for line in first if line.startswith("event")] == ["a", "b"]
    second = talk.ask(turn_of(match, [a, c]), "9").splitlines()
    assert second[0] == "undo 1"
    assert '"kind":"c"' in second[1]
    assert second[2].startswith("view")
    assert talk.ask(turn_of(match, [a]), "9").splitlines()[0] == "undo 1"


def test_answers_are_counted() -> None:
    talk, turn = Dialogue(1), turn_of(ludus.new_match("regicide", 1, 1))
    assert talk.hear("nobody asked") is None
    talk.ask(turn, "9")
    talk.give_up()
    talk.ask(turn, "9")
    assert talk.hear("to the first") is None
    assert talk.hear("; hm") is None
    assert talk.hear("move to the second") == "to the second"
    assert talk.hear("another") is None
    talk.ask(turn, "9")
    assert talk.hear("old @2") is None
    assert talk.hear("y @3") == "y"
    talk.ask(turn, "9")
    talk.ask(turn, "9")  # without waiting for the answer
    assert talk.hear("to the fourth") is None
    assert talk.hear("to the fifth") == "to the fifth"


@pytest.mark.parametrize(
    "text", ["", "#0", "#", "#1x", "@", "p", "p ²H", "n ß", "move", "\x00", "p " * 400, "\U0001f0cf", "٣"]
)
def test_odd_answers_are_refused(text: str) -> None:
    turn = turn_of(ludus.new_match("regicide", 1, 1))
    with pytest.raises(BadMove):
        Dialogue(1).read(turn, text)


def test_a_long_line_is_cheap_to_read() -> None:
    talk = Dialogue(1)
    talk.ask(turn_of(ludus.new_match("regicide", 1, 1)), "9")
    began = time.monotonic()
    assert talk.hear("a" + " " * 65000 + "@" * 500 + "b") is not None
    assert time.monotonic() - began < 0.5


def test_seats_are_letters() -> None:
    match = ludus.new_match("regicide", 3, 4, {"first": "B", "lazaret": "open"})
    line = Dialogue(1).ask(turn_of(match), "9").splitlines()[0]
    assert line.startswith("game regicide rules 1 players 3 seat B seed ")
    assert "option lazaret=open" in line


def test_the_talk_in_the_manual_is_a_real_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDUS_BOT_LOG", str(tmp_path / "log"))
    ludus.play_out("regicide", bots=[f"program:{EXAMPLES / 'first.sh'}", "random"], seed=8)
    manual = (EXAMPLES.parents[1] / "docs" / "bots.md").read_text("utf-8")
    assert (tmp_path / "log").read_text("utf-8") == manual.partition("```text\n")[2].partition("```")[0]


def test_a_program_makes_no_promises_in_words() -> None:
    """It gets an error, so that its words aren't lost silently."""
    match = ludus.new_match("spartacus", 3, seed=4, options={"houses": "dealt"})
    turn = bot_turn(match, 0, 1)
    said = Dialogue(1)
    assert match.game.format(turn.world, 0, said.read(turn, "vow B peace")) == "vow B peace"
    with pytest.raises(BadMove, match="in words"):
        said.read(turn, 'vow B "half of the prize"')
