"""How a measure is taken and shown: medians of five rounds, beside the peer measured in the same run."""

import gc
import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bench.sizes import size

ROUNDS = size(5, 1)


@dataclass(frozen=True, kw_only=True)
class Row:
    """A line of the table. `bar` is what must be reached: a least ratio to the peer, or a most for the value itself."""

    name: str
    value: float
    unit: str
    peer: str = ""
    peer_value: float | None = None
    bar: float | None = None
    bar_is: Literal["least ratio", "most"] = "most"
    paired_ratio: float | None = None

    @property
    def ratio(self) -> float | None:
        """How many times the peer's value ours is: the median of pairs where they were measured in turns."""
        if self.paired_ratio is not None:
            return self.paired_ratio
        return self.value / self.peer_value if self.peer_value else None

    @property
    def is_met(self) -> bool:
        """Whether the bar is reached; a row without a bar always is."""
        if self.bar is None:
            return True
        if self.bar_is == "most":
            return self.value <= self.bar
        return self.ratio is not None and self.ratio >= self.bar


def rate(work: Callable[[], int], *, at_least_s: float = size(0.5, 0.0)) -> float:
    """Return operations per second, the median of five rounds. `work` does some and returns how many it did."""
    work()
    return statistics.median(_rate_of_a_round(work, at_least_s) for _ in range(ROUNDS))


class Pair(NamedTuple):
    """Ours and the peer's, in operations per second, and how many times the peer's ours is: medians of their own."""

    ours: float
    peer: float
    ratio: float


def rate_pairs(ours: Callable[[], int], peer: Callable[[], int], *, at_least_s: float = size(0.5, 0.0)) -> Pair:
    """Measure both in turns, so that what slows the machine for a while slows both; each does some, as for `rate`."""
    ours()
    peer()
    pairs = [(_rate_of_a_round(ours, at_least_s), _rate_of_a_round(peer, at_least_s)) for _ in range(ROUNDS)]
    return Pair(
        statistics.median(one for one, _ in pairs),
        statistics.median(other for _, other in pairs),
        statistics.median(one / other for one, other in pairs),
    )


def _rate_of_a_round(work: Callable[[], int], at_least_s: float) -> float:
    gc.collect()
    done, start = 0, time.perf_counter()
    while not done or time.perf_counter() - start < at_least_s:
        done += work()
    return done / (time.perf_counter() - start)


def cpu_ms(work: Callable[[], object], *, times: int = size(10, 1)) -> float:
    """Return the CPU time of one `work` in ms, all threads of the process counted, the median of five rounds."""
    work()
    rounds = []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.process_time()
        for _ in range(times):
            work()
        rounds.append((time.process_time() - start) * 1000 / times)
    return statistics.median(rounds)


def table(rows: Sequence[Row]) -> str:
    """Return the rows as an aligned table with ratios, bars and verdicts."""
    cells = [("measure", "value", "peer", "ratio", "bar", "")]
    for row in rows:
        peer = f"{row.peer_value:,.1f} ({row.peer})" if row.peer_value is not None else ""
        ratio = f"{row.ratio:.2f}x" if row.ratio is not None else ""
        bar = (
            ""
            if row.bar is None
            else f">= {row.bar:g}x"
            if row.bar_is == "least ratio"
            else f"<= {row.bar:g} {row.unit}"
        )
        cells.append((row.name, f"{row.value:,.1f} {row.unit}", peer, ratio, bar, "ok" if row.is_met else "MISSED"))
    widths = [max(len(line[column]) for line in cells) for column in range(len(cells[0]))]
    lines = ["  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip() for line in cells]
    return "\n".join([lines[0], "-" * max(map(len, lines)), *lines[1:]])
