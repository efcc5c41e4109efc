"""`/matrix creer`: from a file to a season in its first week, and files from which nothing comes."""

import pytest

from referee.league import plans
from referee.model import WeeklyHour
from referee.turns import contests
from tests.e2e.forging import answer_of, forge_form
from tests.e2e.matrix_creation.season import CREATE, Season, install, made, open_season, people, team_list, upload
from tests.support.reading import custom_ids, modal_text, text_of

NOTHING = "Rien n'a été créé ni changé"


async def test_a_division_of_twelve_is_created_from_a_file(league, organiser, referee):
    await install(league, organiser)
    coaches = people(league)
    form = await upload(league, referee, team_list(coaches), nom="Saison 2026")
    assert form.ephemeral
    text = text_of(form)
    assert "Saison 2026" in text
    assert "**12 équipes**" in text
    assert "10 semaines" in text
    assert league.threads() == []
    assert await made(league) == []

    page = (await referee.choose(form, "mh-plan-page", "E")).response
    assert all(coach.mention in text_of(page) for coach in coaches)
    assert "Semaine 10 · CH10 CH11 KDH4" in text_of((await referee.choose(page, "mh-plan-page", "calendrier")).response)

    done = await referee.press(form, "mh-plan-ok")
    (thread,) = league.threads()
    assert f"<#{thread.id}>" in text_of(done.response)
    assert custom_ids(done.response) == []
    await league.advance(seconds=30)
    season = Season(league, referee, coaches)
    contest, turn, state = await season.contest(), await season.turn(), await season.state()
    assert contest.settings.weekly == WeeklyHour(day=6, hour=20)
    assert (turn.stage, turn.status, len(turn.awaiting)) == ("week", "open", 12)
    assert turn.due_ms == 1_767_553_200_000  # Sunday 2026-01-04, 20:00 in Paris
    assert [team.name for team in state.teams.values()] == [f"Équipe {number}" for number in range(1, 13)]
    seats = await contests.list_seats(league.bot.app.house, contest.id)
    assert [seat.user_id for seat in seats] == [coach.id for coach in coaches]


async def test_pressing_twice_makes_one_season(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, team_list(people(league, 4)))
    async with league.at_once():
        for _ in range(2):
            await referee.press(form, "mh-plan-ok")
    assert len(await made(league)) == len(league.threads()) == 1
    with pytest.raises(LookupError):
        await plans.get_plan(league.bot.app.house, int(custom_ids(form)[0].split(":")[1]) if custom_ids(form) else 1)


async def test_the_form_changes_day_hour_options_and_outlives_a_restart(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, team_list(people(league, 4)))
    await referee.choose(form, "mh-plan-day", "2")
    await referee.choose(form, "mh-plan-hour", "21.0")
    await league.restart()
    await referee.choose(form, "mh-plan-modules", "bonus-goal", "double-week", "ahead", "early")
    assert "Coupe KDH\u202f: pas cette saison" in text_of(form)
    await referee.press(form, "mh-plan-ok")
    await league.advance(seconds=30)
    (contest,) = await made(league)
    assert contest.settings.weekly == WeeklyHour(day=2, hour=21)
    assert contest.setup["config"]["competitions"] == ["CH"]
    assert contest.setup["config"]["CH"] == {"super_saves": False}


async def test_options_and_matrices_can_be_written_in_the_form(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, team_list(people(league, 4)), reglages="CH.bonus_goal = false")
    opened = await referee.press(form, "mh-plan-config")
    assert "CH.bonus_goal = false" in modal_text(opened)
    await referee.fill(opened, text='promote = 3\ncompetitions = ["CH"]\nweekly.day = "lundi"')
    refused = await referee.fill(await referee.press(form, "mh-plan-config"), text="promote = -1")
    assert NOTHING in text_of(refused.followups[0])
    await referee.fill(await referee.press(form, "mh-plan-matrices"), text="")
    assert "fournies\u202f: aucune" in text_of(form)
    await referee.fill(await referee.press(form, "mh-plan-matrices"), text="")
    assert "fournies\u202f: aucune" in text_of(form)
    await referee.fill(await referee.press(form, "mh-plan-matrices"), text="")
    assert "fournies\u202f: aucune" in text_of(form)
    await referee.fill(await referee.press(form, "mh-plan-matrices"), text="")
    assert "fournies\u202f: aucune" in text_of(form)
    await referee.fill(await referee.press(form, "mh-plan-matrices"), text="1 2 3\n4 5 6\n7 8 9")
    assert "fournies\u202f: CH" in text_of(form)
    await referee.press(form, "mh-plan-ok")
    await league.advance(seconds=30)
    (contest,) = await made(league)
    assert contest.setup["config"] == {"promote": 3, "competitions": ["CH"]}
    assert contest.setup["matrices"] == {"CH": {"1": [1, 2, 3], "2": [4, 5, 6], "3": [7, 8, 9]}}
    assert contest.settings.weekly == WeeklyHour(day=0, hour=20)


