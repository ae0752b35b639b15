"""The guide of a game and single rules of its ledger: `ludus rules`."""

from __future__ import annotations

import re

from ludus.games import find, names
from ludus.kernel.game import Game
from ludus.kernel.refusals import UserError
from ludus.kernel.text import game_folder, guide, words
from ludus.terminal.screen import Screen

RULE = re.compile(r"([A-Z]{1,4})[-\s]?([QR]?)(\d{1,4})", re.IGNORECASE)
NAMED = re.compile(r"^([A-Z]+-[QR]?\d+) =", re.MULTILINE)
WIDEST = 100  # longer lines are tiring to read


def ledger(game: Game) -> list[str]:
    """The numbers of all rules of a game, in the order of the ledger."""
    return NAMED.findall(game_folder(game.name).joinpath("ledger.en.ftl").read_text("utf-8"))


def find_rule(text: str, language: str) -> tuple[Game, str, str]:
    """The rule that someone means: its game, its number, its words."""
    found = RULE.fullmatch(text.strip())
    games = [find(name) for name in names()]
    if found is None:
        raise UserError("t-no-such-topic", text=text, games=", ".join(names()), example=f"{games[0].meta.prefix}-001")
    prefix, ruling, number = found.groups()
    rule = f"{prefix.upper()}-{ruling.upper()}{int(number):0{2 if ruling else 3}}"
    for game in games:
        if game.meta.prefix == prefix.upper():
            return game, rule, rule_words(game, rule, language)
    raise UserError("t-no-rule", rule=rule, known="; ".join(map(span, games)))


def rule_words(game: Game, rule: str, language: str) -> str:
    if rule not in ledger(game):
        raise UserError("t-no-rule", rule=rule, known=span(game))
    return words(game.name).say(language, rule)


def span(game: Game) -> str:
    """From which number to which the rules of a game go."""
    rules = [rule for rule in ledger(game) if rule[-3:].isdigit()]
    rulings = [rule for rule in ledger(game) if not rule[-3:].isdigit()]
    return ", ".join(f"{group[0]} … {group[-1]}" for group in (rules, rulings) if group)


def show_rules(topic: str | None, language: str, screen: Screen) -> None:
    """The games, the guide of one, or one rule."""
    if topic is None:
        for name in names():
            game = find(name)
            title, prefix = game.meta.title[language], f"{game.meta.prefix}-001"
            screen.say(words().say(language, "t-rules-of", name=name, title=title, example=prefix))
    elif topic.lower() in names():
        show_guide(guide(topic.lower(), language), screen)
    else:
        _, rule, text = find_rule(topic, language)
        screen.say(f"{rule}  {text}", indent=len(rule) + 2)


def show_guide(text: str, screen: Screen) -> None:
    """Markdown, drawn where there is a terminal and as plain text elsewhere."""
    if not screen.tty:
        screen.say(plain(text).rstrip())
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(file=screen.out, no_color=not screen.colour)
    console.width = min(console.width, WIDEST)
    console.print(Markdown(text))


def plain(text: str) -> str:
    """Markdown without its marks of emphasis; tables and lists read well as they are."""
    text = re.sub(r"\*\*(.+?)\*\*", r"\1", text, flags=re.DOTALL)
    text = re.sub(r"(?<![\w*])\*(\S[^*]*)\*", r"\1", text)
    text = re.sub(r"`([^`]*)`", r"\1", text)
    return re.sub(r"^#+ (.*)$", lambda title: title.group(1).upper(), text, flags=re.MULTILINE)
