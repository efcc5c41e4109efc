"""`/reglages fuseau`: who lives elsewhere chooses their own zone, and what they write is read by its clocks."""

import datetime as dt
import json
from typing import Any
from zoneinfo import ZoneInfo, available_timezones

import pytest

from cogs.league.zones import COMMON, list_zones, read_zone
from presenters.errors import UserError
from presenters.texts import LOCALES, Texts
from referee.hand import people
from referee.league import leagues
from referee.turns import calendar, leaves
from tests.e2e.match import install, sign_up
from tests.e2e.matrix_creation.season import people as coaches_of
from tests.e2e.matrix_creation.season import team_list, upload
from tests.support.league import League, Person
from tests.support.reading import text_of, words

TORONTO = "America/Toronto"
MOMENT_READ = f"Lu à l'heure de votre fuseau ({TORONTO}) ; celui de la ligue est Europe/Paris."
DAY_READ = f"Lu à la date de votre fuseau ({TORONTO}) ; les jours de la ligue se comptent dans le sien, Europe/Paris."


@pytest.fixture
async def here(league: League, organiser: Person) -> Any:
    """A league in Paris, on 1 January 2026, an hour after midnight: in Toronto it is still the evening before."""
    await install(league, organiser, league.role("Arbitres"))
    return league.channel("general")


async def said(person: Person, command: str, here: Any = None, **given: Any) -> str:
    answered = await person.command(command, here=here, **given)
    assert answered.ephemeral or here is None
    return words(answered.response).replace("’", "'")


async def zone(league: League, person: Person) -> str | None:
    return (await people.get_person(league.bot.app.house, person.id)).zone


async def exported(person: Person) -> Any:
    answered = await person.command("mes-donnees exporter")
    return json.loads(await answered.response.attachments[0].read())


async def test_a_zone_is_chosen_shown_and_left_again_in_a_server_and_by_dm(league, here, stranger):
    assert "fuseau : celui de la ligue" in await said(stranger, "reglages", here)
    assert f"fuseau : {TORONTO}" in await said(stranger, "reglages", here, fuseau=TORONTO)
    assert f"fuseau : {TORONTO}" in await said(stranger, "reglages", silence="22h-8h")
    assert await zone(league, stranger) == TORONTO
    for written, chosen in (("genève", "Europe/Zurich"), ("europe/london", "Europe/London"), ("utc", "UTC")):
        assert f"fuseau : {chosen}" in await said(stranger, "reglages", fuseau=written)
    stranger.speaks("en-GB")
    assert "time zone: Europe/London" in await said(stranger, "reglages", fuseau="Edinburgh")
    assert "time zone: the league's" in await said(stranger, "reglages", fuseau="-")
    assert await zone(league, stranger) is None


async def test_what_is_no_zone_is_refused_and_changes_nothing(league, here, stranger):
    await said(stranger, "reglages", fuseau=TORONTO)
    for written in ("Europe/Atlantide", "localtime", "Zur", "", "../../etc/passwd"):
        assert "Ce fuseau n'existe pas" in await said(stranger, "reglages", here, fuseau=written, silence="1h-2h")
    assert await zone(league, stranger) == TORONTO
    assert (await people.get_person(league.bot.app.house, stranger.id)).quiet_from is None


async def test_zones_are_offered_by_the_cities_in_them_the_common_ones_first(league, here, stranger):
    first = await stranger.complete("reglages", "fuseau", "", here=here)
    assert len(first) == 25
    assert first[0] == {"name": "Celui de la ligue", "value": "-"}
    assert first[2] == {"name": "Zurich, Genève, Lausanne, Berne (Europe/Zurich)", "value": "Europe/Zurich"}
    for typed, found in (("GENEVE", "Europe/Zurich"), ("québec", TORONTO), ("kath", "Asia/Kathmandu")):
        assert found in [one["value"] for one in await stranger.complete("reglages", "fuseau", typed)]
    assert await stranger.complete("reglages", "fuseau", "atlantide") == []
    stranger.speaks("en-GB")
    [geneva] = await stranger.complete("reglages", "fuseau", "geneva", here=here)
    assert geneva["name"] == "Zurich, Geneva, Lausanne, Bern (Europe/Zurich)"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_city_is_of_one_zone_and_every_label_fits(locale: str) -> None:
    voice = Texts.load(strict=True).voice(locale)
    for name in COMMON:
        [(label, value)] = list_zones(voice, name.replace("_", " "))
        assert value == name in available_timezones()
        assert len(label) <= 100
        for city in label.removesuffix(f" ({name})").split(", "):
            assert read_zone(city) == name
    for name in available_timezones() - {"Factory", "localtime"}:
        assert read_zone(name.lower()).casefold() == name.casefold()
    with pytest.raises(UserError):
        read_zone("")


