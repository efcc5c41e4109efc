"""Golden posts: all that the evenings of the demonstration say, to the letter, in French and in English.

`pytest tests/test_demo_posts.py --snapshot-update` (or `make golden`) writes `tests/golden/posts/` anew: read the diff.
"""

from pathlib import Path

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.data import Snapshot, SnapshotCollection
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation

from presenters.texts import LOCALES
from tests.support.evenings import evenings
from tools.demo.stories import STORIES

__all__ = ["evenings"]

GOLDEN = Path(__file__).parent / "golden" / "posts"
EVENINGS = [f"{game}.{language}" for game in STORIES for language in LOCALES]


class TextFile(SingleFileSnapshotExtension):
    """What `test_an_evening_says[NAME]` expects is the text file `NAME.txt` in `GOLDEN`."""

    _write_mode = WriteMode.TEXT
    file_extension = "txt"

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(GOLDEN)

    @classmethod
    def get_file_basename(cls, *, test_location: PyTestLocation, index: int | str) -> str:
        return test_location.nodename.partition("[")[2].removesuffix("]")

    @classmethod
    def matches_test_location(cls, *, test_location: PyTestLocation, snapshot_location: str) -> bool:
        path = Path(snapshot_location)
        return path.parent == GOLDEN and f"[{path.stem}]" in test_location.nodename

    def read_snapshot_collection(self, *, snapshot_location: str) -> SnapshotCollection:
        found = SnapshotCollection(location=snapshot_location)
        found.add(Snapshot(name=f"{test_an_evening_says.__name__}[{Path(snapshot_location).stem}]"))
        return found


def test_every_file_is_of_an_evening() -> None:
    assert sorted(path.name for path in GOLDEN.iterdir()) == sorted(f"{evening}.txt" for evening in EVENINGS)


@pytest.mark.slow
@pytest.mark.parametrize("evening", EVENINGS)
def test_an_evening_says(evenings: tuple[str, Path], snapshot: SnapshotAssertion, evening: str) -> None:
    game, language = evening.split(".")
    told = (evenings[1] / game / f"posts.{language}.txt").read_text("utf-8")
    assert told == snapshot(extension_class=TextFile)
