"""`/aspic`: the players' commands. Challenges stand in `challenge.py`."""

from dataclasses import replace

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.aspic.ordering import GAME, Desk
from cogs.aspic.play_form import first_step
from cogs.aspic.ranking import show_ranking
from cogs.aspic.trying import tries
from cogs.kit.actions import on
from cogs.kit.answers import answer, defer
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_named, contest_pressed, match_choices, own_choices
from cogs.kit.declare import choice, named, options
from cogs.kit.history import show_history
from cogs.kit.manual import Manual
from cogs.kit.seats import my_turn
from cogs.kit.translator import word
from cogs.orders.flow import author_of, propose, show_mine
from presenters.dossier import Dossier, load_whole
from presenters.errors import UserError
from referee.clock import thinking
from referee.model import Contest
from referee.turns import contests
from rules.aspic.state import Clock
from rules.contract import SeatId

MANUAL = Manual("aspic.md", "AS", "as")
PAGES = ("court", "notation", "exemples", "tirs", "pendule")


class AspicCog(commands.GroupCog, group_name=word("cmd-aspic"), group_description=word("cmd-aspic-about")):
    """The commands of a match."""

    @app_commands.command(**named("jouer"))
    @options(match="match")
    @app_commands.autocomplete(match=match_choices)
    async def play(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Open the form that makes a turn by buttons and selects."""
        await defer(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        await answer(interaction, first_step(await Desk.at(interaction, turn, seat)))

    @app_commands.command(**named("tester"))
    @options(text="as-tir", match="match")
    @app_commands.autocomplete(match=match_choices)
    async def test(self, interaction: discord.Interaction, text: str | None = None, match: str | None = None) -> None:
        """Try a shot without playing it (AS-test-a); without a text, offer those that there are."""
        await defer(interaction)
        app = app_of(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        if text is None:
            await answer(interaction, tries(await Desk.at(interaction, turn, seat), None))
            return
        asked = text if text.lstrip().startswith("?") else f"?{text}"
        await answer(interaction, await propose(app, await author_of(interaction), turn, seat, asked, give_back=True))

    @app_commands.command(**named("ordres"))
    @options(text="as-texte", match="match")
    @app_commands.autocomplete(match=own_choices)
    async def orders(self, interaction: discord.Interaction, text: str | None = None, match: str | None = None) -> None:
        """Take a turn as text, or open the form."""
        await defer(interaction)
        app = app_of(interaction)
        turn, seat = await my_turn(interaction, match, GAME)
        if text is None:
            await answer(interaction, first_step(await Desk.at(interaction, turn, seat)))
            return
        await answer(interaction, await propose(app, await author_of(interaction), turn, seat, text, give_back=True))

    @app_commands.command(**named("mes-ordres"))
    @options(match="match")
    @app_commands.autocomplete(match=own_choices)
    async def mine(self, interaction: discord.Interaction, match: str | None = None) -> None:
        """Show the player what he has sent for the open turn."""
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

    @app_commands.command(**named("as-classement"))
    async def ranking(self, interaction: discord.Interaction) -> None:
        """Show the standings of the league."""
        await show_ranking(interaction)

    @app_commands.command(**named("as-historique"))
    @options(match="match", turn="tour")
    @app_commands.autocomplete(match=match_choices)
    async def history(
        self,
        interaction: discord.Interaction,
        match: str | None = None,
        turn: app_commands.Range[int, 1, 999] | None = None,
    ) -> None:
        """Show the turns of a match, or one of them."""
        await show_history(interaction, match, GAME, turn)

    @app_commands.command(**named("regles"))
    @options(page="page", clause="as-clause")
    @app_commands.choices(page=[choice(f"as-{page}", page) for page in PAGES])
    async def rules(self, interaction: discord.Interaction, page: str = "court", clause: str | None = None) -> None:
        """Show the short rules, the notation, examples, or one clause by its id."""
        await MANUAL.show(interaction, page, clause)


@on("as-board")
async def board_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the position now to the one who presses."""
    await defer(interaction)
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    await show_board(interaction, contest)


async def show_board(interaction: discord.Interaction, contest: Contest) -> None:
    """Answer with the board as the user may see it: with his queue and his shots if he plays in this match."""
    app = app_of(interaction)
    author = await author_of(interaction)
    dossier = _up_to_now(app, await load_whole(app.house, await contests.latest_turn(app.house, contest.id)))
    seat = dossier.seat_of(author.user_id)
    await answer(interaction, app.presenters[GAME].board(author.language, dossier, seat, author.palette))


def _up_to_now(app: App, dossier: Dossier) -> Dossier:
    """Return the dossier with what each side has left of its time at this instant."""
    left = thinking.left(dossier.game, dossier.contest, dossier.turn, dossier.state, app.house.clock.now_ms())
    if not left or dossier.after is not None:
        return dossier
    clock = Clock(left[SeatId("left")], left[SeatId("right")])
    return replace(dossier, state=msgspec.structs.replace(dossier.state, clock=clock))
