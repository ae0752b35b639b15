"""For everyone: in Russian, on a small phone, without a mouse, with a screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.pages import PHONE
from tests.browser.tables import finished, in_the_middle, shortly_before
from tests.browser.visitor import Visitor

# --- Russian ----------------------------------------------------------------------------------------

# Names, the other language, rule numbers and the cards' letters; nothing else may be in Latin letters.
LATIN = re.compile(r"[A-Za-z]{2,}")
FOREIGN = {"Ludus", "LUDUS", "Anna", "Boris", "EN", "English", "RG", "RU"}
WORDS = """() => {
  const texts = [document.title, document.body.innerText];
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    texts.push(one.getAttribute("aria-label"), one.getAttribute("title"), one.getAttribute("placeholder"));
  for (const one of document.querySelectorAll(".sr, option")) texts.push(one.textContent);
  return texts.filter(Boolean).join("\\n");
}"""


def english(page: Page) -> set[str]:
    """Words of two or more Latin letters, whether they are seen or heard; not those of notation."""
    notation = set(LATIN.findall(" ".join(page.locator("code").all_inner_texts())))
    return set(LATIN.findall(page.evaluate(WORDS))) - notation - FOREIGN


def test_in_russian(visit: Visit, known: MakeKnown) -> None:
    table = known(2, lambda match: in_the_middle(match, 0))
    anna = visit()
    anna.home().button("RU: Русский").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(re.compile("[а-я]"))
    anna.page.reload()
    expect(anna.page.get_by_role("button", name="EN: English")).to_be_visible()
    assert not english(anna.page), "the first page"
    anna.form().page.locator("form summary").click()
    assert not english(anna.page), "a new table"

    anna.go(table.link(0)).wait_for_question()
    assert not english(anna.page), "the table"
    anna.choose(*sorted(table.hand())[:2])
    expect(anna.page.locator('[data-key][aria-pressed="true"]')).to_have_count(2)
    anna.until(lambda: bool(anna.judged))
    assert not english(anna.page), "what is said of a choice"
    for name in ("Правила", "Пригласить и поделиться", "Меню стола"):
        anna.page.get_by_role("button", name=name, exact=True).first.click()
        expect(anna.dialog.get_by_role("heading").first).to_be_visible()
        if name == "Правила":
            expect(anna.dialog).to_contain_text("Замок")
        assert english(anna.page) <= {"Regicide"}, name  # the guide gives the original name
        anna.page.keyboard.press("Escape")
        expect(anna.dialog).to_have_count(0)
    anna.page.keyboard.press("Escape")
    anna.move_by_clicks()
    anna.until(lambda: bool(anna.update["events"]))
    assert not english(anna.page), "what happened"
    expect(anna.page.get_by_test_id("announcer")).to_have_text(re.compile("[а-я]"))


# --- A small phone ------------------------------------------------------------------------------------


def overflow(page: Page) -> str:
    """What sticks out to the side; '' if nothing can be scrolled there."""
    found: str = page.evaluate("""() => {
      const wide = document.documentElement.clientWidth;
      const roots = [document.scrollingElement, ...document.querySelectorAll("dialog, dialog .body")];
      if (roots.every((one) => one.scrollWidth <= one.clientWidth)) return "";
      const sticksOut = (one) => one.getBoundingClientRect().right > wide + 1;
      const out = [...document.querySelectorAll("body *")].filter(sticksOut);
      return "too wide: " + out.slice(0, 5).map((one) => one.outerHTML.slice(0, 120)).join("\\n");
    }""")
    return found


def test_a_game_on_a_phone(visit: Visit, known: MakeKnown) -> None:
    anna = visit(**PHONE)
    anna.form().called("Anna")
    assert not overflow(anna.page)
    anna.new_table(1)
    anna.wait_for_question()
    assert not overflow(anna.page)
    expect(anna.hand.last).to_be_in_viewport()
    expect(anna.confirm).to_be_in_viewport()
    for name in (re.compile("^All moves"), "Rules", "Invite and share", "Table menu", "Flip a Jester"):
        anna.page.get_by_role("button", name=name).first.click()
        expect(anna.dialog).to_be_visible()
        assert not overflow(anna.page), name
        anna.page.keyboard.press("Escape")
        expect(anna.dialog).to_have_count(0)
    small = anna.page.locator("button:visible, a.button:visible, select:visible").evaluate_all(
        """all => all.filter((one) => {
          const box = one.getBoundingClientRect();
          return box.height < 40 && !one.closest(".preview, .notice") && !one.matches(".tip, .skip-story, [data-key]");
        }).map((one) => one.outerHTML.slice(0, 100))"""
    )
    assert not small, "too small for a finger"
    anna.move_by_clicks()
    anna.go(known(1, lambda match: shortly_before(match, False, 3)).link(0))
    anna.play_to_the_end()
    expect(anna.page.get_by_role("heading", name=re.compile("Defeat|Victory"))).to_be_in_viewport()
    assert not overflow(anna.page)


def test_rules_on_a_phone(visit: Visit) -> None:
    anna = visit(**PHONE)
    anna.page.goto(f"{anna.address}/#/rules/regicide/RG-143")
    expect(anna.page.locator('[data-rule="RG-143"]')).to_be_in_viewport()
    assert not overflow(anna.page)
    anna.page.get_by_role("tab", name="How to play").click()
    expect(anna.page.get_by_role("tabpanel")).to_contain_text("Castle")
    assert not overflow(anna.page)


# --- Keys only ----------------------------------------------------------------------------------------

FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return "nothing";
  const outline = (node) => getComputedStyle(node).outlineStyle !== "none" && getComputedStyle(node).outlineWidth;
  const drawn = (node) => node && parseFloat(outline(node)) >= 2;
  const seen = drawn(one) || drawn(one.parentElement) || [...one.children].some(drawn);
  return seen ? "" : "no sign of the focus on " + one.outerHTML.slice(0, 150);
}"""


