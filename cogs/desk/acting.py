"""What every command of a referee shares: who may act on a match, what is offered, how the act is done and answered.

Acts are for the league's referees without conflict of interest in the match. What is offered as they type are seats,
players, labels of dice: never anything from a sealed order.
"""

from collections.abc import Awaitable, Iterator, Mapping
from contextlib import contextmanager

import discord
from discord import app_commands

from cogs.kit.answers import answer, change_message, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import find_named_contest
from cogs.kit.dossiers import load_latest_dossier
from cogs.kit.league import check_referee, has_referee_role, league_here
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.post import Post
from referee.hand import people
from referee.model import Contest, League, Profile, Refusal, Why
from referee.turns import contests
from rules.contract import MemberSheet
from rules.errors import CaseError

REFEREE = "arbitre"  # the profiles of those who referee
REASON = app_commands.Range[str, 3, 300]


async def match_to_judge(interaction: discord.Interaction, match: str | None, *, even_over: bool = False) -> Contest:
    """Return the match that the user wants to act on. Raises `UserError` if he is no referee here, or involved."""
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await find_named_contest(interaction, match, league=league)
    if contest.status == "over" and not even_over:
        raise UserError("match-over")
    await _check_conflict(interaction, league, contest, interaction.user.id)
    return contest


async def judge(interaction: discord.Interaction, contest: Contest) -> None:
    """Raise `UserError` unless the user is a referee of this server's league, without conflict in this match."""
    league = await league_here(interaction)
    check_referee(interaction, league)
    await _check_conflict(interaction, league, contest, interaction.user.id)


async def check_successor(
    interaction: discord.Interaction, contest: Contest, person: discord.User | discord.Member
) -> None:
    """Raise `UserError` for somebody who may not referee a match: no referee of this league, or involved in it."""
    league = await league_here(interaction)
    if not isinstance(person, discord.Member):
        raise UserError("referee-not-here", person=person.mention)
    if not has_referee_role(person, league):
        raise UserError("referee-not-one", person=person.mention)
    await _check_conflict(interaction, league, contest, person.id)


async def _check_conflict(interaction: discord.Interaction, league: League, contest: Contest, user_id: int) -> None:
    house = app_of(interaction).house
    players = {entry.user_id: entry for entry in await people.list_profiles(house, league.id, contest.game)}
    seats = await contests.list_seats(house, contest.id)
    engaged_ids = {entry.user_id for entry in await contests.list_participants(house, contest.id)}
    engaged_ids |= {seat.user_id for seat in seats if seat.user_id is not None}
    engaged = [_sheet(user, players.get(user)) for user in sorted(engaged_ids)]
    profile = await people.find_profile(house, league.id, user_id, REFEREE)
    conflicts = house.games[contest.game].conflicts(_sheet(user_id, profile), engaged)
    if conflicts:
        names = ", ".join(f"<@{conflict.player}>" for conflict in conflicts[:3])
        raise UserError("create-conflict", referee=f"<@{user_id}>", players=names, why=conflicts[0].why)


def _sheet(user_id: int, entry: Profile | None) -> MemberSheet:
    return MemberSheet(str(user_id), {} if entry is None else entry.data)


DONE = 0x9B59B6


async def carry_out_act(interaction: discord.Interaction, contest: Contest, act: Awaitable[object]) -> None:
    """Carry an act out and tell the referee that it is done, recorded, and announced."""
    await act
    await tell_done(interaction, contest)


async def tell_done(interaction: discord.Interaction, contest: Contest, *, is_confirmed: bool = False) -> None:
    """Tell the referee that their act is done, recorded, and announced; one that was confirmed, where it was shown."""
    app = app_of(interaction)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await (change_message if is_confirmed else answer)(interaction, Post((text,), accent=DONE))
    app.heart.poke()


@contextmanager
def answer_refusals(texts: Mapping[Why, str]) -> Iterator[None]:
    """Answer the refusals of an act in a referee's terms: those for captains speak of « your orders »."""
    try:
        yield
    except Refusal as error:
        if error.code in texts:
            raise UserError(texts[error.code]) from error
        raise


@contextmanager
def say_impossible(message_id: str) -> Iterator[None]:
    """Say by `message_id` what the game does not allow in this position."""
    try:
        yield
    except CaseError as error:
        raise UserError(message_id) from error


CHOICES = 25


async def _dossier(interaction: discord.Interaction) -> Dossier | None:
    """Return the dossier of the match that the command names so far."""
    try:
        contest = await find_named_contest(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return None
    house = app_of(interaction).house
    return await load_latest_dossier(house, contest.id)


async def seat_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the seats of the match by the names under which they play."""
    dossier = await _dossier(interaction)
    seats = dossier.seats if dossier else ()
    wanted = typed.casefold()
    return [
        app_commands.Choice(name=plain(seat.name, 80), value=seat.seat)
        for seat in seats
        if seat.name and wanted in f"{seat.name} {seat.seat}".casefold()
    ][:CHOICES]


async def player_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the players of the match."""
    dossier = await _dossier(interaction)
    if dossier is None:
        return []
    app = app_of(interaction)
    wanted = typed.casefold()
    names = app.presenter_of(dossier).players(dossier)
    return [
        app_commands.Choice(name=plain(name, 90), value=player)
        for player, name in names.items()
        if wanted in f"{player} {name}".casefold()
    ][:CHOICES]


async def label_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the labels of the game's dice; one with a part to fill in shows it as `<p>`."""
    dossier = await _dossier(interaction)
    if dossier is None:
        return []
    dice, wanted = app_of(interaction).presenter_of(dossier).dice, typed.casefold()
    labels = [label for label in (() if dice is None else dice.labels) if wanted in label]
    return [app_commands.Choice(name=label[:100], value=label[:100]) for label in labels[:CHOICES]]


async def find_player(interaction: discord.Interaction, contest: Contest, given: str) -> str:
    """Return the player that `given` (from the list, or typed as the list shows them) names. Raises `UserError`."""
    app, wanted = app_of(interaction), given.strip().casefold()
    dossier = await load_latest_dossier(app.house, contest.id)
    players = app.presenter_of(dossier).players(dossier)
    for player, name in players.items():
        if wanted in {player, plain(name, 90).casefold()}:
            return player
    raise UserError("refusal-unknown-player")
