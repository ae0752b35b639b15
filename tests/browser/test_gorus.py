"""Gorus Maximus in the browser: rounds of people, teams, the solo game, warnings, a small phone."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from ludus.match import Match
from tests.browser.conftest import MakeKnown, Violations, Visit
from tests.browser.pages import PHONE, data, fit
from tests.browser.tables import Fits, novices, reach
from tests.browser.visitor import Visitor
from tests.kit.rules import rule

Json = dict[str, Any]
CORNER: Position = {"x": 10.0, "y": 22.0}  # of a card: the next one lies over the rest of it


def new_table(visitor: Visitor, seats: list[Json], options: dict[str, str]) -> str:
    """A table made by this visitor; the link to it."""
    request = visitor.page.context.request
    request.get(f"{visitor.address}/api/me")
    order = {"game": "gorus", "seats": seats, "options": options}
    made = request.post(f"{visitor.address}/api/tables", data=order).json()
    return f"{visitor.address}/#/t/{made['table']}"


def go(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    expect(board(visitor)).to_be_visible()


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=re.compile("^(Gorus Maximus table|Стол «Кровус Максимус»)$"))


def alone(visit: Visit, players: int, options: dict[str, str], level: str = "novice", **how: Any) -> Visitor:
    """Somebody at a table with bots."""
    anna = visit(**how)
    seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for _ in range(players - 1))]
    go(anna, new_table(anna, seats, options))
    return anna


def late(bouts: int) -> Fits:
    """Bots have played until so many bouts of the first round are left, and the next one has not begun."""

    def look(match: Match) -> bool:
        view = match.view(None)
        return bool(view["bouts"] - view["bout"] < bouts and not view["arena"])

    return reach(look)


def company(visit: Visit, known: MakeKnown, options: dict[str, str]) -> list[Visitor]:
    """Four people at a table whose first round is nearly over."""
    table = known(4, late(3), options=options, game="gorus")
    people = [visit() for _ in range(4)]
    for seat, visitor in enumerate(people):
        go(visitor, table.link(seat))
    return people


def play(visitor: Visitor, card: str) -> None:
    before = visitor.version
    visitor.card(card).click(position=CORNER)
    visitor.confirm.click()
    visitor.done(before)


def play_round(people: list[Visitor], watched: bool = True) -> list[str]:
    """People play the first card that they may until the game is over; the cards in order."""
    played: list[str] = []
    while not people[0].over:
        turn = people[0].view["turn"]
        actor = people[turn]
        actor.until_asked()
        if actor.over:
            break
        hand = set(actor.view["seats"][turn]["hand"])
        for other in (visitor for visitor in people if watched and visitor is not actor):
            assert "hand" not in other.view["seats"][turn]
            assert hand.isdisjoint(other.shown()), "a hidden card on another screen"
        before = people[0].version
        played.append(actor.moves[0])
        play(actor, actor.moves[0])
        for visitor in people:
            visitor.until_after(before, "the card")
    return played


def signed(total: int) -> str:
    """A sum of favour as the table of a round shows it."""
    return f"+{total}" if total > 0 else str(total).replace("-", "−")


def test_four_people_play_a_round(visit: Visit, known: MakeKnown, violations: Violations) -> None:
    people = company(visit, known, {"target": "1", "first_dealer": "D"})
    anna, boris = people[:2]
    assert len(play_round(people)) == 12
    view = anna.view
    assert sum(view["rounds"][0]["totals"]) == 5
    for visitor in people:
        result = visitor.page.get_by_role("dialog", name="Round 1 is over")
        expect(result).to_be_visible()
        for side, total in enumerate(view["rounds"][0]["totals"]):
            expect(result.locator(f'[data-figure="total-{side}"]')).to_have_text(signed(total))
        assert not violations(visitor.page) if visitor is anna else True
        result.get_by_role("button", name="Close").first.click()
        expect(visitor.dialog).to_have_count(0)
        expect(visitor.page.get_by_role("heading", name=re.compile("won!|has won|share"))).to_be_visible()
    expect(boris.log.get_by_text("You cannot look at earlier bouts")).to_have_count(0)
    expect(boris.log.get_by_text("wins bout 1 and")).to_be_visible()


@pytest.mark.full
def test_two_against_two(visit: Visit, known: MakeKnown) -> None:
    people = company(visit, known, {"mode": "teams", "team_target": "common", "target": "1"})
    anna = people[0]
    seats = anna.page.get_by_role("list", name="Seats").get_by_role("listitem")
    for number, team in enumerate((1, 2, 1, 2)):
        expect(seats.nth(number)).to_contain_text(f"Team {team}")
    expect(seats.nth(0)).to_contain_text("Keeps the pile of the team")
    play_round(people, watched=False)
    winners = [f"Team {side + 1}" for side in anna.view["winners"]]
    expect(anna.dialog.locator('[data-figure="round-winners"]')).to_have_text(re.compile(", ".join(winners)))
    won = [visitor.update["outcome"]["winners"] for visitor in people]
    assert all(len(one) in (2, 4) for one in won)


def test_the_solo_game(visit: Visit) -> None:
    anna = alone(visit, 1, {"target": "1"})
    expect(anna.figure("eight")).to_contain_text("8 captured: no")
    while anna.wait_for_question():
        eights = sum(card[1:] == "8" for card in anna.view["wanderers"])
        expect(anna.figure("doomed")).to_have_count(1 if eights == 3 else 0)
        play(anna, anna.moves[0])
    result = anna.page.get_by_role("dialog", name="Round 1 is over")
    expect(result).to_be_visible()
    scored = next(event for update in anna.updates for event in update["events"] if event["kind"] == "scored")
    without = result.get_by_text("No 8 was captured")
    expect(without).to_have_count(0 if scored["facts"]["eight"] else 1)


def lost_for_want_of_an_eight(match: Match) -> bool:
    """A player who always plays the first card has more favour than the wanderers, and no 8."""
    state = match.state.clone()
    state.news = []
    while not state.over():
        state.apply(0, state.legal(0)[0])
    scored = next(match.game.event(raw, 0).facts for raw in state.news if raw[0] == 4)
    return not scored["eight"] and scored["totals"][0] > scored["totals"][1]


NO_EIGHT = {
    "en": {
        "light": "8 captured: no",
        "reason": "No 8 was captured, so the round is lost, whatever the favour.",
        "winners": "Wandering gladiators",
        "result": "The wandering gladiators have won",
        "log": "No 8 was captured, so the round is lost",
    },
    "ru": {
        "light": "Восьмёрка в плену: нет",
        "reason": "Ни одной восьмёрки в плену: раунд проигран при любых ПТ.",
        "winners": "Странствующие гладиаторы",
        "result": "Победили странствующие гладиаторы",
        "log": "Ни одной восьмёрки в плену, поэтому раунд проигран",
    },
}


@rule("GM-815", "GM-816")
@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_solo_round_lost_for_want_of_an_eight(visit: Visit, known: MakeKnown, language: str) -> None:
    """More favour does not help, and the screen says why."""
    said = NO_EIGHT[language]
    anna = visit(language=language)
    go(anna, known(1, lost_for_want_of_an_eight, options={"target": "1"}, game="gorus").link(0))
    while anna.wait_for_question():
        expect(anna.figure("eight")).to_contain_text(said["light"])
        play(anna, anna.moves[0])
    own, others = anna.view["rounds"][0]["totals"]
    assert own > others
    result = anna.page.get_by_role("dialog", name=re.compile("^(Round 1 is over|Раунд 1 окончен)$"))
    expect(result.get_by_text(said["reason"])).to_be_visible()
    expect(result.locator('[data-figure="round-winners"]')).to_contain_text(said["winners"])
    for side, total in enumerate((own, others)):
        expect(result.locator(f'[data-figure="total-{side}"]')).to_have_text(signed(total))
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", name=said["result"])).to_be_visible()
    expect(anna.log.get_by_text(said["log"])).to_be_visible()


def weaker_follower(match: Match) -> bool:
    """C opens, A is next and has a card that may be played without winning."""
    match.play(2, max(match.moves(2), key=lambda card: int(card[1:])))
    return bool(weak_cards(match))


def weak_cards(match: Match) -> list[str]:
    question = match.decision(0)
    assert question is not None
    return [choice.move for choice in question.choices if choice.facts[-1].message == "fact-leader"]


def test_players_are_shown_by_name(visit: Visit, known: MakeKnown) -> None:
    table = known(3, weaker_follower, options={"first_dealer": "B"}, game="gorus", bots={1: "novice"})
    anna = visit()
    go(anna, table.link(0))
    anna.wait_for_question()
    anna.card(weak_cards(table.match)[0]).click(position=CORNER)
    expect(anna.bar).to_contain_text("Clara is winning so far")
    anna.bar.get_by_role("button", name=re.compile("^All moves")).click()
    expect(anna.dialog.get_by_text("Clara is winning so far").first).to_be_visible()
    for place in (anna.dialog, anna.log, anna.bar):
        expect(place).not_to_contain_text(re.compile("seat [A-H]"))


def test_resigning_loses_the_solo_game(visit: Visit) -> None:
    anna = alone(visit, 1, {})
    anna.wait_for_question()
    anna.button("Menu of the table").or_(anna.page.locator("header.top button").last).first.click()
    anna.dialog.get_by_role("button", name="Resign").click()
    expect(anna.dialog).to_contain_text("The solo game is lost")
    anna.dialog.get_by_role("button", name="Yes, do it").click()
    expect(anna.page.get_by_role("heading", name="The wandering gladiators have won")).to_be_visible()


def equal_cards(match: Match) -> list[str]:
    """Cards of seat A as strong as the one that was played last."""
    last = match.view(0)["match"]
    return [move for move in match.moves(0) if last is not None and int(move[1:]) == last]


def may_challenge(match: Match) -> bool:
    return not match.over and match.to_act == (0,) and bool(equal_cards(match))


def test_an_accidental_challenge_is_asked_about(visit: Visit, known: MakeKnown) -> None:
    table = known(5, reach(may_challenge), bots=novices(5), options={"target": "9"}, game="gorus")
    anna = visit()
    go(anna, table.link(0))
    anna.wait_for_question()
    card = equal_cards(table.match)[0]
    expect(anna.card(card).locator(".challenge")).to_be_visible()
    before = anna.version
    anna.card(card).click(position=CORNER)
    anna.card(card).click(position=CORNER)
    expect(anna.dialog).to_contain_text("This is a challenge")
    anna.dialog.get_by_role("button", name="No, go back").click()
    assert anna.version == before
    anna.confirm.click()
    anna.done(before)
    expect(anna.page.locator("aside").get_by_text("challenges with").last).to_be_visible()


def must_follow(match: Match) -> bool:
    """Seat A may not play all of its cards."""
    return not match.over and match.to_act == (0,) and len(match.moves(0)) < len(match.view(0)["seats"][0]["hand"])


def test_a_card_that_may_not_be_played_says_why(visit: Visit, known: MakeKnown) -> None:
    anna = visit()
    go(anna, known(3, reach(must_follow), bots=novices(3), game="gorus").link(0))
    anna.wait_for_question()
    wrong = [card for card in anna.update["question"]["parts"] if card not in anna.moves]
    anna.card(wrong[0]).click(position=CORNER)
    expect(anna.bar).to_contain_text("You hold cards of the starting school")
    expect(anna.bar).to_contain_text("GM-202")
    expect(anna.confirm).to_have_attribute("aria-disabled", "true")


def test_previous_bout_and_the_log(visit: Visit) -> None:
    anna = alone(visit, 3, {})
    for _ in range(4):
        anna.wait_for_question()
        play(anna, anna.moves[0])
    anna.wait_for_question()
    expect(anna.log.get_by_text("You cannot look at earlier bouts")).to_have_count(1)
    cards = [one["card"] for one in anna.view["previous"]["cards"]]
    anna.button("Previous bout").click()
    expect(anna.dialog).to_be_visible()
    expect(anna.dialog.locator("[data-card]")).to_have_count(len(cards))
    assert data(anna.dialog.locator("[data-card]"), "card") == cards


def test_a_card_is_dragged_into_the_arena(visit: Visit) -> None:
    anna = alone(visit, 3, {"first_dealer": "C"})
    anna.wait_for_question()
    before, card = anna.version, anna.moves[0]
    anna.card(card).drag_to(anna.page.locator('[data-zone="arena"]'), source_position=CORNER)
    anna.done(before)
    expect(anna.card(card)).to_have_count(0)
    assert card not in anna.view["seats"][0]["hand"]


@pytest.mark.one_in(2)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_eight_on_a_small_phone(visit: Visit, violations: Violations, language: str) -> None:
    options = {"mode": "teams", "split": "2+2+2+2", "first_dealer": "E"}
    anna = alone(visit, 8, options, **PHONE, language=language)
    for _ in range(3):
        anna.wait_for_question()
        play(anna, anna.moves[0])
    anna.wait_for_question()
    fit(anna.page)
    assert not violations(anna.page)
    expect(anna.figure("strongest")).to_be_in_viewport()
    expect(anna.hand.first).to_be_in_viewport()


@pytest.mark.one_in(2)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_barriers(visit: Visit, violations: Violations, scheme: str) -> None:
    anna = alone(visit, 5, {}, color_scheme=scheme)
    for _ in range(3):
        anna.wait_for_question()
        play(anna, anna.moves[0])
    anna.wait_for_question()
    assert not violations(anna.page)


def test_the_form_offers_schools_and_teams_in_words(visit: Visit, violations: Violations) -> None:
    anna = visit().form("gorus")
    page = anna.page
    many = page.get_by_role("group", name="Number of players")
    many.get_by_text("5", exact=True).click()
    page.locator("form summary").click()
    schools = page.get_by_role("group", name="Schools", exact=True)
    teams = page.get_by_label("Teams", exact=True)
    expect(schools).to_have_count(0)
    expect(teams).to_have_count(0)
    page.get_by_label("Game mode").select_option("teams")
    expect(teams.locator("option")).to_have_text(
        [
            "default: 2 against 2 against 1 (A C – B D – E)",
            "2 against 2 against 1 (A C – B D – E)",
            "3 against 2 (A C E – B D)",
        ]
    )
    teams.select_option("3+2")
    for letter, team in zip("ABCDE", (1, 2, 1, 2, 1), strict=True):
        expect(page.locator("label", has_text=f"Seat {letter}")).to_contain_text(f"Team {team}")
    page.get_by_label("Game mode").select_option("free")
    expect(teams).to_have_count(0)
    many.get_by_text("4", exact=True).click()
    expect(schools).to_contain_text("None chosen: 4 are drawn at random.")
    many.get_by_text("3", exact=True).click()
    for name in ("Yellow Shields", "Pink Axes", "Brown Swords"):
        schools.get_by_role("checkbox", name=name).check()
    expect(schools).to_contain_text("These 3 schools take part.")
    expect(schools.get_by_role("checkbox", name="Blue Fists")).to_be_disabled()
    assert not violations(page)
    anna.called("Anna").page.get_by_role("form").get_by_role("button", name="Play", exact=True).click()
    expect(board(anna)).to_be_visible()
    anna.until(lambda: anna.view["schools"] == "NPY", "three schools")
    page.locator("header.top button").last.click()
    expect(anna.dialog).to_contain_text("Brown Swords, Pink Axes, Yellow Shields")
