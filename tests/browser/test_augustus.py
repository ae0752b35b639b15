"""Augustus in the browser: every decision put together on the board, hidden answers, chains and losses, a phone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest
from playwright.sync_api import Locator, Page, expect

from ludus.bots.levels import make_bot
from ludus.bots.play import play_on
from ludus.games.augustus.cards import JOKER
from ludus.games.augustus.events import ARRANGED, AVE, DREW, FINISHED, MOBILISED
from ludus.games.augustus.moves import GIVE
from ludus.games.augustus.state import Augustus
from ludus.kernel.decision import Decision
from ludus.kernel.rng import Rng
from ludus.match import Match, Step
from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.pages import PHONE, fit, settle, until
from tests.browser.tables import Fits, asked, novices, own, reach, stretch
from tests.browser.test_look import shoot
from tests.browser.visitor import Visitor

Json = dict[str, Any]
WINDOW = 24  # answers that three people give in the long test
BOARD = re.compile("^(Augustus table|Стол «Августус»)$")
BUTTONS = {
    "-": "Do nothing",
    "m-": "No, nothing",
    "f-": "No, nothing",
    "a-": "Leave everything as it is",
    "r-": "Decline for ever",
}


# --- Tables in a wanted situation ---------------------------------------------------------------------


def has_to_give(match: Match) -> bool:
    """Seat A chooses who gets a tile (AU-189), which is so rare that games are looked through untold."""
    state, rng = cast(Augustus, match.state.clone()), Rng(1)
    made: list[tuple[int, int]] = []
    while not state.over() and state.phase != GIVE:
        made.append((state.actor(), state.advise(state.actor(), rng)))
        state.apply(*made[-1])
    if state.actor() != 0:
        return False
    for seat, move in made:
        match.play_move(seat, move)
    return True


def completes(found: Decision, view: Json) -> bool:
    """A legion from the supply can complete an objective."""
    return own(view)["supply"] > 0 and any(
        fact.message == "fact-completes" for choice in found.choices for fact in choice.facts
    )


class Story:
    """What bots played in a stretch of a game, to be played again by people."""

    steps: list[Step]
    views: list[Json]

    def fits(self, match: Match) -> bool:
        """A stretch with a joker, a chain and a loss that somebody had to choose."""
        play_on(match, [make_bot(match.game, "normal", seat) for seat in range(match.players)], 0)
        steps = list(match.steps)
        for end in range(WINDOW, len(steps)):
            if has_all(steps[end - WINDOW : end]):
                self.steps, self.views = stretch(match, end - WINDOW, end)
                return True
        return False


def has_all(steps: list[Step]) -> bool:
    joker = any(event[0] == DREW and event[1] == JOKER for step in steps for event in step.events)
    return joker and any(step.move[0] in "xwl" for step in steps) and any(map(is_chain, steps))


def is_chain(step: Step) -> bool:
    """Did an ability complete another objective?"""
    kinds = [event[0] for event in step.events[:2]]
    return len(kinds) == 2 and kinds[0] in (MOBILISED, FINISHED, ARRANGED) and kinds[1] == AVE


# --- Hands on the board ---------------------------------------------------------------------------------


def go(visitor: Visitor, link: str) -> Visitor:
    visitor.page.goto(link)
    expect(board(visitor)).to_be_visible()
    return visitor


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=BOARD)


def goal(visitor: Visitor, place: str) -> Locator:
    """A raised space of this kind."""
    return board(visitor).locator(f'button.goal[data-space="{place}"]').first


def step(visitor: Visitor, text: str) -> None:
    """One mobilisation: the space first, then the legion if it does not come from the supply."""
    source, _, target = text.partition(">")
    goal(visitor, target or text[1:]).click()
    if target:
        board(visitor).locator(f'button[data-space="{source}"]:has(.source)').first.click()


def objective(visitor: Visitor, card: str) -> Locator:
    return board(visitor).locator(f'.cards [data-card="{card}"]')


def completed(visitor: Visitor, card: str) -> Locator:
    return board(visitor).locator(f'.slots [data-card="{card}"] button')


def displayed(visitor: Visitor, card: str) -> Locator:
    return board(visitor).locator(f'.display [data-card="{card}"]')


def spaces_of(words: list[str]) -> Counter[str]:
    """`19HK` -> one legion on 19H, one on 19K."""
    found: Counter[str] = Counter()
    for word in words:
        card = re.match(r"\d+", word)
        assert card
        found.update(card.group() + symbol for symbol in word[card.end() :])
    return found


def arrange(visitor: Visitor, words: list[str]) -> None:
    """Carry legions one by one until they stand as written."""
    view = visitor.view
    standing = [
        f"{one['card']}" + "".join(s for s, yes in zip(symbols(view, one["card"]), one["cover"], strict=True) if yes)
        for one in own(view)["active"]
    ]
    now, then = spaces_of(standing), spaces_of(words)
    for source, target in zip((now - then).elements(), (then - now).elements(), strict=True):
        board(visitor).locator(f'button[data-space="{source}"]:has(.legion)').last.click()
        goal(visitor, target).click()


def symbols(view: Json, card: int) -> str:
    text: str = view["cards"][str(card)]["symbols"]
    return text


def answer(visitor: Visitor, move: str) -> None:
    """Give any answer with the mouse."""
    visitor.wait_for_question()
    before = visitor.version
    question = visitor.update["question"]["prompt"]["message"]
    if move in BUTTONS or question in ("ask-count", "ask-give"):
        name = f"Bot {move[1]}" if question == "ask-give" else BUTTONS.get(move, "Take the tile")
        visitor.bar.get_by_role("button", name=name).click()
        return visitor.done(before)
    put_together(visitor, question, move)
    visitor.confirm.click()
    visitor.done(before)


def put_together(visitor: Visitor, question: str, move: str) -> None:
    words = move[1:].split(",")
    if question == "ask-place":
        step(visitor, move)
    elif question in ("ask-mob", "ask-mobany"):
        for part in move[1:].split("/"):
            step(visitor, part)
    elif question == "ask-rearrange":
        arrange(visitor, words)
    elif question == "ask-remove":
        for place, count in Counter(words).items():
            for number in range(count):
                board(visitor).locator(f'button[data-space="{place}"]:has(.legion)').nth(number).click()
    else:
        where = displayed if question == "ask-pick" else completed if question == "ask-lose" else objective
        for card in words:
            where(visitor, card).click()


def quick_answer(visitor: Visitor) -> None:
    """Some answer, the first one of the list."""
    answer(visitor, visitor.moves[0])


# --- Whole rounds ----------------------------------------------------------------------------------------


def wait_for(visitor: Visitor, version: int) -> None:
    visitor.until(lambda: visitor.version >= version, "the newest state")


def check_secret(people: list[Visitor], seat: int) -> None:
    """Nobody else has received, or shows, what this seat has answered while others still think."""
    for number, visitor in enumerate(people):
        if number != seat:
            assert all("answer" not in one for one in visitor.view["seats"] if one["seat"] != number)
            expect(board(visitor).locator(".pending")).to_have_count(
                1 if own(visitor.view)["answer"] not in (None, "-") else 0
            )


def test_three_people_play_rounds_with_a_joker_a_chain_and_a_loss(visit: Visit, known: MakeKnown) -> None:
    story = Story()
    table = known(3, story.fits, game="augustus", table="augustus-rounds")
    people = [go(visit(), table.link(seat)) for seat in range(3)]
    waited = False
    for number, made in enumerate(story.steps):
        answer(people[made.seat], made.move)
        following = story.steps[number + 1] if number + 1 < len(story.steps) else None
        newest = max(visitor.version for visitor in people)
        for visitor in people:
            wait_for(visitor, newest)
        if following and not made.events and not waited and made.move.startswith("+"):
            waited = True
            check_secret(people, made.seat)
            expect(board(people[made.seat]).locator(".legion.pending")).to_have_count(1)
            expect(board(people[made.seat]).get_by_text("Hidden until all have answered.")).to_be_visible()
    assert waited
    for seat, visitor in enumerate(people):
        visitor.sees(story.views[seat])
    log = people[1].log
    for words in ("draws a joker", "Ave Caesar!", "All tokens go back into the bag"):
        expect(log.get_by_text(words).first).to_be_attached()


def test_an_answer_can_be_taken_back_until_all_have_answered(visit: Visit, known: MakeKnown) -> None:
    table = known(2, reach(lambda match: match.view(0)["phase"] == "place" and len(match.to_act) == 2), game="augustus")
    anna, boris = (go(visit(), table.link(seat)) for seat in range(2))
    first, last = [move for move in table.match.moves(0) if move.startswith("+")][:1] + ["-"]
    answer(anna, first)
    expect(board(anna).locator(".legion.pending")).to_have_count(1)
    before = anna.version
    board(anna).get_by_role("button", name="Take back").click()
    anna.done(before)
    expect(board(anna).locator(".legion.pending")).to_have_count(0)
    expect(boris.log).not_to_contain_text(first)
    answer(anna, last)
    quick_answer(boris)
    anna.until(lambda: anna.view["round"] > table.view["round"] or anna.view["phase"] != "place", "the reveal")


# --- Decisions, one by one ---------------------------------------------------------------------------------

SITUATIONS: dict[str, Fits] = {
    "ask-keep": asked("ask-keep"),
    "ask-mob": asked("ask-mob", lambda found, view: any("/" in choice.move for choice in found.choices)),
    "ask-mobany": asked("ask-mobany"),
    "ask-finish": asked("ask-finish"),
    "ask-rearrange": asked("ask-rearrange", lambda found, view: len(found.choices) > 1),
    "ask-remove": asked("ask-remove"),
    "ask-wipe": asked("ask-wipe"),
    "ask-lose": asked("ask-lose"),
    "ask-give": has_to_give,
    "ask-count": asked("ask-count"),
    "ask-pick": asked("ask-pick", lambda found, view: view["picks"] == 2),
}


@pytest.mark.one_in(3)
@pytest.mark.parametrize("question", SITUATIONS)
def test_every_decision_is_put_together_on_the_board(visit: Visit, known: MakeKnown, question: str) -> None:
    table = known(3, SITUATIONS[question], bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    longest = max(table.match.moves(0), key=len)
    heard = len(anna.updates)
    answer(anna, longest)
    anna.until(lambda: answer_since(anna, heard) != "", "what was done")
    counted = ",".join(re.sub(r"[A-Z]+", lambda word: f":{len(word.group())}", word) for word in longest.split(","))
    assert answer_since(anna, heard) == (counted if question == "ask-rearrange" else longest)


def answer_since(visitor: Visitor, since: int) -> str:
    """Seat A's answer in the events after the first `since` updates; for an arrangement, the legions of each card."""
    for event in (event for update in visitor.updates[since:] for event in update["events"]):
        if event.get("seat") == 0 and event["kind"] in NOTATION:
            return NOTATION[event["kind"]](event["facts"])
    return ""


