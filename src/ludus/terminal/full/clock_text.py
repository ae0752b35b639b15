"""Time for decisions in words: how much people have, what is left, what happens when it is over."""

from __future__ import annotations

from collections.abc import Callable

from ludus.tables.wire import Timing

Say = Callable[..., str]
MINUTE, HOUR, DAY = 60, 3600, 86_400


def amount(say: Say, seconds: int) -> str:
    """`30 s`, `10 min`."""
    whole = seconds >= 2 * MINUTE and seconds % MINUTE == 0
    return say("f-minutes", count=seconds // MINUTE) if whole else say("f-seconds", count=seconds)


def remaining(say: Say, seconds: int) -> str:
    """`45 s`, `4:05`, `5 h 12 min`, `2 days 3 h`."""
    if seconds < 2 * MINUTE:
        return say("f-seconds", count=seconds)
    if seconds < HOUR:
        return f"{seconds // MINUTE}:{seconds % MINUTE:02}"
    if seconds < DAY:
        return say("f-hours-left", hours=seconds // HOUR, minutes=seconds % HOUR // MINUTE)
    return say("f-days-left", days=seconds // DAY, hours=seconds % DAY // HOUR)


def pace(say: Say, timing: Timing) -> str:
    """The time of a table, and what the server does when it is over."""
    if timing.kind == "bank":
        text = say("f-pace-bank", time=amount(say, timing.time), more=amount(say, timing.more))
    else:
        days = timing.kind == "days"
        text = say("f-pace-each", time=say("f-days", count=timing.time) if days else amount(say, timing.time))
    return f"{text} {say('f-late-seat' if timing.takes_over else 'f-late-once', level=timing.level)}"
