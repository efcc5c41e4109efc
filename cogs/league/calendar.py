"""`/ligue calendrier` and `/ligue saison`: the days on which a league does not play, the season that it is in.

Everybody may read them, and what a captain may claim in a season; organisers change them. Days are read as people write
them.
"""

import datetime as dt
import re
import unicodedata
import zoneinfo
from collections.abc import Iterable, Iterator

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.clock import clock_here
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import league_here
from presenters.errors import UserError
from presenters.escaping import clip, code_span, escape
from presenters.post import Post
from presenters.texts import LOCALES, Texts, Voice
from referee.hand.times import Days
from referee.model import League
from referee.turns import calendar, leaves, seasons

MOST_YEARS = 2
LEAP_YEARS = 8  # the longest that one waits for a 29 February
LONGEST = 1000
SHOWN = 40
WEEK = 7


def fold_words(text: str) -> str:
    """Return a text as the patterns of days read it: small letters without accents, one kind of apostrophe."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("’", "'").strip())
    return "".join(sign for sign in plain if not unicodedata.combining(sign))


def _numbered(kind: str, numbers: Iterable[int]) -> dict[str, int]:
    """Return what people call numbers in all languages; where a word is two, the first language's."""
    every = [(voice, number) for voice in reversed(_VOICES) for number in numbers]
    return {fold_words(voice.t(f"day-{kind}", **{kind: number})): number for voice, number in every}


def any_word(message_id: str) -> str:
    """Return what finds any of the words that a text lists, in whichever language they are."""
    words = " ".join(fold_words(voice.t(message_id)) for voice in _VOICES).split()
    return f"(?:{'|'.join(map(re.escape, words))})"


_VOICES = [Texts.load().voice(language) for language in LOCALES]
_MONTHS = _numbered("month", range(1, 13))
_WEEKDAYS = _numbered("weekday", range(WEEK))
_AHEAD = _numbered("near", range(3))
_MONTH = f"(?:{'|'.join(_MONTHS)})"
_NEAR = "|".join(map(re.escape, (*_AHEAD, *_WEEKDAYS)))
_ON, _FROM, TO, _NTH = map(any_word, ("day-words-on", "day-words-from", "day-words-to", "day-words-nth"))
_WHEN = re.compile(
    r"<t:(?P<stamp>[0-9]{1,10})(?::[a-z])?>"
    r"|(?P<year>[0-9]{4})-(?P<month>[0-9]{1,2})-(?P<day>[0-9]{1,2})"
    r"|(?P<day2>[0-9]{1,2})(?P<dot>[/.])(?P<month2>[0-9]{1,2})(?:(?P=dot)(?P<year2>[0-9]{4})|\.)?"
    rf"|(?P<day3>[0-9]{{1,2}}){_NTH}? +(?P<month3>{_MONTH})(?: +(?P<year3>[0-9]{{4}}))?"
    rf"|(?P<month4>{_MONTH}) +(?P<day4>[0-9]{{1,2}}){_NTH}?(?: +(?P<year4>[0-9]{{4}}))?"
    rf"|(?P<near>{_NEAR})"
)
_DAY = re.sub(r"\(\?P<\w+>", "(?:", _WHEN.pattern).replace("(?P=dot)", "[/.]")
DAY = rf"(?:{_ON} +)?({_DAY})"  # one group: what `read_day` reads, in a text that `fold_words` has made plain
_SPAN = re.compile(rf"(?:{_FROM} +)?{DAY}(?:\s*(?:-|–|\b{TO}\b)\s*{DAY})?", re.ASCII)


def today(zone: str, now_ms: int) -> dt.date:
    """Return the day that it is in a zone."""
    return dt.datetime.fromtimestamp(now_ms / 1000, zoneinfo.ZoneInfo(zone)).date()


