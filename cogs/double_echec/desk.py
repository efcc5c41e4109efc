"""A referee's acts on a match (rulebook part 9), and the one that is the bot's: the last shift with new dice."""

from cogs.desk.rewind import show_proposal
from cogs.kit.app import app_of
from cogs.kit.correction import AskedCorrection, Corrections
from presenters.double_echec.acts import ACTS
from referee.desk import rewind
from rules.double_echec.state import State


async def _restart(asked: AskedCorrection[State]) -> None:
    """Show that the last shift is void, and ask for confirmation: `REPRISE`, the same sheets with new dice."""
    contest = asked.dossier.contest
    last = await rewind.find_last_played(app_of(asked.interaction).house, contest.id)
    await show_proposal(
        asked.interaction, contest, rewind.RewindWish(turn_id=last.id, reason=asked.wanted.reason, with_new_dice=True)
    )


CORRECTIONS = Corrections(acts=ACTS, own={"restart": _restart})
