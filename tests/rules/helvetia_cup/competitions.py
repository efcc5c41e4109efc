"""Competitions for tests: a league and a cup of a few teams, and reports as matches would make them."""

import random
from collections.abc import Mapping

from msgspec.structs import replace

from rules.dice import Dice
from rules.helvetia_cup.competition import CompetitionSetup, deliver_report, new_competition, resolve_competition
from rules.helvetia_cup.competition.creation import EntrantSetup
from rules.helvetia_cup.state import (
    BySeat,
    CompetitionState,
    Fixture,
    MatchReport,
    PlayerReport,
    PlayersReport,
    SquadMember,
)

FILES = ("zyon", "basela")


def begun(form: str, keys: str, seed: bytes = b"", **config: object) -> CompetitionState:
    """Return a competition of teams called by letters, before its first round; their files take turns."""
    teams = {key: EntrantSetup(team=FILES[i % 2], name=f"FC {key}") for i, key in enumerate(keys)}
    setup = CompetitionSetup(kind="competition", format=form, teams=teams, config=config)
    return new_competition(setup, Dice(seed))


def pair(**changes: object) -> CompetitionState:
    """Return a league of two, a (Zyon) and b (Basela), with a at home in the round that is playing."""
    state = CompetitionState(
        teams=begun("league", "ab").teams,
        fixtures=(
            Fixture(id="r1m1", round=1, home="a", away="b", status="playing"),
            Fixture(id="r2m1", round=2, home="b", away="a"),
        ),
        table=begun("league", "ab").table,
        phase="playing",
    )
    return replace(state, **changes)


def with_member(state: CompetitionState, key: str, n: int, **changes: object) -> CompetitionState:
    """Return a competition in which a figure carries something."""
    entrant = state.teams[key]
    players = {**entrant.players, n: replace(entrant.players[n], **changes)}
    return replace(state, teams={**state.teams, key: replace(entrant, players=players)})


def member(state: CompetitionState, key: str, n: int) -> SquadMember:
    return state.teams[key].players[n]


def told(home: Mapping[int, PlayerReport] | None = None, **fields: object) -> MatchReport:
    """Return a report of the match of `pair`, level at nothing unless said."""
    given = {"score": BySeat(), **fields}
    return MatchReport(fixture="r1m1", players=PlayersReport(home=home or {}), **given)


def after(state: CompetitionState, *reports: MatchReport):
    """Return what becomes of a competition whose inbox holds `reports`."""
    return resolve_competition(replace(state, inbox=reports), {}, Dice(b""))


def random_report(state: CompetitionState, fixture: Fixture, source: random.Random) -> MatchReport:
    """Return a report that some match could make: no draw in a cup, sometimes a forfeit."""
    goals = BySeat(home=source.randint(0, 4), away=source.randint(0, 4))
    winner = None if goals.home == goals.away else "home" if goals.home > goals.away else "away"
    forfeit = None
    if winner is None and state.format == "cup":
        winner = source.choice(("home", "away"))
    elif winner is not None and source.random() < 0.1:
        forfeit = "away" if winner == "home" else "home"
    players = PlayersReport(
        **{
            seat: {n: _random_player(source) for n in source.sample(sorted(state.teams[key].players), 7)}
            for seat, key in (("home", fixture.home), ("away", fixture.away))
        }
    )
    return MatchReport(fixture=fixture.id, score=goals, winner=winner, forfeit=forfeit, players=players)


def _random_player(source: random.Random) -> PlayerReport:
    yellow = source.choice((0, 0, 0, 1, 2))
    red = yellow == 2 or source.random() < 0.05
    played = source.random() < 0.8
    return PlayerReport(
        yellow=yellow, red=red, injured=source.random() < 0.1, boost=source.randint(0, 4), played=played
    )


def played_round(state: CompetitionState, source: random.Random, *, at_once: bool) -> CompetitionState:
    """Return a competition after its round: all reports in one turn, or each in its own."""
    state = resolve_competition(state, {}, Dice(source.randbytes(4))).state
    assert state.phase == "playing"
    waiting = [one for one in state.fixtures if one.round == state.round]
    source.shuffle(waiting)
    for i, fixture in enumerate(waiting, start=1):
        state = deliver_report(state, random_report(state, fixture, source))
        if not at_once or i == len(waiting):
            state = resolve_competition(state, {}, Dice(b"")).state
    return state
