"""The pages on demand besides those of the panel: one entrant, the results of a round, « Pourquoi ? », the cross grid.

The grid, everybody against everybody, stands in code blocks that a phone is wide enough for.
"""

from collections.abc import Iterator, Mapping, Sequence

from presenters.competition.reasons import pair_lines, rank_lines, rank_text
from presenters.competition.tables import calendar_text, fixture_line, stage_tables
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.fitting import fit_message
from presenters.post import Button, ButtonRow, Post, custom_id
from presenters.texts import capital
from rules.competition.outlook import Balance, Form, form_of
from rules.competition.reasons import why_rank
from rules.competition.state import Fixture, Stage
from rules.competition.tables import groups_of_table
from rules.competition.views import Own, cross_grid, own_fixtures, reach_in_group

COLOUR = 0x8E44AD
EVERYBODY = "-"  # in a press: it is about no entrant alone


def entrant_page(words: GameWords, title: str, contest_id: int, entrant: str) -> Post:
    """Return what there is to know of one entrant. Raises `UserError` for one that there is not."""
    if entrant not in words.state.entrants:
        raise UserError("cp-which-entrant")
    lines = [f"**{words.entrant(entrant)}**", *_standing(words, entrant), *_form(words, form_of(words.state, entrant))]
    lines += [_next(words, own) for own in own_fixtures(words.state, entrant)]
    stages = range(len(words.state.stages), 0, -1)
    played = [
        calendar_text(words, number, entrant) for number in stages if _is_of(words.state.stages[number - 1], entrant)
    ]
    row = ButtonRow(
        (
            Button(words.t("cp-button-why"), custom_id("cp-why", contest_id, entrant)),
            Button(words.t("cp-button-ics"), custom_id("cp-ics", contest_id, entrant)),
        )
    )
    return Post((f"### {title}", *fit_message(["\n".join(lines), *played]), row), accent=COLOUR)


def _is_of(stage: Stage, entrant: str) -> bool:
    return entrant in stage.entrants


def _standing(words: GameWords, entrant: str) -> Iterator[str]:
    """Yield an entrant's place in the current stage and, by points, the places that it can still take (part 10)."""
    state = words.state
    if not state.entrants[entrant].is_in:
        yield words.t("cp-team-left")
    if not state.stages:
        return
    number = state.stage
    for table in stage_tables(words, number):
        row = next((one for one in table.rows if one.entrant == entrant), None)
        if row is None:
            continue
        group = words.group(number, table.group)
        yield words.t(
            "cp-team-row",
            rank=row.rank,
            points=row.points,
            played=row.played,
            diff=f"{row.diff:+d}" if row.diff else "0",
            group=group or "none",
        )
        own = None if table.group is None or table.final else reach_in_group(state, number, table.group).get(entrant)
        if own is not None:
            yield words.t(
                "cp-team-reach", lo=own.lo, hi=own.hi, best=own.best, worst=own.worst, flag=row.flag or "none"
            )


def _form(words: GameWords, form: Form) -> Iterator[str]:
    if not form.last:
        return
    letters = " ".join(words.t("cp-letter", got=got) for got in form.last)
    yield words.t("cp-team-form", last=letters, home=_balance(form.home), away=_balance(form.away), missed=form.missed)


def _balance(balance: Balance) -> str:
    return f"{balance.won}-{balance.drawn}-{balance.lost}"


def _next(words: GameWords, own: Own) -> str:
    """Return an open match as its entrant sees it: where, against whom, what it must decide, a longer tie so far."""
    tie = None if own.fixture.tie is None else words.state.stages[own.fixture.stage - 1].ties[own.fixture.tie]
    score = own.tie_score if tie is not None and len(tie.games) > 1 else None
    return words.t(
        "cp-team-next",
        key=own.key,
        opponent=words.entrant(own.opponent),
        venue="home" if own.is_home else "away",
        level=own.fixture.level,
        tie="none" if score is None else f"{score[0]}–{score[1]}",
    )


def more_rows(words: GameWords, contest_id: int, page: str) -> tuple[ButtonRow, ...]:
    """Return the buttons from a page of the panel to what goes with it."""
    if not words.state.stages:
        return ()
    results = Button(words.t("cp-button-results"), custom_id("cp-results-last", contest_id))
    beside = {
        "table": Button(words.t("cp-button-why"), custom_id("cp-why", contest_id, EVERYBODY)),
        "calendar": Button(words.t("cp-button-ics"), custom_id("cp-ics", contest_id, EVERYBODY)),
    }
    return (ButtonRow((results, beside[page])),) if page in beside else ()


def why_page(words: GameWords, title: str, entrant: str | None = None) -> Post:
    """Return why the latest stage stands, or is paired, as it is: for everybody, or for one entrant."""
    state = words.state
    if not state.stages:
        raise UserError("cp-not-begun")
    number = state.stage
    stage = state.stages[number - 1]
    if stage.is_bracket:
        return Post((f"### {title}", words.t("cp-why-bracket")), accent=COLOUR)
    lines = [*(rank_lines(words, number) if entrant is None else _why_one(words, number, entrant))]
    lines += pair_lines(words, number, stage.round, entrant)
    return Post((f"### {title}", *fit_message(["\n".join(lines)])), accent=COLOUR)


