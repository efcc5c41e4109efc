"""`/arbitre reclamation`: the referee's answer to a captain's appeal, with its reason and clause."""

import re

import discord
from discord import app_commands

from cogs.desk.acting import done
from cogs.desk.rights import REASON, match_to_judge
from cogs.kit.answers import defer
from cogs.kit.app import app_of
from cogs.kit.autocomplete import contest_named, match_choices
from cogs.kit.declare import choice, named, options
from presenters.errors import UserError
from presenters.escaping import plain
from referee.desk import appeals
from referee.model import By

NUMBER = re.compile(r"[0-9]{1,9}")
CHOICES = 25


async def appeal_choices(interaction: discord.Interaction, _: str) -> list[app_commands.Choice[str]]:
    """Offer the appeals of the match that wait for an answer: they are public."""
    try:
        contest = await contest_named(interaction, getattr(interaction.namespace, "match", None))
    except UserError:
        return []
    found = await appeals.list_pending_appeals(app_of(interaction).house, contest.id)
    return [
        app_commands.Choice(name=plain(f"{one.number} · {one.reason}", 90), value=str(one.number))
        for one in found[:CHOICES]
    ]


@app_commands.command(**named("reponse-appel"))
@options(number="numero-appel", ruling="verdict", reason="raison", match="match")
@app_commands.choices(ruling=[choice("upheld", "upheld"), choice("rejected", "rejected")])
@app_commands.autocomplete(number=appeal_choices, match=match_choices)
async def answer_appeal(
    interaction: discord.Interaction, number: str, ruling: str, reason: REASON, match: str | None = None
) -> None:
    """Accept or reject an appeal."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    if not NUMBER.fullmatch(number):
        raise UserError("refusal-appeal-none", number=plain(number, 20))
    house, user_id = app_of(interaction).house, interaction.user.id
    act = appeals.rule_on_appeal(
        house, contest.id, By(user_id, reason), number=int(number), accepted=ruling == "upheld"
    )
    await done(interaction, contest, act)
