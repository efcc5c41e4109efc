"""The tables of turns: what was ordered in them, what was noted of them, when they were reminded of and put off."""

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

from db.columns import Json, id_column, metadata, one_of, reference, unique_where

turn = Table(
    "turn",
    metadata,
    id_column(),
    reference("contest"),
    Column("branch", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("stage", String(32), nullable=False),
    Column("rules_version", Integer, nullable=False, server_default="1"),
    Column("awaiting", Json, nullable=False),
    Column("accepting", Json, nullable=False),
    Column("seated", Json),
    Column("ready", Boolean, nullable=False),
    Column("opened_ms", BigInteger, nullable=False),
    Column("due_ms", BigInteger, nullable=False),
    Column("limit_ms", BigInteger),
    Column("idle", Json, nullable=False, default=()),
    Column("remind_ms", BigInteger),
    Column("closed_ms", BigInteger),
    Column("cause", String(8)),
    Column("seed", LargeBinary, nullable=False),
    Column("blind", LargeBinary),
    Column("entropy", LargeBinary),
    Column("forced", Json, nullable=False),
    Column("service", Json, nullable=False, default={}),
    Column("state", LargeBinary, nullable=False),
    Column("after", LargeBinary),
    Column("events", LargeBinary, nullable=False),
    Column("rolls", LargeBinary, nullable=False),
    UniqueConstraint("contest_id", "branch", "number"),
    one_of("status", "open", "closed", "annulled", "stuck"),
    one_of("cause", "deadline", "complete", "referee", "players"),
    CheckConstraint("length(seed) = 32", name="seed"),
    CheckConstraint("(status = 'closed') = (after IS NOT NULL)", name="after"),
    Index("ix_turn_contest_id_id", "contest_id", "id"),
    Index("ix_turn_status_due_ms", "status", "due_ms"),
    Index("ix_turn_status_remind_ms", "status", "remind_ms"),
    Index("ix_turn_ready", "id", sqlite_where=text("ready = 1"), postgresql_where=text("ready")),
    sqlite_autoincrement=True,
)
unique_where("uq_turn_in_play", turn.c.contest_id, where="status IN ('open', 'stuck')")

submission = Table(
    "submission",
    metadata,
    id_column(),
    reference("turn"),
    Column("seat", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("by_referee", Boolean, nullable=False),
    Column("text", Text, nullable=False),
    Column("canonical", Text, nullable=False),
    Column("sent_ms", BigInteger, nullable=False),
    Column("snowflake", BigInteger, nullable=False),
    Column("status", String(12), nullable=False),
    Column("receipt", String(16), nullable=False),
    Column("salt", LargeBinary, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("link", String(8), nullable=False, default="captain"),
    Column("as_sent", Text, nullable=False, server_default=""),
    UniqueConstraint("turn_id", "seat", "version"),
    one_of("status", "current", "spare", "replaced", "withdrawn", "discarded"),
    one_of("link", "captain", "deputy", "standing"),
    sqlite_autoincrement=True,
)
unique_where("uq_submission_current", submission.c.turn_id, submission.c.seat, where="status = 'current'")
unique_where("uq_submission_spare", submission.c.turn_id, submission.c.seat, where="status = 'spare'")

draft = Table(
    "draft",
    metadata,
    id_column(),
    reference("turn"),
    Column("seat", String(32), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("canonical", Text, nullable=False),
    Column("held", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("as_sent", Text, nullable=False, server_default=""),
    Index("ix_draft_turn_id", "turn_id"),
    sqlite_autoincrement=True,
)

proposal = Table(
    "proposal",
    metadata,
    id_column(),
    reference("contest"),
    reference("turn"),
    Column("user_id", BigInteger, nullable=False),
    Column("wanted", Json, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Index("ix_proposal_contest_id", "contest_id"),
    sqlite_autoincrement=True,
)

contest_act = Table(
    "contest_act",
    metadata,
    id_column(),
    reference("contest"),
    reference("turn"),
    Column("seat", String(32), nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    one_of("kind", "draw_offered", "draw_refused", "draw_agreed", "resigned"),
    Index("ix_contest_act_contest_id", "contest_id"),
    sqlite_autoincrement=True,
)


def _record(name: str) -> Table:
    return Table(
        name,
        metadata,
        id_column(),
        reference("contest"),
        reference("turn"),
        Column("seat", String(32), nullable=False),
        Column("details", Json, nullable=False),
        Column("at_ms", BigInteger, nullable=False),
        Index(f"ix_{name}_contest_id", "contest_id"),
        sqlite_autoincrement=True,
    )


missing_order = _record("missing_order")
bribe = _record("bribe")

reminder = Table(
    "reminder",
    metadata,
    reference("turn", primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("hours", Integer, primary_key=True),
    Column("due_ms", BigInteger, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)

postponement = Table(
    "postponement",
    metadata,
    id_column(),
    reference("turn"),
    Column("why", String(8), nullable=False),
    Column("seat", String(32)),
    Column("user_id", BigInteger),
    Column("season", Integer),
    Column("from_ms", BigInteger, nullable=False),
    Column("to_ms", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    one_of("why", "no_play", "leave", "grace"),
    CheckConstraint("from_ms < to_ms", name="later"),
    CheckConstraint("(why = 'no_play') = (seat IS NULL) AND (seat IS NULL) = (user_id IS NULL)", name="whose"),
    CheckConstraint("(why = 'grace') = (season IS NOT NULL)", name="season"),
    Index("ix_postponement_turn_id", "turn_id"),
    Index("ix_postponement_user_id", "user_id"),
    sqlite_autoincrement=True,
)
unique_where("uq_postponement_grace", postponement.c.turn_id, postponement.c.user_id, where="why = 'grace'")
