"""Somebody's open contests and what they owe in each: read by as many statements for fifteen of them as for one."""

import asyncio
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from db import contests, files
from db.engine import Tx
from referee.hand.play import Hand, hands_of
from referee.hand.unreadable import UnreadableError, guard_reading
from referee.house import House
from referee.model import Contest, File, Turn
from referee.turns.owing import find_lacking_in, list_owing_in
from rules.game import AnyGame


class OwnContest(NamedTuple):
    """An open contest of somebody: the turn in play if there is one, its position (None: it cannot be read)."""

    contest: Contest
    turn: Turn | None
    state: msgspec.Struct | None
    is_owed: bool
    fault: UnreadableError | None = None


async def list_own_contests(house: House, user_id: int, most: int) -> list[OwnContest]:
    """Return the open contests of a person, `most` of them, newest first."""

    async def read(tx: Tx) -> tuple[list[Contest], dict[int, File], dict[int, Hand]]:
        found = {contest.id: contest for contest, _ in await contests.of_person(tx, user_id, open_only=True)}
        shown = list(found.values())[:most]
        in_play = await files.in_play_among(tx, [contest.id for contest in shown])
        return shown, in_play, await hands_of(tx, [file.turn.id for file in in_play.values()])

    shown, in_play, hands = await house.db.look(read)

    def all_of_them() -> list[OwnContest]:
        return [_mine(house.games[contest.game], user_id, contest, in_play.get(contest.id), hands) for contest in shown]

    return await asyncio.to_thread(all_of_them)  # many positions take their time to decode


def _mine(game: AnyGame, user_id: int, contest: Contest, file: File | None, hands: Mapping[int, Hand]) -> OwnContest:
    if file is None:
        return OwnContest(contest, None, None, is_owed=False)
    turn, hand = file.turn, hands[file.turn.id]
    try:
        with guard_reading(contest.id):
            state = game.decode(turn.state)
    except UnreadableError as error:
        return OwnContest(contest, turn, None, is_owed=False, fault=error)
    if contest.status != "open":
        return OwnContest(contest, turn, state, is_owed=False)
    found = list_owing_in(file, hand, find_lacking_in(game, state, hand))
    return OwnContest(contest, turn, state, is_owed=any(one.user_id == user_id for one in found))
