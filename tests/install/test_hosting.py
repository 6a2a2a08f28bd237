"""The files in hosting/ are sound, and the steps of docs/hosting.md lead to a running server."""

from __future__ import annotations

import configparser
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from spyrium.server.settings import Settings, load
from tests.server.process import ServerProcess, free_port

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "hosting"
SETTINGS = {f"SPYRIUM_{field.name.upper()}" for field in msgspec.structs.fields(Settings)} | {"SPYRIUM_CACHE"}


def instructions() -> list[tuple[str, str]]:
    """The Containerfile's lines, continued ones joined, as instruction and rest."""
    text = re.sub(r"^#.*\n", "", (HOSTING / "Containerfile").read_text(encoding="utf-8"), flags=re.M)
    lines = text.replace("\\\n", " ").splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines) if word]


def of(instruction: str) -> list[str]:
    return [rest for word, rest in instructions() if word == instruction]


def container_environment() -> dict[str, str]:
    return dict(word.split("=", 1) for rest in of("ENV") for word in shlex.split(rest))


def test_every_instruction_of_the_containerfile_is_one() -> None:
    known = {
        "FROM",
        "COPY",
        "RUN",
        "ENV",
        "USER",
        "WORKDIR",
        "VOLUME",
        "EXPOSE",
        "HEALTHCHECK",
        "ENTRYPOINT",
        "CMD",
    }
    assert {word for word, _ in instructions()} == known


def test_hadolint_finds_nothing_to_say() -> None:
    if shutil.which("hadolint") is None:
        return  # .github/workflows/check.yml has it
    told = subprocess.run(["hadolint", HOSTING / "Containerfile"], capture_output=True, text=True, check=False)
    assert told.stdout == ""


def test_images_are_of_a_fixed_version() -> None:
    assert all(re.match(r"python:\d+\.\d+-slim-\w+( AS \w+)?$", image) for image in of("FROM"))


def test_a_container_runs_as_an_ordinary_user_with_one_volume() -> None:
    assert of("USER") == ["10001"]
    assert of("VOLUME") == of("WORKDIR") == ["/data"]


def test_nothing_of_a_container_s_installation_stays_beside_it() -> None:
    assert all("--no-cache-dir" in run for run in of("RUN") if "pip install" in run)
    assert sum(image.endswith("AS installed") for image in of("FROM")) == 1


def test_a_container_s_environment_is_known_to_the_server() -> None:
    named = container_environment()
    assert {name for name in named if name.startswith("SPYRIUM_")} <= SETTINGS
    assert load({}, None, named).host == "0.0.0.0"


def test_the_containerfile_s_lists_are_json() -> None:
    for rest in (*of("ENTRYPOINT"), *of("CMD"), of("HEALTHCHECK")[0].partition("CMD ")[2]):
        assert all(isinstance(word, str) for word in msgspec.json.decode(rest, type=list[str]))


@pytest.fixture
def services() -> dict[str, Any]:
    found: dict[str, Any] = compose()["services"]
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text(encoding="utf-8"))
    return found


def test_two_nodes_share_one_database(services: dict[str, Any]) -> None:
    first, second = services["node-1"], services["node-2"]
    assert first["environment"] == second["environment"]
    assert set(first["environment"]) <= SETTINGS
    assert first["environment"]["SPYRIUM_DATABASE"].endswith("@database/spyrium")


def test_nodes_can_write_to_their_volume_alone_and_are_reached_by_the_proxy_alone(services: dict[str, Any]) -> None:
    for name in ("node-1", "node-2"):
        node = services[name]
        assert (node["read_only"], node["cap_drop"], "ports" in node) == (True, ["ALL"], False)
        assert node["networks"] == ["inside"]
        assert [volume.partition(":")[2] for volume in node["volumes"]] == of("VOLUME")
    assert [name for name, service in services.items() if "ports" in service] == ["proxy"]


def test_every_volume_network_and_service_that_is_named_is_there(services: dict[str, Any]) -> None:
    whole = compose()
    for service in services.values():
        named = {volume.partition(":")[0] for volume in service["volumes"]}
        assert {name for name in named if not name.startswith("./")} <= set(whole["volumes"])
        assert all((HOSTING / name).exists() for name in named if name.startswith("./"))
        assert set(service["networks"]) <= set(whole["networks"])
        assert set(service.get("depends_on", {})) <= set(services)


def test_the_proxy_knows_the_nodes(services: dict[str, Any]) -> None:
    caddyfile = (HOSTING / "Caddyfile").read_text(encoding="utf-8")
    nodes = [f"{name}:8000" for name in services if name.startswith("node-")]
    assert f"{{$SPYRIUM_NODES:{' '.join(nodes)}}}" in caddyfile
    assert of("EXPOSE") == ["8000"]


def test_the_unit_starts_what_the_document_installs_with_the_settings_beside_it() -> None:
    assert unit()["ExecStart"] == "/opt/spyrium/bin/spyrium serve --config /etc/spyrium.toml"
    settings = load({}, HOSTING / "spyrium.toml", {})
    assert settings.database == "sqlite:////var/lib/spyrium/spyrium.sqlite"
    assert settings.trust_proxy


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        return  # not every machine that runs the tests has systemd
    copy = tmp_path / "spyrium.service"
    text = (HOSTING / "spyrium.service").read_text(encoding="utf-8")
    copy.write_text(text.replace("/opt/spyrium/bin/spyrium", sys.executable), encoding="utf-8")
    told = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in told.stderr.splitlines() if "spyrium.service" in line] == []


