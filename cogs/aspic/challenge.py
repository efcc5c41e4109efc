"""`/aspic defier`: what may be chosen for a challenge, the colour of who takes it, the return match."""

from collections.abc import Mapping

import discord
import msgspec
from discord import app_commands

from cogs.aspic.creation import GAME, MatchPlayer, create
from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.declare import declare_command as command_named
from cogs.kit.declare import declare_options, fixed_choice
from cogs.league.challenging import Challenges, Taker, check_takeable, find_pressed_challenge, playing_name_of
from presenters.aspic.challenge import LOOK, colour_post, offer_of, terms_of_offer, terms_text
from presenters.errors import UserError
from presenters.post import Button, ButtonRow, ButtonStyle, Post, custom_id
from referee.model import Challenge, Contest, League
from referee.turns import contests
from rules.aspic.choices import CORRESPONDENCE, HOUR_S, PACES, PIECES, ROUNDS
from rules.aspic.settings import COLORS, Color, Offer, free_colors, read_settings
from rules.aspic.state import State
from rules.contract import JsonObject
from rules.errors import CaseError

MOST_HOURS = 2000


@app_commands.command(**command_named("defier"))
@declare_options(
    opponent="as-adversaire", pieces="as-pions", rounds="as-tours", pace="as-pendule", color="as-couleur",
    reserve="as-reserve", deadline="as-delai", draw="as-tirage",
)  # fmt: skip
@app_commands.choices(
    pieces=[fixed_choice(f"as-pieces-{number}", number) for number in PIECES],
    rounds=[fixed_choice(f"as-rounds-{number}", number) for number in ROUNDS],
    pace=[fixed_choice(f"as-pace-{pace}", pace) for pace in PACES],
    color=[fixed_choice(f"as-{color}", color) for color in COLORS],
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


async def begin_challenge(interaction: discord.Interaction) -> None:
    """Ask whether to challenge whoever wants, on the usual terms."""
    await defer(interaction)
    voice = app_of(interaction).texts.voice(await language_of(interaction))
    button = Button(voice.t("as-offer-usual"), custom_id("as-challenge"), ButtonStyle.primary)
    terms = terms_text(voice, read_settings(_usual()))
    await answer(interaction, Post((voice.t("as-offer-ask"), terms, ButtonRow((button,)))))


@register("as-challenge")
async def challenge_all(interaction: discord.Interaction) -> None:
    """Offer a match on the usual terms to whoever wants it."""
    await defer(interaction)
    await _offer(interaction, _usual(), _color("green"), None)


async def _offer(
    interaction: discord.Interaction, config: JsonObject, color: Color, opponent: discord.User | discord.Member | None
) -> None:
    """Offer a match. Raises `UserError` as `Challenges.offer`."""
    offer = Offer(config=config, color=color, name=playing_name_of(interaction.user))
    await CHALLENGES.offer(interaction, msgspec.to_builtins(offer), opponent)


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
    if pace not in PACES:  # choices that are not ours: a forged command
        raise UserError("error-stale")
    config: dict[str, object] = {"pieces": int(pieces), "rounds_per_half": int(rounds), **PACES[pace]}
    if config["clock_mode"] == "live" and (reserve is not None or deadline is not None):
        raise UserError("as-offer-live-hours")
    if config["clock_mode"] == "none" and reserve is not None:
        raise UserError("as-offer-no-clock-hours")
    if reserve is not None:
        config["reserve_s"] = reserve * HOUR_S
    if deadline is not None:
        config["turn_deadline_s"] = deadline * HOUR_S
    if draw:
        config["sides"] = "draw"
    try:
        read_settings(config)
    except CaseError as error:  # choices that are not ours: a forged command
        raise UserError("error-stale") from error
    return config


@register("as-colour")
async def take_with_colour(interaction: discord.Interaction, challenge_id: int, *, values: tuple[str, ...]) -> None:
    """Take the challenge with the chosen colour: the match begins."""
    await defer_change(interaction)
    league, found = await find_pressed_challenge(interaction, GAME, challenge_id)
    check_takeable(found, interaction.user.id)
    offer = offer_of(found)
    pairs = read_settings(offer.config).forbidden_color_pairs
    chosen = [color for color in free_colors(offer.color, pairs) if color == values[0]]
    if not chosen:
        raise UserError("error-stale")
    await change_message(interaction, await CHALLENGES.start(interaction, league, found, chosen[0]))


async def _made(app: App, league: League, taken: Challenge, taker: Taker) -> Contest:
    """Return the match of a claimed challenge."""
    known = await _same_again(app, taken.rematch_of)
    offer = offer_of(taken)
    first = MatchPlayer(taken.by_user, *known.get(taken.by_user, (offer.name, offer.color)))
    free = free_colors(first.color, read_settings(offer.config).forbidden_color_pairs)
    color = next((one for one in free if one == taker.choice), free[0])
    second = MatchPlayer(taker.user.id, *known.get(taker.user.id, (playing_name_of(taker.user), color)))
    return await create(app.house, league, taken, first, second)


async def _same_again(app: App, contest_id: int | None) -> Mapping[int | None, tuple[str, Color]]:
    """Return the names and colours of the match that is played again, by person; nothing for a first match."""
    if contest_id is None:
        return {}
    state = await contests.read_position(app.house, await contests.get_latest_turn(app.house, contest_id))
    assert isinstance(state, State)  # noqa: S101 - the return match is of the same game
    colors = {"left": state.teams.left.color, "right": state.teams.right.color}
    seats = await contests.list_seats(app.house, contest_id)
    return {seat.user_id: (seat.name, COLORS[COLORS.index(colors[seat.seat])]) for seat in seats}


CHALLENGES = Challenges(game=GAME, look=LOOK, terms=terms_of_offer, make=_made, ask=colour_post)
