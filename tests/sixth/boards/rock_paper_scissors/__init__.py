"""The signs shown last, and the points."""

from collections.abc import Mapping

from boards.palette import PALETTES, PaletteName
from boards.scene import Scene, Text
from rules.rock_paper_scissors.state import State

MIDDLES = {"left": 160, "right": 480}


def signs_scene(state: State, names: Mapping[str, str], signs: Mapping[str, str], palette: PaletteName) -> Scene:
    """Return the picture of a match; `names` and `signs` (by side) are its words."""
    look = PALETTES[palette]

    def line(side: str, y: int, text: str, size: int) -> Text:
        return Text(x=MIDDLES[side], y=y, content=text, size=size, colour=look.ink, anchor="middle", max_width=300)

    points: dict[str, str] = {side: str(points) for side, points in state.score.items()}
    lines = ((50, 28, names), (130, 44, signs), (210, 56, points))
    shapes = tuple(line(side, y, texts.get(side, "—"), size) for y, size, texts in lines for side in MIDDLES)
    return Scene(width=640, height=240, background=look.background, shapes=shapes)
