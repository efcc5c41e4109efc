"""Every label of rulebook 6.3: how it is written, and how many faces its die can have."""

import re
from typing import NamedTuple

from rules.kollaball import pitch
from rules.kollaball.facts import (
    MAX_ROSTER,
    PERCENT,
    bench_players_of,
    due_back,
    may_be_replaced,
    pitch_players_of,
    roster,
)
from rules.kollaball.state import TEAMS, State, TeamId

DIRECTIONS = 6
BACK_CELLS = 2  # KB-19-r: the upper or the lower one
COMPONENTS = 2  # of a bent pass (KB-21-k)
BALLS = 2 * MAX_ROSTER  # real ones and decoys on one cell or in one hand
TEAM, BOTH = "team", "both"  # as many as a team, or both together, can have on the pitch
ROUNDS = 20  # nobody is ever given more actions for one turn

_PARTS = {
    "p": r"(?P<player>[rb]\d)",
    "r": r"(?P<round>[1-9]\d?)",
    "c": r"(?P<cell>[A-G]\d)",
    "t": r"(?P<team>rouge|bleue)",
    "k": r"[1-9]\d?",
    "j": r"[1-9]\d?",
    "b": r"(?P<ball>rouge|bleue|leurre-[rb]\d-\d+b?)",
}


class _Label(NamedTuple):
    """A kind of label; `faces`: of its die, or the most candidates that its pick can have."""

    form: str
    faces: int | str


_LABELS = (
    _Label("event/trigger", PERCENT),
    _Label("event/table", PERCENT),
    _Label("event/alt", 2),
    _Label("event/turns", 2),
    _Label("event/victim", BOTH),
    _Label("event/ball", 2),
    _Label("event/roll", DIRECTIONS),
    _Label("event/pass", 2),
    _Label("event/direction", COMPONENTS),
    _Label("event/back", BACK_CELLS),
    _Label("event/return", TEAM),
    _Label("bribe/<p>/trigger", PERCENT),
    _Label("bribe/<p>/table", PERCENT),
    _Label("bribe/<p>/turns", 2),
    _Label("bribe/<p>/victim", TEAM),
    _Label("bribe/<p>/ball", BALLS),
    _Label("bribe/<p>/receiver/<k>", TEAM),
    _Label("bribe/<p>/return", TEAM),
    _Label("bribe/<p>/beneficiary", TEAM),
    _Label("bribe/<p>/repel", TEAM),
    _Label("crit/<p>", PERCENT),
    _Label("round/<r>/block/<c>/<t>/<k>", TEAM),
    _Label("round/<r>/block/<c>/<t>/blocker/<j>", TEAM),
    _Label("round/<r>/charge/<c>/<t>/<k>", TEAM),
    _Label("round/<r>/back/<p>", BACK_CELLS),
    _Label("round/<r>/reception/<b>", TEAM),
    _Label("round/<r>/pickup/<c>/<k>/ball", BALLS),
    _Label("round/<r>/pickup/<c>/<k>/player", BOTH),
    _Label("tie_break", PERCENT),
)
FORMS = tuple(label.form for label in _LABELS)


def _shape(form: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"<(\w)>", lambda part: _PARTS[part[1]], form))


_SHAPES = tuple((_shape(label.form), label.faces) for label in _LABELS)


def faces(state: State, label: str) -> int | None:
    """Return how many faces the die `label` has, for a pick the most it can have; None if no die is called so.

    The players, the cell and the ball that a label names must be those of the match.
    """
    for shape, most in _SHAPES:
        if (match := shape.fullmatch(label)) is not None:
            return _most(state, most) if _is_of_match(state, match.groupdict()) else None
    return None


def _most(state: State, faces: int | str) -> int:
    if isinstance(faces, int):
        return faces
    playing = [_playing(state, team) for team in TEAMS]
    return max(1, *playing) if faces == TEAM else max(1, sum(playing))


def _playing(state: State, team: TeamId) -> int:
    """Return how many of a team can be on the pitch in this turn: those there, those due back, those who come in."""
    replaced = sum(may_be_replaced(state, player) for player in roster(state, team))
    return (
        len(pitch_players_of(state, team))
        + len(due_back(state, team))
        + min(len(bench_players_of(state, team)), replaced)
    )


def _is_of_match(state: State, parts: dict[str, str]) -> bool:
    player, cell, ball = parts.get("player"), parts.get("cell"), parts.get("ball")
    return (
        (player is None or player in state.players)
        and (cell is None or cell in pitch.COORDINATES)
        and (ball is None or ball in TEAMS or ball.split("-")[1] in state.players)
        and int(parts.get("round", 1)) <= ROUNDS
    )
