"""A referee's acts on a season (part 9) that are more than fields: a replay, an excuse, a coach, the closing day."""

import discord

from cogs.desk.rewind import show_proposal
from cogs.kit.app import app_of
from cogs.kit.correction import AskedCorrection, Corrections, carry_out_asked
from cogs.matrix_hockey.views import find_season_team
from presenters.corrections import WrittenAct
from presenters.errors import UserError
from presenters.escaping import escape, find_twin, plain
from presenters.matrix_hockey.acts import ACTS
from presenters.matrix_hockey.acts.reading import Given, impossible_error, read_closing_time, shape_error
from presenters.matrix_hockey.dossier import Dossier
from referee.desk import arbitration, rewind
from referee.model import Arbitration, By
from referee.turns import contests
from rules.matrix_hockey.acts.teams import ExcuseOnr
from rules.matrix_hockey.state import State
from rules.matrix_hockey.turn.ladder import sanction_of
from rules.wishes import HandOver

NAME = 32


async def _replay(asked: AskedCorrection[State]) -> None:
    """Show what the last week would have been with another order, and ask for confirmation (MH-9-a)."""
    last = await rewind.find_last_played(app_of(asked.interaction).house, asked.dossier.contest.id)
    wanted = rewind.RewindWish(
        turn_id=last.id,
        reason=asked.wanted.reason,
        clause="MH-9-a",
        seat=asked.given.chosen,
        text=asked.given.text or rewind.NOTHING,
    )
    await show_proposal(asked.interaction, asked.dossier.contest, wanted)


async def _excuse(asked: AskedCorrection[State]) -> Arbitration:
    """Take back the last sanction of the team chosen, and give back what it took (MH-9-b)."""

    def taken(given: Given) -> dict[str, object]:
        told = [one.events for one in asked.dossier.past]
        return dict(sanction_of(given.state, told, given.chosen))

    return await carry_out_asked(asked, WrittenAct("mh", ExcuseOnr, whole=taken))


async def _weekly(asked: AskedCorrection[State]) -> Arbitration:
    """Set when the weeks to come are closed."""
    by_user, reason = asked.interaction.user.id, asked.wanted.reason
    house = app_of(asked.interaction).house
    return await arbitration.set_weekly(
        house, asked.dossier.contest.id, By(by_user, reason, "MH-4-a"), weekly=read_closing_time(asked.given)
    )


async def _take_over(asked: AskedCorrection[State]) -> Arbitration:
    """Give a team to `coach`; without one to nobody on Discord. A name in the text is the team's from now on."""
    given, coach, contest = asked.given, asked.wanted.coach, asked.dossier.contest
    name = plain(given.text, NAME) or (given.state.teams[given.chosen].name if coach else "")
    if not name or (coach is not None and coach.bot):
        raise shape_error("take_over")
    house = app_of(asked.interaction).house
    others = await contests.list_seats(house, contest.id)
    if coach is not None and any(one.user_id == coach.id and one.seat != given.chosen for one in others):
        raise UserError("mh-act-has-team", coach=coach.mention)
    twin = find_twin(name, (one.name for one in others if one.seat != given.chosen))
    if twin is not None:
        raise UserError("mh-act-name-taken", name=escape(twin))
    return await arbitration.hand_seat_over(
        house,
        contest.id,
        By(asked.interaction.user.id, asked.wanted.reason, "MH-9-c"),
        HandOver(given.chosen, name, None if coach is None else str(coach.id)),
    )


async def _team(interaction: discord.Interaction, dossier: Dossier, text: str) -> str:
    return find_season_team(dossier.now, [], text)


CORRECTIONS = Corrections(
    acts=ACTS,
    own={"replay": _replay, "excuse_onr": _excuse, "take_over": _take_over, "weekly": _weekly},
    seat=_team,
    refused=impossible_error,
)
