"""Positions as JSON-able dicts: everything on the table, secrets included."""

from __future__ import annotations

from typing import Any

from ludus.games.goldencup import cards, moves
from ludus.games.goldencup.boards import KIND_NAMES
from ludus.games.goldencup.phases.drawing import taken_of
from ludus.games.goldencup.state import GoldenCup, Table, automa_cells
from ludus.games.goldencup.team import Team
from ludus.games.goldencup.view import ENDINGS, PHASES, STAGES
from ludus.kernel.chance import Chance
from ludus.kernel.positions import FieldReader

TEAM_LISTS = ("hired", "hand", "fans", "pile", "fresh", "extra", "todo", "gains", "log")
TEAM_NUMBERS = {  # the highest value of each
    "fan": cards.FANS,
    "coins": 12,
    "plus": 99,
    "minus": 99,
    "stadium": 2,
    "agent": 2,
    "glory": 999,
    "line": moves.MOST_LINE,
    "taken": (1 << 24) - 1,
    "shared": 7,
    "shuffles": 999,
    "won": cards.ROUNDS,
    "level": cards.ROUNDS,
    "lost": cards.ROUNDS,
    "scored": 999,
    "conceded": 999,
}
CHOSEN = {  # the gain behind a choice of tokens
    moves.UPGRADING: cards.UP_ATTACK,
    moves.UPGRADING_DEFENCE: cards.UP_DEFENCE,
    moves.RETURNING: cards.DROP_ATTACK,
    moves.RETURNING_DEFENCE: cards.DROP_DEFENCE,
}
NAMED_PHASES: dict[str, int] = {name: phase for phase, name in PHASES.items()}
NAMED_STAGES: dict[str, int] = {name: stage for stage, name in STAGES.items()}
NAMED_ENDINGS: dict[str, int] = {name: ending for ending, name in ENDINGS.items()}
TOKEN_LETTERS = [name.lower().replace("-", "") for name in KIND_NAMES]


# --- Writing ---------------------------------------------------------------------------------------------


def tokens(board: int) -> dict[str, int]:
    return {
        TOKEN_LETTERS[kind]: cards.tokens_of(board, kind) for kind in range(cards.KINDS) if cards.tokens_of(board, kind)
    }


def write(s: GoldenCup) -> dict[str, Any]:
    return {
        "players": s.players,
        "round": s.round,
        "phase": PHASES[s.phase],
        "teams": [write_team(t) for t in s.teams],
        "before": [write_team(t) for t in s.before] if s.sealed() else [],
        "holders": s.holders[:],
        "decks": [cards[:] for cards in s.decks],
        "discards": [cards[:] for cards in s.discards],
        "shares": [cards[:] for cards in s.shares],
        "sizes": s.sizes[:],
        "piles": [cards[:] for cards in s.piles],
        "idle_fans": s.idle_fans[:],
        "automa": tokens(s.automa),
        "cells": [tokens(cell) for cell in s.cells],
        "idle_tokens": [TOKEN_LETTERS[kind] for kind in s.idle_tokens],
        "automa_glory": s.automa_glory,
        "results": s.results[:],
        "waiting": s.waiting,
        "played": s.played,
        "reshuffles": s.reshuffles,
        "finalists": [s.first, s.second],
        "winner": s.winner,
        "ending": ENDINGS.get(s.ending),
        "resigned": s.resigned,
    }


def write_team(t: Team) -> dict[str, Any]:
    return {
        "board": tokens(t.board),
        "stage": STAGES[t.stage],
        **{name: getattr(t, name)[:] for name in TEAM_LISTS},
        **{name: getattr(t, name) for name in TEAM_NUMBERS},
    }


# --- Reading ---------------------------------------------------------------------------------------------


