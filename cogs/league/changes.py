"""What organisers changed of a league itself, as its journal tells it: the season, the calendar, the rules of play."""

import datetime as dt
from collections.abc import Iterator, Mapping

import msgspec

from cogs.league.days import span_text
from presenters.escaping import code_span, escape
from presenters.texts import Voice
from referee.acts import LeagueChange, act_of
from referee.model import Arbitration

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
