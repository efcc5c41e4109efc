"""Who has played a season to its end, whichever it was, can be forgotten, and is not in the next one."""

from pathlib import Path

import msgspec
import pytest

from db.tables import turn
from referee.competition import entering
from referee.competition.founding import Founding, found_competition
from referee.desk import arbitration
from referee.desk.competitions import play_again
from referee.model import By, Contest, ContestSettings, Refusal
from referee.people import personal
from referee.turns import contests
from rules.registry import GAMES
from tests.referee import test_books, test_carrying, test_honours
from tests.referee.test_competitions import JUDGE, PACE, PEOPLE, begun, founded, hosted, resign, state_of, wait
from tests.referee.test_forgetting import ALIAS, checked, rows
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World
from tests.soak.seasons import FIRST_COACH

FORMATS: dict[str, list[dict[str, object]]] = {
    "round_robin": [{"format": "round_robin"}],
    "groups": [{"format": "groups", "groups": 2}, {"format": "knockout", "take": {"top": 1}}],
    "swiss": [{"format": "swiss", "rounds": 2}],
    "knockout": [{"format": "knockout"}],
    "double_elimination": [{"format": "double_elimination"}],
    "playoff": [
        {"format": "groups", "groups": 2, "fill": "listed"},
        {"format": "knockout", "take": {"top": 2}, "tie": 3},
    ],
}
HOSTED = [key for key, game in GAMES.items() if game.hosted is not None]
ALL = (CAMILLE, OLGA, STAN, REMI)
BY = By(JUDGE, "fin de saison")
pytestmark = pytest.mark.asyncio


async def lines(world: World, competition: Contest, text: str) -> None:
    await arbitration.correct_position(world.house, competition.id, BY, op="lines", fields={"text": text})


async def entrants_of(world: World, competition: Contest) -> dict[str, str]:
    return {key: who.name for key, who in (await state_of(world, competition)).entrants.items()}


async def held(world: World, contest: Contest) -> dict[str, int | None]:
    return {row.seat: row.user_id for row in await contests.list_seats(world.house, contest.id)}


async def said_of(world: World, contest: Contest) -> str:
    """Return the names that stand in the positions and events of a contest's turns."""
    kept = [{key: row[key] for key in ("state", "after", "events")} for row in await rows(world, turn, contest.id)]
    return msgspec.json.encode(kept).decode()


@pytest.mark.parametrize("form", FORMATS)
async def test_a_competition_played_to_its_end_engages_nobody(world: World, form: str) -> None:
    competition = await begun(world, {"stages": FORMATS[form]}, *ALL)
    with pytest.raises(Refusal, match="still_engaged"):
        await personal.forget_person(world.house, CAMILLE, "Anonyme")
    while (await state_of(world, competition)).phase == "running":
        for match in [one for one in await hosted(world, competition) if one.report is None]:
            await resign(world, match, loser="away")
    was = await checked(world, competition)
    assert '"Camille"' in await said_of(world, competition)
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    assert (await entrants_of(world, competition))["camille"] == ALIAS
    assert '"Camille"' not in await said_of(world, competition)
    assert await checked(world, competition) == was
    await play_again(world.house, competition.id, BY)
    await wait(world, hours=24.1)
    assert set(await entrants_of(world, competition)) == {"olga", "stan", "remi"}
    assert set((await held(world, competition)).values()) == {None, OLGA, STAN, REMI}


@pytest.mark.parametrize("game", HOSTED)
async def test_a_competition_of_any_game_that_is_stopped_engages_nobody(world: World, game: str) -> None:
    config = {"stages": [{"format": "round_robin"}]}
    await founded(world, config)  # so that this league has competitions
    founding = Founding(name="Ligue", game=game, config=config, settings=ContestSettings(hours=PACE), referee_id=9001)
    competition = await found_competition(world.house, world.league, founding)
    for user in ALL:
        await entering.enter_competition(world.house, competition.id, user, PEOPLE[user])
    await wait(world, hours=24.1)
    await lines(world, competition, "fin")
    assert (await state_of(world, competition)).phase == "finished"
    for user in (CAMILLE, 9001):
        await personal.forget_person(world.house, user, "Anonyme")
    is_of_teams = GAMES[game].is_entered_by_teams
    name = "Camille" if is_of_teams else ALIAS  # a team is not its captain
    assert (await entrants_of(world, competition))["camille"] == name
    await play_again(world.house, competition.id, BY)
    assert (await contests.get_contest(world.house, competition.id)).referee_id is None
    await wait(world, hours=24.1)
    seats = await held(world, competition)
    assert ("camille" in seats, seats.get("camille")) == (is_of_teams, None)
    assert set(await entrants_of(world, competition)) == {*seats} - {"referee", "results"}
    assert set(seats.values()) == {None, OLGA, STAN, REMI}


@pytest.mark.parametrize("text", ["retrait camille", "exclut camille absente"])
async def test_who_has_left_a_competition_that_runs_is_not_engaged_in_it(world: World, text: str) -> None:
    competition = await begun(world, {"stages": FORMATS["round_robin"]}, *ALL)
    await lines(world, competition, text)
    await wait(world, hours=1)
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    assert (await entrants_of(world, competition))["camille"] == ALIAS
    await lines(world, competition, "fin")
    await play_again(world.house, competition.id, BY)
    assert "camille" not in await held(world, competition)


async def test_the_books_of_a_season_engage_nobody(world: World) -> None:
    competition = await test_books.begun(world, test_books.SEASON, 3)
    [books] = await test_books.books_of(world, competition)
    await arbitration.replace_referee(world.house, books, BY, user_id=9001)
    await personal.forget_person(world.house, 9001, "Anonyme")
    assert (await contests.get_contest(world.house, books)).referee_id is None
    await test_books.lines(world, competition, "fin")
    first = test_books.FIRST
    await personal.forget_person(world.house, first, "Anonyme")
    await play_again(world.house, competition.id, BY)
    assert (await held(world, competition))["ours"] is None
    assert (await entrants_of(world, competition))["ours"] == "Ours"


async def test_a_season_that_is_over_engages_no_coach(tmp_path: Path) -> None:
    world, contest = await test_honours.begun(tmp_path / "season.sqlite3")
    with pytest.raises(Refusal, match="still_engaged"):
        await personal.forget_person(world.house, FIRST_COACH, "Anonyme")
    while (await test_honours.state_of(world, contest)).phase != "finished":
        await test_honours.week_over(world, contest)
    for user in (FIRST_COACH, REMI):
        await personal.forget_person(world.house, user, "Anonyme")
    assert -1 in (await held(world, contest)).values()
    world.clock.ms = (await world.turn(contest)).due_ms + 10_000
    await world.heart.beat()
    assert (await test_honours.state_of(world, contest)).season == 2
    seats = await held(world, contest)
    assert len(seats) == 4 and [*seats.values()].count(None) == 1 and -1 not in seats.values()
    await world.close()


@pytest.mark.parametrize("form", ["cup", "league"])
async def test_a_competition_of_a_game_of_its_own_engages_nobody_at_its_end(world: World, form: str) -> None:
    series = await test_carrying.begun(world, "camille", "olga", form=form)
    while (await contests.get_contest(world.house, series.id)).status != "over":
        for match in await test_carrying.prepared(world, series):
            await test_carrying.resign(world, match, loser="away")
    await personal.forget_person(world.house, CAMILLE, "Anonyme")
    assert set((await held(world, series)).values()) == {-1, OLGA}
