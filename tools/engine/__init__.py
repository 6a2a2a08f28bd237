"""The rules and bots as WebAssembly, from the same Python sources: `python -m tools.engine`."""
