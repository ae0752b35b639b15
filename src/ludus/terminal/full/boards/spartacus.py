"""Spartacus on the full screen (specification 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from rich.text import Text

from ludus.games.spartacus.deck import deck, spaces
from ludus.games.spartacus.notation_writing import BETS, GUARD_WORD
from ludus.kernel.decision import Choice
from ludus.kernel.meta import SEATS
from ludus.terminal.boards import spartacus_arena as arena
from ludus.terminal.boards.spartacus import SpartacusBoard, brief, free_houses, printed, stage_of
from ludus.terminal.full.boards.board import Face, FullBoard, Scene
from ludus.terminal.full.boards.room import fitting, folded, room_for, shortened

# Colours of the kinds of cards; what they are stands beside them.
DARK = {"scheme": "#ff8a80", "reaction": "#8ab4ff", "guard": "#c8c8c8", "gladiator": "#ffb86b", "slave": "#a5d6a7"}
LIGHT = {"scheme": "#a31515", "reaction": "#1a4fa3", "guard": "#4c4c4c", "gladiator": "#8a4312", "slave": "#1b6b2f"}
MAP = 38  # columns of the arena
CARD, SMALL = 13, 6  # columns of a card, of a space or a coin
ALL_SPACES = 34  # lines of a screen that has room for every space as a button
ROW_OF_SPACES = 13
FEW = 5  # answers that are spelled out on their buttons
STAKES = 3  # coins on a corner
VERBS = ("sell", "ask", "end")  # that go with cards in the Intrigue turn
MADE = ("turn", "trade", "enter", "balance", "house")  # stages whose answers are put together from parts


class Layout(NamedTuple):
    """How much of the table is drawn, and how."""

    houses: str  # full with names, short with codes, or a line each
    hand: str  # words, or names only
    deals: bool
    more: bool  # decks


# From rich to poor: the first one that there is room for is taken.
LAYOUTS = (
    Layout("full", "words", True, True),
    Layout("full", "names", True, True),
    Layout("short", "names", True, True),
    Layout("line", "names", True, False),
    Layout("line", "", True, False),
    Layout("line", "", False, False),
    Layout("figures", "", True, False),
)


class SpartacusFull(FullBoard):
    lines: SpartacusBoard
    example = "play SC08a >B"
    letters = "b"
    card_width = CARD

    # --- The table -----------------------------------------------------------------------------

    def headline(self, scene: Scene) -> str:
        return self.lines.now({**scene.view, "active": None}, scene.labels, scene.language)

    def status(self, scene: Scene) -> Text:
        """As much as the screen has room for."""
        self.lines.look(scene.view)
        layouts = LAYOUTS[3:] if self.lines.arrangement == "short" else LAYOUTS
        return fitting((self.drawn(scene, layout) for layout in layouts), scene, room_for(self, scene))

    def drawn(self, scene: Scene, layout: Layout) -> list[Text]:
        view, language, labels = scene.view, scene.language, scene.labels
        lines = self.houses(scene, layout.houses) + self.free_houses(scene)
        if view["arena"] is not None and view["arena"]["round"]:
            lines += self.arena(scene)
        else:
            lines += map(Text, self.lines.moment(view, labels, language))
        lines += map(Text, self.lines.open_deals(view, labels, language)) if layout.deals else []
        lines += [Text(self.lines.decks(view, language))] if layout.more else []
        return [*lines, *self.own_cards(scene, layout.hand)]

    def houses(self, scene: Scene, form: str) -> list[Text]:
        view, language = scene.view, scene.language
        if form in ("full", "short"):
            shown = self.lines.houses(view, scene.labels, language, form == "short")
            return [Text(line, "bold" if line.startswith(">") else "") for line in shown]
        if form == "figures":
            text = " · ".join(self.figures(scene, seat) for seat in view["seats"])
            return [Text(text)]
        return [self.house_line(scene, seat) for seat in view["seats"]]

    def free_houses(self, scene: Scene) -> list[Text]:
        """What each house begins with and can do, while they are chosen."""
        question = scene.update.question
        if question is None or stage_of(scene.view) != "house":
            return []
        found = free_houses(question.choices)
        return [Text(f"{house}: {self.words.tell(scene.language, found[house].facts)}") for house in found]

    def figures(self, scene: Scene, seat: dict[str, Any]) -> str:
        """`B 4 7g`."""
        gold = "?" if seat["gold"] is None else seat["gold"]
        return (
            f"{SEATS[seat['seat']]} {self.words.say(scene.language, 'b-brief', influence=seat['influence'], gold=gold)}"
        )

    def house_line(self, scene: Scene, seat: dict[str, Any]) -> Text:
        """`▶B Tullius 4 infl. 7 gold hand 2/4 guards 1 | GL01a SL02b~ (host)`."""
        place, language = seat["seat"], scene.language
        name = shortened(scene.labels[place], 12)
        influence, gold, hand, guards, _ = self.lines.figures(seat)
        house = f" {seat['house']}" if seat["house"] else ""
        values = {"influence": influence, "gold": gold, "hand": hand, "guards": guards}
        text = f"{'▶' if place in scene.view['to_act'] else ' '}{name}{house} "
        text += self.words.say(language, "b-brief-house", **values)
        text += f" | {' '.join(map(brief, seat['assets']))}" if seat["assets"] else ""
        marks = [*self.lines.marks(scene.view, seat, language), *self.presence(scene, place)]
        return Text(text + arena.bracketed(marks), "bold" if place == scene.view["seat"] else "")

    def own_cards(self, scene: Scene, form: str) -> list[Text]:
        """The own hand, where its cards are no buttons or there is room for their texts."""
        own, view = scene.view["own"], scene.view
        if own is None or not own["hand"] or view["phase"] == "setup":
            return []
        if form == "words":
            shown = self.lines.hand(view, view["seats"][view["seat"]], scene.labels, scene.language)
            return list(map(Text, shown))
        if stage_of(view) == "turn" or not form:
            return []
        names = ", ".join(self.held(scene, card) for card in own["hand"])
        limit = view["seats"][view["seat"]]["limit"]
        return [Text(f"{self.words.say(scene.language, 'b-hand', count=len(own['hand']), limit=limit)} {names}")]

    def held(self, scene: Scene, card: str) -> str:
        """`SC14a Blackmail 4`: what it needs stands last."""
        return f"{self.lines.name(card, scene.language)} {printed(card)['need']}"

    # --- The arena -----------------------------------------------------------------------------

    def arena(self, scene: Scene) -> list[Text]:
        """The spaces with the fighters, and beside them all that is known of the bout."""
        view, labels, language = scene.view, scene.labels, scene.language
        known = [line.strip() for line in arena.bout(self.lines, view, labels, language)]
        rows = [line.strip() for line in arena.field(view)]
        notes = [line for fact in known if fact not in rows for line in folded(Text(fact), scene.width - MAP)]
        lines = []
        for row, note in zip_longest(map(self.spaces(scene), arena.field(view)), notes):
            row = row if row is not None else Text()
            row.pad_right(max(0, MAP - len(row.plain)))
            lines.append(Text.assemble(row, note or ""))
        return lines

    def spaces(self, scene: Scene) -> Any:
        """Paints a row of the arena: what can be reached now stands out."""
        moves = [move.removeprefix("step ") for move in self.moves(scene)] if self.is_action(scene) else []
        reached = {move[:2] for move in moves}
        attacks = {move[:2] for move in moves if " " in move}

        def paint(row: str) -> Text:
            shown = Text(row)
            for name in reached:
                shown.highlight_words([name], "bold underline" if name in attacks else "bold")
            shown.highlight_regex(r"(?<![a-g\d])[12](?!\d)", "bold reverse")
            return shown

        return paint

    def is_action(self, scene: Scene) -> bool:
        return stage_of(scene.view) in ("act", "step")

    # --- The hand ------------------------------------------------------------------------------

    def moves(self, scene: Scene) -> list[str]:
        question = scene.update.question
        return [choice.move for choice in question.choices] if question else []

    def hand(self, scene: Scene) -> list[str]:
        """Cards, targets, assets, spaces or coins, whatever the answer is made of."""
        stage, moves = stage_of(scene.view), self.moves(scene)
        if not moves:
            return []
        if self.is_action(scene):
            return self.steps(scene)
        if stage == "wager":
            stakes = Counter[str]()
            for move in moves:
                stakes |= Counter({word[:2]: int(word[3]) for word in move.split()[1:]})
            return [corner for corner in BETS for _ in range(stakes[corner])]
        found = dict.fromkeys(piece for move in moves for piece in pieces(move)) if stage in MADE else {}
        held = scene.view["own"]["hand"]
        return sorted(found, key=lambda part: rank(part, held))

    def steps(self, scene: Scene) -> list[str]:
        """Spaces in reach, the nearest to the opponent first where there is no room for all, then attacks."""
        moves = [move.removeprefix("step ") for move in self.moves(scene)]
        found = list(dict.fromkeys(move[:2] for move in moves))
        rivals = [side["space"] for side in scene.view["arena"]["sides"] if side["seat"] != scene.view["seat"]]
        if scene.height < ALL_SPACES and rivals[0]:
            away = deck().distance[spaces().index(rivals[0])]
            found = sorted(found, key=lambda name: int(away[spaces().index(name)]))[:ROW_OF_SPACES]
        return [*found, *sorted({move[3:] for move in moves if " " in move}, reverse=True)]

    def single(self, scene: Scene) -> bool:
        return stage_of(scene.view) in ("trade", "house", "step")

    def part_width(self, scene: Scene) -> int:
        return SMALL if stage_of(scene.view) in ("act", "step", "wager") else CARD

    def face(self, part: str, scene: Scene) -> Face:
        stage, inner = stage_of(scene.view), self.part_width(scene) - 2
        if stage in ("act", "step", "wager", "house"):
            return Face(part)
        code = card_of(part)
        if code != GUARD_WORD and not code[2:3].isdecimal():
            return Face(shortened(self.label(part, scene), inner), note=shortened(part, inner))
        if code == GUARD_WORD:
            return Face(shortened(self.lines.name(code, scene.language), inner), note=part)
        known = printed(code, self.lines.neutral)
        colour = (DARK if scene.dark else LIGHT).get(str(known["form"]), "")
        used = any(part in pieces(move) and "sell" not in pieces(move) for move in self.moves(scene))
        return Face(shortened(known["name"][scene.language], inner), colour, self.note(scene, part), not used)

    def label(self, part: str, scene: Scene) -> str:
        """A house, a verb or an ability."""
        view, language = scene.view, scene.language
        if part[0] in ">+":
            return str(view["seats"][SEATS.index(part[1])]["card"]["name"][language])
        verb, _, rest = part.partition(" ")
        if verb == "hab":
            return str(view["seats"][view["seat"]]["card"]["abilities"][int(rest) - 1]["name"][language])
        return (
            self.words.say(language, f"b-verb-{verb}")
            if verb in VERBS
            else self.lines.name(rest, language)[len(rest) :]
        )

    def note(self, scene: Scene, part: str) -> str:
        """The code of a card, with the influence that it lacks."""
        need = printed(card_of(part)).get("need", 0)
        short = need - scene.view["seats"][scene.view["seat"]]["influence"]
        return f"{part} -{short}" if short > 0 else part

    # --- From parts to answers and back ----------------------------------------------------------------

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        """The answer of the list that is made of just these parts; some can be put together without the list."""
        stage, chosen = stage_of(scene.view), list(parts)
        if stage == "wager":
            stakes = Counter(chosen)
            return " ".join(["bet", *(f"{corner}={stakes[corner]}" for corner in BETS if stakes[corner])])
        if stage == "act":
            attacks = [part for part in chosen if part in "xj"]
            places = [part for part in chosen if part not in "xj"]
            return " ".join([*places[-1:], *attacks[-1:]])
        if stage == "enter" and chosen:
            return " ".join(["enter", *sorted(chosen, key=lambda part: part[:2] not in ("GL", "SL"))])
        if stage == "turn" and "end" in chosen:
            return " ".join(part for part in sorted(chosen, key=lambda part: part != "end"))
        if stage == "balance" and chosen:
            return " ".join(["drop", *chosen])
        wanted = Counter(chosen)
        made = [move for move in self.moves(scene) if Counter(pieces(move)) == wanted]
        return made[0] if made else ""

    def parts(self, scene: Scene, move: str) -> list[str]:
        if self.is_action(scene):
            return move.lower().removeprefix("step ").split()
        if stage_of(scene.view) == "wager":
            return [word[:2].upper() for word in move.split()[1:] if "=" in word for _ in range(int(word[3:] or 0))]
        hand = self.hand(scene)
        return [part for part in pieces(move) if part in hand]

    def choice(self, choice: Choice, scene: Scene) -> str:
        """The label of a button: in words where there are few."""
        move, stage = choice.move, stage_of(scene.view)
        verb, _, rest = move.partition(" ")
        if stage in ("bid", "take", "lose"):
            return rest
        if stage == "invite":
            return scene.labels[SEATS.index(rest)] if verb == "invite" else move
        few = len(self.moves(scene)) <= FEW
        label = super().choice(choice, scene) if few else move
        return shortened(label, scene.columns - 6)

    def tally(self, scene: Scene, parts: Sequence[str]) -> str:
        """What else the chosen parts need: the answers that begin with them."""
        if not parts or self.compose(scene, parts):
            return ""
        wanted = Counter(parts)
        found = [move for move in self.moves(scene) if wanted <= Counter(pieces(move))]
        return shortened(" / ".join(found), scene.columns - 4) if found else ""

    def paint(self, text: str, dark: bool) -> Text:
        """Wounds stand out in the log."""
        painted = Text(text)
        painted.highlight_regex(r"\d( \d)* \| .*", "bold")
        return painted


def rank(part: str, held: Sequence[str]) -> tuple[int, int]:
    """Cards of the hand first, then houses, assets, verbs and abilities."""
    if part in held:
        return 0, held.index(part)
    return 1 if part[0] in ">+" else 3 if part.partition(" ")[0].islower() else 2, 0


def card_of(part: str) -> str:
    """`B.SL01a` is got from B, `GL01a>B` is sold to B."""
    return part.rpartition(".")[2].partition(">")[0] or part


def pieces(move: str) -> list[str]:
    """What an answer is put together from: `play SC14a >B : SL01a` from `SC14a`, `>B` and `SL01a`."""
    verb, _, rest = move.partition(" ")
    words = [word for word in rest.split() if word != ":"]
    if verb == "play":
        return words
    if verb == "ask":
        return ["ask", *rest.partition(" for ")[2].replace(" : ", " ").split()]
    if verb == "sell" or (verb == "end" and words):
        return [verb, *words]
    if verb in ("hab", "use"):
        return [f"{verb} {words[0]}", *(word for word in words[1:] if word[0] == ">")]
    if verb == "offer":
        return [f"{words[1]}>{words[0]}" if words[-1].isdecimal() else f"{words[0]}.{words[-1]}"]  # sold, or got
    if verb == "house":
        return words[:1]
    return words if verb in ("bank", "enter", "drop") else []


BOARD = SpartacusFull
