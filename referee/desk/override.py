"""A referee's act on the position itself (rulebook part 9), and what it means for the turn that is being played."""

from functools import partial

import msgspec

from db import messages, turns
from referee.acts import Again, Changes
from referee.competition import aftermath, claiming, entering, hosting, retelling, waiting
from referee.course.close import close_by_act, end_in
from referee.hand.play import Play, take_turn
from referee.hand.record import ActEffect
from referee.hand.resolution import audience_of, work_apart
from referee.model import Refusal, Seat, Why
from referee.orders.replacing import replace_position
from referee.outbox import announce
from referee.turns.desk import RefereeDesk
from referee.turns.opening import open_next_turn
from referee.turns.reading import live_state
from referee.turns.seating import seat_people
from rules.contract import JsonObject, Outcome
from rules.dice import BLIND_BYTES, SEED_BYTES, Dice
from rules.errors import CaseError
from rules.wishes import Wish


class PositionChange(ActEffect, frozen=True, kw_only=True):
    """What an act changed: the whole states for the record, and what the public may know of the difference.

    `again` is what it takes to do the act again on another branch, where that makes sense (`branching`).
    """

    changes: Changes
    again: Again
    bulletins: tuple[str, ...] = ()  # of a turn that the act closed


class Foresight(msgspec.Struct, frozen=True, kw_only=True):
    """What an act makes of the position `raw`, which reads as `state`, with the dice of the last closed turn."""

    raw: bytes
    state: msgspec.Struct
    dice: Dice | None
    act: JsonObject
    outcome: Outcome[msgspec.Struct, msgspec.Struct]
    gone: tuple[Seat, ...] = ()  # who has signed up in the open turn, and is taken out again

    @property
    def events(self) -> bytes:
        """The events as they are stored."""
        return msgspec.json.encode(self.outcome.events)


async def foresee(desk: RefereeDesk, op: str, fields: JsonObject) -> Foresight:
    """Return what an act would make of the position; nothing is changed. Raises `CaseError`."""
    play = desk.play
    game, turn = play.game, play.turn
    raw = turn.state if turn.after is None else turn.after
    state = await hosting.mark_played(play, game.decode(raw))
    dice = await _last_dice(play)
    rest, gone = await claiming.part_lines(play, fields)
    act = {**rest, "op": op, "by": str(desk.by.user_id), "reason": desk.by.reason}
    if game.logs_acts:
        act["at_ms"] = play.now_ms
    is_done = bool(gone) and not rest["text"]  # what is to be done is in hand alone
    work = partial(game.override, state, act, dice)
    outcome = Outcome(state, ()) if is_done else await work_apart(len(raw), work)
    return Foresight(raw=raw, state=state, dice=dice, act=act, outcome=outcome, gone=gone)


async def apply_act(desk: RefereeDesk, op: str, fields: JsonObject) -> PositionChange:
    """Put the state that `op` makes in place of the one in play; the deadline stays. Raises `CaseError`.

    The captain of an order that has become impossible is told: it stands by if the game knows how (`fit`), else it is
    thrown away. A contest that the act ends is over; a stuck turn is open again. On a contest that is over the act
    makes a turn of its own, closed at once.
    """
    play = desk.play
    game, turn = play.game, play.turn
    bulletins: tuple[str, ...] = ()
    is_in_play = turn.status in {"open", "stuck"}
    its = await foresee(desk, op, fields)
    await claiming.take_out_entrants(play, its.gone)
    told = await retelling.list_lines_in_hand(play)
    raw, state, outcome = its.raw, its.state, its.outcome
    after, events = game.encode(outcome.state), its.events
    again: Again = None
    if not is_in_play:
        await _append(play, raw, after, events)
    elif game.is_over(outcome.state):
        await _end(play, after, events)
    elif game.is_played(state, outcome):
        await _close(play, outcome, its.dice)
        await retelling.tell_lines(play, told)
        bulletins = game.bulletins(outcome.state, outcome.events)
    else:
        await replace_position(play, outcome.state)
        await retelling.tell_lines(play, told)
        now = await live_state(await take_turn(play.tx, play.house, turn.id))  # who has entered by a line has his seat
        await seat_people(play, state, now or outcome.state, at_close=False)
        await entering.line_up_again(play, waiting.list_waiting(play.file.seats))
        again = {key: value for key, value in its.act.items() if key not in {"by", "reason"}}
    await aftermath.settle_course(play, outcome.state)
    await announce.tell_seats(play, audience_of(outcome.events), messages.Private)
    await announce.post_honours(play, game.honours(state), outcome.state)
    seen = [game.encode(game.view(position, (), None).state) for position in (state, outcome.state)]
    return PositionChange(
        before=msgspec.json.decode(raw),
        after=msgspec.json.decode(after),
        events=events,
        changes=find_differences(msgspec.json.decode(seen[0]), msgspec.json.decode(seen[1])),
        bulletins=bulletins,
        again=again,
    )


async def grant_wish(desk: RefereeDesk, wish: Wish) -> PositionChange:
    """Put the state in place that does what is asked of the game. Raises `CaseError`, `Refusal(Why.NOT_POSSIBLE)`."""
    refused: CaseError | None = None
    for deed in desk.play.game.acts_for(wish):
        try:
            return await apply_act(desk, *deed)
        except CaseError as error:
            refused = error
    raise refused or Refusal(Why.NOT_POSSIBLE)


def find_differences(before: object, after: object, path: str = "") -> dict[str, tuple[object, object]]:
    """Return where two JSON values differ: dotted path -> (before, after)."""
    if isinstance(before, dict) and isinstance(after, dict):
        found: dict[str, tuple[object, object]] = {}
        for key in sorted({*before, *after}):
            found |= find_differences(before.get(key), after.get(key), f"{path}.{key}" if path else str(key))
        return found
    return {} if before == after else {path: (before, after)}


async def _last_dice(play: Play) -> Dice | None:
    """Return the dice of the turn that was closed last, for acts that make a draw again."""
    last = await turns.latest_closed(play.tx, play.contest.id)
    if last is None:
        return None
    return Dice(last.seed, last.entropy or b"", last.forced)


async def _close(play: Play, outcome: Outcome[msgspec.Struct, msgspec.Struct], dice: Dice | None) -> None:
    """Close the turn in play with what an act made of it: a stage that asks for no orders follows."""
    rolls = msgspec.json.encode(() if dice is None else dice.rolls)
    await close_by_act(play, "referee", play.game.encode(outcome.state), msgspec.json.encode(outcome.events), rolls)
    play, _ = await seat_people(play, play.state, outcome.state)
    await open_next_turn(play, outcome.state, play.now_ms, after=play.turn)


async def _end(play: Play, after: bytes, events: bytes) -> None:
    await close_by_act(play, "referee", after, events)
    await end_in(play)


async def _append(play: Play, before: bytes, after: bytes, events: bytes) -> None:
    added = await turns.add(
        play.tx,
        contest_id=play.contest.id,
        branch=play.contest.branch,
        number=await turns.next_number(play.tx, play.contest.id, play.contest.branch),
        status="closed",
        stage=play.turn.stage,
        rules_version=play.game.rules_version,
        awaiting=(),
        accepting=(),
        ready=False,
        opened_ms=play.now_ms,
        due_ms=play.now_ms,
        closed_ms=play.now_ms,
        cause="referee",
        seed=play.house.random_bytes(SEED_BYTES),
        blind=play.house.random_bytes(BLIND_BYTES),
        forced={},
        state=before,
        after=after,
        events=events,
        rolls=b"[]",
    )
    await end_in(await take_turn(play.tx, play.house, added.id))  # what is told is the new result
