"""An order form as values: what a game asks next, and what a press makes of the orders written so far.

The orders in the page's notation are the form's only state; they stand in the message itself, one to a line. `focus`
says where in them somebody is, in a game's own signs, and is part of every press. Who shows a form and hears its
presses: `cogs/orders/form.py`, the same for every game.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol

from presenters.dossier import Dossier, E, O, S
from presenters.errors import UserError
from presenters.post import Block, ButtonStyle, SelectOption
from presenters.texts import Voice
from referee.model import Link
from rules.contract import SeatId


@dataclass(frozen=True)
class FormPlace(Generic[S, O, E]):
    """Somebody before the open turn of their seat: what a form needs to ask and to draw. `sent`: their order in hand.

    `link`: as what they answer for the seat.
    """

    voice: Voice
    dossier: Dossier[S, O, E]
    seat: SeatId
    palette: str
    sent: O | None = None
    link: Link = "captain"

    @property
    def view(self) -> S:
        """The position as their seat may see it."""
        return self.dossier.before_as(self.seat)


@dataclass(frozen=True)
class FormChoice:
    """One thing to choose: its options' values reach `OrderForm.press` with `part`.

    `is_pressed`: each option is a button, one tap where a select takes two; for a few short ones.
    """

    part: str
    label: str
    options: Sequence[SelectOption]
    minimum: int = 1
    maximum: int = 1
    is_pressed: bool = False


@dataclass(frozen=True)
class Dialog:
    """Choices, five selects of them at most, that are made together in a window of their own."""

    title: str
    choices: Sequence[FormChoice]


@dataclass(frozen=True)
class Opener:
    """A button that opens the dialog at `focus`; what is chosen there reaches `OrderForm.decide`."""

    label: str
    focus: str
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


@dataclass(frozen=True)
class Press:
    """A button of a form: `part` and `value` reach `OrderForm.press`."""

    part: str
    label: str
    value: str = ""
    style: ButtonStyle = ButtonStyle.secondary
    disabled: bool = False


class FormStep(NamedTuple):
    """What a press leads to. `is_done`: nothing is left to ask, the orders are shown back to be confirmed."""

    text: str
    focus: str = ""
    is_done: bool = False


@dataclass(frozen=True)
class FormQuestion:
    """What a form shows (`told`), then, below what is written so far, asks. `is_ready`: it may be handed over.

    `openers` stand first among what can be pressed.

    `is_shown`: all of it is shown, so that « Envoyer » sends it; else it is shown back first, to be confirmed.
    """

    told: tuple[Block, ...] = ()
    asked: str = ""
    openers: tuple[Opener, ...] = ()
    choices: tuple[FormChoice, ...] = ()
    presses: tuple[Press, ...] = ()
    is_ready: bool = False
    is_shown: bool = False


class Typed(NamedTuple):
    """What stands around the one large field of the text form."""

    label: str
    hint: str
    example: str


class OrderForm(Protocol[S, O, E]):
    """A game's form. Pure: the same place, text and press give the same again."""

    code: str  # begins the ids of its texts
    empty: str = ""  # how an order for nothing at all is written

    def looks_back(self, state: S) -> bool:
        """Return whether `Place.dossier` is to hold the turns before this one."""
        return False

    def blank(self, place: FormPlace[S, O, E]) -> FormStep:
        """Return how the form begins. Raises `UserError` where there is nothing to ask."""
        return FormStep("")

    def again(self, place: FormPlace[S, O, E], text: str) -> FormStep:
        """Return how the form goes on from `text`, an order of the seat in canonical form, an order to a line."""
        return FormStep(text)

    def ask(self, place: FormPlace[S, O, E], text: str, focus: str) -> FormQuestion:
        """Return what is asked with `text` written so far. Raises `UserError` for a focus that is none here."""

    def press(self, place: FormPlace[S, O, E], step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return what a press makes of `step`. Raises `UserError` for what was not offered: presses can be forged."""

    def dialog(self, place: FormPlace[S, O, E], text: str, focus: str) -> Dialog:
        """Return what the dialog at `focus` asks. Raises `UserError` where none was offered."""
        raise UserError("error-stale")

    def decide(self, place: FormPlace[S, O, E], step: FormStep, chosen: Mapping[str, str]) -> FormStep:
        """Return what the answers to a dialog, by their parts, make of `step`. Raises `UserError` as `press`."""
        raise UserError("error-stale")

    def typed(self, place: FormPlace[S, O, E]) -> Typed:
        """Return the texts of the form in which one types."""
        return Typed(*(place.voice.t(f"{self.code}-form-{name}") for name in Typed._fields))
