"""A league of Kollaball in two divisions: its season by referees' acts, its reward, its legends, the next season."""

from typing import Any

import pytest

from cogs.league.threads import open_contest_thread
from referee.competition.founding import Founding, found_competition
from referee.league import leagues, teams
from referee.model import ContestSettings, Profile
from referee.turns import contests
from tests.e2e.forging import answer_of, forge
from tests.e2e.match import CLASSES
from tests.e2e.test_competitions import Event, event_of, last
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import custom_ids, plain, text_of

TEAMS = ("Aigles", "Bisons", "Castors", "Dragons")
DIVISIONS = {
    "stages": [{"format": "groups", "groups": 2, "fill": "listed", "seeding": "listed"}],
    "divisions": {"exchange": 1},
}


async def signed_up(league: League, name: str) -> tuple[Person, ...]:
    """Return the players of a team; the first is its captain."""
    app, known = league.bot.app, await leagues.find_league(league.bot.app.house, league.guild.id)
    assert known is not None
    people = tuple(league.person(f"{name.casefold()}{number}") for number in range(1, 5))
    team_id = None
    for person, cls in zip(people, CLASSES, strict=True):
        sheet = Profile(
            league_id=known.id, user_id=person.id, game="kollaball", name=person.name, data={"class": cls, "deniers": 5}
        )
        team_id = (await teams.sign_up(app.house, sheet, name, team_id)).id
    return people


async def two_divisions(league: League, referee: Person) -> tuple[Event, dict[str, tuple[Person, ...]]]:
    """Return a competition of four teams in its first round, and who plays for each."""
    await installed(league)
    app = league.bot.app
    people = {name: await signed_up(league, name) for name in TEAMS}
    known = await leagues.find_league(app.house, league.guild.id)
    assert known is not None
    settings = ContestSettings(hours={"signup": 24, "running": 168, "finished": 87_600})
    founding = Founding(name="Championnat", game="kollaball", config=DIVISIONS, settings=settings)
    await open_contest_thread(app, await found_competition(app.house, known, founding))
    await league.advance(seconds=16)
    event = await event_of(league, referee, ())
    for name in TEAMS:
        await people[name][0].press(await event.panel(), "cp-enter")
    await event.overdue()
    return event, people


def thread_of(league: League, name: str) -> Any:
    return next(thread for thread in reversed(league.threads()) if thread.name == name)


@pytest.mark.clause("CP-11-d", "CP-11-f", "CP-11-g", "KB-1-e", "KB-24-a")
@pytest.mark.postgres
async def test_a_season_in_two_divisions_its_reward_its_legend_and_the_next_season(
    league: League, referee: Person
) -> None:
    event, people = await two_divisions(league, referee)
    here, eagles = league.channel("general"), people["Aigles"]
    told = last(await event.told(), "### Inscriptions")
    assert "M1 Aigles – Bisons" in told and "M2 Castors – Dragons" in told
    late = await forge(eagles[0], await event.panel(), f"cp-leave:{event.contest_id}", here=event.thread)
    assert "serait définitif" in answer_of(late)
    given = {"raison": "Trophée du championnat", "match": event.name, "recompense": "500 **deniers** @everyone"}
    shown = await referee.command("arbitre recompense", here=here, **given)
    assert "promis au vainqueur" in text_of(shown.response)
    assert "en jeu" in plain(text_of((await eagles[1].command("competition palmares", here=here)).response))

    # One match ended by a referee's act on it, the other entered as a line; one goes up, one goes down.
    match = thread_of(league, "Aigles – Bisons")
    act = {"acte": "disqualify", "raison": "Trop peu de joueurs", "confirmer": True}
    await referee.command("arbitre corriger", here=match, equipe="bleue", **act)
    assert "C'est fait" in await event.correct("M2 0-1")
    await league.advance(seconds=32)
    told = next(text for text in await event.told() if "Titre pour Aigles" in text)
    assert "🔼 Dragons monte en A." in told and "🔽 Bisons descend en B." in told

    await forged(event, eagles[2])
    await claimed(event, eagles, people["Bisons"][0])
    await declared(event, eagles)

    # The next season: who went up plays in A, who went down in B, each with a calendar of its own.
    await referee.press((await referee.press(await event.panel(), "cp-again")).response, "cp-again-yes")
    await league.advance(seconds=16)
    assert "4 inscrits" in plain(text_of(await event.panel()))
    await forged(event, eagles[2])
    await event.overdue()
    calendar = await page(event, eagles[0], "competition calendrier")
    assert "M1 Aigles – Dragons" in calendar and "M2 Bisons – Castors" in calendar
    assert {"Aigles – Dragons", "Bisons – Castors"} <= {thread.name for thread in league.threads()}
    table = await page(event, eagles[0], "competition classement")
    upper, _, lower = table.partition("**Division A**")[2].partition("**Division B**")
    assert "Dragons" in upper and "Bisons" in lower


