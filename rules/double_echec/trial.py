"""The bench test: a coach's sheet against the doctrine, many shifts from one position with imagined dice.

Nothing secret enters: the position is the public one, the other side plays the doctrine, no die of the match is used.
"""

import msgspec

from rules.contract import SeatId
from rules.dice import Dice
from rules.double_echec.codec import CODEC
from rules.double_echec.data import Team
from rules.double_echec.events import CardTurned, Goal, Penalty
from rules.double_echec.notation.reading import parse_sheet
from rules.double_echec.orders import Sheet
from rules.double_echec.state import OTHER, Match
from rules.double_echec.turn.resolve import play_turn
from rules.double_echec.turn.table import Table
from rules.double_echec.view import view

SHIFTS = 200


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """What came of `shifts`: in how many a goal was scored and conceded, the cards of the side and of both.

    `penalties`: of the side, in all of them; `lines`: the sheet as it played; `unused`: those of them that never fired.
    """

    shifts: int
    scored: int
    conceded: int
    cards: int
    all_cards: int
    penalties: int
    lines: tuple[str, ...]
    unused: tuple[str, ...]


def try_sheet(position: bytes, team: Team, text: str | None, seed: bytes, shifts: int = SHIFTS) -> Trial:
    """Return what `text` (None: the standing sheet) comes to in play. `seed`: of the imagined dice.

    `position` is a match in play as it is stored. Raises `OrderError`.
    """
    stored = CODEC.decode(position)
    assert isinstance(stored, Match)  # noqa: S101 - only matches are tried
    seen = view(stored, (), SeatId(team)).state
    assert isinstance(seen, Match)  # noqa: S101 - seen, it is one still
    order = None if text is None else parse_sheet(seen, team, text)
    scored = conceded = cards = all_cards = penalties = 0
    fired: set[str] = set()
    for number in range(shifts):
        table = play_turn(seen, {team: order}, Dice(seed, number.to_bytes(4, "big")))
        goals = {event.team for event in table.events if isinstance(event, Goal)}
        drawn = [event.team for event in table.events if isinstance(event, CardTurned)]
        scored += team in goals
        conceded += OTHER[team] in goals
        cards += drawn.count(team)
        all_cards += len(drawn)
        penalties += sum(isinstance(event, Penalty) and event.team == team for event in table.events)
        fired |= table.fired[team].keys()
    lines = _lines(seen, team, order)
    return Trial(
        shifts=shifts,
        scored=scored,
        conceded=conceded,
        cards=cards,
        all_cards=all_cards,
        penalties=penalties,
        lines=lines,
        unused=tuple(line for line in lines if line not in fired),
    )


def _lines(state: Match, team: Team, order: Sheet | None) -> tuple[str, ...]:
    """Return a side's own lines as a shift begins with them, each once."""
    side = Table(state, Dice(b"")).sides[team]
    if order is not None:
        side.take(order, side.lines)
    return tuple(dict.fromkeys(entry.text for entry in side.own if entry.text is not None))
