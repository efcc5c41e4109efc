"""Who becomes a referee by `/ligue installer`: nobody by @everyone or a role of Discord's own, many only on purpose."""

from typing import Any

import pytest

from referee.league import leagues
from tests.e2e.forging import forge
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

HANDFUL = 5


@pytest.fixture
def general(league: League) -> Any:
    return league.channel("general")


async def stored(league: League) -> Any:
    return await leagues.find_league(league.bot.app.house, league.guild.id)


def everyone(league: League) -> Any:
    return league.guild.default_role


async def managed(league: League, name: str = "Boosters") -> Any:
    """Return a role that Discord itself gives and takes."""
    role = league.role(name)
    league.env.backend.get_guild(league.guild.id).roles[role.id].managed = True
    league.env.backend.edit_role(league.guild.id, role.id, {"hoist": True})  # the bot learns of it
    await league.env.settle()
    return role


def held_by(league: League, name: str, count: int) -> Any:
    """Return a role that `count` people have."""
    role = league.role(name)
    for number in range(count):
        league.person(f"{name.lower()}{number}", roles=[role])
    return role


@pytest.mark.parametrize("which", ["everyone", "managed"])
async def test_a_role_that_discord_gives_is_refused_and_nothing_is_made(league, organiser, general, which):
    role = everyone(league) if which == "everyone" else await managed(league)

    shown = await organiser.command("ligue installer", here=general, role=role)

    assert "ne peut pas être le rôle des arbitres" in text_of(shown.response)
    assert set(league.guild.channels) == {"general"}
    assert await stored(league) is None


async def test_a_role_that_a_handful_have_is_taken_at_once(league, organiser, general):
    role = held_by(league, "Juges", HANDFUL)

    shown = await organiser.command("ligue installer", here=general, role=role)

    assert "toutes les permissions" in text_of(shown.response)
    assert (await stored(league)).referee_role_id == role.id


async def test_a_role_that_many_have_is_taken_only_by_a_press(league, organiser, general):
    role = held_by(league, "Membres", HANDFUL + 1)
    one = league.person("max", roles=[role], permissions="manage_messages")

    shown = await organiser.command("ligue installer", here=general, role=role, langue="en")

    assert f"{HANDFUL + 2} personnes ont le rôle <@&{role.id}>" in text_of(shown.response)
    before = await stored(league)
    assert (before.referee_role_id, before.referee_channel_id, before.language) == (None, None, "en")
    assert "arbitres" not in league.guild.channels
    assert "n'a pas de rôle d'arbitre valable" in text_of(
        (await one.command("arbitre republier", here=general)).response
    )

    pressed = await organiser.press(shown.response, "referee-role")

    assert "toutes les permissions" in text_of(pressed.response)
    assert (await stored(league)).referee_role_id == role.id
    assert "arbitres" in league.guild.channels
    assert custom_ids(pressed.response) == ["referee-me"]  # who installs may be a referee, too


async def test_a_league_keeps_its_referees_until_the_press(league, organiser, general):
    first, many = held_by(league, "Juges", 1), held_by(league, "Membres", HANDFUL + 1)
    await organiser.command("ligue installer", here=general, role=first)

    shown = await organiser.command("ligue installer", here=general, role=many)
    assert (await stored(league)).referee_role_id == first.id

    await organiser.press(shown.response, "referee-role")
    assert (await stored(league)).referee_role_id == many.id
    again = await organiser.command("ligue installer", here=general, role=many)
    assert "toutes les permissions" in text_of(again.response)  # what was confirmed is not asked again


async def test_a_role_whose_holders_are_not_told_needs_a_press_too(league, organiser, general):
    role = held_by(league, "Juges", 1)
    league.revoke("manage_roles")

    shown = await organiser.command("ligue installer", here=general, role=role)

    assert "Je ne peux pas savoir combien de personnes" in text_of(shown.response)
    assert (await stored(league)).referee_role_id is None
    await organiser.press(shown.response, "referee-role")
    assert (await stored(league)).referee_role_id == role.id


async def test_a_role_of_our_name_that_many_have_is_not_taken_unasked(league, organiser, general):
    held_by(league, "Arbitre", HANDFUL + 1)

    shown = await organiser.command("ligue installer", here=general)

    assert custom_ids(shown.response)
    assert (await stored(league)).referee_role_id is None


async def test_only_who_manages_the_server_confirms_and_never_a_role_of_discords(league, organiser, stranger, general):
    many, boosters = held_by(league, "Membres", HANDFUL + 1), await managed(league)
    shown = (await organiser.command("ligue installer", here=general, role=many)).response

    for person, role, told in (
        (stranger, many, "pas le droit"),
        (organiser, boosters, "ne peut pas être le rôle des arbitres"),
        (organiser, everyone(league), "ne peut pas être le rôle des arbitres"),
    ):
        pressed = await forge(person, shown, f"referee-role:{role.id}", here=general)
        assert told in "".join(text_of(one) for one in (pressed.response, *pressed.followups) if one is not None)
        assert (await stored(league)).referee_role_id is None


@pytest.mark.parametrize("which", ["everyone", "managed"])
async def test_a_league_that_has_such_a_role_has_no_referee_and_its_organiser_learns_it(
    league: League, organiser: Person, general: Any, which: str
):
    role = everyone(league) if which == "everyone" else await managed(league)
    anybody = league.person("anna", roles=[] if which == "everyone" else [role], permissions="manage_messages")
    await organiser.command("ligue installer", here=general, role=league.role("Arbitres"))
    await leagues.change_league(league.bot.app.house, (await stored(league)).id, referee_role_id=role.id)

    refused = text_of((await anybody.command("arbitre republier", here=general)).response)
    assert "n'a pas de rôle d'arbitre valable" in refused
    told = text_of((await organiser.command("ligue reglages", here=general)).response)
    assert "La ligue n'a pas d'arbitre" in told
    assert ("@everyone ne compte pas" if which == "everyone" else "attribué par Discord") in told

    mended = text_of((await organiser.command("ligue installer", here=general)).response)

    made = league.guild.roles["Arbitre"]
    assert (await stored(league)).referee_role_id == made.id
    assert f"C'est maintenant <@&{made.id}>" in mended
    assert "ne compte plus" in mended
