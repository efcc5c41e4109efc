"""Whose turn it is, and which sections they may send (HC-PM-phases)."""

from collections.abc import Mapping

from rules.game import StageKind
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER, SEATS, CompetitionState, Match, Phase, Role, State

MATCH_STAGES = ("setup", "cards", "place_defence", "place_attack", "place", "attack", "defence", "play", "shootout")
_BEFORE_PLAY = frozenset({"setup", "cards", "place_defence", "place", "preparation", "playing"})
STAGES = {name: StageKind(has_play=name not in _BEFORE_PLAY) for name in (*MATCH_STAGES, "preparation", "playing")}
PLACEMENTS: frozenset[Phase] = frozenset({"place_defence", "place_attack", "place"})
BOTH: frozenset[Phase] = frozenset({"setup", "cards", "place", "play", "shootout"})
_SECTIONS: Mapping[str, str] = {
    "setup": "SJCF",
    "cards": "C",
    "place_defence": "LXNIECH",
    "place_attack": "LXNGCH",
    "attack": "DGETRNCH",
    "defence": "DPIEKRNCH",
    "shootout": "BK",
    "preparation": "A",
}
_GEEK_ONLY = frozenset("JCFRHT")


def phase_of(state: State) -> str:
    """Return the phase of a match or of a competition."""
    match state:
        case Match(phase=phase):
            return phase
        case CompetitionState(phase=phase):
            return phase
        case _:
            raise TypeError(state)


def find_awaited(state: State) -> tuple[str, ...]:
    """Return the seats that owe an order, in seat order: of a match by its phase, of a competition by the round."""
    match state:
        case Match():
            return find_awaited_seats(state)
        case CompetitionState(phase="preparation"):
            playing = {
                key
                for fixture in state.fixtures
                if fixture.round == state.round and fixture.status == "planned"
                for key in (fixture.home, fixture.away)
            }
            return tuple(sorted(playing))
        case _:
            return ()


def find_awaited_seats(state: Match) -> tuple[SeatName, ...]:
    """Return the seats of a match that owe an order."""
    if state.phase in BOTH:
        return SEATS
    if state.phase == "finished" or state.attack is None:
        return ()
    return (state.attack,) if state.phase in ("attack", "place_attack") else (OTHER[state.attack],)


def role_of(state: Match, seat: SeatName) -> Role:
    """Return whether a seat attacks or defends."""
    return "attack" if seat == state.attack else "defence"


def sections_of(state: State, seat: str) -> str:
    """Return the letters of the sections that an awaited seat may send in this phase, by its role and the variant."""
    phase = phase_of(state)
    if not isinstance(state, Match):
        return _SECTIONS.get(phase, "")
    if phase in ("place", "play"):
        is_attack = seat == state.attack
        phase = {"place": ("place_defence", "place_attack"), "play": ("defence", "attack")}[phase][is_attack]
    letters = _SECTIONS.get(phase, "")
    return "".join(letter for letter in letters if not (state.is_family and letter in _GEEK_ONLY))
