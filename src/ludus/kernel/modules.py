"""What the platform calls in the modules of a game's folder; mypy holds every game to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from msgspec import Struct

    from ludus.kernel.decision import Decision, Event, Fact
    from ludus.kernel.game import Game
    from ludus.kernel.schema import Form
    from ludus.kernel.story import Lines
    from ludus.kernel.views import GameView

S = TypeVar("S")  # the game's state
S_in = TypeVar("S_in", contravariant=True)


class Notation(Protocol[S_in]):
    """`notation.py`"""

    def parse(self, game: Game, s: S_in, seat: int, text: str, /) -> int: ...

    def format_move(self, s: S_in, seat: int, move: int, /) -> str: ...


class Forms(Protocol):
    """`forms.py`"""

    @property
    def FORMS(self) -> tuple[Form, ...]: ...


class View(Protocol):
    """`view.py`"""

    @property
    def View(self) -> type[GameView]: ...


class Render(Protocol[S_in]):
    """`render.py`"""

    def render(self, s: S_in, seat: int | None, /) -> GameView: ...


class Story(Protocol):
    """`story.py`"""

    @property
    def EVENTS(self) -> Mapping[str, type[Struct]]: ...

    def event(self, raw: list[int], seat: int | None, /) -> Event: ...

    def lines(self, events: Sequence[Event], view: Mapping[str, Any], /) -> Lines: ...


class Preview(Protocol[S_in]):
    """`preview.py`"""

    def decision(self, s: S_in, seat: int, /) -> Decision: ...

    def facts(self, s: S_in, seat: int, move: int, /) -> list[Fact]: ...

    def warnings(self, s: S_in, seat: int, move: int, /) -> list[Fact]: ...


class Position(Protocol[S_in]):
    """`position.py`; its `Reader` is the game's own affair."""

    def write(self, s: S_in, /) -> dict[str, Any]: ...


class Script(Protocol[S_in]):
    """`script.py` of a game that writes its records in its own way."""

    def write(
        self, s: S_in, raws: Sequence[list[int]], results: dict[tuple[int, int], list[int]], secrets: bool, /
    ) -> list[str]: ...

    def read_line(self, text: str, /) -> list[tuple[int, str]] | None: ...


@dataclass(frozen=True)
class Modules(Generic[S]):
    """The modules of one game."""

    notation: Notation[S]
    view: View
    story: Story
    preview: Preview[S]
    position: Position[S]
    script: Script[S] | None = None
    _: KW_ONLY
    render: Render[S]
    forms: Forms