def part(facts: Json) -> str:
    target = f"{facts['card']}{facts['symbol']}"
    return f"+{target}" if facts["origin"] is None else f"{facts['origin']}{facts['origin_symbol']}>{target}"


def picture(facts: Json) -> str:
    """`a19:2,20:1` for `a19HK,20H`."""
    words = sorted((one["card"], sum(one["cover"])) for one in facts["spaces"])
    return "a" + ",".join(f"{card}:{count}" for card, count in words)


NOTATION: dict[str, Callable[[Json], str]] = {
    "kept": lambda facts: "k" + ",".join(map(str, facts["cards"])),
    "mobilised": lambda facts: "m" + "/".join(map(part, facts["parts"])),
    "finished": lambda facts: f"f{facts['card']}",
    "arranged": picture,
    "removed": lambda facts: "x" + ",".join(f"{one['card']}{one['symbol']}" for one in facts["spaces"]),
    "wiped": lambda facts: f"w{facts['card']}",
    "lost": lambda facts: f"l{facts['card']}",
    "gave": lambda facts: f"g{'ABC'[facts['to']]}",
    "counted": lambda facts: f"r{facts['count']}" if facts["taken"] else "r-",
    "picked": lambda facts: "p" + ",".join(map(str, facts["cards"])),
}


