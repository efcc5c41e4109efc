"""A referee's corrections of a season (part 9): read, carried out, and for a replay shown before they count."""

from collections.abc import Mapping
from typing import cast

import discord
import msgspec

from cogs.matrix_hockey.acts import READERS, Written
from cogs.matrix_hockey.commands import team_named
from cogs.matrix_hockey.ordering import GAME, presenter_of
from cogs.matrix_hockey.pages import Book
from cogs.shared.actions import custom_id, on
from cogs.shared.answers import answer, change, defer_change, language_of
from cogs.shared.app import app_of
from cogs.shared.dossier import Dossier, load, load_whole
from cogs.shared.errors import UserError
from cogs.shared.escaping import clip, escape, plain
from cogs.shared.league import check_referee, league_here
from cogs.shared.orderflow import author_of, refused
from cogs.shared.posts import Button, Post, Row, Style
from referee import arbitration, contests, replay
from referee.model import Arbitration, Contest
from referee.replay import Replay
from rules.errors import CaseError, OrderError
from rules.matrix_hockey.events import Event, Sanction
from rules.matrix_hockey.state import State

COLOUR = 0x9B59B6
SHOWN = 1500
ACTS = ("replay", "excuse_onr", "take_over", *READERS)


async def correct(
    interaction: discord.Interaction,
    contest: Contest,
    act: str,
    reason: str,
    *,
    team: str | None,
    text: str,
    coach: discord.User | discord.Member | None,
) -> Arbitration | None:
    """Carry an act out and return its record; None if it has been shown and waits for a confirmation.

    Raises `UserError` for what cannot be read, or is impossible now.
    """
    app = app_of(interaction)
    dossier = await load_whole(app.house, await contests.latest_turn(app.house, contest.id))
    presenter = presenter_of(app)
    state = cast("State", dossier.now)
    pictures = presenter.pictures("fr", dossier, state, None, "default")
    named = None if team is None else team_named(Book(pictures.words, pictures, "", contest.id), [], team)
    given = Written(state, named, text)
    by_user = interaction.user.id
    try:
        match act:
            case "replay":
                await _propose(interaction, contest, reason, given)
                return None
            case "excuse_onr":
                lost = _lost(dossier, _needed(named))
                return await arbitration.correct(
                    app.house, contest.id, by_user, reason, op=act, clause="MH-9-b", fields=lost
                )
            case "take_over":
                name = plain(text, 32) or plain(coach.display_name if coach else "", 32)
                if not name:
                    raise UserError("mh-act-how-take-over")
                return await arbitration.take_over(
                    app.house,
                    contest.id,
                    by_user,
                    reason,
                    seat=_needed(named),
                    name=name,
                    user_id=None if coach is None else coach.id,
                    clause="MH-9-c",
                )
            case _ if act in READERS:
                fields = READERS[act](given)
                return await arbitration.correct(app.house, contest.id, by_user, reason, op=act, fields=fields)
            case _:
                raise UserError("mh-act-unknown")
    except CaseError as error:
        raise UserError("mh-act-impossible", fault=escape(error.message, 200)) from error


def _needed(team: str | None) -> str:
    if team is None:
        raise UserError("mh-act-team")
    return team


def _lost(dossier: Dossier, team: str) -> Mapping[str, object]:
    """Return what the last sanction took from a team, as `excuse_onr` gives it back (MH-9-b)."""
    turns = [past.events for past in dossier.past]
    for events in reversed(turns):
        for event in cast("tuple[Event, ...]", events):
            if isinstance(event, Sanction) and event.team == team:
                return {
                    "team": team,
                    "extra_goals": event.extra_goals_lost,
                    "super_saves": event.super_saves_lost,
                }
    return {"team": team}


async def _propose(interaction: discord.Interaction, contest: Contest, reason: str, given: Written) -> None:
    """Show what the last week would have been with another order, and ask for confirmation (MH-9-a)."""
    app, language = app_of(interaction), await language_of(interaction)
    try:
        draft, amended = await replay.propose(
            app.house,
            contest.id,
            interaction.user.id,
            reason,
            seat=_needed(given.team),
            text=given.text or replay.NOTHING,
        )
    except OrderError as error:
        dossier = await load(app.house, await contests.latest_turn(app.house, contest.id))
        await answer(interaction, refused(app, await author_of(interaction), dossier, error, given.text))
        return
    dossier = await load(app.house, amended.turn)
    press = custom_id("mh-replay", contest.id, draft.id)
    button = Button(app.texts.t(language, "mh-replay-confirm"), press, Style.danger)
    blocks = _difference(interaction, language, dossier, amended)
    await answer(interaction, Post((*blocks, Row((button,))), accent=COLOUR))


def _difference(interaction: discord.Interaction, language: str, dossier: Dossier, amended: Replay) -> tuple[str, ...]:
    """Return what would change: the lines that would go, and those that would come."""
    app = app_of(interaction)
    presenter, t = presenter_of(app), app.texts.t
    gone = _only(amended.before, amended.after)
    come = _only(amended.after, amended.before)
    title = f"### {presenter.title(language, dossier)}"
    if not gone and not come:
        return (title, t(language, "mh-replay-same"))
    was = "\n".join(presenter.happened(language, dossier, gone)) or "—"
    now = "\n".join(presenter.happened(language, dossier, come)) or "—"
    order = amended.canonical or "—"
    return (
        title,
        t(language, "mh-replay-order", order=f"`{order}`"),
        f"{t(language, 'mh-replay-was')}\n{clip(was, SHOWN)}",
        f"{t(language, 'mh-replay-now')}\n{clip(now, SHOWN)}",
    )


def _only(these: tuple[msgspec.Struct, ...], those: tuple[msgspec.Struct, ...]) -> tuple[msgspec.Struct, ...]:
    return tuple(event for event in these if event not in those)


@on("mh-replay")
async def confirm(interaction: discord.Interaction, contest_id: int, draft_id: int) -> None:
    """Put a replayed week in place."""
    await defer_change(interaction)
    app = app_of(interaction)
    league = await league_here(interaction)
    check_referee(interaction, league)
    contest = await contests.get(app.house, contest_id)
    if contest.league_id != league.id or contest.game != GAME:
        raise UserError("error-stale")
    await replay.confirm(app.house, contest_id, draft_id, interaction.user.id)
    text = app.texts.t(await language_of(interaction), "arbitration-done", match=escape(contest.name, 90))
    await change(interaction, Post((text,), accent=COLOUR))
    app.heart.poke()
