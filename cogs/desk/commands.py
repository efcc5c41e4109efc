"""`/arbitre`: the acts of the human referee. Each command checks the right, acts, and tells what it did."""

from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager

import discord
from discord import app_commands
from discord.ext import commands

from cogs.desk.choices import label_choices, player_choices, player_named, seat_choices
from cogs.desk.rights import REASON, check_successor, match_to_judge
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.dossiers import load_latest
from cogs.kit.league import check_referee, league_here
from cogs.kit.seats import seat_named
from cogs.kit.sheets import REFEREE, city_choices, coterie_choices
from cogs.kit.translator import word
from cogs.league.journal import journal_post
from cogs.orders.flow import author_of, refused
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.orderwords import translated
from presenters.post import Post
from referee.desk import arbitration, record
from referee.model import Contest, Refusal, Why
from referee.people import people
from rules.contract import SeatId
from rules.errors import CaseError, OrderError

DONE = 0x9B59B6
MOST_HOURS = 336


async def done(interaction: discord.Interaction, contest: Contest, act: Awaitable[object]) -> None:
    """Carry an act out and tell the referee that it is done, recorded, and announced."""
    await act
    app = app_of(interaction)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await answer(interaction, Post((text,), accent=DONE))
    app.heart.poke()


@contextmanager
def refusals(texts: Mapping[Why, str]) -> Iterator[None]:
    """Answer the refusals of an act in a referee's terms: those for captains speak of « your orders »."""
    try:
        yield
    except Refusal as error:
        if error.code in texts:
            raise UserError(texts[error.code]) from error
        raise


@contextmanager
def impossible(message_id: str) -> Iterator[None]:
    """Say by `message_id` what the game does not allow in this position."""
    try:
        yield
    except CaseError as error:
        raise UserError(message_id) from error


