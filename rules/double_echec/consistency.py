"""Whether the parts of a match fit together (rulebook 4, "Invariants"): what its types cannot say."""

from rules.double_echec.data import DATA
from rules.double_echec.lineup import default_keeper
from rules.double_echec.reading import standing_line
from rules.double_echec.rink import CELL, ICE
from rules.double_echec.state import (
    FULL_DECKS,
    TEAMS,
    CardNext,
    DefendNext,
    FaceoffNext,
    Match,
    PenaltyShotNext,
    Phase,
    PlayCardNext,
    Team,
    TeamState,
)
from rules.errors import CaseError, OrderError

CASE_ERROR = "DE_CASE"
SPOTS = frozenset((DATA.rink.spots.centre, *DATA.rink.spots.home, *DATA.rink.spots.away))


def check(state: Match) -> None:
    """Raise `CaseError` `DE_CASE` if `state` contradicts itself."""
    for team in TEAMS:
        _check_side(team, state.teams.of(team), state.phase)
    _check_cells(state)
    _check_puck(state)
    _check_next(state)


def fault(message: str) -> CaseError:
    """Return the error of a state that cannot be."""
    return CaseError(CASE_ERROR, message)


def _check_side(team: Team, side: TeamState, phase: Phase) -> None:
    roster = {man.n: man for man in side.roster}
    if len(roster) < len(side.roster):
        raise fault(f"{team}: a jersey is named twice on the roster")
    ice = [n for n in side.ice.values() if n is not None]
    busy = [*ice, *(man.n for man in side.going), *(man.n for man in side.box)]
    if not set(busy) <= roster.keys() or any(n not in roster for line in side.lines.values() for n in line):
        raise fault(f"{team}: a man is not on the roster")
    if len(set(busy)) < len(busy):
        raise fault(f"{team}: a man is in two of slots, way off and box")
    if set(side.at) != {*ice, *(man.n for man in side.going)}:
        raise fault(f"{team}: the cells are those of the men on the ice")
    if any(roster[n].pos == "G" for n in busy[len(ice) :]):
        raise fault(f"{team}: a goalkeeper neither goes off nor sits in the box")
    if any((roster[n].pos == "G") != (slot == "G") for slot, n in side.ice.items() if n is not None):
        raise fault(f"{team}: a goalkeeper has no other slot, and no other man has his")
    if side.ice["G"] is None and (phase == "play" or default_keeper(side) is None) and phase != "over":
        raise fault(f"{team}: no goalkeeper")
    for line in side.sheet:
        try:
            standing_line(line)
        except (OrderError, ValueError):
            raise fault(f"{team}: no line of a sheet: {line!r:.40}") from None


def _check_cells(state: Match) -> None:
    """Check that a cell holds one man, but for a foul until its face-off and a recoverer beside who goes off."""
    taken: dict[str, bool] = {}
    may_share = state.next is None or isinstance(state.next, PenaltyShotNext | FaceoffNext)
    for team in TEAMS:
        side = state.teams.of(team)
        going = {man.n for man in side.going}
        for n, cell in side.at.items():
            if not is_ice(cell):
                raise fault(f"no cell of the ice: {cell!r:.20}")
            if cell in taken and not may_share and not taken[cell] and n not in going:
                raise fault(f"two men on {cell}")
            taken[cell] = n in going or taken.get(cell, False)


def _check_puck(state: Match) -> None:
    if not is_ice(state.puck.at) or (state.save_from is not None and state.save_from not in CELL):
        raise fault("no such cell")
    if isinstance(state.next, FaceoffNext) and state.next.spot not in SPOTS:
        raise fault("no such spot")
    held = state.puck.held
    if held is not None and held[1] not in state.teams.of(held[0]).ice.values():
        raise fault("who has the puck is not on the ice")
    if isinstance(state.next, DefendNext | CardNext | PlayCardNext) and held is None:
        raise fault("somebody has the puck when it is to be defended or a card is turned")


def _check_next(state: Match) -> None:
    match state.next:
        case PlayCardNext(deck=deck, card=card):
            held = state.puck.held
            is_keeper = held is not None and state.teams.of(held[0]).ice["G"] == held[1]
            if card not in FULL_DECKS[deck] or is_keeper != (deck == "G"):
                raise fault("no such card for him who has the puck")
        case PenaltyShotNext(team=team, player=n, row=row):
            side = state.teams.of(team)
            if n == side.ice["G"] or n not in side.ice.values() or f"{row}1" not in CELL:
                raise fault("who was fouled is a skater on the ice")
        case _:
            pass


def is_ice(cell: str) -> bool:
    """Return whether a man or the puck can be on a cell."""
    return cell in CELL and bool(ICE >> CELL[cell] & 1)