FORGED = (
    "cp-lines:{id}:1", "cp-lines:1", "cp-again:{id}", "cp-again-yes:{id}", "rewind:{id}:1", "reward-here:999999",
    "reward-here:0", "reward-here:x", "cp-leave:{id}", "cp-enter:{id}", "cp-why:{id}:@everyone", "cp-results:{id}:9:9",
    "cp-ics:{id}:../../etc/passwd", "cp-page:{id}:honours", "cp-page:{id}:honours:1", "cp-results-last:{id}",
    "cp-why:{id}:-", "cp-format:{id}", "kb-present:{id}",
)  # fmt: skip


async def forged(event: Event, person: Person) -> None:
    """Whatever somebody presses that is not theirs to press, or stands nowhere, changes nothing and is answered."""
    house = event.league.bot.app.house
    before = await contests.get_latest_turn(house, event.contest_id)
    for custom_id in FORGED:
        shown = await forge(person, await event.panel(), custom_id.format(id=event.contest_id), here=event.thread)
        told = answer_of(shown)
        assert told and "de mon côté" not in told and "@everyone" not in told, (custom_id, told)
    assert await contests.get_latest_turn(house, event.contest_id) == before


async def claimed(event: Event, eagles: tuple[Person, ...], loser: Person) -> None:
    """KB-1-e: the reward waits for each of the winner's players, whatever others press; the result does not."""
    league, here = event.league, event.league.channel("general")
    due = next(post for post in event.thread.history() if any(i.startswith("reward-here") for i in custom_ids(post)))
    text = plain(text_of(due))
    assert "500 \\*\\*deniers\\*\\*" in text and all(one.mention in text for one in eagles)
    refused = await loser.press(due, "reward-here")
    assert "Aucune récompense" in text_of(refused.response)
    for _ in range(2):
        assert "3 personnes" in plain(text_of((await eagles[0].press(due, "reward-here")).response))
    shown = (await eagles[1].command("competition palmares", here=here)).response
    assert "en attente de" in text_of(shown) and eagles[0].mention not in text_of(shown).partition("en attente")[2]
    await eagles[1].press(shown, "reward-here")
    await eagles[2].command("kollaball presence", here=here)
    assert "est remise" in text_of((await eagles[3].command("kollaball presence", here=here)).response)
    await league.advance(seconds=16)
    assert "remis à **Aigles**" in text_of(league.channel("annonces-sifflet").history()[-1])
    assert "remis à Aigles" in await page(event, eagles[0], "competition palmares")


async def declared(event: Event, eagles: tuple[Person, ...]) -> None:
    """KB-24-a: a legend, by the Admin, with a reason: in the hall with what he has won, and on his team's sheet."""
    here, referee = event.league.channel("general"), event.referee
    given = {"joueur": eagles[0].user, "raison": "Cinq saisons sans une faute"}
    for title in ("Roc", "Le Roc"):
        shown = await referee.command("arbitre legende", here=here, titre=title, coup="block", **given)
    assert "« Le Roc »" in plain(text_of(shown.response)).replace("\u202f", " ")
    await eagles[0].command("kollaball inscrire", here=here, equipe="Aigles", classe="thief")  # keeps it
    hall = await page(event, eagles[2], "kollaball legendes")
    assert f"⭐ {eagles[0].mention} « Le Roc », depuis le" in hall and "coup : blocage" in hall
    assert "Cinq saisons sans une faute · renommée 1, un titre, un match" in hall
    assert "🏆 Aigles · Championnat, saison 1" in hall
    card = await page(event, eagles[2], "kollaball equipe")
    assert "voleur" in card and "⭐ légende « Le Roc »" in card
    journal = await page(event, eagles[2], "ligue journal")
    assert f"Renommée de {eagles[0].mention} : `0` → `1`" in journal or "0 → 1" in journal
    withdrawn = await referee.command("arbitre legende", here=here, retirer=True, **given)
    assert "n'est plus une légende" in text_of(withdrawn.response)
    assert "Pas encore de légende" in await page(event, eagles[2], "kollaball legendes")


async def page(event: Event, person: Person, command: str) -> str:
    return plain(text_of((await person.command(command, here=event.league.channel("general"))).response))
