"""The words and signs that every Aspic text shares: sides, cells, numbers, times, what a shot does.

A sign, a side's piece in its colour or the ball, has a picture.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Self

from boards.aspic import ball_icon, piece_icon
from boards.icon import Icon, icon
from presenters.aspic.dossier import Dossier
from presenters.match.words import MatchWords
from presenters.texts import Voice
from rules.aspic.board import Cell, Side
from rules.aspic.events import Shot
from rules.aspic.flights import Flight, Rebound
from rules.aspic.settings import terms_of
from rules.aspic.state import State

# AS-colour-a: the left side's sign is round and the right side's square, as on the board, as far as there are such.
SIGNS: Mapping[Side, Mapping[str, str]] = {
    "left": {
        "blue": "🔵", "purple": "🟣", "mauve": "🩷", "red": "⭕",
        "orange": "🟠", "yellow": "🟡", "green": "🟢", "sky": "🩵",
    },
    "right": {
        "blue": "🟦", "purple": "🟪", "mauve": "💟", "red": "🟥",
        "orange": "🟧", "yellow": "🟨", "green": "🟩", "sky": "💠",
    },
}  # fmt: skip
ICONS: tuple[Icon, ...] = (
    icon("⚽", "ball", ball_icon()),  # as the texts have it
    *(
        icon(sign, f"{side}_{colour}", piece_icon(side, colour))
        for side, signs in SIGNS.items()
        for colour, sign in signs.items()
    ),
)


DAY_H, HOUR_S, MINUTE_S = 24, 3_600, 60


class BallPath(NamedTuple):
    """Where a ball goes; `to` is None for a goal."""

    origin: Cell
    to: Cell | None
    rebounds: tuple[Rebound, ...]
    crossing: str | None
    is_swap: bool

    @classmethod
    def of(cls, shot: Flight | Shot) -> Self:
        """Return the course of a shot that was taken, tried, or is only possible."""
        if isinstance(shot, Flight):
            return cls(shot.ball, shot.ball_to, shot.rebounds, shot.crossing, shot.is_swap)
        return cls(shot.ball_from, shot.ball_to, shot.rebounds, shot.crossing, shot.swap)


@dataclass(frozen=True)
class GameWords(MatchWords[Side]):
    """Texts in one language about one match."""

    state: State
    is_live: bool = False  # times are then told to the second

    @classmethod
    def about(cls, voice: Voice, dossier: Dossier, state: State) -> Self:
        """Return the words for a match in `state`."""
        given = dossier.team_names
        names: dict[Side, str] = {
            "left": given.get("left") or state.teams.left.name,
            "right": given.get("right") or state.teams.right.name,
        }
        return cls(voice, names, state, terms_of(dossier.contest.setup).clock_mode == "live")

    def say(self, kind: str, value: str) -> str:
        """Return what an event's field holds, by the kind that the field is marked as."""
        return self.team("left" if value == "left" else "right") if kind == "side" else value

    def sign(self, side: Side) -> str:
        """Return the sign of a side: its colour, and its shape on the board."""
        team = self.state.teams.left if side == "left" else self.state.teams.right
        return SIGNS[side].get(team.color, "⚪")

    def colour(self, name: str) -> str:
        """Return a colour's name."""
        return self.t(f"choice-as-{name}")

    def cells(self, cells: Iterable[Cell]) -> str:
        """Return cells in a row; a dash for none."""
        return " ".join(cells) or "—"

    def decimal(self, value: Fraction, digits: int) -> str:
        """Return a number with at most `digits` digits after the point, rounded half up; none if it is whole."""
        scaled = int(value * 10**digits + Fraction(1, 2))
        whole, rest = divmod(scaled, 10**digits)
        shown = f"{rest:0{digits}}".rstrip("0")
        return self.t("as-decimal", whole=str(whole), rest=shown) if shown else str(whole)

    def tenths(self, value: int) -> str:
        """Return a number given in tenths with its one decimal (AS-dist-b)."""
        return self.t("as-decimal", whole=str(value // 10), rest=str(value % 10))

    def time(self, seconds: int) -> str:
        """Return a time: h:mm:ss in a live match, else its two largest units (AS-info-a)."""
        return time_text(self.voice, seconds, is_live=self.is_live)

    def course(self, course: BallPath) -> str:
        """Return what a shot does as a clause without a point: where the ball goes, and over which rebounds."""
        if course.to is None:
            return self.t("as-course-goal", ball=course.origin, height=self.height(course.crossing))
        how = "swap" if course.is_swap else "plain"
        return self.t("as-course", how=how, ball=course.origin, to=course.to, rebounds=self._rebounds(course))

    def brief_course(self, course: BallPath) -> str:
        """Return what a shot does in two or three words, for the label of a choice."""
        if course.to is None:
            return self.t("as-brief-goal")
        return self.t("as-brief-course", to=course.to, rebounds=len(course.rebounds), swap=course.is_swap)

    def height(self, crossing: str | None) -> str:
        """Return where the goal line is crossed, in lines."""
        return "—" if crossing is None else self.decimal(Fraction(crossing), 2)

    def _rebounds(self, course: BallPath) -> str:
        named = [self.t(f"as-rebound-{name.replace('_', '-')}") for name in course.rebounds]
        if not named:
            return "none"
        return named[0] if len(named) == 1 else self.t("as-rebounds-two", first=named[0], second=named[1])


def time_text(voice: Voice, seconds: int, *, is_live: bool = False) -> str:
    """Return a time: h:mm:ss in a live match, else its two largest units (AS-info-a)."""
    hours, minutes, rest = seconds // HOUR_S, seconds % HOUR_S // MINUTE_S, seconds % MINUTE_S
    if is_live:
        return f"{hours}:{minutes:02}:{rest:02}"
    if hours >= DAY_H:
        return voice.t("as-time-days", days=hours // DAY_H, hours=hours % DAY_H)
    if hours:
        return voice.t("as-time-hours", hours=hours, minutes=minutes)
    return voice.t("as-time-minutes", minutes=minutes, seconds=rest)
