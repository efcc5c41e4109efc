"""Competitions: entered, their matches hosted and reported, without anybody's doing, each once."""

from dataclasses import replace

import pytest

from db import competitions as rows
from db import orders
from referee.competition import entering
from referee.competition.founding import RESULTS, Founding, HostingTerms, found_competition
from referee.course import agreement
from referee.course.close import close_due
from referee.desk import arbitration
from referee.model import By, Contest, ContestSettings, HostedMatch, Refusal
from referee.turns import contests
from rules.competition import GAME
from rules.competition.state import State
from rules.errors import CaseError
from tests.referee.world import CAMILLE, OLGA, REMI, STAN, World

ROUND_ROBIN = {"stages": [{"format": "round_robin"}]}
CUP = {"stages": [{"format": "knockout"}]}
PACE = {"signup": 24, "running": 168, "finished": 87_600}
JUDGE = 1005  # who has not entered
PEOPLE = {CAMILLE: "Camille", OLGA: "Olga", STAN: "Stan", REMI: "Rémi"}
pytestmark = pytest.mark.asyncio


async def founded(world: World, config: dict[str, object], **terms: object) -> Contest:
    """Return a competition of Aspic whose sign-up is open."""
    world.house = replace(world.house, games={**world.house.games, GAME.key: GAME})
    options = {"pieces": 5, "rounds_per_half": 5, "clock_mode": "none", "turn_deadline_s": 172_800}
    founding = Founding(
        name="Coupe", game="aspic", config=config, terms=HostingTerms(options=options, **terms),  # type: ignore[arg-type]
        settings=ContestSettings(hours=PACE),
    )  # fmt: skip
    return await found_competition(world.house, world.league, founding)


async def begun(world: World, config: dict[str, object], *people: int) -> Contest:
    """Return one that these people have entered, in its first round."""
    competition = await founded(world, config)
    for user in people:
        await entering.enter_competition(world.house, competition.id, user, PEOPLE[user])
    await wait(world, hours=24.1)
    return competition


async def wait(world: World, hours: float) -> None:
    world.clock.pass_(hours=hours)
    await close_due(world.house)


async def state_of(world: World, competition: Contest) -> State:
    turn = await contests.get_latest_turn(world.house, competition.id)
    return GAME.decode(turn.state)  # type: ignore[return-value]


async def hosted(world: World, competition: Contest) -> list[HostedMatch]:
    async with world.house.db.read() as tx:
        return await rows.hosted_in(tx, competition.id)


async def resign(world: World, match: HostedMatch, *, loser: str) -> None:
    """Have the side `home` or `away` give its match up, and what follows be done."""
    seats = {row.seat: row.user_id for row in await contests.list_seats(world.house, match.contest_id)}
    user = seats[match.home if loser == "home" else match.away]
    assert user is not None
    await agreement.resign(world.house, match.contest_id, user)
    await close_due(world.house)


async def test_who_enters_has_a_seat_and_is_an_entrant_when_sign_up_closes(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN)
    state = await state_of(world, competition)
    assert [who.name for who in state.entrants.values()] == ["Camille", "Olga", "Stan"]
    seats = {row.seat: row.user_id for row in await contests.list_seats(world.house, competition.id)}
    assert seats == {"referee": None, "results": None, "camille": CAMILLE, "olga": OLGA, "stan": STAN}


async def test_a_person_enters_once_and_a_full_competition_lets_wait(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN, most=2)
    await entering.enter_competition(world.house, competition.id, CAMILLE, "Camille")
    with pytest.raises(Refusal, match="entered_already"):
        await entering.enter_competition(world.house, competition.id, CAMILLE, "Autre")
    await entering.enter_competition(world.house, competition.id, OLGA, "Olga")
    assert (await entering.enter_competition(world.house, competition.id, STAN, "Stan")).place == 1
    await entering.step_back(world.house, competition.id, OLGA)
    await wait(world, hours=24.1)
    assert set((await state_of(world, competition)).entrants) == {"camille", "stan"}


