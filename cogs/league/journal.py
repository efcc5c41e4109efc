"""The public record as a post: who, when, what, why, by which clause, before and after.

It tells the referees' acts, and what organisers changed of a league itself: season, calendar, rules of play.
"""

import datetime as dt
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from cogs.kit.app import App
from cogs.kit.dossiers import load_dossier
from cogs.league.calendar import span_text
from presenters.acts import act_details, act_line
from presenters.escaping import code_span, escape, text_length
from presenters.post import TEXT_LIMIT, Document, Post
from presenters.texts import Voice
from referee.acts import LeagueChange, act_of
from referee.hand import record, unreadable
from referee.hand.unreadable import UnreadableError
from referee.model import Arbitration, League
from referee.turns import contests
from rules.seals import short

MOST_DAYS = 10
VALUE = 60
DAYS = ("added", "removed")


def change_lines(voice: Voice, act: Arbitration) -> Iterator[str]:
    """Yield an entry about a league in lines: what it was, what it is."""
    change = act_of(act)
    assert isinstance(change, LeagueChange)  # noqa: S101 - without a contest it is one
    if change.op == "sheet":
        yield from _sheet(voice, change)
        return
    for name, value in change.details.items():
        if name in DAYS:
            spans = msgspec.convert(value, list[tuple[dt.date, dt.date]])
            shown = [span_text(voice, span) for span in spans[:MOST_DAYS]]
            more = ["…"] if len(spans) > MOST_DAYS else []
            yield voice.t("league-change-days", what=name, days=", ".join([*shown, *more]))
        else:
            was, now = msgspec.convert(value, tuple[object, object])
            if isinstance(now, Mapping):
                yield from _inner(voice, name, was, now)
            else:
                yield voice.t(
                    "league-change", what=_word(name), was=_shown(voice, name, was), now=_shown(voice, name, now)
                )


def _sheet(voice: Voice, change: LeagueChange) -> Iterator[str]:
    """Yield what a referee changed of somebody's sheet in a game."""
    changes = msgspec.convert(change.details["changes"], dict[str, tuple[object, object]])
    for name, (was, now) in changes.items():
        yield voice.t(
            "league-change-sheet",
            what=name,
            person=f"<@{change.details['person']}>",
            was=_shown(voice, name, was),
            now=_shown(voice, name, now),
        )


def _inner(voice: Voice, name: str, was: object, now: Mapping[str, object]) -> Iterator[str]:
    """Yield what differs within a setting of several values, such as the length of each stage."""
    before = was if isinstance(was, Mapping) else {}
    for key in sorted({*before, *now}):
        if before.get(key) != now.get(key):
            shown = [_shown(voice, name, one.get(key)) for one in (before, now)]
            yield voice.t("league-change-stage", stage=escape(key, VALUE), was=shown[0], now=shown[1])


def _word(name: str) -> str:
    return name.replace("_", "-")


def _shown(voice: Voice, name: str, value: object) -> str:
    match value:
        case None:
            return "—"
        case bool():
            return voice.t("league-change-switch", on=value)
        case int() | float() if name == "referee_role_id":
            return f"<@&{value}>"
        case int() | float():
            return f"{value:g}"
        case _:
            return code_span(str(value), VALUE)


REASON = 200  # characters of a reason that the journal shows
LATEST = 15
MATCH = 90
DIGITS = 10
MOST_NAMED = 10
WHOLE, BROKEN = 0x2ECC71, 0xC0392B


async def journal_post(app: App, language: str, acts: Sequence[Arbitration]) -> Post:
    """Return the latest of `acts`, newest on top, as many as fit one message."""
    voice = app.texts.voice(language)
    title, more = voice.t("journal-title"), voice.t("journal-more", number=0)
    lines: list[str] = [] if acts else [voice.t("journal-empty")]
    room = TEXT_LIMIT - text_length(title) - text_length(more) - DIGITS
    newest = sorted(acts, key=lambda act: act.number, reverse=True)
    for act in newest[:LATEST]:
        line = await _entry(app, voice, act)
        room -= text_length(line)
        if room < 0:
            break
        lines.append(line)
    if not acts or len(newest) == len(lines):
        return Post((title, *lines))
    return Post((title, *lines, voice.t("journal-more", number=newest[len(lines)].number)))


async def chain_post(app: App, language: str, league: League) -> Post:
    """Return whether a league's whole record holds, with the record as a file that anybody can check."""
    voice, checked = app.texts.voice(language), await record.check_record(app.house, league.id)
    head = f"`{short(checked.head)}`" if checked.head else "—"
    if checked.broken:
        numbers = ", ".join(map(str, checked.broken[:MOST_NAMED]))
        told = voice.t("journal-broken", numbers=numbers, count=len(checked.broken))
    else:
        told = voice.t("journal-whole", count=checked.count, head=head)
    data = msgspec.json.format(msgspec.json.encode(await record.export_record(app.house, league.id)))
    file = Document(f"journal-{league.id}.json", data, "")
    return Post((voice.t("journal-title"), told, voice.t("journal-file"), file), BROKEN if checked.broken else WHOLE)


async def _entry(app: App, voice: Voice, act: Arbitration) -> str:
    """Return an act as `_told`, and its hash."""
    return "\n".join((await _told(app, voice, act), voice.t("journal-hash", hash=short(act.hash))))


async def _told(app: App, voice: Voice, act: Arbitration) -> str:
    """Return an act with what it changed, as far as everybody may know it."""
    if record.is_hidden(act):
        return voice.t("journal-hidden", number=act.number)
    if act.contest_id is None:
        line = voice.t(
            "journal-league-line",
            number=act.number,
            at=act.at_ms // 1000,
            line=act_line(voice, act, REASON),
        )
        return "\n".join((line, *(f"- {told}" for told in change_lines(voice, act))))
    contest = await contests.get_contest(app.house, act.contest_id)
    line = voice.t(
        "journal-line",
        number=act.number,
        at=act.at_ms // 1000,
        match=escape(contest.name, MATCH),
        line=act_line(voice, act, REASON),
    )
    if act.turn_id is None:
        return line
    try:
        dossier = await load_dossier(app.house, act.turn_id)
    except UnreadableError as error:
        await unreadable.report_unreadable(app.house, [error])
        return line
    details = act_details(voice, app.presenter_of(dossier), dossier, act, whole=True)
    return "\n".join((line, *(f"- {detail}" for detail in details)))
