"""`/arbitre`: the acts of the human referee. Each command checks the right, acts, and tells what it did."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.acting import (
    REASON,
    answer_refusals,
    carry_out_act,
    check_successor,
    label_choices,
    match_to_judge,
    seat_choices,
)
from cogs.kit.answers import answer, author_of, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest, match_choices
from cogs.kit.declare import declare_command, declare_options, mark_word
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.seats import find_seat
from cogs.league.journal import journal_post
from cogs.orders.flow import refused_post
from referee.desk import arbitration
from referee.hand import record
from referee.league.settings import MOST_TURN_HOURS
from referee.model import By, Why
from rules.contract import SeatId
from rules.errors import OrderError


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_messages=True)
class RefereeCog(
    commands.GroupCog, group_name=mark_word("cmd-arbitre"), group_description=mark_word("cmd-arbitre-about")
):
    """The commands of `/arbitre`."""

    @app_commands.command(**declare_command("annuler-tour"))
    @declare_options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def annul(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Declare the open turn void: orders are discarded, nobody is charged."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        await carry_out_act(
            interaction, contest, arbitration.annul_turn(house, contest.id, By(interaction.user.id, reason))
        )

    @app_commands.command(**declare_command("prolonger"))
    @declare_options(match="match", reason="raison", hours="heures-en-plus")
    @app_commands.autocomplete(match=match_choices)
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[int, 1, MOST_TURN_HOURS],
        reason: REASON,
        match: str | None = None,
    ) -> None:
        """Move the deadline of the open turn."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.extend_turn(
            app_of(interaction).house, contest.id, By(interaction.user.id, reason), minutes=hours * 60
        )
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("clore"))
    @declare_options(match="match", reason="raison", confirmed="confirmer")
    @app_commands.autocomplete(match=match_choices)
    async def close(
        self, interaction: discord.Interaction, reason: REASON, match: str | None = None, confirmed: bool = False
    ) -> None:
        """Close the open turn now; with orders missing only if that is confirmed."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        act = arbitration.close_now(house, contest.id, By(interaction.user.id, reason), confirmed=confirmed)
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("ordre"))
    @declare_options(match="match", reason="raison", seat="equipe-visee", text="texte")
    @app_commands.autocomplete(match=match_choices, seat=seat_choices)
    async def order(
        self,
        interaction: discord.Interaction,
        seat: str,
        text: app_commands.Range[str, 1, 4000],
        reason: REASON,
        match: str | None = None,
    ) -> None:
        """Enter an order on behalf of a seat."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        app, named_seat = app_of(interaction), SeatId(await find_seat(interaction, contest, seat))
        author = await author_of(interaction)
        read = app.presenters[contest.game].own_words(author.language).there(text)
        act = arbitration.enter_order(
            app.house,
            contest.id,
            By(interaction.user.id, reason, snowflake=interaction.id),
            seat=named_seat,
            text=read.text,
        )
        try:
            with answer_refusals({Why.NOT_AWAITED: "seat-not-awaited", Why.ALREADY_SUBMITTED: "seat-has-sent"}):
                await carry_out_act(interaction, contest, act)
        except OrderError as error:
            dossier = await load_latest_dossier(app.house, contest.id)
            await answer(interaction, refused_post(app, author, dossier, read.in_sent(error), text))

    @app_commands.command(**declare_command("passer-la-main"))
    @declare_options(match="match", reason="raison", person="successeur")
    @app_commands.autocomplete(match=match_choices)
    async def hand_over(
        self, interaction: discord.Interaction, person: discord.User, reason: REASON, match: str | None = None
    ) -> None:
        """Give a match another referee at once."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        await check_successor(interaction, contest, person)
        act = arbitration.replace_referee(
            app_of(interaction).house, contest.id, By(interaction.user.id, reason), user_id=person.id
        )
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("de"))
    @declare_options(match="match", reason="raison", label="etiquette", value="valeur")
    @app_commands.autocomplete(match=match_choices, label=label_choices)
    async def die(
        self,
        interaction: discord.Interaction,
        label: app_commands.Range[str, 3, 80],
        reason: REASON,
        value: app_commands.Range[int, 1, 100] | None = None,
        match: str | None = None,
    ) -> None:
        """Force a labelled die of the open turn, shown as forced; without a value it is left to chance again."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        act = arbitration.force_die(
            house, contest.id, By(interaction.user.id, reason), label=label.strip(), value=value
        )
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("pause"))
    @declare_options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def pause(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Stop the clock of a match."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.pause(app_of(interaction).house, contest.id, By(interaction.user.id, reason))
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("reprendre"))
    @declare_options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def resume(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Let the clock of a match run again; what was left of the turn is left."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.resume(app_of(interaction).house, contest.id, By(interaction.user.id, reason))
        await carry_out_act(interaction, contest, act)

    @app_commands.command(**declare_command("journal-match"))
    @declare_options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def journal(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the acts on one match."""
        await defer(interaction)
        app, contest = app_of(interaction), await find_named_contest(interaction, match)
        acts = await record.read_journal(app.house, contest_id=contest.id)
        await answer(interaction, await journal_post(app, await language_of(interaction), acts))