def unit() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(HOSTING / "spyrium.service", encoding="utf-8")
    return parser["Service"]


def steps() -> list[str]:
    """The blocks of docs/hosting.md that a host runs on one machine, in their order."""
    text = (ROOT / "docs/hosting.md").read_text(encoding="utf-8")
    return re.findall(r"^```sh\n([^`]*)```\n\n\*Run by tests/install/test_hosting", text, re.M)


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that other users may enter, in place of /."""
    with tempfile.TemporaryDirectory(prefix="spyrium-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


# What is not there in a bare environment. The service runs as a user of its own where the tests may become another.
SYSTEM = """
set -euo pipefail
sudo() { "$@"; }
systemctl() {
    case "$1" in stop|restart) kill "$(cat "$PLACE/pid")"; tail --pid="$(cat "$PLACE/pid")" -f /dev/null;; esac
    [ "$1" = stop ] && return
    (cd "$PLACE/var/lib/spyrium" && exec env --ignore-environment PATH="$PATH" PYTHONPATH="$PYTHONPATH" \\
        SPYRIUM_CACHE="$PLACE/var/cache/spyrium" SPYRIUM_DATABASE="sqlite:///$PLACE/var/lib/spyrium/spyrium.sqlite" \\
        SPYRIUM_PORT="$PORT" $AS_USER $START) >> "$PLACE/log" 2>&1 &
    echo $! > "$PLACE/pid"
}
"""


@pytest.mark.proof
def test_the_steps_of_the_document_lead_to_a_server_and_back(wheel: Path, place: Path) -> None:
    version = wheel.name.split("-")[1]
    for folder in ("opt", "etc/systemd/system", "var/lib/spyrium", "var/cache/spyrium", "tmp"):
        (place / folder).mkdir(parents=True)
    as_user = "setpriv --reuid=10001 --regid=10001 --clear-groups" if os.getuid() == 0 else ""
    if as_user:
        for folder in ("var/lib/spyrium", "var/cache/spyrium"):
            os.chown(place / folder, 10001, 10001)
    port = str(free_port())
    commands = "\n".join(moved(step, place, port) for step in steps())
    script = SYSTEM + commands.replace("==0.2.0", "==0.1.0").replace("0.1.0", version)  # an upgrade to the same one
    environment = {
        "PATH": os.pathsep.join([str(Path(sys.executable).parent), os.defpath]),
        "PYTHONPATH": sysconfig.get_path("purelib"),  # what Spyrium depends on, without the network
        "PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1", "PIP_IGNORE_INSTALLED": "1", "PIP_FIND_LINKS": str(wheel.parent),
        "PLACE": str(place), "PORT": port, "AS_USER": as_user, "START": moved(unit()["ExecStart"], place, port),
    }  # fmt: skip
    try:
        done = subprocess.run(
            ["bash", "-c", script], env=environment, cwd=ROOT, capture_output=True, text=True, check=False
        )
        log = (place / "log").read_text(encoding="utf-8")
        assert done.returncode == 0, done.stdout + done.stderr + log
    finally:
        if (place / "pid").exists():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int((place / "pid").read_text(encoding="ascii")), signal.SIGTERM)

    assert log.count("Spyrium is served at") == 3  # first, upgraded, and back
    assert (place / "var/lib/spyrium/of-the-new-version.sqlite").exists()
    assert not list(place.rglob("var/**/*.nbc"))


def moved(command: str, place: Path, port: str) -> str:
    """The same with all that a host's machine has in a folder."""
    there = re.sub(r"(?<![\w.:])/(?=(opt|etc|var|tmp)/)", f"{place}/", command)
    return there.replace(":8000", f":{port}")


@pytest.mark.proof
def test_a_container_s_process_is_healthy_with_nothing_but_its_volume_to_write_to(installed: Path, place: Path) -> None:
    data = place / "data"
    data.mkdir()
    given = {name: value.replace("/data", str(data)) for name, value in container_environment().items()}
    environment = {"PATH": os.defpath, "HOME": "/nonexistent", **given, "SPYRIUM_HOST": "127.0.0.1"}
    command = [str(installed / "spyrium")]
    server = ServerProcess(given.pop("SPYRIUM_DATABASE"), command=command, environment=environment)
    try:
        check = msgspec.json.decode(of("HEALTHCHECK")[0].partition("CMD ")[2], type=list[str])
        words = [word.replace("127.0.0.1:8000", server.url.removeprefix("http://")) for word in check]
        healthy = subprocess.run([str(installed / "python"), *words[1:]], check=False)
    finally:
        server.stop()

    assert healthy.returncode == 0
    assert (data / "spyrium.sqlite").exists()


def test_the_settings_file_is_toml() -> None:
    assert (
        tomllib.loads((HOSTING / "spyrium.toml").read_text(encoding="utf-8"))["public_url"] == "https://spyrium.example"
    )
