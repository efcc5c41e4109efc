"""Who may act on a match: the league's referees, without conflict of interest in it."""

import discord
from discord import app_commands

from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named
from cogs.kit.league import check_referee, has_referee_role, league_here
from presenters.errors import UserError
from referee.hand import people
from referee.model import Contest, League, Profile
from referee.turns import contests
from rules.contract import MemberSheet

REFEREE = "arbitre"  # the profiles of those who referee
REASON = app_commands.Range[str, 3, 300]


async def match_to_judge(interaction: discord.Interaction, match: str | None, *, even_over: bool = False) -> Contest:
    """Return the match that the user wants to act on. Raises `UserError` if he is no referee here, or involved."""
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await contest_named(interaction, match, league=league)
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
