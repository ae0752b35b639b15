"""The HTTP interface against its own description: whatever fits the schema, or just does not, is answered."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.pytest.loaders import from_fixture

from tests.server.client import Server

PLACE = "/api/schema/openapi.json"


@pytest.fixture(scope="module")
def described(server: Server) -> object:
    return schemathesis.openapi.from_url(server.address + PLACE)


schema = from_fixture("described")


@pytest.mark.slow
@schema.parametrize()
@settings(max_examples=10, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
def test_no_request_is_a_fault(case: schemathesis.Case[Any]) -> None:
    answer = case.call()
    case.validate_response(answer, checks=[not_a_server_error])
    if answer.status_code >= 400 and case.method != "HEAD":
        reason = answer.json()["reason"]
        assert reason["en"] and reason["ru"]


def test_every_address_is_described(server: Server) -> None:
    paths = set(httpx.get(server.address + PLACE, trust_env=False).json()["paths"])
    wanted = {"/api/info", "/api/me", "/api/tables", "/api/tables/{table}", "/api/tables/{table}/claim"}
    assert wanted | {"/api/tables/{table}/record"} <= paths
