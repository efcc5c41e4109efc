"""The report of a closed turn on one page: a division, a cup, or the season."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from presenters.matrix_hockey import standing
from presenters.matrix_hockey.narrative.sentences import sentence
from presenters.matrix_hockey.narrative.tables import pool_lines, table_block
from presenters.matrix_hockey.words import Words
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.posts import part_of
from rules.matrix_hockey.state import Comp, State

LONG = (ev.KdhDraw, ev.WgPoolsDrawn)


def report(words: Words, state: State, events: Iterable[ev.Event], part: str) -> list[str]:
    """Return the blocks of a page, in the order of a referee's report; `state` is the season after the turn."""
    mine = [event for event in events if part_of(state, event) == part]
    matches = [event for event in mine if isinstance(event, ev.Match)]
    tables = [event for event in mine if isinstance(event, ev.Standings)]
    told = [event for event in mine if not isinstance(event, ev.Match | ev.Standings)]
    rounds: dict[tuple[Comp, int], list[ev.Match]] = {}
    for match in matches:
        rounds.setdefault((match.comp, match.round), []).append(match)
    blocks: list[str] = []
    for (comp, number), of_round in rounds.items():
        blocks += _round(words, comp, number, of_round, [one for one in told if _is_of(one, comp, number)])
    rest = [one for one in told if not any(_is_of(one, comp, number) for comp, number in rounds)]
    blocks += _sentences(words, [one for one in rest if not isinstance(one, LONG)])
    blocks += _tables(replace(words, state=state), tables, part)
    return blocks + [text for one in rest if isinstance(one, LONG) and (text := sentence(words, one))]


def _round(words: Words, comp: Comp, number: int, matches: Sequence[ev.Match], told: Sequence[ev.Event]) -> list[str]:
    """Return a round: results in the seed's notation, what the columns came to, what else happened."""
    lines = "\n".join(f"- {sentence(words, match)}" for match in matches)
    silent = [event.team for event in told if isinstance(event, ev.Onr) and not event.forfeit]
    notes = [words.t("mh-onr-all", teams=words.teams(silent))] if silent else []
    notes += [who for match in matches if (who := _through(words, match))]
    rest = [event for event in told if not isinstance(event, ev.Onr) or event.forfeit]
    notes += [text for event in rest if (text := sentence(words, event))]
    blocks = [words.t("mh-round-head", round=words.round(comp, number)), lines]
    if counts := column_counts(words, matches):
        blocks.append(counts)
    return [*blocks, *(("\n".join(f"- {note}" for note in notes),) if notes else ())]


def _through(words: Words, match: ev.Match) -> str:
    """Return who goes on where the score does not tell it (MH-3.2.2-d, MH-3.3.2-d, MH-3.3.3-d)."""
    if match.winner is None or match.decided not in {"pool_goals", "lot"}:
        return ""
    return words.t(
        "mh-through", team=words.team(match.winner), match=words.pair((match.home, match.away)), by=match.decided
    )


def column_counts(words: Words, matches: Iterable[ev.Match]) -> str:
    """Return what shared columns came to: `F ×4 : 5 → 2`; nothing where no two teams had the same idea."""
    sides = [side for match in matches for side in match.sides if side.column is not None and not side.onr]
    taken: dict[str, list[ev.Side]] = {}
    for side in sides:
        taken.setdefault(side.column or "", []).append(side)
    shared = [
        words.t("mh-column-count", column=column, count=len(those), cell=those[0].cell or 0, base=those[0].base or 0)
        for column, those in sorted(taken.items())
        if len(those) > 1
    ]
    return words.t("mh-columns", counts=" · ".join(shared)) if shared else ""


def _is_of(event: ev.Event, comp: Comp, number: int) -> bool:
    match event:
        case ev.Onr() | ev.ChoiceRedrawn() | ev.BoostCut():
            return (event.comp, event.round) == (comp, number)
        case ev.BonusGoal():
            return (comp, event.round) == ("CH", number)
        case _:
            return False


def _sentences(words: Words, events: Sequence[ev.Event]) -> list[str]:
    sanctioned = {event.team for event in events if isinstance(event, ev.Sanction)}
    told = [event for event in events if not isinstance(event, ev.TeamDummy) or event.team not in sanctioned]
    lines = [text for event in told if (text := sentence(words, event))]
    return ["\n".join(lines)] if lines else []


def _tables(words: Words, tables: Sequence[ev.Standings], part: str) -> list[str]:
    """Return the tables after the turn, their marks too: who may not go up, who plays at random, who is beyond a line.

    A Gretzky pool has no such lines.
    """
    if part == "WG":
        return pool_lines(words, tables)
    return [
        block
        for table in tables
        for block in (
            words.t("mh-table-title", final=table.final),
            table_block(words, table, standing.zones(words.state, table.group)),
        )
    ]
