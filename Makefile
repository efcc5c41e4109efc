# Everything goes through these verbs; `make help` lists them. Only make and a Python of at least 3.11 are needed:
# the first verb that needs more sets up $(VENV) by itself, and again when the requirements change.

VENV    ?= .venv
WORKERS ?= auto
PORT    ?= 8600
CONFIG  ?= config.toml
PYTEST  := $(VENV)/bin/pytest --dist worksteal -rs
PY      := $(VENV)/bin/python
STAMP   := $(VENV)/.requirements
STAMP_RUN := $(VENV)/.requirements-run
STAMP_BENCH := $(VENV)/.requirements-bench
FAULTS  := tests/faults
SEEDS   ?= 500
LOCK    := requirements-dev.lock
LOCK_RUN := requirements.lock

# The first of these that runs and is new enough (some machines have a `python3.x` that only says that it is not there).
CANDIDATES := $(PYTHON) python3 python3.13 python3.12 python3.11 python3.14 python
find_python = for python in $(CANDIDATES); do \
	$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; python=; done; \
	test -n "$$python" || { echo "Sifflet needs Python 3.11 or newer with its venv module (Debian: apt install python3-venv)." >&2; exit 1; }

compile = $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-strip-extras \
	--custom-compile-command "make lock"

.DEFAULT_GOAL := help
.NOTPARALLEL:
# Workers that may keep no bytecode would each compile all tests again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup setup-run run doctor backup restore move play demo test test-fast test-faults test-cluster test-postgres shuffle soak random check lint types trace golden bench bench-table bench-least figures docs captures lock audit release clean

help: ## print this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "  make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: $(STAMP) ## make the virtual environment with everything in it (done by the other verbs when needed)

setup-run: $(STAMP_RUN) ## the same with what the bot alone needs: for a host that runs it, and nothing else

$(STAMP): $(LOCK)
$(STAMP_RUN): $(LOCK_RUN)
$(STAMP) $(STAMP_RUN):
	@$(find_python); echo "setting up $(VENV) with $$python"; test -x $(PY) || $$python -m venv $(VENV)
	@$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

$(STAMP_BENCH): requirements-bench.txt $(STAMP)
	@$(PY) -m pip install --quiet --disable-pip-version-check -r requirements-bench.txt
	@touch $@

run: setup-run ## start the bot on Discord with config.toml
	$(PY) bot.py $(CONFIG)

doctor: setup-run ## say what this host lacks: machine, settings, database, Discord; the bot may run
	@$(PY) -m tools.doctor $(CONFIG)

backup: setup-run ## copy the database of config.toml and check the copy; the bot may run
	@$(PY) -m tools.backup make $(CONFIG)

restore: setup-run ## put the newest copy back, or COPY=file; stop the bot first
	@$(PY) -m tools.backup restore $(CONFIG) $(COPY)

move: setup-run ## copy a whole house FROM=… TO=…, each a file or postgresql://…, and compare it; stop the bot first
	@$(PY) -m tools.move "$(FROM)" "$(TO)"

play: setup ## play with the real bot in a browser, in simulated Discord (PORT=8600): no token, no network
	@PORT=$(PORT) $(PY) -m tools.play

demo: setup ## play an evening of every game (or GAME=…) in simulated Discord: no token, no network; see demo/
	$(PY) -m tools.demo $(GAME)

test: setup ## run every test but those of faults; the end tells what it took
	$(PYTEST) -n $(WORKERS) --ignore=$(FAULTS)

test-fast: setup ## run the tests that take no time, with few random examples
	SIFFLET_HYPOTHESIS=fast $(PYTEST) -n $(WORKERS) --ignore=$(FAULTS) -m "not slow"

test-faults: setup ## kill the bot, cut its lines, fill its disk: what it survives as a process of its own
	$(PYTEST) -n $(WORKERS) $(FAULTS) --ignore-glob='*/test_cluster_*'

test-cluster: setup ## the same for several processes on one PostgreSQL server (CREWS=25 seasons of random faults)
	SIFFLET_CREWS=$(CREWS) $(PYTEST) -n $(WORKERS) $(FAULTS)/test_cluster_*

