"""The Wayne Gretzky cup (rulebook part 10, Poules WG): pools, best-second table, semi-finals, final."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from boards.matrix_hockey import _frame, _table, _ties
from boards.matrix_hockey._frame import SECTION, TOP, Frame
from boards.matrix_hockey._kdh import BANNER, banner
from boards.matrix_hockey._ranks import RankedRow, pool_places, seconds_places
from boards.matrix_hockey._ties import CupTie
from boards.matrix_hockey._words import Labels, name_of
from boards.scene import Scene, Shape
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.events import Event, LotDrawn, TableDrawnUp
from rules.matrix_hockey.state import State, TeamId

_SEMI_FINALISTS = 4


def pools_scene(state: State, frame: Frame, events: Iterable[Event] = ()) -> Scene:
    """Return the cup so far, the final phase on top once it is drawn. The reader's own rows are framed.

    `events`: those of the week of the last pool round, if it is over; only they tell the lots that made the final
    tables (MH-3.3.1-c, -d). Without them those through stand first and others still level share a rank.
    """
    labels, look = frame.labels, frame.look
    shapes = _frame.draw_header(frame)
    if not state.wg.pools:
        return _frame.empty(frame)
    drawn, bottom = _final_phase(state, frame)
    shapes += drawn
    adjusted = {one: state.teams[one].record["WG"].adjust for one in state.wg.teams if one in state.teams}
    plain = replace(labels, no_promotion="")  # a matter of the championship
    table = _table.TableStyle(state, plain, look, _table.COMPACT, adjusted, frame.team, with_lines=False)
    shapes += _table.heads(bottom + 8, labels, look, _table.COMPACT)  # once: the columns are the same in all tables
    for head, places in pool_tables(state, tuple(events), labels):
        shapes += _frame.draw_section(head, bottom, look)
        drawn, bottom = _table.rows(table, places, bottom + SECTION)
        shapes += drawn
        bottom += 8
    key, height = _frame.draw_sign_key(
        [(labels.qualified, lambda x, y: [_frame.triangle(x, y, 11, look.up, 1)])], 1, bottom, look
    )
    return _frame.finish([*shapes, *key], bottom + height, frame)


def _final_phase(state: State, frame: Frame) -> tuple[list[Shape], float]:
    """The winner, the final, the semi-finals, as far as they are known."""
    shapes: list[Shape] = []
    bottom: float = TOP
    if state.wg.winner is not None:
        shapes += banner(name_of(state, state.wg.winner), bottom, frame)
        bottom += BANNER
    known = _ties.results_of(state, ("WGF",))
    semis = settings_of(state.config).WG.pool_rounds + 1
    for number, head in ((semis + 1, frame.labels.final), (semis, frame.labels.semis)):
        ties = [
            CupTie(round=number, home=home, away=away, result=known.get((number, home, away)))
            for home, away in state.fixtures.WG.get(number, ())
        ]
        if ties:
            shapes += _frame.draw_section(head, bottom, frame.look)
            drawn, bottom = _ties.matches(state, ties, bottom + SECTION, frame)
            shapes += drawn
            bottom += 8
    return shapes, bottom


def pool_tables(state: State, events: tuple[Event, ...], labels: Labels) -> list[tuple[str, tuple[RankedRow, ...]]]:
    """Return the heads and rows of the pools, then of their seconds if the best of them go through (MH-3.3.1-d)."""
    final = {
        event.group: [row.team for row in event.table]
        for event in events
        if isinstance(event, TableDrawnUp) and event.comp == "WG" and event.final
    }
    through = _through(state)
    pools = {pool: pool_places(state, pool, through, final.get(pool)) for pool in state.wg.pools}
    seconds = [places[1].row.team for places in pools.values() if len(places) > 1]
    spare = max(0, _SEMI_FINALISTS - len(pools))
    ranked: tuple[RankedRow, ...] = ()
    if spare and seconds:
        lots = [event.team for event in events if isinstance(event, LotDrawn) and event.group == "seconds"]
        ranked = seconds_places(state, seconds, through, lots if final else None)
    if not through and any(place.row.played for places in pools.values() for place in places):
        through = frozenset(places[0].row.team for places in pools.values() if places)
        through |= {place.row.team for place in ranked[:spare]}
    found = [(labels.pool(pool), _marked(places, through)) for pool, places in pools.items()]
    return [*found, (labels.seconds, _marked(ranked, through))] if ranked else found


def _through(state: State) -> frozenset[TeamId]:
    """Who plays the semi-finals, once the pools are over."""
    drawn = state.fixtures.WG.get(settings_of(state.config).WG.pool_rounds + 1, ())
    return frozenset(team for pair in drawn for team in pair) or frozenset(state.wg.alive)


def _marked(places: Iterable[RankedRow], through: frozenset[TeamId]) -> tuple[RankedRow, ...]:
    return tuple(msgspec.structs.replace(one, zone="up") if one.row.team in through else one for one in places)
