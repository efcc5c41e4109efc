"""What happens."""

import msgspec

from rules.rock_paper_scissors.state import Side
from rules.shapes import Word


class SignShown(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="sign_shown"):
    """A side has shown a sign, or none (RPS-1-a)."""

    seat: Side
    sign: Word | None


class TurnWon(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn_won"):
    """A side has won the turn, or nobody (RPS-1-b)."""

    seat: Side | None


class ScoreSet(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="score_set"):
    """A referee has corrected the points of a side (RPS-9-a)."""

    seat: Side
    value: int


Event = SignShown | TurnWon | ScoreSet
CLAUSES = {SignShown: "RPS-1-a", TurnWon: "RPS-1-b", ScoreSet: "RPS-9-a"}
