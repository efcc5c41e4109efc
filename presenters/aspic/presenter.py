"""Aspic's posts: the panel, the news of a turn, the announcements, an order shown back."""

from collections.abc import Sequence
from functools import partial

import msgspec

from boards.animation import Still
from boards.palette import PUBLIC
from presenters.aspic import narrative, standing
from presenters.aspic.challenge import terms_text
from presenters.aspic.dossier import Dossier, Place
from presenters.aspic.form import AspicForm
from presenters.aspic.panel import call_next, panel_rows, try_row, turn_row
from presenters.aspic.pictures import Pictures, film
from presenters.aspic.wording import order_error_text, order_text, refused_shot
from presenters.aspic.words import ICONS, GameWords
from presenters.errors import UserError
from presenters.escaping import mention
from presenters.panel import answer_button
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post
from presenters.presenter import Presenter, replay_movie
from presenters.seals import proof_of
from presenters.texts import Texts, Voice
from referee.acts import GameAct, ReplacePlayer, act_of
from referee.model import Arbitration
from referee.turns import thinking
from rules.aspic.board import SIDES, Side
from rules.aspic.events import Event
from rules.aspic.listing import try_shot
from rules.aspic.orders import Order, Placement, Test, Turn
from rules.aspic.settings import terms_of
from rules.aspic.state import Clock, State
from rules.contract import SeatId
from rules.errors import OrderError

COLOUR = 0x00897B


