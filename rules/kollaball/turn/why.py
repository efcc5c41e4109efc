"""Reasons of Kollaball (`rules.reasons`), as the steps mark them where they decide.

Names are told only where positions, roles and charges, which everybody sees, give them. Who was drawn among players
known by their orders or by the real ball in their hands is told by how many they were, as the die tells it.
"""

from collections.abc import Mapping, Sequence

from rules.kollaball.orders import Burst, Pass, Reserve
from rules.kollaball.state import Cell, PlayerId, TeamId, opponents_of, team_of
from rules.kollaball.turn.work import Work, special_of
from rules.reasons import Fact, Named, Reason

Reasons = tuple[Reason, ...]


def people(*players: PlayerId) -> Named:
    """Return players as a fact."""
    return Named("player", players)


def drawn(candidates: Sequence[PlayerId], clause: str = "") -> Reasons:
    """Return that one was drawn among players whom everybody knows; nothing where there was one alone."""
    return (Reason("drawn", {"among": people(*candidates)}, clause=clause),) if len(candidates) > 1 else ()


def drawn_of(candidates: Sequence[object], clause: str = "") -> Reasons:
    """Return that one was drawn among so many: who they were is not for all."""
    return (Reason("drawn-of", {"count": len(candidates)}, clause=clause),) if len(candidates) > 1 else ()


def for_team(team: TeamId, code: str, facts: Mapping[str, Fact] | None = None, clause: str = "") -> Reason:
    """Return a reason that is for a team's own eyes."""
    return Reason(code, facts or {}, seat=team, clause=clause)


def why_missed(work: Work, cell: Cell, team: TeamId) -> Reasons:
    """Return why nobody of `team` catches a ball on a cell: the most telling of it."""
    pushed = [
        player
        for player, (origin, role) in work.pushed.items()
        if origin == cell and role == "receiver" and team_of(player) == team
    ]
    there = work.on_cell(team, cell)
    receivers = [player for player in there if work.roles.get(player) == "receiver"]
    sprained = [player for player in receivers if player in work.sprained]
    hitters = [player for player in there if work.roles.get(player) == "hitter"]
    others = [player for player in work.on_cell(opponents_of(team), cell) if work.roles.get(player) == "receiver"]
    found = (
        ("receiver-pushed", pushed, "KB-15-g"),
        ("sprained", sprained, "KB-21-m"),
        ("hands-full", receivers, "KB-15-f"),
        ("only-hitters", hitters, "KB-13-e"),
        ("none-receives", there, "KB-15-d"),
        ("their-receiver", others, "KB-15-d"),
    )
    for code, players, clause in found:
        if players:
            return (Reason(code, {"who": people(*players), "cell": cell}, clause=clause),)
    return (Reason("nobody-there", {"team": Named("team", (team,)), "cell": cell}, clause="KB-15-d"),)


def is_veiled(work: Work, players: Sequence[PlayerId], but: TeamId | None = None) -> bool:
    """Return whether some of `players`, those of the team `but` apart, play with a decoy (KB-17-k).

    Who of them got which ball is then not for all.
    """
    teams = {team_of(player) for player in players} - {but}
    return any(team in work.decoys_vanish or _plays_decoy(work, team) for team in teams)


def _plays_decoy(work: Work, team: TeamId) -> bool:
    plans = (work.plans[player] for player in work.squads[team] if player in work.plans)
    specials = (special_of(action) for plan in plans for action in plan.actions)
    return any(special is not None and special.kind == "decoy" for special in specials)


def why_not_redirected(reserve: Reserve | None, target: Cell) -> str:
    """Return why a passer's reserve does not serve after a sprain (KB-21-m)."""
    if reserve is None:
        return "reserve-none"
    if not isinstance(reserve, Pass):
        return "reserve-no-pass"
    return "reserve-same-cell" if reserve.to == target else "reserve-chained"


def why_no_burst(work: Work, player: PlayerId) -> Reasons:
    """Return what a critical sprint or deep pass lacks: the reserve with `^` that says where to advance."""
    plan = work.plans.get(player)
    if plan is None or isinstance(plan.reserve, Burst):
        return ()
    return (for_team(team_of(player), "no-burst", {"who": people(player)}),)
