"""The pitch as it is, and what a coach has drawn over it.

An order as it is written shows moves as arrows with where they end, the plan's passes and shots. Only its own coach
sees it.
"""

from msgspec.structs import replace

from boards import fonts
from boards.fonts import Style, write_line
from boards.helvetia_cup import _board, _field, _frame, _key, _overlay, _pieces
from boards.helvetia_cup._arrows import ARROWS, PEN, Way
from boards.helvetia_cup._board import figures, spots
from boards.helvetia_cup._field import View
from boards.helvetia_cup._frame import Frame
from boards.helvetia_cup._overlay import DraftOverlay, PitchOverlay
from boards.helvetia_cup._shown import Shown, show_state
from boards.helvetia_cup._words import ArrowKind
from boards.scene import Point, RoundedBox, Scene, Shape
from rules.helvetia_cup.orders import Alternative, Move
from rules.helvetia_cup.paths import closed_zones_of, through
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import OTHER, SEATS, Match

_AIMS = ("s", "v", "t")
_AFTER = {"s": "p", "v": "p", "t": "l", "p": "p", "l": "p"}  # what an alternative of a later step follows
_LETTERS = "abcdefghij"


def place_draft(moment: Shown, draft: DraftOverlay) -> Shown:
    """Return the moment with a draft's placement; the others stay as they are."""
    if not draft.order.placement:
        return moment
    figures = dict(moment.figures)
    places = {one.player: one.at for one in draft.order.placement}
    for (seat, n), one in moment.figures.items():
        if seat == draft.seat:
            figures[seat, n] = replace(one, at=places.get(n), down=False)
    return replace(moment, figures=figures)


def find_drafted_ways(moment: Shown, draft: DraftOverlay) -> dict[int, tuple[Hex, ...]]:
    """Return the way of each figure that a draft moves, its start included."""
    seat, found = draft.seat, dict[int, tuple[Hex, ...]]()
    for move in draft.order.moves:
        one = moment.figures.get((seat, move.player))
        if one is None or one.at is None:
            continue
        is_keeper = moment.keepers[SEATS.index(seat)] == move.player
        path = through(seat, one.at, _points(move, moment, seat), closed_zones_of(seat, keeper=is_keeper)) or ()
        ahead = PITCH.step(seat, path[-1], "F") if path and move.overlap else None
        found[move.player] = (one.at, *path) if ahead is None else (one.at, *path, ahead)
    return found


def _points(move: Move, moment: Shown, seat: SeatName) -> tuple[Hex, ...]:
    if move.mark is None:
        return move.points
    marked = moment.ball if move.mark == "b" else None
    if isinstance(move.mark, int) and (one := moment.figures.get((OTHER[seat], move.mark))) is not None:
        marked = one.at
    return move.points if marked is None else (*move.points, marked)


def ways_of_draft(moment: Shown, draft: DraftOverlay, where: View) -> list[Way]:
    """Return the arrows of a draft."""
    seat, moves = draft.seat, find_drafted_ways(moment, draft)
    found = []
    for n, hexes in moves.items():
        if len(hexes) > 1:
            kind: ArrowKind = "carry" if moment.holder == (seat, n) else "move"
            spot, r = _board.spots(moment, where)[seat, n]
            points = (spot, *(where.spot(hex_) for hex_ in hexes[1:]))
            found.append(Way(kind=kind, side=seat, points=points, start=r + 4, end=_pieces.PAIR))
    return [*found, *_plan(moment, draft, where)]


def _plan(moment: Shown, draft: DraftOverlay, where: View) -> list[Way]:
    """The plan's arrows: each step's alternatives from where those of the step before may have brought the ball."""
    start = _ball_start(moment, draft, find_drafted_ways(moment, draft))
    if start is None:
        return []
    before: list[tuple[str, Hex]] = [("", start)]
    found: list[Way] = []
    for number, step in enumerate(draft.order.plan, start=1):
        after: list[tuple[str, Hex]] = []
        for place, one in enumerate(step):
            target = _target(one, moment, draft)
            label = one.cell or (f"{number}{_LETTERS[place]}" if len(step) > 1 else str(number))
            for did, hex_ in before:
                if target not in (None, hex_) and (not did or did == _AFTER.get(one.do)):
                    way = _gesture(one, (hex_, target), label, draft.seat, where)
                    found += [] if way in found else [way]
            if target is not None and one.do not in _AIMS:
                after.append((one.do, target))
        before = after
    return found


def _ball_start(moment: Shown, draft: DraftOverlay, moves: dict[int, tuple[Hex, ...]]) -> Hex | None:
    """Where the ball is when the plan begins: with its carrier, or where one goes to fetch it."""
    if moment.holder is not None and moment.holder[0] == draft.seat:
        carrier = moment.holder[1]
        one = moment.figures.get(moment.holder)
        return moves[carrier][-1] if carrier in moves else None if one is None else one.at
    fetched = next((hexes[-1] for hexes in moves.values() if moment.ball in hexes), None)
    return fetched or moment.ball


