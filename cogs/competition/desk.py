"""A referee's acts on a competition (part 9): its lines, carried out at once; what takes something back shown first."""

import discord

from cogs.desk.acting import refusals
from cogs.desk.rights import judge
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.correction import Asked, Corrections, carried, impossible, newcomer
from presenters.competition.acts import LINES, fault_id, fault_values
from presenters.competition.preview import COLOUR, preview_post, takes_back
from presenters.competition.words import GameWords
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.desk import rewind as showing
from referee.desk.competitions import give_place
from referee.model import Arbitration, By, Why
from rules.competition.acts import LinesError
from rules.competition.state import State
from rules.errors import CaseError


def _refused(error: CaseError) -> UserError:
    """Return why a line was refused; a line is what the referee wrote, never what another one ordered."""
    if not isinstance(error, LinesError):
        return impossible(error)
    return UserError(fault_id(error.error), **fault_values(error.error))


async def _lines(asked: Asked[State]) -> Arbitration | None:
    """Carry lines out; where they take something back and are not confirmed, show what they would change first."""
    if asked.wanted.confirmed:
        return await carried(asked, LINES)
    app, contest = app_of(asked.interaction), asked.dossier.contest
    by = By(asked.interaction.user.id, asked.wanted.reason, LINES.clause)
    kept, shown = await showing.propose_act(app.house, contest.id, by, op=LINES.op, fields=LINES.read(asked.given))
    before, after = shown.state, shown.outcome.state
    assert isinstance(before, State)  # noqa: S101 - a competition's
    assert isinstance(after, State)  # noqa: S101
    events = asked.dossier.game.decode_events(shown.events)
    if not takes_back(events):
        return await carried(asked, LINES)
    voice = asked.given.voice
    title = app.presenters[contest.game].title(voice.locale, asked.dossier)
    post = preview_post(title, GameWords(voice, before), GameWords(voice, after), events, (contest.id, kept.id))
    await answer(asked.interaction, post)
    return None


async def _replace_player(asked: Asked[State]) -> Arbitration:
    """Give the place of a person who has entered to the person chosen."""
    return await give_place(
        app_of(asked.interaction).house,
        asked.dossier.contest.id,
        By(asked.interaction.user.id, asked.wanted.reason),
        seat=asked.given.chosen,
        user_id=newcomer(asked.wanted.coach, "cp-act-how-replace-player"),
    )


@on("cp-lines")
async def confirm(interaction: discord.Interaction, contest_id: int, proposal_id: int) -> None:
    """Carry out the lines that were shown."""
    await defer_change(interaction)
    app, contest = app_of(interaction), await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    with refusals({Why.UNKNOWN_DRAFT: "cp-preview-stale"}):
        await showing.confirm_act(app.house, contest.id, proposal_id, interaction.user.id)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await change(interaction, Post((text,), accent=COLOUR))
    app.heart.poke()


CORRECTIONS: Corrections[State] = Corrections(
    acts=(), own={LINES.op: _lines, "replace_player": _replace_player}, refused=_refused, no_seat="cp-act-entrant"
)
