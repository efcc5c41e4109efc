"""A competition as it stands this moment, and what a round has made certain.

The results of the open round count when it closes (part 10). What points alone have made certain, whatever the others
still do (CP-8-k), is told once, when it is so.
"""

from collections.abc import Iterable, Iterator

from presenters.competition.dossier import Dossier
from presenters.competition.words import GameWords
from rules.competition.config import divisions_of
from rules.competition.events import Event, TableDrawnUp
from rules.competition.placement import tables_of
from rules.competition.state import State


def latest_state(dossier: Dossier) -> State:
    """Return the state with what is in hand; as it was decided last where nothing of that is known."""
    return dossier.now if dossier.live is None else dossier.live


def results_in_hand(dossier: Dossier) -> int:
    """Return how many results of the open round are in."""
    known = dossier.now.fixtures
    return sum(
        one.score is not None and (key not in known or known[key].score is None)
        for key, one in latest_state(dossier).fixtures.items()
    )


def certain_lines(words: GameWords, before: State, events: Iterable[Event]) -> Iterator[str]:
    """Yield who has come through, and who is out, in the tables that a turn was closed with; not in final ones."""
    for table in events:
        if not isinstance(table, TableDrawnUp) or table.final:
            continue
        known = _flags(before, table)
        new = {
            flag: [row.entrant for row in table.rows if row.flag == flag and known.get(row.entrant) != flag]
            for flag in ("through", "out")
        }
        for flag, entrants in new.items():
            if entrants:
                yield words.t(
                    "cp-certain",
                    flag=flag,
                    aim=_aim(words.state, table),
                    entrants=words.entrants(entrants),
                    count=len(entrants),
                )


def _flags(before: State, table: TableDrawnUp) -> dict[str, str | None]:
    """Return what was certain before the turn, in the same table."""
    if table.stage > len(before.stages) or before.stages[table.stage - 1].is_bracket:
        return {}
    tables = tables_of(before, table.stage, is_final=False)
    return {row.entrant: row.flag for one in tables if one.group == table.group for row in one.rows}


def _aim(state: State, table: TableDrawnUp) -> str:
    """Return what one comes through to: another stage, a higher division, or the first place."""
    if divisions_of(state.config) is not None:
        return "title" if table.group == "A" else "up"
    return "next" if table.stage < len(state.config.stages) else "title"
