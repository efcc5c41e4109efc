"""`/arbitre`: the acts of the human referee. Each command checks the right, acts, and tells what it did."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.acting import done, refusals
from cogs.desk.choices import label_choices, seat_choices
from cogs.desk.rights import REASON, check_successor, match_to_judge
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.authors import author_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load_latest
from cogs.kit.seats import seat_named
from cogs.kit.translator import word
from cogs.league.journal import journal_post
from cogs.orders.flow import refused
from presenters.orderwords import read_translated
from referee.desk import arbitration
from referee.hand import record
from referee.model import By, Why
from rules.contract import SeatId
from rules.errors import OrderError

MOST_HOURS = 336


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_messages=True)
class RefereeCog(commands.GroupCog, group_name=word("cmd-arbitre"), group_description=word("cmd-arbitre-about")):
    """The commands of `/arbitre`."""

    @app_commands.command(**named("annuler-tour"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def annul(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Declare the open turn void: orders are discarded, nobody is charged."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        await done(interaction, contest, arbitration.annul_turn(house, contest.id, By(interaction.user.id, reason)))

    @app_commands.command(**named("prolonger"))
    @options(match="match", reason="raison", hours="heures-en-plus")
    @app_commands.autocomplete(match=match_choices)
    async def extend(
        self,
        interaction: discord.Interaction,
        hours: app_commands.Range[int, 1, MOST_HOURS],
        reason: REASON,
        match: str | None = None,
    ) -> None:
        """Move the deadline of the open turn."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.extend_turn(
            app_of(interaction).house, contest.id, By(interaction.user.id, reason), minutes=hours * 60
        )
        await done(interaction, contest, act)

    @app_commands.command(**named("clore"))
    @options(match="match", reason="raison", confirmed="confirmer")
    @app_commands.autocomplete(match=match_choices)
    async def close(
        self, interaction: discord.Interaction, reason: REASON, match: str | None = None, confirmed: bool = False
    ) -> None:
        """Close the open turn now; with orders missing only if that is confirmed."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        act = arbitration.close_now(house, contest.id, By(interaction.user.id, reason), confirmed=confirmed)
        await done(interaction, contest, act)

    @app_commands.command(**named("ordre"))
    @options(match="match", reason="raison", seat="equipe-visee", text="texte")
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
        app, named_seat = app_of(interaction), SeatId(await seat_named(interaction, contest, seat))
        author = await author_of(interaction)
        read = read_translated(app.presenters[contest.game], author.language, text)
        act = arbitration.enter_order(
            app.house,
            contest.id,
            By(interaction.user.id, reason, snowflake=interaction.id),
            seat=named_seat,
            text=read.text,
        )
        try:
            with refusals({Why.NOT_AWAITED: "seat-not-awaited", Why.ALREADY_SUBMITTED: "seat-has-sent"}):
                await done(interaction, contest, act)
        except OrderError as error:
            dossier = await load_latest(app.house, contest.id)
            await answer(interaction, refused(app, author, dossier, read.in_sent(error), text))

    @app_commands.command(**named("passer-la-main"))
    @options(match="match", reason="raison", person="successeur")
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
        await done(interaction, contest, act)

    @app_commands.command(**named("de"))
    @options(match="match", reason="raison", label="etiquette", value="valeur")
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
        await done(interaction, contest, act)

    @app_commands.command(**named("pause"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def pause(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Stop the clock of a match."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.pause(app_of(interaction).house, contest.id, By(interaction.user.id, reason))
        await done(interaction, contest, act)

    @app_commands.command(**named("reprendre"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def resume(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Let the clock of a match run again; what was left of the turn is left."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.resume(app_of(interaction).house, contest.id, By(interaction.user.id, reason))
        await done(interaction, contest, act)

    @app_commands.command(**named("journal-match"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def journal(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the acts on one match."""
        await defer(interaction)
        app, contest = app_of(interaction), await contest_named(interaction, match)
        acts = await record.read_journal(app.house, contest_id=contest.id)
        await answer(interaction, await journal_post(app, await language_of(interaction), acts))
