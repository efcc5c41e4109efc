"""The signs of Double-Échec's texts: the two sides, with their pictures as the rink has them."""

from collections.abc import Mapping

from boards.double_echec import side_icon
from boards.icon import Icon, icon
from rules.double_echec.data import Team
from rules.double_echec.state import TEAMS

SIGNS: Mapping[Team, str] = {"home": "🔺", "away": "🔹"}
ICONS: tuple[Icon, ...] = tuple(icon(SIGNS[team], team, side_icon(team)) for team in TEAMS)
