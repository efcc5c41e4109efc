"""A coach's text against the state that it is for (rulebook 5.4)."""

from collections.abc import Iterable

from rules.double_echec import orders as sh
from rules.double_echec.notation.grammar import Known
from rules.double_echec.notation.lines import read_sheet_lines
from rules.double_echec.roster import default_lines
from rules.double_echec.state import POSITION_OF, TEAMS, LineName, Match, SkaterSlot, Team, TeamState
from rules.errors import OrderError

LINE_SLOTS: tuple[SkaterSlot, ...] = ("LW", "C", "RW")
PAIR_SLOTS: tuple[SkaterSlot, ...] = ("LD", "RD")


def line_slots_of(line: LineName) -> tuple[SkaterSlot, ...]:
    """Return the slots that a line or a pair fills, in the order of its numbers."""
    return LINE_SLOTS if line[0] == "A" else PAIR_SLOTS


def parse_sheet(state: Match, team: Team, text: str) -> sh.Sheet:
    """Return the sheet that `text` is for `team`. Raises `OrderError` for its first fault."""
    side = state.teams.of(team)
    is_lineup = state.phase == "lineup"
    declared: dict[LineName, tuple[int, ...]] = dict(side.lines)
    if is_lineup:
        declared = {**default_lines(side), **declared}
    known = Known({player.n for player in side.roster}, set(declared), is_lineup)
    lines: list[sh.AnyLine] = []
    for at, line in read_sheet_lines(text, known):
        if isinstance(line, sh.LineUp):
            declared[line.line] = line.who
            known.lines.add(line.line)
        _check(state, side, declared, at, line)
        lines.append(line)
    return sh.Sheet(tuple(lines))


def _check(state: Match, side: TeamState, declared: dict[LineName, tuple[int, ...]], at: int, line: sh.AnyLine) -> None:
    """Raise `E_SWAP`, `E_POS` or `E_LOCKED` if `line` has that fault."""
    has_penalty = any(state.teams.of(team).box for team in TEAMS)
    match line:
        case sh.Swap() if not has_penalty:
            raise OrderError("E_SWAP", at)
        case sh.LineUp(line=name, who=who):
            _check_positions(side, at, zip(line_slots_of(name), who, strict=True))
        case sh.Keeper(n=n):
            if _position(side, n) != "G":
                raise OrderError("E_POS", at, word=n)
        case sh.Change(slot=slot, n=n) if n is not None:
            _check_change(side, at, ((slot, n),), has_penalty)
        case sh.LineChange(line=name):
            _check_change(side, at, tuple(zip(line_slots_of(name), declared[name], strict=True)), has_penalty)
        case _:
            pass


def _check_change(side: TeamState, at: int, players: tuple[tuple[SkaterSlot, int], ...], has_penalty: bool) -> None:
    if has_penalty:  # DE-S9.2-a: any skater any slot
        keeper = next((n for _, n in players if _position(side, n) == "G"), None)
        if keeper is not None:
            raise OrderError("E_POS", at, word=keeper)
    else:
        _check_positions(side, at, players)
    for slot, _ in players:
        if any(player.slot == slot for player in side.going):  # DE-R.11-j
            raise OrderError("E_LOCKED", at, word=slot)


def _check_positions(side: TeamState, at: int, players: Iterable[tuple[SkaterSlot, int]]) -> None:
    for slot, n in players:
        if _position(side, n) != POSITION_OF[slot]:
            raise OrderError("E_POS", at, word=n)


def _position(side: TeamState, n: int) -> str | None:
    return next((player.pos for player in side.roster if player.n == n), None)
