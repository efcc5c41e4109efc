"""Kollaball's pictures with their words: the board now, a turn on one board, a captain's own orders.

A picture is never needed: its alt text says what it shows.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import get_args

from boards.animation import Still
from boards.kollaball import ArrowKind, Frame, Labels, SignKind, board_scene, orders_scene, turn_glide, turn_scene
from boards.palette import PUBLIC, palette_named
from presenters.escaping import plain
from presenters.kollaball import alts
from presenters.kollaball.dossier import Dossier
from presenters.post import Picture
from presenters.texts import Voice
from rules.contract import SeatId
from rules.kollaball.events import Event, LobLaunched, Scored
from rules.kollaball.orders import Order
from rules.kollaball.state import TEAMS, Air, BallId, Class, PlayerId, State, TeamId

ARROWS: tuple[ArrowKind, ...] = get_args(ArrowKind)
SIGNS: tuple[SignKind, ...] = get_args(SignKind)
CLASSES: tuple[Class, ...] = get_args(Class)
TITLE = 90  # two team names, whole
NAME = 40


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
        return Picture(scene, "terrain.png", alts.position_alt(self.voice, self._teams, state))

    def turn(self, stage: str) -> Picture:
        """Return the turn as the public may know it: where everybody was, their arrow, and where they are now."""
        before, after = self.dossier.before_as(None), self.dossier.after_as(None)
        events = self.dossier.events_as(None)
        scene = turn_scene(
            before,
            after,
            events,
            self._frame(stage),
            throwers=self._throwers(before, self._earlier),
        )
        return Picture(scene, f"tour-{before.turn}.png", alts.turn_alt(self.voice, self._teams, after, events))

    def orders(self, seat: SeatId, order: Order, palette: str, stage: str) -> Picture:
        """Return a captain's own orders on the board that they see."""
        scene = orders_scene(
            self.dossier.before_as(seat),
            order,
            seat,
            self._frame(stage, palette),
        )
        return Picture(scene, "ordres.png", alts.orders_alt(self.voice, order))

    def film(self, seat: SeatId | None, palette: str, stage: Callable[[State], str]) -> Iterator[Still]:
        """Yield each turn of the match, then the board at the end.

        The dossier was read whole. `stage` names a turn; the team of `seat` plays to the right.
        """
        told: list[tuple[Event, ...]] = []
        state: State | None = None
        for turn in self.dossier.course():
            before, state = turn.before, turn.after
            events = turn.events
            if before.balls:  # until then nobody is on the pitch
                frame = self._frame(stage(before), palette, flipped=_is_flipped(before, seat))
                throwers = self._throwers(before, told)
                yield Still(
                    scene=turn_scene(before, state, events, frame, throwers=throwers),
                    caption=stage(before),
                    is_key=any(isinstance(event, Scored) for event in events),
                    glide=turn_glide(before, state, events, frame, throwers=throwers),
                )
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

    def _frame(self, subtitle: str, palette: str = PUBLIC, *, flipped: bool = False) -> Frame:
        return Frame(
            title=plain(self.dossier.contest.name, TITLE),
            subtitle=subtitle,
            palette=palette_named(palette),
            flipped=flipped,
            teams=self._teams,
            labels=board_words(self.voice),
        )

    @property
    def _teams(self) -> Mapping[TeamId, str]:
        return {team: self._team(team) for team in TEAMS}

    def _team(self, team: TeamId) -> str:
        return plain(self.dossier.team_names.get(team, team), NAME)

    @property
    def _earlier(self) -> tuple[tuple[Event, ...], ...]:
        return tuple(past.events for past in self.dossier.past)

    @staticmethod
    def _throwers(state: State, turns: Iterable[Iterable[Event]]) -> Mapping[BallId, PlayerId]:
        """Return who threw each ball that is in the air: the last one to launch it in `turns` (part 10)."""
        launched = [event for events in turns for event in events if isinstance(event, LobLaunched)]
        return {event.ball: event.player for event in launched if isinstance(state.balls.get(event.ball), Air)}


def board_words(voice: Voice) -> Labels:
    """Return the words that stand in Kollaball's pictures."""
    t = voice.t
    return Labels(
        goal=t("kb-picture-goal"),
        bench=t("kb-picture-bench"),
        out=t("kb-picture-out"),
        missing=t("kb-picture-missing"),
        returns=lambda turn: t("kb-picture-returns", turn=turn),
        lands=lambda turn: t("kb-picture-lands", turn=turn),
        classes={name: t(f"kb-class-{name}") for name in CLASSES},
        special=lambda kind, via: t("kb-picture-special", via=via, special=t(f"kb-special-{kind}")),
        arrows={kind: t(f"kb-picture-{kind}") for kind in ARROWS},
        signs={kind: t(f"kb-picture-{kind}") for kind in SIGNS},
    )


def _is_flipped(state: State, seat: SeatId | None) -> bool:
    """Whether the board is turned, so that the team of `seat` plays to the right."""
    return seat in TEAMS and state.config.left_team != seat
