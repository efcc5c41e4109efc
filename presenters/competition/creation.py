"""The form in which a competition is prepared: the game and its options, the formula, what it would be.

What it would be: its rounds as so many entrants would play them, and when each would end.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from presenters.competition.carrying import CarriedSeason
from presenters.competition.plan import DIVISIONS, FORMATS, SEEDINGS, WORDS, CompetitionPlan
from presenters.competition.tables import stage_tables, table_text
from presenters.competition.words import GameWords
from presenters.errors import UploadFaults, fault_lines
from presenters.escaping import clip, escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, SelectOption, custom_id
from presenters.texts import Voice, capital, stamp
from rules.competition import GAME
from rules.competition.events import TableDrawnUp
from rules.competition.hosting import list_hosted_fixtures
from rules.competition.state import RESULTS, State
from rules.contract import JsonObject, SeatId
from rules.dice import Dice
from rules.hosting import Question, list_asked
from rules.reading import read_turn

FEWEST, TOLD, MOST = 4, (8, 16), 32  # entrants for whom it is told


class RoundSpan(NamedTuple):
    """A round to come, as the position in which it would be played, and when it ends at the latest (UTC ms)."""

    state: State
    end_ms: int


def forecast_rounds(config: JsonObject, entrants: int) -> list[State]:
    """Return the positions of each turn of matches, the home side winning each; without dice, so nothing is drawn."""
    return list(_rounds(config, entrants))


def _rounds(config: JsonObject, entrants: int) -> Iterator[State]:
    names = [f"e{number}" for number in range(1, entrants + 1)]
    state = GAME.new({"config": config, "entrants": names}, Dice(b""))
    while state.phase != "finished":
        lines = (f"{one.key} {'2-0' if one.level == 'aggregate' else 'dom'}" for one in list_hosted_fixtures(state))
        reading = read_turn(GAME, state, {SeatId(RESULTS): "\n".join(lines) or None})
        state = GAME.resolve(state, reading.orders, Dice(b"")).state
        if state.phase == "running":
            yield state


def forecast_sizes(least: int, most: int) -> Sequence[int]:
    """Return the numbers of entrants for which it is told how long it takes, the smallest first."""
    fewest = max(least, min(FEWEST, most))
    return sorted(one for one in {fewest, *TOLD, min(MOST, most)} if fewest <= one <= most)


SHOWN = 30  # rounds of the calendar
NAMED, TABLES = 20, 2  # entrants, and tables, of a season that runs already
IN_FULL = 16  # entrants for whom it is shown
COLOUR, FAULTY = 0x8E44AD, 0xC0392B
FAULTS = 3000  # letters
GAME_STEP, FORMULA_STEP, PREVIEW_STEP = STEPS = ("1", "2", "3")


class PlanSheet(NamedTuple):
    """A plan with what one has to know to show it. `game`: how the game is called in the reader's language."""

    voice: Voice
    plan_id: int
    plan: CompetitionPlan
    game: str
    questions: Sequence[Question]
    times_turns: bool = False


class Outlook(NamedTuple):
    """When sign-up ends, and for some numbers of entrants the rounds that they would play.

    Of a season that runs already: how it stands, and for how many entrants nobody answers. `zone`: the league's, by
    which an hour of the week is meant, where the reader lives by another.
    """

    signup_ms: int = 0
    spans: Mapping[int, Sequence[RoundSpan]] = {}
    season: CarriedSeason | None = None
    unanswered: Sequence[str] = ()
    zone: str = "none"


def step_post(sheet: PlanSheet, step: str, outlook: Outlook | None = None) -> Post:
    """Return a step of the form; the last one needs the outlook."""
    title = f"### {escape(sheet.plan.name)}\n{sheet.voice.t('cp-step', step=int(step))}"
    match step:
        case "1":
            blocks = _game(sheet)
        case "2":
            blocks = _formula(sheet)
        case _:
            assert outlook is not None  # noqa: S101 - of the last step
            blocks = _preview(sheet, outlook)
    return Post((title, *blocks, _way(sheet, step)), accent=COLOUR)


def faulty_file_text(voice: Voice, faults: UploadFaults) -> Post:
    """Return the answer to a file that cannot be taken: a line for each fault, and that nothing was founded."""
    lines = "\n".join(f"- {line}" for line in fault_lines(voice, faults, "cp"))
    return Post((voice.t("cp-import-faulty"), clip(lines, FAULTS), voice.t("cp-import-nothing")), accent=FAULTY)


