"""The moments of a shift one after the other: what a picture shows, carried on along the events.

Events tell what changes, not where everybody is; so the moment before is changed by each.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from boards.double_echec._field import cell_at, column_of, row_number_of
from boards.double_echec._shown import Boxed, Shown, ShownPlayer, Who
from rules.double_echec.data import DATA, Team
from rules.double_echec.events import (
    ChangeFailed,
    ChangeFree,
    ChangeOff,
    Cleared,
    ClockMarked,
    Entered,
    Event,
    FacedOff,
    Goal,
    Icing,
    Injured,
    LoosePuck,
    MatchEnd,
    OneTimerPass,
    Overtime,
    Passed,
    PassFailed,
    Penalty,
    PenaltyOver,
    PenaltyShot,
    PenaltyShotAwarded,
    PenaltyShotOver,
    PeriodEnd,
    Permuted,
    Possession,
    PsApproach,
    PsKeeper,
    Rebound,
    Saved,
    Shot,
    ShotMissed,
    Skated,
    Strength,
    Whistle,
)
from rules.double_echec.state import TEAMS, Cell, Slot

_RINK = DATA.rink
# Where players stand at a face-off, seen from the spot by the side that attacks towards column 27 (rulebook 6.3).
_FORMATION: dict[Slot, tuple[int, int]] = {"C": (0, -1), "LW": (-3, -1), "RW": (3, -1), "LD": (-2, -2), "RD": (2, -2)}
_RUNNING = 2  # penalties of a side at once (DE-S9.3-b)
_STAND_INS: tuple[Slot, ...] = ("LW", "RW", "LD", "RD")


def following(before: Shown, events: Sequence[Event]) -> Iterator[tuple[Event, Shown, Shown]]:
    """Yield each event with the moment before it and the moment after it."""
    course = _Course(before)
    for place, event in enumerate(events):
        was = course.now
        course.take(event, events[place + 1 :])
        yield event, was, course.now


def afterwards(before: Shown, events: Sequence[Event]) -> Shown:
    """Return the moment when all has happened."""
    return next((now for _, _, now in reversed(list(following(before, events)))), before)


class _Course:
    """The present moment, and what is to come back: who waits out a penalty shot, how a period ended."""

    def __init__(self, now: Shown) -> None:
        self.now = now
        self._aside: dict[Who, ShownPlayer] = {}
        self._final: Shown | None = None
        self._injured: set[Who] = set()

    def take(self, event: Event, rest: Sequence[Event]) -> None:  # noqa: PLR0912 - a line or two for each type of event
        now = self.now
        match event:
            case ClockMarked(period=period, unit=unit):
                box = tuple(replace(one, left=max(one.left - 1, 0)) if one.running else one for one in now.box)
                self.now = replace(now, period=period, units=unit, box=box)
            case FacedOff(spot=spot):
                self.now = replace(now, players=_lined_up(now, spot), puck=spot, holder=None)
            case Skated(team=team, player=player, path=path):
                self._put((team, player), path[-1])
            case Possession(team=team, player=player, at=cell):
                self._put((team, player), cell)
                self.now = replace(self.now, puck=cell, holder=(team, player))
            case Shot(team=team, player=player, at=cell):  # in a penalty shot nothing else tells where they are by now
                self._put((team, player), cell)
                self._give((team, player))
            case Saved(team=team, player=player) | Rebound(team=team, player=player) if self._aside:
                self._give((team, player))
            case Passed(team=team, to=player) | OneTimerPass(team=team, to=player):
                self._give((team, player))
            case PassFailed(at=cell) | ShotMissed(at=cell) | Cleared(at=cell) | LoosePuck(at=cell):
                self.now = replace(now, puck=cell, holder=None)
            case Whistle(spot=cell) | Icing(spot=cell):
                self.now = replace(now, puck=cell, holder=None)
            case Goal(score=score):
                box = _after_goal(now, event) if event.kind != "penalty" and not self._aside else now.box
                tally = (score.home, score.away)
                self.now = replace(now, score=tally, box=box, puck=_RINK.spots.centre, holder=None)
            case PeriodEnd(period=period):
                self._final = now
                self.now = replace(now, period=period + 1, units=0, puck=_RINK.spots.centre, holder=None)
            case Overtime(period=period):
                self.now = replace(now, period=period, units=0)
            case MatchEnd():
                self.now = self._final or now
            case Injured(team=team, player=player):
                self._injured.add((team, player))
            case Penalty() | PenaltyOver():
                self._penalty(event, rest)
            case PenaltyShotAwarded() | PenaltyShot() | PsApproach() | PsKeeper() | PenaltyShotOver():
                self._penalty_shot(event)
            case ChangeOff() | ChangeFailed() | ChangeFree() | Entered() | Strength() | Permuted():
                self._change(event)
            case _:
                pass

    def _put(self, who: Who, cell: Cell) -> None:
        """Move a player, and with them the puck that they have."""
        if who in self.now.players:
            players = {**self.now.players, who: replace(self.now.players[who], cell=cell)}
            puck = cell if self.now.holder == who else self.now.puck
            self.now = replace(self.now, players=players, puck=puck)

    def _give(self, who: Who) -> None:
        if who in self.now.players:
            self.now = replace(self.now, puck=self.now.players[who].cell, holder=who)

    def _set(self, who: Who, piece: ShownPlayer | None) -> None:
        """Put a player on the ice, or take them off it."""
        players = {one: there for one, there in self.now.players.items() if one != who}
        if piece is not None:
            players[who] = piece
        self.now = replace(
            self.now, players=players, holder=None if piece is None and self.now.holder == who else self.now.holder
        )

    def _penalty(self, event: Penalty | PenaltyOver, rest: Sequence[Event]) -> None:
        now, who = self.now, (event.team, event.player)
        if isinstance(event, Penalty):
            piece = now.players.get(who)
            slot = piece.slot if piece is not None and piece.slot is not None else "C"
            boxed = Boxed(who, event.units, event.running, slot, event.kind == "major")
            self._set(who, None)
            self.now = replace(self.now, box=(*now.box, boxed))
            return
        own = next((one for one in now.box if one.who == who), None)
        left = [one for one in now.box if one.who != who]
        waits = next((k for k, one in enumerate(left) if one.who[0] == event.team and not one.running), None)
        if waits is not None and sum(one.running for one in left if one.who[0] == event.team) < _RUNNING:
            left[waits] = replace(left[waits], running=True)
        self.now = replace(now, box=tuple(left))
        if own is not None and who not in self._injured and _is_at_faceoff(rest) and self._is_empty(who[0], own.slot):
            self._set(who, ShownPlayer(own.slot, now.puck))

    def _is_empty(self, team: Team, slot: Slot) -> bool:
        return all(who[0] != team or piece.slot != slot or piece.going for who, piece in self.now.players.items())

    def _penalty_shot(self, event: PenaltyShotAwarded | PenaltyShot | PsApproach | PsKeeper | PenaltyShotOver) -> None:
        now, centre = self.now, _RINK.spots.centre
        match event:
            case PenaltyShotAwarded():
                self.now = replace(now, puck=centre, holder=None)
            case PenaltyShot(team=team, player=player, keeper=keeper, keeper_at=cell):
                self._aside = dict(now.players)
                behind = cell_at(row_number_of(centre), column_of(centre) + (-1 if team == "home" else 1))
                other: Team = "away" if team == "home" else "home"
                players = {(team, player): ShownPlayer("C", behind), (other, keeper): ShownPlayer("G", cell)}
                players = {
                    who: replace(piece, slot=now.players[who].slot) if who in now.players else piece
                    for who, piece in players.items()
                }
                self.now = replace(now, players=players, puck=centre, holder=None)
            case PsApproach(player=player, at=cell):
                self._ps_put(is_keeper=False, cell=cell)
                shooter = next((who for who, piece in self.now.players.items() if piece.slot != "G"), None)
                self.now = replace(self.now, puck=cell, holder=shooter)
            case PsKeeper(at=cell):
                self._ps_put(is_keeper=True, cell=cell)
            case PenaltyShotOver(spot=spot):
                self.now = replace(now, players=self._aside or now.players, puck=spot, holder=None)
                self._aside = {}

    def _ps_put(self, *, is_keeper: bool, cell: Cell) -> None:
        for who, piece in self.now.players.items():
            if (piece.slot == "G") == is_keeper:
                self._put(who, cell)
                return

    def _change(self, event: ChangeOff | ChangeFailed | ChangeFree | Entered | Strength | Permuted) -> None:
        now, team = self.now, event.team
        match event:
            case ChangeOff(player=player):
                self._set((team, player), None)
            case ChangeFailed(player=player):
                if (piece := now.players.get((team, player))) is not None:
                    self._set((team, player), replace(piece, going=True))
            case ChangeFree(out=out, substitute=into, slot=slot):
                piece = now.players.get((team, out))
                cell = piece.cell if piece is not None else _RINK.spots.centre
                self._set((team, out), None)
                self._set((team, into), ShownPlayer(slot, cell))
            case Entered(player=player, slot=slot, door=door):
                self._set((team, player), ShownPlayer(slot, door))
            case Strength(player=player, slot=slot, out=out):
                self._set((team, player), None if out else ShownPlayer(slot, _free_door(self.now, team)))
            case Permuted(slots=(one, other)):
                swapped = {one: other, other: one}
                for who, piece in now.players.items():
                    if who[0] == team and not piece.going and piece.slot in swapped:
                        self._set(who, replace(piece, slot=swapped[piece.slot]))


def _is_at_faceoff(rest: Sequence[Event]) -> bool:
    """Whether a face-off comes before the clock goes on: players take their slots without stepping in by a door."""
    return isinstance(next((one for one in rest if isinstance(one, FacedOff | ClockMarked)), None), FacedOff)


def _lined_up(now: Shown, spot: Cell) -> dict[Who, ShownPlayer]:
    """Everybody in a slot at their place of the face-off; players going off are off."""
    found: dict[Who, ShownPlayer] = {}
    for team in TEAMS:
        slots: dict[Slot, Who] = {
            piece.slot: who for who, piece in now.players.items() if who[0] == team and piece.slot and not piece.going
        }
        taker = "C" if "C" in slots else next((slot for slot in _STAND_INS if slot in slots), "C")
        way = 1 if team == "home" else -1
        for slot, who in slots.items():
            if slot == "G":
                crease: Sequence[Cell] = getattr(_RINK.crease, team)
                found[who] = ShownPlayer(slot, crease[1])
            else:
                rows, columns = _FORMATION["C" if slot == taker else slot]
                found[who] = ShownPlayer(
                    slot, cell_at(row_number_of(spot) + way * rows, column_of(spot) + way * columns)
                )
    return found


def _free_door(now: Shown, team: Team) -> Cell:
    taken = {piece.cell for piece in now.players.values()}
    doors: Sequence[Cell] = getattr(_RINK.bench_doors, team)
    return next((cell for cell in doors if cell not in taken), doors[0])


def _after_goal(now: Shown, goal: Goal) -> tuple[Boxed, ...]:
    """DE-B.penalty-c: the minor that a goal ends."""
    running = {team: [one for one in now.box if one.who[0] == team and one.running] for team in TEAMS}
    other: Team = "away" if goal.team == "home" else "home"
    minors = [one for one in running[other] if not one.is_major]
    if len(running[other]) <= len(running[goal.team]) or not minors:
        return now.box
    ended = min(minors, key=lambda one: one.left)
    return tuple(replace(one, left=0) if one is ended else one for one in now.box)
