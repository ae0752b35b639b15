"""Decisions read from text (specification 7); `notation_writing.py` writes them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ludus.games.spartacus import cards, moves, moves_arena, moves_lists, moves_turn, notation_writing
from ludus.games.spartacus.deck import HOUSE_IDS, card_ids, deck, spaces
from ludus.games.spartacus.effects import aimed
from ludus.games.spartacus.notation_cards import asset_number, hand_number, intrigue_numbers, number, other_words
from ludus.games.spartacus.notation_words import MOST_WORDS, quoted, silent
from ludus.games.spartacus.notation_writing import format_move as format_move
from ludus.games.spartacus.phases.promises import secretly_kept
from ludus.games.spartacus.rows import vows
from ludus.kernel.meta import SEATS
from ludus.kernel.refusals import Unreadable
from ludus.kernel.state import RESIGN

if TYPE_CHECKING:
    from ludus.games.spartacus.state import Spartacus
    from ludus.kernel.game import Game

WORDS = {name: kind for kind, name in notation_writing.PLAIN.items()}
NUMBER_WORDS = {name: kind for kind, name in notation_writing.NUMBERS.items()}
ASSET_WORDS = {name: kind for kind, name in notation_writing.ASSETS.items() if kind != moves.DROP}
HAND_WORDS = {name: kind for kind, name in notation_writing.HAND_CARDS.items()}
SERVICE_KINDS = (moves.PASS, moves.YES, moves.NO, moves.REFUSE, moves.UP, moves.DOWN)  # and an invitation
NOT_FOR_SALE = moves.END
SLOTS = {"WE": 0, "AR": 1, "XE": 2}  # where gear goes
PLAN_TEXT = re.compile(
    r"(?P<card>[A-Z]{2}\d\d[A-Z]?)(?: >(?P<target>[A-D]))?(?: \+(?P<named>[A-D]))?"
    r"(?: : (?P<asset>[A-Z]{2}(?:\d\d[A-Z]?)?))?(?: X(?P<gold>[1-9]\d?))?(?P<agent> AGENT)?"
)
ASK_TEXT = re.compile(r"ASK (?P<asked>[A-D](?:,[A-D])*)(?: GOLD (?P<price>[1-9]\d?))? FOR (?P<plan>.+)")
OFFER_TEXT = re.compile(r"OFFER (?:(?P<number>\d{1,12}) )?(?P<to>[A-D]) (?P<given>[^:\[]+) : (?P<wanted>.+)")
ACTION_TEXT = re.compile(r"(?=.)(?:(?:STAY|([A-G][1-7]))?(?: ?([XJ]))?|([XJ]) (?:STAY|([A-G][1-7])))")
LOSE_TEXT = re.compile(r"LOSE A(\d) D(\d) S(\d)")


class Parser:
    """Reads one decision; ValueError for what is none."""

    def __init__(self, s: Spartacus, seat: int) -> None:
        self.s = s
        self.seat = seat

    def read(self, text: str) -> int:
        if text == "RESIGN":
            return RESIGN
        word, _, rest = text.partition(" ")
        name = word.lower()
        if name in WORDS and not rest:
            return WORDS[name]
        if name in ("kept", "broken") and not rest:
            rest = self.only_promise()
        if name in NUMBER_WORDS:
            return moves.pack(NUMBER_WORDS[name], number(rest))
        if name in ("healer", "pick"):
            rest = self.whose(name, rest)
        if name in ASSET_WORDS:
            owner = moves.plan_target(self.s.scheme) if name == "pick" and self.s.scheme >= 0 else self.seat
            return moves.pack(ASSET_WORDS[name], self.asset(rest, owner))
        if name in HAND_WORDS:
            return moves.pack(HAND_WORDS[name], hand_number(rest))
        reader = READERS.get(name)
        if reader is not None:
            return reader(self, rest, text)
        return self.action(text)

    def asset(self, text: str, owner: int) -> int:
        """Guards on the table of a house are all alike, and any of them may be named; one in a hand is no asset."""
        card = intrigue_numbers().get(text, -1)
        if owner < self.s.players and card in self.s.houses[owner].guards:
            return moves.A_GUARD
        return asset_number(text)

    def goods(self, text: str, owner: int) -> tuple[int, list[int]]:
        """Gold and assets, upwards; more than an offer can hold is left to its reader."""
        gold, assets = 0, []
        for word in text.split():
            if re.fullmatch(r"\d{1,6}", word):
                gold += int(word)
            else:
                assets.append(self.asset(word, owner))
        return gold, sorted(assets)

    def only_promise(self) -> str:
        """`kept` without a number means the one promise to this house that is open."""
        s, kept = self.s, secretly_kept(self.s)
        mine = [vow for vow in range(vows.count(s)) if vows.receiver(s, vow) == self.seat and vows.is_open(s, vow)]
        numbers = [vow + 1 for vow in mine if vow not in kept]
        return str(numbers[0]) if len(numbers) == 1 else ""

    def whose(self, name: str, rest: str) -> str:
        """`healer SL06 A.GL05`, `pick B.SL02a`: what everybody sees may be repeated, but not wrongly."""
        s = self.s
        if name == "healer":
            suffix = f" {SEATS[s.active]}.{card_ids('market')[s.patient].upper()}" if s.patient >= 0 else ""
            return rest.removesuffix(suffix)
        target = moves.plan_target(s.scheme)
        return rest.removeprefix(f"{SEATS[target]}.") if s.scheme >= 0 and target < s.players else rest

    def plan(self, rest: str) -> int:
        found = matched(PLAN_TEXT, other_words(rest))
        card = hand_number(found["card"])
        target, named = self.houses(card, found["target"], found["named"])
        asset = asset_number(found["asset"]) if found["asset"] else 0
        gold = int(found["gold"] or 0)
        if gold > moves.MOST_X:
            raise ValueError(rest)
        return moves.plan_of(card, target, named, asset, gold, 1 if found["agent"] else 0)

    def houses(self, card: int, first: str | None, second: str | None) -> tuple[int, int]:
        """Target and named house; a scheme that leaves no choice needs none, two targets stand in any order."""
        target = SEATS.index(first) if first else moves.NO_HOUSE
        named = SEATS.index(second) if second else moves.NO_HOUSE
        if first is None and deck().forms[card] == cards.SCHEME and aimed(self.s, card, self.seat) >= 0:
            target = aimed(self.s, card, self.seat)
        if deck().aims[card] == cards.AT_TWO and second and named < target:
            target, named = named, target
        return target, named

    def play(self, rest: str, text: str) -> int:
        rest, _, helpers = rest.partition(" WITH ")
        if helpers:
            return self.reveal(self.plan(rest), helpers)
        return moves.pack(moves.PLAY, self.plan(rest))

    def reveal(self, plan: int, helpers: str) -> int:
        """`play SC10a X2 with B,C`: the scheme for which these houses have just given their support."""
        s = self.s
        asked = s.stage == moves.REVEALING and s.active == self.seat
        if not asked or moves.plan_in(s.request) != plan or helpers != notation_writing.seats_text(s.agreed):
            raise ValueError(helpers)
        return moves.REVEAL

    def foil(self, rest: str, text: str) -> int:
        return moves.pack(moves.FOIL, self.plan(rest))

    def react(self, rest: str, text: str) -> int:
        return moves.pack(moves.REACT, self.plan(rest))

    def ask(self, rest: str, text: str) -> int:
        found = matched(ASK_TEXT, text)
        if int(found["price"] or 0) > moves.MOST_PRICE:
            raise ValueError(text)
        asked = sum({1 << SEATS.index(letter) for letter in found["asked"].split(",")})
        price = int(found["price"] or 0)
        return moves.pack(moves.ASK, moves.ask_of(self.plan(found["plan"]), asked, price))

    def house(self, rest: str, text: str) -> int:
        found = matched(r"([A-Z]{3})(?: FIG ([1-4]))?", rest)
        figure = int(found[2] or self.free_figure()) - 1
        return moves.pack(moves.HOUSE, moves.house_of(HOUSE_IDS.index(found[1]), figure))

    def free_figure(self) -> int:
        taken = {house.figure for house in self.s.houses}
        return next(figure + 1 for figure in range(4) if figure not in taken)

    def keep(self, rest: str, text: str) -> int:
        if rest:
            raise ValueError(text)
        return moves.BALANCE

    def drop(self, rest: str, text: str) -> int:
        """Gladiators in the balance, or the asset that a scheme demands."""
        if self.s.stage == moves.DROPPING:
            return moves.pack(moves.DROP, self.asset(rest, self.seat))
        dropped = [asset_number(word) - 1 for word in rest.split()]
        if not dropped or max(dropped) >= cards.GLADIATORS or len(set(dropped)) < len(dropped):
            raise ValueError(text)
        return moves.pack(moves.BALANCE, sum(1 << card for card in dropped))

    def ability(self, rest: str, text: str) -> int:
        cost, _, cards = rest.partition(" :")
        words = cost.split()
        if not words or words[0] not in ("1", "2") or len(words) > 4 or len(cards.split()) > 3:
            raise ValueError(text)
        assets = moves_lists.packed(
            sorted(self.asset(word, self.seat) for word in words[1:])
        )  # from gladiators to guards
        thrown = moves_lists.packed_cards([hand_number(word) for word in cards.split()])
        return moves.pack(moves.ABILITY, moves_turn.ability_of(int(words[0]), assets, thrown))

    def use(self, rest: str, text: str) -> int:
        found = matched(r"(\S+)(?: >([A-D]))?(?: : (\S+))?(?: LOT([1-4]))?", rest)
        asset = asset_number(found[1])
        house = moves.NO_HOUSE if found[2] else 0  # no other ability names one
        if notation_writing.is_spy(asset):
            house = SEATS.index(found[2]) if found[2] else moves.NO_HOUSE
        card = hand_number(found[3]) + 1 if found[3] else 0
        return moves.pack(moves.USE, moves_turn.use_of(asset, house, card, int(found[4] or 0)))

    def end(self, rest: str, text: str) -> int:
        hand = self.s.houses[self.seat].hand
        places = 0
        for word in rest.split():
            card = hand_number(word)
            place = 1 << (hand.index(card) if card in hand else len(hand))
            if places & place:
                raise ValueError(text)
            places |= place
        return moves.pack(moves.END, places)

    def pay(self, rest: str, text: str) -> int:
        found = matched(r"([A-D]) (\d{1,3})", rest)
        return moves.pack(moves.PAY, moves.pay_of(SEATS.index(found[1]), int(found[2])))

    def vow(self, rest: str, text: str) -> int:
        found = matched(r"([A-D]) ([A-Z]+)(?: (\d{1,2}))?", rest)
        what = notation_writing.VOW_WORDS.index(found[2].lower())
        return moves.pack(moves.VOW, moves.vow_of(SEATS.index(found[1]), what, int(found[3] or 0)))

    def offer(self, rest: str, text: str) -> int:
        found = matched(OFFER_TEXT, text)
        if int(found["number"] or self.s.next_offer) != self.s.next_offer:
            raise ValueError(text)
        to = SEATS.index(found["to"])
        gold, assets = self.goods(found["given"], self.seat)
        if is_too_much(gold, assets):
            return moves.pack(moves.OFFER, moves.too_much(to))
        given = moves_lists.packed(assets)
        if service := re.fullmatch(r"\[(.+)\]", found["wanted"]):
            return moves.pack(moves.OFFER, moves.service_of(to, gold, given, self.service(service[1], found["to"])))
        wants, wanted = self.goods(found["wanted"], to)
        if is_too_much(wants, wanted):
            return moves.pack(moves.OFFER, moves.too_much(to))
        return moves.pack(moves.OFFER, moves.terms_of(to, gold, wants, given, moves_lists.packed(wanted)))

    def service(self, text: str, to: str) -> int:
        """A decision in brackets, `[yes]` or `[D yes]`: only words that need no look at what the other house holds.

        Any other decision is read as one that is never for sale, whatever it names.
        """
        word, _, rest = text.removeprefix(f"{to} ").partition(" ")
        name = word.lower()
        if WORDS.get(name) in SERVICE_KINDS and not rest:
            return WORDS[name]
        if name == "invite":
            return self.invite(rest, text)
        if name in READERS or name in WORDS or name in NUMBER_WORDS or name in ASSET_WORDS or name in HAND_WORDS:
            return NOT_FOR_SALE
        raise ValueError(text)

    def invite(self, rest: str, text: str) -> int:
        if len(rest) != 1 or rest not in SEATS[:4]:
            raise ValueError(text)
        return moves.pack(moves.INVITE, SEATS.index(rest))

    def enter(self, rest: str, text: str) -> int:
        """The fighter first; gear finds its own place."""
        words = rest.split()
        if not words:
            raise ValueError(text)
        fighter, gear = asset_number(words[0]), 0
        for word in words[1:]:
            asset = asset_number(word)
            slot = SLOTS.get(word[:2])
            if slot is None:
                return moves.pack(moves.ENTER, moves_arena.enter_of(fighter, moves_arena.NO_GEAR))
            if moves_arena.gear(gear, slot) >= 0:
                return moves.pack(moves.ENTER, moves_arena.enter_of(fighter, moves_arena.TWO_ALIKE))
            gear = moves_arena.with_gear(gear, slot, asset)
        return moves.pack(moves.ENTER, moves_arena.enter_of(fighter, gear))

    def bet(self, rest: str, text: str) -> int:
        named = 0
        for word in rest.split():
            found = matched(r"(V1|V2|IN|DC)=([1-3])", word)
            corner = notation_writing.BETS.index(found[1])
            if moves.stake(named, corner):
                raise ValueError(text)
            named += moves.bet_of(corner, int(found[2]))
        return moves.pack(moves.BET, named)

    def reroll(self, rest: str, text: str) -> int:
        return moves.pack(moves.REROLL, 0 if rest == "-" else number(rest))

    def defend(self, rest: str, text: str) -> int:
        return moves.pack(moves.DEFEND, ("D", "S").index(rest))

    def lose(self, rest: str, text: str) -> int:
        found = matched(LOSE_TEXT, text)
        return moves.pack(moves.LOSE, moves_arena.loss_of(int(found[1]), int(found[2]), int(found[3])))

    def step(self, rest: str, text: str) -> int:
        return moves.pack(moves.STEP, spaces().index(rest.lower()))

    def action(self, text: str) -> int:
        """`d4`, `d4 x`, `x`, `x d4`, `stay`; after an attack the same words are a step."""
        found = matched(ACTION_TEXT, text)
        here = self.place()
        if found[3]:  # an attack, then a movement
            later = spaces().index(found[4].lower()) if found[4] else here
            attack = notation_writing.ATTACKS.index(found[3].lower())
            return moves.pack(moves.ACT, moves_arena.act_of(here, attack, later))
        space = spaces().index(found[1].lower()) if found[1] else here
        attack = notation_writing.ATTACKS.index(found[2].lower()) if found[2] else 0
        if self.s.stage == moves.STEPPING and not attack:
            return moves.pack(moves.STEP, space)
        return moves.pack(moves.ACT, moves_arena.act_of(space, attack, -1))

    def place(self) -> int:
        b = self.s.bout
        return int(b.places[1 if b.owners[1] == self.seat else 0])


READERS = {
    "play": Parser.play,
    "foil": Parser.foil,
    "react": Parser.react,
    "ask": Parser.ask,
    "house": Parser.house,
    "keep": Parser.keep,
    "drop": Parser.drop,
    "hab": Parser.ability,
    "use": Parser.use,
    "end": Parser.end,
    "pay": Parser.pay,
    "vow": Parser.vow,
    "offer": Parser.offer,
    "invite": Parser.invite,
    "enter": Parser.enter,
    "bet": Parser.bet,
    "rr": Parser.reroll,
    "def": Parser.defend,
    "lose": Parser.lose,
    "step": Parser.step,
}


def matched(pattern: str | re.Pattern[str], text: str) -> re.Match[str]:
    found = re.fullmatch(pattern, text)
    if found is None:
        raise ValueError(text)
    return found


def is_too_much(gold: int, assets: list[int]) -> bool:
    """More than one side of an offer can hold?"""
    return gold > moves.MOST_GOLD or len(assets) > moves.MOST_ASSETS


def parse(game: Game, s: Spartacus, seat: int, text: str) -> int:
    """The move that a text means; raises `Unreadable`."""
    if len(quoted(text)) > MOST_WORDS:
        raise Unreadable("long-words", game, most=MOST_WORDS)
    try:
        return Parser(s, seat).read(" ".join(silent(text).upper().split()))
    except (ValueError, KeyError, IndexError):
        raise Unreadable("bad-move", game, text=text[:80]) from None
