"""A planned season as a post: everything that will be public, page by page, and the form that changes it."""

from collections.abc import Sequence
from typing import NamedTuple

from presenters.errors import UploadFaults, fault_lines
from presenters.escaping import clip, escape, mention, plain
from presenters.fitting import fit_lines
from presenters.matrix_hockey.creation.checks import check_plan, matrix_rounds, planned_rounds, planned_weeks
from presenters.matrix_hockey.creation.options import Options
from presenters.matrix_hockey.creation.plan import MODULES, SeasonPlan
from presenters.matrix_hockey.creation.teams import RosterTeam
from presenters.matrix_hockey.creation.writing import matrix_table, write_config
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Voice, stamp
from referee.model import League
from rules.errors import CaseError
from rules.matrix_hockey.season.calendar import draw_up_round_robin
from rules.matrix_hockey.state import COMPS

SUMMARY, WAITING, CALENDAR, OPTIONS, MATRICES = "resume", "attente", "calendrier", "options", "matrices"
ROOM = 3400  # characters of a page, below Discord's limit with what stands around it
DAYS, HOURS = 7, 24
NAME, CHARTER = 60, 1500
FAULTY, READY = 0xE67E22, 0x2ECC71


class PlanView(NamedTuple):
    """What a preview is made from."""

    voice: Voice
    league: League
    plan_id: int
    plan: SeasonPlan
    now_ms: int


def list_plan_pages(plan: SeasonPlan) -> tuple[str, ...]:
    """Return the names of the pages of a preview; a division's is its id."""
    waiting = (WAITING,) if plan.roster.waiting else ()
    matrices = (MATRICES,) if plan.matrices else ()
    return (SUMMARY, *plan.roster.divisions(), *waiting, CALENDAR, OPTIONS, *matrices)


def season_preview(view: PlanView, page: str = SUMMARY) -> Post:
    """Return a page of a planned season with the form; what keeps it from being played stands on every page."""
    t, plan = view.voice.t, view.plan
    page = page if page in list_plan_pages(plan) else SUMMARY
    faults = check_plan(plan)
    title = f"### {t('mh-plan-title', name=escape(plan.name, NAME), league=escape(view.league.name))}"
    blocks: list[Block] = [title, _fitted(view.voice, _page(view, page, faults))]
    if faults is not None and page != SUMMARY:
        blocks.append(t("mh-plan-not-yet", count=len(faults.items)))
    blocks.append(_page_select(view, page))
    if page == SUMMARY:
        blocks += _selects(view)
    blocks.append(_buttons(view, is_ready=faults is None))
    return Post(tuple(blocks), accent=READY if faults is None else FAULTY)


def faulty_upload_text(voice: Voice, faults: UploadFaults, *, file: str) -> Post:
    """Return the answer to an upload that cannot be taken: one line per fault, and that nothing was created.

    `file`: which of them, `teams`, `config` or `matrices`.
    """
    lines = _fitted(voice, [f"- {line}" for line in fault_lines(voice, faults, "mh")])
    return Post((voice.t(f"mh-faulty-{file}"), lines, voice.t("mh-nothing-created")), accent=FAULTY)


def _fitted(voice: Voice, lines: Sequence[str]) -> str:
    return "\n".join(fit_lines(voice, lines, ROOM, "mh-plan-cut"))


def _page(view: PlanView, page: str, faults: UploadFaults | None) -> list[str]:
    made = {SUMMARY: lambda: _summary(view, faults), WAITING: lambda: _waiting(view)}
    made |= {CALENDAR: lambda: _calendar(view), OPTIONS: lambda: _options(view), MATRICES: lambda: _matrices(view)}
    return made[page]() if page in made else _division(view, page)


