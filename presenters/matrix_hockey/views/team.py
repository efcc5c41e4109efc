"""A team's own pages: its calendar, its sheet."""

from collections.abc import Mapping

from presenters.matrix_hockey import standing
from presenters.matrix_hockey.bulletin import split_blocks
from presenters.matrix_hockey.narrative import past_score, side_text
from presenters.matrix_hockey.views.book import Book
from presenters.post import Post
from rules.matrix_hockey import views as remains
from rules.matrix_hockey.state import CLASSES, WIN_CLASSES, Result, TeamId

Key = tuple[str, int, str]


def calendar_page(book: Book, team: TeamId) -> Post:
    """Return a team's rounds: week, opponent, result."""
    words, known = book.words, _results(book)
    weeks: dict[int, list[str]] = {}
    for week, comp, number, (home, away) in standing.calendar_of(book.state, team):
        found = known.get((comp, number, home))
        opponent = words.team(away if home == team else home)
        score = "none" if found is None else past_score(words, found, team)
        line = words.t("mh-calendar-line", key=f"{comp}{number}", opponent=opponent, score=score)
        weeks.setdefault(week, []).append(line)
    now = book.state.week if book.state.phase == "season" else 0
    blocks = [
        "\n".join((words.t("mh-calendar-week", week=week, now=week == now), *lines)) for week, lines in weeks.items()
    ]
    head = words.t("mh-calendar", team=words.team(team))
    pages = split_blocks([head, *(blocks or [words.t("mh-calendar-empty")])])
    return book.post(book.state.teams[team].division, *pages[0])


def _results(book: Book) -> Mapping[Key, Result]:
    """Return the results by competition (the calendar's), round and home team."""
    return {("WG" if one.comp == "WGF" else one.comp, one.round, one.home): one for one in book.state.results}


def team_page(book: Book, team: TeamId) -> Post:
    """Return a team's sheet: what it played in each round, records, ONR, next season's stocks, titles."""
    words, t = book.words, book.words.t
    who = book.state.teams[team]
    head = t(
        "mh-sheet",
        team=words.team(team),
        division=words.division(who.division),
        code=who.code,
        extra=who.extra_goals,
        saves=who.super_saves,
        onr=who.onr,
        banned=who.no_promotion,
        dummy=who.status == "dummy",
    )
    lines = [head, *_records(book, team)]
    stock = remains.provisional_stock(book.state, team)
    lines.append(t("mh-sheet-next", extra=stock.extra_goals, saves=stock.super_saves))
    if won := [one for one in book.chronicle.titles if one.team == team]:
        shown = ", ".join(t(f"mh-title-{one.what}", season=one.season) for one in won)
        lines.append(t("mh-sheet-titles", titles=shown))
    played = _played(book, team)
    blocks = ["\n".join(lines), *(("\n".join(played),) if played else ())]
    return book.post(who.division, *split_blocks(blocks)[0])


def _records(book: Book, team: TeamId) -> list[str]:
    found = []
    for name, counts in book.state.teams[team].record.items():
        if played := sum(getattr(counts, one) for one in CLASSES):
            wins = sum(getattr(counts, one) for one in CLASSES[:WIN_CLASSES])
            goals = {"gf": counts.gf, "ga": counts.ga, "shutouts": counts.shutouts}
            found.append(book.words.t("mh-sheet-record", comp=book.words.comp(name), played=played, wins=wins, **goals))
    return found


def _played(book: Book, team: TeamId) -> list[str]:
    """Return a line per round that is over: what the team played, and how the match counts now."""
    words, known = book.words, _results(book)
    return [
        words.t(
            "mh-sheet-line",
            key=f"{match.comp}{match.round}",
            played=side_text(words, side),
            opponent=words.team(match.away if match.home == team else match.home),
            score=words.t("mh-score-none") if result is None else past_score(words, result, team),
        )
        for match, side in book.chronicle.sides(team)
        for result in (known.get((match.comp, match.round, match.home)),)
    ]
