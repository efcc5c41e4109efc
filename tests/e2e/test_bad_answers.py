"""Answers that Discord does not take, or about which it says nothing that can be read: what is done is told as done."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest
from simcord import ChannelHandle

from referee.course import sending
from referee.hand import people
from referee.league import leagues
from tests.e2e.match import install
from tests.e2e.played import Played, played
from tests.support.bad_answers import ALL, Bad, struck
from tests.support.league import League, Person
from tests.support.reading import words

DONE, FALSE = "C'est fait", ("Rien n'a été changé", "Rien n'est perdu", "rien n'a été envoyé")
LINEUPS = ("COMPO 1 2 3 4 BALLE 1", "COMPO 1 2 3 4 BALLE 2")
CLASSES = ("archer", "thief")


@dataclass(frozen=True)
class Trial:
    """What somebody does again and again, in one of two ways: `act` does it, `is_done` tells whether it is so now.

    `prepare` is what comes before it; what it gives is handed to `act`.
    """

    league: League
    who: Person
    here: ChannelHandle
    act: Callable[[int, Any], Awaitable[Any]]
    is_done: Callable[[int], Awaitable[bool]]
    prepare: Callable[[int], Awaitable[Any]] | None = None

    async def told(self, way: int, bad: Bad, where: str, times: int) -> tuple[bool, str]:
        """Act while requests to `where` are answered badly; return whether it is done, and all that they then read."""
        prepared = None if self.prepare is None else await self.prepare(way)
        known = {message.id for message in self._read()}
        with struck(bad, where, times) as seen:
            await self.act(way, prepared)
            if bad.lasts:
                await self.league.advance(seconds=40)
        assert seen.count, f"{bad}: no request to {where} was made"
        return await self.is_done(way), "\n".join(words(one) for one in self._read() if one.id not in known)

    def _read(self) -> list[Any]:
        return [*self.who.sees(self.here), *self.who.inbox()]


async def sending_orders(league: League) -> Trial:
    match: Played = await played(league, lined_up=False, settings={"early_close": False})
    turn, captain = await match.turn(), match.red[0]

    async def prepare(way: int) -> Any:
        return (await captain.command("kollaball ordres", here=match.thread, texte=LINEUPS[way])).response

    async def act(_: int, shown: Any) -> None:
        await captain.press(shown, "order-ok")

    async def is_done(way: int) -> bool:
        found = await sending.find_own_order(match.app.house, turn.id, "rouge")
        return found is not None and found.text == LINEUPS[way]

    return Trial(league, captain, match.thread, act, is_done, prepare)


async def signing_up(league: League) -> Trial:
    general, who = league.channel("general"), league.person("anna")
    await install(league, league.person("oscar", permissions="manage_guild"), league.role("Arbitres"))
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None

    async def act(way: int, _: object) -> None:
        await who.command("kollaball inscrire", here=general, equipe="Les Aigles", classe=CLASSES[way])

    async def is_done(way: int) -> bool:
        sheet = await people.find_profile(house, found.id, who.id, "kollaball")
        return sheet is not None and sheet.data["class"] == CLASSES[way]

    return Trial(league, who, general, act, is_done)


async def installing(league: League) -> Trial:
    general, who = league.channel("general"), league.person("oscar", permissions="manage_guild")
    languages = ("en", "fr")

    async def act(way: int, _: object) -> None:
        await who.command("ligue installer", here=general, role=league.role("Arbitres"), langue=languages[way])

    async def is_done(way: int) -> bool:
        found = await leagues.find_league(league.bot.app.house, league.guild.id)
        return found is not None and found.language == languages[way]

    return Trial(league, who, general, act, is_done)


@pytest.mark.parametrize("deed", [sending_orders, signing_up, installing])
async def test_what_is_done_is_told_as_done_however_discord_answers(league: League, deed: Any) -> None:
    trial = await deed(league)
    for number, bad in enumerate(ALL):
        is_done, told = await trial.told(number % 2, bad, "/webhooks/", 1)
        assert is_done, bad
        assert not any(text in told for text in FALSE), f"{bad}: {told}"
        if bad.code != 10062:  # which leaves a DM, to whom they reach
            assert DONE in told, f"{bad}: {told}"
    assert league.logged_errors() + league.env.errors  # bodies that cannot be read


@pytest.mark.parametrize("deed", [sending_orders, signing_up])
async def test_where_the_first_answer_fails_it_is_told_that_nothing_is_done_or_it_is(league: League, deed: Any) -> None:
    trial = await deed(league)
    way = 0
    for bad in ALL:
        is_done, told = await trial.told(way, bad, "/callback", 1)
        says_not = any(text in told for text in FALSE)
        is_dead = bad.lasts or bad.code in {10062, 40060}  # Discord itself tells them, or another answers
        assert says_not != is_done or (is_dead and not told), f"{bad}: {told}"
        way = 1 - way if is_done else way
    assert league.logged_errors() + league.env.errors  # bodies that cannot be read


@pytest.mark.parametrize("bad", [bad for bad in ALL if bad.lasts or bad.code in {10062, 40060, 50027}], ids=str)
async def test_where_no_answer_gets_through_a_dm_tells_it_to_whom_dms_reach(league: League, bad: Bad) -> None:
    trial = await signing_up(league)
    for has_dm in (False, True):
        if has_dm:
            await trial.who.dm("bonjour")
        is_done, told = await trial.told(has_dm, bad, "/webhooks/", 1_000)
        assert is_done and (DONE in told) == has_dm, told
    league.logged_errors()
