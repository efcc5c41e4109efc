"""A competition's pictures with the words in them; whatever they show is told in words as well."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from boards.competition import StandingsFrame, StandingsLabels, StandingsTable, bracket_scene, table_scene
from boards.palette import PUBLIC, palette_named
from presenters.competition.tables import stage_tables
from presenters.competition.words import GameWords
from presenters.escaping import plain
from presenters.post import Picture
from presenters.texts import capital
from rules.competition.events import TableDrawnUp
from rules.competition.state import Stage, Tie


def _frame(words: GameWords, title: str, number: int, own: str | None, palette: str) -> StandingsFrame:
    stage = words.state.stages[number - 1]
    return StandingsFrame(
        title=plain(title, 90),
        subtitle=words.t(
            "cp-picture-subtitle", season=words.state.season, name=words.round(number, stage.round, stage.to)
        ),
        names={entrant: words.bare(entrant) for entrant in words.state.entrants},
        labels=StandingsLabels(heads=words.t("cp-picture-heads").split(), bye=words.t("cp-picture-bye")),
        own=own,
        palette=palette_named(palette),
    )


def closing_picture(words: GameWords, title: str, told: Sequence[TableDrawnUp]) -> Picture:
    """Return the tables that a round was closed with; those of now know the byes of the next round already."""
    number = told[-1].stage
    subtitle = words.t(
        "cp-picture-subtitle", season=words.state.season, name=words.format(words.state.stages[number - 1])
    )
    return _tables(words, told, replace(_frame(words, title, number, None, PUBLIC), subtitle=subtitle))


def stage_picture(words: GameWords, title: str, number: int, own: str | None = None, palette: str = PUBLIC) -> Picture:
    """Return how a stage stands: its tables, or its bracket."""
    stage, frame = words.state.stages[number - 1], _frame(words, title, number, own, palette)
    if stage.is_bracket:
        rounds = {tie.round: capital(words.round(number, tie.round)) for tie in stage.ties.values()}
        return Picture(
            bracket_scene(_scored(words, stage), rounds, frame), "tableau.png", words.t("cp-picture-bracket")
        )
    return _tables(words, stage_tables(words, number), frame)


def _tables(words: GameWords, told: Sequence[TableDrawnUp], frame: StandingsFrame) -> Picture:
    shown = [StandingsTable(words.group(table.stage, table.group), table.rows) for table in told]
    leaders = words.list(words.bare(table.rows[0].entrant) for table in shown if table.rows)
    return Picture(table_scene(shown, frame), "classement.png", words.t("cp-picture-table", leaders=leaders))


def _scored(words: GameWords, stage: Stage) -> Mapping[str, Tie]:
    """Return the ties of a bracket; those of one match bear that match's goals: the winner's mark tells who won it."""
    ties = {}
    for key, tie in stage.ties.items():
        only = words.state.fixtures[tie.games[0]] if len(tie.games) == 1 else None
        goals = only.score if only is not None else None
        ties[key] = tie if goals is None else replace(tie, score=goals)
    return ties
