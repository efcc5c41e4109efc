"""`/ligue calendrier`: the days without play, as organisers set them and captains read them."""

import pytest

from referee.league import leagues
from referee.turns import calendar
from tests.e2e.match import install
from tests.e2e.played import another, played
from tests.support.league import League, Person
from tests.support.reading import words

HOUR_MS = 3_600_000
RED, BLUE = "1 P >B4; 2 R >B4; 3 R >A3; 4 R >B5", "1 P >F4; 2 R >F4; 3 R >F3; 4 R >G5"


async def shown(person: Person, league: League, **given: object) -> str:
    answered = await person.command("ligue calendrier", here=league.channel("general"), **given)
    assert answered.ephemeral
    return words(answered.response)


@pytest.fixture
async def installed(league: League, organiser: Person) -> League:
    """A league on 1 January 2026, an hour after midnight in Paris."""
    await install(league, organiser, league.role("Arbitres"))
    return league


async def days(league: League) -> list[tuple[str, str]]:
    found = await leagues.find_league(league.bot.app.house, league.guild.id)
    assert found is not None
    return [(str(a), str(b)) for a, b in await calendar.list_days_off(league.bot.app.house, found.id)]


async def test_organisers_set_days_and_everybody_reads_them(installed, organiser, stranger):
    assert "On joue tous les jours" in await shown(stranger, installed)
    text = await shown(organiser, installed, ajouter="24/12-26/12, 2027-01-01 ; 25/12 au 27/12")
    assert "du jeudi 24 décembre 2026 au dimanche 27 décembre 2026 (4 jours)" in text
    assert "vendredi 1er janvier 2027" in text
    assert await shown(stranger, installed) == text
    assert await days(installed) == [("2026-12-24", "2026-12-27"), ("2027-01-01", "2027-01-01")]
    stranger.speaks("en-GB")
    assert "from Thursday 24 December 2026 to Sunday 27 December 2026 (4 days)" in await shown(stranger, installed)


async def test_everybody_reads_in_the_journal_what_organisers_changed_of_the_league(installed, organiser, stranger):
    here = installed.channel("general")
    await shown(organiser, installed, ajouter="24/12-26/12")
    await shown(organiser, installed, ajouter="02/02", retirer="24/12-26/12")
    await organiser.command("ligue saison", here=here, numero=2, delais=3)
    await organiser.command("ligue reglages", here=here, bourse=200, heures=48)
    journal = words((await stranger.command("ligue journal", here=here)).response)
    assert "Calendrier de la ligue modifié** · par " + organiser.mention in journal
    assert "Jours sans jeu ajoutés : lundi 2 février 2026" in journal
    assert "Jours sans jeu retirés : du jeudi 24 décembre 2026 au samedi 26 décembre 2026 (3 jours)" in journal
    assert "Numéro de la saison : 1 → 2" in journal and "Délais par capitaine : 0 → 3" in journal
    assert "Bourse de pots-de-vin : 500 → 200" in journal and "Durée d'un tour (heures) : — → 48" in journal
    checked = words((await stranger.command("ligue journal", here=here, verifier=True)).response)
    assert "Le journal est entier" in checked and "4 décisions" in checked


async def test_days_are_removed_as_typed_or_from_the_list(installed, organiser):
    await shown(organiser, installed, ajouter="24/12-26/12, 29/02")
    await shown(organiser, installed, retirer="25/12")
    here = installed.channel("general")
    offered = await organiser.complete("ligue calendrier", "retirer", "février", here=here)
    assert [one["name"] for one in offered] == ["mardi 29 février 2028"]
    text = await shown(organiser, installed, retirer=offered[0]["value"])
    assert await days(installed) == [("2026-12-24", "2026-12-24"), ("2026-12-26", "2026-12-26")]
    assert "février" not in text
    assert "rien n'est changé" in await shown(organiser, installed, retirer="25/12")
    await shown(organiser, installed, retirer="0001-01-01 au 24/12/2026")
    assert await days(installed) == [("2026-12-26", "2026-12-26")]


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        ("Noël", "Je ne comprends pas `Noël`"),
        (",;,", "Je ne comprends pas"),
        ("31/02", "Je ne comprends pas `31/02`"),
        ("24/13", "Je ne comprends pas"),
        ("2026-12-24-", "Je ne comprends pas"),
        ("2026-12-26-2026-12-24", "finit avant de commencer"),
        ("24/12/2025", "est déjà passé"),
        ("24/12/2031", "trop loin"),
        ("01/02-30/04", "plus de 62 jours de suite"),
        (
            ", ".join(f"{day:02}/{month:02}" for month in (3, 5, 7) for day in range(1, 29, 2)),
            "Le calendrier est plein",
        ),
        ("٢٤/١٢", "Je ne comprends pas"),
        ("1" * 1000, "Je ne comprends pas"),
    ],
)
async def test_what_makes_no_sense_is_explained_and_changes_nothing(installed, organiser, given, answer):
    assert answer in await shown(organiser, installed, ajouter=given)
    assert await days(installed) == []


async def test_only_who_manages_the_server_changes_days(installed, stranger, referee):
    for person in (stranger, referee):
        for given in ({"ajouter": "24/12"}, {"retirer": "24/12"}, {"tours-en-cours": True}):
            assert "pas le droit" in await shown(person, installed, **given)
    assert await days(installed) == []


async def test_a_match_gives_way_for_a_day_and_says_so_in_thread_and_panel(league: League):
    match = await played(league)
    organiser = league.person("ophelie", permissions="manage_guild")
    turn = await match.turn()
    await shown(organiser, league, ajouter="02/01")
    assert (await match.turn()).due_ms == turn.due_ms
    assert "1 tour ouvert finit plus tard" in await shown(organiser, league, **{"tours-en-cours": True})
    await league.advance(seconds=16)
    moved, was = turn.due_ms + 24 * HOUR_MS, turn.due_ms
    assert (await match.turn()).due_ms == moved
    sentence = f"Clôture reculée au <t:{moved // 1000}:F>, au lieu du <t:{was // 1000}:F> : la ligue ne joue pas"
    assert sum(sentence in text for text in match.told) == 1
    assert sentence in words(match.panel)
    seen = await match.blue[0].command("match voir", here=match.thread)
    assert sentence in words(seen.response)
    await shown(organiser, league, retirer="02/01")
    await match.orders(RED, BLUE)
    await league.advance(seconds=16)
    assert (await match.turn()).number == turn.number + 1
    assert "Clôture reculée" not in words(match.panel)


async def test_a_new_match_says_it_after_its_first_post(league: League):
    match = await played(league)
    organiser = league.person("ophelie", permissions="manage_guild")
    await shown(organiser, league, ajouter="02/01-03/01")
    second = await another(league, match.referee, teams=[match.red, match.blue], lined_up=False, name="Retour")
    told = [text for text in second.told if text.startswith("##")]  # without Discord's own note of the pin
    assert ["Clôture reculée" in text for text in told] == [False, True]
