"""What a picture shows of a match at a moment, made from a state; `_following` carries it on along the events."""

from collections.abc import Mapping

import msgspec

from boards.helvetia_cup._pieces import Kind
from boards.helvetia_cup._words import SignKind
from rules.helvetia_cup.pitch import Hex, SeatName
from rules.helvetia_cup.state import SEATS, Match, TeamState
from rules.helvetia_cup.teams import TEAMS

Who = tuple[SeatName, int]


class ShownFigure(msgspec.Struct, frozen=True):
    """A figure of a squad; `at`: its hex, None off the pitch."""

    at: Hex | None
    boost: int
    down: bool = False
    yellow: int = 0


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """A moment: clock, score, whose ball it is, the squads, and where the ball is; `in_net`: of which seat's goal."""

    half: int
    clock: int
    score: tuple[int, int]
    attack: SeatName | None
    figures: Mapping[Who, ShownFigure]
    keepers: tuple[int | None, int | None]
    captains: frozenset[Who]
    ball: Hex | None
    holder: Who | None
    in_net: SeatName | None = None

    def standing(self) -> list[tuple[Who, ShownFigure, Hex]]:
        """Return the figures on the pitch in the order drawn: the fallen first, the one who has the ball last."""
        found = [(who, one, one.at) for who, one in self.figures.items() if one.at is not None]
        return sorted(found, key=lambda item: (not item[1].down, item[0] == self.holder))

    def signs(self) -> list[SignKind]:
        """Return the signs that the figures on the pitch bear."""
        kinds = [self.kind(who) for who, _, _ in self.standing()]
        found: dict[SignKind, bool] = {
            "boost": any(kind.boost for kind in kinds),
            "keeper": any(kind.is_keeper for kind in kinds),
            "captain": any(kind.is_captain for kind in kinds),
            "tired": any(not kind.boost for kind in kinds),
            "fallen": any(kind.is_down for kind in kinds),
            "yellow": any(kind.is_cautioned for kind in kinds),
        }
        return [sign for sign, is_there in found.items() if is_there]

    def kind(self, who: Who) -> Kind:
        """Return what a figure shows beside its number."""
        one = self.figures[who]
        return Kind(
            boost=one.boost,
            is_down=one.down,
            is_keeper=who[1] == self.keepers[SEATS.index(who[0])],
            is_captain=who in self.captains,
            is_cautioned=one.yellow > 0,
        )


def show_state(state: Match) -> Shown:
    """Return what a picture shows of a state: nothing that is secret."""
    figures: dict[Who, ShownFigure] = {}
    for seat in SEATS:
        for number, one in sorted(state.teams.of(seat).players.items()):
            at = one.at if one.status == "pitch" else None
            figures[seat, number] = ShownFigure(at, one.boost, one.down, one.yellow)
    holder = state.ball.holder
    return Shown(
        half=state.half,
        clock=state.clock,
        score=(state.score.home, state.score.away),
        attack=state.attack,
        figures=figures,
        keepers=(state.teams.home.keeper, state.teams.away.keeper),
        captains=frozenset((seat, n) for seat in SEATS for n in _captains(state.teams.of(seat))),
        ball=state.ball.at,
        holder=None if holder is None or state.attack is None else (state.attack, holder),
    )


def _captains(team: TeamState) -> list[int]:
    known = TEAMS.get(team.team)
    return [] if known is None else [card.no for card in known.player if card.pos == "C" and card.no in team.players]
