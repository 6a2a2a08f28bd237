"""Schemathesis sends whatever the OpenAPI description allows, and worse; nothing may make the server stumble."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ..process import ServerProcess

CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
# As a command: its plugin for pytest costs every process of the tests seconds.
HOW = ["--phases=examples,coverage,fuzzing", f"--checks={CHECKS}", "--suppress-health-check=all", "--no-color"]
EXAMPLES = "--max-examples=8"


@pytest.mark.proof
def test_the_description_holds(server: ServerProcess, tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("schemathesis")), "run", f"{server.url}/api/openapi.json"]
    told = subprocess.run([*command, *HOW, EXAMPLES], cwd=tmp_path, capture_output=True, text=True, check=False)

    assert told.returncode == os.EX_OK, told.stdout
