"""The log lines of what happened, for every client."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from ludus.games.goldencup.cards import Deck
from ludus.games.goldencup.deck import champion_names, deck_of, fan_names
from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.story import Lines, Players, fact, figure, players
from ludus.kernel.text import LANGUAGES, listed

FOLLOWING: Final = {
    "drew",
    "added",
    "upgraded",
    "returned",
    "sponsored",
    "glory",
    "sacked",
    "earned",
    "token",
    "penalty",
}
SEALED: Final = "sealed"  # what others do in a sealed part: never shown
LEARNT: Final = {"LA": "a1", "LD": "d2"}
UNSAID: Final = re.compile(r"E|P|F\d+|X.*")  # of what was decided while shopping: no purchase
SIMPLE: Final = {"AG": "did-agent", "ST": "did-stadium", "E": "did-end"}


class Field:
    """A match as far as it has been described: defence that lies face up, and goals."""

    def __init__(self, teams: Sequence[int]) -> None:
        self.teams = teams
        self.defence = dict.fromkeys(teams, 0)
        self.goals = dict.fromkeys(teams, 0)

    def sum_of(self, facts: Mapping[str, Any]) -> str:
        """An attack as a calculation: `4 − 2 = 2`; what champions add or take away stands last. Defence is used up."""
        value, strength = int(facts["token"][1]), facts["strength"]
        rival = next(team for team in self.teams if team != facts["team"])
        defence, self.defence[rival] = self.defence[rival], 0
        extra = strength - (value - defence)
        terms = [str(value), *([f"− {defence}"] if defence else [])]
        terms += [f"{'+' if extra > 0 else '−'} {abs(extra)}"] if extra else []
        return " ".join([*terms, f"= {figure(strength)}"] if len(terms) > 1 else terms)


def lines(run: Sequence[Event], view: Mapping[str, Any]) -> Lines:
    """A line for each event and each token of a match; what a move names itself is not repeated."""
    teller = Teller(view)
    found: Lines = []
    expected: list[tuple[str, object]] = []
    for each in run:
        facts = each.facts
        if each.kind == "did":
            expected = consequences(facts["move"])
        elif expected and (each.kind, facts.get("token", facts.get("card"))) == expected[0]:
            expected = expected[1:]
            found.append(())
            continue
        found.append(tuple(teller.lines_of(each)) if each.kind != SEALED else ())
    return found


def consequences(move: str) -> list[tuple[str, object]]:
    """What is sure to follow from a move and stands in its words already."""
    if move[0] == "T":
        return [("upgraded", f"{move[1].lower()}{value}") for value in move[2:].split(".")]
    if move[0] in "+-":
        return [("upgraded" if move[0] == "+" else "returned", move[1:])]
    if move[0] == "K":
        return [("sacked", int(move[1:]))]
    return [("added", LEARNT[move])] if move in LEARNT else []


class Teller:
    """Knows the cards and the players of a table, and the match that is being described."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        options = view["options"]
        files = (options[name] for name in ("champions", "fans", "boards"))
        self.deck: Deck = deck_of(*files, options["wizard_jim"] == "+1")
        self.faces: list[list[int]] = view["faces"]
        self.players = len(view["seats"])
        self.field = Field(())

    # --- Names -----------------------------------------------------------------------------------

    def name(self, card: int) -> dict[str, str]:
        """`70 Gryphon`, by language."""
        return {language: f"{card} {champion_names(self.deck, language)[card]}" for language in LANGUAGES}

    def names(self, cards: Iterable[int]) -> dict[str, str]:
        return listed([self.name(card) for card in cards])

    def fan(self, fan: int) -> dict[str, str]:
        return {language: fan_names(self.deck, language)[fan] for language in LANGUAGES}

    def team(self, team: int) -> Players | Fact:
        return players(team) if team < self.players else fact("automa")

    def thrower(self, card: int | None) -> dict[str, str] | Fact:
        return self.name(card) if card else fact("starting-champion")

    def line_up(self, line: Sequence[int | None]) -> Fact:
        first, second, third, fourth = map(self.thrower, line)
        return fact("line", slot1=first, slot2=second, slot3=third, slot4=fourth)

    # --- Lines -----------------------------------------------------------------------------------

    def lines_of(self, each: Event) -> list[Line]:
        if each.kind == "lined":
            return self.lined(each.facts)
        below = each.kind in FOLLOWING
        return [Line((self.sentence(each),), below=below, faint=each.kind == "round")]

    def sentence(self, each: Event) -> Fact:
        kind, seat, facts = each.kind, each.seat, each.facts
        if kind == "token":
            return self.token(facts)
        if kind in ("result", "penalty"):
            return self.match_event(kind, facts)
        if kind == "did":
            return fact("event-did", seat, move=self.deed(facts["move"]))
        if kind == "shown":
            deeds = tuple(self.deed(move) for move in facts["moves"] if not UNSAID.fullmatch(move))
            return (
                fact("event-shown", seat, moves=one_after_another(deeds)) if deeds else fact("event-shown-none", seat)
            )
        if kind == "drew":
            if facts["cards"] is None:
                return fact("event-drew-hidden", seat, count=facts["count"], level=facts["level"])
            return fact("event-drew", seat, cards=self.names(facts["cards"]))
        if kind == "fans":
            return fact("event-fans", seat, fans=listed([self.fan(fan) for fan in facts["fans"]]))
        if kind == "sacked":
            return fact("event-sacked", seat, card=self.name(facts["card"]))
        if kind == "scored":
            values = {name: figure(value) for name, value in facts.items() if name != "fan"}
            return fact("event-scored", seat, fan=self.fan(facts["fan"]), **values)
        if kind in ("tokens", "automa", "round", "tie", "finalists", "ended"):
            return self.table_event(kind, facts)
        return fact(f"event-{kind}", seat, **facts)

    def table_event(self, kind: str, facts: Mapping[str, Any]) -> Fact:
        if kind == "tokens":
            shown = [
                fact("team-figure", team=self.team(team), figure=f"T{it}") for team, it in enumerate(facts["tokens"])
            ]
            return fact("event-tokens", tokens=tuple(shown))
        if kind == "automa":
            cells: dict[int, list[Fact]] = {}
            for cell, name in facts["cells"]:
                cells.setdefault(cell, []).append(fact("token", token=name))
            coming = [fact("event-automa-cell", round=cell, tokens=tuple(cells[cell])) for cell in sorted(cells)]
            return fact("event-automa", token=facts["token"], cells=tuple(coming))
        if kind == "round":
            got = tuple(fact("token", token=name) for name in facts["automa"])
            if got:
                return fact("event-round-automa", round=facts["round"], automa=got)
            return fact("event-round", round=facts["round"])
        if kind == "tie":
            rolls = [fact("team-figure", team=self.team(team), figure=die) for team, die in facts["rolls"]]
            return fact("event-tie", rolls=tuple(rolls))
        if kind == "finalists":
            first, second = map(self.team, facts["teams"])
            return fact("event-finalists", first=first, second=second)
        return fact(f"event-ended-{facts['by']}", winner=self.team(facts["winner"]))

    # --- Matches ---------------------------------------------------------------------------------

    def lined(self, facts: Mapping[str, Any]) -> list[Line]:
        """Who plays, and the line-ups with a champion in them."""
        self.field = Field(facts["teams"])
        first, second = map(self.team, facts["teams"])
        told = [Line((fact("event-lined", match=match_title(facts["match"]), first=first, second=second),))]
        for team, line in zip(facts["teams"], facts["lines"], strict=True):
            if any(line):
                told.append(Line((fact("event-lined-team", who=self.team(team), line=self.line_up(line)),), below=True))
        return told

    def token(self, facts: Mapping[str, Any]) -> Fact:
        """A drawn token; an attack as a calculation."""
        result, team, cell = facts["result"], facts["team"], facts["cell"]
        if result == "break":
            return fact("event-token-break", cell=cell)
        known: dict[str, Any] = {"cell": cell, "who": self.team(team), "token": facts["token"]}
        if result == "defence":
            self.field.defence[team] += int(facts["token"][1])
            return fact("event-token-defence", **known)
        known["sum"] = self.field.sum_of(facts)
        if result == "repelled":
            return fact("event-token-repelled", **known)
        known |= {"slot": facts["slot"], "card": self.thrower(facts["card"]), "paid": facts["paid"]}
        if facts["dice"]:
            known |= {"faces": any_of(self.faces[facts["slot"] - 1]), "dice": dice_text(facts["dice"])}
        if result == "miss":
            return fact("event-token-miss", **known)
        self.field.goals[team] += 1
        ours, theirs = (self.field.goals[each] for each in self.field.teams)
        return fact(f"event-token-goal{'' if facts['dice'] else '-sure'}", ours=ours, theirs=theirs, **known)

    def match_event(self, kind: str, facts: Mapping[str, Any]) -> Fact:
        if kind == "penalty":
            who, card = self.team(facts["team"]), self.thrower(facts["card"])
            if not facts["dice"]:
                return fact("event-penalty-goal-sure", who=who, slot=facts["slot"], card=card)
            message = f"event-penalty-{'goal' if facts['goal'] else 'miss'}"
            return fact(message, who=who, slot=facts["slot"], card=card, dice=dice_text(facts["dice"]))
        first, second = map(self.team, facts["teams"])
        match, (ours, theirs) = match_title(facts["match"]), facts["goals"]
        gains = tuple(
            fact("event-result-glory", who=self.team(team), glory=glory)
            for team, glory in zip(facts["teams"], facts["glory"], strict=True)
            if glory
        )
        known: dict[str, Any] = {"match": match, "first": first, "second": second, "ours": ours, "theirs": theirs}
        return fact("event-result", **known, glory=gains) if gains else fact("event-result-final", **known)

    # --- Moves -----------------------------------------------------------------------------------

    def deed(self, move: str) -> Fact:
        """A move in words."""
        verb, rest = move[0], move[1:]
        if move in SIMPLE:
            return fact(SIMPLE[move])
        if move in LEARNT:
            return fact("did-learn", token=LEARNT[move])
        if verb in "PS":
            name = "did-prepare" if verb == "P" else "did-search"
            cards = [int(card) for card in rest.split("-")[1:]]
            return fact(name, cards=self.names(cards)) if cards else fact(f"{name}-none")
        if verb in "HK":
            return fact("did-hire" if verb == "H" else "did-sack", card=self.name(int(rest)))
        if verb == "F":
            return fact("did-fan", fan=self.fan(int(rest)))
        if verb == "T":
            first, _, second = rest[1:].partition(".")
            token = f"{rest[0].lower()}{first}"
            return fact("did-train-two", token=token, token2=f"d{second}") if second else fact("did-train", token=token)
        if verb in "+-":
            return fact("did-upgrade" if verb == "+" else "did-return", token=rest)
        if verb == "O":
            card, _, place = rest.partition(".")
            return fact("did-order", card=self.name(int(card)), place=place)
        return fact("did-line", line=self.line_up([int(card) if card != "-" else None for card in rest.split("/")]))


def one_after_another(deeds: Sequence[Fact]) -> Fact:
    """Sentences that hold commas themselves."""
    first, *later = deeds
    return fact("one-after-another", first=first, later=one_after_another(later)) if later else first


def match_title(match: str) -> Fact:
    """Of `r3f1`, `final`, `penalties`."""
    if match[0] != "r":
        return fact(f"match-{match}")
    number, _, field = match[1:].partition("f")
    return fact("match-field", round=int(number), field=int(field))


def any_of(faces: Sequence[int]) -> str | Fact:
    """`4, 5 or 6`."""
    *first, last = map(str, faces)
    return fact("any-of", first=", ".join(first), last=last) if first else last


def dice_text(dice: Sequence[int]) -> str:
    return ", ".join(map(str, dice))
