"""Brackets: the last rounds as columns of ties, joined where somebody goes on."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from boards import fonts
from boards.fonts import Style, write_line
from boards.scene import Arrow, Polygon, Scene, Shape
from boards.standings._frame import (
    MARGIN,
    TOP,
    UP,
    WIDTH,
    StandingsFrame,
    draw_standings_box,
    draw_standings_header,
    finish_standings,
)

COLUMNS = 3  # rounds beside each other
LINE, GAP, HEAD = 40, 22, 46
HEIGHT = 2 * LINE
BETWEEN = 36


class Pairing(Protocol):
    """Two entrants of a round; `how` is None while it is not over, `bye` where there is only one."""

    @property
    def round(self) -> int:
        """The number of its round."""

    @property
    def a(self) -> str | None:
        """The first entrant."""

    @property
    def b(self) -> str | None:
        """The second one."""

    @property
    def winner(self) -> str | None:
        """Who goes on."""

    @property
    def score(self) -> tuple[int, int]:
        """What both have scored."""

    @property
    def how(self) -> str | None:
        """How it ended."""


Ties = Sequence[tuple[str, Pairing]]


def bracket_scene(pairings: Mapping[str, Pairing], rounds: Mapping[int, str], frame: StandingsFrame) -> Scene:
    """Return the last rounds of a bracket; `rounds`: what each is called."""
    numbers = sorted({tie.round for tie in pairings.values()})[-COLUMNS:]
    columns = [[(key, tie) for key, tie in pairings.items() if tie.round == number] for number in numbers]
    wide = (WIDTH - 2 * MARGIN - BETWEEN * (len(columns) - 1)) / max(len(columns), 1)
    shapes, bottom = draw_standings_header(frame), float(TOP)
    places: dict[str, tuple[float, float]] = {}
    for column, (number, ties) in enumerate(zip(numbers, columns, strict=True)):
        left = MARGIN + column * (wide + BETWEEN)
        shapes.append(write_line(rounds.get(number, ""), left + 6, TOP + HEAD / 2, _head(frame, wide)))
        top = float(TOP + HEAD)
        for key, tie in ties:
            fed = [places[one] for one in _sources(columns[column - 1] if column else (), tie) if one in places]
            top = max(top, sum(y for _, y in fed) / len(fed) - LINE) if fed else top
            shapes += [_joint(start, (left, top + LINE), frame) for start in fed]
            shapes += _tie(tie, (left, top), wide, frame)
            places[key] = (left + wide, top + LINE)
            top += HEIGHT + GAP
        bottom = max(bottom, top)
    return finish_standings(shapes, bottom, frame)


def _sources(before: Ties, tie: Pairing) -> list[str]:
    return [key for key, one in before if one.winner is not None and one.winner in {tie.a, tie.b}]


def _head(frame: StandingsFrame, wide: float) -> Style:
    return Style(24, frame.tones.special, bold=True, wide=wide)


def _joint(start: tuple[float, float], end: tuple[float, float], frame: StandingsFrame) -> Shape:
    middle = (start[0] + end[0]) / 2
    return Arrow(points=(start, (middle, start[1]), (middle, end[1]), end), colour=frame.tones.muted, width=3)


def _tie(tie: Pairing, corner: tuple[float, float], wide: float, frame: StandingsFrame) -> list[Shape]:
    left, top = corner
    shapes: list[Shape] = [
        draw_standings_box(left, top, wide, HEIGHT, is_own=frame.own is not None and frame.own in {tie.a, tie.b})
    ]
    for line, entrant in enumerate((tie.a, tie.b)):
        y = top + (line + 0.5) * LINE
        is_through = tie.winner is not None and tie.winner == entrant
        colour = frame.tones.ink if tie.how is None or is_through else frame.tones.muted
        word = frame.labels.bye if tie.how == "bye" and entrant is None else frame.name(entrant)
        shapes.append(
            write_line(fonts.fit(word, 23, is_through, wide - 78), left + 26, y, Style(23, colour, is_through))
        )
        if tie.how in {"games", "left"} or any(tie.score):
            shapes.append(
                write_line(str(tie.score[line]), left + wide - 12, y, Style(25, colour, is_through, "end", wide=44))
            )
        if is_through:
            shapes.append(Polygon(points=((left + 18, y), (left + 8, y - 7), (left + 8, y + 7)), fill=UP))
    return shapes
