"""Rulebook 6.1: a line carried out. Nothing is drawn; what follows from it by draw comes after all lines."""

from typing import Literal, assert_never

from msgspec.structs import replace

from rules.competition import events as ev
from rules.competition import orders as od
from rules.competition.notation.checks import check_season_line
from rules.competition.qualification import begin_next_season
from rules.competition.results import Verdict, settle_fixture, settle_with
from rules.competition.state import Entrant, Fixture, Stage, Tie
from rules.competition.ties import look_at_tie_again
from rules.competition.turn.season import Season, fixtures_of
from rules.competition.turn.unplayed import leave
from rules.competition.turn.verdicts import verdict_of
from rules.errors import OrderError


def swap(season: Season, one: str, two: str) -> None:
    """Swap two entrants in the fixtures, ties and byes of the current round."""
    other = {one: two, two: one}

    def of(entrant: str | None) -> str | None:
        return entrant if entrant is None else other.get(entrant, entrant)

    stage = season.current
    for key, fixture in list(fixtures_of(season, season.stage)):
        if fixture.round == stage.round and fixture.status != "void":
            home, away = other.get(fixture.home, fixture.home), other.get(fixture.away, fixture.away)
            season.fixtures[key] = replace(fixture, home=home, away=away)
    ties = {
        key: _swapped(tie, of(tie.a), of(tie.b)) if tie.round == stage.round else tie for key, tie in stage.ties.items()
    }
    season.put(season.stage, replace(stage, ties=ties, byes=_byes(stage, one, two)))
    season.tell(ev.Swapped(stage=season.stage, round=stage.round, entrants=(one, two)))


def _swapped(tie: Tie, a: str | None, b: str | None) -> Tie:
    """Return a tie with its new entrants; of those that are over only byes are swapped."""
    return replace(tie, a=a, b=b, winner=a) if tie.how == "bye" else replace(tie, a=a, b=b)


def _byes(stage: Stage, one: str, two: str) -> dict[str, tuple[int, ...]]:
    byes = dict(stage.byes)
    for given, taken in ((one, two), (two, one)):
        if stage.round in stage.byes.get(given, ()):
            byes[given] = tuple(round_ for round_ in byes[given] if round_ != stage.round)
            byes[taken] = (*byes.get(taken, ()), stage.round)
    return {entrant: rounds for entrant, rounds in byes.items() if rounds}


Seat = Literal["results", "referee"]
POLICIES: dict[od.CloseWord, ev.ClosingPolicy] = {"nul": "draw", "double": "double_forfeit", "report": "postpone"}


def carry_out_all(season: Season, order: od.Order, seat: Seat) -> None:
    """Carry out the lines of a seat; one of `results` that no longer holds is dropped."""
    season.seat = seat
    for line in order:
        try:
            check_season_line(season, line)
        except OrderError as error:
            season.tell(ev.Ignored(seat=seat, line=line.words, code=error.code))
        else:
            carry_out(season, line, seat)
    season.seat = None


def carry_out(season: Season, line: od.Line, seat: Seat) -> None:  # noqa: PLR0912 - one branch per act
    """Carry out a line that has been checked."""
    act = line.act
    match act:
        case od.Report() | od.Forfeit():
            _report(season, act.fixture, verdict_of(season, act), seat)
        case od.Abandon():
            _abandon(season, act.fixture)
        case od.Begin():
            _begin(season, act.fixture)
        case od.SignUp():
            _sign_up(season, act)
        case od.Withdraw():
            leave(season, act.entrant, None)
        case od.Exclude():
            leave(season, act.entrant, act.reason)
        case od.Replace():
            _replace(season, act)
        case od.Correct():
            _correct(season, act.what)
        case od.Adjust():
            _adjust(season, act)
        case od.Move():
            _move(season, act)
        case od.Swap():
            swap(season, act.one, act.two)
        case od.Redraw():
            season.doings["redraw"] = True
        case od.Close():
            policy = season.doings["policy"] = POLICIES[act.word]
            season.tell(ev.Closed(stage=season.stage, round=season.current.round, policy=policy))
        case od.Stop():
            season.doings["stop"] = True
            season.tell(ev.Stopped(stage=season.stage, round=season.current.round))
        case od.NewSeason():
            begin_next_season(season)
        case _:
            assert_never(act)


