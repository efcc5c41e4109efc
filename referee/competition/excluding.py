"""A referee takes out who has signed up in the open turn: the position does not know him yet, only the hand does."""

import re
from collections.abc import Sequence

from db import competitions as rows
from referee.competition.entering import list_entered_seats
from referee.competition.telling import tell_competition
from referee.hand.play import Play
from referee.model import Seat
from rules.abilities import line_taker
from rules.contract import JsonObject

_LINES = re.compile(r"[;\n]")
_EXCLUDE, _WITHDRAW = "exclut", "retrait"


async def part_lines(play: Play, fields: JsonObject) -> tuple[JsonObject, tuple[Seat, ...]]:
    """Return an act without the lines that take out a sign-up in hand (CP-2-b, CP-R-e), and whom they take out."""
    text = fields.get("text")
    if line_taker(play.game) is None or play.turn.stage != "signup" or not isinstance(text, str):
        return fields, ()
    known = getattr(play.state, "entrants", {})
    fresh = [row for row in await list_entered_seats(play.tx, play.contest.id) if row.seat not in known]
    left: list[str] = []
    gone: list[Seat] = []
    for line in _LINES.split(text):
        seat = _taken_out(line, [row for row in fresh if row not in gone])
        if seat is None:
            left.append(line)
        else:
            gone.append(seat)
    return ({**fields, "text": ";".join(left)} if gone else fields), tuple(gone)


async def take_out_entrants(play: Play, gone: Sequence[Seat]) -> None:
    """Have those leave without a trace whom only the hand knows."""
    for seat in gone:
        await tell_competition(play.tx, play.house, play.contest.id, f"{_WITHDRAW} {seat.seat}", in_pause=True)
        await rows.leave(play.tx, play.contest.id, [seat.seat])


def _taken_out(line: str, fresh: list[Seat]) -> Seat | None:
    """Return whom a line takes out: by id, or by a name of one word; an exclusion says why."""
    first, _, rest = line.strip().partition(" ")
    who, _, reason = rest.strip().partition(" ")
    word = first.casefold()
    if (word, bool(reason.strip())) not in {(_EXCLUDE, True), (_WITHDRAW, False)}:
        return None
    return next((row for row in fresh if who == row.seat or who.casefold() == row.name.casefold()), None)
