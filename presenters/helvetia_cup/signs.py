"""The signs of Helvetia Cup's texts, and their pictures: the two sides as the pitch has them."""

from collections.abc import Mapping

from boards.helvetia_cup import side_icon
from boards.icon import Icon, icon
from rules.helvetia_cup.pitch import SeatName

SIGNS: Mapping[SeatName, str] = {"home": "🔶", "away": "💙"}
ICONS: tuple[Icon, ...] = tuple(icon(sign, seat, side_icon(seat)) for seat, sign in SIGNS.items())
