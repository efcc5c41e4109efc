"""A referee's act in words: what it was, who did it and why, and what it changed for the match."""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from msgspec import UNSET

from presenters.dossier import Dossier
from presenters.escaping import code_span, escape, mention
from presenters.fitting import name_some
from presenters.presenter import Presenter, TellsActs, describe_die
from presenters.texts import Voice
from referee.acts import (
    AnnulTurn,
    AppealAnswer,
    ChangeRules,
    CloseNow,
    EnterOrder,
    Excuse,
    Extend,
    ForceDie,
    GameAct,
    GiveRuling,
    Grace,
    HandSeatOver,
    HiddenAct,
    LeagueChange,
    LookAtOrders,
    MakeAppeal,
    Pause,
    PromiseReward,
    Rehearse,
    ReplaceCaptain,
    ReplacePlayer,
    ReplaceReferee,
    Replay,
    ReplayWithDie,
    Resume,
    Rewind,
    Weekly,
    act_of,
)
from referee.hand.times import HOUR_MS, MINUTE_MS
from referee.model import Arbitration
from rules.contract import SeatId

REASON = 300
NAME = 90
MOST_CHANGES = 4


def act_line(voice: Voice, act: Arbitration, reason: int = REASON) -> str:
    """Return an act in one line: what, who, why, and by which clause if the reason does not cite it itself."""
    clause = "none" if act.clause is None or act.clause in act.reason[:reason] else act.clause
    return voice.t(
        "act-line",
        act=act_name(voice, act),
        referee=f"<@{act.by_user}>" if act.by_user else voice.t("act-by-itself"),
        reason=escape(act.reason, reason) or "none",
        clause=clause,
    )


def act_name(voice: Voice, entry: Arbitration) -> str:
    """Return what kind of act it was."""
    match act_of(entry):
        case ForceDie(value=None):
            return voice.t("act-free-die")
        case _:
            return _kind(voice, entry.op)


def _kind(voice: Voice, op: str) -> str:
    return voice.t(f"act-{op.replace('_', '-')}")


def act_details(
    voice: Voice, presenter: Presenter, dossier: Dossier, entry: Arbitration, *, whole: bool = False
) -> tuple[str, ...]:
    """Return what an act changed, before and after, as far as everybody may know it.

    The changes of the position, field by field, come last: for the record (`whole`), or where nothing else tells them.
    """
    fields = tuple(_fields(voice, presenter, dossier, entry))
    told = presenter.act_lines(voice.locale, dossier, entry) if isinstance(presenter, TellsActs) else None
    if told is not None:
        return (*fields, *told)
    happened = presenter.happened(voice.locale, dossier, dossier.game.decode_events(entry.events))
    return (*fields, *happened, *_changes(voice, presenter, dossier, entry, whole=whole))


