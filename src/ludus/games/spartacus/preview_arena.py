"""What decisions in the arena and in a bout do, as everybody will see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.spartacus import bout, cards, moves, moves_arena
from ludus.games.spartacus.deck import spaces
from ludus.games.spartacus.notation_writing import BETS
from ludus.games.spartacus.phases.defeat import wounded
from ludus.games.spartacus.phases.wounds import axe_of
from ludus.games.spartacus.preview_words import FactValues, asset_names, market_name, shield_of
from ludus.kernel.decision import Fact
from ludus.kernel.meta import SEATS

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus

PLACES = ("I", "II")


def arena_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    if kind == moves.INVITE:
        return [Fact("fact-invite-own") if named == seat else Fact("fact-invite", {"seat": SEATS[named]})]
    if kind == moves.REFUSE:
        return [Fact("fact-refuse")]
    if kind == moves.ENTER:
        return enter_facts(s, named)
    if kind == moves.BET:
        return bet_facts(s, named)
    card = s.bout.fighters[s.bout.loser]
    values: FactValues = {
        "card": market_name(s, card),
        "influence": cards.favours(s.marks[card]),
    }
    return [Fact("fact-up" if kind == moves.UP else "fact-down", values)]


def enter_facts(s: Spartacus, named: int) -> list[Fact]:
    deck = s.table.deck
    card = moves_arena.fighter(named)
    dice: FactValues = {"attack": deck.attack[card], "defence": deck.defence[card], "speed": deck.speed[card]}
    place = PLACES[0 if s.bout.owners[0] == cards.NONE else 1]
    found = [Fact("fact-enter", {"card": market_name(s, card), "place": place, **dice})]
    gear = [moves_arena.gear(named, slot) + 1 for slot in range(bout.SLOTS) if moves_arena.gear(named, slot) >= 0]
    if gear:
        found.append(Fact("fact-enter-gear", {"cards": asset_names(s, gear)}))
    return found


def bet_facts(s: Spartacus, named: int) -> list[Fact]:
    odds = [1, 1, 2, s.table.odds]
    found: list[Fact] = []
    for corner in range(4):
        gold = moves.stake(named, corner)
        if gold:
            values: FactValues = {"gold": gold, "corner": BETS[corner], "win": gold * odds[corner]}
            if corner < 2:
                values["card"] = market_name(s, s.bout.fighters[corner])
            found.append(Fact("fact-bet-victory" if corner < 2 else "fact-bet", values))
    return found or [Fact("fact-bet-none")]


def combat_facts(s: Spartacus, seat: int, kind: int, named: int) -> list[Fact]:
    b = s.bout
    mine = b.side_of(seat)
    if kind in (moves.ACT, moves.STEP):
        return action_facts(s, mine, named)
    if kind == moves.REROLL:
        return [Fact("fact-reroll", {"die": named}) if named else Fact("fact-reroll-none")]
    if kind == moves.FORCE:
        return [Fact("fact-force", {"die": named})]
    if kind == moves.DEFEND:
        count = b.dice_against(mine, named != 0)
        return [Fact("fact-defend-speed" if named else "fact-defend", {"count": count})]
    if kind == moves.LOSE:
        return [lose_fact(s, named)]
    if kind == moves.AXE:
        return [Fact("fact-axe", {"gear": market_name(s, axe_of(s, mine))})]
    if kind == moves.SHIELD:
        return [Fact("fact-shield", {"gear": market_name(s, shield_of(s, mine))})]
    return [Fact(PLAIN_FACTS[kind])]


PLAIN_FACTS = {
    moves.NET: "fact-net",
    moves.REINIT: "fact-reinit",
    moves.FIRST: "fact-first",
    moves.SECOND: "fact-second",
}


def action_facts(s: Spartacus, side: int, named: int) -> list[Fact]:
    """Where the fighter goes and whether it attacks."""
    b = s.bout
    space, attack = moves_arena.act_space(named), moves_arena.act_attack(named)
    stays = space == b.places[side]
    found = [Fact("fact-stay") if stays else Fact("fact-move", {"space": spaces()[space]})]
    if not attack:
        return found
    count = b.dice_for(side, attack)
    values: FactValues = {"count": count, "card": market_name(s, b.fighters[1 - side])}
    struck = Fact("fact-attack" if attack == bout.NORMAL else "fact-attack-speed", values)
    if not stays:
        return [*found, struck]
    later = moves_arena.act_later(named)
    return [struck, Fact("fact-then-move", {"space": spaces()[later]}) if later >= 0 else Fact("fact-moves-later")]


def lose_fact(s: Spartacus, named: int) -> Fact:
    b = s.bout
    side = wounded(b)
    lost = [moves_arena.lost_attack(named), moves_arena.lost_defence(named), moves_arena.lost_speed(named)]
    values: FactValues = {"attack": lost[0], "defence": lost[1], "speed": lost[2]}
    left = [str(dice - gone) for dice, gone in zip(b.dice_of(side), lost)]
    return Fact("fact-lose", {**values, "left": "/".join(left)})
