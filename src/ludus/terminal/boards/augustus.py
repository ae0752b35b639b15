"""The table of Augustus in lines of text (specification 11)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from ludus.games.augustus.cards import SYMBOLS, TOKENS
from ludus.kernel.decision import Choice, Decision, Outcome
from ludus.kernel.meta import SEATS
from ludus.terminal.boards.board import Board

NONE = "-"
VERBS = {"keep": "k", "mobilise": "m", "finish": "f", "arrange": "a", "give": "g", "count": "r", "pick": "p"}
BEFORE_NUMBERS = ("k", "f", "r", "p", "l", "w")  # verbs
LOSSES = {"foes_lose": "l", "foes_wipe": "w"}
CODES = (
    "gain:2",
    "mob:HC",
    "mobany:2",
    "finish_one",
    "take_two",
    "rearrange",
    "foes_remove:2",
    "foes_wipe",
    "foes_lose",
    "same:H=C",
    "per_symbol:H*1<=8",
    "per_type:GREEN*2",
)
MOST_LINES = 12  # of numbered answers below a question
MOST_TARGETS = 6  # spaces that have a line of their own
# Letters of a Russian keyboard: those that look like a symbol, and those on its key.
LETTERS = str.maketrans("НРСКЛТЕЫВнрсклтеыв", "HHCKKTTSDHHCKKTTSD")
SEAT_LETTERS = str.maketrans("АВСЕавсе", "ABCEabce")
SPACE = re.compile(rf"\d{{1,2}}[{SYMBOLS}]", re.IGNORECASE)
TYPED = re.compile(rf"[\d{SYMBOLS}\s,+>/-]+", re.IGNORECASE)  # an answer without its verb


def spaces(symbols: str, cover: Sequence[bool]) -> str:
    """`[S][H]H[K]K`: covered spaces in brackets."""
    return "".join(f"[{symbol}]" if covered else symbol for symbol, covered in zip(symbols, cover, strict=True))


def missing(symbols: str, cover: Sequence[bool]) -> str:
    return "".join(symbol for symbol, covered in zip(symbols, cover, strict=True) if not covered)


def target_of(part: str) -> str:
    """`19H` of `+19H` and of `20S>19H`."""
    return part.lstrip("+").rpartition(">")[2]


def source_of(part: str) -> str:
    """`20S` of `20S>19H`; '' for the supply."""
    return part.rpartition(">")[0]


def is_asked(view: dict[str, Any]) -> bool:
    return view["seat"] is not None and view["seat"] in view["to_act"]


def verb_of(view: dict[str, Any]) -> str:
    """The letter that begins an answer now; '' for placements, and when nothing is asked."""
    if view["phase"] != "hit":
        return VERBS.get(view["phase"], "")
    effect = view["cards"][str(view["ability"])]["effect"]
    return LOSSES.get(effect, "x")


def own_seat(view: dict[str, Any]) -> dict[str, Any] | None:
    seat: dict[str, Any] | None = view["seats"][view["seat"]] if view["seat"] is not None else None
    return seat


def legions(view: dict[str, Any]) -> list[str]:
    """The covered spaces of the own objectives: `19K`, once for each legion."""
    seat = own_seat(view) or {"active": []}
    return [
        f"{one['card']}{symbol}"
        for one in seat["active"]
        for symbol, covered in zip(view["cards"][str(one["card"])]["symbols"], one["cover"], strict=True)
        if covered
    ]


def place_of(space: str) -> tuple[int, int]:
    """Spaces in the order of cards and symbols."""
    return int(space[:-1]), SYMBOLS.index(space[-1])


def unique(words: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(words))


class AugustusBoard(Board):
    arrangements = ("full", "short")
    extras = ("bag", "tiles", "cards", "aid")

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.known: dict[str, dict[str, Any]] = {}  # printed cards that were seen at this table

    def look(self, view: dict[str, Any]) -> None:
        super().look(view)
        self.known.update(view.get("cards", {}))

    # --- Cards and symbols -------------------------------------------------------------------

    def name(self, card: int | str, language: str) -> str:
        """`70 Epirus`; only the number of a card that was never shown."""
        known = self.known.get(str(card))
        return f"{card} {known['name'][language]}" if known else str(card)

    def names(self, cards: Iterable[int], language: str) -> str:
        return ", ".join(self.name(card, language) for card in cards) or NONE

    def ability(self, effect: str, language: str) -> str:
        """An ability in words; '' for none."""
        verb, _, argument = effect.partition(":")
        if verb == "none":
            return ""
        found = re.fullmatch(r"([A-Z]*)=?([A-Z]?)\*?(\d*)(?:<=(\d+))?", argument)
        first, second, figure, cap = found.groups("") if found else ("", "", "", "")
        values: dict[str, object] = {"type": first, "x": first[:1], "y": second or first[1:]}
        values |= {name: int(text) for name, text in (("n", figure), ("m", figure), ("cap", cap)) if text}
        return self.words.say(language, f"eff-{verb.replace('_', '-')}", **values)

    def card(self, card: int, language: str, cover: Sequence[bool] | None = None, worded: bool = True) -> str:
        """`70 Epirus G 11pt [S][H]H[K]K (open H K) mob:HC`, the ability as a code or in words."""
        shown, say = self.known[str(card)], self.words.say
        kind = say(language, "b-type", type=shown["type"])
        parts = [say(language, "b-card", card=self.name(card, language), type=kind, points=shown["points"])]
        parts += [say(language, f"tile-res-{resource}") for resource in shown["resources"]]
        parts.append(spaces(shown["symbols"], cover or [False] * len(shown["symbols"])))
        if cover and any(cover):
            parts.append(say(language, "b-open", symbols=" ".join(missing(shown["symbols"], cover))))
        ability = self.ability(shown["effect"], language) if worded else shown["effect"].replace("none", "")
        return " ".join([*parts, ability] if ability else parts)

    # --- The table -----------------------------------------------------------------------------

    def status(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        lines = [self.now(view, labels, language), self.drawn(view, language), self.bag_line(view, language)]
        lines += [self.rewards(view, language), self.stock(view, language)]
        display = self.display(view, language)
        chooses = view["phase"] == "pick" and is_asked(view)
        own = [seat for seat in view["seats"] if seat["seat"] == view["seat"]]
        blocks = [self.block(view, seat, labels, language) for seat in view["seats"] if seat not in own]
        blocks += [self.block(view, seat, labels, language) for seat in own]
        blocks.insert(len(blocks) if chooses else 0, display)
        return lines + [line for block in blocks for line in block]

    def now(self, view: dict[str, Any], labels: Sequence[str], language: str) -> str:
        """The token, or whose objectives are being resolved."""
        say, who = self.words.say, labels[view["crier"]]
        if view["phase"] == "keep":
            return say(language, "b-now-keep", who=who)
        if view["over"]:
            return say(language, "b-now-over", round=view["round"])
        token = say(language, "symbol", symbol=view["token"])
        parts = [say(language, "b-now", round=view["round"], token=token, letter=view["token"], who=who)]
        return "; ".join([*parts, *self.resolving(view, labels, language)])

    def resolving(self, view: dict[str, Any], labels: Sequence[str], language: str, names: bool = True) -> list[str]:
        """Whose objectives are being resolved and which ones wait."""
        say, parts = self.words.say, []

        def name(card: int) -> str:
            return self.name(card, language) if names else str(card)

        if view["phase"] not in ("keep", "place", "over"):
            who, cards = labels[view["owner"]], ", ".join(map(name, view["chain"]))
            parts += [say(language, "b-resolves", who=who, cards=cards)] if cards else []
            parts += [say(language, "b-takes", who=who)] if view["phase"] == "pick" else []
        if view["queue"]:
            waiting = [f"{SEATS[one['seat']]} {name(one['card'])}" for one in view["queue"]]
            parts.append(say(language, "b-queue", cards=", ".join(waiting)))
        return parts

    def drawn(self, view: dict[str, Any], language: str) -> str:
        return self.words.say(language, "b-drawn", count=len(view["drawn"]), tokens=" ".join(view["drawn"]) or NONE)

    def bag_line(self, view: dict[str, Any], language: str) -> str:
        """What is left, which is a legend of the letters as well."""
        say = self.words.say
        left = [f"{token} {say(language, 'symbol', symbol=token)} {view['bag'][token]}" for token in TOKENS]
        return say(language, "b-bag", count=sum(view["bag"].values()), tokens=", ".join(left))

    def rewards(self, view: dict[str, Any], language: str) -> str:
        groups: dict[str, list[str]] = {}
        for tile in view["tiles"]:
            name = self.words.say(language, f"b-tile-{tile['tile'].replace(':', '-')}")
            owner = f" ({SEATS[tile['owner']]})" if tile["owner"] is not None else ""
            groups.setdefault(tile["tile"].partition(":")[0], []).append(f"{name} {tile['points']}{owner}")
        return self.words.say(language, "b-rewards", tiles="; ".join(", ".join(group) for group in groups.values()))

    def stock(self, view: dict[str, Any], language: str) -> str:
        discard = view["discard"]["hidden"] + len(view["discard"]["lost"])
        return self.words.say(language, "b-stock", common=view["common"], deck=view["deck"], discard=discard)

    def display(self, view: dict[str, Any], language: str) -> list[str]:
        if self.arrangement == "short" and not (view["phase"] in ("keep", "pick") and is_asked(view)):
            cards = self.names(view["display"], language)
            return [f"{self.words.say(language, 'b-display')} {cards}"]
        cards_in_words = [f"  {self.card(card, language)}" for card in view["display"]]
        return [self.words.say(language, "b-display"), *cards_in_words]

    def block(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """What lies before one seat: a line of figures, then a line for each active objective."""
        say, own = self.words.say, seat["seat"] == view["seat"]
        lines = [self.seat(view, seat, labels, language)]
        if seat.get("answer"):
            lines.append("  " + say(language, "b-answer", move=seat["answer"]))
        lines += [f"  {self.card(card, language)}" for card in seat.get("dealt", [])]
        active = [self.card(one["card"], language, one["cover"], worded=own) for one in seat["active"]]
        if self.arrangement == "short" and not own:
            brief = (
                f"{one['card']} {spaces(self.known[str(one['card'])]['symbols'], one['cover'])}"
                for one in seat["active"]
            )
            active = [", ".join(brief)] if seat["active"] else []
        return lines + [f"  {line}" for line in active]

    def seat(self, view: dict[str, Any], seat: dict[str, Any], labels: Sequence[str], language: str) -> str:
        text = ", ".join(self.standing(seat, labels[seat["seat"]], language))
        marks = self.marks(view, seat, language)
        return f"{text} ({', '.join(marks)})" if marks else text

    def standing(self, seat: dict[str, Any], who: str, language: str) -> list[str]:
        """Points, legions, completed objectives and what they bring."""
        say = self.words.say
        parts = [say(language, "b-seat", who=who, points=seat["score"]["total"], supply=seat["supply"])]
        cards = " ".join(map(str, seat["done"])) or NONE
        parts.append(say(language, "b-done", count=len(seat["done"]), cards=cards))
        parts += [f"{say(language, f'tile-res-{name}')} {seat[name]}" for name in ("gold", "wheat") if seat[name]]
        if seat["same"]:
            parts.append(say(language, "b-same", pairs=" ".join(seat["same"])))
        if seat["count_tile"]:
            parts.append(say(language, "b-count-tile", count=seat["count_tile"]))
        if seat["declined"]:
            parts.append(say(language, "b-declined", counts=" ".join(map(str, seat["declined"]))))
        return parts

    def marks(self, view: dict[str, Any], seat: dict[str, Any], language: str) -> list[str]:
        say, place = self.words.say, seat["seat"]
        known = {
            "t-you": place == view["seat"],
            "b-crier": place == view["crier"],
            "b-turn": place in view["to_act"],
            "b-resigned": seat["resigned"],
        }
        return [say(language, message) for message, is_so in known.items() if is_so]

    # --- How to answer ---------------------------------------------------------------------------

    def menu(self, view: dict[str, Any], asked: Decision, labels: Sequence[str], language: str) -> list[str]:
        """Numbered answers, as far as they are few; otherwise how the answer is written."""
        say, phase, choices = self.words.say, view["phase"], asked.choices
        if phase == "place":
            return self.placements(choices, language)
        if asked.parts:
            example = ",".join(asked.parts[: asked.least])
            return [say(language, "b-menu-some", count=asked.least, example=example)]
        lines = []
        if len(choices) <= MOST_LINES:
            width = max(len(choice.move) for choice in choices)
            for number, choice in enumerate(choices, 1):
                does = [asked.label(choice, language, labels), self.lost_ability(view, choice.move, language)]
                lines.append(f"  {number:2}  {choice.move:<{width}}  {': '.join(filter(None, does))}")
        elif phase == "hit":
            places = " ".join(unique(legions(view)))
            lines.append(say(language, "b-menu-remove", legions=places, example=choices[0].move))
        if phase == "mobilise":
            lines += self.mobilisations(view, choices, language)
        if phase == "arrange":
            lines.append(say(language, "b-menu-arrange", count=len(legions(view)), example=choices[0].move))
        return lines if len(choices) <= MOST_LINES else [*lines, self.longer(choices, language)]

    def lost_ability(self, view: dict[str, Any], move: str, language: str) -> str:
        """What goes with a completed objective that must be discarded."""
        return self.ability(view["cards"][move[1:]]["effect"], language) if verb_of(view) == "l" else ""

    def longer(self, choices: Sequence[Choice], language: str) -> str:
        space = SPACE.search(choices[0].move)
        return self.words.say(language, "b-menu-all", count=len(choices), example=space.group() if space else "")

    def placements(self, choices: Sequence[Choice], language: str) -> list[str]:
        """By target; where there are many targets, the legions of the supply with numbers and the moves in words."""
        say = self.words.say
        groups: dict[str, list[str]] = {}
        for number, choice in enumerate(choices, 1):
            source = source_of(choice.move)
            label = say(language, "b-menu-from", number=number, space=source or "supply")
            if any(fact.message == "fact-completes" for fact in choice.facts):
                label += f" ({say(language, 'b-menu-completes')})"
            groups.setdefault(target_of(choice.move), []).append(label)
        groups.pop(NONE)
        nothing = say(language, "b-menu-nothing", number=len(choices))
        if len(groups) <= MOST_TARGETS:
            onto = [
                say(language, "b-menu-onto", space=space, sources=", ".join(labels)) for space, labels in groups.items()
            ]
            return [f"  {line}" for line in [*onto, nothing]]
        return [f"  {line}" for line in [*self.many(choices, language), nothing, self.longer(choices, language)]]

    def many(self, choices: Sequence[Choice], language: str) -> list[str]:
        say, moves = self.words.say, [choice.move for choice in choices[:-1]]
        fresh = [f"{number} {target_of(move)}" for number, move in enumerate(moves, 1) if move[0] == "+"]
        lines = [say(language, "b-menu-fresh", targets=", ".join(fresh))] if fresh else []
        sources = sorted({source_of(move) for move in moves if move[0] != "+"}, key=place_of)
        if sources:
            targets = " ".join(unique(map(target_of, moves)))
            example = next(move for move in moves if move[0] != "+")
            lines.append(say(language, "b-menu-moves", sources=" ".join(sources), targets=targets, example=example))
        return lines

    def mobilisations(self, view: dict[str, Any], choices: Sequence[Choice], language: str) -> list[str]:
        parts = unique(part for choice in choices for part in choice.move[1:].split("/") if part != NONE)
        targets = " ".join(unique(map(target_of, parts)))
        sources = " ".join(unique(legions(view))) or NONE
        seat = own_seat(view)
        supply = seat["supply"] if seat else 0
        example = max((choice.move for choice in choices), key=lambda move: ("/" in move, ">" in move))
        values = {"targets": targets, "legions": sources, "supply": supply, "example": example}
        return [self.words.say(language, "b-menu-mobilise", **values)]

    # --- What else can be looked at --------------------------------------------------------------

    def extra(self, name: str, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        self.look(view)
        shown = {"bag": self.bag, "tiles": self.tiles, "cards": self.cards, "aid": self.aid}
        return shown[name](view, labels, language)

    def bag(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """The tokens on the table, and the chance of each symbol at the next draw."""
        say, left = self.words.say, sum(view["bag"].values())
        lines = [self.drawn(view, language)]
        for token in TOKENS:
            name, count = say(language, "symbol", symbol=token), view["bag"][token]
            chance = round(100 * count / left)
            lines.append(say(language, "b-chance", letter=token, token=name, left=count, chance=chance))
        return [*lines, say(language, "b-refill")] if view["token"] == "J" else lines

    def tiles(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        say, lines = self.words.say, []
        for tile in view["tiles"]:
            owner = say(language, "b-tile-free") if tile["owner"] is None else labels[tile["owner"]]
            name = self.tile(tile["tile"], language)
            lines.append(say(language, "b-tile", tile=name, points=tile["points"], owner=owner))
        for seat in view["seats"]:
            if seat["declined"]:
                counts = " ".join(map(str, seat["declined"]))
                lines.append(f"{labels[seat['seat']]}: {say(language, 'b-declined', counts=counts)}")
        return lines

    def tile(self, tile: str, language: str) -> str:
        kind, _, which = tile.partition(":")
        if kind == "count":
            return self.words.say(language, "tile-count", n=int(which))
        return self.words.say(language, f"tile-{kind}-{which}")

    def cards(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Open and completed objectives with what they do, and what was discarded as far as this seat knows it."""
        say = self.words.say
        lines = [say(language, "b-display"), *(f"  {self.card(card, language)}" for card in view["display"])]
        for seat in view["seats"]:
            lines.append(say(language, "b-done-by", who=labels[seat["seat"]], count=len(seat["done"])))
            lines += [f"  {self.card(card, language)}" for card in seat["done"]]
        if view["discard"]["lost"]:
            lines.append(say(language, "b-lost", cards=self.names(view["discard"]["lost"], language)))
        own = own_seat(view)
        if own and own["discarded"]:
            lines.append(say(language, "b-discarded", cards=self.names(own["discarded"], language)))
        return lines

    def aid(self, view: dict[str, Any], labels: Sequence[str], language: str) -> list[str]:
        """Letters, abilities and how answers are written (AU-017)."""
        say = self.words.say
        abilities = [f"{code}   {self.ability(code, language)}" for code in CODES]
        return [*say(language, "b-aid").split("\n"), "", *abilities]

    # --- The end ---------------------------------------------------------------------------------

    def result(self, outcome: Outcome, labels: Sequence[str], language: str) -> list[str]:
        """The winners, and the score pad of every seat, the best first."""
        say, detail = self.words.say, outcome.detail
        winners = ", ".join(labels[seat] for seat in outcome.winners)
        lines = [say(language, "b-won", winners=winners, count=len(outcome.winners))]
        lines.append(say(language, f"b-by-{detail['by']}", rounds=detail["rounds"]))
        for seat in sorted(range(len(labels)), key=lambda seat: int(detail["ranks"][seat])):
            lines += self.pad(detail, seat, labels[seat], language)
        return lines

    def pad(self, detail: dict[str, Any], seat: int, who: str, language: str) -> list[str]:
        say, pad = self.words.say, detail["pads"][seat]
        final = ", ".join(f"{self.name(card, language)}: {points}" for card, points in pad["final"].items())
        tiles = ", ".join(
            self.words.say(language, f"b-tile-{tile.replace(':', '-')}") for tile in detail["tiles"][seat]
        )
        head = say(language, "b-rank", rank=detail["ranks"][seat], who=who, points=pad["total"])
        done = say(language, "b-pad-done", count=detail["completed"][seat], senators=pad["senators"])
        return [
            f"{head}; {done}",
            "  " + say(language, "b-pad-tiles", points=pad["tiles"], tiles=tiles or NONE),
            "  " + say(language, "b-pad-printed", points=pad["printed"]),
            "  " + say(language, "b-pad-final", points=sum(pad["final"].values()), cards=final or NONE),
        ]

    # --- What people type --------------------------------------------------------------------------

    def complete(self, view: dict[str, Any], text: str) -> str:
        """Answers without their verb, lists with blanks, letters of a Russian keyboard."""
        phase, verb, rest = view["phase"], verb_of(view), text.strip()
        if verb and len(rest) > 1 and (rest[0].lower() == verb or not rest[0].isascii()):
            rest = rest[1:].strip()
        if phase == "give":
            return verb + rest.translate(SEAT_LETTERS) if len(rest) == 1 else text
        rest = rest.translate(LETTERS)
        if phase == "over" or not TYPED.fullmatch(rest) or (rest.isdecimal() and verb not in BEFORE_NUMBERS):
            return text
        if phase not in ("place", "mobilise"):
            if "+" in rest or ">" in rest:
                return text
            return verb + ",".join(rest.replace(",", " ").split())
        parts = [part for part in re.split(r"[\s/,]+", re.sub(r"\s*>\s*|(?<=\+)\s+", lift, rest)) if part]
        return verb + "/".join(f"+{part}" if SPACE.fullmatch(part) else part for part in parts)


def lift(found: re.Match[str]) -> str:
    """A sign without the blanks around it."""
    return found.group().strip()


BOARD = AugustusBoard
