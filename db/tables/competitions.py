"""The tables of competitions: what each plays, and the matches that are hosted for it."""

from sqlalchemy import (
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

from db.columns import Json, id_column, metadata, reference

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
