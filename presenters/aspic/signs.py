"""The signs of Aspic's texts and labels, and their pictures: the sides' pieces in their colours, the ball."""

from collections.abc import Mapping

from boards.aspic import ball_icon, piece_icon
from boards.icon import Icon, icon
from rules.aspic.board import Side

# AS-colour-a: the left side's sign is round and the right side's square, as on the board, as far as there are such.
SIGNS: Mapping[Side, Mapping[str, str]] = {
    "left": {
        "blue": "🔵", "purple": "🟣", "mauve": "🩷", "red": "⭕",
        "orange": "🟠", "yellow": "🟡", "green": "🟢", "sky": "🩵",
    },
    "right": {
        "blue": "🟦", "purple": "🟪", "mauve": "💟", "red": "🟥",
        "orange": "🟧", "yellow": "🟨", "green": "🟩", "sky": "💠",
    },
}  # fmt: skip
ICONS: tuple[Icon, ...] = (
    icon("⚽", "ball", ball_icon()),  # as the texts have it
    *(
        icon(sign, f"{side}_{colour}", piece_icon(side, colour))
        for side, signs in SIGNS.items()
        for colour, sign in signs.items()
    ),
)
