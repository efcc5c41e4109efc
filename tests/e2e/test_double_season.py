"""A season of Double-Échec in simulated Discord: its books, a trade, the play-offs, the draft, the next season."""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from cogs.double_echec.team import EXAMPLES, GAME, ready_roster
from presenters.competition.plan import FORMATS
from referee.competition import books, entering
from referee.competition.founding import Founding, found_competition
from referee.desk import arbitration
from referee.desk.competitions import play_again
from referee.league import leagues, teams
from referee.model import By, Contest, ContestSettings, Profile
from referee.turns import contests
from rules.competition.hosting import list_hosted_fixtures
from rules.double_echec.roster import Roster, roster_of, stored_roster_of
from tests.e2e.forging import forge
from tests.support.contest import installed
from tests.support.league import League, Person
from tests.support.reading import find_custom_id, plain, text_of

NAMES = ("Ours", "Loups", "Lynx", "Élans", "Castors", "Caribous")
PACE = {"signup": 24, "running": 168, "finished": 87_600}


@dataclass(frozen=True)
class Season:
    """A season of six teams, each of a captain of its own."""

    league: League
    referee: Person
    captains: dict[str, Person]
    competition: Contest

    @property
    def house(self) -> Any:
        return self.league.bot.app.house

    async def state(self) -> Any:
        turn = await contests.get_latest_turn(self.house, self.competition.id)
        return self.house.games["competition"].decode(turn.after or turn.state)

    async def books(self) -> Contest:
        return (await books.list_books_by_season(self.house, self.competition.id))[0][1]

    async def round(self) -> None:
        """Have the referee enter the results of a round: who signed up first wins, in the play-offs in overtime."""
        by, state = By(self.referee.id, "feuilles de match"), await self.state()
        number = {code: who.number for code, who in state.entrants.items()}
        text = "; ".join(
            f"{one.key} {'2-1' if number[one.home] < number[one.away] else '1-2'}{'' if one.ahead is None else ' ap'}"
            for one in list_hosted_fixtures(state)
        )
        await arbitration.correct_position(self.house, self.competition.id, by, op="lines", fields={"text": text})

    async def announced(self) -> list[str]:
        """Let everything be posted; return what was announced."""
        await self.league.advance(seconds=32)
        return [plain(text_of(post)) for post in self.league.channel("annonces-sifflet").history()]

    async def sheet(self, name: str) -> Roster:
        found = await teams.list_teams(self.house, self.competition.league_id, GAME)
        return roster_of(next(team for team in found if team.name == name).data)

    async def says(self, who: Person, command: str, **options: object) -> str:
        result = await who.command(f"double-echec {command}", here=self.league.channel("general"), **options)
        return plain(text_of(result.response))


async def begun(league: League, referee: Person) -> Season:
    await installed(league)
    house = league.bot.app.house
    stored = await leagues.find_league(house, league.guild.id)
    assert stored is not None
    founding = Founding(
        name="Ligue du Nord",
        game=GAME,
        config={"stages": list(FORMATS["playoffs"])},
        settings=ContestSettings(hours=PACE),
    )
    competition = await found_competition(house, stored, founding)
    captains = {name: league.person(f"coach{number}") for number, name in enumerate(NAMES)}
    for number, (name, person) in enumerate(captains.items()):
        profile = Profile(league_id=stored.id, user_id=person.id, game=GAME, name=name, data={})
        team = await teams.sign_up(house, profile, name)
        await teams.revise_team(house, team, stored_roster_of(ready_roster(EXAMPLES[number % 2])))
        await entering.enter_competition(house, competition.id, person.id, name)
    turn = await contests.get_latest_turn(house, competition.id)
    await league.advance_to(turn.due_ms + 11_000)
    await league.advance(seconds=32)
    return Season(league, referee, captains, competition)


