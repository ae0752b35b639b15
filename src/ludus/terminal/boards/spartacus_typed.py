"""What people type at a table of Spartacus: answers without their verb, Russian words and letters."""

from __future__ import annotations

import re

from ludus.games.spartacus.notation import ASSET_WORDS, HAND_WORDS, NUMBER_WORDS, READERS, WORDS

VERBS = {*WORDS, *NUMBER_WORDS, *ASSET_WORDS, *HAND_WORDS, *READERS, "stay", "x", "j", "resign"}
IMPLIED = {  # what a word without a verb means
    "house": "house", "heal": "heal", "heal-die": "choose", "healer": "healer", "balance": "drop", "drop": "drop",
    "pick": "pick", "take": "take", "regain": "regain", "bid": "bid", "invite": "invite", "enter": "enter",
    "wager": "bet", "reroll": "rr", "force": "force", "defend": "def", "lose": "lose",
}  # fmt: skip
AMOUNTS = ("bid", "take", "reroll", "force", "heal-die")  # stages where a bare number is no place in a list
# A Russian keyboard: the key of each letter; words that people type instead; letters of the houses.
KEYS = str.maketrans("йцукенгшщзфывапролдячсмитьЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ", "qwertyuiopasdfghjklzxcvbnm" * 2)
LOOKS = str.maketrans("АВСЕНКМОРТХасеорх", "ABCEHKMOPTXaceopx")
RUSSIAN = {
    "пас": "pass", "да": "yes", "нет": "no", "играть": "play", "продать": "sell", "конец": "end", "ставка": "bid",
    "пари": "bet", "готов": "ready", "пригласить": "invite", "отказ": "refuse", "вверх": "up", "вниз": "down",
    "первый": "first", "второй": "second", "стоять": "stay", "стража": "guard", "раскрыть": "foil",
    "оставить": "keep", "сбросить": "drop", "заплатить": "pay", "принять": "accept", "отклонить": "reject",
    "поддержка": "ask", "банк": "bank", "сдаться": "resign",
}  # fmt: skip


def complete(stage: str, text: str) -> str:
    """The move that is meant; losses may leave out the colours that lose nothing."""
    typed = latin(" ".join(text.split()))
    first = typed.partition(" ")[0].lower()
    if stage in IMPLIED and first not in VERBS and typed:
        typed = f"{IMPLIED[stage]} {typed}"
    if typed.lower().startswith("lose "):
        lost = {kind: re.search(rf"{kind} ?(\d)", typed[5:], re.IGNORECASE) for kind in "ads"}
        typed = " ".join(["lose", *(f"{kind}{found[1] if found else 0}" for kind, found in lost.items())])
    return typed


def latin(text: str) -> str:
    """Russian verbs in English, everything else as if the keyboard had not been left Russian."""
    first, _, rest = text.partition(" ")
    if first.lower() in RUSSIAN:
        return f"{RUSSIAN[first.lower()]} {rest.translate(LOOKS)}".strip()
    return text.translate(KEYS)
