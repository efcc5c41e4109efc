"""`/aspic defier`, and what becomes of a challenge: accepted with a colour, declined, withdrawn, offered again."""

from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import discord
import msgspec
from discord import app_commands

from cogs.aspic.creation import GAME, Player, create, named
from cogs.kit.actions import on
from cogs.kit.answers import answer, change, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.archived import ThreadLocked, awake
from cogs.kit.autocomplete import contest_pressed
from cogs.kit.declare import choice, options
from cogs.kit.declare import named as command_named
from cogs.kit.league import league_here
from cogs.kit.rendering import render
from cogs.league.threads import check_channel, unopened, with_thread
from presenters.aspic.offer import colour_post, offer_of, offer_post, settled_post
from presenters.aspic.terms import terms_text
from presenters.dossier import thread_of
from presenters.errors import UserError
from presenters.post import Button, Post, Row, Style
from presenters.press import custom_id
from referee.league import challenges
from referee.model import Challenge, Contest, League, Refusal, Why
from referee.turns import contests
from rules.aspic.settings import COLORS, LIVE_TIMES_S, Color, Offer, free_colors, settings_of
from rules.aspic.state import State
from rules.contract import JsonObject
from rules.errors import CaseError

PIECES = ("6", "5", "7")
ROUNDS = ("10", "5", "25", "50")
CORRESPONDENCE, WITHOUT = "correspondence", "none"
PACES = (CORRESPONDENCE, *(f"live-{seconds}" for seconds in LIVE_TIMES_S), WITHOUT)
HOUR_S = 3600
MOST_HOURS = 2000


@app_commands.command(**command_named("defier"))
@options(
    opponent="as-adversaire", pieces="as-pions", rounds="as-tours", pace="as-pendule", color="as-couleur",
    reserve="as-reserve", deadline="as-delai", draw="as-tirage",
)  # fmt: skip
@app_commands.choices(
    pieces=[choice(f"as-pieces-{number}", number) for number in PIECES],
    rounds=[choice(f"as-rounds-{number}", number) for number in ROUNDS],
    pace=[choice(f"as-pace-{pace}", pace) for pace in PACES],
    color=[choice(f"as-{color}", color) for color in COLORS],
)
async def challenge(
    interaction: discord.Interaction,
    opponent: discord.User | discord.Member | None = None,
    pieces: str = PIECES[0],
    rounds: str = ROUNDS[0],
    pace: str = CORRESPONDENCE,
    color: str = "green",
    reserve: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    deadline: app_commands.Range[int, 1, MOST_HOURS] | None = None,
    draw: bool = False,
) -> None:
    """Offer a match to somebody, or to whoever wants it."""
    await defer(interaction)
    await _offer(interaction, _config(pieces, rounds, pace, reserve, deadline, draw=draw), _color(color), opponent)


def _usual() -> JsonObject:
    """Return the settings of a challenge for which nobody chose any."""
    return _config(PIECES[0], ROUNDS[0], CORRESPONDENCE, None, None, draw=False)


async def begin(interaction: discord.Interaction) -> None:
    """Ask whether to challenge whoever wants, on the usual terms."""
    await defer(interaction)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    button = Button(voice.t("as-offer-usual"), custom_id("as-challenge"), Style.primary)
    terms = terms_text(voice, settings_of(_usual()))
    await answer(interaction, Post((voice.t("as-offer-ask"), terms, Row((button,)))))


@on("as-challenge")
async def challenge_all(interaction: discord.Interaction) -> None:
    """Offer a match on the usual terms to whoever wants it."""
    await defer(interaction)
    await _offer(interaction, _usual(), _color("green"), None)


async def _offer(
    interaction: discord.Interaction, config: JsonObject, color: Color, opponent: discord.User | discord.Member | None
) -> None:
    """Offer a match. Raises `UserError` for an opponent who cannot play here, or if there is no place for it."""
    app, league = app_of(interaction), await league_here(interaction)
    if opponent is not None and opponent.bot:
        raise UserError("as-offer-bot")
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise UserError("as-offer-not-here")
    check_channel(interaction, league, app.texts.voice(await language_of(interaction)))
    offer = challenges.Offer(
        game=GAME,
        by_user=interaction.user.id,
        to_user=None if opponent is None else opponent.id,
        settings=msgspec.to_builtins(Offer(config=config, color=color, name=named(interaction.user))),
        channel_id=interaction.channel_id,
    )
    await _publish(interaction, league, await challenges.challenge(app.house, league, offer))


