"""`/kollaball creer`, the roll-call, the line-up: from two teams to the kick-off."""

import datetime as dt
from typing import Any

import pytest
from sqlalchemy import text

from referee.league import leagues
from referee.turns import contests
from rules.kollaball.choices import MODULES
from tests.e2e.match import CLASSES, Match, all_present, create_match, install, open_match, sign_up
from tests.support.league import League, Person
from tests.support.reading import custom_ids, text_of

SIDES = {"rouge": "Les Aigles", "bleue": "Les Bisons"}


@pytest.fixture
async def general(league: League, organiser: Person) -> Any:
    await install(league, organiser, league.role("Arbitres"))
    return league.channel("general")


@pytest.fixture
async def sides(league: League, general: Any) -> tuple[tuple[Person, ...], ...]:
    return (await sign_up(league, "r", SIDES["rouge"]), await sign_up(league, "b", SIDES["bleue"]))


async def create(person: Person, here: Any, **given: Any) -> Any:
    return (await person.command("kollaball creer", here=here, **{**SIDES, **given})).response


async def sheet(league: League, name: str, **given: Any) -> Person:
    """Return a new referee who has offered themselves."""
    person = league.person(name, roles=[league.role("Arbitres")], permissions="manage_messages")
    await person.command("arbitre fiche", here=league.channel("general"), **given)
    return person


async def made(league: League) -> list[Any]:
    house = league.bot.app.house
    found = await leagues.find_league(house, league.guild.id)
    return await contests.list_contests(house, found.id, open_only=False)


async def test_a_match_is_made_with_its_thread_its_panel_and_its_announcement(league, referee, general, sides):
    form = await create(referee, general)
    assert form.ephemeral
    assert "Les Aigles contre Les Bisons" in text_of(form)
    assert "Arbitre\u202f: personne encore" in text_of(form)
    assert league.threads() == []

    done = await referee.press(form, "kb-create")
    (thread,) = league.threads()
    assert f"<#{thread.id}>" in text_of(done.response)
    assert custom_ids(done.response) == []
    opened, panel = [text_of(message) for message in thread.history() if not message.is_system()]
    assert "L'appel est ouvert" in opened
    assert all(person.mention in opened for side in sides for person in side)
    assert "Sans option" in opened
    assert "On attend" in panel
    news = [text_of(message) for message in league.guild.channels["annonces-sifflet"].history()]
    assert any("Le match est lancé" in text and f"<#{thread.id}>" in text for text in news)


async def test_pressing_twice_makes_one_match(league, referee, general, sides):
    form = await create(referee, general)
    async with league.at_once():
        for _ in range(2):
            await referee.press(form, "kb-create")
    assert len(await made(league)) == len(league.threads()) == 1


async def test_only_referees_create_matches(league, organiser, stranger, general, sides):
    for person in (organiser, stranger, sides[0][0]):
        assert "rôle d'arbitre" in text_of(await create(person, general))


@pytest.mark.clause("KB-2-b", "KB-7-a")
async def test_teams_that_could_not_play_are_refused(league, referee, general):
    await sign_up(league, "b", SIDES["bleue"])
    assert "deux équipes différentes" in text_of(await create(referee, general))
    assert "deux équipes différentes" in text_of(await create(referee, general, rouge="les bisons"))

    here = {"here": general, "equipe": "Les Aigles"}
    three = [league.person(f"a{number}") for number in range(3)]
    for person in three:
        await person.command("kollaball inscrire", **here, classe="archer")
    assert "Pas assez de joueurs pour Les Aigles\u202f: il en faut au moins 4" in text_of(
        await create(referee, general)
    )