test-postgres: setup ## run the tests of the referee, the soak (CREWS=25 seasons of several members) and the evenings on PostgreSQL
	SIFFLET_TEST_POSTGRES=1 SIFFLET_CREWS=$(CREWS) $(PYTEST) -n $(WORKERS) tests/referee tests/soak tests/e2e tests/db/test_postgres*

shuffle: setup ## run them in another order, with another hash: SEED=1 (the results must be the same)
	SIFFLET_SHUFFLE=$(or $(SEED),1) PYTHONHASHSEED=$(or $(SEED),1) $(PYTEST) -n $(WORKERS) --ignore=$(FAULTS)

soak: setup ## play SEEDS=500 seasons of random operations with random faults, or the one of SEED=… again
	SIFFLET_SEEDS=$(SEEDS) SIFFLET_SEED=$(SEED) $(PYTEST) -n $(if $(SEED),0,$(WORKERS)) tests/soak/test_season.py

random: setup ## play all random matches, seasons and competitions of every game by its rules; `make test` plays a share
	SIFFLET_ALL_MATCHES=1 $(PYTEST) -n $(WORKERS) tests/rules -k random

check: export SIFFLET_SEEDS = 25
check: lint types trace test-faults test ## everything that must be green before a change goes in

lint: setup ## style of the code, its formatting, and names that nothing uses
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/vulture

types: setup ## mypy --strict
	$(VENV)/bin/mypy .

trace: setup ## clause of the rulebook -> tests that show it; fails for a clause without one
	$(PY) -m tools.trace

golden: setup ## rewrite the expected results of the golden cases, and the golden posts; read the diff before you commit it
	$(PY) -m tools.golden
	$(PYTEST) tests/test_demo_posts.py --snapshot-update

bench: $(STAMP_BENCH) ## measure engine, pictures, orders and memory against their peers
	$(PY) -m bench

bench-table: $(STAMP_BENCH) ## the same, or those of MEASURES="engine load", written into the table of docs/fiabilite.md
	$(PY) -m bench --write $(MEASURES)

bench-least: setup ## run every measure as small as it can be: that each still runs, whatever its figures
	SIFFLET_BENCH=least $(PY) -m bench

figures: setup ## tell how the house stands: files, lines, rooms that import each other, names said twice
	@$(PY) -m tools.figures

docs: setup ## draw the pictures of README.md and docs/ anew
	$(PY) -m tools.pictures

captures: setup ## photograph moments of the demonstration, and `make play`, for README.md and docs/; needs Chromium
	$(PY) -m tools.captures $(GAME)
	$(PY) -m tools.play.photograph

release: setup ## put the notes of changes/ into CHANGELOG.md as VERSION=…, commit and tag it
	$(VENV)/bin/towncrier build --yes --version $(VERSION)
	sed -i 's/^version = ".*"/version = "$(VERSION)"/' pyproject.toml
	sed -i 's/^VERSION = "[^"]*"/VERSION = "$(VERSION)"/' config.py
	git commit --quiet --all --message "release: $(VERSION)"
	git tag --annotate v$(VERSION) --message "Sifflet $(VERSION)"

lock: setup ## write both lock files anew: every version and every file's hash, from requirements*.txt
	@$(PY) -m pip install --quiet --disable-pip-version-check uv
	$(compile) --output-file $(LOCK_RUN) requirements.txt
	$(compile) --constraints $(LOCK_RUN) --output-file $(LOCK) requirements-dev.txt

audit: setup ## look the locked versions up in the public lists of known weaknesses; needs the network
	@$(PY) -m pip install --quiet --disable-pip-version-check pip-audit
	$(VENV)/bin/pip-audit --require-hashes --disable-pip --requirement $(LOCK)

clean: ## remove caches and the demonstration's output, not the virtual environment
	rm -rf demo .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage
	find . -name __pycache__ -type d -not -path './$(VENV)/*' -prune -exec rm -rf {} +