def _report(season: Season, key: str, verdict: Verdict, seat: Seat) -> None:
    settle_fixture(season, key, verdict, seat)
    _look_at_tie(season, season.fixtures[key])


def _look_at_tie(season: Season, fixture: Fixture) -> None:
    if fixture.tie is not None:
        look_at_tie_again(season, fixture.stage, fixture.tie)


def _abandon(season: Season, key: str) -> None:
    """CP-7-f: it stays to be played."""
    fixture = season.fixtures[key]
    season.fixtures[key] = replace(fixture, replays=fixture.replays + 1, started=False)
    season.fresh.add(key)
    season.tell(ev.Abandoned(fixture=key, replay=fixture.replays + 1))


def _begin(season: Season, key: str) -> None:
    """CP-7-g: a second one is accepted and says nothing."""
    fixture = season.fixtures[key]
    if not fixture.started:
        season.fixtures[key] = replace(fixture, started=True)
        season.tell(ev.Started(fixture=key))


def _sign_up(season: Season, act: od.SignUp) -> None:
    """CP-2-b; CP-2-d: the latecomer is the last seed."""
    number = 1 + max((who.number for who in season.entrants.values()), default=0)
    name = act.entrant if act.name is None else act.name
    season.entrants[act.entrant] = Entrant(name=name, number=number, rating=act.rating)
    is_late = season.phase == "running"
    if is_late:
        stage = season.current
        entrants, source = (*stage.entrants, act.entrant), (*stage.source, act.entrant)
        season.put(season.stage, replace(stage, entrants=entrants, source=source))
    season.tell(ev.SignedUp(entrant=act.entrant, name=name, rating=act.rating, late=is_late))


def _replace(season: Season, act: od.Replace) -> None:
    """CP-2-g: only the name changes."""
    who = season.entrants[act.entrant]
    season.entrants[act.entrant] = replace(who, name=act.name)
    season.tell(ev.Replaced(entrant=act.entrant, old_name=who.name, new_name=act.name))


def _correct(season: Season, what: od.Report | od.Forfeit | od.Abandon) -> None:
    """CP-R-b, CP-R-c; what follows from it is done after all lines."""
    key = what.fixture
    fixture = season.fixtures[key]
    is_replay = isinstance(what, od.Abandon)
    new = (
        _taken_back(season, fixture) if isinstance(what, od.Abandon) else settle_with(fixture, verdict_of(season, what))
    )
    season.fixtures[key] = new
    season.corrected.add(key)
    if is_replay:
        season.fresh.add(key)
    season.tell(ev.Corrected(fixture=key, old=_outcome(fixture), new=_outcome(new), replay=is_replay))
    _look_at_tie(season, new)


def _outcome(fixture: Fixture) -> ev.CorrectedResult:
    return ev.CorrectedResult(
        score=fixture.score,
        how=fixture.how,
        winner=fixture.winner,
        shootout=fixture.shootout,
        missed=fixture.missed,
    )


def _taken_back(season: Season, fixture: Fixture) -> Fixture:
    stage = season.current
    is_later = stage.has_calendar and fixture.round > stage.to
    is_earlier = stage.has_calendar and fixture.round < stage.round
    return replace(
        fixture,
        status="planned" if is_later else "postponed" if is_earlier else "open",
        started=False,
        replays=fixture.replays + 1,
        score=None,
        shootout=None,
        how=None,
        winner=None,
        missed=(0, 0),
    )


def _adjust(season: Season, act: od.Adjust) -> None:
    """CP-R-d: an adjustment is never 0."""
    stage = season.current
    total = stage.adjust.get(act.entrant, 0) + act.points
    others = {entrant: n for entrant, n in stage.adjust.items() if entrant != act.entrant}
    adjust = {**others, act.entrant: total} if total else others
    season.put(season.stage, replace(stage, adjust=adjust))
    season.doings["adjusted"] = True
    season.tell(ev.PointsAdjusted(stage=season.stage, entrant=act.entrant, points=act.points, reason=act.reason))


def _move(season: Season, act: od.Move) -> None:
    """CP-R-f."""
    fixture = season.fixtures[act.fixture]
    status: Literal["open", "planned"] = "open" if act.round <= season.current.to else "planned"
    season.fixtures[act.fixture] = replace(fixture, round=act.round, status=status)
    season.fresh.add(act.fixture)
    season.tell(ev.Moved(fixture=act.fixture, from_=fixture.round, to=act.round))
