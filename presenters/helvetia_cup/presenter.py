"""Helvetia Cup's posts: what a competition shows is here, a match in `match_presenter.py`."""

from collections.abc import Sequence

from presenters.acts import act_line
from presenters.escaping import code_span, mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, fill_block, fit_message, measure_height
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.match_presenter import MatchPresenter
from presenters.helvetia_cup.series import narrative, tables, views
from presenters.helvetia_cup.series.narrative import describe_series_change
from presenters.helvetia_cup.series.views import PageRequest
from presenters.helvetia_cup.series.words import SeriesWords, series_of
from presenters.helvetia_cup.why import ReasonPen, part_of_order
from presenters.helvetia_cup.wording import NOTATION, order_error_text
from presenters.panel import awaited_line, awaited_users, dm_button, form_and_text, result_row
from presenters.post import Block, Button, ButtonRow, Post
from presenters.presenter import Presenter, TellsChanges
from presenters.seals import proof_of
from presenters.texts import Texts, Voice
from rules.contract import SeatId
from rules.errors import OrderError
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import CompetitionState, State

SHOWN = 16  # matches of a round


class HelvetiaCupPresenter(MatchPresenter):
    """Turns matches into posts; `series` does it with competitions."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.series = SeriesPresenter(texts, self)

    def about(self, state: State) -> Presenter[State, Order, Event]:
        """Return who shows a match, or a competition."""
        return self.series if isinstance(state, CompetitionState) else self


class SeriesPresenter(Presenter[State, Order, Event]):
    """Turns a competition into posts."""

    game = MatchPresenter.game
    code = MatchPresenter.code
    colour = MatchPresenter.colour
    is_long = False

    def __init__(self, texts: Texts, matches: MatchPresenter) -> None:
        self._texts = texts
        self.form = matches.form
        self.dice = matches.dice
        self.changes = TellsChanges(
            change=lambda voice, dossier, path, was, now: describe_series_change(
                _series(voice, dossier), path, was, now
            )
        )

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn, of a competition with its round."""
        words = SeriesWords.of(self._texts.voice(language), state)
        return words.t("hc-series-stage", phase=words.state.phase, round=words.round(words.state.round))

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation."""
        voice = self._texts.voice(language)
        cards = voice.t("hc-say-A", cards=", ".join(voice.t("hc-number", number=str(n)) for n in order.training))
        return "\n".join((cards, code_span(dossier.game.canonical(order), NOTATION)))

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self._series(language, dossier), series_of(dossier.state), None, error, text)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel: who trains until when, or what is played, and how it stands."""
        words = self._series(language, dossier)
        blocks: list[Block] = [f"### {self.titled(language, dossier, dossier.now)}"]
        if words.champion is not None:
            blocks.append(words.t("hc-series-champion", team=words.entrant(words.champion)))
        if words.state.phase == "preparation":
            blocks += [awaited_line(words.voice, dossier, waiting_for), words.t("hc-series-trains")]
        if words.state.phase != "finished":
            blocks.append(_matches(words))
        blocks.append(tables.league_table_text(words) if words.state.format == "league" else "")
        rows = [] if words.state.phase != "preparation" else [_answers(words, dossier)]
        return self._post(*blocks, *rows, views.series_page_row(words, dossier.contest.id))

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a competition's thread: who takes part, who meets, how one trains."""
        words = self._series(language, dossier)
        teams = [
            words.t("hc-series-entered", team=words.entrant(key), person=mention(dossier.captains.get(key)))
            for key in words.state.teams
        ]
        byes = words.list(words.entrant(key) for key in tables.byes_of(words))
        return self._post(
            f"## {self.title(language, dossier)}",
            words.t("hc-series-opened", format=words.state.format, count=len(teams)),
            "\n".join(teams),
            _matches(words),
            words.t("hc-series-byes", teams=byes) if byes else "",
            words.t("hc-series-how", due=dossier.turn.due_ms // 1000),
            _answers(words, dossier),
            pings=tuple(dossier.captains.values()),
        )

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new contest."""
        words = self._series(language, dossier)
        teams = words.list(words.entrant(key) for key in words.state.teams)
        told = words.t("hc-series-started", format=words.state.format, teams=teams, thread=dossier.thread)
        return self._post(f"### {self.title(language, dossier)}", told)

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return what a round came to, or what training and checks did before it; what is next, for whom."""
        words, check = self._series(language, dossier), proof_of(self._texts.voice(language), dossier)
        blocks: list[Block] = [f"### {self.heading(language, dossier.state)}", *self._next(words, dossier)]
        has_results = bool(narrative.series_results(words, dossier.events))
        foot: list[Block] = [] if check is None else [check.line]
        foot += [_answers(words, dossier)] if words.state.phase == "preparation" else []
        foot += [*result_row(words.voice, dossier, check=check), views.series_page_row(words, dossier.contest.id)]
        drawn: list[Block] = [tables.standing_picture(words, dossier.contest.name)] if has_results else []
        told = [*(act_line(words.voice, act) for act in dossier.acts if act.by_user), *self._told(words, dossier)]
        shown = fill_block(told, ANNOUNCEMENT_HEIGHT - measure_height((*blocks, *drawn, *foot)))
        if len(shown) < len(told):  # rather all that is told than the picture, which a page shows as well
            drawn, shown = [], fill_block(told, ANNOUNCEMENT_HEIGHT - measure_height((*blocks, *foot)))
        pings = awaited_users(dossier) if words.state.phase == "preparation" else ()
        return self._post(*blocks, "\n".join(shown), *drawn, *foot, pings=pings)

    def _next(self, words: SeriesWords, dossier: Dossier) -> Sequence[Block]:
        """Return what comes now: the champion, the next preparation with its matches, the matches that are open."""
        if words.champion is not None:
            return (words.t("hc-series-champion", team=words.entrant(words.champion)),)
        following = dossier.next_turn
        if words.state.phase == "preparation" and following is not None:
            captains = mention(*awaited_users(dossier))
            return (
                words.t("hc-series-prepare", round=words.round(words.state.round), due=following.due_ms // 1000,
                        captains=captains),
                _matches(words),
            )  # fmt: skip
        return (words.t("hc-series-plays", round=words.round(words.state.round)), _matches(words))

    def _told(self, words: SeriesWords, dossier: Dossier) -> list[str]:
        events = dossier.events
        told = [*narrative.series_results(words, events), *narrative.series_news(words, events)]
        return [*told, *narrative.out_or_tired_lines(words, events)]

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return all that happened in a turn."""
        words = self._series(language, dossier)
        told = self._told(words, dossier) or [words.t("hc-told-nothing")]
        return self._post(f"### {self.titled(language, dossier, dossier.state)}", *_short(told))

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history."""
        words = self._series(language, dossier)
        return _short(self._told(words, dossier) or [words.t("hc-told-nothing")])

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few signs."""
        words = self._series(language, dossier)
        return " · ".join(self._told(words, dossier)[:3]) or words.t("hc-told-nothing")

    def news(self, language: str, dossier: Dossier) -> str:
        """Return what is played now."""
        words = self._series(language, dossier)
        return words.t("hc-series-line", phase=words.state.phase, round=words.round(words.state.round))

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of an end: a match's result, or who has won a competition, with their coach."""
        words = self._series(language, dossier)
        champion = words.champion
        person = dossier.captains.get(champion or "")
        return self._post(
            f"## {self.title(language, dossier)}",
            words.t("hc-series-won", team=words.entrant(champion), person=mention(person), thread=dossier.thread),
            tables.standing_picture(words, dossier.contest.name),
            *_short([views.standing_text(words)]),
            pings=() if person is None else (person,),
        )

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position, or how a competition stands."""
        return self.page(language, dossier, PageRequest(name=views.STANDS, key=seat, palette=palette))

    def page(self, language: str, dossier: Dossier, asked: PageRequest) -> Post:
        """Return a page of a competition. Raises `UserError` for one that there is not."""
        words = self._series(language, dossier)
        title = f"### {self.titled(language, dossier, dossier.now)}"
        shown = views.page_texts(words, dossier.contest.name, asked)
        return self._post(title, *shown, views.series_page_row(words, dossier.contest.id))

    def brief(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return what a coach is told when a turn opens."""
        return self._post(f"### {self.title(language, dossier)}", self.owed(language, dossier, seat))

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what a coach owes."""
        return self._texts.t(language, f"hc-owed-{series_of(dossier.now).phase}")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the form and the text."""
        words = self._series(language, dossier)
        return _buttons(words, dossier, seat) if words.state.phase == "preparation" else ()

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about."""
        words = self._series(language, dossier)
        return (*narrative.series_results(words, events), *narrative.series_news(words, events))

    def told(self, language: str, dossier: Dossier, event: Event) -> tuple[str, ...]:
        """Return an event in words."""
        return narrative.tell_apart(self._series(language, dossier), event)

    def pen(self, language: str, dossier: Dossier) -> ReasonPen:
        """Return who writes about a turn."""
        return ReasonPen(self._series(language, dossier), dossier.state)

    def order_behind(self, language: str, dossier: Dossier, who: str) -> tuple[SeatId, str]:
        """Return whose order a mark names."""
        return self.pen(language, dossier).behind(who)

    def order_part(self, text: str, who: str) -> str:
        """Return what of an order a mark names."""
        return part_of_order(text, who)

    def _series(self, language: str, dossier: Dossier) -> SeriesWords:
        return _series(self._texts.voice(language), dossier)


def _series(voice: Voice, dossier: Dossier) -> SeriesWords:
    return SeriesWords.of(voice, dossier.now, dossier.turn)


def _matches(words: SeriesWords) -> str:
    """Return the matches of the round."""
    return "\n".join(words.fixture_line(one) for one in words.state.fixtures if one.round == words.state.round)


def _answers(words: SeriesWords, dossier: Dossier) -> ButtonRow:
    return ButtonRow((*_buttons(words, dossier, None), dm_button(words.voice)))


def _buttons(words: SeriesWords, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    return form_and_text(words.voice, words.t("hc-button-order", phase="preparation"), dossier, seat)


def _short(lines: Sequence[str]) -> tuple[Block, ...]:
    return fit_message(["\n".join(lines)])


PRESENTER = HelvetiaCupPresenter
