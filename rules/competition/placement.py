"""CP-8-j, CP-10-a: the order of a stage; and its tables as they are told."""

from fractions import Fraction

from rules.competition import events as ev
from rules.competition.bracket import asks_for_reset, depth
from rules.competition.config import Criterion, divisions_of, stage_settings_of
from rules.competition.outlook import flags_of
from rules.competition.state import Stage
from rules.competition.tables import (
    FIGURES,
    EqualEntrants,
    Standings,
    blocks_of,
    draw_lots,
    groups_of_table,
    is_shared,
    list_entrants,
    standings_of,
)
from rules.competition.turn.season import SeasonLike

PER_MATCH: tuple[Criterion, ...] = (
    "points", "wins", "goal_difference", "goals_for", "away_goals", "fair_play",
)  # fmt: skip


def table_of(held: SeasonLike, number: int, group: str | None, *, is_final: bool) -> ev.TableDrawnUp:
    """Return a table as it is told (CP-8-b to CP-8-d); a final one needs the lots, if any rank is shared."""
    standings = standings_of(held, number, group)
    blocks = blocks_of(standings)
    if is_final and standings.stage.lots:
        blocks = draw_lots(blocks, standings.stage.lots)
    flags = flags_of(held, number, standings)
    rows, rank = [], 1
    for block in blocks:
        rows += [
            _row(standings, entrant, rank, block.by if index == 0 else None, flags.get(entrant))
            for index, entrant in enumerate(block.entrants)
        ]
        rank += len(block.entrants)
    return ev.TableDrawnUp(stage=number, group=group, final=is_final, rows=tuple(rows))


def _row(standings: Standings, entrant: str, rank: int, by: object, flag: ev.Flag | None) -> ev.TableLine:
    tally = standings.tallies[entrant]
    return ev.TableLine(
        rank=rank,
        entrant=entrant,
        played=tally.played,
        won=tally.won,
        drawn=tally.drawn,
        lost=tally.lost,
        ot=(tally.ot_won, tally.ot_lost),
        forfeits=tally.forfeits,
        byes=tally.byes,
        gf=tally.gf,
        ga=tally.ga,
        diff=tally.diff,
        points=tally.points,
        adjust=tally.adjust,
        missed=tally.missed,
        form=tally.form,
        by=by,  # type: ignore[arg-type]
        flag=flag,
    )


def tables_of(held: SeasonLike, number: int, *, is_final: bool) -> tuple[ev.TableDrawnUp, ...]:
    """Return all tables of a stage."""
    groups = groups_of_table(held.stages[number - 1])
    return tuple(table_of(held, number, group, is_final=is_final) for group in groups)


def needs_lot(held: SeasonLike, number: int) -> bool:
    """CP-8-i: whether two entrants of a table, or of one place in CP-8-j, are equal in everything."""
    stage = held.stages[number - 1]
    if stage.lots:
        return False
    tables = [standings_of(held, number, group) for group in groups_of_table(stage)]
    ranked = [blocks_of(standings) for standings in tables]
    if any(is_shared(blocks) for blocks in ranked):
        return True
    return _is_compared(held, stage) and any(
        is_shared(place) for place in _places(tables, [list_entrants(b) for b in ranked])
    )


def _is_compared(held: SeasonLike, stage: Stage) -> bool:
    """Return whether the entrants of several groups are compared."""
    return stage.groups is not None and len(stage.groups) > 1 and divisions_of(held.config) is None


def _places(tables: list[Standings], ranked: list[list[str]]) -> list[list[EqualEntrants]]:
    """CP-8-j: of each place, those who have it, compared per match; equals stay together."""
    found = []
    for place in range(max((len(table) for table in ranked), default=0)):
        entrants = [(index, table[place]) for index, table in enumerate(ranked) if place < len(table)]
        keys = {entrant: _per_match(tables[index], entrant) for index, entrant in entrants}
        parts: dict[tuple[object, ...], list[str]] = {}
        for _, entrant in entrants:
            parts.setdefault(keys[entrant], []).append(entrant)
        found.append([EqualEntrants(tuple(parts[key]), None) for key in sorted(parts, reverse=True)])
    return found


