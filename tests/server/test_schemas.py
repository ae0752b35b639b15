"""The schema of a game, over HTTP."""

from __future__ import annotations

import httpx
import pytest

import ludus as library
from ludus.kernel.schema import schema_text
from tests.server.client import Server


@pytest.mark.parametrize("game", library.games())
def test_every_game_has_its_schema(server: Server, game: str) -> None:
    response = httpx.get(f"{server.address}/api/games/{game}/schema", trust_env=False)
    assert response.status_code == 200
    assert response.text == schema_text(library.game(game))
    assert response.headers["content-type"].startswith("application/schema+json")
    assert response.headers["cache-control"] == "max-age=3600, public"


def test_an_unknown_game_has_none(server: Server) -> None:
    response = httpx.get(f"{server.address}/api/games/chess/schema", trust_env=False)
    assert response.status_code == 404
    assert "regicide" in response.json()["reason"]["en"] and "regicide" in response.json()["reason"]["ru"]
