"""`/arbitre excuser`: a missing order that no team is blamed for. It stays on record, marked, and counts no more."""

import discord
from discord import app_commands

from cogs.desk.acting import done, impossible
from cogs.desk.choices import seat_choices
from cogs.desk.rights import REASON, match_to_judge
from cogs.kit.answers import defer
from cogs.kit.app import app_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import named, options
from cogs.kit.dossiers import load, load_latest_whole
from cogs.kit.seats import seat_named
from cogs.kit.turns import turn_choices, turn_named
from presenters.dossier import Dossier
from referee.desk import excuses
from referee.model import By
from rules.contract import Deed, SeatId


@app_commands.command(**named("excuser"))
@options(turn="tour-manque", seat="equipe-excusee", match="match", reason="raison")
@app_commands.autocomplete(turn=turn_choices, seat=seat_choices, match=match_choices)
async def excuse(
    interaction: discord.Interaction, turn: str, seat: str, reason: REASON, match: str | None = None
) -> None:
    """Excuse a missing order."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match, even_over=True)
    house, chosen = app_of(interaction).house, await turn_named(interaction, contest, turn)
    team = await seat_named(interaction, contest, seat)
    now = await load_latest_whole(house, contest.id)
    act = _act(now, await load(house, chosen.id), team)
    excuse = excuses.excuse(house, contest.id, By(interaction.user.id, reason), excuses.Missed(chosen.id, team, act))
    with impossible("excuse-impossible"):
        await done(interaction, contest, excuse)


def _act(now: Dossier, missed: Dossier, team: str) -> Deed | None:
    """Return the game's act that counts a missing order back; None where none was counted."""
    return now.game.excuse_act(now.now, [past.events for past in now.past], missed.events, SeatId(team))
