"""Kollaball's posts: the panel, the result of a turn, the announcements, an order shown back."""

from collections.abc import Mapping, Sequence

from boards.animation import Still
from boards.palette import PUBLIC
from presenters.acts import act_details, act_line
from presenters.escaping import code_span
from presenters.kollaball import lenient, report
from presenters.kollaball.acts import describe_change
from presenters.kollaball.announcement import announcement_blocks, is_decided_by_figures
from presenters.kollaball.dossier import Dossier
from presenters.kollaball.form import KollaballForm
from presenters.kollaball.narrative import result_sentence, sentence, summary_line
from presenters.kollaball.panel import owed_buttons, panel_rows
from presenters.kollaball.pictures import Pictures
from presenters.kollaball.report import describe_draw, draw_lines, render_section, report_sections
from presenters.kollaball.standing import notice_lines, roll_call_lines, score_state_lines, team_sheets
from presenters.kollaball.wording import order_error_text, order_text
from presenters.kollaball.words import ICONS, GameWords, cast_of
from presenters.panel import awaited_line, awaited_users, next_turn_line, turning_rows
from presenters.post import Block, Button, ButtonRow, Post, custom_id
from presenters.presenter import Presenter, TellsChanges, TellsDice
from presenters.seals import promise_button, promise_line
from presenters.texts import Texts, Voice
from presenters.warnings import warning_text
from rules.contract import Notice, SeatId
from rules.errors import OrderError
from rules.kollaball import labels
from rules.kollaball.choices import MODULES
from rules.kollaball.events import Event, Overridden, TimeoutCalled, TurnResolved
from rules.kollaball.facts import roster
from rules.kollaball.orders import Order, TurnOrder
from rules.kollaball.state import TEAMS, State, team_at, team_of

COLOUR = 0x2C7A4B
NOTATION_LIMIT = 900


