"""Lessons over HTTP: the server keeps nothing, and sends no more than the learner's seat may know."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from ludus.lessons import names, open_lesson
from tests.server.client import Server

Json = dict[str, Any]
TIMEOUT = 60  # seconds, on a busy machine


def get(server: Server, path: str, status: int = 200) -> Any:
    answer = httpx.get(f"{server.address}/api/lessons{path}", trust_env=False, timeout=TIMEOUT)
    assert answer.status_code == status, answer.text
    return answer.json()


def post(server: Server, path: str, body: object, status: int = 200) -> Any:
    answer = httpx.post(f"{server.address}/api/lessons{path}", json=body, trust_env=False, timeout=TIMEOUT)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_every_lesson_is_listed(server: Server) -> None:
    lessons = get(server, "")
    assert [line["game"] for line in lessons] == names()
    assert all(line["steps"] == len(open_lesson(line["game"]).scenes) for line in lessons)


@pytest.mark.parametrize("game", names())
def test_the_marked_moves_lead_from_scene_to_scene(server: Server, game: str) -> None:
    scene: Json = get(server, f"/{game}/0")
    while scene["step"] < scene["steps"] - 1:
        step, task = scene["step"], scene["task"]
        question = scene["update"]["question"]
        assert (question is None) == (task is None)
        if task is None:
            scene = get(server, f"/{game}/{step + 1}")
            continue
        hinted = get(server, f"/{game}/{step}/hint")
        judged = post(server, f"/{game}/{step}/judge", {"move": hinted["move"]})
        assert judged["legal"] and judged["move"] == hinted["move"]
        answer = post(server, f"/{game}/{step}/play", {"move": hinted["move"]})
        assert answer["refused"] is None
        scene = answer["scene"]
        assert scene["step"] == step + 1
    assert scene["task"] is None


def test_a_wrong_move_is_refused_by_its_rule_and_another_is_only_not_the_lesson(server: Server) -> None:
    refused = post(server, "/regicide/1/play", {"move": "p 6S 7D"})["refused"]
    assert refused["rule"] == "RG-037"
    judged = post(server, "/regicide/1/judge", {"move": "p 6S 7D"})
    assert (judged["legal"], judged["rule"]) == (False, "RG-037")
    other = post(server, "/regicide/1/play", {"move": "p 7D"})
    assert other["scene"] is None
    assert other["refused"]["rule"] == ""
    assert other["refused"]["reason"]["en"].startswith("That’s a legal move, but this lesson takes another path. ")
    assert "6♠" in other["refused"]["reason"]["ru"]
    nonsense = post(server, "/regicide/1/play", {"move": "???"})["refused"]
    assert "isn’t a move" in nonsense["reason"]["en"]


def test_nothing_hidden_is_sent(server: Server) -> None:
    scene = open_lesson("regicide").scene(4)
    hands = scene.match.position()["line"].split("hands=")[1].split(" ")[0].split("/")
    sent = httpx.get(f"{server.address}/api/lessons/regicide/4", trust_env=False, timeout=TIMEOUT).text
    assert all(f'"{card}"' in sent for card in hands[0].split("."))
    assert not any(f'"{card}"' in sent for hand in hands[1:] for card in hand.split("."))
    update = get(server, "/regicide/4")["update"]
    assert (update["key"], update["commitment"], update["keys"]) == ("", "", {})


@pytest.mark.parametrize(
    ("path", "status", "expected"),
    [
        ("/chess/0", 404, "There is no lesson for “chess”"),
        ("/regicide/99", 404, "The lesson has no step 99"),
        ("/regicide/-1", 404, "no step -1"),
        ("/regicide/0/hint", 400, "has nothing to do, only to read"),
        ("/..%2f..%2fregicide/0", 404, ""),
    ],
)
def test_what_does_not_exist_is_reported(server: Server, path: str, status: int, expected: str) -> None:
    reason = get(server, path, status)["reason"]
    assert expected in reason["en"]
    assert reason["ru"] and reason["ru"] != reason["en"]


@pytest.mark.parametrize("body", [{}, {"move": 7}, {"move": "p" * 2000}, {"move": "y", "seat": 1}])
def test_bad_bodies_are_refused(server: Server, body: object) -> None:
    assert post(server, "/regicide/1/play", body, 400)["reason"]["ru"]
    assert post(server, "/regicide/0/play", {"move": "y"}, 400)["reason"]["ru"]
