"""What a picture shows of a match at a moment, made from a state; `_following` carries it on along the events."""

from collections.abc import Mapping

import msgspec

from rules.double_echec.data import Team
from rules.double_echec.state import SLOTS, TEAMS, Cell, Match, Slot

Who = tuple[Team, int]


class ShownPlayer(msgspec.Struct, frozen=True):
    """A player on the ice; `going`: on their way off, from that slot."""

    slot: Slot | None
    cell: Cell
    going: bool = False


class Boxed(msgspec.Struct, frozen=True):
    """A player in the penalty box."""

    who: Who
    left: int
    running: bool
    slot: Slot
    is_major: bool = False


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A moment: clock, score, the players on the ice, those in the box, the puck and who has it."""

    period: int
    units: int
    score: tuple[int, int]
    players: Mapping[Who, ShownPlayer]
    box: tuple[Boxed, ...]
    puck: Cell
    holder: Who | None

    def strength(self) -> tuple[int, int]:
        """Return how many skaters each side has in slots."""
        skaters = [
            sum(
                side == team and piece.slot not in (None, "G") and not piece.going
                for (side, _), piece in self.players.items()
            )
            for team in TEAMS
        ]
        return (skaters[0], skaters[1])

    def order(self) -> list[tuple[Who, ShownPlayer]]:
        """Return the players in the order drawn: those going off first, the one who has the puck last."""
        return sorted(self.players.items(), key=lambda item: (not item[1].going, item[0] == self.holder))


def show_state(state: Match) -> Shown:
    """Return what a picture shows of a state."""
    players: dict[Who, ShownPlayer] = {}
    box: list[Boxed] = []
    for team in TEAMS:
        own = state.teams.of(team)
        slots: dict[int, Slot] = {number: slot for slot in SLOTS if (number := own.ice.get(slot)) is not None}
        leaving: dict[int, Slot] = {piece.n: piece.slot for piece in own.going}
        for number, cell in own.at.items():
            going = number in leaving
            players[team, number] = ShownPlayer(leaving[number] if going else slots.get(number), cell, going)
        box += (Boxed((team, one.n), one.left, one.running, one.slot, one.kind == "major") for one in own.box)
    held = state.puck.held
    return Shown(
        period=state.clock.period,
        units=state.clock.units,
        score=(state.score.home, state.score.away),
        players=players,
        box=tuple(box),
        puck=state.puck.at,
        holder=None if held is None else (held[0], held[1]),
    )


def open_shift(before: Match, after: Match) -> Shown:
    """Return the moment from which a shift goes: the state before it, or the first lines once they are known."""
    moment = show_state(before)
    if before.phase != "lineup":
        return moment
    players: dict[Who, ShownPlayer] = {}
    for team in TEAMS:
        own, centre = after.teams.of(team), before.puck.at
        slots = dict(
            zip(("LW", "C", "RW", "LD", "RD"), (*own.lines.get("A1", ()), *own.lines.get("P1", ())), strict=False)
        )
        for slot in SLOTS:
            number = slots.get(slot, own.ice.get(slot))
            if number is not None:
                players[team, number] = ShownPlayer(slot, centre)
    return msgspec.structs.replace(moment, players=players)
