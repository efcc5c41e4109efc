"""Step C: charges and blocks (KB-19): who is expelled, cell by cell; `departures.py` then carries it out."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from rules.kollaball import pitch
from rules.kollaball.events import BlockHeld, Charged, Wounded
from rules.kollaball.events.fact import ExpulsionCause
from rules.kollaball.orders import Move
from rules.kollaball.state import TEAMS, Cell, PlayerId, TeamId, opponents_of, team_of
from rules.kollaball.turn.why import people
from rules.kollaball.turn.work import Work
from rules.reasons import Fact, Reason

Hitters = dict[TeamId, list[PlayerId]]


@dataclass(slots=True)
class Melee:
    """The charges of a round: where its hitters charge, and who is to be expelled, with the cause."""

    hitters: dict[Cell, Hitters] = field(default_factory=dict)
    expelled: dict[PlayerId, ExpulsionCause] = field(default_factory=dict)
    repelled: dict[PlayerId, PlayerId] = field(default_factory=dict)  # KB-20-k: for the sake of whose bribe
    why: dict[PlayerId, Reason] = field(default_factory=dict)

    def charged(self, players: Iterable[PlayerId], reason: Reason) -> None:
        """Have players expelled by a charge."""
        for player in players:
            self.expelled[player], self.why[player] = "charge", reason


def charge_all(work: Work) -> Melee:
    """Resolve this round's charges cell by cell (labels `round/…/block/…`, `round/…/charge/…`)."""
    melee = Melee()
    for player, action in work.acts.items():
        if isinstance(action, Move) and action.role == "hitter":
            _announce(work, player)
            cell = work.cell(player)
            melee.hitters.setdefault(cell, {team: [] for team in TEAMS})[team_of(player)].append(player)
    for cell in pitch.sort_cells(set(melee.hitters)):
        hitters = [player for team in TEAMS for player in melee.hitters[cell][team]]
        with list_charged(work, cell, *hitters):
            left = {team: _against_blocks(work, melee, cell, team) for team in TEAMS}
            surplus = _balance(melee, left)
            for team in TEAMS:
                _strike(work, melee, cell, team, surplus[team])
    return melee


def list_charged(work: Work, cell: Cell, *hitters: PlayerId) -> AbstractContextManager[None]:
    """Do something because of the charges on a cell in this round."""
    return work.trail.behind(f"round/{work.round}/charge/{cell}", *hitters)


def _announce(work: Work, player: PlayerId) -> None:
    """KB-11-d: every charge counts, empty cell or not."""
    team = team_of(player)
    stats = work.teams[team].stats
    stats = msgspec.structs.replace(stats, charges=stats.charges + 1)
    work.teams[team] = msgspec.structs.replace(work.teams[team], stats=stats)
    work.log(Charged(player=player, cell=work.cell(player), round=work.round), player)


def _against_blocks(work: Work, melee: Melee, cell: Cell, team: TeamId) -> list[PlayerId]:
    """KB-19-m (1), KB-19-k: hitters strike the opposing blockers in a drawn order; return the hitters left over."""
    other = opponents_of(team)
    queue = list(melee.hitters[cell][team])
    blockers = [player for player in work.on_cell(other, cell) if player in work.blocks]
    current: PlayerId | None = None
    struck = met = 0
    while queue and (current is not None or blockers):
        if current is None:
            met += 1
            current = work.dice.pick(f"round/{work.round}/block/{cell}/{other}/blocker/{met}", blockers)
            blockers.remove(current)
        struck += 1
        striker = work.dice.pick(f"round/{work.round}/block/{cell}/{team}/{struck}", queue)
        among = tuple(queue)
        queue.remove(striker)
        if _holds(work, melee, Blow(current, striker, cell, among)):
            continue
        current = None
    return queue


class Blow(NamedTuple):
    """A hitter's charge on a blocker; `among`: whom the hitter was drawn from."""

    blocker: PlayerId
    striker: PlayerId
    cell: Cell
    among: tuple[PlayerId, ...]


def _holds(work: Work, melee: Melee, blow: Blow) -> bool:
    """KB-19-k: the first hitter is repelled, the second goes with the blocker; return whether the block goes on."""
    blocker, striker, cell, among = blow
    block = work.blocks[blocker]
    facts = {"blocker": people(blocker), "hitter": people(striker), "among": people(*among)}
    if block.held:
        melee.charged((striker, blocker), Reason("second-hitter", facts, clause="KB-19-k"))
        del work.blocks[blocker]
        return False
    block.held = True
    first = Reason("first-hitter", facts, clause="KB-19-k")
    melee.expelled[striker], melee.why[striker] = "block", first
    held = BlockHeld(player=blocker, hitter=striker, cell=cell, round=work.round)
    work.log(held, blocker, reasons=(first,))
    if block.critical:  # KB-22-b
        work.wounds.append(striker)
        work.log(Wounded(player=striker, cause="block"), blocker)
    return True


def _balance(melee: Melee, left: Hitters) -> dict[TeamId, int]:
    """KB-19-h, i: equal numbers are all expelled, else the smaller group; return how many charges each has left."""
    red, blue = left["rouge"], left["bleue"]
    matched = min(len(red), len(blue))
    for team in TEAMS:
        many = len(left[opponents_of(team)])
        if matched and len(left[team]) == matched:
            code, clause = ("even", "KB-19-h") if many == matched else ("outnumbered", "KB-19-i")
            melee.charged(left[team], Reason(code, {"few": matched, "many": many}, clause=clause))
    return {"rouge": len(red) - matched, "bleue": len(blue) - matched}


def _strike(work: Work, melee: Melee, cell: Cell, team: TeamId, surplus: int) -> None:
    """KB-19-m (3), KB-19-n: the surplus strikes opponents who are not hitters, one each, without repetition."""
    other = opponents_of(team)
    spared = [*melee.hitters[cell][other], *melee.expelled]
    targets = [player for player in work.on_cell(other, cell) if player not in spared]
    is_for_all = work.state.config.charge_targets == "all"
    if surplus and (surplus >= len(targets) or is_for_all):  # KB-19-l
        code, clause = ("struck-all", "KB-19-l") if is_for_all else ("struck", "KB-19-m")
        melee.charged(targets, Reason(code, {"hitters": surplus, "targets": len(targets)}, clause=clause))
        return
    for k in range(1, surplus + 1):
        victim = work.dice.pick(f"round/{work.round}/charge/{cell}/{team}/{k}", targets)
        facts: dict[str, Fact] = {"hitters": surplus, "among": people(*targets)}
        melee.charged((victim,), Reason("struck-drawn", facts, clause="KB-19-l"))
        targets.remove(victim)
