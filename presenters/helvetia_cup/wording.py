"""Orders in words, a sentence a section, and the faults of refused ones with what is possible instead."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from presenters.escaping import code_span, escape, fault_shown
from presenters.helvetia_cup.draft import walk_moves
from presenters.helvetia_cup.words import GameWords
from presenters.texts import Value
from rules.errors import OrderError
from rules.helvetia_cup.orders import BALL, Alternative, CardPlay, Move, Order, Policy
from rules.helvetia_cup.phases import role_of, sections_of
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import OTHER, CompetitionState, Match
from rules.helvetia_cup.teams import TEAMS
from rules.helvetia_cup.turn.moves import PossibleMove

NOTATION = 900
NONE = "none"
WHOLE = {"not_awaited", "empty"}  # faults of no token
_KEY = re.compile(r"\s*([A-Za-z])")


@dataclass(frozen=True)
class Speaker:
    """Says the orders of a side; `state`: as its coach sees it. Without a side players are numbers."""

    words: GameWords
    state: Match
    seat: SeatName | None

    def lines(self, order: Order) -> list[str]:
        """Return an order in words, a line a section."""
        return list(self._sections(order)) or [self.words.t("hc-say-nothing")]

    def _sections(self, order: Order) -> Iterator[str]:
        t = self.words.t
        if order.squad is not None:
            yield t("hc-say-S", starters=self.players(order.squad.starters), bench=self.players(order.squad.bench))
        if order.toss is not None:
            yield t("hc-say-J", choice=order.toss)
        if order.cards:
            yield t("hc-say-C", cards=self.words.list(map(self.card, order.cards)))
        if order.challenge is not None:
            named = NONE if isinstance(order.challenge, str) else self.card(CardPlay(card=order.challenge))
            yield t("hc-say-F", card=named)
        for swap in order.swaps:
            yield t("hc-say-X", **{"out": self.player(swap.out), "in": self.player(swap.substitute)})
        if order.placement:
            yield t("hc-say-L", men=self.words.list(f"{self.player(one.player)} {one.at}" for one in order.placement))
        if order.keeper is not None:
            yield t("hc-say-N", player=self.player(order.keeper))
        if order.moves:
            moves = (self.move(*one) for one in zip(order.moves, self._ways(order), strict=True))
            yield t("hc-say-D", moves=self.words.list(moves))
        yield from self._gestures(order)
        yield from self._defence(order)
        if order.substitutes is not None:
            yield t("hc-say-R", men=self._otherwise(map(self.player, order.substitutes), "hc-say-then") or NONE)
        if order.offside is not None:
            yield t("hc-say-H", call=order.offside)
        if order.training:
            yield t("hc-say-A", cards=self.words.list(self.card(CardPlay(card=one)) for one in order.training))

    def _ways(self, order: Order) -> tuple[PossibleMove | None, ...]:
        return (None,) * len(order.moves) if self.seat is None else walk_moves(self.state, self.seat, order).ways

    def _gestures(self, order: Order) -> Iterator[str]:
        t = self.words.t
        if order.plan:
            steps = (t("hc-say-step", number=str(n), told=self.step(one)) for n, one in enumerate(order.plan, start=1))
            is_none = len(order.plan) == 1 and all(one.do == "-" for one in order.plan[0])
            yield t("hc-say-G-none") if is_none else t("hc-say-G", steps=self.words.list(steps))
        if order.escapes:
            yield t("hc-say-E", hexes=self._otherwise(order.escapes, "hc-say-then"))
        if order.taker is not None:
            yield t("hc-say-T", player=self.player(order.taker))
        if order.kicks:
            kicks = (t("hc-say-kick", player=self.player(one.player), cell=one.cell) for one in order.kicks)
            yield t("hc-say-B", kicks=self.words.list(kicks))

    def _defence(self, order: Order) -> Iterator[str]:
        t = self.words.t
        if order.policies:
            ranked = sorted(order.policies, key=lambda one: one.player is None)
            policies = (self.policy(one, has_others=len(order.policies) > 1) for one in ranked)
            yield t("hc-say-P", policies=self.words.list(policies))
        if order.intercepts is not None:
            players = order.intercepts if isinstance(order.intercepts, str) else self.players(order.intercepts)
            yield t("hc-say-I", men=players)
        if order.cells:
            yield t("hc-say-K", sets=self.words.list(self._sets(order)))

    def _sets(self, order: Order) -> Iterator[str]:
        for number, one in enumerate(order.cells, start=1):
            cells = "".join(one.cells)
            if self.state.phase == "shootout":
                yield self.words.t("hc-say-set-kick", cells=cells, number=str(number))
            else:
                zone = NONE if one.zone is None else self.words.t(f"hc-zone-{one.zone}")
                yield self.words.t("hc-say-set", cells=cells, size=len(one.cells), zone=zone)

    def step(self, step: Sequence[Alternative]) -> str:
        """Return a step of a plan with its fall-backs."""
        return self._otherwise(map(self.alternative, step), "hc-say-otherwise")

    def alternative(self, one: Alternative) -> str:
        """Return one gesture of a plan."""
        if one.do == "-":
            return self.words.t("hc-alt-none")
        if one.cell is not None:
            return self.words.t(f"hc-alt-{one.do}", aim=one.cell, safe=one.safe)
        aim = str(one.at) if one.player is None else self.player(one.player)
        return self.words.t(f"hc-alt-{one.do}", at="hex" if one.player is None else "man", aim=aim, safe=one.safe)

    def policy(self, one: Policy, *, has_others: bool) -> str:
        """Return what a defender does to the carrier, or all others do."""
        if one.player is None:
            return self.words.t("hc-say-policy-all", others=has_others, do=one.do)
        return self.words.t("hc-say-policy", player=self.player(one.player), do=one.do)

    def move(self, move: Move, way: PossibleMove | None) -> str:
        """Return a move with its BOOST; of one that leads nobody knows where yet, whom it follows."""
        mark = self._mark(move)
        if mark != NONE and (self.state.is_simultaneous or way is None):
            return self.words.t("hc-say-move-mark", player=self.player(move.player), mark=mark)
        path = () if way is None else way.path
        end = len(path) - move.overlap  # an overlap goes one hex beyond
        points = move.points or path[end - 1 : end]
        return self.words.t(
            "hc-say-move",
            player=self.player(move.player),
            to=path[end - 1] if move.mark is not None and end else points[-1] if points else NONE,
            via=self.words.list(points if move.mark is not None and move.points else points[:-1]) or NONE,
            mark=mark,
            extra=path[-1] if path and move.overlap else NONE,
            substitute=NONE if move.substitute is None else self.player(move.substitute),
            boosts=0 if way is None else way.cost,
        )

    def _mark(self, move: Move) -> str:
        if move.mark is None:
            return NONE
        if move.mark == BALL:
            return "ball"
        return self.number(move.mark) if self.seat is None else self.words.player(OTHER[self.seat], move.mark)

    def card(self, play: CardPlay) -> str:
        """Return a card with its target."""
        if self.seat is None:
            target = NONE if play.target is None else self.number(play.target)
            return self.words.t("hc-say-card", card=str(play.card), target=target)
        named = self.words.card(self.seat, play.card)
        if play.target is None:
            return self.words.t("hc-say-card", card=named, target=NONE)
        side = OTHER[self.seat] if self.words.is_at_opponent(self.seat, play.card) else self.seat
        return self.words.t("hc-say-card", card=named, target=self.words.player(side, play.target))

    def player(self, number: int) -> str:
        """Return one of the side's own players."""
        return self.number(number) if self.seat is None else self.words.own(self.seat, number)

    def number(self, number: int) -> str:
        """Return somebody by their number alone."""
        return self.words.t("hc-number", number=str(number))

    def players(self, numbers: Iterable[int]) -> str:
        """Return players in a row; `none` for none."""
        return self.words.list(map(self.player, numbers)) or NONE

    def _otherwise(self, items: Iterable[str], message: str) -> str:
        told = ""
        for one in items:
            told = self.words.t(message, first=told, second=one) if told else one
        return told


