"""Kollaball's pictures with their words: the board now, a turn before and after, a captain's own orders.

A picture is never needed: its alt text says where everybody and every ball is.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from boards.animation import Still
from boards.kollaball import Frame, Labels, Note, board_scene, orders_scene, played_scene, turn_scene
from boards.palette import PaletteName
from presenters.escaping import plain
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.narrative import Cast, Pen
from presenters.post import Picture
from presenters.texts import Voice
from rules.contract import SeatId
from rules.kollaball.events import Event, LobLaunched, Scored
from rules.kollaball.facts import on_pitch
from rules.kollaball.orders import Order
from rules.kollaball.state import TEAMS, Air, Ball, BallId, Ground, Held, PlayerId, State, TeamId, ball_key

ARROWS = ("move", "strike", "throw", "knock", "lob", "reserve")
TITLE = 90  # two team names, whole
NAME = 40
ALT = 1000


@dataclass(frozen=True)
class Pictures:
    """The pictures of one match, in one language."""

    voice: Voice
    dossier: Dossier

    def board(self, seat: SeatId | None, palette: str, stage: str) -> Picture:
        """Return the latest position as `seat`, or the public, sees it; a captain's team plays to the right."""
        state = self.dossier.after_as(seat)
        scene = board_scene(
            state,
            self._frame(stage, palette, flipped=_is_flipped(state, seat)),
            throwers=self._throwers(state, (*self._earlier, self.dossier.events)),
        )
        return Picture(scene, "terrain.png", self._in_words(state))

    def turn(self, stage: str) -> Picture:
        """Return the turn before and after, with arrows for what the public may know."""
        before, after = self.dossier.before_as(None), self.dossier.after_as(None)
        scene = turn_scene(
            before,
            after,
            self.dossier.events_as(None),
            self._frame(stage),
            throwers=self._throwers(before, self._earlier),
        )
        return Picture(scene, f"tour-{before.turn}.png", self._in_words(after))

    def orders(self, seat: SeatId, order: Order, palette: str, stage: str) -> Picture:
        """Return a captain's own orders on the board that he sees."""
        scene = orders_scene(
            self.dossier.before_as(seat),
            order,
            seat,
            replace(self._frame(stage, palette), legend=()),
        )
        return Picture(scene, "ordres.png", self.voice.t("kb-alt-orders"))

    def film(self, seat: SeatId | None, palette: str, stage: Callable[[State], str]) -> Iterator[Still]:
        """Yield each turn of the match as the board before it with what happened, then the board at the end.

        The dossier was read whole. `stage` names a turn; the team of `seat` plays to the right.
        """
        told: list[tuple[Event, ...]] = []
        state: State | None = None
        for turn in self.dossier.course():
            before, state = turn.before, turn.after
            events = turn.events
            if before.balls:  # until then nobody is on the pitch
                scene = played_scene(
                    before,
                    events,
                    self._frame(stage(before), palette, flipped=_is_flipped(before, seat)),
                    throwers=self._throwers(before, told),
                )
                is_key = any(isinstance(event, Scored) for event in events)
                yield Still(scene=scene, caption=stage(before), is_key=is_key)
            told.append(events)
        if state is not None and state.balls:
            scene = board_scene(
                state,
                self._frame(stage(state), palette, flipped=_is_flipped(state, seat)),
                throwers=self._throwers(state, told),
            )
            yield Still(scene=scene, caption=self._end(state))

    def _end(self, state: State) -> str:
        """Return how the match ended, in a few words."""
        if state.result is None:  # stopped by other means than the game's
            return self.voice.t("replay-stopped")
        winner = state.result.winner
        return self.voice.t("replay-end", winner="none" if winner is None else self._team(winner))

    def _frame(self, subtitle: str, palette: str = "default", *, flipped: bool = False) -> Frame:
        return Frame(
            title=plain(self.dossier.contest.name, TITLE),
            subtitle=subtitle,
            palette=_palette(palette),
            flipped=flipped,
            legend=tuple(Note(text=self._team(team), team=team) for team in TEAMS),
            labels=self._labels,
        )

    def _team(self, team: TeamId) -> str:
        return plain(self.dossier.team_names.get(team, team), NAME)

    @property
    def _labels(self) -> Labels:
        t = self.voice.t
        return Labels(
            before=t("kb-picture-before"),
            after=t("kb-picture-after"),
            bench=t("kb-picture-bench"),
            out=t("kb-picture-out"),
            missing=t("kb-picture-missing"),
            returns=lambda turn: t("kb-picture-returns", turn=turn),
            lands=lambda turn: t("kb-picture-lands", turn=turn),
            arrows={kind: t(f"kb-picture-{kind}") for kind in ARROWS},  # type: ignore[misc]
        )

    @property
    def _earlier(self) -> tuple[tuple[Event, ...], ...]:
        return tuple(past.events for past in self.dossier.past)

    @staticmethod
    def _throwers(state: State, turns: Iterable[Iterable[Event]]) -> Mapping[BallId, PlayerId]:
        """Return who threw each ball that is in the air: the last one to launch it in `turns` (part 10)."""
        launched = [event for events in turns for event in events if isinstance(event, LobLaunched)]
        return {event.ball: event.player for event in launched if isinstance(state.balls.get(event.ball), Air)}

    def _in_words(self, state: State) -> str:
        """Return the position in words, for those who do not see the picture."""
        pen = Pen(self.voice, Cast(teams={}, players={}))
        where = [self._team_in_words(state, team) for team in TEAMS]
        where += [_ball_in_words(pen, ball, state.balls[ball], state) for ball in sorted(state.balls, key=ball_key)]
        return plain(pen.t("kb-alt-board", teams=" — ".join(where)), ALT)

    def _team_in_words(self, state: State, team: TeamId) -> str:
        players = ", ".join(f"{player[1:]} {state.players[player].cell}" for player in on_pitch(state, team))
        return self.voice.t("kb-alt-team", team=self._team(team), players=players or "—")


def _ball_in_words(pen: Pen, ball: BallId, where: Ball, state: State) -> str:
    match where:
        case Held(by=by):
            return pen.t("kb-alt-held", ball=pen.ball(ball), player=pen.player(by), cell=state.players[by].cell or "?")
        case Ground(cell=cell):
            return pen.t("kb-alt-ground", ball=pen.ball(ball), cell=cell)
        case Air(lands=lands):
            return pen.t("kb-alt-air", ball=pen.ball(ball), turn=lands)


def _is_flipped(state: State, seat: SeatId | None) -> bool:
    """Whether the board is turned, so that the team of `seat` plays to the right."""
    return seat in TEAMS and state.config.left_team != seat


def _palette(name: str) -> PaletteName:
    return "safe" if name == "safe" else "default"
