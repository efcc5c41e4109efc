"""What Matrix Hockey's pictures show, in words for those who do not see them: plain text, without markup.

A matrix as text reads on a telephone, too.
"""

from collections.abc import Iterable, Iterator, Mapping

from boards.matrix_hockey import Labels, Taken, knock_out, next_rounds, pool_tables
from presenters.matrix_hockey.narrative import tie_text
from presenters.matrix_hockey.words import GameWords, capitalise
from rules.matrix_hockey import facts
from rules.matrix_hockey import views as remains
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import LETTERS, Comp, TeamId

_MARKUP = str.maketrans("", "", "\\`*")


def plain_lines(lines: Iterable[str]) -> str:
    """Return lines without the signs of their markup."""
    return "\n".join(line.translate(_MARKUP) for line in lines)


def matrix_alt(words: GameWords, comp: Comp, division: str | None, team: TeamId | None, taken: Taken) -> str:
    """Return a matrix round by round, the current ones named, with how many teams took a column in past ones."""
    state = words.state
    who = state.teams.get(team or "")
    of = division or (who.division if who is not None else next(iter(state.divisions), ""))
    rows = state.matrices.get(facts.matrix_name(state, comp, of), {})
    lines = [words.t("mh-alt-matrix", comp=words.comp(comp), columns=" ".join(LETTERS[: facts.width_of(rows)]) or "—")]
    now = next_rounds(state, comp)
    for number in sorted(rows):
        crowds = " ".join(f"{letter} ×{count}" for letter, count in taken.get(number, {}).items() if count)
        lines.append(
            words.t(
                "mh-alt-round",
                round=capitalise(words.round(comp, number)),
                cells=" ".join(map(str, rows[number])),
                now=number in now,
                taken=crowds or "none",
            )
        )
    return plain_lines(lines)


def left_alt(words: GameWords, comp: Comp, division: str | None, teams: Iterable[TeamId]) -> str:
    """Return what `teams` have left, a line each."""
    known = {one.team: one for one in remains.list_remaining(words.state, comp, division)}
    return plain_lines(left_line(words, known[team], comp) for team in teams if team in known)


def left_line(words: GameWords, one: remains.Remaining, comp: Comp) -> str:
    """Return what a team has left: columns, values, stocks."""
    return words.t(
        "mh-left-line",
        team=words.team(one.team),
        columns=one.columns or "—",
        values=words.values(one.ot),
        shots=words.values(one.so) if comp == "KDH" else "none",
        extra=one.extra_goals,
        saves=one.super_saves if comp == "CH" else "none",
    )


def bracket_alt(words: GameWords) -> str:
    """Return the KDH cup so far, the latest round first: its winner, then each tie with its score."""
    winner = words.state.kdh.winner
    lines = [words.t("mh-cup-winner", team=words.team(winner))] if winner else []
    for played, ties in sorted(knock_out(words.state).items(), reverse=True):
        lines.append(capitalise(words.round("KDH", played)))
        lines += [tie_text(words, (tie.home, tie.away), tie.result, tie.back) for tie in ties]
    return plain_lines(lines)


def final_phase_lines(words: GameWords) -> Iterator[tuple[int, list[str]]]:
    """Yield the rounds of the Gretzky cup's final phase, the latest first, with a line per match."""
    state = words.state
    known = {(one.round, one.home, one.away): one for one in state.results if one.comp == "WGF"}
    last = facts.last_round(state, "WG")
    for number in (last, last - 1):
        found = facts.round_of(state, "WG", number)
        if found.matches and found.groups[0] == facts.FINAL_PHASE:
            yield number, [tie_text(words, pair, known.get((number, *pair))) for pair in found.matches]


def pools_alt(words: GameWords, labels: Labels, events: tuple[Event, ...]) -> str:
    """Return the Gretzky cup's winner, if there is one, its final phase, and the order of each pool with points."""
    winner = words.state.wg.winner
    lines = [words.t("mh-cup-winner", team=words.team(winner))] if winner else []
    for number, ties in final_phase_lines(words):
        lines += [capitalise(words.round("WG", number)), *ties]
    for head, places in pool_tables(words.state, events, labels):
        told = [
            words.t("mh-alt-place", rank=one.row.rank, team=words.team(one.row.team), points=one.row.points)
            for one in places
        ]
        lines.append(words.t("mh-alt-pool", pool=head, places=words.list(told)))
    return plain_lines(lines)


def grid_lines(words: GameWords, comp: Comp, division: str | None, team: TeamId | None, taken: Taken) -> list[str]:
    """Return a line per round, the current ones marked, under past ones how many teams took each column.

    Without a `division` the championship's matrix is that of `team`'s. Empty if there is none.
    """
    state = words.state
    who = state.teams.get(team or "")
    of = division or (who.division if who is not None else next(iter(state.divisions), ""))
    rows = state.matrices.get(facts.matrix_name(state, comp, of), {})
    letters = LETTERS[: facts.width_of(rows)]
    if not letters:
        return []
    now = next_rounds(state, comp)
    wide = 2 + (max(max(row) for row in rows.values()) > 9)  # noqa: PLR2004 - a telephone has room for one digit
    lines = ["   " + "".join(f"{letter:>{wide}}" for letter in letters)]
    for number in sorted(rows):
        mark = "▶" if number in now else " "
        lines.append(f"{mark}{number:>2}" + "".join(f"{cell:>{wide}}" for cell in rows[number]))
        if number in taken:
            lines.append("  ×" + "".join(f"{_count(taken[number], letter):>{wide}}" for letter in letters))
    return lines


def _count(counts: Mapping[str, int], letter: str) -> str:
    return str(counts[letter]) if counts.get(letter) else "·"
