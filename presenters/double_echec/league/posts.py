"""The posts of a season's books: what was entered, how it stands, who has won what."""

from collections.abc import Iterator, Sequence

from presenters.double_echec import narrative
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.league.pages import (
    Ending,
    Page,
    draft_text,
    honours,
    page_row,
    standings_picture,
    standings_text,
    trophy_text,
)
from presenters.double_echec.league.words import LeagueWords, league_of
from presenters.phone import LIMIT, fill, height
from presenters.post import Block, Button, Post, Row
from presenters.press import custom_id
from presenters.promises import promise
from presenters.texts import Voice
from rules.double_echec.events import Event
from rules.double_echec.league.events import GmScore, LeagueEdit, StandingsDrawn, TrophyAwarded

COLOUR = 0x3F7CC4
GOLD = 0xF1C40F
EDITS = ("salaries", "payroll", "tpvba", "picks", "rookies", "playoffs", "champion", "alex")


def told(words: LeagueWords, events: Sequence[Event]) -> Iterator[str]:
    """Yield what was entered, what is long said shortly: salaries by their number, scores by the trophy."""
    for event in events:
        match event:
            case StandingsDrawn() | GmScore():
                continue
            case LeagueEdit(field=field) if field in EDITS:
                yield _edit(words, event)
            case _:
                yield from narrative.sentences(words, [event])


def _edit(words: LeagueWords, edit: LeagueEdit) -> str:
    value = edit.value
    if edit.field in {"playoffs", "champion", "alex"}:
        shown = words.list(map(words.club, [value] if isinstance(value, str) else list(value)))  # type: ignore[arg-type]
    elif isinstance(value, dict):
        shown = words.list(f"{among}: {count}" for among, count in value.items())
    else:
        shown = str(len(value)) if isinstance(value, Sequence) else str(value)
    team = "none" if edit.team is None else words.club(edit.team)
    return words.t("de-books-edit", team=team, field=edit.field, value=shown)


def panel(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return how the season stands."""
    text = standings_text(words, league_of(dossier.now))
    return Post((f"### {title}", text, page_row(words, dossier.contest.id, "standings")), accent=COLOUR)


def opened(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return the first post of the books' thread."""
    return Post((f"## {title}", words.t("de-books-opened"), promise(words.voice, dossier.turn)), accent=COLOUR)


def closed(words: LeagueWords, dossier: Dossier, title: str) -> Post:
    """Return what was entered in a turn."""
    blocks: list[Block] = [f"### {title}"]
    lines = list(told(words, dossier.events)) or [words.t("de-books-nothing")]
    return Post((*blocks, "\n".join(fill(lines, LIMIT - height(blocks)))), accent=COLOUR, quiet=True)


def honour(words: LeagueWords, dossier: Dossier, title: str, cup: str) -> Post | None:
    """Return the announcement of a cup's holder; with the Coupe Stars the trophy and the draft."""
    league = league_of(dossier.now)
    if cup == "alex":
        return Post((f"## {title}", "\n".join(honours(words, league))), accent=GOLD)
    trophy = [event for event in dossier.events if isinstance(event, TrophyAwarded)]
    lines = [words.t("de-books-champion", team=words.club(league.champion or "")), *narrative.sentences(words, trophy)]
    draft = draft_text(words, league, ending_of(dossier))
    return Post(
        (f"## {title}", "\n".join(lines), draft, words.t("de-books-thread", thread=dossier.thread)), accent=GOLD
    )


def ending_of(dossier: Dossier) -> Ending:
    """Return the end of a season from the turn in which it came."""
    return Ending(events=dossier.events, rolls=dossier.rolls, turn_id=dossier.turn.id)


def page_blocks(words: LeagueWords, dossier: Dossier, page: Page, ending: Ending, palette: str) -> tuple[Block, ...]:
    """Return a page; `dossier`: of the latest turn, `ending`: of the turn that ended the season."""
    league, row = league_of(dossier.now), page_row(words, dossier.contest.id, page)
    if page == "trophy":
        return (trophy_text(words, league, ending), row)
    if page == "draft":
        return (draft_text(words, league, ending), *_proof(words.voice, ending), row)
    picture = standings_picture(words, league, dossier.contest.name, palette)
    return (picture, standings_text(words, league), row)


def _proof(voice: Voice, ending: Ending) -> tuple[Row, ...]:
    """Return the button that proves the lottery."""
    if ending.turn_id is None or not ending.rolls:
        return ()
    return (Row((Button(voice.t("button-verify"), custom_id("verify", ending.turn_id, "")),)),)
