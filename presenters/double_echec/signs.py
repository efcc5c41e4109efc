"""The signs of Double-Échec's texts, and their pictures: the two sides as the rink has them, the cards."""

from collections.abc import Mapping

from boards.double_echec import card_icon, side_icon
from boards.icon import Icon, icon
from rules.double_echec.data import Team
from rules.double_echec.state import Card

SIGNS: Mapping[Team, str] = {"home": "🔺", "away": "🔹"}
CARD_SIGNS: Mapping[Card, str] = {
    "pass_or_shot": "🪄",
    "pass": "📨",
    "advance": "💨",
    "clear": "🧹",
    "steal": "🪝",
    "faceoff": "🤲",
    "rebound": "🪃",
    "pass_nearest": "📩",
    "pass_centre": "📤",
}
ICONS: tuple[Icon, ...] = (
    *(icon(sign, team, side_icon(team)) for team, sign in SIGNS.items()),
    *(icon(sign, card, card_icon(card)) for card, sign in CARD_SIGNS.items()),
)
