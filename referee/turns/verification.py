"""A closed turn given away for verification (`rules.verification`): whole once nothing of it is secret any more."""

import msgspec

from db import contests, leagues, orders, turns
from db.engine import Tx
from referee.hand.answering import list_holders
from referee.house import House
from referee.model import Refusal, StoredOrder, Turn, Why
from referee.turns.history import TurnInPast, look_back
from rules.contract import SeatId
from rules.dice import Roll, blind_hash, promises, seed_hash
from rules.verification import Draws, Identity, Moment, SealedOrder, TurnRecord
from rules.verification import PlayRecord as Played


async def read_turn_record(house: House, turn_id: int, user_id: int) -> TurnRecord:
    """Return a closed turn as it may be given to a person.

    While something of it is secret, those who play in the contest get its seals, its dice and their own orders, and
    others nothing. Raises `Refusal`: `not_closed`, `still_secret`.
    """
    async with house.db.read() as tx:
        past = await look_back(tx, house, turn_id)
        turn, contest = past.play.turn, past.play.contest
        if turn.status != "closed":
            raise Refusal(Why.NOT_CLOSED)
        if not past.is_bare and user_id not in await contests.engaged(tx, contest.id):
            raise Refusal(Why.STILL_SECRET)
        own = {one.seat for one in await list_holders(tx, contest.id) if one.user_id == user_id}
        received = await orders.all_current(tx, turn.id)
        return TurnRecord(
            game=contest.game,
            rules_version=turn.rules_version,
            contest=Identity(id=contest.id, name=contest.name, league=(await leagues.get(tx, contest.league_id)).name),
            turn=_moment(turn),
            orders=tuple(_order(order, is_shown=past.is_bare or order.seat in own) for order in received),
            dice=await _draws(tx, past),
            play=_play(turn) if past.is_bare and turn.entropy is not None else None,
            decided=turn.entropy is None,
            promised=_promised(past),
        )


def _promised(past: TurnInPast) -> tuple[str, ...] | None:
    """Return what was promised of the next turn's dice with this turn's result; None if that bears no hash."""
    if not past.play.game.is_secret(past.play.state):
        return None
    following = past.play.file.following
    return () if following is None else promises(following.seed, following.blind)


def _moment(turn: Turn) -> Moment:
    return Moment(
        number=turn.number,
        branch=turn.branch,
        stage=turn.stage,
        opened_ms=turn.opened_ms,
        due_ms=turn.due_ms,
        closed_ms=turn.closed_ms or turn.due_ms,
        cause=turn.cause or "",
    )


def _order(order: StoredOrder, *, is_shown: bool) -> SealedOrder:
    return SealedOrder(
        seat=order.seat,
        seal=order.seal,
        received_ms=order.sent_ms,
        by_referee=order.by_referee,
        link=order.link,
        salt=order.salt.hex() if is_shown else None,
        text=order.canonical if is_shown else None,
        as_sent=order.as_sent if is_shown and order.as_sent != order.text else None,
    )


async def _draws(tx: Tx, past: TurnInPast) -> Draws:
    """Return the dice; with secrets left, the draws that all may see, and the entropy only if these show it anyway."""
    turn, game = past.play.turn, past.play.game
    rolls = msgspec.json.decode(turn.rolls, type=tuple[Roll, ...])
    if not past.is_bare:
        rolls = game.view_rolls(past.now, game.decode_events(turn.events), rolls, None)
    has_entropy = past.is_bare or bool(rolls)
    return Draws(
        promise=seed_hash(turn.seed),
        seed=turn.seed.hex(),
        blind_promise=None if turn.blind is None else blind_hash(turn.blind),
        blind=await _blind(tx, past),
        entropy=(turn.entropy or b"").hex() if has_entropy else None,
        forced=turn.forced,
        rolls=rolls,
        drawn_from=await _drawn_from(tx, past),
    )


async def _blind(tx: Tx, past: TurnInPast) -> str | None:
    """Return the blind once every order that it covers is public: until then texts could be tried with it.

    It covers the orders of each turn that has it, those of one that a referee has opened again with them.
    """
    turn, house = past.play.turn, past.play.house
    if turn.blind is None or turn.entropy is None or not past.is_bare:
        return None
    for other in await turns.with_seed(tx, turn):
        is_entered = other.status == "closed" and other.entropy is not None
        if other.status in {"open", "stuck"} or (is_entered and not (await look_back(tx, house, other.id)).is_bare):
            return None
    return turn.blind.hex()


async def _drawn_from(tx: Tx, past: TurnInPast) -> dict[str, str] | None:
    """Return the orders that the entropy of a turn played again comes from, if they may be shown."""
    turn = past.play.turn
    if not past.is_bare or turn.entropy is None:
        return None
    first = next(one for one in await turns.with_seed(tx, turn) if one.entropy == turn.entropy)
    if first.id == turn.id or not (await look_back(tx, past.play.house, first.id)).is_public:
        return None
    return {str(SeatId(order.seat)): order.canonical for order in await orders.all_current(tx, first.id)}


def _play(turn: Turn) -> Played:
    return Played(
        before=msgspec.Raw(turn.state),
        after=msgspec.Raw(turn.after or b"null"),
        events=msgspec.Raw(turn.events),
        service=turn.service,
    )
