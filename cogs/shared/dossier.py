"""Everything that a post about a turn is made from, read from the records at once."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from referee import contests
from referee.house import House
from referee.model import Contest, League, Participant, Seat, Turn
from rules.contract import AnyGame, SeatId
from rules.dice import Roll

NO_EVENTS: tuple[msgspec.Struct, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Dossier:
    """A contest seen from one turn. `state` is the position before it; `after` and the events are there once closed."""

    game: AnyGame
    league: League
    contest: Contest
    turn: Turn
    seats: tuple[Seat, ...]
    participants: tuple[Participant, ...]
    state: msgspec.Struct
    after: msgspec.Struct | None
    events: tuple[msgspec.Struct, ...]
    rolls: tuple[Roll, ...]
    next_turn: Turn | None

    @property
    def now(self) -> msgspec.Struct:
        """The latest position that this dossier knows."""
        return self.state if self.after is None else self.after

    @property
    def team_names(self) -> Mapping[str, str]:
        """Seat -> the name under which it plays."""
        return {seat.seat: seat.name for seat in self.seats}

    def before_as(self, seat: SeatId | None) -> msgspec.Struct:
        """Return the position before the turn as `seat`, or with None the public, may see it."""
        return self.game.view(self.state, NO_EVENTS, seat).state

    def after_as(self, seat: SeatId | None) -> msgspec.Struct:
        """Return the latest position as `seat`, or with None the public, may see it."""
        return self.game.view(self.now, self.events, seat).state

    def events_as(self, seat: SeatId | None) -> tuple[msgspec.Struct, ...]:
        """Return what happened as `seat`, or with None the public, may know it."""
        return self.game.view(self.now, self.events, seat).events

    def rolls_as(self, seat: SeatId | None) -> tuple[Roll, ...]:
        """Return the draws that `seat`, or with None the public, may see."""
        return self.game.view_rolls(self.now, self.events, self.rolls, seat)


async def load(house: House, turn: Turn) -> Dossier:
    """Read the dossier of `turn`."""
    file = await contests.file(house, turn)
    game = house.games[file.contest.game]
    return Dossier(
        game=game,
        league=file.league,
        contest=file.contest,
        turn=turn,
        seats=file.seats,
        participants=file.participants,
        state=game.decode(turn.state),
        after=None if turn.after is None else game.decode(turn.after),
        events=game.decode_events(turn.events) if turn.events else NO_EVENTS,
        rolls=msgspec.json.decode(turn.rolls, type=tuple[Roll, ...]) if turn.rolls else (),
        next_turn=file.following,
    )
