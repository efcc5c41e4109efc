"""How long the pictures of a game take, and how big they are; here, for only these benches load the painter."""

from collections.abc import Callable, Mapping
from functools import partial

from bench.harness import Row, cpu_ms
from boards.paint import png_bytes
from boards.scene import Scene


def picture_rows(scenes: Mapping[str, Callable[[], Scene]], most_ms: float, most_kib: float) -> list[Row]:
    """Return the rows of pictures by name: each from state to bytes, and how big it is."""
    rows = []
    for name, scene in scenes.items():
        draw = partial(_bytes_of, scene)
        rows.append(Row(name=name, value=cpu_ms(draw, times=4), unit="ms CPU", bar=most_ms))
        rows.append(Row(name=f"{name}: size", value=len(draw()) / 1024, unit="KiB", bar=most_kib))
    return rows


def _bytes_of(scene: Callable[[], Scene]) -> bytes:
    return png_bytes(scene())
