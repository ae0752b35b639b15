"""Finding people: the lobby, the rights of a host before the start, the chat, and spectators who go along."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.pages import DESK_AND_PHONE, PHONE, fit
from tests.browser.tables import finished
from tests.browser.translations import in_language
from tests.browser.visitor import Visitor

MAKE = """async ([name, language, table]) => {
    const json = { "content-type": "application/json" };
    await fetch("/api/me");
    await fetch("/api/me", { method: "PUT", headers: json, body: JSON.stringify({ name, language }) });
    if (!table) return "";
    const made = await fetch("/api/tables", { method: "POST", headers: json, body: JSON.stringify(table) });
    return (await made.json()).table;
}"""


def come(visit: Visit, name: str, table: Mapping[str, object] | None = None, **how: object) -> tuple[Visitor, str]:
    """A visitor with a name, and a table of theirs."""
    visitor = visit(**how)
    visitor.page.goto(f"{visitor.address}/#/rules/regicide")
    visitor.page.wait_for_load_state("networkidle")  # the page has asked who they are: it is not asked twice at once
    return visitor, visitor.page.evaluate(MAKE, [name, how.get("language", "en"), table])


def seats(*kinds: str) -> list[dict[str, str]]:
    return [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]


def card(visitor: Visitor, who: str) -> Locator:
    """The card of the table where somebody sits."""
    return visitor.page.get_by_role("article").filter(has_text=who)


def test_a_stranger_finds_a_table_and_plays(visit: Visit, violations: Violations) -> None:
    """Anna at a desk opens a public table; Boris at a Russian phone sees it come, joins, and the game begins."""
    boris, _ = come(visit, "Boris", language="ru", **PHONE)
    boris.page.goto(f"{boris.address}/#/lobby")
    boris.page.get_by_role("radio", name=re.compile("^Спартак")).check(force=True)
    expect(boris.page.get_by_text(re.compile("никто не ждёт игроков в игру"))).to_be_visible()
    boris.page.get_by_role("radio", name=re.compile("^Все игры")).check(force=True)

    anna = visit()
    anna.form().called("Anna Lobby")
    anna.page.get_by_role("checkbox", name=re.compile("^Show in the lobby")).check()
    anna.page.get_by_label("Language at the table").select_option("ru")
    anna.new_table(2, "Friend, by link")
    expect(anna.page.get_by_role("checkbox", name=re.compile("^Show in the lobby"))).to_be_checked()

    found = card(boris, "Anna Lobby")
    expect(found).to_contain_text("1 свободное место")
    expect(found).to_contain_text("Русский")
    expect(boris.page.get_by_test_id("lobby-news")).to_contain_text("Новый стол")
    fit(boris.page)
    assert violations(boris.page) == []
    found.get_by_role("link", name=re.compile("^Сесть за стол")).click()
    boris.page.get_by_role("button", name=re.compile("^Сесть")).click()
    for visitor in (anna, boris):
        visitor.until_playing()
    assert boris.update["you"] == 1 and anna.update["seats"][1]["name"] == "Boris"

    watcher, _ = come(visit, "Wanda")
    watcher.page.goto(f"{watcher.address}/#/lobby")
    games = watcher.page.get_by_role("region", name="Games to watch")
    shown = games.get_by_role("article").filter(has_text="Anna Lobby")
    shown.get_by_role("link", name=re.compile("^Watch")).click()
    watcher.until(lambda: watcher.update.get("status") == "playing")
    assert watcher.update["you"] is None and watcher.update["question"] is None


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_a_host_shows_hides_removes_and_fills(
    visit: Visit, violations: Violations, how: dict[str, object], language: str
) -> None:
    order = {"game": "regicide", "seats": seats("me", "open", "open")}
    say, host = in_language(language), f"Anna Host {language}"
    anna, table = come(visit, host, order, language=language, **how)
    looker, _ = come(visit, "Lena")
    ben, _ = come(visit, "Ben", **PHONE)
    looker.page.goto(f"{looker.address}/#/lobby")
    anna.page.goto(f"{anna.address}/#/t/{table}")
    ben.page.goto(f"{ben.address}/#/t/{table}")
    expect(ben.page.get_by_text("Only people with the link can find this table.")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down: Seat B").click()

    tick = anna.page.get_by_role("checkbox", name=re.compile(f"^{say('Show in the lobby')}"))
    tick.click()
    expect(tick).to_be_checked()
    expect(card(looker, host)).to_contain_text("Ben")
    tick.click()
    expect(tick).not_to_be_checked()
    expect(card(looker, host)).to_have_count(0)
    assert violations(anna.page) == [], "the waiting room of a host"

    anna.page.get_by_role("button", name=say("Remove Ben", name="Ben")).click()
    assert violations(anna.page) == [], "removing somebody"
    anna.dialog.get_by_role("button", name=say("Remove"), exact=True).click()
    expect(ben.page.get_by_role("alert")).to_contain_text("The host removed you from your seat.")
    expect(ben.page.get_by_role("button", name=re.compile("^Sit down"))).to_have_count(0)
    fit(ben.page)
    assert violations(ben.page) == [], "the removed player's page"

    fit(anna.page)
    anna.page.get_by_role("button", name=say("Fill with bots and start the game")).click()
    ben.until(lambda: ben.update.get("status") == "playing")
    assert [seat["kind"] for seat in ben.update["seats"]] == ["person", "bot", "bot"]
    assert ben.update["you"] is None


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_a_chat_with_somebody_muted_and_a_reader(
    visit: Visit, known: MakeKnown, violations: Violations, how: dict[str, object], language: str
) -> None:
    table = known(2, options={"talk": "free"})
    words = {
        "en": ("Chat", "Mute Boris", "Unmute Boris", "Spectators can read the chat"),
        "ru": ("Чат", "Заглушить: Boris", "Снова слышать: Boris", "Зрители читают"),
    }
    chat, mute, muted, reader = words[language]
    anna = visit(language=language, **how).go(table.link(0))
    boris = visit().go(table.link(1))
    wanda = visit(language=language, **how).go(table.watch)

    def say(text: str) -> None:
        boris.page.get_by_label("Say something").fill(text)
        boris.page.keyboard.press("Enter")
        expect(boris.page.get_by_label("Say something")).to_have_value("")

    def opened(visitor: Visitor, name: str) -> Locator:
        section = visitor.page.get_by_role("region", name=name, exact=True)
        section.get_by_role("button", name=re.compile(f"^{name}")).click()
        return section

    opened(boris, "Chat")
    say("Good luck!")
    expect(anna.page.get_by_role("button", name=re.compile(f"^{chat} 1"))).to_be_visible()
    ours = opened(anna, chat)
    expect(ours).to_contain_text("Good luck!")
    fit(anna.page)
    assert violations(anna.page) == []
    theirs = opened(wanda, chat)
    expect(theirs).to_contain_text("Good luck!")
    expect(theirs).to_contain_text(reader)
    expect(theirs.get_by_role("textbox")).to_have_count(0)

    ours.get_by_role("button", name=mute).click()
    say("Can you hear me?")
    expect(theirs).to_contain_text("Can you hear me?")
    anna.until(lambda: anna.version == boris.version)
    expect(ours).not_to_contain_text("hear me")
    anna.page.reload()
    ours = opened(anna, chat)
    expect(ours).not_to_contain_text("Good luck!")
    ours.get_by_role("button", name=re.compile(f"^{muted}")).click()
    expect(ours).to_contain_text("Can you hear me?")


@pytest.mark.one_in(2)
@pytest.mark.parametrize(("how", "language"), DESK_AND_PHONE)
def test_spectators_go_along_to_the_next_game(
    visit: Visit, known: MakeKnown, how: dict[str, object], language: str
) -> None:
    say = in_language(language)
    table = known(2, lambda match: finished(match, False))
    wanda, stays = (visit(language=language, **how).go(table.watch) for _ in range(2))
    anna = visit(language=language, **how).go(table.link(0))
    anna.button(say("Play again")).click()
    stays.button(say("Stay here")).click()
    expect(anna.page).not_to_have_url(table.link())
    expect(wanda.page).to_have_url(re.compile(r"#/t/(?!test)[^/]+/watch$"))
    wanda.until(lambda: wanda.update.get("status") == "playing")
    assert wanda.update["you"] is None and wanda.page.url.startswith(anna.page.url)
    expect(stays.page.get_by_role("link", name=say("Watch the next game"))).to_be_visible()
    assert stays.page.url == table.watch
