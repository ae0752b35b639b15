"""The log lines of what happened, for every client."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, card_view, house_view
from ludus.games.spartacus.notation_writing import GUARD_WORD
from ludus.kernel.decision import Event, Fact, Line
from ludus.kernel.meta import SEATS
from ludus.kernel.story import Lines, fact, players
from ludus.kernel.text import listed

HEADLINES: Final = {
    *("turn", "phase", "did", "played", "asked", "lots", "lot", "paid", "traded", "entered", "round", "wagers"),
    *("moved", "struck", "showdown", "ended", "resigned", "host", "rolled", "dealt", "no-bout", "heal"),
}
APART: Final = {"turn", "phase"}
# Answers that have an event of their own, or that nobody needs to read.
SILENT: Final = re.compile(
    r"(pass|keep|heal|drop|play|react|foil|guard|ask|reveal|regain|pay|accept|bid|bet|enter|lose|step|rr"
    r"|[a-g][1-7]|[xj]|stay|resign)( .*)?"
)
CHANGES: Final = {"balanced": "pay", "coins": "pay", "influence": "loss"}
HIDDEN: Final = {"drew": "cards", "paid": "gold", "peeked": "card", "looked": "card"}  # what some may not know
DICE: Final = ("w-arena-red", "w-arena-black", "w-arena-blue")
GUARD: Final = "GU01a"  # all of them are alike


def lines(run: Sequence[Event], view: Mapping[str, Any]) -> Lines:
    """A line for each event; what a decision names itself is not repeated."""
    teller = Teller(view)
    found: Lines = []
    named: set[str] = set()  # by the decision that is being carried out
    for number, each in enumerate(run):
        following = run[number + 1] if number + 1 < len(run) else None
        if each.kind in ("did", "sealed"):
            named = set(each.facts.get("move", "").split())
        sold = next((later for later in run[number + 1 : number + 3] if later.kind in ("won", "void")), None)
        line = None if is_said_elsewhere(each, following, named) else teller.line(each, sold)
        found.append((line,) if line else ())
    return found


def is_said_elsewhere(each: Event, following: Event | None, named: set[str]) -> bool:
    kind, facts = each.kind, each.facts
    if kind == "did":
        return bool(SILENT.fullmatch(facts["move"]))
    if kind in ("discarded", "exhausted"):
        return facts["card"] in named or (facts["card"].startswith("GU") and GUARD_WORD in named)
    if kind == "coins":
        return not facts["amount"] or (following is not None and following.kind == "won")
    if kind in CHANGES:
        return not facts["amount"]
    return kind == "sealed" or (kind == "settled" and not facts["staked"])


@cache
def card_name(card: str, neutral: bool) -> dict[str, str]:
    """By language."""
    card = GUARD if card == GUARD_WORD else card
    deck = "market" if card in card_ids("market") else "intrigue"
    name: Any = card_view(deck, card_ids(deck).index(card), neutral)["name"]
    return dict(name)


def seats_of(letters: str) -> list[int]:
    return [SEATS.index(letter) for letter in letters]


class Teller:
    """Knows the cards and the houses of a table."""

    def __init__(self, view: Mapping[str, Any]) -> None:
        self.neutral = view["options"]["neutral_titles"] == "on"
        self.houses = [seat["card"] for seat in view["seats"]]

    def name(self, card: str) -> dict[str, str]:
        return card_name(card, self.neutral)

    def names(self, cards: Iterable[str]) -> dict[str, str]:
        return listed([self.name(card) for card in cards])

    def goods(self, gold: int, assets: Sequence[str]) -> tuple[Fact, ...]:
        """`3 gold, Syrian Warrior`."""
        told = [fact("gold", gold=gold)] if gold else []
        told += [fact("card-name", card=self.name(card)) for card in assets]
        return tuple(told) or (fact("w-nothing"),)

    def line(self, each: Event, sold: Event | None) -> Line:
        """`sold`: what comes of bids, after the coins of the highest."""
        said = self.sentence(each, sold)
        below, faint = each.kind not in HEADLINES, each.kind in APART
        words = each.facts.get("words")
        if not words:
            return Line((said,), below, faint)
        move = each.facts.get("move", "").split()
        if move[:1] == ["vow"] and move[2:] == ["words"]:
            promise = fact("did-vow-words", words=words, to=players(*seats_of(move[1])))
            return Line((fact("event-did", each.seat, move=promise),), below, faint, muted=(said,))
        return Line((fact("said-with", words=words, line=said),), below, faint, muted=(said,))

    # --- Events ----------------------------------------------------------------------------------

    def sentence(self, each: Event, sold: Event | None) -> Fact:
        kind, seat, facts = each.kind, each.seat, each.facts
        if kind == "did":
            return fact("event-did", seat, move=self.deed(facts["move"], seat))
        if kind == "played":
            return self.played(seat, facts)
        if kind == "bids":
            return self.bids(facts, sold)
        if kind in ("traded", "expired"):
            return self.terms(f"event-{kind}", seat, facts)
        if kind in CHANGES:
            ending = "gain" if facts["amount"] > 0 else CHANGES[kind]
            return fact(f"event-{kind}-{ending}", seat, amount=abs(facts["amount"]))
        values = {**self.values(facts), **self.details(kind, facts)}
        return fact(f"event-{message(kind, facts)}", seat, **values)

    def values(self, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts that messages can take: cards and seats by their names."""
        values: dict[str, Any] = {}
        for name, value in facts.items():
            if name in ("card", "fighter") and value:
                values[name] = self.name(value)
            elif name in ("cards", "gear") and value:
                values[name] = self.names(value)
            elif name in ("to", "owner") and value is not None:
                values[name] = players(value)
            elif name in ("asked", "houses"):
                values[name] = players(*value)
            elif isinstance(value, int | str) and not isinstance(value, bool) and name not in ("plan", "words"):
                values[name] = value
        return values

    def details(self, kind: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """Facts that need more than names."""
        if kind == "rolled":
            return {"dice": numbers(facts["dice"])}
        if kind == "heal":
            return {"dice": ", ".join(map(str, facts["dice"]))}
        if kind == "healed":
            return {"dice": facts["dice"][-1]}
        if kind == "replaced":
            return {"old": self.name(facts["old"])}
        if kind == "initiative":
            return {"rolls": tuple(fact("seat-figure", seat, figure=added(dice)) for seat, *dice in facts["rolls"])}
        if kind == "wagers":
            return {"bets": tuple(fact("seat-bets", seat, bets=bets(bet)) for seat, bet in facts["bets"] if bet)}
        if kind == "struck":
            return {name: " ".join(map(str, facts[name])) or "-" for name in ("red", "black")}
        if kind == "lost":
            lost = [fact(name, count=count) for name, count in zip(DICE, facts["dice"], strict=True) if count]
            return {"dice": tuple(lost)}
        return {}

    def played(self, seat: int | None, facts: Mapping[str, Any]) -> Fact:
        target, card = facts["target"], self.name(facts["card"])
        said = fact("event-played", seat, card=card)
        if target not in (None, seat):
            said = fact("event-played-target", seat, card=card, target=players(target))
        if not facts["supporters"]:
            return said
        return fact("event-played-supported", played=said, supporters=players(*facts["supporters"]))

    def bids(self, facts: Mapping[str, Any], sold: Event | None) -> Fact:
        """For a card or, after the last of them, for the host token: there are as many lots as houses."""
        bidden = numbers(facts["bids"])
        if facts["lot"] > len(self.houses) or (sold is not None and is_host_token(facts, sold)):
            return fact("event-bids-host", bids=bidden)
        return fact("event-bids", lot=facts["lot"], bids=bidden)

    def terms(self, kind: str, seat: int | None, facts: Mapping[str, Any]) -> Fact:
        """What is given and what is wanted."""
        gives = self.goods(**facts["gives"])
        if facts["service"]:
            return fact(f"{kind}-service", seat, to=players(facts["to"]), gives=gives)
        return fact(kind, seat, to=players(facts["to"]), gives=gives, wants=self.goods(**facts["wants"]))

    # --- Decisions -------------------------------------------------------------------------------

    def deed(self, move: str, seat: int | None) -> Fact:
        """A decision in words."""
        verb, _, rest = move.partition(" ")
        words = rest.split()
        message = f"did-{verb}"
        if verb == "house":
            name: Any = house_view(HOUSE_IDS.index(words[0]))["name"]
            return fact(message, house=name)
        if verb == "hab":
            return fact(message, ability=self.ability(seat, int(words[0])), cards=self.names(cost(words[1:])))
        if verb == "end":
            return fact("did-end-throws", cards=self.names(words)) if words else fact(message)
        if verb == "offer":
            return self.offer(rest)
        if verb == "vow":
            gold = int(words[2]) if len(words) > 2 else 0
            return fact(message, to=players(*seats_of(words[0])), what=words[1], gold=gold)
        if verb in ("healer", "sell", "bodyguard", "pick", "bank", "use"):
            return fact(message, card=self.name(words[0]))
        if verb == "invite":
            return fact(message, to=players(*seats_of(rest)))
        if verb in ("choose", "force"):
            return fact(message, die=int(rest))
        if verb == "take":
            return fact(message, gold=int(rest))
        if verb in ("reject", "cancel", "kept", "broken"):
            return fact(message, number=int(rest))
        return Fact(message, {"with": rest}) if verb == "def" else fact(message)

    def ability(self, seat: int | None, number: int) -> dict[str, str] | Fact:
        house = self.houses[seat] if seat is not None else None
        name: dict[str, str] | Fact = house["abilities"][number - 1]["name"] if house else fact("w-ability")
        return name

    def offer(self, text: str) -> Fact:
        """`B 3 GL02a : WE01a`, `B 2 : [yes]`."""
        given, _, wanted = text[2:].partition(" : ")
        to, gives = players(*seats_of(text[0])), self.goods(*goods_of(given))
        if wanted[:1] != "[":
            return fact("did-offer", to=to, gives=gives, wants=self.goods(*goods_of(wanted)))
        word, _, who = wanted[1:-1].partition(" ")
        service = fact("w-service-invite", seats_of(who)[0]) if word == "invite" else fact("service", decision=word)
        return fact("did-offer", to=to, gives=gives, wants=service)


def is_host_token(bids: Mapping[str, Any], sold: Event) -> bool:
    return sold.facts["card"] is None and bool(sold.facts["lot"] == bids["lot"])


def message(kind: str, facts: Mapping[str, Any]) -> str:
    """The kind with what distinguishes its cases."""
    if kind in HIDDEN:
        return f"{kind}-hidden" if facts[HIDDEN[kind]] is None else kind
    ending = {
        "asked": "-price" if facts.get("price") else "",
        "enough": "" if facts.get("enough") else "-not",
        "won": "" if facts.get("card") else "-host",
        "void": "" if facts.get("card") else "-host",
        "entered": "-gear" if facts.get("gear") else "",
        "wagers": "" if any(bet for _, bet in facts.get("bets", ())) else "-none",
        "favoured": "-champion" if facts.get("champion") else "",
        "struck": "-speed" if facts.get("attack") == "j" else "",
    }
    return kind + ending.get(kind, "")


def numbers(pairs: Sequence[Sequence[int]]) -> tuple[Fact, ...]:
    """Seats with a number each."""
    return tuple(fact("seat-figure", seat, figure=number) for seat, number in pairs)


def added(dice: Sequence[int]) -> str:
    return " + ".join(map(str, dice)) or "-"


def bets(bet: Mapping[str, int]) -> tuple[Fact, ...]:
    return tuple(fact("bet", corner=corner, gold=gold) for corner, gold in bet.items())


def cost(words: Sequence[str]) -> list[str]:
    """What is given up for an ability, before the colon."""
    return [*words[: words.index(":")]] if ":" in words else [*words]


def goods_of(text: str) -> tuple[int, list[str]]:
    words = text.split()
    return sum(int(word) for word in words if word.isdecimal()), [word for word in words if not word.isdecimal()]
