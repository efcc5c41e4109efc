"""The tables. What a row means is told in `db.rows`; a change here needs a migration."""

from db.columns import metadata
from db.tables.competitions import (
    booking,
    books,
    calendar_entry,
    competition,
    fixture_move,
    hosted,
    reward,
    reward_note,
)
from db.tables.contests import challenge, contest, deputy, panel, participant, seat, standing_order
from db.tables.leagues import league, leave, no_play, person, plan, profile, season, team, team_member, team_version
from db.tables.outbox import arbitration, outage, outbox, pulse
from db.tables.turns import bribe, contest_act, draft, missing_order, postponement, proposal, reminder, submission, turn

__all__ = [
    "arbitration",
    "booking",
    "books",
    "bribe",
    "calendar_entry",
    "challenge",
    "competition",
    "contest",
    "contest_act",
    "deputy",
    "draft",
    "fixture_move",
    "hosted",
    "league",
    "leave",
    "metadata",
    "missing_order",
    "no_play",
    "outage",
    "outbox",
    "panel",
    "participant",
    "person",
    "plan",
    "postponement",
    "profile",
    "proposal",
    "pulse",
    "reminder",
    "reward",
    "reward_note",
    "season",
    "seat",
    "standing_order",
    "submission",
    "team",
    "team_member",
    "team_version",
    "turn",
]