def _why_one(words: GameWords, number: int, entrant: str) -> Iterator[str]:
    stage = words.state.stages[number - 1]
    for group in groups_of_table(stage):
        members = stage.entrants if group is None or stage.groups is None else stage.groups[group]
        if entrant in members and entrant not in stage.annulled:
            yield rank_text(words, why_rank(words.state, number, group, entrant))


def results_page(
    words: GameWords, title: str, contest_id: int, number: int | None = None, round_: int | None = None
) -> Post:
    """Return the matches of a round, by default of the last one with a result. Raises `UserError` for no round."""
    if not words.state.stages:
        raise UserError("cp-not-begun")
    rounds = _rounds(words)
    last = max((place for place, one in enumerate(rounds) if _has_results(words, one)), default=0)
    wanted = rounds[last] if number is None and round_ is None else (number or words.state.stage, round_)
    if wanted not in rounds:
        raise UserError("cp-which-round")
    place = rounds.index(wanted)
    lines = [f"**{capital(words.round(*rounds[place]))}**", *_matches(words, rounds[place])]
    beside = ((place - 1, "cp-button-before"), (place + 1, "cp-button-after"))
    buttons = tuple(
        Button(words.t(label), custom_id("cp-results", contest_id, *rounds[other]))
        for other, label in beside
        if 0 <= other < len(rounds)
    )
    return Post(
        (f"### {title}", *fit_message(["\n".join(lines)]), *((ButtonRow(buttons),) if buttons else ())), accent=COLOUR
    )


def _rounds(words: GameWords) -> list[tuple[int, int]]:
    """Return the rounds that have matches, by stage."""
    found = {(one.stage, one.round) for one in words.state.fixtures.values() if one.status != "void"}
    return sorted(found) or [(words.state.stage, 1)]


def _of_round(words: GameWords, wanted: tuple[int, int]) -> list[tuple[str, Fixture]]:
    rows = words.state.fixtures.items()
    return [(key, one) for key, one in rows if (one.stage, one.round) == wanted and one.status != "void"]


def _has_results(words: GameWords, wanted: tuple[int, int]) -> bool:
    return any(one.score is not None for _, one in _of_round(words, wanted))


def _matches(words: GameWords, wanted: tuple[int, int]) -> Iterator[str]:
    """Yield the matches of a round, group by group."""
    group: str | None = None
    for key, one in _of_round(words, wanted):
        if one.group != group and (title := words.group(one.stage, one.group)):
            yield f"*{title}*"
        group = one.group
        yield fixture_line(words, key, one)
    stage = words.state.stages[wanted[0] - 1]
    byes = [entrant for entrant, rounds in stage.byes.items() if wanted[1] in rounds]
    if byes:
        yield words.t("cp-byes", entrants=words.entrants(byes))


NAME = 8  # letters of a name
WIDE = 40  # characters of a line


def cross_page(words: GameWords, title: str) -> Post:
    """Return everybody against everybody of the latest stage with groups. Raises `UserError` where there is none."""
    stages = words.state.stages
    number = next((place for place in range(len(stages), 0, -1) if stages[place - 1].groups), None)
    if number is None:
        raise UserError("cp-no-cross")
    blocks: list[str] = []
    for group, members in (stages[number - 1].groups or {}).items():
        head = words.group(number, group)
        blocks.append("\n".join([*([f"**{head}**"] if head else []), *_grid(words, number, group, members)]))
    return Post((f"### {title}", words.t("cp-cross-how"), *fit_message(blocks)), accent=COLOUR)


def _grid(words: GameWords, number: int, group: str, members: Sequence[str]) -> Iterator[str]:
    """Yield code blocks, each as many columns as a phone is wide."""
    cells = {
        pair: "/".join(_cell(words.state.fixtures[key]) for key in cell.meetings)
        for pair, cell in cross_grid(words.state, number, group).items()
    }
    wide = max([3, *map(len, cells.values())])
    many = max(1, (WIDE - NAME - 3) // (wide + 1))
    for start in range(0, len(members), many):
        shown = members[start : start + many]
        head = " ".join(f"{place:>{wide}}" for place, _ in enumerate(shown, start + 1))
        rows = [
            " ".join([_name(words, place, home), *(_at(cells, home, away, wide) for away in shown)])
            for place, home in enumerate(members, 1)
        ]
        yield "\n".join(["```", " " * (NAME + 4) + head, *rows, "```"])


def _name(words: GameWords, place: int, entrant: str) -> str:
    return f"{place:>2} {words.bare(entrant)[:NAME]:<{NAME}}"


def _at(cells: Mapping[tuple[str, str], str], home: str, away: str, wide: int) -> str:
    return f"{'■' if home == away else cells.get((home, away), ''):>{wide}}"


def _cell(fixture: Fixture) -> str:
    if fixture.status == "annulled" or fixture.score is None:
        return "x" if fixture.status == "annulled" else "·"
    return f"{fixture.score[0]}-{fixture.score[1]}"