def _color(chosen: str) -> Color:
    """Return a colour that was chosen. Raises `UserError` for one that is not ours: a forged command."""
    for color in COLORS:
        if color == chosen:
            return color
    raise UserError("error-stale")


def _config(
    pieces: str, rounds: str, pace: str, reserve: int | None, deadline: int | None, *, draw: bool
) -> JsonObject:
    """Return the settings of a match. Raises `UserError` for what does not go together."""
    mode = pace.split("-", maxsplit=1)[0]
    if mode == "live" and (reserve is not None or deadline is not None):
        raise UserError("as-offer-live-hours")
    if mode == WITHOUT and reserve is not None:
        raise UserError("as-offer-no-clock-hours")
    config: dict[str, object] = {"pieces": int(pieces), "rounds_per_half": int(rounds), "clock_mode": mode}
    if mode == "live":
        config["time_per_turn_s"] = int(pace.split("-")[1])
    if reserve is not None:
        config["reserve_s"] = reserve * HOUR_S
    if deadline is not None:
        config["turn_deadline_s"] = deadline * HOUR_S
    elif mode == WITHOUT:
        config["turn_deadline_s"] = 48 * HOUR_S
    if draw:
        config["sides"] = "draw"
    try:
        settings_of(config)
    except CaseError as error:  # choices that are not ours: a forged command
        raise UserError("error-stale") from error
    return config


@on("as-rematch")
async def rematch(interaction: discord.Interaction, contest_id: int) -> None:
    """Offer the same match again, the ends exchanged; where the opponent has offered it already, take his offer."""
    await defer(interaction)
    app, league = app_of(interaction), await league_here(interaction)
    contest = await contest_pressed(interaction, contest_id)
    if contest.game != GAME:
        raise UserError("error-stale")
    check_channel(interaction, league, app.texts.voice(await language_of(interaction)))
    try:
        made = await challenges.rematch(app.house, contest.id, interaction.user.id, channel_id=interaction.channel_id)
    except Refusal as refusal:
        if refusal.code != Why.CHALLENGE_OFFERED:
            raise
        made = await challenges.get(app.house, int(refusal.details["challenge_id"]))
        await answer(interaction, await _start(interaction, league, made, None))
        return
    await _publish(interaction, league, made)


@on("as-accept")
async def accept(interaction: discord.Interaction, challenge_id: int) -> None:
    """Take a challenge: first the colour is asked for, but in a return match everybody keeps his own."""
    await defer(interaction)
    app, league, found = await _pressed(interaction, challenge_id)
    _check_for(found, interaction.user.id)
    if found.rematch_of is not None or found.contest_id is not None:
        await answer(interaction, await _start(interaction, league, found, None))
        return
    await answer(interaction, colour_post(app.texts.voice(await language_of(interaction)), found))


@on("as-colour")
async def colour_chosen(interaction: discord.Interaction, challenge_id: int, *, values: tuple[str, ...]) -> None:
    """Take the challenge with the chosen colour: the match begins."""
    await defer_change(interaction)
    _, league, found = await _pressed(interaction, challenge_id)
    _check_for(found, interaction.user.id)
    offer = offer_of(found)
    pairs = settings_of(offer.config).forbidden_color_pairs
    chosen = [color for color in free_colors(offer.color, pairs) if color == values[0]]
    if not chosen:
        raise UserError("error-stale")
    await change(interaction, await _start(interaction, league, found, chosen[0]))


@on("as-decline")
async def decline(interaction: discord.Interaction, challenge_id: int) -> None:
    """Turn a challenge down."""
    await defer_change(interaction)
    app, league, _ = await _pressed(interaction, challenge_id)
    over = await challenges.decline(app.house, challenge_id, interaction.user.id)
    await change(interaction, settled_post(app.texts.voice(league.language), league, over))


@on("as-withdraw")
async def withdraw(interaction: discord.Interaction, challenge_id: int) -> None:
    """Take one's own challenge back."""
    await defer_change(interaction)
    app, league, _ = await _pressed(interaction, challenge_id)
    over = await challenges.withdraw(app.house, challenge_id, interaction.user.id)
    await change(interaction, settled_post(app.texts.voice(league.language), league, over))


async def _pressed(interaction: discord.Interaction, challenge_id: int) -> tuple[App, League, Challenge]:
    """Return the challenge of a press, as it stands. Raises `UserError` for one of another server or game."""
    app, league = app_of(interaction), await league_here(interaction)
    found = await challenges.get(app.house, challenge_id)
    if found.league_id != league.id or found.game != GAME:
        raise UserError("error-stale")
    return app, league, found


