"""A referee's act on a season in words (part 9): what counts from now on, and what counted before."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from presenters.escaping import code_span, escape
from presenters.matrix_hockey.bulletin import code_lines
from presenters.matrix_hockey.narrative import past_score, sentence
from presenters.matrix_hockey.standing import current_table, movement_zones, season_outcome
from presenters.matrix_hockey.tables import pool_lines, table_block
from presenters.matrix_hockey.words import GameWords
from presenters.texts import Voice
from referee.model import WeeklyHour
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.state import COMPS, Comp, Result, State

MOST_LINES = 20
MOST_TABLES = 2  # the panels show the others
VALUE = 60
WAITING = 20
EXCUSES = ("excuse_onr", "excuse")  # as an act of the season, and of a past week


class SeasonChange(NamedTuple):
    """A season before an act and after it, the act's name and fields, and what it brought about."""

    before: State
    after: State
    op: str
    fields: Mapping[str, object]
    events: tuple[ev.Event, ...]


class FreedStock(msgspec.Struct, frozen=True):
    """What a team has again, of the fields of an act `free`."""

    comp: Comp
    columns: tuple[str, ...]
    ot: tuple[str, ...]
    so: tuple[str, ...]


def act_lines(words: GameWords, changed: SeasonChange) -> list[str]:
    """Return what an act changed, a line each; `words` are those of the season after it."""
    known = set(map(repr, season_outcome(changed.before)))
    told = [event for event in changed.events if repr(event) not in known]
    lines = [*_fields(words, changed), *_happened(words, told)]
    more = len(lines) - MOST_LINES
    return [*lines[:MOST_LINES], words.t("mh-act-more", count=more)] if more > 0 else lines


def act_blocks(words: GameWords, changed: SeasonChange) -> list[str]:
    """Return what is shown anew after an act: the tables that are other than before, an imported matrix."""
    if changed.op == "matrix":
        rows = changed.after.matrices[str(changed.fields["name"])]
        return [code_lines([f"{number:>2}: {' '.join(map(str, row))}" for number, row in rows.items()])]
    shown = [event for event in changed.events if isinstance(event, ev.TableDrawnUp)]
    pools = [event for event in shown if event.comp == "WG"]
    blocks = pool_lines(words, pools)
    divisions = [event for event in shown if event.comp == "CH" and _is_other(changed.before, event)]
    for event in divisions[:MOST_TABLES]:
        lines = movement_zones(changed.after, event.group)
        title = words.t("mh-table-title", final=event.final)
        blocks += [f"**{words.division(event.group)}** · {title}", table_block(words, event, lines)]
    return blocks


def _is_other(before: State, event: ev.TableDrawnUp) -> bool:
    return current_table(before, event.group).table != event.table


def _happened(words: GameWords, events: Iterable[ev.Event]) -> Iterator[str]:
    for event in events:
        if text := sentence(words, event):
            yield text


def _fields(words: GameWords, changed: SeasonChange) -> Iterator[str]:
    match changed.op:
        case "set_match" | "annul_match":
            yield _match(words, changed)
        case "excuse_onr" | "excuse" | "stocks" | "points" | "free":
            yield from _team(words, changed.op, changed)
        case "waiting_list":
            names = [escape(entry.name) for entry in changed.after.waiting_list]
            cut = f" … (+{len(names) - WAITING})" if len(names) > WAITING else ""
            yield words.t("mh-acted-waiting-list", names=", ".join(names[:WAITING]) + cut if names else "none")
        case "calendar":
            yield from _moved(words, changed)
        case "matrix":
            yield words.t("mh-acted-matrix", name=str(changed.fields["name"]))
        case "config":
            for path, was, now in _options(changed.before.config, changed.after.config):
                yield words.t(
                    "mh-acted-option", option=code_span(path, VALUE), was=_value(words, was), now=_value(words, now)
                )
        case "final_order":
            order = msgspec.convert(changed.fields["order"], tuple[str, ...])
            yield words.t("mh-acted-final-order", teams=words.teams(order))
        case _:
            return