async def test_people_of_one_name_enter_and_are_told_apart(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    for user in (CAMILLE, OLGA, STAN):
        await entering.enter_competition(world.house, competition.id, user, "A" * 70)
    await entering.enter_competition(world.house, competition.id, REMI, "A" * 57 + " (2)")
    await wait(world, hours=24.1)
    names = [who.name for who in (await state_of(world, competition)).entrants.values()]
    assert names == ["A" * 60, "A" * 56 + " (2)", "A" * 56 + " (3)", "A" * 57 + " (2"]
    assert {len(name) for name in names} <= {*range(61)} and len({*names}) == 4


async def test_a_finished_competition_takes_and_loses_nobody(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA)
    await arbitration.correct_position(
        world.house, competition.id, By(JUDGE, "assez"), op="lines", fields={"text": "fin"}
    )
    with pytest.raises(Refusal, match="entries_closed"):
        await entering.step_back(world.house, competition.id, CAMILLE)
    with pytest.raises(Refusal, match="entries_closed"):
        await entering.enter_competition(world.house, competition.id, STAN, "Stan")


async def test_a_round_that_lacks_results_is_closed_by_who_says_so_twice(world: World) -> None:
    competition, by = await begun(world, ROUND_ROBIN, CAMILLE, OLGA), By(JUDGE, "fin de la journée")
    with pytest.raises(Refusal, match="not_all_said"):
        await arbitration.close_now(world.house, competition.id, by)
    await arbitration.close_now(world.house, competition.id, by, confirmed=True)


async def test_the_matches_of_a_round_are_opened_each_once_with_their_players(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    matches = await hosted(world, competition)
    assert [(one.fixture, one.replays, one.is_started) for one in matches] == [("M1", 0, False), ("M2", 0, False)]
    await close_due(world.house)
    assert await hosted(world, competition) == matches
    contest = await contests.get_contest(world.house, matches[0].contest_id)
    assert (contest.game, contest.name) == ("aspic", "Camille – Rémi")
    seats = {row.seat: row.user_id for row in await contests.list_seats(world.house, contest.id)}
    assert seats == {"left": CAMILLE, "right": REMI}


async def test_a_match_that_ends_is_reported_and_a_round_whose_matches_have_ended_is_over(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, second = await hosted(world, competition)
    await resign(world, first, loser="away")
    turn = await contests.get_latest_turn(world.house, competition.id)
    assert (await state_of(world, competition)).stages[0].round == 1
    await resign(world, second, loser="home")
    state = await state_of(world, competition)
    assert (await contests.get_latest_turn(world.house, competition.id)).number == turn.number + 1
    assert {key: one.winner for key, one in state.fixtures.items() if one.score} == {"M1": "camille", "M2": "stan"}
    assert state.stages[0].round == 2
    assert [one.fixture for one in await hosted(world, competition)] == ["M1", "M2", "M3", "M4"]


async def test_a_cup_has_its_champion_without_anybody_at_the_desk(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA, STAN)
    while (await state_of(world, competition)).phase == "running":
        match = (await hosted(world, competition))[-1]
        await resign(world, match, loser="away")
    state = await state_of(world, competition)
    assert state.champion == "camille"
    assert [one.report for one in await hosted(world, competition)] == ["forfait M1 ext", "forfait M2 ext"]


@pytest.mark.clause("CP-2-e")
async def test_who_steps_back_has_his_open_match_ended_at_once(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, second = await hosted(world, competition)
    await entering.step_back(world.house, competition.id, REMI)
    assert [(await contests.get_contest(world.house, one.contest_id)).status for one in (first, second)] == [
        "over",
        "open",
    ]
    await world.heart.beat()
    told = [dict(one.payload) for one in world.discord.messages if one.kind == "not_played"]
    assert told == [{"left": "Rémi", "is_annulled": True}]
    third = await begun(world, CUP, CAMILLE, OLGA)
    by = By(JUDGE, "absent")
    await arbitration.correct_position(world.house, third.id, by, op="lines", fields={"text": "exclut olga absente"})
    await world.heart.beat()
    told = [dict(one.payload) for one in world.discord.messages if one.kind == "not_played"]
    assert told[1:] == [{"left": "Olga"}]  # by forfeit, which a referee's act does at once
    await resign(world, second, loser="home")
    assert (await state_of(world, competition)).stages[0].round == 2
    assert "M1" not in {one.fixture for one in (await hosted(world, competition))[2:]}


async def test_a_referee_takes_out_who_has_signed_up_in_the_open_turn(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    for user in (CAMILLE, OLGA, STAN):
        await entering.enter_competition(world.house, competition.id, user, PEOPLE[user])
    by = By(JUDGE, "compte double")
    for text in ("exclut olga compte double; retrait Stan", "retrait camille"):
        await arbitration.correct_position(world.house, competition.id, by, op="lines", fields={"text": text})
    for text in ("exclut olga encore", "exclut remi"):  # gone already, never there
        with pytest.raises(CaseError):
            await arbitration.correct_position(world.house, competition.id, by, op="lines", fields={"text": text})
    for user in (OLGA, REMI):
        await entering.enter_competition(world.house, competition.id, user, PEOPLE[user])
    await wait(world, hours=24.1)
    assert list((await state_of(world, competition)).entrants) == ["olga", "remi"]


async def test_a_correction_that_asks_for_another_final_ends_the_one_that_has_not_begun(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA, STAN, REMI)
    for match in await hosted(world, competition):
        await resign(world, match, loser="away")
    final = (await hosted(world, competition))[-1]
    by = By(JUDGE, "vu à la vidéo")
    await arbitration.correct_position(world.house, competition.id, by, op="lines", fields={"text": "corrige M1 0-1"})
    again = (await hosted(world, competition))[-1]
    assert (final.fixture, again.fixture) == ("M3", "M4")
    assert (await contests.get_contest(world.house, final.contest_id)).status == "over"
    assert (await contests.get_contest(world.house, again.contest_id)).status == "open"


async def test_lines_that_the_bot_sends_stand_in_the_service_seat(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    await entering.enter_competition(world.house, competition.id, CAMILLE, "Camille; ou\nl'autre")
    turn = await contests.get_latest_turn(world.house, competition.id)
    async with world.house.db.read() as tx:
        [order] = await orders.in_hand(tx, turn.id)
    assert (order.seat, order.canonical) == (RESULTS, "inscrit camille-ou-l-autre 0 Camille ou l'autre")
