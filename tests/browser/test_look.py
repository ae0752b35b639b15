"""How it looks: weight of the page, colours, motion, and the pictures of the documentation."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from ludus.match import Match
from tests.browser.conftest import MakeKnown, Visit
from tests.browser.pages import PHONE, settle
from tests.browser.tables import finished, hand_of, in_the_middle
from tests.browser.test_answers import has_quiet_card, quiet

IMAGES = Path(__file__).resolve().parents[2] / "docs" / "images"
DARK, LIGHT = 150, 600  # sums of red, green and blue
LIMIT = 150_000  # bytes of script for the first sight of a table, compressed


def test_a_table_needs_little_script(visit: Visit, known: MakeKnown) -> None:
    anna = visit()
    scripts: list[Response] = []
    anna.page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    anna.go(known(2).link(0)).wait_for_question()
    anna.page.wait_for_load_state("networkidle")
    weights = {answer.url.rpartition("/")[2]: len(gzip.compress(answer.body(), 9)) for answer in scripts}
    assert weights
    assert all(answer.headers.get("content-encoding") == "gzip" for answer in scripts if len(answer.body()) > 2000)
    total = sum(weights.values())
    print(f"script of a table, compressed: {total} bytes in {len(weights)} files: {weights}")
    assert total < LIMIT, weights


# --- Colours ----------------------------------------------------------------------------------------


def brightness(page: Page) -> float:
    """Of the background; with transitions on it takes a frame to change."""
    colours = re.findall(r"[\d.]+", page.evaluate("() => getComputedStyle(document.body).backgroundColor"))
    return sum(float(one) for one in colours[:3])


def test_light_and_dark(visit: Visit) -> None:
    anna = visit(color_scheme="dark").home()
    anna.until(lambda: brightness(anna.page) < DARK, "a dark page")
    anna.button("Theme: system").click()
    expect(anna.button("Theme: light")).to_be_visible()
    anna.until(lambda: brightness(anna.page) > LIGHT, "a light page")
    anna.page.reload()
    expect(anna.button("Theme: light")).to_be_visible()
    anna.until(lambda: brightness(anna.page) > LIGHT, "a page that is still light")
    anna.button("Theme: light").click()
    expect(anna.button("Theme: dark")).to_be_visible()
    anna.until(lambda: brightness(anna.page) < DARK, "a dark page")


# --- Calm -------------------------------------------------------------------------------------------


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_choosing_a_card_moves_nothing(visit: Visit, known: MakeKnown, language: str) -> None:
    table = known(3, fine, bots={2: "easy"})
    anna = visit(language=language)
    anna.go(table.link(0)).wait_for_question()
    settle(anna.page)
    places = [anna.page.locator('[data-zone="hand"]'), anna.page.locator('[data-zone="table"]'), anna.bar]
    before = [place.bounding_box() for place in places]
    for card in sorted(table.hand())[:3]:
        anna.choose(card)
        expect(anna.card(card)).to_have_attribute("aria-pressed", "true")
        anna.until(lambda: not anna.bar.get_by_text("…", exact=True).is_visible(), "what is said of the choice")
        settle(anna.page)
        assert [place.bounding_box() for place in places] == before


# --- Motion -----------------------------------------------------------------------------------------

COUNT_FLIGHTS = """
  window.flights = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const made = animate.apply(this, how);
    if (this.dataset?.card && document.getAnimations().includes(made)) window.flights.push(this.dataset.card);
    return made;
  };
"""


def test_cards_fly_unless_the_player_wants_no_motion(visit: Visit, known: MakeKnown) -> None:
    for motion in (True, False):
        table = known(1, has_quiet_card)
        card = quiet(list(table.hand()))[0]
        anna = visit(motion=motion)
        anna.page.add_init_script(COUNT_FLIGHTS)
        anna.go(table.link(0)).wait_for_question()
        anna.play(card)
        landed = anna.page.locator(f'[data-zone="table"] [data-card="{card}"]')
        expect(landed).to_be_visible()
        if motion:
            anna.page.wait_for_function("(card) => window.flights.includes(card)", arg=card)
        else:
            settle(anna.page)
            assert anna.page.evaluate("() => window.flights") == []


def test_a_story_can_be_skipped(visit: Visit, known: MakeKnown) -> None:
    table = known(1, has_quiet_card)
    anna = visit(motion=True)
    anna.go(table.link(0)).wait_for_question()
    anna.play(quiet(list(table.hand()))[0])
    anna.button("Skip the animation").click()
    expect(anna.button("Skip the animation")).to_have_count(0)
    left = anna.view["enemy"]["health_left"]
    expect(anna.figure("health")).to_have_text(re.compile(rf"^{left} / "))


# --- Pictures ---------------------------------------------------------------------------------------


def shoot(page: Page, name: str) -> None:
    """Take a picture; it is kept when there is none yet, or when LUDUS_SCREENSHOTS asks for new ones."""
    page.mouse.move(0, 0)
    settle(page)
    taken = page.screenshot(animations="disabled")
    assert len(taken) > 10_000, "an empty page"
    file = IMAGES / name
    if os.environ.get("LUDUS_SCREENSHOTS") == "1" or not file.exists():
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(taken)


def fine(match: Match) -> bool:
    """A position that shows much: something on the Table, a full hand with a pair."""
    if not in_the_middle(match, 0, 18):
        return False
    view = match.view(0)
    return len(view["table"]) >= 2 and len(hand_of(match, 0)) >= 6 and view["enemy"]["shield"] > 0


@pytest.mark.full
def test_pictures_of_a_table(visit: Visit, known: MakeKnown) -> None:
    table = known(3, fine, bots={2: "easy"}, table="picture")
    boris = visit()
    boris.go(table.link(1))
    cards = max((move.split()[1:] for move in table.match.moves(0) if move.startswith("p ")), key=len)
    looks = {
        "table-desktop.png": {},
        "table-dark.png": {"color_scheme": "dark"},
        "table-russian.png": {"language": "ru"},
        "table-phone.png": PHONE,
    }
    for name, how in looks.items():
        anna = visit(**how)
        anna.go(table.link(0)).wait_for_question()
        anna.choose(*cards)
        expect(anna.confirm).to_be_enabled()
        shoot(anna.page, name)
        anna.page.close()


@pytest.mark.full
def test_pictures_of_the_other_pages(visit: Visit, known: MakeKnown) -> None:
    stranger = visit(height=1210).home()
    expect(stranger.page.get_by_role("button", name="Play now").first).to_be_enabled()
    shoot(stranger.page, "home.png")
    anna = visit()
    anna.form().called("Anna").new_table(3, "Friend, by link", "Bot, easy")
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_visible()
    shoot(anna.page, "waiting-room.png")
    shown = anna.page.get_by_role("checkbox", name=re.compile("^Show in the lobby"))
    shown.click()
    expect(shown).to_be_checked()
    looker = visit()
    looker.page.goto(f"{looker.address}/#/lobby")
    expect(looker.page.get_by_role("article").filter(has_text="Anna").first).to_be_visible()
    shoot(looker.page, "lobby.png")
    anna.page.goto(f"{anna.address}/#/rules/regicide")
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("Castle")
    shoot(anna.page, "rules.png")
    anna.go(known(2, lambda match: finished(match, True), table="picture-end").link(0))
    expect(anna.button("Play again")).to_be_visible()
    shoot(anna.page, "end.png")
    anna.page.goto(f"{anna.address}/#/my-games")
    expect(anna.page.locator("#mine-me")).to_be_visible()
    shoot(anna.page, "my-games.png")
