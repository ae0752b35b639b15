"""Spartacus in the browser: a whole turn with foil, refusal, exchange, tied bids and a duel; bots; a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from ludus.match import Match, Step
from tests.browser.conftest import MakeKnown, Violations, Visit, listen
from tests.browser.hands import Hands
from tests.browser.pages import PHONE, data, fit, settle, show
from tests.browser.tables import Fits, reach, stretch
from tests.browser.test_look import shoot
from tests.browser.visitor import Visitor

Json = dict[str, Any]
BOARD = re.compile("^(Spartacus table|Стол «Спартак»)")
SEATS = "ABCD"
ROWS = (4, 5, 6, 7, 6, 5, 4)
COMPUTERS = {1: "normal", 2: "normal", 3: "normal"}
QUICK = {"length": "quick"}
MOST_STEPS = 90  # that people play of a turn
TABLE = "spartacus-turn-3"  # cards follow from the name: the first deal of this one fits


# --- A sensible answer -----------------------------------------------------------------------------------


def distance(one: str, other: str) -> float:
    """Steps between two spaces of the arena."""

    def place(space: str) -> tuple[int, float]:
        row = "abcdefg".index(space[0])
        return row, int(space[1]) + (7 - ROWS[row]) / 2

    (row, x), (other_row, other_x) = place(one), place(other)
    down = abs(row - other_row)
    return down + max(0.0, abs(x - other_x) - down / 2)


def fight(view: Json, moves: list[str]) -> str:
    """Strike if that can be, else go as near as possible."""
    strikes = [move for move in moves if move[-1] in "xj"]
    if strikes:
        return strikes[0]
    rival = next(side for side in view["arena"]["sides"] if side["seat"] != view["seat"])
    return min(moves, key=lambda move: distance(move, rival["space"]))


def simple(view: Json, moves: list[str]) -> str:
    """An answer that brings the game on: all fight, nobody schemes."""
    stage = view["stage"]
    if stage == "act":
        return fight(view, moves)
    if stage == "enter":
        return max(moves, key=lambda move: (move != "refuse", len(move)))
    if stage == "turn":
        return next(move for move in moves if move.startswith("end"))
    return moves[0]


class Plan:
    """A turn in which everything happens that shall be seen: the answers to all questions of it."""

    def __init__(self) -> None:
        self.offered = False

    def answer(self, view: Json, moves: list[str]) -> str:
        stage = view["stage"]
        if stage == "turn":
            return self.intrigue(moves)
        if stage == "support":
            return "no"
        if stage == "scheme":
            return next((move for move in moves if move.startswith("foil")), "pass")
        if stage == "trade":
            return self.trade(view)
        if stage == "bid":
            wanted = self.bid(view)
            return wanted if wanted in moves else "bid 0"
        if stage == "wager":
            return moves[-1]
        return simple(view, moves)

    def intrigue(self, moves: list[str]) -> str:
        """Ask for support once, play once, end."""
        for verb in ("ask", "play"):
            found = [move for move in moves if move.startswith(verb)]
            if found and not getattr(self, verb, False):
                setattr(self, verb, True)
                return found[-1]
        return next(move for move in moves if move.startswith("end"))

    def trade(self, view: Json) -> str:
        """A guard of another house for two gold, who takes it."""
        if not self.offered:
            seat = view["seat"]
            partner = next((one["seat"] for one in view["seats"] if one["seat"] != seat and one["guards"]), None)
            own = view["own"]["gold"]
            if partner is not None and own >= 2:
                self.offered = True
                return f"offer {SEATS[partner]} 2 : GU"
        mine = [offer for offer in view["offers"] if offer["to"] == view["seat"]]
        return f"accept {mine[0]['number']}" if mine else "ready"

    def bid(self, view: Json) -> str:
        """The first lot is tied between two houses, then one of them adds a coin."""
        auction, seat = view["auction"], view["seat"]
        rich = [one for one in auction["contenders"] if one < 2]
        if auction["lot"] == 0 and not auction["host"] and seat in rich and view["own"]["gold"]:
            return "bid 1" if not any(auction["laid"]) or seat == 0 else "bid 0"
        return f"bid {min(seat, view['own']['gold'])}" if auction["host"] else "bid 0"


# --- Tables in a wanted situation ------------------------------------------------------------------------


class Story:
    """The first turn of a game as it was planned, to be played again by people."""

    steps: list[Step]
    views: list[Json]

    def fits(self, match: Match) -> bool:
        plan = Plan()
        while not match.over and match.view(None)["turn"] < 2:
            seat = self.next_seat(match)
            match.play(seat, plan.answer(match.view(seat), match.moves(seat)))
        kinds = {event.kind for event in match.events(None)}
        lots = [event.facts["lot"] for event in match.events(None) if event.kind == "bids"]
        if lots.count(1) == 2:
            kinds.add("tied")
        if match.over or not set(HAPPENINGS) <= kinds or len(match.steps) > MOST_STEPS:
            return False
        self.steps, self.views = stretch(match, 0, len(match.steps))
        return True

    def next_seat(self, match: Match) -> int:
        """A player with an open offer answers it first."""
        offers = match.view(None)["offers"]
        return offers[0]["to"] if offers and offers[0]["to"] in match.to_act else match.to_act[0]

    def last_of(self, seat: int) -> int:
        """The number of the last step of a house."""
        return max(number for number, made in enumerate(self.steps) if made.seat == seat)


def at_stage(stage: str, also: Callable[[Json, list[str]], bool] = lambda view, moves: True) -> Fits:
    """Bots play until seat A is asked this."""

    def look(match: Match) -> bool:
        if match.over or 0 not in match.to_act:
            return False
        view = match.view(0)
        return view["stage"] == stage and also(view, match.moves(0))

    return reach(look)


def can_strike(view: Json, moves: list[str]) -> bool:
    return any(move.endswith("x") for move in moves)


# --- Hands on the board ----------------------------------------------------------------------------------


class Dominus(Hands):
    """Somebody who plays Spartacus with the mouse."""

    BOARD = BOARD

    @property
    def arena(self) -> Locator:
        return self.at(".arena")

    def steps(self) -> tuple[int, int]:
        """How much of the bout is shown, and how much there is; nothing of both where there is no arena."""
        found = data(self.arena, "step") + data(self.arena, "length")
        shown, length = map(int, found or "00")
        return shown, length

    def step_by(self, by: int) -> None:
        """Show one step more of the bout, or one less."""
        wanted = self.steps()[0] + by
        self.arena.get_by_role("button", name="One step back" if by < 0 else "One step forward").click()
        expect(self.arena).to_have_attribute("data-step", str(wanted))

    def follow(self) -> None:
        """Wait until all of the bout that has happened is shown."""
        self.visitor.until(lambda: len(set(self.steps())) == 1, "the end of the bout")

    def put_together(self, move: str) -> None:
        verb, _, rest = move.partition(" ")
        hand = HANDS.get(verb)
        if hand is not None:
            hand(self, rest)
        elif re.fullmatch(r"[a-g][1-7]", verb):
            self.act(verb, rest)
        else:
            self.press(f'[data-move="{move}"], [data-answer="{move}"]')

    def house(self, rest: str) -> None:
        self.press(f'[data-choose="{rest.split()[0]}"]')

    def keep(self, rest: str) -> None:
        self.press('[data-act="balance"]')

    def plan(self, rest: str) -> None:
        """A card of the hand with its target."""
        found = re.fullmatch(r"(\w+)(?: >(\w))?(?: \+(\w))?(?: : (\w+))?", rest)
        assert found is not None, rest
        card, target, named, asset = found.groups()
        if self.at(".plan").count() == 0:
            self.press(f'.hand [data-card="{card}"]')
        expect(self.at(".plan")).to_be_visible()
        for name, value in (("target", target), ("named", named)):
            if value and self.at(f'[data-{name}="{SEATS.index(value)}"]').count():
                self.press(f'[data-{name}="{SEATS.index(value)}"]')
        if asset:
            self.press(f'.plan [data-asset="{asset}"]')
        self.press('.plan [data-act="plan"]')

    def ask(self, rest: str) -> None:
        found = re.fullmatch(r"([A-D,]+)(?: gold (\d+))? for (.+)", rest)
        assert found is not None, rest
        self.press(f'.hand [data-card="{found[3].split()[0]}"]')
        expect(self.at(".plan")).to_be_visible()
        bribe = self.at('.plan [data-figure="x"]')  # House Solonius may pay instead: it must not, or nobody is asked
        while bribe.count() and not bribe.inner_text().startswith("0"):
            self.at(".plan .step").first.get_by_role("button").first.click()
        for _ in range(int(found[2] or 0)):
            self.at(".plan .step").last.get_by_role("button").last.click()
        self.plan(found[3])

    def foil(self, rest: str) -> None:
        self.press(f'[data-foil="{rest.split()[0]}"]')
        self.plan(rest)

    def end(self, rest: str) -> None:
        if rest:
            self.press('[data-act="ending"]')
            for card in rest.split():
                self.press(f'.hand [data-card="{card}"]')
        self.press('[data-act="end"]')

    def offer(self, rest: str) -> None:
        to, given, _, wanted = rest.split()
        self.press(f'.trade [data-with="{SEATS.index(to)}"]')
        for _ in range(int(given)):
            self.at(".trade .column").first.get_by_role("button", name=re.compile(": (more|больше)$")).click()
        self.at(".trade .column").last.locator(f'[data-goods="{wanted}"]').first.click()
        self.press('.trade [data-act="offer"]')

    def bid(self, rest: str) -> None:
        self.at("#bid-range").fill(rest)
        self.visitor.confirm.click()

    def invite(self, rest: str) -> None:
        self.press(f'[data-invite="{rest}"]')

    def enter(self, rest: str) -> None:
        fighter, *gear = rest.split()
        self.press(f'[data-enter="{fighter}"]')
        for card in gear:
            self.press(f'[data-wear="{card}"]')
        self.press('[data-answer="enter"]')

    def bet(self, rest: str) -> None:
        for stake in rest.split():
            self.press(f'[data-stake="{stake}"]')
        self.press('[data-answer="bet"]')

    def act(self, space: str, attack: str) -> None:
        """A press on the space; where that can mean more than one thing, a button says what."""
        ways = [move for move in self.visitor.moves if move.startswith(space)]
        self.press(f'[data-space="{space}"]')
        if len(ways) > 1:
            self.press(f'[data-answer="{" ".join(filter(None, [space, attack]))}"]')

    def step(self, rest: str) -> None:
        self.press(f'[data-space="{rest}"]')

    def reroll(self, rest: str) -> None:
        self.press('[data-answer="rr -"]' if rest == "-" else f'button[data-die="{rest}"]')

    def lose(self, rest: str) -> None:
        """A press marks one more die of its colour; what must go in any case is marked already."""
        for colour, part in zip(("red", "black", "blue"), rest.split(), strict=True):
            pool = self.at(f'[data-lose="{colour}"]')
            marked = pool.locator('[aria-pressed="true"]')
            for number in range(marked.count(), int(part[1:])):
                pool.locator('[aria-pressed="false"]').last.click()
                expect(marked).to_have_count(number + 1)
        self.press('.losses [data-answer="lose"]')


HANDS: dict[str, Callable[[Dominus, str], None]] = {
    "house": Dominus.house,
    "keep": Dominus.keep,
    "play": Dominus.plan,
    "ask": Dominus.ask,
    "foil": Dominus.foil,
    "end": Dominus.end,
    "offer": Dominus.offer,
    "bid": Dominus.bid,
    "invite": Dominus.invite,
    "enter": Dominus.enter,
    "bet": Dominus.bet,
    "step": Dominus.step,
    "rr": Dominus.reroll,
    "lose": Dominus.lose,
}


# --- Whole turns and games -------------------------------------------------------------------------------


def log_shows(words: str) -> Callable[[Dominus, Step], None]:
    """Every log shows this text."""

    def look(person: Dominus, made: Step) -> None:
        expect(person.visitor.log.get_by_text(re.compile(words)).first).to_be_attached()

    return look


def see_request(person: Dominus, made: Step) -> None:
    """What support is asked for stays with the asker (SP-710)."""
    mine = person.visitor.view["seat"] == made.seat
    assert (person.visitor.view["request"]["plan"] is not None) == mine
    expect(person.at(".request .card")).to_have_count(int(mine))


def see_tie(person: Dominus, made: Step) -> None:
    """Those who share it see what is already bid; all others wait."""
    tied = person.visitor.view["auction"]["contenders"]
    assert len(tied) == 2
    expect(person.at(".reveal")).to_contain_text("A tie: those who share it bid again.")
    expect(person.at("[data-purse]")).to_have_count(len(tied))
    mine = person.visitor.view["seat"] in tied
    again = person.at(".auction .own").get_by_text("1 gold of yours lies there already; the new bid comes on top.")
    expect(again).to_have_count(int(mine))
    expect(person.visitor.bar.get_by_text(re.compile("are tied. You have laid 1 gold"))).to_have_count(int(mine))


def see_host(person: Dominus, made: Step) -> None:
    host = person.visitor.view["host"]
    expect(person.at(f'[data-house="{host}"] .host')).to_be_visible()
    expect(person.at("[data-house] .host")).to_have_count(1)


def see_fall(person: Dominus, made: Step) -> None:
    person.follow()
    log_shows("surrenders|falls injured|is decapitated")(person, made)


# What must happen in the turn, and how each who is there sees it.
HAPPENINGS: dict[str, Callable[[Dominus, Step], None]] = {
    "asked": see_request,
    "lapsed": log_shows("does not support"),
    "foiled": log_shows("is foiled"),
    "traded": log_shows(" trade: "),
    "bids": log_shows("Bids for "),
    "tied": see_tie,
    "host": see_host,
    "wagers": log_shows("Wagers: "),
    "struck": log_shows("attacks"),
    "defeated": see_fall,
    "spared": log_shows("goes home alive"),
}


def see(people: list[Dominus], made: Step, heard: int) -> set[str]:
    """Everybody sees what came of a move; `heard` is what its maker knew before."""
    maker = people[made.seat].visitor
    kinds = {event["kind"] for update in maker.updates[heard:] for event in update["events"]} & set(HAPPENINGS)
    if "bids" in kinds and maker.view["stage"] == "bid" and any(maker.view["auction"]["laid"]):
        kinds.add("tied")
    for person in people:
        if kinds and not person.page.is_closed():
            person.visitor.until_after(maker.version - 1, "the news")
            for kind in kinds:
                HAPPENINGS[kind](person, made)
    return kinds


def test_four_people_play_a_whole_turn(visit: Visit, known: MakeKnown, complaints: list[str]) -> None:
    """One of them leaves when the wagers lie, and comes back when the next turn has begun."""
    story = Story()
    table = known(4, story.fits, game="spartacus", options=QUICK, table=TABLE)
    absent = min(range(4), key=story.last_of)
    people = [Dominus(visit(), table.link(seat)) for seat in range(4)]
    seen: set[str] = set()
    for number, made in enumerate(story.steps):
        heard = len(people[made.seat].visitor.updates)
        people[made.seat].answer(made.move)
        seen |= see(people, made, heard)
        if number == story.last_of(absent):
            people[absent].page.close()
    assert seen == set(HAPPENINGS)
    page = people[absent].page.context.new_page()
    listen(page, complaints)
    people[absent] = Dominus(Visitor(page, people[absent].visitor.address), table.link())
    since = people[absent].at(".since")
    expect(since).to_contain_text("Since your last decision")
    since.locator("summary").click()
    for words in ("attacks", "goes home alive", "Turn 2"):
        expect(since.get_by_role("listitem").filter(has_text=words).first).to_be_visible()
    for seat, person in enumerate(people):
        wanted = story.views[seat]
        person.visitor.sees(wanted)
        show(person.at(".hand [data-card]"), "card", set(wanted["own"]["hand"]))
        expect(person.at('ol [aria-current="step"]')).to_have_text("Upkeep")


def test_one_person_and_three_bots_begin_a_game(visit: Visit, known: MakeKnown) -> None:
    table = known(4, bots=COMPUTERS, options=QUICK, game="spartacus")
    anna = Dominus(visit(), table.link(0))
    for _ in range(40):
        assert anna.visitor.wait_for_question()
        if anna.visitor.view["phase"] == "market":
            break
        anna.answer(simple(anna.visitor.view, anna.visitor.moves))
    expect(anna.visitor.figure("step")).to_be_visible()
    expect(anna.at('[aria-current="step"]')).to_have_text("Market")


def test_bots_are_watched_to_the_end(visit: Visit, known: MakeKnown) -> None:
    """From the first decision on, at the highest speed."""
    everybody = dict.fromkeys(range(4), "normal")
    table = known(4, bots=everybody, options={**QUICK, "turn_limit": "1"}, game="spartacus", stopped=True)
    eve = Dominus(visit(motion=True), table.watch)
    pace = eve.visitor.page.locator('[data-figure="pace"]')
    expect(pace.get_by_role("button", name="Resume")).to_be_visible()
    expect(pace.locator('[aria-pressed="true"]')).to_have_count(0)
    assert eve.visitor.update["speed"] == "stopped" and eve.visitor.view["phase"] == "setup"
    pace.locator('[data-speed="fast"]').click()
    eve.visitor.until(lambda: eve.visitor.over, "the end")
    expect(pace).to_have_count(0)
    if eve.at('[data-speed="fast"]').count():
        eve.press('[data-speed="fast"]')
    eve.follow()
    assert eve.visitor.view["own"] is None
    expect(eve.at(".hand")).to_have_count(0)
    kinds = {event["kind"] for update in eve.visitor.updates for event in update["events"]}
    assert {"bids", "host"} <= kinds
    if "defeated" in kinds:  # unless too few houses sent a fighter
        fallen = re.compile("surrender|injur|decapitat", re.IGNORECASE)
        expect(eve.visitor.log.get_by_text(fallen).first).to_be_attached()


# --- The arena -------------------------------------------------------------------------------------------


def test_a_bout_is_followed_step_by_step_and_can_be_skipped(visit: Visit, known: MakeKnown) -> None:
    table = known(4, at_stage("act", can_strike), bots=COMPUTERS, options=QUICK, game="spartacus")
    anna = Dominus(visit(motion=True), table.link(0))
    anna.visitor.wait_for_question()
    anna.press('[data-speed="slow"]')
    anna.follow()
    before = anna.steps()
    heard = len(anna.visitor.updates)
    anna.answer(next(move for move in anna.visitor.moves if move.endswith("x")))
    now, length = anna.steps()
    assert before[0] <= now < length
    expect(anna.at(".cell.open")).to_have_count(0)
    anna.press('[data-figure="skip"]')
    anna.follow()
    events = [event for update in anna.visitor.updates[heard:] for event in update["events"]]
    struck = next(event for event in events if event["kind"] == "struck" and event["seat"] == 0)["facts"]
    while anna.steps()[0] > before[0]:
        anna.step_by(-1)
    while "attacks" not in anna.visitor.figure("said").inner_text():
        anna.step_by(1)
    expect(anna.at('[data-figure="lines"] .die')).to_have_count(len(struck["red"]) + len(struck["black"]))


def test_a_showdown_decides_the_game(visit: Visit, known: MakeKnown) -> None:
    def in_it(view: Json, moves: list[str]) -> bool:
        return bool(view["phase"] == "showdown")

    options = {**QUICK, "turn_limit": "1"}
    table = known(4, at_stage("enter", in_it), bots=COMPUTERS, options=options, game="spartacus")
    anna = Dominus(visit(), table.link(0))
    houses = anna.visitor.view["showdown"]["ranks"]
    expect(anna.at('[data-figure="ladder"] li')).to_have_count(len(houses))
    expect(anna.at('[data-figure="ladder"] li.now')).to_have_count(2)
    expect(anna.at('[data-answer="refuse"]')).to_have_count(0)
    for _ in range(100):
        if not anna.visitor.wait_for_question():
            break
        anna.answer(simple(anna.visitor.view, anna.visitor.moves))
    assert anna.visitor.update["outcome"]["detail"]["by"] == "showdown"
    assert anna.visitor.update["outcome"]["winners"][0] in houses


def test_the_map_is_walked_with_keys(visit: Visit, known: MakeKnown) -> None:
    table = known(4, at_stage("act"), bots=COMPUTERS, options=QUICK, game="spartacus")
    anna = Dominus(visit(), table.link(0))
    anna.visitor.wait_for_question()
    sides = anna.visitor.view["arena"]["sides"]
    own = next(side["space"] for side in sides if side["seat"] == 0)
    anna.at(f'[data-space="{own}"]').focus()
    heard = len(anna.visitor.updates)
    for key in ("ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowUp", "ArrowDown"):
        anna.page.keyboard.press(key)
        settle(anna.page)
        space = anna.page.evaluate("() => document.activeElement.dataset.space")
        if space != own and [move[:2] for move in anna.visitor.moves].count(space) == 1:
            break
    expect(anna.at(f'[data-space="{space}"]')).to_have_attribute("aria-label", re.compile("you can move here"))
    anna.page.keyboard.press("Enter")
    anna.made(heard)
    assert anna.own_moves(heard) == [space]


def test_bets_are_sealed_and_a_refusal_is_confirmed(visit: Visit, known: MakeKnown) -> None:
    table = known(4, at_stage("enter"), bots={2: "normal", 3: "normal"}, options=QUICK, game="spartacus")
    anna = Dominus(visit(), table.link(0))
    anna.visitor.wait_for_question()
    heard = len(anna.visitor.updates)
    anna.press('[data-answer="refuse"]')
    expect(anna.visitor.dialog).to_contain_text("influence")
    anna.visitor.dialog.get_by_role("button", name="No, go back").click()
    assert anna.own_moves(heard) == []
    betting = known(4, at_stage("wager"), bots={2: "normal", 3: "normal"}, options=QUICK, game="spartacus")
    boris, clara = Dominus(visit(), betting.link(0)), Dominus(visit(), betting.link(1))
    boris.visitor.wait_for_question()
    boris.answer("bet DC=1")
    assert clara.visitor.view["arena"]["bets"][0] is None
    expect(boris.at('[data-corner="DC"] .stake')).to_contain_text("1")
    expect(clara.at('[data-corner="DC"] .stake')).to_have_count(0)


# --- For everybody ---------------------------------------------------------------------------------------


MOMENTS: dict[str, Fits] = {
    "turn": at_stage("turn"),
    "trade": at_stage("trade"),
    "bid": at_stage("bid"),
    "invite": at_stage("invite"),
    "enter": at_stage("enter"),
    "wager": at_stage("wager"),
    "act": at_stage("act", can_strike),
    "verdict": at_stage("verdict"),
}


@pytest.mark.one_in(4)
@pytest.mark.parametrize("moment", MOMENTS)
def test_on_a_small_phone_in_russian(visit: Visit, known: MakeKnown, violations: Violations, moment: str) -> None:
    table = known(4, MOMENTS[moment], bots=COMPUTERS, options=QUICK, game="spartacus")
    anna = Dominus(visit(**PHONE, language="ru"), table.link(0))
    anna.visitor.wait_for_question()
    fit(anna.page)
    assert not violations(anna.page)
    expect(anna.board).not_to_contain_text(re.compile(r"\bw-[a-z]|\{ ?\$"))


def test_a_finger_moves_a_fighter(visit: Visit, known: MakeKnown) -> None:
    table = known(4, at_stage("act"), bots=COMPUTERS, options=QUICK, game="spartacus")
    anna = Dominus(visit(**PHONE), table.link(0))
    anna.visitor.wait_for_question()
    spaces = [move[:2] for move in anna.visitor.moves]
    space = next(space for space in spaces[1:] if spaces.count(space) == 1)
    heard = len(anna.visitor.updates)
    anna.at(f'[data-space="{space}"]').tap()
    anna.made(heard)
    assert anna.own_moves(heard) == [space]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(visit: Visit, known: MakeKnown, violations: Violations, scheme: str) -> None:
    for moment in ("turn", "act"):
        table = known(4, MOMENTS[moment], bots=COMPUTERS, options=QUICK, game="spartacus")
        anna = Dominus(visit(color_scheme=scheme), table.link(0))
        anna.visitor.wait_for_question()
        assert not violations(anna.page)


def test_a_spectator_sees_no_hand(visit: Visit, known: MakeKnown) -> None:
    table = known(4, at_stage("turn"), options=QUICK, game="spartacus")
    eve = Dominus(visit(), table.watch)
    expect(eve.at(".hand")).to_have_count(0)
    assert eve.visitor.view["own"] is None


def test_the_form_offers_its_options(visit: Visit) -> None:
    anna = visit().form("spartacus")
    anna.page.locator("form summary").click()
    anna.page.get_by_label("Length", exact=True).select_option("quick")
    anna.called("Anna").page.get_by_role("form").get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("region", name=BOARD)).to_be_visible()
    anna.until(lambda: anna.view["options"]["length"] == "quick", "a quick game")


# --- Pictures --------------------------------------------------------------------------------------------


@pytest.mark.full
def test_pictures_of_the_table(visit: Visit, known: MakeKnown) -> None:
    looks: dict[str, Json] = {"desktop": {}, "phone": {"width": 390, "height": 800, "touch": True}}
    for moment in ("turn", "act"):
        table = known(
            4, MOMENTS[moment], bots=COMPUTERS, options=QUICK, game="spartacus", table=f"spartacus-picture-{moment}"
        )
        for look, how in looks.items():
            anna = Dominus(visit(**how), table.link(0))
            anna.visitor.wait_for_question()
            shoot(anna.page, f"spartacus-{moment}-{look}.png")
            anna.page.close()