class Keys:
    """Fingers that know only Tab, arrows, Enter, Space and Escape."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def has_focus(self, target: Locator) -> bool:
        return bool(target.first.evaluate("(one) => one === document.activeElement"))

    def tab_to(self, target: Locator) -> None:
        """Forwards or backwards, whichever leads there; every stop must show where it is."""
        expect(target.first).to_be_visible()
        for _ in range(90):
            if self.has_focus(target):
                return
            ahead = target.first.evaluate(
                "(one) => !(document.activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING)"
            )
            self.press("Tab" if ahead else "Shift+Tab")
            hidden = self.page.evaluate(FOCUS)
            assert hidden in ("", "nothing"), hidden
        raise AssertionError(f"Tab does not lead to {target}")

    def push(self, target: Locator, key: str = "Enter") -> None:
        self.tab_to(target)
        self.press(key)

    def move(self) -> None:
        """Some move of the solo game, made by keys."""
        visitor = self.visitor
        before = visitor.version
        pays = [move.split()[1:] for move in visitor.moves if move.startswith("d ")]
        plays = [move[2:] for move in visitor.moves if re.fullmatch(r"p \S+", move)]
        if plays:
            self.choose_card(max(plays, key=lambda card: "XA23456789TJQK".index(card[0])))
            self.push(visitor.confirm)
        elif pays:
            self.push(self.page.get_by_role("button", name="Cheapest"))
            expect(visitor.confirm).to_be_enabled()
            self.push(visitor.confirm, "Space")
        else:
            self.push(visitor.bar.get_by_role("button", name="Flip a Jester"))
        yes = visitor.dialog.get_by_role("button", name="Yes, do it")

        def ready() -> bool:
            if yes.is_visible():
                self.push(yes)
            return visitor.has_moved(before)

        visitor.until(ready, "the move")

    def choose_card(self, card: str) -> None:
        self.tab_to(self.page.locator('[data-zone="hand"] button[data-key][tabindex="0"]'))
        for _ in range(12):
            if self.has_focus(self.visitor.card(card)):
                break
            self.press("ArrowRight")
        self.press("Space")
        expect(self.visitor.card(card)).to_have_attribute("aria-pressed", "true")
        expect(self.visitor.confirm).to_be_enabled()


def test_a_game_is_begun_by_keys_alone(visit: Visit) -> None:
    anna = visit()
    anna.form()
    keys = Keys(anna)
    keys.tab_to(anna.page.get_by_label("Your name"))
    anna.page.keyboard.type("Anna")
    keys.tab_to(anna.page.get_by_role("radio", name="2", exact=True))
    keys.press("ArrowLeft")
    expect(anna.page.get_by_role("radio", name="1", exact=True)).to_be_checked()
    keys.push(anna.page.get_by_role("form", name="New table").get_by_role("button", name="Play", exact=True))
    play_by_keys(keys, 4)


def play_by_keys(keys: Keys, most: int) -> None:
    """Some moves; each is announced, and the focus does not get lost."""
    anna = keys.visitor
    announcer = anna.page.get_by_test_id("announcer")
    for number in range(most):
        if not anna.wait_for_question():
            return
        said = announcer.inner_text()
        keys.move()
        anna.until(lambda: anna.page.evaluate(FOCUS) != "nothing", f"the focus after move {number + 1}")
        expect(announcer).not_to_have_text(said)
        expect(announcer).to_contain_text(re.compile("Anna (plays|discards|flips)"))


def test_the_end_of_a_game_by_keys_alone(visit: Visit, known: MakeKnown) -> None:
    anna = visit()
    anna.go(known(1, lambda match: shortly_before(match, False, 2)).link(0))
    keys = Keys(anna)
    play_by_keys(keys, 15)
    anna.until(lambda: anna.over, "the end")
    again = anna.page.get_by_role("button", name="Play again")
    old = anna.page.url
    keys.push(again)
    expect(anna.page).not_to_have_url(old)


# --- No barriers ----------------------------------------------------------------------------------------


def test_no_barriers_before_a_game(visit: Visit, violations: Violations) -> None:
    anna = visit()
    anna.form().called("Anna")
    anna.page.locator("summary").click()
    assert violations(anna.page) == [], "a new table"
    anna.new_table(3, "Friend, by link", "Bot, easy")
    expect(anna.page.get_by_role("button", name="Start the game")).to_be_visible()
    assert violations(anna.page) == [], "the waiting room"
    anna.page.goto(f"{anna.address}/#/rules/regicide/RG-037")
    expect(anna.page.locator('[data-rule="RG-037"]')).to_be_visible()
    assert violations(anna.page) == [], "the rules"


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_at_a_table(visit: Visit, known: MakeKnown, violations: Violations, scheme: str) -> None:
    table = known(3, lambda match: in_the_middle(match, 0), bots={2: "easy"})
    anna = visit(color_scheme=scheme)
    anna.go(table.link(0)).wait_for_question()
    anna.choose(*sorted(table.hand())[:2])
    anna.until(lambda: bool(anna.judged))
    assert violations(anna.page) == []
    names: list[str | re.Pattern[str]] = [re.compile("^All moves"), "Yield"]
    for name in names if scheme == "dark" else [*names, "Rules", "Invite and share", "Table menu"]:
        anna.page.get_by_role("button", name=name).first.click()
        expect(anna.dialog).to_be_visible()
        assert violations(anna.page) == [], name
        anna.page.keyboard.press("Escape")
        expect(anna.dialog).to_have_count(0)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers_at_the_end(visit: Visit, known: MakeKnown, violations: Violations, scheme: str) -> None:
    anna = visit(color_scheme=scheme, **(PHONE if scheme == "dark" else {}))
    anna.go(known(2, lambda match: finished(match, scheme == "light")).link(0))
    expect(anna.button("Play again")).to_be_visible()
    assert violations(anna.page) == []
