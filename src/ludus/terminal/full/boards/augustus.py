"""Augustus on the full screen (specification 11)."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ludus.games.augustus.cards import TOKENS
from ludus.kernel.decision import Choice
from ludus.kernel.meta import SEATS
from ludus.terminal.boards.augustus import (
    AugustusBoard,
    is_asked,
    legions,
    own_seat,
    place_of,
    source_of,
    spaces,
    target_of,
    unique,
    verb_of,
)
from ludus.terminal.full.boards.board import Face, FullBoard, Scene
from ludus.terminal.full.boards.room import CHROME, LOG, fitting

# Colours of the types; their letter stands beside them always.
DARK = {"GREEN": "#4cc97a", "PURPLE": "#d0a0ff", "ORANGE": "#ffa64d", "SENATOR": "#f0e6c8"}
LIGHT = {"GREEN": "#00692c", "PURPLE": "#6f2da8", "ORANGE": "#9a4a00", "SENATOR": "#4a4030"}
NOTHING = "-"
BOX = 20  # columns that an own objective needs to be drawn large
WIDEST_BOX = 30
NAME = 12  # letters of a name among the others


class Layout(NamedTuple):
    """How much of the table is drawn, and how."""

    own: str  # own objectives: boxes, words, codes, all in a line
    display: str  # open objectives: words, codes, bare
    worded: bool  # rewards and bag
    others: bool = True  # the objectives of the others


# From rich to poor: the first one that there is room for is taken.
PLAYING = (
    Layout("boxes", "words", True),
    Layout("boxes", "codes", True),
    Layout("boxes", "codes", False),
    Layout("words", "codes", False),
    Layout("codes", "codes", False),
    Layout("codes", "bare", False),
)
PICKING = (
    Layout("words", "words", True),
    Layout("words", "words", False),
    Layout("codes", "words", False),
    Layout("codes", "words", False, others=False),
    Layout("line", "words", False, others=False),
)
KEEPING = (
    Layout("words", "words", True, others=False),
    Layout("words", "words", False, others=False),
    Layout("words", "codes", False, others=False),
    Layout("words", "bare", False, others=False),
    Layout("codes", "bare", False, others=False),
)


def taken(part: str) -> str:
    """A legion as a part: `[19K]`."""
    return f"[{part}]"


def is_legion(part: str) -> bool:
    return part.startswith("[")


class AugustusFull(FullBoard):
    lines: AugustusBoard
    example = "+19H"
    card_width = 7

    # --- The table -----------------------------------------------------------------------------

    def headline(self, scene: Scene) -> str:
        view, say = scene.view, self.words.say
        crier = SEATS[view["crier"]]
        if view["phase"] == "keep":
            return say(scene.language, "b-headline-keep", seat=crier)
        parts = [say(scene.language, "b-headline", round=view["round"], seat=crier)]
        parts += self.lines.resolving(view, SEATS, scene.language, names=False)
        return " · ".join(parts)

    def status(self, scene: Scene) -> Text:
        """As much as the screen has room for."""
        view = scene.view
        self.lines.look(view)
        layouts: tuple[Layout, ...] = PLAYING
        if view["phase"] == "keep":
            layouts = KEEPING
        elif view["phase"] == "pick" and is_asked(view):
            layouts = PICKING
        if self.lines.arrangement == "short":
            layouts = layouts[-1:]
        return fitting((self.drawn(scene, layout) for layout in layouts), scene, self.room(scene))

    def room(self, scene: Scene) -> int:
        """Lines for the table."""
        per_row = max(1, scene.columns // self.part_width(scene))
        rows = max(1, -(-len(self.hand(scene)) // per_row))
        choices = 0 if self.hand(scene) else 1
        log = LOG - (scene.view["phase"] in ("keep", "pick"))  # what is chosen from matters more
        return scene.height - CHROME - 3 * rows - choices - (0 if scene.wide else log)

    def drawn(self, scene: Scene, layout: Layout) -> list[Text]:
        """What is asked about stands first, the own objectives beside the hand otherwise."""
        view, language = scene.view, scene.language
        bag = self.tokens(scene, layout.worded)
        bag.append(Text(self.lines.rewards(view, language) if layout.worded else self.rewards(scene)))
        bag += [Text(self.lines.stock(view, language))] if layout.worded else []
        display = [self.display(scene, layout.display == "codes")]
        if layout.display == "words":
            display = [self.strip(scene, card, None, worded=True) for card in view["display"]]
            display.insert(0, Text(self.words.say(language, "b-display"), "bold"))
        seats = [seat for seat in view["seats"] if seat["seat"] != view["seat"]]
        others = [line for seat in seats for line in self.other(scene, seat)] if layout.others else []
        mine = own_seat(view)
        own = self.own(scene, mine, layout.own) if mine else []
        if layout in PICKING:
            return [*display, *own, *bag, *others]
        if layout in KEEPING:
            return [*own, *display, *(bag if layout.worded else bag[1:])]  # all tokens are in the bag
        gap = [Text()] if layout == PLAYING[0] else []
        return [*bag, *gap, *display, *gap, *others, *gap, *own]

    def tokens(self, scene: Scene, worded: bool) -> list[Text]:
        """The token just drawn, what is left in the bag and what lies on the table."""
        view, say, language = scene.view, self.words.say, scene.language
        token = view["token"] if not view["over"] else None
        now = Text()
        if token:
            name = say(language, "symbol", symbol=token).upper()
            now = Text.assemble((f" {token} ", "bold reverse"), (f" {name}", "bold"))
        if worded:
            return [Text("  ").join([now, Text(self.lines.drawn(view, language))]), self.chances(scene)]
        now.append(" · " if token else "")
        left = " ".join(f"{letter}{view['bag'][letter]}" for letter in TOKENS)
        now.append(say(language, "b-brief-bag", count=sum(view["bag"].values()), tokens=left))
        if view["drawn"]:
            now.append(f" · {say(language, 'b-brief-drawn', tokens=''.join(view['drawn']))}")
        return [now]

    def chances(self, scene: Scene) -> Text:
        """The bag with the chance of each symbol at the next draw."""
        view, left = scene.view, sum(scene.view["bag"].values())
        parts = []
        for token in TOKENS:
            name = self.words.say(scene.language, "symbol", symbol=token)
            parts.append(f"{token} {name} {view['bag'][token]} ({round(100 * view['bag'][token] / left)}%)")
        return Text(self.words.say(scene.language, "b-bag", count=left, tokens=", ".join(parts)))

    def rewards(self, scene: Scene) -> str:
        """`G:4(A) P:6 … ×2:2 … gold:5`."""
        say, language = self.words.say, scene.language
        parts = []
        for tile in scene.view["tiles"]:
            kind, _, which = tile["tile"].partition(":")
            if kind == "type" and which != "ALL":
                name = say(language, "b-type", type=which)
            else:
                name = f"×{which}" if kind == "count" else say(language, f"b-brief-{which.lower()}")
            owner = f"({SEATS[tile['owner']]})" if tile["owner"] is not None else ""
            parts.append(f"{name}:{tile['points']}{owner}")
        return " ".join(parts)

    def display(self, scene: Scene, codes: bool) -> Text:
        shown = []
        for card in scene.view["display"]:
            known = self.lines.known[str(card)]
            kind = self.words.say(scene.language, "b-type", type=known["type"])
            brought = [self.words.say(scene.language, f"b-brief-{name}") for name in known["resources"]]
            parts = [f"{card} {kind} {known['points']}", *brought, known["symbols"]]
            parts += [known["effect"]] if codes and known["effect"] != "none" else []
            shown.append(Text(" ".join(parts), self.colour(scene, card)))
        return Text(" · ").join(shown)

    # --- Seats -----------------------------------------------------------------------------------

    def other(self, scene: Scene, seat: dict[str, Any]) -> list[Text]:
        """Figures, then every objective with its spaces; one line if that is wide enough."""
        view, place = scene.view, seat["seat"]
        acts = place in view["to_act"]
        label = scene.labels[place]
        name = label if len(label) <= NAME + 4 or scene.roomy else f"{label[:NAME]}… ({SEATS[place]})"
        figures = self.words.say(
            scene.language,
            "b-brief-seat",
            points=seat["score"]["total"],
            done=len(seat["done"]),
            supply=seat["supply"],
        )
        marks = [self.words.say(scene.language, "b-resigned")] if seat["resigned"] else []
        marks += [*seat["same"], *self.presence(scene, place)]
        line = Text(f"{'▶' if acts else ' '} {name} {figures}", "bold" if acts else "")
        line.append(f" ({', '.join(marks)})" if marks else "")
        lines = [line]
        for one in seat["active"]:
            shown = f"  {one['card']} {spaces(self.lines.known[str(one['card'])]['symbols'], one['cover'])}"
            if len(lines[-1].plain) + len(shown) > scene.width:
                lines.append(Text("   "))
            lines[-1].append(shown, self.colour(scene, one["card"]))
        return lines

    def own(self, scene: Scene, seat: dict[str, Any], layout: str) -> list[Text]:
        """The own figures, the unseen answer, the objectives."""
        if layout == "line":
            return self.other(scene, seat)
        view, language = scene.view, scene.language
        acts = seat["seat"] in view["to_act"]
        text = ", ".join(self.lines.standing(seat, scene.labels[seat["seat"]], language))
        lines = [Text(f"{'▶' if acts else ' '} {text}", "bold")]
        if seat["answer"]:
            lines.append(Text(self.words.say(language, "b-answer", move=seat["answer"]), "bold"))
        lines += [self.strip(scene, card, None, worded=layout != "codes") for card in seat["dealt"]]
        if acts and verb_of(view) == "l":  # what must be discarded is looked at
            return lines + [self.strip(scene, card, None, worded=layout != "codes") for card in seat["done"]]
        active = seat["active"]
        if layout == "boxes" and active and scene.width // max(3, len(active)) >= BOX:
            return lines + self.boxes(scene, active)
        return lines + [self.strip(scene, one["card"], one["cover"], worded=layout != "codes") for one in active]

    def colour(self, scene: Scene, card: int | str) -> str:
        return (DARK if scene.dark else LIGHT)[self.lines.known[str(card)]["type"]]

    def strip(self, scene: Scene, card: int, cover: Sequence[bool] | None, worded: bool) -> Text:
        """An objective in one line."""
        line = Text(f"  {self.lines.card(card, scene.language, cover, worded)}")
        head = self.lines.name(card, scene.language)
        line.stylize(f"bold {self.colour(scene, card)}", 2, 2 + len(head))
        if cover is not None:
            shown = spaces(self.lines.known[str(card)]["symbols"], cover)
            self.light(scene, line, line.plain.index(f" {shown}") + 1, card, cover)
        return line

    def light(self, scene: Scene, line: Text, at: int, card: int, cover: Sequence[bool], wide: int = 1) -> None:
        """Show the open spaces that the token can fill; `wide` columns each."""
        targets = self.targets(scene)
        for symbol, covered in zip(self.lines.known[str(card)]["symbols"], cover, strict=True):
            if not covered and f"{card}{symbol}" in targets:
                line.stylize("bold reverse", at, at + wide)
            at += 3 if covered else wide

    def boxes(self, scene: Scene, active: Sequence[dict[str, Any]]) -> list[Text]:
        """Objectives beside each other, as large as there is room."""
        width = min(WIDEST_BOX, scene.width // max(3, len(active)))
        texts = [self.wrapped(scene, one["card"], width - 4) for one in active]
        tall = max(len(text) for text in texts)
        boxes = [
            self.box(scene, one, text + [""] * (tall - len(text)), width)
            for one, text in zip(active, texts, strict=True)
        ]
        return [Text.assemble(*row) for row in zip(*boxes, strict=True)]

    def wrapped(self, scene: Scene, card: int, width: int) -> list[str]:
        known = self.lines.known[str(card)]
        name = textwrap.wrap(known["name"][scene.language], width)
        return [*name, "", *textwrap.wrap(self.lines.ability(known["effect"], scene.language), width)]

    def box(self, scene: Scene, one: dict[str, Any], text: list[str], width: int) -> list[Text]:
        """A frame with number, type and points above, resources below, the spaces in place of the empty line."""
        card, inner = one["card"], width - 2
        known, colour = self.lines.known[str(card)], self.colour(scene, card)
        kind = self.words.say(scene.language, "b-type", type=known["type"])
        points = self.words.say(scene.language, "b-card", card="", type="", points=known["points"]).strip()
        left, right = f" {card} {kind} ", f" {points} "
        below = " ".join(self.words.say(scene.language, f"tile-res-{name}") for name in known["resources"])
        lines = [Text(f"╭{left}{'─' * (inner - len(left) - len(right))}{right}╮", f"bold {colour}")]
        at = text.index("")
        for number, line in enumerate(text):
            row = Text(line)
            if number == at:
                row = Text(
                    "".join(f"[{s}]" if c else f" {s} " for s, c in zip(known["symbols"], one["cover"], strict=True))
                )
                self.light(scene, row, 0, card, one["cover"], 3)
            row.pad_right(inner - 1 - len(row.plain))
            lines.append(Text.assemble(("│ ", colour), row, ("│", colour)))
        foot = f" {below} " if below else ""
        return [*lines, Text(f"╰{'─' * (inner - len(foot))}{foot}╯", colour)]

    # --- The hand ------------------------------------------------------------------------------------

    def moves(self, scene: Scene) -> list[str]:
        question = scene.update.question
        return [choice.move for choice in question.choices] if question else []

    def targets(self, scene: Scene) -> set[str]:
        """The spaces that the present question is about."""
        if scene.view["phase"] not in ("place", "mobilise"):
            return set()
        parts = (part for move in self.moves(scene) for part in move.removeprefix("m").split("/"))
        return {target_of(part) for part in parts if part != NOTHING}

    def hand(self, scene: Scene) -> list[str]:
        """Spaces and legions, or whole objectives; the last part is to do nothing, where that is allowed."""
        view, moves = scene.view, self.moves(scene)
        mine = own_seat(view)
        if not moves or mine is None:
            return []
        verb = verb_of(view)
        nothing = [NOTHING] if f"{verb}-" in moves and verb != "r" else []
        if verb in ("", "m"):
            return [*self.pieces(scene, mine, each=verb == "m"), *nothing]
        if verb == "a":
            return [*self.own_spaces(view, mine), *nothing]
        if verb == "x":
            return [taken(space) for space in legions(view)]
        whole = {
            "k": mine["dealt"],
            "p": view["display"],
            "f": [one["card"] for one in mine["active"]],
            "w": [one["card"] for one in mine["active"] if any(one["cover"])],
            "l": mine["done"],
        }
        return [*map(str, whole.get(verb, [])), *nothing]

    def pieces(self, scene: Scene, mine: dict[str, Any], each: bool) -> list[str]:
        """Open spaces that may be filled and legions that may go there, card by card."""
        view, targets = scene.view, self.targets(scene)
        sources = set(legions(view)) if each else {source_of(move) for move in self.moves(scene)}
        found = []
        for one in mine["active"]:
            symbols = view["cards"][str(one["card"])]["symbols"]
            for symbol, covered in zip(symbols, one["cover"], strict=True):
                space = f"{one['card']}{symbol}"
                if space in (sources if covered else targets):
                    found.append(taken(space) if covered else space)
        return found if each else unique(found)

    def own_spaces(self, view: dict[str, Any], mine: dict[str, Any]) -> list[str]:
        return [
            f"{one['card']}{symbol}" for one in mine["active"] for symbol in view["cards"][str(one["card"])]["symbols"]
        ]

    def single(self, scene: Scene) -> bool:
        verb = verb_of(scene.view)
        if verb == "x":
            return self.needed(scene) == 1
        return verb in ("f", "w", "l") or (verb == "p" and scene.view["picks"] == 1)

    def start(self, scene: Scene) -> list[str]:
        """Rearranging begins with the legions where they are."""
        return legions(scene.view) if scene.update.question and scene.view["phase"] == "arrange" else []

    def needed(self, scene: Scene) -> int:
        """How many parts make an answer; 0 if that is open."""
        view, question = scene.view, scene.update.question
        if question is None:
            return 0
        if view["phase"] == "arrange":
            return len(legions(view))
        if verb_of(view) == "x":
            return question.choices[0].move.count(",") + 1
        return question.least if question.parts else 0

    def part_width(self, scene: Scene) -> int:
        return self.card_width if verb_of(scene.view) in ("", "m", "a", "x") else 13

    def face(self, part: str, scene: Scene) -> Face:
        if part == NOTHING:
            wide, nothing = self.part_width(scene) > self.card_width, self.words.say(scene.language, "b-pass")
            return Face(nothing, "") if wide else Face(NOTHING, note=nothing)
        card = "".join(letter for letter in part if letter.isdecimal())
        colour = self.colour(scene, card)
        if part != card:
            note = self.words.say(scene.language, "b-full") if part in self.completing(scene) else ""
            return Face(part, colour, note)
        known = self.lines.known[card]
        kind = self.words.say(scene.language, "b-type", type=known["type"])
        cover = next((one["cover"] for one in self.own_active(scene) if str(one["card"]) == card), None)
        symbols = (
            known["symbols"]
            if cover is None
            else "".join("●" if covered else symbol for symbol, covered in zip(known["symbols"], cover, strict=True))
        )
        return Face(f"{card} {kind} {known['points']}", colour, symbols)

    def own_active(self, scene: Scene) -> list[dict[str, Any]]:
        mine = own_seat(scene.view)
        return mine["active"] if mine else []

    def completing(self, scene: Scene) -> set[str]:
        """The spaces that complete an objective when they are filled."""
        question = scene.update.question
        if question is None or scene.view["phase"] != "place":
            return set()
        return {
            target_of(choice.move)
            for choice in question.choices
            if any(fact.message == "fact-completes" for fact in choice.facts)
        }

    # --- From parts to answers and back ----------------------------------------------------------------

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        verb, needed = verb_of(scene.view), self.needed(scene)
        if not parts:
            return ""
        if parts[-1] == NOTHING:
            return f"{verb}-"
        parts = [part for part in parts if part != NOTHING]
        if verb in ("", "m"):
            pairs = mobilised(parts)
            most = 2 if verb and any("/" in move for move in self.moves(scene)) else 1
            pairs = [*pairs[: most - 1], *pairs[most - 1 :][-1:]]
            return verb + "/".join(pairs) if pairs else ""
        if len(parts) < needed:
            return ""
        if verb == "a":
            return verb + pictures(parts)
        if verb == "k":
            parts = sorted(parts, key=int)
        return verb + ",".join(part.strip("[]") for part in parts)

    def parts(self, scene: Scene, move: str) -> list[str]:
        hand, verb, move = self.hand(scene), verb_of(scene.view), move.upper()
        rest = move[len(verb) :]
        if not rest or (verb and move[0] != verb.upper()):
            return []
        if verb in ("", "m"):
            found = [piece for part in rest.split("/") for piece in (target_of(part), taken(source_of(part)))]
        elif verb == "a":
            found = [
                f"{word.rstrip('SHCKTD')}{letter}" for word in rest.split(",") for letter in word.lstrip("0123456789")
            ]
            found = [NOTHING] if rest == NOTHING else found
        else:
            found = [taken(word) if verb == "x" else word for word in rest.split(",")]
        return [part for part in found if part in hand]

    def choice(self, choice: Choice, scene: Scene) -> str:
        if scene.view["phase"] == "give":
            return f"{choice.move}  {scene.labels[SEATS.index(choice.move[1:])]}"
        return super().choice(choice, scene)

    def tally(self, scene: Scene, parts: Sequence[str]) -> str:
        needed = self.needed(scene)
        if all(map(is_legion, parts)) and verb_of(scene.view) in ("", "m"):
            return f"{parts[-1].strip('[]')}>?"
        return f"{len(parts)} / {needed}" if needed > 1 and NOTHING not in parts else ""

    def paint(self, text: str, dark: bool) -> Text:
        """Completions stand out in the log."""
        painted = Text(text)
        painted.highlight_regex(r"^(Ave Caesar|Аве Цезарь)!.*", "bold")
        return painted


def mobilised(parts: Iterable[str]) -> list[str]:
    """A legion goes to the space chosen before it, if that has none yet, or to the next; other spaces get a new one."""
    pairs: list[tuple[str, str]] = []
    waiting = ""
    for part in parts:
        if not is_legion(part):
            pairs.append((waiting, part))
            waiting = ""
        elif pairs and not pairs[-1][0]:
            pairs[-1] = (part.strip("[]"), pairs[-1][1])
        else:
            waiting = part.strip("[]")
    return [f"{source}>{target}" if source else f"+{target}" for source, target in pairs]


def pictures(parts: Iterable[str]) -> str:
    """`19HK,20H` of single spaces."""
    cards: dict[str, str] = {}
    for part in sorted(parts, key=place_of):
        cards[part[:-1]] = cards.get(part[:-1], "") + part[-1]
    return ",".join(card + symbols for card, symbols in cards.items())


BOARD = AugustusFull