@pytest.mark.clause("KB-8-b", "KB-8-c")
async def test_only_referees_without_conflict_are_offered_staff_first(league, general):
    await sign_up(league, "b", SIDES["bleue"])
    here = {"here": general, "equipe": "Les Aigles"}
    cities = ({"ville": "Aube"}, {"coterie": "Le Lys"}, {}, {})
    reds = [league.person(f"a{number}", permissions="manage_messages") for number in range(4)]
    for person, cls, more in zip(reds, CLASSES, cities, strict=True):
        await person.command("kollaball inscrire", **here, classe=cls, **more)
    zoe = await sheet(league, "zoe", ville="Brume")
    anna = await sheet(league, "anna")
    staff = await sheet(league, "siri", staff=True)
    neighbour = await sheet(league, "nina", ville="Aube")
    brother = await sheet(league, "lys", coterie="Le Lys")
    league.give_role(reds[2], league.role("Arbitres"))
    await reds[2].command("arbitre fiche", here=general)
    player_of_lys = await sheet(league, "paul")
    await player_of_lys.command("kollaball inscrire", here=general, equipe="Cerfs", classe="archer", coterie="Le Lys")

    offered = await anna.complete("kollaball creer", "arbitre", here=general, **SIDES)
    assert [one["value"] for one in offered] == [str(person.id) for person in (staff, anna, zoe)]
    assert [one["name"] for one in await anna.complete("kollaball creer", "arbitre", "zo", here=general, **SIDES)] == [
        "Zoe"
    ]

    for person, why in (
        (neighbour, "même ville"),
        (brother, "même coterie"),
        (player_of_lys, "même coterie"),
        (reds[2], "il y joue"),
    ):
        text = text_of(await create(anna, general, arbitre=str(person.id)))
        assert f"{person.mention} ne peut pas arbitrer ce match" in text
        assert why in text


async def test_the_referee_can_be_chosen_in_the_form(league, referee, general, sides):
    anna = await sheet(league, "anna")
    form = await create(referee, general)
    chosen = await referee.choose(form, "kb-referee", str(anna.id))
    assert f"Arbitre\u202f: {anna.mention}" in text_of(chosen.response)

    await referee.press(chosen.response, "kb-create")
    assert (await made(league))[0].referee_id == anna.id


async def test_a_referee_whom_nobody_knows_is_refused(referee, stranger, general, sides):
    assert "Je ne trouve pas cet arbitre" in text_of(await create(referee, general, arbitre="Zoe"))
    assert "Je ne trouve pas cet arbitre" in text_of(await create(referee, general, arbitre="9" * 40))
    assert "ne s'est pas proposé" in text_of(await create(referee, general, arbitre=stranger.mention))


async def test_a_conflict_that_appears_before_the_press_is_found(league, referee, general, sides):
    anna = await sheet(league, "anna", coterie="Le Lys")
    form = await create(referee, general, arbitre=str(anna.id))
    given = {"equipe": SIDES["rouge"], "classe": "archer", "coterie": "Le Lys"}
    await sides[0][1].command("kollaball inscrire", here=general, **given)

    assert "même coterie" in text_of((await referee.press(form, "kb-create")).followups[0])
    assert await made(league) == []


@pytest.mark.clause("KB-9-b", "KB-9-e", "KB-5-a")
async def test_options_and_lengths_reach_the_match(league, referee, general, sides):
    form = await create(referee, general, heures=12, tours=20)
    assert "tours de 12 h, 20 au plus" in text_of(form)
    form = (await referee.choose(form, "kb-modules", *MODULES)).response
    assert "les capitaines composent" in text_of(form)
    await referee.press(form, "kb-create")

    (contest,) = await made(league)
    assert contest.setup["config"] == {
        "bribe_purse": 500,
        "random_events": True,
        "criticals": True,
        "tactics": True,
        "legends": True,
        "tie_break": True,
        "charge_targets": "all",
        "exclusion_replaceable": True,
        "roll_call": "off",
        "max_turns": 20,
    }
    assert contest.settings.hours["orders"] == 12
    (opened, *_) = [text_of(message) for message in league.threads()[0].history()]
    assert "Composez vos équipes" in opened
    for option in ("réussites critiques", "charges sur toute la case", "exclus remplaçables", "20 tours au plus"):
        assert option in opened


