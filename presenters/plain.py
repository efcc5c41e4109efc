"""The presenter of a game in which everything is public and one picture shows how it stands.

Its game says what is its own: the stage, the picture, and, in its catalogue, each event (`<code>-event-<type>`), each
fault of an order (`<code>-error-<code>`), the notation (`<code>-help`).
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from boards.palette import PUBLIC
from presenters.dossier import Dossier, E, O, S
from presenters.errors import UserError
from presenters.escaping import code_span, escape
from presenters.form import FormChoice, FormPlace, FormQuestion, FormStep, OrderForm, Typed
from presenters.panel import awaited_line, awaited_users, dm_button, next_turn_line, order_button
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Picture, Post, SelectOption
from presenters.presenter import Presenter
from presenters.seals import proof_of
from presenters.teller import Teller
from presenters.texts import ContestWords, Texts, Voice
from rules.contract import SeatId
from rules.errors import OrderError

LONGEST = 900  # of an order in notation


@dataclass(frozen=True)
class PlainPen(ContestWords):
    """Writes about a contest whose events name nobody but its seats (`As("seat")`)."""

    dossier: Dossier

    def say(self, kind: str, value: str) -> str:
        """Return the name of a seat."""
        return escape(self.dossier.team_names.get(value) or value) if kind == "seat" else value


@dataclass(frozen=True)
class ChoiceForm(OrderForm[S, O, E]):
    """The form of an order that is one of a few: `options` gives them, their values being the orders."""

    code: str
    options: Callable[[FormPlace[S, O, E]], Sequence[SelectOption]]

    def ask(self, place: FormPlace[S, O, E], text: str, focus: str) -> FormQuestion:
        """Return the choice of an order."""
        return FormQuestion(
            choices=(FormChoice("order", place.voice.t(f"{self.code}-form-label"), self.options(place)),)
        )

    def press(self, place: FormPlace[S, O, E], step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the order chosen. Raises `UserError` for what was not offered."""
        if values[0] not in {option.value for option in self.options(place)}:
            raise UserError("error-stale")
        return FormStep(values[0], is_done=True)

    def typed(self, place: FormPlace[S, O, E]) -> Typed:
        """Return the texts of the form in which one types: what is asked, how to write it, the first of the orders."""
        asked = place.voice.t(f"{self.code}-form-label")
        return Typed(asked, place.voice.t(f"{self.code}-help"), self.options(place)[0].value)


class PlainPresenter(Presenter[S, O, E]):
    """See the module; `teller` tells the game's events."""

    colour = 0x607D8B
    teller: Teller[PlainPen, E]

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    @abstractmethod
    def picture(self, language: str, dossier: Dossier[S, O, E], state: S, palette: str) -> Picture:
        """Return the picture of a position."""

    def order(self, language: str, dossier: Dossier[S, O, E], order: O) -> str:
        """Return an order in notation."""
        return code_span(dossier.game.canonical(order), LONGEST)

    def order_error(self, language: str, dossier: Dossier[S, O, E], error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return self._texts.t(language, f"{self.code}-error-{error.code}", **error.details)

    def panel(self, language: str, dossier: Dossier[S, O, E], waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel: whose orders are awaited until when, or how it ended; how it stands."""
        voice, is_over = self._texts.voice(language), dossier.contest.status == "over"
        told = "\n".join(self._news(language, dossier)) if is_over else awaited_line(voice, dossier, waiting_for)
        title = f"### {self.titled(language, dossier, dossier.now)}"
        return self._post(title, told, self._drawn(language, dossier, None), *self._rows(voice, dossier))

    def opened(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the first post of a contest's thread: who plays, how to order."""
        voice = self._texts.voice(language)
        sides = [
            voice.t("contest-opened", team=escape(seat.name), mention=f"<@{seat.user_id}>" if seat.user_id else "—")
            for seat in dossier.seats
        ]
        return self._post(
            self._head(language, dossier), "\n".join(sides), self.help(language), pings=tuple(dossier.captains.values())
        )

    def closed(self, language: str, dossier: Dossier[S, O, E], part: str = "") -> Post:
        """Return the news of a turn: what happened, who is called to the next one until when, how it stands."""
        voice, following, people = self._texts.voice(language), dossier.next_turn, awaited_users(dossier)
        title, told = f"### {self.heading(language, dossier.state)}", "\n".join(self._news(language, dossier))
        coming = (
            "" if following is None else next_turn_line(voice, following, self.stage(language, dossier.now), people)
        )
        check = proof_of(voice, dossier)
        foot = () if check is None else (check.line, ButtonRow((check.button,)))
        return self._post(title, told, coming, self._drawn(language, dossier, None), *foot, pings=people)

    def reports(self, language: str, dossier: Dossier[S, O, E]) -> tuple[Block, ...]:
        """Return a turn in full: the history tells it itself."""
        return ("\n".join(self._news(language, dossier)), self._drawn(language, dossier, None))

    def news(self, language: str, dossier: Dossier[S, O, E]) -> str:
        """Return what happened in a turn."""
        return " ".join(self._news(language, dossier))

    def started(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the announcement of a new contest."""
        told = self._texts.t(language, "contest-started", thread=dossier.thread)
        return self._post(self._head(language, dossier), told)

    def over(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the announcement of a contest's result."""
        thread = self._texts.t(language, "contest-over-thread", thread=dossier.thread)
        return self._post(self._head(language, dossier), *self.reports(language, dossier), thread)

    def board(self, language: str, dossier: Dossier[S, O, E], seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return how it stands as `seat`, or the public, sees it."""
        title = f"### {self.titled(language, dossier, dossier.now)}"
        return self._post(title, self._drawn(language, dossier, seat, palette))

    def owed(self, language: str, dossier: Dossier[S, O, E], seat: SeatId) -> str:
        """Return how to order: there is nothing else to owe."""
        return self.help(language)

    def happened(self, language: str, dossier: Dossier[S, O, E], events: tuple[E, ...]) -> tuple[str, ...]:
        """Return events in words, as the public may know them."""
        pen = PlainPen(self._texts.voice(language), dossier)
        return tuple(self.teller.sentences(pen, dossier.game.view(dossier.now, events, None).events))

    def _news(self, language: str, dossier: Dossier[S, O, E]) -> tuple[str, ...]:
        return self.happened(language, dossier, dossier.events)

    def _head(self, language: str, dossier: Dossier[S, O, E]) -> str:
        return f"### {self.title(language, dossier)}"

    def _drawn(self, language: str, dossier: Dossier[S, O, E], seat: SeatId | None, palette: str = PUBLIC) -> Picture:
        return self.picture(language, dossier, dossier.after_as(seat), palette)

    def _rows(self, voice: Voice, dossier: Dossier[S, O, E]) -> tuple[ButtonRow, ...]:
        def row(*names: str, style: ButtonStyle = ButtonStyle.secondary) -> tuple[Button, ...]:
            return tuple(order_button(voice, name, dossier.contest.id, style) for name in names)

        if dossier.contest.status == "over":
            return (ButtonRow(row("board")),)
        return (
            ButtonRow(row("write", "build", style=ButtonStyle.primary)),
            ButtonRow((*row("mine", "board"), dm_button(voice))),
        )
