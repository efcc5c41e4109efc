"""A whole picture around one or two boards: title, key of the arrows, players off the pitch, notes."""

from collections.abc import Sequence
from math import ceil

import msgspec

from boards import fonts
from boards.kollaball import _field, _pieces
from boards.kollaball._arrows import arrow
from boards.kollaball._pieces import Spot
from boards.kollaball._words import NO_LABELS, SIDES, ArrowKind, Labels, Note
from boards.palette import PALETTES, Palette, PaletteName
from boards.scene import Inset, Point, Scene, Shape, Text
from rules.kollaball.state import TEAMS, Air, Player, PlayerId, State, TeamId, player_key, team_of

WIDTH = 900
LEFT = (WIDTH - _field.WIDTH) // 2
TOP = 108
_MARGIN = 36
_ROW, _NOTE = 46, 38
_KEY = 52
_LEAST = 18  # of a title with two long names


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a board, and how its reader sees it; `flipped`: turned by half a turn.

    `labels`: the words in the picture. `legend`: the caller's lines below it, each behind its team's mark.
    """

    title: str
    subtitle: str
    palette: PaletteName = "default"
    flipped: bool = False
    legend: Sequence[Note | str] = ()
    labels: Labels = NO_LABELS

    @property
    def colours(self) -> Palette:
        """The colours of its palette."""
        return PALETTES[self.palette]


def header(frame: Frame) -> list[Shape]:
    """Return the two centred lines on top."""
    title, palette = frame.title, frame.colours
    middle, wide = WIDTH / 2, WIDTH - 2 * _MARGIN
    size = fonts.sized(title, 38, True, wide, _LEAST)
    return [
        Text(x=middle, y=52, content=title, size=size, colour=palette.ink, bold=True, anchor="middle", max_width=wide),
        Text(x=middle, y=90, content=frame.subtitle, size=24, colour=palette.muted, anchor="middle", max_width=wide),
    ]


def corner_label(text: str, top: float, palette: Palette) -> list[Shape]:
    """Return a word in the empty upper left corner of a board."""
    if not fonts.clean(text):
        return []
    return [
        Text(x=_MARGIN, y=top + 44, content=text, size=32, colour=palette.ink, bold=True, max_width=175),
    ]


def key_row(kinds: Sequence[ArrowKind], labels: Labels, top: float, palette: Palette) -> list[Shape]:
    """Return what the arrows mean, in one line, of those kinds that have a word."""
    named = [(kind, labels.arrows[kind]) for kind in kinds if labels.arrows.get(kind)]
    if not named:
        return []
    step = (WIDTH - 2 * _MARGIN) / len(named)
    wide = min(step - 72, 220)
    lengths = [fonts.width(fonts.fit(word, 21, False, wide), 21, False) + 92 for _, word in named]
    x = (WIDTH - sum(lengths) + 28) / 2
    y = top + _KEY / 2
    shapes: list[Shape] = []
    for (kind, word), length in zip(named, lengths, strict=True):
        shapes.append(arrow(kind, ((x, y), (x + 50, y)), palette))
        shapes.append(Text(x=x + 60, y=y + 7, content=word, size=21, colour=palette.ink, max_width=wide))
        x += length
    return shapes


def key_height(kinds: Sequence[ArrowKind], labels: Labels) -> int:
    """Return how much room `key_row` takes."""
    return _KEY if any(labels.arrows.get(kind) for kind in kinds) else 0


def off_pitch(state: State, frame: Frame, top: float) -> tuple[list[Shape], int]:
    """Return, in a column for each team, who is not on the pitch and which ball is in the air; and their height."""
    left, labels, palette = state.config.left_team, frame.labels, frame.colours
    order = TEAMS if (left == "rouge") != frame.flipped else TEAMS[::-1]
    shapes: list[Shape] = []
    rows = 0
    for column, team in enumerate(order):
        x = _MARGIN + column * (WIDTH / 2 - 10)
        lines = _absent(state, team)
        for row, (player, data) in enumerate(lines):
            shapes += _absent_row(player, data, (x, top + (row + 0.5) * _ROW), labels, palette)
        flying = [ball for _, ball in sorted(state.balls.items()) if isinstance(ball, Air) and ball.team_thrown == team]
        for row, ball in enumerate(flying, len(lines)):
            y = top + row * _ROW + _ROW / 2
            shapes += _pieces.ball(ball, Spot(x + 18, y, 13), palette)
            shapes += [_pieces.team_mark(team, Spot(x + 50, y, 10), palette.side_fill[SIDES[team]])]
            shapes += [_line(labels.lands(ball.lands), x + 72, y, 320, palette.muted)]
        rows = max(rows, len(lines) + len(flying))
    return shapes, rows * _ROW + (8 if rows else 0)


def _absent(state: State, team: TeamId) -> list[tuple[PlayerId, Player]]:
    ids = sorted((p for p in state.players if team_of(p) == team), key=player_key)
    return [(p, state.players[p]) for p in ids if state.players[p].status != "pitch"]


def _absent_row(player: PlayerId, data: Player, at: Point, labels: Labels, palette: Palette) -> list[Shape]:
    x, y = at
    match data.status:
        case "sideline":
            why = labels.returns(data.returns) if data.returns is not None else ""
        case "bench":
            why = labels.bench
        case "out":
            why = labels.out
        case _:
            why = labels.missing
    name = fonts.fit(data.name or "", 22, False, 190)
    shapes = _pieces.token((player, data), Spot(x + 20, y, 20), palette, idle=data.status != "bench")
    shapes.append(_line(name, x + 52, y, 190, palette.ink))
    gap = fonts.width(name, 22, False) + 14 if name else 0
    shapes.append(_line(why, x + 52 + gap, y, 350 - gap, palette.muted))
    return shapes


def _line(text: str, x: float, y: float, wide: float, colour: str) -> Shape:
    return Text(x=x, y=y + 8, content=text, size=22, colour=colour, max_width=wide)


def notes(frame: Frame, top: float) -> tuple[list[Shape], int]:
    """Return the caller's lines, each behind its team's mark, and their height."""
    shapes: list[Shape] = []
    palette = frame.colours
    for k, entry in enumerate(frame.legend):
        note = Note(text=entry) if isinstance(entry, str) else entry
        y = top + k * _NOTE + _NOTE / 2
        indent = 0
        if note.team is not None:
            indent = 34
            shapes.append(_pieces.team_mark(note.team, Spot(_MARGIN + 11, y, 11), palette.side_fill[SIDES[note.team]]))
        shapes.append(_line(note.text, _MARGIN + indent, y, WIDTH - 2 * _MARGIN - indent, palette.ink))
    return shapes, len(frame.legend) * _NOTE


def inset(state: State, frame: Frame, top: int) -> Inset:
    """Return the empty pitch with its top at `top`."""
    return Inset(x=LEFT, y=top, scene=_field.field(frame.palette, state.config.left_team, frame.flipped))


def finish(shapes: Sequence[Shape], state: State, frame: Frame, bottom: float) -> Scene:
    """Return the picture with players off the pitch and notes below the last board, which ends at `bottom`."""
    absent, tall = off_pitch(state, frame, bottom)
    written, more = notes(frame, bottom + tall)
    height = ceil(bottom + tall + more + 22)
    return Scene(width=WIDTH, height=height, background=frame.colours.background, shapes=(*shapes, *absent, *written))
