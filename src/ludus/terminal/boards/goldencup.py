"""The table of Golden Cup in lines of text (specification 11)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludus.games.goldencup.cards import LEVELS, TRAITS, Deck
from ludus.games.goldencup.deck import champion_names, deck_of, fan_names
from ludus.kernel.decision import Choice, Decision, Event, Outcome
from ludus.terminal.boards.board import Board

NONE = "-"
SLOTS = ("1", "2", "3", "4+")
BREAKS = 4  # tokens in every bag
HEADLINES = {"tokens", "automa", "fans", "round", "did", "shown", "lined", "result", "scored", "tie", "finalists"}
HEADLINES |= {"resigned", "ended"}
SEALED = "sealed"  # what others do in a sealed part: never told
MOST_LINES = 12  # numbered answers that have a line each
GROUPS = (("H", "hire"), ("S", "search"), ("AG ST", "raise"), ("TA TD", "train"), ("LA LD", "learn"))
LEARNT = {"LA": "a1", "LD": "d2"}
# A Russian keyboard: the key of each letter; then letters that only look like one.
KEYS = str.maketrans("йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "qwertyuiopasdfghjklzxcvbnm" * 2)
LOOKS = str.maketrans("ХКОНТхконт", "XKOHTxkoht")
SPLIT = re.compile(r"[\s,/-]+")
SLOT = re.compile(r"\d+|-")


def tokens(board: dict[str, int]) -> str:
    """`a:2 4 d:1`."""
    told = []
    for kind in "ad":
        found = [name[1] for name, count in sorted(board.items()) if name[0] == kind for _ in range(count)]
        told.append(f"{kind}:{' '.join(found) or NONE}")
    return " ".join(told)


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


def fixtures(view: dict[str, Any]) -> list[list[int]]:
    """The matches of this moment, field by field."""
    if view["phase"] in ("final", "penalties"):
        return [view["finalists"]]
    return [] if view["phase"] == "over" else list(view["pairings"][view["round"] - 1])


def rival_of(view: dict[str, Any]) -> tuple[int, int] | None:
    """The opponent of the observer and the field; None for whoever plays no match now."""
    for field, teams in enumerate(fixtures(view), 1):
        if view["seat"] in teams:
            return next(team for team in teams if team != view["seat"]), field
    return None


class Field:
    """A match as far as it has been told: defence that lies face up, and goals."""

    def __init__(self, teams: Sequence[int]) -> None:
        self.teams = teams
        self.defence = dict.fromkeys(teams, 0)
        self.goals = dict.fromkeys(teams, 0)

    def sum_of(self, facts: dict[str, Any]) -> str:
        """An attack as a calculation: `4 - 2 = 2`; what champions add or take away stands last. Defence is used up."""
        value, strength = int(facts["token"][1]), facts["strength"]
        rival = next(team for team in self.teams if team != facts["team"])
        defence, self.defence[rival] = self.defence[rival], 0
        extra = strength - (value - defence)
        told = [str(value), *([f"- {defence}"] if defence else [])]
        told += [f"{'+' if extra > 0 else '-'} {abs(extra)}"] if extra else []
        return " ".join([*told, f"= {strength}"] if len(told) > 1 else told)

    def score(self) -> str:
        return ":".join(str(self.goals[team]) for team in self.teams)


class GoldenCupBoard(Board):
    arrangements = ("full", "short")
    extras = ("table", "pairings", "cards", "bag", "aid")

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.known: dict[str, dict[str, Any]] = {}  # champions that were seen at this table
        self.deck: Deck | None = None
        self.faces: list[list[int]] = []

    def look(self, view: dict[str, Any]) -> None:
        self.known.update(view["cards"])
        self.faces = view["faces"]
        options = view["options"]
        files = (options[name] for name in ("champions", "fans", "boards"))
        self.deck = deck_of(*files, options["wizard_jim"] == "+1")

    # --- Names ---------------------------------------------------------------------------------

    def name(self, card: int | str, language: str) -> str:
        """`70 Gryphon`."""
        return f"{card} {champion_names(self.deck, language)[int(card)]}" if self.deck else str(card)

    def names(self, cards: Iterable[int], language: str) -> str:
        return ", ".join(self.name(card, language) for card in cards) or NONE

    def fan(self, fan: int | None, language: str) -> str:
        return fan_names(self.deck, language)[fan] if self.deck and fan else NONE

    def level(self, level: int | str, language: str) -> str:
        return self.words.say(language, "level", level=level if isinstance(level, str) else LEVELS[level])

    def team(self, team: int, labels: Sequence[str], language: str) -> str:
        return labels[team] if team < len(labels) else self.words.say(language, "automa")

    def card(self, card: int, language: str, dice: int | None = None) -> str:
        """`12 Ink Imp (bronze BV), 2 dice: When hired ...`."""
        shown = self.known[str(card)]
        level = self.level(shown["level"], language)
        told = self.words.say(language, "b-card", card=self.name(card, language), level=level, traits=shown["traits"])
        if dice is not None and dice != 1:
            told += f", {self.words.say(language, 'b-dice', dice=dice)}"
        return f"{told}: {shown['text'][language]}"

    def line_up(self, line: Sequence[int | None], language: str) -> str:
        """`1: -, 2: 12 Ink Imp ...`."""
        told = {f"slot{slot}": self.name(card, language) if card else NONE for slot, card in enumerate(line, 1)}
        return self.words.say(language, "line", **told)

    def any_of(self, faces: Sequence[int], language: str) -> str:
        """`4, 5 or 6`."""
        *first, last = map(str, faces)
        return self.words.say(language, "b-or", first=", ".join(first), last=last) if first else last

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
        told = [say(language, f"b-now-{view['phase']}", round=view["round"])]
        rival = rival_of(view)
        if rival is not None:
            who = self.team(rival[0], labels, language)
            told.append(say(language, "b-now-rival", who=who, field=rival[1]))
        if view["phase"] in ("shopping", "matches", "final"):
            told.append(say(language, "b-now-end", cell=view["end_cell"]))
        return "; ".join(told)

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
        told = [self.words.say(language, "b-seat", who=who, tokens=board, **figures, **levels)]
        told += self.champions(seat, language, named=self.arrangement != "short")
        marks = self.marks(view, seat, language)
        return ", ".join(told) + (f" ({', '.join(marks)})" if marks else "")

    def champions(self, seat: dict[str, Any], language: str, named: bool) -> list[str]:
        """By slot where the line-up is known, otherwise as they were hired."""
        say = self.words.say
        line = seat["line"] if seat["line"] and any(seat["line"]) else None
        if line is None:
            shown = self.names(seat["hired"], language) if named else " ".join(map(str, seat["hired"])) or NONE
            return [say(language, "b-champions", cards=shown)]
        told = " ".join(f"{slot}:{card or NONE}" for slot, card in zip(SLOTS, line, strict=True))
        bench = [str(card) for card in seat["hired"] if card not in line]
        return [told, *([say(language, "b-bench", cards=" ".join(bench))] if bench else [])]

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
        told = [say(language, "b-automa", token=automa["token"], tokens=tokens(automa["board"]))]
        if automa["glory"] is not None:
            agent = self.level(automa["agent"], language)
            told.append(say(language, "b-automa-solo", glory=automa["glory"], agent=agent))
        if automa["coming"]:
            cells = [say(language, "b-cell", round=cell, tokens=" ".join(got)) for cell, got in coming(automa)]
            told.append(say(language, "b-automa-coming", cells=", ".join(cells)))
        return ["; ".join(told)]

    def decks(self, view: dict[str, Any], language: str) -> str:
        told = []
        for level, left, pile in zip(LEVELS, view["decks"], view["discards"], strict=True):
            told.append(self.words.say(language, "b-deck", level=level, left=left, discarded=len(pile)))
        return self.words.say(language, "b-decks", decks=", ".join(told))

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
        told = [say(language, "b-coins", coins=seat["coins"], income=seat["income"])]
        got = [f"{sign}1×{sponsors[name]}" for name, sign in (("plus", "+"), ("minus", "-")) if sponsors[name]]
        told += [say(language, "b-sponsors", tokens=" ".join(got))] if got else []
        prices = [say(language, "b-prices", **view["costs"])] if view["phase"] == "shopping" else []
        return "; ".join([", ".join(told), *prices])

    def symbols(self, seat: dict[str, Any], language: str) -> str:
        told = " ".join(f"{letter}{count}" for letter, count in zip(TRAITS, seat["symbols"], strict=True))
        return self.words.say(language, "b-symbols", symbols=told, kinds=" ".join(seat["kinds"]) or NONE)

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
        told = [
            f"  F{fan:02d} {self.fan(fan, language)}: {view['fans'][f'{fan:02d}']['text'][language]}"
            for fan in own["fans"]
        ]
        return [say(language, "b-fans"), *told]

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
            return [f"  {number:2}  {move:<{width}}  {told}" for number, (move, told) in enumerate(labelled, 1)]
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
            return f"{move} {self.words.say(language, 'token', token=LEARNT[move])}"
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
        count = sum(sum(board.values()) for board in boards.values()) + BREAKS
        lines = [say(language, "b-bag", count=count, drawn=min(count, view["end_cell"]))]
        for team, board in boards.items():
            who = self.team(team, labels, language)
            lines.append("  " + say(language, "b-bag-team", who=who, tokens=tokens(board)))
        return [*lines, "  " + say(language, "b-bag-breaks", count=BREAKS)]

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

    # --- What happened -------------------------------------------------------------------------

    def story(self, events: Sequence[Event], labels: Sequence[str], language: str) -> list[str]:
        """One line for each token of a match; what a move names itself is not told again."""
        lines: list[str] = []
        field, expected = Field(()), []
        for event in events:
            if event.kind == SEALED:
                continue
            if event.kind == "did":
                expected = consequences(event.facts["move"])
            elif expected and (event.kind, event.facts.get("token", event.facts.get("card"))) == expected[0]:
                expected = expected[1:]
                continue
            if event.kind == "lined":
                field = Field(event.facts["teams"])
            told = self.token(event, field, labels, language) if event.kind == "token" else ""
            told = told or self.tell(event, labels, language)
            lines += [("" if event.kind in HEADLINES else "  ") + line for line in told.split("\n")]
        return lines

    def token(self, event: Event, field: Field, labels: Sequence[str], language: str) -> str:
        """A drawn token; an attack as a calculation."""
        say, facts = self.words.say, event.facts
        result, team, cell = facts["result"], facts["team"], facts["cell"]
        if result == "break":
            return say(language, "b-token-break", cell=cell)
        who, name = self.team(team, labels, language), facts["token"]
        if result == "defence":
            field.defence[team] += int(name[1])
            return say(language, "b-token-defence", cell=cell, who=who, token=name)
        values = {"cell": cell, "who": who, "token": name, "sum": field.sum_of(facts)}
        if result == "repelled":
            return say(language, "b-token-repelled", **values)
        field.goals[team] += result == "goal"
        end = say(language, "b-goal", goals=field.score()) if result == "goal" else say(language, "b-miss")
        end += f" {say(language, 'b-paid', paid=facts['paid'])}" if facts["paid"] else ""
        values |= {"card": self.thrower(facts["card"], language), "roll": self.roll(facts, language)}
        return say(language, "b-token-throw", **values, slot=facts["slot"], end=end)

    def thrower(self, card: int, language: str) -> str:
        return self.name(card, language) if card else self.words.say(language, "starting-champion")

    def roll(self, facts: dict[str, Any], language: str) -> str:
        if not facts["dice"]:
            return self.words.say(language, "b-roll-none")
        faces = self.any_of(self.faces[facts["slot"] - 1], language)
        return self.words.say(language, "b-roll", faces=faces, dice=" ".join(map(str, facts["dice"])))

    def tell(self, event: Event, labels: Sequence[str], language: str) -> str:
        say, kind, facts = self.words.say, event.kind, event.facts
        who = labels[event.seat] if event.seat is not None else NONE
        if kind == "did":
            return say(language, "event-did", who=who, move=self.deed(facts["move"], language))
        if kind == "drew":
            told = self.names(facts["cards"], language) if facts["cards"] is not None else ""
            return say(language, f"event-drew{'' if told else '-hidden'}", who=who, **{**facts, "cards": told})
        if kind == "fans":
            return say(
                language, "event-fans", who=who, fans=", ".join(self.fan(fan, language) for fan in facts["fans"])
            )
        if kind == "sacked":
            return say(language, "event-sacked", who=who, card=self.name(facts["card"], language))
        if kind == "shown":
            return self.reveal(facts["moves"], who, language)
        if kind == "scored":
            return say(language, "event-scored", who=who, **{**facts, "fan": self.fan(facts["fan"], language)})
        if kind in ("lined", "result", "penalty"):
            return self.match_event(event, labels, language)
        if kind in ("tokens", "automa", "round", "tie", "finalists", "ended"):
            return self.table_event(event, labels, language)
        return super().tell(event, labels, language)

    def reveal(self, moves: Sequence[str], who: str, language: str) -> str:
        """All that a seat has bought."""
        told = [self.deed(move, language) for move in moves if move not in ("E", "P")]
        if not told:
            return self.words.say(language, "event-shown-none", who=who)
        return f"{self.words.say(language, 'b-shown', who=who)} {'; '.join(told)}"

    def match_event(self, event: Event, labels: Sequence[str], language: str) -> str:
        say, facts = self.words.say, event.facts
        if event.kind == "penalty":
            who, card = self.team(facts["team"], labels, language), self.thrower(facts["card"], language)
            end = ("goal" if facts["dice"] else "goal-sure") if facts["goal"] else "miss"
            dice = " ".join(map(str, facts["dice"])) or NONE
            return say(language, f"event-penalty-{end}", who=who, slot=facts["slot"], card=card, dice=dice)
        names = [self.team(team, labels, language) for team in facts["teams"]]
        values = {"match": self.match_name(facts["match"], language), "first": names[0], "second": names[1]}
        if event.kind == "lined":
            lines = [
                "  " + say(language, "event-lined-team", who=who, line=self.line_up(line, language))
                for who, team, line in zip(names, facts["teams"], facts["lines"], strict=True)
                if team < len(labels)
            ]
            return "\n".join([say(language, "event-lined", **values), *lines])
        values |= {"ours": facts["goals"][0], "theirs": facts["goals"][1]}
        gains = [
            say(language, "event-result-glory", who=who, glory=glory)
            for who, glory in zip(names, facts["glory"], strict=True)
            if glory
        ]
        if not gains:
            return say(language, "event-result-final", **values)
        return say(language, "event-result", **values, glory=", ".join(gains))

    def match_name(self, match: str, language: str) -> str:
        """Of `r3f1`, `final`, `penalties`."""
        if match[0] != "r":
            return self.words.say(language, f"match-{match}")
        number, _, field = match[1:].partition("f")
        return self.words.say(language, "match-field", round=number, field=field)

    def table_event(self, event: Event, labels: Sequence[str], language: str) -> str:
        say, kind, facts = self.words.say, event.kind, event.facts

        def team(number: int) -> str:
            return self.team(number, labels, language)

        if kind == "tokens":
            told = ", ".join(f"{team(number)} T{token}" for number, token in enumerate(facts["tokens"]))
            return say(language, "event-tokens", tokens=told)
        if kind == "automa":
            cells: dict[int, list[str]] = {}
            for cell, name in facts["cells"]:
                cells.setdefault(cell, []).append(name)
            told = ", ".join(
                say(language, "event-automa-cell", round=cell, tokens=" ".join(cells[cell])) for cell in sorted(cells)
            )
            return say(language, "event-automa", token=facts["token"], cells=told)
        if kind == "round":
            got = " ".join(facts["automa"])
            return say(language, f"event-round{'-automa' if got else ''}", round=facts["round"], automa=got)
        if kind == "tie":
            return say(language, "event-tie", rolls=", ".join(f"{team(seat)} {die}" for seat, die in facts["rolls"]))
        if kind == "finalists":
            return say(language, "event-finalists", teams=" – ".join(map(team, facts["teams"])))
        return say(language, f"event-ended-{facts['by']}", winner=team(facts["winner"]))

    def deed(self, move: str, language: str) -> str:
        """A move in words."""
        say, verb, rest = self.words.say, move[0], move[1:]
        if verb in "PS" and move != "ST":
            name = "prepare" if verb == "P" else "search"
            cards = self.names(map(int, rest.split("-")[1:]), language) if rest else ""
            return say(language, f"did-{name}" if cards else f"did-{name}-none", cards=cards)
        if verb in "HK":
            return say(language, "did-hire" if verb == "H" else "did-sack", card=self.name(rest, language))
        if verb == "F":
            return say(language, "did-fan", fan=self.fan(int(rest), language))
        if verb == "T":
            first, _, second = rest[1:].partition(".")
            values = {"token": f"{rest[0].lower()}{first}", "token2": f"d{second}"}
            return say(language, "did-train-two" if second else "did-train", **values)
        if verb in "+-":
            return say(language, "did-upgrade" if verb == "+" else "did-return", token=rest)
        if verb == "O":
            card, _, place = rest.partition(".")
            return say(language, "did-order", card=self.name(card, language), place=place)
        if verb == "X":
            line = [int(card) if card != NONE else None for card in rest.split("/")]
            return say(language, "did-line", line=self.line_up(line, language))
        if move in LEARNT:
            return say(language, "did-learn", token=LEARNT[move])
        return say(language, {"AG": "did-agent", "ST": "did-stadium", "E": "did-end"}[move])

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


def latin(text: str) -> str:
    """As if the keyboard had not been left Russian; a lone Е is the end of shopping, whichever letter it is."""
    return "E" if text in ("Е", "е") else text.translate(LOOKS).translate(KEYS)


def coming(automa: dict[str, Any]) -> Iterator[tuple[str, list[str]]]:
    """The tokens that will join the Automa, by round."""
    yield from sorted(automa["coming"].items())


def consequences(move: str) -> list[tuple[str, object]]:
    """What is sure to follow from a move and stands in its words already."""
    if move[0] == "T":
        return [("upgraded", f"{move[1].lower()}{value}") for value in move[2:].split(".")]
    if move[0] in "+-":
        return [("upgraded" if move[0] == "+" else "returned", move[1:])]
    if move[0] == "K":
        return [("sacked", int(move[1:]))]
    return [("added", LEARNT[move])] if move in LEARNT else []


BOARD = GoldenCupBoard
