"""Fights, penalties, changes."""

from typing import Literal

import msgspec

from rules.double_echec.events.fact import Fact
from rules.double_echec.state import Cell, Man, Number, PenaltyKind, SkaterSlot, Team

PenaltyWhy = Literal["fight", "too_many_men", "wrong_card", "unsportsmanlike", "referee"]
BarredWhy = Literal["carrier", "recoverer"]
Source = Literal["bench", "box"]


class FightRound(Fact, frozen=True, kw_only=True, tag="fight_round"):
    """A round of a fight, the carrier's side first."""

    round: int
    teams: tuple[Team, Team]
    players: tuple[Number, Number]
    totals: tuple[int, int]


class Fight(Fact, frozen=True, kw_only=True, tag="fight"):
    """A fight is over."""

    winner: Man
    loser: Man
    rounds: int


class InjuryThird(Fact, frozen=True, kw_only=True, tag="injury_third"):
    """A third of an injury (DE-2-p)."""

    team: Team
    player: Number
    thirds: int


class Injured(Fact, frozen=True, kw_only=True, tag="injured"):
    """Three thirds: they are out (DE-B.injury-a)."""

    team: Team
    player: Number
    thirds: int


class Penalty(Fact, frozen=True, kw_only=True, tag="penalty"):
    """A penalty; not `running`: it waits for another's end."""

    team: Team
    player: Number
    kind: PenaltyKind
    units: int
    why: PenaltyWhy
    running: bool


class PenaltyOver(Fact, frozen=True, kw_only=True, tag="penalty_over"):
    """A penalty is served."""

    team: Team
    player: Number


class ChangeCalled(Fact, frozen=True, kw_only=True, tag="change_called"):
    """A change."""

    team: Team
    out: Number
    substitute: Number = msgspec.field(name="in")
    slot: SkaterSlot


class ChangeOff(Fact, frozen=True, kw_only=True, tag="change_off"):
    """A player is off the ice."""

    team: Team
    player: Number
    points: int
    need: int


class ChangeFailed(Fact, frozen=True, kw_only=True, tag="change_failed"):
    """A player did not make it to the bench."""

    team: Team
    player: Number
    points: int
    need: int


class ChangeBarred(Fact, frozen=True, kw_only=True, tag="change_barred"):
    """A change that may not be made."""

    team: Team
    player: Number
    why: BarredWhy


class ChangeFree(Fact, frozen=True, kw_only=True, tag="change_free"):
    """A change at a face-off, without dice."""

    team: Team
    out: Number
    substitute: Number = msgspec.field(name="in")
    slot: SkaterSlot


class Entered(Fact, frozen=True, kw_only=True, tag="enter"):
    """A player steps on the ice."""

    team: Team
    player: Number
    slot: SkaterSlot
    door: Cell
    points: int
    source: Source = msgspec.field(name="from")


class Strength(Fact, frozen=True, kw_only=True, tag="strength"):
    """A player is added to a side or, `out`, taken from it."""

    team: Team
    slot: SkaterSlot
    player: Number
    out: bool


class Permuted(Fact, frozen=True, kw_only=True, tag="permutation"):
    """Two players swap their slots (DE-S9.2-a)."""

    team: Team
    slots: tuple[SkaterSlot, SkaterSlot]


class TooManyMen(Fact, frozen=True, kw_only=True, tag="too_many_men"):
    """Too many players: who missed, and who serves (DE-6)."""

    team: Team
    player: Number
    server: Number
