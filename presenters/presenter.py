"""What a game shows: one `Presenter` per game turns its states, orders and events into posts.

Presenters are pure: they read a `Dossier` and give posts; what they may show is what the game's `view` leaves.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Generic, Protocol, runtime_checkable

from boards.animation import Still
from boards.icon import Icon
from presenters.dossier import Dossier, E, O, S
from presenters.escaping import escape
from presenters.form import FormPlace, OrderForm
from presenters.orderwords import OrderWords, order_words
from presenters.panel import form_and_text
from presenters.post import Block, Button, Movie, Post
from presenters.texts import Texts, Voice
from referee.competition.trades import TeamTrade
from referee.model import Arbitration, Trade, messages
from rules.contract import Notice, SeatId
from rules.errors import OrderError

MATCH = 90  # two team names, whole


def _no_draws(voice: Voice, dossier: Dossier[S, O, E]) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class TellsDice(Generic[S, O, E]):
    """The dice of a game: their `labels`, in which a part to fill in stands in angle brackets.

    `die(voice, dossier, label)`: in words what one is rolled for. `draws(voice, dossier)`: those of a closed turn that
    everybody may see, a line each; none where the file must do.
    """

    labels: tuple[str, ...]
    die: Callable[[Voice, Dossier[S, O, E], str], str]
    draws: Callable[[Voice, Dossier[S, O, E]], tuple[str, ...]] = _no_draws


@dataclass(frozen=True, kw_only=True)
class TellsChanges(Generic[S, O, E]):
    """What a referee's act changed in a field of the position, in words.

    `change(voice, dossier, path, was, now)`, the last three as `referee.desk.override` has them; None where that is
    told otherwise. `by_name`: the acts of part 9 whose name says it already.
    """

    change: Callable[[Voice, Dossier[S, O, E], str, object, object], str | None]
    by_name: frozenset[str] = frozenset()


@dataclass(frozen=True, kw_only=True)
class TellsTrades:
    """What has become of a trade between two teams."""

    traded: Callable[[Voice, Trade, TeamTrade], Post]


class Presenter(Protocol[S, O, E]):
    """The posts of one game. `language` is the reader's or, for public posts, the league's.

    What has a body here is what most games want. `code` begins the ids of the game's texts, `colour` frames its posts.
    """

    _texts: Texts
    code: str
    colour: int
    form: OrderForm[S, O, E]  # in which its orders are made by choices
    nobody: str = "refusal-not-captain"  # the text for whoever answers for no seat
    icons: tuple[Icon, ...] = ()  # pictures of the signs of its texts; a sign is one game's alone
    is_long: bool = True  # whether all its posts need all turns before their own; else those of the end alone do
    dice: TellsDice[S, O, E] | None = None
    changes: TellsChanges[S, O, E] | None = None
    trades: TellsTrades | None = None

    @property
    def game(self) -> str:
        """The game's key."""

    def voice(self, language: str) -> Voice:
        """Return the texts in a language."""
        return self._texts.voice(language)

    def about(self, state: S) -> "Presenter[S, O, E]":
        """Return who shows the contests that have such states: a game may have several kinds of them."""
        return self

    def looks_back(self, said: type[messages.Message]) -> bool:
        """Return whether what is said of a kind needs all turns before its own, not only the last one."""
        return self.is_long or said is messages.MatchOver

    def title(self, language: str, dossier: Dossier[S, O, E]) -> str:
        """Return the first line of every post: league, match and turn."""
        return self.titled(language, dossier, dossier.state)

    def titled(self, language: str, dossier: Dossier[S, O, E], state: S) -> str:
        """Return the title of a post about another position than that before the turn."""
        return self._texts.t(
            language,
            "contest-title",
            league=escape(dossier.league.name),
            match=escape(dossier.contest.name, MATCH),
            stage=self.stage(language, state),
        )

    def heading(self, language: str, state: S) -> str:
        """Return the first line of a post in the contest's own thread: the turn (`Tour 3`)."""
        stage = self.stage(language, state)
        return f"{stage[:1].upper()}{stage[1:]}"

    def order(self, language: str, dossier: Dossier[S, O, E], order: O) -> str:
        """Return an order shown back to its captain, in words and in notation."""

    def order_picture(
        self, language: str, dossier: Dossier[S, O, E], seat: SeatId, order: O, palette: str
    ) -> tuple[Block, ...]:
        """Return the picture of a captain's own order; nothing where there is nothing to draw."""
        return ()

    def order_error(self, language: str, dossier: Dossier[S, O, E], error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""

    def error_picture(self, place: FormPlace[S, O, E], error: OrderError, text: str) -> tuple[Block, ...]:
        """Return what shows why `text` is refused; nothing where there is nothing to draw."""
        return ()

    def own_words(self, language: str) -> OrderWords:
        """Return the order words of a language."""
        return order_words(self.code, language)

    def lenient(self, language: str, text: str, error: OrderError) -> str | None:
        """Return another reading of a text refused with `error`, in the page's notation; None: there is none.

        It may have a fault of its own; if it has none, it counts once its author has confirmed it.
        """
        return None

    def meant(self, dossier: Dossier[S, O, E], seat: SeatId, error: OrderError, text: str) -> tuple[str, ...]:
        """Return what may have been meant by a text of the page's notation that was refused with `error`, likely first.

        Whole orders, or the part that somebody may have had in mind.
        """
        return ()

    def help(self, language: str) -> str:
        """Return the notation in a few lines with an example, for somebody whose message was not understood."""
        return self._texts.t(language, f"{self.code}-help")

    def receipt_closing(self, dossier: Dossier[S, O, E]) -> str:
        """Return the text (its id) that tells who gave the last order awaited what came of the turn."""
        return "receipt-closed"

    def panel(self, language: str, dossier: Dossier[S, O, E], waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel `part` (`Game.panels`) of the open turn (or, when the contest is over, of its end)."""

    def opened(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the first post of a contest's thread."""

    def closed(self, language: str, dossier: Dossier[S, O, E], part: str = "") -> Post:
        """Return the announcement of a closed turn, or its bulletin `part`.

        What happened, who must do what by when, a picture, the story; for a phone, at most
        `presenters.fitting.ANNOUNCEMENT_HEIGHT`.
        """

    def report(self, language: str, dossier: Dossier[S, O, E], page: int, part: str) -> Post:
        """Return a page of all that is to be told of a closed turn, or of its bulletin `part`."""
        return self.closed(language, dossier, part)

    def reports(self, language: str, dossier: Dossier[S, O, E]) -> tuple[Block, ...]:
        """Return the buttons that open the reports of a closed turn."""
        return ()

    def past(self, language: str, dossier: Dossier[S, O, E]) -> str | None:
        """Return what was played in a closed turn in a few signs, for the history; None if that takes more."""
        return None

    def line(self, language: str, dossier: Dossier[S, O, E]) -> str:
        """Return the result of a turn in one line, for the announcement channel."""
        title, news = self.title(language, dossier), self.news(language, dossier)
        return self._texts.t(language, "contest-line", title=title, told=news, thread=dossier.thread)

    def news(self, language: str, dossier: Dossier[S, O, E]) -> str:
        """Return the result of a turn in a few words; nothing where its line is another one."""
        return ""

    def started(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the announcement of a new contest."""

    def over(self, language: str, dossier: Dossier[S, O, E]) -> Post:
        """Return the announcement of a contest's result."""

    def honour(self, language: str, dossier: Dossier[S, O, E], title: str, seat: SeatId) -> Post | None:
        """Return the announcement that a seat has won a title (`Game.honours`); None in games without any."""
        return None

    def season_honours(self, language: str, dossier: Dossier[S, O, E]) -> str:
        """Return who has won what, by the books of a season, read whole; nothing in games that keep none."""
        return ""

    def afterwards(self, language: str, dossier: Dossier[S, O, E]) -> tuple[Block, ...]:
        """Return what may be pressed when a contest has ended; nothing where there is nothing."""
        return ()

    def private(self, language: str, dossier: Dossier[S, O, E], seat: SeatId) -> Post | None:
        """Return what `seat` alone is told about a turn; None if there is nothing."""
        return None

    def brief(self, language: str, dossier: Dossier[S, O, E], seat: SeatId) -> Post:
        """Return what `seat` is told in private when a turn opens: how it stands, what it owes, what it may use."""
        return Post((f"### {self.title(language, dossier)}", self.owed(language, dossier, seat)), accent=self.colour)

    def warning(self, language: str, dossier: Dossier[S, O, E], seat: SeatId, notice: Notice) -> str:
        """Return what the sender of an order should know although the order is taken."""
        return notice.code

    def board(self, language: str, dossier: Dossier[S, O, E], seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position as `seat`, or the public, sees it at the instant `now_ms`."""

    def owed(self, language: str, dossier: Dossier[S, O, E], seat: SeatId) -> str:
        """Return what `seat` owes in the open turn, in a sentence or two that everybody may read."""

    def answers(self, language: str, dossier: Dossier[S, O, E], seat: SeatId | None) -> tuple[Button, ...]:
        """Return the buttons that give what `seat` owes in the open turn, the usual way first.

        None: what is owed by whoever presses. Nothing where it cannot be given by a press.
        """
        voice = self._texts.voice(language)
        return form_and_text(voice, voice.t("button-build"), dossier, seat)

    def players(self, dossier: Dossier[S, O, E]) -> Mapping[str, str]:
        """Return everybody who plays in the contest: each by the game's id, the name. Its sides, where nobody else."""
        return dossier.team_names

    def happened(self, language: str, dossier: Dossier[S, O, E], events: tuple[E, ...]) -> tuple[str, ...]:
        """Return in words what a referee's act brought about, as the public may know it."""

    def is_told_in(self, dossier: Dossier[S, O, E], event: E, part: str) -> bool:
        """Return whether the report of a turn tells an event on its page `part` (`Game.bulletins`)."""
        return True

    def told(self, language: str, dossier: Dossier[S, O, E], event: E) -> tuple[str, ...]:
        """Return an event in words for somebody who may know it; nothing where it has none of its own."""
        return self.happened(language, dossier, (event,))

    def stage(self, language: str, state: S) -> str:
        """Return the name of the open turn (`tour 5`, `appel`, …)."""

    def _post(self, *blocks: Block, pings: tuple[int, ...] = ()) -> Post:
        return Post(tuple(block for block in blocks if block), accent=self.colour, pings=pings)


@runtime_checkable
class TellsActs(Protocol[S, O, E]):
    """A presenter that tells a referee's act on the position in its game's words, before and after."""

    def act_lines(self, language: str, dossier: Dossier[S, O, E], act: Arbitration) -> tuple[str, ...] | None:
        """Return what an act changed, a line each; None for one that is told as in every game."""

    def act_blocks(self, language: str, dossier: Dossier[S, O, E], act: Arbitration) -> tuple[Block, ...]:
        """Return what is shown anew after an act, such as a table."""


@runtime_checkable
class Replays(Protocol[S, O, E]):
    """A presenter of a game with boards, on which a contest that is over can be played again."""

    def replay(self, language: str, dossier: Dossier[S, O, E], seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return the frames of a contest, read whole, as far as the public may see it; `seat` turns or marks them."""


@runtime_checkable
class TellsMoves(Protocol[S, O, E]):
    """A game with a table, which tells what another result of a turn changes in it."""

    def moves(
        self, language: str, dossier: Dossier[S, O, E], before: tuple[E, ...], after: tuple[E, ...]
    ) -> tuple[str, ...]:
        """Return what differs in the table between two results of the dossier's turn, under its heading."""


def presenters_of(packages: Iterable[str], texts: Texts) -> Mapping[str, Presenter]:
    """Return the presenters of the games of these packages, by the games' keys."""
    made: list[Presenter] = [import_module(f"presenters.{name}.presenter").PRESENTER(texts) for name in packages]
    return {one.game: one for one in made}


def describe_die(presenter: Presenter[S, O, E], voice: Voice, dossier: Dossier[S, O, E], label: str) -> str:
    """Return in words what the die `label` is rolled for; the label where the game has no words for it."""
    return label if presenter.dice is None else presenter.dice.die(voice, dossier, label)


def replay_movie(voice: Voice, dossier: Dossier, stills: Callable[[], Sequence[Still]]) -> Movie:
    """Return the replay of a contest; it is made when the post is sent, of at least one frame."""
    alt = voice.t("replay-alt", match=escape(dossier.contest.name))
    return Movie(stills, f"match-{dossier.contest.id}", alt)