class AspicPresenter(Presenter[State, Order, Event]):
    """Turns Aspic's states, orders and events into posts (`presenters.presenter.Presenter`)."""

    game = "aspic"
    code = "as"
    colour = COLOUR
    icons = ICONS
    is_long = False  # only at the end is the whole match told

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.form = AspicForm()

    def receipt_closing(self, dossier: Dossier) -> str:
        """Return what came of the order: a turn is played by one alone."""
        return "as-receipt-placed" if dossier.state.phase == "placement" else "as-receipt-played"

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn: half and round, or the placement."""
        if not isinstance(state, State):  # a forged press may name a turn of another game
            raise UserError("error-stale")
        rounds = state.config.rounds_per_half
        return self._texts.t(language, f"as-stage-{state.phase}", half=state.half, round=state.round, rounds=rounds)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation; of a test, what it would do."""
        return order_text(self.words(language, dossier, dossier.state), order)

    def order_picture(
        self, language: str, dossier: Dossier, seat: SeatId, order: Order, palette: str
    ) -> tuple[Block, ...]:
        """Return the order drawn on the board; a test comes with the button that plays what was tried."""
        side = self._side(seat)
        if side is None or not isinstance(order, Placement | Turn | Test):
            return ()
        state = dossier.before_as(seat)
        drawn = self.pictures(language, dossier, state, palette).order(order, side)
        row = (try_row(self._texts.voice(language), dossier, seat, order),) if isinstance(order, Test) else ()
        return (drawn, *row)

    def error_picture(self, place: Place, error: OrderError, text: str) -> tuple[Block, ...]:
        """Return a refused shot on the board: in the last three of the seven cases the ball is crossed out."""
        draft = refused_shot(error, text)
        side = self._side(place.seat)
        if draft is None or side is None:
            return ()
        move, shooter = draft
        trial = try_shot(place.view, side, shooter, move)
        pictures = self.pictures(place.voice.locale, place.dossier, place.view, place.palette)
        return (pictures.trial(trial, move),)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self.words(language, dossier, dossier.state), error, text)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the match panel: how it stands, whose turn it is, until when."""
        state = dossier.after_as(None)
        words = self.words(language, dossier, state)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words),
            standing.status_line(words, dossier),
            standing.detail_lines(words),
            self.pictures(language, dossier, state).board(self._last(dossier)),
            *panel_rows(words.voice, dossier, "over" if dossier.contest.status == "over" else state.phase),
        )

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a match's thread: who plays at which end, on which terms, who begins."""
        words = self.words(language, dossier, dossier.state)
        sides = [
            words.t("as-opened-side", team=words.team(side), side=side, mention=mention(dossier.captains.get(side)))
            for side in SIDES
        ]
        return self._post(
            f"### {self.title(language, dossier)}",
            "\n".join(sides),
            terms_text(words.voice, terms_of(dossier.contest.setup)),
            words.t("as-opened-how"),
            standing.turn_line(words, dossier.turn.due_ms),
            turn_row(words.voice, dossier, words.state.phase),
            pings=tuple(dossier.captains.values()),
        )

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the news of a turn: how the match stands, what was played, whose turn it is now, until when.

        Its figures, which the board has too, are told where they have decided the match.
        """
        state = dossier.after_as(None)
        words, check = self.words(language, dossier, state), proof_of(Voice(self._texts, language), dossier)
        events, next_one = self._events(dossier), call_next(words, dossier)
        told = "\n".join(line.text for line in narrative.turn_lines(words, events)) or words.t("as-told-nothing")
        small = (*narrative.time_cost_line(words, events), *(() if check is None else (check.line,)))
        return self._post(
            f"### {self.heading(language, dossier.state)}",
            standing.headline(words),
            told,
            *(() if next_one is None else (next_one.told,)),
            self._drawn(language, dossier, state, events),
            *((standing.detail_lines(words),) if next_one is None else ()),
            *(("\n".join(small),) if small else ()),
            *(self.afterwards(language, dossier) if next_one is None else (next_one.buttons,)),
            *(() if check is None else (ButtonRow((check.button,)),)),
            pings=() if next_one is None else next_one.pings,
        )

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return nothing: the history tells a turn itself."""
        state = dossier.after_as(None)
        words, events = self.words(language, dossier, state), self._events(dossier)
        told = "\n".join(line.text for line in narrative.turn_lines(words, events)) or words.t("as-told-nothing")
        return (
            told,
            self._drawn(language, dossier, state, events),
            standing.headline(words),
            standing.detail_lines(words),
        )

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in notation, with where the ball is after it, and the score after a goal (rulebook 10)."""
        state = dossier.now
        return narrative.turn_notation(self.words(language, dossier, state), self._events(dossier))

    def news(self, language: str, dossier: Dossier) -> str:
        """Return what says most about a turn."""
        return narrative.summary_line(self.words(language, dossier, dossier.now), self._events(dossier))

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new match."""
        words = self.words(language, dossier, dossier.state)
        told = words.t("match-started", home=words.team("left"), away=words.team("right"), thread=dossier.thread)
        terms = terms_text(words.voice, terms_of(dossier.contest.setup))
        return self._post(f"### {self.title(language, dossier)}", told, terms)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a match's result: how it ended, the final position, what each side did."""
        state = dossier.now
        words = self.words(language, dossier, state)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.end_line(words),
            self.pictures(language, dossier, state).summary(dossier.whole_story),
            *self._film(language, dossier),
            standing.detail_lines(words),
            standing.statistics_lines(words, dossier.whole_story),
            words.t("contest-over-thread", thread=dossier.thread),
        )

    def _film(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return the whole match as an animation, if it ended by a turn."""
        if dossier.after is None:
            return ()
        stills = partial(self.replay, language, dossier, None, PUBLIC)
        return (replay_movie(self._texts.voice(language), dossier, stills),)

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return the match turn by turn; both players see it from the same side."""

        def pictures(before: State, after: State) -> Pictures:
            words = self.words(language, dossier, after)
            return Pictures(words, dossier.contest.name, self.stage(language, before), palette)

        voice = self._texts.voice(language)
        return tuple(film(voice, dossier.course(), pictures, lambda state: self.stage(language, state)))

    def afterwards(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return the buttons under the end of a match: to play it again, to look at it."""
        return panel_rows(self._texts.voice(language), dossier, "over")

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position, with what `seat` alone may know and what it may shoot (rulebook 10)."""
        state = _up_to_now(dossier, dossier.after_as(seat), now_ms)
        words = self.words(language, dossier, state)
        own = [block for side in SIDES if side == seat for block in standing.own_lines(words, side)]
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            self.pictures(language, dossier, state, palette).board(self._last(dossier)),
            standing.headline(words),
            standing.status_line(words, dossier),
            *own,
            standing.detail_lines(words),
        )

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what `seat` still owes."""
        return self._texts.t(language, f"as-owed-{dossier.state.phase}")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return « Jouer »: the form asks for everything."""
        return (answer_button(self._texts.t(language, "as-button-play"), "build", dossier, seat, ButtonStyle.primary),)

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about."""
        shown = dossier.game.view(dossier.now, events, None).events
        words = self.words(language, dossier, dossier.now)
        return tuple(line.text for line in narrative.turn_lines(words, shown))

    def act_lines(self, language: str, dossier: Dossier, act: Arbitration) -> tuple[str, ...] | None:
        """Return what an act of part 9 brought about; it says all that the act changed."""
        match act_of(act):
            case GameAct() | ReplacePlayer():
                return self.happened(language, dossier, dossier.game.decode_events(act.events))
            case _:
                return None

    def act_blocks(self, language: str, dossier: Dossier, act: Arbitration) -> tuple[Block, ...]:
        """Return nothing: the panel shows the position."""
        return ()

    @staticmethod
    def _side(seat: SeatId) -> Side | None:
        return next((side for side in SIDES if side == seat), None)

    @staticmethod
    def _events(dossier: Dossier) -> tuple[Event, ...]:
        """Return what happened in the turn, as everybody may know it."""
        return dossier.events_as(None)

    def _last(self, dossier: Dossier) -> tuple[Event, ...]:
        """Return what the last turn did: this one if it is closed, else the one before it."""
        if dossier.after is not None:
            return self._events(dossier)
        return dossier.past[-1].events if dossier.past else ()

    def _drawn(self, language: str, dossier: Dossier, state: State, events: tuple[Event, ...]) -> Block:
        before = dossier.before_as(None)
        return self.pictures(language, dossier, state).turn(before, events)

    def words(self, language: str, dossier: Dossier, state: State) -> GameWords:
        """Return the words for a match in `state`."""
        return GameWords.about(Voice(self._texts, language), dossier, state)

    def pictures(self, language: str, dossier: Dossier, state: State, palette: str = PUBLIC) -> Pictures:
        """Return the pictures of a match in `state`."""
        words = self.words(language, dossier, state)
        return Pictures(words, dossier.contest.name, self.stage(language, state), palette)


def _up_to_now(dossier: Dossier, state: State, now_ms: int) -> State:
    """Return the position with what each side has left of its time at this instant."""
    left = thinking.read_time_left(dossier.game, dossier.contest, dossier.turn, dossier.state, now_ms)
    if not left or dossier.after is not None:
        return state
    return msgspec.structs.replace(state, clock=Clock(left[SeatId("left")], left[SeatId("right")]))


PRESENTER = AspicPresenter
