"""Sentences about random events, bribes and favours, criticals and copies."""

from collections.abc import Mapping

from presenters.kollaball.narrative.cast import Event, Pen, number, word
from presenters.kollaball.narrative.stages import Teller

AGAINST = frozenset({"hindrance", "play_through", "referee_error", "imaginary_foul", "blatant_fix"})


def _random_event(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-random_event",
        team=pen.team(word(event, "team")),
        effect=pen.named("effect", word(event, "event")),
        roll=number(event, "roll"),
        rate=number(event, "rate"),
    )


def _event_replaced(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-event_replaced", effect=pen.named("effect", word(event, "event")))


def _no_effect(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-no_effect", effect=pen.named("effect", word(event, "cause")))


def _special_aborted(pen: Pen, event: Event) -> str:
    player, special = pen.player(word(event, "player")), pen.named("special", word(event, "special"))
    return pen.t("kb-event-special_aborted", player=player, special=special)


def _player_displaced(pen: Pen, event: Event) -> str:
    here, there = word(event, "from"), word(event, "to")
    player = pen.player(word(event, "player"))
    return pen.t("kb-event-player_displaced", player=player, here=here, there=there, moved=here != there)


def _player_hampered(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-player_hampered", player=pen.player(word(event, "player")), cause=word(event, "cause"))


def _wounded(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-wounded", player=pen.player(word(event, "player")), cause=word(event, "cause"))


def _sprained(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-sprained", player=pen.player(word(event, "player")))


def _player_removed(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-player_removed",
        player=pen.player(word(event, "player")),
        cause=word(event, "cause"),
        cell=word(event, "cell"),
        returns=number(event, "returns"),
    )


def _pass_redirected(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-pass_redirected", player=pen.player(word(event, "player")), cell=word(event, "to"))


def _bribe(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-bribe",
        player=pen.player(word(event, "player")),
        side=word(event, "side"),
        amount=number(event, "amount"),
        chance=number(event, "chance"),
        roll=number(event, "roll"),
        triggered=event.get("triggered") is True,
    )


def _bribe_effect(pen: Pen, event: Event) -> str:
    effect = word(event, "effect")
    return pen.t(
        "kb-event-bribe_effect",
        player=pen.player(word(event, "player")),
        effect=pen.named("effect", effect),
        roll=number(event, "roll"),
        team=pen.team(word(event, "team")),
        side="against" if effect in AGAINST else "favour",
    )


def _bribe_chain(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-bribe_chain",
        player=pen.player(word(event, "player")),
        failed=pen.named("effect", word(event, "from")),
        next=pen.named("effect", word(event, "to")),
    )


def _favour(pen: Pen, event: Event) -> str:
    ball = event.get("ball")
    return pen.t(
        "kb-event-favour",
        effect=word(event, "effect"),
        beneficiary=pen.player(word(event, "beneficiary")),
        used=event.get("used") is True,
        ball=pen.ball(ball if isinstance(ball, str) else None),
    )


def _role_forced(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-role_forced", player=pen.player(word(event, "player")), role=word(event, "role"))


def _critical(pen: Pen, event: Event) -> str:
    return pen.t("kb-event-critical", player=pen.player(word(event, "player")), special=word(event, "special"))


def _copy(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-copy",
        player=pen.player(word(event, "player")),
        special=pen.named("special", word(event, "copied")),
        valid=event.get("valid") is True,
    )


def _special_used(pen: Pen, event: Event) -> str:
    return pen.t(
        "kb-event-special_used",
        player=pen.player(word(event, "player")),
        special=pen.named("special", word(event, "special")),
        via=word(event, "via"),
    )


TELLERS: Mapping[str, Teller] = {
    "random_event": _random_event,
    "event_replaced": _event_replaced,
    "no_effect": _no_effect,
    "special_aborted": _special_aborted,
    "player_displaced": _player_displaced,
    "player_hampered": _player_hampered,
    "wounded": _wounded,
    "sprained": _sprained,
    "player_removed": _player_removed,
    "pass_redirected": _pass_redirected,
    "bribe": _bribe,
    "bribe_effect": _bribe_effect,
    "bribe_chain": _bribe_chain,
    "favour": _favour,
    "role_forced": _role_forced,
    "critical": _critical,
    "copy": _copy,
    "special_used": _special_used,
}
