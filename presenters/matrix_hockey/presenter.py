"""Matrix Hockey's posts: panels, the bulletins of a week, an order shown back, « Ma semaine »."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET

from boards.animation import Still
from boards.palette import PUBLIC, palette_named
from presenters.errors import UserError
from presenters.escaping import escape, mention
from presenters.fitting import ANNOUNCEMENT_HEIGHT, measure_height
from presenters.matrix_hockey.acts.changes import SeasonChange, act_blocks, act_lines, weekly_text
from presenters.matrix_hockey.bulletin import bulletin_blocks, split_blocks
from presenters.matrix_hockey.dossier import Dossier
from presenters.matrix_hockey.form import MatrixForm
from presenters.matrix_hockey.narrative import sentence
from presenters.matrix_hockey.panel import panel_blocks
from presenters.matrix_hockey.pictures import Pictures
from presenters.matrix_hockey.report import FORMS, Detail, block_text, describe_draw, report_blocks
from presenters.matrix_hockey.tables import rank_change_lines
from presenters.matrix_hockey.views import Book
from presenters.matrix_hockey.views.chronicle import chronicle_of
from presenters.matrix_hockey.weekly import example_order, owed_text, week_blocks
from presenters.matrix_hockey.wording import notice_line, order_error_text, order_notation, order_text, with_overtime
from presenters.matrix_hockey.words import GameWords
from presenters.meaning import is_taken
from presenters.panel import form_and_text, next_turn_line, result_row
from presenters.post import Block, Button, ButtonRow, Picture, Post, Select, SelectOption, custom_id
from presenters.presenter import Presenter, TellsDice
from presenters.seals import promise_button, promise_line, proof_of
from presenters.texts import Texts, Voice
from referee.acts import Excuse, GameAct, Weekly, act_of
from referee.model import Arbitration
from rules.contract import Notice, SeatId
from rules.errors import OrderError
from rules.matrix_hockey.events import Event, TableDrawnUp
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State
from rules.matrix_hockey.views import part_of

COLOUR = 0x2E86C1
GOLD = 0xF1C40F
MOST_TOLD = 12
MOST_PARTS = 25
CUPS = ("WG", "KDH")
BRIEFER: tuple[tuple[Detail, ...], ...] = ((), ("counts",), ("counts", "choices"))  # what a bulletin may leave out


class MatrixHockeyPresenter(Presenter[State, Order, Event]):
    """Turns seasons, orders and events into posts (`presenters.presenter.Presenter`)."""

    game = "matrix-hockey"
    code = "mh"
    colour = COLOUR
    nobody = "mh-no-team"

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.form = MatrixForm()
        self.dice = TellsDice(
            labels=FORMS,
            die=lambda voice, dossier, label: describe_draw(GameWords(voice, dossier.now), label),
        )

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn: `saison 1, semaine 5`."""
        if not isinstance(state, State):  # a forged press may name a turn of another game
            raise UserError("error-stale")
        return self._texts.t(language, f"mh-stage-{state.phase}", season=state.season, week=state.week)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation."""
        given = order
        words = self.words(language, dossier.state)
        return f"{order_text(words, given)}\n{order_notation(dossier.game.canonical(given))}"

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self.words(language, dossier.state), error, text)

    def meant(self, dossier: Dossier, seat: SeatId, error: OrderError, text: str) -> tuple[str, ...]:
        """Return an order that lacks its overtime with each value that is left."""
        return tuple(one for one in with_overtime(error, text) if is_taken(dossier, seat, one))

    def warning(self, language: str, dossier: Dossier, seat: SeatId, notice: Notice) -> str:
        """Return what a coach should know about an order that is taken."""
        return notice_line(self.words(language, dossier.state), notice)

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the panel of a division or cup."""
        words = self.words(language, dossier.now)
        title = f"### {self.title(language, dossier)}\n**{words.division(part)}**"
        return Post((title, *panel_blocks(words, dossier, waiting_for, part)), accent=COLOUR)

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a season's thread: the divisions and who coaches whom."""
        words = self.words(language, dossier.state)
        state = words.state
        blocks: list[Block] = [f"## {self.title(language, dossier)}", words.t("mh-opened")]
        for division in state.divisions:
            teams = [team for team, who in state.teams.items() if who.division == division]
            blocks.append(words.t("mh-opened-division", division=words.division(division), teams=words.teams(teams)))
        if state.waiting_list:
            waiting = ", ".join(escape(entry.name) for entry in state.waiting_list[:30])
            blocks.append(words.t("mh-opened-waiting", names=waiting))
        blocks.append(promise_line(words.voice, dossier.turn))
        pages = split_blocks([block for block in blocks if isinstance(block, str)])
        check = ButtonRow((promise_button(words.voice, dossier.turn),))
        return Post((*pages[0], check), accent=COLOUR, quiet=True)

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return a bulletin of a closed turn, a division's, a cup's, or the season's: what is next, what happened."""
        words, voice = self._told_with(language, dossier), self._texts.voice(language)
        events, following, check = dossier.events_as(None), dossier.next_turn, proof_of(voice, dossier)
        pictures = self._pictures_of(language, dossier, dossier.now, events, part)
        head = [f"### {self.heading(language, dossier.state)}\n**{words.division(part)}**"]
        if following is not None and dossier.now.phase == "season":  # else nobody has to do anything
            head.append(next_turn_line(voice, following, self.stage(language, dossier.now)))
        foot: list[Block] = [*pictures, *(() if check is None else (check.line,))]
        foot += result_row(voice, dossier, part, check=check)
        shown: tuple[Detail, ...] = ("tables",) if pictures else ()
        versions = [
            [
                block_text(block)
                for block in report_blocks(words, dossier.now, events, part, without=(*shown, *left_out))
            ]
            for left_out in BRIEFER
        ]
        story = bulletin_blocks(words, versions, ANNOUNCEMENT_HEIGHT - measure_height((*head, *foot)))
        return Post((*head, *story, *foot), accent=COLOUR, quiet=True)

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return a page of all that happened in a division, a cup, the season, with its tables in signs."""
        words = self._told_with(language, dossier)
        pages = split_blocks(
            [block_text(block) for block in report_blocks(words, dossier.now, dossier.events_as(None), part)]
        )
        page = min(max(page, 0), len(pages) - 1)
        title = f"### {self.title(language, dossier)}\n**{words.division(part)}**"
        blocks: list[Block] = [title, *pages[page]]
        if page + 1 < len(pages):
            press = custom_id("report", dossier.turn.id, part, page + 1)
            blocks.append(ButtonRow((Button(words.t("mh-button-more"), press),)))
        return Post(tuple(blocks), accent=COLOUR, quiet=True)

    def _told_with(self, language: str, dossier: Dossier) -> GameWords:
        """Return the words of a turn's news: newcomers have names only after a turn between seasons."""
        return self.words(language, dossier.state if dossier.state.phase == "season" else dossier.now)

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return a choice of the bulletins of a closed turn."""
        parts = dossier.game.bulletins(dossier.now, dossier.events)
        if not parts:
            return ()
        words = self.words(language, dossier.now)
        options = tuple(SelectOption(words.division(part), part) for part in parts[:MOST_PARTS])
        return (Select(custom_id("mh-bulletin", dossier.turn.id), words.t("mh-choose-bulletin"), options),)

    def line(self, language: str, dossier: Dossier) -> str:
        """Return the week in one line."""
        return self._texts.t(language, "mh-line", title=self.title(language, dossier), thread=dossier.thread)

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new season."""
        thread = dossier.thread
        text = self._texts.t(language, "mh-announced", thread=thread)
        return self._post(f"## {self.title(language, dossier)}", text)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement that a league's seasons have come to an end."""
        return self._post(f"## {self.title(language, dossier)}", self._texts.t(language, "mh-over"))

    def honour(self, language: str, dossier: Dossier, title: str, seat: SeatId) -> Post | None:
        """Return the announcement of a champion or cup winner, with the coach's name."""
        states = (dossier.now, dossier.state)
        state = next((one for one in states if dossier.game.honours(one).get(title) == seat), states[0])
        told = self._texts.t(
            language,
            "mh-honour",
            title=title,
            team=self.words(language, state).team(seat),
            season=state.season,
            coach=mention(dossier.captains.get(seat)),
            thread=dossier.thread,
        )
        return Post((f"## {self.title(language, dossier)}", told), accent=GOLD)

    def brief(self, language: str, dossier: Dossier, seat: SeatId) -> Post:
        """Return « Ma semaine » (part 10) without the orders sent this week: they are added by `week`."""
        return self.week(language, dossier, seat, None)

    def week(self, language: str, dossier: Dossier, seat: SeatId, order: Order | None) -> Post:
        """Return « Ma semaine » with the orders that `seat` has sent."""
        view = dossier.before_as(seat)
        words = self.words(language, view)
        blocks: list[Block] = [f"### {self.title(language, dossier)}"]
        if view.phase != "season" or seat not in view.teams:
            blocks.append(words.t(f"mh-panel-{view.phase}", due=dossier.turn.due_ms // 1000))
        else:
            blocks += week_blocks(words, seat, order)
            due_s, written = dossier.turn.due_ms // 1000, example_order(view, seat)
            blocks.append(words.t("mh-week-due", due=due_s, example=written or "none"))
        pages = split_blocks([block for block in blocks if isinstance(block, str)])
        return Post(tuple(pages[0]), accent=COLOUR)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the matrix of the own division, or of the first, with the own team's columns."""
        state = dossier.after_as(seat)
        pictures = self.pictures(language, dossier, state, seat, palette)
        title, who = self.title(language, dossier), state.teams.get(seat or "")
        book = Book(pictures.words, pictures, title, dossier.contest.id, chronicle_of(dossier))
        return book.matrix(next(iter(state.divisions)) if who is None else who.division)

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return a table week after week: of the division of `seat`, else of the first."""
        stills = []
        for week in dossier.course():
            before, after = week.before, week.after
            if before.phase == "season":
                team = after.teams.get(seat or "")
                division = next(iter(after.divisions)) if team is None else team.division
                picture = self.pictures(language, dossier, after, seat, palette).table(division)
                stills.append(Still(scene=picture.scene, caption=self.stage(language, before)))
        return stills

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return the matches that `seat` has this week, and nothing of its orders: all may read it in the thread."""
        words = self.words(language, dossier.before_as(None))
        if words.state.phase != "season" or seat not in words.state.teams:
            return words.t("mh-week-nothing")
        return owed_text(words, seat)

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return the form and the field to write in; nothing for who has no orders to give."""
        state, voice = dossier.now, self._texts.voice(language)
        who = None if seat is None else state.teams.get(seat)
        if state.phase != "season" or (seat is not None and (who is None or who.status == "dummy")):
            return ()
        return form_and_text(voice, voice.t("mh-build-open"), dossier, seat)

    def players(self, dossier: Dossier) -> Mapping[str, str]:
        """Return the teams: nobody else plays."""
        return {team: who.name for team, who in dossier.now.teams.items()}

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about; tables are shown by the panels."""
        words = self.words(language, dossier.now)
        told = [text for event in events if (text := sentence(words, event))]
        return tuple(told[:MOST_TOLD])

    def is_told_in(self, dossier: Dossier, event: Event, part: str) -> bool:
        """Return whether an event is of a division or cup; all are of the whole season."""
        return not part or part_of(dossier.now, event) == part

    def pen(self, language: str, dossier: Dossier) -> GameWords:
        """Return who writes about a season."""
        return self._told_with(language, dossier)

    def order_behind(self, language: str, dossier: Dossier, who: str) -> tuple[SeatId, str]:
        """Return the team, which is its own seat."""
        return SeatId(who), self._told_with(language, dossier).team(who)

    def order_part(self, text: str, who: str) -> str:
        """Return a team's whole order: its weeks and competitions stand in it."""
        return text

    def moves(
        self, language: str, dossier: Dossier, before: tuple[Event, ...], after: tuple[Event, ...]
    ) -> tuple[str, ...]:
        """Return the teams of the championship whose rank or points would differ."""
        words = self.words(language, dossier.state)
        moved = rank_change_lines(words, before, after)
        return (words.t("mh-replay-ranks"), *moved) if moved else ()

    def act_lines(self, language: str, dossier: Dossier, act: Arbitration) -> tuple[str, ...] | None:
        """Return what a referee's act changed, before and after."""
        match act_of(act):
            case Weekly(weekly=weekly):
                return (weekly_text(self._texts.voice(language), weekly),)
            case _:
                changed = _changed(dossier, act)
                return None if changed is None else tuple(act_lines(self.words(language, changed.after), changed))

    def act_blocks(self, language: str, dossier: Dossier, act: Arbitration) -> tuple[Block, ...]:
        """Return the tables that an act changed, or the matrix that it brought."""
        changed = _changed(dossier, act)
        return () if changed is None else tuple(act_blocks(self.words(language, changed.after), changed))

    def words(self, language: str, state: State) -> GameWords:
        """Return the words of a season in a language."""
        return GameWords(Voice(self._texts, language), state)

    def pictures(self, language: str, dossier: Dossier, state: State, seat: SeatId | None, palette: str) -> Pictures:
        """Return the pictures of a season."""
        name = palette_named(palette)
        return Pictures(self.words(language, state), dossier.contest.name, name, seat)

    def _pictures_of(
        self, language: str, dossier: Dossier, after: State, events: tuple[Event, ...], part: str
    ) -> list[Picture]:
        """Return what goes with a bulletin: the table, the bracket or the pools."""
        pictures = self.pictures(language, dossier, after, None, PUBLIC)
        if part == "KDH" and after.fixtures.KDH:
            return [pictures.bracket()]
        if part == "WG" and after.wg.teams:
            return [pictures.pools(events)]
        has_table = any(isinstance(event, TableDrawnUp) and event.group == part for event in events)
        return [pictures.table(part)] if part in after.divisions and has_table else []


def _changed(dossier: Dossier, entry: Arbitration) -> SeasonChange | None:
    """Return the season before an act on it and after, as its record has them; None for an act on nothing of it."""
    match act_of(entry):
        case GameAct(fields=fields, changes=changes) if changes is not UNSET:
            pass
        case Excuse(seat=seat, changes=changes) if changes is not UNSET:
            fields = {"team": seat}
        case _:
            return None
    before, after = (dossier.game.decode(msgspec.json.encode(state)) for state in (entry.before, entry.after))
    return SeasonChange(before, after, entry.op, fields, dossier.game.decode_events(entry.events))


PRESENTER = MatrixHockeyPresenter
