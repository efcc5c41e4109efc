"""The pages of the plan: the next gesture in one tap, each with its chance; a step with its fall-backs."""

from collections.abc import Iterator
from typing import NamedTuple

from presenters.form import FormChoice, FormStep, Press
from presenters.helvetia_cup.form.desk import FormDesk, FormPage, stale_error
from presenters.post import ButtonStyle, SelectOption
from rules.helvetia_cup import chances
from rules.helvetia_cup.events import ShotKind
from rules.helvetia_cup.pitch import Hex

KINDS: dict[str, ShotKind] = {"s": "shot", "v": "volley", "t": "header"}
ENDS = frozenset("svt-")  # nothing comes after these
MOST = 15  # gestures as buttons


class PlanCarrier(NamedTuple):
    """Who has the ball at a step of the plan, where, and how they got it: `own`, `short`, `long`."""

    number: int
    at: Hex
    chain: str


def list_carriers(desk: FormDesk, step: int) -> tuple[PlanCarrier, ...]:
    """Return who may have the ball at a step (from 1), first whom the first gestures of the steps before lead to."""
    ball = desk.foreseen.ball
    if ball.holder is None or ball.at is None:
        return ()
    found: tuple[PlanCarrier, ...] = (PlanCarrier(ball.holder, ball.at, "own"),)
    for alternatives in desk.draft.plan[: step - 1]:
        receivers = (_receiver(desk, one) for one in alternatives)
        found = tuple(dict.fromkeys(one for one in receivers if one is not None))
    return found


def _receiver(desk: FormDesk, written: str) -> PlanCarrier | None:
    """Return who receives a pass that is played as written; None where nobody does."""
    do, target = written[:1], written[1:].rstrip("?")
    if do not in {"p", "l"}:
        return None
    team = desk.foreseen.teams.of(desk.seat)
    for n in team.on_pitch:
        at = team.players[n].at
        if at is not None and target in {str(n), at}:
            return PlanCarrier(n, at, "short" if do == "p" else "long")
    return None


def next_step(desk: FormDesk) -> int | None:
    """Return the number of the step that may be added; None where the plan is at its end."""
    plan = desk.draft.plan
    if plan and all(one[:1] in ENDS for one in plan[-1]):
        return None
    return len(plan) + 1 if len(plan) < desk.state.config.plan_max_steps else None


def next_gesture_choice(desk: FormDesk) -> tuple[FormChoice, ...]:
    """Return the choice of the next gesture: passes, the way to a shot."""
    step = next_step(desk)
    if step is None:
        return ()
    options = list_gestures(desk, step)[:MOST]
    return (FormChoice("add", desk.t("hc-form-next", step=step), options, is_pressed=True),) if options else ()


def list_gestures(desk: FormDesk, step: int) -> list[SelectOption]:
    """Return what may be done at a step: passes to team-mates, and the kinds of shot; each once."""
    found: dict[str, SelectOption] = {}
    for who in list_carriers(desk, step):
        for one in _gestures(desk, who):
            found.setdefault(one.value, one)
    return list(found.values())


def _gestures(desk: FormDesk, who: PlanCarrier) -> Iterator[SelectOption]:
    if desk.state.restart != "penalty" and who.chain != "long":
        for one in chances.pass_chances(desk.foreseen, desk.seat, who.number, who.at):
            yield SelectOption(_pass_label(desk, one), f"{'p' if one.is_short else 'l'}{one.player}")
    for do, kind in KINDS.items():
        if _may(desk, who, do) and (shot := _shot(desk, who, kind)) is not None:
            yield SelectOption(desk.t(f"hc-form-{kind}", cells=shot.keeper_cells), do)


def _shot(desk: FormDesk, who: PlanCarrier, kind: ShotKind) -> chances.ShotChances | None:
    kind = "penalty" if desk.state.restart == "penalty" else kind
    return chances.shot_chances(desk.foreseen, desk.seat, who.number, kind, who.at)


def _may(desk: FormDesk, who: PlanCarrier, do: str) -> bool:
    """Return whether a kind of shot can follow how the ball came (rulebook 6.7)."""
    if desk.state.is_family:
        return do == "s"
    return {"own": "s", "short": "v", "long": "t"}[who.chain] == do


def _pass_label(desk: FormDesk, one: chances.PassChance) -> str:
    risk = 0 if one.opponent_chance is None else one.opponent_chance.percent
    if one.chance is None:
        return desk.t("hc-form-pass", player=desk.player(one.player), risk=risk, offside=one.is_offside)
    percent = one.chance.percent
    return desk.t("hc-form-long", player=desk.player(one.player), percent=percent, risk=risk, offside=one.is_offside)


