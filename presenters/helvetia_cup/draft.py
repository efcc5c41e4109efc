"""What a coach has written in the form so far, sections of the page's notation; their moves as they would be played."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from msgspec import structs

from rules.dice import Dice
from rules.errors import OrderError
from rules.helvetia_cup.orders import BALL, Move, Order
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import Ball, Match
from rules.helvetia_cup.turn.moves import BALL_LIES_STILL, Moves, PossibleMove
from rules.helvetia_cup.turn.restarts import bring_taker
from rules.helvetia_cup.turn.table import Table

_SECTION = re.compile(r"\s*([A-Za-z])\s*:?\s*(.*?)\s*")
_MOVE = re.compile(r"(\d+)((?:-[a-z]\d+)*)(?:-@(b|\d+))?(\+)?(?:x(\d+))?")
_NUMBER = re.compile(r"\d+")


@dataclass(frozen=True)
class OrderDraft:
    """An order in the making: the body of each section by its letter, in the order written."""

    sections: Mapping[str, str]

    @classmethod
    def of(cls, text: str) -> "OrderDraft":
        """Return the draft that a text is; what is no section is left out."""
        found = (_SECTION.fullmatch(line) for line in re.split("[;\n]", text))
        return cls({one[1].upper(): one[2] for one in found if one is not None and one[2]})

    @property
    def text(self) -> str:
        """The sections, a line each."""
        return "\n".join(f"{letter} {body}" for letter, body in self.sections.items())

    def body(self, letter: str) -> str:
        """Return a section; empty if it is not there."""
        return self.sections.get(letter, "")

    def tokens(self, letter: str) -> list[str]:
        """Return the tokens of a section."""
        return re.split(r"[ ,]+", self.body(letter)) if self.body(letter) else []

    def with_section(self, letter: str, body: str) -> "OrderDraft":
        """Return the draft with another section; an empty one is left out."""
        kept = {name: given for name, given in self.sections.items() if name != letter or body}
        return replace(self, sections={**kept, **({letter: body} if body else {})})

    def with_tokens(self, letter: str, tokens: Iterable[str]) -> "OrderDraft":
        """Return the draft with another section, of tokens."""
        return self.with_section(letter, " ".join(tokens))

    def of_player(self, letter: str, number: int) -> str:
        """Return the token of a player in a section; empty if there is none."""
        return next((one for one in self.tokens(letter) if token_number(one) == number), "")

    def with_player(self, letter: str, number: int, token: str) -> "OrderDraft":
        """Return the draft with a token in the place of a player's; without it if it is empty."""
        tokens, is_there = self.tokens(letter), bool(self.of_player(letter, number))
        if is_there:
            tokens = [token if token_number(one) == number else one for one in tokens]
        else:
            tokens.append(token)
        return self.with_tokens(letter, filter(None, tokens))

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves of `D`."""
        return tuple(move for token in self.tokens("D") if (move := token_move(token)) is not None)

    @property
    def placement(self) -> Mapping[int, Hex]:
        """The figures of `L` that stand on a hex there is."""
        pairs = (token.partition("-") for token in self.tokens("L"))
        return {int(number): at for number, _, at in pairs if number.isdecimal() and at in PITCH}

    @property
    def swaps(self) -> tuple[tuple[int, int], ...]:
        """The changes of `X`: who goes, who comes."""
        pairs = (token.partition(">") for token in self.tokens("X"))
        return tuple((int(out), int(comes)) for out, _, comes in pairs if out.isdecimal() and comes.isdecimal())

    @property
    def plan(self) -> tuple[tuple[str, ...], ...]:
        """The steps of `G`, each with its alternatives."""
        steps = self.body("G").replace(" ", "").split(">") if self.body("G") else []
        return tuple(tuple(step.split("/")) for step in steps)

    def with_plan(self, steps: Iterable[Iterable[str]]) -> "OrderDraft":
        """Return the draft with another plan; steps without an alternative are left out."""
        written = ("/".join(step) for step in steps)
        return self.with_section("G", " > ".join(filter(None, written)))


def token_number(token: str) -> int | None:
    """Return the number that a token begins with."""
    found = _NUMBER.match(token)
    return None if found is None else int(found[0])


def token_move(token: str) -> Move | None:
    """Return the move that a token is; None for what is none."""
    found = _MOVE.fullmatch(token)
    if found is None:
        return None
    mark = None if found[3] is None else BALL if found[3] == "b" else int(found[3])
    points = tuple(filter(None, found[2].split("-")))
    if not all(point in PITCH for point in points):
        return None
    substitute = None if found[5] is None else int(found[5])
    return Move(player=int(found[1]), points=points, mark=mark, overlap=bool(found[4]), substitute=substitute)


class Walk(NamedTuple):
    """The position after a side's own moves, and the way of each; None: it cannot be played so."""

    state: Match
    ways: tuple[PossibleMove | None, ...]


def walk_moves(state: Match, seat: SeatName, order: Order) -> Walk:
    """Return where the cards and moves of an order lead; who must play a dead ball is brought there (HC-2.5-fk-a)."""
    table = Table(state, Dice(b""), {seat: order})
    moves = Moves(table, table.sides[seat])
    moves.prepare()
    ways: list[PossibleMove | None] = []
    for move in order.moves:
        try:
            ways.append(moves.way(move))
            moves.play(move)
        except OrderError:
            ways.append(None)
    if seat == state.attack and state.restart in BALL_LIES_STILL:
        bring_taker(table)
    return Walk(table.frozen(), tuple(ways))


def play_placement(state: Match, seat: SeatName, placement: Mapping[int, Hex]) -> Match:
    """Return the position after a placement; of the attack's, with its kicker on the ball."""
    team = state.teams.of(seat)
    players = {
        n: structs.replace(one, status="pitch", at=placement[n]) if n in placement else one
        for n, one in team.players.items()
    }
    players = {
        n: structs.replace(one, status="off", at=None) if one.at and n not in placement else one
        for n, one in players.items()
    }
    side = structs.replace(team, players=players)
    teams = structs.replace(state.teams, home=side) if seat == "home" else structs.replace(state.teams, away=side)
    kicker = next((n for n, at in placement.items() if at == PITCH.centre and n in players), None)
    ball = state.ball if seat != state.attack else Ball(at=PITCH.centre, holder=kicker)
    return structs.replace(state, teams=teams, ball=ball)
