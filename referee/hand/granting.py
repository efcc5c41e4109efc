"""What the program asks of a game, done by the game's own acts."""

import msgspec

from referee.model import By
from rules.contract import AnyGame, JsonObject, Outcome
from rules.errors import CaseError
from rules.wishes import Wish

Granted = tuple[JsonObject, Outcome[msgspec.Struct, msgspec.Struct]]


def fulfil_wish(game: AnyGame, state: msgspec.Struct, wish: Wish, by: By) -> Granted | None:
    """Return the act that does what is asked, and its outcome; None where the game has none that is possible."""
    for op, fields in game.acts_for(wish):
        act = {**fields, "op": op}
        try:
            return act, game.override(state, {**act, "by": str(by.user_id), "reason": by.reason})
        except CaseError:
            continue
    return None
