"""`make docs`: draw the pictures that the guides and the rules show, from moments that the tests draw.

Those of the guides go into `docs/images/`; those of the rules (`docs/reglement/`), in each language, into its own.
"""

import re
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import bench
from boards.paint import png_bytes
from boards.scene import Scene
from presenters.texts import BASE

ROOT = Path(__file__).parents[1]
IMAGES = ROOT / "docs" / "images"
SHOWN = re.compile(r"images/([\w-]+)\.png")
RULES = ROOT / "docs" / "reglement"
SHOWN_IN_RULES = re.compile(r"images/([\w-]+)\.(\w\w)\.png")


def shown() -> frozenset[str]:
    """Return the pictures that README and the guides show, by their names."""
    pages = (ROOT / "README.md", *(ROOT / "docs").glob("*.md"))
    return frozenset(name for page in pages for name in SHOWN.findall(page.read_text("utf-8")))


def shown_in_rules() -> frozenset[tuple[str, str]]:
    """Return the pictures that the rules show, by their names and languages."""
    return frozenset(pair for page in RULES.glob("*.md") for pair in SHOWN_IN_RULES.findall(page.read_text("utf-8")))


def files() -> Iterator[tuple[str, Path]]:
    """Yield each moment that is shown and its file: a moment that speaks English has a name of its own."""
    for name in shown():
        yield name, IMAGES / f"{name}.png"
    for name, language in shown_in_rules():
        moment = name if language == BASE else f"{name}-{language}"
        yield moment, RULES / "images" / f"{name}.{language}.png"


def scenes() -> Iterator[tuple[str, Callable[[], Scene]]]:
    """Yield the moments of every game, each with its name."""
    for found in iter_modules(bench.__path__, "bench."):
        if found.name.startswith("bench.picture_"):
            yield from import_module(found.name).SCENES.items()


def main() -> int:
    """Write one PNG file per moment that is shown; a picture that did not change keeps its file."""
    known = dict(scenes())
    for name, path in sorted(files()):
        if name not in known:  # photographed (tools/captures.py)
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        png = png_bytes(known[name]())
        if not path.is_file() or path.read_bytes() != png:
            path.write_bytes(png)
            print(f"{path.relative_to(Path.cwd())}: {len(png) / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
