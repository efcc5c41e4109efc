"""From two teams to a match; `/double-echec creer`, where a referee says which."""

import discord
import msgspec
from discord import app_commands

from cogs.double_echec.team import GAME, NAME, POSITIONS, roster_of, team_choices, team_named
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import choice, named, options
from cogs.kit.league import check_referee, league_here
from cogs.league.threads import check_channel, unopened, with_thread
from presenters.dossier import thread_of
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.post import Post
from referee.model import Contest, ContestSettings, League, Team
from referee.turns import contests
from rules.double_echec.choices import LENGTHS
from rules.double_echec.roster import set_up_team

STAGES = ("season", "semifinal", "final")
MOST_HOURS = 336
TITLE = 90


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """On what two teams play: the length of the match, the hours of a shift; None: those of the league."""

    length: str = "whole"
    hours: int | None = None
    stage: str = "season"

    def check(self) -> None:
        """Raise `UserError` for choices that are not ours: a forged command."""
        if self.length not in LENGTHS or self.stage not in STAGES:
            raise UserError("error-stale")


@app_commands.command(**named("de-creer"))
@options(home="de-domicile", away="de-visiteur", length="de-duree", hours="de-heures", stage="de-etape")
@app_commands.choices(
    length=[choice(f"de-{length}", length) for length in LENGTHS], stage=[choice(f"de-{one}", one) for one in STAGES]
)
@app_commands.autocomplete(home=team_choices, away=team_choices)
async def create(
    interaction: discord.Interaction,
    home: str,
    away: str,
    length: str = "whole",
    hours: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    stage: str = "season",
) -> None:
    """Have two teams play."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    check_channel(interaction, league, voice)
    terms = Terms(length=length, hours=hours, stage=stage)
    terms.check()
    teams = await team_named(app, league, home), await team_named(app, league, away)
    contest = await with_thread(app, await match_of(app, league, *teams, terms))
    told = voice.t("de-created", match=escape(contest.name, TITLE), thread=thread_of(contest))
    app.heart.poke()
    await answer(interaction, Post((told, *unopened(voice, contest))))


async def match_of(
    app: App, league: League, home: Team, away: Team, terms: Terms, challenge_id: int | None = None
) -> Contest:
    """Return the match of two teams, each as it is now. Raises `UserError` for teams that cannot play one another."""
    if home.id == away.id or home.captain_id == away.captain_id:
        raise UserError("de-same-team")
    _check_fit(app, league, home, away)
    hours = {} if terms.hours is None else dict.fromkeys(app.house.games[GAME].stages, terms.hours)
    return await contests.create_contest(
        app.house,
        league,
        contests.NewContest(
            GAME,
            f"{home.name} – {away.name}",
            {
                "home": set_up_team(home.name, roster_of(home)),
                "away": set_up_team(away.name, roster_of(away)),
                "config": LENGTHS[terms.length],
                "stage": terms.stage,
            },
            seats=[("home", home.name, home.captain_id), ("away", away.name, away.captain_id)],
            settings=ContestSettings(early_close=league.early_close, hours=hours),
            challenge_id=challenge_id,
        ),
    )


def _check_fit(app: App, league: League, *teams: Team) -> None:
    """Raise `UserError` for a team that has no coach, or no full line of men who are fit."""
    voice = app.texts.voice(league.language)
    for team in teams:
        if team.captain_id is None:
            raise UserError("de-no-coach", team=escape(team.name, NAME))
        lacking = roster_of(team).lacking()
        if lacking:
            men = [voice.t("de-lacking", pos=pos, count=lacking[pos]) for pos in POSITIONS if pos in lacking]
            raise UserError("de-unfit", team=escape(team.name, NAME), men=", ".join(men))