def _match(words: GameWords, changed: SeasonChange) -> str:
    key = tuple(changed.fields[name] for name in ("comp", "round", "home", "away"))
    was, now = (
        next((one for one in state.results if (one.comp, one.round, one.home, one.away) == key), None)
        for state in (changed.before, changed.after)
    )
    pair = words.pair((str(key[2]), str(key[3])))
    return words.t("mh-acted-match", match=pair, now=_score(words, now), was=_score(words, was))


def _score(words: GameWords, result: Result | None) -> str:
    """Return `3-2 AP`, `2-2 (4-2 TAB)`, or in words that there is none."""
    if result is None:
        return words.t("mh-score-none")
    if result.score is None:
        return words.t("mh-score-forfeit", team="none" if result.winner is None else words.team(result.winner))
    return past_score(words, result)


def _team(words: GameWords, op: str, changed: SeasonChange) -> Iterator[str]:
    team = str(changed.fields["team"])
    was, now = changed.before.teams[team], changed.after.teams[team]
    match op:
        case "points":
            comp, points = str(changed.fields.get("comp", "CH")), int(str(changed.fields["points"]))
            yield words.t("mh-acted-points", points=f"{points:+}", comp=words.comp(comp))
        case "free":
            freed = msgspec.convert(changed.fields, FreedStock)
            told = {"columns": " ".join(freed.columns) or "none", "values": " ".join(freed.ot + freed.so) or "none"}
            yield words.t("mh-acted-free", comp=words.comp(freed.comp), **told)
        case _:
            if op in EXCUSES:
                yield words.t("mh-acted-excused", was=was.onr, now=now.onr)
            if changed.after.phase == "finished" and op == "stocks":
                yield words.t("mh-acted-next-stocks", **_next_stock(changed.after, team))
            elif (was.extra_goals, was.super_saves) != (now.extra_goals, now.super_saves):
                stocks = {"extra": now.extra_goals, "saves": now.super_saves}
                yield words.t("mh-acted-stocks", **stocks, former=f"+{was.extra_goals} #{was.super_saves}")


def _next_stock(state: State, team: str) -> dict[str, int]:
    stock = state.outcome.stock[team] if state.outcome else None
    return {} if stock is None else {"extra": stock.extra_goals, "saves": stock.super_saves}


def _moved(words: GameWords, changed: SeasonChange) -> Iterator[str]:
    was, now = _weeks(changed.before), _weeks(changed.after)
    for key in now:
        if was.get(key) != now[key]:
            yield words.t("mh-acted-moved", round=key, was=was.get(key, 0), now=now[key])
    if len(changed.before.calendar) != len(changed.after.calendar):
        yield words.t("mh-acted-weeks", count=len(changed.after.calendar))


def _weeks(state: State) -> dict[str, int]:
    return {
        f"{comp}{number}": week
        for comp in COMPS
        for week, played in enumerate(state.calendar, start=1)
        for number in played.get(comp, ())
    }


def _options(was: object, now: object, path: str = "") -> Iterator[tuple[str, object, object]]:
    """Yield the options that differ: the key as referees write it, the values; None: the rulebook's own."""
    if isinstance(was, Mapping) or isinstance(now, Mapping):
        older, newer = (one if isinstance(one, Mapping) else {} for one in (was, now))
        for key in sorted({*older, *newer}):
            yield from _options(older.get(key), newer.get(key), f"{path}.{key}" if path else str(key))
    elif was != now:
        yield path, was, now


def _value(words: GameWords, value: object) -> str:
    """Return the value of an option as people say it."""
    if value is None:
        return words.t("mh-option-default")
    if isinstance(value, bool):
        return words.t("yes" if value else "no")
    return code_span(", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value), VALUE)


def weekly_text(voice: Voice, weekly: WeeklyHour) -> str:
    """Return when the weeks to come are closed."""
    at = f"{weekly.hour:02}:{weekly.minute:02}"
    return voice.t("mh-acted-weekly", day=voice.t(f"mh-day-{weekly.day}"), time=at)