async def test_it_is_in_ones_data_and_forgotten_with_it(league, here, stranger):
    await said(stranger, "reglages", here, fuseau=TORONTO)
    assert [row["zone"] for row in (await exported(stranger))["person"]] == [TORONTO]
    asked = await stranger.command("mes-donnees oublier")
    await stranger.press(asked.response, "data-forget")
    assert await zone(league, stranger) is None
    assert "zone" not in json.dumps([row for row in (await exported(stranger)).get("person", []) if row["zone"]])


async def test_a_start_is_read_at_the_hour_of_who_writes_it(league, here, referee):
    sides = {"rouge": "Les Aigles", "bleue": "Les Bisons"}
    for letter, name in (("r", "Les Aigles"), ("b", "Les Bisons")):
        await sign_up(league, letter, name)

    async def start(written: str) -> str:
        return await said(referee, "kollaball creer", here, **sides, debut=written)

    def told(hour: dt.datetime) -> str:
        return f"Appel jusqu'au <t:{int(hour.timestamp())}:F>"

    evening = dt.datetime(2026, 1, 3, 20, 30, tzinfo=ZoneInfo("Europe/Paris"))
    assert told(evening) in (text := await start("03/01 20:30"))
    assert "fuseau" not in text
    await said(referee, "reglages", here, fuseau=TORONTO)
    assert told(evening.replace(tzinfo=ZoneInfo(TORONTO))) in (text := await start("03/01 20:30"))
    assert MOMENT_READ in text
    tomorrow = dt.datetime(2026, 1, 1, 9, tzinfo=ZoneInfo(TORONTO))  # there it is the 31st of December
    assert told(tomorrow) in await start("demain 9h")
    instant = int(tomorrow.timestamp())
    assert f"<t:{instant}:F>" in (text := await start(f"<t:{instant}:f>"))
    assert "fuseau" not in text  # Discord has told the instant
    past = int(dt.datetime(2025, 12, 31, 18, tzinfo=ZoneInfo(TORONTO)).timestamp())
    assert f"Ce début, <t:{past}:F>, est déjà passé" in await start("31/12 18:00")
    await said(referee, "reglages", here, fuseau="Europe/Paris")
    assert "fuseau" not in await start("03/01 20:30")


async def test_so_is_the_start_of_a_season(league, here, organiser, referee):
    await said(referee, "reglages", here, fuseau=TORONTO)
    form = await upload(league, referee, team_list(coaches_of(league, 4)), debut="05/01 12:00")
    noon = int(dt.datetime(2026, 1, 5, 12, tzinfo=ZoneInfo(TORONTO)).timestamp())
    assert f"<t:{noon}:F>" in text_of(form)
    assert MOMENT_READ in words(form).replace("’", "'")


async def test_days_are_those_of_who_names_them(league, here, organiser, captain):
    found = await leagues.find_league(league.bot.app.house, league.guild.id)
    friday, thursday = dt.date(2026, 1, 2), dt.date(2026, 1, 1)  # the day after, in Paris and in Toronto
    assert DAY_READ not in await said(organiser, "ligue calendrier", here, ajouter="demain")
    assert await calendar.list_days_off(league.bot.app.house, found.id) == [(friday, friday)]
    await said(organiser, "reglages", here, fuseau=TORONTO)
    assert DAY_READ in await said(organiser, "ligue calendrier", here, ajouter="demain", retirer="02/01")
    assert await calendar.list_days_off(league.bot.app.house, found.id) == [(thursday, thursday)]
    assert DAY_READ not in await said(organiser, "ligue calendrier", here)


async def test_so_are_those_of_a_leave(league, here, captain):
    found = await leagues.find_league(league.bot.app.house, league.guild.id)
    thursday = await said(captain, "conges poser", here, du="jeudi")
    assert "Congé noté jeudi 8 janvier 2026" in thursday and DAY_READ not in thursday
    await said(captain, "reglages", here, fuseau=TORONTO)
    assert "Le premier jour possible" in await said(captain, "conges poser", here, du="jeudi")  # the day after, there
    night = int(dt.datetime(2026, 1, 10, 3, tzinfo=dt.UTC).timestamp())
    booked = await said(captain, "conges poser", here, du=f"<t:{night}:D>")
    assert "Congé noté vendredi 9 janvier 2026" in booked and DAY_READ in booked
    account = await leaves.read_account(league.bot.app.house, found.id, captain.id)
    assert [one.first_day.day for one in account.leaves] == [8, 9]
