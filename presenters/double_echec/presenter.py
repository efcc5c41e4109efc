"""Double-Échec's posts: of its matches, and of the books that are kept of a season."""

from dataclasses import replace

from presenters.double_echec.dossier import Dossier
from presenters.double_echec.league import posts
from presenters.double_echec.league.views import PAGES, Page, SeasonEnding
from presenters.double_echec.league.words import LeagueWords
from presenters.double_echec.match_presenter import MatchPresenter
from presenters.double_echec.trade import trade_post
from presenters.errors import UserError
from presenters.escaping import code_span
from presenters.post import Block, Button, Post
from referee.competition.trades import TeamTrade
from referee.model import Trade
from rules.contract import SeatId
from rules.double_echec.events import Event
from rules.double_echec.orders import Order
from rules.double_echec.state import League, State
from rules.errors import OrderError

LONGEST = 900


class DoubleEchecPresenter(MatchPresenter):
    """Turns states, orders and events into posts: a match's as its own presenter does, those of books as `league`."""

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn; of the books, that they are those of a season."""
        if isinstance(state, League):
            return self._texts.t(language, "de-books-stage", season=state.season)
        return super().stage(language, state)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return a sheet, or the commissioner's commands."""
        if isinstance(dossier.state, League):
            return code_span(dossier.game.canonical(order), LONGEST)
        return super().order(language, dossier, order)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`."""
        if isinstance(dossier.state, League):
            return dossier.game.messages[error.code].format_map({"word": "…", **error.details})
        return super().order_error(language, dossier, error, text)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel."""
        if isinstance(dossier.now, League):
            return posts.season_panel(self._of(language, dossier), dossier, self.titled(language, dossier, dossier.now))
        return super().panel(language, dossier, waiting_for, part)

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a thread."""
        if isinstance(dossier.state, League):
            return posts.opening_blocks(self._of(language, dossier), dossier, self.title(language, dossier))
        return super().opened(language, dossier)

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the news of a turn."""
        if isinstance(dossier.state, League):
            return posts.closing_blocks(self._of(language, dossier), dossier, self.heading(language, dossier.state))
        return super().closed(language, dossier, part)

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return all that happened in a turn."""
        if isinstance(dossier.state, League):
            return replace(self.closed(language, dossier), quiet=False)
        return super().report(language, dossier, page, part)

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history."""
        if isinstance(dossier.state, League):
            return self.closed(language, dossier).blocks[1:]
        return super().reports(language, dossier)

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few signs."""
        if isinstance(dossier.state, League):
            return next(posts.entry_lines(self._of(language, dossier), dossier.events), "—")
        return super().past(language, dossier)

    def line(self, language: str, dossier: Dossier) -> str:
        """Return a turn in one line."""
        if isinstance(dossier.state, League):
            told = self.past(language, dossier)
            title = self.title(language, dossier)
            return self._texts.t(language, "contest-line", title=title, told=told, thread=dossier.thread)
        return super().line(language, dossier)

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new contest."""
        return (
            self.opened(language, dossier) if isinstance(dossier.state, League) else super().started(language, dossier)
        )

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the end."""
        return self.panel(language, dossier, ()) if isinstance(dossier.now, League) else super().over(language, dossier)

    def honour(self, language: str, dossier: Dossier, title: str, seat: SeatId) -> Post | None:
        """Return the announcement of a cup's holder."""
        if not isinstance(dossier.now, League):
            return None
        return posts.honour_blocks(self._of(language, dossier), dossier, self.title(language, dossier), title)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position: a rink, or the standings."""
        if isinstance(dossier.now, League):
            return self.books_page(language, dossier, "standings", SeasonEnding(), palette)
        return super().board(language, dossier, seat, palette, now_ms)

    def books_page(self, language: str, dossier: Dossier, page: str, ending: SeasonEnding, palette: str) -> Post:
        """Return a page of a season's books. Raises `UserError` for one that there is not."""
        known: dict[str, Page] = {one: one for one in PAGES}
        if page not in known:
            raise UserError("error-stale")
        title = f"### {self.titled(language, dossier, dossier.now)}"
        shown = posts.page_blocks(self._of(language, dossier), dossier, known[page], ending, palette)
        return Post((title, *shown), accent=self.colour)

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what a seat owes."""
        if isinstance(dossier.now, League):
            return self._texts.t(language, "de-books-owed")
        return super().owed(language, dossier, seat)

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the buttons that give what is owed; none for books, which nobody answers for."""
        return () if isinstance(dossier.now, League) else super().answers(language, dossier, seat)

    def die(self, language: str, dossier: Dossier, label: str) -> str:
        """Return what a die is thrown for."""
        if isinstance(dossier.now, League):
            return self._texts.t(language, "de-books-die", place=label.rpartition("/")[2])
        return super().die(language, dossier, label)

    def draws(self, language: str, dossier: Dossier) -> tuple[str, ...]:
        """Return every draw of a turn."""
        if isinstance(dossier.now, League):
            lines = (
                self._texts.t(language, "de-books-draw", place=roll.label.rpartition("/")[2], value=roll.value)
                for roll in dossier.rolls
            )
            return tuple(lines)
        return super().draws(language, dossier)

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about."""
        if isinstance(dossier.now, League):
            return tuple(posts.entry_lines(self._of(language, dossier), events))
        return super().happened(language, dossier, events)

    def change(self, language: str, dossier: Dossier, path: str, was: object, now: object) -> str | None:
        """Return what an act changed; of books its events tell."""
        return None if isinstance(dossier.now, League) else super().change(language, dossier, path, was, now)

    def season_honours(self, language: str, dossier: Dossier) -> str:
        """Return the cups and the trophy of a season."""
        return "\n".join(posts.season_honours(self._of(language, dossier), dossier))

    def traded(self, language: str, trade: Trade, deal: TeamTrade) -> Post:
        """Return what has become of a trade."""
        return trade_post(self._texts.voice(language), trade, deal)

    def _of(self, language: str, dossier: Dossier) -> LeagueWords:
        return LeagueWords.of(self._texts.voice(language), dossier)


PRESENTER = DoubleEchecPresenter
