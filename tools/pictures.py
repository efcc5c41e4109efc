"""`make docs`: draw the pictures of the guides anew, into `docs/images/`, from the moments that the tests draw."""

import sys
from pathlib import Path

from bench import picture_aspic, picture_matrix, picture_samples
from boards.paint import png_bytes

IMAGES = Path(__file__).parents[1] / "docs" / "images"


def main() -> int:
    """Write one PNG file per scene; a picture that did not change keeps its file."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, scene in {**picture_samples.SCENES, **picture_matrix.SCENES, **picture_aspic.SCENES}.items():
        path, png = IMAGES / f"{name}.png", png_bytes(scene())
        if not path.is_file() or path.read_bytes() != png:
            path.write_bytes(png)
            print(f"{path.relative_to(Path.cwd())}: {len(png) / 1024:.0f} KiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
