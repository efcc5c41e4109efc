"""States and events to and from JSON. Reading fills in the defaults of rulebook 4; writing is complete."""

import msgspec

from rules.helvetia_cup.consistency import CASE_ERROR, check_state, fault
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import ATTACKS, SEATS, CompetitionState, Config, Match, State
from rules.helvetia_cup.teams import TEAMS
from rules.kit.codec import Codec

Json = dict[str, object]


def _read(data: bytes) -> State:
    given: object = msgspec.json.decode(data)
    if not isinstance(given, dict):
        raise fault("a state is an object")
    state = _competition(given) if given.get("kind") == "competition" else complete_match(given)
    check_state(state)
    return state


def _competition(given: Json) -> CompetitionState:
    """Return a competition with all figures of its teams and, in a league, all rows of its table."""
    whole = {"game": "helvetia-cup", **given}
    entrants = _objects(whole.get("teams"))
    whole["teams"] = {key: _with_figures(entrant) for key, entrant in entrants.items()}
    if whole.get("format", "league") == "league":
        rows: Json = {key: {} for key in entrants}
        whole["table"] = {**rows, **_objects(whole.get("table"))}
    elif "order" not in whole:
        whole["order"] = sorted(entrants)
    return msgspec.convert(whole, CompetitionState, str_keys=True)


def _with_figures(entrant: Json) -> Json:
    team = TEAMS.get(str(entrant.get("team")))
    numbers = team.numbers if team is not None else ()
    figures: Json = {str(n): {} for n in numbers}
    return {**entrant, "players": {**figures, **_objects(entrant.get("players"))}}


def complete_match(given: Json) -> Match:
    """Return the match that a JSON object is, with what it leaves out. Raises `CaseError` or a `ValidationError`."""
    config = msgspec.convert(given.get("config", {}), Config)
    sides = _objects(given.get("teams"))
    teams: dict[str, Json] = {seat: _side(seat, sides.get(seat, {}), config) for seat in SEATS}
    whole: Json = {"kind": "match", **given}
    whole["teams"] = {**sides, **teams}
    return msgspec.convert(whole, Match, str_keys=True)


def _side(seat: SeatName, side: Json, config: Config) -> Json:
    team = TEAMS.get(str(side.get("team")))
    if team is None:
        raise fault(f"{seat}: no such team: {side.get('team')!r:.40}")
    boosts = {str(player.no): player.boost for player in team.player}
    players = {
        n: {"boost": boosts[n], **player} if n in boosts else player
        for n, player in _objects(side.get("players")).items()
    }
    given: Json = {
        "attacks": ATTACKS[seat],
        "subs_left": config.max_subs,
        "offside_call": config.offside_call_default,
    }
    return {**given, **side, "players": players}


def _objects(given: object) -> dict[str, Json]:
    """Return an object of objects as such; what is none is told when it is converted."""
    if given is None:
        return {}
    if not isinstance(given, dict) or not all(isinstance(value, dict) for value in given.values()):
        raise fault(f"objects were expected, not {given!r:.40}")
    return given


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
