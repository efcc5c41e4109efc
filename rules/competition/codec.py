"""State and events to and from JSON. Reading fills in the defaults of rulebook part 4; writing is complete."""

import msgspec

from rules.competition.completing import complete_entrants, complete_fixtures, complete_stages
from rules.competition.config import CompetitionConfig
from rules.competition.consistency import check_state
from rules.competition.events import Event
from rules.competition.state import CASE_ERROR, MOST_ENTRANTS, State
from rules.competition.turn.season import sort_by_number
from rules.errors import CaseError
from rules.kit.codec import Codec, Json

SPARE_FIXTURES = 1000  # of stages that were made anew


def _read(data: bytes) -> State:
    return complete_state(CODEC.as_object(msgspec.json.decode(data)))


def complete_state(raw: Json) -> State:
    """Return the state that a JSON object is, with the defaults filled in. Raises `CaseError`, `ValueError`."""
    config = msgspec.convert(raw.get("config"), CompetitionConfig)
    entrants = complete_entrants(raw.get("entrants"))
    _check_size(raw.get("fixtures"), len(entrants), len(config.stages))
    is_sign_up = raw.get("phase", "signup") == "signup"
    given = raw.get("stages", [] if is_sign_up else [{}])
    fixtures = complete_fixtures(raw.get("fixtures", {}), config)
    stages = complete_stages(given, config, entrants, fixtures)
    full = {
        **raw,
        "entrants": entrants,
        "stages": stages,
        "stage": raw.get("stage", 0 if is_sign_up else max(1, len(stages))),
        "fixtures": fixtures,
    }
    state = msgspec.convert(full, State, str_keys=True)
    check_state(state)
    entrants_by_number = dict(sorted(state.entrants.items(), key=lambda item: (item[1].number, item[0])))
    return msgspec.structs.replace(state, entrants=entrants_by_number, fixtures=sort_by_number(state.fixtures))


def _check_size(fixtures: object, entrants: int, stages: int) -> None:
    """Raise `CaseError` for more fixtures than so many entrants have: four meetings (3.3), and a stage made anew."""
    most = SPARE_FIXTURES + stages * (2 * entrants**2 + 64 * entrants)
    if entrants > MOST_ENTRANTS or (isinstance(fixtures, dict) and len(fixtures) > most):
        raise CaseError(CASE_ERROR, f"at most {MOST_ENTRANTS} entrants, {most} fixtures of {entrants}")


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
