"""A competition whose matches carry over (Helvetia Cup's own): each opened once, told once, by acts written down."""

from collections.abc import Mapping
from datetime import date
from typing import Any

import pytest
from msgspec.structs import replace

from db import turns
from referee.competition.founding import HostingTerms, Series, begin_competition
from referee.course import sending
from referee.course.close import close_due
from referee.desk import arbitration, moving
from referee.hand import record
from referee.model import By, Contest, ContestSettings, HostedMatch, Refusal
from referee.orders import succession
from referee.orders.intake import SentOrder
from referee.outbox import deputies
from referee.turns import contests, history, leaves, verification
from rules.errors import OrderError
from rules.helvetia_cup import GAME
from rules.helvetia_cup.state import CompetitionState, Match
from rules.verification import verify_turn
from tests.referee.test_competition_faults import go_back
from tests.referee.test_competitions import hosted, resign
from tests.referee.world import CAMILLE, HOUR, OLGA, REMI, STAN, World

JUDGE = 1005
BY = By(JUDGE, "vu à la vidéo")
PEOPLE = {"camille": CAMILLE, "olga": OLGA, "stan": STAN, "remi": REMI}
pytestmark = pytest.mark.asyncio


async def begun(world: World, *keys: str, form: str = "cup", preparation: float = 48, **config: Any) -> Contest:
    """Return a competition of Helvetia Cup in its first preparation; the teams' files take turns."""
    files = ("zyon", "basela")
    teams = {key: {"team": files[i % 2], "name": key.title()} for i, key in enumerate(keys)}
    series = Series(
        name="Coupe d'Helvétie",
        game="helvetia-cup",
        setup={"kind": "competition", "format": form, "teams": teams, "config": config},
        entrants=tuple((key, key.title(), PEOPLE.get(key)) for key in keys),
        terms=HostingTerms(hours={"setup": 24}),
        settings=ContestSettings(early_close=True, hours={"preparation": preparation, "playing": 87_600}),
    )
    return await begin_competition(world.house, world.league, series)


async def state_of(world: World, contest: Contest) -> CompetitionState:
    turn = await contests.get_latest_turn(world.house, contest.id)
    state = GAME.decode(turn.state if turn.after is None else turn.after)
    assert isinstance(state, CompetitionState)
    return state


async def match_of(world: World, one: HostedMatch) -> Match:
    turn = await contests.get_latest_turn(world.house, one.contest_id)
    state = GAME.decode(turn.state if turn.after is None else turn.after)
    assert isinstance(state, Match)
    return state


async def prepared(world: World, contest: Contest, orders: Mapping[str, str] | None = None) -> list[HostedMatch]:
    """Let a preparation pass, with what teams order; return the matches that are being played then."""
    turn = await contests.get_latest_turn(world.house, contest.id)
    for key, text in (orders or {}).items():
        await world.send(turn, key, text, user=PEOPLE[key])
    await world.close_overdue(turn)
    return [one for one in await hosted(world, contest) if one.report is None]


async def ruled(world: World, contest_id: int, op: str, **fields: Any) -> None:
    await arbitration.correct_position(world.house, contest_id, BY, op=op, fields=fields)
    await close_due(world.house)


@pytest.mark.clause("HC-3.0", "HC-3.2-b")
async def test_a_cup_goes_from_the_draw_to_the_winner_without_anybody_at_the_desk(world: World) -> None:
    cup = await begun(world, "camille", "olga", "stan")
    state = await state_of(world, cup)
    assert (state.phase, [one.status for one in state.fixtures]) == ("preparation", ["planned"])
    assert await hosted(world, cup) == []
    (first,) = await prepared(world, cup)
    contest = await contests.get_contest(world.house, first.contest_id)
    names = [row.name for row in await contests.list_seats(world.house, contest.id)]
    assert (contest.name, names) == (" – ".join(names), [first.home_entrant.title(), first.away_entrant.title()])
    await resign(world, first, loser="away")
    state = await state_of(world, cup)
    assert (state.phase, state.round, state.fixtures[0].winner) == ("preparation", 2, first.home_entrant)
    (final,) = await prepared(world, cup)
    await resign(world, final, loser="home")
    state = await state_of(world, cup)
    assert (state.phase, state.fixtures[-1].winner) == ("finished", final.away_entrant)
    assert (await contests.get_contest(world.house, cup.id)).status == "over"
    await world.heart.beat()
    assert world.discord.kinds("referee:") == []
    assert world.discord.kinds("announce:") == ["match_started", "match_over"]


