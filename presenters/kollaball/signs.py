"""The signs of Kollaball's texts and labels, and their pictures: the sides' marks, the classes."""

from collections.abc import Mapping

from boards.icon import Icon, icon
from boards.kollaball import class_icon, team_icon
from presenters.texts import Voice
from rules.kollaball.state import Class

CLASS_SIGNS: Mapping[Class, str] = {
    "warrior": "🛡️",
    "alchemist": "⚗️",
    "ranger": "🌲",
    "archer": "🏹",
    "thief": "🗝️",
    "merchant": "🪙",
}
ICONS: tuple[Icon, ...] = (
    icon("🔴", "red", team_icon("rouge")),  # both as `kollaball.ftl` has them
    icon("🔷", "blue", team_icon("bleue")),
    *(icon(sign, cls, class_icon(cls)) for cls, sign in CLASS_SIGNS.items()),
)


def class_label(voice: Voice, cls: Class) -> str:
    """Return a class for a label: its sign and its name."""
    return f"{CLASS_SIGNS[cls]} {voice.t(f'kb-class-{cls}')}"
