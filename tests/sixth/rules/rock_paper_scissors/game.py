"""The game as the rest of Sifflet sees it."""

from collections.abc import Mapping

from msgspec.structs import replace

from rules.contract import Game, JsonObject, Outcome, SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.kit.codec import Codec
from rules.kit.game import PlainGame
from rules.rock_paper_scissors.events import CLAUSES, Event, ScoreSet, SignShown, TurnWon
from rules.rock_paper_scissors.state import SEATS, SIGNS, Side, Sign, State


class RockPaperScissors(PlainGame[State, Sign, Event]):
    """See `rules.contract.Game`."""

    key = "rock-paper-scissors"
    rules_version = 1
    codec = Codec[State, Event](State, Event, "RPS_CASE")
    messages: Mapping[str, str] = {"sign": "Écrivez pierre, feuille ou ciseaux."}

    def awaiting(self, state: State) -> tuple[SeatId, ...]:
        """Return both sides until one has the points agreed on."""
        return SEATS if max(state.score.values()) < state.goal else ()

    def parse(self, state: State, seat: SeatId, text: str) -> Sign:
        """Return the sign that `text` names. Raises `OrderError`."""
        sign = next((one for one in SIGNS if one == text.strip().casefold()), None)
        if sign is None:
            raise OrderError("sign")
        return sign

    def resolve(self, state: State, orders: Mapping[SeatId, Sign | None], dice: Dice) -> Outcome[State, Event]:
        """Compare the signs (RPS-1-a, -b)."""
        shown: dict[Side, Sign | None] = {"left": orders.get(SEATS[0]), "right": orders.get(SEATS[1])}
        winner = _winner(shown["left"], shown["right"])
        score = {side: points + (side == winner) for side, points in state.score.items()}
        signs = (SignShown(seat=side, sign=sign) for side, sign in shown.items())
        return Outcome(replace(state, turn=state.turn + 1, score=score, shown=shown), (*signs, TurnWon(seat=winner)))

    def clauses(self, event: Event) -> tuple[str, ...]:
        """Return the clause behind an event."""
        return (CLAUSES[type(event)],)

    def override(self, state: State, act: JsonObject, dice: Dice | None = None) -> Outcome[State, Event]:
        """RPS-9-a: correct the points of a side."""
        if act["op"] != "set_score":
            return super().override(state, act, dice)
        given = self.codec.made(ScoreSet, act)
        return Outcome(replace(state, score={**state.score, given.seat: given.value}), (given,))


def _winner(left: Sign | None, right: Sign | None) -> Side | None:
    if left == right:
        return None
    if left is None or right is None:
        return "left" if right is None else "right"
    return "left" if (SIGNS.index(left) - SIGNS.index(right)) % len(SIGNS) == 1 else "right"


GAME: Game[State, Sign, Event] = RockPaperScissors()
