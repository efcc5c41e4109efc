"""Every game's sample pictures are as recorded, shape for shape; `SIFFLET_REWRITE_PICTURES=1` records them anew."""

import os
from pathlib import Path

import pytest

from bench import (
    picture_aspic,
    picture_double_echec,
    picture_helvetia,
    picture_lessons,
    picture_matrix,
    picture_samples,
)
from boards.svg import svg_text

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "SIFFLET_REWRITE_PICTURES"
# A whole pitch is a long text: those are recorded that show each thing once.
HELVETIA = tuple(
    f"helvetia-{name}"
    for name in (
        "but", "cage-but", "cartes", "equipe", "gabarit", "gardien", "ordre-attaque", "ordre-defense", "portee",
        "terrain", "terrain-retourne", "tirs-au-but",
    )
)  # fmt: skip
SAMPLES = {
    "aspic": picture_aspic.SCENES,
    "double_echec": picture_double_echec.SCENES,
    "helvetia_cup": {name.removeprefix("helvetia-"): picture_helvetia.SCENES[name] for name in HELVETIA},
    "kollaball": picture_samples.SCENES,
    "lessons": picture_lessons.SCENES,
    "matrix_hockey": picture_matrix.SCENES,
}
PICTURES = [(folder, name) for folder, scenes in SAMPLES.items() for name in sorted(scenes)]


@pytest.mark.parametrize(("folder", "name"), PICTURES)
def test_the_picture_is_as_recorded(folder, name):
    path = GOLDEN / folder / f"{name}.svg"
    drawn = svg_text(SAMPLES[folder][name]())
    if os.environ.get(REWRITE):
        path.write_text(drawn, encoding="utf-8")
    assert drawn == path.read_text(encoding="utf-8"), f"{REWRITE}=1 rewrites it; look at the picture first"


def test_every_recorded_picture_is_still_drawn():
    recorded = {(path.parent.name, path.stem) for path in GOLDEN.glob("*/*.svg")}
    assert recorded == set(PICTURES)
