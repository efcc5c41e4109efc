"""A game's group of commands, made from one description: what every game has, and what only it has.

`ordres`, `mes-ordres`, `plateau`, `historique`, `regles`, and the presses that do the same. A game's own
examples of a text and of a clause, if it has any, stand under `opt-<code>-texte`, `opt-<code>-clause`.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, cast

import discord
from discord import app_commands

from cogs.kit import notices
from cogs.kit.actions import register
from cogs.kit.answers import answer, author_of, change_message, defer, defer_change, language_of, voice_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import contest_command, find_pressed_contest, match_choices, own_choices
from cogs.kit.correction import Corrections
from cogs.kit.declare import declare_command, declare_options, own_key
from cogs.kit.dossiers import load_latest_whole_dossier, load_whole_dossier
from cogs.kit.history import show_history
from cogs.kit.manual import Rules, show_rules
from cogs.kit.seats import find_own_seat, find_own_turn, require_open_turn
from cogs.orders.flow import show_order_back
from cogs.orders.form import first_step
from cogs.orders.mine import mine_post
from presenters.dossier import thread_of
from presenters.errors import UserError
from presenters.post import Post
from presenters.texts import Voice
from presenters.why import Inquiry
from referee.hand.answering import holders_in
from referee.league import challenges, leagues, teams
from referee.model import Challenge, Contest, League, Team, Turn
from referee.turns import contests, history
from rules.contract import SeatId

PAGE = re.compile(r"[0-9]{1,3}")
ASKED_FOR = re.compile(r"\+(?P<page>[0-9]{1,3})|(?P<index>[0-9]{1,5})")
Command = app_commands.Command[Any, ..., None]
Answers = Callable[[discord.Interaction], Awaitable[None]]
Opens = Callable[[discord.Interaction, Turn, SeatId], Awaitable[Post]]
Shows = Callable[[App, League, Team], Awaitable[Post]]
ShowsChallenge = Callable[[Voice, League, Challenge, str], Post]


async def begin_form(interaction: discord.Interaction, turn: Turn, seat: SeatId) -> Post:
    """Return the order form as it begins."""
    return await first_step(interaction, turn.id, seat)


@dataclass(frozen=True, kw_only=True)
class GameCog:
    """A game on Discord. `code` begins the ids of its texts, `contest` is the key of the option that names one.

    `own`: the commands that only it has, `desk`: those of them that stand in `/arbitre`.
    `opens`: what `ordres` shows without a text; `shows`: what `mes-ordres` does. `corrections`: the referee's own acts
    of part 9. `joins` answers who presses « S'inscrire », `challenges` who presses « Défier »; None: not in this game.
    `card`: how a team is shown where one signs up, to all and in the league's language; None: it is not. `offer`: how a
    challenge is, with the thread of the match that it has led to.
    `takes_orders`: whether people order anything in it.
    """

    game: str
    code: str
    rules: Rules
    contest: str = "match"
    own: tuple[Command, ...] = ()
    desk: tuple[Command, ...] = ()
    corrections: Corrections[Any]
    opens: Opens = begin_form
    shows: Opens = mine_post
    joins: Answers | None = None
    challenges: Answers | None = None
    card: Shows | None = None
    offer: ShowsChallenge | None = None
    takes_orders: bool = True

    def commands(self) -> app_commands.Group:
        """Return the group with all of its commands."""
        group = app_commands.Group(**declare_command(self.game))
        playing = (_orders(self), _mine(self), _board(self)) if self.takes_orders else ()
        for command in (*playing, _history(self), _rules(self), *self.own):
            group.add_command(command)
        return group


def cogs_of(app: App) -> Mapping[str, GameCog]:
    """Return the games on Discord, in their order."""
    return cast("Mapping[str, GameCog]", app.cogs)


def is_game_cog(cog: GameCog) -> bool:
    """Return whether this is a game: people order something in it. A competition only hosts the matches of games."""
    return cog.takes_orders


async def team_card(app: App, team_id: int) -> Post | None:
    """Return the card of a team; None where its game shows none, or the league has no place where one signs up."""
    team = await teams.get_team(app.house, team_id)
    league, shows = await leagues.get_league(app.house, team.league_id), cogs_of(app)[team.game].card
    return None if shows is None or league.signup_channel_id is None else await shows(app, league, team)


async def challenge_card(app: App, challenge_id: int) -> tuple[Post | None, Challenge]:
    """Return a challenge as everybody sees it, and the challenge itself."""
    found = await challenges.get_challenge(app.house, challenge_id)
    league, shows = await leagues.get_league(app.house, found.league_id), cogs_of(app)[found.game].offer
    thread = "none" if found.contest_id is None else thread_of(await contests.get_contest(app.house, found.contest_id))
    return None if shows is None else shows(app.texts.voice(league.language), league, found, thread), found


def _orders(cog: GameCog) -> Command:
    @app_commands.command(**declare_command("ordres"))
    @declare_options(text=own_key("opt", cog.code, "texte"), match=cog.contest)
    @app_commands.autocomplete(match=own_choices)
    async def orders(interaction: discord.Interaction, text: str | None = None, match: str | None = None) -> None:
        await defer(interaction)
        turn, seat = await find_own_turn(interaction, match, cog.game)
        if text is None:
            await answer(interaction, await cog.opens(interaction, turn, seat))
            return
        author = await author_of(interaction)
        await answer(interaction, await show_order_back(app_of(interaction), author, turn, seat, text, give_back=True))

    return orders


def _mine(cog: GameCog) -> Command:
    @app_commands.command(**declare_command("mes-ordres"))
    @declare_options(match=cog.contest)
    @app_commands.autocomplete(match=own_choices)
    async def mine(interaction: discord.Interaction, match: str | None = None) -> None:
        await defer(interaction)
        await answer(interaction, await cog.shows(interaction, *await find_own_turn(interaction, match, cog.game)))

    return mine


def _board(cog: GameCog) -> Command:
    return contest_command("plateau", cog.contest, cog.game, show_board)


def _history(cog: GameCog) -> Command:
    @app_commands.command(**declare_command("historique"))
    @declare_options(match=cog.contest, turn="tour")
    @app_commands.autocomplete(match=match_choices)
    async def history(
        interaction: discord.Interaction, match: str | None = None, turn: app_commands.Range[int, 1, 999] | None = None
    ) -> None:
        await show_history(interaction, match, cog.game, turn)

    return history


def _rules(cog: GameCog) -> Command:
    async def chapters(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return cog.rules.chapter_choices(await voice_of(interaction), typed)

    async def clauses(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return cog.rules.clause_choices(await voice_of(interaction), typed)

    @app_commands.command(**declare_command("regles"))
    @declare_options(chapter="chapitre", clause="regles-clause", words="chercher")
    @app_commands.autocomplete(chapter=chapters, clause=clauses)
    async def rules(
        interaction: discord.Interaction,
        chapter: str | None = None,
        clause: str | None = None,
        words: str | None = None,
    ) -> None:
        await show_rules(interaction, cog.rules, chapter, clause, words)

    return rules


@register("board")
async def board_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the position now to the one who presses."""
    await defer(interaction)
    await show_board(interaction, await find_pressed_contest(interaction, contest_id))


