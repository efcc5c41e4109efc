"""A referee's corrections of a match (part 9): what `/arbitre` has no command of its own for."""

from typing import cast

import discord

from cogs.kit.answers import language_of
from cogs.kit.app import app_of
from cogs.kit.correction import Correction
from cogs.kit.seats import seat_named
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.kollaball.acts import READERS, Given
from referee.desk import arbitration
from referee.model import Arbitration, Contest
from referee.turns import contests
from rules.errors import CaseError
from rules.kollaball.state import TEAMS, State

FAULT = 200
ACTS = tuple(READERS)
IRREVOCABLE = ("disqualify", "set_result")


async def correct(interaction: discord.Interaction, contest: Contest, wanted: Correction) -> Arbitration | None:
    """Carry an act out and return its record. Raises `UserError` for what cannot be read, or is impossible now."""
    app = app_of(interaction)
    if wanted.act in IRREVOCABLE and not wanted.confirmed:
        raise UserError("act-confirm")
    turn = await contests.latest_turn(app.house, contest.id)
    state = cast("State", app.house.games[contest.game].decode(turn.state if turn.after is None else turn.after))
    team = None if wanted.team is None else await seat_named(interaction, contest, wanted.team)
    side = next((one for one in TEAMS if one == team), None)
    given = Given(app.texts.voice(await language_of(interaction)), state, side, wanted.text)
    fields = READERS[wanted.act](given)
    try:
        return await arbitration.correct(
            app.house, contest.id, interaction.user.id, wanted.reason, op=wanted.act, fields=fields
        )
    except CaseError as error:
        raise UserError("act-impossible", fault=escape(error.message, FAULT)) from error