@app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
@app_commands.default_permissions(manage_messages=True)
class RefereeCog(commands.GroupCog, group_name=word("cmd-arbitre"), group_description=word("cmd-arbitre-about")):
    """The commands of `/arbitre`."""

    @app_commands.command(**named("fiche"))
    @options(coterie="coterie", city="ville", staff="staff")
    @app_commands.autocomplete(coterie=coterie_choices, city=city_choices)
    async def profile(
        self,
        interaction: discord.Interaction,
        coterie: app_commands.Range[str, 1, 40] | None = None,
        city: app_commands.Range[str, 1, 40] | None = None,
        staff: bool = False,
    ) -> None:
        """Offer oneself as referee; coterie and city serve to find conflicts of interest (KB-8)."""
        await defer(interaction)
        app, league = app_of(interaction), await league_here(interaction)
        check_referee(interaction, league)
        data = {"coterie": plain(coterie or "", 40), "home_city": plain(city or "", 40), "staff": staff}
        name = plain(interaction.user.display_name)
        await people.enrol(app.house, league.id, interaction.user.id, REFEREE, name, data)
        await answer(interaction, Post((app.texts.t(await language_of(interaction), "referee-enrolled"),), accent=DONE))

    @app_commands.command(**named("annuler-tour"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def annul(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Declare the open turn void: orders are discarded, nobody is charged."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        await done(interaction, contest, arbitration.annul_turn(house, contest.id, interaction.user.id, reason))

    @app_commands.command(**named("prolonger"))
    @options(match="match", reason="raison", hours="heures-de-plus")
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
        act = arbitration.extend(app_of(interaction).house, contest.id, interaction.user.id, reason, minutes=hours * 60)
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
        act = arbitration.close_now(house, contest.id, interaction.user.id, reason, confirmed=confirmed)
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
        read = translated(app.presenters[contest.game], author.language, text)
        act = arbitration.order(
            app.house,
            contest.id,
            interaction.user.id,
            reason,
            seat=named_seat,
            text=read.text,
            snowflake=interaction.id,
        )
        try:
            with refusals({Why.NOT_AWAITED: "seat-not-awaited", Why.ALREADY_SUBMITTED: "seat-has-sent"}):
                await done(interaction, contest, act)
        except OrderError as error:
            dossier = await load_latest(app.house, contest.id)
            await answer(interaction, refused(app, author, dossier, read.in_sent(error), text))

    @app_commands.command(**named("decision"))
    @options(match="match", reason="raison", ruling="verdict")
    @app_commands.choices(ruling=[choice("upheld", "upheld"), choice("rejected", "rejected")])
    @app_commands.autocomplete(match=match_choices)
    async def ruling(
        self, interaction: discord.Interaction, ruling: str, reason: REASON, match: str | None = None
    ) -> None:
        """Rule on a timeout (KB-7-e)."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.ruling(
            app_of(interaction).house,
            contest.id,
            interaction.user.id,
            reason,
            upheld=ruling == "upheld",
            snowflake=interaction.id,
        )
        with refusals({Why.NOT_AWAITED: "ruling-none"}):
            await done(interaction, contest, act)

    @app_commands.command(**named("remplacer"))
    @options(match="match", reason="raison", player="joueur", what="remplacement")
    @app_commands.choices(what=[choice("captain", "captain"), choice("missing", "missing")])
    @app_commands.autocomplete(match=match_choices, player=player_choices)
    async def replace(
        self, interaction: discord.Interaction, what: str, player: str, reason: REASON, match: str | None = None
    ) -> None:
        """Give a team another captain (KB-7-j), or declare a player missing (KB-2-f)."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house, user_id = app_of(interaction).house, interaction.user.id
        player = await player_named(interaction, contest, player)
        if what == "captain":
            act = arbitration.replace_captain(house, contest.id, user_id, reason, player=player)
        else:
            act = arbitration.mark_missing(house, contest.id, user_id, reason, player=player)
        with impossible("player-not-in-play"):
            await done(interaction, contest, act)

    @app_commands.command(**named("passer-la-main"))
    @options(match="match", reason="raison", person="successeur")
    @app_commands.autocomplete(match=match_choices)
    async def hand_over(
        self, interaction: discord.Interaction, person: discord.User, reason: REASON, match: str | None = None
    ) -> None:
        """Give a match another referee at once (KB-8-d)."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        await check_successor(interaction, contest, person)
        act = arbitration.replace_referee(
            app_of(interaction).house, contest.id, interaction.user.id, reason, user_id=person.id
        )
        await done(interaction, contest, act)

    @app_commands.command(**named("exclure"))
    @options(match="match", reason="raison", player="joueur")
    @app_commands.autocomplete(match=match_choices, player=player_choices)
    async def exclude(
        self, interaction: discord.Interaction, player: str, reason: REASON, match: str | None = None
    ) -> None:
        """Send a player off for good (part 9, `exclude`)."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        house = app_of(interaction).house
        player = await player_named(interaction, contest, player)
        act = arbitration.exclude(house, contest.id, interaction.user.id, reason, player=player)
        with impossible("player-out-already"):
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
        act = arbitration.force_die(house, contest.id, interaction.user.id, reason, label=label.strip(), value=value)
        await done(interaction, contest, act)

    @app_commands.command(**named("pause"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def pause(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Stop the clock of a match."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.pause(app_of(interaction).house, contest.id, interaction.user.id, reason)
        await done(interaction, contest, act)

    @app_commands.command(**named("reprendre"))
    @options(match="match", reason="raison")
    @app_commands.autocomplete(match=match_choices)
    async def resume(self, interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
        """Let the clock of a match run again; what was left of the turn is left."""
        await defer(interaction)
        contest = await match_to_judge(interaction, match)
        act = arbitration.resume(app_of(interaction).house, contest.id, interaction.user.id, reason)
        await done(interaction, contest, act)

    @app_commands.command(**named("journal-match"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def journal(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the acts on one match."""
        await defer(interaction)
        app, contest = app_of(interaction), await contest_named(interaction, match)
        acts = await record.journal(app.house, contest_id=contest.id)
        await answer(interaction, await journal_post(app, await language_of(interaction), acts))
