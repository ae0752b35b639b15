"""What people type besides moves: `?`, `help` and everything that begins with a colon."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.text import LANGUAGES
from ludus.tables.wire import Hint, Hinted, Say
from ludus.terminal.rules import find_rule
from ludus.terminal.session import new_id
from ludus.terminal.typed_line import try_move

if TYPE_CHECKING:
    from ludus.terminal.line_mode import Keyboard


class Leave(Exception):
    """Someone wants to stop."""


def follow(keyboard: Keyboard, seat: int, line: str) -> bool:
    """Do what an order says; True if the table has changed under the person's hands."""
    name, _, rest = line.partition(" ")
    order = ORDERS.get(name.lower())
    if is_extra(keyboard, name):
        extra(keyboard, name.lower().removeprefix(":"))
        return False
    if order is None:
        keyboard.say("t-unknown", command=name)
        return False
    before = len(keyboard.match.steps)
    try:
        order(keyboard, seat, rest.strip())
    except LudusError as error:
        keyboard.refuse(error)
    return len(keyboard.match.steps) != before


def is_order(keyboard: Keyboard, line: str) -> bool:
    """Is this no move but an order, or something to look at?"""
    return line[0] in ":?" or line.lower() in ORDERS or is_extra(keyboard, line)


def is_extra(keyboard: Keyboard, name: str) -> bool:
    """Is this something that the game's own board can show?"""
    return name.lower().removeprefix(":") in keyboard.board.extras


def extra(keyboard: Keyboard, name: str) -> None:
    view = keyboard.match.view(keyboard.at)
    for line in keyboard.board.extra(name, view, keyboard.labels, keyboard.language):
        keyboard.screen.say(line, indent=4)


def help_(keyboard: Keyboard, seat: int, rest: str) -> None:
    keyboard.say("t-help", example=example_rule(keyboard))
    if keyboard.board.extras:
        keyboard.say("b-help")


def show(keyboard: Keyboard, seat: int, rest: str) -> None:
    keyboard.show_table()


def moves(keyboard: Keyboard, seat: int, rest: str) -> None:
    """Every move, or those with a text in them, and what they do; those that would ask for confirmation are marked."""
    match = keyboard.match
    decision = match.decision(seat)
    if decision is None:
        return
    listed = [
        (number, choice) for number, choice in enumerate(decision.choices, 1) if rest.upper() in choice.move.upper()
    ]
    width = max((len(choice.move) for _, choice in listed), default=0)
    marked = False
    for number, choice in listed:
        risky = bool(match.game.warnings(match.state, seat, match.game.parse(match.state, seat, choice.move)))
        marked |= risky
        does = decision.label(choice, keyboard.language, keyboard.labels)
        row = f"{number:3}{'!' if risky else ' '} {choice.move:<{width}}  {does}"
        keyboard.screen.say(row, indent=width + 7)
    if marked:
        keyboard.say("t-risky")
    if not listed:
        keyboard.say("t-no-moves-with", text=rest)
    elif len(decision.choices) < len(match.moves(seat)):
        keyboard.say("t-more-moves", count=len(match.moves(seat)))


def hint(keyboard: Keyboard, seat: int, rest: str) -> None:
    """What a bot would do in this seat, with reasons that everyone could see."""
    found = keyboard.engine.ask(seat, Hint(new_id()))
    assert isinstance(found, Hinted)
    keyboard.say("t-hint", move=found.move, why=keyboard.sentence(found.facts))


def why(keyboard: Keyboard, seat: int, rest: str) -> None:
    """What the last moves of the bots do, in terms that everyone could see."""
    recent = keyboard.reasons()
    for bot, move, facts in recent:
        keyboard.say("t-why", name=keyboard.labels[bot], move=move, why=keyboard.sentence(facts) or "-")
    if not recent:
        keyboard.say("t-why-nobody")


