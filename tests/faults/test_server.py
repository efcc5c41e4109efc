"""Faults 17 and 18: channels, rights, roles and people go, and come back."""

import discord
import pytest

from tests.faults.fake.people import Person
from tests.faults.fake.shapes import Channel
from tests.faults.fake.world import ANNOUNCE, REFEREE_ROLE, REFEREES
from tests.faults.stage import BLUE, ORGANISER, PLAYED, RED, Match, Stage

ALL = discord.Permissions.all().value


def office(stage: Stage) -> Channel:
    """Return the referees' channel."""
    return stage.fake.world.channels[REFEREES]


def organiser(stage: Stage) -> Person:
    """Return somebody who may do everything on the server."""
    stage.fake.world.add_role(ORGANISER, ALL)
    return stage.person(ORGANISER)


async def put_aside(stage: Stage) -> None:
    """Have both captains of the first match order; their turn is played, its report cannot be posted."""
    await stage.match.orders()
    query = "select count(*) from outbox where kind = 'turn_closed' and status = 'parked'"
    await stage.fake.world.until("the report to be put aside", lambda: stage.bot.value(query))
    await stage.quiet()
    assert stage.match.turns()[-1] == (3, "open")
    assert len(stage.told_referees()) == 1 and "n'a pas pu être publié" in stage.told_referees()[0]


async def republished(match: Match) -> str:
    """Have the referee send the first match's messages again; return what they are told."""
    told = await match.stage.referee.used("arbitre republier", office(match.stage), match="1")
    await match.stage.quiet()
    return told.text


@pytest.mark.parametrize("right", ["send_messages_in_threads", "view_channel"])
async def test_without_a_right_the_result_is_kept_and_goes_out_once_the_right_is_back(stage: Stage, right: str) -> None:
    """Fault 17: 50013 and 50001."""
    await stage.started()
    world = stage.fake.world
    world.deny(ANNOUNCE, discord.Permissions(**{right: True}))
    await put_aside(stage)
    world.deny(ANNOUNCE, discord.Permissions.none())
    assert "en attente" in await republished(stage.match)
    assert len(stage.match.reports(1)) == 1
    await stage.other.orders()
    await stage.other.played()


async def test_without_the_right_to_attach_files_the_report_is_text(stage: Stage) -> None:
    """Fault 17."""
    await stage.started()
    stage.fake.world.deny(ANNOUNCE, discord.Permissions(attach_files=True))
    await stage.match.orders()
    await stage.match.played()
    await stage.quiet()
    [report] = [post for post in stage.fake.world.history(stage.match.thread.id) if PLAYED in post.text]
    assert report.data["attachments"] == []
    assert stage.told_referees() == []


@pytest.mark.parametrize("what", ["the thread", "the channel with all threads"])
async def test_a_deleted_place_is_made_again_and_gets_what_was_put_aside(stage: Stage, what: str) -> None:
    """Fault 17: 10003."""
    await stage.started()
    world = stage.fake.world
    world.delete_channel(stage.match.thread.id if what == "the thread" else ANNOUNCE)
    await put_aside(stage)
    if what != "the thread":
        await organiser(stage).used("ligue installer", office(stage))
    assert "Le fil du match n'existait plus" in await republished(stage.match)
    thread_id = stage.bot.value("select thread_id from contest where id = 1")
    posts = [message.text for message in world.history(thread_id)]
    assert sum(PLAYED in text for text in posts) == 1
    assert "Le fil du match" not in await republished(stage.match)


async def test_an_archived_thread_is_opened_again_and_its_panel_stays_up_to_date(stage: Stage) -> None:
    """Fault 17: 50083 on the panel, without « manage threads », which the bot does not ask for."""
    await stage.started()
    world, match = stage.fake.world, stage.match
    world.deny(ANNOUNCE, discord.Permissions(manage_threads=True))
    [panel] = match.panels
    for captain, text in ((match.red, RED), (match.blue, BLUE)):
        world.archive(match.thread)
        before = panel.text
        await match.order(captain, text)
        await world.until("the panel to be edited", lambda before=before: panel.text != before)
        await stage.quiet()
    await match.played()
    assert [message.id for message in match.panels] == [panel.id]
    assert not match.thread.is_archived and stage.told_referees() == []


