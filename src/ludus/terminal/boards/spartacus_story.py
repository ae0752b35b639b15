"""What happened in a game of Spartacus, line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ludus.games.spartacus.deck import HOUSE_IDS, house_view
from ludus.kernel.decision import Event
from ludus.kernel.meta import SEATS
from ludus.terminal.boards import spartacus_arena as arena

if TYPE_CHECKING:
    from ludus.terminal.boards.spartacus import SpartacusBoard

Facts = dict[str, Any]
SEALED = "sealed"  # what others do unseen: never shown
HEADLINES = {"turn", "phase", "did", "played", "asked", "lots", "lot", "paid", "traded", "entered", "round", "wagers"}
HEADLINES |= {"moved", "struck", "showdown", "ended", "resigned", "host", "rolled", "dealt", "no-bout", "heal"}
# Moves that show in what follows from them, and passing, which shows in what does not.
FOLLOWED = {"pass", "play", "react", "foil", "pay", "accept", "enter", "lose", "guard", "regain", "heal", "keep", "ask"}
HIDDEN = {"drew": "cards", "paid": "gold", "peeked": "card", "looked": "card"}  # what some may not know
CHANGES = {"balanced": "pay", "coins": "pay", "influence": "loss"}
CARDS = {"card", "fighter", "old"}
SEAT_NAMES = {"to", "target", "owner"}
SEAT_LISTS = {"asked", "supporters", "houses"}


class Teller:
    """Describes the events of one table in one language."""

    def __init__(self, board: SpartacusBoard, labels: Sequence[str], language: str) -> None:
        self.board = board
        self.labels = labels
        self.language = language

    def say(self, message: str, **values: object) -> str:
        return self.board.words.say(self.language, message, **values)

    def name(self, card: str | None) -> str:
        return self.board.name(card, self.language)

    def names(self, cards: Sequence[str]) -> str:
        return self.board.names(cards, self.language)

    # --- All of them -----------------------------------------------------------------------------

    def story(self, events: Sequence[Event]) -> list[str]:
        """One line for each thing; what a move names itself is not repeated."""
        lines: list[str] = []
        named: set[str] = set()
        for place, event in enumerate(events):
            before = events[place - 1] if place else None
            following = events[place + 1] if place + 1 < len(events) else None
            self.follow(event)
            if event.kind == "did":
                named = set(event.facts["move"].split())
            if not is_shown_elsewhere(event, following, named):
                whole = event.kind == "compared" and before is not None and before.kind == "struck"
                text = self.tell(event, before)
                lines.append(text if whole or event.kind in HEADLINES else f"  {text}")
            if event.kind == "played":
                lines.append("  " + self.board.text(event.facts["card"], self.language))
        return lines

    def follow(self, event: Event) -> None:
        """Remember how many lots there are, and the dice of an attack through its re-rolls."""
        board, facts = self.board, event.facts
        if event.kind == "lots":
            board.lots = facts["count"]
        elif event.kind == "struck":
            board.dice = [list(facts["red"]), list(facts["black"])]
        elif event.kind == "rerolled":
            line = board.dice[0 if facts["line"] == "red" else 1]
            if facts["old"] in line:
                line[line.index(facts["old"])] = facts["die"]

    def tell(self, event: Event, before: Event | None) -> str:
        """An event as a line, with what was said with it."""
        line, words, move = self.line(event, before), event.facts.get("words"), event.facts.get("move", "")
        if not words or event.seat is None:
            return line
        if move.startswith("vow ") and move.endswith(" words"):
            promise = self.say("did-vow-words", to=self.labels[SEATS.index(move[4])], words=words)
            return self.say("event-did", who=self.labels[event.seat], move=promise)
        return self.say("said-with", line=line, words=words)

    def line(self, event: Event, before: Event | None) -> str:
        kind, facts = event.kind, event.facts
        who = self.labels[event.seat] if event.seat is not None else "-"
        if kind == "did":
            return self.say("event-did", who=who, move=self.deed(facts["move"], event.seat))
        if kind in ("struck", "compared"):
            return self.attack(event, before)
        values = {**self.plain(facts), **self.detailed(kind, facts), "who": who}
        text = self.say(f"event-{self.message(kind, facts, event.seat)}", **values)
        if kind == "played" and facts["supporters"]:
            text += f", {self.say('event-played-support', **values)}"
        return text

    # --- Which words -----------------------------------------------------------------------------

    def message(self, kind: str, facts: Facts, seat: int | None) -> str:
        """The kind with what distinguishes its cases."""
        if kind in HIDDEN:
            return f"{kind}-hidden" if facts[HIDDEN[kind]] is None else kind
        if kind in CHANGES:
            return f"{kind}-{CHANGES[kind] if facts['amount'] < 0 else 'gain'}"
        cases = {
            "asked": ("-price", kind == "asked" and facts["price"]),
            "enough": ("-not", kind == "enough" and not facts["enough"]),
            "played": ("-target", kind == "played" and facts["target"] not in (None, seat)),
            "traded": ("-service", kind == "traded" and facts["service"]),
            "expired": ("-service", kind == "expired" and facts["service"]),
            "bids": ("-host", kind == "bids" and facts["lot"] > self.board.lots),
            "won": ("-host", kind == "won" and facts["card"] is None),
            "void": ("-host", kind == "void" and facts["card"] is None),
            "entered": ("-gear", kind == "entered" and facts["gear"]),
            "wagers": ("-none", kind == "wagers" and not any(bet for _, bet in facts["bets"])),
            "favoured": ("-champion", kind == "favoured" and facts["champion"]),
        }
        ending, applies = cases.get(kind, ("", False))
        return f"{kind}{ending}" if applies else kind

    def plain(self, facts: Facts) -> dict[str, object]:
        """Facts as words: cards and seats by their names."""
        values: dict[str, object] = {}
        for name, value in facts.items():
            if name in CARDS and isinstance(value, str):
                values[name] = self.name(value)
            elif name in ("cards", "gear") and isinstance(value, list):
                values[name] = self.names(value)
            elif name in SEAT_NAMES and isinstance(value, int):
                values[name] = self.labels[value]
            elif name in SEAT_LISTS:
                values[name] = self.board.seats(value, self.labels)
            elif isinstance(value, str | int):
                values[name] = value
        return values

    def detailed(self, kind: str, facts: Facts) -> dict[str, object]:
        """Facts that need more than names."""
        if kind in CHANGES:
            return {"amount": abs(facts["amount"])}
        if kind == "healed":
            return {"dice": facts["dice"][-1]}
        if kind in ("heal", "rolled"):
            return {"dice": self.thrown(facts["dice"])}
        if kind == "initiative":
            return {"rolls": ", ".join(self.sum_of(*roll) for roll in facts["rolls"])}
        if kind == "bids":
            return {"bids": self.thrown(facts["bids"])}
        if kind == "wagers":
            bets = [f"{self.labels[seat]} {arena.bet_text(bet)}" for seat, bet in facts["bets"]]
            return {"bets": "; ".join(bets)}
        if kind == "played":
            return {"card": self.board.costs(facts["plan"], self.labels, self.language)}
        if kind in ("traded", "expired"):
            return {**self.board.terms(facts, self.language)}
        if kind == "lost":
            return dict(zip(("attack", "defence", "speed"), facts["dice"], strict=True))
        return {}

    def thrown(self, dice: Sequence[Any]) -> str:
        """Dice, or seats with a number each."""
        return ", ".join(f"{self.labels[die[0]]} {die[1]}" if isinstance(die, list) else str(die) for die in dice)

    def sum_of(self, seat: int, *dice: int) -> str:
        """`Anna (A) 5+3 = 8`."""
        total = f" = {sum(dice)}" if len(dice) > 1 else ""
        return f"{self.labels[seat]} {'+'.join(map(str, dice)) or '-'}{total}"

    def attack(self, event: Event, before: Event | None) -> str:
        """`Anna (A): 6 4 3 | 6 4 2 -> 1 wound`; after re-rolls the dice stand in a line of their own."""
        line = arena.dice_line(*self.board.dice)
        if event.kind == "compared":
            line += f" -> {self.say('wounds', wounds=event.facts['wounds'])}"
        blow = event if event.kind == "struck" else before if before and before.kind == "struck" else None
        if blow is None or blow.seat is None:
            return line
        message = "b-log-struck-speed" if blow.facts["attack"] == "j" else "b-log-struck"
        return self.say(message, who=self.labels[blow.seat], dice=line)

    # --- Moves in words ----------------------------------------------------------------------------

    def deed(self, move: str, seat: int | None) -> str:
        verb, _, rest = move.partition(" ")
        if verb in ("rr", "end", "bet") and not rest.strip("-"):
            return self.say(f"did-{verb}-none" if verb != "end" else "did-end")
        if verb == "end":
            return self.say("did-end-throws", cards=self.names(rest.split()))
        if verb in ("offer", "vow"):
            return self.deal(verb, rest)
        if verb in ("hab", "use"):
            return self.ability(verb, rest, seat)
        if verb == "house":
            names: Any = house_view(HOUSE_IDS.index(rest[:3]))["name"]
            return self.say("did-house", house=names)
        if not self.board.words.has(self.language, f"did-{verb}"):  # an action in the arena
            space, _, attack = move.partition(" ")
            return self.say("did-act", space="stay" if attack or space in "xj" else space)
        number: int | str = int(rest) if rest.isdecimal() else rest
        values: dict[str, object] = dict.fromkeys(("number", "die", "gold", "with", "bets", "space"), number)
        if rest in SEATS[:4]:
            values["to"] = self.labels[SEATS.index(rest)]
        elif rest and rest[0].isupper():
            values |= dict.fromkeys(("card", "cards"), self.names(rest.split()) if "=" not in rest else rest)
        return self.say(f"did-{verb}", **values)

    def deal(self, verb: str, rest: str) -> str:
        """`offer B 3 GL02a : WE01a`, `vow B gold 2`."""
        to = self.labels[SEATS.index(rest[0])]
        if verb == "vow":
            what, _, gold = rest[2:].partition(" ")
            return self.say("did-vow", to=to, what=what, gold=int(gold or 0))
        given, _, wanted = rest[2:].partition(" : ")
        service = wanted[1:-1] if wanted[:1] == "[" else None
        sides = {"gives": goods(given), "wants": goods("" if service else wanted), "service": service}
        return self.say("did-offer", to=to, **self.board.terms(sides, self.language))

    def ability(self, verb: str, rest: str, seat: int | None) -> str:
        """`hab 1 GL01a GL02a`, `use SL08 >B`, `use SL09 lot2`."""
        first, *more = rest.split()
        if verb == "hab":
            cards = [word for word in more if word != ":"]
            return self.say(
                "did-hab", ability=self.board.ability(seat, int(first), self.language), cards=self.names(cards)
            )
        return self.say("did-use", card=self.name(first))


def is_shown_elsewhere(event: Event, following: Event | None, named: set[str]) -> bool:
    """Sealed, shown by what comes next, or named by the move itself."""
    kind = event.kind
    if kind == "did":
        verb = event.facts["move"].partition(" ")[0]
        acts = following is not None and following.kind in ("moved", "struck") and following.seat == event.seat
        return verb in FOLLOWED or acts
    if kind in ("discarded", "exhausted"):
        card = event.facts["card"]
        return card in named or (card.startswith("GU") and "GU" in named)
    repeated_by = {"struck": "compared", "coins": "won"}  # the next line says it again
    merged = following is not None and following.kind == repeated_by.get(kind)
    return kind == SEALED or merged


def goods(text: str) -> Facts:
    words = text.split()
    gold = sum(int(word) for word in words if word.isdecimal())
    return {"gold": gold, "assets": [word for word in words if not word.isdecimal()]}
