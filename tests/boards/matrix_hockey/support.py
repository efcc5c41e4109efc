"""What a picture holds, and small states for pictures."""

from typing import Any

import msgspec

from boards.matrix_hockey import Frame
from boards.scene import Scene, Text
from rules.matrix_hockey import GAME
from rules.matrix_hockey.state import State

WORDLESS = Frame(title="", subtitle="")


def state_of(**raw: Any) -> State:
    """A state from the page's JSON keys."""
    return GAME.decode(msgspec.json.encode(raw))


def texts(scene: Scene) -> list[str]:
    """What is written, in the order drawn."""
    return [shape.content for shape in scene.shapes if isinstance(shape, Text) and shape.content]


def text(scene: Scene, content: str) -> Text:
    """The only text of that content."""
    (found,) = (shape for shape in scene.shapes if isinstance(shape, Text) and shape.content == content)
    return found


def heights(scene: Scene, contents: list[str]) -> list[float]:
    """How far down each of these texts first stands."""
    return [
        next(shape.y for shape in scene.shapes if isinstance(shape, Text) and shape.content == content)
        for content in contents
    ]


def state_name(state: State, team: str) -> str:
    """What a team is called."""
    return state.teams[team].name
