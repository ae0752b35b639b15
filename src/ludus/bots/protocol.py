"""The talk with a program that plays a seat, as lines of text; docs/bots.md explains it to authors.

    to the program      ludus 1
                        game regicide rules 1 players 2 seat A seed 907121 option lazaret=top
                        event {"kind":"played","seat":1,"facts":{"cards":["7H"],"value":7},"news":false}
                        view {"game":"regicide","seat":0, ...}
                        position rg n=2 turn=A ...
                        legal 2
                        move p 8D
                        move y
                        go 5000 1
                        over {"winners":[],"scores":[0.5,0.5]}
                        quit
    from the program    p 8D            or `move p 8D`, or `#1`, each also with the number of the question: `#1 @1`
                        ; a comment

Nothing here reads, writes or waits, so that pipes and sockets can carry the same talk.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from ludus.bots.bot import Turn
from ludus.kernel.decision import Event
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Illegal, Unreadable

VERSION = 1
LONGEST_MOVE = 1000  # characters; the rules need not read more
NUMBER = re.compile(r"\d{1,9}", re.ASCII)
CHOICE = re.compile(r"#(\d{1,9})", re.ASCII)
ASIDES = (";", "name ", "say ")  # `say` is kept for talk at the table


def written(value: Any) -> str:
    """JSON on one line."""
    return msgspec.json.encode(value).decode()


def protocol_seed(seed: int, game: int) -> int:
    """A number for the program's own chance, one per game, that reveals nothing of the seed of the deal."""
    digest = hashlib.blake2b(f"{seed} {game}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") >> 1  # 31 bits: small enough for every language


class Dialogue:
    """What is said to one program, and what its lines mean."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.games = 0
        self.number = 0  # of the last question
        self.title = ""  # what the program calls itself
        self.greet()

    def greet(self) -> str:
        """The first line to a program that has just been started."""
        self.waiting = False  # for the answer to the last question
        self.owed = 0  # answers to earlier questions that may still come
        self.playing = False
        self.sent: list[Event] = []
        return f"ludus {VERSION}\n"

    def ask(self, turn: Turn, milliseconds: str) -> str:
        """All lines up to `go`."""
        if self.waiting:  # anyone who asked before was interrupted
            self.give_up()
        lines = [] if self.playing else [self._game_line(turn)]
        lines += self._news(turn.events)
        view = turn.view
        lines.append(f"view {written(view)}")
        if isinstance(view.get("line"), str):
            lines.append(f"position {view['line']}")
        moves = turn.moves
        lines.append(f"legal {len(moves)}")
        lines += [f"move {move}" for move in moves]
        self.number += 1
        self.waiting = True
        lines.append(f"go {milliseconds} {self.number}")
        return "\n".join(lines) + "\n"

    def _game_line(self, turn: Turn) -> str:
        self.playing = True
        self.games += 1
        game = turn.game
        words = ["game", game.name, "rules", str(game.meta.rules), "players", str(turn.world.players)]
        words += ["seat", SEATS[turn.seat], "seed", str(protocol_seed(self.seed, self.games))]
        for name, value in game.options_of(turn.world).items():
            words += ["option", f"{name}={value}"]
        return " ".join(words)

    def _news(self, events: list[Event]) -> list[str]:
        lines = []
        same = len(self.sent)
        if events[:same] != self.sent:  # someone took a move back
            same = next(i for i, old in enumerate(self.sent) if i >= len(events) or events[i] != old)
            lines.append(f"undo {len(self.sent) - same}")
        self.sent = list(events)
        return lines + [f"event {written(event)}" for event in events[same:]]

    def hear(self, line: str) -> str | None:
        """The answer to the open question, None if this line is something else."""
        text = line.strip()
        if not text or text.startswith(ASIDES):
            if text.startswith("name "):
                self.title = brief(text[5:].strip(), 40)
            return None
        answer, mark, tail = text.rpartition("@")
        number = int(tail) if mark and NUMBER.fullmatch(tail) else None
        if number is None:
            answer = text
        if number == self.number:
            self.owed = 0
        elif self.owed:
            self.owed -= 1
            return None
        elif number is not None:
            return None
        if not self.waiting:
            return None
        self.waiting = False
        return answer.removeprefix("move ").strip()

    def give_up(self) -> None:
        """Stop waiting: what answers this question later must not be taken for the next answer."""
        self.waiting = False
        self.owed += 1

    def read(self, turn: Turn, answer: str) -> int:
        """The move that an answer means; raises `BadMove`."""
        if len(answer) > LONGEST_MOVE:
            raise Unreadable("fault-long", most=str(LONGEST_MOVE))
        if choice := CHOICE.fullmatch(answer):
            legal, number = turn.legal, int(choice.group(1))
            if not 1 <= number <= len(legal):
                raise Unreadable("fault-number", count=str(len(legal)), number=str(number))
            return legal[number - 1]
        move = turn.game.parse(turn.world, turn.seat, answer)
        if turn.game.quoted(answer):
            raise Unreadable("fault-words")
        why = turn.world.why_not(turn.seat, move)
        if why:
            raise Illegal(turn.game, turn.game.rule(why), answer)
        return move

    def over(self, result: dict[str, Any]) -> str:
        """The end of a game; another one may follow."""
        self.playing = False
        self.sent = []
        return f"over {written(result)}\n"


def brief(text: str, most: int) -> str:
    """Text of a program, fit for one line of a record."""
    clean = "".join(c if c.isprintable() else "?" for c in text[: most + 1])
    return clean if len(clean) <= most else clean[: most - 1] + "…"
