"""Hypothesis tries the same examples every time; `make proofs` (HYPOTHESIS_PROFILE=explore) looks for new ones."""

import os

from hypothesis import settings

settings.register_profile("same", derandomize=True, deadline=None, database=None)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Tables are laid out for a wide terminal, whichever test loads the commands first.
os.environ["COLUMNS"] = "200"
