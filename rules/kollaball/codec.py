"""State and events to and from JSON. Reading fills in the defaults of rulebook 4.3; writing is complete."""

from collections.abc import Callable, Mapping

import msgspec

from rules.kit.codec import Codec, Json
from rules.kollaball.consistency import check_state
from rules.kollaball.events import Event
from rules.kollaball.facts import PERCENT, event_floor
from rules.kollaball.pitch import LEFT_GOAL, RIGHT_GOAL
from rules.kollaball.state import TEAMS, State, ball_key, player_key

CASE_ERROR = "KB_CASE"


def _read(data: bytes) -> State:
    state = msgspec.convert(_completed(_object(msgspec.json.decode(data))), State)
    check_state(state)
    return state


def _object(value: object) -> Json:
    return CODEC.as_object(value)


def _completed(raw: Json) -> Json:
    config = _object(raw.get("config", {}))
    purse = config.get("bribe_purse", 500)
    teams = _object(raw.get("teams", {}))
    left = config.get("left_team", TEAMS[0])
    for team in TEAMS:
        teams.setdefault(team, {})
        _object(teams[team]).setdefault("goal", LEFT_GOAL if team == left else RIGHT_GOAL)
    players = _each(raw.get("players", {}), player_key, lambda _, player: _complete_player(player, purse))
    balls = _each(raw.get("balls", {}), ball_key, _complete_ball)
    return {**raw, **_rate(raw), "config": config, "teams": {**teams}, "players": players, "balls": balls}


def _rate(raw: Json) -> Json:
    """Return the event rate of a state stored when its floor was not yet held to 100 (KB-21-b), as it counts now."""
    rate, count = raw.get("event_rate"), raw.get("event_count")
    if isinstance(rate, int) and isinstance(count, int) and rate == event_floor(count) > PERCENT:
        return {"event_rate": PERCENT}
    return {}


def _each(raw: object, key: Callable[[str], object], complete: Callable[[str, Json], Json]) -> Mapping[str, Json]:
    """Return the entries of `raw`, completed, in the order of `key`."""
    found = _object(raw)
    return {name: complete(name, _object(found[name])) for name in sorted(found, key=key)}  # type: ignore[arg-type]


def _complete_player(player: Json, purse: object) -> Json:
    status = "bench" if player.get("cell") is None else "pitch"
    return {"status": status, "deniers": purse, **player}


def _complete_ball(name: str, ball: Json) -> Json:
    if name not in TEAMS:
        return {"kind": "decoy", "team": TEAMS[name.startswith("leurre-b")], **ball}
    completed = {"kind": "real", "team": name, **ball}
    if completed.get("vanishes", 0) is None:
        del completed["vanishes"]
    return completed


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
decode, encode, decode_events = CODEC.decode, CODEC.encode, CODEC.decode_events
