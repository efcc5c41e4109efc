"""The end of a season (part 10): table, who goes where, next stocks, Gretzky entrants; until then as it stands."""

from collections.abc import Iterable
from dataclasses import replace

from msgspec import UNSET

from presenters.matrix_hockey import standing
from presenters.matrix_hockey.bulletin import split_blocks
from presenters.matrix_hockey.narrative import sentence
from presenters.matrix_hockey.tables import table_lines
from presenters.matrix_hockey.views.book import CUPS, Book
from presenters.post import Post
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.league import group_by_division
from rules.matrix_hockey.season.ending import settle_season
from rules.matrix_hockey.season.rollover import roll_over
from rules.matrix_hockey.season.tables import division_table
from rules.matrix_hockey.state import State


def ending_page(book: Book, part: str) -> Post:
    """Return the end of a season for a division; for a cup who won it and who plays it next."""
    state, words = book.state, book.words
    if state.phase == "setup":
        return book.post(part, words.t("mh-not-drawn"))
    ended, settled = _ended(state)
    head = words.t("mh-ending", final=state.phase == "finished")
    rolled = roll_over(ended)
    told = [*settled, *rolled.events]
    over = [event for event in told if isinstance(event, ev.SeasonFinished)]
    if part in CUPS:
        entrants = [event for event in told if isinstance(event, ev.WgEntrants)] if part == "WG" else []
        return book.post(part, head, *_sentences(book, [*over, *entrants]))
    moves = [event for event in settled if part in _divisions(event)]
    coming = [event for event in rolled.events if part in _divisions(event)]
    blocks = [
        head,
        *_sentences(book, over),
        "\n".join(table_lines(words, standing.current_table(state, part), standing.movement_zones(state, part))),
    ]
    blocks += [
        *_sentences(book, moves),
        *_sentences(book, coming, rolled.state),
        words.t("mh-ending-stocks"),
        "\n".join(_stocks(book, ended, part)),
    ]
    return book.post(part, *split_blocks(blocks)[0])


def _ended(state: State) -> tuple[State, tuple[ev.Event, ...]]:
    """Return the season as its end left it, or would if it ended now with equal teams in canonical order."""
    outcome = state.outcome
    if outcome is UNSET:
        tables = {
            division: [row.team for row in division_table(state, division).table]
            for division in group_by_division(state.divisions, state.teams)
        }
    else:
        tables = {division: list(order) for division, order in outcome.tables.items()}
    ended = settle_season(state, tables)
    return (ended.state if outcome is UNSET else state), ended.events


def _divisions(event: ev.Event) -> tuple[str, ...]:
    """Return the divisions that a movement concerns."""
    match event:
        case ev.Promoted() | ev.Relegated():
            return (event.source, event.target)
        case ev.Dissolved() | ev.PromotionRefused() | ev.TeamEnters() | ev.Vacancy():
            return (event.division,)
        case _:
            return ()


def _sentences(book: Book, events: Iterable[ev.Event], state: State | None = None) -> list[str]:
    """Return events in words; `state`: the season whose teams they name, if it is another."""
    words = book.words if state is None else replace(book.words, state=state)
    lines = [text for event in events if (text := sentence(words, event))]
    return ["\n".join(lines)] if lines else []


def _stocks(book: Book, ended: State, division: str) -> list[str]:
    """Return what each team of a division will have next season (MH-2.1.2.1-b, MH-2.1.3.1)."""
    outcome = ended.outcome
    if outcome is UNSET:
        return []
    staying = [team for team in outcome.tables.get(division, ()) if team not in outcome.dissolved]
    stocks = {team: outcome.stock[team] for team in staying}
    return [f"{book.words.team(team)} · +{one.extra_goals} #{one.super_saves}" for team, one in stocks.items()]