async def test_in_a_locked_thread_everything_waits_until_a_moderator_unlocks_it(stage: Stage) -> None:
    """Fault 17: 50083 on every message."""
    await stage.started()
    world, match = stage.fake.world, stage.match
    world.deny(ANNOUNCE, discord.Permissions(manage_threads=True))
    world.archive(match.thread, locked=True)
    await put_aside(stage)
    assert "le fil est verrouillé : un modérateur doit le déverrouiller" in stage.told_referees()[0]
    assert "le fil est verrouillé" in await republished(match)
    match.thread.is_locked = False
    assert "tout est publié, le panneau est à jour" in await republished(match)
    assert len(match.reports(1)) == 1 and not match.thread.is_archived


async def test_a_captain_who_left_owes_an_order_until_somebody_else_has_his_seat(stage: Stage) -> None:
    """Fault 18: the seat misses its order by the game's rule; the referee hands it over."""
    await stage.started()
    match, world = stage.match, stage.fake.world
    world.closed_dms.add(match.red.id)
    await match.order(match.blue, BLUE)
    stage.pass_deadline(match)
    await match.closed()
    assert stage.bot.value("select seat from missing_order where contest_id = 1") == "rouge"
    details = {"quoi": "captain", "joueur": "r2", "raison": "parti du serveur", "match": "1"}
    told = await stage.referee.used("arbitre remplacer", office(stage), **details)
    assert told.text
    successor = stage.person(match.red.id + 1)
    shown = await successor.used("kollaball ordres", match.thread, match="1", texte=RED)
    assert shown.shown is not None
    assert "Bien reçu" in (await successor.pressed(shown.shown, "order-ok")).text


async def test_without_the_role_of_referees_play_goes_on_until_the_set_up_makes_it_again(stage: Stage) -> None:
    """Fault 18: the role is deleted. Nobody is a referee then, and nothing breaks."""
    await stage.started()
    world = stage.fake.world
    world.delete_role(REFEREE_ROLE)
    refused = await stage.referee.used("arbitre republier", office(stage), match="1")
    assert "rôle d'arbitre" in refused.text
    await stage.match.orders()
    await stage.match.played()
    await organiser(stage).used("ligue installer", office(stage))
    role_id = stage.bot.value("select referee_role_id from league")
    assert role_id != REFEREE_ROLE
    world.member_roles[stage.referee.id].append(role_id)
    assert "rôle d'arbitre" not in (await stage.referee.used("arbitre republier", office(stage), match="1")).text


async def test_thrown_out_and_invited_again_the_bot_has_lost_nothing(stage: Stage) -> None:
    """Fault 18: the server is gone while a turn closes; the captains play on by DM."""
    await stage.started()
    world = stage.fake.world
    world.kick()
    await stage.match.orders()
    query = "select count(*) from outbox where status = 'parked'"
    await stage.fake.world.until("the report to be put aside", lambda: stage.bot.value(query))
    await stage.quiet()
    assert stage.match.turns()[-1] == (3, "open")
    world.invite()
    await republished(stage.match)
    assert len(stage.match.reports(1)) == 1
    await stage.other.orders()
    await stage.other.played()


async def test_an_account_that_is_no_more_is_told_to_the_referees_once(stage: Stage) -> None:
    """Fault 18: 10013 on every message to a captain."""
    stage.bot.change("update league set reminder_hours = '[2, 1]'")
    stage.bot.change("update turn set remind_ms = 0 where status = 'open'")  # as who changes them has it done
    stage.fake.world.lost_accounts.add(stage.match.red.id)
    await stage.started()
    await stage.match.order(stage.match.blue, BLUE)
    stage.pass_deadline(stage.match, late_ms=60_000 - 2 * 3_600_000)
    await stage.fake.world.until("the referees to be told", stage.told_referees)
    stage.pass_deadline(stage.match)
    await stage.match.closed()
    assert len(stage.told_referees()) == 1 and "en message privé" in stage.told_referees()[0]