async def test_teams_without_a_coach_a_waiting_list_and_a_start_to_come(league, organiser, referee):
    await install(league, organiser)
    coaches = people(league, 3)
    teams = team_list(coaches) + f"Seuls,E\nRenards,attente,{coaches[0].id + 7}\n"
    form = await upload(league, referee, teams, debut="05/01 12:00")
    assert "Une équipe sans coach" in text_of(form)
    assert "une personne en liste d'attente" in text_of(form)
    await referee.press(form, "mh-plan-ok")
    await league.advance(seconds=30)
    season = Season(league, referee, coaches)
    assert (await season.turn()).stage == "setup"
    await league.advance(hours=24 * 5)
    state = await season.state()
    assert state.phase == "season"
    assert state.teams["seuls"].status == "dummy"
    assert [one.name for one in state.waiting_list] == ["Renards"]


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"equipes": "Huskies,E,bob\n=x,E\n"}, ["Ligne 1\u202f: « bob »", "Ligne 2"]),
        ({"equipes": b"x" * 100_000}, ["trop gros"]),
        ({"equipes": b"Huskies,E\n" * 100_000}, ["trop gros"]),
        ({"equipes": b"\n" * 60_000 + b"x"}, ["60 001 lignes"]),
        ({"equipes": b"Hus\x00kies,E"}, ["invisible (U+0000)"]),
        ({"equipes": b"\xff\xfeH\x00"}, ["UTF-8"]),
        ({"equipes": b" "}, ["vide"]),
        ({"equipes": "A,E\nB,E", "reglages": "CH = ["}, ["Ligne 1, colonne"]),
        ({"equipes": "A,E\nB,E", "reglages": "promotte = 1"}, ["Vouliez-vous dire promote"]),
        ({"equipes": "A,E\nB,E", "reglages": "é".encode("latin-1")}, ["UTF-8"]),
        ({"equipes": "A,E\nB,E", "matrices": "1 2\n3"}, ["cette matrice a 2 lignes, il en faut 1"]),
    ],
)
async def test_files_from_which_nothing_comes(league, organiser, referee, files, told):
    await install(league, organiser)
    given = dict(files)
    answer = await upload(league, referee, given.pop("equipes"), **given)
    text = text_of(answer).replace("\u00a0", " ").replace("\u202f", "\u202f")
    assert NOTHING in text
    for part in told:
        assert part.replace("« ", "«\u202f").replace(" »", "\u202f»") in text or part in text.replace("\u202f", " "), (
            text
        )
    assert custom_ids(answer) == []
    assert league.threads() == []
    assert await made(league) == []


async def asked(league, person, **options):
    """Return the form that the command opens without a list of teams."""
    return await person.command(CREATE, here=league.channel("general"), **options)


async def test_a_season_is_created_from_the_files_of_a_form(league, organiser, referee):
    await install(league, organiser)
    form = await asked(league, referee, nom="Saison 2026")
    assert "Nouvelle saison" in modal_text(form) and "Saison 2026" in modal_text(form)
    await league.restart()
    teams = ("equipes.csv", team_list(people(league, 4)).encode())
    files = {"teams": teams, "config": ("r.toml", b'competitions = ["CH"]'), "matrices": ("m", b"1 2 3\n4 5 6\n7 8 9")}
    result = await referee.fill(form, name="Coupe d'hiver", start="05/01 12:00", **files)
    assert result.ephemeral
    shown = text_of(result.response)
    assert "Coupe d'hiver" in shown and "**4 équipes**" in shown and "fournies\u202f: CH" in shown
    await referee.press(result.response, "mh-plan-ok")
    (contest,) = await made(league)
    assert contest.setup["config"] == {"competitions": ["CH"]}
    assert contest.setup["matrices"] == {"CH": {"1": [1, 2, 3], "2": [4, 5, 6], "3": [7, 8, 9]}}


@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"teams": b"Huskies,E,bob\n=x,E\n"}, ["Ligne 1\u202f: «\u202fbob\u202f»", "Ligne 2"]),
        ({"teams": b"x" * 100_000}, ["trop gros"]),
        ({"teams": b"\xff\xfeH\x00"}, ["UTF-8"]),
        ({"teams": b"A,E\nB,E", "config": "é".encode("latin-1")}, ["UTF-8"]),
        ({"teams": b"A,E\nB,E", "matrices": b"1 2\n3"}, ["cette matrice a 2 lignes, il en faut 1"]),
        ({"teams": b"A,E\nB,E", "start": "hier"}, ["Je ne comprends pas ce début"]),
    ],
)
async def test_files_of_a_form_from_which_nothing_comes(league, organiser, referee, files, told):
    await install(league, organiser)
    given = {name: data if isinstance(data, str) else (f"{name}.txt", data) for name, data in files.items()}
    result = await referee.fill(await asked(league, referee), **given)
    assert custom_ids(result.response) == []
    assert [part for part in told if part not in text_of(result.response)] == []
    assert await made(league) == []


