"""A referee's corrections of a season (part 9): read, carried out, and for a replay shown before they count."""

from typing import cast

import discord

from cogs.desk.rewinding import propose
from cogs.kit.answers import language_of
from cogs.kit.app import app_of
from cogs.kit.correction import Correction
from cogs.kit.dossiers import load_latest_whole
from cogs.matrix_hockey.ordering import presenter_of
from cogs.matrix_hockey.pages import team_named
from presenters.dossier import Dossier
from presenters.errors import UserError
from presenters.escaping import escape, plain
from presenters.lookalike import twin_of
from presenters.matrix_hockey.acts import READERS, Given
from presenters.matrix_hockey.acts.given import how, impossible
from presenters.matrix_hockey.acts.season import weekly
from presenters.matrix_hockey.pages import Book
from referee.desk import arbitration, rewind
from referee.model import Arbitration, Contest
from referee.turns import contests
from rules.errors import CaseError
from rules.matrix_hockey.clauses import ACTS as ACT_CLAUSES
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.resolution.ladder import sanctioned
from rules.matrix_hockey.state import State

COLOUR = 0x9B59B6
SHOWN, RANKS = 1300, 500
NAME = 32
ACTS = ("replay", "excuse_onr", "take_over", *READERS, "weekly")
IRREVOCABLE = ("stop", "void")  # nothing brings the season back


async def correct(interaction: discord.Interaction, contest: Contest, wanted: Correction) -> Arbitration | None:
    """Carry an act out and return its record; None if it has been shown and waits for a confirmation.

    Raises `UserError` for what cannot be read, or is impossible now.
    """
    app = app_of(interaction)
    dossier = await load_latest_whole(app.house, contest.id)
    given = _given(interaction, await language_of(interaction), dossier, wanted)
    act, reason, by_user = wanted.act, wanted.reason, interaction.user.id
    if act in IRREVOCABLE and not wanted.confirmed:
        raise UserError(f"mh-act-confirm-{act}")
    try:
        match act:
            case "replay":
                await _propose(interaction, contest, reason, given)
                return None
            case "excuse_onr":
                told = [cast("tuple[Event, ...]", one.events) for one in dossier.past]
                fields = sanctioned(given.state, told, given.chosen)
            case "take_over":
                return await _take_over(interaction, contest, reason, given, wanted.coach)
            case "weekly":
                return await arbitration.set_weekly(app.house, contest.id, by_user, reason, weekly=weekly(given))
            case _:
                fields = READERS[act](given)
        return await arbitration.correct(
            app.house, contest.id, by_user, reason, op=act, clause=ACT_CLAUSES[act][0], fields=fields
        )
    except CaseError as error:
        raise impossible(error) from error


def _given(interaction: discord.Interaction, language: str, dossier: Dossier, wanted: Correction) -> Given:
    presenter = presenter_of(app_of(interaction))
    state = cast("State", dossier.now)
    pictures = presenter.pictures(language, dossier, state, None, "default")
    book = Book(pictures.words, pictures, "", dossier.contest.id)
    chosen = None if wanted.team is None else team_named(book, [], wanted.team)
    coaches = frozenset(str(seat.user_id) for seat in dossier.seats if seat.user_id is not None)
    return Given(app_of(interaction).texts.voice(language), state, chosen, wanted.text, coaches)


async def _take_over(
    interaction: discord.Interaction,
    contest: Contest,
    reason: str,
    given: Given,
    coach: discord.User | discord.Member | None,
) -> Arbitration:
    """Give a team to `coach`; without one to nobody on Discord. A name in the text is the team's from now on."""
    name = plain(given.text, NAME) or (given.state.teams[given.chosen].name if coach else "")
    if not name or (coach is not None and coach.bot):
        raise how("take_over")
    house = app_of(interaction).house
    others = await contests.seats(house, contest.id)
    if coach is not None and any(one.user_id == coach.id and one.seat != given.chosen for one in others):
        raise UserError("mh-act-has-team", coach=coach.mention)
    twin = twin_of(name, (one.name for one in others if one.seat != given.chosen))
    if twin is not None:
        raise UserError("mh-act-name-taken", name=escape(twin))
    return await arbitration.take_over(
        house,
        contest.id,
        interaction.user.id,
        reason,
        seat=given.chosen,
        name=name,
        user_id=None if coach is None else coach.id,
        clause="MH-9-c",
    )


async def _propose(interaction: discord.Interaction, contest: Contest, reason: str, given: Given) -> None:
    """Show what the last week would have been with another order, and ask for confirmation (MH-9-a)."""
    last = await rewind.last_played(app_of(interaction).house, contest.id)
    text = given.text or rewind.NOTHING
    wanted = rewind.Wanted(turn_id=last.id, reason=reason, clause="MH-9-a", seat=given.chosen, text=text)
    await propose(interaction, contest, wanted)
