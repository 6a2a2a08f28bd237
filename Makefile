# The two commands people need are `make play` and `make test`; each does all of its own set-up.
# Everything is installed into .venv here, pinned by constraints.txt.

PYTHON ?= python3
BIN := .venv/bin
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test lint unit bench clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 22

play: .venv/play  ## start the game and open it in the browser
	$(BIN)/spyrium

test: lint unit  ## check everything

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

unit: .venv/dev
	$(BIN)/pytest -n 2

bench: .venv/dev  ## measure the speed of the core
	$(BIN)/spyrium bench

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/play: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP_INSTALL) --editable .
	@touch $@

.venv/dev: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP_INSTALL) --editable '.[dev]'
	@touch $@ .venv/play

clean:  ## remove everything that can be made again
	rm -rf .venv .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
