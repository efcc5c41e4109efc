"""From two teams to a match; `/double-echec creer`, where a referee says which."""

import discord
import msgspec
from discord import app_commands

from cogs.double_echec.team import GAME, POSITIONS, find_team_by_name, offer_league_teams, read_roster
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.league import check_referee, league_here
from cogs.kit.teams import NAME
from cogs.league.threads import check_channel, open_with_news
from presenters.errors import UserError
from presenters.escaping import escape
from referee.league.settings import MOST_TURN_HOURS
from referee.model import Contest, ContestSettings, League, Team
from referee.turns import contests
from rules.double_echec.choices import LENGTHS
from rules.double_echec.roster import set_up_team

STAGES = ("season", "semifinal", "final")
TITLE = 90


class MatchTerms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """On what two teams play: the length of the match, the hours of a shift; None: those of the league."""

    length: str = "whole"
    hours: int | None = None
    stage: str = "season"

    def check(self) -> None:
        """Raise `UserError` for choices that are not ours: a forged command."""
        if self.length not in LENGTHS or self.stage not in STAGES:
            raise UserError("error-stale")


@app_commands.command(**declare_command("de-creer"))
@declare_options(home="de-domicile", away="de-visiteur", length="de-duree", hours="de-heures", stage="de-etape")
@app_commands.choices(
    length=[fixed_choice(f"de-{length}", length) for length in LENGTHS],
    stage=[fixed_choice(f"de-{one}", one) for one in STAGES],
)
@app_commands.autocomplete(home=offer_league_teams, away=offer_league_teams)
async def create(
    interaction: discord.Interaction,
    home: str,
    away: str,
    length: str = "whole",
    hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
    stage: str = "season",
) -> None:
    """Have two teams play."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    check_channel(interaction, league, voice)
    terms = MatchTerms(length=length, hours=hours, stage=stage)
    terms.check()
    teams = await find_team_by_name(app, league, home), await find_team_by_name(app, league, away)
    contest = await make_match(app, league, *teams, terms)
    news = await open_with_news(interaction, contest, "match-created", match=escape(contest.name, TITLE))
    await answer(interaction, news)


async def make_match(
    app: App, league: League, home: Team, away: Team, terms: MatchTerms, challenge_id: int | None = None
) -> Contest:
    """Return the match of two teams, each as it is now. Raises `UserError` for teams that cannot play one another."""
    if home.id == away.id or home.captain_id == away.captain_id:
        raise UserError("de-same-team")
    _check_fit(app, league, home, away)
    hours = {} if terms.hours is None else dict.fromkeys(app.house.games[GAME].hours, terms.hours)
    return await contests.create_contest(
        app.house,
        league,
        contests.NewContest(
            GAME,
            f"{home.name} – {away.name}",
            {
                "home": set_up_team(home.name, read_roster(home)),
                "away": set_up_team(away.name, read_roster(away)),
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
        lacking = read_roster(team).lacking()
        if lacking:
            men = [voice.t("de-lacking", pos=pos, count=lacking[pos]) for pos in POSITIONS if pos in lacking]
            raise UserError("de-unfit", team=escape(team.name, NAME), men=", ".join(men))
