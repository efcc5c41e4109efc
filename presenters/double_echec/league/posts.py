"""The posts of a season's books: what was entered, how it stands, who has won what."""

from collections.abc import Iterator, Mapping, Sequence

from presenters.double_echec import narrative
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.league.views import (
    NAMES,
    Page,
    SeasonEnding,
    book_page_row,
    draft_text,
    honour_lines,
    standings_picture,
    standings_text,
    trophy_text,
)
from presenters.double_echec.league.words import LeagueWords, league_of
from presenters.fitting import ANNOUNCEMENT_HEIGHT, fill_block, measure_height, name_some
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.seals import promise_line
from presenters.texts import Voice
from rules.double_echec.events import Event
from rules.double_echec.league.events import GmScore, LeagueEdit, StandingsDrawn, TrophyAwarded, Value
from rules.double_echec.league.settings import ROUNDS

COLOUR = 0x3F7CC4
GOLD = 0xF1C40F
TITLES = ("playoffs", "champion", "alex")
ACCOUNTS = ("salaries", "payroll", "tpvba", "rookies", "picks")  # of a team, told together


def entry_lines(words: LeagueWords, events: Sequence[Event]) -> Iterator[str]:
    """Yield what was entered; what a team has and pays in one line, scores not at all: the trophy tells them."""
    accounts: dict[str, dict[str, Value]] = {}
    for event in events:
        if isinstance(event, LeagueEdit) and event.team is not None and event.field in ACCOUNTS:
            accounts.setdefault(event.team, {})[event.field] = event.value
    for code, fields in accounts.items():
        values = words.list(_account(words, fields, name) for name in ACCOUNTS if name in fields)
        yield words.t("de-books-account", team=words.club(code), values=values)
    for event in events:
        match event:
            case StandingsDrawn() | GmScore():
                continue
            case LeagueEdit(field=field, team=team) if field in TITLES or (team is not None and field in ACCOUNTS):
                yield from (_title(words, event),) if field in TITLES else ()
            case _:
                yield from narrative.TELLER.sentences(words, [event])


def _account(words: LeagueWords, fields: Mapping[str, Value], name: str) -> str:
    value = fields[name]
    if isinstance(value, Mapping):
        shown = " · ".join(str(value.get(among, 0)) for among in ROUNDS)
    elif isinstance(value, tuple | list):
        shown = str(len(value))
    else:
        shown = words.t("de-amount", dollars=int(value)) if name == "payroll" else str(value)
    return words.t("de-books-field", field=name, value=shown)


def _title(words: LeagueWords, edit: LeagueEdit) -> str:
    codes = [edit.value] if isinstance(edit.value, str) else [str(code) for code in edit.value]  # type: ignore[union-attr]
    return words.t(
        "de-books-title", field=edit.field, teams=name_some(words.voice, [words.club(code) for code in codes], NAMES)
    )


def season_panel(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return how the season stands."""
    text = standings_text(words, league_of(dossier.now))
    return Post((f"### {title}", text, book_page_row(words, dossier.contest.id, "standings")), accent=COLOUR)


def opening_blocks(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return the first post of the books' thread."""
    return Post((f"## {title}", words.t("de-books-opened"), promise_line(words.voice, dossier.turn)), accent=COLOUR)


def closing_blocks(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return what was entered in a turn."""
    blocks: list[Block] = [f"### {title}"]
    lines = list(entry_lines(words, dossier.events)) or [words.t("de-books-nothing")]
    return Post(
        (*blocks, "\n".join(fill_block(lines, ANNOUNCEMENT_HEIGHT - measure_height(blocks)))), accent=COLOUR, quiet=True
    )


def honour_blocks(words: LeagueWords, dossier: Dossier, title: str, cup: str) -> Post | None:
    """Return the announcement of a cup's holder; with the Coupe Stars the trophy and the draft."""
    league = league_of(dossier.now)
    if cup == "alex":
        return Post((f"## {title}", "\n".join(honour_lines(words, league))), accent=GOLD)
    trophy = [event for event in dossier.events if isinstance(event, TrophyAwarded)]
    lines = [
        words.t("de-books-champion", team=words.club(league.champion or "")),
        *narrative.TELLER.sentences(words, trophy),
    ]
    draft = draft_text(words, league, ending_of(dossier))
    thread = words.t("de-books-thread", thread=dossier.thread)
    head = (f"## {title}", "\n".join(lines))
    shown = "\n".join(fill_block(draft.splitlines(), ANNOUNCEMENT_HEIGHT - measure_height((*head, thread))))
    return Post((*head, *((shown,) if shown else ()), thread), accent=GOLD)


def season_honours(words: LeagueWords, dossier: Dossier) -> Iterator[str]:
    """Yield the honours of a season, whose books were read whole: cups, and the trophy once it is awarded."""
    league = league_of(dossier.now)
    awarded = [one for past in dossier.past for one in past.events if isinstance(one, TrophyAwarded)]
    lines = [*honour_lines(words, league), *narrative.TELLER.sentences(words, awarded[-1:])]
    if lines:
        yield words.t("de-books-honours", season=league.season)
        yield from lines


def ending_of(dossier: Dossier) -> SeasonEnding:
    """Return the end of a season from the turn in which it came."""
    return SeasonEnding(events=dossier.events, rolls=dossier.rolls, turn_id=dossier.turn.id)


def page_blocks(
    words: LeagueWords, dossier: Dossier, page: Page, ending: SeasonEnding, palette: str
) -> tuple[Block, ...]:
    """Return a page; `dossier`: of the latest turn, `ending`: of the turn that ended the season."""
    league, row = league_of(dossier.now), book_page_row(words, dossier.contest.id, page)
    if page == "trophy":
        return (trophy_text(words, league, ending), row)
    if page == "draft":
        return (draft_text(words, league, ending), *_proof(words.voice, ending), row)
    picture = standings_picture(words, league, dossier.contest.name, palette)
    return (picture, standings_text(words, league), row)


def _proof(voice: Voice, ending: SeasonEnding) -> tuple[ButtonRow, ...]:
    """Return the button that proves the lottery."""
    if ending.turn_id is None or not ending.rolls:
        return ()
    return (ButtonRow((Button(voice.t("button-verify"), custom_id("verify", ending.turn_id, "")),)),)
