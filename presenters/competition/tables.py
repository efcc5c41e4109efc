"""Tables, brackets and calendars in words: complete without a picture, narrow enough for a phone."""

from collections.abc import Iterator, Sequence

from presenters.competition.words import GameWords
from presenters.texts import capital
from rules.competition.events import TableDrawnUp, TableLine
from rules.competition.placement import tables_of
from rules.competition.state import Fixture, Stage, Tie

MOST = 10  # places of a season that are told
SHARED = 3  # holders of an honour that are told; an honour of more says nothing
NAME = 16  # letters of a name in a code block
MARKS = {"through": "✓", "out": "✗", None: " "}


def stage_tables(words: GameWords, number: int) -> Sequence[TableDrawnUp]:
    """Return the tables of a stage as they stand; none of a bracket."""
    stage = words.state.stages[number - 1]
    return () if stage.is_bracket else tables_of(words.state, number, is_final=bool(stage.order))


def decider_lines(words: GameWords, table: TableDrawnUp) -> list[str]:
    """Return what decided the ranks that points did not, a line for each criterion."""
    decided: dict[str, list[str]] = {}
    for row in table.rows:
        if row.by not in {None, "points", "left"}:
            decided.setdefault(str(row.by), []).append(words.entrant(row.entrant))
    return [f"-# {words.t('cp-decided', by=by, entrants=words.list(names))}" for by, names in decided.items()]


def table_text(words: GameWords, table: TableDrawnUp) -> str:
    """Return a table in a code block, with what decided each rank beneath it."""
    head = _line("", words.t("cp-table-name"), words.t("cp-table-heads").split())
    rows = "\n".join(_row(words, row) for row in table.rows)
    group = words.group(table.stage, table.group)
    title = f"**{group}**\n" if group else ""
    return "\n".join((f"{title}```\n{head}\n{rows}\n```", *decider_lines(words, table)))


def _row(words: GameWords, row: TableLine) -> str:
    numbers = (str(row.played), f"{row.diff:+d}", str(row.points))
    return _line(f"{row.rank:>2}{MARKS[row.flag]}", words.bare(row.entrant), numbers)


def _line(rank: str, name: str, numbers: Sequence[str]) -> str:
    played, difference, points = numbers
    return f"{rank:<3}{name[:NAME]:<{NAME}} {played:>2} {difference:>4} {points:>3}"


def bracket_text(words: GameWords, number: int) -> str:
    """Return a bracket round by round, the latest first: ties with their score, who is through in bold."""
    stage = words.state.stages[number - 1]
    rounds = sorted({tie.round for tie in stage.ties.values()}, reverse=True)
    return "\n".join(line for round_ in rounds for line in _round_of_ties(words, number, stage, round_))


def _round_of_ties(words: GameWords, number: int, stage: Stage, round_: int) -> Iterator[str]:
    yield f"**{capital(words.round(number, round_))}**"
    for tie in stage.ties.values():
        if tie.round == round_:
            a, b = words.entrant(tie.a), words.entrant(tie.b)
            yield words.t(
                "cp-tie", a=a, b=b, score=tie_score(words, tie), how=tie.how or "none",
                winner="a" if tie.winner and tie.winner == tie.a else "b" if tie.winner else "none",
            )  # fmt: skip


def tie_score(words: GameWords, tie: Tie) -> str:
    """Return the score of a tie: of its match, where it is one; else games won, or both legs together."""
    first = words.state.fixtures[tie.games[0]] if len(tie.games) == 1 else None
    return words.score(first) if first is not None and first.score else f"{tie.score[0]}–{tie.score[1]}"


def calendar_text(words: GameWords, number: int, entrant: str | None = None) -> str:
    """Return the matches of a stage by round, or those of one entrant."""
    lines: list[str] = []
    last = 0
    for key, fixture in words.state.fixtures.items():
        is_wanted = entrant is None or entrant in (fixture.home, fixture.away)
        if fixture.stage != number or fixture.status in {"void", "annulled"} or not is_wanted:
            continue
        if fixture.round != last:
            last = fixture.round
            lines.append(f"**{capital(words.round(number, last))}**")
        lines.append(fixture_line(words, key, fixture))
    return "\n".join(lines) or words.t("cp-no-matches")


def fixture_line(words: GameWords, key: str, fixture: Fixture) -> str:
    """Return a match with its result, or what becomes of it."""
    return words.t(
        "cp-fixture",
        key=key,
        home=words.entrant(fixture.home),
        away=words.entrant(fixture.away),
        score=words.score(fixture),
        status="started" if fixture.started and fixture.status in {"open", "postponed"} else fixture.status,
    )


def honours_text(words: GameWords) -> str:
    """Return who won what, this season and before."""
    state = words.state
    lines = [words.t("cp-place", place=one.place, entrant=words.entrant(one.entrant)) for one in state.placings[:MOST]]
    for title in ("best_attack", "fair_play"):
        holders = getattr(state.honours, title) or ()  # unset until the end
        if 0 < len(holders) <= SHARED:
            lines.append(words.t("cp-honour-line", title=title, entrants=words.entrants(holders)))
    past = reversed(state.palmares)
    lines += [words.t("cp-past", season=one.season, champion=words.entrant(one.champion)) for one in past]
    return "\n".join(lines) or words.t("cp-no-honours")
