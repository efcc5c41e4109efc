"""When the rounds of a competition would end that has not begun yet: as its turns will be opened one after another."""

from collections.abc import Sequence

from referee.hand.times import HOUR_MS, Days, next_weekly_ms, played_ms
from referee.model import ContestSettings
from referee.turns.opening import SHORTEST_WEEK_MS


def compute_round_ends(
    settings: ContestSettings, zone: str, off: Sequence[Days], now_ms: int, rounds: int
) -> tuple[int, list[int]]:
    """Return when sign-up ends that begins now, and each of so many rounds, at the latest (UTC ms).

    `off`: the days on which the league does not play, in `zone`; each round is played as long as it may be.
    """
    at_ms = signup_ms = played_ms(now_ms + round(settings.hours["signup"] * HOUR_MS), zone, off)
    ends = []
    for _ in range(rounds):
        if settings.weekly is None:
            planned_ms = at_ms + round(settings.hours["running"] * HOUR_MS)
        else:
            weekly = settings.weekly
            planned_ms = next_weekly_ms(at_ms + SHORTEST_WEEK_MS, zone, weekly.day, weekly.hour, weekly.minute)
        at_ms = played_ms(planned_ms, zone, off)
        ends.append(at_ms)
    return signup_ms, ends