def _fields(voice: Voice, presenter: Presenter, dossier: Dossier, entry: Arbitration) -> Iterator[str]:  # noqa: PLR0912 - one per act
    """Yield what an act says by itself."""
    match act_of(entry):
        case AnnulTurn(due_ms=due_ms) | Extend(due_ms=due_ms) | Resume(due_ms=due_ms):
            yield _due(voice, entry, due_ms)
        case Pause(left_ms=left_ms):
            yield voice.t("act-left", hours=left_ms // HOUR_MS, minutes=left_ms % HOUR_MS // MINUTE_MS)
        case Grace() as act:
            yield _due(voice, entry, act.due_ms)
            yield voice.t("act-extensions-left", count=act.extensions_left)
            yield _seat(voice, dossier, act.seat)
        case CloseNow() as act:
            silent = [seat for seat in act.missing if not dossier.game.is_service(dossier.state, SeatId(seat))]
            if silent:
                yield voice.t("act-missing", teams=_teams(voice, dossier, silent))
            if not act.closed:
                yield voice.t("act-stuck")
        case EnterOrder(seat=seat):
            yield _seat(voice, dossier, seat)
        case GiveRuling(upheld=upheld):
            yield voice.t("act-upheld", upheld=upheld)
        case ReplaceReferee(referee_id=referee_id):
            yield voice.t("act-referee", referee=f"<@{referee_id}>")
        case ReplaceCaptain() | ReplacePlayer() | HandSeatOver() as act:
            yield _successor(voice, dossier, act)
        case LookAtOrders(seats=(), looked_at=str(seat)):
            yield voice.t("act-seat-none", team=_team(dossier, seat))
        case LookAtOrders(seats=seats) | Rehearse(seats=seats):
            yield voice.t("act-seats", count=len(seats), teams=_teams(voice, dossier, seats))
        case Excuse() as act:
            yield voice.t("act-excused", turn=act.excused_turn)
            yield _seat(voice, dossier, act.seat)
        case MakeAppeal() as act:
            yield voice.t("act-appealed", turn=act.appealed_turn, number=entry.number)
            yield _seat(voice, dossier, act.seat)
        case AppealAnswer() as act:
            yield voice.t("act-appeal-answered", number=act.appeal, accepted="yes" if act.accepted else "no")
            yield _seat(voice, dossier, act.seat)
        case PromiseReward(place=place, text=text):
            yield voice.t("act-promised", place=place, reward=escape(text, REASON))
        case Rewind() | Replay() | ReplayWithDie() as act:
            yield from _back(voice, presenter, dossier, entry, act)
        case ChangeRules(before=before, after=after):
            yield voice.t("act-rules", before=before, after=after)
        case ForceDie() as act:
            yield _die(voice, presenter, dossier, act, entry.before.get(act.label))
        case GameAct(fields=fields):
            yield from _about(voice, presenter, dossier, fields)
        case Weekly() | LeagueChange() | HiddenAct():
            return
        case never:
            assert_never(never)


def _due(voice: Voice, entry: Arbitration, due_ms: int) -> str:
    was = entry.before.get("due_ms")
    return voice.t("act-due", due=due_ms // 1000, was=f"<t:{was // 1000}:F>" if isinstance(was, int) else "none")


def _successor(voice: Voice, dossier: Dossier, act: ReplaceCaptain | ReplacePlayer | HandSeatOver) -> str:
    if act.user_id is UNSET:
        return _seat(voice, dossier, act.seat)
    return voice.t(
        "act-captain",
        team=_team(dossier, act.seat),
        captain=f"<@{act.user_id}>",
        game=dossier.contest.game,
        former=mention(act.former_user_id or None),
    )


def _back(
    voice: Voice, presenter: Presenter, dossier: Dossier, entry: Arbitration, act: Rewind | Replay | ReplayWithDie
) -> Iterator[str]:
    """Yield what going back meant: what was played again, what is to be played, who is asked again, what is undone."""
    if act.due_ms is not UNSET:
        yield _due(voice, entry, act.due_ms)
    numbers = {"turn": act.turn, "replayed": act.replayed, "changed": act.changed}
    yield voice.t("act-rewound", **numbers, open="none" if act.open is UNSET else str(act.open))
    if act.asked:
        yield voice.t("act-asked", teams=_teams(voice, dossier, act.asked))
    if act.lost:
        yield voice.t("act-lost", acts=name_some(voice, [_kind(voice, op) for op in act.lost]))
    match act:
        case Replay(seat=seat):
            yield _seat(voice, dossier, seat)
        case ReplayWithDie(label=label):
            yield _die(voice, presenter, dossier, act, entry.before.get(label))


def _about(voice: Voice, presenter: Presenter, dossier: Dossier, fields: Mapping[str, object]) -> Iterator[str]:
    """Yield whom an act of a game's part 9 is about: a seat, or a player."""
    seat, player = fields.get("seat", fields.get("team")), fields.get("player")
    if seat is not None:
        yield _seat(voice, dossier, str(seat))
    elif player is not None:
        name = presenter.players(dossier).get(str(player), str(player))
        yield voice.t("act-player", player=escape(name, NAME))


def _die(voice: Voice, presenter: Presenter, dossier: Dossier, act: ForceDie | ReplayWithDie, was: object) -> str:
    return voice.t(
        "act-die",
        die=describe_die(presenter, voice, dossier, act.label),
        label=code_span(act.label, NAME),
        value="none" if act.value is None else str(act.value),
        was="none" if was is None else str(was),
    )


def _changes(voice: Voice, presenter: Presenter, dossier: Dossier, entry: Arbitration, *, whole: bool) -> Iterator[str]:
    """Yield in the game's words which fields of the position changed; those that follow from others are left out."""
    act = act_of(entry)
    if not isinstance(act, GameAct | Excuse) or act.changes is UNSET:
        return
    tells = presenter.changes
    if tells is None or (not whole and entry.op in tells.by_name):
        return
    found = (tells.change(voice, dossier, path, was, now) for path, (was, now) in act.changes.items())
    told = [line for line in found if line is not None]
    yield from told[:MOST_CHANGES]
    if len(told) > MOST_CHANGES:
        yield voice.t("act-more-changes", count=len(told) - MOST_CHANGES)


def _teams(voice: Voice, dossier: Dossier, seats: Sequence[str]) -> str:
    return name_some(voice, [_team(dossier, seat) for seat in seats])


def _seat(voice: Voice, dossier: Dossier, seat: str) -> str:
    return voice.t("act-seat", team=_team(dossier, seat))


def _team(dossier: Dossier, seat: str) -> str:
    return escape(dossier.team_names.get(seat) or seat)
