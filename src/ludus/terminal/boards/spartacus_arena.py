"""The arena of Spartacus in lines: fighters, spaces, dice, wagers, verdict (specification 6.6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludus.games.spartacus.deck import spaces
from ludus.kernel.decision import Choice

if TYPE_CHECKING:
    from ludus.terminal.boards.spartacus import SpartacusBoard

SIDES = ("I", "II")
ROWS = "abcdefg"
MIDDLE = "d"
LONGEST = 7  # spaces in the middle row


def dice_line(red: Sequence[int], black: Sequence[int]) -> str:
    """`6 4 3 | 6 4 2`, both from high to low."""
    return " | ".join(" ".join(map(str, sorted(dice, reverse=True))) or "-" for dice in (red, black))


def bracketed(parts: Sequence[str], joint: str = ", ") -> str:
    return f" ({joint.join(parts)})" if parts else ""


def wounds(board: SpartacusBoard, count: int, language: str) -> str:
    return board.words.say(language, "wounds", wounds=count)


def field(view: dict[str, Any]) -> list[str]:
    """The spaces row by row; 1 and 2 stand where the fighters are."""
    sides = view["arena"]["sides"] if view["arena"] else []
    places = {side["space"]: str(number) for number, side in enumerate(sides, 1) if side["space"]}
    lines = []
    for row in ROWS:
        names = [name for name in spaces() if name[0] == row]
        cells = "  ".join(places.get(name, name).center(2) for name in names)
        gap = "  " * (LONGEST - len(names))
        lines.append(f"  I {cells} II" if row == MIDDLE else f"    {gap}{cells}".rstrip())
    return lines


def bout(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """Invitations, fighters, wagers and the fight, as far as it has come."""
    now, say = view["arena"], board.words.say
    if now is None:
        return []
    lines = [f"  {side_line(board, number, side, labels, language)}" for number, side in enumerate(now["sides"])]
    notes = [say(language, "b-invited", who=labels[now["invited"]])] if now["invited"] is not None else []
    notes += [say(language, "b-refused", who=board.seats(now["refused"], labels))] if now["refused"] else []
    if view["showdown"]:
        notes.append(say(language, "b-showdown", who=board.seats(view["showdown"]["left"], labels)))
    head = say(language, "b-arena", round=now["round"]) if now["round"] else say(language, "b-arena-before")
    lines = [head + bracketed(notes, "; "), *lines]
    lines += wagers(board, view, labels, language)
    if now["round"]:
        lines += field(view) + attack(board, view, labels, language)
    return [*lines, *fate(board, view, labels, language)]


def side_line(board: SpartacusBoard, number: int, side: dict[str, Any], labels: Sequence[str], language: str) -> str:
    """`1 Anna (A): GL05 Spartacus, attack 4, defence 4, speed 4 (12 dice) on d1; WE01a Sword`."""
    thrown = side["dice"] if any(side["dice"]) else board.dice_of(side["fighter"])
    dice = dict(zip(("attack", "defence", "speed"), thrown, strict=True))
    values = {"who": labels[side["seat"]], "card": board.name(side["fighter"], language), "number": number + 1}
    text = board.words.say(language, "b-side", **values, **dice, sum=sum(thrown))
    place = board.words.say(language, "b-side-space", space=side["space"]) if side["space"] else ""
    gear = f"; {board.names(side['gear'], language)}" if side["gear"] else ""
    return f"{text}{f' {place}' if place else ''}{gear}"


def bet_text(bet: dict[str, int] | None) -> str:
    """`V1=3 DC=2`; `?` while it is hidden, `-` for none."""
    return "?" if bet is None else " ".join(f"{name}={gold}" for name, gold in bet.items()) or "-"


def wagers(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    bets = view["arena"]["bets"]
    if not any(bet is not None for bet in bets) and view["stage"] != "wager":
        return []
    text = "; ".join(f"{labels[seat]} {bet_text(bet)}" for seat, bet in enumerate(bets))
    odds = board.words.say(language, "b-odds", odds=view["options"]["decap_odds"])
    return ["  " + board.words.say(language, "b-wagers", bets=text, odds=odds)]


def attack(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """`Attack of Anna: 6 4 3 | 6 4 2 -> 1 wound`, and sums of the initiative."""
    now, say = view["arena"], board.words.say
    lines = []
    if now["sums"]:
        sums = [f"{labels[side['seat']]} {total}" for side, total in zip(now["sides"], now["sums"], strict=True)]
        lines.append("  " + say(language, "b-initiative", rolls=", ".join(sums)))
    blow = now["attack"]
    if blow is not None and (blow["red"] or blow["black"]):
        who = labels[now["sides"][now["side"]]["seat"]] if now["side"] is not None else "-"
        dice = dice_line(blow["red"], blow["black"])
        done = f" -> {wounds(board, blow['wounds'], language)}" if blow["wounds"] is not None else ""
        lines.append("  " + say(language, "b-attack", who=who, dice=f"{dice}{done}"))
    return lines


def fate(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """The fighter that lost, and what its death would cost the host."""
    now, say = view["arena"], board.words.say
    if now["loser"] is None:
        return []
    side = next(side for side in now["sides"] if side["seat"] == now["loser"])
    values = {"who": labels[now["loser"]], "card": board.name(side["fighter"], language)}
    lines = ["  " + say(language, f"b-defeat-{now['defeat']}", **values)]
    owned = view["seats"][now["loser"]]["assets"]
    favour = sum(asset["favour"] for asset in owned if asset["card"] == side["fighter"])
    if view["stage"] == "verdict":
        lines.append("  " + say(language, "b-verdict", who=labels[view["host"]], favour=favour))
    return lines


def steps(board: SpartacusBoard, choices: Sequence[Choice], language: str) -> list[str]:
    """Where the fighter can go, and from where it can attack."""
    say, lines = board.words.say, []
    moves = [choice.move.removeprefix("step ") for choice in choices]
    for attack, message in (("", "b-menu-act"), ("x", "b-menu-act-x"), ("j", "b-menu-act-j")):
        found = [move.partition(" ")[0] for move in moves if move.partition(" ")[2] == attack]
        if found:
            lines.append("  " + say(language, message, spaces=" ".join(found)))
    return lines
