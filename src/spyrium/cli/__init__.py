"""The `spyrium` command."""

from spyrium.cli.app import main

__all__ = ["main"]
