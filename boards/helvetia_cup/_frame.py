"""A whole picture around the pitch: title, TOTOMAT with score and clock, and at each end what its side has left."""

from collections.abc import Mapping, Sequence

import msgspec

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _field, _pieces
from boards.helvetia_cup._field import Shades, View
from boards.helvetia_cup._look import LOOKS, Look
from boards.helvetia_cup._shown import Shown
from boards.helvetia_cup._words import NO_LABELS, Labels
from boards.palette import PUBLIC, PaletteName
from boards.scene import Arrow, Inset, RoundedBox, Scene, Shape
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, Match

WIDTH = 608
MARGIN = 10
COLOURS = 34  # flat ground, and letters: more only make the file larger
_TITLE, _SUBTITLE, _SCORE, _CLOCK, _STRIP = 34, 24, 40, 28, 38
_LEAST = _pieces.SMALLEST
_MINUTES = 3  # of a cell of the clock
_EXTRA, _SHOOTOUT = 3, 5  # first half of extra time; the shoot-out
_BEFORE: Mapping[int, int] = {2: 45, 3: 90, 4: 105}  # minutes before a half (HC-2.3-k)
_MOST_CARDS = 6


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands around a pitch, and how its reader sees it; `flipped`: away attacks upwards.

    `teams`: the sides' names. `cards`: how many cards a side holds, which everybody may know. Empty lines on top take
    no room.
    """

    title: str = ""
    subtitle: str = ""
    palette: PaletteName = PUBLIC
    flipped: bool = False
    teams: Mapping[SeatName, str] = {}
    labels: Labels = NO_LABELS
    cards: Mapping[SeatName, int] = {}

    @property
    def look(self) -> Look:
        """Return the colours of its palette."""
        return LOOKS[self.palette]

    @property
    def upper(self) -> SeatName:
        """Return the side whose goal is above."""
        return "home" if self.flipped else "away"


def titles_tall(frame: Frame) -> float:
    """Return how tall the lines on top are, with the margin above them."""
    lines = ((frame.title, _TITLE), (frame.subtitle, _SUBTITLE))
    return 8 + sum(tall for content, tall in lines if fonts.clean(content))


def view_in_frame(frame: Frame) -> View:
    """Return where the pitch lies."""
    top = titles_tall(frame) + _SCORE + _CLOCK + _STRIP + _field.GOAL + 4
    wide = _field.view_of(0, 0).wide
    return _field.view_of((WIDTH - wide) / 2, top, flipped=frame.flipped)


def pitch(frame: Frame, where: View, shades: Shades = _field.PLAIN) -> Shape:
    """Return the empty pitch."""
    (left, top), scene = _field.ground(where, frame.palette, shades)
    return Inset(x=int(left), y=int(top), scene=scene, is_brief=bool(shades.colours))


def titles(frame: Frame) -> list[Shape]:
    """Return the lines on top."""
    shapes: list[Shape] = []
    top, wide, palette = 8.0, WIDTH - 2 * MARGIN, frame.look.palette
    if fonts.clean(frame.title):
        size = fonts.fit_size(frame.title, 27, True, wide, _LEAST)
        style = Style(size, palette.ink, bold=True, anchor="middle", wide=wide)
        shapes.append(write_line(frame.title, WIDTH / 2, top + _TITLE / 2, style))
        top += _TITLE
    if fonts.clean(frame.subtitle):
        size = fonts.fit_size(frame.subtitle, 20, False, wide, _LEAST - 2)
        style = Style(size, palette.muted, anchor="middle", wide=wide)
        shapes.append(write_line(frame.subtitle, WIDTH / 2, top + _SUBTITLE / 2 - 2, style))
    return shapes


def draw_header(moment: Shown, state: Match, frame: Frame) -> list[Shape]:
    """Return titles, score, clock, and the sides' strips above and below the pitch."""
    top, where = titles_tall(frame), view_in_frame(frame)
    shapes = [*titles(frame), *_score(moment, frame, top + _SCORE / 2)]
    shapes += _clock(moment, state, frame, top + _SCORE + _CLOCK / 2)
    for seat in SEATS:
        above = seat == frame.upper
        y = where.top - _field.GOAL - _STRIP / 2 if above else where.top + where.tall + _field.GOAL + _STRIP / 2
        shapes += _strip(seat, moment, state, frame, y)
    return shapes


def _score(moment: Shown, frame: Frame, y: float) -> list[Shape]:
    look = frame.look
    score = f"{moment.score[0]} – {moment.score[1]}"
    shapes: list[Shape] = [write_line(score, WIDTH / 2, y, Style(34, look.palette.ink, bold=True, anchor="middle"))]
    half = fonts.width(score, 34, True) / 2 + 18
    for seat, way in zip(SEATS, (-1, 1), strict=True):
        x = WIDTH / 2 + way * (half + 15)
        shapes += [
            _pieces.draw_mark(seat, (x, y), 16, look.palette.ink),
            _pieces.draw_mark(seat, (x, y), 13.5, look.of(seat)),
        ]
        name, room = frame.teams.get(seat, ""), WIDTH / 2 - half - 40 - MARGIN
        size = fonts.fit_size(name, 24, True, room, _LEAST - 2)
        anchor = Style(size, look.palette.ink, bold=True, anchor="end" if way < 0 else "start", wide=room)
        shapes.append(write_line(name, x + way * 25, y, anchor))
    return shapes


