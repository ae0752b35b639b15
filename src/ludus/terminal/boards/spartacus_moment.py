"""What a game of Spartacus is about just now: a healing roll, a request, a scheme, an auction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludus.terminal.boards.spartacus import SpartacusBoard

NONE = "-"


def healing(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    heal = view["heal"]
    if heal is None:
        return []
    dice = " ".join(map(str, heal["dice"])) or NONE
    card = board.name(heal["card"], language)
    return [board.words.say(language, "b-heal", who=labels[heal["seat"]], card=card, dice=dice)]


def request(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """A request for support, its card for the asker alone."""
    say, asked = board.words.say, view["request"]
    if asked is None:
        return []
    who, yes = labels[asked["seat"]], board.seats(asked["yes"], labels)
    text = say(language, "b-request", who=who, asked=board.seats(asked["asked"], labels), yes=yes)
    price = [say(language, "b-request-bound" if asked["bound"] else "b-request-price", gold=asked["price"])]
    enough = say(language, "b-request-enough" if asked["enough"] else "b-request-short")
    words = [say(language, "b-request-words", words=asked["words"])] if asked["words"] else []
    lines = ["; ".join([text, *(price if asked["price"] else []), *words, enough])]
    if asked["plan"]:
        lines.append("  " + say(language, "b-request-plan", plan=board.plan(asked["plan"], labels, language)))
    return lines


def scheme(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """The scheme in the middle and the reactions to it."""
    say, scheme, lines = board.words.say, view["scheme"], []
    if scheme is not None:
        values = {"who": labels[scheme["seat"]], "card": board.name(scheme["card"], language)}
        lines.append(say(language, "b-scheme", **values, text=board.text(scheme["card"], language)))
        notes = [
            say(language, message, who=board.seats(seats, labels))
            for message, seats in (
                ("b-scheme-target", [scheme["target"]] if scheme["target"] is not None else []),
                ("b-scheme-named", [scheme["named"]] if scheme["named"] is not None else []),
                ("b-scheme-supporters", scheme["supporters"]),
                ("b-scheme-passed", scheme["passed"]),
            )
            if seats
        ]
        notes += [say(language, "b-scheme-guard", die=scheme["guard"])] if scheme["guard"] else []
        lines += [f"  {'; '.join(notes)}"] if notes else []
    for seat, plan in view["chain"]:
        values = {"who": labels[seat], "plan": board.plan(plan, labels, language)}
        lines.append("  " + say(language, "b-chain", **values, text=board.text(plan.split()[0], language)))
    return lines


def auction(board: SpartacusBoard, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
    """All lots, the one that is sold now, and who still bids."""
    sale, say = view["auction"], board.words.say
    if sale is None:
        return []
    lots = ", ".join(f"{number} {board.name(card, language)}" for number, card in enumerate(sale["lots"], 1))
    lines = [say(language, "b-lots", lots=lots)]
    if sale["lot"] is None:
        return lines
    if sale["host"]:
        lines.append("  " + say(language, "b-lot-host"))
    else:
        card = sale["lots"][sale["lot"]]
        lines.append("  " + say(language, "b-lot", lot=sale["lot"] + 1, card=board.card(card, language)))
    laid = [f"{labels[seat]} {gold}" for seat, gold in enumerate(sale["laid"]) if gold]
    some = 0 < len(sale["contenders"]) < len(labels)
    notes = [say(language, "b-bidders", who=board.seats(sale["contenders"], labels))] if some else []
    notes += [say(language, "b-laid", laid=", ".join(laid))] if laid else []
    notes += [say(language, "b-own-bid", gold=sale["bid"])] if sale["bid"] is not None else []
    return [*lines, *([f"  {'; '.join(notes)}"] if notes else [])]
