"""« Pourquoi ? » : what stands behind an event, for who asks: the rule, why it came so, whose order, which draws.

All of it is the engine's own (`Outcome.trace`, `Game.clauses`), found by resolving the turn again; nothing is guessed
from how it came out. Before orders are public an answer holds nothing that the result did not.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, Protocol, runtime_checkable

from presenters.dossier import Dossier, E, Happened, O, S
from presenters.errors import UserError
from presenters.escaping import clip, code_span, escape, plain
from presenters.manual import read_manual
from presenters.post import Post, Select, SelectOption, custom_id
from presenters.presenter import Presenter, describe_die
from presenters.teller import NONE, ReportLine, Writer
from presenters.texts import Value, Voice
from referee.model import StoredOrder
from rules.contract import SeatId
from rules.reasons import Fact, Named, Reason

ASKED = 24  # lines to ask about in one select, beside the way to older ones
LABEL = 100
RULES = 3  # sentences of the rules in an answer
DRAWS = 8
ORDER = 300  # letters of an order
NAME = 60


@runtime_checkable
class Explains(Protocol[S, O, E]):
    """A presenter that puts the reasons of its game's engine into words: `<code>-why-<reason>`."""

    def pen(self, language: str, dossier: Dossier[S, O, E]) -> Writer:
        """Return who writes about a contest in a language."""

    def order_behind(self, language: str, dossier: Dossier[S, O, E], who: str) -> tuple[SeatId, str]:
        """Return whose order a mark names: the seat that has sent it, and the name in words of who was ordered."""

    def order_part(self, text: str, who: str) -> str:
        """Return what of a seat's order in notation concerns `who`; nothing where it says nothing of them."""


