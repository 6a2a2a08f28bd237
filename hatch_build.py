"""What `make wheel` adds to a wheel: an SBOM, and machine code with the Python, system and Numba that it is for.

Otherwise (an editable installation, a wheel from the source distribution) nothing is added, and the rules are compiled
when they are first used.
"""

import os
import sys
from importlib.metadata import version as version_of
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WhatMakeWheelAdds(BuildHookInterface):  # type: ignore[type-arg]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if sbom := os.environ.get("SPYRIUM_SBOM"):
            build_data["sbom_files"].append(sbom)
        if folder := os.environ.get("SPYRIUM_MACHINE_CODE"):
            build_data["force_include"][folder] = "spyrium/jit/shipped"
            build_data["pure_python"] = False
            python = f"cp{sys.version_info.major}{sys.version_info.minor}"
            build_data["tag"] = f"{python}-none-{os.environ['SPYRIUM_WHEEL_PLATFORM']}"
            # Machine code of one version of Numba is none for another; then all would be compiled after all.
            build_data["dependencies"] += [f"{name}=={version_of(name)}" for name in ("numba", "llvmlite")]
