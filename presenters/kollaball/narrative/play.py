"""Sentences about the play itself: moves, passes, decoys, charges, catches, balls, goals."""

from collections.abc import Mapping

from presenters.kollaball.narrative.cast import Event, Pen, number, word, words
from presenters.kollaball.narrative.stages import Teller


def _ball(pen: Pen, event: Event) -> str:
    """Return the event's ball; a view may have masked it away altogether."""
    ball = event.get("ball")
    return pen.ball(ball if isinstance(ball, str) else None)


def _player(pen: Pen, event: Event) -> str:
    """Return the event's player; `none` where there is none (what the messages select on)."""
    player = event.get("player")
    return pen.player(player) if isinstance(player, str) else "none"


def _decoy_vanished(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-decoy_vanished", ball=_ball(pen, event), cell=word(event, "cell"))


def _ball_lost(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-ball_lost",
        ball=_ball(pen, event),
        player=_player(pen, event),
        cell=word(event, "cell"),
        cause=word(event, "cause"),
    )


def _ball_out(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-ball_out", ball=_ball(pen, event), player=_player(pen, event), cell=word(event, "cell"))


def _ball_seized(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-ball_seized", ball=_ball(pen, event), player=_player(pen, event), cell=word(event, "cell"))


def _ball_returned(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-ball_returned", ball=_ball(pen, event), player=_player(pen, event))


def _ball_placed(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-ball_placed", ball=_ball(pen, event), cell=word(event, "cell"))


def _moved(pen: Pen, event: Event) -> str:
    between = words(event, "path")[1:-1]
    return pen.t(
        "kb-event-moved",
        player=_player(pen, event),
        role=word(event, "role"),
        here=word(event, "from"),
        there=word(event, "to"),
        via=", ".join(between) or "none",
    )


def _passed(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-passed",
        player=_player(pen, event),
        ball=_ball(pen, event),
        here=word(event, "from"),
        there=word(event, "to"),
        deep=event.get("deep") is True,
    )


def _lob_launched(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-lob_launched", player=_player(pen, event), ball=_ball(pen, event), lands=number(event, "lands")
    )


def _lob_aimed(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-lob_aimed", player=_player(pen, event), cell=word(event, "to"))


def _lob_landed(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-lob_landed", ball=_ball(pen, event), cell=word(event, "cell"))


def _decoy_given(pen: Pen, event: Event) -> str:
    kept = event.get("to") == event.get("player")
    taker = pen.player(word(event, "to"))
    return pen.t("kb-event-decoy_given", player=_player(pen, event), taker=taker, kept=kept)


def _charged(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-charged", player=_player(pen, event), cell=word(event, "cell"))


def _block_held(pen: Pen, event: Event) -> str:
    hitter = pen.player(word(event, "hitter"))
    return pen.t("kb-event-block_held", player=_player(pen, event), hitter=hitter, cell=word(event, "cell"))


def _expelled(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-expelled",
        player=_player(pen, event),
        here=word(event, "from"),
        there=word(event, "to"),
        cause=word(event, "cause"),
        pinned=event.get("pinned") is True,
    )


def _ball_dropped(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-ball_dropped",
        ball=_ball(pen, event),
        player=_player(pen, event),
        cell=word(event, "cell"),
        cause=word(event, "cause"),
    )


def _received(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-received",
        player=_player(pen, event),
        ball=_ball(pen, event),
        cell=word(event, "cell"),
        fair_call=event.get("fair_call") is True,
    )


def _pass_missed(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-pass_missed", ball=_ball(pen, event), cell=word(event, "cell"))


def _picked_up(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-picked_up", player=_player(pen, event), ball=_ball(pen, event), cell=word(event, "cell"))


def _pickup_failed(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-pickup_failed", player=_player(pen, event), cell=word(event, "cell"), reason=word(event, "reason")
    )


def _action_void(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-action_void", player=_player(pen, event), reason=word(event, "reason"))


def _scored(pen: Pen, event: Event) -> str:
    team = pen.team(word(event, "team"))
    return pen.t("kb-event-scored", team=team, player=_player(pen, event), ball=_ball(pen, event))


TELLERS: Mapping[str, Teller] = {
    "decoy_vanished": _decoy_vanished,
    "ball_lost": _ball_lost,
    "ball_out": _ball_out,
    "ball_seized": _ball_seized,
    "ball_returned": _ball_returned,
    "ball_placed": _ball_placed,
    "moved": _moved,
    "passed": _passed,
    "lob_launched": _lob_launched,
    "lob_aimed": _lob_aimed,
    "lob_landed": _lob_landed,
    "decoy_given": _decoy_given,
    "charged": _charged,
    "block_held": _block_held,
    "expelled": _expelled,
    "ball_dropped": _ball_dropped,
    "received": _received,
    "pass_missed": _pass_missed,
    "picked_up": _picked_up,
    "pickup_failed": _pickup_failed,
    "action_void": _action_void,
    "scored": _scored,
}
