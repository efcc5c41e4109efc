"""What only this game has of `/arbitre`: its timeouts, captains and players; and what its conflicts of interest ask."""

import discord
from discord import app_commands

from cogs.desk.acting import (
    DONE,
    REASON,
    REFEREE,
    answer_refusals,
    carry_out_act,
    find_player,
    match_to_judge,
    player_choices,
    say_impossible,
)
from cogs.game import Command
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.league import check_referee, league_here
from cogs.kollaball.eligibility import city_choices, coterie_choices
from presenters.escaping import plain
from presenters.post import Post
from referee.desk import arbitration
from referee.hand import people
from referee.model import By, Profile, Why


@app_commands.command(**declare_command("fiche"))
@declare_options(coterie="coterie", city="ville", staff="staff")
@app_commands.autocomplete(coterie=coterie_choices, city=city_choices)
async def referee_sheet(
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
    await people.enrol(
        app.house, Profile(league_id=league.id, user_id=interaction.user.id, game=REFEREE, name=name, data=data)
    )
    await answer(interaction, Post((app.texts.t(await language_of(interaction), "referee-enrolled"),), accent=DONE))


@app_commands.command(**declare_command("decision"))
@declare_options(match="match", reason="raison", ruling="verdict")
@app_commands.choices(ruling=[fixed_choice("upheld", "upheld"), fixed_choice("rejected", "rejected")])
@app_commands.autocomplete(match=match_choices)
async def rule_on_timeout(
    interaction: discord.Interaction, ruling: str, reason: REASON, match: str | None = None
) -> None:
    """Rule on a timeout (KB-7-e)."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match)
    act = arbitration.give_ruling(
        app_of(interaction).house,
        contest.id,
        By(interaction.user.id, reason, snowflake=interaction.id),
        upheld=ruling == "upheld",
    )
    with answer_refusals({Why.NOT_AWAITED: "ruling-none"}):
        await carry_out_act(interaction, contest, act)


@app_commands.command(**declare_command("remplacer"))
@declare_options(match="match", reason="raison", player="joueur", what="remplacement")
@app_commands.choices(what=[fixed_choice("captain", "captain"), fixed_choice("missing", "missing")])
@app_commands.autocomplete(match=match_choices, player=player_choices)
async def replace_member(
    interaction: discord.Interaction, what: str, player: str, reason: REASON, match: str | None = None
) -> None:
    """Give a team another captain (KB-7-j), or declare a player missing (KB-2-f)."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match)
    house, user_id = app_of(interaction).house, interaction.user.id
    player = await find_player(interaction, contest, player)
    if what == "captain":
        act = arbitration.replace_captain(house, contest.id, By(user_id, reason), player=player)
    else:
        act = arbitration.correct_position(
            house, contest.id, By(user_id, reason), op="mark_missing", fields={"player": player}
        )
    with say_impossible("player-not-in-play"):
        await carry_out_act(interaction, contest, act)


@app_commands.command(**declare_command("exclure"))
@declare_options(match="match", reason="raison", player="joueur")
@app_commands.autocomplete(match=match_choices, player=player_choices)
async def exclude_player(
    interaction: discord.Interaction, player: str, reason: REASON, match: str | None = None
) -> None:
    """Send a player off for good (part 9, `exclude_player`)."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match)
    house = app_of(interaction).house
    player = await find_player(interaction, contest, player)
    act = arbitration.correct_position(
        house, contest.id, By(interaction.user.id, reason), op="exclude", fields={"player": player}
    )
    with say_impossible("player-out-already"):
        await carry_out_act(interaction, contest, act)


DESK: tuple[Command, ...] = (referee_sheet, rule_on_timeout, replace_member, exclude_player)
