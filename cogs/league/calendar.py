"""`/ligue calendrier`: the days on which the league does not play, for everybody to read; organisers change them."""

import discord
from discord import app_commands

from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import named, options
from cogs.kit.league import league_here
from cogs.league.days import read_spans, span_text, today
from presenters.errors import UserError
from presenters.escaping import clip, escape
from presenters.post import Post
from presenters.texts import Voice
from referee.model import League
from referee.turns import calendar, leaves

COLOUR = 0x2ECC71
CHOICES = 25
MOST_LEAVES = 20
NAME = 90
WRITTEN = app_commands.Range[str, 1, 1000]


async def day_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the days without play that there are."""
    try:
        league = await league_here(interaction)
    except UserError:
        return []
    app = app_of(interaction)
    voice, wanted = app.texts.voice(await language_of(interaction)), typed.strip().casefold()
    spans = await calendar.list_days_off(app.house, league.id)
    named_spans = [(span_text(voice, span), f"{span[0]}-{span[1]}") for span in spans]
    found = [(name, value) for name, value in named_spans if wanted in f"{name} {value}".casefold()]
    return [app_commands.Choice(name=clip(name, 100), value=value) for name, value in found[:CHOICES]]


@app_commands.command(**named("calendrier-ligue"))
@options(add="jours-ajouter", remove="jours-retirer", running="tours-en-cours")
@app_commands.autocomplete(remove=day_choices)
async def show(
    interaction: discord.Interaction, add: WRITTEN | None = None, remove: WRITTEN | None = None, running: bool = False
) -> None:
    """Show the days without play, after adding or removing some; running turns are moved only if that is wanted."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    if (add or remove or running) and not interaction.permissions.manage_guild:
        raise UserError("error-not-allowed")
    voice = app.texts.voice(await language_of(interaction))
    since = today(league.zone, app.house.clock.now_ms())
    to_add, to_remove = (read_spans(text, since, league.zone) if text else [] for text in (add, remove))
    if to_remove or to_add:
        await calendar.change_days_off(app.house, league.id, add=to_add, remove=to_remove, by_user=interaction.user.id)
    lines = [voice.t("calendar-title", league=escape(league.name, NAME))]
    spans = await calendar.list_days_off(app.house, league.id)
    lines += [voice.t("calendar-line", days=span_text(voice, span)) for span in spans]
    lines.append(voice.t("calendar-about" if spans else "calendar-none"))
    lines += await _leaves(app, voice, league)
    if running:
        lines.append(voice.t("calendar-moved", count=await calendar.apply_calendar(app.house, league.id)))
        app.heart.poke()
    await answer(interaction, Post(("\n".join(lines),), accent=COLOUR))


async def _leaves(app: App, voice: Voice, league: League) -> list[str]:
    """Return the captains' leaves to come, the first of them, as lines."""
    found = await leaves.list_leaves_to_come(app.house, league.id)
    if not found:
        return []
    shown = [
        voice.t("calendar-leave", captain=f"<@{one.user_id}>", days=span_text(voice, (one.first_day, one.last_day)))
        for one in found[:MOST_LEAVES]
    ]
    return [voice.t("calendar-leaves", count=len(found)), *shown]