def read_spans(text: str, since: dt.date, zone: str) -> list[Days]:
    """Return the days of `24/12-26/12, 10 janvier`; one without a year is the next such day from `since` on.

    `since`: the day that it is in `zone`. Raises `UserError`: `days-bad`, `days-backwards`, `days-past`, `days-far`.
    """
    parts = [part.strip() for part in re.split("[,;\n]", text[:LONGEST]) if part.strip()]
    if not parts:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    return [read_span(part, since, zone) for part in parts]


def read_span(text: str, since: dt.date, zone: str) -> Days:
    """Return the days of `24/12-26/12`, or the one of `24/12`, as `read_spans`."""
    found = _SPAN.fullmatch(fold_words(text[:LONGEST]))
    if found is None:
        raise UserError("days-bad", given=code_span(text, SHOWN))
    try:
        first = read_day(found[1], since, zone)
        last = first if found[2] is None else read_day(found[2], since if found[2] in _AHEAD else first, zone)
    except (ValueError, OverflowError, OSError):
        raise UserError("days-bad", given=code_span(text, SHOWN)) from None
    if last < first:
        raise UserError("days-backwards", given=code_span(text, SHOWN))
    if last < since:
        raise UserError("days-past", given=code_span(text, SHOWN))
    if last.year > since.year + MOST_YEARS:
        raise UserError("days-far", given=code_span(text, SHOWN), most=MOST_YEARS)
    return first, last


def read_day(text: str, since: dt.date, zone: str) -> dt.date:
    """Return the day of a text that fits `DAY`; a name of near days counts from `since`. Raises `ValueError`."""
    found = _WHEN.fullmatch(text)
    if found is None:
        raise ValueError(text)
    said = found.groupdict()
    if said["stamp"]:
        return dt.datetime.fromtimestamp(int(said["stamp"]), zoneinfo.ZoneInfo(zone)).date()
    if near := said["near"]:
        ahead = _AHEAD[near] if near in _AHEAD else (_WEEKDAYS[near] - since.weekday() - 1) % WEEK + 1
        return since + dt.timedelta(days=ahead)
    day = said["day"] or said["day2"] or said["day3"] or said["day4"] or ""
    month = said["month"] or said["month2"] or said["month3"] or said["month4"] or ""
    year = said["year"] or said["year2"] or said["year3"] or said["year4"]
    return civil_day(day, str(_MONTHS.get(month, month)), year, since)


def civil_day(day: str, month: str, year: str | None, since: dt.date) -> dt.date:
    """Return a day; without a year the first such one from `since` on. Raises `ValueError` if there is none."""
    if year is not None:
        return dt.date(int(year), int(month), int(day))
    return next(_such_days(int(day), int(month), since))


def _such_days(day: int, month: int, since: dt.date) -> Iterator[dt.date]:
    for year in range(since.year, since.year + LEAP_YEARS + 1):
        try:
            found = dt.date(year, month, day)
        except ValueError:
            if (day, month) != (29, 2):
                raise
            continue
        if found >= since:
            yield found


def day_text(voice: Voice, day: dt.date) -> str:
    """Return a day in words: `jeudi 24 décembre 2026`."""
    return voice.t("day", weekday=day.weekday(), day=day.day, month=day.month, year=str(day.year))


def span_text(voice: Voice, span: Days) -> str:
    """Return a day, or from which to which, in words."""
    first, last = span
    if first == last:
        return day_text(voice, first)
    count = (last - first).days + 1
    return voice.t("day-span", first=day_text(voice, first), last=day_text(voice, last), count=count)


COLOUR = 0x2ECC71
CHOICES = 25
MOST_LEAVES = 20
NAME = 90
WRITTEN = app_commands.Range[str, 1, 1000]