def undo(keyboard: Keyboard, seat: int, rest: str) -> None:
    steps, unseen = keyboard.match.steps, keyboard.match.unseen(seat)
    keyboard.take_back(seat)
    keyboard.say("t-undone", move=steps[unseen].move)


def pass_(keyboard: Keyboard, seat: int, rest: str) -> None:
    """Pass until a point, from now on; without one, stop."""
    passing, points = keyboard.passing[seat], keyboard.board.points
    if not points:
        keyboard.say("t-unknown", command=":pass")
    elif rest in points:
        passing.begin(rest, keyboard.match.view(seat))
        keyboard.say(f"b-pass-{rest}")
        keyboard.pass_for(seat)
    elif passing.until:
        passing.stop()
        keyboard.say("b-pass-stopped", count=passing.passed)
    else:
        keyboard.say("b-pass-how")


def log(keyboard: Keyboard, seat: int, rest: str) -> None:
    lines = keyboard.board.story(keyboard.match.events(seat), keyboard.labels, keyboard.language)
    for line in lines:
        keyboard.screen.say(line, indent=4)
    if not lines:
        keyboard.say("t-log-empty")


def say(keyboard: Keyboard, seat: int, rest: str) -> None:
    """Say something to the others at the table, or list what may be said."""
    match = keyboard.match
    view = match.view(seat)
    if not rest:
        for signal in match.signals(seat):
            keyboard.screen.say(f"  :say {signal:<10} {keyboard.board.phrase(view, seat, signal, keyboard.language)}")
        if not match.signals(seat):
            keyboard.say("t-nothing-to-say")
        return
    keyboard.engine.ask(seat, Say(new_id(), rest))
    spoken = " ".join(rest.split())
    texts = {language: keyboard.board.phrase(view, seat, spoken, language) for language in LANGUAGES}
    keyboard.phrases.append((seat, texts))
    keyboard.say("t-said", name=keyboard.labels[seat], words=texts[keyboard.language])


def save(keyboard: Keyboard, seat: int, rest: str) -> None:
    if rest:
        keyboard.save(rest)
    else:
        keyboard.say("t-save-needs")


def example_rule(keyboard: Keyboard) -> str:
    return f"{keyboard.match.game.meta.prefix}-001"


def rules(keyboard: Keyboard, seat: int, rest: str) -> None:
    if not rest:
        keyboard.say("t-rules-needs", example=example_rule(keyboard))
        return
    _, rule, text = find_rule(rest, keyboard.language)
    keyboard.screen.say(f"{rule}  {text}", indent=len(rule) + 2)


def lang(keyboard: Keyboard, seat: int, rest: str) -> None:
    if rest not in LANGUAGES:
        raise UserError("t-bad-language", given=rest or "-", known=", ".join(LANGUAGES))
    keyboard.language = rest
    keyboard.say("t-language")
    keyboard.show_table()


def sort(keyboard: Keyboard, seat: int, rest: str) -> None:
    board = keyboard.board
    known = board.arrangements
    if not known or (rest and rest not in known):
        raise UserError("t-bad-sort", known=", ".join(known) or "-")
    board.arrangement = rest or known[(known.index(board.arrangement) + 1) % len(known)]
    keyboard.show_table()


def resign(keyboard: Keyboard, seat: int, rest: str) -> None:
    try_move(keyboard, seat, "resign")


def quit_(keyboard: Keyboard, seat: int, rest: str) -> None:
    raise Leave


ORDERS: dict[str, Callable[[Keyboard, int, str], None]] = {
    "?": moves,
    ":?": moves,
    ":moves": moves,
    ":help": help_,
    "help": help_,
    "помощь": help_,
    ":hint": hint,
    ":why": why,
    ":undo": undo,
    ":pass": pass_,
    ":log": log,
    ":say": say,
    ":save": save,
    ":rules": rules,
    ":lang": lang,
    ":sort": sort,
    ":show": show,
    ":resign": resign,
    ":quit": quit_,
    ":q": quit_,
}
