"""What happened, in words: one line per event that is worth one, from the events alone."""

from collections.abc import Iterable, Iterator, Sequence
from typing import assert_never

from presenters.aspic.words import Course, Words
from presenters.escaping import escape
from rules.aspic import events as ev
from rules.aspic.board import SIDES
from rules.aspic.state import Result, Tally

ACTS = (ev.PieceMoved, ev.ShotTaken, ev.PiecePlaced, ev.TurnMissed, ev.TurnSkipped)


def tell(words: Words, events: Sequence[ev.Event]) -> tuple[str, ...]:
    """Return the lines that tell `events`; placements are told together, one line a side."""
    lines: list[str] = []
    placed: list[ev.PiecePlaced] = []
    for event in events:
        if isinstance(event, ev.PiecePlaced):
            placed.append(event)
            continue
        lines += _placements(words, placed)
        placed.clear()
        lines += sentence(words, event)
    return (*lines, *_placements(words, placed))


def notation(words: Words, events: Sequence[ev.Event]) -> str:
    """Return a turn in canonical notation with the ball's cell after it; a goal is marked with the score."""
    written = [word for event in events if (word := _written(event))]
    acted = next((event.seat for event in events if isinstance(event, ACTS)), None)
    goals = [event for event in events if isinstance(event, ev.GoalScored)]
    return words.t(
        "as-past",
        sign="" if acted is None else words.sign(acted),
        order=" ".join(written) or "none",
        ball=words.state.ball or "none",
        goal=score(goals[-1].score) if goals else "none",
    )


def _written(event: ev.Event) -> str | None:
    match event:
        case ev.PieceMoved():
            return f"{event.origin}-{event.to}"
        case ev.ShotTaken():
            return f"x{event.shooter}"
        case ev.PiecePlaced(source="order" | "default"):
            return f"P {event.cell}"
        case _:
            return None


def summary(words: Words, events: Sequence[ev.Event]) -> str:
    """Return the line that says most about a turn."""
    told = tell(words, events)
    for kind in (ev.MatchEnded, ev.GoalScored, ev.ShotTaken, ev.PieceMoved):
        found = [event for event in events if isinstance(event, kind)]
        if found:
            return " ".join(sentence(words, found[-1]))
    return told[0] if told else words.t("as-told-nothing")


def sentence(words: Words, event: ev.Event) -> tuple[str, ...]:  # noqa: PLR0911, PLR0912 - one case per event
    """Return the line that tells an event; none where another event or the score says it."""
    t = words.t
    match event:
        case ev.PieceMoved():
            return (t("as-told-moved", team=words.team(event.seat), origin=event.origin, to=event.to),)
        case ev.ShotTaken():
            return (_shot(words, event),)
        case ev.GoalScored():
            return (t("as-told-goal", team=words.team(event.seat), score=score(event.score)),)
        case ev.PiecePlaced():
            return _placements(words, (event,))
        case ev.QueueSet():
            return (t("as-told-queue", team=words.team(event.seat), count=event.count),)
        case ev.KickoffReady():
            return (t("as-told-kickoff", team=words.team(event.kickoff)),)
        case ev.PlacementStarted():
            first, kickoff = words.team(event.first), words.team(event.kickoff)
            return (t("as-told-placement", first=first, kickoff=kickoff),)
        case ev.HalfEnded():
            return (t("as-told-half", score=score(event.score)),) if event.half == 1 else ()
        case ev.TurnMissed():
            return (_missed(words, event),)
        case ev.TurnSkipped():
            return (t("as-told-skipped", team=words.team(event.seat)),)
        case ev.TurnPassed():
            return (t("as-told-passed", team=words.team(event.seat)),)
        case ev.ClockExpired():
            return (t("as-told-expired", team=words.team(event.seat)),)
        case ev.ClockAdjusted():
            how = "given" if event.delta >= 0 else "taken"
            delta, left = words.time(abs(event.delta)), words.time(event.remaining)
            return (t("as-told-adjusted", team=words.team(event.seat), how=how, delta=delta, left=left),)
        case ev.MatchForfeited():
            return (t("as-told-forfeit", team=words.team(event.seat), reason=event.reason),)
        case ev.MatchEnded():
            return (ended(words, event),)
        case ev.ClockCharged() | ev.ShotTested() | ev.OccupationSampled() | ev.RoundEnded():
            return ()
        case _:
            assert_never(event)


def ended(words: Words, event: ev.MatchEnded) -> str:
    """Return the end of a match: who has won, and how."""
    return outcome(words, Result(winner=event.winner, by=event.by), event.score)


def outcome(words: Words, result: Result, tally: Tally) -> str:
    """Return a result: who has won, the score with both names, and what decided if goals did not."""
    winner = "none" if result.winner is None else words.team(result.winner)
    left, right = (escape(words.names[side]) for side in SIDES)
    return words.t("as-told-over", winner=winner, by=result.by, score=score(tally), left=left, right=right)


def score(tally: Tally) -> str:
    """Return a score, left first."""
    return f"{tally.left}–{tally.right}"


def charged(words: Words, events: Iterable[ev.Event]) -> tuple[str, ...]:
    """Return what the turn cost on the clock; nothing without one."""
    return tuple(
        words.t(
            "as-told-clock",
            team=words.team(event.seat),
            used=words.time(event.seconds),
            left=words.time(event.remaining),
        )
        for event in events
        if isinstance(event, ev.ClockCharged)
    )


def _shot(words: Words, event: ev.ShotTaken) -> str:
    course = words.course(Course.of(event))
    return words.t("as-told-shot", team=words.team(event.seat), shooter=event.shooter, course=course)


def _missed(words: Words, event: ev.TurnMissed) -> str:
    most = words.state.config.max_missed
    return words.t("as-told-missed", team=words.team(event.seat), missed=event.missed, most=most)


def _placements(words: Words, placed: Sequence[ev.PiecePlaced]) -> tuple[str, ...]:
    return tuple(_placed_by(words, placed))


def _placed_by(words: Words, placed: Sequence[ev.PiecePlaced]) -> Iterator[str]:
    for side in SIDES:
        own = [event for event in placed if event.seat == side]
        if own:
            by_default = all(event.source == "default" for event in own)
            cells = words.cells(event.cell for event in own)
            yield words.t("as-told-placed", team=words.team(side), cells=cells, count=len(own), auto=by_default)
