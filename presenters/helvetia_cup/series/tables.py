"""A competition's table, bracket and calendar, in words and as pictures: those of any competition (`boards`)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from msgspec import UNSET

from boards.palette import PUBLIC, palette_named
from boards.standings import StandingsFrame, StandingsLabels, StandingsTable, bracket_scene, table_scene
from presenters.escaping import plain
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.post import Picture
from presenters.texts import capital
from rules.helvetia_cup.competition.rounds import find_drawn_order
from rules.helvetia_cup.state import Fixture, TableRow

NAME = 16  # letters of a name in a code block


@dataclass(frozen=True, kw_only=True)
class LeagueRow:
    """A team's row of the table; nothing in it is certain before the end (`boards.standings.StandingsLine`)."""

    rank: int
    entrant: str
    played: int
    won: int
    drawn: int
    lost: int
    gf: int
    ga: int
    diff: int
    points: int
    flag: str | None = None


@dataclass(frozen=True, kw_only=True)
class BracketTie:
    """A match of a cup, or a team that skips the first round (`boards.standings.Pairing`)."""

    round: int
    a: str
    b: str | None = None
    winner: str | None = None
    score: tuple[int, int] = (0, 0)
    how: str | None = None


def table_rows(words: SeriesWords) -> Sequence[LeagueRow]:
    """Return the rows of a league's table, best first; those that share a place have its number."""
    table = {} if words.state.table is UNSET else words.state.table
    found: list[LeagueRow] = []
    for group in words.ranks:
        rank = len(found) + 1
        found += [_row(key, rank, table.get(key, TableRow())) for key in group]
    return found


def _row(key: str, rank: int, row: TableRow) -> LeagueRow:
    return LeagueRow(
        rank=rank, entrant=key, played=row.played, won=row.won, drawn=row.drawn, lost=row.lost, gf=row.gf, ga=row.ga,
        diff=row.gf - row.ga, points=row.points,
    )  # fmt: skip


def league_table_text(words: SeriesWords) -> str:
    """Return the table in a code block."""
    lines = [_line("", words.t("cp-table-name"), words.t("cp-table-heads").split())]
    for row in table_rows(words):
        numbers = (str(row.played), f"{row.diff:+d}", str(row.points))
        lines.append(_line(f"{row.rank:>2}", words.bare(row.entrant), numbers))
    return "\n".join(("```", *lines, "```"))


def _line(rank: str, name: str, numbers: Sequence[str]) -> str:
    played, difference, points = numbers
    return f"{rank:<3}{name[:NAME]:<{NAME}} {played:>2} {difference:>4} {points:>3}"


def calendar_lines(words: SeriesWords, key: str | None = None) -> Iterator[str]:
    """Yield the matches of all rounds under their names, or those of one team."""
    last = 0
    for one in words.state.fixtures:
        if key is not None and key not in (one.home, one.away):
            continue
        if one.round != last:
            last = one.round
            yield f"**{capital(words.round(last))}**"
        yield words.fixture_line(one)


def bracket_lines(words: SeriesWords) -> Iterator[str]:
    """Yield a cup round by round, the latest first; who skips the first one."""
    rounds = sorted({one.round for one in words.state.fixtures}, reverse=True)
    for number in rounds:
        yield f"**{capital(words.round(number))}**"
        yield from (words.fixture_line(one) for one in words.state.fixtures if one.round == number)
    byes = [words.entrant(key) for key in byes_of(words)]
    if byes:
        yield words.t("hc-series-byes", teams=words.list(byes))


def byes_of(words: SeriesWords) -> Sequence[str]:
    """Return who skips the first round of a cup, in the order of the draw."""
    if words.state.format != "cup":
        return ()
    met = {key for one in words.state.fixtures if one.round == 1 for key in (one.home, one.away)}
    return [key for key in find_drawn_order(words.state) if key not in met]


def standing_picture(words: SeriesWords, title: str, own: str | None = None, palette: str = PUBLIC) -> Picture:
    """Return how a competition stands: a league's table, a cup's last rounds."""
    frame = StandingsFrame(
        title=plain(title, 90),
        subtitle=capital(words.round(words.state.round)),
        names={key: words.bare(key) for key in words.state.teams},
        labels=StandingsLabels(heads=words.t("cp-picture-heads").split(), bye=words.t("cp-picture-bye")),
        own=own,
        palette=palette_named(palette),
    )
    if words.state.format == "league":
        rows = table_rows(words)
        leaders = words.bare(rows[0].entrant) if rows else "—"
        scene = table_scene([StandingsTable("", rows)], frame)
        return Picture(scene, "classement.png", words.t("cp-picture-table", leaders=leaders))
    rounds = {one.round: capital(words.round(one.round)) for one in words.state.fixtures}
    return Picture(bracket_scene(_ties(words), rounds, frame), "tableau.png", words.t("cp-picture-bracket"))


def _ties(words: SeriesWords) -> Mapping[str, BracketTie]:
    byes = {f"bye-{key}": BracketTie(round=1, a=key, winner=key, how="bye") for key in byes_of(words)}
    return {**byes, **{one.id: _tie(one) for one in words.state.fixtures}}


def _tie(one: Fixture) -> BracketTie:
    if one.status != "done":
        return BracketTie(round=one.round, a=one.home, b=one.away)
    score = (0, 0) if one.score is None else (one.score.home, one.score.away)
    return BracketTie(round=one.round, a=one.home, b=one.away, winner=one.winner, how="games", score=score)