def _per_match(standings: Standings, entrant: str) -> tuple[object, ...]:
    tally = standings.tallies[entrant]
    key: list[object] = [-tally.is_left]
    for criterion in standings.settings.ranking:
        if criterion in PER_MATCH:
            figure = FIGURES[criterion](standings, tally)
            key.append(Fraction(figure, tally.played) if tally.played else Fraction(0))
        elif criterion == "rating":
            key.append(tally.rating)
    return tuple(key)


def group_tables(held: SeasonLike, number: int) -> dict[str | None, list[str]]:
    """Return the final order of each table of a stage, the annulled left out."""
    stage = held.stages[number - 1]
    return {
        group: list_entrants(draw_lots(blocks_of(standings_of(held, number, group)), _all_lots(stage)))
        for group in groups_of_table(stage)
    }


def _all_lots(stage: Stage) -> tuple[str, ...]:
    """Return the lots, or the seeds while nothing has been drawn."""
    return stage.lots or stage.entrants


def table_order(held: SeasonLike, number: int) -> list[str]:
    """CP-8-j: the order of a stage with tables."""
    stage = held.stages[number - 1]
    ranked = list(group_tables(held, number).values())
    if _is_compared(held, stage):
        tables = [standings_of(held, number, group) for group in groups_of_table(stage)]
        order = [one for place in _places(tables, ranked) for one in list_entrants(draw_lots(place, _all_lots(stage)))]
    else:
        order = [entrant for table in ranked for entrant in table]
    return order + [entrant for entrant in stage.entrants if entrant in stage.annulled]


def champion_of(held: SeasonLike, number: int) -> str | None:
    """CP-11-a: the champion, by the order or the final of a stage."""
    stage = held.stages[number - 1]
    if not stage.is_bracket:
        first = stage.order[0] if stage.order else None
        return None if first in stage.left else first
    final = _final_key(held, number)
    tie = None if final is None else stage.ties.get(final)
    return None if tie is None else tie.winner


def _final_key(held: SeasonLike, number: int) -> str | None:
    """Return the key of the tie that decides a bracket; None while F.2 is due and not made."""
    stage = held.stages[number - 1]
    if stage.format == "knockout":
        return f"K{depth(len(stage.entrants))}.1"
    if "F.2" in stage.ties:
        return "F.2"
    return None if asks_for_reset(held, stage_settings_of(held.config, number), stage.ties) else "F.1"


def bracket_classes(held: SeasonLike, number: int) -> list[list[str]]:
    """CP-10-a: the order of a bracket, those who share a place together, each by seed; the champion first, if any."""
    stage = held.stages[number - 1]
    champion = champion_of(held, number)
    out = _rounds_out(held, number)
    third_key = f"K{depth(len(stage.entrants))}.2"
    third = stage.ties[third_key].winner if stage.format == "knockout" and third_key in stage.ties else None
    classes = [[champion]] if champion is not None else []
    still_there = [one for one in stage.entrants if one not in out and one != champion]
    classes.append(still_there)
    for round_ in sorted(set(out.values()), reverse=True):
        beaten = [one for one in stage.entrants if out.get(one) == round_ and one != champion]
        if third in beaten:
            classes.append([one for one in beaten if one == third])
            beaten.remove(third)
        classes.append(beaten)
    return [found for found in classes if found]


def _rounds_out(held: SeasonLike, number: int) -> dict[str, int]:
    """Return the round in which each entrant went out: that of the tie that it did not win."""
    stage = held.stages[number - 1]
    is_reset = _final_key(held, number) != "F.1"
    third_key = f"K{depth(len(stage.entrants))}.2"
    found: dict[str, int] = {}
    for key, tie in stage.ties.items():
        is_passed = (
            tie.how is None
            or (key == third_key and stage.format == "knockout")
            or (key.startswith("W") and tie.winner is not None)
            or (key == "F.1" and is_reset)
        )
        if not is_passed:
            for entrant in (tie.a, tie.b):
                if entrant is not None and entrant != tie.winner:
                    found[entrant] = max(found.get(entrant, 0), tie.round)
    return found


def stage_order_of(held: SeasonLike, number: int) -> list[str]:
    """Return the order of a stage as it stands; of the play-off its entrants."""
    stage = held.stages[number - 1]
    if stage.format == "playoff":
        return list(stage.entrants)
    if stage.is_bracket:
        return [entrant for found in bracket_classes(held, number) for entrant in found]
    return table_order(held, number)
