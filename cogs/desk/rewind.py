"""`/arbitre revenir`: a past turn taken back, or played again with one order or die changed; shown, then confirmed."""

import discord
from discord import app_commands

from cogs.desk.choices import label_choices, seat_choices
from cogs.desk.rewinding import COLOUR, propose
from cogs.desk.rights import REASON, judge, match_to_judge
from cogs.kit.actions import on
from cogs.kit.answers import change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_pressed, match_choices
from cogs.kit.declare import named, options
from cogs.kit.seats import seat_named
from cogs.kit.turns import turn_choices, turn_named
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.desk import rewind as rewinding
from referee.desk.rewind import RewindWish


@app_commands.command(**named("revenir"))
@options(
    turn="tour-passe",
    reason="raison",
    seat="equipe-corrigee",
    text="ordre-corrige",
    label="etiquette",
    value="valeur",
    match="match",
)
@app_commands.autocomplete(turn=turn_choices, seat=seat_choices, label=label_choices, match=match_choices)
async def rewind(
    interaction: discord.Interaction,
    turn: str,
    reason: REASON,
    seat: str | None = None,
    text: app_commands.Range[str, 1, 4000] | None = None,
    label: app_commands.Range[str, 3, 80] | None = None,
    value: app_commands.Range[int, 1, 100] | None = None,
    match: str | None = None,
) -> None:
    """Show what going back would change; the button under it carries it out."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    chosen = await turn_named(interaction, contest, turn)
    if (seat is None) != (text is None) or (seat is not None and label is not None):
        raise UserError("rewind-one-thing")
    wanted = RewindWish(
        turn_id=chosen.id,
        reason=reason,
        seat=None if seat is None else await seat_named(interaction, contest, seat),
        text=text or "",
        label=None if label is None else label.strip(),
        value=value,
    )
    await propose(interaction, contest, wanted)


@on("rewind")
async def confirm(interaction: discord.Interaction, contest_id: int, proposal_id: int) -> None:
    """Put what was shown in place."""
    await defer_change(interaction)
    app = app_of(interaction)
    contest = await contest_pressed(interaction, contest_id)
    await judge(interaction, contest)
    await rewinding.confirm_rewind(app.house, contest.id, proposal_id, interaction.user.id)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await change(interaction, Post((text,), accent=COLOUR))
    app.heart.poke()
