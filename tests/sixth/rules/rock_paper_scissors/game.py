"""The game as the rest of Sifflet sees it."""

from collections.abc import Mapping
from dataclasses import replace

from msgspec import structs

from rules.contract import Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.game import Game
from rules.kit.acts import RefereeAct, override_with
from rules.kit.codec import Codec
from rules.kit.game import plain_game
from rules.rock_paper_scissors.events import CLAUSES, Event, ScoreSet, SignShown, TurnWon
from rules.rock_paper_scissors.state import SEATS, SIGNS, Side, Sign, State

_CODEC = Codec[State, Event](State, Event, "RPS_CASE")


def _parse(state: State, seat: SeatId, text: str) -> Sign:
    """Return the sign that `text` names. Raises `OrderError`."""
    sign = next((one for one in SIGNS if one == text.strip().casefold()), None)
    if sign is None:
        raise OrderError("sign")
    return sign


def _resolve(state: State, orders: Mapping[SeatId, Sign | None], dice: Dice) -> Outcome[State, Event]:
    """Compare the signs (RPS-1-a, -b)."""
    shown: dict[Side, Sign | None] = {"left": orders.get(SEATS[0]), "right": orders.get(SEATS[1])}
    winner = _winner(shown["left"], shown["right"])
    score = {side: points + (side == winner) for side, points in state.score.items()}
    signs = (SignShown(seat=side, sign=sign) for side, sign in shown.items())
    return Outcome(
        structs.replace(state, turn=state.turn + 1, score=score, shown=shown), (*signs, TurnWon(seat=winner))
    )


def _winner(left: Sign | None, right: Sign | None) -> Side | None:
    if left == right:
        return None
    if left is None or right is None:
        return "left" if right is None else "right"
    return "left" if (SIGNS.index(left) - SIGNS.index(right)) % len(SIGNS) == 1 else "right"


class SetScore(RefereeAct[State, Event], frozen=True, kw_only=True, tag="set_score"):
    """Correct the points of a side (RPS-9-a)."""

    seat: Side
    value: int

    def _applied(self, state: State, dice: Dice | None) -> Outcome[State, Event]:
        told = ScoreSet(seat=self.seat, value=self.value)
        return Outcome(structs.replace(state, score={**state.score, self.seat: self.value}), (told,))


PLAIN: Game[State, Sign, Event] = plain_game(
    key="rock-paper-scissors",
    rules_version=1,
    codec=_CODEC,
    messages={"sign": "Écrivez pierre, feuille ou ciseaux."},
    awaiting=lambda state: SEATS if max(state.score.values()) < state.goal else (),
    parse=_parse,
    resolve=_resolve,
)
GAME = replace(
    PLAIN, clauses=lambda event: (CLAUSES[type(event)],), override=override_with(SetScore, _CODEC.case_error)
)
