"""The table of Spartacus in lines of text (specification 11)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from typing import Any

from ludus.games.spartacus.deck import card_ids, card_view
from ludus.games.spartacus.notation_writing import GUARD_WORD
from ludus.kernel.decision import Choice, Decision, Outcome
from ludus.kernel.meta import SEATS
from ludus.terminal.boards import spartacus_arena as arena
from ludus.terminal.boards import spartacus_typed as typed
from ludus.terminal.boards import spartacus_windows as windows
from ludus.terminal.boards.board import Board
from ludus.terminal.boards.spartacus_moment import auction, healing, request, scheme

NONE = "-"
UNKNOWN = "?"
NAME = 26  # letters of a player with a house, in the table of the houses
FEW = 9  # answers that have a line each


@cache
def printed(card: str, neutral: bool = True) -> dict[str, Any]:
    """All that stands on a card: everyone may look every card up."""
    deck = "market" if card in card_ids("market") else "intrigue"
    return card_view(deck, card_ids(deck).index(card), neutral)


def stage_of(view: dict[str, Any]) -> str:
    """What the observer is asked; '' if nothing."""
    return str(view["stage"]) if view["seat"] is not None and view["seat"] in view["to_act"] else ""


def alike(asset: dict[str, Any]) -> tuple[Any, ...]:
    """Equal for assets that differ in their letter only."""
    return printed(asset["card"])["kind"], *(value for name, value in asset.items() if name != "card")


def brief(asset: dict[str, Any]) -> str:
    """`GL05~` exhausted, `GL05!` injured, `GL05+2` with favours, `GL05*` a champion."""
    state = "!" if asset["injured"] else "" if asset["ready"] else "~"
    fame = "*" if asset["champion"] else f"+{asset['favour']}" if asset["favour"] else ""
    return f"{asset['card']}{state}{fame}"


def free_houses(choices: Sequence[Choice]) -> dict[str, Choice]:
    """One answer for each house, whatever the figure."""
    found: dict[str, Choice] = {}
    for choice in choices:
        found.setdefault(choice.move.split()[1], choice)
    return found


def signed(number: int) -> str:
    return f"{number:+}" if number else "0"


class SpartacusBoard(Board):
    arrangements = ("full", "short")
    extras = ("cards", "deals", "discards", "unseen", "arena", "aid")
    points = windows.POINTS

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.neutral = True

    def look(self, view: dict[str, Any]) -> None:
        super().look(view)
        self.neutral = view["options"]["neutral_titles"] == "on"

    # --- Names ---------------------------------------------------------------------------------

    def name(self, card: str | None, language: str) -> str:
        """`GL05 Spartacus`."""
        if card is None:
            return UNKNOWN
        if card == GUARD_WORD:
            return self.words.say(language, "b-guard")
        return f"{card} {printed(card, self.neutral)['name'][language]}"

    def names(self, cards: Iterable[str], language: str) -> str:
        return ", ".join(self.name(card, language) for card in cards) or NONE

    def seats(self, seats: Iterable[int], labels: Sequence[str]) -> str:
        return ", ".join(labels[seat] for seat in seats) or NONE

    def goods(self, goods: dict[str, Any], language: str) -> str:
        """`3 gold, GL02a Syrian Warrior`."""
        gold = [self.words.say(language, "gold", gold=goods["gold"])] if goods["gold"] else []
        return ", ".join([*gold, *(self.name(card, language) for card in goods["assets"])]) or NONE

    def plan(self, plan: str, labels: Sequence[str], language: str) -> str:
        """`SC14a Blackmail with SL01a Debtor against B`."""
        targets = [labels[SEATS.index(word[1])] for word in plan.split() if word[0] == ">"]
        text = self.costs(plan, labels, language)
        return f"{text} {self.words.say(language, 'b-plan-target', who=targets[0])}" if targets else text

    def costs(self, plan: str, labels: Sequence[str], language: str) -> str:
        """A card with what is given up for it and whom it names besides its target."""
        say, (card, *rest) = self.words.say, plan.split()
        parts = [self.name(card, language)]
        for word in rest:
            if word[0] == "+":
                parts.append(say(language, "b-plan-named", who=labels[SEATS.index(word[1])]))
            elif re.fullmatch(r"X\d+", word):
                parts.append(say(language, "b-plan-gold", gold=int(word[1:])))
            elif word == "agent":
                parts.append(say(language, "b-plan-agent"))
            elif word[0] not in ">:":
                parts.append(say(language, "b-plan-asset", card=self.name(word, language)))
        return " ".join(parts)

    # --- The table -----------------------------------------------------------------------------

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        short = self.arrangement == "short"
        lines = [self.now(view, labels, language), *self.houses(view, labels, language, short)]
        lines += self.moment(view, labels, language)
        lines += self.open_deals(view, labels, language)
        lines += [] if short else [self.decks(view, language)]
        for seat in view["seats"]:
            lines += self.hand(view, seat, labels, language)
        return lines

    def now(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """`Turn 2, Intrigue: the Intrigue turn of B`."""
        say = self.words.say
        if view["over"]:
            return say(language, "b-now-over")
        text = say(language, "b-now", turn=max(1, view["turn"]), phase=self.phase(view["phase"], language))
        stage = say(language, "b-stage", stage=view["stage"])
        active = view["active"] if view["stage"] in ("turn", "support", "reveal") else None
        if active is not None:
            stage = say(language, "b-now-active", stage=stage, who=labels[active])
        return f"{text}: {stage}"

    def phase(self, phase: str, language: str) -> str:
        return self.words.say(language, "phase", phase=phase)

    def houses(self, view: dict[str, Any], labels: Sequence[str], language: str, short: bool) -> list[str]:
        """A row of figures for each house, and what it owns below."""
        heads = self.words.say(language, "b-heads").split("|")
        names = [self.house(seat, labels, language) for seat in view["seats"]]
        width = max(len(heads[0]), *(len(name[:NAME]) for name in names))
        lines = ["  " + "  ".join([heads[0].ljust(width), *heads[1:]])]
        for seat, name in zip(view["seats"], names, strict=True):
            cells = [cell.rjust(len(head)) for cell, head in zip(self.figures(seat), heads[1:], strict=True)]
            marks = ", ".join(self.marks(view, seat, language))
            row = "  ".join([name[:NAME].ljust(width), *cells])
            lines.append(f"{'>' if seat['seat'] in view['to_act'] else ' '} {row}{f'  {marks}' if marks else ''}")
            lines += [f"    {line}" for line in self.assets(seat, language, short)]
        return lines

    def house(self, seat: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """`Anna (A), Batiatus`."""
        label = labels[seat["seat"]]
        return f"{label}, {seat['card']['name'][language]}" if seat["card"] else label

    def figures(self, seat: dict[str, Any]) -> list[str]:
        """Influence, gold, hand of its limit, guards, balance."""
        tired = f"+{seat['tired_guards']}~" if seat["tired_guards"] else ""
        gold = UNKNOWN if seat["gold"] is None else str(seat["gold"])
        hand = f"{seat['hand']}/{seat['limit']}"
        return [str(seat["influence"]), gold, hand, f"{seat['guards']}{tired}", signed(seat["net"])]

    def marks(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> list[str]:
        place, say = seat["seat"], self.words.say
        known = {
            "t-you": place == view["seat"],
            "b-host": place == view["host"] and view["phase"] != "setup",
            "b-done": view["stage"] == "trade" and place in view["done"],
            "b-resigned": seat["resigned"],
        }
        marks = [say(language, message) for message, is_so in known.items() if is_so]
        if seat["kept"] or seat["broken"]:
            marks.append(say(language, "b-word", kept=seat["kept"], broken=seat["broken"]))
        return marks

    def assets(self, seat: dict[str, Any], language: str, short: bool) -> list[str]:
        if not seat["assets"]:
            return []
        if short:
            return [" ".join(map(brief, seat["assets"]))]
        groups = [list(group) for _, group in groupby(seat["assets"], alike)]
        return [", ".join(self.group(group, language) for group in groups)]

    def group(self, group: Sequence[dict[str, Any]], language: str) -> str:
        """`GL04a GL04b Celtic Warrior 2-3-2 (exhausted)`."""
        first, ids = group[0], [asset["card"] for asset in group]
        known = printed(first["card"], self.neutral)
        text = f"{' '.join(ids)} {known['name'][language]}"
        text += f" {'-'.join(map(str, known['dice']))}" if known["form"] == "gladiator" else ""
        return text + arena.bracketed(self.tokens(first, language))

    def tokens(self, asset: dict[str, Any], language: str) -> list[str]:
        say = self.words.say
        marks = [say(language, "b-injured")] if asset["injured"] else []
        marks += [] if asset["ready"] or asset["injured"] else [say(language, "b-exhausted")]
        marks += [say(language, "b-favour", favour=asset["favour"])] if asset["favour"] else []
        return [*marks, say(language, "b-champion")] if asset["champion"] else marks

    def decks(self, view: dict[str, Any], language: str) -> str:
        counts = {name: view["decks"][name] for name in ("market", "intrigue")}
        counts |= {f"{name}_out": len(view["discards"][name]) for name in ("market", "intrigue")}
        return self.words.say(language, "b-decks", **counts)

    # --- What is happening ---------------------------------------------------------------------

    def moment(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The card, request, lot or bout that everything is about now."""
        parts = [part(self, view, labels, language) for part in (healing, request, scheme, auction, arena.bout)]
        return [line for lines in parts for line in lines]

    def dice_of(self, fighter: str) -> list[int]:
        """Before a bout has begun."""
        dice: list[int] = printed(fighter, self.neutral)["dice"]
        return dice

    def text(self, card: str, language: str) -> str:
        return str(printed(card, self.neutral)["text"][language])

    def card(self, card: str, language: str) -> str:
        """`GL11 Agron, gladiator 3-4-3, worth 3. Counter-Attack: ...`, or an intrigue card with what it needs."""
        say, known = self.words.say, printed(card, self.neutral)
        form = say(language, "b-form", form=known["form"])
        if "need" in known:
            summary = say(language, "b-card-intrigue", form=form, need=known["need"], gold=known["gold"])
        else:
            dice = f" {'-'.join(map(str, known['dice']))}" if known["dice"] else ""
            summary = say(language, "b-card-market", form=f"{form}{dice}", gold=known["value"])
        ability = f"{known['ability'][language]}: " if known.get("ability") else ""
        text = known["text"][language] if known["form"] != "guard" else ""
        return f"{self.name(card, language)}, {summary}{f'. {ability}{text}' if text else ''}"

    # --- Deals ---------------------------------------------------------------------------------

    def open_deals(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Offers to answer and promises that nobody has judged yet."""
        lines = [self.offer(offer, labels, language) for offer in view["offers"]]
        return lines + [self.vow(vow, labels, language) for vow in view["vows"] if vow["state"] == "open"]

    def offer(self, offer: dict[str, Any], labels: Sequence[str], language: str) -> str:
        values = {"number": offer["number"], "who": labels[offer["from"]], "to": labels[offer["to"]]}
        return self.words.say(language, "b-offer", **values, **self.terms(offer, language))

    def terms(self, offer: dict[str, Any], language: str) -> dict[str, str]:
        """What is given and what is wanted, in words."""
        wants = self.goods(offer["wants"], language)
        if offer["service"] is not None:
            wants = self.service(offer["service"], language)
        return {"gives": self.goods(offer["gives"], language), "wants": wants}

    def service(self, move: str, language: str) -> str:
        """A decision that gold is offered for."""
        verb, _, seat = move.partition(" ")
        if verb == "invite":
            return self.words.say(language, "b-service-invite", who=seat)
        return self.words.say(language, "service", decision=move)

    def vow(self, vow: dict[str, Any], labels: Sequence[str], language: str) -> str:
        say = self.words.say
        what = say(language, "promise", what=vow["what"], gold=vow["gold"])
        state = say(language, "promise-state", state=vow["state"])
        values = {"number": vow["number"], "who": labels[vow["from"]], "to": labels[vow["to"]]}
        if vow["words"]:
            quote = say(language, "quote", words=vow["words"])
            what = quote if vow["what"] == "words" else f"{what}, {quote}"
        return say(language, "b-vow", **values, what=what, turn=vow["turn"], state=state)

    # --- The own hand --------------------------------------------------------------------------

    def hand(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The own cards; in a replay those of every seat."""
        say, mine = self.words.say, seat["seat"] == view["seat"]
        own = view["own"] if mine else seat.get("own")
        if own is None or view["phase"] == "setup":
            return []
        values = {"who": labels[seat["seat"]], "count": len(own["hand"]), "limit": seat["limit"]}
        if not own["hand"]:
            return [say(language, "b-hand-none", **values)] if mine else []
        lines = [say(language, "b-hand" if mine else "b-hand-of", **values)]
        for _, copies in groupby(own["hand"], lambda card: printed(card)["kind"]):
            first, *others = copies
            mark = self.mark(view, seat, first, language)
            text = " ".join([*others, self.card(first, language)])
            lines.append(f"  {text}{f' [{mark}]' if mark else ''}")
        return lines

    def mark(self, view: dict[str, Any], seat: dict[str, Any], card: str, language: str) -> str:
        """Is the card within reach? Schemes wait for the own Intrigue turn."""
        known = printed(card, self.neutral)
        short = known["need"] - seat["influence"]
        if short > 0:
            return self.words.say(language, "b-mark-short", influence=short)
        if known["form"] != "scheme" or stage_of(view) == "turn":
            return ""
        return self.words.say(language, "b-mark-later")

    # --- How to answer ---------------------------------------------------------------------------

    def menu(self, view: dict[str, Any], asked: Decision, labels: Sequence[str], language: str) -> list[str]:
        """Numbered answers: each in a line if they are few, otherwise those of one kind in a line."""
        stage, choices = stage_of(view), asked.choices
        if stage == "house":
            firsts = free_houses(choices)
            return [f"  {house}  {asked.label(choice, language, labels)}" for house, choice in firsts.items()]
        if stage == "bid":
            return ["  " + self.words.say(language, "b-menu-bid", most=len(choices) - 1)]
        if stage in ("act", "step"):
            return arena.steps(self, choices, language)
        if len(choices) <= FEW:
            width = max(len(choice.move) for choice in choices)
            rows = [(choice.move, asked.label(choice, language, labels)) for choice in choices]
            return [f"  {number:2}  {move:<{width}}  {label}".rstrip() for number, (move, label) in enumerate(rows, 1)]
        return [f"  {line}" for line in self.kinds(choices)] + ["  " + self.words.say(language, "b-menu-more")]

    def kinds(self, choices: Sequence[Choice]) -> list[str]:
        """`sell: 26) SC09a, 28) SC15b`; answers of one kind in the order of the list."""
        groups: dict[str, list[str]] = {}
        for number, choice in enumerate(choices, 1):
            verb, _, rest = choice.move.partition(" ")
            groups.setdefault(f"{verb}: " if rest else "", []).append(f"{number}) {rest or verb}")
        return [f"{head}{', '.join(answers)}" for head, answers in groups.items()]

    # --- What else can be looked at ----------------------------------------------------------------

    def extra(self, name: str, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        if name == "aid":
            return self.words.say(language, "b-aid").split("\n")
        if name == "arena":
            return arena.field(view) if view["arena"] is None else arena.bout(self, view, labels, language)
        shown: list[str] = getattr(self, f"all_{name}")(view, labels, language)
        return shown

    def all_cards(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Every house with its abilities and what its assets can do."""
        lines = []
        for seat in view["seats"]:
            lines.append(self.house(seat, labels, language))
            abilities = seat["card"]["abilities"] if seat["card"] else []
            for number, ability in enumerate(abilities, 1):
                lines.append(f"  hab {number} {ability['name'][language]}: {ability['text'][language]}")
            for asset in seat["assets"]:
                tokens = arena.bracketed(self.tokens(asset, language))
                lines.append(f"  {self.card(asset['card'], language)}{tokens}")
        return lines

    def all_deals(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        lines = [self.offer(offer, labels, language) for offer in view["offers"]]
        lines += [self.vow(vow, labels, language) for vow in view["vows"]]
        return lines or [self.words.say(language, "b-no-deals")]

    def all_discards(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        return [
            self.words.say(language, f"b-discards-{name}", cards=self.names(view["discards"][name], language))
            for name in ("market", "intrigue")
        ]

    def all_unseen(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Intrigue cards that lie neither on the table nor in a discard pile nor in the own hand (section 8)."""
        seen = {*view["discards"]["intrigue"], *((view["own"] or {"hand": []})["hand"])}
        kinds: dict[str, list[str]] = {}
        for card in card_ids("intrigue"):
            kinds.setdefault(str(printed(card, self.neutral)["kind"]), []).append(card)
        guards = sum(seat["guards"] + seat["tired_guards"] for seat in view["seats"])
        lines = []
        for kind, cards in kinds.items():
            left = len([card for card in cards if card not in seen]) - (guards if kind == "GU01" else 0)
            if left:
                lines.append(f"{left:2} × {kind} {printed(cards[0], self.neutral)['name'][language]}")
        known = [f"{self.name(card, language)} ({labels[owner]})" for owner, card in view["known"]]
        seen_lines = [self.words.say(language, "b-known", cards=", ".join(known))] if known else []
        return [self.words.say(language, "b-unseen"), *lines, *seen_lines]

    # --- How it ended ----------------------------------------------------------------

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        """The winner, how it was decided, and the houses, the best first."""
        say, detail = self.words.say, outcome.detail
        lines = [say(language, "b-won", who=self.seats(outcome.winners, labels))]
        lines.append(say(language, f"b-by-{detail['by']}", turn=detail["turn"]))
        for seat in sorted(range(len(labels)), key=lambda seat: (detail["ranks"][seat], seat)):
            figures = {name: detail[name][seat] for name in ("influence", "gold")}
            lines.append(say(language, "b-rank", rank=detail["ranks"][seat], who=labels[seat], **figures))
        return lines

    # --- What people type --------------------------------------------------------------------------

    def amount(self, view: dict[str, Any], number: str) -> str:
        stage = stage_of(view)
        return f"{typed.IMPLIED[stage]} {number}" if stage in typed.AMOUNTS else ""

    def obvious(self, view: dict[str, Any], moves: Sequence[str]) -> str:
        """Nothing to play in a window (SP-761)."""
        return "pass" if list(moves) == ["pass"] else ""

    def only_reacts(self, view: dict[str, Any], moves: Sequence[str]) -> bool:
        return view["stage"] in windows.POLLS and "pass" in moves

    def point(self, until: str, view: dict[str, Any]) -> str:
        return windows.point(until, view)

    def is_target(self, view: dict[str, Any]) -> bool:
        return windows.is_target(view)

    def occasion(self, view: dict[str, Any]) -> str:
        """Time to bargain (SP-754): before another host invites or judges, and when an offer has come."""
        if view["stage"] in ("invite", "verdict"):
            return f"{view['turn']} {view['stage']}"
        offers = [offer["number"] for offer in view["offers"] if offer["to"] == view["seat"]]
        return f"offer {offers[-1]}" if offers else ""

    def complete(self, view: dict[str, Any], text: str) -> str:
        return typed.complete(stage_of(view), text)


BOARD = SpartacusBoard
