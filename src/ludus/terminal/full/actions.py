"""What a person at the table may want besides moves: by a key, or typed with a colon as in line mode."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from rich.text import Text

from ludus.kernel.decision import Choice
from ludus.kernel.text import LANGUAGES
from ludus.terminal.auto_pass import AutoPass
from ludus.terminal.full.dialogs import Pick, Words
from ludus.terminal.full.rulebook import Rulebook
from ludus.terminal.session import Answer

if TYPE_CHECKING:
    from ludus.terminal.full.table import TableScreen

STAND_IN = "normal"


def run(screen: TableScreen, wish: Awaitable[Answer]) -> None:
    """Ask the table for something and show its answer."""

    async def ask() -> None:
        screen.report(await wish)

    screen.run_worker(ask(), group="request")


def pick(screen: TableScreen, title: str, options: list[tuple[str, Text | str]], then: Callable[[str], None]) -> None:
    def done(value: str | None) -> None:
        if value:
            then(value)

    screen.app.push_screen(Pick(title, options), done)


def moves(screen: TableScreen, rest: str = "") -> None:
    """Every move with what it does."""
    question, scene = screen.update_now.question, screen.scene
    if question is None:
        screen.tell(screen.say("f-not-your-turn"))
        return
    width = max(len(choice.move) for choice in question.choices)

    def label(choice: Choice) -> Text:
        text = screen.sentence(choice.facts)
        return screen.board.paint(f"{choice.move:<{width}}  {text}", scene.dark)

    title = screen.sentence([question.prompt])
    pick(screen, title, [(choice.move, label(choice)) for choice in question.choices], lambda move: play(screen, move))


def play(screen: TableScreen, move: str) -> None:
    screen.submit(move)


def hint(screen: TableScreen, rest: str = "") -> None:
    screen.tell(screen.say("f-hint-comes"))
    session, asked = screen.session, screen.asked

    async def ask() -> None:
        answer = await session.hint()
        if screen.asked is asked:  # otherwise the advice comes too late
            screen.report(answer)

    screen.run_worker(ask(), group="request")


def undo(screen: TableScreen, rest: str = "") -> None:
    """Take the last move back, or answer someone who would like to."""
    update = screen.update_now
    if update.undo_asked is not None and update.you in update.undo_asked.waiting:
        options: list[tuple[str, Text | str]] = [("yes", screen.say("f-allow")), ("no", screen.say("f-refuse"))]
        title = screen.question_text(screen.scene)
        pick(screen, title, options, lambda value: run(screen, screen.session.answer_undo(value == "yes")))
    else:
        if screen.session.passing is not None:
            screen.session.passing.stop()
        run(screen, screen.session.undo())


def pause(screen: TableScreen, rest: str = "") -> None:
    """Ask for a pause, answer someone who would like one, or end it."""
    now, you = screen.update_now.pause, screen.update_now.you
    if now is None:
        run(screen, screen.session.ask_pause())
    elif not now.waiting:
        run(screen, screen.session.end_pause())
    elif you in now.waiting:
        options: list[tuple[str, Text | str]] = [("yes", screen.say("f-allow")), ("no", screen.say("f-refuse"))]
        title = screen.question_text(screen.scene)
        pick(screen, title, options, lambda value: run(screen, screen.session.answer_pause(value == "yes")))
    else:
        run(screen, screen.session.answer_pause(False))


def signals(screen: TableScreen, rest: str = "") -> None:
    """The phrases that may be said now."""
    if rest:
        run(screen, screen.session.say(rest))
        return
    scene = screen.scene
    if not scene.update.signals:
        screen.tell(screen.say("f-free-talk" if scene.update.talk else "t-nothing-to-say"))
        return
    options: list[tuple[str, Text | str]] = [
        (signal, screen.board.phrase(signal, {}, scene)) for signal in scene.update.signals
    ]
    pick(screen, screen.say("f-signals"), options, lambda value: run(screen, screen.session.say(value)))


def pass_(screen: TableScreen, rest: str = "") -> None:
    """Pass until a point, from now on; without one, stop."""
    session, view, points = screen.session, screen.scene.view, screen.board.lines.points
    if not points or screen.update_now.you is None or not view:
        screen.tell(screen.say("t-unknown", command=":pass"))
    elif rest in points:
        session.passing = AutoPass(screen.board.lines)
        session.passing.begin(rest, view)
        screen.show()
        screen.tell(screen.say(f"b-pass-{rest}"))
        screen.table_app.pass_for(session)
    elif session.passing is not None and session.passing.until:
        session.passing.stop()
        screen.show()
        screen.tell(screen.say("b-pass-stopped", count=session.passing.passed))
    else:
        screen.tell(screen.say("b-pass-how"))


def rules(screen: TableScreen, rest: str = "") -> None:
    """The rulebook, open at the rule that has just refused something."""
    judged = screen.judged
    rule = rest or (judged.rule if judged is not None else "")
    screen.app.push_screen(Rulebook(screen.update_now.game, screen.table_app.language, rule))


def order(screen: TableScreen, rest: str = "") -> None:
    """Show the hand in another order."""
    board = screen.board.lines
    known = board.arrangements
    if known:
        following = known[(known.index(board.arrangement) + 1) % len(known)]
        board.arrangement = rest if rest in known else following
        screen.show()


def extras(screen: TableScreen, rest: str = "") -> None:
    """What else the game's board can show: one of several, or the only one."""
    known = screen.board.lines.extras
    if len(known) > 1:
        words, language = screen.board.words, screen.table_app.language
        options: list[tuple[str, Text | str]] = [(name, words.say(language, f"b-extra-{name}")) for name in known]
        pick(screen, screen.say("f-extras"), options, lambda name: extra(screen, name))
    elif known:
        extra(screen, known[0])


