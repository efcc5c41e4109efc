"""The tables of leagues, their calendars, and the people in them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

from db.columns import Json, id_column, metadata, one_of, quiet, reference

league = Table(
    "league",
    metadata,
    id_column(),
    Column("guild_id", BigInteger, nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("zone", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("announce_channel_id", BigInteger),
    Column("signup_channel_id", BigInteger),
    Column("welcome_id", BigInteger),
    Column("referee_channel_id", BigInteger),
    Column("referee_role_id", BigInteger),
    Column("reminder_hours", Json, nullable=False),
    *quiet(),
    Column("early_close", Boolean, nullable=False),
    Column("turn_lines", Boolean, nullable=False),
    Column("stage_hours", Json, nullable=False),
    Column("fund", Integer, nullable=False),
    Column("outage_hours", Integer, nullable=False),
    Column("events", Boolean, nullable=False, server_default=false()),
    CheckConstraint("fund >= 0", name="fund"),
    CheckConstraint("outage_hours >= 0", name="outage_hours"),
    sqlite_autoincrement=True,
)

season = Table(
    "season",
    metadata,
    reference("league", primary_key=True),
    Column("number", Integer, nullable=False),
    Column("terms", Json, nullable=False),
    CheckConstraint("number >= 1", name="number"),
)

no_play = Table(
    "no_play",
    metadata,
    reference("league", primary_key=True),
    Column("first_day", Date, primary_key=True),
    Column("last_day", Date, nullable=False),
    CheckConstraint("first_day <= last_day", name="days"),
)

leave = Table(
    "leave",
    metadata,
    id_column(),
    reference("league"),
    Column("user_id", BigInteger, nullable=False),
    Column("season", Integer, nullable=False),
    Column("first_day", Date, nullable=False),
    Column("last_day", Date, nullable=False),
    Column("days", Integer, nullable=False),
    Column("booked_ms", BigInteger, nullable=False),
    Column("cancelled_ms", BigInteger),
    CheckConstraint("first_day <= last_day", name="days_in_order"),
    CheckConstraint("days >= 1", name="days"),
    Index("ix_leave_league_id_user_id", "league_id", "user_id"),
    sqlite_autoincrement=True,
)

person = Table(
    "person",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", String(8)),
    Column("client_language", String(8)),
    Column("reminder_hours", Json),
    *quiet(),
    Column("palette", String(8), nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("last_dm_id", BigInteger),
    Column("zone", Text),
    one_of("palette", "default", "safe"),
)

profile = Table(
    "profile",
    metadata,
    reference("league", primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("data", Json, nullable=False),
)

team = Table(
    "team",
    metadata,
    id_column(),
    reference("league"),
    Column("game", String(24), nullable=False),
    Column("name", Text, nullable=False),
    Column("captain_id", BigInteger),
    Column("card_id", BigInteger),
    Column("data", Json, nullable=False),
    UniqueConstraint("league_id", "game", "name"),
    sqlite_autoincrement=True,
)

trade = Table(
    "trade",
    metadata,
    id_column(),
    reference("team"),
    Column("other_id", Integer, ForeignKey("team.id"), nullable=False),
    Column("deal", Json, nullable=False),
    Column("status", String(8), nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    one_of("status", "proposed", "agreed", "done", "refused", "failed"),
    Index("ix_trade_team_id", "team_id"),
    Index("ix_trade_other_id", "other_id"),
    sqlite_autoincrement=True,
)

team_member = Table(
    "team_member",
    metadata,
    reference("team", primary_key=True),
    Column("user_id", BigInteger, primary_key=True),
    Column("place", Integer, nullable=False),
    UniqueConstraint("team_id", "place"),
    CheckConstraint("place >= 1", name="place"),
)

team_version = Table(
    "team_version",
    metadata,
    reference("team", primary_key=True),
    Column("number", Integer, primary_key=True),
    reference("contest", nullable=True),
    Column("data", Json, nullable=False),
    Column("made_ms", BigInteger, nullable=False),
    CheckConstraint("number >= 1", name="number"),
)

plan = Table(
    "plan",
    metadata,
    id_column(),
    reference("league"),
    Column("game", String(24), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("data", Json, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("ix_plan_league_id_user_id", "league_id", "user_id"),
    sqlite_autoincrement=True,
)
