"""What a state must hold besides its types: references (rulebook part 4)."""

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.competition.state import CASE_ERROR, MOST_ENTRANTS, REFEREE, RESULTS, Fixture, Stage, State
from rules.errors import CaseError


def check_state(state: State) -> None:
    """Return if all that a state refers to is there. Raises `CaseError`."""
    _need(len(state.entrants) <= MOST_ENTRANTS, "entrants: too many")
    _need(not {REFEREE, RESULTS} & state.entrants.keys(), "entrants: a service seat's name")
    _need(len({who.number for who in state.entrants.values()}) == len(state.entrants), "entrants: a number twice")
    _need((state.phase == "signup") == (state.stage == 0) and state.stage <= len(state.stages), "stage")
    _need(state.phase != "signup" or not (state.stages or state.fixtures), "stages: before the first one")
    for number, stage in enumerate(state.stages, 1):
        _check_stage(state, stage, number)
    for key, fixture in state.fixtures.items():
        _check_fixture(state, fixture, key)
    _known(state.entrants, (placing.entrant for placing in state.placings), "placings")
    _known(state.entrants, (one for division in state.next or () for one in division), "next")
    _known(state.entrants, () if state.champion is None else (state.champion,), "champion")


def _need(holds: bool, where: str) -> None:
    if not holds:
        raise CaseError(CASE_ERROR, where)


def _known(known: Iterable[str], named: Iterable[str], where: str) -> None:
    unknown = set(named) - set(known)
    _need(not unknown, f"{where}: unknown: {min(unknown, default='')}")


def _check_stage(state: State, stage: Stage, number: int) -> None:
    own, where = stage.entrants, f"stages: {number}"
    _known(state.entrants, own, f"{where}: entrants")
    _need(len(own) > 1 and len(set(own)) == len(own), f"{where}: entrants")
    _known(state.entrants, stage.source, f"{where}: source")
    _need(len(set(stage.source)) == len(stage.source), f"{where}: source")
    _known(own, [*stage.left, *stage.annulled, *stage.byes], where)
    _known(state.entrants, [*stage.order, *stage.adjust], where)
    _need(not stage.lots or sorted(stage.lots) == sorted(own), f"{where}: lots")
    _need(0 not in stage.adjust.values(), f"{where}: adjust")
    _need(stage.has_calendar == (stage.groups is not None), f"{where}: groups")
    grouped = [one for group in (stage.groups or {}).values() for one in group]
    _need(stage.groups is None or sorted(grouped) == sorted(own), f"{where}: groups")
    for key, tie in stage.ties.items():
        named = (tie.a, tie.b, tie.left, tie.winner, tie.loser)
        _known(own, (one for one in named if one is not None), f"{where}: {key}")
        _known(state.fixtures, tie.games, f"{where}: {key}: games")
        games = [state.fixtures[game] for game in tie.games]
        _need(all((game.stage, game.tie) == (number, key) for game in games), f"{where}: {key}: games")
        is_played = tie.how is None and tie.a is not None and tie.b is not None
        _need(not is_played or bool(games), f"{where}: {key}: no games")
        _need({tie.left, tie.winner, tie.loser} <= {tie.a, tie.b, None}, f"{where}: {key}")
    meeting = Counter((tie.round, who) for tie in stage.ties.values() for who in (tie.a, tie.b) if who is not None)
    _need(max(meeting.values(), default=1) == 1, f"{where}: ties: an entrant twice in a round")


def _check_fixture(state: State, fixture: Fixture, key: str) -> None:
    _need(fixture.stage <= len(state.stages), f"{key}: stage")
    stage = state.stages[fixture.stage - 1]
    # Of a stage that was made again there may be fixtures of those who are no longer in it.
    is_current = fixture.status != "void"
    known: Iterable[str] = stage.entrants if is_current else state.entrants
    if is_current and stage.groups is not None:
        _need(fixture.group in stage.groups, f"{key}: group")
        known = _group(stage.groups, fixture.group)
    elif is_current:
        _need(fixture.group is None, f"{key}: group")
    _known(known, (fixture.home, fixture.away), key)
    _need(fixture.home != fixture.away, f"{key}: an entrant against itself")
    _need(fixture.status != "done" or (fixture.score is not None and fixture.how is not None), f"{key}: no result")
    _need(fixture.winner in {None, fixture.home, fixture.away}, f"{key}: winner")
    tie = None if fixture.tie is None else stage.ties.get(fixture.tie)
    _need(not is_current or stage.is_bracket == (tie is not None), f"{key}: tie")
    _need(not is_current or tie is None or key in tie.games, f"{key}: tie")


def _group(groups: Mapping[str, tuple[str, ...]], name: str | None) -> tuple[str, ...]:
    return groups[name] if name is not None else ()
