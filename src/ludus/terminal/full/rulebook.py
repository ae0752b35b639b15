"""The rules of the game beside the table: the guide, or every rule that fits what is typed."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.widgets import Input, Markdown, Static

from ludus.games import find
from ludus.kernel.text import guide, words
from ludus.terminal.full.dialogs import Page
from ludus.terminal.rules import RULE, ledger

MOST = 40  # rules shown at once


def matching(name: str, language: str, text: str) -> list[tuple[str, str]]:
    """Rules by number (`143`, `RG-143`, `rg143`) or by words."""
    game = find(name)
    rules = [(rule, words(name).say(language, rule)) for rule in ledger(game)]
    wanted = text.strip().lower()
    found = RULE.fullmatch(f"{game.meta.prefix}-{wanted}" if wanted[:1].isdigit() else wanted)
    if found:
        number = f"{found.group(1)}-{found.group(2)}{found.group(3)}".upper()
        exact = [pair for pair in rules if pair[0] == number]
        return exact or [pair for pair in rules if pair[0].startswith(number)]
    parts = wanted.split()
    return [pair for pair in rules if all(part in f"{pair[0]} {pair[1]}".lower() for part in parts)]


class Rulebook(Page):
    """Typing looks for rules; with nothing typed the guide is shown."""

    def __init__(self, game: str, language: str, text: str = "") -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.text = text
        self.has_guide = False

    def compose(self) -> ComposeResult:
        say = self.table_app.say
        with Vertical(classes="page"):
            yield Static(say("f-rules-title"), classes="heading")
            yield Input(self.text, placeholder=say("f-rules-search"), compact=True)
            with VerticalScroll(can_focus=True):
                yield Static(id="found")
                yield Markdown(id="guide")
            yield Static(say("f-rules-keys"), classes="foot")

    async def on_mount(self) -> None:
        self.query_one(Input).focus()
        await self.look_up(self.text)

    async def on_input_changed(self, event: Input.Changed) -> None:
        await self.look_up(event.value)

    def on_input_submitted(self) -> None:
        self.query_one(VerticalScroll).focus()

    async def look_up(self, text: str) -> None:
        """The guide is drawn once, when it is first wanted: it is long."""
        shown, found = self.query_one("#guide", Markdown), self.query_one("#found", Static)
        found.display = bool(text.strip())
        shown.display = not found.display
        if shown.display and not self.has_guide:
            self.has_guide = True
            await shown.update(guide(self.game, self.language))
        if found.display:
            found.update(self.listed(text))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def listed(self, text: str) -> Text:
        rules = matching(self.game, self.language, text)[:MOST]
        if not rules:
            return Text(self.table_app.say("f-rules-none"))
        return Text("\n\n").join(Text.assemble((rule, "bold"), "  ", wording) for rule, wording in rules)