def _way(sheet: PlanSheet, step: str) -> ButtonRow:
    """Return the buttons to the step before and to the next one; the last one opens sign-up."""
    place = STEPS.index(step)
    before = [_to(sheet, STEPS[place - 1], "back", ButtonStyle.secondary)] if place else []
    if step == PREVIEW_STEP:
        label = "cp-button-open" if sheet.plan.file is None else "cp-button-carry"
        opens = Button(sheet.voice.t(label), custom_id("cp-create", sheet.plan_id), ButtonStyle.success)
        return ButtonRow((*before, opens))
    return ButtonRow((*before, _to(sheet, STEPS[place + 1], "step", ButtonStyle.primary)))


def _to(sheet: PlanSheet, step: str, action: str, style: ButtonStyle) -> Button:
    label = sheet.voice.t(f"cp-button-{action}", step=int(step))
    return Button(label, custom_id(f"cp-{action}", sheet.plan_id, step), style)


def _game(sheet: PlanSheet) -> list[Block]:
    own = [] if sheet.times_turns else [_numbers(sheet, "turn")]
    choices: list[Block] = [_question(sheet, question) for question in list_asked(sheet.questions, sheet.plan.picks)]
    return [sheet.voice.t("cp-form-game", game=sheet.game), *choices, *own]


def _question(sheet: PlanSheet, question: Question) -> Select:
    t, chosen = sheet.voice.t, question.chosen(sheet.plan.picks.get(question.key))
    options = tuple(
        SelectOption(clip(t(pick.label), 100), pick.word, default=pick in chosen) for pick in question.picks
    )
    bounds = (0, len(options)) if question.is_many else (1, 1)
    return Select(custom_id("cp-pick", sheet.plan_id, question.key), clip(t(question.label), 100), options, *bounds)


def _formula(sheet: PlanSheet) -> list[Block]:
    plan, t = sheet.plan, sheet.voice.t
    pace = [_numbers(sheet, "hours"), *([_numbers(sheet, "day"), _numbers(sheet, "hour")] if plan.weekly else [])]
    if plan.file is not None:  # it has its formula already
        return [t("cp-form-pace"), *pace]
    formats = tuple(
        SelectOption(t("cp-plan-format", format=one), one, clip(_about(sheet, one), 100), default=one == plan.format)
        for one in FORMATS
    )
    blocks: list[Block] = [t("cp-form-formula"), _select(sheet, "format", formats)]
    blocks += [_numbers(sheet, "rounds")] if plan.is_swiss else []
    if plan.has_window:
        moves = tuple(
            SelectOption(_said(sheet, "moves", one), one, default=one == plan.moves) for one in WORDS["moves"]
        )
        blocks += [_numbers(sheet, "window"), _select(sheet, "moves", moves)]
    if plan.format != DIVISIONS:
        seedings = tuple(SelectOption(_said(sheet, "seeding", one), one, default=one == plan.seeds) for one in SEEDINGS)
        blocks.append(_select(sheet, "seeding", seedings))
    return [*blocks, *(_numbers(sheet, field) for field in ("least", "most", "signup")), *pace]


def _about(sheet: PlanSheet, format_: str) -> str:
    return sheet.voice.t("cp-plan-about", format=format_, rounds=sheet.plan.rounds)


def _numbers(sheet: PlanSheet, field: str) -> Select:
    chosen, offered = getattr(sheet.plan, field), sheet.plan.offered(field)
    options = (SelectOption(_said(sheet, field, one), str(one), default=one == chosen) for one in offered)
    return _select(sheet, field, tuple(options))


def _select(sheet: PlanSheet, field: str, options: tuple[SelectOption, ...]) -> Select:
    return Select(custom_id(f"cp-{field}", sheet.plan_id), sheet.voice.t(f"cp-choose-{field}"), options)


def _said(sheet: PlanSheet, field: str, value: str | int) -> str:
    """Return a choice in words that say by themselves what is chosen."""
    days = value // 24 if isinstance(value, int) else 0
    return sheet.voice.t(f"cp-say-{field}", value=value, days=days, day=value)


