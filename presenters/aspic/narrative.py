"""What happened, in words: one line per event that is worth one, from the events alone."""

from collections.abc import Iterable, Iterator, Sequence

from presenters.aspic.words import BallPath, GameWords
from presenters.escaping import escape
from presenters.teller import NOTHING, ReportLine, Teller, Values
from rules.aspic import events as ev
from rules.aspic.board import SIDES
from rules.aspic.state import Result, Tally

ACTS = (ev.PieceMoved, ev.ShotTaken, ev.PiecePlaced, ev.TurnMissed, ev.TurnSkipped)


def _own(words: GameWords, event: ev.Event) -> Values | None:  # noqa: PLR0911 - one per kind
    """Return what a sentence needs besides the fields of its event; None where another event, or the score, says it."""
    match event:
        case ev.PiecePlaced():
            return _placing(words, (event,))
        case ev.ShotTaken():
            return {"course": words.course(BallPath.of(event))}
        case ev.GoalScored():
            return {"score": score_line(event.score)}
        case ev.HalfEnded():
            return {"score": score_line(event.score)} if event.half == 1 else None
        case ev.TurnMissed():
            return {"most": words.state.config.max_missed}
        case ev.ClockCharged():
            return {"seconds": words.time(event.seconds), "remaining": words.time(event.remaining)}
        case ev.ClockAdjusted():
            how = "given" if event.delta >= 0 else "taken"
            return {"how": how, "delta": words.time(abs(event.delta)), "remaining": words.time(event.remaining)}
        case ev.MatchEnded():
            left, right = (escape(words.names[side]) for side in SIDES)
            return {"score": score_line(event.score), "left": left, "right": right}
        case _:
            return NOTHING


TELLER = Teller[GameWords, ev.Event]("as", _own, frozenset({ev.ShotTested, ev.OccupationSampled, ev.RoundEnded}))


def turn_lines(words: GameWords, events: Sequence[ev.Event]) -> tuple[ReportLine, ...]:
    """Return the lines that tell `events`, which are all of their turn; placements are told together, a line a side.

    What the turn cost on the clock stands elsewhere (`time_cost_line`).
    """
    lines: list[ReportLine] = []
    placed: list[tuple[int, ev.PiecePlaced]] = []
    for index, event in enumerate(events):
        if isinstance(event, ev.PiecePlaced):
            placed.append((index, event))
            continue
        lines += _placements(words, placed)
        placed.clear()
        told = None if isinstance(event, ev.ClockCharged) else TELLER.sentence(words, event)
        lines += [] if told is None else [ReportLine(told, index)]
    return (*lines, *_placements(words, placed))


def turn_notation(words: GameWords, events: Sequence[ev.Event]) -> str:
    """Return a turn in canonical notation with the ball's cell after it; a goal is marked with the score."""
    written = [word for event in events if (word := _written(event))]
    acted = next((event.seat for event in events if isinstance(event, ACTS)), None)
    goals = [event for event in events if isinstance(event, ev.GoalScored)]
    return words.t(
        "as-past",
        sign="" if acted is None else words.sign(acted),
        order=" ".join(written) or "none",
        ball=words.state.ball or "none",
        goal=score_line(goals[-1].score) if goals else "none",
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


def summary_line(words: GameWords, events: Sequence[ev.Event]) -> str:
    """Return the line that says most about a turn."""
    for kind in (ev.MatchEnded, ev.GoalScored, ev.ShotTaken, ev.PieceMoved):
        found = [event for event in events if isinstance(event, kind)]
        if found:
            return TELLER.sentence(words, found[-1]) or ""
    return next((line.text for line in turn_lines(words, events)), words.t("as-told-nothing"))


def match_outcome(words: GameWords, result: Result, tally: Tally) -> str:
    """Return a result: who has won, the score with both names, and what decided if goals did not."""
    return TELLER.sentence(words, ev.MatchEnded(winner=result.winner, by=result.by, score=tally)) or ""


def score_line(tally: Tally) -> str:
    """Return a score, left first."""
    return f"{tally.left}–{tally.right}"


def time_cost_line(words: GameWords, events: Iterable[ev.Event]) -> tuple[str, ...]:
    """Return what the turn cost on the clock; nothing without one."""
    spent = (event for event in events if isinstance(event, ev.ClockCharged))
    return tuple(TELLER.sentences(words, spent))


def _placements(words: GameWords, placed: Sequence[tuple[int, ev.PiecePlaced]]) -> Iterator[ReportLine]:
    for side in SIDES:
        own = [(index, event) for index, event in placed if event.seat == side]
        if own:
            values = _placing(words, [event for _, event in own])
            yield ReportLine(words.t(TELLER.message(ev.PiecePlaced), seat=words.team(side), **values), own[0][0])


def _placing(words: GameWords, placed: Sequence[ev.PiecePlaced]) -> Values:
    by_default = all(event.source == "default" for event in placed)
    return {"cells": words.cells(event.cell for event in placed), "count": len(placed), "auto": by_default}
