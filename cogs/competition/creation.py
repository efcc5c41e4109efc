"""`/competition creer`: which game, in which form, at what pace; nothing is public before « Ouvrir » is pressed."""

from collections.abc import Sequence

import discord
from discord import app_commands

from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import named, options
from cogs.kit.league import check_referee, league_here
from cogs.league.threads import check_channel, unopened, with_thread
from presenters.competition import plan as planning
from presenters.competition.plan import FORMATS, ROUND_HOURS, SIGNUP_HOURS, Plan
from presenters.dossier import thread_of
from presenters.errors import UserError
from presenters.escaping import escape
from presenters.lobby import game_name
from presenters.post import Button, Option, Post, Row, Select, Style
from presenters.press import custom_id
from presenters.texts import Voice
from referee.competition.founding import Founding, found
from referee.competition.terms import KEY, HostingTerms
from referee.turns import contests
from rules.hosting import CanBeHosted

MOST_ROUNDS, MOST = 20, 128


def hostable(app: App) -> Sequence[str]:
    """Return the games whose matches a competition can host."""
    return [key for key, game in app.house.games.items() if isinstance(game, CanBeHosted)]


async def game_choices(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the games."""
    app, wanted = app_of(interaction), typed.casefold()
    voice = app.texts.voice(await language_of(interaction))
    found = [(game_name(voice, key), key) for key in hostable(app)]
    return [app_commands.Choice(name=name, value=key) for name, key in found if wanted in name.casefold()]


@app_commands.command(**named("cp-creer"))
@options(game="cp-jeu", name="cp-nom", rounds="cp-rondes", most="cp-places")
@app_commands.autocomplete(game=game_choices)
async def create(
    interaction: discord.Interaction,
    game: str,
    name: app_commands.Range[str, 1, planning.NAME],
    rounds: app_commands.Range[int, 1, MOST_ROUNDS] = 5,
    most: app_commands.Range[int, 2, MOST] = MOST,
) -> None:
    """Prepare a competition and show what it would be."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    check_referee(interaction, league)
    games = hostable(app)
    if game not in games:
        raise UserError("cp-which-game")
    if not planning.named(name):
        raise UserError("cp-which-name")
    plan = Plan(games.index(game), rounds=rounds, most=most, name=planning.named(name))
    await answer(interaction, _form(app, app.texts.voice(await language_of(interaction)), plan))


@on("cp-format")
async def choose_format(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the chosen form into the plan."""
    await _redraw(interaction, Plan.read(plan)._replace(format=values[0]))


@on("cp-hours")
async def choose_hours(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the length of a round into the plan."""
    await _redraw(interaction, Plan.read(plan)._replace(hours=_hours(values[0], ROUND_HOURS)))


@on("cp-signup")
async def choose_signup(interaction: discord.Interaction, plan: str, *, values: tuple[str, ...]) -> None:
    """Take the length of sign-up into the plan."""
    await _redraw(interaction, Plan.read(plan)._replace(signup=_hours(values[0], SIGNUP_HOURS)))


def _hours(chosen: str, known: Sequence[int]) -> int:
    if chosen not in map(str, known):
        raise UserError("error-stale")
    return int(chosen)


async def _redraw(interaction: discord.Interaction, plan: Plan) -> None:
    await defer_change(interaction)
    app = app_of(interaction)
    check_referee(interaction, await league_here(interaction))
    plan = Plan.read(plan.write())
    await change(interaction, _form(app, app.texts.voice(await language_of(interaction)), plan))


@on("cp-create")
async def confirm(interaction: discord.Interaction, written: str) -> None:
    """Found the competition. A second press on the same form founds no second one."""
    await defer_change(interaction)
    app, league, plan = app_of(interaction), await league_here(interaction), Plan.read(written)
    check_referee(interaction, league)
    voice = app.texts.voice(await language_of(interaction))
    check_channel(interaction, league, voice)
    form_id = interaction.message.id if interaction.message else 0
    game = _game(app, plan)
    founding = Founding(
        name=_full_name(app.texts.voice(league.language), plan.name, game),
        game=game,
        config=plan.config(),
        terms=HostingTerms(most=plan.most),
        settings=plan.settings(form_id),
    )
    async with app.lock:
        contest = await contests.made_from(app.house, league.id, KEY, form_id)
        if contest is None:
            contest = await found(app.house, league, founding)
    contest = await with_thread(app, contest)
    app.heart.poke()
    told = voice.t("cp-created", name=escape(contest.name), thread=thread_of(contest))
    await change(interaction, Post((told, *unopened(voice, contest))))


def _game(app: App, plan: Plan) -> str:
    games = hostable(app)
    if plan.game >= len(games):
        raise UserError("error-stale")
    return games[plan.game]


def _full_name(voice: Voice, name: str, game: str) -> str:
    """Return a competition's name with its game, unless it says that itself: everybody reads it who may enter."""
    shown = game_name(voice, game)
    return name if shown.casefold() in name.casefold() else voice.t("cp-name", name=name, game=shown)


def _form(app: App, voice: Voice, plan: Plan) -> Post:
    """Return the plan in words, with what can still be chosen and the button that opens sign-up."""
    written, now_ms = plan.write(), app.house.clock.now_ms()
    signup_ms = now_ms + plan.signup * planning.HOUR_MS
    entrants = min(plan.most, planning.SHOWN)
    turns = plan.turns_for(entrants)
    told = voice.t(
        "cp-plan",
        name=escape(plan.name),
        game=game_name(voice, _game(app, plan)),
        about=voice.t("cp-plan-about", format=plan.format, rounds=plan.rounds),
        pace="weekly" if plan.hours == planning.WEEKLY else _length(voice, plan.hours),
        most=plan.most,
        start=signup_ms // 1000,
        entrants=entrants,
        turns=turns,
        end=(signup_ms + plan.longest(turns) * planning.HOUR_MS) // 1000,
    )
    formats = tuple(
        Option(
            voice.t("cp-plan-format", format=one), one, voice.t("cp-plan-about", format=one, rounds=plan.rounds)[:100],
            default=one == plan.format,
        )
        for one in FORMATS
    )  # fmt: skip
    return Post(
        (
            told,
            Select(custom_id("cp-format", written), voice.t("cp-choose-format"), formats),
            _pace(voice, "hours", written, ROUND_HOURS, plan.hours),
            _pace(voice, "signup", written, SIGNUP_HOURS, plan.signup),
            Row((Button(voice.t("cp-button-open"), custom_id("cp-create", written), Style.success),)),
        )
    )


def _pace(voice: Voice, name: str, written: str, known: Sequence[int], chosen: int) -> Select:
    """Return the choice of a length."""
    options = tuple(Option(_length(voice, hours), str(hours), default=hours == chosen) for hours in known)
    return Select(custom_id(f"cp-{name}", written), voice.t(f"cp-choose-{name}"), options)


def _length(voice: Voice, hours: int) -> str:
    return voice.t("cp-hours", hours=hours, days=hours // 24)
