"""`/arbitre recompense`: a reward for who wins a match or a competition; [Je suis là]: winners come for it."""

import discord
from discord import app_commands

from cogs.desk.acting import DONE, REASON, match_to_judge
from cogs.kit.actions import register
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import app_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.league import league_here
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.post import Post
from presenters.rewards import coming_text
from referee.course import dealing
from referee.league import leagues, rewards
from referee.model import By, Refusal, Why
from referee.turns import contests

TEXT = 200


@app_commands.command(**declare_command("recompense"))
@declare_options(reward="recompense", reason="raison", place="place", match="match")
@app_commands.choices(place=[fixed_choice(f"place-{place}", str(place)) for place in rewards.PLACES])
@app_commands.autocomplete(match=match_choices)
async def promise_by_command(
    interaction: discord.Interaction,
    reward: app_commands.Range[str, 1, TEXT],
    reason: REASON,
    place: str = "1",
    match: str | None = None,
) -> None:
    """Promise a reward; what was promised before for the same place, and is not given yet, is replaced."""
    await defer(interaction)
    app, contest = app_of(interaction), await match_to_judge(interaction, match, even_over=True)
    text = plain(reward, TEXT)
    if not text or not (place.isascii() and place.isdigit()):
        raise UserError("reward-unreadable")
    by = By(interaction.user.id, reason)
    one = await dealing.promise_on_record(app.house, contest.id, by, place=int(place), text=text)
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t("reward-promised", reward=escape(text, TEXT), place=one.reward.place, match=escape(contest.name, 90))
    await answer(interaction, Post((told,), accent=DONE))
    app.heart.poke()


@register("reward-here")
async def come_for_reward(interaction: discord.Interaction, reward_id: int) -> None:
    """Note that who presses has come for their reward."""
    await defer(interaction)
    app = app_of(interaction)
    one = await rewards.get_reward(app.house, reward_id)
    contest = await contests.get_contest(app.house, one.reward.contest_id)
    if interaction.guild_id is not None and (await league_here(interaction)).id != contest.league_id:
        raise Refusal(Why.NO_REWARD)
    one = await rewards.claim_reward(app.house, reward_id, interaction.user.id)
    await answer(interaction, Post((coming_text(app.texts.voice(await language_of(interaction)), one),), accent=DONE))
    app.heart.poke()


async def come_for_all(interaction: discord.Interaction) -> tuple[str, ...]:
    """Note that the user has come for every reward of this server that waits for them; return what they are told."""
    app = app_of(interaction)
    league = await leagues.find_league(app.house, interaction.guild_id or 0)
    if league is None:
        return ()
    voice = app.texts.voice(await language_of(interaction))
    found = await rewards.list_rewards_to_claim(app.house, league.id, interaction.user.id)
    return tuple(
        [coming_text(voice, await rewards.claim_reward(app.house, one.reward.id, interaction.user.id)) for one in found]
    )
