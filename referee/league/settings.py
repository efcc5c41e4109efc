"""What can be set in a league, how it is set where nobody says anything, and how far it can be set.

`config.py` proposes these defaults to a host, who may propose others to new leagues; tests/test_defaults.py holds the
guides and the example of the settings to them.
"""

from collections.abc import Mapping
from typing import TypedDict


class LeagueSettings(TypedDict, total=False):
    """What can be set in a league, besides its name."""

    zone: str
    language: str
    announce_channel_id: int | None
    signup_channel_id: int | None
    referee_channel_id: int | None
    referee_role_id: int | None
    reminder_hours: tuple[int, ...]
    quiet_from: int | None
    quiet_to: int | None
    early_close: bool
    turn_lines: bool
    stage_hours: Mapping[str, float]
    fund: int
    outage_hours: int
    events: bool


class LeagueFields(LeagueSettings, total=False):
    """What can be changed in a league."""

    name: str


OF_PLAY = ("zone", "early_close", "stage_hours", "fund", "outage_hours", "referee_role_id")
DEFAULTS: LeagueSettings = {
    "zone": "Europe/Paris",
    "language": "fr",
    "reminder_hours": (24, 2),
    "early_close": True,
    "turn_lines": False,
    "stage_hours": {},
    "fund": 0,
    "outage_hours": 2,
    "events": False,
}
DEFAULT_HOURS = 24.0  # of every kind of turn for which neither the league nor the rules name a length
MOST_TURN_HOURS = 336  # of a turn, and of a reminder before its end
MOST_OUTAGE_HOURS = 48
