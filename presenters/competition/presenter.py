"""A competition's posts."""

from boards.palette import PUBLIC
from presenters.competition.acts import fault_id, fault_values
from presenters.competition.dossier import Dossier
from presenters.competition.narrative import news_lines, result_lines
from presenters.competition.panel import PAGES, enter_button, panel_blocks
from presenters.competition.pictures import closing_picture, stage_picture
from presenters.competition.standing import certain_lines, latest_state, results_in_hand
from presenters.competition.tables import (
    bracket_text,
    calendar_text,
    decider_lines,
    honours_text,
    stage_tables,
    table_text,
)
from presenters.competition.views import more_rows
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.escaping import code_span, fault_shown, mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, fill_block, fit_message, measure_height
from presenters.panel import next_turn_line
from presenters.post import Block, ButtonRow, Picture, Post
from presenters.presenter import Presenter
from presenters.seals import promise_line, verify_button
from presenters.texts import Texts
from rules.competition import events as ev
from rules.competition.events import Event
from rules.competition.orders import Order
from rules.competition.state import State
from rules.contract import SeatId
from rules.errors import OrderError

COLOUR = 0x8E44AD
GOLD = 0xF1C40F
LONGEST = 900


class CompetitionPresenter(Presenter[State, Order, Event]):
    """Turns competitions, lines and events into posts (`presenters.presenter.Presenter`)."""

    game = "competition"
    code = "cp"
    colour = COLOUR

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def words(self, language: str, state: State) -> GameWords:
        """Return the words of a position."""
        return GameWords(self._texts.voice(language), state)

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn: `inscriptions`, `saison 1, journée 3`."""
        words = self.words(language, state)
        if state.phase != "running":
            return words.t(f"cp-stage-{state.phase}", season=state.season)
        stage = state.stages[state.stage - 1]
        return words.t("cp-stage-running", season=state.season, name=words.round(state.stage, stage.round, stage.to))

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return lines in notation."""
        return code_span(dossier.game.canonical(order), LONGEST)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        told = self._texts.t(language, fault_id(error), **fault_values(error))
        return "\n".join(line for line in (told, fault_shown(text, error.at)) if line)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel: who has entered, or how the round stands this moment."""
        words = self.words(language, latest_state(dossier))
        return self._post(f"### {self.titled(language, dossier, dossier.now)}", *panel_blocks(words, dossier))

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a competition's thread."""
        words = self.words(language, dossier.state)
        told = words.t("cp-runs") if _runs(dossier) else words.t("cp-opened", due=dossier.turn.due_ms // 1000)
        return self._post(f"## {self.title(language, dossier)}", told, promise_line(words.voice, dossier.turn))

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement that one may sign up."""
        words = self.words(language, dossier.state)
        if _runs(dossier):
            return self._post(f"## {self.title(language, dossier)}", words.t("cp-runs-at", thread=dossier.thread))
        told = words.t("cp-announced", thread=dossier.thread, due=dossier.turn.due_ms // 1000)
        return self._post(f"## {self.title(language, dossier)}", told, ButtonRow((enter_button(words, dossier),)))

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the news of a round: what is next, the results, what they mean, the tables."""
        words, following = self.words(language, dossier.now), dossier.next_turn
        blocks: list[Block] = [f"### {self.heading(language, dossier.state)}"]
        if following is not None and dossier.now.phase != "finished":
            blocks.append(next_turn_line(words.voice, following, self.stage(language, dossier.now)))
        told = [*result_lines(words, dossier.events), *certain_lines(words, dossier.state, dossier.events)]
        told += news_lines(words, dossier.events)
        room = ANNOUNCEMENT_HEIGHT - measure_height(blocks)
        shown = fill_block(told, room)
        blocks += ["\n".join(shown)] if shown else []
        told_tables = [event for event in dossier.events if isinstance(event, ev.TableDrawnUp)]
        if told_tables:
            blocks.append(closing_picture(words, dossier.contest.name, told_tables))
        elif any(isinstance(event, ev.TieOver) for event in dossier.events):
            blocks.append(stage_picture(words, dossier.contest.name, words.state.stage))
        lines = [line for table in told_tables for line in decider_lines(words, table)]
        blocks += ["\n".join(fill_block(lines, ANNOUNCEMENT_HEIGHT - measure_height(blocks)))] if lines else []
        check = (ButtonRow((verify_button(words.voice, dossier.turn),)),) if dossier.rolls else ()
        return Post((*fit_message([block for block in blocks if block]), *check), accent=COLOUR, quiet=True)

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return all that happened."""
        words = self.words(language, dossier.now)
        sure = certain_lines(words, dossier.state, dossier.events)
        told = "\n".join([*result_lines(words, dossier.events), *sure, *news_lines(words, dossier.events)])
        return Post(fit_message([f"### {self.title(language, dossier)}", told]), accent=COLOUR)

    def line(self, language: str, dossier: Dossier) -> str:
        """Return a round in one line."""
        count = sum(isinstance(event, ev.FixtureSettled) for event in dossier.events)
        return self._texts.t(
            language, "cp-line", title=self.title(language, dossier), count=count, thread=dossier.thread
        )

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the end: a competition is never over but by its referee."""
        return self._post(f"## {self.title(language, dossier)}", honours_text(self.words(language, dossier.now)))

    def honour(self, language: str, dossier: Dossier, title: str, seat: SeatId) -> Post | None:
        """Return the announcement of a champion, with the honours."""
        words = self.words(language, dossier.now)
        told = words.t(
            "cp-honour",
            champion=words.entrant(seat),
            season=dossier.now.season,
            person=mention(dossier.captains.get(seat)),
            thread=dossier.thread,
        )
        return Post((f"## {self.title(language, dossier)}", told, honours_text(words)), accent=GOLD)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return how it stands."""
        words = self.words(language, dossier.now)
        is_bracket = bool(words.state.stages) and words.state.stages[words.state.stage - 1].is_bracket
        return self.page(language, dossier, "bracket" if is_bracket else "table", seat, palette)

    def page(
        self, language: str, dossier: Dossier, page: str, seat: SeatId | None = None, palette: str = PUBLIC
    ) -> Post:
        """Return one of the pages of a competition. Raises `UserError` for one that there is not."""
        words = self.words(language, latest_state(dossier))
        if page not in PAGES:
            raise UserError("error-stale")
        title = f"### {self.titled(language, dossier, dossier.now)}"
        if count := results_in_hand(dossier):
            title += f"\n{words.t('cp-live', count=count)}"
        told, drawn = self._page(words, page), self._drawn(words, dossier, page, seat, palette)
        beside = more_rows(words, dossier.contest.id, page)
        return Post((*fit_message([title]), *drawn, *fit_message(list(told)), *beside), accent=COLOUR)

    def _drawn(
        self, words: GameWords, dossier: Dossier, page: str, seat: SeatId | None, palette: str
    ) -> tuple[Picture, ...]:
        """Return the picture of the latest stage that the page is about."""
        wanted = {"table": False, "bracket": True}.get(page)
        numbers = [number for number, stage in enumerate(words.state.stages, start=1) if stage.is_bracket is wanted]
        return tuple(stage_picture(words, dossier.contest.name, number, seat, palette) for number in numbers[-1:])

    def _page(self, words: GameWords, page: str) -> list[str]:
        state = words.state
        if not state.stages:
            return [words.t("cp-not-begun")]
        numbers = range(len(state.stages), 0, -1)
        match page:
            case "honours":
                return [honours_text(words)]
            case "calendar":
                return [calendar_text(words, number) for number in numbers]
            case "bracket":
                found = [bracket_text(words, number) for number in numbers if state.stages[number - 1].is_bracket]
                return found or [words.t("cp-no-bracket")]
            case _:
                told = [table_text(words, table) for number in numbers for table in stage_tables(words, number)]
                return told or [words.t("cp-no-table")]

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what is played in this round."""
        return self.stage(language, dossier.now)

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return in words what a referee's act brought about."""
        words = self.words(language, dossier.now)
        return (*result_lines(words, events), *news_lines(words, events))


def _runs(dossier: Dossier) -> bool:
    """Return whether nobody can sign up any more: the season was carried over from elsewhere."""
    return dossier.state.phase != "signup" or dossier.turn.status == "closed"


PRESENTER = CompetitionPresenter
