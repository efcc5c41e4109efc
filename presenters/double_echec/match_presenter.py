"""The posts of a match: the panel, the news of a shift, the announcements, a sheet shown back, a coach's own sheet."""

from collections.abc import Sequence
from functools import partial

from boards.animation import Still
from boards.palette import PUBLIC
from presenters.acts import act_line
from presenters.double_echec import narrative, standing
from presenters.double_echec.acts import describe_change
from presenters.double_echec.announcement import announcement_blocks, due_lines, turn_headline
from presenters.double_echec.boxscore import box_score
from presenters.double_echec.dossier import Dossier
from presenters.double_echec.form import SheetForm
from presenters.double_echec.own import count_fired, foresee_cards, own_sheet, trial_lines
from presenters.double_echec.panel import answer_row, film_button, overlay_rows, owed_buttons, panel_rows, sheet_rows
from presenters.double_echec.pictures import OVERLAYS, Pictures
from presenters.double_echec.report import FORMS, describe_draw, draw_lines, report_lines
from presenters.double_echec.wording import NOTATION, VOCABULARY, WHOLE, Speaker, order_error_text, order_text
from presenters.double_echec.words import ICONS, GameWords, match_of, side_of
from presenters.errors import UserError
from presenters.escaping import code_span, mention
from presenters.match.posts import film_movie, show_report_page
from presenters.meaning import is_taken, respelt
from presenters.panel import awaited_line, awaited_users
from presenters.post import Block, Button, ButtonRow, Movie, Picture, Post
from presenters.presenter import Presenter, TellsChanges, TellsDice
from presenters.texts import Texts, Voice
from rules.contract import Notice, SeatId
from rules.double_echec.events import Event, Goal, RefereeOverride
from rules.double_echec.orders import Order
from rules.double_echec.state import TEAMS, Match, PenaltyShotNext, State
from rules.double_echec.trial import Trial
from rules.errors import OrderError

COLOUR = 0x3F7CC4
LINE = 200  # characters of a line of a sheet that a warning shows


