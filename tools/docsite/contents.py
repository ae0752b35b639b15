"""The table of contents: which pages there are and in which order, for each language."""

from __future__ import annotations

from pathlib import Path

from docsite.reference import CHAPTERS

# From the shortest guide to the longest.
GAMES = {
    "regicide": {"en": "Regicide", "ru": "Цареубийство"},
    "gorus": {"en": "Gorus Maximus", "ru": "Кровус Максимус"},
    "augustus": {"en": "Augustus", "ru": "Августус"},
    "goldencup": {"en": "Golden Cup", "ru": "Золотой кубок"},
    "spartacus": {"en": "Spartacus", "ru": "Спартак"},
}

# Titles of sections by language, then files of the project in the order in which one reads them. A star stands for
# every other page of a folder; files that do not exist are left out.
Section = tuple[str, tuple[str, ...]]

ENGLISH: tuple[Section, ...] = (
    (
        "Play",
        (
            "docs/index.md",
            "docs/play-browser.md",
            "docs/learn.md",
            "docs/lobby.md",
            "docs/my-games.md",
            "docs/replay.md",
            "docs/fairness.md",
            "docs/play-terminal.md",
            "docs/decks.md",
        ),
    ),
    ("The games", tuple(f"src/ludus/games/{game}/guide.en.md" for game in GAMES)),
    ("Every rule by its number", tuple(f"src/ludus/games/{game}/ledger.en.ftl" for game in GAMES)),
    ("What everyone can see", tuple(f"src/ludus/games/{game}/schema.json" for game in GAMES)),
    ("Run a server", ("docs/server.md", "docs/operations.md", "docs/storage.md", "SECURITY.md")),
    ("Bots and research", ("docs/bots.md", "docs/library.md", "docs/lab.md", "docs/balance.md")),
    ("Reference of the library", tuple(f"reference/{chapter.file}" for chapter in CHAPTERS)),
    ("Contribute", ("docs/contributing.md", "docs/*.md", "CHANGELOG.md")),
    ("Design", ("docs/design/kernel.md", "docs/design/tables.md", "docs/design/*.md")),
)

RUSSIAN: tuple[Section, ...] = (
    (
        "Играть",
        (
            "docs/index.ru.md",
            "docs/play-browser.ru.md",
            "docs/learn.ru.md",
            "docs/lobby.ru.md",
            "docs/my-games.ru.md",
            "docs/replay.ru.md",
            "docs/fairness.ru.md",
            "docs/play-terminal.ru.md",
            "docs/decks.ru.md",
            "docs/*.ru.md",
        ),
    ),
    ("Игры", tuple(f"src/ludus/games/{game}/guide.ru.md" for game in GAMES)),
    ("Все правила по номерам", tuple(f"src/ludus/games/{game}/ledger.ru.ftl" for game in GAMES)),
)
VIEW = "schema.json"  # in the folder of a game: what its views hold
IN_ENGLISH = "По-английски"  # what there is in no other language

STARTS = {"docs/index.md": "Start here", "docs/index.ru.md": "С чего начать"}

CONTENTS = {"en": ENGLISH, "ru": RUSSIAN}


def language_of(source: str) -> str:
    """The language of a file of the project, by its name."""
    return "ru" if ".ru." in source else "en"


def url_of(source: str) -> str:
    """The address of the page that is made from a file."""
    parts = source.split("/")
    if "games" in parts:
        game, file = parts[-2:]
        if file == VIEW:
            return f"games/{game}-view.html"
        kind, language, _ = file.split(".")
        return f"games/{game}{'-rules' if kind == 'ledger' else ''}.{language}.html"
    if source == "README.md":
        return "index.html"
    return f"{source.removeprefix('docs/').removesuffix('.md').lower()}.html"


def label_of(source: str) -> str:
    """What the contents call a page, where that is not its title."""
    parts = source.split("/")
    if source in STARTS:
        return STARTS[source]
    return GAMES[parts[-2]][language_of(source)] if "games" in parts else ""


def other_language(source: str) -> str:
    """The name of the same text in the other language."""
    if language_of(source) == "ru":
        return source.replace(".ru.md", ".md") if source.startswith("docs/") else source.replace(".ru.", ".en.")
    return source.replace(".md", ".ru.md") if source.startswith("docs/") else source.replace(".en.", ".ru.")


def chapters(root: Path, language: str) -> list[tuple[str, list[str]]]:
    """The sections of a language with the files that are there."""
    named = {file for _, files in CONTENTS[language] for file in files}
    found: list[tuple[str, list[str]]] = []
    for title, patterns in CONTENTS[language]:
        files: list[str] = []
        for pattern in patterns:
            if "*" in pattern:
                files += [file for file in _matching(root, pattern, language) if file not in named | set(files)]
            elif pattern.startswith("reference/") or (root / pattern).exists():
                files.append(pattern)
        found.append((title, files))
    if language == "ru":
        found.append((IN_ENGLISH, _only_english(root)))
    return found


def _matching(root: Path, pattern: str, language: str) -> list[str]:
    files = (file.relative_to(root).as_posix() for file in sorted(root.glob(pattern)))
    return [file for file in files if language_of(file) == language]


def _only_english(root: Path) -> list[str]:
    english = [file for _, files in chapters(root, "en") for file in files]
    return [file for file in english if not (root / other_language(file)).exists() or other_language(file) == file]