@pytest.mark.clause("KB-1-c")
async def test_a_start_agreed_on_is_when_the_roll_call_closes_not_before(league, referee, general, sides):
    form = await create(referee, general, debut="03/01 20h30")
    start = dt.datetime(2026, 1, 3, 19, 30, tzinfo=dt.UTC)  # Paris is an hour ahead
    assert f"Appel jusqu'au <t:{int(start.timestamp())}:F>" in text_of(form)
    await referee.press(form, "kb-create")
    (contest,) = await made(league)
    thread = league.threads()[0]
    panel = [message for message in thread.history() if not message.is_system()][-1]
    for person in (*sides[0], *sides[1]):
        await person.press(panel, "kb-present")

    house = league.bot.app.house
    turn = await contests.find_open_turn(house, contest.id)
    assert (turn.stage, turn.due_ms) == ("roll_call", int(start.timestamp() * 1000))
    await league.advance_to(turn.due_ms + 30_000)
    assert (await contests.find_open_turn(house, contest.id)).stage == "lineup"


@pytest.mark.parametrize(
    ("start", "answer"),
    [
        ("demain", "Je ne comprends pas ce début"),
        ("31/02 20:00", "Je ne comprends pas ce début"),
        ("24/12 25:00", "Je ne comprends pas ce début"),
        ("2025-12-24 20:00", "déjà passé"),
    ],
)
async def test_a_start_that_cannot_be_is_explained(referee, general, sides, start, answer):
    assert answer in text_of(await create(referee, general, debut=start))


async def test_where_the_thread_cannot_be_opened_the_permission_is_named(league, referee, general, sides):
    league.revoke("create_public_threads", channel=league.guild.channels["annonces-sifflet"])
    assert "il me manque\u202f: Créer des fils publics" in text_of(await create(referee, general))


async def test_an_english_referee_reads_english(referee, general, sides):
    referee.speaks("en-GB")
    form = await create(referee, general)
    text = text_of(form)
    assert "Les Aigles against Les Bisons" in text
    assert "Create the match" in text
    for french in ("Arbitre", "départage", "Options (aucune"):
        assert french not in text


# The roll-call


@pytest.mark.clause("KB-1-c")
async def test_players_answer_the_roll_call_themselves(league, organiser, referee, stranger, opponent):
    match = await open_match(league, organiser, referee)
    first = (await match.red[1].press(match.panel, "kb-present")).response
    assert first.ephemeral
    assert "Présence notée" in text_of(first)
    again = (await match.red[1].press(match.panel, "kb-present")).response
    assert text_of(again) == text_of(first)
    for person in (stranger, referee):
        assert "pas inscrit dans une équipe" in text_of((await person.press(match.panel, "kb-present")).response)
    by_command = await match.red[2].command("kollaball presence", here=match.thread)
    assert "Présence notée" in text_of(by_command.response)

    for person in match.everybody[:-1]:
        await person.press(match.panel, "kb-present")
    assert "appel" in text_of(match.panel)
    await match.everybody[-1].press(match.panel, "kb-present")
    assert "composition" in text_of(match.panel)


async def test_a_late_press_on_the_roll_call_is_told_so(league, organiser, referee):
    match = await open_match(league, organiser, referee)
    old = match.panel
    await all_present(match)
    late = await match.red[0].command("kollaball presence", here=match.thread)
    assert "Trop tard" in text_of(late.response)
    assert old.id == match.panel.id  # one panel, edited


@pytest.mark.clause("KB-1-d")
async def test_a_team_that_is_not_all_there_is_disqualified(league, organiser, referee):
    match = await open_match(league, organiser, referee)
    for person in (*match.red, *match.blue[:3]):
        await person.press(match.panel, "kb-present")
    await league.advance(hours=24, minutes=1)

    told = "\n".join(text_of(message) for message in match.thread.history())
    assert "Les Bisons" in told
    assert (await made(league))[0].status == "over"
    assert "disqualifi" in told
    assert "kb-present" not in " ".join(custom_ids(match.panel))


