"""Sentences about what surrounds the play: roll-call, line-up, timeouts, tactics, entries, the referee, the end."""

from collections.abc import Callable, Mapping

from presenters.escaping import escape
from presenters.kollaball.narrative.cast import Event, Pen, number, table, word, words

Teller = Callable[[Pen, Event], str]

_REASON_LIMIT = 200


def _roll_call(pen: Pen, event: Event) -> str:
    absent = words(event, "absent")
    return pen.t(
        "kb-event-roll_call", team=pen.team(word(event, "team")), count=len(absent), absent=pen.players(absent)
    )


def _lineup(pen: Pen, event: Event) -> str:
    holder = event.get("ball")
    return pen.t(
        "kb-event-lineup",
        team=pen.team(word(event, "team")),
        players=pen.players(words(event, "players")),
        holder=pen.player(holder) if isinstance(holder, str) else "none",
    )


def _kickoff(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-kickoff")


def _timeout_called(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-timeout_called", team=pen.team(word(event, "team")))


def _timeout_ruled(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-timeout_ruled", team=pen.team(word(event, "team")), upheld=event.get("upheld") is True)


def _turn_void(pen: Pen, event: Event) -> str:
    missed = table(event, "missed")
    counts = pen.list(
        pen.t("kb-missed", team=pen.team(team), count=count) for team, count in missed.items() if isinstance(count, int)
    )
    return pen.t(
        "kb-event-turn_void", turn=number(event, "turn"), teams=pen.teams(words(event, "missing")), missed=counts
    )


def _substituted(pen: Pen, event: Event) -> str:
    entering, leaving = pen.player(word(event, "in")), pen.player(word(event, "out"))
    return pen.t("kb-event-substituted", entering=entering, leaving=leaving, cell=word(event, "cell"))


def _plays_short(pen: Pen, event: Event) -> str:
    team, leaving = pen.team(word(event, "team")), pen.player(word(event, "out"))
    return pen.t("kb-event-plays_short", team=team, leaving=leaving)


def _entered(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-entered", player=pen.player(word(event, "player")), cell=word(event, "cell"))


def _tactic_played(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-tactic_played",
        team=pen.team(word(event, "team")),
        tactic=pen.named("tactic", word(event, "tactic")),
        copied=event.get("copied") is True,
    )


def _tactic_failed(pen: Pen, event: Event) -> str:
    team, tactic = pen.team(word(event, "team")), pen.named("tactic", word(event, "tactic"))
    return pen.t("kb-event-tactic_failed", team=team, tactic=tactic)


def _tactics_cancelled(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-tactics_cancelled", tactic=word(event, "tactic"))


def _placement_revealed(pen: Pen, event: Event) -> str:
    path = words(event, "path")
    return pen.t(
        "kb-event-placement_revealed",
        player=pen.player(word(event, "player")),
        start=path[0] if path else "none",
        steps=max(len(path) - 1, 0),
        path=" → ".join(path),
    )


def _analysis_revealed(pen: Pen, event: Event) -> str:
    roles = [
        pen.t("kb-role-of", player=pen.player(player), role="none" if role is None else str(role))
        for player, role in table(event, "roles").items()
    ]
    return pen.t("kb-event-analysis_revealed", roles=pen.list(roles))


def _insight_cancelled(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-insight_cancelled")


def _neutralised(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-neutralised", team=pen.team(word(event, "team")), by=pen.team(word(event, "by")))


def _turn_resolved(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-turn_resolved", turn=number(event, "turn"))


def _disqualified(pen: Pen, event: Event) -> str:
    reason = word(event, "reason")
    return pen.t(
        "kb-event-disqualified", team=pen.team(word(event, "team")), reason=reason, text=escape(reason, _REASON_LIMIT)
    )


def match_over(pen: Pen, event: Event) -> str:
    """Return the result with its reason and points, from an event `match_over` or a state's `result`."""
    reason, winner = word(event, "reason"), word(event, "winner")
    points = table(event, "points")
    return pen.t(
        "kb-event-match_over",
        winner="none" if winner == "none" else pen.team(winner),
        reason=reason.replace(":", "-"),  # `tie_break:specials` is no name that Fluent can select on
        text=escape(reason, _REASON_LIMIT),
        rouge=str(points.get("rouge", 0)),
        bleue=str(points.get("bleue", 0)),
    )


def _override(pen: Pen, event: Event) -> str:
    by, reason = word(event, "by"), escape(word(event, "reason"), _REASON_LIMIT)
    person = f"<@{by}>" if by.isascii() and by.removeprefix("-").isdigit() else escape(by)
    return pen.t("kb-event-override", op=word(event, "op"), person=person, reason=reason)


TELLERS: Mapping[str, Teller] = {
    "roll_call": _roll_call,
    "lineup": _lineup,
    "kickoff": _kickoff,
    "timeout_called": _timeout_called,
    "timeout_ruled": _timeout_ruled,
    "turn_void": _turn_void,
    "substituted": _substituted,
    "plays_short": _plays_short,
    "entered": _entered,
    "tactic_played": _tactic_played,
    "tactic_failed": _tactic_failed,
    "tactics_cancelled": _tactics_cancelled,
    "placement_revealed": _placement_revealed,
    "analysis_revealed": _analysis_revealed,
    "insight_cancelled": _insight_cancelled,
    "neutralised": _neutralised,
    "turn_resolved": _turn_resolved,
    "disqualified": _disqualified,
    "match_over": match_over,
    "override": _override,
}