class MatchPresenter(Presenter[State, Order, Event]):
    """Turns a match's states, sheets and events into posts (`presenters.presenter.Presenter`)."""

    game = "double-echec"
    code = "de"
    colour = COLOUR
    icons = ICONS
    is_long = False  # only at the end is the whole match told

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.form = SheetForm(self)
        self.dice = TellsDice(
            labels=FORMS,
            die=lambda voice, dossier, label: describe_draw(_words(voice, dossier), label),
            draws=lambda voice, dossier: tuple(draw_lines(_words(voice, dossier), dossier.rolls_as(None))),
        )
        self.changes = TellsChanges(
            change=lambda voice, dossier, path, was, now: describe_change(_words(voice, dossier), path, was, now)
        )

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn: period and number, the line-up, a penalty shot."""
        match = match_of(state)
        kind = "penalty_shot" if isinstance(match.next, PenaltyShotNext) else match.phase
        named = GameWords(self._texts.voice(language), {}).period(match.clock.period)
        t = self._texts.t
        if kind == "play":
            return t(language, "de-stage-play", named=named, turn=match.turn + 1)
        return (
            t(language, "de-stage-penalty_shot", turn=match.turn + 1)
            if kind == "penalty_shot"
            else t(language, f"de-stage-{kind}")
        )

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return a sheet in words and in notation: the page's, and beside it what differs in the reader's words."""
        canonical = dossier.game.canonical(order)
        told = order_text(Speaker(self.words(language, dossier), None), canonical.split("; "))
        told, own = f"{told}\n{code_span(canonical, NOTATION)}", self.own_words(language).back(canonical)
        if own == canonical:
            return told
        return f"{told}\n{self._texts.t(language, 'de-order-own-words', notation=code_span(own, NOTATION))}"

    def warning(self, language: str, dossier: Dossier, seat: SeatId, notice: Notice) -> str:
        """Return what a coach should know about a sheet that is taken."""
        own = self.own_words(language)
        lines = {name: code_span(own.back(str(line)), LINE) for name, line in notice.details.items()}
        return self._texts.t(language, f"de-warning-{notice.code}", **lines)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self.words(language, dossier), match_of(dossier.state), None, error, text)

    def meant(self, dossier: Dossier, seat: SeatId, error: OrderError, text: str) -> tuple[str, ...]:
        """Return the sheet with a word spelt as the page has it, if it is one then."""
        if error.code in WHOLE:
            return ()
        return tuple(one for one in respelt(text, error.at, VOCABULARY) if is_taken(dossier, seat, one))[:1]

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the match panel: how it stands, what is awaited from whom until when."""
        state, words = match_of(dossier.after_as(None)), self.words(language, dossier)
        is_over = dossier.contest.status == "over"
        status = [words.t("match-over")] if is_over else [awaited_line(words.voice, dossier, waiting_for)]
        if not is_over and not dossier.is_held and state.next is not None:
            status.append(due_lines(words, state, dossier.turn.due_ms))
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            "\n".join(status),
            standing.status_strip(words, state),
            self._pictures(language, dossier, state).rink(state),
            *panel_rows(words.voice, dossier),
        )

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a match's thread: who plays which end, how to order, what is asked first."""
        words, state = self.words(language, dossier), match_of(dossier.state)
        sides = [
            words.t("de-opened-side", team=words.team(team), side=team, mention=mention(dossier.captains.get(team)))
            for team in TEAMS
        ]
        first = (words.t("de-opened-lineup"),) if state.phase == "lineup" else ()
        return self._post(
            f"### {self.title(language, dossier)}",
            "\n".join(sides),
            words.t("de-opened-how"),
            *first,
            due_lines(words, state, dossier.turn.due_ms),
            answer_row(words.voice, dossier),
            pings=tuple(dossier.captains.values()),
        )

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the announcement of a shift; its film, where there was a goal, in the place of the picture."""
        words, title = self.words(language, dossier), f"### {self.heading(language, dossier.state)}"
        acts = [f"- {act_line(words.voice, act)}" for act in dossier.acts]
        blocks = announcement_blocks(words, dossier, title, self._shift(language, dossier), acts)
        return self._post(*blocks, pings=awaited_users(dossier))

    def _shift(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a shift as a picture, or as a film where there was a goal."""
        events = dossier.events_as(None)
        if any(isinstance(event, Goal) for event in events):
            return (self._film(language, dossier, is_goal=True),)
        return (self._drawn(language, dossier),)

    def _drawn(self, language: str, dossier: Dossier) -> Picture:
        """Return a shift as a picture; of a turn in which nothing happened, the rink."""
        before, after, events = (
            match_of(dossier.before_as(None)),
            match_of(dossier.after_as(None)),
            dossier.events_as(None),
        )
        pictures = self._pictures(language, dossier, before)
        return pictures.shift(before, after, events) if events else pictures.rink(after)

    def _film(self, language: str, dossier: Dossier, *, is_goal: bool, palette: str = PUBLIC) -> Movie:
        before, after = match_of(dossier.before_as(None)), match_of(dossier.after_as(None))
        pictures, events = self._pictures(language, dossier, before, palette), dossier.events_as(None)
        make = partial(pictures.goal if is_goal else pictures.film, before, after, events)
        return film_movie(pictures.words, dossier, narrative.STORY, events, make)

    def film_post(self, language: str, dossier: Dossier, palette: str = PUBLIC) -> Post:
        """Return the film of a closed turn, a frame a beat. Raises `UserError` where there is nothing to show."""
        if dossier.after is None or not dossier.events:
            raise UserError("match-film-nothing")
        title = f"### {self.heading(language, dossier.state)}"
        return self._post(title, self._film(language, dossier, is_goal=False, palette=palette))

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return a page of every beat of a turn, a line each."""
        words = self.words(language, dossier)
        title = f"### {self.titled(language, dossier, dossier.state)}"
        lines = report_lines(words, dossier.happened_as(None))
        return self._post(title, *show_report_page(words.voice, dossier, lines, page))

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history: its news and its story, the way to the film."""
        words, events = self.words(language, dossier), dossier.events_as(None)
        told = [f"- {line}" for line in narrative.STORY.story(words, events)[0]] or [words.t("de-told-nothing")]
        row = ButtonRow((film_button(words.voice, dossier),))
        strip = standing.status_strip(words, match_of(dossier.now))
        return (turn_headline(words, events), "\n".join(told), self._drawn(language, dossier), strip, row)

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a shift in a few signs: the score after it, what happened most of all."""
        words, events = self.words(language, dossier), dossier.events_as(None)
        goals = " ".join(narrative.TELLER.sentences(words, [one for one in events if isinstance(one, Goal)]))
        return words.t("match-past", goals=standing.current_score(match_of(dossier.now)), told=goals or "none")

    def news(self, language: str, dossier: Dossier) -> str:
        """Return the score, and what counts of a shift."""
        told = turn_headline(self.words(language, dossier), dossier.events_as(None))
        return f"{standing.current_score(match_of(dossier.now))} · {told}"

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new match."""
        words = self.words(language, dossier)
        told = words.t("match-started", home=words.team("home"), away=words.team("away"), thread=dossier.thread)
        return self._post(f"### {self.title(language, dossier)}", told)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a match's result, with its box score."""
        words, state = self.words(language, dossier), match_of(dossier.now)
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            box_score(words, state, dossier.whole_story),
            self._pictures(language, dossier, state).rink(state),
            words.t("contest-over-thread", thread=dossier.thread),
        )

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return the match beat by beat; the side of `seat` attacks upwards."""
        stills: list[Still] = []
        for turn in dossier.course():
            before, after = match_of(turn.before), match_of(turn.after)
            pictures = self._pictures(language, dossier, before, palette, seat)
            stills += pictures.film(before, after, turn.events) if turn.events else ()
        return stills

    def brief(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return what a coach is told when a turn opens: how it stands, what they owe, that the last sheet plays on."""
        words, state, team = self.words(language, dossier), match_of(dossier.before_as(seat)), side_of(seat)
        lines = () if team is None else state.teams.of(team).sheet
        kept: tuple[str, ...] = ()
        if state.phase == "play":
            kept = (words.t("de-brief-sheet", lines=len(lines)) if lines else words.t("de-brief-doctrine"),)
        return self._post(
            f"### {self.title(language, dossier)}",
            standing.headline(words, state),
            standing.status_strip(words, state),
            self.owed(language, dossier, seat),
            *kept,
        )

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position as `seat`, or the public, sees it, with benches, decks, and the choice of overlays."""
        return self.rink_post(language, dossier, seat, palette)

    def rink_post(
        self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, overlay: str = "none"
    ) -> Post:
        """Return the rink with an overlay. Raises `UserError` for one that is none."""
        if overlay not in OVERLAYS:
            raise UserError("error-stale")
        state, words, team = match_of(dossier.after_as(seat)), self.words(language, dossier), side_of(seat)
        told = () if overlay == "none" else (words.t(f"de-overlay-{overlay}-told"),)
        stops = () if team is None else (words.t("de-stops", count=state.teams.of(team).stops),)
        sides = [standing.bench_lines(words, state, side) for side in TEAMS]
        return self._post(
            f"### {self.titled(language, dossier, state)}",
            standing.headline(words, state),
            "\n".join((standing.status_strip(words, state), *stops)),
            self._pictures(language, dossier, state, palette, seat).rink(state, overlay),
            *told,
            *(sides if overlay == "none" else ()),
            *((standing.deck_lines(words, state),) if overlay == "none" else ()),
            overlay_rows(words.voice, dossier, overlay),
        )

    def sheet_post(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return a coach's own sheet: their lines and how often each was used in the last shift, the doctrine below."""
        words, team = self.words(language, dossier), side_of(seat)
        if team is None:
            raise UserError("error-stale")
        told = own_sheet(words, match_of(dossier.before_as(seat)), team, count_fired(dossier, team))
        return self._post(f"### {self.title(language, dossier)}", *told, *sheet_rows(words.voice, dossier))

    def doctrine_post(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return what the doctrine would do with each card now, were the coach's sheet empty."""
        words, team = self.words(language, dossier), side_of(seat)
        if team is None:
            raise UserError("error-stale")
        told = foresee_cards(words, match_of(dossier.before_as(None)), team)
        return self._post(f"### {self.title(language, dossier)}", "\n".join(told))

    def trial_post(self, language: str, dossier: Dossier, seat: SeatId, trial: Trial) -> Post:
        """Return what came of trying a coach's sheet."""
        words, team = self.words(language, dossier), side_of(seat)
        if team is None:
            raise UserError("error-stale")
        told = trial_lines(words, team, trial)
        return self._post(f"### {self.title(language, dossier)}", "\n".join(told), answer_row(words.voice, dossier))

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what a coach owes."""
        state = match_of(dossier.now)
        if isinstance(state.next, PenaltyShotNext):
            return self._texts.t(language, "de-owed-penalty_shot", shoots=state.next.team == seat)
        return self._texts.t(language, f"de-owed-{state.phase}")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the form and the text."""
        return owed_buttons(self._texts.voice(language), dossier, seat)

    def pen(self, language: str, dossier: Dossier) -> GameWords:
        """Return who writes about a match."""
        return self.words(language, dossier)

    def order_behind(self, language: str, dossier: Dossier, who: str) -> tuple[SeatId, str]:
        """Return the side whose coach has ordered: marks name a side."""
        team = side_of(who)
        return SeatId(who), who if team is None else self.words(language, dossier).team(team)

    def order_part(self, text: str, who: str) -> str:
        """Return nothing of a sheet: the line that decided is told to its own coach with the reasons."""
        return ""

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about; that they acted is told elsewhere."""
        told = dossier.game.view(dossier.now, events, None).events
        words = self.words(language, dossier)
        return tuple(narrative.TELLER.sentences(words, [one for one in told if not isinstance(one, RefereeOverride)]))

    def words(self, language: str, dossier: Dossier) -> GameWords:
        """Return the words for a match."""
        return _words(self._texts.voice(language), dossier)

    def _pictures(
        self, language: str, dossier: Dossier, state: Match, palette: str = PUBLIC, seat: SeatId | None = None
    ) -> Pictures:
        words, stage = self.words(language, dossier), self.stage(language, state)
        return Pictures(words, dossier.contest.name, stage, palette, side_of(seat))


def _words(voice: Voice, dossier: Dossier) -> GameWords:
    return GameWords.about(voice, dossier, dossier.state)
