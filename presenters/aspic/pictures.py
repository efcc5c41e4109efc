"""Aspic's pictures with their words. None is needed: the text beside it says everything that a picture shows.

A match as a film has a frame for every turn in play, and for each placement once it is done.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import get_args

from boards.animation import Glide, Still
from boards.aspic import (
    Frame,
    Icon,
    Labels,
    Stat,
    board_after_scene,
    board_scene,
    moves_scene,
    order_scene,
    placement_scene,
    shots_scene,
    summary_scene,
    trial_scene,
    turn_glide,
)
from boards.palette import PUBLIC, palette_named
from boards.scene import Scene
from presenters.aspic import narrative
from presenters.aspic.standing import near_shots, statistics_lines, trial_outcome
from presenters.aspic.wording import order_lines
from presenters.aspic.words import BallPath, GameWords
from presenters.dossier import PlayedTurn
from presenters.escaping import clip, plain
from presenters.post import Picture
from presenters.texts import Voice
from rules.aspic.board import SIDES, Cell, Side
from rules.aspic.events import Event
from rules.aspic.figures import sum_up_match
from rules.aspic.listing import ShotTrial, legal_moves, try_shot
from rules.aspic.messages import SHOT_MESSAGES
from rules.aspic.orders import Move, Placement, Test, Turn
from rules.aspic.state import State

TITLE = 90  # two team names, whole
ALT = 1000


@dataclass(frozen=True)
class Pictures:
    """The pictures of one position, in one language and one palette."""

    words: GameWords
    title: str
    subtitle: str
    palette: str = PUBLIC

    def board(self, last: Sequence[Event] = ()) -> Picture:
        """Return the position, with what `last` did drawn on it."""
        return self._picture(board_scene(self._state, self._frame, last=last), "terrain", self._position())

    def turn(self, before: State, events: Sequence[Event]) -> Picture:
        """Return the position after a turn, with the turn drawn on it; after a goal the pieces as they stood."""
        return self._picture(board_after_scene(before, self._state, events, self._frame), "tour", self._position())

    def glide(self, before: State, events: Sequence[Event]) -> Glide | None:
        """Return the turn in motion, as large as `turn`; None where no piece went anywhere."""
        return turn_glide(before, events, self._frame)

    def order(self, order: Placement | Turn | Test, side: Side) -> Picture:
        """Return an order, or what a test would do, drawn on the board before it."""
        if isinstance(order, Test):
            return self.trial(try_shot(self._state, side, order.shooter, order.move), order.move)
        scene = order_scene(self._state, order, side, self._frame)
        told = " ".join(order_lines(self.words, order)).replace("*", "")
        return self._picture(scene, "coup", told)

    def shots(self, move: Move | None) -> Picture:
        """Return what each piece's shot would do, as things are or after `move`."""
        side = self._state.to_act
        found = () if side is None else near_shots(self.words, side, move)
        told = "; ".join(f"{trial.shooter} {trial_outcome(self.words, trial)}" for trial in found)
        scene = shots_scene(self._state, self._frame, move=move)
        return self._picture(scene, "tirs", self.words.t("as-alt-shots", shots=told))

    def moves(self, piece: Cell) -> Picture:
        """Return where a piece may go."""
        cells = self.words.cells(legal_moves(self._state, piece))
        alt = self.words.t("as-hint-moves", piece=piece, cells=cells)
        return self._picture(moves_scene(self._state, piece, self._frame), "cases", alt)

    def placement(self, side: Side, chosen: Sequence[Cell]) -> Picture:
        """Return the placement with the cells chosen so far."""
        scene = placement_scene(self._state, side, self._frame, chosen=chosen)
        return self._picture(scene, "pose", self.words.t("as-alt-placement", cells=self.words.cells(chosen)))

    def trial(self, trial: ShotTrial, move: Move | None) -> Picture:
        """Return what a tried shot does, or which of the seven messages refuses it (AS-test-b, c)."""
        scene = trial_scene(self._state, trial, self._frame, move=move)
        flight = trial.flight
        told = self.words.t(f"as-seven-{trial.refusal}") if flight is None else self.words.course(BallPath.of(flight))
        return self._picture(scene, "essai", told)

    def summary(self, events: Sequence[Event]) -> Picture:
        """Return the whole match: occupation, shots, goals."""
        scene = summary_scene(self._state, events, self._frame)
        return self._picture(scene, "bilan", self._course_of_the_match(events))

    @property
    def _state(self) -> State:
        return self.words.state

    @property
    def _frame(self) -> Frame:
        title, subtitle = plain(self.title, TITLE), plain(self.subtitle, TITLE)
        return Frame(title=title, subtitle=subtitle, palette=palette_named(self.palette), labels=self._labels)

    @property
    def _labels(self) -> Labels:
        t = self.words.t
        phases: tuple[Icon, ...] = get_args(Icon)
        stats: tuple[Stat, ...] = get_args(Stat)
        return Labels(
            time=self.words.time,
            decimal=t("as-picture-decimal"),
            percent=lambda number: t("as-picture-percent", number=number),
            phases={phase: t(f"as-picture-{phase}") for phase in phases},
            occupation=t("as-picture-occupation"),
            distances=t("as-picture-distances"),
            goal=t("as-brief-goal"),
            refusals={code: t(f"as-seven-{code}") for code in SHOT_MESSAGES},
            stats={stat: t(f"as-picture-{stat}") for stat in stats},
        )

    def _course_of_the_match(self, events: Sequence[Event]) -> str:
        """Return the curve in words: the left side's share of the board from the start to the end, and the goals."""
        words, found = self.words, sum_up_match(events)
        if not found.curve:
            return words.t("as-alt-summary-empty")
        half = next((one.samples for one in found.turnings if one.seat is None), 0)
        goals = [words.plain_team(one.seat) for one in found.turnings if one.seat is not None]
        curve = words.t(
            "as-alt-summary",
            team=words.plain_team("left"),
            half=words.tenths(found.curve[half - 1]) if half else "none",
            least=words.tenths(min(found.curve)),
            most=words.tenths(max(found.curve)),
            end=words.tenths(found.curve[-1]),
            goals=words.list(goals) or "none",
        )
        return f"{curve}\n{statistics_lines(words, events)}".replace("\\", "")

    def _position(self) -> str:
        """Return the position in words, for those who do not see the picture."""
        sides = [
            self.words.t(
                "as-alt-side", team=self.words.plain_team(side), cells=self.words.cells(self._state.pieces.of(side))
            )
            for side in SIDES
        ]
        return self.words.t("as-alt-board", left=sides[0], right=sides[1], ball=self._state.ball or "none")

    def _picture(self, scene: Scene, name: str, alt: str) -> Picture:
        return Picture(scene, f"{name}.png", clip(alt, ALT))


PicturesOf = Callable[[State, State], Pictures]  # of a position, under the name of the turn played in another one


def film(
    voice: Voice, course: Iterable[PlayedTurn], pictures: PicturesOf, stage: Callable[[State], str]
) -> Iterator[Still]:
    """Yield a frame for each turn of `course`; a goal is a key frame. `stage` names a turn."""
    for turn in course:
        before, after = turn.before, turn.after
        if before.phase == after.phase == "placement":
            continue  # the pieces are shown when all of them stand
        drawn = pictures(before, after)
        score = narrative.score_line(after.score)
        if after.result is None:
            caption = voice.t("as-film-caption", stage=stage(before), score=score)
        else:
            winner = after.result.winner
            name = "none" if winner is None else drawn.words.plain_team(winner)
            caption = voice.t("as-film-end", winner=name, score=score)
        yield Still(
            scene=drawn.turn(before, turn.events).scene,
            caption=caption,
            is_key=before.score != after.score,
            glide=drawn.glide(before, turn.events),
        )
