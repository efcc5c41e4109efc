"""A turn in motion: the pieces on their way from where they stood to where the turn's picture shows them."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from boards import strokes
from boards.animation import Glide, glide_over
from boards.kollaball import _frame, _pieces
from boards.kollaball._frame import Frame
from boards.kollaball._layout import Places
from boards.kollaball._pieces import TokenSpot
from boards.kollaball._tracks import Stop, TrackLeg, Tracks
from boards.kollaball._turn import frame_turn, place_everything, way_of
from boards.palette import Palette
from boards.scene import Point, Shape
from rules.kollaball.events import Event
from rules.kollaball.pitch import COORDINATES
from rules.kollaball.state import Air, Ball, BallId, Ground, Held, PlayerId, State, ball_key

_TOKEN, _FLYING = 24, 15  # radii: of who has no place of their own in the turn's picture; of a ball on its way


def turn_glide(
    before: State,
    after: State,
    events: Sequence[Event],
    frame: Frame,
    *,
    throwers: Mapping[BallId, PlayerId] | None = None,
) -> Glide | None:
    """Return what draws a turn at each share of its course, as large as `turn_scene`; None where nothing goes anywhere.

    The steps of its story follow each other. Arguments as of `turn_scene`.
    """
    tracks = Tracks(before, after, events)
    if not tracks.legs:
        return None
    where = place_everything(tracks, before, after, events, flipped=frame.flipped)
    still = frame_turn((*_frame.draw_header(frame), _frame.inset(after, frame)), tracks, after, events, frame)
    moving = _Moving(before, after, tracks, where, throwers or {})
    steps = tracks.legs[-1].step
    return glide_over(still, lambda share: moving.shapes(share * steps, frame.colours))


class _Ride(NamedTuple):
    """A leg as a line on the picture."""

    leg: TrackLeg
    line: tuple[Point, ...]

    def is_begun(self, moment: float) -> bool:
        return moment > self.leg.step - 1

    def share(self, moment: float) -> float:
        return min(moment - self.leg.step + 1, 1)

    def at(self, moment: float) -> Point:
        return strokes.along(self.line, self.share(moment) * strokes.length(self.line))


class _Moving:
    """The pieces at each moment of a turn: the leg of step n is gone between n - 1 and n."""

    def __init__(
        self, before: State, after: State, tracks: Tracks, where: Places, throwers: Mapping[BallId, PlayerId]
    ) -> None:
        self._before, self._after, self._tracks, self._where = before, after, tracks, where
        self._throwers = throwers
        self._rides: dict[str, list[_Ride]] = defaultdict(list)  # by the player or ball that goes
        for leg in tracks.legs:
            goer = leg.ball or (leg.start[0] if leg.start else "")
            way = way_of(leg, tracks, where)
            self._rides[goer].append(_Ride(leg, (way.start.middle, *way.via, way.end.middle)))

    def shapes(self, moment: float, palette: Palette) -> Iterator[Shape]:
        """Yield who stood on the pitch before, those who go over those who stand, and the balls over all."""
        players = {player: spot for player in self._before.players if (spot := self._player(player, moment))}
        for player in sorted(players, key=lambda player: player in self._rides):
            data = self._before.players[player]
            yield from _pieces.token((player, data), players[player], palette, idle=data.skip > 0)
        hands: dict[PlayerId, int] = defaultdict(int)
        for ball, lying in self._balls():
            at = self._ball(ball, lying, moment)
            spot = at if isinstance(at, TokenSpot) else players.get(at or "")
            if isinstance(at, str) and spot is not None:
                spot, hands[at] = _pieces.draw_carried(spot, hands[at]), hands[at] + 1
            if spot is not None:
                yield from _pieces.ball(lying, spot, palette)

    def _balls(self) -> Iterator[tuple[BallId, Ball]]:
        """The balls that there were, and those that fly in this turn."""
        flying = {ride.leg.ball for rides in self._rides.values() for ride in rides}
        known = {**self._after.balls, **self._before.balls}
        for ball in sorted(known, key=ball_key):
            if ball in self._before.balls or ball in flying:
                yield ball, known[ball]

    def _player(self, player: PlayerId, moment: float) -> TokenSpot | None:
        data = self._before.players[player]
        if data.status != "pitch" or data.cell not in COORDINATES:
            return None
        begun = [ride for ride in self._rides.get(player, ()) if ride.is_begun(moment)]
        if not begun:
            return self._spot((player, 0))
        ride = begun[-1]
        radii = [self._spot(stop).r for stop in (ride.leg.start, ride.leg.end) if stop is not None]
        return TokenSpot(*ride.at(moment), radii[0] + (radii[-1] - radii[0]) * ride.share(moment))

    def _ball(self, ball: BallId, data: Ball, moment: float) -> TokenSpot | PlayerId | None:
        """Where a ball is, or in whose hand."""
        begun = [ride for ride in self._rides.get(ball, ()) if ride.is_begun(moment)]
        if begun:
            end = begun[-1].leg.end
            is_caught = end is not None and end[0] in self._before.players and begun[-1].share(moment) == 1
            return end[0] if end and is_caught else TokenSpot(*begun[-1].at(moment), _FLYING)
        match data:
            case Held():
                return data.by
            case Ground():
                return self._spot((ball, 0)) if ball in self._tracks.trails else None
            case Air():
                return self._throwers.get(ball)

    def _spot(self, stop: Stop) -> TokenSpot:
        """Where a stop is in the turn's picture, else the middle of its cell."""
        spot = self._where.spots.get(self._tracks.key(stop))
        return spot or TokenSpot(*self._where.cell(self._tracks.cell(stop)), _TOKEN)
