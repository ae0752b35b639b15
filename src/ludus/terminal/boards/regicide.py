"""The table of Regicide in lines of text (specification 11.1)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludus.games.regicide.cards import RANKS, SUITS, VALUE
from ludus.games.regicide.render import GRADES
from ludus.kernel.decision import Outcome
from ludus.kernel.meta import SEATS
from ludus.terminal.boards.board import Board

CARD = re.compile(r"(?:10|[A2-9TJQK])[CDHS♣♧♦♢♥♡♠♤]|X", re.IGNORECASE)
SIGNALS = {"+": "plus", "-": "minus", "0": "zero"}


def worth(card: str) -> int:
    return int(VALUE[RANKS.index(card[0]) * 4])


def card_text(card: str) -> str:
    """Cards that do not show their value get it written beside them."""
    return f"{card}={worth(card)}" if card[0] in "XAJQK" else card


class RegicideBoard(Board):
    arrangements = ("value", "suit")

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = [self.enemy(view["enemy"], language)] if view["enemy"] else []
        lines += [self.counts(view, language), self.table(view, language), self.seats(view, labels, language)]
        if view["players"] == 1:
            lines.append(self.flips(view, language))
        if "cards" in view["lazaret"]:
            cards = " ".join(view["lazaret"]["cards"]) or "-"
            lines.append(self.words.say(language, "b-lazaret", cards=cards))
        return lines + self.hands(view, labels, language)

    def enemy(self, enemy: dict[str, Any], language: str) -> str:
        say = self.words.say
        parts = [
            say(
                language,
                "b-enemy",
                card=enemy["card"],
                left=enemy["health_left"],
                health=enemy["health"],
                attack=enemy["attack"],
                shield=min(enemy["shield"], enemy["attack"]),  # more has no effect (RG-097)
                net=enemy["net"],
            )
        ]
        if enemy["immune"]:
            parts.append(say(language, "b-immune", suit=say(language, f"suit-{enemy['immune']}")))
        else:
            parts.append(say(language, "b-not-immune"))
        if enemy["sleeping"]:
            parts.append(say(language, "b-sleeping", count=enemy["sleeping"]))
        return "; ".join(parts)

    def counts(self, view: dict[str, Any], language: str) -> str:
        say = self.words.say
        castle, tavern, lazaret = str(view["castle"]["count"]), str(view["tavern"]["count"]), view["lazaret"]
        suits = ", ".join(f"{rank} {suits}" for rank, suits in view["castle"]["suits"].items() if suits)
        if suits:
            castle += f" ({say(language, 'b-castle', suits=suits)})"
        if view["tavern"]["top"]:
            tavern += f" ({say(language, 'b-top', card=' '.join(view['tavern']['top']))})"
        pile = str(lazaret["count"])
        if lazaret["top"]:
            pile += f" ({say(language, 'b-top', card=lazaret['top'])})"
        return say(language, "b-counts", castle=castle, tavern=tavern, lazaret=pile)

    def table(self, view: dict[str, Any], language: str) -> str:
        asleep = bool(view["enemy"]) and view["enemy"]["immune"] == "S"
        plays = []
        for play in view["table"]:
            text = str(play["value"])
            if any(card.endswith("S") for card in play["cards"]):
                text = self.words.say(language, "b-asleep" if asleep else "b-shield", count=play["value"])
            plays.append(f"{'+'.join(play['cards'])} ({text})")
        if not plays:
            return self.words.say(language, "b-table-empty")
        return self.words.say(language, "b-table", plays=", ".join(plays))

    def seats(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        shown = []
        for seat in view["seats"]:
            place = seat["seat"]
            yours, acts = place == view["seat"], place == view["turn"] and not view["over"]
            who = {(True, True): "b-your-turn", (True, False): "t-you", (False, True): "b-turn"}.get((yours, acts))
            marks = [self.words.say(language, who)] if who else []
            if seat["yielded"]:
                marks.append(self.words.say(language, "b-yielded"))
            if seat["known"] and "hand" not in seat:
                marks.append(self.words.say(language, "b-holds", cards=" ".join(seat["known"])))
            count = f"{labels[place]} {seat['cards']}/{view['hand_limit']}"
            shown.append(f"{count} ({', '.join(marks)})" if marks else count)
        return self.words.say(language, "b-seats", seats="; ".join(shown))

    def flips(self, view: dict[str, Any], language: str) -> str:
        flips = view["flips"]
        if view["options"]["solo_yield"] == "on":
            return self.words.say(language, "b-flips-only", flips=flips)
        grade = self.words.say(language, f"grade-{GRADES[flips]}")
        return self.words.say(language, "b-flips", flips=flips, grade=grade)

    def hands(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = []
        for seat in view["seats"]:
            if "hand" not in seat:
                continue
            cards = self.arranged(seat["hand"])
            message = "b-hand" if seat["seat"] == view["seat"] else "b-hand-of"
            lines.append(
                self.words.say(
                    language,
                    message,
                    who=labels[seat["seat"]],
                    count=len(cards),
                    limit=view["hand_limit"],
                    worth=sum(map(worth, cards)),
                    cards=" ".join(map(card_text, cards)) or "-",
                )
            )
        return lines

    def arranged(self, hand: list[str]) -> list[str]:
        if self.arrangement == "suit":
            return sorted(hand, key=lambda card: (SUITS.find(card[-1]), RANKS.index(card[0])))
        return sorted(hand, key=lambda card: (RANKS.index(card[0]), SUITS.find(card[-1])))

    # --- The end -------------------------------------------------------------------------

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        say, detail = self.words.say, outcome.detail
        if detail["won"]:
            lines = [say(language, "b-result-won")]
            if detail.get("grade"):
                lines.append(say(language, f"b-grade-{detail['grade']}"))
        else:
            lost_by = labels[SEATS.index(detail["lost_by"])]
            lines = [
                say(language, "b-result-lost", enemies=detail["enemies_defeated"]),
                say(language, f"b-cause-{detail['cause'].replace(' ', '-')}", who=lost_by),
                say(language, "b-last-damage", damage=detail["damage_on_last_enemy"]),
            ]
        lines.append(
            say(
                language,
                "b-statistics",
                turns=detail["turns"],
                exact=detail["exact_defeats"],
                yields=detail["yields"],
                jesters=detail["jesters_played"],
            )
        )
        if "flips_used" in detail:
            lines.append(say(language, "b-flips-used", flips=detail["flips_used"]))
        return lines

    # --- What people type ----------------------------------------------------------------

    def phrase(self, view: dict[str, Any], seat: int, text: str, language: str) -> str:
        sign, _, word = text.partition(" ")
        message = f"signal-{SIGNALS.get(word, word)}"
        if sign != "s" or not self.words.has(language, message):
            return text
        counts = {
            "hand": view["seats"][seat]["cards"],
            "tavern": view["tavern"]["count"],
            "lazaret": view["lazaret"]["count"],
            "attack": view["enemy"]["net"] if view["enemy"] else 0,
        }
        return self.words.say(language, message, count=counts.get(word, 0))

    def complete(self, view: dict[str, Any], text: str) -> str:
        """Cards alone are played or discarded; a seat alone is named."""
        first = text.replace(",", " ").split()[:1]
        if first and CARD.fullmatch(first[0]):
            verb = {"1": "p", "4": "d"}.get(view["step"])
            return f"{verb} {text}" if verb else text
        if view["step"] == "N" and len(text) == 1 and text.upper() in SEATS:
            return f"n {text}"
        return text


BOARD = RegicideBoard
