"""What happened, in words: a sentence an event, the story of a turn with its dice, what a beat is about."""

from collections.abc import Iterable

from presenters.escaping import escape
from presenters.helvetia_cup.words import GameWords, goals_text
from presenters.match.telling import Telling
from presenters.teller import NONE, NOTHING, Teller, Values
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.pitch import PITCH, SeatName
from rules.helvetia_cup.state import OTHER, BySeat

NOBODY = 99  # the distance of a team that has nobody standing
# What a story is told in (`Telling`); the last kinds are in the picture as well.
TELLING: tuple[tuple[type[ev.Event], ...], ...] = (
    (ev.Goal, ev.MatchEnd, ev.ForfeitSuffered),
    (ev.Shot, ev.ShootoutKick, ev.HalfEnd, ev.ShootoutStart, ev.ShootoutToss, ev.Foul, ev.CardShown, ev.Injured),
    (ev.StealTried, ev.Dribbled, ev.Tackled, ev.Interception, ev.Clearance, ev.LongPass, ev.Offside, ev.Passive),
    (ev.ShortPass, ev.CardPlayed, ev.Substituted, ev.BallRecovered, ev.Deflected, ev.LooseBall, ev.Exhausted),
    (ev.Tossed, ev.BoostLost, ev.BoostGained, ev.KeeperNamed, ev.SquadSet, ev.ChallengeSet, ev.CardsKept, ev.Placed),
    (ev.KickedOff, ev.TimeRolled, ev.Fell, ev.Reception, ev.Sidestepped, ev.PlanStopped, ev.MoveDropped, ev.KeeperBall),
    (ev.Moved, ev.StoodUp, ev.Pushed, ev.TakerBrought),
)  # fmt: skip


def _own(words: GameWords, event: ev.Event) -> Values | None:  # noqa: PLR0911, PLR0912 - one per kind
    """Return what a sentence needs besides the fields of its event, or in the place of one."""
    match event:
        case ev.SquadSet(seat=seat):
            starters, bench = (_players(words, seat, numbers) for numbers in (event.starters, event.bench))
            return {"starters": starters, "bench": bench}
        case ev.CardsDealt(seat=seat, cards=cards):
            return {"cards": words.cards(seat, cards)}
        case ev.ChallengeSet(seat=seat, card=card):
            return {"card": words.card(seat, card)}
        case ev.Placed(players=players):
            return {"placed": words.list(f"{n} {at}" for n, at in sorted(players.items()))}
        case ev.Substituted(seat=seat):
            return {"out": words.player(seat, event.out), "in": words.player(seat, event.substitute)}
        case ev.CardPlayed(seat=seat, card=card):
            return {"card": words.card(seat, card), "target": _target(words, event)}
        case ev.Moved(seat=seat, player=player, path=path):
            return {"player": words.player(seat, player), "to": path[-1] if path else NONE}
        case ev.MoveDropped(seat=seat, player=player, code=code):
            return {"player": words.player(seat, player), "code": code}
        case ev.Pushed(seat=seat, player=player, start=start, why="keeper") if start in PITCH.keeper_zones:
            return {"player": words.player(seat, player), "why": "former"}
        case (
            ev.StealTried(seat=seat, player=player)
            | ev.Tackled(seat=seat, player=player)
            | ev.Foul(seat=seat, player=player)
        ):
            return {"player": words.player(seat, player), "target": words.player(OTHER[seat], event.target)}
        case ev.Dribbled(seat=seat, player=player):
            return {"player": words.player(seat, player), "against": words.player(OTHER[seat], event.against)}
        case ev.ShortPass(seat=seat, player=player, receiver=receiver):
            got = NONE if receiver is None else words.player(seat, receiver)
            return {"player": words.player(seat, player), "receiver": got}
        case ev.LongPass(seat=seat, player=player):
            return {"player": words.player(seat, player), "pressed_by": _presser(words, event)}
        case ev.Shot(seat=seat, player=player):
            cells = {"keeper_cells": words.list(event.keeper_cells) or NONE}
            return {"player": words.player(seat, player), "pressed_by": _presser(words, event), **cells}
        case ev.ShootoutKick(seat=seat, player=player):
            return {"player": words.player(seat, player), "keeper_cells": words.list(event.keeper_cells) or NONE}
        case ev.LooseBall(to=to, distances=distances):
            return {"near": NONE, "far": NONE} if distances is None else _distances(distances, to)
        case ev.Goal(seat=seat, player=player):
            return {"player": words.player(seat, player), "goals": goals_text(event.score)}
        case ev.HalfEnd(half=half):
            return {"named": words.half(half)}
        case ev.ForfeitSuffered() | ev.MatchEnd() | ev.ResultRecorded():
            return {"goals": goals_text(event.score)}
        case ev.RefereeActed(note=note):
            return {"note": escape(note, 200) or NONE}
        case ev.Recovery() | ev.SuspensionServed() | ev.Suspended():
            return NOTHING
        case _ if (whom := getattr(event, "player", None)) is not None:
            return {"player": words.player(event.seat, whom)}  # type: ignore[union-attr, arg-type]
        case _:
            return NOTHING


def _players(words: GameWords, seat: SeatName, numbers: Iterable[int]) -> str:
    return words.list(words.own(seat, number) for number in numbers) or NONE


def _target(words: GameWords, event: ev.CardPlayed) -> str:
    """Return whom a card is played on: an opponent by one that takes BOOST away, else one of the team itself."""
    if not isinstance(event.target, int):
        return NONE
    return words.player(OTHER[event.seat] if words.is_at_opponent(event.seat, event.card) else event.seat, event.target)


def _presser(words: GameWords, event: ev.LongPass | ev.Shot) -> str:
    return NONE if event.pressed_by is None else words.player(OTHER[event.seat], event.pressed_by)


def _distances(distances: BySeat, to: SeatName) -> Values:
    """Return how far from a loose ball the team that has it is, and the other, if anybody stands there."""
    near, far = distances.of(to), distances.of(OTHER[to])
    is_even = near == far
    return {
        "near": "nobody" if near >= NOBODY else near,
        "far": "even" if is_even else "nobody" if far >= NOBODY else far,
    }


class MatchTeller(Teller[GameWords, ev.Event]):
    """Tells events, and on the line itself the short reason of those that have one."""

    def sentence(self, pen: GameWords, event: ev.Event) -> str | None:
        """Return an event in words; None if there is nothing to be told."""
        told, short = super().sentence(pen, event), pen.shorts.get(id(event))
        if told is None or short is None:
            return told
        return f"{told[:-1]}{short}." if told.endswith(".") else f"{told}{short}"


TELLER = MatchTeller("hc", _own)
STORY = Telling(TELLER, TELLING, 14)
