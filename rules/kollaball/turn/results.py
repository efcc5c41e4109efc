"""How a match ends: goals, ties, disqualifications (KB-11, KB-2-f, KB-2-h, KB-9-e)."""

from collections.abc import Iterable

import msgspec

from rules.dice import Dice
from rules.kollaball.events import Disqualified, Event, MatchOver
from rules.kollaball.state import TEAMS, Result, State, TeamId, opponents_of, team_of
from rules.kollaball.turn.work import Work
from rules.reasons import Fact, Reason

WIN, DRAW, DEFEAT = 2, 1, 0  # KB-11-a
TOSS_SIDES = 100
COUNTED = ("specials", "charges", "deniers")  # KB-11-c


def finish_contest(state: State, winner: TeamId | None, reason: str) -> tuple[State, MatchOver]:
    """Return the finished match and its last event. Without a winner the points are a draw's (KB-11-a)."""
    if winner is not None:
        points = {team: WIN if team == winner else DEFEAT for team in TEAMS}
    else:
        points = dict.fromkeys(TEAMS, DEFEAT if reason == "double_disqualification" else DRAW)
    result = Result(winner=winner, reason=reason, points=points)
    over = msgspec.structs.replace(state, stage="finished", replacement=None, result=result)
    return over, MatchOver(winner=winner, reason=reason, points=points)


def disqualify_teams(state: State, teams: Iterable[TeamId], reason: str) -> tuple[State, list[Event]]:
    """Return the match ended by the disqualification of one team or both (KB-1-d, KB-9-d), and its events."""
    out = list(teams)
    events: list[Event] = [Disqualified(team=team, reason=reason) for team in out]
    if len(out) > 1:
        over, last = finish_contest(state, None, "double_disqualification")
    else:
        over, last = finish_contest(state, opponents_of(out[0]), "disqualification")
    return over, [*events, last]


def after_turn(state: State, work: Work) -> State:
    """T8 (5), (6): the first result that applies, else the next stage (label `tie_break`)."""
    if work.scored:  # KB-10-d
        if len(work.scored) == 1:
            return _end(work, state, next(iter(work.scored)), "goal")
        return _tie(work, state, Reason("both-scored", clause="KB-11-b"))
    for reason, teams in (("missing_player", _lacking(state, work.turn)), ("no_players", _empty(state, work))):
        if teams:
            over, events = disqualify_teams(state, teams, reason)
            for event in events:
                work.log(event)
            return over
    if state.config.max_turns is not None and work.turn >= state.config.max_turns:  # KB-9-e
        return _tie(work, state, Reason("turn-limit", {"turns": state.config.max_turns}, clause="KB-9-e"))
    if work.fractures:  # KB-21-f
        fractured = {team: tuple(p for p in work.fractures if team_of(p) == team) for team in TEAMS}
        open_cases = {team: players for team, players in fractured.items() if players}
        return msgspec.structs.replace(state, stage="replacement", replacement=open_cases)
    return state


def _end(work: Work, state: State, winner: TeamId | None, reason: str, *why: Reason) -> State:
    over, event = finish_contest(state, winner, reason)
    work.log(event, reasons=why)
    return over


def _tie(work: Work, state: State, why: Reason) -> State:
    if not state.config.tie_break:
        return _end(work, state, None, "draw", why)
    with work.trail.behind("tie_break"):
        winner, reason = _break_tie(state, work.dice)
        red, blue = state.teams["rouge"].stats, state.teams["bleue"].stats
        facts: dict[str, Fact] = {"by": reason.removeprefix("tie_break:")}
        for part in COUNTED:
            facts |= {f"red-{part}": getattr(red, part), f"blue-{part}": getattr(blue, part)}
        figures = Reason("tie-break", facts, clause="KB-11-c")
        return _end(work, state, winner, reason, why, figures)


def _break_tie(state: State, dice: Dice) -> tuple[TeamId, str]:
    """KB-11-c: fewer specials, fewer charges, more deniers, then the toss."""
    red, blue = state.teams["rouge"].stats, state.teams["bleue"].stats
    if red.specials != blue.specials:
        return ("rouge" if red.specials < blue.specials else "bleue"), "tie_break:specials"
    if red.charges != blue.charges:
        return ("rouge" if red.charges < blue.charges else "bleue"), "tie_break:charges"
    if red.deniers != blue.deniers:
        return ("rouge" if red.deniers > blue.deniers else "bleue"), "tie_break:deniers"
    return ("rouge" if dice.roll("tie_break", TOSS_SIDES) % 2 == 0 else "bleue"), "tie_break:toss"


def _lacking(state: State, turn: int) -> list[TeamId]:
    """KB-2-f: the teams that have not replaced a missing person in time."""
    late = {
        team_of(player)
        for player, who in state.players.items()
        if who.status == "missing" and who.replace_by is not None and who.replace_by <= turn
    }
    return [team for team in TEAMS if team in late]


def _empty(state: State, work: Work) -> list[TeamId]:
    """KB-2-h: the teams with nobody on the pitch or the sideline and nobody who may still come in."""
    return [team for team in TEAMS if not _has_anybody(state, work, team)]


def _has_anybody(state: State, work: Work, team: TeamId) -> bool:
    squad = [(player, state.players[player]) for player in work.squads[team]]
    if any(who.status in {"pitch", "sideline"} for _, who in squad):
        return True
    replaceable = any(
        who.replace_from is not None or who.status == "missing" or player in work.fractures for player, who in squad
    )
    return replaceable and any(who.status == "bench" for _, who in squad)