def _gesture(one: Alternative, ends: tuple[Hex, Hex], label: str, seat: SeatName, where: View) -> Way:
    """An alternative as an arrow."""
    start, end = (where.spot(hex_) for hex_ in ends)
    if one.do in _AIMS:
        net = _board.net_spot(OTHER[seat], where)
        return Way(kind="shot", side=seat, points=(start, net), start=_pieces.PAIR, end=4, step=label)
    kind: ArrowKind = "short_pass" if one.do == "p" else "long_pass"
    return Way(kind=kind, side=seat, points=(start, end), start=_pieces.PAIR, end=_pieces.PAIR + 4, step=label)


def _target(one: Alternative, moment: Shown, draft: DraftOverlay) -> Hex | None:
    """The hex that an alternative's ball goes to: of a shot the goal's."""
    if one.do in _AIMS:
        return PITCH.keeper_zone(OTHER[draft.seat])
    if one.player is None:
        return one.at
    moves = find_drafted_ways(moment, draft)
    if one.player in moves:
        return moves[one.player][-1]
    figure = moment.figures.get((draft.seat, one.player))
    return None if figure is None else figure.at


def marks(moment: Shown, draft: DraftOverlay, where: View, frame: Frame) -> list[Shape]:
    """Return the ghosts where moves end, the escapes, and what each defender does to the carrier."""
    look, seat, shapes = frame.look, draft.seat, list[Shape]()
    moves = find_drafted_ways(moment, draft)
    off = {move.player: move.substitute for move in draft.order.moves}
    for n, hexes in moves.items():
        shapes += _ghost(seat, off.get(n) or n, where.spot(hexes[-1]), frame)
    for place, hex_ in enumerate(draft.order.escapes, start=1):
        shapes += _field.draw_outline([hex_], where, look.bounce, 5)
        x, y = where.spot(hex_)
        style = Style(_pieces.SMALLEST, look.bounce, bold=True, anchor="middle")
        shapes.append(write_line(str(place), x, y - 0.33 * where.size, style))
    return [*shapes, *_policies(moment, draft, moves, where, frame)]


def _ghost(seat: SeatName, number: int, spot: Point, frame: Frame) -> list[Shape]:
    """A figure where it will be: hollow."""
    look = frame.look
    style = Style(_pieces.SMALLEST + 2, look.palette.ink, bold=True, anchor="middle")
    rim = _pieces.draw_mark(seat, spot, _pieces.PAIR, look.palette.outline, (look.way(seat), 4))
    return [rim, write_line(str(number), *spot, style)]


def _policies(
    moment: Shown, draft: DraftOverlay, moves: dict[int, tuple[Hex, ...]], where: View, frame: Frame
) -> list[Shape]:
    """What a defender does to the carrier, below them: who has a policy of their own, and whoever will stand there."""
    named, shapes = {policy.player for policy in draft.order.policies}, list[Shape]()
    for (seat, n), one in moment.figures.items():
        end = moves[n][-1] if n in moves else one.at
        word = frame.labels.policies.get(draft.order.policy(n), "")
        is_there = named and end == moment.ball and moment.attack != seat
        if word and seat == draft.seat and end is not None and (n in named or is_there):
            x, y = where.spot(end)
            shapes += draw_word_tag(word, (x, y + 0.42 * where.size), frame)
    return shapes


def draw_word_tag(word: str, at: Point, frame: Frame) -> list[Shape]:
    """Return a word in a small box."""
    look = frame.look
    wide = fonts.width(fonts.clean(word), _pieces.SMALLEST, True) + 14
    return [
        RoundedBox(x=at[0], y=at[1], w=wide, h=28, corner=8, fill=look.palette.special),
        write_line(word, *at, Style(_pieces.SMALLEST, look.palette.outline, bold=True, anchor="middle")),
    ]


def pitch_scene(state: Match, frame: Frame, overlay: PitchOverlay = _overlay.NONE) -> Scene:
    """Return the picture of the pitch now. It shows nothing of plans, hands or cells; the rest of a state is public.

    An overlay's draft is what its coach has written, and for them alone.
    """
    moment, where = show_state(state), _frame.view_in_frame(frame)
    draft, under, over, kinds = overlay.draft, list[Shape](), list[Shape](), list[ArrowKind]()
    if draft is not None:
        moment = place_draft(moment, draft)
        ways = ways_of_draft(moment, draft, where)
        kinds = [kind for kind in ARROWS if any(way.kind == kind for way in ways)]
        under, over = PEN.draw_ways(ways, [spot for spot, _ in spots(moment, where).values()], frame.look)
        under += marks(moment, draft, where, frame)
    items = _overlay.items(overlay, frame) or _key.arrow_items(kinds, frame)
    if overlay == _overlay.NONE:
        items = _key.sign_items(moment.signs(), frame)
    shapes = [
        *_frame.draw_header(moment, state, frame),
        _frame.pitch(frame, where, _overlay.shades(overlay, frame.look)),
    ]
    shapes += [
        *_overlay.draw_below_figures(overlay, moment, where, frame),
        *under,
        *figures(moment, where, frame.look),
        *over,
    ]
    shapes += [
        *_overlay.draw_above_figures(overlay, moment, where, frame),
        *_key.draw_key_items(items, frame, _frame.bottom(where)),
    ]
    return _frame.finish(shapes, where, frame, below=_key.tall(items))
