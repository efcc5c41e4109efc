"""A referee's act in words: what it was, who did it and why, and what it changed for the match."""

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from presenters.dossier import Dossier
from presenters.escaping import code, escape
from presenters.listing import some
from presenters.presenter import Presenter, TellsActs
from presenters.texts import Voice
from referee.clock.times import HOUR_MS, MINUTE_MS
from referee.model import Arbitration

REASON = 300
NAME = 90
MOST_CHANGES = 4
TOLD = {"exclude", "mark_missing"}  # acts whose name says what they change


def act_line(voice: Voice, act: Arbitration, reason: int = REASON) -> str:
    """Return an act in one line: what, who, why, and by which clause if the reason does not cite it itself."""
    clause = "none" if act.clause is None or act.clause in act.reason[:reason] else act.clause
    return voice.t(
        "act-line",
        act=act_name(voice, act),
        referee=f"<@{act.by_user}>",
        reason=escape(act.reason, reason) or "none",
        clause=clause,
    )


def act_name(voice: Voice, act: Arbitration) -> str:
    """Return what kind of act it was."""
    if act.op == "force_die" and act.details.get("value") is None:
        return voice.t("act-free-die")
    return voice.t(f"act-{act.op.replace('_', '-')}")


def act_details(
    voice: Voice, presenter: Presenter, dossier: Dossier, act: Arbitration, *, whole: bool = False
) -> tuple[str, ...]:
    """Return what an act changed, before and after, as far as everybody may know it.

    The changes of the position, field by field, come last: for the record (`whole`), or where nothing else tells them.
    """
    told = presenter.act_lines(voice.locale, dossier, act) if isinstance(presenter, TellsActs) else None
    if told is not None:
        return (*_excused(voice, act), *_people(voice, presenter, dossier, act), *told)
    changes = cast("Mapping[str, tuple[object, object]]", act.details.get("changes") or {})
    happened = presenter.happened(voice.locale, dossier, dossier.game.decode_events(act.events))
    return (
        *_times(voice, act),
        *_close(voice, dossier, act),
        *_people(voice, presenter, dossier, act),
        *_die(voice, presenter, dossier, act),
        *happened,
        *(_changes(voice, presenter, dossier, changes) if whole or act.op not in TOLD else ()),
    )


def _times(voice: Voice, act: Arbitration) -> Iterator[str]:
    due, left = act.details.get("due_ms"), act.details.get("left_ms")
    if isinstance(due, int):
        was = act.before.get("due_ms")
        yield voice.t("act-due", due=due // 1000, was=f"<t:{was // 1000}:F>" if isinstance(was, int) else "none")
    if isinstance(act.details.get("extensions_left"), int):
        yield voice.t("act-extensions-left", count=cast("int", act.details["extensions_left"]))
    if isinstance(left, int):
        yield voice.t("act-left", hours=left // HOUR_MS, minutes=left % HOUR_MS // MINUTE_MS)


def _close(voice: Voice, dossier: Dossier, act: Arbitration) -> Iterator[str]:
    missing = cast("list[str]", act.details.get("missing") or [])
    if missing:
        yield voice.t("act-missing", teams=_teams(voice, dossier, missing))
    if act.details.get("closed") is False:
        yield voice.t("act-stuck")
    yield from _excused(voice, act)
    if "appealed_turn" in act.details:
        yield voice.t("act-appealed", turn=int(str(act.details["appealed_turn"])), number=act.number)
    if "appeal" in act.details:
        accepted = "yes" if act.details["accepted"] else "no"
        yield voice.t("act-appeal-answered", number=int(str(act.details["appeal"])), accepted=accepted)
    yield from _rewound(voice, dossier, act)
    lost = cast("list[str]", act.details.get("lost") or [])
    if lost:
        yield voice.t("act-lost", acts=some(voice, [voice.t(f"act-{op.replace('_', '-')}") for op in lost]))
    if "upheld" in act.details:
        yield voice.t("act-upheld", upheld=bool(act.details["upheld"]))


def _excused(voice: Voice, act: Arbitration) -> Iterator[str]:
    if "excused_turn" in act.details:
        yield voice.t("act-excused", turn=int(str(act.details["excused_turn"])))


def _rewound(voice: Voice, dossier: Dossier, act: Arbitration) -> Iterator[str]:
    """Yield what going back meant: what was played again, what is to be played, who is asked again."""
    told = act.details
    if "replayed" not in told:
        return
    numbers = {key: cast("int", told[key]) for key in ("turn", "replayed", "changed")}
    yield voice.t("act-rewound", **numbers, open=str(told.get("open", "none")))
    if asked := cast("list[str]", told.get("asked") or []):
        yield voice.t("act-asked", teams=_teams(voice, dossier, asked))


def _people(voice: Voice, presenter: Presenter, dossier: Dossier, act: Arbitration) -> Iterator[str]:
    told = act.details
    if "referee_id" in told:
        yield voice.t("act-referee", referee=f"<@{told['referee_id']}>")
    elif "user_id" in told:
        former = told.get("former_user_id")
        yield voice.t(
            "act-captain",
            team=_team(dossier, str(told["seat"])),
            captain=f"<@{told['user_id']}>",
            game=dossier.contest.game,
            former="none" if former is None else f"<@{former}>",
        )
    elif "seats" in told:
        seats, looked_at = cast("list[str]", told["seats"]), told.get("looked_at")
        if looked_at is not None and not seats:
            yield voice.t("act-seat-none", team=_team(dossier, str(looked_at)))
            return
        yield voice.t("act-seats", count=len(seats), teams=_teams(voice, dossier, seats))
    elif "seat" in told:
        yield voice.t("act-seat", team=_team(dossier, str(told["seat"])))
    elif "team" in told:
        yield voice.t("act-seat", team=_team(dossier, str(told["team"])))
    elif "player" in told:
        player = str(told["player"])
        yield voice.t("act-player", player=escape(presenter.players(dossier).get(player, player), NAME))


def _die(voice: Voice, presenter: Presenter, dossier: Dossier, act: Arbitration) -> Iterator[str]:
    if "label" not in act.details:
        return
    label, value = str(act.details["label"]), act.details.get("value")
    was = act.before.get(label)
    yield voice.t(
        "act-die",
        die=presenter.die(voice.locale, dossier, label),
        label=code(label, NAME),
        value="none" if value is None else str(value),
        was="none" if was is None else str(was),
    )


def _changes(
    voice: Voice, presenter: Presenter, dossier: Dossier, changes: Mapping[str, tuple[object, object]]
) -> Iterator[str]:
    """Yield in the game's words which fields of the position changed; those that follow from others are left out."""
    found = (presenter.change(voice.locale, dossier, path, was, now) for path, (was, now) in changes.items())
    told = [line for line in found if line is not None]
    yield from told[:MOST_CHANGES]
    if len(told) > MOST_CHANGES:
        yield voice.t("act-more-changes", count=len(told) - MOST_CHANGES)


def _teams(voice: Voice, dossier: Dossier, seats: Sequence[str]) -> str:
    return some(voice, [_team(dossier, seat) for seat in seats])


def _team(dossier: Dossier, seat: str) -> str:
    return escape(dossier.team_names.get(seat) or seat)
