"""`make docs`: draw the pictures that the guides show, into `docs/images/`, from moments that the tests draw."""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import bench
from boards.paint import png_bytes
from boards.scene import Scene

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SHOWN = re.compile(r"images/([\w-]+)\.png")


def shown() -> frozenset[str]:
    """Return the pictures that README and the guides show, by their names."""
    pages = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    return frozenset(name for page in pages for name in SHOWN.findall(page.read_text("utf-8")))


def scenes() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yield the moments of every game, each with its name."""
    for found in iter_modules(bench.__path__, "bench."):
        if found.name.startswith("bench.picture_"):
            yield from import_module(found.name).SCENES.items()


def main() -> int:
    """Write one PNG file per scene that is shown; a picture that did not change keeps its file."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    wanted = shown()
    for name, scene in ((name, scene) for name, scene in scenes() if name in wanted):
        path, png = IMAGES / f"{name}.png", png_bytes(scene())
        if not path.is_file() or path.read_bytes() != png:
            path.write_bytes(png)
            print(f"{path.relative_to(Path.cwd())}: {len(png) / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
