"""Places taken and given up by hand: a captain answers for a team that entered alone, a referee takes a sign-up out.

A team has entered without anybody in a season that was carried over. For a person a name proves nothing: such a place
is a referee's to give (`desk.competitions`). Who has signed up in the open turn is known to the hand alone, and not to
the position yet.
"""

import re
from collections.abc import Sequence

import msgspec

from db import competitions, contests, keys, teams
from db import competitions as rows
from db.engine import Tx
from referee.competition import hosting
from referee.competition.entering import is_of_teams, list_entered_seats
from referee.competition.telling import tell_competition
from referee.hand.play import Play, take_latest_turn
from referee.house import House
from referee.model import Refusal, Seat, Why
from referee.outbox import announce
from rules.contract import JsonObject


async def claim_entrant(house: House, competition_id: int, user_id: int, name: str) -> Seat | None:
    """Return the seat that is somebody's from now on, if there is one of their team's name; its matches are opened.

    Raises `Refusal(Why.PLACE_BY_REFEREE)` unless they captain that team.
    """
    async with house.db.write(keys.of_contest(competition_id)) as tx:
        entered = await list_entered_seats(tx, competition_id)
        mine = next((row for row in entered if row.name == name and row.user_id is None), None)
        if mine is None or any(row.user_id == user_id for row in entered):
            return None
        await _check_captain(tx, house, mine, user_id)
        await contests.set_captain(tx, competition_id, mine.seat, user_id)
        play = await take_latest_turn(tx, house, competition_id)
        await announce.refresh_panels(play)
        await hosting.open_matches(play, play.state, answered_only=True)
    return msgspec.structs.replace(mine, user_id=user_id)


async def _check_captain(tx: Tx, house: House, mine: Seat, user_id: int) -> None:
    its, team = await competitions.get(tx, mine.contest_id), None
    if its is not None and is_of_teams(house, its.game):
        league_id = (await contests.need(tx, mine.contest_id)).league_id
        team = await teams.named(tx, league_id, its.game, mine.name)
    if team is None or team.captain_id != user_id:
        raise Refusal(Why.PLACE_BY_REFEREE)


_LINES = re.compile(r"[;\n]")
_EXCLUDE, _WITHDRAW = "exclut", "retrait"


async def part_lines(play: Play, fields: JsonObject) -> tuple[JsonObject, tuple[Seat, ...]]:
    """Return an act without the lines that take out a sign-up in hand (CP-2-b, CP-R-e), and whom they take out."""
    text = fields.get("text")
    if play.game.lines is None or play.turn.stage != "signup" or not isinstance(text, str):
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
