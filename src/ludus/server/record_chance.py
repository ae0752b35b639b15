"""A record replayed move by move, to see what its game asked of chance. Whether the answers are right is left
to others: a browser, or `ludus verify`."""

from __future__ import annotations

from ludus.kernel.chance import Chance
from ludus.kernel.game import Game
from ludus.kernel.refusals import BadRecord, LudusError, UserError
from ludus.kernel.sealed import Sealed
from ludus.match import Match
from ludus.record import Reader

Results = dict[tuple[int, int], list[int]]


class Question:
    """What a game asked of chance, and when."""

    def __init__(self, kind: str, count: int, before: list[int], move: int) -> None:
        self.kind = kind
        self.count = count
        self.before = before
        self.move = move


class ChanceRecorder(Chance):
    """Gives the results that a record states and notes every question, also one that the record answers wrongly."""

    def __init__(self, results: Results, rest: Chance) -> None:
        self.results = results
        self.rest = rest  # for what the record leaves out
        self.asked: dict[tuple[int, int], Question] = {}
        self.match: Match | None = None

    def for_copy(self) -> Chance:
        return ChanceRecorder(self.results, self.rest)

    def _note(self, stream: int, number: int, kind: str, count: int, before: list[int]) -> list[int] | None:
        move = len(self.match.steps) + 1 if self.match is not None else 0
        self.asked.setdefault((stream, number), Question(kind, count, before, move))
        recorded = self.results.get((stream, number))
        if recorded is not None and (len(recorded) != 1 if kind == "pick" else sorted(recorded) != sorted(before)):
            raise UserError("proof-not-these")
        return recorded

    def _pick(self, stream: int, number: int, first: int, size: int) -> int | None:
        recorded = self._note(stream, number, "pick", 1, list(range(first, first + size)))
        if recorded is not None and not first <= recorded[0] < first + size:
            raise UserError("proof-not-these")
        return recorded[0] if recorded is not None else None

    def below(self, stream: int, number: int, n: int) -> int:
        recorded = self._pick(stream, number, 0, n)
        return self.rest.below(stream, number, n) if recorded is None else recorded

    def die(self, stream: int, number: int, sides: int) -> int:
        recorded = self._pick(stream, number, 1, sides)
        return self.rest.die(stream, number, sides) if recorded is None else recorded

    def deal(self, stream: int, number: int, items: list[int], count: int) -> None:
        recorded = self._note(stream, number, "order", count, items[:])
        if recorded is None:
            self.rest.deal(stream, number, items, count)
        else:
            items[:] = recorded


class ChanceReader(Reader):
    """A record that is replayed move by move; whether its chance is right is for others to judge."""

    witness: ChanceRecorder

    def source(self, game: Game, options: dict[str, str]) -> tuple[Chance, dict[str, str]]:
        kept = {name: self.headers[name][1] for name in ("Commitment", "Seeds", "Table", "Secret")}
        try:
            secret = bytes.fromhex(kept["Secret"])
        except ValueError:
            raise BadRecord("record-value", self.headers["Secret"][0], name="Secret", value=kept["Secret"]) from None
        results = self.results(game)
        if len(results) != sum(len(lines) for lines in self.chance.values()):
            raise UserError("proof-twice")
        sealed = Sealed(secret, game.stream_name, seeds_of(kept["Seeds"]), kept["Table"])
        self.witness = ChanceRecorder(results, sealed)
        return self.witness, kept

    def match(self) -> Match:
        made = super().match()
        self.witness.match = made
        return made

    def check_lines(self, recorded: list[tuple[int, str]], lines: list[str]) -> None:
        """The browser compares."""

    def broken(self) -> LudusError | None:
        """Follow the record to its end; why that is not possible, or None."""
        try:
            self.replay()
        except LudusError as error:
            if not hasattr(self, "witness"):
                raise
            return error
        unasked = self.witness.results.keys() - self.witness.asked.keys()
        return UserError("proof-unasked", count=len(unasked)) if unasked else None


def seeds_of(text: str) -> tuple[str, ...]:
    """What was added to the secret, as the header `Seeds` has it."""
    return tuple(text.split(",")) if text else ()