def order_text(speaker: Speaker, order: Order) -> str:
    """Return an order in words, and in an attack that only its moves are seen."""
    is_attack = speaker.state.phase == "attack"
    return "\n".join((*speaker.lines(order), *((speaker.words.t("hc-say-secret"),) if is_attack else ())))


def order_error_text(
    words: GameWords, state: Match | CompetitionState, seat: SeatName | None, error: OrderError, text: str
) -> str:
    """Return what is wrong with an order, its text with a mark before the fault, and what such a section may say."""
    told = [words.t(f"hc-error-{error.code}", **{**_usual(state, seat), **_given(error)})]
    if error.code in WHOLE or not text.strip():
        return told[0]
    start = max(text.rfind(mark, 0, error.at + 1) for mark in ";\n") + 1
    section = re.split("[;\n]", text[start:], maxsplit=1)[0].strip()
    told.append(fault_shown(text, error.at) or code_span(section, 80))
    found = _KEY.match(section)
    hint = f"hc-hint-{found[1].upper()}" if found else ""
    if hint and words.voice.texts.has(hint) and error.code not in {"section_not_allowed", "unknown_section"}:
        told.append(words.t(hint))
    return "\n".join(told)


def _given(error: OrderError) -> dict[str, Value]:
    """Return what an error says of itself; a count stays one."""
    return {
        name: value if isinstance(value, int) and name in {"k", "b"} else escape(str(value))
        for name, value in error.details.items()
    }


def _usual(state: Match | CompetitionState, seat: SeatName | None) -> dict[str, Value]:
    """Return what may be said with any fault: who is there, what is possible."""
    values: dict[str, Value] = {
        **dict.fromkeys(("token", "key", "n", "hex", "geste"), "?"),
        "k": 0, "b": 0, "sections": NONE, "numbers": NONE, "pitch": NONE, "free": NONE, "hand": NONE, "captains": "?",
        "starters": "5", "bench": "2", "zone": "e1, e13", "role": "defence", "centre": PITCH.centre,
        "phase": state.phase, "most": state.config.plan_max_steps,
    }  # fmt: skip
    if isinstance(state, CompetitionState):
        return {**values, "sections": ", ".join(sections_of(state, "")) or NONE}
    if seat is None:
        return values
    team, data = state.teams.of(seat), TEAMS[state.teams.of(seat).team]
    numbers = sorted(team.players) or list(data.numbers)
    captains = [player.no for player in data.player if player.pos == "C"]
    return {
        **values,
        "sections": ", ".join(sections_of(state, seat)) or NONE,
        "numbers": _row(numbers),
        "pitch": _row(team.on_pitch),
        "free": _row(team.bench if team.subs_left else ()),
        "hand": _row(team.hand),
        "captains": _row(captains),
        "starters": _row(data.family_starters) if state.is_family else "5",
        "zone": PITCH.keeper_zone(seat),
        "role": role_of(state, seat),
    }


def _row(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers)) or NONE