def _preview(sheet: PlanSheet, outlook: Outlook) -> list[Block]:
    t, plan = sheet.voice.t, sheet.plan
    if outlook.season is not None:
        return _understood(sheet, outlook, outlook.season)
    shown = t(
        "cp-plan",
        game=sheet.game,
        options=", ".join(_picked(sheet)) or "none",
        format=t("cp-plan-format", format=plan.format),
        about=_about(sheet, plan.format),
        least=plan.least,
        most=plan.most,
        seeding=plan.seeds,
        start=outlook.signup_ms // 1000,
        pace=_said(sheet, "hours", plan.hours),
        weekly=_weekly(sheet, outlook),
        window=plan.window if plan.has_window else 1,
        moves=plan.moves if plan.has_window else "never",
    )
    entrants = max((one for one in outlook.spans if one <= IN_FULL), default=min(outlook.spans))
    return [shown, _ends(sheet, outlook), _calendar(sheet, entrants, outlook.spans[entrants])]


def _weekly(sheet: PlanSheet, outlook: Outlook) -> str:
    plan = sheet.plan
    if plan.weekly is None:
        return "no"
    return sheet.voice.t("cp-weekly", day=plan.day, hour=plan.hour, zone=outlook.zone)


def _understood(sheet: PlanSheet, outlook: Outlook, season: CarriedSeason) -> list[Block]:
    """Return what is understood of a season that runs already: who plays, what has been played, the table."""
    t, words = sheet.voice.t, GameWords(sheet.voice, season.state)
    done = sum(one.status == "done" for one in season.state.fixtures.values())
    stage = season.state.stages[season.state.stage - 1] if season.state.stages else None
    summary = t(
        "cp-import",
        game=sheet.game,
        options=", ".join(_picked(sheet)) or "none",
        teams=len(season.state.entrants),
        names=words.list(words.entrant(one) for one in list(season.state.entrants)[:NAMED]),
        done=done,
        total=sum(one.status != "void" for one in season.state.fixtures.values()),
        round="none" if stage is None else words.round(season.state.stage, stage.round, stage.to),
        pace=_said(sheet, "hours", sheet.plan.hours),
        weekly=_weekly(sheet, outlook),
    )
    blocks: list[Block] = [summary, *(table_text(words, one) for one in _tables(words))]
    if season.turned:
        blocks.append(t("cp-import-turned", count=season.turned))
    if outlook.unanswered:
        shown = words.list(escape(name) for name in outlook.unanswered[:NAMED])
        blocks.append(t("cp-import-unanswered", count=len(outlook.unanswered), names=shown))
    return blocks


def _tables(words: GameWords) -> Sequence[TableDrawnUp]:
    return [one for number in range(1, len(words.state.stages) + 1) for one in stage_tables(words, number)][-TABLES:]


def _picked(sheet: PlanSheet) -> list[str]:
    """Return what is chosen of the game, in words."""
    t = sheet.voice.t
    picks = sheet.plan.picks
    picked = [t(pick.label) for one in list_asked(sheet.questions, picks) for pick in one.chosen(picks.get(one.key))]
    return picked if sheet.times_turns or not sheet.plan.turn else [*picked, _said(sheet, "turn", sheet.plan.turn)]


def _ends(sheet: PlanSheet, outlook: Outlook) -> str:
    lines = (
        sheet.voice.t("cp-plan-end", entrants=entrants, turns=len(spans), end=stamp(spans[-1].end_ms, "d"))
        for entrants, spans in sorted(outlook.spans.items())
    )
    return "\n".join(lines)


def _calendar(sheet: PlanSheet, entrants: int, spans: Collection[RoundSpan]) -> str:
    """Return the rounds that so many would play, each with its end."""
    lines = [sheet.voice.t("cp-plan-calendar", entrants=entrants)]
    for state, end_ms in list(spans)[:SHOWN]:
        stage = state.stages[state.stage - 1]
        name = capital(GameWords(sheet.voice, state).round(state.stage, stage.round, stage.to))
        lines.append(sheet.voice.t("cp-plan-round", name=name, day=stamp(end_ms, "d"), hour=stamp(end_ms, "t")))
    more = len(spans) - SHOWN
    return "\n".join([*lines, *([sheet.voice.t("cp-plan-more", count=more)] if more > 0 else [])])
