"""Golden Cup in the browser: every decision on the board, the matches as a show, a whole championship, a phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from ludus.bots.levels import make_bot
from ludus.bots.play import play_on
from ludus.kernel.decks import builtin_file
from ludus.match import Match, Step
from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.hands import Hands
from tests.browser.pages import PHONE, fit
from tests.browser.tables import Fits, asked, novices, own
from tests.browser.test_look import shoot
from tests.browser.visitor import Visitor
from tests.kit.rules import rule

Json = dict[str, Any]
BOARD = re.compile("^(Golden Cup table|Стол «Золотой кубок»)$")


# --- Tables in a wanted situation ---------------------------------------------------------------------


def shopping_in(number: int, coins: int = 4) -> Fits:
    """Seat A shops in this round, with so many coins at least."""
    return asked("ask-shop", lambda found, view: bool(view["round"] == number and own(view)["coins"] >= coins))


def lining(champions: int) -> Fits:
    """Seat A places so many champions, before the last round: no final follows at once."""
    return asked("ask-line", lambda found, view: view["round"] < 6 and len(own(view)["hired"]) >= champions)


class Story:
    """A game of bots that ended as wanted, to be played again by people from its beginning."""

    steps: list[Step]

    def __init__(self, by: tuple[str, ...]) -> None:
        self.by = by

    def fits(self, match: Match) -> bool:
        play_on(match, [make_bot(match.game, "normal", seat) for seat in range(match.players)], 0)
        if match.outcome is None or match.outcome.detail["by"] not in self.by:
            return False
        self.steps = list(match.steps)
        match.take_back(len(match.steps))
        return True


# --- Hands on the board ---------------------------------------------------------------------------------


class Manager(Hands):
    """Somebody who plays Golden Cup with the mouse and watches the own matches to their end."""

    BOARD = BOARD

    def __init__(self, visitor: Visitor, link: str) -> None:
        super().__init__(visitor, link)
        self.watched = len(visitor.updates)

    @property
    def question(self) -> str:
        message: str = self.visitor.update["question"]["prompt"]["message"]
        return message

    def watch(self) -> None:
        """Go on where an own match has been shown, and read the final scores."""
        news = self.visitor.updates[self.watched :]
        self.watched = len(self.visitor.updates)
        seat = self.visitor.view["seat"]
        kinds = [(event["kind"], event.get("facts", {}).get("teams", [])) for one in news for event in one["events"]]
        if any(kind == "penalty" or (kind == "result" and seat in teams) for kind, teams in kinds):
            self.at('[data-figure="continue"]').click()
            expect(self.at(".theatre")).to_have_count(0)
        if any(kind == "scored" for kind, _ in kinds):
            self.visitor.dialog.get_by_role("button", name=re.compile("^(Close|Закрыть)$")).last.click()
            expect(self.visitor.dialog).to_have_count(0)

    def answer(self, move: str) -> None:
        self.visitor.wait_for_question()
        self.watch()
        super().answer(move)

    def put_together(self, move: str) -> None:
        if move in BUTTONS:
            self.visitor.bar.get_by_role("button", name=BUTTONS[move]).click()
        elif move[0] == "X":
            self.line_up(move[1:].split("/"))
            self.visitor.confirm.click()
        elif move[0] in "PS" and "-" in move:
            for card in move.split("-")[1:]:
                self.at(f'.hand button[data-card="{card}"]').click()
            self.visitor.confirm.click() if move[0] == "P" else self.at(f'[data-buy="{move}"]').click()
        elif move[0] == "T":
            for value in move[2:].split("."):
                self.at(f'button[data-token="{move[1].lower()}{value}"]').click()
            self.at('[data-buy="T"]').click()
        else:
            self.at(place_of(move)).click()

    def line_up(self, line: list[str]) -> None:
        """Champion by champion into the slots, the rest to the bench."""
        for card in map(str, own(self.visitor.view)["hired"]):
            key = str(line.index(card) + 1) if card in line else "0"
            self.at(f'[data-champion="{card}"]').press(key)
        for slot, card in enumerate(line, 1):
            expect(self.at(f'[data-slot="{slot}"] [data-champion]')).to_have_count(int(card != "-"))
        expect(self.visitor.confirm).to_have_attribute("aria-disabled", "false")


BUTTONS: dict[str, str | re.Pattern[str]] = {
    "E": re.compile("^(End shopping|Закончить закупки)$"),
    "P": "Discard nothing",
    "X-/-/-/-": "Starting champions only",
}


def place_of(move: str) -> str:
    """What is pressed for an answer of one press."""
    if move[0] in "+-":
        return f'button[data-token="{move[1:]}"]'
    names = {"F": "keep", "H": "hire", "K": "hired", "O": "order"}
    if move[0] in names:
        value = move if move[0] == "O" else str(int(move[1:]))
        return f'[data-{names[move[0]]}="{value}"]'
    return f'[data-buy="{move}"]'


def replay(story: Story, people: list[Manager]) -> None:
    for made in story.steps:
        people[made.seat].answer(made.move)
    for person in people:
        person.visitor.until_over()
        person.watch()


# --- Whole games ---------------------------------------------------------------------------------------


def test_two_people_play_a_championship_with_a_final(visit: Visit, known: MakeKnown) -> None:
    story = Story(("final", "penalties"))
    table = known(2, story.fits, game="goldencup", table="goldencup-final")
    people = [Manager(visit(), table.link(seat)) for seat in range(2)]
    replay(story, people)
    for seat, person in enumerate(people):
        outcome = person.visitor.update["outcome"]
        won = seat in outcome["winners"]
        title = "The Golden Cup is yours!" if won else re.compile("wins the Golden Cup$")
        expect(person.page.get_by_role("heading", name=title)).to_be_visible()
        expect(person.page.get_by_text(re.compile("^Decided (in the final|by penalty throws)"))).to_be_visible()
        person.visitor.button("League").click()
        for other, line in enumerate(outcome["detail"]["lines"]):
            for name, value in line.items():
                cell = person.visitor.dialog.locator(f'[data-figure="{name}-{other}"]')
                expect(cell).to_have_text(str(value))
        person.page.keyboard.press("Escape")
    log = people[0].visitor.log
    for words in ("Shopping of Boris", "Round 1, field 1", "Round 3, field 1", "The final: Anna – Boris"):
        expect(log.get_by_text(words).first).to_be_attached()


def test_solo_against_the_automa(visit: Visit, known: MakeKnown) -> None:
    story = Story(("final", "penalties", "lead"))
    table = known(1, story.fits, game="goldencup", table="goldencup-solo")
    anna = Manager(visit(), table.link(0))
    expect(anna.at(".opponent")).to_contain_text("Automa")
    expect(anna.at(".opponent .cell")).to_have_count(5)  # what comes in rounds 2 to 6
    replay(story, [anna])
    expect(anna.page.get_by_text(re.compile("^Amateur: "))).to_be_visible()


def test_six_seats_with_bots(visit: Visit, known: MakeKnown) -> None:
    table = known(6, shopping_in(4), bots=novices(6), game="goldencup")
    anna = Manager(visit(), table.link(0))
    anna.answer("E")
    anna.visitor.wait_for_question()
    if anna.question == "ask-line":
        anna.visitor.until(lambda: anna.visitor.view["phase"] == "matches", "the reveal")
        expect(anna.at(".reveal [data-bought]")).to_have_count(6)
        expect(anna.visitor.confirm).to_have_attribute("aria-disabled", "false")
        heard = len(anna.visitor.updates)
        anna.visitor.confirm.click()
        anna.made(heard)
    tabs = anna.at(".theatre .tabs button")
    expect(tabs.filter(has_text=re.compile("–|Your match"))).to_have_count(3)
    tabs.filter(has_text="–").first.click()
    expect(anna.at(".cell .token").first).to_be_visible()
    expect(anna.at(".theatre")).not_to_have_attribute("data-match", "")
    anna.visitor.button("Continue").click()
    expect(anna.at(".hand")).to_be_visible()
    anna.visitor.button("League").click()
    expect(anna.visitor.dialog.locator("tbody tr")).to_have_count(6)
    expect(anna.visitor.dialog.locator(".pair")).to_have_count(18)


# --- Decisions ---------------------------------------------------------------------------------------------


def test_a_purchase_is_sealed_and_can_be_taken_back(visit: Visit, known: MakeKnown) -> None:
    table = known(2, shopping_in(1), game="goldencup")
    anna, boris = (Manager(visit(), table.link(seat)) for seat in range(2))
    coins = own(anna.visitor.view)["coins"]
    anna.answer("AG")
    expect(anna.visitor.figure("coins")).to_contain_text(str(coins - 3))
    assert boris.visitor.view["seats"][0]["agent"] == 0
    before = anna.visitor.version
    anna.visitor.bar.get_by_role("button", name="Take back").click()
    anna.visitor.done(before)
    expect(anna.visitor.figure("coins")).to_contain_text(str(coins))
    assert own(anna.visitor.view)["agent"] == 0
    expect(boris.visitor.log).not_to_contain_text("agent")


def test_what_should_be_confirmed_is(visit: Visit, known: MakeKnown) -> None:
    anna = Manager(visit(), known(2, game="goldencup", bots=novices(2)).link(0))
    no = anna.visitor.dialog.get_by_role("button", name="No, go back")
    anna.visitor.wait_for_question()
    anna.at("[data-keep]").first.click()
    expect(anna.visitor.dialog).to_contain_text("for the whole game")
    no.click()
    assert anna.own_moves(0) == []
    anna.answer(anna.visitor.moves[0])
    anna.visitor.wait_for_question()
    anna.visitor.bar.get_by_role("button", name="End shopping").click()
    expect(anna.visitor.dialog).to_contain_text("4 coins left")
    no.click()
    assert len(anna.own_moves(0)) == 1
    line = Manager(visit(), known(4, lining(4), game="goldencup", bots=novices(4)).link(0))
    line.visitor.wait_for_question()
    line.at('[data-slot="4"] [data-champion]').press("0")
    line.visitor.confirm.click()
    expect(line.visitor.dialog).to_contain_text("although one of yours sits on the bench")


def test_a_champion_is_dragged_into_a_slot_and_to_the_bench(visit: Visit, known: MakeKnown) -> None:
    anna = Manager(visit(), known(4, lining(5), game="goldencup", bots=novices(4)).link(0))
    anna.visitor.wait_for_question()
    sitting = anna.at(".bench [data-champion]").first
    card = sitting.get_attribute("data-champion")
    sitting.drag_to(anna.at('[data-slot="2"]'))
    expect(anna.at(f'[data-slot="2"] [data-champion="{card}"]')).to_be_visible()
    anna.at('[data-slot="3"] [data-champion]').drag_to(anna.at(".bench"))
    expect(anna.at('[data-slot="3"] .starter')).to_be_visible()
    expect(anna.visitor.figure("chance-3")).to_have_text("50%")
    heard = len(anna.visitor.updates)
    anna.visitor.confirm.click()
    anna.made(heard)
    anna.visitor.until(lambda: lined(anna.visitor) is not None, "the line-up")
    lineup = lined(anna.visitor)
    assert lineup is not None and lineup[1] == int(card or 0) and lineup[2] is None


def lined(visitor: Visitor) -> list[int | None] | None:
    """The own line-up that was revealed last since the page was opened."""
    events = [event for update in visitor.updates[1:] for event in update["events"] if event["kind"] == "lined"]
    found = [e["facts"]["lines"][e["facts"]["teams"].index(0)] for e in events if 0 in e["facts"]["teams"]]
    return found[-1] if found else None


# --- The show -----------------------------------------------------------------------------------------------


def test_the_match_plays_by_itself_and_can_be_skipped(visit: Visit, known: MakeKnown) -> None:
    anna = Manager(visit(motion=True), known(2, lining(1), game="goldencup", bots=novices(2)).link(0))
    anna.visitor.wait_for_question()
    heard = len(anna.visitor.updates)
    glory = own(anna.visitor.view)["glory"]
    anna.visitor.confirm.click()
    anna.made(heard)
    theatre = anna.at(".theatre")
    expect(theatre).to_have_attribute("data-step", "0")
    expect(anna.visitor.figure("glory-0")).to_contain_text(str(glory))
    anna.visitor.button("fast").click()
    expect(theatre).to_have_attribute("data-step", re.compile(r"^([2-9]|\d\d)$"))
    expect(anna.at('.cell[data-cell="2"] .token')).to_be_visible()
    anna.visitor.button("To the end").click()
    events = [event for update in anna.visitor.updates[1:] for event in update["events"]]
    goals = next(event["facts"]["goals"] for event in events if event["kind"] == "result")
    expect(anna.visitor.figure("goals")).to_have_text(f"{goals[0]}:{goals[1]}")
    anna.page.keyboard.press("ArrowLeft")
    anna.page.keyboard.press("ArrowLeft")
    expect(anna.visitor.figure("sentence")).not_to_be_empty()
    anna.visitor.button("Continue").click()
    expect(anna.visitor.figure("glory-0")).to_contain_text(str(own(anna.visitor.view)["glory"]))


# --- For everybody -----------------------------------------------------------------------------------------------


def test_keys_alone(visit: Visit, known: MakeKnown) -> None:
    anna = Manager(visit(), known(2, game="goldencup", bots=novices(2)).link(0))
    press = anna.page.keyboard.press

    def until_focused(selector: str) -> None:
        for _ in range(90):
            press("Tab")
            if anna.page.evaluate("(one) => document.activeElement?.matches(one) ?? false", selector):
                return
        raise AssertionError(f"no way to {selector}")

    def sure() -> None:
        until_focused("dialog button.main")
        press("Enter")

    def done(count: int) -> None:
        anna.visitor.until(lambda: len(anna.own_moves(0)) == count, "the move")

    anna.visitor.wait_for_question()
    until_focused("[data-keep]")
    press("Enter")
    sure()
    done(1)
    anna.visitor.wait_for_question()
    until_focused('button[data-token="d1"]')
    press("Enter")
    until_focused('button[data-token="d2"]')
    press("Enter")
    expect(anna.visitor.confirm).to_have_attribute("aria-disabled", "false")
    press("Control+Enter")
    done(2)
    press("1")
    expect(anna.at(".hand .card[aria-pressed=true]")).to_have_count(1)
    press("Control+Enter")
    done(3)
    anna.visitor.wait_for_question()
    press("e")
    sure()
    anna.visitor.until(lambda: anna.visitor.view["round"] == 2, "the second round")
    expect(anna.at(".theatre")).to_be_visible()
    press("Escape")
    expect(anna.at(".hand")).to_be_visible()
    assert anna.visitor.view["seats"][0]["board"].get("d3") == 1


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_six_on_a_small_phone(visit: Visit, known: MakeKnown, violations: Violations, language: str) -> None:
    table = known(6, shopping_in(5), bots=novices(6), game="goldencup")
    anna = Manager(visit(**PHONE, language=language), table.link(0))
    anna.visitor.wait_for_question()
    fit(anna.page)
    assert not violations(anna.page)
    heard = len(anna.visitor.updates)
    hire = anna.at('.hire[aria-disabled="false"]').first
    hire.scroll_into_view_if_needed()
    hire.tap()
    anna.made(heard)
    for seat in range(6):
        expect(anna.visitor.figure(f"glory-{seat}")).to_be_visible()
    anna.visitor.button(LEAGUE[language]).tap()
    expect(anna.visitor.dialog.locator("tbody tr")).to_have_count(6)
    looked_at(anna, violations)
    anna.page.keyboard.press("Escape")
    expect(anna.visitor.dialog).to_have_count(0)
    anna.answer("E")
    anna.visitor.wait_for_question()
    assert anna.question == "ask-line"
    expect(anna.at(".lineup")).to_be_visible()
    looked_at(anna, violations)
    heard = len(anna.visitor.updates)
    anna.visitor.confirm.tap()
    anna.made(heard)
    expect(anna.at(".theatre .final")).to_be_visible()
    looked_at(anna, violations)
    covers_nothing(anna)


def test_what_is_asked_about_is_in_sight_on_a_phone(visit: Visit, known: MakeKnown) -> None:
    table = known(3, asked("ask-fan"), bots=novices(3), game="goldencup")
    anna = Manager(visit(**PHONE), table.link(0))
    anna.visitor.wait_for_question()
    expect(anna.at(".fans .title")).to_be_in_viewport()
    dock, fan = anna.visitor.bar.bounding_box(), anna.at(".fans button").first.bounding_box()
    assert dock is not None and fan is not None
    assert fan["y"] >= 0 and fan["y"] + fan["height"] <= dock["y"]


LEAGUE = {"en": "League", "ru": "Таблица"}


def looked_at(anna: Manager, violations: Violations) -> None:
    fit(anna.page)
    assert not violations(anna.page)


def covers_nothing(anna: Manager) -> None:
    """While a match is shown the decision bar is one line below it, with a way to the decision."""
    decide = anna.visitor.bar.get_by_role("button")
    expect(decide).to_have_count(1)
    box = anna.visitor.bar.bounding_box()
    assert box is not None and box["height"] < 64
    decide.tap()
    expect(anna.at(".theatre")).to_have_count(0)
    expect(anna.visitor.confirm).to_be_visible()


def test_a_match_on_a_phone_in_russian(visit: Visit, known: MakeKnown, violations: Violations) -> None:
    table = known(4, lining(4), bots=novices(4), game="goldencup")
    anna = Manager(visit(**PHONE, language="ru"), table.link(0))
    anna.visitor.wait_for_question()
    expect(anna.at(".lineup")).to_contain_text("Расстановка")
    heard = len(anna.visitor.updates)
    anna.visitor.confirm.tap()
    anna.made(heard)
    expect(anna.at(".theatre .final")).to_contain_text(re.compile("Победа|Ничья"))
    fit(anna.page)
    assert not violations(anna.page)
    anna.visitor.button("Продолжить").tap()
    expect(anna.at(".theatre")).to_have_count(0)


@rule("GC-Q33")
@pytest.mark.one_in(2)
@pytest.mark.parametrize(("size", "language"), [({}, "en"), (PHONE, "ru")])
def test_a_bot_plays_on_for_a_player_who_resigns(
    visit: Visit, known: MakeKnown, violations: Violations, size: Json, language: str
) -> None:
    """Said before, in the menu and when asked once more; afterwards no controls and no way back."""
    table = known(2, shopping_in(4), bots={}, game="goldencup")  # nobody is at seat B: the round waits
    anna = Manager(visit(**size, language=language), table.link(0))
    anna.visitor.wait_for_question()
    anna.page.locator("header.top button").last.click()
    fit(anna.page)
    warning = re.compile("you can[’']t come back" if language == "en" else "вернуться нельзя")
    expect(anna.visitor.dialog).to_contain_text(warning)
    assert not violations(anna.page)
    anna.visitor.dialog.get_by_role("button", name=re.compile("^(Resign|Сдаться)$")).click()
    expect(anna.visitor.dialog).to_contain_text(warning)
    anna.visitor.dialog.get_by_role("button", name=re.compile("^(Yes, do it|Да)")).click()
    banner = anna.page.locator(".banner")
    expect(banner).to_contain_text(re.compile("^(You resigned|Вы сдались): "))
    expect(banner.get_by_role("button")).to_have_count(0)
    expect(anna.page.locator(".seats .state").first).to_have_text(re.compile("^(resigned|сдача), "))
    expect(anna.at('.hire[aria-disabled="false"]')).to_have_count(0)
    fit(anna.page)
    assert not violations(anna.page)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(visit: Visit, known: MakeKnown, violations: Violations, scheme: str) -> None:
    anna = Manager(visit(color_scheme=scheme), known(3, shopping_in(4), bots=novices(3), game="goldencup").link(0))
    anna.visitor.wait_for_question()
    assert not violations(anna.page)
    for name in ("League", "Decks", "Aid"):
        anna.visitor.button(name).click()
        expect(anna.visitor.dialog).to_be_visible()
        assert not violations(anna.page)
        anna.page.keyboard.press("Escape")
        expect(anna.visitor.dialog).to_have_count(0)
    anna.visitor.button("Matches").click()
    expect(anna.at(".theatre")).to_be_visible()
    assert not violations(anna.page)


def test_a_spectator_sees_the_teams_and_no_hand(visit: Visit, known: MakeKnown) -> None:
    table = known(3, shopping_in(3), game="goldencup")
    eve = Manager(visit(), table.watch)
    expect(eve.at(".opponent")).to_have_count(4)
    expect(eve.at(".hand")).to_have_count(0)
    assert eve.visitor.view["own"] is None


def test_the_form_offers_its_options(visit: Visit) -> None:
    anna = visit().form("goldencup")
    anna.page.get_by_role("group", name="Number of players").get_by_text("1", exact=True).click()
    anna.page.locator("form summary").click()
    anna.page.get_by_label("Automa", exact=True).select_option("legend")
    anna.called("Anna").page.get_by_role("form").get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.get_by_role("region", name=BOARD)).to_be_visible()
    anna.until(lambda: anna.view["automa"]["agent"] == 2, "the Living Legend")


# --- Decks of one's own -------------------------------------------------------------------------------------------


def test_a_table_with_champions_of_ones_own(visit: Visit, complaints: list[str], violations: Violations) -> None:
    """A wrong file is reported with its line; a good one is shown, can be removed, and is played with."""
    default_file = builtin_file("goldencup", "champions")
    own_deck = re.sub(r"^(\d+),(\w+),[^,]+,", r"\1,\2,Duck \1,", default_file, flags=re.MULTILINE)
    anna = visit(width=360, height=740).form("goldencup").called("Anna")
    page = anna.page
    page.locator("form summary").click()
    field = page.locator(".option").filter(has=page.get_by_label("Champions", exact=True)).locator("input[type=file]")

    def bring(name: str, text: str | bytes) -> None:
        content = text if isinstance(text, bytes) else text.encode()
        field.set_input_files({"name": name, "mimeType": "text/csv", "buffer": content})

    bring("wrong.csv", own_deck.replace("I:A(2)+upA(1)", "I:A(7)"))
    expect(page.get_by_role("alert")).to_contain_text("Line 2")
    complaints.clear()  # the browser reports the refusal
    bring("fans.csv", builtin_file("goldencup", "fans"))
    expect(page.get_by_role("alert")).to_contain_text("“Fan cards”")
    bring("old.csv", default_file.encode("utf-16"))
    expect(page.get_by_role("alert")).to_contain_text("UTF-8")
    bring("ducks.csv", own_deck)
    expect(page.get_by_role("alert")).to_have_count(0)
    chosen = page.locator('[data-deck="champions"]')
    expect(chosen).to_have_text(re.compile(r"ducks\.csv: 102 cards"))
    fit(page)
    assert not violations(page)
    chosen.get_by_role("button", name="Remove ducks.csv").click()
    expect(page.get_by_label("Champions", exact=True)).to_have_value("standard")
    bring("ducks.csv", own_deck)
    expect(chosen).to_be_visible()
    anna.new_table(2, "Friend, by link")
    expect(page.get_by_text("Champions: custom champions")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text("Duck")
    fit(page)
    anna.button("Fill with bots and start the game").click()
    expect(page.get_by_role("region", name=BOARD)).to_be_visible()
    anna.wait_for_question()
    anna.page.locator("[data-keep]").first.click()
    anna.dialog.get_by_role("button", name="Yes, do it").click()
    expect(page.locator(".hand")).to_contain_text(re.compile(r"Duck \d"))


# --- Pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.full
def test_pictures_of_the_table(visit: Visit, known: MakeKnown) -> None:
    shop = known(4, shopping_in(4, 5), bots=novices(4), game="goldencup", table="goldencup-picture")
    looks: dict[str, Json] = {
        "goldencup-desktop.png": {},
        "goldencup-dark.png": {"color_scheme": "dark"},
        "goldencup-russian.png": {"language": "ru"},
        "goldencup-phone.png": {"width": 390, "height": 800, "touch": True},
    }
    for name, how in looks.items():
        anna = Manager(visit(**how), shop.link(0))
        anna.visitor.wait_for_question()
        shoot(anna.page, name)
        anna.page.close()


def back_to_a_goal(anna: Manager) -> None:
    """Step back through the match until a goal is shown, or to its beginning."""
    for _ in range(40):
        step = anna.at(".theatre").get_attribute("data-step")
        if step == "0" or anna.at(".verdict.goal").count():
            return
        anna.page.keyboard.press("ArrowLeft")
        expect(anna.at(".theatre")).not_to_have_attribute("data-step", step or "")


@pytest.mark.full
def test_pictures_of_a_match(visit: Visit, known: MakeKnown) -> None:
    for name, how in {
        "goldencup-match": {},
        "goldencup-match-phone": {"width": 390, "height": 800, "touch": True},
    }.items():
        table = known(4, lining(5), bots=novices(4), game="goldencup", table=name)
        anna = Manager(visit(**how), table.link(0))
        anna.visitor.wait_for_question()
        shoot(anna.page, name.replace("match", "lineup") + ".png")
        heard = len(anna.visitor.updates)
        anna.visitor.confirm.click()
        anna.made(heard)
        expect(anna.at(".theatre")).to_be_visible()
        back_to_a_goal(anna)
        shoot(anna.page, f"{name}.png")
