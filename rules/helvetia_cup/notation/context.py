"""What an order is held against: the state, as its seat has it, and where in the text its items begin."""

from collections.abc import Mapping

import msgspec

from rules.errors import OrderError
from rules.helvetia_cup.cards import Card, cards_of
from rules.helvetia_cup.notation.grammar import Places
from rules.helvetia_cup.phases import PLACEMENTS, role_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER, Match, Player, Role, TeamState
from rules.helvetia_cup.teams import TEAMS, TeamData


class SectionSpots(msgspec.Struct, frozen=True):
    """Where a section stands in the text: its key, and each of its items."""

    key: int
    items: Places


class Context(msgspec.Struct, frozen=True):
    """A seat of a match, for which an order is read; `spots`: of the sections that are read already."""

    state: Match
    seat: SeatName
    spots: Mapping[str, SectionSpots]

    @property
    def side(self) -> TeamState:
        """The seat's side."""
        return self.state.teams.of(self.seat)

    @property
    def other(self) -> TeamState:
        """The opponent's side."""
        return self.state.teams.of(OTHER[self.seat])

    @property
    def team(self) -> TeamData:
        """The seat's team."""
        return TEAMS[self.side.team]

    @property
    def cards(self) -> Mapping[int, Card]:
        """The team's cards."""
        return cards_of(self.side.team)

    @property
    def role(self) -> Role:
        """Whether the seat attacks or defends."""
        return role_of(self.state, self.seat)

    @property
    def is_placement(self) -> bool:
        """Whether figures are being placed."""
        return self.state.phase in PLACEMENTS

    def figure(self, n: int, at: int) -> Player:
        """Return a figure of the squad. Raises `unknown_player`."""
        found = self.side.players.get(n)
        if found is None:
            raise OrderError("unknown_player", at, n=n)
        return found

    def on_pitch(self, n: int, at: int) -> None:
        """See that a figure is on the pitch. Raises `unknown_player`, `not_on_pitch`."""
        if self.figure(n, at).status != "pitch":
            raise OrderError("not_on_pitch", at, n=n)
