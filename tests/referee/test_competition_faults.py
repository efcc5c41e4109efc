"""What goes otherwise than planned: matches played again, entrants who cannot play, acts that lose what was told."""

from collections.abc import Mapping

import pytest

from db import competitions as rows
from db import contests as contest_rows
from db import orders
from referee.competition import entering
from referee.competition.founding import RESULTS
from referee.competition.telling import tell_match_line as tell_result
from referee.course import agreement
from referee.course.close import close_due
from referee.desk import arbitration
from referee.desk.competitions import play_again
from referee.hand.play import take_latest_turn
from referee.model import By, Contest, ContestSettings, HostedMatch, Refusal, WeeklyHour
from referee.turns import contests, history, reading
from tests.referee.test_competitions import (
    CUP,
    JUDGE,
    PACE,
    ROUND_ROBIN,
    begun,
    founded,
    hosted,
    resign,
    state_of,
    wait,
)
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World

BY = By(JUDGE, "vu à la vidéo")
pytestmark = pytest.mark.asyncio


async def enter_lines(world: World, competition: Contest, text: str) -> None:
    await arbitration.correct_position(world.house, competition.id, BY, op="lines", fields={"text": text})
    await close_due(world.house)


async def go_back(world: World, contest_id: int, turn: int) -> None:
    """Have the referee go back to a turn of a contest, by its place on the branch that counts."""
    played = await history.list_turns(world.house, contest_id)
    branch = [one for one in played if one.branch == played[-1].branch]
    await world.go_back(contest_id, branch[turn].id, user=JUDGE)
    await close_due(world.house)


async def in_hand(world: World, competition: Contest) -> str:
    """Return what the competition has been told in its open turn."""
    turn = await contests.get_latest_turn(world.house, competition.id)
    async with world.house.db.read() as tx:
        return next((one.canonical for one in await orders.in_hand(tx, turn.id) if one.seat == RESULTS), "")


async def draw(world: World, match: HostedMatch) -> None:
    """Have both sides agree on a draw."""
    seats = {row.seat: row.user_id for row in await contests.list_seats(world.house, match.contest_id)}
    for side in (match.home, match.away):
        await agreement.offer_draw(world.house, match.contest_id, seats[side] or 0)
    await close_due(world.house)


def scores(state: object) -> Mapping[str, str | None]:
    """Return who has won each match that is settled."""
    return {key: one.winner for key, one in state.fixtures.items() if one.score}  # type: ignore[attr-defined]


def told(world: World) -> list[Mapping[str, object]]:
    """Return what the referees were told of matches."""
    kinds = {"not_hosted", "report_differs"}
    return [dict(one.payload) for one in world.discord.messages if one.kind in kinds]


@pytest.mark.clause("CP-1-e", "CP-7-f")
async def test_a_draw_where_there_must_be_a_winner_is_played_again(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA)
    await draw(world, (await hosted(world, competition))[0])
    first, again = await hosted(world, competition)
    assert [(one.fixture, one.replays) for one in (first, again)] == [("M1", 0), ("M1", 1)]
    await draw(world, again)
    await resign(world, (await hosted(world, competition))[-1], loser="home")
    state = await state_of(world, competition)
    assert (state.champion, state.fixtures["M1"].replays) == (state.fixtures["M1"].away, 2)
    await world.heart.beat()
    lanes = {one.lane for one in world.discord.messages if one.kind == "played_again"}  # side by side
    assert lanes == {f"thread:{first.contest_id}", f"thread:{again.contest_id}"}
    assert told(world) == []