def _summary(view: PlanView, faults: UploadFaults | None) -> list[str]:
    t, plan = view.voice.t, view.plan
    divisions = plan.roster.divisions()
    sizes = ", ".join(t("mh-plan-size", division=name, count=len(teams)) for name, teams in divisions.items())
    alone = sum(team.coach is None for team in plan.roster.teams)
    lines = [
        t("mh-plan-teams", count=len(plan.roster.teams), divisions=sizes),
        t("mh-plan-dummies", count=alone, waiting=len(plan.roster.waiting)),
    ]
    if faults is not None:
        wrong = [f"- {line}" for line in fault_lines(view.voice, faults, "mh")]
        return [*lines, t("mh-plan-faults", count=len(faults.items)), *wrong]
    rounds, weeks = planned_rounds(plan), planned_weeks(plan)
    due = plan.deadlines(len(weeks), view.league.zone, view.now_ms)
    lines += [t("mh-plan-rounds", comp=comp, count=rounds[comp]) for comp in COMPS]
    start = t("mh-plan-start", start=plan.start_s) if plan.start_s else t("mh-plan-start-now")
    lines += [start, t("mh-plan-weeks", count=len(weeks), first=due[0] // 1000, last=due[-1] // 1000)]
    drawn = [comp for comp in COMPS if rounds[comp] and comp not in plan.matrices]
    lines.append(t("mh-plan-drawn", drawn=", ".join(drawn) or "none", given=", ".join(plan.matrices) or "none"))
    return [*lines, t("mh-plan-draws")]


def _division(view: PlanView, division: str) -> list[str]:
    t, teams = view.voice.t, view.plan.roster.divisions()[division]
    lines = [t("mh-plan-division", division=division, count=len(teams))]
    lines += [_team(view, code, team) for code, team in enumerate(teams, start=1)]
    names = {team.id: escape(team.name) for team in teams}
    first = ", ".join(f"{names[home]} – {names[away]}" for home, away in draw_up_round_robin(list(names))[1])
    return [*lines, t("mh-plan-first-round", matches=first)]


def _team(view: PlanView, code: int, team: RosterTeam) -> str:
    return view.voice.t("mh-plan-team", code=f"{code:02}", team=escape(team.name), coach=mention(team.coach))


def _matrices(view: PlanView) -> list[str]:
    return [f"**{name}**\n```\n{matrix_table(rows)}\n```" for name, rows in view.plan.matrices.items()]


def _waiting(view: PlanView) -> list[str]:
    entries = [
        view.voice.t(
            "mh-plan-waiting",
            place=place,
            name=escape(one.name),
            coach=mention(one.coach),
        )
        for place, one in enumerate(view.plan.roster.waiting, start=1)
    ]
    return [view.voice.t("mh-plan-waiting-title"), *entries]


def _calendar(view: PlanView) -> list[str]:
    try:
        weeks = planned_weeks(view.plan)
    except CaseError:
        return [view.voice.t("mh-plan-no-calendar")]
    due = view.plan.deadlines(len(weeks), view.league.zone, view.now_ms)
    lines = [view.voice.t("mh-plan-calendar-title", zone=view.league.zone)]
    for week, (played, at_ms) in enumerate(zip(weeks, due, strict=True), start=1):
        rounds = " ".join(f"{comp}{number}" for comp in COMPS for number in played.get(comp, ()))
        lines.append(view.voice.t("mh-plan-week", week=week, rounds=rounds or "none", due=stamp(at_ms)))
    return lines


def _options(view: PlanView) -> list[str]:
    t, plan = view.voice.t, view.plan
    charter = plan.config.get("charter")
    others = {key: value for key, value in plan.config.items() if key != "charter"}
    written = write_config(Options(config=others)).replace("`", "'")
    lines = [t("mh-plan-rulebook") if not written else f"{t('mh-plan-differs')}\n```toml\n{clip(written, 1500)}\n```"]
    if isinstance(charter, str):
        lines.append(t("mh-plan-charter", text=escape(charter, CHARTER)))
    return lines


def _page_select(view: PlanView, page: str) -> Select:
    t, divisions = view.voice.t, view.plan.roster.divisions()
    options = tuple(
        SelectOption(
            t("mh-plan-page-division", division=name) if name in divisions else t(f"mh-plan-page-{name}"),
            name,
            default=name == page,
        )
        for name in list_plan_pages(view.plan)
    )
    return Select(custom_id("mh-plan-page", view.plan_id), t("mh-plan-page"), options)


def _selects(view: PlanView) -> Sequence[Select]:
    t, plan = view.voice.t, view.plan
    weekly = plan.weekly
    days = tuple(SelectOption(t(f"mh-day-{day}"), str(day), default=day == weekly.day) for day in range(DAYS))
    times = sorted({*((hour, 0) for hour in range(HOURS)), (weekly.hour, weekly.minute)})
    hours = tuple(
        SelectOption(
            t("mh-plan-closes-at", time=f"{hour:02}:{minute:02}"),
            f"{hour}.{minute}",
            default=(hour, minute) == (weekly.hour, weekly.minute),
        )
        for hour, minute in times
    )
    modules = tuple(
        SelectOption(
            plain(t(f"mh-module-{name}"), 100), name, t(f"mh-module-{name}-about"), default=name in plan.chosen
        )
        for name in MODULES
    )
    return (
        Select(custom_id("mh-plan-day", view.plan_id), t("mh-plan-day"), days),
        Select(custom_id("mh-plan-hour", view.plan_id), t("mh-plan-hour"), hours),
        Select(custom_id("mh-plan-modules", view.plan_id), t("mh-plan-modules"), modules, 0, len(modules)),
    )


def _buttons(view: PlanView, *, is_ready: bool) -> ButtonRow:
    t = view.voice.t
    return ButtonRow(
        (
            Button(
                t("mh-plan-confirm"), custom_id("mh-plan-ok", view.plan_id), ButtonStyle.success, disabled=not is_ready
            ),
            Button(t("mh-plan-config"), custom_id("mh-plan-config", view.plan_id)),
            Button(
                t("mh-plan-matrices"),
                custom_id("mh-plan-matrices", view.plan_id),
                disabled=not _may_bring_matrices(view.plan),
            ),
            Button(t("mh-plan-drop"), custom_id("mh-plan-drop", view.plan_id), ButtonStyle.danger),
        )
    )


def _may_bring_matrices(plan: SeasonPlan) -> bool:
    try:
        return bool(matrix_rounds(plan))
    except CaseError:
        return False