@pytest.mark.clause("HC-3.1-a", "HC-3.1-e", "HC-3.1-c", "HC-3.3-b", "HC-3.5-c")
async def test_what_a_match_leaves_is_there_when_the_next_one_begins(world: World) -> None:
    league = await begun(world, "camille", "olga", form="league")
    (first,) = await prepared(world, league, {"camille": "A 1 3"})
    side = "home" if first.home_entrant == "camille" else "away"
    match = await match_of(world, first)
    assert match.teams.of(side).deck == (1, 3)
    for user in (CAMILLE, OLGA):
        turn = await contests.get_latest_turn(world.house, first.contest_id)
        seat = side if user == CAMILLE else ("away" if side == "home" else "home")
        text = "S 1 3 5 6 8 / 7 4" if match.teams.of(seat).team == "zyon" else "S 1 2 3 8 10 / 5 6"
        await world.send(turn, seat, text, user=user)
    await close_due(world.house)
    await ruled(world, first.contest_id, "card", seat=side, player=8, colour="red")
    await ruled(world, first.contest_id, "set", path=f"teams.{side}.players.3.boost", value=0)
    await resign(world, first, loser="home")
    entrant = (await state_of(world, league)).teams["camille"]
    assert (entrant.players[8].suspended, entrant.players[3].tired) == (1, True)
    (second,) = await prepared(world, league)
    other = (await match_of(world, second)).teams.of("away" if side == "home" else "home")
    assert (other.unavailable, other.tired, other.deck) == ((8,), (3,), (1, 3))


async def test_a_void_match_is_played_anew_and_one_settled_elsewhere_is_ended(world: World) -> None:
    cup = await begun(world, "camille", "olga", "stan", "remi")
    first, second = await prepared(world, cup)
    await ruled(world, first.contest_id, "abandon")
    again = next(one for one in await hosted(world, cup) if one.fixture == first.fixture)
    assert (again.contest_id != first.contest_id, again.report) == (True, None)
    assert (await contests.get_contest(world.house, first.contest_id)).status == "over"
    await ruled(world, cup.id, "result", fixture=second.fixture, home=3, away=1)
    assert (await contests.get_contest(world.house, second.contest_id)).status == "over"
    assert (await state_of(world, cup)).phase == "playing"
    await resign(world, again, loser="home")
    state = await state_of(world, cup)
    assert state.round == 2
    assert {one.id: one.winner for one in state.fixtures[:2]} == {
        first.fixture: first.away_entrant,
        second.fixture: second.home_entrant,
    }
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{second.contest_id}") == ["match_opened", "not_played"]
    assert world.discord.kinds("referee:") == []


async def test_a_match_that_ends_otherwise_counts_anew_as_long_as_its_round_is_open(world: World) -> None:
    cup = await begun(world, "camille", "olga", "stan", "remi")
    first, second = await prepared(world, cup)
    await resign(world, first, loser="away")
    await go_back(world, first.contest_id, 0)
    await resign(world, first, loser="home")
    await resign(world, second, loser="home")
    assert (await state_of(world, cup)).fixtures[0].winner == first.away_entrant
    await world.heart.beat()
    assert world.discord.kinds("referee:") == []


async def test_a_match_that_ends_otherwise_after_its_round_counts_when_the_referee_goes_back(world: World) -> None:
    cup = await begun(world, "camille", "olga", "stan", "remi")
    first, second = await prepared(world, cup)
    for match in (first, second):
        await resign(world, match, loser="away")
    (final,) = await prepared(world, cup)
    await go_back(world, first.contest_id, 0)
    await resign(world, first, loser="home")
    await world.heart.beat()
    assert world.discord.kinds("referee:") == ["report_differs"]
    assert (await state_of(world, cup)).fixtures[0].winner == first.home_entrant
    await go_back(world, cup.id, 1)
    state = await state_of(world, cup)
    assert (state.phase, state.round) == ("preparation", 2)
    assert [one.winner for one in state.fixtures[:2]] == [first.away_entrant, second.home_entrant]
    assert (await contests.get_contest(world.house, final.contest_id)).status == "over"
    (again,) = await prepared(world, cup)
    assert {again.home_entrant, again.away_entrant} == {first.away_entrant, second.home_entrant}


