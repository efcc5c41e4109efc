"""`/ligue installer`, `/ligue reglages`, `/ligue journal`: a server becomes a league."""

from typing import Any

import pytest
from simcord import SetupError

from referee.league import leagues
from tests.support.league import League, Person
from tests.support.reading import text_of

BOT_CHANNELS = {"annonces-sifflet", "inscriptions", "arbitres"}


@pytest.fixture
def general(league: League) -> Any:
    return league.channel("general")


async def stored(league: League) -> Any:
    return await leagues.find_league(league.bot.app.house, league.guild.id)


async def test_it_makes_channels_and_role_and_ends_with_a_good_self_test(league, organiser, general):
    shown = await organiser.command("ligue installer", here=general)

    text = text_of(shown.response)
    assert shown.ephemeral
    assert "Ligue d'essai" in text
    assert "Europe/Paris" in text
    assert "toutes les permissions sont là" in text
    assert set(league.guild.channels) == {"general"} | BOT_CHANNELS
    assert "Arbitre" in league.guild.roles
    found = await stored(league)
    assert (found.language, found.zone, found.reminder_hours) == ("fr", "Europe/Paris", (24, 2))


async def test_the_referees_channel_is_theirs_alone(league, organiser, general, stranger):
    await organiser.command("ligue installer", here=general)
    referee = league.person("rita", roles=[league.guild.roles["Arbitre"]])
    channel = league.guild.channels["arbitres"]
    await league.bot.get_channel(channel.id).send("entre nous")

    assert [message.content for message in referee.sees(channel)] == ["entre nous"]
    with pytest.raises(SetupError):
        stranger.sees(channel)


async def test_again_it_makes_nothing_twice_and_changes_only_what_is_named(league, organiser, general):
    await organiser.command("ligue installer", here=general, silence="22h-8h", rappels="12, 1")
    before, channels, roles = await stored(league), set(league.guild.channels), set(league.guild.roles)

    await organiser.command("ligue installer", here=general, langue="en")

    after = await stored(league)
    assert (set(league.guild.channels), set(league.guild.roles)) == (channels, roles)
    assert after.language == "en"
    assert (after.reminder_hours, after.quiet_from, after.quiet_to) == ((12, 1), 22 * 60, 8 * 60)
    assert after.id == before.id
    assert after.announce_channel_id == before.announce_channel_id
    assert after.referee_role_id == before.referee_role_id


async def test_what_somebody_deleted_is_made_anew(league, organiser, general):
    await organiser.command("ligue installer", here=general)
    before = await stored(league)
    league.env.backend.delete_channel(before.announce_channel_id)
    league.env.backend.delete_role(league.guild.id, before.referee_role_id)
    await league.env.settle()

    shown = await organiser.command("ligue installer", here=general)

    after = await stored(league)
    assert "toutes les permissions" in text_of(shown.response)
    assert after.announce_channel_id != before.announce_channel_id
    assert after.referee_role_id != before.referee_role_id
    assert after.signup_channel_id == before.signup_channel_id


async def test_channels_and_role_of_the_server_are_taken_when_named(league, organiser, general):
    mine, role = league.channel("mes-annonces"), league.role("Juges")

    await organiser.command("ligue installer", here=general, annonces=mine, inscriptions=general, role=role)

    found = await stored(league)
    assert (found.announce_channel_id, found.signup_channel_id) == (mine.id, general.id)
    assert found.referee_role_id == role.id
    assert "annonces-sifflet" not in league.guild.channels


async def test_the_self_test_names_each_missing_permission_and_its_channel(league, organiser, general):
    await organiser.command("ligue installer", here=general)
    league.revoke("create_public_threads", "attach_files", channel=league.guild.channels["annonces-sifflet"])
    league.revoke("send_messages", channel=league.guild.channels["inscriptions"])

    text = text_of((await organiser.command("ligue installer", here=general)).response)

    assert "Dans le salon des annonces, il me manque\u202f: Joindre des fichiers, Créer des fils publics." in text
    assert "Dans le salon des inscriptions, il me manque\u202f: Envoyer des messages" in text
    assert "arbitres, il me manque" not in text
    assert "toutes les permissions" not in text


async def test_without_the_right_to_make_channels_it_says_so_and_the_next_try_goes_on(league, organiser, general):
    league.revoke("manage_channels")
    text = text_of((await organiser.command("ligue installer", here=general)).response)
    assert "«\u202fGérer les salons\u202f»" in text
    assert "annonces-sifflet" in text
    assert await stored(league) is None

    here = {"annonces": general, "inscriptions": general, "arbitres": general}
    await organiser.command("ligue installer", here=general, **here)
    assert (await stored(league)).announce_channel_id == general.id
    assert [name for name in league.guild.roles if name == "Arbitre"] == ["Arbitre"]


async def test_all_that_it_may_not_do_is_named_at_once(league, organiser, general):
    league.revoke("manage_channels", "manage_roles", "attach_files", "pin_messages")
    text = text_of((await organiser.command("ligue installer", here=general)).response)
    assert "Il me manque\u202f: Gérer les rôles, Gérer les salons, Joindre des fichiers." in text
    assert "#annonces-sifflet, #inscriptions, #arbitres" in text
    assert await stored(league) is None


async def test_without_the_right_to_make_roles_it_asks_for_one(league, organiser, general):
    league.revoke("manage_roles")

    text = text_of((await organiser.command("ligue installer", here=general)).response)

    assert "«\u202fGérer les rôles\u202f»" in text
    assert "`role`" in text


