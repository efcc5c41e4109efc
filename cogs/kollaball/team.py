"""A team as it is shown: to who asks for it, and to all on its card, where one joins it by a press (KB-2-b)."""

from cogs.kit.app import App
from presenters.escaping import escape
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, custom_id
from presenters.texts import Voice
from referee.hand import people
from referee.league import teams
from referee.model import League, Profile, Team

GAME = "kollaball"
MOST_PLAYERS = 6
FEWEST_PLAYERS = 4
NAME = 40
TITLE = 90
COLOUR = 0x2ECC71


async def list_roster(app: App, team: Team) -> list[Profile]:
    """Return a team's players in the order of their numbers."""
    members = sorted(await teams.list_members(app.house, team.id), key=lambda member: member.place)
    profiles = {entry.user_id: entry for entry in await people.list_profiles(app.house, team.league_id, GAME)}
    return [profiles[member.user_id] for member in members if member.user_id in profiles]


async def roster_post(app: App, voice: Voice, team: Team) -> Post:
    """Return a team's sheet: players with numbers and classes, captain, tactic, and what is missing to play."""
    return Post(("\n".join(_lines(voice, team, await list_roster(app, team))),))


async def roster_card_post(app: App, league: League, team: Team) -> Post:
    """Return a team's card: its sheet, the match that it plays, and the way into it while there is room."""
    voice, players = app.texts.voice(league.language), await list_roster(app, team)
    lines, match = _lines(voice, team, players), await teams.find_current_contest(app.house, team)
    if match is not None:
        lines.append(voice.t("team-playing", match=escape(match.name, TITLE)))
    blocks: list[Block] = ["\n".join(lines)]
    if len(players) < MOST_PLAYERS:
        blocks.append(ButtonRow((Button(voice.t("team-join"), custom_id("kb-join-in", team.id), ButtonStyle.success),)))
    return Post(tuple(blocks), accent=COLOUR)


def title_of(entry: Profile) -> str:
    """Return the title of a legend (KB-24-a); nothing for anybody else."""
    legend = entry.data.get("legend")
    return str(legend.get("title") or "") if isinstance(legend, dict) else ""


def _lines(voice: Voice, team: Team, players: list[Profile]) -> list[str]:
    lines = [voice.t("team-title", team=escape(team.name, NAME))]
    lines.extend(
        voice.t(
            "team-player",
            number=number,
            player=f"<@{entry.user_id}>",
            cls=str(entry.data["class"]),
            captain="yes" if entry.user_id == team.captain_id else "no",
            coterie=escape(str(entry.data.get("coterie") or ""), NAME) or "none",
            city=escape(str(entry.data.get("home_city") or ""), NAME) or "none",
            legend=escape(title_of(entry), NAME) or "none",
        )
        for number, entry in enumerate(players, start=1)
    )
    if team.data.get("tactic"):
        lines.append(voice.t("team-tactic", tactic=str(team.data["tactic"])))
    lacking = FEWEST_PLAYERS - len(players)
    lines.append(voice.t("team-lacking", count=lacking) if lacking > 0 else voice.t("team-ready"))
    return lines
