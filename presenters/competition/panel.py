"""The panel of a competition: who has entered; then the round that is being played, and how it stands."""

from collections.abc import Sequence

from presenters.competition.dossier import Dossier
from presenters.competition.standing import results_in_hand
from presenters.competition.tables import bracket_text, fixture_line, honours_text, stage_tables, table_text
from presenters.competition.words import GameWords
from presenters.escaping import escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, custom_id
from referee.competition.founding import REFEREE, RESULTS
from referee.competition.waiting import list_waiting, waits_for_place
from referee.model import Seat
from rules.competition.config import BracketConfig, SwissConfig
from rules.competition.turn.season import is_open

PAGES = ("table", "calendar", "bracket", "honours")
SHOWN = 40


def list_signed_up(dossier: Dossier) -> Sequence[Seat]:
    """Return who has entered, in the order of sign-up."""
    return [row for row in dossier.seats if row.seat not in {REFEREE, RESULTS} and not waits_for_place(row.seat)]


def panel_blocks(words: GameWords, dossier: Dossier) -> tuple[Block, ...]:
    """Return what the panel says, and its buttons."""
    match words.state.phase:
        case "signup":
            return _signup(words, dossier)
        case "running":
            late = (ButtonRow((enter_button(words, dossier),)),) if _may_enter(words) else ()
            return (*_running(words, dossier), *late, page_row(words, dossier))
        case "finished":
            champion = words.t("cp-champion", champion=words.entrant(words.state.champion))
            again = Button(words.t("cp-button-again"), custom_id("cp-again", dossier.contest.id))
            return (champion, honours_text(words), page_row(words, dossier), ButtonRow((again,)))


def enter_button(words: GameWords, dossier: Dossier) -> Button:
    """Return the button by which one signs up."""
    return Button(words.t("cp-button-enter"), custom_id("cp-enter", dossier.contest.id), ButtonStyle.success)


def _signup(words: GameWords, dossier: Dossier) -> tuple[Block, ...]:
    rows, waiting = list_signed_up(dossier), list_waiting(dossier.seats)
    names = _names(rows)
    told = words.t("cp-signup-open", count=len(rows), due=dossier.turn.due_ms // 1000)
    leave = Button(words.t("cp-button-leave"), custom_id("cp-leave", dossier.contest.id), ButtonStyle.secondary)
    after = (words.t("cp-signup-waiting", count=len(waiting)), _names(waiting)) if waiting else ()
    buttons = ButtonRow((enter_button(words, dossier), leave, _rules(words, dossier)))
    return (told, *((names,) if names else ()), *after, buttons)


def _names(rows: Sequence[Seat]) -> str:
    lines = [f"{place}. {escape(row.name)}" for place, row in enumerate(rows[:SHOWN], start=1)]
    return "\n".join([*lines, *(["…"] if len(rows) > SHOWN else [])])


def _may_enter(words: GameWords) -> bool:
    """Return whether somebody may still enter (CP-2-d)."""
    first = words.state.config.stages[0]
    before = first.late_entry if isinstance(first, SwissConfig) and isinstance(first.late_entry, int) else 0
    return words.state.stage == 1 and words.state.stages[0].round < before


def _running(words: GameWords, dossier: Dossier) -> list[Block]:
    state = words.state
    number, stage = state.stage, state.stages[state.stage - 1]
    blocks: list[Block] = [
        words.t("cp-round-runs", name=words.round(number, stage.round, stage.to), due=dossier.turn.due_ms // 1000)
    ]
    if count := results_in_hand(dossier):
        blocks.append(words.t("cp-live", count=count))
    if stage.is_bracket:  # it shows what is open
        return [*blocks, bracket_text(words, number)[:1500]]
    left = [fixture_line(words, key, fixture) for key, fixture in state.fixtures.items() if is_open(fixture)]
    if left:
        blocks.append("\n".join(left[:SHOWN]))
    return [*blocks, *(table_text(words, table) for table in stage_tables(words, number)[:4])]


def page_row(words: GameWords, dossier: Dossier) -> ButtonRow:
    """Return the buttons to the competition's pages, and to the short rules."""
    brackets = [isinstance(stage, BracketConfig) for stage in words.state.config.stages]
    idle = {*(() if any(brackets) else ("bracket",)), *(("table",) if all(brackets) else ())}
    shown = [page for page in PAGES if page not in idle]
    pages = (Button(words.t(f"cp-page-{page}"), custom_id("cp-page", dossier.contest.id, page)) for page in shown)
    return ButtonRow((*pages, _rules(words, dossier)))


def _rules(words: GameWords, dossier: Dossier) -> Button:
    return Button(words.t("lobby-rules"), custom_id("rules", dossier.contest.game))
