"""`/kollaball`: the captain's and the players' commands."""

import re

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices, own_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.history import show_history
from cogs.kit.manual import Manual
from cogs.kit.seats import my_turn, open_turn_of, seat_of
from cogs.kit.translator import word
from cogs.kollaball import builder, ordering
from cogs.orders.flow import author_of, propose, show_mine
from presenters.dossier import load_whole
from presenters.errors import UserError
from referee.model import Contest
from referee.turns import contests

GAME = "kollaball"
MANUAL = Manual("kollaball.md", "KB", "kb")
PAGE = re.compile(r"[0-9]{1,2}")  # of a report
PAGES = ("court", "notation", "exemples", "pots-de-vin", "evenements")


class KollaballCog(commands.GroupCog, group_name=word("cmd-kollaball"), group_description=word("cmd-kollaball-about")):
    """The commands of a match. Signing up and creating matches stand in `signup.py` and `creation.py`."""

    @app_commands.command(**named("ordres"))
    @options(text="texte", match="match")
    @app_commands.autocomplete(match=own_choices)
    async def orders(self, interaction: discord.Interaction, text: str | None = None, match: str | None = None) -> None:
        """Take orders as text, or open the form that builds them step by step."""
        await defer(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        if text is None:
            await answer(interaction, await builder.first_step(interaction, turn, seat))
            return
        app = app_of(interaction)
        post = await propose(app, await author_of(interaction), turn, seat, text, give_back=True)
        await answer(interaction, post)

    @app_commands.command(**named("mes-ordres"))
    @options(match="match")
    @app_commands.autocomplete(match=own_choices)
    async def mine(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the captain what he has sent, and what he alone has learned."""
        await defer(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        await show_mine(interaction, turn, seat)

    @app_commands.command(**named("plateau"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def board(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the position now."""
        await defer(interaction)
        await show_board(interaction, await contest_named(interaction, match, GAME))

    @app_commands.command(**named("historique"))
    @options(match="match", turn="tour")
    @app_commands.autocomplete(match=match_choices)
    async def history(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        turn: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Show the turns of a match, or one of them with its orders once they are public."""
        await show_history(interaction, match, GAME, turn)

    @app_commands.command(**named("regles"))
    @options(page="page", clause="clause")
    @app_commands.choices(page=[choice(f"kb-{page}", page) for page in PAGES])
    async def rules(self, interaction: discord.Interaction, page: str = "court", clause: str | None = None) -> None:
        """Show the short rules, the notation, examples, tables, or one clause by its number."""
        await MANUAL.show(interaction, page, clause)

    @app_commands.command(**named("presence"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def presence(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Check in at the roll-call, as the button does (KB-1-c)."""
        contest = await contest_named(interaction, match, GAME)
        await ordering.present(interaction, (await open_turn_of(interaction, contest)).id)

    @app_commands.command(**named("composition"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def lineup(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Name the four starters and the holder of the ball (KB-2-c)."""
        await defer(interaction)
        turn, _ = await my_turn(interaction, match, GAME)
        await ordering.lineup(interaction, turn.id)

    @app_commands.command(**named("arret-de-jeu"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def timeout(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Call a timeout, in place of orders (KB-7-d)."""
        await defer(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        app = app_of(interaction)
        await answer(interaction, await propose(app, await author_of(interaction), turn, seat, "ARRET"))


@on("kb-board")
async def board_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the position now to the one who presses."""
    await defer(interaction)
    await show_board(interaction, await contest_pressed(interaction, contest_id))


async def show_board(interaction: discord.Interaction, contest: Contest) -> None:
    """Answer with the board as the user may see it: his own team's view if he is a captain in this match."""
    app = app_of(interaction)
    author = await author_of(interaction)
    turn = await contests.latest_turn(app.house, contest.id)
    dossier = await load_whole(app.house, turn)
    seat = dossier.seat_of(author.user_id)
    await answer(interaction, app.presenters[GAME].board(author.language, dossier, seat, author.palette))


@on("kb-mine")
async def mine_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the captain who presses what he has sent."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    turn = await open_turn_of(interaction, contest)
    await show_mine(interaction, turn, await seat_of(interaction, contest.id))


@on("kb-report")
async def report_page(interaction: discord.Interaction, turn_id: int, page: str) -> None:
    """Show a page of a turn's report: beside the public one to who presses, or in the message that he turns over."""
    is_his_own = interaction.message is not None and interaction.message.flags.ephemeral
    await (defer_change(interaction) if is_his_own else defer(interaction))
    app = app_of(interaction)
    turn = await contests.turn(app.house, turn_id)
    await contest_pressed(interaction, turn.contest_id)
    if turn.status != "closed" or not PAGE.fullmatch(page):  # the report of an open turn would tell its seed
        raise UserError("error-stale")
    dossier = await load_whole(app.house, turn)
    post = app.presenters[GAME].closed(await language_of(interaction), dossier, int(page))
    await (change(interaction, post) if is_his_own else answer(interaction, post))
