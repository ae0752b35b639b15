"""What happened in a game of Golden Cup, in sentences, and how things are called there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludus.games.goldencup.cards import LEVELS, Deck
from ludus.games.goldencup.deck import champion_names, deck_of, fan_names
from ludus.kernel.decision import Event
from ludus.terminal.boards.board import Board

NONE = "-"
HEADLINES = {"tokens", "automa", "fans", "round", "did", "shown", "lined", "result", "scored", "tie", "finalists"}
HEADLINES |= {"resigned", "ended"}
SEALED = "sealed"  # what others do in a sealed part: never shown
LEARNT = {"LA": "a1", "LD": "d2"}


class Field:
    """A match as far as it has been described: defence that lies face up, and goals."""

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
        terms = [str(value), *([f"- {defence}"] if defence else [])]
        terms += [f"{'+' if extra > 0 else '-'} {abs(extra)}"] if extra else []
        return " ".join([*terms, f"= {strength}"] if len(terms) > 1 else terms)

    def score(self) -> str:
        return ":".join(str(self.goals[team]) for team in self.teams)


class Teller(Board):
    """Knows the cards that were seen at a table, and describes its events."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.known: dict[str, dict[str, Any]] = {}  # champions that were seen at this table
        self.deck: Deck | None = None
        self.faces: list[list[int]] = []

    def look(self, view: dict[str, Any]) -> None:
        super().look(view)
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
        text = self.words.say(language, "b-card", card=self.name(card, language), level=level, traits=shown["traits"])
        if dice is not None and dice != 1:
            text += f", {self.words.say(language, 'b-dice', dice=dice)}"
        return f"{text}: {shown['text'][language]}"

    def line_up(self, line: Sequence[int | None], language: str) -> str:
        """`1: -, 2: 12 Ink Imp ...`."""
        slots = {f"slot{slot}": self.name(card, language) if card else NONE for slot, card in enumerate(line, 1)}
        return self.words.say(language, "line", **slots)

    def any_of(self, faces: Sequence[int], language: str) -> str:
        """`4, 5 or 6`."""
        *first, last = map(str, faces)
        return self.words.say(language, "b-or", first=", ".join(first), last=last) if first else last

    # --- What happened -------------------------------------------------------------------------

    def story(self, events: Sequence[Event], labels: Sequence[str], language: str) -> list[str]:
        """One line for each token of a match; what a move names itself is not repeated."""
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
            text = self.token(event, field, labels, language) if event.kind == "token" else ""
            text = text or self.tell(event, labels, language)
            lines += [("" if event.kind in HEADLINES else "  ") + line for line in text.split("\n")]
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
            cards = self.names(facts["cards"], language) if facts["cards"] is not None else ""
            return say(language, f"event-drew{'' if cards else '-hidden'}", who=who, **{**facts, "cards": cards})
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
        deeds = [self.deed(move, language) for move in moves if move not in ("E", "P")]
        if not deeds:
            return self.words.say(language, "event-shown-none", who=who)
        return f"{self.words.say(language, 'b-shown', who=who)} {'; '.join(deeds)}"

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
            text = ", ".join(f"{team(number)} T{token}" for number, token in enumerate(facts["tokens"]))
            return say(language, "event-tokens", tokens=text)
        if kind == "automa":
            cells: dict[int, list[str]] = {}
            for cell, name in facts["cells"]:
                cells.setdefault(cell, []).append(name)
            text = ", ".join(
                say(language, "event-automa-cell", round=cell, tokens=" ".join(cells[cell])) for cell in sorted(cells)
            )
            return say(language, "event-automa", token=facts["token"], cells=text)
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


def consequences(move: str) -> list[tuple[str, object]]:
    """What is sure to follow from a move and stands in its words already."""
    if move[0] == "T":
        return [("upgraded", f"{move[1].lower()}{value}") for value in move[2:].split(".")]
    if move[0] in "+-":
        return [("upgraded" if move[0] == "+" else "returned", move[1:])]
    if move[0] == "K":
        return [("sacked", int(move[1:]))]
    return [("added", LEARNT[move])] if move in LEARNT else []
