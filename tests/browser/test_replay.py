"""Replays in the browser: steps, perspectives, links, records, comments, playing on."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from ludus.bots.levels import make_bot
from ludus.bots.play import let_bot_move
from ludus.match import Match
from tests.browser.conftest import Ended, MakeKnown, Violations, Visit
from tests.browser.pages import DESK_AND_PHONE, PHONE, fit, show, until
from tests.browser.tables import NAMES, played_out
from tests.browser.translations import in_language
from tests.browser.visitor import sign

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
RECORDS = {
    "regicide": "3-players-win",
    "gorus": "gorus-3-players-extra",
    "augustus": "augustus-2-players",
    "goldencup": "goldencup-2-players-lead",
    "spartacus": "spartacus-4-players-showdown",
}


def begun(match: Match) -> bool:
    """Bots have made ten moves."""
    bots = [make_bot(match.game, "easy", seat) for seat in range(match.players)]
    for _ in range(10):
        seat = match.to_act[0]
        let_bot_move(match, seat, bots[seat], 0)
    return not match.over


def step_description(page: Page) -> Locator:
    return page.get_by_test_id("step-description")


def at(page: Page, step: int, last: int | None = None) -> None:
    """Wait until this step is shown."""
    end = r"\d+" if last is None else str(last)
    expect(step_description(page)).to_have_text(re.compile(rf"^(Step|Шаг) {step} (of|из) {end}\b"))


def hand_after(match: Match, step: int, seat: int) -> set[str]:
    """The hand of a seat in Regicide after so many steps."""
    steps = [(each.seat, each.move) for each in match.steps]
    match.take_back(len(steps) - step)
    hand = set(match.view(seat)["seats"][seat]["hand"])
    for who, move in steps[step:]:
        match.play(who, move)
    return hand


def holds(page: Page, hand: set[str]) -> None:
    """Wait until exactly these cards of Regicide are in the hand that is seen."""
    show(page.locator('[data-zone="hand"] [data-card]'), "card", hand)


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (360, 740, "ru")])
@pytest.mark.parametrize(("game", "players"), [("regicide", 3), ("gorus", 4)])
def test_step_by_step_through_a_finished_game(
    visit: Visit,
    known: MakeKnown,
    violations: Violations,
    game: str,
    players: int,
    width: int,
    height: int,
    language: str,
) -> None:
    table = known(players, played_out, game=game)
    last = len(table.match.steps)
    page = visit(width=width, height=height, language=language, touch=width < 500).page
    page.goto(f"{table.address}/#/replay/{table.table}")
    at(page, 0, last)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step, last)
    page.keyboard.press("ArrowDown")  # the next round
    expect(step_description(page)).not_to_have_text(re.compile(r"^(Step|Шаг) 0 "))
    slider = page.get_by_role("slider")
    slider.fill(str(last - 1))
    at(page, last - 1, last)
    line = page.get_by_role("complementary").locator('[aria-current="step"]')
    expect(line.get_by_role("button")).to_have_text(str(last - 1))
    page.get_by_role("button", name=re.compile("^(Next step|Шаг вперёд)$")).click()
    at(page, last, last)
    expect(page.get_by_role("region", name=re.compile("^(Game over|Партия окончена)"))).to_be_visible()
    expect(page).to_have_url(re.compile(rf"#/replay/{table.table}/{last}$"))
    page.keyboard.press("ArrowLeft")  # what the board showed by itself, the scores, does not stand in the way
    at(page, last - 1, last)
    fit(page)
    assert violations(page) == []


def test_perspectives_and_a_link_to_a_step(visit: Visit, known: MakeKnown) -> None:
    table = known(2, played_out)
    page = visit().page
    page.goto(f"{table.address}/#/replay/{table.table}/5?seat=A")
    at(page, 5)
    holds(page, hand_after(table.match, 5, 0))
    seat = page.get_by_label("View as")
    seat.select_option(label="Boris")
    expect(page).to_have_url(re.compile(r"/5\?seat=B$"))
    at(page, 5)
    holds(page, hand_after(table.match, 5, 1))
    seat.select_option(label="spectator")
    expect(page.locator('[data-zone="hand"] [data-card]')).to_have_count(0)
    seat.select_option(label="Boris")
    page.keyboard.press("ArrowRight")
    at(page, 6)
    page.get_by_role("button", name="Share").click()
    link = f"{table.address}/#/replay/{table.table}/6?seat=B"
    expect(page.get_by_role("textbox", name="Link to this step")).to_have_value(link)
    other = visit(language="ru").page
    other.goto(link)
    at(other, 6)
    holds(other, hand_after(table.match, 6, 1))
    step = next(number for number, each in enumerate(table.match.steps, 1) if number > 6 and each.seat == 1)
    other.keyboard.press("]")
    at(other, step)


def reads(places: Locator, texts: list[str]) -> bool:
    """Are these the texts, in any order?"""
    return sorted(places.all_inner_texts()) == texts


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), [({}, "en"), (PHONE, "ru")], ids=["desk", "phone"])
def test_all_hands_of_a_finished_game(
    visit: Visit, known: MakeKnown, violations: Violations, how: dict[str, Any], language: str
) -> None:
    table = known(3, played_out)
    page = visit(language=language, **how).page
    page.goto(f"{table.address}/#/replay/{table.table}/4?seat=B")
    at(page, 4)
    everybody = {"en": "all hands", "ru": "всех сразу"}[language]
    page.get_by_label(re.compile("^(View as|Глазами)")).select_option(label=everybody)
    for step in (4, 5):
        at(page, step)
        for seat in range(3):
            hand = sorted(map(sign, hand_after(table.match, step, seat)))
            places = page.locator(f'[data-hand="{seat}"] li')
            expect(places).to_have_count(len(hand))
            until(page, partial(reads, places, hand), f"hand {seat}")
        page.keyboard.press("ArrowRight") if step == 4 else None
    holds(page, hand_after(table.match, 5, 1))
    fit(page)
    assert violations(page) == []
    page.get_by_label(re.compile("^(View as|Глазами)")).select_option(label="Anna")
    expect(page.locator("[data-hand]")).to_have_count(0)
    holds(page, hand_after(table.match, 5, 0))


def test_a_running_game_from_the_own_seat_up_to_now(visit: Visit, known: MakeKnown) -> None:
    table = known(2, begun)
    anna = visit()
    anna.go(table.link(0))
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("link", name="Replay").click()
    at(anna.page, 10, 10)
    holds(anna.page, table.hand(0))
    expect(anna.page.get_by_label("View as").locator("option")).to_have_text(["spectator", "Anna you"])
    expect(anna.page.get_by_role("button", name="Play from here")).to_have_count(0)
    stranger = visit().page
    stranger.goto(f"{table.address}/#/replay/{table.table}/3")
    at(stranger, 3, 10)
    holds(stranger, set())


def test_another_seat_of_a_running_game_is_refused(visit: Visit, known: MakeKnown, complaints: list[str]) -> None:
    table = known(2, begun)
    page = visit().page
    page.goto(f"{table.address}/#/replay/{table.table}/3?seat=B")
    expect(page.get_by_role("alert")).to_have_text(
        re.compile("^While the game is running, you can look back only from your own seat")
    )
    assert len(complaints) == 1 and "400" in complaints.pop()


@pytest.mark.one_in(3)
@pytest.mark.parametrize("game", RECORDS)
def test_a_record_from_a_file(visit: Visit, violations: Violations, game: str) -> None:
    anna = visit()
    page = anna.page
    page.goto(f"{anna.address}/#/replay")
    expect(page.get_by_role("heading", level=1)).to_have_text("Replay")
    assert violations(page) == []
    page.get_by_label("Drop a game record here").set_input_files(GOLDEN / f"{RECORDS[game]}.ludus")
    at(page, 0)
    page.keyboard.press("End")
    expect(page.get_by_role("region", name="Game over")).to_be_visible()
    expect(page).to_have_url(re.compile(r"#/replay/file/[1-9]\d+$"))
    page.reload()
    expect(page.get_by_role("region", name="Game over")).to_be_visible()


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_a_record_is_downloaded_and_brought_back(
    visit: Visit, ended: Ended, tmp_path: Path, how: dict[str, Any], language: str
) -> None:
    say, table = in_language(language), ended("augustus")
    page = visit(language=language, **how).page
    page.goto(f"{table.address}/#/replay/{table.table}/7")
    at(page, 7)
    words = step_description(page).inner_text()
    for name, letter in zip(NAMES, "ABC", strict=False):  # a record contains no names
        words = words.replace(name, f"{'Player' if language == 'en' else 'Игрок'} {letter}")
    if how:  # there is little room beside the board
        page.get_by_role("button", name=say("Share")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=say("Download the game record")).click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".ludus"
    page.goto(f"{table.address}/#/replay")
    page.locator('input[type="file"]').set_input_files(file)
    at(page, 0, len(table.match.steps))
    page.get_by_role("slider").fill("7")
    at(page, 7)
    expect(step_description(page)).to_have_text(words)


DROP = """(place, [name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: "text/plain" }));
  const how = { bubbles: true, cancelable: true, dataTransfer: carried };
  const happens = (kind) => place.dispatchEvent(new DragEvent(kind, how));
  return [happens("dragover"), happens("drop")];
}"""


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_record_is_dropped_on_the_page(visit: Visit, complaints: list[str], language: str) -> None:
    anna = visit(language=language)
    anna.page.goto(f"{anna.address}/#/replay")
    place = anna.page.locator("label.drop")
    assert place.evaluate(DROP, ["nonsense.txt", "nonsense"]) == [False, False], (
        "the browser would open the file itself"
    )
    expect(anna.page.get_by_role("alert")).to_have_text(re.compile("." if language == "en" else "[а-я]"))
    assert len(complaints) == 1 and "400" in complaints.pop()
    record = (GOLDEN / "3-players-win.ludus").read_text("utf-8")
    place.evaluate(DROP, ["3-players-win.ludus", record])
    at(anna.page, 0)
    expect(anna.page).to_have_url(re.compile("#/replay/file"))


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("language", "sentence"), [("en", r"^Line \d+: “p KS”"), ("ru", r"^Строка \d+: «p KS»")])
def test_an_impossible_record_is_refused_with_its_line(
    visit: Visit, complaints: list[str], language: str, sentence: str
) -> None:
    anna = visit(width=360, height=740, language=language)
    anna.page.goto(f"{anna.address}/#/replay")
    text = re.sub(r"(?m)^9 (\w) .*$", r"9 \1 p KS", (GOLDEN / "3-players-win.ludus").read_text("utf-8"))
    file: FilePayload = {"name": "wrong.ludus", "mimeType": "text/plain", "buffer": text.encode()}
    anna.page.locator('input[type="file"]').set_input_files([file])
    expect(anna.page.get_by_role("alert")).to_have_text(re.compile(sentence))
    fit(anna.page)
    assert len(complaints) == 1 and "400" in complaints.pop()


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "en"), (360, 740, "ru")])
def test_play_on_from_a_step(
    visit: Visit, known: MakeKnown, violations: Violations, width: int, height: int, language: str
) -> None:
    table = known(2, played_out)
    step = next(number for number, each in enumerate(table.match.steps) if number > 4 and each.seat == 1)
    anna = visit(width=width, height=height, language=language)
    anna.page.goto(f"{table.address}/#/replay/{table.table}/{step}?seat=B")
    at(anna.page, step)
    anna.page.get_by_role("button", name=re.compile("^(Play from here|Играть отсюда)$")).click()
    assert violations(anna.page) == []
    anna.dialog.get_by_role("button", name=re.compile("^(Play|Играть)$")).click()
    expect(anna.page).to_have_url(re.compile("#/t/"))
    assert anna.wait_for_question()
    assert anna.update["you"] == 1 and anna.update["table"] != table.table
    anna.holds(hand_after(table.match, step, 1))
    assert anna.update["seats"][0]["kind"] == "bot"
    before = anna.version
    anna.move_by_clicks()
    anna.until(lambda: anna.version > before, "the move")


def test_who_played_comments_and_others_read(visit: Visit, known: MakeKnown, violations: Violations) -> None:
    table = known(2, played_out)
    anna, ben = visit(), visit(width=360, height=740, language="ru")
    anna.page.goto(table.link(0))
    anna.page.get_by_role("link", name="Replay").click()
    at(anna.page, 0)
    anna.page.keyboard.press("ArrowRight")
    at(anna.page, 1)
    field = anna.page.get_by_label("Your comment on step 1")
    field.fill("Better to keep the ten.")
    field.press("ArrowRight")  # the keys of a field are its own
    anna.page.get_by_role("button", name="Comment", exact=True).click()
    mine = anna.page.get_by_role("region", name="Comments").get_by_text("Better to keep the ten.")
    expect(mine).to_be_visible()
    at(anna.page, 1)
    assert violations(anna.page) == []
    ben.page.goto(f"{table.address}/#/replay/{table.table}/0")
    panel = ben.page.get_by_role("region", name="Комментарии")
    panel.get_by_role("button", name="К шагу 1").click()
    expect(panel.get_by_text("Better to keep the ten.")).to_be_visible()
    expect(panel.get_by_role("textbox")).to_have_count(0)
    anna.page.get_by_role("button", name="Delete my comment").click()
    expect(mine).to_have_count(0)


def test_it_plays_by_itself_and_faster(visit: Visit, known: MakeKnown) -> None:
    table = known(2, played_out)
    last = len(table.match.steps)
    anna = visit(motion=True)
    page = anna.page
    page.goto(f"{table.address}/#/replay/{table.table}/{last - 3}?seat=A")
    at(page, last - 3)
    for _ in range(2):
        page.keyboard.press("+")
    expect(page.get_by_label("Speed")).to_have_value("4")
    page.keyboard.press(" ")
    at(page, last)
    expect(anna.button("Autoplay")).to_be_visible()
    expect(page.get_by_role("region", name="Game over")).to_be_visible()


def test_a_step_is_described_and_a_jump_shows_its_result_at_once(visit: Visit) -> None:
    """Golden Cup shows its matches in a theatre, which takes a while."""
    anna = visit(motion=True)
    page = anna.page
    page.goto(f"{anna.address}/#/replay")
    page.get_by_label("Drop a game record here").set_input_files(GOLDEN / f"{RECORDS['goldencup']}.ludus")
    at(page, 0)
    theatre = page.get_by_role("region", name="Matches")
    slider = page.get_by_role("slider")
    slider.fill("23")  # beyond the match of the first round
    at(page, 23)
    expect(theatre).to_have_count(0)
    slider.blur()
    page.keyboard.press("ArrowRight")
    expect(theatre).to_be_visible()
    at(page, 24)
    page.keyboard.press("ArrowRight")  # without waiting
    at(page, 25)
    expect(theatre).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    at(page, 24)
    expect(theatre).to_have_count(0)