@dataclass(frozen=True)
class Inquiry(Generic[S, O, E]):
    """A closed turn that somebody asks about. `seat`: the one they answer for; None: the public asks.

    `is_public`: the orders of the turn may be shown to everybody. `part`: of a report in parts, the one that is asked.
    """

    presenter: Presenter[S, O, E]
    dossier: Dossier[S, O, E]
    language: str
    seat: SeatId | None
    is_public: bool = False
    part: str = ""

    @property
    def _voice(self) -> Voice:
        return self.presenter.voice(self.language)

    def lines(self) -> tuple[ReportLine, ...]:
        """Return the lines of the result that can be asked about, in their order."""
        return tuple(
            ReportLine(told, one.index)
            for one in self.dossier.happened_as(self.seat)
            if self.presenter.is_told_in(self.dossier, one.event, self.part)
            for told in self.presenter.told(self.language, self.dossier, one.event)[:1]
        )

    def select(self, page: int = 0) -> Select | None:
        """Return the select « Pourquoi ? » over the lines, the newest first; None where there is none."""
        voice, newest = self._voice, self.lines()[::-1]
        shown, older = newest[page * ASKED : (page + 1) * ASKED], newest[(page + 1) * ASKED :]
        if not shown:
            return None
        options = [SelectOption(clip(plain(_bare(line.text), 400), LABEL), str(line.event)) for line in shown]
        if older:
            options.append(SelectOption(voice.t("why-older", count=len(older)), f"+{page + 1}"))
        return Select(
            custom_id("why", self.dossier.turn.id, *filter(None, (self.part,))), voice.t("why-ask"), tuple(options)
        )

    def answer(self, index: int) -> Post:
        """Return the answer about one event. Raises `UserError` for one that who asks may not know."""
        one = next((one for one in self.dossier.happened_as(self.seat) if one.index == index), None)
        if one is None:
            raise UserError("error-stale")
        told = "\n".join(self.presenter.told(self.language, self.dossier, one.event))
        parts = (self._reasons(one), self._orders(one), self._draws(one), self._rules(one))
        blocks = (f"### {self._voice.t('why-title')}\n> {told}", *("\n".join(part) for part in parts))
        return Post(tuple(block for block in blocks if block), accent=self.presenter.colour)

    def _reasons(self, one: Happened[E]) -> Iterator[str]:
        if self.dossier.is_of_other_rules:
            yield self._voice.t("why-other-rules")
        if not isinstance(self.presenter, Explains):
            return
        pen = self.presenter.pen(self.language, self.dossier)
        for reason in self._told(one):
            yield pen.voice.t(f"{self.presenter.code}-why-{reason.code}", **facts_told(pen, reason.facts))

    def _told(self, one: Happened[E]) -> tuple[Reason, ...]:
        """Return the reasons that who asks may know."""
        return tuple(reason for reason in one.mark.reasons if reason.seat in {None, self.seat})

    def _orders(self, one: Happened[E]) -> Iterator[str]:
        """Yield whose order brought an event about, with its text where who asks may see it."""
        sent: Mapping[str, StoredOrder] = {order.seat: order for order in self.dossier.orders}
        for who in one.mark.orders:
            seat, name = self._behind(who)
            order = sent.get(seat)
            if order is None or not (
                self.is_public or seat == self.seat
            ):  # who sent one, and how, is not public either
                continue
            text = order.canonical
            if isinstance(self.presenter, Explains):
                text = self.presenter.order_part(text, who)
                if not text:  # it says nothing of this
                    continue
            yield self._voice.t(
                "why-order",
                who=name,
                order=code_span(text, ORDER) if text else NONE,
                source="referee" if order.by_referee else order.link,
            )

    def _behind(self, who: str) -> tuple[SeatId, str]:
        """Return the seat that has ordered what stands behind an event, and the name of who did it."""
        if isinstance(self.presenter, Explains):
            return self.presenter.order_behind(self.language, self.dossier, who)
        return SeatId(who), escape(self.dossier.team_names.get(who, who), NAME)

    def _draws(self, one: Happened[E]) -> Iterator[str]:
        """Yield the draws behind an event: what for, what came, of how many."""
        behind = set(one.mark.rolls)
        rolls = [roll for roll in self.dossier.rolls_as(self.seat) if roll.label in behind]
        for roll in rolls[:DRAWS]:
            what = describe_die(self.presenter, self._voice, self.dossier, roll.label)
            yield self._voice.t("why-draw", what=what, value=roll.value, sides=roll.sides, forced=roll.forced)
        if len(rolls) > DRAWS:
            yield self._voice.t("why-draws-more", count=len(rolls) - DRAWS)

    def _rules(self, one: Happened[E]) -> Iterator[str]:
        """Yield the rules that stand behind an event, as people read them: those that its reasons are, else its own."""
        game = self.dossier.game
        known = read_manual(game.key, self._voice.locale).clauses
        reasons = [reason.clause for reason in self._told(one) if reason.clause]
        clauses = tuple(dict.fromkeys(reasons)) or game.clauses_behind(self.dossier.state, one.event, one.mark)
        cited = [known[clause.upper()] for clause in clauses if clause.upper() in known]
        for clause in cited[:RULES]:
            yield f"📖 {clause.sentence} *({clause.id})*"


def short_reasons(pen: Writer, code: str, one: Happened) -> str:
    """Return what a line says of its reason by itself, in brackets, where that surprises; else nothing."""
    said = [
        pen.voice.t(text, **facts_told(pen, reason.facts))
        for reason in one.mark.reasons
        if reason.seat is None and pen.voice.texts.has(text := f"{code}-short-{reason.code}")
    ]
    return f" ({', '.join(said)})" if said else ""


def with_short_reasons(told: str, pen: Writer, code: str, one: Happened) -> str:
    """Return a line with its short reason, before the full stop."""
    short = short_reasons(pen, code, one)
    return f"{told[:-1]}{short}." if short and told.endswith(".") else told + short


def facts_told(pen: Writer, facts: Mapping[str, Fact]) -> Mapping[str, Value]:
    """Return what the message of facts may use: things by their names, and how many there are (`among-count`)."""
    values: dict[str, Value] = {}
    for name, fact in facts.items():
        if isinstance(fact, Named):
            values[name] = pen.list(pen.say(fact.kind, one) for one in fact.ids) if fact.ids else NONE
            values[f"{name}-count"] = len(fact.ids)
        else:
            values[name] = fact
    return values


def _bare(text: str) -> str:
    return text.replace("**", "").replace("\\", "")
