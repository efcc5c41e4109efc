"""What a coach has written in the form so far: lines in canonical spelling, letter by letter over those that stand."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from presenters.double_echec.dossier import Place
from presenters.double_echec.words import match_of, side_of
from presenters.errors import UserError
from rules.double_echec.data import DATA, Team
from rules.double_echec.notation.lines import LETTERS, SHAPES, letter_of
from rules.double_echec.roster import default_keeper, default_lines
from rules.double_echec.state import Match, PenaltyShotNext, TeamState

DOCTRINE = tuple(DATA.doctrine.text.split("\n"))
# A letter cannot be emptied by an order: the line that changes nothing where the doctrine has none to begin with.
_NEUTRAL: Mapping[str, str] = {"X": "X -", "Z": "Z but si u<0", "R": "R *"}


@dataclass(frozen=True)
class OrderDraft:
    """Lines to be sent, in the order written. `state`: what the coach may see."""

    state: Match
    team: Team
    lines: tuple[str, ...]

    @classmethod
    def of(cls, place: Place, text: str) -> "OrderDraft":
        """Return the draft that a form's text is. Raises `UserError` for a seat of no team."""
        team = side_of(place.seat)
        if team is None:
            raise UserError("error-stale")
        return cls(match_of(place.view), team, tuple(line for line in text.splitlines() if line.strip()))

    @property
    def text(self) -> str:
        """The lines, one below the other."""
        return "\n".join(self.lines)

    @property
    def own(self) -> TeamState:
        """The coach's side."""
        return self.state.teams.of(self.team)

    @property
    def is_lineup(self) -> bool:
        """Whether it is the line-up that is asked for."""
        return self.state.phase == "lineup"

    @property
    def due_letter(self) -> str:
        """The letter that a penalty shot asks of this side; empty where none waits."""
        waiting = self.state.next
        if not isinstance(waiting, PenaltyShotNext):
            return ""
        return "S" if waiting.team == self.team else "K"

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters offered: the penalty shot's only when one waits, and then first."""
        usual = tuple(letter for letter in LETTERS if letter not in "SK")
        return (self.due_letter, *usual) if self.due_letter else usual

    def shapes(self, letter: str) -> tuple[str, ...]:
        """Return the kinds of line that a letter may have."""
        return tuple(shape.key for shape in SHAPES if shape.letter == letter)

    def doctrine(self, letter: str) -> tuple[str, ...]:
        """Return the doctrine's lines of a letter."""
        return tuple(line for line in DOCTRINE if letter_of(line) == letter)

    def standing(self, letter: str) -> tuple[str, ...]:
        """Return the lines of a letter that stand."""
        return tuple(line for line in self.own.sheet if letter_of(line) == letter)

    def of_letter(self, letter: str) -> tuple[str, ...]:
        """Return the lines of a letter as they would stand: those written, else those that stand."""
        written = tuple(line for line in self.lines if letter_of(line) == letter)
        return written or self.standing(letter)

    def line(self, letter: str, number: int) -> str:
        """Return a line of a letter. Raises `UserError` where there is none."""
        found = self.of_letter(letter)
        if not 1 <= number <= len(found):
            raise UserError("error-stale")
        return found[number - 1]

    def touched(self, letter: str) -> "OrderDraft":
        """Return the draft with the lines of a letter in it."""
        return self._with(letter, self.of_letter(letter))

    def added(self, letter: str, line: str) -> "OrderDraft":
        """Return the draft with one more line of a letter."""
        return self._with(letter, (*self.of_letter(letter), line))

    def replaced(self, letter: str, number: int, line: str) -> "OrderDraft":
        """Return the draft with a line in the place of another."""
        self.line(letter, number)
        found = list(self.of_letter(letter))
        found[number - 1] = line
        return self._with(letter, found)

    def moved_up(self, letter: str, number: int) -> "OrderDraft":
        """Return the draft with a line before the one above it."""
        line, above = self.line(letter, number), self.line(letter, number - 1)
        return self.replaced(letter, number, above).replaced(letter, number - 1, line)

    def dropped(self, letter: str, number: int) -> "OrderDraft":
        """Return the draft without a line; of the last one that stands, with one that says what the doctrine says."""
        self.line(letter, number)
        found = [line for place, line in enumerate(self.of_letter(letter), start=1) if place != number]
        if not found and self.standing(letter):
            found = [_NEUTRAL.get(letter) or next(iter(self.doctrine(letter)), self.standing(letter)[0])]
        return self._with(letter, found)

    def _with(self, letter: str, lines: Sequence[str]) -> "OrderDraft":
        others = tuple(line for line in self.lines if letter_of(line) != letter)
        return replace(self, lines=(*others, *lines))

    def default_lineup(self) -> str:
        """Return the line-up as it is by itself (rulebook 6.2-1)."""
        lines = {**default_lines(self.own), **self.own.lines}
        shown = [f"{name} {','.join(map(str, numbers))}" for name, numbers in sorted(lines.items())]
        keeper = default_keeper(self.own)
        return "\n".join((*shown, *(() if keeper is None else (f"GB {keeper}",)), "TP non"))

    @property
    def lineup_names(self) -> tuple[str, ...]:
        """The names of the lines of a line-up."""
        return tuple(line.partition(" ")[0] for line in self.lines)

    def named(self, name: str) -> str:
        """Return a line of a line-up by its name. Raises `UserError` where there is none."""
        found = next((line for line in self.lines if line.partition(" ")[0] == name), None)
        if found is None:
            raise UserError("error-stale")
        return found

    def renamed(self, name: str, line: str) -> "OrderDraft":
        """Return the draft with a line in the place of the one of that name."""
        return replace(self, lines=tuple(line if one == self.named(name) else one for one in self.lines))


def _first_skater(draft: OrderDraft) -> str:
    return next((str(player.n) for player in draft.own.roster if player.pos != "G" and player.out is not True), "0")


# Letters of one line: what it begins as.
ALONE: Mapping[str, Callable[[OrderDraft], str]] = {
    "S": lambda draft: "S avance but",
    "K": lambda draft: "K couvre",
    "B": lambda draft: f"B {_first_skater(draft)}",
}
