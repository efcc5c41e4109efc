"""What most games say of themselves in the same way; and what the plainest game says, which keeps nothing secret."""

from collections.abc import Mapping

from rules.contract import E, Game, JsonObject, O, Outcome, Record, S, SeatId
from rules.dice import Dice, Roll
from rules.errors import CaseError
from rules.kit.codec import Codec
from rules.shapes import Shapes


class CodedGame(Game[S, O, E]):
    """A game whose states and events are read and written by a `codec`."""

    codec: Codec[S, E]

    @property
    def case_error(self) -> str:
        """The error code of an unreadable state or case."""
        return self.codec.case_error

    def decode(self, data: bytes) -> S:
        """Read a state, completed by the rulebook's defaults. Raises `CaseError`."""
        return self.codec.decode(data)

    def encode(self, state: S) -> bytes:
        """Write the complete state."""
        return self.codec.encode(state)

    def decode_events(self, data: bytes) -> tuple[E, ...]:
        """Read stored events. Raises `CaseError`."""
        return self.codec.decode_events(data)


class PlainGame(CodedGame[S, O, E]):
    """A game in which all owe an order until it is over, secret until the turn closes; then everything is public.

    Nothing is drawn and nobody keeps a record; a game with more to it says so.
    """

    @property
    def shapes(self) -> Shapes:
        """The types of its states and events; a set-up has keys of the state."""
        return Shapes(setup=self.codec.state, state=self.codec.state, events=self.codec.events)

    def new(self, setup: JsonObject, dice: Dice) -> S:
        """Return the state that has what the set-up says, and for the rest its defaults. Raises `CaseError`."""
        return self.codec.made(self.codec.state, setup)

    def canonical(self, order: O) -> str:
        """Return an order that is a word."""
        return str(order)

    def stage(self, state: S) -> str:
        """Return `orders`, or `finished` when nobody owes one."""
        return "orders" if self.awaiting(state) else "finished"

    def is_complete(self, state: S, orders: Mapping[SeatId, O]) -> bool:
        """Return whether nothing is missing."""
        return bool(orders) and not self.missing(state, orders)

    def is_final(self, state: S) -> bool:
        """Return False: an order can be replaced until its turn is resolved with it."""
        return False

    def view_rolls(
        self, state: S, events: tuple[E, ...], rolls: tuple[Roll, ...], seat: SeatId | None
    ) -> tuple[Roll, ...]:
        """Return all draws: none betrays what is masked."""
        return rolls

    def clauses(self, event: E) -> tuple[str, ...]:
        """Return none: the page has no clause for an event."""
        return ()

    def faces(self, state: S, label: str) -> int | None:
        """Return None: nothing is drawn."""
        return None

    def override(self, state: S, act: JsonObject, dice: Dice | None = None) -> Outcome[S, E]:
        """Refuse every act: the page has none."""
        raise CaseError(self.case_error, f"no such act: {act.get('op')!r:.40}")

    def view(self, state: S, events: tuple[E, ...], seat: SeatId | None) -> Outcome[S, E]:
        """Return everything."""
        return Outcome(state, events)

    def is_public(self, state: S, events: tuple[E, ...]) -> bool:
        """Return True: once a turn is closed, its orders are shown."""
        return True

    def records(self, events: tuple[E, ...]) -> tuple[Record, ...]:
        """Return none."""
        return ()
