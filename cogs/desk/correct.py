"""`/arbitre corriger`: an act of the game's own part 9 on the contest, named by what it does."""

import discord
from discord import app_commands

from cogs.desk.acting import match_to_judge, seat_choices, tell_done
from cogs.game import cogs_of
from cogs.kit.answers import defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_named_contest, match_choices
from cogs.kit.correction import Correction
from cogs.kit.declare import declare_command, declare_options
from presenters.errors import UserError
from presenters.escaping import plain
from referee.model import Contest

CHOICES = 25


async def act_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the acts of the contest's game."""
    app, language = app_of(interaction), await language_of(interaction)
    try:
        contest = await find_named_contest(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return []
    found = [(app.texts.t(language, f"act-{act.replace('_', '-')}"), act) for act in _acts(app, contest)]
    wanted = typed.casefold()
    fitting = [(name, act) for name, act in found if wanted in f"{name} {act}".casefold()]
    return [app_commands.Choice(name=plain(name, 100), value=act) for name, act in fitting[:CHOICES]]


def _acts(app: App, contest: Contest) -> tuple[str, ...]:
    return cogs_of(app)[contest.game].corrections.ops


@app_commands.command(**declare_command("corriger"))
@declare_options(
    act="acte",
    match="match",
    reason="raison",
    team="equipe-visee",
    text="correction",
    coach="coach",
    confirmed="confirmer-acte",
)
@app_commands.autocomplete(act=act_choices, match=match_choices, team=seat_choices)
async def correct_contest(
    interaction: discord.Interaction,
    act: str,
    reason: app_commands.Range[str, 3, 300],
    team: str | None = None,
    text: app_commands.Range[str, 1, 4000] | None = None,
    coach: discord.User | None = None,
    match: str | None = None,
    confirmed: bool = False,
) -> None:
    """Correct the contest: each act is recorded and announced; a replay is shown first."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    if act not in _acts(app_of(interaction), contest):
        raise UserError("act-unknown")
    wanted = Correction(act=act, reason=reason, team=team, text=text or "", coach=coach, confirmed=confirmed)
    done = await cogs_of(app_of(interaction))[contest.game].corrections.correct(interaction, contest, wanted)
    if done is not None:
        await tell_done(interaction, contest)
