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
from presenters.presenter import Presenter, TellsDice, TellsTrades
from presenters.texts import Texts, Voice
from rules.contract import SeatId
from rules.double_echec.events import Event
from rules.double_echec.orders import Order
from rules.double_echec.state import League, State
from rules.errors import OrderError

LONGEST = 900


class DoubleEchecPresenter(MatchPresenter):
    """Turns matches into posts; `books` does it with those of a season."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts)
        self.trades = TellsTrades(traded=trade_post)  # a season's, told wherever it may stand
        self.books = BooksPresenter(texts, self)

    def about(self, state: State) -> Presenter[State, Order, Event]:
        """Return who shows a match, or books."""
        return self.books if isinstance(state, League) else self


class BooksPresenter(Presenter[State, Order, Event]):
    """Turns the books of a season into posts; nobody answers for them, so nothing is asked by them."""

    game = MatchPresenter.game
    code = MatchPresenter.code
    colour = MatchPresenter.colour
    is_long = False

    def __init__(self, texts: Texts, matches: MatchPresenter) -> None:
        self._texts = texts
        self.form = matches.form
        self.trades = matches.trades
        self.dice = TellsDice(
            labels=() if matches.dice is None else matches.dice.labels,
            die=lambda voice, dossier, label: voice.t("de-books-die", place=label.rpartition("/")[2]),
            draws=_draws,
        )

    def stage(self, language: str, state: State) -> str:
        """Return that they are the books of a season. Raises `UserError` for a match."""
        if not isinstance(state, League):
            raise UserError("error-stale")
        return self._texts.t(language, "de-books-stage", season=state.season)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return the commissioner's commands."""
        return code_span(dossier.game.canonical(order), LONGEST)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`."""
        return dossier.game.messages[error.code].format_map({"word": "…", **error.details})

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel."""
        return posts.season_panel(self._of(language, dossier), dossier, self.titled(language, dossier, dossier.now))

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a thread."""
        return posts.opening_blocks(self._of(language, dossier), dossier, self.title(language, dossier))

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the news of a turn."""
        return posts.closing_blocks(self._of(language, dossier), dossier, self.heading(language, dossier.state))

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return all that happened in a turn."""
        return replace(self.closed(language, dossier), quiet=False)

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a turn for the history."""
        return self.closed(language, dossier).blocks[1:]

    def past(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few signs."""
        return next(posts.entry_lines(self._of(language, dossier), dossier.events), "—")

    def news(self, language: str, dossier: Dossier) -> str:
        """Return a turn in a few words."""
        return self.past(language, dossier)

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new season."""
        return self.opened(language, dossier)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the end."""
        return self.panel(language, dossier, ())

    def honour(self, language: str, dossier: Dossier, title: str, seat: SeatId) -> Post | None:
        """Return the announcement of a cup's holder."""
        return posts.honour_blocks(self._of(language, dossier), dossier, self.title(language, dossier), title)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the standings."""
        return self.page(language, dossier, "standings", SeasonEnding(), palette)

    def page(self, language: str, dossier: Dossier, page: str, ending: SeasonEnding, palette: str) -> Post:
        """Return a page of a season's books. Raises `UserError` for one that there is not."""
        known: dict[str, Page] = {one: one for one in PAGES}
        if page not in known:
            raise UserError("error-stale")
        title = f"### {self.titled(language, dossier, dossier.now)}"
        shown = posts.page_blocks(self._of(language, dossier), dossier, known[page], ending, palette)
        return Post((title, *shown), accent=self.colour)

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return that nobody owes anything."""
        return self._texts.t(language, "de-books-owed")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return no button."""
        return ()

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about."""
        return tuple(posts.entry_lines(self._of(language, dossier), events))

    def season_honours(self, language: str, dossier: Dossier) -> str:
        """Return the cups and the trophy of a season."""
        return "\n".join(posts.season_honours(self._of(language, dossier), dossier))

    def _of(self, language: str, dossier: Dossier) -> LeagueWords:
        return LeagueWords.of(self._texts.voice(language), dossier)


def _draws(voice: Voice, dossier: Dossier) -> tuple[str, ...]:
    """Return every draw of a turn."""
    drawn = ((roll.label.rpartition("/")[2], roll.value) for roll in dossier.rolls)
    return tuple(voice.t("de-books-draw", place=place, value=value) for place, value in drawn)


PRESENTER = DoubleEchecPresenter
