"""The tables. What a row means is told in `rows.py`; a change here needs a migration."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Date,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from db import columns
from db.columns import Json, Kept, id_column, one_of, quiet, reference, unique_where
from db.rows import ContestSettings

metadata = columns.metadata

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
    Column("referee_channel_id", BigInteger),
    Column("referee_role_id", BigInteger),
    Column("reminder_hours", Json, nullable=False),
    *quiet(),
    Column("early_close", Boolean, nullable=False),
    Column("turn_lines", Boolean, nullable=False),
    Column("stage_hours", Json, nullable=False),
    Column("fund", Integer, nullable=False),
    Column("outage_hours", Integer, nullable=False),
    CheckConstraint("fund >= 0", name="fund"),
    CheckConstraint("outage_hours >= 0", name="outage_hours"),
    sqlite_autoincrement=True,
)

person = Table(
    "person",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("language", String(8)),
    Column("client_language", String(8)),
    Column("reminders", Boolean, nullable=False),
    *quiet(),
    Column("palette", String(8), nullable=False),
    Column("dm_channel_id", BigInteger),
    Column("last_dm_id", BigInteger),
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
    Column("data", Json, nullable=False),
    UniqueConstraint("league_id", "game", "name"),
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
    Column("thread_id", BigInteger, nullable=False),
    Column("referee_id", BigInteger),
    Column("branch", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("paused_ms", BigInteger),
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

turn = Table(
    "turn",
    metadata,
    id_column(),
    reference("contest"),
    Column("branch", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("status", String(8), nullable=False),
    Column("stage", String(32), nullable=False),
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
    sqlite_autoincrement=True,
)

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
    one_of("status", "open", "taken", "declined", "withdrawn"),
    CheckConstraint("(status = 'taken') = (taken_by IS NOT NULL)", name="taken_by"),
    CheckConstraint("(status = 'taken') = (taken_ms IS NOT NULL)", name="taken_ms"),
    CheckConstraint("contest_id IS NULL OR status = 'taken'", name="contest_id"),
    Index("ix_challenge_league_id_game_status", "league_id", "game", "status"),
    Index("ix_challenge_contest_id", "contest_id"),
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
    one_of("destination", "thread", "announce", "referee", "user", "panel"),
    one_of("status", "pending", "sent", "parked"),
    CheckConstraint("destination <> 'user' OR user_id IS NOT NULL", name="user_id"),
    CheckConstraint("length(nonce) <= 25", name="nonce"),
    Index("ix_outbox_turn_id", "turn_id"),
    Index("ix_outbox_status_lane_id", "status", "lane", "id"),
    sqlite_autoincrement=True,
)

reminder = Table(
    "reminder",
    metadata,
    reference("turn", primary_key=True),
    Column("seat", String(32), primary_key=True),
    Column("hours", Integer, primary_key=True),
    Column("due_ms", BigInteger, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
)

no_play = Table(
    "no_play",
    metadata,
    reference("league", primary_key=True),
    Column("first_day", Date, primary_key=True),
    Column("last_day", Date, nullable=False),
    CheckConstraint("first_day <= last_day", name="days"),
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

season = Table(
    "season",
    metadata,
    reference("league", primary_key=True),
    Column("number", Integer, nullable=False),
    Column("terms", Json, nullable=False),
    CheckConstraint("number >= 1", name="number"),
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