@pytest.mark.clause("HC-3.3-e", "HC-3.4-b")
async def test_who_has_two_players_left_loses_without_a_match(world: World) -> None:
    league = await begun(world, "camille", "olga", "stan", form="league")
    state = await state_of(world, league)
    key = state.fixtures[0].home
    entrant = state.teams[key]
    players = {n: replace(one, injury="out" if n > 2 else None) for n, one in entrant.players.items()}
    turn = await contests.get_latest_turn(world.house, league.id)
    lame = replace(state, teams={**state.teams, key: replace(entrant, players=players)})
    async with world.house.db.write() as tx:
        await turns.change(tx, turn.id, was=("open",), state=GAME.encode(lame))
    assert await prepared(world, league) == []
    state = await state_of(world, league)
    assert (state.round, state.fixtures[0].winner) == (2, state.fixtures[0].away)
    assert state.fixtures[0].score is not None and state.fixtures[0].score.away == 2


async def test_a_report_comes_in_a_pause_and_is_written_down_like_an_act(world: World) -> None:
    cup = await begun(world, "camille", "olga")
    (final,) = await prepared(world, cup)
    await arbitration.pause(world.house, cup.id, BY)
    await resign(world, final, loser="away")
    assert (await state_of(world, cup)).phase == "playing"
    await arbitration.resume(world.house, cup.id, BY)
    await close_due(world.house)
    assert (await state_of(world, cup)).phase == "finished"
    acts = await record.read_journal(world.house, contest_id=cup.id)
    assert [(one.op, one.by_user) for one in acts] == [("resume", JUDGE), ("report", 0), ("pause", JUDGE)]
    assert (await record.check_record(world.house, world.league.id)).broken == ()
    for turn in await history.list_turns(world.house, cup.id):
        file = await verification.read_turn_record(world.house, turn.id, CAMILLE)
        assert [line for line in verify_turn(file) if line.holds is False] == []


async def test_deputies_standing_orders_leaves_and_reminders_hold_for_training(world: World) -> None:
    day = date(2026, 3, 4)  # on which the preparation would end
    await leaves.book_leave(world.house, world.league.id, STAN, (day, day), world.stamp())
    cup = await begun(world, "camille", "olga", "stan", "remi", preparation=72)
    turn = await contests.get_latest_turn(world.house, cup.id)
    assert turn.due_ms == world.clock.ms + (72 + 24) * HOUR
    assert (
        await moving.list_move_offers(world.house, world.league.id, STAN) == []
    )  # a round waits for its matches anyway
    await succession.leave_standing_order(world.house, cup.id, CAMILLE, "A 1", world.stamp())
    asked = await deputies.ask_deputy(world.house, cup.id, OLGA, JUDGE)
    await deputies.answer_as_deputy(world.house, asked.id, JUDGE, accepts=True)
    await world.send(turn, "olga", "A 2", user=JUDGE)
    world.clock.ms = turn.due_ms - 23 * HOUR
    await world.heart.beat()
    assert world.discord.kinds(f"thread:{cup.id}").count("reminders") == 1
    for key, text, fault in (("remi", "A 7 1", "training_over"), ("stan", "A 9", "card_unknown")):
        with pytest.raises(OrderError, match=fault):
            await world.send(turn, key, text, user=PEOPLE[key])
    with pytest.raises(Refusal, match="not_captain"):
        await sending.submit_order(
            world.house, turn.id, SentOrder(seat="remi", user_id=STAN, text="A 1", snowflake=world.stamp())
        )
    await prepared(world, cup)
    assert {key: one.deck for key, one in (await state_of(world, cup)).teams.items() if one.deck} == {
        "camille": (1,),
        "olga": (2,),
    }
    with pytest.raises(Refusal, match="closed"):
        await world.send(turn, "remi", "A 1", user=REMI)


async def test_a_match_without_a_coach_is_opened_when_he_has_a_successor(world: World) -> None:
    cup = await begun(world, "camille", "nobody")
    assert await prepared(world, cup) == []
    await world.heart.beat()
    assert world.discord.kinds("referee:") == ["not_hosted"]
    await arbitration.replace_player(world.house, cup.id, BY, seat="nobody", user_id=REMI)
    [final] = await hosted(world, cup)
    seats = {row.name: row.user_id for row in await contests.list_seats(world.house, final.contest_id)}
    assert seats == {"Camille": CAMILLE, "Nobody": REMI}
