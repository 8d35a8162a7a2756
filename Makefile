# `make demo` and `make test` are all that a new clone needs; both set up what they use.
SHELL := /bin/bash
BIN := .venv/bin
# More options for pytest: `make test PYTEST="-m 'not slow' -k layout"`.
# `--full` adds the full set, `--full K/N` each Nth test of it from number K on.
PYTEST ?=
DEMO := build/demo

# Tests start many processes: without its bytecode each one would compile what it imports again.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup demo test costs fast everything lint regen lock clean

help:
	@echo 'make demo    set up, then compile PIPO for NEON, check it and show the report'
	@echo 'make test    set up, then run all tests but the full set'
	@echo 'make costs   set up, run these tests and record their CPU time in tests/COSTS'
	@echo 'make everything  set up, run all tests; make, prove, check and verify generated/ again'
	@echo 'make fast    set up, then compile modules of the proof with mypyc, which needs a C compiler'
	@echo 'make lint    format, style and types'
	@echo 'make regen   write generated/ anew'
	@echo 'make lock    pin the newest Python packages that pyproject.toml allows'
	@echo 'make clean   remove what the other targets made'

setup: .venv/installed
	@scripts/setup tools

.venv/installed: requirements/development.txt pyproject.toml scripts/setup
	@scripts/setup packages
	@touch $@

demo: setup
	@mkdir -p $(DEMO)
	$(BIN)/lwcc compile pipo.dsl --target neon --lanes 16 -o $(DEMO)
	$(BIN)/lwcc bench $(DEMO)/pipo64_128.s $(DEMO)/pipo64_256.s

test: setup
	$(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST)

costs: setup
	$(BIN)/python -m pytest -n auto --dist worksteal --costs $(PYTEST)

fast: setup
	PYTHONPATH=. $(BIN)/python scripts/compile_modules
	$(BIN)/python -m pytest --compiled tests/prove/graph tests/runtime/test_compiled.py

everything: setup
	seed=$$RANDOM; echo "tests with seed $$seed"; \
	    $(BIN)/python -m pytest -n auto --dist worksteal $(PYTEST) --full --seed $$seed
	$(BIN)/lwcc regen --check
	$(BIN)/lwcc prove --again generated/
	$(BIN)/lwcc check generated/aarch64_neon generated/rv32i
	$(BIN)/lwcc verify generated/ --require

lint: .venv/installed
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

regen: setup
	$(BIN)/lwcc regen

lock:
	@scripts/setup lock

clean:
	rm -rf build .venv .hypothesis .mypy_cache .pytest_cache .ruff_cache *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