def _check_for(found: Challenge, user_id: int) -> None:
    """Raise what `challenges.take` would, before anything is asked for. Who took it himself may press again."""
    if found.status == "taken" and found.taken_by == user_id:
        return
    if found.status != "open":
        raise Refusal(Why.CHALLENGE_GONE, status=found.status)
    if found.by_user == user_id:
        raise Refusal(Why.CHALLENGE_OWN)
    if found.to_user not in {None, user_id}:
        raise Refusal(Why.NOT_FOR_YOU)


async def _publish(interaction: discord.Interaction, league: League, made: Challenge) -> None:
    """Answer with a new challenge for all to see, and keep where it stands."""
    app = app_of(interaction)
    voice = app.texts.voice(league.language)
    await answer(interaction, Post((app.texts.t(await language_of(interaction), "as-offer-sent"),)))
    rendered = await render(offer_post(voice, league, made), app.emojis)
    message = await interaction.followup.send(
        view=rendered.view, allowed_mentions=rendered.mentions, ephemeral=False, wait=True
    )
    await challenges.posted(app.house, made.id, message.channel.id, message.id)


async def _start(interaction: discord.Interaction, league: League, found: Challenge, color: Color | None) -> Post:
    """Claim a challenge and make its match; return the answer to who took it, on a second press as on the first.

    `color`: the taker's; None in a return match, where both keep theirs. Raises `Refusal`, `UserError`.
    """
    app = app_of(interaction)
    voice = app.texts.voice(await language_of(interaction))
    async with app.lock:
        now = await challenges.get(app.house, found.id)
        if now.contest_id is not None and now.taken_by == interaction.user.id:
            contest = await contests.get(app.house, now.contest_id)
        else:
            check_channel(interaction, league, voice)
            now = await challenges.take(app.house, found.id, interaction.user.id)
            contest = await _made(app, league, now, Taker(interaction.user, color))
    contest = await with_thread(app, contest)
    await _show_taken(interaction, league, now, contest)
    app.heart.poke()
    return Post((voice.t("as-offer-begun", thread=thread_of(contest)), *unopened(voice, contest)))


class Taker(NamedTuple):
    """Who takes a challenge, and with which colour; none in a return match."""

    user: discord.User | discord.Member
    color: Color | None


async def _made(app: App, league: League, taken: Challenge, taker: Taker) -> Contest:
    """Return the match of a claimed challenge."""
    known = await _same_again(app, taken.rematch_of)
    offer = offer_of(taken)
    first = Player(taken.by_user, *known.get(taken.by_user, (offer.name, offer.color)))
    free = free_colors(first.color, settings_of(offer.config).forbidden_color_pairs)
    user, color = taker
    second = Player(user.id, *known.get(user.id, (named(user), color or free[0])))
    return await create(app.house, league, taken, first, second)


async def _same_again(app: App, contest_id: int | None) -> Mapping[int | None, tuple[str, Color]]:
    """Return the names and colours of the match that is played again, by person; nothing for a first match."""
    if contest_id is None:
        return {}
    state = await contests.state(app.house, await contests.latest_turn(app.house, contest_id))
    assert isinstance(state, State)  # noqa: S101 - the return match is of the same game
    colors = {"left": state.teams.left.color, "right": state.teams.right.color}
    seats = await contests.seats(app.house, contest_id)
    return {seat.user_id: (seat.name, COLORS[COLORS.index(colors[seat.seat])]) for seat in seats}


async def _show_taken(interaction: discord.Interaction, league: League, taken: Challenge, contest: Contest) -> None:
    """Bring the message of a challenge up to date; one that is gone, or out of reach, is left alone."""
    if taken.channel_id is None or taken.message_id is None:
        return
    app = app_of(interaction)
    voice = app.texts.voice(league.language)
    rendered = await render(settled_post(voice, league, taken, thread_of(contest)), app.emojis)
    client = interaction.client
    try:
        channel = client.get_channel(taken.channel_id) or await client.fetch_channel(taken.channel_id)
        if not isinstance(channel, discord.abc.Messageable):
            return
        message = client.get_partial_messageable(taken.channel_id).get_partial_message(taken.message_id)
        await awake(channel, partial(message.edit, view=rendered.view, allowed_mentions=rendered.mentions))
    except (discord.NotFound, discord.Forbidden, ThreadLocked):
        return
