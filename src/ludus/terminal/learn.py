"""A guided game in the terminal: `ludus learn regicide`."""

from __future__ import annotations

from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import LudusError, UserError
from ludus.kernel.text import words
from ludus.lessons import Lesson, Scene, length, names, open_lesson
from ludus.terminal.boards import find_board
from ludus.terminal.rules import find_rule, plain
from ludus.terminal.screen import BOLD, Screen

GONE = -1  # the learner has left


class Course:
    """One learner on the way through a lesson."""

    def __init__(self, lesson: Lesson, language: str, screen: Screen) -> None:
        self.lesson = lesson
        self.language = language
        self.screen = screen
        self.words = words(lesson.script.game)
        match = lesson.scenes[0].match
        self.board = find_board(match.game)
        self.labels = list(SEATS[: match.players])

    def run(self) -> None:
        number = 0
        while 0 <= number < len(self.lesson.scenes):
            scene = self.lesson.scene(number)
            self.show(scene)
            number = self.step(scene)
        if number != GONE:
            self.say("learn-done", game=self.lesson.script.game)

    def say(self, message: str, **values: object) -> None:
        self.screen.say(self.words.say(self.language, message, **values))

    def show(self, scene: Scene) -> None:
        """What happened, the table, and the note."""
        steps = len(self.lesson.scenes)
        self.screen.say()
        title = self.words.say(self.language, "learn-step", step=scene.number + 1, steps=steps)
        self.screen.say(title, BOLD)
        self.board.look(scene.view)
        for line in self.board.story(scene.news, self.labels, self.language):
            self.screen.say(line, indent=4)
        for line in self.board.status(scene.view, self.labels, self.language):
            self.screen.say(line, indent=2 + len(line) - len(line.lstrip()))
        self.screen.say()
        self.screen.say(plain(scene.note[self.language]))
        if scene.task:
            self.screen.say()
            self.screen.say(f"> {plain(scene.task[self.language])}", BOLD, indent=2)

    def step(self, scene: Scene) -> int:
        """The number of the scene to go to."""
        while True:
            try:
                typed = self.ask(scene)
            except EOFError:
                return GONE
            if typed in (":q", ":quit", "q"):
                return GONE
            if typed == ":b":
                return max(0, scene.number - 1)
            if typed == ":s" or (not typed and not scene.move):
                return scene.number + 1
            if scene.move and self.made(scene, typed):
                return scene.number + 1

    def ask(self, scene: Scene) -> str:
        prompt = "learn-ask" if scene.move else "learn-leave" if scene.last else "learn-go-on"
        return self.screen.ask(self.words.say(self.language, prompt))

    def made(self, scene: Scene, typed: str) -> bool:
        """Has the learner made the marked move? Whatever else was typed is answered."""
        try:
            if typed in ("", ":h"):
                self.screen.say(f"{plain(scene.hint[self.language])} [{scene.move}]")
                return False
            if typed.upper().startswith(f"{scene.match.game.meta.prefix}-"):
                _, rule, text = find_rule(typed, self.language)
                self.screen.say(f"{rule}  {text}", indent=len(rule) + 2)
                return False
            if scene.is_right(self.board.complete(scene.view, typed)):
                return True
            other = UserError("lesson-other", hint=scene.hint)
            self.screen.say(f"{plain(other.text(self.language))} [{scene.move}]")
        except LudusError as refused:
            self.screen.say(refused.text(self.language))
        return False


def learn(game: str | None, language: str, screen: Screen | None = None) -> None:
    """Give a lesson, or say which there are."""
    screen = screen or Screen()
    if game is None:
        for name in names():
            screen.say(words().say(language, "learn-line", game=name, steps=length(name)))
        return
    Course(open_lesson(game.lower()), language, screen).run()
