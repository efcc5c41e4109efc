"""Helvetia Cup's posts: the panel, the news of a turn, the announcements, an order shown back, the players."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from boards.animation import Still
from boards.palette import PUBLIC
from presenters.acts import act_line
from presenters.errors import UserError
from presenters.escaping import code_span, mention
from presenters.helvetia_cup import narrative, standing
from presenters.helvetia_cup.acts import describe_change
from presenters.helvetia_cup.announcement import announcement_blocks, due_lines, turn_headline
from presenters.helvetia_cup.boxscore import match_sheet
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.form import HelvetiaForm
from presenters.helvetia_cup.panel import answer_row, film_button, owed_buttons, panel_rows
from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.report import FORMS, describe_draw, draw_lines, report_lines
from presenters.helvetia_cup.why import ReasonPen, part_of_order
from presenters.helvetia_cup.wording import NOTATION, Speaker, order_error_text, order_text
from presenters.helvetia_cup.words import ICONS, GameWords, goals_text, match_of, own_side, side_of
from presenters.match.posts import film_movie, show_report_page
from presenters.panel import awaited_line, awaited_users
from presenters.post import Block, Button, ButtonRow, Picture, Post
from presenters.presenter import Presenter, TellsChanges, TellsDice
from presenters.texts import Texts, Voice
from rules.contract import Notice, SeatId
from rules.errors import OrderError
from rules.helvetia_cup.events import Event, Goal, RefereeActed
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.phases import find_awaited_seats, role_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import SEATS, Match, State

COLOUR = 0xC0392B
BEFORE = frozenset({"setup", "cards"})  # nobody is on the pitch


class MatchPresenter(Presenter[State, Order, Event]):
    """Turns Helvetia Cup's states, orders and events into posts (`presenters.presenter.Presenter`)."""

    game = "helvetia-cup"
    code = "hc"
    colour = COLOUR
    icons = ICONS
    is_long = False  # only at the end is the whole match told

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.form = HelvetiaForm()
        self.dice = TellsDice(
            labels=FORMS,
            die=lambda voice, dossier, label: describe_draw(_words(voice, dossier), label),
            draws=lambda voice, dossier: tuple(draw_lines(_words(voice, dossier), dossier.rolls_as(None))),
        )
        self.changes = TellsChanges(
            change=lambda voice, dossier, path, was, now: describe_change(_words(voice, dossier), path, was, now)
        )

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn."""
        return standing.stage_name(GameWords(self._texts.voice(language), {}, {}), state)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation: the page's, and beside it what differs in the reader's words."""
        canonical, words = dossier.game.canonical(order), self.words(language, dossier)
        notation = code_span(canonical, NOTATION)
        own = self.own_words(language).back(canonical)
        more = () if own == canonical else (words.t("hc-order-own-words", notation=code_span(own, NOTATION)),)
        return "\n".join((*self._in_words(words, dossier, order), notation, *more))

    def _in_words(self, words: GameWords, dossier: Dossier, order: Order) -> tuple[str, ...]:
        """Return an order in words, where one side alone can have sent it or it is the same for both."""
        state = dossier.state
        if not isinstance(state, Match):
            return ()
        return (order_text(Speaker(words, state, _sender(dossier, state, order)), order),)

    def warning(self, language: str, dossier: Dossier, seat: SeatId, notice: Notice) -> str:
        """Return what a coach should know about an order that is taken."""
        words, details = self.words(language, dossier), notice.details
        numbers = {name: value for name, value in details.items() if isinstance(value, int)}
        return words.t(
            f"hc-warning-{notice.code}", **numbers | {"player": words.player(own_side(seat), numbers["player"])}
        )

    def order_picture(
        self, language: str, dossier: Dossier, seat: SeatId, order: Order, palette: str
    ) -> tuple[Block, ...]:
        """Return the pitch with a coach's own order on it; nothing before anybody is placed."""
        state = match_of(dossier.before_as(seat))
        if state.phase in BEFORE or state.phase == "shootout":
            return ()
        pictures = self._pictures(language, dossier, state, palette, seat)
        return (pictures.draft(state, own_side(seat), order),)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        state = match_of(dossier.state)
        seats = find_awaited_seats(state)
        seat = seats[0] if len(seats) == 1 else None
        return order_error_text(self.words(language, dossier), state, seat, error, text)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the match panel: how it stands, what is awaited from whom until when."""
        state, words = match_of(dossier.after_as(None)), self.words(language, dossier)
        is_over = dossier.contest.status == "over"
        status = [words.t("match-over")] if is_over else [awaited_line(words.voice, dossier, waiting_for)]
        if not is_over and not dossier.is_held and state.phase != "finished":
            status.append(due_lines(words, state, dossier.turn.due_ms))
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            "\n".join(status),
            standing.status_strip(words, state),
            *self._drawn_now(language, dossier, state),
            *panel_rows(words.voice, dossier),
        )

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a match's thread: who plays which end, how to order, what is asked first."""
        words, state = self.words(language, dossier), match_of(dossier.state)
        sides = [
            words.t("hc-opened-side", team=words.team(seat), side=seat, mention=mention(dossier.captains.get(seat)))
            for seat in SEATS
        ]
        return self._post(
            f"### {self.title(language, dossier)}",
            "\n".join(sides),
            words.t("hc-opened-how", family=state.is_family),
            words.t("hc-opened-tempo", tempo=state.config.tempo),
            due_lines(words, state, dossier.turn.due_ms),
            answer_row(words.voice, dossier),
            pings=tuple(dossier.captains.values()),
        )

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the announcement of a turn: its pitch with arrows, and the goal with both choices after a shot."""
        words, title = self._telling(language, dossier), f"### {self.heading(language, dossier.state)}"
        acts = [f"- {act_line(words.voice, act)}" for act in dossier.acts]
        blocks = announcement_blocks(words, dossier, title, self._drawn(language, dossier), acts)
        return self._post(*blocks, pings=awaited_users(dossier))

    def _drawn(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn in pictures: of one without any play the pitch, before anybody is on it nothing."""
        before, after = match_of(dossier.before_as(None)), match_of(dossier.after_as(None))
        events, pictures = dossier.events_as(None), self._pictures(language, dossier, before)
        goal = pictures.shots(before, events)
        if before.phase in BEFORE or before.phase == "shootout":
            return goal
        return (pictures.turn(before, after, events), *goal)

    def _drawn_now(self, language: str, dossier: Dossier, state: Match) -> tuple[Picture, ...]:
        if state.phase in BEFORE or not any(one.at for seat in SEATS for one in state.teams.of(seat).players.values()):
            return ()
        return (self._pictures(language, dossier, state).pitch(state),)

    def film_post(self, language: str, dossier: Dossier, palette: str = PUBLIC) -> Post:
        """Return the film of a closed turn, a frame a beat. Raises `UserError` where there is nothing to show."""
        before = match_of(dossier.before_as(None))
        if dossier.after is None or not dossier.events or before.phase in BEFORE:
            raise UserError("match-film-nothing")
        after, events = match_of(dossier.after_as(None)), dossier.events_as(None)
        pictures = self._pictures(language, dossier, before, palette)
        make = partial(pictures.film, before, after, events, to_goal=any(isinstance(event, Goal) for event in events))
        title = f"### {self.heading(language, dossier.state)}"
        return self._post(title, film_movie(pictures.words, dossier, narrative.STORY, events, make))

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return a page of every event of a turn, a line each."""
        words = self._telling(language, dossier)
        title = f"### {self.titled(language, dossier, dossier.state)}"
        lines = report_lines(words, dossier.events_as(None))
        return self._post(title, *show_report_page(words.voice, dossier, lines, page))

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history: its news and its story, the way to the film."""
        words, events = self._telling(language, dossier), dossier.events_as(None)
        told = [f"- {line}" for line in narrative.STORY.story(words, events)[0]] or [words.t("hc-told-nothing")]
        row = () if match_of(dossier.state).phase in BEFORE else (ButtonRow((film_button(words.voice, dossier),)),)
        strip = standing.status_strip(words, match_of(dossier.now))
        return (self._news(words, dossier), "\n".join(told), *self._drawn(language, dossier), strip, *row)

    def _news(self, words: GameWords, dossier: Dossier) -> str:
        return turn_headline(words, match_of(dossier.state), match_of(dossier.now), dossier.events_as(None))

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few signs: the score after it, its news."""
        words = self.words(language, dossier)
        return words.t(
            "match-past",
            goals=goals_text(match_of(dossier.now).score),
            told=" ".join(self._news(words, dossier).splitlines()) or "none",
        )

    def news(self, language: str, dossier: Dossier) -> str:
        """Return the score, and what counts of a turn."""
        told = " ".join(self._news(self.words(language, dossier), dossier).splitlines())
        return f"{goals_text(match_of(dossier.now).score)} · {told}"

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new match."""
        words = self.words(language, dossier)
        told = words.t("hc-started", home=words.team("home"), away=words.team("away"), thread=dossier.thread)
        return self._post(f"### {self.title(language, dossier)}", told)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a match's result, with its match sheet."""
        words, state = self.words(language, dossier), match_of(dossier.now)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            match_sheet(words, state, dossier.whole_story),
            words.t("contest-over-thread", thread=dossier.thread),
        )

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return the match beat by beat; the side of `seat` attacks upwards."""
        stills: list[Still] = []
        for turn in dossier.course():
            before, after = match_of(turn.before), match_of(turn.after)
            if turn.events and before.phase not in BEFORE:
                stills += self._pictures(language, dossier, before, palette, seat).film(before, after, turn.events)
        return stills

    def brief(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return what a coach is told when a turn opens: how it stands, what they owe, their cards."""
        words, state = self.words(language, dossier), match_of(dossier.before_as(seat))
        side = side_of(seat)
        return self._post(
            f"### {self.title(language, dossier)}",
            standing.headline(words, state),
            standing.status_strip(words, state),
            self.owed(language, dossier, seat),
            *(() if side is None else standing.own_card_lines(words, state, side)),
            *((words.t("hc-brief-attack"),) if state.phase == "attack" else ()),
        )

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position as `seat`, or the public, sees it."""
        state, words = match_of(dossier.after_as(seat)), self.words(language, dossier)
        drawn = () if state.phase in BEFORE else (self._pictures(language, dossier, state, palette, seat).pitch(state),)
        side = side_of(seat)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            standing.status_strip(words, state),
            *drawn,
            *(() if side is None else standing.own_card_lines(words, state, side)),
        )

    def team_post(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str = PUBLIC) -> Post:
        """Return the players of both sides as they are now, a coach's own first, with their cards for them alone."""
        state, words, own = match_of(dossier.after_as(seat)), self.words(language, dossier), side_of(seat)
        pictures = self._pictures(language, dossier, state, palette, seat)
        sides = SEATS if own is None else (own, standing.other_side(own))
        blocks: list[Block] = []
        for side in sides:
            blocks += [standing.sheet_lines(words, state, side), pictures.squad(state, side)]
        told = () if own is None else standing.own_card_lines(words, state, own)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            *blocks,
            standing.legend_text(words, state),
            *told,
            *standing.used_cards_text(words, state),
        )

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what a coach owes."""
        state = match_of(dossier.now)
        name, values = _owed(state, side_of(seat) or "home"), dict[str, int]()
        if state.phase == "shootout":
            values = {"count": 3 if state.shootout is None or state.shootout.round == 1 else 1}
        return self._texts.t(language, f"hc-owed-{name}", **values)

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the form and the text."""
        return owed_buttons(self._texts.voice(language), dossier, seat)

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about; that they acted is told elsewhere."""
        told = dossier.game.view(dossier.now, events, None).events
        words = self.words(language, dossier)
        return tuple(narrative.TELLER.sentences(words, [one for one in told if not isinstance(one, RefereeActed)]))

    def words(self, language: str, dossier: Dossier) -> GameWords:
        """Return the words for a match."""
        return _words(self._texts.voice(language), dossier)

    def _telling(self, language: str, dossier: Dossier) -> GameWords:
        """Return the words for telling a closed turn, with why some of it came so, as far as the public knows."""
        words = self.words(language, dossier)
        return replace(words, shorts=ReasonPen(words, dossier.state).shorts(dossier.happened_as(None)))

    def told(self, language: str, dossier: Dossier, event: Event) -> tuple[str, ...]:
        """Return an event in words; nothing for a referee's act, which is told elsewhere."""
        if isinstance(event, RefereeActed):
            return ()
        return tuple(narrative.TELLER.sentences(self.words(language, dossier), [event]))

    def pen(self, language: str, dossier: Dossier) -> ReasonPen:
        """Return who writes about a turn."""
        return ReasonPen(self.words(language, dossier), dossier.state)

    def order_behind(self, language: str, dossier: Dossier, who: str) -> tuple[SeatId, str]:
        """Return whose order a mark names, and who was ordered."""
        return self.pen(language, dossier).behind(who)

    def order_part(self, text: str, who: str) -> str:
        """Return what of an order a mark names."""
        return part_of_order(text, who)

    def _pictures(
        self, language: str, dossier: Dossier, state: Match, palette: str = PUBLIC, seat: SeatId | None = None
    ) -> Pictures:
        return Pictures.of(self.words(language, dossier), dossier, state, palette, side_of(seat))


def _owed(state: Match, seat: SeatName) -> str:
    """Return what is owed, by the name of its text: at the same time, each by their role."""
    name: str = state.phase
    if state.phase == "place":
        name = f"place_{role_of(state, seat)}"
    elif state.phase == "play":
        name = role_of(state, seat)
    if name in {"setup", "attack"} and state.is_family:
        return f"{name}-family"
    if name == "attack" and state.restart is not None:
        return "attack-penalty" if state.restart == "penalty" else "attack-must"
    return name


def _sender(dossier: Dossier, state: Match, order: Order) -> SeatName | None:
    """Return whose order it is where the turn tells; None where it could be either side's."""
    seats, text = find_awaited_seats(state), dossier.game.canonical(order)
    able = [seat for seat in seats if _is_taken(dossier, seat, text)] if len(seats) > 1 else seats
    return able[0] if len(able) == 1 else None


def _is_taken(dossier: Dossier, seat: SeatName, text: str) -> bool:
    try:
        dossier.game.parse(dossier.state, SeatId(seat), text)
    except OrderError:
        return False
    return True


def _words(voice: Voice, dossier: Dossier) -> GameWords:
    return GameWords.about(voice, dossier, dossier.state)
