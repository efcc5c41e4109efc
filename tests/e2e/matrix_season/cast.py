"""The people of a whole season of twelve teams, and how their organiser creates it: files by `/matrix creer`."""

from typing import Any

from referee.turns import contests
from tests.e2e.match import install
from tests.e2e.matrix_creation.season import made, upload
from tests.e2e.season import Season
from tests.support.league import League, Person
from tests.support.reading import text_of

AHEAD, BY_FORM, BY_TEXT = "huskies", "flocons", "grizzlies"
SILENT, DISSOLVED, REPLACED = "cyberiens", "igloos", "bonzommes"
TEAMS = (
    *("Huskies", "Flocons", "Grizzlies", "Cybériens", "Igloos", "Bonzommes"),
    *("Nounours", "Culs Gelés", "Vins Chauds", "Icebergs", "K-Ribou", "Free Riders"),
)
HALF = "culs-geles"  # sends one order of two in the double week
WAITING = "Relève"
TOML = 'weekly.day = "dimanche"\nweekly.hour = 20\ninaugural.extra_goals = 5\n'
MATRIX = """[CH]
A B C D E F G H I J K
3 3 1 4 3 5 1 1 4 3 2
2 5 4 1 6 2 3 3 5 1 4
6 1 2 2 4 4 5 3 1 6 3
1 4 6 3 2 5 2 4 3 1 5
6 6 6 5 2 5 6 4 5 6 6
4 2 3 6 1 1 4 5 2 3 6
2 3 5 1 4 6 1 2 6 4 3
5 1 2 4 3 3 6 1 4 2 5
1 3 1 4 3 2 3 5 1 2 1
3 6 4 2 5 1 2 6 3 5 4
4 2 5 3 6 4 1 3 2 6 1
"""


def file_of(coaches: dict[str, Person], heir: Person) -> str:
    """Return the list of teams as a spreadsheet writes it, the waiting list at its end."""
    lines = [f"{team};Élite;{coach.mention}" for team, coach in coaches.items()]
    return "\n".join(("Équipe;Division;Coach", *lines, f"{WAITING};attente;{heir.id}\n"))


async def begin(league: League, organiser: Person, referee: Person) -> tuple[Season, Person]:
    """Create the season from its files; return it in its first week, and who stands on the waiting list."""
    await install(league, organiser, league.role("Arbitres"))
    heir = league.person("irene")
    coaches = {team: league.person(f"coach{number}") for number, team in enumerate(TEAMS, start=1)}
    form = await upload(league, referee, file_of(coaches, heir), reglages=TOML, matrices=MATRIX, nom="Saison d'hiver")
    _check_preview(text_of(form))
    page = (await referee.choose(form, "mh-plan-page", "E")).response
    assert all(coach.mention in text_of(page) for coach in coaches.values())
    assert league.threads() == []
    await referee.press(page, "mh-plan-ok")
    await league.advance(seconds=30)
    (contest,) = await made(league)
    seats = {seat.user_id: seat.seat for seat in await contests.list_seats(_house(league), contest.id)}
    (thread,) = league.threads()
    assert sum(message.pinned for message in thread.history()) == 3  # the panels: division, Gretzky, KDH
    by_seat = {str(seats[coach.id]): coach for coach in coaches.values()}
    return Season(league, contest.id, thread.id, referee, by_seat), heir


def _check_preview(text: str) -> None:
    """What will be public is shown before anything is created."""
    plain = text.replace("\u202f", " ").replace("\u00a0", " ")
    for part in ("**12 équipes** : E (12)", "une personne en liste d'attente", "Championnat : 11 journées"):
        assert part in plain
    for part in ("Coupe Gretzky : 8 journées", "Coupe KDH : 4 journées", "10 semaines", "fournies : CH"):
        assert part in plain


def _house(league: League) -> Any:
    return league.bot.app.house