@pytest.mark.parametrize("command", ["ligue installer", "ligue reglages"])
async def test_only_who_manages_the_server_may(league, general, referee, stranger, captain, command):
    for person in (referee, stranger, captain):
        shown = await person.command(command, here=general)
        assert "pas le droit" in text_of(shown.response)
        assert shown.ephemeral
    assert await stored(league) is None


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ({"fuseau": "Europe/Atlantide"}, "Ce fuseau n'existe pas"),
        ({"rappels": "bientôt"}, "Je ne comprends pas ces rappels"),
        ({"rappels": "1,2,3,4,5,6"}, "jusqu'à cinq"),
        ({"rappels": "9" * 500}, "Je ne comprends pas ces rappels"),
        ({"silence": "la nuit"}, "Je ne comprends pas ces heures"),
        ({"silence": "25h-8h"}, "Je ne comprends pas ces heures"),
    ],
)
async def test_a_setting_that_makes_no_sense_is_explained_and_nothing_is_made(
    league, organiser, general, given, answer
):
    shown = await organiser.command("ligue installer", here=general, **given)

    assert answer in text_of(shown.response)
    assert set(league.guild.channels) == {"general"}
    assert await stored(league) is None


async def test_zones_are_offered_as_one_types(organiser, general):
    offered = await organiser.complete("ligue installer", "fuseau", "paris", here=general)
    assert [one["value"] for one in offered] == ["Europe/Paris"]
    assert len(await organiser.complete("ligue installer", "fuseau", "", here=general)) == 25


async def test_settings_of_the_league_are_changed_and_shown(league, organiser, general):
    await organiser.command("ligue installer", here=general)

    given = {"cloture-anticipee": False, "resume-par-tour": True, "heures": 48, "bourse": 750, "rappels": "0"}
    text = text_of((await organiser.command("ligue reglages", here=general, **given)).response)

    found = await stored(league)
    assert (found.early_close, found.turn_lines, found.fund, found.reminder_hours) == (False, True, 750, ())
    assert found.stage_hours["orders"] == 48
    assert "Tour de 48 h" in text
    given = {"rappels": "36, 24, 2"}
    assert "Rappels\u202f: 36 h, 24 h et 2 h avant l'échéance" in text_of(
        (await organiser.command("ligue reglages", here=general, **given)).response
    )
    assert "750 deniers" in text
    assert "Rappels\u202f: aucun" in text


async def test_an_english_organiser_reads_english(league, organiser, general):
    organiser.speaks("en-GB")
    text = text_of((await organiser.command("ligue installer", here=general)).response)
    assert "all permissions are there" in text
    assert "Installer" not in text


async def test_without_a_league_every_command_says_how_to_get_one(stranger, general):
    for command in ("ligue journal", "kollaball equipe"):
        assert "/ligue installer" in text_of((await stranger.command(command, here=general)).response)
    given = {"equipe": "Les Aigles", "classe": "archer"}
    assert "/ligue installer" in text_of((await stranger.command("kollaball inscrire", here=general, **given)).response)


async def test_the_journal_of_a_new_league_is_empty(organiser, stranger, general):
    await organiser.command("ligue installer", here=general)
    assert "Aucune décision" in text_of((await stranger.command("ligue journal", here=general)).response)


async def test_commands_of_the_server_are_not_offered_by_dm(league: League, organiser: Person, stranger: Person):
    for person, command in ((organiser, "ligue installer"), (stranger, "arbitre pause")):
        with pytest.raises(SetupError):
            await person.command(command)


async def test_signing_up_by_dm_says_where_it_is_done(league, organiser, stranger, general):
    await organiser.command("ligue installer", here=general)
    shown = await stranger.command("kollaball inscrire", equipe="Les Aigles", classe="archer")
    assert "sur le serveur de la ligue" in text_of(shown.response)


async def test_an_organiser_takes_the_referees_role_with_a_press(league, organiser, general):
    shown = (await organiser.command("ligue installer", here=general)).response
    assert "`/competition creer`" in text_of(shown)

    given = await organiser.press(shown, "referee-me")
    assert "Vous avez maintenant le rôle" in text_of(given.response)
    assert league.guild.roles["Arbitre"].id in league.role_ids(organiser)
    again = (await organiser.command("ligue installer", here=general)).response
    assert "referee-me" not in str(again.components)


async def test_a_role_out_of_reach_is_not_given_and_the_way_is_told(league, organiser, general):
    shown = (await organiser.command("ligue installer", here=general)).response
    league.revoke("manage_roles")
    kept = await organiser.press(shown, "referee-me")
    assert "Je ne peux pas donner le rôle" in text_of(kept.response)
    assert league.guild.roles["Arbitre"].id not in league.role_ids(organiser)


async def test_the_health_of_a_league_names_what_is_missing(league, organiser, stranger, general):
    await organiser.command("ligue installer", here=general)
    well = text_of((await organiser.command("ligue sante", here=general)).response)
    assert "toutes les permissions sont là" in well and "Tout ce qui devait être publié l'est" in well
    assert "make doctor" in well
    league.revoke("attach_files")
    ill = text_of((await organiser.command("ligue sante", here=general)).response)
    assert "il me manque\u202f: Joindre des fichiers" in ill
    assert "pas le droit" in text_of((await stranger.command("ligue sante", here=general)).response)
