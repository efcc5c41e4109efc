"""A referee's acts on a competition: its lines (part 9), whether matches may be put off, the next season.

Lines are carried out at once; what takes something back is shown first. `/competition reports` lets both sides of a
match put it off for a leave. [Rejouer la saison prochaine] opens sign-up again after the end, in two presses.
"""

import discord
from discord import app_commands

from cogs.desk.acting import answer_refusals, judge, tell_done
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, find_pressed_contest, match_choices
from cogs.kit.correction import AskedCorrection, Corrections, carry_out_asked, find_newcomer, not_possible_error
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.league import check_referee, league_here
from presenters.competition.acts import LINES, fault_id, fault_values
from presenters.competition.preview import preview_post, takes_back
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from referee.competition.founding import KEY
from referee.desk import rewind as showing
from referee.desk.competitions import give_place, play_again, set_moves
from referee.model import Arbitration, By, Contest, Why
from referee.turns import contests
from rules.competition.acts import LinesError
from rules.competition.state import State
from rules.errors import CaseError


def _refused(error: CaseError) -> UserError:
    """Return why a line was refused; a line is what the referee wrote, never what another one ordered."""
    if not isinstance(error, LinesError):
        return not_possible_error(error)
    return UserError(fault_id(error.error), **fault_values(error.error))


async def _lines(asked: AskedCorrection[State]) -> Arbitration | None:
    """Carry lines out; where they take something back and are not confirmed, show what they would change first."""
    if asked.wanted.confirmed:
        return await carry_out_asked(asked, LINES)
    app, contest = app_of(asked.interaction), asked.dossier.contest
    by = By(asked.interaction.user.id, asked.wanted.reason, LINES.clause)
    kept, shown = await showing.propose_act(app.house, contest.id, by, op=LINES.op, fields=LINES.read(asked.given))
    before, after = shown.state, shown.outcome.state
    assert isinstance(before, State)  # noqa: S101 - a competition's
    assert isinstance(after, State)  # noqa: S101
    events = asked.dossier.game.decode_events(shown.events)
    if not takes_back(events):
        return await carry_out_asked(asked, LINES)
    voice = asked.given.voice
    title = app.presenter_of(asked.dossier).title(voice.locale, asked.dossier)
    post = preview_post(title, GameWords(voice, before), GameWords(voice, after), events, (contest.id, kept.id))
    await answer(asked.interaction, post)
    return None


async def _replace_player(asked: AskedCorrection[State]) -> Arbitration:
    """Give the place of a person who has entered to the person chosen."""
    return await give_place(
        app_of(asked.interaction).house,
        asked.dossier.contest.id,
        By(asked.interaction.user.id, asked.wanted.reason),
        seat=asked.given.chosen,
        user_id=find_newcomer(asked.wanted.coach, "cp-act-how-replace-player"),
    )


@register("cp-lines")
async def confirm_lines(interaction: discord.Interaction, contest_id: int, proposal_id: int) -> None:
    """Carry out the lines that were shown."""
    await defer_change(interaction)
    app, contest = app_of(interaction), await find_pressed_contest(interaction, contest_id)
    await judge(interaction, contest)
    with answer_refusals({Why.UNKNOWN_DRAFT: "cp-preview-stale"}):
        await showing.confirm_act(app.house, contest.id, proposal_id, interaction.user.id)
    await tell_done(interaction, contest, is_confirmed=True)


CORRECTIONS: Corrections[State] = Corrections(
    acts=(), own={LINES.op: _lines, "replace_player": _replace_player}, refused=_refused, no_seat="cp-act-entrant"
)


@app_commands.command(**declare_command("cp-rejouer"))
@declare_options(match="competition")
@app_commands.autocomplete(match=match_choices)
async def ask_next_season(interaction: discord.Interaction, match: str | None = None) -> None:
    """Ask a referee whether the next season is to begin."""
    await defer(interaction)
    await _ask(interaction, await find_named_contest(interaction, match, KEY))


@register("cp-again")
async def next_season_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Ask the referee who presses the same."""
    await defer(interaction)
    await _ask(interaction, await find_pressed_contest(interaction, contest_id))


async def _ask(interaction: discord.Interaction, contest: Contest) -> None:
    app = app_of(interaction)
    check_referee(interaction, await league_here(interaction))
    voice, season = app.texts.voice(await language_of(interaction)), await _season(interaction, contest.id)
    if season is None:
        raise UserError("cp-again-later")
    told = voice.t("cp-again-ask", competition=escape(contest.name), season=season + 1)
    sure = Button(
        voice.t("cp-again-sure", season=season + 1), custom_id("cp-again-yes", contest.id), ButtonStyle.success
    )
    await answer(interaction, Post((told, ButtonRow((sure,)))))


@register("cp-again-yes")
async def open_next_season(interaction: discord.Interaction, contest_id: int) -> None:
    """Begin the next season."""
    await defer_change(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    contest = await find_pressed_contest(interaction, contest_id)
    reason = app.texts.t(league.language, "cp-again-reason")
    await play_again(app.house, contest.id, By(interaction.user.id, reason, snowflake=interaction.id))
    voice = app.texts.voice(await language_of(interaction))
    await change_message(interaction, Post((voice.t("cp-again-done", competition=escape(contest.name)),)))
    app.heart.poke()


async def _season(interaction: discord.Interaction, contest_id: int) -> int | None:
    """Return the number of a season that is finished; None of one that is not."""
    house = app_of(interaction).house
    turn = await contests.get_latest_turn(house, contest_id)
    state = house.games[KEY].decode(turn.state)
    return state.season if isinstance(state, State) and state.phase == "finished" else None


@app_commands.command(**declare_command("cp-reports"))
@declare_options(allowed="cp-autorises", match="competition")
@app_commands.autocomplete(match=match_choices)
async def change_moves_policy(interaction: discord.Interaction, allowed: bool, match: str | None = None) -> None:
    """Let matches be put off by agreement, or no longer."""
    await defer(interaction)
    app = app_of(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await find_named_contest(interaction, match, KEY, league=league)
    await judge(interaction, contest)
    voice = app.texts.voice(await language_of(interaction))
    reason = app.texts.t(league.language, "cp-moves-reason")
    await set_moves(app.house, contest.id, By(interaction.user.id, reason, snowflake=interaction.id), allowed=allowed)
    told = voice.t("cp-moves-set", allowed="yes" if allowed else "no", competition=escape(contest.name))
    await answer(interaction, Post((told,)))
    app.heart.poke()
