"""What has to be known to announce a close, asked at once."""

from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    String,
    bindparam,
    cast,
    exists,
    func,
    literal,
    null,
    select,
    union_all,
)

from db.engine import Tx
from db.messages import REMINDERS, kind_of, lane_of
from db.orders import LATEST_TURNS
from db.rows import Turn
from db.tables import arbitration, draft, leave, no_play, outage, outbox, panel, reward


class KnownOfClose(NamedTuple):
    """The panels that are `shown`, those for which a change waits that nobody has begun to send, and more.

    `was_away`: an outage ended after the turn was opened. `looks`: the acts by which referees saw what was sealed.
    `has_drafts`, `has_rewards`: whether there is anything of the kind to throw away, to give. `has_days_off`: whether
    the league has days without play; `has_leaves`: whether anybody has ever booked a leave in it.
    """

    shown: tuple[str, ...]
    waiting: frozenset[str]
    was_away: bool
    looks: tuple[int, ...]
    has_reminders: bool
    has_drafts: bool
    has_rewards: bool
    has_days_off: bool
    has_leaves: bool


NOTHING = KnownOfClose(  # of a contest that has just begun
    (), frozenset(), was_away=False, looks=(), has_reminders=False, has_drafts=False, has_rewards=False,
    has_days_off=True, has_leaves=True,
)  # fmt: skip


def _arm(kind: str, name: ColumnElement[Any] | None, number: ColumnElement[Any] | None) -> Select[str, str, int]:
    return select(
        literal(kind, String(8)).label("kind"),
        cast(null() if name is None else name, String(32)).label("name"),
        cast(null() if number is None else number, BigInteger).label("number"),
    )


_CONTEST = bindparam("contest_id", type_=BigInteger)
_TURN = bindparam("turn_id", type_=BigInteger)
_LEAGUE = bindparam("league_id", type_=BigInteger)
_KNOWN = union_all(
    _arm("shown", panel.c.name, None).where(panel.c.contest_id == _CONTEST),
    _arm("waiting", outbox.c.panel, None).where(
        outbox.c.lane == bindparam("lane"), outbox.c.status == "pending", outbox.c.first_try_ms.is_(None)
    ),
    _arm("outage", None, func.max(outage.c.id)).where(outage.c.to_ms >= bindparam("opened_ms", type_=BigInteger)),
    _arm("look", None, arbitration.c.id).where(
        arbitration.c.turn_id == _TURN, arbitration.c.op.in_(bindparam("looks", expanding=True))
    ),
    _arm("reminder", None, func.max(outbox.c.id)).where(
        outbox.c.turn_id == _TURN, outbox.c.kind.in_([kind_of(said) for said in REMINDERS]), outbox.c.status != "sent"
    ),
    _arm("draft", None, func.max(draft.c.id)).where(draft.c.turn_id.in_(LATEST_TURNS)),
    _arm("reward", None, func.max(reward.c.id)).where(reward.c.contest_id == _CONTEST),
    _arm("day_off", None, literal(1)).where(exists().where(no_play.c.league_id == _LEAGUE)),
    _arm("leave", None, literal(1)).where(exists().where(leave.c.league_id == _LEAGUE, leave.c.cancelled_ms.is_(None))),
)


async def known(tx: Tx, league_id: int, turn: Turn, looks: tuple[str, ...]) -> KnownOfClose:
    """Return what is known for the announcement of a turn; `looks` are the kinds of act that are told with it."""
    values = {
        "league_id": league_id,
        "contest_id": turn.contest_id,
        "turn_id": turn.id,
        "lane": lane_of("panel", turn.contest_id),
        "opened_ms": turn.opened_ms,
        "looks": list(looks),
    }
    found: dict[str, list[Any]] = {}
    for row in await tx.execute(_KNOWN, values):
        found.setdefault(row.kind, []).append(row.number if row.name is None else row.name)
    return KnownOfClose(
        shown=tuple(found.get("shown", ())),
        waiting=frozenset(found.get("waiting", ())),
        was_away=any(found.get("outage", ())),
        looks=tuple(sorted(found.get("look", ()))),
        has_reminders=any(found.get("reminder", ())),
        has_drafts=any(found.get("draft", ())),
        has_rewards=any(found.get("reward", ())),
        has_days_off=any(found.get("day_off", ())),
        has_leaves=any(found.get("leave", ())),
    )
