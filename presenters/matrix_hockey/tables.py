"""Tables as text: a short one that is as wide as a telephone, and a line per team with all of its numbers."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise

from boards.matrix_hockey import RankedRow
from presenters.matrix_hockey.bulletin import code_lines
from presenters.matrix_hockey.words import GameWords
from rules.matrix_hockey.events import Event, Row, TableDrawnUp
from rules.matrix_hockey.state import TeamId

NAME = 12  # with it a line has 26 characters: what a code block on a telephone shows without breaking the line
_MARKS = {"up": "▲", "down": "▼"}
_WINS = ("win", "ot_win", "so_win", "tb_win", "ff_win")
_LATE_WINS = ("ot_win", "so_win", "tb_win")
_LATE_LOSSES = ("ot_loss", "so_loss", "tb_loss")
_LOSSES = ("loss", "ff_loss")


def table_block(words: GameWords, table: TableDrawnUp, zones: Mapping[TeamId, str] | None = None) -> str:
    """Return a short table: rank, team, points, played, difference, and marks of teams.

    `zones`: `up` or `down` for teams beyond a promotion or relegation line.
    """
    return _block(words, table.table, zones)


def places_block(words: GameWords, places: Iterable[RankedRow]) -> str:
    """Return a table whose places tell who goes through."""
    found = list(places)
    return _block(words, [one.row for one in found], {one.row.team: one.zone for one in found if one.zone})


def _block(words: GameWords, rows: Iterable[Row], zones: Mapping[TeamId, str] | None) -> str:
    lines = [words.t("mh-table-head", team=words.t("mh-table-team").ljust(NAME))]
    for row in rows:
        name = _short(words.names.get(row.team, row.team)).ljust(NAME)
        numbers = f"{row.points:>4}{row.played:>3}{row.gf - row.ga:>+4}"
        lines.append(f"{row.rank:>2}{_mark(zones, row.team)}{name}{numbers}{_flags(words, row.team)}")
    return code_lines(lines)


def table_lines(words: GameWords, table: TableDrawnUp, zones: Mapping[TeamId, str] | None = None) -> list[str]:
    """Return a table in whole: a line per team with wins (of which AP), draws, AP losses, losses and goals."""
    return [
        words.t(
            "mh-table-line",
            rank=row.rank,
            mark=f"{_mark(zones, row.team)} ".lstrip(),
            team=words.team(row.team),
            points=row.points,
            played=row.played,
            wins=_sum(row, _WINS),
            late=_sum(row, _LATE_WINS),
            draws=_sum(row, ("draw",)),
            late_losses=_sum(row, _LATE_LOSSES),
            losses=_sum(row, _LOSSES),
            gf=row.gf,
            ga=row.ga,
            difference=f"{row.gf - row.ga:+}",
            flags=_flags(words, row.team),
        )
        for row in table.table
    ]


def ties_words(words: GameWords, places: Iterable[RankedRow]) -> str:
    """Return what put teams behind others with as many points (MH-3.1.5-d to -f); nothing where nobody is level."""
    parted = [
        words.t(
            "mh-tie-parted",
            first=words.team(above.row.team),
            second=words.team(below.row.team),
            by=words.t(f"mh-decided-{below.decided.replace('_', '-')}"),
        )
        for above, below in pairwise(places)
        if below.decided is not None
    ]
    return words.t("mh-ties", ties=", ".join(parted)) if parted else ""


def pool_lines(words: GameWords, tables: Iterable[TableDrawnUp]) -> list[str]:
    """Return the tables of the Gretzky pools, each under its letter."""
    blocks = []
    for table in tables:
        blocks += [words.t("mh-pool", pool=table.group), table_block(words, table)]
    return blocks


def rank_change_lines(words: GameWords, before: Iterable[Event], after: Iterable[Event]) -> list[str]:
    """Return the teams of the championship whose rank or points differ between two weeks' events, a line each."""
    was, now = ({row.team: row for row in _rows(events)} for events in (before, after))
    return [
        words.t(
            "mh-replay-moved",
            team=words.team(team),
            was=was[team].rank,
            now=row.rank,
            points_was=was[team].points,
            points=row.points,
        )
        for team, row in now.items()
        if team in was and (row.rank, row.points) != (was[team].rank, was[team].points)
    ]


def _rows(events: Iterable[Event]) -> Iterator[Row]:
    for event in events:
        if isinstance(event, TableDrawnUp) and event.comp == "CH":
            yield from event.table


def _mark(zones: Mapping[TeamId, str] | None, team: TeamId) -> str:
    return _MARKS.get((zones or {}).get(team, ""), " ")


def _sum(row: Row, classes: Iterable[str]) -> int:
    counts = (getattr(row, name) for name in classes)
    return sum(count for count in counts if isinstance(count, int))


def _flags(words: GameWords, team: TeamId) -> str:
    """Return marks with a blank before them: `!` may not go up, a letter for a dummy; nothing for most teams."""
    who = words.state.teams.get(team)
    if who is None:
        return ""
    dummy = words.t("mh-table-dummy") if who.status == "dummy" else ""
    return f" {'!' if who.no_promotion else ''}{dummy}".rstrip()


def _short(name: str) -> str:
    """Return a name for a column: cut in a word, which tells alike names apart longer than one cut before it."""
    return name if len(name) <= NAME else name[: NAME - 1].rstrip() + "…"
