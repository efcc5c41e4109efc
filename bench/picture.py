"""How long a picture takes, in milliseconds of CPU, and how big it is. The promise: one board, 30 ms and 60 KiB."""

from collections.abc import Callable
from itertools import count
from statistics import median
from time import process_time

from msgspec.structs import replace

from bench import picture_samples as samples
from bench.harness import Row
from bench.sizes import size
from boards.kollaball import Frame, board_scene, orders_scene, turn_scene
from boards.paint import png_bytes
from boards.scene import Scene
from boards.svg import svg_text
from rules.contract import SeatId

ROUNDS = size(5, 1)
BATCH = 4  # pictures measured together, since clocks of CPU time are coarse

_subtitles = (f"Coupe d’Été · tour {k} · échéance dim. 29 mars, 21 h 00" for k in count(1))  # no two pictures alike


def _frame() -> Frame:
    return replace(samples.FRAME, subtitle=next(_subtitles))


def _board() -> Scene:
    return board_scene(samples.MIDDLE, _frame())


def _crowded() -> Scene:
    return board_scene(samples.CROWDED, _frame())


def _orders() -> Scene:
    return orders_scene(samples.MIDDLE, samples.ORDER, SeatId("rouge"), _frame())


def _turn() -> Scene:
    return turn_scene(samples.MIDDLE, samples.AFTERWARDS, samples.EVENTS, _frame())


CASES: tuple[tuple[str, Callable[[], bytes]], ...] = (
    ("one board, PNG", lambda: png_bytes(_board())),
    ("one board, crowded, PNG", lambda: png_bytes(_crowded())),
    ("own orders, PNG", lambda: png_bytes(_orders())),
    ("turn, PNG", lambda: png_bytes(_turn())),
    ("one board, SVG text", lambda: svg_text(_board()).encode()),
)


def run() -> list[tuple[str, float, float]]:
    """Return (name, milliseconds of CPU, KiB) of each case: medians of `ROUNDS`, from state to bytes, pitch kept."""
    results = []
    for name, draw in CASES:
        size = len(draw())  # the first one paints the empty pitch, which is kept
        times = []
        for _ in range(ROUNDS):
            start = process_time()
            for _ in range(BATCH):
                draw()
            times.append((process_time() - start) / BATCH * 1000)
        results.append((name, median(times), size / 1024))
    return results


def measure() -> list[Row]:
    """Return the rows for `python -m bench`; the bars are those of the one board."""
    rows = []
    for name, milliseconds, kibibytes in run():
        is_promised = name == CASES[0][0]
        rows.append(Row(name=name, value=milliseconds, unit="ms CPU", bar=30 if is_promised else None))
        rows.append(Row(name=f"{name}: size", value=kibibytes, unit="KiB", bar=60 if is_promised else None))
    return rows


def main() -> None:
    """Print the table."""
    print(f"{'picture':<26}{'ms CPU':>9}{'KiB':>9}")
    for name, milliseconds, kib in run():
        print(f"{name:<26}{milliseconds:>9.1f}{kib:>9.1f}")


if __name__ == "__main__":
    main()
