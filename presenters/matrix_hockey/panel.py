"""The panels of a season: one per division and cup, with the week's matches, the table, and what may be pressed."""

from presenters.matrix_hockey import standing
from presenters.matrix_hockey.bulletin import fit_text
from presenters.matrix_hockey.dossier import Dossier
from presenters.matrix_hockey.narrative import sentence
from presenters.matrix_hockey.tables import pool_lines, table_block
from presenters.matrix_hockey.words import GameWords
from presenters.panel import dm_button, order_button
from presenters.post import Block, Button, ButtonRow, ButtonStyle, custom_id
from presenters.seals import promise_line
from rules.contract import SeatId
from rules.matrix_hockey.events import KdhWinner, WgWinner
from rules.matrix_hockey.season.tables import pool_table
from rules.matrix_hockey.views import list_standing_pages as standing_parts

CUPS = ("WG", "KDH")
MOST_MATCHES = 32
MATCHES_ROOM = 1300  # of a panel's 4000 characters


def panel_blocks(words: GameWords, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str) -> list[Block]:
    """Return a panel without its title."""
    state = words.state
    if state.phase == "season" and part not in standing_parts(state):
        return [words.t("mh-panel-not-played")]
    blocks: list[Block] = [_status(words, dossier, waiting_for, part)]
    if state.phase == "season":
        blocks += _matches(words, part)
    if part == "WG":
        blocks += pool_lines(words, (pool_table(state, pool) for pool in state.wg.pools))
        if state.wg.winner is not None:
            blocks.append(sentence(words, WgWinner(team=state.wg.winner)) or "")
    elif part == "KDH":
        winner = state.kdh.winner
        won = None if winner is None else sentence(words, KdhWinner(team=winner))
        blocks.append(won or words.t("mh-panel-kdh", count=len(state.kdh.alive)))
    elif part in state.divisions:
        found = standing.current_table(state, part)
        blocks += [
            words.t("mh-table-title", final=found.final),
            table_block(words, found, standing.movement_zones(state, part)),
        ]
    if dossier.turn.status == "open" and part == next(iter(state.divisions), part):  # one promise for the whole week
        blocks.append(promise_line(words.voice, dossier.turn))
    return [*blocks, *_rows(words, dossier, part)]


def _status(words: GameWords, dossier: Dossier, waiting_for: tuple[SeatId, ...], part: str) -> str:
    due, state = dossier.turn.due_ms // 1000, words.state
    if dossier.contest.status == "paused":
        return words.t("mh-panel-paused")
    if dossier.turn.status == "stuck":
        return words.t("mh-panel-stuck")
    if state.phase != "season":
        return words.t(f"mh-panel-{state.phase}", due=due)
    rounds = [one for one in standing.week_rounds(state) if standing.matches_of(state, one, part)]
    playing = {team for one in rounds for pair in standing.matches_of(state, one, part) for team in pair}
    active = [team for team in playing if state.teams[team].status == "active"]
    missing = len([team for team in active if team in waiting_for])
    if not active:
        return words.t("mh-panel-quiet", due=due)
    return words.t("mh-panel-season", due=due, received=len(active) - missing, count=len(active))


def _matches(words: GameWords, part: str) -> list[Block]:
    blocks: list[Block] = []
    for a_round in standing.week_rounds(words.state):
        pairs = standing.matches_of(words.state, a_round, part)[:MOST_MATCHES]
        if pairs:
            blocks.append(words.t("mh-round-head", round=words.round(a_round.comp, a_round.number)))
            blocks.append(fit_text("\n".join(words.pair(pair) for pair in pairs), MATCHES_ROOM))
    return blocks


def _rows(words: GameWords, dossier: Dossier, part: str) -> tuple[ButtonRow, ...]:
    contest = dossier.contest.id

    def button(name: str, action: str, *arguments: object, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        return Button(words.t(f"mh-button-{name}"), custom_id(action, *arguments), style)

    comp = part if part in CUPS else "CH"
    pages = (
        button("matrix", "mh-page", contest, "matrix", part),
        button("left", "mh-page", contest, "left", part),
        *(() if comp == "KDH" else (button("table", "mh-page", contest, "table", part),)),
        *((button("bracket", "mh-page", contest, "bracket", part),) if comp == "KDH" else ()),
    )
    order = (
        button("week", "mine", contest, style=ButtonStyle.primary),
        *((order_button(words.voice, "write", contest, ButtonStyle.primary),) if words.state.phase == "season" else ()),
        dm_button(words.voice),
    )
    return (ButtonRow(order), ButtonRow(pages))
