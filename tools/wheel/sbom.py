"""What is inside a wheel beside our own sources, as CycloneDX: PEP 770 puts it into .dist-info/sboms.

That is what the browser client was built from. Python packages are not inside: the wheel's metadata names them.
"""

import json
from importlib.metadata import version
from pathlib import Path

import spyrium

_WEB = Path(__file__).parents[2] / "web"
_BUNDLED_TOOLS = ("clsx", "esm-env", "svelte")  # needed to build, and part of what is built


def sbom() -> str:
    """The list as JSON text, the same for the same sources."""
    lock = json.loads((_WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    components = [_npm_component(name, lock[f"node_modules/{name}"]) for name in bundled(lock)]
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": f"pkg:pypi/spyrium@{spyrium.__version__}",
                "name": "spyrium",
                "version": spyrium.__version__,
                "licenses": [{"license": {"id": "MIT"}}],
                "purl": f"pkg:pypi/spyrium@{spyrium.__version__}",
            },
            "tools": {"components": [_tool(name) for name in ("numba", "llvmlite")]},
        },
        "components": components,
        "dependencies": [
            {"ref": f"pkg:pypi/spyrium@{spyrium.__version__}", "dependsOn": [each["bom-ref"] for each in components]}
        ],
    }
    return json.dumps(document, indent=2) + "\n"


def bundled(lock: dict[str, dict[str, object]]) -> list[str]:
    """The npm packages whose code or fonts the client contains."""
    wanted = [name for name, package in lock.items() if name and not package.get("dev")]
    wanted += [f"node_modules/{name}" for name in _BUNDLED_TOOLS]
    return sorted({name.removeprefix("node_modules/") for name in wanted})


def _npm_component(name: str, package: dict[str, object]) -> dict[str, object]:
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": package["version"],
        "licenses": [{"expression": package["license"]}],
        "purl": purl,
    }


def _tool(name: str) -> dict[str, str]:
    return {"type": "library", "name": name, "version": version(name), "purl": f"pkg:pypi/{name}@{version(name)}"}
