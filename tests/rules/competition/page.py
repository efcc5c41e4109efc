"""A competition for tests: cases for the adjudicator in the form of rulebook part 8, their results as JSON."""

import json
from collections.abc import Mapping
from typing import Any

from rules import adjudicator
from rules.competition import GAME

Json = dict[str, Any]


def case(stages: object = "round_robin", entrants: object = 4, /, **state: object) -> Json:
    """Return a state: `stages` may be one format's name or config, `entrants` a number of letters."""
    listed = stages if isinstance(stages, list) else [stages]
    config = {"stages": [{"format": one} if isinstance(one, str) else one for one in listed]}
    if "divisions" in state:
        config["divisions"] = state.pop("divisions")
    names = [chr(ord("a") + i) for i in range(entrants)] if isinstance(entrants, int) else entrants
    return {"config": config, "entrants": names, **state}


def adjudicated(
    state: Json,
    results: str | None = None,
    referee: str | None = None,
    forced: Mapping[str, int] | None = None,
    seed: str = "00",
    orders: Mapping[str, str | None] | None = None,
) -> Json:
    """Return what the adjudicator says of a turn."""
    given = {seat: text for seat, text in (("referee", referee), ("results", results)) if text is not None}
    full = {
        "game": "competition",
        "state": state,
        "orders": given if orders is None else orders,
        "dice": {"seed": seed, "forced": dict(forced or {})},
    }
    return _told(json.dumps(full).encode())


def _told(raw: bytes) -> Json:
    import msgspec

    known = adjudicator.GAMES
    adjudicator.GAMES = {**known, GAME.key: GAME}
    try:
        return json.loads(msgspec.json.encode(adjudicator.adjudicate(raw)))
    finally:
        adjudicator.GAMES = known


def played(state: Json, *turns: str | tuple[str | None, str | None], **options: Any) -> Json:
    """Return the result of the last of some turns: of each the text of `results`, or both seats' (referee first)."""
    answer: Json = {"state": state}
    for turn in turns:
        referee, results = turn if isinstance(turn, tuple) else (None, turn or None)
        answer = adjudicated(answer["state"], results, referee, **options)
        assert "error" not in answer, answer
        assert answer["errors"] == [], answer["errors"]
    return answer


def events(answer: Json, *kinds: str) -> list[Json]:
    """Return the events of these types."""
    return [event for event in answer["events"] if event["type"] in kinds]


def table(answer: Json, group: str | None = "A") -> list[Json]:
    """Return the rows of a group's last table told."""
    return next(e["rows"] for e in reversed(answer["events"]) if e["type"] == "table" and e["group"] == group)


def pairs(answer: Json, *keys: str) -> list[str]:
    """Return the fixtures as `home-away`: those named, or all that are not void."""
    fixtures = answer["state"]["fixtures"]
    chosen = keys or [key for key, one in fixtures.items() if one["status"] != "void"]
    return [f"{fixtures[key]['home']}-{fixtures[key]['away']}" for key in chosen]


def fault(answer: Json) -> tuple[str, int]:
    """Return the code and the place of the only refusal."""
    (error,) = answer["errors"]
    return error["code"], error["at"]