class Reader(FieldReader[Table]):
    """Reads a position and says what is wrong with it; what is left out is as at the start of the round."""

    def board(self, field: str, value: Any) -> int:
        if not isinstance(value, dict):
            raise self.wrong(field, value)
        packed = 0
        for name, count in value.items():
            if name not in TOKEN_LETTERS or type(count) is not int or not 0 <= count <= 15:
                raise self.wrong(field, value)
            packed += count * cards.token(TOKEN_LETTERS.index(name))
        return packed

    def read(self, chance: Chance) -> GoldenCup:
        table, deck = self.table, self.table.deck
        rounds = self.number("round", 1, 1, cards.ROUNDS)
        phase = self.named("phase", self.position.get("phase", PHASES[moves.PART]), NAMED_PHASES)
        teams = self.teams("teams", rounds, phase)
        before = self.position.get("before") or []
        pool = self.idle_tokens()
        finalists = self.numbers("finalists", self.position.get("finalists", [-1, -1]), -1, table.teams - 1, 2)
        s = GoldenCup(
            table,
            chance,
            teams,
            self.teams("before", rounds, phase) if before else [t.clone() for t in teams],
            self.numbers("holders", self.position.get("holders", list(range(table.teams))), 0, 5, int(table.teams)),
            [],
            self.rows("discards", 3, 0, cards.CHAMPIONS),
            self.rows("shares", 3, 0, cards.CHAMPIONS),
            [],
            [],
            self.numbers("idle_fans", self.position.get("idle_fans", self.other_fans(teams)), 1, cards.FANS),
            self.board("automa", self.position.get("automa", tokens(deck.automa_start if table.automa >= 0 else 0))),
            self.cells(),
            pool,
            self.number("automa_glory", table.automa_glory if self.players == 1 else 0, 0, 999),
            self.numbers("results", self.position.get("results", []), 0, 999),
            rounds,
            phase,
            self.number("waiting", self.asked(teams, phase), 0, (1 << self.players) - 1),
            self.number("played", 0, 0, 7),
            self.number("reshuffles", 0, 0, 999),
            finalists[0],
            finalists[1],
            self.number("winner", -1, -1, table.teams - 1),
            self.named("ending", self.position.get("ending") or "", {**NAMED_ENDINGS, "": -1}),
            self.number("resigned", 0, 0, (1 << self.players) - 1),
        )
        s.decks = self.rows("decks", 3, 0, cards.CHAMPIONS, self.other_cards(s))
        s.piles = self.rows("piles", 3, 0, cards.CHAMPIONS, s.discards)
        s.sizes = self.numbers(
            "sizes", self.position.get("sizes", [len(pile) for pile in s.decks]), 0, cards.CHAMPIONS, 3
        )
        self.check_pieces(s)
        self.check_questions(s)
        return s

    # Parts of a position

    def teams(self, field: str, rounds: int, phase: int) -> list[Team]:
        value = self.position.get(field, [{} for _ in range(self.players)])
        if not isinstance(value, list) or len(value) != self.players or not all(isinstance(t, dict) for t in value):
            raise self.wrong(field)
        return [self.team(team, rounds, phase) for team in value]

    def team(self, given: dict[str, Any], rounds: int, phase: int) -> Team:
        unknown = set(given) - {"board", "stage", *TEAM_LISTS, *TEAM_NUMBERS}
        if unknown:
            raise self.wrong(sorted(unknown)[0], given[sorted(unknown)[0]])
        deck = self.table.deck
        stage = self.named("stage", given.get("stage", STAGES[default_stage(given, rounds, phase)]), NAMED_STAGES)
        lists = {name: self.numbers(name, given.get(name, []), -(1 << 40), 1 << 40) for name in TEAM_LISTS}
        defaults = {"coins": deck.stadium_income[0], "glory": cards.START_GLORY}
        numbers = {
            name: self.number(name, defaults.get(name, 0), 0, most, given) for name, most in TEAM_NUMBERS.items()
        }
        for name in ("hired", "hand", "pile", "fresh", "extra"):
            if any(not 1 <= card <= cards.CHAMPIONS for card in lists[name]):
                raise self.wrong(name, lists[name])
        if lists["hand"] != sorted(lists["hand"]) or len(lists["hand"]) > cards.HAND:
            raise self.wrong("hand", lists["hand"])
        board = self.board("board", given.get("board", tokens(deck.start)))
        if any(cards.tokens_of(board, kind) > cards.tokens_of(deck.tokens, kind) for kind in range(cards.KINDS)):
            raise self.wrong("board", given.get("board"))
        self.check_fans(lists["fans"], numbers["fan"], stage)
        self.check_todo(lists)
        return Team(
            board,
            lists["hired"],
            lists["hand"],
            lists["fans"],
            numbers["fan"],
            numbers["coins"],
            numbers["plus"],
            numbers["minus"],
            numbers["stadium"],
            numbers["agent"],
            numbers["glory"],
            stage,
            numbers["line"],
            numbers["taken"],
            numbers["shared"],
            numbers["shuffles"],
            lists["pile"],
            lists["fresh"],
            lists["extra"],
            lists["todo"],
            lists["gains"],
            lists["log"],
            numbers["won"],
            numbers["level"],
            numbers["lost"],
            numbers["scored"],
            numbers["conceded"],
        )

    def check_fans(self, fans: list[int], fan: int, stage: int) -> None:
        if len(fans) not in (0, 2) or any(not 1 <= each <= cards.FANS for each in fans) or len(set(fans)) != len(fans):
            raise self.wrong("fans", fans)
        if fans != sorted(fans) or (
            (stage == moves.KEEP_FAN) != (fan == 0) and len(fans) == 2 and stage == moves.KEEP_FAN
        ):
            raise self.wrong("fan", fan)
        if fan and fans and fan not in fans:
            raise self.wrong("fan", fan)

    def check_todo(self, lists: dict[str, list[int]]) -> None:
        """Abilities that wait belong to hired champions; gains are gains."""
        deck = self.table.deck
        for waiting in lists["todo"]:
            card = moves.ability_card(waiting)
            if waiting < 0 or card not in lists["hired"] or moves.ability_place(waiting) >= len(deck.abilities[card]):
                raise self.wrong("todo", lists["todo"])
        for gain in lists["gains"]:
            verb, amount = moves.gain_verb(gain), moves.gain_amount(gain)
            plain = cards.UP_ATTACK <= verb <= cards.DROP_DEFENCE
            if verb > cards.GLORY or plain != (amount == 0) or not (-1 if verb == cards.SPONSOR else 0) <= amount <= 99:
                raise self.wrong("gains", lists["gains"])

    def other_fans(self, teams: list[Team]) -> list[int]:
        held = {fan for t in teams for fan in (*t.fans, t.fan)}
        return [fan for fan in range(1, cards.FANS + 1) if fan not in held]

    def other_cards(self, s: GoldenCup) -> list[list[int]]:
        """Decks of all cards that lie nowhere else."""
        held = {card for t in s.teams for card in (*t.hired, *t.hand, *t.pile, *t.fresh, *t.extra)}
        held |= {card for pile in s.discards for card in pile}
        return [
            [card for card in range(cards.FIRST_CARD[n], cards.FIRST_CARD[n + 1]) if card not in held] for n in range(3)
        ]

    def idle_tokens(self) -> list[int]:
        value = self.position.get("idle_tokens", [])
        if not isinstance(value, list) or any(name not in TOKEN_LETTERS for name in value):
            raise self.wrong("idle_tokens")
        return [TOKEN_LETTERS.index(name) for name in value]

    def cells(self) -> list[int]:
        value = self.position.get("cells", [{} for _ in range(7)])
        if not isinstance(value, list) or len(value) != 7:
            raise self.wrong("cells")
        cells = [self.board("cells", cell) for cell in value]
        allowed = automa_cells(self.table.solo_level) if self.table.automa >= 0 else []
        if any(tokens and cell not in allowed for cell, tokens in enumerate(cells)):
            raise self.wrong("cells")
        return cells

    def asked(self, teams: list[Team], phase: int) -> int:
        """Seats that are not free owe a decision."""
        return 0 if phase == moves.OVER else sum(1 << seat for seat, t in enumerate(teams) if t.stage != moves.FREE)

    # Checks

    def check_pieces(self, s: GoldenCup) -> None:
        self.check_twice(all_cards(s))
        levels = s.table.deck.levels
        for level in range(3):
            for field, piles in (("decks", s.decks), ("discards", s.discards), ("shares", s.shares)):
                if any(card and levels[card] != level for card in piles[level]):
                    raise self.wrong(field)
        fans = [fan for t in s.teams for fan in (t.fans or [t.fan]) if fan] + s.idle_fans
        if len(set(fans)) != len(fans):
            raise self.wrong("idle_fans")
        if sorted(s.holders) != list(range(s.table.teams)):
            raise self.wrong("holders")
        if len(s.results) % 6:
            raise self.wrong("results")
        for t in s.teams:
            if any(taken_of(t, level) > len(s.decks[level]) for level in range(3)):
                raise self.wrong("taken", t.taken)

    def check_questions(self, s: GoldenCup) -> None:
        """Seats that are asked can be asked this now."""
        if s.phase == moves.OVER:
            if s.waiting or s.winner < 0:
                raise self.wrong("winner")
            if s.ending < 0:
                raise self.wrong("ending")
            return
        if s.phase in (moves.FINAL, moves.SHOOT_OUT) and (
            min(s.first, s.second) < 0 or s.first == s.second or s.round < cards.ROUNDS
        ):
            raise self.wrong("finalists")
        if not s.waiting or s.waiting != self.asked(s.teams, s.phase):
            raise self.wrong("waiting")
        if s.players == 1 and s.resigned:  # that ends the solo game
            raise self.wrong("resigned")
        shopping = (moves.KEEP_FAN, moves.PREPARE, moves.SHOP, moves.SACKING)
        for seat, t in enumerate(s.teams):
            if t.stage == moves.FREE:
                continue
            misplaced = (t.stage in shopping) != (s.phase == moves.PART) and t.stage in (*shopping, moves.LINING)
            if misplaced or (t.stage == moves.LINING and s.phase == moves.MATCHES and s.played >> s.field_of(seat) & 1):
                raise self.wrong("stage", STAGES[t.stage])
            if (t.stage == moves.ORDERING and len(t.todo) < 2) or not s.legal(seat):
                raise self.wrong("stage", STAGES[t.stage])
            if t.stage == moves.SACKING and (len(t.hired) < 3 or not s.table.deck.sacks[t.hired[-1]]):
                raise self.wrong("hired", t.hired)
            if t.stage in CHOSEN and t.gains[-1:] != [CHOSEN[t.stage]]:
                raise self.wrong("gains", t.gains)
            if t.stage == moves.KEEP_FAN and (t.fan or s.round > 1):
                raise self.wrong("fan", t.fan)
            if s.phase in (moves.FINAL, moves.SHOOT_OUT) and seat not in (s.first, s.second):
                raise self.wrong("stage", STAGES[t.stage])


def default_stage(given: dict[str, Any], rounds: int, phase: int) -> int:
    if phase == moves.PART:
        return moves.KEEP_FAN if given.get("fans") and not given.get("fan") else moves.SHOP
    if phase == moves.MATCHES:
        return moves.LINING if given.get("hired") else moves.FREE
    return moves.FREE


def all_cards(s: GoldenCup) -> list[int]:
    """Every champion on the table, sorted; those that lie nowhere are out of the position."""
    found = [card for t in s.teams for card in (*t.hired, *t.hand)]
    if s.table.arrival:
        found += [card for zone in (*s.decks, *s.discards) for card in zone]
        return sorted(found)
    players = s.players
    for level in range(3):
        for place, card in enumerate(s.decks[level]):
            if place // players >= taken_of(s.teams[place % players], level):
                found.append(card)
        taken_up = [t.shared >> level & 1 for t in s.teams]
        if any(taken_up):
            found += [card for place, card in enumerate(s.shares[level]) if not taken_up[place % players]]
        else:
            found += s.discards[level]
    return sorted(found + [card for t in s.teams for card in (*t.pile, *t.fresh, *t.extra)])
