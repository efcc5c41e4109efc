"""Rulebook part 5: the checks of a line, in the page's order, on the state that the lines before have left."""

from typing import assert_never

from rules.competition import orders as od
from rules.competition.results import settle_with
from rules.competition.state import MOST_ENTRANTS, Fixture, Tie
from rules.competition.ties import tie_standing_of
from rules.competition.turn.season import Season, fixtures_of, is_open
from rules.competition.turn.verdicts import check_level, tie_of, verdict_of
from rules.errors import OrderError


def check_season_line(season: Season, line: od.Line) -> None:
    """Return if a line may be carried out. Raises `OrderError`."""
    act = line.act
    _check_phase(season, line)
    match act:
        case od.Report() | od.Forfeit():
            _check_open(season, line, act.fixture)
            check_level(season, line, act)
        case od.Abandon() | od.Begin():
            _check_open(season, line, act.fixture)
        case od.Correct():
            _check_correction(season, line, act.what)
        case od.SignUp():
            _check_sign_up(season, line, act.entrant)
        case od.Withdraw() | od.Exclude() | od.Replace():
            _check_entrant(season, line, act.entrant)
        case od.Adjust():
            _check_points(season, line, act.entrant)
        case od.Move():
            _check_move(season, line, act)
        case od.Swap():
            _check_swap(season, line, act)
        case od.Redraw():
            _check_redraw(season, line)
        case od.Close():
            _check_close(season, line, act.word)
        case od.Stop() | od.NewSeason():
            pass
        case _:
            assert_never(act)


def _check_phase(season: Season, line: od.Line) -> None:
    match line.act:
        case od.Replace():
            return
        case od.SignUp() | od.Withdraw():
            phases = {"signup", "running"}
        case od.Correct() | od.Adjust():
            phases = {"running", "finished"}
        case od.NewSeason():
            phases = {"finished"}
        case _:
            phases = {"running"}
    if season.phase not in phases or (isinstance(line.act, od.Stop) and season.doings["stop"]):
        raise OrderError("E_PHASE", line.at["first"], phase=season.phase)


def _known(season: Season, line: od.Line, key: str) -> Fixture:
    fixture = season.fixtures.get(key)
    if fixture is None:
        raise OrderError("E_FIXTURE_UNKNOWN", line.at["fixture"], fixture=key)
    return fixture


def _check_open(season: Season, line: od.Line, key: str) -> None:
    fixture = _known(season, line, key)
    if not is_open(fixture):
        raise OrderError("E_NOT_OPEN", line.at["fixture"], fixture=key, status=fixture.status)


def _check_entrant(season: Season, line: od.Line, entrant: str, place: str = "id") -> None:
    if entrant not in season.entrants:
        raise OrderError("E_ENTRANT_UNKNOWN", line.at[place], entrant=entrant)
    if not season.is_in(entrant):
        raise OrderError("E_ENTRANT_LEFT", line.at[place], entrant=entrant)


def _format_fault(season: Season, line: od.Line, place: str = "first") -> OrderError:
    return OrderError("E_FORMAT", line.at[place], format=season.current.format)


def _check_correction(season: Season, line: od.Line, what: od.Report | od.Forfeit | od.Abandon) -> None:
    fixture = _known(season, line, what.fixture)
    if fixture.status != "done":
        raise OrderError("E_NOT_DONE", line.at["fixture"], fixture=what.fixture)
    if isinstance(what, od.Abandon):
        if is_beyond_recall(season, fixture):
            raise OrderError("E_CLOSED", line.at["result"], fixture=what.fixture)
        for entrant in (fixture.home, fixture.away):
            if not season.is_in(entrant):
                raise OrderError("E_ENTRANT_LEFT", line.at["fixture"], entrant=entrant)
        return
    check_level(season, line, what)
    tie = tie_of(season, fixture)
    if tie is not None and is_past(season, fixture.stage, tie):
        after = settle_with(fixture, verdict_of(season, what))
        if tie.left is None and not tie_standing_of(tie, {**_games(season, tie), what.fixture: after}).is_over:
            raise OrderError("E_UNDECIDED", line.at["fixture"], fixture=what.fixture)


def _games(season: Season, tie: Tie) -> dict[str, Fixture]:
    return {key: season.fixtures[key] for key in tie.games}


