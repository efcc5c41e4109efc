"""A whole picture around the board: title, score and clocks above it, occupation and distances below it (AS-info-a)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from boards import fonts
from boards.aspic import _pieces
from boards.aspic._field import HEIGHT, WIDTH, field
from boards.aspic._look import Look, look_of
from boards.aspic._words import NO_LABELS, Icon, Labels, Note
from boards.fonts import Style, write_line
from boards.palette import PaletteName
from boards.scene import Anchor, Inset, RoundedBox, Scene, Shape, Text
from rules.aspic import figures
from rules.aspic.board import SIDES, Side
from rules.aspic.state import State

MARGIN = 24
_CARD, _TALL = 334, 96
_NOTE = 40
_BAR = 34
_LEAST = 18  # of a title with two long names
_TITLES = (50, 38)  # heights of title and subtitle


@dataclass(frozen=True, kw_only=True)
class Frame:
    """What stands around the board, and how.

    `clock`: the seconds that each side has left now, instead of those in the state. `icon`: what the side to act is
    doing, instead of what its phase says (AS-phase-a).
    """

    title: str
    subtitle: str
    palette: PaletteName = "default"
    labels: Labels = NO_LABELS
    legend: Sequence[Note | str] = ()
    clock: Mapping[Side, int] | None = None
    icon: Icon | None = None


def board_top(frame: Frame) -> int:
    """Return where the board begins; no line is kept for an empty title."""
    return 24 + _TALL + sum(tall for _, tall in _titles_of(frame))


def draw_header(state: State, frame: Frame) -> list[Shape]:
    """Return title, score, progress, names, times left and the icon of the phase."""
    look = look_of(state.teams, frame.palette)
    shapes, top = titles(frame, look)
    middle = top + _TALL / 2
    score = f"{state.score.left} – {state.score.right}"
    acting = state.to_act
    shapes.append(write_line(score, WIDTH / 2, middle - 16, Style(54, look.palette.ink, bold=True, anchor="middle")))
    # AS-prog-a: in the colour of the side to act.
    colour = look.palette.ink if acting is None else look.of(acting).text
    progress = frame.labels.percent(f"{figures.percent_played(state):02}")
    shapes.append(write_line(progress, WIDTH / 2, middle + 32, Style(28, colour, bold=True, anchor="middle")))
    for side in SIDES:
        shapes += _card(side, state, frame, look, top)
    return shapes


def _titles_of(frame: Frame) -> list[tuple[str, int]]:
    """Title and subtitle with their heights; an empty one takes no room."""
    pairs = zip((frame.title, frame.subtitle), _TITLES, strict=True)
    return [(content, tall) for content, tall in pairs if fonts.clean(content)]


def titles(frame: Frame, look: Look) -> tuple[list[Shape], int]:
    """Return the two centred lines on top, and where what follows them begins."""
    shapes: list[Shape] = []
    top = 12
    for content, tall in _titles_of(frame):
        is_title, wide = tall == _TITLES[0], WIDTH - 2 * MARGIN
        most, colour = (36, look.palette.ink) if is_title else (25, look.palette.muted)
        size = fonts.fit_size(content, most, is_title, wide, _LEAST)
        line = write_line(
            content, WIDTH / 2, top + tall / 2, Style(size, colour, bold=is_title, anchor="middle", wide=wide)
        )
        shapes.append(line)
        top += tall
    return shapes, top + 8


def _card(side: Side, state: State, frame: Frame, look: Look, top: int) -> list[Shape]:
    """A side's name, time left and, if it is to act, the icon of the phase."""
    own, ink = look.of(side), look.palette.ink
    won = state.result is not None and state.result.winner == side
    way, edge, anchor = _towards_middle(side)
    anchor_back: Anchor = "end" if anchor == "start" else "start"
    upper, lower = top + 28, top + 68
    stroke = look.palette.special if won else own.text if state.to_act == side else None
    card = RoundedBox(
        x=edge + way * _CARD / 2, y=top + _TALL / 2, w=_CARD, h=_TALL, corner=14, fill=look.card, stroke=stroke, width=4
    )
    at, text = edge + way * 32, edge + way * 62
    shapes: list[Shape] = [card, *_pieces.piece(side, (at, upper), look, r=18)]
    name = state.teams.left.name if side == "left" else state.teams.right.name
    size = fonts.fit_size(name, 28, True, _CARD - 78, _LEAST)
    shapes.append(write_line(name, text, upper, Style(size, ink, bold=True, anchor=anchor, wide=_CARD - 78)))
    seconds = _seconds(side, state, frame)
    left = "" if seconds is None else fonts.fit(frame.labels.time(seconds), 26, False, _CARD - 78)
    shapes.append(write_line(left, text, lower, Style(26, ink, anchor=anchor)))
    icon = frame.icon or ("placement" if state.phase == "placement" else "move")
    if state.to_act == side:  # AS-phase-a
        shapes += icon_shapes(icon, side, (at, lower), look)
        word = frame.labels.phases.get(icon, "")
        far = edge + way * (_CARD - 16)
        room = _CARD - 90 - fonts.width(left, 26, False)
        shapes.append(write_line(word, far, lower, Style(22, look.palette.muted, anchor=anchor_back, wide=room)))
    return shapes


