"""The table of Golden Cup in lines of text (specification 11)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from ludus.games.goldencup.cards import LEVELS, ROUNDS, TRAITS
from ludus.games.goldencup.story_lines import LEARNT
from ludus.kernel.decision import Choice, Decision, Outcome
from ludus.terminal.boards.goldencup_names import NONE, Names

SLOTS = ("1", "2", "3", "4+")
BEFORE = ("fan", "prepare")  # what is asked before the income of a round comes
MOST_LINES = 12  # numbered answers that have a line each
GROUPS = (("H", "hire"), ("S", "search"), ("AG ST", "raise"), ("TA TD", "train"), ("LA LD", "learn"))
# A Russian keyboard: the key of each letter; then letters that only look like one.
KEYS = str.maketrans("йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "qwertyuiopasdfghjklzxcvbnm" * 2)
LOOKS = str.maketrans("ХКОНТхконт", "XKOHTxkoht")
SPLIT = re.compile(r"[\s,/-]+")
SLOT = re.compile(r"\d+|-")


def tokens(board: dict[str, int]) -> str:
    """`a:2 4 d:1`."""
    parts = []
    for kind in "ad":
        found = [name[1] for name, count in sorted(board.items()) if name[0] == kind for _ in range(count)]
        parts.append(f"{kind}:{' '.join(found) or NONE}")
    return " ".join(parts)


def counted(board: dict[str, int]) -> str:
    """`a1×4 d2×3`."""
    return " ".join(f"{name}×{count}" for name, count in sorted(board.items())) or NONE


def own_seat(view: dict[str, Any]) -> dict[str, Any] | None:
    seat: dict[str, Any] | None = view["seats"][view["seat"]] if view["seat"] is not None else None
    return seat


def own_of(view: dict[str, Any], seat: dict[str, Any]) -> dict[str, Any] | None:
    """What only the owner of a seat sees, where the observer may: at the own seat, or everywhere in a replay."""
    own: dict[str, Any] | None = view["own"] if seat["seat"] == view["seat"] else seat.get("own")
    return own


def stage_of(view: dict[str, Any]) -> str:
    """What the observer is asked: fan, prepare, shop, line ...; '' if nothing."""
    asked = view["seat"] is not None and view["seat"] in view["to_act"]
    return str(view["own"]["stage"]) if asked else ""


def part_of(view: dict[str, Any]) -> str:
    """The part of the game as the observer is in it: others may shop already while this seat still prepares."""
    stage = str(view["own"]["stage"]) if view["own"] is not None else ""
    return stage if view["phase"] == "shopping" and stage in BEFORE else str(view["phase"])


def fixtures(view: dict[str, Any]) -> list[list[int]]:
    """The matches of this moment, field by field."""
    if view["phase"] in ("final", "penalties"):
        return [view["finalists"]]
    return [] if view["phase"] == "over" else list(view["pairings"][view["round"] - 1])


def rival_of(view: dict[str, Any]) -> tuple[int, int] | None:
    """The opponent of the observer and the field; None for anyone who plays no match now."""
    for field, teams in enumerate(fixtures(view), 1):
        if view["seat"] in teams:
            return next(team for team in teams if team != view["seat"]), field
    return None


class GoldenCupBoard(Names):
    arrangements = ("full", "short")
    extras = ("table", "pairings", "cards", "bag", "aid")
    joins = True  # section 7 of the specification

    # --- The table -----------------------------------------------------------------------------

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        short = self.arrangement == "short"
        lines = [self.now(view, labels, language)]
        if fixtures(view):
            lines.append(self.words.say(language, "b-matches", matches=self.matches(view, labels, language)))
        lines += [self.seat(view, seat, labels, language) for seat in view["seats"]]
        lines += self.automa(view, language)
        lines += [] if short else [self.decks(view, language)]
        for seat in view["seats"]:
            own = own_of(view, seat)
            if own is not None:
                lines += self.own(view, seat, own, language, short)
        return lines

    def now(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        say = self.words.say
        parts = [say(language, f"b-now-{part_of(view)}", round=view["round"])]
        rival = rival_of(view)
        if rival is not None:
            who = self.team(rival[0], labels, language)
            parts.append(say(language, "b-now-rival", who=who, field=rival[1]))
        if view["phase"] in ("shopping", "matches", "final"):
            parts.append(say(language, "b-now-end", cell=view["end_cell"]))
        return "; ".join(parts)

    def matches(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """The matches of this moment, with the results that are known."""
        if view["phase"] in ("final", "penalties"):
            return self.pairing(view["finalists"], "", labels, language)
        return self.round(view, view["round"], labels, language)

    def round(self, view: dict[str, Any], number: int, labels: Sequence[str], language: str) -> str:
        played = {one["field"]: ":".join(map(str, one["goals"])) for one in view["results"] if one["round"] == number}
        return ", ".join(
            f"f{field} {self.pairing(teams, played.get(field, ''), labels, language)}"
            for field, teams in enumerate(view["pairings"][number - 1], 1)
        )

    def pairing(self, teams: Sequence[int], goals: str, labels: Sequence[str], language: str) -> str:
        names = " – ".join(self.team(team, labels, language) for team in teams)
        return f"{names} {goals}" if goals else names

    def seat(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """One line for a team: agent, stadium, tokens, champions by slot."""
        figures = {name: seat[name] for name in ("token", "glory")} | seat["record"]
        levels = {name: self.level(seat[name], language) for name in ("agent", "stadium")}
        who, board = labels[seat["seat"]], tokens(seat["board"])
        parts = [self.words.say(language, "b-seat", who=who, tokens=board, **figures, **levels)]
        parts += self.champions(seat, language, named=self.arrangement != "short")
        marks = self.marks(view, seat, language)
        return ", ".join(parts) + (f" ({', '.join(marks)})" if marks else "")

    def champions(self, seat: dict[str, Any], language: str, named: bool) -> list[str]:
        """By slot where the line-up is known, otherwise as they were hired."""
        say = self.words.say
        line = seat["line"] if seat["line"] and any(seat["line"]) else None
        if line is None:
            shown = self.names(seat["hired"], language) if named else " ".join(map(str, seat["hired"])) or NONE
            return [say(language, "b-champions", cards=shown)]
        by_slot = " ".join(f"{slot}:{card or NONE}" for slot, card in zip(SLOTS, line, strict=True))
        bench = [str(card) for card in seat["hired"] if card not in line]
        return [by_slot, *([say(language, "b-bench", cards=" ".join(bench))] if bench else [])]

    def marks(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> list[str]:
        place, rival = seat["seat"], rival_of(view)
        known = {
            "t-you": place == view["seat"],
            "b-rival": rival is not None and place == rival[0],
            "b-finalist": place in (view["finalists"] or []),
            "b-turn": place in view["to_act"],
            "b-resigned": seat["resigned"],
        }
        return [self.words.say(language, message) for message, is_so in known.items() if is_so]

    def automa(self, view: dict[str, Any], language: str) -> list[str]:
        automa, say = view["automa"], self.words.say
        if automa is None:
            return []
        parts = [say(language, "b-automa", token=automa["token"], tokens=tokens(automa["board"]))]
        if automa["glory"] is not None:
            agent = self.level(automa["agent"], language)
            parts.append(say(language, "b-automa-solo", glory=automa["glory"], agent=agent))
        if automa["coming"]:
            cells = [say(language, "b-cell", round=cell, tokens=" ".join(got)) for cell, got in coming(automa)]
            parts.append(say(language, "b-automa-coming", cells=", ".join(cells)))
        return ["; ".join(parts)]

    def decks(self, view: dict[str, Any], language: str) -> str:
        parts = []
        for level, left, pile in zip(LEVELS, view["decks"], view["discards"], strict=True):
            parts.append(self.words.say(language, "b-deck", level=level, left=left, discarded=len(pile)))
        return self.words.say(language, "b-decks", decks=", ".join(parts))

    # --- What only its owner sees ----------------------------------------------------------------

    def own(
        self, view: dict[str, Any], seat: dict[str, Any], own: dict[str, Any], language: str, short: bool
    ) -> list[str]:
        say = self.words.say
        lines = [self.coins(view, seat, language)]
        if not short:
            lines.append(say(language, "b-supply", tokens=counted(seat["supply"])))
            lines += [self.symbols(seat, language), self.worth(seat, own, language)]
        lines += self.fans(view, seat, own, language)
        if seat["hired"] and not short:
            lines.append(say(language, "b-own"))
            lines += [f"  {self.card(card, language, seat['dice'][str(card)])}" for card in seat["hired"]]
        if own["hand"] and view["phase"] == "shopping":
            lines.append(say(language, "b-hand"))
            lines += [f"  {self.card(card, language)}" for card in own["hand"]]
        return [*lines, *self.unseen_line(view, seat, language)]

    def unseen_line(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> list[str]:
        """The own line-up while the opponent still thinks."""
        line, place = seat["line"], seat["seat"]
        waits = view["phase"] in ("matches", "final", "penalties") and place not in view["to_act"]
        if not waits or not line or not any(line) or self.has_played(view, place):
            return []
        return [self.words.say(language, "b-line", line=self.line_up(line, language))]

    def has_played(self, view: dict[str, Any], team: int) -> bool:
        return view["phase"] == "matches" and any(
            team in one["teams"] for one in view["results"] if one["round"] == view["round"]
        )

    def coins(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> str:
        say, sponsors = self.words.say, seat["sponsors"]
        own = own_of(view, seat)
        message = "b-coins-next" if view["round"] < ROUNDS else "b-coins"
        if own is not None and own["stage"] in BEFORE:
            message = "b-coins-before"  # what is left of the last round is lost
        parts = [say(language, message, coins=seat["coins"], income=seat["income"])]
        got = [f"{sign}1×{sponsors[name]}" for name, sign in (("plus", "+"), ("minus", "-")) if sponsors[name]]
        parts += [say(language, "b-sponsors", tokens=" ".join(got))] if got else []
        prices = [say(language, "b-prices", **view["costs"])] if view["phase"] == "shopping" else []
        return "; ".join([", ".join(parts), *prices])

    def symbols(self, seat: dict[str, Any], language: str) -> str:
        counts = " ".join(f"{letter}{count}" for letter, count in zip(TRAITS, seat["symbols"], strict=True))
        return self.words.say(language, "b-symbols", symbols=counts, kinds=" ".join(seat["kinds"]) or NONE)

    def worth(self, seat: dict[str, Any], own: dict[str, Any], language: str) -> str:
        parts = {name: own[f"{name}_glory"] or 0 for name in ("track", "end", "fan")} | {"glory": seat["glory"]}
        return self.words.say(language, "b-worth", **parts, total=sum(parts.values()))

    def fans(self, view: dict[str, Any], seat: dict[str, Any], own: dict[str, Any], language: str) -> list[str]:
        """The card kept with the tier reached, or the two to choose from."""
        say = self.words.say
        if seat["fan"]:
            text = view["fans"][f"{seat['fan']:02d}"]["text"][language]
            fan, glory = self.fan(seat["fan"], language), own["fan_glory"] or 0
            return [say(language, "b-fan", fan=fan, glory=glory, text=text)]
        if own["stage"] != "fan" or stage_of(view):  # the question lists them
            return []
        lines = [
            f"  F{fan:02d} {self.fan(fan, language)}: {view['fans'][f'{fan:02d}']['text'][language]}"
            for fan in own["fans"]
        ]
        return [say(language, "b-fans"), *lines]

    # --- How to answer ---------------------------------------------------------------------------

    def menu(self, view: dict[str, Any], asked: Decision, labels: Sequence[str], language: str) -> list[str]:
        """Numbered answers, those of one kind in a line."""
        stage, choices = stage_of(view), asked.choices
        if stage == "shop":
            return self.shop(view, choices, language)
        if stage == "prepare":
            nothing = self.words.say(language, "b-menu-prepare-none")
            moves = [f"{n} {one.move}{f' {nothing}' if one.move == 'P' else ''}" for n, one in enumerate(choices, 1)]
            return ["  " + self.words.say(language, "b-menu-prepare", moves=", ".join(moves))]
        if len(choices) <= MOST_LINES:
            width = max(len(choice.move) for choice in choices)
            labelled = [(choice.move, asked.label(choice, language, labels)) for choice in choices]
            return [f"  {number:2}  {move:<{width}}  {label}" for number, (move, label) in enumerate(labelled, 1)]
        example = max((choice.move for choice in choices), key=lambda move: len(SLOT.findall(move.replace("-", ""))))
        cards = self.names(map(int, asked.parts), language)
        return [
            "  " + self.words.say(language, "b-menu-line", example=example, cards=cards),
            "  " + self.words.say(language, "b-menu-lines", count=len(choices), example=asked.parts[0]),
        ]

    def shop(self, view: dict[str, Any], choices: Sequence[Choice], language: str) -> list[str]:
        say, costs, lines = self.words.say, view["costs"], []
        numbered = [(number, choice.move) for number, choice in enumerate(choices, 1)]
        for verbs, group in GROUPS:
            found = [
                f"{number} {self.purchase(view, move, language)}"
                for number, move in numbered
                if any(move.startswith(verb) for verb in verbs.split()) and (group != "search" or move != "ST")
            ]
            if found:
                lines.append("  " + say(language, f"b-menu-{group}", cost=costs.get(group, 0), moves=", ".join(found)))
        end = next(number for number, move in numbered if move == "E")
        return [*lines, "  " + say(language, "b-menu-end", number=end)]

    def purchase(self, view: dict[str, Any], move: str, language: str) -> str:
        """A move with what it is about, in a word or two."""
        if move[0] == "H":
            return f"{move} {self.name(move[1:], language).partition(' ')[2]}"
        if move in ("AG", "ST"):
            kind = "agent" if move == "AG" else "stadium"
            return f"{move} {self.words.say(language, f'b-menu-{kind}', cost=view['costs'][kind])}"
        if move in LEARNT:
            return f"{move} {self.words.say(language, 'token', token=learnt(view, move))}"
        return move

    # --- What else can be looked at --------------------------------------------------------------

    def extra(self, name: str, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        shown = {"table": self.table, "pairings": self.pairings, "cards": self.cards, "bag": self.bag, "aid": self.aid}
        return shown[name](view, labels, language)

    def table(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The league, the best first."""
        lines = []
        seats = sorted(view["seats"], key=lambda seat: (-seat["glory"], -seat["record"]["won"], seat["seat"]))
        for place, seat in enumerate(seats, 1):
            levels = [self.known[str(card)]["level"] for card in seat["hired"]]
            figures = {level: levels.count(level) for level in LEVELS} | seat["record"] | {"glory": seat["glory"]}
            lines.append(self.words.say(language, "b-league", place=place, who=labels[seat["seat"]], **figures))
        return [*lines, *self.automa(view, language)]

    def pairings(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        return [
            self.words.say(language, "b-round", round=number, matches=self.round(view, number, labels, language))
            for number in range(1, len(view["pairings"]) + 1)
        ]

    def cards(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = []
        for seat in view["seats"]:
            lines.append(self.words.say(language, "b-team-cards", who=labels[seat["seat"]]))
            shown = [self.card(card, language, seat["dice"][str(card)]) for card in seat["hired"]]
            lines += [f"  {line}" for line in shown or [self.words.say(language, "b-no-cards")]]
        return lines

    def bag(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """What the own match is drawn from, as far as the observer may know it."""
        say, rival = self.words.say, rival_of(view)
        if rival is None or view["phase"] == "penalties":
            return [say(language, "b-bag-none")]
        boards = {team: self.board_of(view, team) for team in (view["seat"], rival[0])}
        count = sum(sum(board.values()) for board in boards.values()) + view["breaks"]
        lines = [say(language, "b-bag", count=count, drawn=min(count, view["end_cell"]))]
        for team, board in boards.items():
            who = self.team(team, labels, language)
            lines.append("  " + say(language, "b-bag-team", who=who, tokens=tokens(board)))
        return [*lines, "  " + say(language, "b-bag-breaks", count=view["breaks"])]

    def board_of(self, view: dict[str, Any], team: int) -> dict[str, int]:
        board: dict[str, int] = (view["seats"][team] if team < len(view["seats"]) else view["automa"])["board"]
        return board

    def aid(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Letters, faces of the slots, how answers are written."""
        say = self.words.say
        faces = [
            say(language, "b-aid-slot", slot=slot, faces=self.any_of(faces, language))
            for slot, faces in enumerate(view["faces"], 1)
        ]
        return [*say(language, "b-aid").split("\n"), "", *faces]

    # --- The end ---------------------------------------------------------------------------------

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        """The winner, how it was decided, and the glory of every seat, the best first."""
        say, detail = self.words.say, outcome.detail
        lines = [say(language, "b-won", winner=self.team(detail["winner"], labels, language))]
        lines.append(say(language, f"b-by-{detail['by']}"))
        if "level" in detail:
            values = {name: detail[name] for name in ("level", "grade", "automa", "margin")}
            lines.append(say(language, "b-solo", **values, total=detail["totals"][0]))
        for seat in sorted(range(len(labels)), key=lambda seat: int(detail["ranks"][seat])):
            pad = detail["lines"][seat]
            lines.append(
                say(language, "b-rank", rank=detail["ranks"][seat], who=labels[seat], total=detail["totals"][seat])
            )
            lines.append("  " + say(language, "b-pad", **pad, **detail["records"][seat]))
        return lines

    # --- What people type --------------------------------------------------------------------------

    def complete(self, view: dict[str, Any], text: str) -> str:
        """Letters of a Russian keyboard, lists with blanks, slots without their X, tokens without their sign."""
        stage, typed = stage_of(view), latin(text.strip())
        if stage == "line":
            rest = typed[1:] if typed[:1].upper() == "X" else typed
            places = SLOT.findall(rest)
            only_places = not re.sub(r"[\d\s,/-]", "", rest)
            return "X" + "/".join(places) if only_places and len(places) == len(SLOTS) else typed
        verb = {"prepare": "P", "shop": "S"}.get(stage, "")
        cards = SPLIT.split(typed[1:].strip() if typed[:1].upper() == verb else typed)
        cards = [card for card in cards if card]
        if verb and all(map(str.isdecimal, cards)) and (typed[:1].upper() == verb or (verb == "P" and len(cards) > 1)):
            return "-".join([verb, *cards])
        sign = {"upgrade": "+", "return": "-"}.get(stage.partition("-")[0], "")
        return f"{sign}{typed}" if sign and re.fullmatch(r"[ad][1-4]", typed, re.IGNORECASE) else typed


def learnt(view: dict[str, Any], move: str) -> str:
    """The token that learning brings: a weaker one of its type where the wanted one is out (GC-071)."""
    wanted, seat = LEARNT[move], own_seat(view)
    weaker = [f"{wanted[0]}{value}" for value in range(int(wanted[1]), 0, -1)]
    return next((token for token in weaker if seat and seat["supply"].get(token)), wanted)


def latin(text: str) -> str:
    """As if the keyboard had not been left Russian; a lone Е is the end of shopping, whichever letter it is."""
    return "E" if text in ("Е", "е") else text.translate(LOOKS).translate(KEYS)


def coming(automa: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The tokens that will join the Automa, by round."""
    yield from sorted(automa["coming"].items())


BOARD = GoldenCupBoard
