"""The moments of a turn: what a picture shows, carried on along the events."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from boards.helvetia_cup._shown import Shown, ShownFigure, Who
from rules.helvetia_cup import events as ev
from rules.helvetia_cup.pitch import PITCH, Hex
from rules.helvetia_cup.state import OTHER, SEATS


def following(moment: Shown, events: Sequence[ev.Event]) -> Iterator[tuple[ev.Event, Shown, Shown]]:
    """Return each event with the moments before and after it."""
    for event in events:
        now = _after(moment, event)
        yield event, moment, now
        moment = now


def afterwards(before: Shown, events: Sequence[ev.Event]) -> Shown:
    """Return the moment when all has happened."""
    now = before
    for event in events:
        now = _after(now, event)
    return now


def _after(now: Shown, event: ev.Event) -> Shown:  # noqa: PLR0911, PLR0912 - one for each type of event
    match event:
        case ev.Placed():
            return _placed(now, event)
        case ev.Moved(seat=seat, player=n, path=path, boosts=boosts, with_ball=carried):
            moved = _to(now, (seat, n), path[-1], boosts=boosts) if path else now
            return replace(moved, ball=path[-1]) if carried and path else moved
        case ev.TakerBrought(seat=seat, player=n, at=at):
            return replace(_to(now, (seat, n), at), holder=(seat, n), ball=at)
        case ev.Sidestepped(seat=seat, player=n, to=to) | ev.Pushed(seat=seat, player=n, to=to):
            moved = _to(now, (seat, n), to)
            return replace(moved, ball=to) if now.holder == (seat, n) else moved
        case ev.StoodUp(seat=seat, player=n):
            return _changed(now, (seat, n), down=False)
        case ev.Fell(seat=seat, player=n):
            return _changed(now, (seat, n), down=True)
        case ev.BoostGained(seat=seat, player=n, boost=boost) | ev.BoostLost(seat=seat, player=n, left=boost):
            return _changed(now, (seat, n), boost=boost)
        case ev.Exhausted(seat=seat, player=n):
            return _changed(now, (seat, n), boost=0)
        case ev.CardShown(seat=seat, player=n, colour=colour):
            one = now.figures.get((seat, n))
            return now if one is None or colour == "red" else _changed(now, (seat, n), yellow=one.yellow + 1)
        case ev.SentOff(seat=seat, player=n) | ev.Injured(seat=seat, player=n):
            return _gone(now, (seat, n))
        case ev.Substituted(seat=seat, out=out, substitute=n, at=at):
            return _swapped(now, (seat, out), (seat, n), at)
        case ev.KeeperNamed(seat=seat, player=n):
            keepers = tuple(n if one == seat else old for one, old in zip(SEATS, now.keepers, strict=True))
            return replace(now, keepers=(keepers[0], keepers[1]))
        case _:
            return _of_the_ball(now, event)


def _of_the_ball(now: Shown, event: ev.Event) -> Shown:  # noqa: PLR0911 - one for each type of event
    match event:
        case ev.KickedOff(seat=seat, player=n):
            return replace(now, holder=(seat, n), ball=PITCH.centre, attack=seat, in_net=None)
        case ev.BallRecovered(seat=seat, player=n, at=at, how="loose"):  # they have run on with it already
            one = now.figures.get((seat, n))
            return replace(now, holder=(seat, n), ball=at if one is None else one.at)
        case ev.BallRecovered(seat=seat, player=n, at=at) | ev.Reception(seat=seat, player=n, at=at):
            return replace(now, holder=(seat, n), ball=at)
        case ev.KeeperBall(seat=seat, player=n, at=at):
            return replace(_changed(_to(now, (seat, n), at), (seat, n), down=False), holder=(seat, n), ball=at)
        case ev.ShortPass(to=at) | ev.LongPass(aim=at) | ev.Deflected(to=at) | ev.LooseBall(at=at) | ev.Offside(at=at):
            return replace(now, holder=None, ball=at)
        case ev.Foul(seat=seat, at=at, penalty=penalty):
            return replace(now, holder=None, ball=PITCH.penalty_spot(seat) if penalty else at)
        case ev.Shot(seat=seat, goal=goal):
            net = OTHER[seat] if goal else None
            return replace(now, holder=None, ball=PITCH.keeper_zone(OTHER[seat]), in_net=net)
        case ev.Goal(score=score):
            return replace(now, score=(score.home, score.away))
        case ev.Possession(seat=seat):
            return replace(now, attack=seat)
        case ev.TimeRolled(clock=clock):
            return replace(now, clock=clock)
        case _:
            return now


def _changed(now: Shown, who: Who, **fields: object) -> Shown:
    one = now.figures.get(who)
    if one is None:
        return now
    return replace(now, figures={**now.figures, who: replace(one, **fields)})


def _to(now: Shown, who: Who, at: Hex, boosts: int = 0) -> Shown:
    one = now.figures.get(who, ShownFigure(None, boosts))
    return replace(now, figures={**now.figures, who: replace(one, at=at, boost=max(one.boost - boosts, 0))})


def _gone(now: Shown, who: Who) -> Shown:
    out = _changed(now, who, at=None)
    return replace(out, holder=None) if now.holder == who else out


def _swapped(now: Shown, out: Who, substitute: Who, at: Hex | None) -> Shown:
    """A change: who comes on in place of the carrier has the ball; who takes the keeper's place is keeper."""
    had = now.figures.get(out)
    place = at if at is not None else None if had is None else had.at
    held = now.holder
    changed = _changed(_gone(now, out), substitute, at=place)
    keepers = tuple(
        substitute[1] if (seat, keeper) == out else keeper for seat, keeper in zip(SEATS, now.keepers, strict=True)
    )
    return replace(changed, keepers=(keepers[0], keepers[1]), holder=substitute if held == out else held)


def _placed(now: Shown, event: ev.Placed) -> Shown:
    figures = dict(now.figures)
    for (seat, n), one in now.figures.items():
        if seat == event.seat:
            figures[seat, n] = replace(one, at=event.players.get(n), down=False)
    return replace(now, figures=figures, ball=PITCH.centre, holder=None, in_net=None)
