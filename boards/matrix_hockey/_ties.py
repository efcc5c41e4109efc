"""Cup matches: how they ended in words, who came back, who had no match; and as a list.

In it they stand one below the other: home at the left, score in the middle, away at the right.
"""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.matrix_hockey import _frame
from boards.matrix_hockey._frame import MARGIN, WIDTH, Frame
from boards.matrix_hockey._look import Look
from boards.matrix_hockey._words import Labels, name_of
from boards.scene import Anchor, Shape
from rules.matrix_hockey.state import Decided, Pair, RecordComp, Result, State, TeamId


class CupTie(msgspec.Struct, frozen=True, kw_only=True):
    """A match of a cup; `result` is None until it is played. `back`: its loser who was re-admitted (MH-3.2.3-d)."""

    round: int
    home: TeamId
    away: TeamId
    result: Result | None = None
    back: TeamId | None = None

    @property
    def winner(self) -> TeamId | None:
        """Who won."""
        return self.result.winner if self.result is not None else None

    @property
    def is_over(self) -> bool:
        """Whether it was played, or both forfeited it."""
        return self.result is not None

    @property
    def is_empty(self) -> bool:
        """Whether nobody came through it by themselves."""
        return self.result is not None and self.result.winner is None


def knock_out(state: State) -> dict[int, tuple[CupTie, ...]]:
    """Return the KDH matches drawn so far, by round, ascending."""
    known = results_of(state, ("KDH",))
    return {
        number: tuple(
            CupTie(
                round=number,
                home=home,
                away=away,
                result=(result := known.get((number, home, away))),
                back=_back(state, number, result),
            )
            for home, away in state.fixtures.KDH[number]
        )
        for number in sorted(state.fixtures.KDH)
    }


def results_of(state: State, comps: Iterable[RecordComp]) -> Mapping[tuple[int, TeamId, TeamId], Result]:
    """Return the results of some competitions by round and pair."""
    chosen = frozenset(comps)
    return {(one.round, one.home, one.away): one for one in state.results if one.comp in chosen}


def _back(state: State, number: int, result: Result | None) -> TeamId | None:
    """MH-3.2.3-d: the loser who is in the cup all the same."""
    if result is None or result.winner is None:
        return None
    loser = result.away if result.winner == result.home else result.home
    later = any(loser in pair for k, pairs in state.fixtures.KDH.items() if k > number for pair in pairs)
    return loser if later or loser in state.kdh.alive else None


def find_byes(state: State, number: int) -> tuple[TeamId, ...]:
    """MH-3.2.1-f: return who goes on from round `number` without a match; the exempt of round 1 are none."""
    drawn: Mapping[int, tuple[Pair, ...]] = state.fixtures.KDH
    if number - 1 not in drawn:
        return ()
    later = drawn.get(number + 1)
    still = state.kdh.alive if later is None else tuple(team for pair in later for team in pair)
    playing = {team for pair in drawn[number] for team in pair}
    return tuple(team for team in still if team not in playing)


def exempt(state: State) -> int:
    """MH-3.2.1-b: return how many teams are exempt from a preliminary round; 0 if there is none."""
    playing = {team for pair in state.fixtures.KDH.get(1, ()) for team in pair}
    return sum(team not in playing for team in state.teams) if playing else 0


def tell_result(result: Result, labels: Labels) -> tuple[str, str]:
    """Return the score, and what stands behind it: `AP`, the shoot-out, a lot, a forfeit; either may be empty."""
    score = labels.score(*result.score) if result.score is not None else ""
    return score, _note(result, labels)


def _note(result: Result, labels: Labels) -> str:
    if result.decided == "shootout" and result.so is not None:
        return labels.shootout(*result.so)
    words: Mapping[Decided, str] = {
        "overtime": labels.overtime,
        "draw": labels.overtime,
        "pool_goals": labels.pool_goals,
        "lot": labels.lot,
        "forfeit": labels.forfeit,
        "double_onr": labels.double_forfeit,
    }
    return words.get(result.decided, "")


ROW = 50
_MIDDLE = 88  # half of the room of the scores


class ListedTeam(NamedTuple):
    """One team of a match as it is written."""

    name: str
    mark: str
    is_through: bool
    is_out: bool
    is_own: bool


def side(state: State, tie: CupTie, team: TeamId, frame: Frame) -> ListedTeam:
    """Return how a team of a match is written."""
    is_back = tie.back == team
    is_through = tie.winner == team
    return ListedTeam(
        name=name_of(state, team),
        mark=frame.labels.readmitted if is_back else "",
        is_through=is_through,
        is_out=tie.is_over and not is_through and not is_back,
        is_own=frame.team == team,
    )


def matches(state: State, ties: Iterable[CupTie], top: float, frame: Frame) -> tuple[list[Shape], float]:
    """Return the matches, a line each, and where they end. Who is through is bold behind a triangle."""
    look, own = frame.look, frame.team
    shapes: list[Shape] = []
    for tie in ties:
        middle = top + ROW / 2 - 2
        shapes.append(_frame.draw_card_row(top, ROW - 5, look, is_own=own in (tie.home, tie.away) and own is not None))
        shapes += _half(side(state, tie, tie.home, frame), middle, look, -1)
        shapes += _half(side(state, tie, tie.away, frame), middle, look, 1)
        shapes += _score(tie, middle, frame.labels, look)
        top += ROW
    return shapes, top


def _half(one: ListedTeam, middle: float, look: Look, way: int) -> list[Shape]:
    """A team beside the score: written towards the score, its mark outside."""
    inner = WIDTH / 2 + way * (_MIDDLE + 26)
    outer = WIDTH / 2 + way * (WIDTH / 2 - MARGIN - 12)
    room = abs(outer - inner)
    mark = fonts.fit(one.mark, 22, False, 140)
    taken = fonts.width(mark, 22, False) + 32 if mark else 0
    anchor: Anchor = "end" if way < 0 else "start"
    name = fonts.fit(one.name, 26, one.is_through, room - taken)
    colour = look.dim if one.is_out else look.ink
    shapes: list[Shape] = [write_line(name, inner, middle, Style(26, colour, bold=one.is_through, anchor=anchor))]
    if one.is_through:
        shapes.append(_frame.draw_pointer(WIDTH / 2 + way * (_MIDDLE + 8), middle, look.up, way))
    if mark:
        length = fonts.width(name, 26, one.is_through) + 12
        start = inner + length if way > 0 else inner - length - taken + 12
        shapes += _frame.draw_tag(mark, start, middle, look)[0]
    return shapes


def _score(tie: CupTie, middle: float, labels: Labels, look: Look) -> list[Shape]:
    if tie.result is None:
        return [write_line("–", WIDTH / 2, middle, Style(26, look.muted, anchor="middle"))]
    score, note = tell_result(tie.result, labels)
    score, note = fonts.fit(score, 27, True, 110), fonts.fit(note, 22, False, 2 * _MIDDLE - 20)
    wide = fonts.width(score, 27, True)
    if not note:
        return [write_line(score, WIDTH / 2, middle, Style(27, look.ink, bold=True, anchor="middle"))]
    if not score:
        return [write_line(note, WIDTH / 2, middle, Style(22, look.ink, anchor="middle"))]
    note = fonts.fit(note, 22, False, 2 * _MIDDLE - wide - 12)
    start = WIDTH / 2 - (wide + 10 + fonts.width(note, 22, False)) / 2
    return [
        write_line(score, start, middle, Style(27, look.ink, bold=True)),
        write_line(note, start + wide + 10, middle, Style(22, look.muted)),
    ]
