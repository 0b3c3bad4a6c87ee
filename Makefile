# One verb a chore; `make` alone lists them. Only python3 and make are presumed.

PYTHON ?= python3
BIN := .venv/bin
GAME ?=
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_ROOT_USER_ACTION = ignore

.DEFAULT_GOAL := help
.PHONY: help setup play check format test slow bench rules clean

help: ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | while IFS="$$(printf '\t')" read verb what; do printf '  make %-8s %s\n' "$$verb" "$$what"; done

setup: .venv/ready-to-play .venv/ready-to-test ## install everything into .venv

play: .venv/ready-to-play ## play Piraten Kapern in this terminal
	@$(BIN)/quarterdeck play kapern

check: .venv/ready-to-test ## format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready-to-test ## let ruff tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

test: check .venv/ready-for-terminals ## check, then all tests; what CI runs
	LAWS=100 $(BIN)/pytest -q -n auto

slow: .venv/ready-to-test ## laws at 5,000 examples, long duels, soaks (GAME=kapern for one game)
	LAWS=5000 GAME=$(GAME) $(BIN)/pytest -q -n auto tests/laws
	GAME=$(GAME) $(BIN)/pytest -q -n auto -m slow tests

bench: .venv/ready-to-play ## decisions a second, beside a yardstick
	@$(BIN)/quarterdeck bench

rules: .venv/ready-to-test ## docs/rules/*.md: clause, code, tests, flow chart
	$(BIN)/python -m quarterdeck.verbs.rulepage docs/rules
	@for game in docs/rules/*.md; do $(BIN)/quarterdeck rules "$$(basename "$$game" .md)" --check; done

clean: ## forget .venv and all caches
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

# A virtual environment; where Debian splits it off, root installs it and others are told.
.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(call debian,python3-venv)
	$(PYTHON) -m venv .venv

.venv/ready-to-play: .venv/bin/pip pyproject.toml constraints.txt
	$(BIN)/pip install -q -c constraints.txt -e '.[terminal]'
	@touch $@

.venv/ready-to-test: .venv/ready-to-play
	$(BIN)/pip install -q -c constraints.txt -e '.[terminal,test]'
	@touch $@

# Some tests play in a real terminal; without tmux they are skipped, under CI they fail.
.venv/ready-for-terminals: .venv/ready-to-test
	@command -v tmux >/dev/null || $(call debian,tmux) || [ "$$CI" != true ]
	@touch $@

define debian
{ if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
  then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
  else echo "The Debian package $(1) is missing: apt install $(1)"; false; fi; }
endef
