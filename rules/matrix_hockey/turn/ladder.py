"""Steps 5 and 6 of a week: stored orders that lapse, sanctions, dummies, take-overs (MH-3.1.3, MH-4-h)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Literal

from rules.contract import JsonObject
from rules.matrix_hockey import facts
from rules.matrix_hockey.events import Event, OrdersLapsed, Sanction, SeasonStarted, TeamDummy, TeamReplaced
from rules.matrix_hockey.league import lowest_level
from rules.matrix_hockey.orders import read_key, round_key
from rules.matrix_hockey.state import COMPS, Comp, State, TeamId
from rules.matrix_hockey.turn.plays import Slot
from rules.matrix_hockey.turn.work import TeamWork, Work
from rules.reasons import Named, Reason

FIRST, SECOND, THIRD = 1, 2, 3


def lapse(work: Work) -> None:
    """Step 5: remove stored orders of teams out of a cup, or for rounds of this week or earlier (MH-4-h)."""
    state = work.before
    past: dict[Comp, set[int]] = {
        comp: {number for week in state.calendar[: state.week] for number in week.get(comp, ())} for comp in COMPS
    }
    for team in work.teams:
        orders = work.advance.get(team, {})
        for key in sorted(orders, key=round_key):
            found = read_key(key)
            if found is None:
                continue
            comp, number = found
            if number in past[comp] or _is_out(work, team, comp):
                del orders[key]
                work.events.append(OrdersLapsed(team=team, comp=comp, round=number))


def _is_out(work: Work, team: TeamId, comp: Comp) -> bool:
    match comp:
        case "CH":
            return False
        case "WG":
            return team not in work.wg.teams or bool(work.wg.alive and team not in work.wg.alive)
        case "KDH":
            return team not in work.kdh.alive


def climb(work: Work, slots: Iterable[Slot]) -> None:
    """Step 6: a rung for every team that was ONR, first-round take-overs, then take-overs of dummies."""
    missed = _missed(work, slots)
    is_first_week = 1 in facts.rounds_of_week(work.before, "CH", work.before.week)
    for team in work.teams.values():
        comps = missed.get(team.id, set())
        if is_first_week and "CH" in comps and _is_taken_at_once(work, team):
            hand_to_waiting(work, team, "first_round")  # MH-3.1.3-j: instead of the sanction
        elif comps.intersection(work.settings.onr.ladder):
            _sanction(work, team, comps.intersection(work.settings.onr.ladder))
    _replace_dummies(work)


def _missed(work: Work, slots: Iterable[Slot]) -> Mapping[TeamId, set[Comp]]:
    """Return in which competitions each team was ONR: championship and Gretzky pools (MH-3.2.3-b, MH-3.3.3-c)."""
    found: dict[TeamId, set[Comp]] = {}
    for slot in slots:
        for play in slot.plays.values():
            if play.is_onr and not play.is_forfeit:
                found.setdefault(play.team, set()).add(slot.comp)
    return found


def _is_taken_at_once(work: Work, team: TeamWork) -> bool:
    return team.before.new and bool(work.waiting) and work.settings.replacement.first_round


def _sanction(work: Work, team: TeamWork, comps: Collection[Comp]) -> None:
    """MH-3.1.3-e, -f, -g; a week is at most one rung (MH-3.1.3-n, MH-3.3.3-b)."""
    team.onr += 1
    step = min(team.onr, THIRD)
    most = 1 if step == FIRST else max(team.extra_goals, team.super_saves)
    extra, saves = min(most, team.extra_goals), min(most, team.super_saves)
    team.extra_goals -= extra
    team.super_saves -= saves
    missed = Reason("rung", {"onr": team.onr, "comps": Named("comp", tuple(comp for comp in COMPS if comp in comps))})
    work.tell(Sanction(team=team.id, step=step, extra_goals_lost=extra, super_saves_lost=saves), missed)
    if step == SECOND:
        team.no_promotion = True
    if step == THIRD:
        team.is_dummy = True
        work.advance.pop(team.id, None)
        work.events.append(TeamDummy(team=team.id))


def _replace_dummies(work: Work) -> None:
    """MH-3.1.3-i: dummies of the lowest level are taken over while somebody waits."""
    if not work.settings.replacement.auto:
        return
    lowest = lowest_level(work.before.divisions)
    for team in work.teams.values():
        if not work.waiting:
            return
        if team.is_dummy and work.before.divisions[team.division].level == lowest:
            hand_to_waiting(work, team, "dummy")


def hand_to_waiting(work: Work, team: TeamWork, reason: Literal["dummy", "first_round"]) -> None:
    """Give a team to the first who waits; after a dummy with a clean slate (MH-3.1.3-i), else as it is (MH-3.1.3-j)."""
    coming = work.waiting.pop(0)
    work.events.append(TeamReplaced(team=team.id, old_name=team.name, new_name=coming.name, reason=reason))
    team.name = coming.name
    work.advance.pop(team.id, None)
    if reason == "dummy":
        settings = work.settings.replacement
        team.is_dummy = False
        team.onr = 0
        team.no_promotion = team.no_promotion and settings.keeps_promotion_ban
        team.extra_goals += settings.grant.extra_goals
        team.super_saves += settings.grant.super_saves


def sanction_of(now: State, past: Sequence[Sequence[Event]], team: TeamId) -> JsonObject:
    """Return what the sanction of a team's last rung took, as `excuse_onr` gives it back (MH-9-b)."""
    step = min(now.teams[team].onr, THIRD)
    for events in reversed(past):
        if any(isinstance(event, SeasonStarted) for event in events):
            break
        for event in events:
            if isinstance(event, Sanction) and (event.team, event.step) == (team, step):
                taken = {"extra_goals": event.extra_goals_lost, "super_saves": event.super_saves_lost}
                return {"team": team, **taken}
    return {"team": team}