def plan_page(desk: FormDesk, focus: str) -> FormPage:
    """Return the plan with its steps (`g`), one of them (`g2`), or the goal's cells for a shot (`g2-s`, `g2-or-s`)."""
    step, _, rest = focus.removeprefix("g").partition("-")
    if not step:
        return _plan(desk)
    if not step.isdecimal():
        raise stale_error()
    if not rest:
        return _step(desk, int(step))
    if not 1 <= int(step) <= len(desk.draft.plan) + (not rest.startswith("or-")):
        raise stale_error()
    return _cells(desk, int(step), rest[-1:])


def press_gesture(desk: FormDesk, focus: str, part: str, values: tuple[str, ...]) -> FormStep:  # noqa: PLR0911 - one per press
    """Return the plan after a press. Raises `UserError` for what was not offered."""
    draft, value = desk.draft, values[0]
    number, _, rest = focus.removeprefix("g").partition("-")
    step = int(number) if number.isdecimal() else next_step(desk) or 0
    if part in {"add", "or"} and value in KINDS:
        return FormStep(draft.text, f"g{step}-{'or-' if part == 'or' else ''}{value}")
    steps = [list(one) for one in draft.plan]
    match part:
        case "cell" if rest.startswith("or-"):
            return FormStep(
                draft.with_plan([*steps[: step - 1], [*steps[step - 1], f"{rest[-1]}{value}"], *steps[step:]]).text,
                f"g{step}",
            )
        case "cell":
            return FormStep(draft.with_plan([*steps[: step - 1], [f"{rest[-1]}{value}"]]).text)
        case "add":
            return FormStep(draft.with_plan([*steps, [value]]).text)
        case "or":
            steps[step - 1].append(value)
            return FormStep(draft.with_plan(steps).text, focus)
        case "safe":
            steps[step - 1][0] = _toggled(steps[step - 1][0])
            return FormStep(draft.with_plan(steps).text, focus)
        case "drop":
            return FormStep(draft.with_plan(steps[: step - 1]).text)
        case "less":
            steps[step - 1].pop()
            return FormStep(draft.with_plan(steps).text, focus)
    raise stale_error()


def _toggled(written: str) -> str:
    return written.removesuffix("?") if written.endswith("?") else f"{written}?"


def _plan(desk: FormDesk) -> FormPage:
    steps = range(1, len(desk.draft.plan) + 1)
    options = [
        SelectOption(desk.t("hc-form-step", number=n, told="/".join(desk.draft.plan[n - 1])), f"g{n}") for n in steps
    ]
    choices = (FormChoice("to", desk.t("hc-form-steps"), options, is_pressed=True),) if options else ()
    return FormPage((desk.t("hc-form-plan"),), choices=(*choices, *next_gesture_choice(desk)), presses=(desk.back(),))


def _step(desk: FormDesk, step: int) -> FormPage:
    if not 1 <= step <= len(desk.draft.plan):
        raise stale_error()
    now = desk.draft.plan[step - 1]
    told = desk.t("hc-form-editing", number=step, told="/".join(now))
    others = [one for one in list_gestures(desk, step)[:MOST] if one.value not in {made.rstrip("?") for made in now}]
    choices = (FormChoice("or", desk.t("hc-form-otherwise"), others, is_pressed=True),) if others else ()
    presses = [desk.goes("g", desk.t("hc-form-plan-back"))]
    if now[0] != "-":
        presses.append(Press("safe", desk.t("hc-form-safe", on=now[0].endswith("?"), shot=now[0][:1] in "svt")))
    if len(now) > 1:
        presses.append(Press("less", desk.t("hc-form-less")))
    presses.append(Press("drop", desk.t("hc-form-drop"), style=ButtonStyle.danger))
    return FormPage((told,), choices=choices, presses=tuple(presses))


def find_open_shot(desk: FormDesk, focus: str) -> tuple[PlanCarrier, chances.ShotChances] | None:
    """Return the shot whose cell a focus asks for, and whose it is; None where it asks for something else."""
    number, _, rest = focus.removeprefix("g").partition("-")
    do = rest[-1:]
    if not number.isdecimal() or do not in KINDS:
        return None
    able = (who for who in list_carriers(desk, int(number)) if _may(desk, who, do))
    return next(((who, shot) for who in able if (shot := _shot(desk, who, KINDS[do])) is not None), None)


def _cells(desk: FormDesk, step: int, do: str) -> FormPage:
    found = find_open_shot(desk, f"g{step}-{do}")
    if found is None:
        raise stale_error()
    who, shot = found
    cells = shot.cells.items()
    options = [
        SelectOption(desk.t("hc-form-cell", cell=cell, needed=one.needed, percent=one.percent), cell)
        for cell, one in cells
    ]
    told = desk.t(
        "hc-form-aiming",
        player=desk.player(who.number),
        zone=desk.t(f"hc-zone-{shot.zone}"),
        distance=shot.distance,
        cells=shot.keeper_cells,
        pressed=shot.pressed_by is not None,
    )
    choice = FormChoice("cell", desk.t("hc-form-where-goal"), options, is_pressed=True)
    return FormPage((told,), choices=(choice,), presses=(desk.back(),))