def is_beyond_recall(season: Season, fixture: Fixture) -> bool:
    """Return whether a result cannot be taken back any more (`E_CLOSED`)."""
    if season.has_ended or fixture.stage < season.stage:
        return True
    return not season.current.has_calendar and fixture.round != season.current.round


def is_past(season: Season, stage: int, tie: Tie) -> bool:
    """Return whether a tie is of an earlier round or stage, or any after the end."""
    return season.has_ended or stage < season.stage or tie.round < season.current.round


def _check_sign_up(season: Season, line: od.Line, entrant: str) -> None:
    if entrant in season.entrants:
        raise OrderError("E_ENTRANT_THERE", line.at["id"], entrant=entrant)
    if len(season.entrants) >= MOST_ENTRANTS:
        raise OrderError("E_FULL", line.at["first"])
    if season.phase == "running" and not _may_enter_late(season):
        raise OrderError("E_LATE", line.at["first"])


def _may_enter_late(season: Season) -> bool:
    """CP-2-d."""
    is_swiss = season.stage == 1 and season.current.format == "swiss"
    return is_swiss and season.current.round < season.settings.late_entry


def _check_points(season: Season, line: od.Line, entrant: str) -> None:
    if season.current.is_bracket:
        raise _format_fault(season, line)
    if entrant not in season.current.entrants:
        raise OrderError("E_ENTRANT_UNKNOWN", line.at["id"], entrant=entrant)


def _check_move(season: Season, line: od.Line, act: od.Move) -> None:
    fixture = _known(season, line, act.fixture)
    if not (is_open(fixture) or fixture.status == "planned"):
        raise OrderError("E_NOT_OPEN", line.at["fixture"], fixture=act.fixture, status=fixture.status)
    if not season.current.has_calendar:
        raise _format_fault(season, line)
    if fixture.has_begun:
        raise OrderError("E_STARTED", line.at["fixture"])
    if not season.current.round <= act.round <= season.current.rounds:
        raise OrderError("E_ROUND", line.at["number"], round=act.round)


def _check_swap(season: Season, line: od.Line, act: od.Swap) -> None:
    if season.current.format not in {"swiss", "knockout", "double_elimination"}:
        raise _format_fault(season, line)
    places = ((act.one, "id"), (act.two, "second"))
    for entrant, place in places:
        _check_entrant(season, line, entrant, place)
    opponents: list[str | None] = []
    for entrant, place in places:
        opponent, has_begun = _pairing(season, line, entrant, place)
        if has_begun:
            raise OrderError("E_STARTED", line.at[place])
        opponents.append(opponent)
    if act.one == act.two or opponents[0] == act.two:
        raise OrderError("E_CLASH", line.at["second"], entrant=act.two)


def _pairing(season: Season, line: od.Line, entrant: str, place: str) -> tuple[str | None, bool]:
    """Return an entrant's opponent in the current round, and whether they have begun or are through."""
    stage = season.current
    for tie in stage.ties.values():
        if tie.round == stage.round and entrant in {tie.a, tie.b}:
            has_begun = any(season.fixtures[key].has_begun for key in tie.games)
            return tie.b if entrant == tie.a else tie.a, has_begun or tie.how not in {None, "bye"}
    for _, fixture in fixtures_of(season, season.stage):
        is_on = fixture.round == stage.round and fixture.status != "void" and fixture.tie is None
        if is_on and entrant in {fixture.home, fixture.away}:
            return fixture.other(entrant), fixture.has_begun
    if stage.round in stage.byes.get(entrant, ()):
        return None, False
    raise OrderError("E_NOT_PAIRED", line.at[place], entrant=entrant)


def has_started(season: Season, number: int) -> bool:
    """Return whether a fixture of a stage that is not void has started."""
    return any(fixture.has_begun and fixture.status != "void" for _, fixture in fixtures_of(season, number))


def _check_redraw(season: Season, line: od.Line) -> None:
    if not season.settings.is_drawn:
        raise _format_fault(season, line)
    if has_started(season, season.stage):
        raise OrderError("E_STARTED", line.at["first"])


def _check_close(season: Season, line: od.Line, word: od.CloseWord) -> None:
    stage = season.current
    is_possible = {
        "nul": not stage.is_bracket and season.settings.draws,
        "report": stage.has_calendar,
        "double": True,
    }[word]
    if not is_possible:
        raise _format_fault(season, line, "word")
