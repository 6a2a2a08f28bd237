"""All that `spyrium serve` imports and loads before it plays; done once, in the process that servers fork from."""

import tempfile
from pathlib import Path

import uvicorn
from argon2 import PasswordHasher

import spyrium.cli.serve
import spyrium.server.serving  # noqa: F401
from spyrium.server.app import create_app
from spyrium.server.notify import pictures
from spyrium.server.operations.preparation import prepare
from spyrium.server.people import accounts
from spyrium.server.settings import Settings
from spyrium.server.storage.database import opened
from spyrium.server.storage.migrate import migrate
from spyrium.server.tables.hall import Preparation

pictures.PATIENCE = 300  # seconds: a busy machine takes longer to draw than a notice should wait
# Slow on purpose, which nothing here is about; `spyrium serve` itself has its usual one.
accounts.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
prepare(Preparation())
uvicorn.Config(create_app(Settings()), log_config=None).load()
with tempfile.TemporaryDirectory() as folder, opened(f"sqlite:///{Path(folder) / 'games.sqlite'}") as engine:
    migrate(engine)
