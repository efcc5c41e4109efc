"""A match that nobody's command has made: its thread opens by itself, is played in, and found again."""

from collections.abc import Mapping
from typing import Any

import discord
import pytest

from cogs.kit.refusals import LONGEST
from cogs.wire.publisher import DiscordPublisher
from referee.league import leagues
from referee.model import Contest
from referee.outbox.publishing import Opening
from referee.turns import contests
from tests.e2e.duel import Duel, challenge, duel_in
from tests.e2e.test_restart import let_go
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import text_of, words

ANNOUNCE = "annonces-sifflet"
REFUSED: dict[str, Any] = {"status": 403, "code": 50013, "message": "Missing Permissions"}


async def made(league: League, matches: Mapping[str, tuple[Person, Person]], channel_id: int | None = None) -> None:
    """Make matches of Aspic in one transaction: no interaction, no word to Discord."""
    await installed(league)
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    async with house.db.write() as tx:
        for name, seats in matches.items():
            await contests.create_contest(
                house,
                found,
                contests.NewContest(
                    "aspic",
                    name,
                    {"config": {"pieces": 5, "rounds_per_half": 5, "clock_mode": "none"}},
                    seats=[(seat, one.name, one.id) for seat, one in zip(("left", "right"), seats, strict=True)],
                    channel_id=channel_id,
                ),
                tx=tx,
            )


async def contest_of(league: League, name: str) -> Contest:
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    assert found is not None
    return next(one for one in await contests.list_contests(house, found.id, open_only=False) if one.name == name)


def starters(league: League, name: str) -> list[int]:
    """Return the lines of the announcements on which a thread for `name` hangs, or is to hang."""
    history = league.guild.channels[ANNOUNCE].history()
    return [one.id for one in history if words(one) == f"**{name}** : tout se passe dans ce fil."]


async def check_told(match: Duel) -> None:
    """The first post and the panel are there, once each, and nothing else."""
    posts = [post.id for post in match.posts if post.type is discord.MessageType.default]
    assert len(posts) == 2 and (await match.panel()).id in posts


async def test_matches_made_in_a_transaction_get_their_threads_and_are_played(
    league: League, captain: Person, opponent: Person, stranger: Person, referee: Person
) -> None:
    await made(league, {"Demi-finale 1": (captain, opponent), "Demi-finale 2": (stranger, referee)})
    assert league.threads() == []
    await league.advance(seconds=16)
    for name in ("Demi-finale 1", "Demi-finale 2"):
        [thread] = [one for one in league.threads() if one.name == name]
        assert [thread.id] == starters(league, name)
        kept = league.env.backend.get_channel(thread.id).thread_metadata
        assert kept is not None and kept.auto_archive_duration == LONGEST
        assert (await contest_of(league, name)).thread_id == thread.id
        links = [one for one in league.guild.channels[ANNOUNCE].history() if f"<#{thread.id}>" in text_of(one)]
        assert len(links) == 1
    match = await duel_in(league, captain, opponent, next(t for t in league.threads() if t.name == "Demi-finale 1"))
    await check_told(match)
    await match.place_all()
    assert (await match.state()).to_act is not None
    assert sum("pose" in told for told in await match.told()) >= 2


async def test_a_thread_opens_in_the_channel_that_was_given(league: League, captain: Person, opponent: Person) -> None:
    await made(league, {"Finale": (captain, opponent)}, channel_id=league.channel("finales").id)
    await league.advance(seconds=16)
    [thread] = league.threads()
    assert [thread.id] == [one.id for one in league.channel("finales").threads]
    assert starters(league, "Finale") == []


@pytest.mark.parametrize("path", ["/channels/{}/messages", "/channels/{}/messages/*/threads"])
async def test_without_a_permission_the_referees_are_told_once_and_it_opens_later(
    league: League, captain: Person, opponent: Person, path: str
) -> None:
    referee = league.person("remi", roles=[league.role("Arbitres")], permissions="manage_messages")
    await installed(league)
    office = league.guild.channels["arbitres"]
    league.env.inject_error("POST", path.format(league.guild.channels[ANNOUNCE].id), **REFUSED, times=None)
    await made(league, {"Finale": (captain, opponent)})
    await league.advance(seconds=40)
    assert league.threads() == []
    told = [words(one) for one in office.history() if "le fil du match ne peut pas s'ouvrir" in words(one)]
    assert len(told) == 1 and told[0].endswith("Match : Finale")
    mine = await captain.command("mes-matchs")
    assert "<#" not in text_of(mine.response) and "· Finale" in text_of(mine.response)
    again = await referee.command("arbitre republier", here=office, match="Finale")
    assert "le fil du match ne peut pas s'ouvrir" in words(again.response)
    league.env.backend.faults.clear()
    again = await referee.command("arbitre republier", here=office, match="Finale")
    assert "tout est publié, le panneau est à jour" in words(again.response)
    await league.advance(seconds=16)
    [thread] = league.threads()
    assert starters(league, "Finale")[-1:] == [thread.id]
    await check_told(await duel_in(league, captain, opponent, thread))


async def test_who_takes_a_challenge_is_told_that_its_thread_has_to_wait(
    league: League, captain: Person, opponent: Person
) -> None:
    offer = await challenge(league, captain, opponent)
    asked = (await opponent.press(offer, "as-accept")).response
    path = f"/channels/{league.guild.channels[ANNOUNCE].id}/messages"
    league.env.inject_error("POST", path, status=500, code=0, message="Internal Server Error", times=None)
    begun = (await opponent.choose(asked, "as-colour", "orange")).response
    assert "votre match vous attend dans Camille – Olga." in words(begun)
    assert "Son fil s'ouvrira dès que Discord l'acceptera" in words(begun)
    league.env.backend.faults.clear()
    await league.advance(minutes=6)
    [thread] = league.threads()
    assert starters(league, "Camille – Olga") == [thread.id]
    await check_told(await duel_in(league, captain, opponent, thread))


async def test_a_thread_opened_but_not_noted_is_found_again(
    league: League, captain: Person, opponent: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_thread, is_dying = DiscordPublisher.open, True

    async def dying(self: DiscordPublisher, opening: Opening) -> int:
        thread_id = await open_thread(self, opening)
        if is_dying:
            raise ConnectionResetError
        return thread_id

    monkeypatch.setattr(DiscordPublisher, "open", dying)
    await made(league, {"Finale": (captain, opponent)})
    await league.advance(seconds=16)
    await league.kill(let_go)
    opened = len(starters(league, "Finale"))
    assert opened > 0  # simulated Discord knows no nonce
    is_dying = False
    league.env.backend.advance_clock(600)
    taken = {"status": 400, "code": 160004, "message": "A thread has already been created for this message"}
    path = f"/channels/{league.guild.channels[ANNOUNCE].id}/messages/*/threads"
    league.env.inject_error("POST", path, **taken, times=None)
    await league.revive()
    await league.advance(seconds=40)
    assert len(starters(league, "Finale")) == opened
    found = await contest_of(league, "Finale")
    assert found.thread_id in starters(league, "Finale")
    await check_told(
        await duel_in(league, captain, opponent, next(t for t in league.threads() if t.id == found.thread_id))
    )
