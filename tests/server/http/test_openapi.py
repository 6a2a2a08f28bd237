"""Schemathesis sends whatever the OpenAPI description allows, and worse; nothing may make the server stumble."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import schemathesis
from hypothesis import HealthCheck, settings
from litestar import Litestar
from schemathesis.checks import CHECKS, load_all_checks

from spyrium.server.app import create_app
from spyrium.server.http.protection import Wall
from spyrium.server.settings import Settings

from ..process import ServerProcess

load_all_checks()
CHECKED = cast(
    list[Callable[..., bool | None]],
    CHECKS.get_by_names(
        ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance"]
    ),
)


def description() -> dict[str, object]:
    wall = create_app(Settings())
    assert isinstance(wall, Wall)
    assert isinstance(wall.app, Litestar)
    return wall.app.openapi_schema.to_schema()


schema = schemathesis.openapi.from_dict(description())


@schema.parametrize()
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_description_holds(case: schemathesis.Case[Any], server: ServerProcess) -> None:
    case.call_and_validate(base_url=server.url, checks=CHECKED)