async def day_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the days without play that there are."""
    try:
        league = await league_here(interaction)
    except UserError:
        return []
    app = app_of(interaction)
    voice, wanted = app.texts.voice(await language_of(interaction)), typed.strip().casefold()
    spans = await calendar.list_days_off(app.house, league.id)
    named_spans = [(span_text(voice, span), f"{span[0]}-{span[1]}") for span in spans]
    found = [(name, value) for name, value in named_spans if wanted in f"{name} {value}".casefold()]
    return [app_commands.Choice(name=clip(name, 100), value=value) for name, value in found[:CHOICES]]


@app_commands.command(**declare_command("calendrier-ligue"))
@declare_options(add="jours-ajouter", remove="jours-retirer", running="tours-en-cours")
@app_commands.autocomplete(remove=day_choices)
async def show_calendar(
    interaction: discord.Interaction, add: WRITTEN | None = None, remove: WRITTEN | None = None, running: bool = False
) -> None:
    """Show the days without play, after adding or removing some; running turns are moved only if that is wanted."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    if (add or remove or running) and not interaction.permissions.manage_guild:
        raise UserError("error-not-allowed")
    voice = app.texts.voice(await language_of(interaction))
    clock = await clock_here(interaction, league)
    since = today(clock.zone, app.house.clock.now_ms())
    to_add, to_remove = (read_spans(text, since, clock.zone) if text else [] for text in (add, remove))
    if to_remove or to_add:
        await calendar.change_days_off(app.house, league.id, add=to_add, remove=to_remove, by_user=interaction.user.id)
    lines = [voice.t("calendar-title", league=escape(league.name, NAME))]
    if to_remove or to_add:
        lines += clock.tell_days(voice)
    spans = await calendar.list_days_off(app.house, league.id)
    lines += [voice.t("calendar-line", days=span_text(voice, span)) for span in spans]
    lines.append(voice.t("calendar-about" if spans else "calendar-none"))
    lines += await _leaves(app, voice, league)
    if running:
        lines.append(voice.t("calendar-moved", count=await calendar.apply_calendar(app.house, league.id)))
        app.heart.poke()
    await answer(interaction, Post(("\n".join(lines),), accent=COLOUR))


async def _leaves(app: App, voice: Voice, league: League) -> list[str]:
    """Return the captains' leaves to come, the first of them, as lines."""
    found = await leaves.list_leaves_to_come(app.house, league.id)
    if not found:
        return []
    shown = [
        voice.t("calendar-leave", captain=f"<@{one.user_id}>", days=span_text(voice, (one.first_day, one.last_day)))
        for one in found[:MOST_LEAVES]
    ]
    return [voice.t("calendar-leaves", count=len(found)), *shown]


MOST_LEAVE = 60
MOST_EXTENSIONS = 20
MOST_HOURS = 72


@app_commands.command(**declare_command("saison-ligue"))
@declare_options(
    number="saison-numero", leave_days="saison-conges", extensions="saison-delais", extension_hours="saison-heures"
)
async def show_or_change_season(
    interaction: discord.Interaction,
    number: app_commands.Range[int, 1, seasons.LAST] | None = None,
    leave_days: app_commands.Range[int, 0, MOST_LEAVE] | None = None,
    extensions: app_commands.Range[int, 0, MOST_EXTENSIONS] | None = None,
    extension_hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
) -> None:
    """Show the league's season, after changing what is named."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    given = {"leave_days": leave_days, "extensions": extensions, "extension_hours": extension_hours}
    terms = {name: value for name, value in given.items() if value is not None}
    if number is not None or terms:
        if not interaction.permissions.manage_guild:
            raise UserError("error-not-allowed")
        now = await seasons.change_season(app.house, league.id, by_user=interaction.user.id, number=number, **terms)
    else:
        now = await seasons.read_league_season(app.house, league.id)
    voice = app.texts.voice(await language_of(interaction))
    lines = (
        voice.t("season-title", league=escape(league.name, NAME), number=now.number),
        voice.t("season-leave", days=now.terms.leave_days),
        voice.t("season-extensions", count=now.terms.extensions, hours=now.terms.extension_hours),
    )
    await answer(interaction, Post(("\n".join(lines),), accent=COLOUR))
