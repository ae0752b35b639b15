"""The words of the frame around every page, in both languages."""

from __future__ import annotations

LANGUAGES = ("en", "ru")

WORDS = {
    "en": {
        "site": "Ludus documentation",
        "play": "Play",
        "skip": "Skip to the text",
        "contents": "Contents",
        "on-page": "On this page",
        "previous": "Previous",
        "next": "Next",
        "search": "Search",
        "search-hint": "Search (press /)",
        "found": "Found",
        "nothing": "Nothing found",
        "not-loaded": "Can’t load the search index.",
        "theme-auto": "Theme: system",
        "theme-light": "Theme: light",
        "theme-dark": "Theme: dark",
        "other": "RU: по-русски",
        "rules-title": "{game}: every rule",
        "rules-lead": "Every rule and every ruling by its number, as the game quotes them when it refuses a move. "
        "[How to play {game}]({guide}) explains the same in order.",
        "lost": "Page not found",
        "lost-text": "There is no page at this address. Look through the contents, or search.",
        "source": "The file `{file}` of the project.",
    },
    "ru": {
        "site": "Документация Ludus",
        "play": "Играть",
        "skip": "К тексту",
        "contents": "Содержание",
        "on-page": "На этой странице",
        "previous": "Назад",
        "next": "Дальше",
        "search": "Поиск",
        "search-hint": "Поиск (клавиша /)",
        "found": "Найдено",
        "nothing": "Ничего не найдено",
        "not-loaded": "Не удалось загрузить указатель для поиска.",
        "theme-auto": "Тема: как в системе",
        "theme-light": "Тема: светлая",
        "theme-dark": "Тема: тёмная",
        "other": "EN: in English",
        "rules-title": "{game}: все правила",
        "rules-lead": "Все правила и разъяснения под их номерами — теми же, на которые игра ссылается, отклоняя ход. "
        "[Как играть]({guide}): то же самое по порядку.",
        "lost": "Страница не найдена",
        "lost-text": "По этому адресу ничего нет. Посмотрите в содержании или воспользуйтесь поиском.",
        "source": "Файл проекта `{file}`.",
    },
}
