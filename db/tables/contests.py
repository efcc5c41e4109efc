"""The tables of contests: who sits where, who may stand in for whom, who challenges whom."""

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    text,
)

from db.columns import Json, Kept, id_column, metadata, one_of, reference, unique_where
from db.rows import ContestSettings

contest = Table(
    "contest",
    metadata,
    id_column(),
    reference("league"),
    Column("game", String(24), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("settings", Kept(ContestSettings), nullable=False),
    Column("setup", Json, nullable=False),
    Column("setup_seed", LargeBinary, nullable=False),
    Column("thread_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("opening_ms", BigInteger),
    Column("referee_id", BigInteger),
    Column("branch", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("paused_ms", BigInteger),
    Column("event_id", BigInteger),
    one_of("status", "open", "paused", "over"),
    CheckConstraint("(status = 'paused') = (paused_ms IS NOT NULL)", name="paused_ms"),
    Index("ix_contest_league_id_status", "league_id", "status"),
    sqlite_autoincrement=True,
)

seat = Table(
    "seat",
    metadata,
    reference("contest", primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("user_id", BigInteger),
    Index("ix_seat_user_id", "user_id"),
)

panel = Table(
    "panel",
    metadata,
    reference("contest", primary_key=True),
    Column("name", String(32), primary_key=True),
    Column("message_id", BigInteger, nullable=False),
)

deputy = Table(
    "deputy",
    metadata,
    id_column(),
    reference("contest"),
    Column("seat", String(32), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("asked_ms", BigInteger, nullable=False),
    Column("answered_ms", BigInteger),
    Column("ended_ms", BigInteger),
    one_of("status", "asked", "active", "declined", "ended"),
    Index("ix_deputy_contest_id", "contest_id"),
    Index("ix_deputy_user_id", "user_id"),
    sqlite_autoincrement=True,
)
unique_where("uq_deputy_seat", deputy.c.contest_id, deputy.c.seat, where="status IN ('asked', 'active')")

standing_order = Table(
    "standing_order",
    metadata,
    id_column(),
    reference("contest"),
    Column("seat", String(32), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("snowflake", BigInteger, nullable=False),
    Column("set_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Index("ix_standing_order_contest_id", "contest_id"),
    sqlite_autoincrement=True,
)
unique_where("uq_standing_order_seat", standing_order.c.contest_id, standing_order.c.seat, where="ended_ms IS NULL")

participant = Table(
    "participant",
    metadata,
    reference("contest", primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("seat", String(32), nullable=False),
    Column("place", Integer, nullable=False),
    Index("ix_participant_user_id", "user_id"),
)

OPEN = "status = 'open'"

challenge = Table(
    "challenge",
    metadata,
    id_column(),
    reference("league"),
    Column("game", String(24), nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("to_user", BigInteger),
    Column("first_user", BigInteger),
    Column("settings", Json, nullable=False),
    Column("status", String(12), nullable=False),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Column("taken_by", BigInteger),
    Column("taken_ms", BigInteger),
    reference("contest", nullable=True),
    Column("rematch_of", Integer, ForeignKey("contest.id")),
    one_of("status", "open", "taken", "declined", "withdrawn", "expired"),
    CheckConstraint("(status = 'taken') = (taken_by IS NOT NULL)", name="taken_by"),
    CheckConstraint("(status = 'taken') = (taken_ms IS NOT NULL)", name="taken_ms"),
    CheckConstraint("contest_id IS NULL OR status = 'taken'", name="contest_id"),
    Index("ix_challenge_league_id_game_status", "league_id", "game", "status"),
    Index("ix_challenge_contest_id", "contest_id"),
    Index("ix_challenge_open_expires_ms", "expires_ms", sqlite_where=text(OPEN), postgresql_where=text(OPEN)),
    sqlite_autoincrement=True,
)
