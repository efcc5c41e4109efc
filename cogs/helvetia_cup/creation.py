"""From two teams to a match; `/helvetia creer`, where a referee says whose, or founds a cup or a championship."""

import logging

import discord
import msgspec
from discord import app_commands
from msgspec.structs import replace

from cogs.helvetia_cup import founding
from cogs.helvetia_cup.team import FAMILY, GAME, GEEK, kept_of, provide_team, setup_text
from cogs.kit.answers import answer, defer, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command, declare_options, fixed_choice
from cogs.kit.league import check_referee, league_here
from cogs.league.challenging import check_opponent
from cogs.league.threads import check_channel, open_with_news
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.helvetia_cup.series.plan import FORMATS, LEAGUE_HOURS, SeriesPlan, series_name
from presenters.helvetia_cup.series.plan import NAME as SERIES_NAME
from referee.course import sending
from referee.hand.times import snowflake_at
from referee.league.settings import MOST_TURN_HOURS
from referee.model import Contest, ContestSettings, League, Refusal, Team
from referee.orders.intake import SentOrder
from referee.turns import contests
from rules.contract import JsonObject, SeatId
from rules.errors import OrderError
from rules.helvetia_cup.cards import cards_of_kind
from rules.helvetia_cup.choices import LENGTHS, TEMPOS

log = logging.getLogger(__name__)

VARIANTS = (FAMILY, GEEK)
MODES = ("single", "cup", "league")
TITLE = 90
SEATS = SeatId("home"), SeatId("away")


class MatchTerms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """On what two coaches play. `hours`: of a turn; None: those of the league."""

    variant: str = FAMILY
    mode: str = "single"
    tempo: str = "alternate"
    length: str = "whole"
    cards: bool = False
    hours: int | None = None

    def check(self) -> None:
        """Raise `UserError` for what does not go together, and for choices that are not ours: a forged command."""
        if self.variant not in VARIANTS or self.mode not in MODES or self.tempo not in TEMPOS:
            raise UserError("error-stale")
        if self.length not in LENGTHS:
            raise UserError("error-stale")
        if self.cards and self.variant == FAMILY:
            raise UserError("hc-offer-family-cards")

    @property
    def config(self) -> JsonObject:
        """The rules' settings, as far as they are not the usual ones."""
        return {**LENGTHS[self.length], **TEMPOS[self.tempo], **({"cards": True} if self.cards else {})}


@app_commands.command(**declare_command("hc-creer"))
@declare_options(
    home="hc-domicile", away="hc-visiteur", variant="hc-regle", mode="hc-mode", tempo="hc-rythme",
    cards="hc-cartes", length="hc-duree", hours="hc-heures", form="hc-format", name="hc-nom-competition",
)  # fmt: skip
@app_commands.choices(
    form=[fixed_choice(f"hc-format-{one}", one) for one in FORMATS],
    variant=[fixed_choice(f"hc-{one}", one) for one in VARIANTS],
    mode=[fixed_choice(f"hc-{one}", one) for one in MODES],
    tempo=[fixed_choice(f"hc-{one}", one) for one in TEMPOS],
    length=[fixed_choice(f"hc-{one}", one) for one in LENGTHS],
)
async def create(
    interaction: discord.Interaction,
    home: discord.User | discord.Member | None = None,
    away: discord.User | discord.Member | None = None,
    variant: str = FAMILY,
    mode: str = "single",
    tempo: str = "alternate",
    cards: bool | None = None,
    length: str = "whole",
    hours: app_commands.Range[int, 1, MOST_TURN_HOURS] | None = None,
    form: str | None = None,
    name: app_commands.Range[str, 1, SERIES_NAME] | None = None,
) -> None:
    """Have two coaches play, or show what cup or championship would be founded."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    check_channel(interaction, league, voice)
    terms = MatchTerms(variant=variant, mode=mode, tempo=tempo, length=length, cards=cards or False, hours=hours)
    if form is not None:
        replace(terms, cards=False).check()
        called = series_name(voice.t("hc-found-name", format=form) if name is None else name)
        if not called:
            raise UserError("hc-found-nameless")
        if form not in FORMATS:
            raise UserError("error-stale")
        plan = SeriesPlan(
            name=called, format=form, length=length, tempo=tempo, cards=cards is not False, hours=hours or LEAGUE_HOURS
        )
        await founding.prepare_series(interaction, league, plan)
        return
    terms.check()
    if home is None or away is None:
        raise UserError("hc-create-who")
    for coach in (home, away):
        check_opponent(coach)
    if home.id == away.id:
        raise UserError("hc-same-coach")
    teams = await provide_two_teams(app, league, home.id, away.id)
    contest = await make_match(app, league, teams, terms)
    news = await open_with_news(interaction, contest, "match-created", match=escape(contest.name, TITLE))
    await answer(interaction, news)


async def provide_two_teams(app: App, league: League, home: int, away: int) -> tuple[Team, Team]:
    """Return the teams of two coaches; those who have none are given one each, of two clubs."""
    first = await provide_team(app, league, home)
    return first, await provide_team(app, league, away, kept_of(first).club)


async def make_match(
    app: App, league: League, teams: tuple[Team, Team], terms: MatchTerms, challenge_id: int | None = None
) -> Contest:
    """Return the match of two teams, each with what its coach keeps."""
    hours = {} if terms.hours is None else dict.fromkeys(app.house.games[GAME].hours, terms.hours)
    home, away = teams
    contest = await contests.create_contest(
        app.house,
        league,
        contests.NewContest(
            GAME,
            f"{home.name} – {away.name}",
            {
                "variant": terms.variant,
                "mode": terms.mode,
                "config": terms.config,
                "teams": {seat: _side(team, terms) for seat, team in zip(SEATS, teams, strict=True)},
            },
            seats=[(seat, team.name, team.captain_id) for seat, team in zip(SEATS, teams, strict=True)],
            settings=ContestSettings(early_close=league.early_close, hours=hours),
            challenge_id=challenge_id,
        ),
    )
    await _set_up(app, contest, teams, terms)
    return contest


def _side(team: Team, terms: MatchTerms) -> JsonObject:
    """Return a side as it begins. Outside a competition every card of the club is in its deck (HC-3.1-l)."""
    club = kept_of(team).club
    if not terms.cards or terms.mode == "single":
        return {"team": club}
    return {
        "team": club,
        "deck": list(cards_of_kind(club, "power")),
        "legends_left": list(cards_of_kind(club, "legend")),
    }


async def _set_up(app: App, contest: Contest, teams: tuple[Team, Team], terms: MatchTerms) -> None:
    """Send what coaches keep for the set-up. It is theirs to replace as long as the other side is awaited."""
    for seat, team in zip(SEATS, teams, strict=True):
        text = setup_text(kept_of(team), terms.variant, terms.mode, has_cards=terms.cards)
        turn = await contests.find_open_turn(app.house, contest.id)
        if text is None or turn is None or team.captain_id is None:
            continue
        at = snowflake_at(app.house.clock.now_ms())
        order = SentOrder(seat=seat, user_id=team.captain_id, text=text, snowflake=at, copy_by_dm=True)
        try:
            await sending.submit_order(app.house, turn.id, order)
        except (OrderError, Refusal):  # they are asked like anybody else
            log.warning("what is kept for team %s sets up no match", team.id)
