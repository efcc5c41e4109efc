"""The pages of a season's books (rulebook 10, League): standings with their money, the trophy, the draft."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, get_args

import msgspec

from boards.double_echec import league_scene
from boards.palette import palette_named
from presenters.double_echec.league.words import LeagueWords
from presenters.escaping import plain
from presenters.fitting import fit_lines, name_some
from presenters.post import Button, ButtonRow, ButtonStyle, Picture, custom_id
from rules.dice import Roll
from rules.double_echec.events import Event
from rules.double_echec.league.events import DraftRound, GmScore, TrophyAwarded
from rules.double_echec.league.settings import ROUNDS
from rules.double_echec.league.standings import owners, rank_teams, thousandths_of, total_of, trophy_terms_of
from rules.double_echec.state import League

Page = Literal["standings", "trophy", "draft"]
PAGES: tuple[Page, ...] = get_args(Page)
NAME = 13  # letters of a name in a code block
THOUSAND = 1000
ROWS = 24  # of a table in text
ROOM = 3000  # characters of a page's lines
NAMES = 600  # characters of the names of a round
TABLE, MONEY = (2, 2, 2, 3, 3), (7, 6, 6)  # how wide the numbers are


class SeasonEnding(msgspec.Struct, frozen=True):
    """What the end of the season brought, once it has come: the draws of the lottery with it."""

    events: Sequence[Event] = ()
    rolls: Sequence[Roll] = ()
    turn_id: int | None = None


def standings_text(words: LeagueWords, league: League) -> str:
    """Return the standings, and what each team has made and pays (DE-B.league-b, -d)."""
    rows = [(code, league.teams[code], points) for code, points in rank_teams(league)][:ROWS]
    table = [_line("", words.t("de-books-team"), words.t("de-books-heads-table").split(), TABLE)]
    money = [_line("", words.t("de-books-team"), words.t("de-books-heads-money").split(), MONEY)]
    for place, (code, team, points) in enumerate(rows, start=1):
        own = (team.wins, team.losses, team.otl, f"{team.gf - team.ga:+d}", points)
        table.append(_line(str(place), words.bare(code), own, TABLE))
        earned = (team.revenue // THOUSAND, team.beers, team.payroll // THOUSAND)
        money.append(_line("", words.bare(code), earned, MONEY))
    return "\n".join(
        ("```", *table, "```", words.t("de-books-money"), "```", *money, "```", *honour_lines(words, league))
    )


def _line(place: str, name: str, numbers: Sequence[object], wide: Sequence[int]) -> str:
    shown = " ".join(f"{number!s:>{room}}" for number, room in zip(numbers, wide, strict=True))
    return f"{place:>2} {name[:NAME]:<{NAME}} {shown}"


def honour_lines(words: LeagueWords, league: League) -> Iterator[str]:
    """Yield who holds the cups (DE-B.league-c, DE-X-a)."""
    if league.champion is not None:
        yield words.t("de-books-stars", team=words.club(league.champion))
    if league.alex is not None:
        yield words.t("de-books-alex", team=words.club(league.alex))


def standings_picture(words: LeagueWords, league: League, title: str, palette: str) -> Picture:
    """Return the standings as a picture."""
    heads = words.t("de-books-heads-picture").split()
    rows = [
        (
            words.bare(code),
            [
                *map(str, (team.wins, team.losses, team.otl, f"{team.gf - team.ga:+d}", points)),
                *map(str, (team.revenue // THOUSAND, team.beers, team.payroll // THOUSAND)),
            ],
        )
        for code, points in rank_teams(league)
        for team in (league.teams[code],)
    ]
    scene = league_scene(plain(title, 60), words.t("de-books-picture"), heads, rows, palette_named(palette))
    leader = rows[0][0] if rows else "—"
    return Picture(scene, "classement.png", words.t("de-books-alt", team=leader))


def trophy_text(words: LeagueWords, league: League, ending: SeasonEnding) -> str:
    """Return the trophy's table, term by term: as it was awarded, before that as it stands (DE-X-c)."""
    scores = [event for event in ending.events if isinstance(event, GmScore)]
    awarded = next((event for event in ending.events if isinstance(event, TrophyAwarded)), None)
    if awarded is None:
        best = sorted(league.teams.items(), key=lambda item: (-thousandths_of(item[1]), item[0]))
        scores = [GmScore(team=code, terms=trophy_terms_of(team), total=total_of(team)) for code, team in best]
        head = words.t("de-books-trophy-now")
    else:
        scores.sort(key=lambda score: (-score.total, score.team))
        winners = [words.club(code) for code in awarded.winners]
        head = words.t("de-books-trophy", teams=name_some(words.voice, winners, NAMES))
    return _page_text(words, [head, *(_score(words, place, one) for place, one in enumerate(scores, start=1))])


def _page_text(words: LeagueWords, lines: Sequence[str]) -> str:
    return "\n".join(fit_lines(words.voice, lines, ROOM, "de-books-more"))


def _score(words: LeagueWords, place: int, score: GmScore) -> str:
    terms = words.list(
        words.t("de-gm-term", name=words.t(f"de-term-{name}"), value=value)
        for name, value in score.terms.items()
        if value
    )
    return words.t("de-books-score", place=place, team=words.club(score.team), total=score.total, terms=terms or "—")


def draft_text(words: LeagueWords, league: League, ending: SeasonEnding) -> str:
    """Return who chooses when, the draws of the lottery, who owns which choice (DE-8)."""
    order = draft_round_order(ending)
    if order is None:
        return _page_text(words, [words.t("de-books-draft-later"), *_owned(words, league)])
    lines = [words.t("de-books-draft")]
    for among in ROUNDS:
        left = owners(order, {code: team.picks.get(among, 0) for code, team in league.teams.items()})
        shown = name_some(words.voice, [words.club(code) for code in left], NAMES) or "—"
        lines.append(words.t("de-books-round", round=int(among), teams=shown, count=len(left)))
    lottery = [
        words.t("de-books-drawn", place=roll.label.rpartition("/")[2], team=words.club(order[place]), faces=roll.sides)
        for place, roll in enumerate(ending.rolls)
    ]
    return _page_text(words, [*lines, *([words.t("de-books-lottery")] if lottery else ()), *lottery])


def draft_round_order(ending: SeasonEnding) -> tuple[str, ...] | None:
    """Return the order of a round of the draft, once it is known."""
    return next((event.order for event in ending.events if isinstance(event, DraftRound)), None)


def _owned(words: LeagueWords, league: League) -> Iterator[str]:
    for code, _ in rank_teams(league):
        picks: Mapping[str, int] = league.teams[code].picks
        yield words.t("de-books-owns", team=words.club(code), **{f"r{among}": picks.get(among, 0) for among in ROUNDS})


def book_page_row(words: LeagueWords, books_id: int, shown: Page | None = None) -> ButtonRow:
    """Return the buttons to the pages that are not shown."""
    return ButtonRow(
        tuple(
            Button(words.t(f"de-button-{page}"), custom_id("de-books", books_id, page), ButtonStyle.secondary)
            for page in PAGES
            if page != shown
        )
    )
