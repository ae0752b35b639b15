"""Golden Cup on the full screen (specification 11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from ludus.games.goldencup.story_lines import LEARNT
from ludus.kernel.decision import Choice
from ludus.kernel.meta import SEATS
from ludus.terminal.boards.goldencup import (
    SLOTS,
    GoldenCupBoard,
    coming,
    counted,
    learnt,
    own_seat,
    rival_of,
    stage_of,
    tokens,
)
from ludus.terminal.boards.goldencup_names import NONE
from ludus.terminal.full.boards.board import Face, FullBoard, Scene
from ludus.terminal.full.boards.room import LOG, fitting, room_for, shortened

# Colours of the levels; their name stands beside them where it matters.
DARK = {"bronze": "#e8a070", "silver": "#c8d4e0", "gold": "#ffd75f"}
LIGHT = {"bronze": "#8a4312", "silver": "#4c5a68", "gold": "#7a5c00"}
NAME = 12  # letters of a name among the others
SEARCH = "S"
FREE_SLOTS = 3  # slots that can be passed over before the last champion
HAND, PAIR, TEAM = 19, 38, 11  # columns of a champion to hire, of a fan card, of a champion hired
COSTS = {"AG": "agent", "ST": "stadium"}


class Layout(NamedTuple):
    """How much of the table is drawn, and how."""

    hand: str  # own hand or fan cards: words, codes
    hired: str  # own champions: words, codes, names
    others: str  # all, or the opponent of this round with a line of figures for the rest
    more: bool  # supply, symbols, worth, decks


# From rich to poor: the first one that there is room for is taken.
SHOPPING = (
    Layout("words", "words", "all", True),
    Layout("words", "codes", "all", True),
    Layout("words", "names", "all", True),
    Layout("words", "names", "all", False),
    Layout("words", "names", "rival", False),
    Layout("codes", "names", "all", False),
    Layout("codes", "names", "rival", False),
)
PLAYING = (
    Layout("", "words", "all", True),
    Layout("", "words", "all", False),
    Layout("", "codes", "all", False),
    Layout("", "codes", "rival", False),
    Layout("", "names", "rival", False),
)


class GoldenCupFull(FullBoard):
    lines: GoldenCupBoard
    example = "H21"
    letters = "s"
    card_width = TEAM

    # --- The table -----------------------------------------------------------------------------

    def headline(self, scene: Scene) -> str:
        view, say, language = scene.view, self.words.say, scene.language
        phase = f"-{view['phase']}" if view["phase"] in ("final", "penalties") else ""
        parts = [say(language, f"b-headline{phase}", round=view["round"])]
        rival = rival_of(view)
        if rival is not None:
            parts.append(say(language, "b-headline-rival", who=self.lines.team(rival[0], scene.labels, language)))
        return " · ".join(parts)

    def status(self, scene: Scene) -> Text:
        """As much as the screen has room for."""
        self.lines.look(scene.view)
        layouts: tuple[Layout, ...] = SHOPPING if scene.view["phase"] == "shopping" else PLAYING
        if self.lines.arrangement == "short":
            layouts = layouts[-1:]
        log = LOG - (scene.view["phase"] == "shopping")  # what is chosen from matters more
        return fitting((self.drawn(scene, layout) for layout in layouts), scene, room_for(self, scene, log))

    def drawn(self, scene: Scene, layout: Layout) -> list[Text]:
        view, language = scene.view, scene.language
        mine = own_seat(view)
        seats = [seat for seat in view["seats"] if seat is not mine]
        letters = SEATS[: len(scene.labels)]
        lines = [Text(self.lines.matches(view, letters, language))] if not view["over"] else []
        lines += self.others(scene, seats, layout.others == "rival" and mine is not None)
        lines += self.automa(scene)
        lines += [Text(self.lines.decks(view, language))] if layout.more else []
        return [*lines, *self.own(scene, mine, layout)] if mine else lines

    def others(self, scene: Scene, seats: Sequence[dict[str, Any]], brief: bool) -> list[Text]:
        """A line for each team; where there is little room only for the opponent."""
        if not brief:
            return [self.other(scene, seat) for seat in seats]
        rival = rival_of(scene.view)
        met = [seat for seat in seats if rival is not None and seat["seat"] == rival[0]]
        rest = [f"{SEATS[seat['seat']]} {seat['glory']}" for seat in seats if seat not in met]
        league = self.words.say(scene.language, "b-brief-league", seats=", ".join(rest))
        return [*(self.other(scene, seat) for seat in met), *([Text(league)] if rest else [])]

    def other(self, scene: Scene, seat: dict[str, Any]) -> Text:
        """`▶ B (novice) 12gl 2-1-0 ag S st B a:2 4 d:1 | 13 14`."""
        place, language, rival = seat["seat"], scene.language, rival_of(scene.view)
        acts = place in scene.view["to_act"]
        label = scene.labels[place]
        name = label if len(label) <= NAME + 4 or scene.roomy else f"{label[:NAME]}… ({SEATS[place]})"
        levels = {kind: self.lines.level(seat[kind], language)[0].upper() for kind in ("agent", "stadium")}
        record = {kind: seat["record"][kind] for kind in ("won", "drawn", "lost")}
        figures = self.words.say(language, "b-brief-seat", glory=seat["glory"], **record, **levels)
        marks = [self.words.say(language, "b-resigned")] if seat["resigned"] else []
        marks += self.presence(scene, place)
        line = Text(f"{'▶' if acts else ' '}{'»' if rival and rival[0] == place else ' '}{name} {figures} ")
        line.append(f"{tokens(seat['board'])} | {team_of(seat)}")
        line.append(f" ({', '.join(marks)})" if marks else "")
        line.stylize("bold" if rival and rival[0] == place else "")
        return line

    def automa(self, scene: Scene) -> list[Text]:
        automa, say, language = scene.view["automa"], self.words.say, scene.language
        if automa is None:
            return []
        rival = rival_of(scene.view)
        text = f" {'»' if rival and rival[0] == automa['team'] else ' '}{say(language, 'automa')} "
        if automa["glory"] is not None:
            agent = self.lines.level(automa["agent"], language)
            text += f"{say(language, 'b-automa-solo', glory=automa['glory'], agent=agent)} "
        text += tokens(automa["board"])
        if automa["coming"]:
            cells = ", ".join(f"{cell}:{' '.join(got)}" for cell, got in coming(automa))
            text += f" | {say(language, 'b-brief-automa', cells=cells)}"
        return [Text(text)]

    # --- The own team ----------------------------------------------------------------------------

    def own(self, scene: Scene, seat: dict[str, Any], layout: Layout) -> list[Text]:
        view, language, own = scene.view, scene.language, scene.view["own"]
        levels = {kind: self.lines.level(seat[kind], language) for kind in ("agent", "stadium")}
        head = self.words.say(language, "b-brief-own", glory=seat["glory"], **levels)
        coins = self.lines.coins({**view, "phase": ""}, seat, language)  # prices stand on the buttons
        lines = [Text(f"{head} · {coins} · {tokens(seat['board'])}", "bold")]
        if layout.more:
            lines.append(Text(self.words.say(language, "b-supply", tokens=counted(seat["supply"]))))
            lines += [Text(self.lines.symbols(seat, language)), Text(self.lines.worth(seat, own, language))]
        lines += [*self.fan(scene, seat, layout), *self.hired(scene, seat, layout.hired)]
        if own["hand"] and layout.hand:
            lines += [self.champion(scene, card, layout.hand) for card in own["hand"]]
        return [*lines, *map(Text, self.lines.unseen_line(view, seat, language))]

    def fan(self, scene: Scene, seat: dict[str, Any], layout: Layout) -> list[Text]:
        """The card kept with the tier reached now, or the two to choose from."""
        view, language, own = scene.view, scene.language, scene.view["own"]
        if own["stage"] == "fan":
            return [self.fan_card(scene, fan) for fan in own["fans"]]
        if not seat["fan"]:
            return []
        if layout.more:
            return [Text(line) for line in self.lines.fans(view, seat, own, language)]
        known = view["fans"][f"{seat['fan']:02d}"]
        tiers = " ".join(f"{count}→{glory}" for count, glory in known["tiers"])
        values = {"fan": known["name"][language], "glory": own["fan_glory"] or 0, "tiers": tiers}
        return [Text(self.words.say(language, "b-brief-fan", **values))]

    def fan_card(self, scene: Scene, fan: int) -> Text:
        known = scene.view["fans"][f"{fan:02d}"]
        return Text.assemble(
            (f"  F{fan:02d} {known['name'][scene.language]}", "bold"), f": {known['text'][scene.language]}"
        )

    def hired(self, scene: Scene, seat: dict[str, Any], form: str) -> list[Text]:
        """The own champions, each in a line or all in one."""
        if not seat["hired"]:
            return []
        if form != "names":
            return [self.champion(scene, card, form, seat["dice"][str(card)]) for card in seat["hired"]]
        names = Text(", ").join(
            Text(self.lines.name(card, scene.language), self.colour(scene, card)) for card in seat["hired"]
        )
        return [Text.assemble(f"{self.words.say(scene.language, 'b-own')} ", names)]

    def champion(self, scene: Scene, card: int, form: str, dice: int | None = None) -> Text:
        """A champion in one line, with its abilities in words or as a code."""
        text = self.lines.card(card, scene.language, dice)
        if form == "codes":
            known = self.lines.known[str(card)]
            text = text.removesuffix(known["text"][scene.language]) + known["effect"]
        shown = Text(f"  {text}")
        head = 2 + len(self.lines.name(card, scene.language))
        shown.stylize(f"bold {self.colour(scene, card)}", 2, head)
        return shown

    def colour(self, scene: Scene, card: int | str) -> str:
        return (DARK if scene.dark else LIGHT)[self.lines.known[str(card)]["level"]]

    # --- The hand ------------------------------------------------------------------------------------

    def moves(self, scene: Scene) -> list[str]:
        question = scene.update.question
        return [choice.move for choice in question.choices] if question else []

    def hand(self, scene: Scene) -> list[str]:
        """Champions to hire or to discard, fan cards, champions to place; `-` passes over a slot."""
        view, stage, moves = scene.view, stage_of(scene.view), self.moves(scene)
        mine = own_seat(view)
        if mine is None or not moves:
            return []
        if stage == "fan":
            return [f"F{fan:02d}" for fan in view["own"]["fans"]]
        if stage in ("prepare", "shop"):
            search = any(map(is_search, moves))
            return [*map(str, view["own"]["hand"]), *([SEARCH] if search else [])]
        if stage == "line":
            return [*map(str, mine["hired"]), *[NONE] * FREE_SLOTS]
        return [move[1:] for move in moves] if stage == "sack" else []

    def single(self, scene: Scene) -> bool:
        return stage_of(scene.view) in ("fan", "sack")

    def part_width(self, scene: Scene) -> int:
        return {"prepare": HAND, "shop": HAND, "fan": PAIR}.get(stage_of(scene.view), TEAM)

    def face(self, part: str, scene: Scene) -> Face:
        say, language, width = self.words.say, scene.language, self.part_width(scene) - 2
        if part == SEARCH:
            return Face(say(language, "b-search"), note=str(scene.view["costs"]["search"]))
        if part == NONE:
            return Face(NONE)
        if part[0] == "F":
            return Face(shortened(scene.view["fans"][part[1:]]["name"][language], width), note=part)
        known, colour = self.lines.known[part], self.colour(scene, part)
        label = shortened(self.lines.name(part, language), width)
        if width < HAND - 2:
            dice = (own_seat(scene.view) or {"dice": {}})["dice"].get(part, 1)
            note = say(language, "b-brief-die", dice=dice) if dice else say(language, "b-brief-sure")
            return Face(label, colour, "" if dice == 1 else note)
        level = self.lines.level(known["level"], language)
        used = any(part in self.parts(scene, move) for move in self.moves(scene))
        return Face(label, colour, say(language, "b-hire-note", level=level, traits=known["traits"]), not used)

    # --- From parts to answers and back ----------------------------------------------------------------

    def compose(self, scene: Scene, parts: Sequence[str]) -> str:
        stage = stage_of(scene.view)
        if not parts:
            return ""
        if stage == "line":
            return line_of(parts)
        cards = sorted((part for part in parts if part.isdecimal()), key=int)
        if stage == "prepare":
            return "-".join(["P", *cards])
        if stage == "shop" and SEARCH in parts:
            return "-".join([SEARCH, *cards]) if cards or SEARCH in self.moves(scene) else ""
        return parts[-1] if stage == "fan" else f"{'K' if stage == 'sack' else 'H'}{parts[-1]}"

    def parts(self, scene: Scene, move: str) -> list[str]:
        stage, move = stage_of(scene.view), move.upper()
        hand = self.hand(scene)
        if stage == "line":
            placed = move.removeprefix("X").split("/")
            found = list(reversed(placed)) if len(placed) == len(SLOTS) else []
            while found and found[-1] == NONE:
                found.pop()
        elif is_search(move) or move[:1] == "P":
            found = [*([SEARCH] if is_search(move) else []), *move.split("-")[1:]]
        else:
            found = [move if stage == "fan" else move[1:] if move[:1] in ("H", "K") else ""]
        return [part for part in found if part in hand]

    def choice(self, choice: Choice, scene: Scene) -> str:
        """The label of a button."""
        move, say, language = choice.move, self.words.say, scene.language
        if move in COSTS:
            return f"{move} {say(language, f'b-choice-{move}', cost=scene.view['costs'][COSTS[move]])}"
        if move in LEARNT:
            return f"{move} {learnt(scene.view, move)}"
        if move in ("E", "P"):
            return f"{move} {say(language, f'b-choice-{move}')}"
        if move[0] == "X":
            return say(language, "b-choice-X")
        return move if move[0] == "T" else shortened(super().choice(choice, scene), scene.columns - 6)

    def tally(self, scene: Scene, parts: Sequence[str]) -> str:
        """What is still open."""
        if stage_of(scene.view) != "line" or len(parts) >= len(SLOTS):
            return f"{SEARCH}-?" if list(parts) == [SEARCH] and SEARCH not in self.moves(scene) else ""
        placed = zip(reversed(SLOTS), [*parts, "?"], strict=False)
        return "  ".join(f"{slot}: {part}" for slot, part in placed)

    def paint(self, text: str, dark: bool) -> Text:
        """Goals stand out in the log."""
        painted = Text(text)
        painted.highlight_regex(r"\b(goal|гол)(!|, \d+:\d+)", "bold reverse")
        return painted


def is_search(move: str) -> bool:
    return move == SEARCH or move.startswith(f"{SEARCH}-")


def line_of(parts: Sequence[str]) -> str:
    """The line-up of champions chosen for 4+, 3, 2, 1; '' as long as a slot passed over is the last choice."""
    chosen = [*parts[: len(SLOTS) - 1], *parts[len(SLOTS) - 1 :][-1:]]
    if chosen[-1] == NONE:
        return ""
    chosen += [NONE] * (len(SLOTS) - len(chosen))
    return "X" + "/".join(reversed(chosen))


def team_of(seat: dict[str, Any]) -> str:
    """Champions by slot where the line-up is known: `1:12 2:- 3:40 4+:77 (13)`."""
    line = seat["line"]
    if not line or not any(line):
        return " ".join(map(str, seat["hired"])) or NONE
    bench = " ".join(str(card) for card in seat["hired"] if card not in line)
    by_slot = " ".join(f"{slot}:{card or NONE}" for slot, card in zip(SLOTS, line, strict=True))
    return f"{by_slot} ({bench})" if bench else by_slot


BOARD = GoldenCupFull
