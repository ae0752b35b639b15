"""What is asked, what an answer would do, and what a player should confirm (specification 11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.deck import champion_names, fan_names
from ludus.games.goldencup.describe import describe_ability
from ludus.games.goldencup.menu import legal
from ludus.games.goldencup.notation import format_plain, token_text
from ludus.games.goldencup.phases.matches import dice_of
from ludus.games.goldencup.player import appraise
from ludus.games.goldencup.render import card_view, fan_view
from ludus.kernel.decision import Choice, Decision, Fact
from ludus.kernel.state import RESIGN
from ludus.kernel.text import LANGUAGES, listed

if TYPE_CHECKING:
    from ludus.games.goldencup.state import GoldenCup

MOST_LINES = 60  # line-ups that are listed; others are put together from champions
FactValues = dict[str, int | str | dict[str, str]]


def card_name(s: GoldenCup, card: int) -> dict[str, str]:
    """`21 Eyebush`, by language."""
    return {language: f"{card} {champion_names(s.table.deck, language)[card]}" for language in LANGUAGES}


def card_list(s: GoldenCup, cards: list[int]) -> dict[str, str]:
    return listed([card_name(s, card) for card in cards])


# --- Questions -------------------------------------------------------------------------------------------


def decision(s: GoldenCup, seat: int) -> Decision:
    t = s.teams[seat]
    candidates = legal(s, seat)
    if t.stage == moves.LINING and len(candidates) > MOST_LINES:
        candidates = best_lines(s, seat, candidates)
    choices = tuple(Choice(format_plain(move), tuple(facts(s, seat, move))) for move in candidates)
    asked = question(s, seat)
    if t.stage == moves.PREPARE:
        return Decision("goldencup", "some", asked, choices, tuple(map(str, t.hand)), 0, len(t.hand))
    if t.stage == moves.LINING:
        return Decision("goldencup", "one", asked, choices, tuple(map(str, t.hired)), 0, cards.SLOTS)
    return Decision("goldencup", "one", asked, choices)


def best_lines(s: GoldenCup, seat: int, moves: list[int]) -> list[int]:
    """The most promising line-ups, and the empty one."""
    values = appraise(s, seat)
    best = sorted(range(len(moves)), key=lambda place: (-values[place], place))[:MOST_LINES]
    return [moves[place] for place in sorted({0, *best})]


def question(s: GoldenCup, seat: int) -> Fact:
    t = s.teams[seat]
    stage = t.stage
    if stage == moves.SHOP:
        return Fact("ask-shop", {"coins": t.coins, "round": s.round})
    if stage == moves.LINING:
        if s.phase == moves.SHOOT_OUT:
            return Fact("ask-line-penalties")
        return Fact("ask-line-final" if s.phase == moves.FINAL else "ask-line", {"round": s.round})
    if stage == moves.PREPARE:
        return Fact("ask-prepare", {"level": cards.LEVELS[t.agent]})
    if stage == moves.KEEP_FAN:
        return Fact("ask-fan")
    if stage == moves.SACKING:
        return Fact("ask-sack", {"card": card_name(s, t.hired[-1])})
    if stage == moves.ORDERING:
        return Fact("ask-order")
    if stage in (moves.RETURNING, moves.RETURNING_DEFENCE):
        return Fact("ask-return-attack" if stage == moves.RETURNING else "ask-return-defence")
    return Fact("ask-upgrade-attack" if stage == moves.UPGRADING else "ask-upgrade-defence")


# --- Answers ---------------------------------------------------------------------------------------------


def facts(s: GoldenCup, seat: int, move: int) -> list[Fact]:
    """What an answer does, as everybody will see it in the end."""
    if move == RESIGN:
        return [Fact("fact-resign-solo" if s.players == 1 else "fact-resign")]
    kind, named = moves.kind_of(move), moves.named_in(move)
    if kind == moves.LINE:
        return [line_fact(s, seat, named)]
    if kind in (moves.PREP, moves.SEARCH):
        return exchange_facts(s, kind, named)
    if kind in (moves.HIRE, moves.SACK_CARD, moves.FAN, moves.ORDER):
        return card_facts(s, kind, named)
    return purchase_facts(s, seat, kind, named)


def line_fact(s: GoldenCup, seat: int, line: int) -> Fact:
    """Who stands where."""
    names = [champion_names(s.table.deck, language) for language in LANGUAGES]
    values: FactValues = {}
    for slot in range(cards.SLOTS):
        card = moves.in_slot(line, slot)
        values[f"slot{slot + 1}"] = (
            {language: f"{card} {by[card]}" for language, by in zip(LANGUAGES, names, strict=True)} if card else "-"
        )
        values[f"dice{slot + 1}"] = dice_of(s, seat, card)
    return Fact("fact-line", values)


def exchange_facts(s: GoldenCup, kind: int, discards: int) -> list[Fact]:
    values: FactValues = {"cost": s.table.deck.costs[cards.SEARCH_COST]} if kind == moves.SEARCH else {}
    name = "fact-search" if kind == moves.SEARCH else "fact-prepare"
    if not discards:
        return [Fact(f"{name}-none", values)]
    return [Fact(name, {**values, "cards": card_list(s, moves.unpacked(discards))})]


def card_facts(s: GoldenCup, kind: int, named: int) -> list[Fact]:
    deck = s.table.deck
    if kind == moves.FAN:
        fan = fan_view(deck, named)
        return [Fact("fact-fan", {"fan": fan.name, "text": without_stop(fan.text)})]
    if kind == moves.ORDER:
        card, place = moves.ability_card(named), moves.ability_place(named)
        text = {language: describe_ability(deck.abilities[card][place], language) for language in LANGUAGES}
        return [Fact("fact-order", {"card": card_name(s, card), "text": without_stop(text)})]
    values: FactValues = {"card": card_name(s, named)}
    if kind == moves.SACK_CARD:
        return [Fact("fact-sack", values)]
    text = without_stop(card_view(deck, named).text)
    return [Fact("fact-hire", {**values, "cost": deck.costs[cards.HIRE_COST], "text": text})]


def without_stop(text: dict[str, str]) -> dict[str, str]:
    """The text of a card at the end of a fact, whose message ends the sentence."""
    return {language: words.removesuffix(".") for language, words in text.items()}


def purchase_facts(s: GoldenCup, seat: int, kind: int, named: int) -> list[Fact]:
    deck = s.table.deck
    t = s.teams[seat]
    if kind == moves.AGENT:
        return [Fact("fact-agent", {"level": cards.LEVELS[t.agent + 1], "cost": deck.costs[cards.AGENT_COST]})]
    if kind == moves.STADIUM:
        values: FactValues = {"level": cards.LEVELS[t.stadium + 1], "income": deck.stadium_income[t.stadium + 1]}
        return [Fact("fact-stadium", {**values, "cost": deck.stadium_cost[s.round]})]
    if kind == moves.TRAIN_ATTACK:
        return [Fact("fact-train", {**step(named), "cost": deck.costs[cards.TRAIN_COST]})]
    if kind == moves.TRAIN_DEFENCE:
        first, second = moves.first_kind(named), moves.second_kind(named)
        if second < 0:
            return [Fact("fact-train", {**step(first), "cost": deck.costs[cards.TRAIN_COST]})]
        both: FactValues = {"token2": token_text(second), "better2": token_text(second + 1)}
        return [Fact("fact-train-two", {**step(first), **both, "cost": deck.costs[cards.TRAIN_COST]})]
    if kind == moves.LEARN:
        got = token_text(moves.addable(t.board, deck.tokens, named))
        return [Fact("fact-learn", {"token": got, "cost": deck.costs[cards.LEARN_COST]})]
    if kind == moves.CLOSE:
        return [Fact("fact-end", {"coins": t.coins})]
    if kind == moves.UP:
        return [Fact("fact-upgrade", step(named))]
    return [Fact("fact-return", {"token": token_text(named)})] if kind == moves.BACK else []


def step(kind: int) -> FactValues:
    """A token and what it becomes."""
    return {"token": token_text(kind), "better": token_text(kind + 1)}


def warnings(s: GoldenCup, seat: int, move: int) -> list[Fact]:
    """What a player should confirm."""
    if move == RESIGN:
        return [Fact("warn-resign-solo" if s.players == 1 else "warn-resign")]
    t = s.teams[seat]
    kind, named = moves.kind_of(move), moves.named_in(move)
    if kind == moves.FAN:
        return [Fact("warn-fan", {"fan": {lang: fan_names(s.table.deck, lang)[named] for lang in LANGUAGES}})]
    if kind == moves.CLOSE and t.coins:
        return [Fact("warn-coins", {"coins": t.coins})]
    if kind == moves.HIRE and s.table.deck.sacks[named]:
        return [Fact("warn-sack", {"card": card_name(s, named)})]
    if kind == moves.LINE:
        placed = [card for card in moves.unpacked(named) if card]
        if len(placed) < cards.SLOTS and len(t.hired) > len(placed):
            return [Fact("warn-bench", {"empty": min(cards.SLOTS, len(t.hired)) - len(placed)})]
    return []