async def test_a_reported_match_played_again_is_for_the_referees_to_decide(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, second = await hosted(world, competition)
    await resign(world, first, loser="away")
    await go_back(world, first.contest_id, 0)
    await resign(world, first, loser="home")
    await world.heart.beat()
    assert [(one["fixture"], one["line"]) for one in told(world)] == [("M1", "forfait M1 dom")]
    assert "forfait M1 ext" in await in_hand(world, competition)
    await enter_lines(world, competition, "forfait M1 dom")
    await resign(world, second, loser="home")
    assert scores(await state_of(world, competition)) == {"M1": "remi", "M2": "stan"}
    await go_back(world, first.contest_id, 0)
    await resign(world, first, loser="away")
    await world.heart.beat()
    assert told(world)[-1]["line"] == "corrige forfait M1 ext"


async def test_a_line_of_the_referee_loses_no_report(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, _ = await hosted(world, competition)
    await resign(world, first, loser="away")
    await enter_lines(world, competition, "forfait M1 double")  # what was reported of it cannot stand
    assert await in_hand(world, competition) == ""
    await enter_lines(world, competition, "corrige M1 interrompu")
    assert [(one.fixture, one.replays) for one in await hosted(world, competition)][-1] == ("M1", 1)


async def test_reports_beside_one_that_cannot_stand_are_told_again(world: World) -> None:
    config = {"stages": [{"format": "round_robin", "window": 2}]}
    competition = await begun(world, config, CAMILLE, OLGA, STAN, REMI)
    one, two, *_ = await hosted(world, competition)
    for match in (one, two):
        await resign(world, match, loser="away")
    await enter_lines(world, competition, "forfait M1 dom")
    assert await in_hand(world, competition) == "forfait M2 ext"


async def test_a_competition_that_goes_back_knows_the_results_of_the_same_matches(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    for match in await hosted(world, competition):
        await resign(world, match, loser="away")
    [*_, third, fourth] = await hosted(world, competition)
    await go_back(world, competition.id, 1)
    state = await state_of(world, competition)
    assert state.stages[0].round == 2
    assert scores(state) == {"M1": "camille", "M2": "olga"}
    matches = {one.fixture: one.contest_id for one in await hosted(world, competition)}
    for key, before in (("M3", third), ("M4", fourth)):
        assert (await contests.get_contest(world.house, before.contest_id)).status == "over"
        assert (await contests.get_contest(world.house, matches[key])).status == "open"


async def test_a_game_of_a_series_that_a_correction_brings_back_is_hosted(world: World) -> None:
    competition = await begun(world, {"stages": [{"format": "knockout", "tie": 3}]}, CAMILLE, OLGA, STAN, REMI)
    await enter_lines(world, competition, "forfait M1 ext; forfait M2 dom")
    assert [one.fixture for one in await hosted(world, competition)] == ["M1", "M4"]
    await enter_lines(world, competition, "corrige forfait M2 ext")
    third = (await hosted(world, competition))[-1]
    assert third.fixture == "M3"
    await enter_lines(world, competition, "corrige forfait M2 dom")
    assert (await contests.get_contest(world.house, third.contest_id)).status == "over"
    await enter_lines(world, competition, "corrige forfait M2 ext")
    again = (await hosted(world, competition))[-1]
    assert again.fixture == "M3"
    assert (await contests.get_contest(world.house, again.contest_id)).status == "open"


async def test_who_cannot_play_is_told_to_the_referees_and_tried_again(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    for user, name in ((CAMILLE, "Camille"), (OLGA, "Olga")):
        await entering.enter_competition(world.house, competition.id, user, name)
    async with world.house.db.write() as tx:
        await rows.leave(tx, competition.id, ["olga"])
    await wait(world, hours=24.1)
    await world.heart.beat()
    assert await hosted(world, competition) == []
    await wait(world, hours=168.1)  # tried again, in vain
    await world.heart.beat()
    assert [(one["fixture"], one["reason"], one["entrant"]) for one in told(world)] == [("M1", "no_captain", "Olga")]
    await arbitration.replace_player(world.house, competition.id, BY, seat="olga", user_id=OLGA)
    await wait(world, hours=168.1)
    assert [one.fixture for one in await hosted(world, competition)] == ["M1"]


async def test_a_result_comes_in_a_pause_and_counts_after_it(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA)
    [match] = await hosted(world, competition)
    await arbitration.pause(world.house, competition.id, BY)
    await resign(world, match, loser="away")
    assert (await state_of(world, competition)).phase == "running"
    await arbitration.resume(world.house, competition.id, BY)
    await close_due(world.house)
    assert (await state_of(world, competition)).phase == "finished"


async def test_a_round_that_a_referee_ends_gives_the_next_one_its_full_time(world: World) -> None:
    config = {"stages": [{"format": "round_robin", "unplayed": "double_forfeit"}]}
    competition = await begun(world, config, CAMILLE, OLGA, STAN, REMI)
    world.clock.pass_(hours=160)
    await enter_lines(world, competition, "M1 1-0; M2 1-0")
    turn = await contests.get_latest_turn(world.house, competition.id)
    assert (await state_of(world, competition)).stages[0].round == 2
    assert turn.due_ms - world.clock.ms == 168 * HOUR


async def test_at_a_weekly_pace_a_round_lasts_until_its_hour_however_early_it_is_played(world: World) -> None:
    competition = await founded(world, ROUND_ROBIN)
    weekly = ContestSettings(
        early_close=False, hours=PACE, weekly=WeeklyHour(day=6, hour=18), off_week=("signup", "finished")
    )
    async with world.house.db.write() as tx:
        await contest_rows.change(tx, competition.id, settings=weekly)
    for user, name in ((CAMILLE, "Camille"), (OLGA, "Olga")):
        await entering.enter_competition(world.house, competition.id, user, name)
    await wait(world, hours=24.1)
    [match] = await hosted(world, competition)
    await resign(world, match, loser="away")
    assert (await state_of(world, competition)).phase == "running"
    turn = await contests.get_latest_turn(world.house, competition.id)
    assert turn.due_ms % (24 * HOUR) == 17 * HOUR  # 18:00 in Paris
    await world.close_overdue(turn)
    assert (await state_of(world, competition)).phase == "finished"
    last = await contests.get_latest_turn(world.house, competition.id)
    assert last.due_ms - last.opened_ms == 87_600 * HOUR


@pytest.mark.clause("CP-11-g")
async def test_the_next_season_begins_with_everybody_in_his_seat(world: World) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA, STAN)
    while (await state_of(world, competition)).phase == "running":
        await resign(world, (await hosted(world, competition))[-1], loser="away")
    before = {row.seat: row.user_id for row in await contests.list_seats(world.house, competition.id)}
    with pytest.raises(Refusal, match="conflict"):
        await play_again(world.house, competition.id, By(CAMILLE, "Encore"))
    await play_again(world.house, competition.id, BY)
    with pytest.raises(Refusal, match="not_possible"):
        await play_again(world.house, competition.id, BY)
    state = await state_of(world, competition)
    assert (state.phase, state.season, list(state.entrants)) == ("signup", 2, ["camille", "olga", "stan"])
    turn = await contests.get_latest_turn(world.house, competition.id)
    assert (turn.stage, turn.due_ms - world.clock.ms) == ("signup", 24 * HOUR)
    await entering.enter_competition(world.house, competition.id, REMI, "Rémi")
    seats = {row.seat: row.user_id for row in await contests.list_seats(world.house, competition.id)}
    assert seats == {**before, "remi": REMI}
    await wait(world, hours=24.1)
    await world.heart.beat()
    matches = await hosted(world, competition)
    assert [(one.fixture, one.season) for one in matches] == [("M1", 1), ("M2", 1), ("M1", 2), ("M2", 2)]
    assert world.discord.kinds("announce:").count("match_started") == 2


async def test_who_has_entered_is_still_there_when_the_referee_goes_back_to_the_sign_up(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA)
    await go_back(world, competition.id, 0)
    assert (await state_of(world, competition)).phase == "signup"
    await entering.enter_competition(world.house, competition.id, STAN, "Stan")
    await wait(world, hours=24.1)
    assert list((await state_of(world, competition)).entrants) == ["camille", "olga", "stan"]


async def test_who_steps_back_has_left_whatever_the_referee_enters_meanwhile(world: World) -> None:
    competition = await begun(world, ROUND_ROBIN, CAMILLE, OLGA, STAN, REMI)
    first, _ = await hosted(world, competition)
    await resign(world, first, loser="away")
    await entering.step_back(world.house, competition.id, STAN)
    await enter_lines(world, competition, "forfait M1 dom")
    state = await state_of(world, competition)
    assert state.entrants["stan"].status == "withdrawn"
    assert scores(state)["M1"] == state.fixtures["M1"].away


@pytest.mark.clause("CP-7-d")
async def test_a_second_leg_broken_by_its_own_rules_counts_as_it_was_played_where_both_legs_have_a_winner(
    world: World,
) -> None:
    config = {"stages": [{"format": "knockout", "tie": "legs"}]}
    competition = await begun(world, config, CAMILLE, OLGA)
    await enter_lines(world, competition, "M1 2-1")
    second = (await hosted(world, competition))[-1]
    stakes = await reading.read_stakes(world.house, await contests.get_contest(world.house, second.contest_id))
    assert stakes is not None
    assert (stakes.fixture, stakes.decides, stakes.replays, stakes.first_leg) == ("M2", "aggregate", 0, (1, 2))
    async with world.house.db.write() as tx:
        assert await tell_result(await take_latest_turn(tx, world.house, competition.id), second, "M2 1-1 tab dom")
    await close_due(world.house)
    state = await state_of(world, competition)
    assert (state.champion, state.fixtures["M2"].score) == (state.fixtures["M1"].home, (1, 1))


@pytest.mark.clause("CP-R-b", "CP-7-g")
@pytest.mark.parametrize("ended", [False, True])
async def test_a_final_that_has_begun_or_ended_in_this_very_round_stays_after_a_correction(
    world: World, ended: bool
) -> None:
    competition = await begun(world, CUP, CAMILLE, OLGA, STAN, REMI)
    for match in await hosted(world, competition):
        await resign(world, match, loser="away")
    final = (await hosted(world, competition))[-1]
    if ended:
        await enter_lines(world, competition, "corrige M2 1-0")  # nothing depends on its score
        await arbitration.pause(world.house, competition.id, BY)
        await resign(world, final, loser="away")
    else:
        await arbitration.close_now(world.house, final.contest_id, BY, confirmed=True)
    await enter_lines(world, competition, "corrige M1 0-1")
    assert (await hosted(world, competition))[-1] == (await hosted(world, competition))[2]
    state = await state_of(world, competition)
    assert state.fixtures[final.fixture].status != "void"
    assert (await contests.get_contest(world.house, final.contest_id)).status == ("over" if ended else "open")
