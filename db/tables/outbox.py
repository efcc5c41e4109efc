"""The tables of the referees' journal, of what is still to be said, and of when the bot was there."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from db.columns import Json, id_column, metadata, one_of, reference

PENDING = "status = 'pending'"

arbitration = Table(
    "arbitration",
    metadata,
    id_column(),
    reference("league"),
    reference("contest", nullable=True),
    reference("turn", nullable=True),
    Column("op", String(32), nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("clause", String(16)),
    Column("details", Json, nullable=False),
    Column("before", Json, nullable=False),
    Column("after", Json, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("salt", LargeBinary),
    Column("at_ms", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("previous", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("league_id", "number"),
    CheckConstraint("contest_id IS NOT NULL OR turn_id IS NULL", name="turn_id"),
    Index("ix_arbitration_contest_id", "contest_id"),
    Index("ix_arbitration_turn_id", "turn_id"),
    sqlite_autoincrement=True,
)

outbox = Table(
    "outbox",
    metadata,
    id_column(),
    reference("league"),
    reference("contest", nullable=True),
    reference("turn", nullable=True),
    Column("destination", String(12), nullable=False),
    Column("lane", String(40), nullable=False),
    Column("user_id", BigInteger),
    Column("kind", String(24), nullable=False),
    Column("payload", Json, nullable=False),
    Column("panel", String(32)),
    Column("nonce", String(25), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("first_try_ms", BigInteger),
    Column("next_try_ms", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("fault", Text),
    Column("owner", Text),
    Column("leased_ms", BigInteger),
    one_of("destination", "thread", "announce", "referee", "user", "panel", "signup", "challenge"),
    one_of("status", "pending", "sent", "parked"),
    CheckConstraint("destination <> 'user' OR user_id IS NOT NULL", name="user_id"),
    CheckConstraint("length(nonce) <= 25", name="nonce"),
    Index("ix_outbox_turn_id", "turn_id"),
    Index("ix_outbox_message_id", "message_id"),
    Index("ix_outbox_status_lane_id", "status", "lane", "id"),
    Index("ix_outbox_pending", "id", sqlite_where=text(PENDING), postgresql_where=text(PENDING)),
    sqlite_autoincrement=True,
)

outage = Table(
    "outage",
    metadata,
    id_column(),
    Column("from_ms", BigInteger, nullable=False),
    Column("to_ms", BigInteger, nullable=False),
    Column("is_settled", Boolean, nullable=False),
    CheckConstraint("from_ms < to_ms", name="span"),
    sqlite_autoincrement=True,
)

pulse = Table(
    "pulse",
    metadata,
    id_column(),
    Column("at_ms", BigInteger, nullable=False),
    CheckConstraint("id = 1", name="id"),
)

line = Table(
    "line",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("first_shard", Integer, primary_key=True, autoincrement=False),
    Column("last_shard", Integer, primary_key=True, autoincrement=False),
    Column("owner", String(100), nullable=False),
    Column("is_up", Boolean, nullable=False),
    Column("held_ms", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    CheckConstraint("0 <= first_shard AND first_shard <= last_shard AND last_shard < shard_count", name="shards"),
)

start = Table(
    "start",
    metadata,
    Column("shard_count", Integer, primary_key=True, autoincrement=False),
    Column("first_shard", Integer, primary_key=True, autoincrement=False),
    Column("early", Integer, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    CheckConstraint("0 <= first_shard AND first_shard < shard_count", name="shard"),
    CheckConstraint("early >= 0", name="early"),
)

pace = Table(
    "pace",
    metadata,
    id_column(),
    Column("next_us", BigInteger, nullable=False),
    CheckConstraint("id = 1", name="id"),
)
