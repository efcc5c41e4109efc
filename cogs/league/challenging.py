"""Challenges on Discord, whatever the game: offered, accepted, declined, withdrawn, offered again.

A game says what its challenges look like and how one becomes a match; what becomes of them is the same everywhere.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from cogs.kit.actions import register
from cogs.kit.answers import answer, change_message, defer, defer_change, language_of
from cogs.kit.app import App, app_of
from cogs.kit.autocomplete import find_pressed_contest
from cogs.kit.league import league_here
from cogs.league.threads import check_channel, open_with_news
from presenters.challenges import ChallengeLook, offer_post, settled_post, withdraw_button
from presenters.errors import UserError
from presenters.escaping import plain
from presenters.post import ButtonRow, Post
from presenters.texts import Voice
from referee.house import House
from referee.league import challenges, leagues
from referee.model import Challenge, Contest, League, Refusal, Why
from referee.turns import contests
from rules.contract import JsonObject

NAME = 32

Terms = Callable[[Voice, Challenge], str]
Asks = Callable[[Voice, Challenge], Post]
Ends = Callable[[House, int, int], Awaitable[Challenge]]


@dataclass(frozen=True)
class Taker:
    """Who takes a challenge, and what they chose for it; nothing in a return match."""

    user: discord.User | discord.Member
    choice: str = ""


Makes = Callable[[App, League, Challenge, Taker], Awaitable[Contest]]


def playing_name_of(user: discord.User | discord.Member) -> str:
    """Return the name under which somebody plays."""
    return plain(user.display_name, NAME) or plain(user.name, NAME) or str(user.id)


def check_opponent(opponent: discord.User | discord.Member | None) -> None:
    """Raise `UserError` for an opponent who cannot play here."""
    if opponent is not None and opponent.bot:
        raise UserError("offer-bot")
    if opponent is not None and not isinstance(opponent, discord.Member):
        raise UserError("offer-not-here")


async def find_pressed_challenge(
    interaction: discord.Interaction, game: str, challenge_id: int
) -> tuple[League, Challenge]:
    """Return the challenge of a press, as it stands. Raises `UserError` for one of another server or game."""
    app = app_of(interaction)
    found = await challenges.get_challenge(app.house, challenge_id)
    league = await leagues.get_league(app.house, found.league_id)
    if interaction.guild_id not in {None, league.guild_id} or found.game != game:
        raise UserError("error-stale")
    return league, found


def _place(interaction: discord.Interaction, league: League) -> int | None:
    """Return where a challenge is shown to all: here, unless the bot may not write here; then where it announces."""
    may = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    may_write = may.view_channel and (may.send_messages_in_threads if in_thread else may.send_messages)
    return interaction.channel_id if may_write else league.announce_channel_id


def check_takeable(found: Challenge, user_id: int) -> None:
    """Raise what `challenges.claim_challenge` would, before anything is asked for. Who took it may press again."""
    if found.status == "taken" and found.taken_by == user_id:
        return
    if found.status != "open":
        raise Refusal(Why.CHALLENGE_GONE, status=found.status)
    if found.by_user == user_id:
        raise Refusal(Why.CHALLENGE_OWN)
    if found.to_user not in {None, user_id}:
        raise Refusal(Why.NOT_FOR_YOU)


@dataclass(frozen=True, kw_only=True)
class Challenges:
    """The challenges of a game, and the presses on them: `<code>-accept`, `-decline`, `-withdraw`, `-rematch`.

    `terms`: on which one plays; `make`: the match of a claimed challenge. `ask`: what its taker chooses first, whose
    answer the game has to hear (`start`); None: it begins with the press.
    """

    game: str
    look: ChallengeLook
    terms: Terms
    make: Makes
    ask: Asks | None = None

    def __post_init__(self) -> None:
        """Hear the presses on this game's challenges."""
        heard = {"accept": self.accept, "decline": self.decline, "withdraw": self.withdraw, "rematch": self.rematch}
        for press, handler in heard.items():
            register(f"{self.look.code}-{press}")(handler)

    async def offer(
        self,
        interaction: discord.Interaction,
        settings: JsonObject,
        opponent: discord.User | discord.Member | None,
    ) -> None:
        """Offer a match. Raises `UserError` for an opponent who cannot play here, or if there is no place for it."""
        app, league = app_of(interaction), await league_here(interaction)
        check_opponent(opponent)
        check_channel(interaction, league, app.texts.voice(await language_of(interaction)))
        offer = challenges.ChallengeOffer(
            game=self.game,
            by_user=interaction.user.id,
            to_user=None if opponent is None else opponent.id,
            settings=settings,
            channel_id=_place(interaction, league),
        )
        await self._launch(interaction, league, challenges.offer_challenge(app.house, league, offer))

    async def rematch(self, interaction: discord.Interaction, contest_id: int) -> None:
        """Offer the same match again, the ends exchanged; where the opponent offers it already, take their offer."""
        await defer(interaction)
        app, league = app_of(interaction), await league_here(interaction)
        contest = await find_pressed_contest(interaction, contest_id)
        if contest.game != self.game:
            raise UserError("error-stale")
        check_channel(interaction, league, app.texts.voice(await language_of(interaction)))
        place = _place(interaction, league)
        try:
            await self._launch(
                interaction,
                league,
                challenges.rematch(app.house, contest.id, interaction.user.id, channel_id=place),
            )
        except Refusal as refusal:
            if refusal.code != Why.CHALLENGE_OFFERED:
                raise
            made = await challenges.get_challenge(app.house, int(refusal.details["challenge_id"]))
            await answer(interaction, await self.start(interaction, league, made))

    async def accept(self, interaction: discord.Interaction, challenge_id: int) -> None:
        """Take a challenge, or ask first for what its taker chooses; in a return match everything is known."""
        await defer(interaction)
        league, found = await find_pressed_challenge(interaction, self.game, challenge_id)
        check_takeable(found, interaction.user.id)
        if self.ask is None or found.rematch_of is not None or found.contest_id is not None:
            await answer(interaction, await self.start(interaction, league, found))
            return
        await answer(interaction, self.ask(app_of(interaction).texts.voice(await language_of(interaction)), found))

    async def decline(self, interaction: discord.Interaction, challenge_id: int) -> None:
        """Turn a challenge down."""
        await self._end(interaction, challenge_id, challenges.decline_challenge)

    async def withdraw(self, interaction: discord.Interaction, challenge_id: int) -> None:
        """Take one's own challenge back."""
        await self._end(interaction, challenge_id, challenges.withdraw_challenge)

    async def _end(self, interaction: discord.Interaction, challenge_id: int, end: Ends) -> None:
        await defer_change(interaction)
        app, (league, _) = app_of(interaction), await find_pressed_challenge(interaction, self.game, challenge_id)
        over = await end(app.house, challenge_id, interaction.user.id)
        app.heart.poke()
        await change_message(interaction, settled_post(app.texts.voice(league.language), league, over, self.look))

    async def start(self, interaction: discord.Interaction, league: League, found: Challenge, choice: str = "") -> Post:
        """Claim a challenge and make its match; return the answer to who took it, on a second press as on the first.

        Raises `Refusal`, `UserError`.
        """
        app = app_of(interaction)
        voice = app.texts.voice(await language_of(interaction))
        async with app.alone(league):
            now = await challenges.get_challenge(app.house, found.id)
            if now.contest_id is not None and now.taken_by == interaction.user.id:
                contest = await contests.get_contest(app.house, now.contest_id)
            else:
                check_channel(interaction, league, voice)
                now = await challenges.claim_challenge(app.house, found.id, interaction.user.id)
                contest = await self._made(app, league, now, Taker(interaction.user, choice))
        return await open_with_news(interaction, contest, "offer-begun")

    async def _made(self, app: App, league: League, taken: Challenge, taker: Taker) -> Contest:
        """Return the match of a claimed challenge; if it cannot be made the challenge stands again."""
        try:
            return await self.make(app, league, taken, taker)
        except Refusal:
            raise
        except Exception:
            await challenges.release_challenge(app.house, taken.id, taker.user.id)
            raise

    async def _launch(self, interaction: discord.Interaction, league: League, making: Awaitable[Challenge]) -> None:
        """Answer with a new challenge, which is shown to all; with the one that he has offered already, shown again."""
        app = app_of(interaction)
        voice, told = app.texts.voice(await language_of(interaction)), "offer-sent"
        try:
            made = await making
        except Refusal as refusal:
            if refusal.code != Why.CHALLENGE_OPEN:
                raise
            known, told = int(refusal.details["challenge_id"]), "offer-again"
            made = await challenges.show_challenge_again(app.house, known, _place(interaction, league))
        app.heart.poke()
        text = voice.t(told, number=made.id, channel=f"<#{made.channel_id}>", until=made.expires_ms // 1000)
        back = ButtonRow((withdraw_button(voice, made, self.look.code),))
        await answer(interaction, Post((text, self.terms(voice, made), back), accent=self.look.colour))

    def shown(self, voice: Voice, league: League, one: Challenge, thread: str) -> Post:
        """Return a challenge as everybody sees it; `thread`: that of the match that it has led to."""
        if one.status == "open":
            return offer_post(voice, league, one, self.look, self.terms(voice, one))
        return settled_post(voice, league, one, self.look, thread)
