"""Kollaball's posts: the panel, the result of a turn, the announcements, an order shown back."""

from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from boards.kollaball import Labels, Note, board_scene, orders_scene, turn_scene
from boards.palette import PaletteName
from cogs.kollaball.narrative import Pen, cast_of, pages, render, summary, tell
from cogs.kollaball.panel import panel_rows
from cogs.kollaball.plan import MODULES
from cogs.kollaball.wording import order_error_text, order_words
from cogs.shared.actions import custom_id
from cogs.shared.dossier import Dossier
from cogs.shared.escaping import code, escape, plain
from cogs.shared.posts import Block, Button, Picture, Post, Row
from cogs.shared.texts import Texts, Voice
from rules.contract import SeatId
from rules.dice import seed_hash
from rules.errors import OrderError
from rules.kollaball.events import Event
from rules.kollaball.orders import Order, TurnOrder
from rules.kollaball.state import TEAMS, State, TeamId

COLOUR = 0x2C7A4B
NOTATION_LIMIT = 900
REPORT_LIMIT = 2600  # leaves room in a post for its title, position, dice and dates
DIE_LABELS = (
    "event/trigger", "event/table", "event/alt", "event/turns", "event/victim", "event/ball", "event/roll",
    "event/pass", "event/direction", "event/back", "event/return",
    "bribe/<p>/trigger", "bribe/<p>/table", "bribe/<p>/turns", "bribe/<p>/victim", "bribe/<p>/ball",
    "bribe/<p>/receiver/<k>", "bribe/<p>/return", "bribe/<p>/beneficiary", "bribe/<p>/repel", "crit/<p>",
    "round/<r>/block/<c>/<t>/<k>", "round/<r>/block/<c>/<t>/blocker/<j>", "round/<r>/charge/<c>/<t>/<k>",
    "round/<r>/back/<p>", "round/<r>/reception/<b>", "round/<r>/pickup/<c>/<k>/ball",
    "round/<r>/pickup/<c>/<k>/player", "tie_break",
)  # fmt: skip
ARROWS = ("move", "strike", "throw", "knock", "lob", "reserve")