async def test_options_and_matrices_are_handed_in_as_files_in_place_of_the_text(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, team_list(people(league, 4)))
    await referee.fill(
        await referee.press(form, "mh-plan-config"), text="promote = 2", file=("r.toml", b'competitions = ["CH"]')
    )
    await referee.fill(await referee.press(form, "mh-plan-matrices"), file=("m.txt", b"1 2 3\n4 5 6\n7 8 9"))
    assert "fournies\u202f: CH" in text_of(form)
    for name, data, told in (
        ("mh-plan-config", b"x" * 100_000, "trop gros"),
        ("mh-plan-config", "é".encode("latin-1"), "UTF-8"),
        ("mh-plan-matrices", b"1 2 3\x00", "invisible"),
    ):
        result = await referee.fill(await referee.press(form, name), file=("x", data))
        assert told in text_of(result.followups[0]) and NOTHING in text_of(result.followups[0])
    await referee.press(form, "mh-plan-ok")
    (contest,) = await made(league)
    assert contest.setup["config"] == {"competitions": ["CH"]}
    assert contest.setup["matrices"] == {"CH": {"1": [1, 2, 3], "2": [4, 5, 6], "3": [7, 8, 9]}}


async def test_nobody_else_is_shown_the_form_for_files_and_without_them_it_takes_nothing(
    league, organiser, stranger, referee
):
    await install(league, organiser)
    refused = await asked(league, stranger)
    assert refused.modal is None and "rôle d'arbitre" in text_of(refused.response)
    alone = await asked(league, referee, reglages=("r.toml", b"promote = 1"))
    assert alone.modal is None and "Il manque la liste des équipes" in text_of(alone.response)
    file: dict[str, object] = {"type": 19, "id": 2, "custom_id": "teams"}
    for values in ([], ["7"], ["x"], [["y"]], None):  # files of which nothing is told
        forged = await forge_form(
            referee, "mh-create", [{"type": 18, "id": 1, "component": {**file, "values": values}}]
        )
        assert "Il manque la liste des équipes" in answer_of(forged)
    text = {"type": 4, "id": 3, "custom_id": "text", "value": "A,E"}
    for forged_id, components in (("mh-create", [text]), ("mh-plan-config-text:1", [{**file, "values": []}])):
        told = answer_of(await forge_form(referee, forged_id, [{"type": 18, "id": 1, "component": components[0]}]))
        assert "plus à jour" in told
    assert await made(league) == []


async def test_only_referees_create_seasons_and_only_where_a_thread_can_be_opened(league, organiser, stranger, referee):
    await install(league, organiser)
    for person in (organiser, stranger):
        assert "rôle d'arbitre" in text_of(await upload(league, person, "A,E\nB,E"))
    form = await upload(league, referee, "A,E\nB,E")
    league.revoke("create_public_threads", channel=league.guild.channels["annonces-sifflet"])
    assert "il me manque" in text_of((await referee.press(form, "mh-plan-ok")).followups[0])
    assert "il me manque" in text_of(await upload(league, referee, "A,E\nB,E"))
    assert await made(league) == []


async def test_a_plan_that_is_dropped_is_gone(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, "A,E\nB,E")
    done = await referee.press(form, "mh-plan-drop")
    assert "Rien n'a été créé" in text_of(done.response)


async def test_what_cannot_be_played_has_no_button(league, organiser, referee):
    await install(league, organiser)
    form = await upload(league, referee, team_list(people(league, 14)))
    assert "CH.ot\\_stock\u202f: 11 valeurs pour 13 journées" in text_of(form)
    assert not any(name.startswith("mh-plan-ok") for name in custom_ids(form))


async def test_an_english_referee_reads_english(league, organiser, referee):
    await install(league, organiser)
    referee.speaks("en-GB")
    assert "2 teams" in text_of(await upload(league, referee, "A,E\nB,E"))
    assert "Nothing was created" in text_of(await upload(league, referee, "A,E,x"))


async def test_a_whole_division_in_its_first_week(league, organiser, referee):
    season = await open_season(league, organiser, referee)
    assert (await season.turn()).number == 2
    assert any("Équipe 12" in text_of(message) for message in season.thread.history())
