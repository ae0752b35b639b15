"""What is asked, what a move would do, and what a player should confirm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.regicide import cards, moves
from ludus.games.regicide.notation import format_move
from ludus.games.regicide.render import names
from ludus.games.regicide.rules import attack, health_left, may_yield
from ludus.kernel.bits import bit
from ludus.kernel.decision import Choice, Decision, Fact, Kind
from ludus.kernel.meta import SEATS
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.regicide.state import Regicide

OVERPAID = 5  # by so much a payment asks for confirmation


def payment_of(s: Regicide, move: int) -> list[int]:
    """The cards of a payment, [] for any other move."""
    if s.step != moves.PAYING or move in (moves.FLIP, RESIGN):
        return []
    return moves.spelled_cards(move) if move >= moves.FIRST_SPELLED else moves.masked_cards(s.hands[s.turn], move)


def decision(s: Regicide, seat: int) -> Decision:
    kind: Kind = "one" if s.step == moves.NAMING else "some"
    play = "ask-play" if may_yield(s) else "ask-play-only"
    prompt = {moves.NAMING: "ask-name", moves.PAYING: "ask-pay"}.get(s.step, play)
    hand = s.hands[seat]
    return Decision(
        "regicide",
        kind,
        Fact(prompt, {"net": attack(s)}) if s.step == moves.PAYING else Fact(prompt),
        tuple(Choice(format_move(s, seat, move), tuple(facts(s, seat, move))) for move in s.legal(seat)),
        tuple(names(hand)),
        most=len(hand) if s.step == moves.PAYING else min(4, max(1, len(hand))),
    )


def facts(s: Regicide, seat: int, move: int) -> list[Fact]:
    """What everybody will see of this move."""
    if move == RESIGN:
        return [Fact("fact-resign")]
    if move == moves.FLIP:
        return [Fact("fact-flip", {"count": min(cards.HAND_LIMIT[1], len(s.tavern))})]
    if s.step == moves.PAYING:
        paid = sum(cards.VALUE[card] for card in payment_of(s, move))
        return [Fact("fact-pay", {"paid": paid, "net": attack(s)})]
    if move == moves.YIELD:
        return [Fact("fact-yield"), Fact("fact-net", {"net": attack(s)})]
    if move >= moves.NAME:
        return [Fact("fact-name", {"seat": SEATS[move - moves.NAME]})]
    if move < cards.FIRST_COMPANION:
        return jester_facts(s)
    return play_facts(s, move)


def jester_facts(s: Regicide) -> list[Fact]:
    result = [Fact("fact-jester")]
    if s.sleeping:
        result.append(Fact("fact-shield", {"count": s.sleeping, "net": max(0, attack(s) - s.sleeping)}))
    return result


def play_facts(s: Regicide, move: int) -> list[Fact]:
    value = moves.ATTACK_VALUE[move]
    suits = active_suits(s, move)
    damage = 2 * value if suits & cards.CLUB else value
    left = health_left(s)
    result: list[Fact] = []
    if damage < left:
        result.append(Fact("fact-damage", {"damage": damage, "left": left - damage}))
    elif damage == left:
        result.append(Fact("fact-exact", {"damage": damage}))
    else:
        result.append(Fact("fact-defeat", {"damage": damage}))
    tavern = len(s.tavern)
    if suits & cards.HEART:
        healed = min(value, len(s.lazaret))
        tavern += healed
        result.append(Fact("fact-heal", {"count": healed}))
    if suits & cards.DIAMOND:
        room = sum(cards.HAND_LIMIT[s.players] - len(hand) for hand in s.hands) + len(moves.PLAYS[move])
        result.append(Fact("fact-draw", {"count": min(value, room, tavern)}))
    if damage < left:
        net = max(0, attack(s) - value) if suits & cards.SPADE else attack(s)
        if suits & cards.SPADE:
            result.append(Fact("fact-shield", {"count": value, "net": net}))
        else:
            result.append(Fact("fact-net", {"net": net}))
    return result


def active_suits(s: Regicide, move: int) -> int:
    suits = moves.SUITS_OF[move]
    return suits & ~bit(cards.suit(s.castle[-1])) if s.immune else suits


def warnings(s: Regicide, seat: int, move: int) -> list[Fact]:
    """What a player should confirm (specification 11.2)."""
    if move == RESIGN:
        return [Fact("warn-resign")]
    if move == moves.FLIP:
        return [Fact("warn-flip", {"left": s.flips - 1})]
    if s.step == moves.PAYING:
        over = sum(cards.VALUE[card] for card in payment_of(s, move)) - attack(s)
        return [Fact("warn-overpay", {"over": over})] if over >= OVERPAID else []
    if move >= moves.NAME or move < cards.FIRST_COMPANION:
        return []
    result = [Fact("warn-yield")] if move == moves.YIELD else []
    played = [] if move == moves.YIELD else moves.PLAYS[move]
    suits = 0 if move == moves.YIELD else active_suits(s, move)
    value = 0 if move == moves.YIELD else moves.ATTACK_VALUE[move]
    damage = 2 * value if suits & cards.CLUB else value
    rest = sum(cards.VALUE[c] for c in s.hands[s.turn]) - sum(cards.VALUE[c] for c in played)
    net = max(0, attack(s) - value) if suits & cards.SPADE else attack(s)
    healed = min(value, len(s.lazaret)) if suits & cards.HEART else 0
    draws = suits & cards.DIAMOND and len(s.tavern) + healed > 0
    if damage >= health_left(s):
        if len(played) == len(s.hands[s.turn]) and len(s.castle) > 1 and not draws and not s.flips:
            result.append(Fact("warn-empty"))
    elif rest < net and not s.flips and not draws:
        result.append(Fact("warn-death", {"rest": rest, "net": net}))
    return result