async def trade(season: Season, stranger: Person) -> None:
    """A trade: only of one's own men, answered by the other captain alone, once; while a match is on it waits."""
    ours, loups, lynx = (season.captains[name] for name in ("Ours", "Loups", "Lynx"))
    general = season.league.channel("general")
    offer = {
        "equipe": "Ours",
        "autre": "Loups",
        "donne": "9",
        "recoit": "66",
        "choix-donnes": "1",
        "choix-recus": "2,3",
    }
    assert "se propose par le capitaine" in await season.says(stranger, "echange", **offer)
    assert "se propose par le capitaine" in await season.says(lynx, "echange", **offer)
    assert "n'est pas un joueur de Ours" in await season.says(ours, "echange", **{**offer, "donne": "66"})
    assert "ne possède pas autant" in await season.says(ours, "echange", **{**offer, "choix-donnes": "1 1"})
    shown = await ours.command("double-echec echange", here=general, **offer)
    assert "Ours propose cet échange à" in text_of(shown.response) and not shown.ephemeral
    for person in (stranger, ours):
        assert "capitaine de l'autre" in text_of((await person.press(shown.response, "de-trade-yes")).followups[0])
    pressed = find_custom_id(shown.response, "de-trade-yes")
    await loups.press(shown.response, "de-trade-yes")
    assert "Échange conclu" in text_of(shown.response) and (await season.sheet("Ours")).player(66) is None
    again = await forge(loups, shown.response, pressed, here=general)
    assert "n'attend plus de réponse" in text_of(again.followups[0])
    await season.round()
    announced = await season.announced()
    assert (await season.sheet("Ours")).player(66) and (await season.sheet("Loups")).player(9)
    assert any("Échange fait" in text and "Loups → Ours : un choix de 3e tour" in text for text in announced)
    told = await season.says(stranger, "repechage")
    assert "Ours : 0 · 2 · 2" in told and "Loups : 2 · 0 · 0" in told


async def draft(season: Season, stranger: Person, first: list[str]) -> None:
    """The draft: in turn, by the captain whose choice it is, or a referee."""
    referee = season.referee
    chooser = season.captains[first[0]]
    other = next(person for name, person in season.captains.items() if name not in first[:1])
    assert f"C'est à {first[0]} de choisir" in await season.says(other, "repechage", recrue="88;C;1;1;1;1")
    assert "Ligne 1 : T vaut" in await season.says(chooser, "repechage", recrue="88;C;9;1;1;1")
    assert "repêche le 88 (1er tour)" in await season.says(chooser, "repechage", recrue="88;C;1;1;1;1")
    rookie = (await season.sheet(first[0])).player(88)
    assert rookie is not None and (rookie.salary, rookie.rookie) == (8000, 2)
    assert f"1er tour** : {', '.join(first[1:])}" in await season.says(stranger, "repechage")
    assert "repêche le 89" in await season.says(referee, "repechage", recrue="89;D;1;1;1;1", equipe="Caribous")


@pytest.mark.clause("DE-7-a", "DE-7-b", "DE-7-c", "DE-8-a", "DE-8-b", "DE-8-c", "DE-X-a", "DE-X-b", "DE-B.league-c")
async def test_a_season_from_the_first_round_to_the_next_one(league: League, referee: Person) -> None:
    season = await begun(league, referee)
    stranger = league.person("stella")
    assert "s'il était remis maintenant" in await season.says(stranger, "trophee")
    assert "Ours : 1 · 1 · 1" in await season.says(stranger, "repechage")
    await trade(season, stranger)
    by = By(referee.id, "feuille relue")
    await arbitration.correct_position(
        season.house, season.competition.id, by, op="lines", fields={"text": "corrige M1 5-0"}
    )
    await season.announced()
    thread = next(one for one in league.threads() if one.name == "Ligue du Nord · 1")
    entered, again = [plain(text_of(post)) for post in thread.history()][-2:]
    assert "par Sifflet · raison : M1" in entered and "Ours 5–0 Caribous : guichet 38 000 $, 5 bières." in again
    while (await season.state()).phase == "running":
        await season.round()
    announced = await season.announced()
    table = await season.says(stranger, "classement")
    assert "Coupe Stars : Ours" in table.replace("*", "") and "classement.png" in table
    order = re.search(r"1er tour\*\* : (.*)", told := await season.says(stranger, "repechage"))
    assert order is not None and "La loterie" in told and "Vérifier" in told
    first = order[1].split(", ")
    assert set(first[:2]) == {"Castors", "Caribous"} and first[2:] == ["Élans", "Lynx", "Loups", "Loups"]
    assert any("Ours remporte la Coupe Stars" in text and "Trophée Serge Gendron" in text for text in announced)
    await arbitration.enter_order(
        season.house, (await season.books()).id, By(referee.id, "tradition"), seat="commissioner", text="ALEX castors"
    )
    await season.announced()
    palmares = plain(
        text_of((await stranger.command("competition palmares", here=league.channel("general"))).response)
    ).replace("*", "")
    assert "Double-Échec, saison 1" in palmares and "Coupe des Alex : Castors" in palmares
    await draft(season, stranger, first)

    # The next season has books of its own, in which the rookie is one.
    await play_again(season.house, season.competition.id, By(referee.id, "on remet ça"))
    turn = await contests.get_latest_turn(season.house, season.competition.id)
    await league.advance_to(turn.due_ms + 11_000)
    await season.announced()
    assert "registre de la saison 2" in (told := await season.says(stranger, "trophee")) and "recrues 500" in told
    assert "Le repêchage vient après la finale" in await season.says(stranger, "repechage")