def extra(screen: TableScreen, name: str) -> None:
    """A line of it goes below the hand, so that the table stays in sight; more of it is a page."""
    scene, board = screen.scene, screen.board
    lines = board.lines.extra(name, scene.view, scene.labels, scene.language)
    if len(lines) == 1:
        screen.tell(lines[0])
    else:
        screen.app.push_screen(Words(board.words.say(scene.language, f"b-extra-{name}"), "\n".join(lines)))


def may_be_extra(screen: TableScreen, text: str) -> bool:
    """Is this, or does it begin like, the name of something that the board can show?"""
    return any(name.startswith(text.lower()) for name in screen.board.lines.extras)


def stand_ins(screen: TableScreen, rest: str = "") -> None:
    """Let a bot play for someone who is away or for oneself, or come back."""
    update, labels = screen.update_now, screen.scene.labels
    if update.you is None or update.status != "playing":
        screen.tell(screen.say("f-nobody-away"))
        return
    if update.seats[update.you].stand_in:
        run(screen, screen.session.come_back())
        return
    absent = [
        seat.seat
        for seat in update.seats
        if seat.kind in ("person", "program") and not seat.stand_in and (not seat.here or seat.seat == update.you)
    ]
    options: list[tuple[str, Text | str]] = [(str(seat), labels[seat]) for seat in absent]
    pick(
        screen,
        screen.say("f-stand-in-for"),
        options,
        lambda value: run(screen, screen.session.stand_in(int(value), STAND_IN)),
    )


def language(screen: TableScreen, rest: str = "") -> None:
    if rest not in LANGUAGES:
        screen.tell(screen.say("t-bad-language", given=rest or "-", known=", ".join(LANGUAGES)))
    elif rest != screen.table_app.language:
        screen.table_app.action_language()


def log(screen: TableScreen, rest: str = "") -> None:
    screen.action_log()


def resign(screen: TableScreen, rest: str = "") -> None:
    screen.submit("resign")


def leave(screen: TableScreen, rest: str = "") -> None:
    screen.table_app.action_leave()


def help_(screen: TableScreen, rest: str = "") -> None:
    screen.table_app.action_help()


Action = Callable[..., None]
ACTIONS: dict[str, Action] = {
    "moves": moves,
    "hint": hint,
    "undo": undo,
    "signals": signals,
    "rules": rules,
    "order": order,
    "stand_ins": stand_ins,
    "extras": extras,
}
TYPED: dict[str, Action] = {
    "?": moves,
    ":?": moves,
    ":moves": moves,
    ":help": help_,
    "help": help_,
    "помощь": help_,
    ":hint": hint,
    ":undo": undo,
    ":pause": pause,
    ":pass": pass_,
    ":say": signals,
    ":rules": rules,
    ":sort": order,
    ":bot": stand_ins,
    ":computer": stand_ins,  # the name until 0.2
    ":lang": language,
    ":log": log,
    ":resign": resign,
    ":quit": leave,
    ":q": leave,
}


def follow(screen: TableScreen, text: str) -> bool:
    """Do what was typed, if it is no move; False if it may be one."""
    name, _, rest = text.partition(" ")
    action = TYPED.get(name.lower())
    shown = name.lower().removeprefix(":")
    if shown in screen.board.lines.extras:
        screen.clear()
        extra(screen, shown)
        return True
    if action is None and not name.startswith(":"):
        return False
    screen.clear()
    if action is None:
        screen.tell(screen.say("t-unknown", command=name))
    else:
        action(screen, rest.strip())
    return True
