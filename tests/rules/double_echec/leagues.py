"""Leagues for tests, and the adjudicator on them."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.adjudicator import adjudicate

Json = dict[str, Any]

_TEAM: Json = {
    "wins": 0, "otl": 0, "losses": 0, "gf": 0, "ga": 0, "po_wins": 0, "beers": 0, "rookies": 0, "salaries": [],
    "payroll": 0, "ja": 0, "picks": {"1": 0, "2": 0, "3": 0}, "tpvba": 0, "revenue": 0, "adjust": 0,
}  # fmt: skip


def team(**season: object) -> Json:
    """Return a team as it is written."""
    return {**_TEAM, **season}


def league(config: Json | None = None, **teams: Json) -> Json:
    """Return a league as it is written, with these teams."""
    return {
        "game": "double-echec",
        "kind": "league",
        "season": 0,
        "config": config or {},
        "teams": {code: team(**season) for code, season in teams.items()},
        "playoffs": [],
        "champion": None,
        "alex": None,
    }


FOUR: Json = {  # four in the play-offs, three out of them; B has won the cup
    **league(
        A={"wins": 7}, B={"wins": 6}, C={"wins": 5}, D={"wins": 4, "gf": 1}, X={"wins": 4}, Y={"wins": 3}, Z={"wins": 2}
    ),
    "playoffs": ["A", "B", "C", "D"],
    "champion": "B",
}


def case(state: Mapping[str, object], text: str | None, forced: Mapping[str, int] | None = None) -> bytes:
    """Return an adjudicator case in which the commissioner sends `text`."""
    dice = {"seed": "00", "forced": dict(forced or {})}
    return msgspec.json.encode({"game": "double-echec", "state": state, "orders": {"commissioner": text}, "dice": dice})


def run(state: Mapping[str, object], text: str | None, forced: Mapping[str, int] | None = None) -> Json:
    """Return what the adjudicator makes of it."""
    result: Json = msgspec.json.decode(msgspec.json.encode(adjudicate(case(state, text, forced))))
    return result
