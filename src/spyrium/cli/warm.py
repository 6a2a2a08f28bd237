"""`spyrium warm`: compile rules and bots before they are needed."""

import time

from spyrium.cli.screen import errors
from spyrium.jit.warm import warm as compile_parts


def warm() -> None:
    """Compile rules and bots on all processors; once for a version, later calls end at once."""
    began = time.perf_counter()
    with errors.status("compiling …") as status:
        compile_parts(lambda done, parts: status.update(f"compiling: {done} of {parts} parts are ready …"))
    errors.print(f"Rules and bots are compiled ({time.perf_counter() - began:.0f} s).")
