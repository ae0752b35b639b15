"""The table of Gorus Maximus in lines of text (specification 11)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from ludus.games.gorus.cards import EIGHT, SCHOOLS, ZERO_BONUS
from ludus.kernel.decision import Event, Outcome
from ludus.kernel.meta import SEATS
from ludus.kernel.story import is_of_game
from ludus.match import WITHHELD
from ludus.terminal.boards.board import Board

WANDERER = "W"
INITIALS = str.maketrans("СКЗРЖскзрж", "BNGPYBNGPY")  # the schools as a Russian keyboard writes them
MOST_FIGURES = 8  # a longer favour row has a page of its own
NONE = "-"
TOKENS = ("0", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")  # the sides of the token, and more (Q28)


def strength(card: str) -> int:
    return int(card[1:])


def letter(seat: int | str) -> str:
    return WANDERER if seat == WANDERER else SEATS[int(seat)]


def played(cards: Iterable[dict[str, Any]]) -> str:
    """A bout in the notation of records: `A:B4 B:B10 C:G10!`."""
    return " ".join(f"{letter(one['seat'])}:{one['card']}{'!' if one['challenge'] else ''}" for one in cards)


def plus(figure: int) -> str:
    return f"{figure:+d}" if figure else "0"


def token(wins: int) -> str:
    return TOKENS[wins] if wins < len(TOKENS) else str(wins)


def is_asked(view: dict[str, Any]) -> bool:
    return view["turn"] is not None and view["turn"] == view["seat"] and not view["over"]


def challenges(view: dict[str, Any], card: str) -> bool:
    return bool(view["arena"]) and strength(card) == view["match"]


def allowed(view: dict[str, Any], hand: Sequence[str]) -> list[str]:
    """The cards that may be played now (GM-202, GM-204)."""
    starting = view["starting"]
    if starting is None or not any(card[0] == starting for card in hand):
        return list(hand)
    return [card for card in hand if card[0] == starting or challenges(view, card)]


class GorusBoard(Board):
    arrangements = ("school", "strength")
    extras = ("prev", "rounds", "deck")

    # --- The table -----------------------------------------------------------------------

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = [self.now(view, language), self.arena(view, labels, language), self.round(view, labels, language)]
        lines += [self.seat(view, seat, labels, language) for seat in view["seats"]]
        lines += self.wanderers(view, language)
        lines.append(self.favour(view, language))
        lines += self.latest(view, labels, language)
        return lines + self.hands(view, labels, language)

    def now(self, view: dict[str, Any], language: str) -> str:
        """The two schools that matter, and the strength that challenges."""
        match = NONE if view["match"] is None else str(view["match"])
        return self.words.say(
            language, "b-now", strongest=view["strongest"] or NONE, follow=view["starting"] or NONE, match=match
        )

    def arena(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        if not view["arena"]:
            return self.words.say(language, "b-arena-empty")
        seat = view["arena"][view["winning"]]["seat"]
        who = "" if seat == WANDERER else labels[seat]
        return self.words.say(language, "b-arena", cards=played(view["arena"]), seat=letter(seat), who=who)

    def round(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        say = self.words.say
        parts = [say(language, "b-round", round=view["round"], bout=view["bout"], bouts=view["bouts"])]
        if view["players"] == 2:
            parts.append(say(language, "b-deck", count=view["deck"]))
        if view["extra"]:
            parts.append(say(language, "b-extra", who=self.sides(view["extra"], labels, len(view["sides"]), language)))
        return "; ".join(parts)

    def seat(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> str:
        text = self.standing(view, seat, labels, language)
        marks = self.marks(view, seat, language)
        if seat["seat"] == view["seat"]:
            marks.append(self.words.say(language, "t-you"))
        if seat["seat"] == view["turn"] and not view["over"]:
            marks.append(self.words.say(language, "b-turn"))
        return f"{text} ({', '.join(marks)})" if marks else text

    def standing(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """What a seat has: cards, bouts, the token of its side."""
        side = view["sides"][seat["side"]]
        text = self.words.say(
            language,
            "b-seat",
            who=labels[seat["seat"]],
            cards=seat["cards"],
            bouts=seat["bouts"],
            token=token(side["wins"]),
            target=side["target"],
        )
        if "running" in side:
            text += ", " + self.words.say(language, "b-running", favour=side["running"])
        return text

    def marks(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> list[str]:
        """What is said of a seat in brackets, anyone who looks."""
        say, marks = self.words.say, []
        if 1 < len(view["sides"]) < view["players"]:
            marks.append(say(language, "side-team", number=seat["side"] + 1))
        if seat["seat"] == view["dealer"]:
            marks.append(say(language, "b-dealer"))
        if seat["resigned"]:
            marks.append(say(language, "b-resigned"))
        return marks

    def wanderers(self, view: dict[str, Any], language: str) -> list[str]:
        """The other side of the solo game, and the 8 that the player needs (GM-815)."""
        if view["players"] != 1:
            return []
        say, side = self.words.say, view["sides"][1]
        lost = sum(strength(card) == EIGHT for card in view["wanderers"]) == len(view["schools"])
        eight = "b-eight-yes" if view["eight"] else "b-eight-lost" if lost else "b-eight-no"
        bouts = {"cards": view["deck"], "bouts": view["wanderer_bouts"]}
        text = say(language, "b-wanderers", token=token(side["wins"]), target=side["target"], **bouts)
        if "running" in side:
            text += ", " + say(language, "b-running", favour=side["running"])
        lines = [text, say(language, eight)]
        for pile, message in (("wanderers", "b-pile-wanderers"), ("pile", "b-pile")):
            if pile in view:
                lines.append(say(language, message, cards=self.arranged(view[pile]) or NONE))
        return lines

    def favour(self, view: dict[str, Any], language: str) -> str:
        row = favour_row(view["favour"])
        if len(row) > MOST_FIGURES:
            return self.words.say(language, "b-favour-own")
        text = ", ".join(f"{name} {plus(figure)}" for name, figure in row)
        return self.words.say(language, "b-favour", row=text or NONE, bonus=plus(ZERO_BONUS))

    def latest(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The result of the last round stays in sight during the first bout of the next one."""
        if not view["rounds"] or view["bout"] > 1 or view["over"]:
            return []
        return [self.round_result(len(view["rounds"]), view["rounds"][-1], labels, language)]

    def hands(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = []
        for seat in view["seats"]:
            if "hand" in seat:
                own = seat["seat"] == view["seat"]
                cards = self.arranged(seat["hand"], self.marked(view, seat["hand"]) if own else None)
                message = "b-hand" if own else "b-hand-of"
                lines.append(self.words.say(language, message, who=labels[seat["seat"]], cards=cards or NONE))
        return lines

    def marked(self, view: dict[str, Any], hand: Sequence[str]) -> dict[str, str]:
        """The hand of anyone who is asked: (not allowed) and challenges! are marked."""
        if not is_asked(view):
            return {}
        legal = allowed(view, hand)
        return {
            card: f"({card})" if card not in legal else f"{card}!" if challenges(view, card) else card for card in hand
        }

    def ordered(self, cards: Iterable[str]) -> list[str]:
        if self.arrangement == "strength":
            return sorted(cards, key=lambda card: (strength(card), SCHOOLS.index(card[0])))
        return sorted(cards, key=lambda card: (SCHOOLS.index(card[0]), strength(card)))

    def arranged(self, cards: Iterable[str], marked: dict[str, str] | None = None) -> str:
        """Cards in the chosen order, with a pause between groups that a screen reader makes as well."""
        marked = marked or {}
        groups = groupby(self.ordered(cards), lambda card: card[0] if self.arrangement == "school" else card[1:])
        joint = "; " if self.arrangement == "school" else " "
        return joint.join(" ".join(marked.get(card, card) for card in group) for _, group in groups)

    # --- What else can be looked at --------------------------------------------------------

    def extra(self, name: str, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        return {"prev": self.previous, "rounds": self.rounds, "deck": self.deck}[name](view, labels, language)

    def previous(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The bout completed last, which everyone may look at (GM-320)."""
        bout, say = view["previous"], self.words.say
        if bout is None:
            return [say(language, "b-no-previous")]
        winner = bout["winner"]
        who = say(language, "side-wanderers") if winner == WANDERER else labels[winner]
        return [say(language, "b-previous", cards=played(bout["cards"]), who=who)]

    def rounds(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = [self.round_result(number, one, labels, language) for number, one in enumerate(view["rounds"], 1)]
        return lines or [self.words.say(language, "b-no-rounds")]

    def deck(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Every card of the deck with its favour (GM-014)."""
        lines = []
        for school in view["schools"]:
            cards = [(card, figure) for card, figure in view["favour"].items() if card[0] == school]
            text = " ".join(f"{card[1:]} ({plus(figure)})" if figure else card[1:] for card, figure in cards)
            lines.append(f"{school}, {self.words.say(language, f'school-{school}')}: {text}")
        return [*lines, self.words.say(language, "b-deck-note", bonus=plus(ZERO_BONUS))]

    # --- What happened -----------------------------------------------------------------------

    def visible(self, events: Sequence[Event]) -> list[Event]:
        """Without the bouts of the running round before the last completed one (GM-321)."""
        if any(event.kind == "ended" for event in events):
            return list(events)
        start, bouts = len(events), []
        while start and events[start - 1].kind not in ("scored", "round"):
            start -= 1
            if events[start].kind == "bout":
                bouts.append(start)
        if len(bouts) < 2 or (start and events[start - 1].kind == "scored"):
            return list(events)
        hidden = range(start, bouts[1] + 1)
        return [WITHHELD if number in hidden and is_of_game(event) else event for number, event in enumerate(events)]

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        detail = outcome.detail
        count = len(detail["wins"])
        lines = [
            self.ended(detail["by"], detail["sides"], labels, count, language),
            self.words.say(language, f"b-by-{detail['by']}"),
        ]
        if 1 < count < len(labels):
            members = ", ".join(labels[seat] for seat in outcome.winners)
            lines.append(self.words.say(language, "t-winners", winners=members))
        lines.append(self.wins(detail["wins"], labels, language))
        for number, one in enumerate(detail["rounds"], 1):
            lines.append(self.round_result(number, one, labels, language))
        return lines

    def ended(self, by: str, winners: Sequence[int], labels: Sequence[str], count: int, language: str) -> str:
        return self.words.say(language, f"event-ended-{by}", winners=self.sides(winners, labels, count, language))

    def round_result(self, number: int, one: dict[str, Any], labels: Sequence[str], language: str) -> str:
        return self.words.say(
            language,
            "b-round-result",
            round=number,
            totals=self.figures(one["totals"], labels, language),
            strongest=one["strongest"] or NONE,
            winners=self.sides(one["winners"], labels, len(one["totals"]), language),
        )

    def wins(self, wins: Sequence[int], labels: Sequence[str], language: str) -> str:
        """Who has won how many rounds, the best first."""
        ranked = sorted(range(len(wins)), key=lambda side: -wins[side])
        text = ", ".join(f"{self.side(side, labels, len(wins), language)} {wins[side]}" for side in ranked)
        return self.words.say(language, "rounds-won", wins=text)

    def figures(self, totals: Sequence[int], labels: Sequence[str], language: str) -> str:
        names = [self.side(side, labels, len(totals), language) for side in range(len(totals))]
        return ", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True))

    def sides(self, sides: Sequence[int], labels: Sequence[str], count: int, language: str) -> str:
        return ", ".join(self.side(side, labels, count, language) for side in sides)

    def side(self, side: int, labels: Sequence[str], count: int, language: str) -> str:
        """A player, a team, or the wanderers: `count` says how many sides there are."""
        if len(labels) == 1:
            return self.words.say(language, "side-wanderers") if side else labels[0]
        return labels[side] if count == len(labels) else self.words.say(language, "side-team", number=side + 1)

    # --- What people type --------------------------------------------------------------------

    def complete(self, view: dict[str, Any], text: str) -> str:
        """`b 10` and the Russian initials of the schools mean what they look like."""
        card = "".join(text.split()).rstrip("!")
        if card[:1].upper().translate(INITIALS) in SCHOOLS and card[1:].isdecimal():
            return "".join(text.split()).translate(INITIALS)
        return text


def favour_row(favour: dict[str, int]) -> list[tuple[str, int]]:
    """The figures that are not nothing: by strength where all schools agree, card by card otherwise."""
    row: list[tuple[str, int]] = []
    for number in sorted({strength(card) for card in favour}):
        alike = {card: figure for card, figure in favour.items() if strength(card) == number}
        if len(set(alike.values())) == 1:
            row.append((str(number), next(iter(alike.values()))))
        else:
            row += alike.items()
    return [(name, figure) for name, figure in row if figure]


BOARD = GorusBoard
