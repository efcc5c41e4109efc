"""`python -m bench [NAME…]`: run the measures (all, or those named) and print the table; exit 1 if a bar is missed.

`SIFFLET_BENCH=least`: each as small as it can be, its peers where they are installed, to show that it still runs.
"""

import importlib
import sys
from collections.abc import Sequence

from bench.harness import Row, table
from bench.sizes import IS_LEAST

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
NEED_A_SERVER = ("scale",)  # and minutes: at their smallest they run only where they are named


def main(names: Sequence[str]) -> int:
    """Run the measures of the modules named; each has a function `measure` that returns its rows."""
    unknown = [name for name in names if name not in MEASURES]
    if unknown:
        print(f"no such measure: {', '.join(unknown)}; there are {', '.join(MEASURES)}", file=sys.stderr)
        return 2
    rows: list[Row] = []
    for name in names or [name for name in MEASURES if not (IS_LEAST and name in NEED_A_SERVER)]:
        print(f"measuring {name} …", file=sys.stderr, flush=True)
        try:
            rows += importlib.import_module(f"bench.{name}").measure()
        except ModuleNotFoundError as error:
            if not IS_LEAST or error.name not in PEERS:
                raise
            print(f"{name}: ours ran, its peer {error.name} is not installed", file=sys.stderr)
    print(table(rows))
    return 0 if IS_LEAST or all(row.is_met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