class KollaballPresenter(Presenter[State, Order, Event]):
    """Turns Kollaball's states, orders and events into posts (`presenters.presenter.Presenter`)."""

    game = "kollaball"
    code = "kb"
    colour = COLOUR
    icons = ICONS

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.form = KollaballForm(self)
        self.dice = TellsDice(
            labels=labels.FORMS,
            die=lambda voice, dossier, label: describe_draw(_words(voice, dossier), label),
            draws=lambda voice, dossier: tuple(draw_lines(_words(voice, dossier), dossier.rolls_as(None))),
        )
        self.changes = TellsChanges(
            change=lambda voice, dossier, path, was, now: describe_change(_words(voice, dossier), path, was, now),
            by_name=frozenset({"exclude", "mark_missing"}),
        )

    def stage(self, language: str, state: State) -> str:
        """Return the name of the open turn."""
        match = state
        return self._texts.t(language, f"kb-stage-{match.stage}", turn=match.turn)

    def order(self, language: str, dossier: Dossier, order: Order) -> str:
        """Return an order in words and in notation: the reader's, and in small print the page's where it differs."""
        said, canonical = order_text(self._words(language, dossier), order), dossier.game.canonical(order)
        own = self.own_words(language).back(canonical)
        told = f"{said}\n{code_span(own, NOTATION_LIMIT)}"
        if own == canonical:
            return told
        return (
            f"{told}\n{self._texts.t(language, 'kb-order-page-words', notation=code_span(canonical, NOTATION_LIMIT))}"
        )

    def lenient(self, language: str, text: str, error: OrderError) -> str | None:
        """Return the reading of a text that the page's grammar refuses, as thumbs write."""
        if error.code not in lenient.GRAMMAR:
            return None
        return lenient.read_leniently(text, self.own_words(language).letters)

    def meant(self, dossier: Dossier, seat: SeatId, error: OrderError, text: str) -> tuple[str, ...]:
        """Return the action that a sentence names, as somebody of the team could do it now."""
        if error.code not in lenient.GRAMMAR or dossier.state.stage not in {"orders", "orders_second"}:
            return ()
        return lenient.named_actions(dossier.state, team_at(seat), text)

    def order_picture(
        self, language: str, dossier: Dossier, seat: SeatId, order: Order, palette: str
    ) -> tuple[Block, ...]:
        """Return a turn's orders as arrows on their captain's own board; other orders move nobody."""
        if not isinstance(order, TurnOrder):
            return ()
        stage = self.stage(language, dossier.state)
        return (self._pictures(language, dossier).orders(seat, order, palette, stage),)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self._words(language, dossier), error, text)

    def warning(self, language: str, dossier: Dossier, seat: SeatId, notice: Notice) -> str:
        """Return what a captain should know about an order that is taken."""
        return warning_text(self._words(language, dossier), self.code, notice)

    def receipt_closing(self, dossier: Dossier) -> str:
        """Return whether the turn was played, or suspended by a timeout (KB-7-e), or was none that is played."""
        if any(isinstance(event, TimeoutCalled) for event in dossier.events):
            return "kb-receipt-timeout"
        is_played = any(isinstance(event, TurnResolved) for event in dossier.events)
        return "receipt-closed" if is_played else "kb-receipt-stage"

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str = "") -> Post:
        """Return the match panel: what is asked, of whom, until when; what to know before; the position."""
        state, words = dossier.now, self._words(language, dossier)
        blocks: list[Block] = [f"## {self.title(language, dossier)}"]
        if state.result is not None and not dossier.is_held:
            blocks.append(result_sentence(words, state.result))
        elif state.stage != "finished" or dossier.is_held:
            called = (
                () if dossier.is_held else roll_call_lines(words, dossier, waiting_for)
            )  # at the roll-call player by player
            blocks.append("\n".join((awaited_line(words.voice, dossier, waiting_for), *called)))
        if known := notice_lines(words, dossier):
            blocks.append("\n".join(known))
        blocks.append(score_state_lines(words, state))
        if state.stage != "finished":
            blocks.append(promise_line(words.voice, dossier.turn))
        if state.balls:
            blocks.append(self._board(language, dossier, None, PUBLIC))
        return self._post(*blocks, *panel_rows(words.voice, dossier))

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a match's thread: who plays whom, with whom, under which options."""
        words = self._words(language, dossier)
        state = dossier.state
        rosters = []
        for team in TEAMS:
            players = ", ".join(f"{words.player(one)}{self._mention(dossier, one)}" for one in roster(state, team))
            rosters.append(words.t("kb-roster", team=words.team(team), players=players))
        return self._post(
            f"## {self.title(language, dossier)}",
            *rosters,
            self._options(language, state),
            words.t("kb-opened", stage=state.stage, due=dossier.turn.due_ms // 1000),
            promise_line(words.voice, dossier.turn),
            ButtonRow((promise_button(words.voice, dossier.turn),)),
            pings=tuple(participant.user_id for participant in dossier.participants),
        )

    def closed(self, language: str, dossier: Dossier, part: str = "") -> Post:
        """Return the announcement of a turn."""
        words = self._words(language, dossier)
        title = f"## {self.heading(language, dossier.state)}"
        acts = [f"- {act_line(words.voice, act)}" for act in dossier.acts]
        coming = (*self._next(language, dossier), *self._turn_picture(language, dossier))
        blocks = announcement_blocks(words, dossier, title, coming, acts)
        return self._post(*blocks, pings=awaited_users(dossier))

    def report(self, language: str, dossier: Dossier, page: int, part: str) -> Post:
        """Return a page of what happened in a turn, every draw too; on the first the picture and the score state."""
        words = self._words(language, dossier)
        parts = report.report_pages(words, dossier, self._acts(language, dossier))
        page = min(max(page, 0), len(parts) - 1)
        blocks: list[Block] = [f"## {self.title(language, dossier)}"]
        blocks += self._turn_picture(language, dossier) if page == 0 else ()
        blocks += (*parts[page], *((score_state_lines(words, dossier.now),) if page == 0 else ()))
        blocks += turning_rows(words.voice, dossier.turn.id, page, len(parts), "kb")
        return self._post(*blocks)

    def _next(self, language: str, dossier: Dossier) -> tuple[str, ...]:
        if dossier.next_turn is None or dossier.now.stage == "finished":
            return ()
        stage = self.stage(language, dossier.now)
        return (next_turn_line(self._texts.voice(language), dossier.next_turn, stage, awaited_users(dossier)),)

    def _turn_picture(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        if not report.was_played(dossier):
            return ()
        return (self._pictures(language, dossier).turn(self.stage(language, dossier.state)),)

    def reports(self, language: str, dossier: Dossier) -> tuple[Block, ...]:
        """Return the button that opens the report of a turn."""
        return (
            ButtonRow(
                (Button(self._texts.t(language, "history-report"), custom_id("report", dossier.turn.id, "", 0)),)
            ),
        )

    def news(self, language: str, dossier: Dossier) -> str:
        """Return the result of a turn in a few words."""
        return summary_line(self._words(language, dossier), dossier.events_as(None))

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new match."""
        text = self._texts.t(
            language,
            "kb-started",
            thread=dossier.thread,
            stage=dossier.state.stage,
            due=dossier.turn.due_ms // 1000,
        )
        return self._post(f"## {self.title(language, dossier)}", text)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a match's result, with the final position."""
        words, state = self._words(language, dossier), dossier.now
        told = summary_line(words, dossier.events_as(None))
        blocks: list[Block] = [f"## {self.title(language, dossier)}", told]
        blocks += [score_state_lines(words, state)] if is_decided_by_figures(state) else []
        if state.balls:
            blocks.append(self._board(language, dossier, None, PUBLIC))
        blocks.append(words.t("contest-over-thread", thread=dossier.thread))
        return self._post(*blocks)

    def private(self, language: str, dossier: Dossier, seat: SeatId) -> Post | None:
        """Return what `seat` alone learned in a turn: a placement, an analysis, its own decoy or lob."""
        own = [one for one in dossier.happened_as(seat) if one.event.audience == seat]
        if not own:
            return None
        words = self._words(language, dossier)
        told = [render_section(section) for section in report_sections(words, own)]
        following = dossier.next_turn
        if following is not None and following.status == "open" and seat in following.awaiting:
            stage = self.stage(language, dossier.now)
            told.append(next_turn_line(words.voice, following, stage))
        return self._post(f"### {self.title(language, dossier)}", words.t("kb-private"), *told)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str, now_ms: int) -> Post:
        """Return the position as `seat`, or the public, sees it, own team from left to right, with the team sheets."""
        words = self._words(language, dossier)
        blocks: list[Block] = [f"### {self.title(language, dossier)}"]
        if dossier.now.balls:
            blocks.append(self._board(language, dossier, seat, palette))
        if known := notice_lines(words, dossier):
            blocks.append("\n".join(known))
        return Post((*blocks, *team_sheets(words, dossier, seat)), accent=COLOUR)

    def replay(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Sequence[Still]:
        """Return the match turn by turn; the team of `seat` plays to the right."""
        return tuple(self._pictures(language, dossier).film(seat, palette, lambda state: self.stage(language, state)))

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what `seat` still owes."""
        return self._texts.t(language, f"kb-owed-{dossier.state.stage}")

    def answers(self, language: str, dossier: Dossier, seat: SeatId | None) -> tuple[Button, ...]:
        """Return what the stage asks to press."""
        return owed_buttons(self._texts.voice(language), dossier, seat)

    def players(self, dossier: Dossier) -> Mapping[str, str]:
        """Return the rosters of both teams: `r1` -> number, name, and the team in brackets."""
        state = dossier.now
        return {
            player: f"{player[1:]} · {state.players[player].name or player} ({dossier.team_names.get(team, team)})"
            for team in TEAMS
            for player in roster(state, team)
        }

    def pen(self, language: str, dossier: Dossier) -> GameWords:
        """Return who writes about a match."""
        return self._words(language, dossier)

    def order_behind(self, language: str, dossier: Dossier, who: str) -> tuple[SeatId, str]:
        """Return the team whose captain has ordered, and who was ordered: marks name a player."""
        words = self._words(language, dossier)
        return (SeatId(who), words.team(who)) if who in TEAMS else (SeatId(team_of(who)), words.player(who))

    def order_part(self, text: str, who: str) -> str:
        """Return what a player was told to do."""
        return "; ".join(part for part in text.split("; ") if who in TEAMS or part.startswith(f"{who[1:]} "))

    def happened(self, language: str, dossier: Dossier, events: tuple[Event, ...]) -> tuple[str, ...]:
        """Return what a referee's act brought about, as the public may know it; that they acted is told elsewhere."""
        shown = dossier.game.view(dossier.now, events, None).events
        words = self._words(language, dossier)
        return tuple(sentence(words, event) for event in shown if not isinstance(event, Overridden))

    def told(self, language: str, dossier: Dossier, event: Event) -> tuple[str, ...]:
        """Return an event in words, one's own secrets included."""
        return () if isinstance(event, Overridden) else (sentence(self._words(language, dossier), event),)

    def _words(self, language: str, dossier: Dossier) -> GameWords:
        return _words(Voice(self._texts, language), dossier)

    def _pictures(self, language: str, dossier: Dossier) -> Pictures:
        return Pictures(Voice(self._texts, language), dossier)

    def _board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Block:
        return self._pictures(language, dossier).board(seat, palette, self.stage(language, dossier.now))

    def _acts(self, language: str, dossier: Dossier) -> list[str]:
        """Return the referee's acts on a turn (part 9: the next announcement lists them)."""
        voice = self._texts.voice(language)
        return ["\n  - ".join((act_line(voice, act), *act_details(voice, self, dossier, act))) for act in dossier.acts]

    def _options(self, language: str, state: State) -> str:
        """Return the optional modules that this match is played with."""
        config = state.config
        chosen = [
            self._texts.t(language, f"kb-option-{name}")
            for name, options in MODULES.items()
            if all(getattr(config, key) == value for key, value in options.items())
        ]
        if config.max_turns is not None:
            chosen.append(self._texts.t(language, "kb-option-max-turns", turns=config.max_turns))
        return self._texts.t(language, "kb-options", count=len(chosen), options=", ".join(chosen))

    @staticmethod
    def _mention(dossier: Dossier, player: str) -> str:
        users = [entry.user_id for entry in dossier.participants if entry.player == player]
        return f" <@{users[0]}>" if users else ""


def _words(voice: Voice, dossier: Dossier) -> GameWords:
    return GameWords(voice, cast_of(dossier.state, dossier.team_names))


PRESENTER = KollaballPresenter
