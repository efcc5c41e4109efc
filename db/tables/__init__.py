"""The tables. What a row means is told in `db.rows`; a change here needs a migration."""

from db.columns import metadata
from db.tables.competitions import booking, books, competition, hosted
from db.tables.contests import challenge, contest, deputy, panel, participant, seat, standing_order
from db.tables.leagues import (
    league,
    leave,
    no_play,
    person,
    plan,
    profile,
    season,
    team,
    team_member,
    team_version,
    trade,
)
from db.tables.outbox import arbitration, outage, outbox, pulse
from db.tables.turns import bribe, contest_act, draft, missing_order, postponement, proposal, reminder, submission, turn

__all__ = [
    "arbitration",
    "booking",
    "books",
    "bribe",
    "challenge",
    "competition",
    "contest",
    "contest_act",
    "deputy",
    "draft",
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
    "season",
    "seat",
    "standing_order",
    "submission",
    "team",
    "team_member",
    "team_version",
    "trade",
    "turn",
]
