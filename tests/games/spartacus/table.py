"""A table for tests: positions by their interesting parts, moves as a record writes them, dice as given.

A has Solonius' house, 7 influence, two cards in hand, a ready, an exhausted and an injured gladiator, and a guard:

    m = intrigue(
        house("SOL", influence=7, gold=5, hand="SC01a RE06a", assets="GL01a GL02a- GL03a!", guards=1),
        house("BAT", hand="RE01a"),
        house("TUL"),
        dice="4 6",
    )
    play(m, "A play SC01a >A; B pass")
    assert gold(m, "A") == 10

Signs after an asset: `-` exhausted, `!` injured and exhausted, `+` and `++` favour tokens, `#` champion.

Where a game can begin: `dealt` (a real deal), `new_turn` (Upkeep), `balancing`, `intrigue` (somebody's turn),
`checkpoint`, `trading`, `auction`, `arena` (the host invites), `wagering`, `duel` (a bout), or `scene` with any fields
of a position.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

import ludus
from ludus import Match
from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, card_view, spaces
from ludus.games.spartacus.view import STAGES
from tests.kit import table as kit

GAME = ludus.game("spartacus")
SEATS = "ABCD"
MARKET = card_ids("market")
INTRIGUE = card_ids("intrigue")
GUARDS = [card for card in INTRIGUE if card.startswith("GU")]
SIGNS = {"": 0, "-": 1, "!": 3, "+": 4, "++": 8, "#": 16, "-+": 5, "-++": 9, "-#": 17, "!+": 7, "!++": 11, "!#": 19}
WINDOWS = ("checkpoint", "scheme", "reaction", "wagered", "death", "bodyguard", "healer", "informant", "regain")
AFTER = ("balance", "scheme", "turn", "trade", "lot", "host", "refusal", "arena")

CARD = r"(?:GL|SL|WE|AR|XE|SC|RE|GU)\d\d[a-w]?"
SEAT = "[A-D]"
LINE = re.compile(
    rf"{SEAT} \S.*"
    rf"|\* roll \w+(?: {SEAT} [1-6])+"
    rf"|\* deal {SEAT}(?: {CARD})+"
    rf"|\* draw {SEAT}(?: {CARD}| \?)+"
    rf"|\* (?:peek {SEAT} {SEAT}|look {SEAT} [1-4]) (?:{CARD}|\?)"
    rf"|\* turn \d+|\* (?:upkeep|intrigue|market|arena|showdown)"
    rf"|\* shuffle (?:INT|MKT)"
    rf"|\* heal {SEAT} {CARD}(?: [1-6])+"
    rf"|\* guard {SEAT} [1-6]"
    rf"|\* lot [1-4] {CARD}"
    rf"|\* host {SEAT}"
    rf"|\* init(?: {SEAT} [1-6](?:\+[1-6])*)+"
    rf"|\* dice {SEAT}(?: [1-6])* ;(?: [1-6])*"
    rf"|\* reroll {SEAT} [1-6] [1-6]"
    rf"|\* defeat {SEAT} (?:surrender|injury|decapitation)"
    rf"|\* over {SEAT} (?:influence|showdown|limit|resigned)"
)

# Words that mean the same in every game.
lines, phase, play_on, seat_of = kit.lines, kit.phase, kit.play_on, kit.seat_of
to_act, facts_of, unreadable = kit.to_act, kit.facts_of, kit.unreadable
moves = kit.menu  # in the order in which it is read


# --- Positions -----------------------------------------------------------------------------------


def house(
    card: str = "BAT",
    influence: int = 4,
    gold: int = 5,
    hand: str = "",
    assets: str = "",
    guards: int | str = 0,
    tired: int | str = 0,
    figure: int = -1,
) -> dict[str, Any]:
    """One house; guards on the table as a number or by their names, `tired` are the exhausted ones."""
    return {
        "card": HOUSE_IDS.index(card),
        "figure": figure,
        "influence": influence,
        "gold": gold,
        "hand": hand.split(),
        "guards": guards if isinstance(guards, int) else guards.split(),
        "tired": tired if isinstance(tired, int) else tired.split(),
        "assets": assets.split(),
    }


def scene(
    *houses: dict[str, Any],
    phase: str = "intrigue",
    stage: str = "turn",
    host: str = "A",
    waiting: str = "A",
    dice: str = "",
    deck: str = "",
    discards: str = "",
    market: str = "",
    market_discards: str = "",
    lots: str = "",
    seed: int = 1,
    options: dict[str, str] | None = None,
    **fields: Any,
) -> Match:
    """A match from a position with these houses; other cards lie in the decks.

    `deck` and `market` give the cards drawn first, `dice` the next throws, `fields` anything else of a position.
    """
    given = [{**each} for each in houses]
    marks = lay_signs(given)
    used = {name for each in given for name in (*each["hand"], *named(each["guards"]), *named(each["tired"]))}
    played = {INTRIGUE[plan & 127] for plan in (fields.get("scheme", -1), *fields.get("chain", [])[::2]) if plan >= 0}
    used |= {*deck.split(), *discards.split(), *played}
    lay_guards(given, used)
    owned = {name for each in given for name in each["assets"]}
    taken = owned | {*market.split(), *market_discards.split(), *lots.split()}
    position = {
        "players": len(given),
        "phase": phase,
        "stage": stage,
        "turn": 1,
        "houses": [{**each, "figure": place} for place, each in enumerate(given)],
        "host": SEATS.index(host),
        "waiting": mask(waiting),
        "market": [*(name for name in MARKET if name not in taken), *market.split()[::-1]],
        "market_out": in_order(market_discards.split(), MARKET),
        "intrigue": [*(name for name in INTRIGUE if name not in used), *deck.split()[::-1]],
        "intrigue_out": in_order(discards.split(), INTRIGUE),
        "lots": lots.split(),
        "marks": marks,
        "options": options or {},
        **fields,
    }
    return ludus.from_position("spartacus", position, seed, [int(die) for die in dice.split()] or None)


def named(cards: int | list[str]) -> list[str]:
    return [] if isinstance(cards, int) else cards


def lay_signs(houses: list[dict[str, Any]]) -> list[int]:
    """Takes the signs off the names of assets; returns the tokens of all market cards."""
    marks = [0] * len(MARKET)
    for each in houses:
        names = []
        for word in each["assets"]:
            name = word.rstrip("-!+#")
            marks[MARKET.index(name)] = SIGNS[word[len(name) :]]
            names.append(name)
        each["assets"] = in_order(names, MARKET)
    return marks


def lay_guards(houses: list[dict[str, Any]], used: set[str]) -> None:
    """Guards given as a number are those that lie nowhere else."""
    for each in houses:
        for field in ("guards", "tired"):
            if isinstance(each[field], int):
                free = [name for name in GUARDS if name not in used][: each[field]]
                used |= {*free}
                each[field] = free


def in_order(names: Iterable[str], known: list[str]) -> list[str]:
    return sorted(names, key=known.index)


def mask(letters: str) -> int:
    """`ABD` as a set of seats."""
    return sum(1 << SEATS.index(letter) for letter in letters)


def everybody(houses: tuple[dict[str, Any], ...]) -> str:
    return SEATS[: len(houses)]


def dealt(players: int = 4, seed: int = 1, houses: str = "BAT SOL TUL GLA", **options: str) -> Match:
    """A game dealt from a seed, with houses chosen in this order; it begins with the balance."""
    m = ludus.new_match("spartacus", players, seed, options)
    for name in houses.split()[:players]:
        m.play(m.to_act[0], f"house {name}")
    return m


def intrigue(*houses: dict[str, Any], turn: str = "A", host: str = "A", **fields: Any) -> Match:
    """The Intrigue turn of a house."""
    return scene(*houses, host=host, waiting=turn, active=SEATS.index(turn), **fields)


def checkpoint(*houses: dict[str, Any], after: str, phase: str, host: str = "A", asked: str = "", **rest: Any) -> Match:
    """Free reactions are asked for: `after` one of AFTER; only the `asked` (the host by default) can still act."""
    asked = asked or host
    done = mask(everybody(houses)) & ~mask(asked)
    first = next(letter for letter in (SEATS * 2)[SEATS.index(host) :] if letter in asked)
    return scene(
        *houses,
        phase=phase,
        stage="checkpoint",
        host=host,
        waiting=first,
        after=AFTER.index(after),
        passed=done,
        **rest,
    )


def new_turn(*houses: dict[str, Any], host: str = "A", **fields: Any) -> Match:
    """Turn 2 has just begun: refreshed, and healed as far as nobody must choose."""
    return play(checkpoint(*houses, after="arena", phase="arena", host=host, **fields), f"{host} pass")


def balancing(*houses: dict[str, Any], host: str = "A", **fields: Any) -> Match:
    """Every house owes its balance."""
    return scene(*houses, phase="upkeep", stage="balance", host=host, waiting=everybody(houses), **fields)


def trading(*houses: dict[str, Any], host: str = "A", **fields: Any) -> Match:
    """Free trade; nobody is done."""
    return scene(*houses, phase="market", stage="trade", host=host, waiting=everybody(houses), **fields)


def auction(*houses: dict[str, Any], lots: str = "", lot: int = 0, host: str = "A", **fields: Any) -> Match:
    """Bids for the lot with this number (0 the first); without lots for the host token."""
    everyone = everybody(houses)
    return scene(
        *houses,
        phase="market",
        stage="bid",
        host=host,
        waiting=everyone,
        hidden=True,
        lots=lots,
        lot=lot,
        contenders=mask(everyone),
        **fields,
    )


def arena(*houses: dict[str, Any], host: str = "A", **fields: Any) -> Match:
    """The host, who has had his influence, invites."""
    return scene(*houses, phase="arena", stage="invite", host=host, waiting=host, **fields)


def fighters(one: str, two: str) -> dict[str, list[int]]:
    """The part of a bout that says who fights: `A GL05 WE01a AR01a` and `B GL01a`."""
    slots = {"WE": 0, "AR": 1, "XE": 2}
    owners, chosen, gear, dice = [], [], [-1] * 6, []
    for side, words in enumerate((one.split(), two.split())):
        owners.append(SEATS.index(words[0]))
        chosen.append(MARKET.index(words[1]))
        dice += list(printed_dice(words[1]))
        for word in words[2:]:
            gear[3 * side + slots[word[:2]]] = MARKET.index(word)
    return {"owners": owners, "fighters": chosen, "gear": gear, "dice": dice}


def printed_dice(card: str) -> list[int]:
    """Attack, defence, speed of a fighter."""
    dice = card_view("market", MARKET.index(card), True)["dice"]
    assert isinstance(dice, list)
    return dice


def wagering(*houses: dict[str, Any], one: str, two: str, host: str = "A", **fields: Any) -> Match:
    """Both fighters stand ready, tribute is paid, nobody has bet."""
    return scene(
        *houses,
        phase="arena",
        stage="wager",
        host=host,
        waiting=everybody(houses),
        bout=fighters(one, two),
        **fields,
    )


def duel(
    *houses: dict[str, Any],
    one: str,
    two: str,
    at: str = "d1 d7",
    left: str = "",
    first: int = 1,
    second: bool = False,
    phase: str = "arena",
    host: str = "A",
    bout: dict[str, Any] | None = None,
    **fields: Any,
) -> Match:
    """A bout in its first round, before an action: the side `first` (1 or 2) leads; `second` its opponent's action.

    `one`, `two` as in `fighters`; `at` their spaces; `left` the dice they have left, `3 3 3 1 1 1`; `bout` other facts.
    """
    bout_fields: dict[str, Any] = {
        **fighters(one, two),
        "places": [spaces().index(name) for name in at.split()],
        "round": 1,
        "leader": first - 1,
        "turn": int(second),
        **(bout or {}),
    }
    if left:
        bout_fields["dice"] = [int(word) for word in left.split()]
    side = bout_fields["leader"] if not second else 1 - bout_fields["leader"]
    return scene(
        *houses,
        phase=phase,
        stage="act",
        host=host,
        waiting=SEATS[bout_fields["owners"][side]],
        bout=bout_fields,
        bets=fields.pop("bets", [0] * len(houses)),
        **fields,
    )


# --- Playing -------------------------------------------------------------------------------------


def play(m: Match, text: str) -> Match:
    """Decisions as a record writes them, with semicolons between: `A play SC01a >A; B pass`; `*` all pass."""
    for line in filter(None, map(str.strip, text.split(";"))):
        if line == "*":
            pass_all(m)
        else:
            m.play(*kit.read_move(line))
    return m


def pass_all(m: Match) -> Match:
    """Everybody asked in a window lets it go by."""
    while not m.over and stage(m) in WINDOWS:
        m.play(m.to_act[0], "pass")
    return m


def refused(m: Match, text: str, rule: str) -> None:
    """The rule forbids this to every seat, asked or not."""
    kit.refused(m, text, rule, None)


# --- What lies there -----------------------------------------------------------------------------


def stage(m: Match) -> str:
    return str(m.view(None)["stage"])


def held(m: Match, letter: str) -> dict[str, Any]:
    """A house in the position."""
    house_: dict[str, Any] = m.position()["houses"][seat_of(letter)]
    return house_


def influence(m: Match, letter: str) -> int:
    return int(held(m, letter)["influence"])


def influences(m: Match) -> list[int]:
    return [int(each["influence"]) for each in m.position()["houses"]]


def gold(m: Match, letter: str) -> int:
    return int(held(m, letter)["gold"])


def golds(m: Match) -> list[int]:
    return [int(each["gold"]) for each in m.position()["houses"]]


def hand(m: Match, letter: str) -> str:
    """`SC01a RE06a`."""
    return " ".join(held(m, letter)["hand"])


def guards(m: Match, letter: str) -> tuple[int, int]:
    """Guards on the table: ready and exhausted ones."""
    owned = held(m, letter)
    return len(owned["guards"]), len(owned["tired"])


def assets(m: Match, letter: str) -> str:
    """Market cards with their signs: `GL01a GL02a- GL05!++`."""
    marks = m.position()["marks"]
    signs = {number: sign for sign, number in SIGNS.items()}
    return " ".join(name + signs[marks[MARKET.index(name)]] for name in held(m, letter)["assets"])


def discards(m: Match) -> str:
    """The Intrigue discard."""
    return " ".join(m.position()["intrigue_out"])


def market_discards(m: Match) -> str:
    return " ".join(m.position()["market_out"])


def view(m: Match, letter: str | None) -> dict[str, Any]:
    """What a seat sees; None is a spectator."""
    return m.view(None if letter is None else seat_of(letter))


def asked_when(m: Match) -> tuple[str, str]:
    """Who is asked, and at which stage; a stage that exists."""
    assert stage(m) in STAGES
    return to_act(m), stage(m)


def asked(m: Match) -> str:
    """The same as text: `B informant`."""
    return " ".join(asked_when(m))
