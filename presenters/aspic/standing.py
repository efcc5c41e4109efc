"""How a match stands, in words: everything that the picture shows (AS-info-a), so that nobody needs the picture."""

from collections.abc import Iterable
from typing import get_args

from presenters.aspic.dossier import Dossier
from presenters.aspic.narrative import match_outcome, score_line
from presenters.aspic.words import BallPath, GameWords
from presenters.escaping import mention
from rules.aspic.board import OPPONENT, SIDES, Side
from rules.aspic.events import Event
from rules.aspic.figures import Stat, Tries, distances_tenths, occupation_shown, percent_played, sum_up_match
from rules.aspic.listing import ShotTrial, threats, trials
from rules.aspic.orders import Move


def headline(words: GameWords) -> str:
    """Return who leads, in large."""
    state = words.state
    return words.t("as-score", left=words.team("left"), right=words.team("right"), score=score_line(state.score))


def detail_lines(words: GameWords) -> str:
    """Return progress and occupation, then of each side its pieces, distances, time left and missed turns."""
    return "\n".join((_match(words), *(_side(words, side) for side in SIDES)))


def turn_line(words: GameWords, due_ms: int, user_id: int | None = None) -> str:
    """Return whose turn it is, for what, until when."""
    side = words.state.to_act
    assert side is not None  # noqa: S101 - the caller has an open turn
    return words.t(
        "as-acting",
        team=words.team(side),
        sign=words.sign(side),
        phase=words.state.phase,
        due=due_ms // 1000,
        mention=mention(user_id),
    )


def status_line(words: GameWords, dossier: Dossier) -> str:
    """Return what the match waits for: the referee, a side until when, nobody any more."""
    if dossier.contest.status == "paused":
        return words.t("as-panel-paused")
    if dossier.turn.status == "stuck":
        return words.t("panel-stuck")
    if words.state.to_act is None:
        return end_line(words)
    following = dossier.turn if dossier.after is None else dossier.next_turn
    return words.t("match-over") if following is None else turn_line(words, following.due_ms)


def end_line(words: GameWords) -> str:
    """Return how the match ended."""
    ended = words.state.result
    if ended is None:  # stopped by other means than the game's
        return words.t("match-over")
    return match_outcome(words, ended, words.state.score)


def own_lines(words: GameWords, side: Side) -> tuple[str, ...]:
    """Return what a player sees besides the board: their queue, their shots, the opponent's (rulebook 10)."""
    if words.state.phase == "play":
        return (range_lines(words, side), threat_line(words, side))
    queue = words.state.queue.of(side)
    return (words.t("as-queue", cells=words.cells(queue)),) if queue else ()


def range_lines(words: GameWords, side: Side, move: Move | None = None) -> str:
    """Return what the shot of each piece of `side` in range would do, as things are or after `move` (rulebook 10)."""
    found = near_shots(words, side, move)
    if not found:
        return words.t("as-shots-none")
    return "\n".join((words.t("as-shots"), *(shot_line(words, trial) for trial in found)))


def near_shots(words: GameWords, side: Side, move: Move | None = None) -> list[ShotTrial]:
    """Return what the shots of the pieces of `side` would do that are in range of the ball."""
    return [trial for trial in trials(words.state, side, move) if trial.refusal != "AS_SHOT_OUT_OF_RANGE"]


def shot_line(words: GameWords, trial: ShotTrial) -> str:
    """Return what a piece's shot would do, or which of the seven messages refuses it."""
    return words.t("as-shot-line", shooter=trial.shooter, outcome=trial_outcome(words, trial))


def trial_outcome(words: GameWords, trial: ShotTrial) -> str:
    """Return a trial in two or three words."""
    if trial.flight is not None:
        return words.brief_course(BallPath.of(trial.flight))
    return words.t(f"as-seven-{trial.refusal}")


def threat_line(words: GameWords, side: Side) -> str:
    """Return the shots that the opponent of `side` would have now, goals first (rulebook 10, « Threats »)."""
    found = threats(words.state, OPPONENT[side])
    shown = [f"{flight.shooter} ({words.brief_course(BallPath.of(flight))})" for flight in found]
    return words.t("as-threats", team=words.team(OPPONENT[side]), shots=", ".join(shown) or "none")


def statistics_lines(words: GameWords, events: Iterable[Event]) -> str:
    """Return what each side has done over the match (rulebook 10, « Statistics »)."""
    found = sum_up_match(events)
    return "\n".join(_statistics(words, side, found.of(side)) for side in SIDES)


def _statistics(words: GameWords, side: Side, tries: Tries) -> str:
    counts = {stat: getattr(tries, stat) for stat in get_args(Stat)}
    return words.t("as-statistics", team=words.team(side), **counts)


def _match(words: GameWords) -> str:
    side, part = occupation_shown(words.state)
    whose = "none" if side is None else words.team(side)
    percent = words.tenths(part) if part % 10 else str(part // 10)
    return words.t(
        "as-figures",
        progress=percent_played(words.state),
        ball=words.state.ball or "none",
        occupation=percent,
        whose=whose,
    )


def _side(words: GameWords, side: Side) -> str:
    state = words.state
    pieces, ball = distances_tenths(state.stats.distance.of(side))
    return words.t(
        "as-side",
        team=words.team(side),
        cells=words.cells(state.pieces.of(side)),
        pieces=words.tenths(pieces),
        ball=words.tenths(ball),
        left="none" if state.clock is None else words.time(state.clock.of(side)),
        missed=state.missed.of(side),
    )