async def show_board(interaction: discord.Interaction, contest: Contest) -> None:
    """Answer with the position as the user may see it: their own seat's view if they answer for one in this contest."""
    app, author = app_of(interaction), await author_of(interaction)
    dossier = await load_latest_whole_dossier(app.house, contest.id)
    seat = dossier.seat_of(author.user_id)
    now_ms = app.house.clock.now_ms()
    await answer(interaction, app.presenter_of(dossier).board(author.language, dossier, seat, author.palette, now_ms))


@register("mine")
async def mine_pressed(interaction: discord.Interaction, contest_id: int) -> None:
    """Show the one who presses what they have sent."""
    await defer(interaction)
    contest = await find_pressed_contest(interaction, contest_id)
    turn, seat = await require_open_turn(interaction, contest), await find_own_seat(interaction, contest.id)
    await answer(interaction, await cogs_of(app_of(interaction))[contest.game].shows(interaction, turn, seat))


@register("play")
async def show_play(interaction: discord.Interaction, contest_id: int) -> None:
    """Show who presses what they owe now: the form of their seat's orders, else the panel with its buttons."""
    await defer(interaction)
    app, contest = app_of(interaction), await find_pressed_contest(interaction, contest_id)
    author = await author_of(interaction)
    found = await notices.read_contest_standing(app, contest.id)
    file = found.file
    for held in holders_in(file):
        if held.user_id == author.user_id and found.lacking.get(held.seat, ()) is None:
            await answer(interaction, await cogs_of(app)[contest.game].opens(interaction, file.turn, held.seat))
            return
    await answer(interaction, await notices.own_panel_post(app, contest.id, author))


@register("report")
async def report_page(interaction: discord.Interaction, turn_id: int, part: str, page: str) -> None:
    """Show a page of a turn's report: beside the public one to who presses, or in the message that they turn over.

    Bulletins (`part`) only lead on: their pages come one below the other.
    """
    is_his_own = not part and interaction.message is not None and interaction.message.flags.ephemeral
    await (defer_change(interaction) if is_his_own else defer(interaction))
    app = app_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    await find_pressed_contest(interaction, turn.contest_id)
    if turn.status != "closed" or not PAGE.fullmatch(page):  # the report of an open turn would tell its seed
        raise UserError("error-stale")
    dossier = await load_whole_dossier(app.house, turn.id)
    presenter, language = app.presenter_of(dossier), await language_of(interaction)
    post = presenter.report(language, dossier, int(page), part)
    post = replace(post, pings=())  # whom the turn called was told when it was posted
    if select := Inquiry(presenter, dossier, language, dossier.seat_of(interaction.user.id), part=part).select():
        post = replace(post, blocks=(*post.blocks, select))
    await (change_message(interaction, post) if is_his_own else answer(interaction, post))


@register("why")
async def explain_line(interaction: discord.Interaction, turn_id: int, part: str = "", *, values: list[str]) -> None:
    """Tell who asks, and nobody else, why something happened in a closed turn; or show what else can be asked."""
    await defer(interaction)
    app, author = app_of(interaction), await author_of(interaction)
    turn = await contests.get_turn(app.house, turn_id)
    await find_pressed_contest(interaction, turn.contest_id)
    asked = ASKED_FOR.fullmatch(values[0])
    if turn.status != "closed" or asked is None:
        raise UserError("error-stale")
    dossier = await load_whole_dossier(app.house, turn.id)
    is_public = await history.list_public_orders(app.house, turn.id) is not None
    presenter, seat = app.presenter_of(dossier), dossier.seat_of(author.user_id)
    inquiry = Inquiry(presenter, dossier, author.language, seat, is_public, part)
    if asked["page"] is None:
        await answer(interaction, inquiry.answer(int(asked["index"])))
        return
    select = inquiry.select(int(asked["page"]))
    if select is None:
        raise UserError("error-stale")
    await answer(interaction, Post((app.texts.t(author.language, "why-choose"), select)))