def _towards_middle(side: Side) -> tuple[int, float, Anchor]:
    return (1, MARGIN, "start") if side == "left" else (-1, WIDTH - MARGIN, "end")


def _seconds(side: Side, state: State, frame: Frame) -> int | None:
    if frame.clock is not None:
        return frame.clock.get(side)
    return None if state.clock is None else state.clock.of(side)


def icon_shapes(icon: Icon, side: Side, spot: tuple[float, float], look: Look) -> list[Shape]:
    """AS-phase-a: return a piece (placement), a dimmed piece (move), the ball (shot) or a dimmed ball (test)."""
    if icon in ("placement", "move"):
        return _pieces.piece(side, spot, look, r=16, dimmed=icon == "move")
    return _pieces.ball(spot, look, r=16, dimmed=icon == "test")


def footer(state: State, top: float, frame: Frame) -> tuple[list[Shape], float]:
    """Return occupation (AS-occ-b), distances (AS-dist-b) and the caller's lines; and where they end."""
    look = look_of(state.teams, frame.palette)
    shapes = occupation_bar(state, top, frame, look)
    middle = top + _BAR + 32
    distances = state.stats.distance
    for side in SIDES:
        way, edge, anchor = _towards_middle(side)
        x = edge + way * 14
        travelled = figures.distances_tenths(distances.of(side))
        signs = (_pieces.piece(side, (x, middle), look, r=14), _pieces.ball((x + way * 132, middle), look, r=13))
        for place, (sign, tenths) in enumerate(zip(signs, travelled, strict=True)):
            number = frame.labels.tenths(tenths)
            shapes += sign
            shapes.append(
                write_line(
                    number, x + way * (24 + 132 * place), middle, Style(26, look.palette.ink, anchor=anchor, wide=90)
                )
            )
    word = frame.labels.distances
    shapes.append(write_line(word, WIDTH / 2, middle, Style(24, look.palette.muted, anchor="middle", wide=330)))
    noted, bottom = notes(middle + 30, frame, look)
    return [*shapes, *noted], bottom


def occupation_bar(state: State, top: float, frame: Frame, look: Look) -> list[Shape]:
    """Return a bar shared between the sides as the occupation is, the larger share written on its side's part."""
    room, middle = WIDTH - 2 * MARGIN, top + _BAR / 2
    wide = min(max(figures.occupation_tenths(state) / 1000 * room, 20), room - 20)
    shapes: list[Shape] = [
        RoundedBox(x=WIDTH / 2, y=middle, w=room, h=_BAR, corner=8, fill=look.right.fill),
        RoundedBox(x=MARGIN + wide / 2, y=middle, w=wide, h=_BAR, corner=8, fill=look.left.fill),
    ]
    side, tenths = figures.occupation_shown(state)
    content = f"{frame.labels.occupation} {frame.labels.share(tenths)}"
    if side is not None:
        way, edge, anchor = _towards_middle(side)
        ink = look.of(side).ink
        border = RoundedBox(x=MARGIN + wide, y=middle, w=5, h=_BAR + 8, corner=2, fill=look.palette.ink)
        return [
            *shapes,
            border,
            write_line(content, edge + way * 14, middle, Style(24, ink, bold=True, anchor=anchor, wide=390)),
        ]
    plate = fonts.width(fonts.fit(content, 24, True, 390), 24, True) + 24
    shapes.append(RoundedBox(x=WIDTH / 2, y=middle, w=plate, h=_BAR + 2, corner=8, fill=look.palette.background))
    ink = look.palette.ink
    return [*shapes, write_line(content, WIDTH / 2, middle, Style(24, ink, bold=True, anchor="middle", wide=390))]


def notes(top: float, frame: Frame, look: Look) -> tuple[list[Shape], float]:
    """Return the caller's lines, and where they end."""
    shapes: list[Shape] = []
    for k, entry in enumerate(frame.legend):
        note = Note(text=entry) if isinstance(entry, str) else entry
        y = top + (k + 0.5) * _NOTE
        indent = 0 if note.side is None else 40
        if note.side is not None:
            shapes += _pieces.piece(note.side, (MARGIN + 14, y), look, r=14)
        wide = WIDTH - 2 * MARGIN - indent
        shapes.append(write_line(note.text, MARGIN + indent, y, Style(24, look.palette.ink, wide=wide)))
    return shapes, top + len(frame.legend) * _NOTE


def finish(shapes: Sequence[Shape], bottom: float, look: Look) -> Scene:
    """Return the picture, ended a little below `bottom`, without empty texts."""
    shown = tuple(shape for shape in shapes if not isinstance(shape, Text) or shape.content)
    return Scene(width=WIDTH, height=ceil(bottom + 18), background=look.palette.background, shapes=shown)


def whole_picture(
    state: State, frame: Frame, inner: Sequence[Shape], below: Sequence[Shape] = (), tall: float = 0
) -> Scene:
    """Return the picture with `inner` on the board, and `below` it something `tall`."""
    top = board_top(frame)
    ended, bottom = footer(state, top + HEIGHT + tall + 12, frame)
    board = Inset(x=0, y=top, scene=field(state.teams, frame.palette))
    shapes = [*draw_header(state, frame), board, *inner, *below, *ended]
    return finish(shapes, bottom, look_of(state.teams, frame.palette))
