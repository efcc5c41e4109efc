"""CP-1-e, CP-1-f: the matches that the bot is to host now, and the report of one that is over.

CP-R-f as the sides themselves can ask for it: which fixtures of an entrant can be put off to a later round.
"""

from collections import Counter
from collections.abc import Container, Mapping
from typing import Literal, cast

from msgspec.structs import replace

from rules.books import Course, Settled
from rules.competition.config import stage_settings_of
from rules.competition.notation.writing import canonical
from rules.competition.orders import Abandon, Act, Forfeit, Line, Report
from rules.competition.state import Fixture, Pair, State
from rules.competition.turn.season import fixtures_of, is_open
from rules.contract import How, SeatId
from rules.hosting import HostedFixture as Hosted
from rules.hosting import Movable, Which

PLAYED = ("score", "overtime", "shootout", "forfeit")  # with an outcome of its own
WORDS: dict[Which, Literal["dom", "ext"]] = {"home": "dom", "away": "ext"}


def list_hosted_fixtures(state: State) -> tuple[Hosted, ...]:
    """Return what is to be hosted now, in number order."""
    if state.phase != "running":
        return ()
    return tuple(_hosted(state, key, fixture) for key, fixture in state.fixtures.items() if is_open(fixture))


def _hosted(state: State, key: str, fixture: Fixture) -> Hosted:
    return Hosted(
        key=key,
        home=SeatId(fixture.home),
        away=SeatId(fixture.away),
        stage=fixture.stage,
        group=fixture.group,
        round=fixture.round,
        leg=fixture.leg,
        level=fixture.level,
        replays=fixture.replays,
        first_leg=_first_leg(state, fixture),
        ahead=_ahead(state, fixture),
    )


def course(state: State) -> Course | None:
    """Return what a season has come to. What nobody played, and nobody won, is no result."""
    if state.phase == "signup":
        return None
    last = state.stages[-1]
    is_last = last.is_bracket and last.format != "playoff" and len(state.stages) == len(state.config.stages)
    return Course(
        season=state.season,
        entrants={SeatId(entrant): who.name for entrant, who in state.entrants.items()},
        settled=tuple(
            Settled(
                key=key,
                home=SeatId(one.home),
                away=SeatId(one.away),
                score=one.score,
                how=cast("How", one.how),
                ahead=_ahead(state, one),
            )
            for key, one in state.fixtures.items()
            if one.status == "done" and one.score is not None and one.how in PLAYED
        ),
        qualified=tuple(map(SeatId, last.entrants)) if is_last else (),
        champion=None if state.champion is None else SeatId(state.champion),
        is_over=state.phase == "finished",
    )


def _ahead(state: State, fixture: Fixture) -> int | None:
    """Return how many rounds come after a bracket's match; a play-off between divisions leads to no other round."""
    stage = state.stages[fixture.stage - 1]
    return stage.rounds - fixture.round if stage.is_bracket and stage.format != "playoff" else None


def _first_leg(state: State, fixture: Fixture) -> Pair | None:
    """Return what the home side and the away side of a second leg scored in the first one."""
    if fixture.level != "aggregate" or fixture.tie is None:
        return None
    first = state.fixtures[state.stages[fixture.stage - 1].ties[fixture.tie].games[0]]
    return first.goals_of(fixture.home), first.goals_of(fixture.away)


def list_sole_places(state: State) -> Mapping[int, SeatId]:
    """Return who has each place alone, once the season is over."""
    found = Counter(one.place for one in state.placings) if state.phase == "finished" else Counter[int]()
    return {one.place: SeatId(one.entrant) for one in state.placings if found[one.place] == 1}


def champions(state: State) -> Mapping[int, SeatId]:
    """Return who has won each season that is over."""
    won = {one.season: SeatId(one.champion) for one in state.palmares if one.champion is not None}
    if state.phase == "finished" and state.champion is not None:
        won[state.season] = SeatId(state.champion)
    return won


def begin_fixtures(state: State, keys: Container[tuple[str, int]]) -> State:
    """Return the state in which the open fixtures among `keys` (key, replays) have begun: they are not made again."""
    fixtures = {
        key: replace(one, started=True) if is_open(one) and (key, one.replays) in keys else one
        for key, one in state.fixtures.items()
    }
    return replace(state, fixtures=fixtures)


def write_report(key: str, score: Pair | None, winner: Which | None, how: How, missed: Pair) -> str:
    """Return the canonical line of an ended match; without a score it was a game without goals (CP-7-c)."""
    return canonical((Line(_act(key, score, winner, how, missed), "", {}),))


def _act(key: str, score: Pair | None, winner: Which | None, how: How, missed: Pair) -> Act:
    match how:
        case "abandoned":
            return Abandon(key)
        case "double_forfeit":
            return Forfeit(key, "double", missed)
        case "forfeit" if winner is not None:  # the other side forfeits
            return Forfeit(key, "ext" if winner == "home" else "dom", missed)
        case _ if score is None:
            return Report(key, "nul" if winner is None else WORDS[winner], missed=missed)
        case _ if winner is not None and (how == "shootout" or score[0] == score[1]):  # however it was decided
            return Report(key, score, shootout=WORDS[winner], missed=missed)
        case _:
            return Report(key, score, is_overtime=how == "overtime", missed=missed)


MOVED = frozenset({"open", "planned"})


def movable(state: State, entrant: str) -> tuple[Movable, ...]:
    """Return the fixtures of an entrant that are not begun and that a later round has room for, in number order."""
    if state.phase != "running" or not state.stages[state.stage - 1].has_calendar:
        return ()
    stage, window = state.stages[state.stage - 1], stage_settings_of(state.config, state.stage).window
    found = []
    for key, one in fixtures_of(state, state.stage):
        later = range(max(one.round, stage.to) + 1, stage.rounds + 1)
        if entrant not in {one.home, one.away} or one.status not in MOVED or one.started or not later:
            continue
        ahead = {round_: -(-max(0, round_ - stage.to) // window) for round_ in (one.round, *later)}
        found.append(
            Movable(
                key=key,
                home=SeatId(one.home),
                away=SeatId(one.away),
                ahead=ahead[one.round],
                later=tuple((round_, ahead[round_]) for round_ in later),
            )
        )
    return tuple(found)


def move(key: str, round_: int) -> str:
    """Return the referee's line that moves a fixture."""
    return f"deplace {key} {round_}"
