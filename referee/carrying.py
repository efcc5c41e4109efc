"""A referee's acts on a position carried over to another one: what he decided after a turn outlives its replay."""

from collections.abc import Callable

import msgspec

from rules.contract import AnyGame, JsonObject, RemembersActs
from rules.dice import Dice
from rules.errors import CaseError


class Carried(msgspec.Struct, frozen=True, kw_only=True):
    """A position with the acts that could be carried out on it, and the names of those that could not (any more)."""

    state: msgspec.Struct
    done: tuple[JsonObject, ...] = ()
    lost: tuple[str, ...] = ()


def carry(
    game: AnyGame, state: msgspec.Struct, former: msgspec.Struct, now: msgspec.Struct, dice: Callable[[], Dice]
) -> Carried:
    """Return `state` with the acts that led from the position `former` to `now`; `dice` gives fresh ones each time."""
    if not isinstance(game, RemembersActs):
        return Carried(state=state)
    done, lost = [], []
    for act in game.acts_between(former, now):
        try:
            state = game.override(state, act, dice()).state
        except CaseError:
            lost.append(str(act["op"]))
        else:
            done.append(act)
    return Carried(state=state, done=tuple(done), lost=tuple(lost))
