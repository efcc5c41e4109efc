"""The pages of a competition: table, bracket, calendar; scorers, cards, fair play, best keeper; a team (10.8, 10.9)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from boards.palette import PUBLIC
from presenters.errors import UserError
from presenters.fitting import fit_message
from presenters.helvetia_cup.series import squads, tables
from presenters.helvetia_cup.series.squads import Figures
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.post import Block, Button, ButtonRow, custom_id
from rules.helvetia_cup.competition.resolution import SESSIONS
from rules.helvetia_cup.teams import TEAMS

STANDS, CALENDAR, TEAM = "stands", "calendar", "team"
OF_PLAYERS = ("scorers", "cards", "fairplay", "keepers")
PAGES = (STANDS, CALENDAR, *OF_PLAYERS, TEAM)
MOST = 15  # lines of a list
PAGE = "hc-series"  # what a press on a page means
CARD_POINTS = {"yellow": 1, "red": 3}  # of fair play


@dataclass(frozen=True, kw_only=True)
class PageRequest:
    """A page by its `name`; `key`: the reader's own team, or the one that the page is of; `figures`: of the players."""

    name: str
    key: str | None = None
    figures: Figures = field(default_factory=Figures)
    palette: str = PUBLIC


def page_texts(words: SeriesWords, title: str, asked: PageRequest) -> tuple[Block, ...]:
    """Return a page under its competition's name. Raises `UserError` for one that there is not."""
    match asked.name:
        case "stands":
            return (
                tables.standing_picture(words, title, asked.key, asked.palette),
                *fit_message([standing_text(words)]),
            )
        case "calendar":
            return fit_message(["\n".join(tables.calendar_lines(words))])
        case "team":
            return fit_message(["\n".join(team_lines(words, asked.key, asked.figures))])
        case "scorers" | "cards" | "fairplay" | "keepers":
            lines = list(_OF_PLAYERS[asked.name](words, asked.figures))
            return fit_message(["\n".join(lines) or words.t("hc-series-no-figures")])
        case _:
            raise UserError("error-stale")


def standing_text(words: SeriesWords) -> str:
    """Return how a competition stands: a league's table, a cup round by round."""
    return tables.league_table_text(words) if words.state.format == "league" else "\n".join(tables.bracket_lines(words))


def series_page_row(words: SeriesWords, contest_id: int) -> ButtonRow:
    """Return the buttons to the pages that everybody wants."""
    shown = (STANDS, CALENDAR, "scorers", "cards", TEAM)
    return ButtonRow(
        tuple(
            Button(words.t(f"hc-series-page-{name}", format=words.state.format), custom_id(PAGE, contest_id, name))
            for name in shown
        )
    )


def team_lines(words: SeriesWords, key: str | None, figures: Figures) -> Iterator[str]:
    """Yield a team's sheet: its row, its matches, its players, its deck. Raises `UserError` for who has no team."""
    if key is None or key not in words.state.teams:
        raise UserError("hc-series-which-team")
    club = TEAMS.get(words.team_of(key).team)
    yield f"**{words.entrant(key)}**{'' if club is None else f' · {club.club}'}"
    for row in (one for one in tables.table_rows(words) if one.entrant == key and words.state.format == "league"):
        yield words.t(
            "hc-series-row", rank=row.rank, points=row.points, won=row.won, drawn=row.drawn, lost=row.lost, gf=row.gf,
            ga=row.ga,
        )  # fmt: skip
    yield from tables.calendar_lines(words, key)
    yield words.t("hc-series-squad", team=words.entrant(key))
    yield from squads.squad_lines(words, key)
    yield squads.deck_line(words, key)
    if words.state.phase == "preparation":
        yield words.t("hc-series-sessions", count=SESSIONS)
    yield from squads.season_lines(words, key, figures)


def _scorers(words: SeriesWords, figures: Figures) -> Iterator[str]:
    for place, ((key, number), count) in enumerate(figures.best("goals", MOST), start=1):
        yield words.t("hc-series-scorer", place=place, player=_player(words, key, number), count=count)


def _cards(words: SeriesWords, figures: Figures) -> Iterator[str]:
    players = {player for stat in CARD_POINTS for player, count in figures.players[stat].items() if count}
    ranked = sorted(
        players, key=lambda player: (-figures.players["red"][player], -figures.players["yellow"][player], player)
    )
    for key, number in ranked[:MOST]:
        yellow, red = (figures.players[stat][key, number] for stat in CARD_POINTS)
        yield words.t("hc-series-booked", player=_player(words, key, number), yellow=yellow, red=red)


def _fair_play(words: SeriesWords, figures: Figures) -> Iterator[str]:
    points = {
        key: sum(points * figures.of_team(stat, key) for stat, points in CARD_POINTS.items())
        for key in words.state.teams
        if figures.played[key]
    }
    fouls = {key: figures.of_team("fouls", key) for key in points}
    if points:
        yield words.t("hc-series-fair-how", **CARD_POINTS)
    for place, key in enumerate(sorted(points, key=lambda key: (points[key], fouls[key], key)), start=1):
        yield words.t(
            "hc-series-fair", place=place, team=words.entrant(key), count=points[key], fouls=fouls[key],
        )  # fmt: skip


def _keepers(words: SeriesWords, figures: Figures) -> Iterator[str]:
    """Yield the teams whose goalkeepers let in least a match; their saves part who is level."""

    def goalkeeper(key: str) -> int:
        team = TEAMS.get(words.team_of(key).team)
        return 1 if team is None else team.goalkeeper

    rates = {key: figures.let_in[key] / played for key, played in figures.played.items() if key in words.state.teams}
    saves = {key: figures.players["saves"][key, goalkeeper(key)] for key in rates}
    for place, key in enumerate(sorted(rates, key=lambda key: (rates[key], -saves[key], key)), start=1):
        yield words.t(
            "hc-series-keeper", place=place, player=_player(words, key, goalkeeper(key)), goals=figures.let_in[key],
            played=figures.played[key], saves=saves[key],
        )  # fmt: skip


def _player(words: SeriesWords, key: str, number: int) -> str:
    return words.t("hc-series-one", team=words.entrant(key), player=words.figure_of(key, number))


_OF_PLAYERS: Mapping[str, Callable[[SeriesWords, Figures], Iterator[str]]] = {
    "scorers": _scorers,
    "cards": _cards,
    "fairplay": _fair_play,
    "keepers": _keepers,
}
