"""Guided games: prepared matches in which a newcomer makes the marked moves and learns what happened and why.

A lesson is `<game>.toml` (the deal and the moves) with its notes in `<game>.en.ftl` and `<game>.ru.ftl`; how to write
one is explained in docs/learn.md.
"""

from ludus.lessons.lesson import Lesson, Scene, length, names, open_lesson

__all__ = ["Lesson", "Scene", "length", "names", "open_lesson"]
