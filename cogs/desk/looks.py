"""`/arbitre essai` and `/arbitre consulter`: what a referee may see before the close, told to the captains after it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from discord import app_commands

from cogs.desk.acting import REASON, match_to_judge, seat_choices
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import match_choices
from cogs.kit.declare import declare_command, declare_options
from cogs.kit.dossiers import load_dossier, whole_dossier
from cogs.kit.seats import find_seat
from presenters.dossier import Dossier
from presenters.escaping import code_span, escape, plain, text_length
from presenters.post import TEXT_LIMIT, Block, ButtonRow, Document, Post, Select
from presenters.texts import Voice
from referee.model import By, StoredOrder
from referee.orders import looks
from referee.turns import reading
from rules.contract import SeatId
from rules.errors import OrderError

COLOUR = 0x9B59B6
MOST_PAGES = 8  # of one bulletin
MOST_NAMED = 12
NOTATION = 700
MOST_TOLD = 6  # orders that are told in words; more are a file


@app_commands.command(**declare_command("essai"))
@declare_options(match="match", reason="raison")
@app_commands.autocomplete(match=match_choices)
async def show_rehearsal(interaction: discord.Interaction, reason: REASON, match: str | None = None) -> None:
    """Show what the open turn would come to if it were closed now, as it would be posted; nothing is played."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    rehearsal = await looks.rehearse_turn(app.house, contest.id, By(interaction.user.id, reason))
    dossier = await whole_dossier(app.house, await reading.complete_file(app.house, rehearsal.file))
    intro = voice.t(
        "rehearsal",
        count=len(rehearsal.received),
        received=_teams(dossier, rehearsal.received),
        missing=_teams(dossier, rehearsal.missing) or "none",
        stand_ins=_teams(dossier, tuple(rehearsal.stand_ins)) or "none",
    )
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    await answer(interaction, Post((title, intro), accent=COLOUR))
    for part in rehearsal.bulletins:
        for post in _pages(app, voice, dossier, part):
            await answer(interaction, post)


def _pages(app: App, voice: Voice, dossier: Dossier, part: str) -> Iterator[Post]:
    """Yield the pages of a bulletin as it would be posted, without what can be pressed."""
    presenter = app.presenter_of(dossier)
    last: tuple[Block, ...] = ()
    for page in range(MOST_PAGES):
        post = presenter.report(voice.locale, dossier, page, part)
        texts = tuple(block for block in post.blocks if isinstance(block, str))
        if texts == last:
            return
        last = texts
        shown = tuple(block for block in post.blocks if not isinstance(block, ButtonRow | Select))
        yield replace(post, blocks=shown, pings=())


@app_commands.command(**declare_command("consulter"))
@declare_options(match="match", reason="raison", seat="equipe-consultee")
@app_commands.autocomplete(match=match_choices, seat=seat_choices)
async def show_sealed(
    interaction: discord.Interaction, reason: REASON, seat: str | None = None, match: str | None = None
) -> None:
    """Show the sealed orders of the open turn; who looked, and why, is told to the captains after it."""
    await defer(interaction)
    contest = await match_to_judge(interaction, match)
    app, voice = app_of(interaction), app_of(interaction).texts.voice(await language_of(interaction))
    chosen = None if seat is None else await find_seat(interaction, contest, seat)
    turn, seen = await looks.look_at_orders(app.house, contest.id, By(interaction.user.id, reason), seat=chosen)
    dossier = await load_dossier(app.house, turn.id)
    title = f"### {app.presenter_of(dossier).title(voice.locale, dossier)}"
    told = [_told(app, voice, dossier, order) for order in seen[:MOST_TOLD]]
    blocks: tuple[Block, ...] = (title, voice.t("look-told"), *told)
    if len(seen) > MOST_TOLD or sum(text_length(block) for block in blocks if isinstance(block, str)) > TEXT_LIMIT:
        file = Document(f"ordres-{contest.id}-{turn.number}.txt", _table(dossier, seen), "")
        blocks = (title, voice.t("look-told"), file)
    await answer(interaction, Post(blocks, accent=COLOUR))


def _told(app: App, voice: Voice, dossier: Dossier, order: StoredOrder) -> str:
    """Return a sealed order in words and in notation."""
    presenter = app.presenter_of(dossier)
    try:
        words = presenter.order(voice.locale, dossier, dossier.game.parse(dossier.state, order.seat, order.canonical))
    except OrderError:  # the position, corrected since, has made it impossible
        words = code_span(order.canonical, NOTATION)
    head = voice.t("look-order", team=_team(dossier, order.seat), sent=order.sent_ms // 1000)
    return f"{head}\n{words}"


def _table(dossier: Dossier, orders: Sequence[StoredOrder]) -> bytes:
    rows = [f"{plain(dossier.team_names.get(order.seat) or order.seat)}\t{order.canonical}\n" for order in orders]
    return "".join(rows).encode()


def _teams(dossier: Dossier, seats: Sequence[SeatId]) -> str:
    """Return the names of seats, of many only the first."""
    names = [_team(dossier, seat) for seat in seats]
    return ", ".join(names[:MOST_NAMED]) + (", …" if len(names) > MOST_NAMED else "")


def _team(dossier: Dossier, seat: SeatId) -> str:
    return escape(dossier.team_names.get(seat) or seat)
