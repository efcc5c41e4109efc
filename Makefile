# Everything goes through these verbs; `make help` lists them. What each does stands in tools/verbs.py, and
# `python -m tools <verb>` does it, too. Only make and a Python of at least 3.11 are needed: the first verb that needs
# more sets up .venv by itself, and again when the requirements change.

VERBS := help setup setup-run run doctor backup restore move play demo test test-fast test-faults test-cluster test-postgres shuffle soak random check lint types trace golden bench bench-table bench-least figures docs captures lock audit release clean

# The first of these that runs and is new enough (some machines have a `python3.x` that only says that it is not there).
CANDIDATES := $(PYTHON) .venv/bin/python python3 python3.13 python3.12 python3.11 python3.14 python

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: $(VERBS)

# What is given as NAME=… make hands on by itself.
$(VERBS):
	@for python in $(CANDIDATES); do \
		$$python -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && exec $$python -m tools $@; done; \
	echo "Sifflet needs Python 3.11 or newer with its venv module (Debian: apt install python3-venv)." >&2; exit 1