# The line-up


@pytest.mark.clause("KB-2-c", "KB-7-b")
async def test_the_captain_names_his_line_up_in_a_form(league, referee, stranger, general):
    red = await sign_up(league, "r", SIDES["rouge"])
    fifth = league.person("r5")
    await fifth.command("kollaball inscrire", here=general, equipe=SIDES["rouge"], classe="thief")
    blue = await sign_up(league, "b", SIDES["bleue"])
    match = Match(league, referee, (*red, fifth), blue, await create_match(league, referee))
    await all_present(match)
    for person in (match.red[1], stranger, referee):
        refused = (await person.press(match.panel, "form")).response
        assert "Seul le capitaine" in text_of(refused)

    form = (await match.red[0].press(match.panel, "form")).response
    assert "5 · R5" in text_of(form)
    assert "voleur" in text_of(form)
    ball = (await match.red[0].choose(form, "form-set:starters", "1", "5", "3", "4")).response
    assert "2 · R2" not in text_of(ball)
    shown = (await match.red[0].choose(ball, "form-set:ball", "3")).response
    assert "`COMPO 1 3 4 5 BALLE 3`" in text_of(shown)
    assert "remplacé ou retiré" in text_of(shown)
    receipt = (await match.red[0].press(shown, "order-ok")).response
    assert "Bien reçu" in text_of(receipt)
    assert "On attend encore\u202f: Les Bisons" in text_of(receipt)
    assert "Les Aigles" not in text_of(match.panel).split("On attend")[1].split("Clôture")[0]

    # A team of four has only its ball to give.
    by_command = (await blue[0].command("kollaball composition", here=match.thread)).response
    shown = (await blue[0].choose(by_command, "form-set:ball", "2")).response
    assert "`COMPO 1 2 3 4 BALLE 2`" in text_of(shown)


async def test_a_line_up_can_be_replaced_and_withdrawn_until_the_close(league, organiser, referee):
    match = await open_match(league, organiser, referee)
    await all_present(match)
    captain = match.red[0]
    await match.order(captain, "COMPO 1 2 3 4 BALLE 1")
    await match.order(captain, "COMPO 1 2 3 4 BALLE 2")
    mine = (await captain.command("kollaball mes-ordres", here=match.thread)).response
    assert "BALLE 2" in text_of(mine)
    assert mine.ephemeral
    withdrawn = (await captain.press(mine, "withdraw")).response
    assert "retiré" in text_of(withdrawn)
    empty = (await captain.command("kollaball mes-ordres", here=match.thread)).response
    assert "rien envoyé" in text_of(empty)


@pytest.mark.clause("KB-2-c")
async def test_without_a_line_up_the_lowest_numbers_start(league, organiser, referee):
    match = await open_match(league, organiser, referee)
    await all_present(match)
    await league.advance(hours=24, minutes=1)
    told = "\n".join(text_of(message) for message in match.thread.history())
    assert told.count("la balle est à") == 2
    assert "tour 1" in text_of(match.panel)


async def test_a_match_that_cannot_be_written_down_leaves_no_thread(league, referee, general, sides):
    form = await create(referee, general)
    database = league.bot.app.house.db
    async with database.write() as tx:
        await tx.execute(text("ALTER TABLE seat RENAME TO elsewhere"))
    done = await referee.press(form, "kb-create")
    assert "Je n'ai pas pu l'enregistrer" in text_of(done.followups[0])
    async with database.write() as tx:
        await tx.execute(text("ALTER TABLE elsewhere RENAME TO seat"))
    assert league.threads() == [] and await made(league) == []
    await referee.press(form, "kb-create")
    assert len(league.threads()) == len(await made(league)) == 1