def _clock(moment: Shown, state: Match, frame: Frame, y: float) -> list[Shape]:
    """The half, a cell for every three minutes, and the minute; in the shoot-out its goals."""
    look, label = frame.look, frame.labels.half(moment.half)
    bold = Style(20, look.palette.ink, bold=True, wide=176)
    if moment.half >= _SHOOTOUT:
        goals = state.shootout.goals if state.shootout is not None else state.score
        words = f"{label}  {goals.home} – {goals.away}"
        return [write_line(words, WIDTH / 2, y, Style(26, look.palette.special, bold=True, anchor="middle"))]
    minute = f"{_BEFORE.get(moment.half, 0) + moment.clock}'"
    shapes: list[Shape] = [write_line(label, MARGIN, y, bold)]
    shapes.append(write_line(minute, WIDTH - MARGIN, y, Style(22, look.palette.ink, bold=True, anchor="end")))
    config = state.config
    whole = config.extra_minutes if moment.half >= _EXTRA else config.half_minutes
    left, right, red = MARGIN + 182.0, WIDTH - MARGIN - 56.0, config.family_red_cells if state.is_family else ()
    count = max(1, -(-whole // _MINUTES))
    wide = (right - left) / count
    for cell in range(count):
        end = min((cell + 1) * _MINUTES, whole)
        is_red = any(cell * _MINUTES < space <= end for space in red)
        fill = look.palette.special if end <= moment.clock else look.red if is_red else look.wing
        tall = 20 if end <= moment.clock or is_red else 12
        shapes.append(RoundedBox(x=left + (cell + 0.5) * wide, y=y, w=wide - 4, h=tall, corner=3, fill=fill))
    return shapes


def _strip(seat: SeatName, moment: Shown, state: Match, frame: Frame, y: float) -> list[Shape]:
    """What a side has: BOOST on the pitch, substitutes and changes left, cards; the ball and how the turn starts."""
    look, team = frame.look, state.teams.of(seat)
    x, ink = float(MARGIN), look.palette.ink
    style = Style(22, ink, bold=True)
    shapes: list[Shape] = [_pieces.draw_mark(seat, (x + 12, y), 12, look.of(seat), (ink, 2))]
    boost = sum(one.boost for who, one in moment.figures.items() if who[0] == seat and one.at is not None)
    shapes += _pieces.pips(1, (x + 48, y), 52, look)
    shapes.append(write_line(str(boost), x + 60, y, style))
    x += 116
    if team.bench or team.subs_left:
        shapes += [*_change((x, y), look), write_line(str(team.subs_left), x + 20, y, style)]
        x += 52
    for number in team.bench:
        shapes.append(_pieces.draw_mark(seat, (x + 15, y), 15, look.tired(seat), (look.palette.muted, 2)))
        shapes.append(write_line(str(number), x + 15, y, Style(18.5, ink, bold=True, anchor="middle")))
        x += 36
    x += 14
    for k in range(min(frame.cards.get(seat, 0), _MOST_CARDS)):
        shapes += _pieces.hidden_card((x + 9 + 24 * k, y), look)
    if seat == moment.attack and moment.half:
        shapes += _attacking(state, frame, y)
    return shapes


def _attacking(state: Match, frame: Frame, y: float) -> list[Shape]:
    """The ball at the right end, and before it how the turn starts."""
    look, x = frame.look, WIDTH - MARGIN - 15.0
    shapes = _pieces.ball((x, y), look, 13)
    word = frame.labels.restarts.get(state.restart, "") if state.restart is not None else ""
    if fonts.clean(word):
        wide = fonts.width(fonts.clean(word), 20, True) + 22
        middle = x - 24 - wide / 2
        shapes.append(RoundedBox(x=middle, y=y, w=wide, h=30, corner=9, fill=look.palette.special))
        style = Style(20, look.palette.outline, bold=True, anchor="middle")
        shapes.append(write_line(word, middle, y, style))
    return shapes


def _change(spot: tuple[float, float], look: Look) -> list[Shape]:
    """Two arrows, up and down: the changes left."""
    x, y = spot
    return [
        Arrow(points=((x, y + 12), (x, y - 12)), colour=look.palette.ink, width=4, head=11),
        Arrow(points=((x + 11, y - 12), (x + 11, y + 12)), colour=look.palette.muted, width=4, head=11),
    ]


def finish(shapes: Sequence[Shape], where: View, frame: Frame, *, below: float = 0) -> Scene:
    """Return the picture, ended below the lower strip, and below that what is `below` pixels tall."""
    height = round(bottom(where) + below)
    return Scene(
        width=WIDTH, height=height, background=frame.look.palette.background, shapes=tuple(shapes), colours=COLOURS
    )


def bottom(where: View) -> float:
    """Return where the lower strip ends."""
    return where.top + where.tall + _field.GOAL + _STRIP
