"""A league's calendar: the days on which it does not play. What they do to deadlines: `postponing`."""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from db import keys, leagues, no_play, turns
from db.engine import Tx
from referee.acts import LeagueChange
from referee.batches import Chore, run_chore
from referee.hand import record
from referee.hand.play import take_turn
from referee.hand.times import Days
from referee.house import House
from referee.model import Refusal, Why
from referee.outbox import announce
from referee.turns import desk, postponing, thinking
from referee.turns.opening import awaits_start

MOST_SPANS = 40
MOST_DAYS = 62  # in a row
ONE_DAY = timedelta(days=1)


async def list_days_off(house: House, league_id: int) -> list[Days]:
    """Return the days to come on which a league does not play, earliest first."""
    async with house.db.read() as tx:
        return await _to_come(tx, house, league_id)


async def change_days_off(
    house: House, league_id: int, *, add: Sequence[Days] = (), remove: Sequence[Days] = (), by_user: int | None = None
) -> list[Days]:
    """Have a league play again on the days of `remove`, and not play on those of `add`; return all days without play.

    Both or neither is done; the league's journal keeps it as the act of `by_user`. Raises `Refusal`:
    `calendar_not_there` if none of `remove` is one, `calendar_full` above `MOST_SPANS` spans, `calendar_long` above
    `MOST_DAYS` days in a row.
    """
    async with house.db.write(keys.of_league(league_id)) as tx:
        known = await _to_come(tx, house, league_id)
        kept = _without_all(known, remove)
        if remove and kept == known:
            raise Refusal(Why.CALENDAR_NOT_THERE)
        spans = join_days([*kept, *add]) if add else kept
        if len(spans) > MOST_SPANS:
            raise Refusal(Why.CALENDAR_FULL, most=MOST_SPANS)
        if any(last - first >= MOST_DAYS * ONE_DAY for first, last in spans):
            raise Refusal(Why.CALENDAR_LONG, most=MOST_DAYS)
        await no_play.put(tx, league_id, spans)
        news = {"added": _written(_without_all(spans, known)), "removed": _written(_without_all(known, spans))}
        change = LeagueChange(op="calendar_league", details={name: days for name, days in news.items() if days})
        await record.record_change(tx, house, league_id, by_user, change)
        return spans


async def apply_calendar(house: House, league_id: int) -> int:
    """Put off the deadlines of turns that run already by the calendar as it is now; return how many were."""
    chore = Chore[int](
        found=lambda tx: turns.open_in(tx, league_id),
        act=lambda tx, turn_id: _put_off(tx, house, turn_id),
        number=int,
        what=lambda turn_id: f"turn {turn_id}",
    )
    return await run_chore(house, chore)


def join_days(spans: Iterable[Days]) -> list[Days]:
    """Return the same days in as few spans as there can be, earliest first."""
    found: list[Days] = []
    for first, last in sorted(spans):
        if found and first <= found[-1][1] + ONE_DAY:
            found[-1] = (found[-1][0], max(found[-1][1], last))
        else:
            found.append((first, last))
    return found


def subtract_days(spans: Iterable[Days], gone: Days) -> list[Days]:
    """Return the days of `spans` that are not in `gone`."""
    found: list[Days] = []
    for first, last in spans:
        if last < gone[0] or first > gone[1]:
            found.append((first, last))
            continue
        found += [(first, gone[0] - ONE_DAY)] if first < gone[0] else []
        found += [(gone[1] + ONE_DAY, last)] if gone[1] < last else []
    return found


def _without_all(spans: Sequence[Days], gone: Sequence[Days]) -> list[Days]:
    kept = list(spans)
    for one in gone:
        kept = subtract_days(kept, one)
    return kept


def _written(spans: Sequence[Days]) -> list[list[str]]:
    return [[first.isoformat(), last.isoformat()] for first, last in spans]


async def _to_come(tx: Tx, house: House, league_id: int) -> list[Days]:
    zone = ZoneInfo((await leagues.get(tx, league_id)).zone)
    today = datetime.fromtimestamp(house.clock.now_ms() / 1000, zone).date()
    return [(first, last) for first, last in await no_play.of_league(tx, league_id) if last >= today]


async def _put_off(tx: Tx, house: House, turn_id: int) -> bool:
    """Put off the deadline of an open turn if it falls on a day without play; return whether it was."""
    play = await take_turn(tx, house, turn_id)
    turn, is_open = play.turn, (play.turn.status, play.contest.status) == ("open", "open")
    is_clock_alone = turn.limit_ms is None and thinking.has_clock(play.game, play.state)
    if not is_open or turn.due_ms <= play.now_ms or is_clock_alone or awaits_start(play.contest, turn.number):
        return False
    planned_ms = turn.due_ms if turn.limit_ms is None else turn.limit_ms
    steps = await postponing.plan_delays(tx, play.contest.id, play.file.league, planned_ms)
    if not steps or await desk.move_deadline(play, turn, steps[-1].to_ms - planned_ms) == turn.due_ms:
        return False
    await postponing.keep_delays(tx, turn_id, steps, play.now_ms)
    await postponing.tell_delays(play)
    await announce.refresh_panels(play)
    return True
