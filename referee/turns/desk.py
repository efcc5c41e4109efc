"""What every act of a referee shares: who may act, when, the record that each leaves; and how a deadline is moved."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from msgspec.structs import replace

from db import keys, messages, turns
from referee.acts import Act, Sight
from referee.hand import record
from referee.hand.answering import list_engaged
from referee.hand.play import Play, take_latest_turn, take_turn
from referee.hand.record import ActEffect
from referee.house import House
from referee.model import Arbitration, By, Refusal, Turn, Why
from referee.outbox import announce, deputies
from referee.turns import reminders, thinking


async def move_deadline(play: Play, turn: Turn, by_ms: int) -> int:
    """Move the deadline of the turn in play, which is `turn` now, and return it; reminders follow it.

    A thinking time runs on, and still ends the turn when it is used up.
    """
    limit_ms, due_ms = thinking.move_limit(play.game, play.state, turn, by_ms)
    fields = {"limit_ms": limit_ms, "due_ms": due_ms, "idle": turn.idle, "remind_ms": 0}
    await turns.change(play.tx, turn.id, was=("open", "stuck"), **fields)
    await reminders.skip_passed_marks(await take_turn(play.tx, play.house, turn.id))
    return due_ms


LONGEST_CLAUSE = 16


@dataclass(frozen=True)
class RefereeDesk:
    """A referee's act in the making: the contest with its last turn, who acts, and why."""

    play: Play
    by: By

    @property
    def turn(self) -> Turn:
        """The turn in play. Raises `Refusal` if there is none."""
        if self.play.turn.status not in {"open", "stuck"}:
            raise Refusal(Why.OVER)
        return self.play.turn

    async def record(self, done: Act, effect: ActEffect = record.NOTHING) -> Arbitration:
        """Write the act down and announce it; a deputy whose captain it has replaced is one no longer."""
        await deputies.end_deputies(self.play)
        act = await record.record_act(self.play, done, self.by, effect)
        if not isinstance(done, Sight):  # these are told after the turn
            await announce.post(self.play, messages.Arbitration(arbitration_id=act.id), to="thread")
            await announce.refresh_panels(self.play)
        return act


@asynccontextmanager
async def open_desk(house: House, contest_id: int, by: By, *, in_pause: bool = False) -> AsyncIterator[RefereeDesk]:
    """Give the desk of a contest, in one transaction for the act, its record and its announcement.

    Raises `Refusal`: `reason_missing`, `conflict` for who is engaged in the contest themselves (there may be
    other conflicts, which the caller checks), `paused` unless `in_pause`.
    """
    if not by.reason.strip():
        raise Refusal(Why.REASON_MISSING)
    async with house.db.write(keys.of_contest(contest_id)) as tx:
        play = await take_latest_turn(tx, house, contest_id)
        if by.user_id in list_engaged(play.file):
            raise Refusal(Why.CONFLICT)
        if play.contest.status == "paused" and not in_pause:
            raise Refusal(Why.PAUSED)
        yield RefereeDesk(play, cite_clause(house, by))


def cite_clause(house: House, by: By) -> By:
    """Return who acts, why and by which clause as the record tells it."""
    return replace(by, reason=by.reason.replace("\0", "").strip(), clause=by.clause or find_clause(house, by.reason))


def find_clause(house: House, reason: str) -> str | None:
    """Return the clause that a reason cites of the rulebook of a game of this house."""
    codes = "|".join(sorted(game.code for game in house.games.values()))
    found = re.search(rf"\b(?:{codes})-[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+){{0,4}}\b", reason)
    return None if found is None or len(found[0]) > LONGEST_CLAUSE else found[0]