def test_declining_a_count_tile_is_for_ever(visit: Visit, known: MakeKnown) -> None:
    table = known(3, SITUATIONS["ask-count"], bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    count = len(own(anna.view)["done"])
    expect(board(anna).locator(f'[data-tile="count:{count}"].offered')).to_be_visible()
    before = anna.version
    anna.bar.get_by_role("button", name="Decline for ever").click()
    expect(anna.dialog).to_contain_text("you can never have it again")
    anna.done(before)
    expect(board(anna).locator(f'[data-tile="count:{count}"].declined')).to_be_visible()


def test_a_loss_is_confirmed_and_its_cause_is_named(visit: Visit, known: MakeKnown) -> None:
    table = known(3, SITUATIONS["ask-lose"], bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    expect(anna.figure("status")).to_have_text("Every opponent discards one completed objective.")
    expect(board(anna).locator("li.current")).to_contain_text(f"Bot {'ABC'[table.view['owner']]}")
    card = table.match.moves(0)[0][1:]
    before = anna.version
    completed(anna, card).click()
    anna.confirm.click()
    expect(anna.dialog).to_contain_text("with all that it brings")
    anna.dialog.get_by_role("button", name="No, go back").click()
    assert anna.version == before
    anna.confirm.click()
    anna.done(before)
    anna.until(lambda: int(card) not in own(anna.view)["done"], "the loss")


def test_a_tile_is_given_to_one_of_those_who_have_most(visit: Visit, known: MakeKnown) -> None:
    table = known(3, has_to_give, bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    anna.wait_for_question()
    asked_for = table.match.decision(0)
    assert asked_for is not None
    tile = f"res:{asked_for.prompt.values['tile']}"
    holder = board(anna).locator(f'[data-tile="{tile}"] .owner')
    heirs = table.match.moves(0)
    assert heirs == ["gB", "gC"]
    expect(anna.bar).to_contain_text(f"who gets the {tile[4:]} tile?")
    expect(anna.bar.locator(".answers").get_by_role("button")).to_have_text(["Bot B", "Bot C"])
    mine = holder.inner_text()
    answer(anna, "gC")
    expect(holder).not_to_have_text(mine)
    anna.until(lambda: {one["tile"]: one["owner"] for one in anna.view["tiles"]}[tile] == 2, "the tile of C")
    expect(anna.log.get_by_text("Anna gives the tile to Bot C")).to_be_visible()


def test_passing_by_a_completion_is_asked_about(visit: Visit, known: MakeKnown) -> None:
    table = known(3, asked("ask-place", completes), bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    expect(board(anna).locator("button.goal .crown").first).to_be_visible()
    anna.bar.get_by_role("button", name="Do nothing").click()
    expect(anna.dialog).to_contain_text("You could complete an objective")
    anna.dialog.get_by_role("button", name="No, go back").click()
    board(anna).locator("button.goal:has(.crown)").first.click()
    expect(board(anna).get_by_text("completes it!")).to_be_visible()
    expect(anna.bar).to_contain_text("completes")


# --- Other ways of playing ------------------------------------------------------------------------------------


def test_a_legion_is_dragged_from_the_supply_and_from_a_space(visit: Visit, known: MakeKnown) -> None:
    moved = asked("ask-place", lambda found, view: own(view)["supply"] > 0 and ">" in found.choices[1].move)
    table = known(3, moved, bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    source, _, target = next(move for move in anna.moves if ">" in move).partition(">")
    before, count = anna.version, len(placed(anna, 0))
    board(anna).locator(f'button[data-space="{source}"]:has(.legion)').last.drag_to(goal(anna, target))
    anna.done(before)
    anna.until(lambda: len(placed(anna, 0)) > count, "the reveal")
    assert placed(anna, 0)[count]["origin"] == int(source[:-1])
    anna.wait_for_question()
    while anna.update["question"]["prompt"]["message"] != "ask-place" or not any(m.startswith("+") for m in anna.moves):
        quick_answer(anna)
        anna.wait_for_question()
    target = next(move for move in anna.moves if move.startswith("+"))[1:]
    before, count = anna.version, len(placed(anna, 0))
    board(anna).locator("button.pawn").drag_to(goal(anna, target))
    anna.done(before)
    anna.until(lambda: len(placed(anna, 0)) > count, "the reveal")
    assert placed(anna, 0)[count]["card"] == int(target[:-1])


def placed(visitor: Visitor, seat: int) -> list[Json]:
    """What this seat has placed, according to the page's events."""
    events = [event for update in visitor.updates for event in update["events"]]
    return [event["facts"] for event in events if event["kind"] == "placed" and event["seat"] == seat]


def test_keys_alone(visit: Visit, known: MakeKnown) -> None:
    table = known(2, bots=novices(2), game="augustus")
    anna = go(visit(), table.link(0))
    anna.wait_for_question()
    for key in "246":
        anna.page.keyboard.press(key)
    expect(anna.figure("kept")).to_have_text("3 of 3 chosen")
    before = anna.version
    anna.page.keyboard.press("Control+Enter")
    anna.done(before)
    for number in range(8):
        anna.wait_for_question()
        before, question = anna.version, anna.update["question"]["prompt"]["message"]
        if question not in ("ask-place", "ask-pick"):
            quick_answer(anna)
        elif question == "ask-place" and number == 3:
            anna.page.keyboard.press("-")
        else:
            expect(board(anna).locator("button.goal, .display .open").first).to_be_visible()
            anna.page.keyboard.press("1")
            expect(anna.confirm).to_have_attribute("aria-disabled", "false")
            anna.page.keyboard.press("Control+Enter")
        anna.done(before)
    assert len(placed(anna, 0)) >= 5


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_six_on_a_small_phone(visit: Visit, known: MakeKnown, violations: Violations, language: str) -> None:
    late = asked("ask-place", lambda found, view: view["round"] > 14 and own(view)["supply"] > 1)
    table = known(6, late, bots=novices(6), game="augustus")
    anna = go(visit(**PHONE, language=language), table.link(0))
    for _ in range(2):
        anna.wait_for_question()
        fit(anna.page)
        expect(anna.figure("token")).to_be_in_viewport()
        if anna.update["question"]["prompt"]["message"] != "ask-place":
            break
        raised = board(anna).locator("button.goal").last
        expect(raised).to_be_in_viewport()
        before = anna.version
        raised.tap()
        anna.confirm.tap()
        anna.done(before)
    assert not violations(anna.page)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(visit: Visit, known: MakeKnown, violations: Violations, scheme: str) -> None:
    table = known(5, asked("ask-pick", lambda found, view: view["round"] > 10), bots=novices(5), game="augustus")
    anna = go(visit(color_scheme=scheme), table.link(0))
    anna.wait_for_question()
    assert not violations(anna.page)
    for name in ("Player aid", "Score"):
        anna.button(name).click()
        expect(anna.dialog).to_be_visible()
        assert not violations(anna.page)
        anna.page.keyboard.press("Escape")
        expect(anna.dialog).to_have_count(0)


def test_the_end_shows_the_score_pad(visit: Visit, known: MakeKnown, violations: Violations) -> None:
    def shortly_before(match: Match) -> bool:
        play_on(match, [make_bot(match.game, "normal", seat) for seat in range(match.players)], 0)
        match.take_back(1)
        return match.to_act == (0,)

    table = known(3, shortly_before, bots=novices(3), game="augustus")
    anna = go(visit(), table.link(0))
    quick_answer(anna)
    pad = anna.page.get_by_role("dialog", name="Score pad")
    expect(pad).to_be_visible()
    for seat, total in enumerate(anna.update["outcome"]["detail"]["totals"]):
        expect(pad.locator(f'[data-figure="total-{seat}"]')).to_have_text(str(total))
    assert not violations(anna.page)
    pad.get_by_role("button", name="Close").first.click()
    expect(anna.page.get_by_role("heading", name=re.compile("won|share"))).to_be_visible()


COUNT_FLIGHTS = """
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (this.dataset?.flight || this.style?.position === "fixed") window.flights.push(this.className);
    return animate.apply(this, how);
  };
"""


def has_flown(page: Page, what: str) -> bool:
    return what in " ".join(page.evaluate("() => window.flights"))


def test_legions_fly_unless_the_player_wants_no_motion(visit: Visit, known: MakeKnown) -> None:
    for motion in (True, False):
        table = known(2, asked("ask-place", completes), bots=novices(2), game="augustus")
        anna = visit(motion=motion)
        anna.page.add_init_script(COUNT_FLIGHTS)
        go(anna, table.link(0)).wait_for_question()
        board(anna).locator("button.goal:has(.crown)").first.click()
        before = anna.version
        anna.confirm.click()
        anna.done(before)
        if motion:
            expect(board(anna).locator(".banner")).to_contain_text("Ave Caesar!")
            anna.button("Skip the animation").click()
            expect(board(anna).locator(".banner")).to_have_count(0)
            until(anna.page, partial(has_flown, anna.page, "legion"), "a flight")
        else:
            settle(anna.page)
            assert anna.page.evaluate("() => window.flights") == []


def test_the_form_offers_its_options(visit: Visit) -> None:
    anna = visit().form("augustus")
    anna.page.get_by_role("group", name="Number of players").get_by_text("6", exact=True).click()
    anna.page.locator("form summary").click()
    anna.page.get_by_label("Starting objectives").select_option("random3")
    anna.called("Anna").page.get_by_role("form").get_by_role("button", name="Play", exact=True).click()
    expect(board(anna)).to_be_visible()
    anna.until(lambda: anna.view["players"] == 6 and len(own(anna.view)["active"]) == 3, "three objectives")


# --- Pictures -----------------------------------------------------------------------------------------------------


def fine(found: Decision, view: Json) -> bool:
    """A position that shows much."""
    if not completes(found, view) or view["token"] == "J" or len(view["drawn"]) < 5:
        return False
    seats = view["seats"]
    busy = sum(seat["same"] != [] for seat in seats) >= 2 and sum(len(seat["done"]) >= 3 for seat in seats) >= 3
    return busy and own(view)["supply"] > 0 and len(own(view)["active"]) == 3


@pytest.mark.full
def test_pictures_of_the_table(visit: Visit, known: MakeKnown) -> None:
    table = known(
        4, asked("ask-place", fine), bots=dict.fromkeys((1, 2, 3), "normal"), game="augustus", table="augustus-picture"
    )
    looks: dict[str, Json] = {
        "augustus-desktop.png": {},
        "augustus-dark.png": {"color_scheme": "dark"},
        "augustus-russian.png": {"language": "ru"},
        "augustus-phone.png": PHONE,
    }
    for name, how in looks.items():
        anna = go(visit(**how), table.link(0))
        anna.wait_for_question()
        board(anna).locator("button.goal:has(.crown)").first.click()
        expect(anna.confirm).to_have_attribute("aria-disabled", "false")
        shoot(anna.page, name)
        anna.page.close()


@pytest.mark.full
def test_pictures_of_decisions(visit: Visit, known: MakeKnown) -> None:
    chain = known(3, SITUATIONS["ask-mob"], bots=novices(3), game="augustus", table="augustus-picture-ave")
    anna = go(visit(), chain.link(0))
    anna.wait_for_question()
    step(anna, max((move for move in anna.moves if "/" in move), key=len)[1:].split("/")[0])
    expect(anna.figure("steps")).to_contain_text("1 of 2")
    shoot(anna.page, "augustus-ave.png")
    six = known(
        6,
        asked("ask-place", lambda found, view: view["round"] > 24),
        bots=novices(6),
        game="augustus",
        table="augustus-picture-six",
    )
    go(anna, six.link(0)).wait_for_question()
    shoot(anna.page, "augustus-six.png")
    phone = go(visit(**PHONE), six.link(0))
    phone.wait_for_question()
    phone.page.evaluate("() => scrollTo(0, 0)")
    shoot(phone.page, "augustus-phone-six.png")
    over = known(4, reach(lambda match: match.over), bots=novices(4), game="augustus", table="augustus-picture-end")
    go(anna, over.link(0))
    anna.button("Score").click()
    expect(anna.dialog).to_be_visible()
    shoot(anna.page, "augustus-end.png")
