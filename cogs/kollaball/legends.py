"""The hall of legends (KB-24-a): `/kollaball legendes`; the Admin declares one, or takes it back, by `/arbitre`."""

from typing import get_args

import discord
from discord import app_commands
from msgspec.structs import replace

from cogs.desk.acting import DONE, REASON
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options, mark_word
from cogs.kit.league import check_referee, league_here
from cogs.kollaball.team import GAME, NAME, title_of
from presenters.errors import UserError
from presenters.escaping import escape, plain, text_length
from presenters.fitting import fit_lines
from presenters.post import TEXT_LIMIT, Post
from presenters.texts import Voice
from referee.competition import hall
from referee.competition.hall import WonTitle
from referee.hand import people
from referee.league import leagues
from referee.model import By, League, Profile
from rules.kollaball.state import SpecialKind

MOVES = get_args(SpecialKind)
GOLD = 0xF1C40F
REASON_SHOWN, CONTEST = 150, 80
MOST_LEGENDS, MOST_TITLES = 20, 20


@app_commands.command(**declare_command("legende"))
@declare_options(
    player="legende-joueur", title="legende-titre", move="legende-coup", reason="raison", withdraw="legende-retirer"
)
@app_commands.choices(move=[app_commands.Choice(name=mark_word(f"kb-special-{move}"), value=move) for move in MOVES])
async def declare_legend_by_command(
    interaction: discord.Interaction,
    player: discord.User,
    reason: REASON,
    title: app_commands.Range[str, 1, NAME] | None = None,
    move: str | None = None,
    withdraw: bool = False,
) -> None:
    """Declare a player a legend, or say that he is one no more: a point of renown, the tag, an entry of the record."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    async with app.alone(league):
        known = await people.find_profile(app.house, league.id, player.id, GAME)
        if known is None:
            raise UserError("kb-legend-unknown", player=player.mention)
        before, after = title_of(known), "" if withdraw else plain(title or "", NAME)
        if withdraw and not before:
            raise UserError("kb-legend-none", player=player.mention)
        if not withdraw and not after:
            raise UserError("kb-legend-title")
        entry = None if withdraw else _entry(app, interaction, known, after, move, reason)
        sheet, changes = _changed(known, entry, before, after)
        await leagues.amend_sheet(app.house, sheet, By(interaction.user.id, reason, "KB-24-a"), changes)
    voice = app.texts.voice(await language_of(interaction))
    told = voice.t("kb-legend-done", player=player.mention, title=escape(after, NAME) or "none")
    await answer(interaction, Post((told,), accent=DONE))
    app.heart.poke()


def _entry(
    app: App, interaction: discord.Interaction, known: Profile, title: str, move: str | None, reason: str
) -> dict[str, object]:
    """Return what a sheet says of a legend; who is one already has been one since then, and keeps their move."""
    before = known.data.get("legend")
    old = before if isinstance(before, dict) else {}
    return {
        "title": title,
        "move": move or old.get("move"),
        "since_ms": old.get("since_ms", app.house.clock.now_ms()),
        "by": interaction.user.id,
        "reason": plain(reason, 300),
    }


def _changed(
    known: Profile, entry: dict[str, object] | None, before: str, after: str
) -> tuple[Profile, dict[str, object]]:
    """Return the sheet and what changes in it: whoever becomes a legend gains a point of renown (KB-24-a)."""
    renown = _renown(known)
    now = max(0, renown + bool(after) - bool(before))
    data = {name: value for name, value in known.data.items() if name != "legend"} | {"renown": now}
    changes: dict[str, object] = {"legend": [before or None, after or None]}
    if now != renown:
        changes["renown"] = [renown, now]
    return replace(known, data=data if entry is None else {**data, "legend": entry}), changes


@app_commands.command(**declare_command("legendes"))
async def show_legends(interaction: discord.Interaction) -> None:
    """Show the hall of legends: who they are, since when and why, what they have won; then all past champions."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    voice = app.texts.voice(await language_of(interaction))
    won = await hall.list_titles(app.house, league.id, GAME)
    legends = [entry for entry in await people.list_profiles(app.house, league.id, GAME) if title_of(entry)]
    title = voice.t("kb-hall")
    lines = [await _legend(app, voice, league, entry, won) for entry in sorted(legends, key=_since)[:MOST_LEGENDS]]
    lines += [voice.t("kb-hall-none")] if not lines else []
    champions = [_title(voice, one) for one in won[:MOST_TITLES]]
    room = TEXT_LIMIT - text_length(title) - len(lines)
    told = fit_lines(voice, [*lines, *([voice.t("kb-hall-champions")] if champions else []), *champions], room)
    await answer(interaction, Post((title, "\n".join(told)), accent=GOLD))


def _renown(entry: Profile) -> int:
    renown = entry.data.get("renown")
    return renown if isinstance(renown, int) else 0


def _since(entry: Profile) -> int:
    legend = entry.data["legend"]
    return int(legend["since_ms"]) if isinstance(legend, dict) else 0


async def _legend(app: App, voice: Voice, league: League, entry: Profile, won: list[WonTitle]) -> str:
    legend = entry.data["legend"]
    assert isinstance(legend, dict)  # noqa: S101 - it has a title
    done = await hall.read_career(app.house, league.id, GAME, entry.user_id)
    return voice.t(
        "kb-hall-legend",
        player=f"<@{entry.user_id}>",
        title=escape(title_of(entry), NAME),
        move=str(legend.get("move") or "none"),
        since=_since(entry) // 1000,
        reason=escape(str(legend.get("reason") or ""), REASON_SHOWN),
        renown=_renown(entry),
        titles=sum(entry.user_id in one.people for one in won),
        matches=done.matches,
        bribes=done.bribes,
    )


def _title(voice: Voice, one: WonTitle) -> str:
    return voice.t(
        "kb-hall-title",
        champion=escape(one.name, NAME),
        competition=escape(one.contest.name, CONTEST),
        season=one.season,
    )