class KollaballPresenter:
    """Turns Kollaball's states, orders and events into posts (`cogs.shared.presenter.Presenter`)."""

    game = "kollaball"

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def stage(self, language: str, state: msgspec.Struct) -> str:
        """Return the name of the open turn."""
        match = cast("State", state)
        return self._texts.t(language, f"kb-stage-{match.stage}", turn=match.turn)

    def title(self, language: str, dossier: Dossier) -> str:
        """Return league, match and turn."""
        return self._texts.t(
            language,
            "kb-title",
            league=escape(dossier.league.name),
            match=escape(dossier.contest.name, 80),
            stage=self.stage(language, dossier.state),
        )

    def order(self, language: str, dossier: Dossier, order: object) -> str:
        """Return an order in words and in notation."""
        given = cast("Order", order)
        words = order_words(self._pen(language, dossier), given)
        return f"{words}\n{code(dossier.game.canonical(given), NOTATION_LIMIT)}"

    def order_picture(
        self, language: str, dossier: Dossier, seat: SeatId, order: object, palette: str
    ) -> tuple[Block, ...]:
        """Return a turn's orders as arrows on their captain's own board; other orders move nobody."""
        if not isinstance(order, TurnOrder):
            return ()
        scene = orders_scene(
            cast("State", dossier.before_as(seat)),
            order,
            seat,
            title=plain(dossier.contest.name, 60),
            subtitle=self.stage(language, dossier.state),
            palette=_palette(palette),
            labels=self._labels(language),
        )
        return (Picture(scene, "ordres.png", self._texts.t(language, "kb-alt-orders")),)

    def order_error(self, language: str, dossier: Dossier, error: OrderError, text: str) -> str:
        """Return what is wrong with `text`, and what is possible."""
        return order_error_text(self._pen(language, dossier), error, text)

    def help(self, language: str) -> str:
        """Return the notation in a few lines."""
        return self._texts.t(language, "kb-help")

    def panel(self, language: str, dossier: Dossier, waiting_for: tuple[SeatId, ...]) -> Post:
        """Return the match panel: position, what is asked, of whom, until when."""
        blocks: list[Block] = [f"## {self.title(language, dossier)}"]
        state = cast("State", dossier.now)
        blocks.append(self._standing(language, dossier, state))
        if dossier.contest.status == "paused":
            blocks.append(self._texts.t(language, "kb-panel-paused"))
        elif state.stage != "finished":
            blocks.append(self._awaited(language, dossier, waiting_for))
            blocks.append(self._texts.t(language, "seed-promise", hash=seed_hash(dossier.turn.seed)))
        if state.stage not in {"roll_call", "lineup"}:
            blocks.append(self._board(language, dossier, None, "default"))
        return Post((*blocks, *panel_rows(self._texts, language, dossier)), accent=COLOUR)

    def opened(self, language: str, dossier: Dossier) -> Post:
        """Return the first post of a match's thread: who plays whom, with whom, under which options."""
        pen = self._pen(language, dossier)
        state = cast("State", dossier.state)
        rosters = [
            self._texts.t(
                language,
                "kb-roster",
                team=pen.team(team),
                players=", ".join(
                    f"{pen.player(player)}{self._mention(dossier, player)}" for player in _roster(state, team)
                ),
            )
            for team in TEAMS
        ]
        return Post(
            (
                f"## {self.title(language, dossier)}",
                *rosters,
                self._options(language, state),
                self._texts.t(language, "kb-opened", stage=state.stage, due=dossier.turn.due_ms // 1000),
                self._texts.t(language, "seed-promise", hash=seed_hash(dossier.turn.seed)),
            ),
            accent=COLOUR,
            pings=tuple(participant.user_id for participant in dossier.participants),
        )

    def closed(self, language: str, dossier: Dossier, page: int = 0) -> Post:
        """Return the result of a turn: picture before and after, what happened, every draw, seed, score, next date."""
        pen = self._pen(language, dossier)
        facts = _facts(dossier.events_as(None))
        sections = tell(pen, facts, dossier.rolls_as(None))
        parts = pages(sections, REPORT_LIMIT)
        report = [render(section) for section in parts[min(page, len(parts) - 1)]] if parts else []
        blocks: list[Block] = [f"## {self.title(language, dossier)}", *report]
        if page == 0:
            if _was_played(dossier):
                blocks.insert(1, self._before_and_after(language, dossier))
            blocks.extend(self._footer(language, dossier))
        buttons = [
            Button(
                self._texts.t(language, "kb-report-page", page=number + 1),
                custom_id("kb-report", dossier.turn.id, number),
            )
            for number in range(len(parts))
            if number != page
        ]
        return Post((*blocks, *((Row(tuple(buttons[:5])),) if buttons else ())), accent=COLOUR)

    def line(self, language: str, dossier: Dossier) -> str:
        """Return the result of a turn in one line."""
        facts = _facts(dossier.events_as(None))
        told = summary(self._pen(language, dossier), facts)
        return f"**{self.title(language, dossier)}** — {told} <#{dossier.contest.thread_id}>"

    def started(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a new match."""
        text = self._texts.t(
            language,
            "kb-started",
            thread=f"<#{dossier.contest.thread_id}>",
            stage=cast("State", dossier.state).stage,
            due=dossier.turn.due_ms // 1000,
        )
        return Post((f"## {self.title(language, dossier)}", text), accent=COLOUR)

    def over(self, language: str, dossier: Dossier) -> Post:
        """Return the announcement of a match's result, with the final position."""
        facts = _facts(dossier.events_as(None))
        told = summary(self._pen(language, dossier), facts)
        blocks: list[Block] = [f"## {self.title(language, dossier)}", told]
        if cast("State", dossier.now).balls:
            blocks.append(self._board(language, dossier, None, "default"))
        blocks.append(self._texts.t(language, "kb-over-thread", thread=f"<#{dossier.contest.thread_id}>"))
        return Post(tuple(blocks), accent=COLOUR)

    def private(self, language: str, dossier: Dossier, seat: SeatId) -> Post | None:
        """Return what `seat` alone learned in a turn: a placement, an analysis, its own decoy or lob."""
        own = [event for event in dossier.events_as(seat) if getattr(event, "audience", None) == seat]
        if not own:
            return None
        facts = _facts(own)
        sections = tell(self._pen(language, dossier), facts, ())
        told = [render(section) for section in sections]
        note = self._texts.t(language, "kb-private")
        return Post((f"### {self.title(language, dossier)}", note, *told), accent=COLOUR)

    def board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Post:
        """Return the position as `seat`, or the public, sees it, own team from left to right."""
        state = cast("State", dossier.now)
        text = self._standing(language, dossier, state)
        picture = self._board(language, dossier, seat, palette)
        return Post((f"### {self.title(language, dossier)}", picture, text), accent=COLOUR)

    def owed(self, language: str, dossier: Dossier, seat: SeatId) -> str:
        """Return what `seat` still owes."""
        stage = cast("State", dossier.state).stage
        return self._texts.t(language, f"kb-owed-{stage}")

    def players(self, dossier: Dossier) -> Mapping[str, str]:
        """Return the rosters of both teams: `r1` -> number, name and team."""
        state = cast("State", dossier.now)
        return {
            player: f"{dossier.team_names.get(team, team)} {player[1:]} {state.players[player].name or ''}"
            for team in TEAMS
            for player in _roster(state, team)
        }

    def die_labels(self, dossier: Dossier) -> tuple[str, ...]:
        """Return the labels of rulebook 6.3."""
        return DIE_LABELS

    def _pen(self, language: str, dossier: Dossier) -> Pen:
        return Pen(Voice(self._texts, language), cast_of(cast("State", dossier.state), dossier.team_names))

    def _labels(self, language: str) -> Labels:
        t = self._texts.t
        return Labels(
            before=t(language, "kb-picture-before"),
            after=t(language, "kb-picture-after"),
            bench=t(language, "kb-picture-bench"),
            out=t(language, "kb-picture-out"),
            missing=t(language, "kb-picture-missing"),
            returns=lambda turn: t(language, "kb-picture-returns", turn=turn),
            lands=lambda turn: t(language, "kb-picture-lands", turn=turn),
            arrows={kind: t(language, f"kb-picture-{kind}") for kind in ARROWS},  # type: ignore[misc]
        )

    def _board(self, language: str, dossier: Dossier, seat: SeatId | None, palette: str) -> Picture:
        state = cast("State", dossier.after_as(seat))
        scene = board_scene(
            state,
            title=plain(dossier.contest.name, 60),
            subtitle=self.stage(language, dossier.now),
            palette=_palette(palette),
            flipped=seat in TEAMS and state.config.left_team != seat,
            legend=_notes(dossier),
            labels=self._labels(language),
        )
        return Picture(scene, "terrain.png", self._standing_plain(language, dossier, state))

    def _before_and_after(self, language: str, dossier: Dossier) -> Picture:
        before, after = cast("State", dossier.before_as(None)), cast("State", dossier.after_as(None))
        scene = turn_scene(
            before,
            after,
            cast("tuple[Event, ...]", dossier.events_as(None)),
            title=plain(dossier.contest.name, 60),
            subtitle=self.stage(language, dossier.state),
            legend=_notes(dossier),
            labels=self._labels(language),
        )
        return Picture(scene, f"tour-{before.turn}.png", self._standing_plain(language, dossier, after))

    def _footer(self, language: str, dossier: Dossier) -> Sequence[Block]:
        """Return score state, revealed seed, the next promise and the next deadline."""
        t = self._texts.t
        lines = [self._standing(language, dossier, cast("State", dossier.now))]
        lines.append(t(language, "seed-revealed", seed=dossier.turn.seed.hex()))
        following = dossier.next_turn
        if following is not None and cast("State", dossier.now).stage != "finished":
            lines.append(t(language, "seed-promise", hash=seed_hash(following.seed)))
            stage = self.stage(language, dossier.now)
            lines.append(t(language, "kb-next", stage=stage, due=following.due_ms // 1000))
        return lines

    def _standing(self, language: str, dossier: Dossier, state: State) -> str:
        """Return the score state: special actions, charges, bribes, missed turns of both teams (part 10)."""
        pen = self._pen(language, dossier)
        return "\n".join(
            self._texts.t(
                language,
                "kb-standing",
                team=pen.team(team),
                specials=state.teams[team].stats.specials,
                charges=state.teams[team].stats.charges,
                deniers=state.teams[team].stats.deniers,
                missed=state.teams[team].missed,
                most=state.config.max_missed,
            )
            for team in TEAMS
        )

    def _standing_plain(self, language: str, dossier: Dossier, state: State) -> str:
        """Return the position in words, for those who do not see the picture."""
        where = [
            f"{dossier.team_names.get(team, team)} : "
            + ", ".join(
                f"{player[1:]} {state.players[player].cell}"
                for player in _roster(state, team)
                if state.players[player].status == "pitch"
            )
            for team in TEAMS
        ]
        return plain(self._texts.t(language, "kb-alt-board", teams=" — ".join(where)), 1000)

    def _awaited(self, language: str, dossier: Dossier, seats: tuple[SeatId, ...]) -> str:
        """Return who is still awaited, not for what (part 10), and until when."""
        due = dossier.turn.due_ms // 1000
        names = ", ".join(escape(dossier.team_names.get(seat) or seat) for seat in seats)
        if seats:
            return self._texts.t(language, "kb-panel-waiting", due=due, teams=names)
        return self._texts.t(language, "kb-panel-complete", due=due)

    def _options(self, language: str, state: State) -> str:
        """Return the optional modules that this match is played with."""
        config = state.config
        chosen = [
            self._texts.t(language, f"kb-option-{name}")
            for name, (key, value) in MODULES.items()
            if getattr(config, key) == value
        ]
        if config.max_turns is not None:
            chosen.append(self._texts.t(language, "kb-option-max-turns", turns=config.max_turns))
        return self._texts.t(language, "kb-options", count=len(chosen), options=", ".join(chosen))

    @staticmethod
    def _mention(dossier: Dossier, player: str) -> str:
        users = [entry.user_id for entry in dossier.participants if entry.player == player]
        return f" <@{users[0]}>" if users else ""


def _roster(state: State, team: TeamId) -> list[str]:
    return sorted(player for player in state.players if (player[0] == "r") == (team == "rouge"))


def _notes(dossier: Dossier) -> tuple[Note, ...]:
    return tuple(Note(text=plain(dossier.team_names.get(team, team), 40), team=team) for team in TEAMS)


def _palette(name: str) -> PaletteName:
    return "safe" if name == "safe" else "default"


def _was_played(dossier: Dossier) -> bool:
    """Return whether a turn was played out, so that there is a before and an after to show."""
    return any(type(event).__name__ == "TurnResolved" for event in dossier.events)


def _facts(events: Sequence[msgspec.Struct]) -> list[Mapping[str, object]]:
    """Return events with the rulebook's field names, as the narrative reads them."""
    return [cast("Mapping[str, object]", msgspec.to_builtins(event)) for event in events]
