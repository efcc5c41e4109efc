"""Tables as text, in a code block: they read on a telephone, and without their picture."""

from collections.abc import Iterable, Mapping

from cogs.matrix_hockey.narrative.pages import fenced_lines
from cogs.matrix_hockey.words import SHORT_NAME, Words
from cogs.shared.escaping import clip
from rules.matrix_hockey.events import Row, Standings
from rules.matrix_hockey.state import State, TeamId

_WINS = ("win", "ot_win", "so_win", "tb_win", "ff_win")
_LATE_WINS = ("ot_win", "so_win", "tb_win")
_LATE_LOSSES = ("ot_loss", "so_loss", "tb_loss")
_LOSSES = ("loss", "ff_loss")


def table_block(words: Words, table: Standings, zones: Mapping[TeamId, str] | None = None) -> str:
    """Return a table: rank, team, points, played, wins (of which AP), draws, AP losses, losses, goals, difference.

    `zones`: `up` or `down` for teams beyond a promotion or relegation line.
    """
    marks = {"up": "▲", "down": "▼"}
    lines = [words.t("mh-table-head", team=words.t("mh-table-team").ljust(SHORT_NAME))]
    for row in table.table:
        mark = marks.get((zones or {}).get(row.team, ""), " ")
        lines.append(f"{row.rank:>2}{mark}{_name(words, row.team)} {_numbers(row)}{_flags(words.state, row.team)}")
    return fenced_lines(lines)


def pool_lines(words: Words, tables: Iterable[Standings]) -> list[str]:
    """Return the tables of the Gretzky pools, each under its letter."""
    blocks = []
    for table in tables:
        blocks += [words.t("mh-pool", pool=table.group), table_block(words, table)]
    return blocks


def _name(words: Words, team: TeamId) -> str:
    return clip(words.names.get(team, team), SHORT_NAME).ljust(SHORT_NAME)


def _numbers(row: Row) -> str:
    wins, late = _sum(row, _WINS), _sum(row, _LATE_WINS)
    played = (row.points, row.played, f"{wins}({late})", _sum(row, ("draw",)), _sum(row, _LATE_LOSSES))
    goals = (_sum(row, _LOSSES), f"{row.gf}-{row.ga}", f"{row.gf - row.ga:+}")
    return "{:>3}{:>3}{:>6}{:>2}{:>2}{:>3}{:>7}{:>4}".format(*played, *goals)


def _sum(row: Row, classes: Iterable[str]) -> int:
    counts = (getattr(row, name) for name in classes)
    return sum(count for count in counts if isinstance(count, int))


def _flags(state: State, team: TeamId) -> str:
    """Return marks: `!` may not go up, `B` a dummy."""
    who = state.teams.get(team)
    if who is None:
        return ""
    return (" !" if who.no_promotion else "") + (" B" if who.status == "dummy" else "")
