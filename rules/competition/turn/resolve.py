"""A turn closed, or a referee's lines carried out at once (rulebook part 6)."""

from collections.abc import Mapping

from rules.competition import events as ev
from rules.competition.completing import first_seeds
from rules.competition.orders import Order
from rules.competition.state import REFEREE, RESULTS, State
from rules.competition.turn.corrections import repair
from rules.competition.turn.ending import end_competition, finish_order, go_on, reckon, tell_end
from rules.competition.turn.lines import carry_out_all
from rules.competition.turn.opening import open_stage
from rules.competition.turn.season import Season
from rules.competition.turn.unplayed import close_unplayed
from rules.contract import Outcome, SeatId
from rules.dice import Dice


def resolve(state: State, orders: Mapping[SeatId, Order | None], dice: Dice) -> Outcome[State, ev.Event]:
    """Close the turn: the lines, then what follows in the phase that the turn was opened in."""
    season = Season(state, dice)
    carry_out_all(season, orders.get(SeatId(REFEREE)) or (), "referee")
    if state.phase != "finished":
        carry_out_all(season, orders.get(SeatId(RESULTS)) or (), "results")
    if state.phase == "signup":
        _start(season, dice)
    else:
        _follow(season, dice, closes=True)
    return Outcome(season.state(state.turn + 1), tuple(season.events), tuple(season.marks))


def carry_out_lines(state: State, orders: Mapping[SeatId, Order]) -> State:
    """Return the state with the lines in hand carried out, and nothing that follows from them."""
    season = Season(state)
    carry_out_all(season, orders.get(SeatId(REFEREE)) or (), "referee")
    carry_out_all(season, orders.get(SeatId(RESULTS)) or (), "results")
    return season.state(state.turn)


def carry_out_at_once(state: State, order: Order, dice: Dice) -> Outcome[State, ev.Event]:
    """Carry out a referee's lines between turns (rulebook part 9): unplayed matches stay, but after a `cloture`."""
    season = Season(state, dice)
    carry_out_all(season, order, "referee")
    if state.phase != "signup":
        _follow(season, dice, closes=season.doings["policy"] is not None)
    return Outcome(season.state(state.turn), tuple(season.events), tuple(season.marks))


def _start(season: Season, dice: Dice) -> None:
    """Rulebook 6.2."""
    entrants = season.all_in()
    if len(entrants) < 2:  # noqa: PLR2004
        season.tell(ev.TooFew(entered=len(entrants)))
        return
    season.phase = "running"
    season.tell(ev.CompetitionStarted(season=season.number, entrants=tuple(entrants)))
    open_stage(season, 1, first_seeds(season), dice)
    go_on(season, dice)


def _follow(season: Season, dice: Dice, *, closes: bool) -> None:
    """Rulebook 6.3."""
    if season.doings["rolled"]:
        return
    if season.phase == "finished":
        _follow_end(season, dice)
        return
    repair(season, dice)
    if season.doings["stop"]:
        if season.current.format != "playoff":
            finish_order(season, season.stage, dice)
        end_competition(season)
        return
    if closes:
        close_unplayed(season)
    go_on(season, dice)


def _follow_end(season: Season, dice: Dice) -> None:
    """After the end only corrections and points change anything; the end is told again if it is another."""
    if not season.corrected and not season.doings["adjusted"]:
        return
    before = (season.champion, season.placings, season.honours, season.next)
    repair(season, dice)
    reckon(season)
    if (season.champion, season.placings, season.honours, season.next) != before:
        tell_end(season)


def settles_all(state: State, orders: Mapping[SeatId, Order]) -> bool:
    """Return whether the turn may close; where nothing is open, with the first line in hand."""
    if state.phase != "running" or not any(orders.values()):
        return False
    open_now = [(key, fixture.replays) for key, fixture in state.fixtures.items() if fixture.status == "open"]
    after = carry_out_lines(state, orders).fixtures
    return all(after[key].status != "open" or after[key].replays > replays for key, replays in open_now)
