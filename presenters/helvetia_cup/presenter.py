"""Helvetia Cup's posts: what a competition shows is here, a match in `match_presenter.py`."""

from collections.abc import Sequence

from boards.animation import Still
from presenters.acts import act_line
from presenters.errors import UserError
from presenters.escaping import code_span, mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, fill_block, fit_message, measure_height
from presenters.helvetia_cup.dossier import Dossier
from presenters.helvetia_cup.match_presenter import MatchPresenter
from presenters.helvetia_cup.series import narrative, tables, views
from presenters.helvetia_cup.series.narrative import describe_series_change
from presenters.helvetia_cup.series.views import PageRequest
from presenters.helvetia_cup.series.words import SeriesWords
from presenters.helvetia_cup.wording import NOTATION, order_error_text
from presenters.panel import answer_button, awaited_line, awaited_users, dm_button, result_row
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post
from presenters.seals import proof_of
from rules.contract import SeatId
from rules.errors import OrderError
from rules.helvetia_cup.events import Event
from rules.helvetia_cup.orders import Order
from rules.helvetia_cup.state import CompetitionState, State

SHOWN = 16  # matches of a round


class HelvetiaCupPresenter(MatchPresenter):
    """Turns matches and competitions into posts (`presenters.presenter.Presenter`)."""

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn, of a competition with its round."""
        if not isinstance(state, CompetitionState):
            return super().stage(language, state)
        words = SeriesWords.of(self._texts.voice(language), state)
        return words.t("hc-series-stage", phase=state.phase, round=words.round(state.round))

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation."""
        if not isinstance(dossier.state, CompetitionState):
            return super().order(language, dossier, order)
        voice = self._texts.voice(language)
        cards = voice.t("hc-say-A", cards=", ".join(voice.t("hc-number", number=str(n)) for n in order.training))
        return "\n".join((cards, code_span(dossier.game.canonical(order), NOTATION)))

    def order_picture(
        self, language: str, dossier: Dossier, seat: SeatId, order: Order, palette: str
    ) -> tuple[Block, ...]:
        """Return the pitch with an order on it; nothing between the matches."""
        if isinstance(dossier.state, CompetitionState):
            return ()
        return super().order_picture(language, dossier, seat, order, palette)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        state = dossier.state
        if not isinstance(state, CompetitionState):
            return super().order_error(language, dossier, error, text)
        return order_error_text(self._series(language, dossier), state, None, error, text)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel: who trains until when, or what is played, and how it stands."""
        if not isinstance(dossier.now, CompetitionState):
            return super().panel(language, dossier, waiting_for, part)
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
        if not isinstance(dossier.state, CompetitionState):
            return super().opened(language, dossier)
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
        if not isinstance(dossier.state, CompetitionState):
            return super().started(language, dossier)
        words = self._series(language, dossier)
        teams = words.list(words.entrant(key) for key in words.state.teams)
        told = words.t("hc-series-started", format=words.state.format, teams=teams, thread=dossier.thread)
        return self._post(f"### {self.title(language, dossier)}", told)

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return what a round came to, or what training and checks did before it; what is next, for whom."""
        if not isinstance(dossier.now, CompetitionState):
            return super().closed(language, dossier, part)
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
        if not isinstance(dossier.now, CompetitionState):
            return super().report(language, dossier, page, part)
        words = self._series(language, dossier)
        told = self._told(words, dossier) or [words.t("hc-told-nothing")]
        return self._post(f"### {self.titled(language, dossier, dossier.state)}", *_short(told))

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history."""
        if not isinstance(dossier.now, CompetitionState):
            return super().reports(language, dossier)
        words = self._series(language, dossier)
        return _short(self._told(words, dossier) or [words.t("hc-told-nothing")])

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few signs."""
        if not isinstance(dossier.now, CompetitionState):
            return super().past(language, dossier)
        words = self._series(language, dossier)
        return " · ".join(self._told(words, dossier)[:3]) or words.t("hc-told-nothing")

    def line(self, language: str, dossier: Dossier) -> str:
        """Return the news of a turn in one line."""
        if not isinstance(dossier.now, CompetitionState):
            return super().line(language, dossier)
        words = self._series(language, dossier)
        told = words.t("hc-series-line", phase=words.state.phase, round=words.round(words.state.round))
        return words.t("contest-line", title=self.title(language, dossier), told=told, thread=dossier.thread)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of an end: a match's result, or who has won a competition, with their coach."""
        if not isinstance(dossier.now, CompetitionState):
            return super().over(language, dossier)
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

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return a match beat by beat. Raises `UserError` for a competition, which is no play."""
        if isinstance(dossier.now, CompetitionState):
            raise UserError("error-stale")
        return super().replay(language, dossier, seat, palette)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position, or how a competition stands."""
        if not isinstance(dossier.now, CompetitionState):
            return super().board(language, dossier, seat, palette, now_ms)
        return self.page(language, dossier, PageRequest(name=views.STANDS, key=seat, palette=palette))

    def page(self, language: str, dossier: Dossier, asked: PageRequest) -> Post:
        """Return a page of a competition. Raises `UserError` for one that there is not."""
        words = self._series(language, dossier)
        title = f"### {self.titled(language, dossier, dossier.now)}"
        shown = views.page_texts(words, dossier.contest.name, asked)
        return self._post(title, *shown, views.series_page_row(words, dossier.contest.id))

    def brief(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return what a coach is told when a turn opens."""
        if not isinstance(dossier.now, CompetitionState):
            return super().brief(language, dossier, seat)
        return self._post(f"### {self.title(language, dossier)}", self.owed(language, dossier, seat))

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what a coach owes."""
        if not isinstance(dossier.now, CompetitionState):
            return super().owed(language, dossier, seat)
        return self._texts.t(language, f"hc-owed-{dossier.now.phase}")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the form and the text."""
        if not isinstance(dossier.now, CompetitionState):
            return super().answers(language, dossier, seat)
        if dossier.now.phase != "preparation":
            return ()
        return _buttons(self._series(language, dossier), dossier, seat)

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about."""
        if not isinstance(dossier.now, CompetitionState):
            return super().happened(language, dossier, events)
        words = self._series(language, dossier)
        return (*narrative.series_results(words, events), *narrative.series_news(words, events))

    def change(self, language: str, dossier: Dossier, path: str, was: object, now: object) -> str | None:
        """Return what an act changed in a field of the position."""
        if not isinstance(dossier.now, CompetitionState):
            return super().change(language, dossier, path, was, now)
        return describe_series_change(self._series(language, dossier), path, was, now)

    def _series(self, language: str, dossier: Dossier) -> SeriesWords:
        return SeriesWords.of(self._texts.voice(language), dossier.now, dossier.turn)


def _matches(words: SeriesWords) -> str:
    """Return the matches of the round."""
    return "\n".join(words.fixture_line(one) for one in words.state.fixtures if one.round == words.state.round)


def _answers(words: SeriesWords, dossier: Dossier) -> ButtonRow:
    return ButtonRow((*_buttons(words, dossier, None), dm_button(words.voice)))


def _buttons(words: SeriesWords, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
    return (
        answer_button(words.t("hc-button-order", phase="preparation"), "build", dossier, seat, ButtonStyle.primary),
        answer_button(words.t("button-write"), "write", dossier, seat, ButtonStyle.secondary),
    )


def _short(lines: Sequence[str]) -> tuple[Block, ...]:
    return fit_message(["\n".join(lines)])


PRESENTER = HelvetiaCupPresenter
