"""The tables of competitions: what each plays, the matches hosted for it, which of them are to be put off; rewards.

`calendar_entry` is what calendar files said last of anything: when it is, and how often that has changed.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from db.columns import Json, id_column, metadata, one_of, reference

competition = Table(
    "competition",
    metadata,
    reference("contest", primary_key=True),
    Column("game", String(24), nullable=False),
    Column("terms", Json, nullable=False),
)

hosted = Table(
    "hosted",
    metadata,
    id_column(),
    Column("competition_id", Integer, ForeignKey("competition.contest_id"), nullable=False),
    Column("fixture", String(8), nullable=False),
    Column("season", Integer, nullable=False),
    Column("replays", Integer, nullable=False),
    reference("contest"),
    Column("home_entrant", String(32), nullable=False),
    Column("away_entrant", String(32), nullable=False),
    Column("home", String(32), nullable=False),
    Column("away", String(32), nullable=False),
    Column("is_started", Boolean, nullable=False),
    Column("report", Text),
    UniqueConstraint("competition_id", "season", "fixture", "replays"),
    UniqueConstraint("contest_id"),
    CheckConstraint("replays >= 0", name="replays"),
    CheckConstraint("season >= 1", name="season"),
    Index("ix_hosted_competition_id", "competition_id"),
    sqlite_autoincrement=True,
)

fixture_move = Table(
    "fixture_move",
    metadata,
    id_column(),
    Column("competition_id", Integer, ForeignKey("competition.contest_id"), nullable=False),
    Column("fixture", String(8), nullable=False),
    Column("season", Integer, nullable=False),
    Column("stage", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("to_round", Integer, nullable=False),
    Column("asked_by", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    one_of("status", "asked", "agreed", "refused"),
    Index("ix_fixture_move_competition_id", "competition_id"),
    sqlite_autoincrement=True,
)

calendar_entry = Table(
    "calendar_entry",
    metadata,
    Column("uid", String(96), primary_key=True),
    Column("start_ms", BigInteger, nullable=False),
    Column("end_ms", BigInteger, nullable=False),
    Column("sequence", Integer, nullable=False),
    CheckConstraint("sequence >= 0", name="sequence"),
)

reward = Table(
    "reward",
    metadata,
    id_column(),
    reference("contest"),
    Column("season", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("by_user", BigInteger, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    CheckConstraint("place >= 1", name="place"),
    CheckConstraint("season >= 1", name="season"),
    Index("ix_reward_contest_id", "contest_id"),
    sqlite_autoincrement=True,
)

reward_note = Table(
    "reward_note",
    metadata,
    id_column(),
    reference("reward"),
    Column("kind", String(8), nullable=False),
    Column("seat", String(32)),
    Column("user_id", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    one_of("kind", "due", "present", "given", "lapsed", "replaced"),
    Index("ix_reward_note_reward_id", "reward_id"),
    sqlite_autoincrement=True,
)

books = Table(
    "books",
    metadata,
    reference("contest", primary_key=True),
    Column("competition_id", Integer, ForeignKey("competition.contest_id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("is_behind", Boolean, nullable=False),
    UniqueConstraint("competition_id", "season"),
    CheckConstraint("season >= 1", name="season"),
)

booking = Table(
    "booking",
    metadata,
    id_column(),
    Column("books_id", Integer, ForeignKey("books.contest_id"), nullable=False),
    Column("entry", String(16), nullable=False),
    Column("mark", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("wanted", Text),
    UniqueConstraint("books_id", "entry"),
    CheckConstraint("number >= 1", name="number"),
    sqlite_autoincrement=True,
)
