"""What happens in a league, told in steps: each is one thing that somebody asks for. The clock does the rest.

On every eve the contest in question is the league's first one.
"""

import random
from collections.abc import Awaitable, Callable
from functools import partial

from referee import agreement, arbitration, challenges, contests, history, leagues, looks, orders, people, personal
from referee.model import Turn
from referee.outbox import Unreachable
from referee.rewind import Wanted, confirm, propose
from tests.referee.world import CAMILLE, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World
from tests.soak.nth import Notes, Scenario, Step
from tests.soak.seasons import FIRST_COACH, season, send_week, weekly_orders

WHY = "parce que, KB-9-a"
POST = {"clock_mode": "correspondence", "reserve_s": 432_000}
HEIR = 4242

Act = Callable[..., Awaitable[object]]


async def turn_of(world: World) -> Turn:
    return await contests.latest_turn(world.house, 1)


async def nothing(world: World) -> None:
    """On this eve there is only the league."""


async def match(world: World, **setup: object) -> None:
    """Make a match, and announce it."""
    await world.match(**{"goal": 9, **setup})
    await world.heart.beat()


async def half(world: World, text: str = "7", **setup: object) -> None:
    """Have one of two orders in."""
    await match(world, **setup)
    await world.send(await turn_of(world), "left", text)
    await world.heart.beat()


async def overdue(world: World) -> None:
    await half(world)
    world.clock.ms = (await turn_of(world)).due_ms + 10_000


async def third_turn(world: World) -> None:
    """Have two turns played and one order in for the third."""
    await match(world)
    for left, right in (("4", "2"), ("1", "6")):
        turn = await turn_of(world)
        await world.send(turn, "left", left)
        await world.send(turn, "right", right)
    await world.send(await turn_of(world), "left", "5")
    await world.heart.beat()


async def paused(world: World) -> None:
    await half(world)
    await arbitration.pause(world.house, 1, REMI, WHY)
    await world.heart.beat()


def act(do: Act, **given: object) -> Step:
    """Return the step of a referee's act on the contest."""
    return lambda world, _: do(world.house, 1, REMI, WHY, **given)


def drafted(seat: str, user: int, text: str) -> Step:
    async def step(world: World, notes: Notes) -> None:
        notes["draft"] = (await orders.draft(world.house, (await turn_of(world)).id, seat, user, text)).id

    return step


def confirmed(user: int) -> Step:
    return lambda world, notes: orders.confirm(world.house, notes["draft"], user, world.stamp())


async def withdrawn(world: World, _: Notes) -> None:
    await orders.withdraw(world.house, (await turn_of(world)).id, "left", CAMILLE, world.stamp())


async def created(world: World, _: Notes) -> None:
    world.number = 0  # tried again, it is the same match
    await world.match()


async def challenged(world: World) -> None:
    await challenges.challenge(world.house, world.league, "aspic", CAMILLE, None, settings={}, channel_id=5)


async def taken(world: World, _: Notes) -> None:
    await challenges.take(world.house, 1, OLGA)


async def fulfilled(world: World, _: Notes) -> None:
    world.number = 0
    await world.aspic(challenge_id=1, clock_mode="none")


async def submitted(world: World, _: Notes) -> None:
    await world.send(await turn_of(world), "right", "9")


async def moved(world: World, _: Notes) -> None:
    await world.send(await turn_of(world), "left", LEFT_WALL)


async def season_made(world: World, _: Notes) -> None:
    world.number = 0
    await season(world)


async def reported(world: World, _: Notes) -> None:
    await orders.check_in(world.house, (await turn_of(world)).id, CAMILLE, world.stamp())


async def placing(world: World, **clock: object) -> None:
    """Have Camille place her pieces, with 20 s on her clock behind her."""
    await world.play(await world.aspic(**clock), RIGHT_WALL)
    await world.heart.beat()
    world.clock.pass_(seconds=20)


async def flag_fallen(world: World) -> None:
    await placing(world)
    world.clock.pass_(seconds=400)


async def draw_offered(world: World) -> None:
    await placing(world, clock_mode="none")
    await agreement.offer_draw(world.house, 1, CAMILLE)
    await world.heart.beat()


async def draw_agreed(world: World, _: Notes) -> None:
    await agreement.offer_draw(world.house, 1, OLGA)


async def resigned(world: World, _: Notes) -> None:
    await agreement.resign(world.house, 1, OLGA)


def proposed(**given: object) -> Step:
    """Return the step in which a referee is shown what going back to the first turn would change."""

    async def step(world: World, notes: Notes) -> None:
        first = (await history.turns(world.house, 1))[0]
        wanted = Wanted(turn_id=first.id, reason=WHY, **given)  # type: ignore[arg-type]
        notes["draft"] = (await propose(world.house, 1, REMI, wanted))[0].id

    return step


async def went_back(world: World, notes: Notes) -> None:
    await confirm(world.house, 1, notes["draft"], REMI)


async def outage(world: World) -> None:
    """Be away over a deadline, in a league that then moves it."""
    await half(world)
    world.clock.ms = (await turn_of(world)).due_ms - 3_600_000
    await world.heart.beat()
    await leagues.change(world.house, world.league.id, outage_hours=2)
    world.clock.pass_(hours=2)


async def woke(world: World, _: Notes) -> None:
    await world.heart.wake()


async def reminding(world: World) -> None:
    await half(world)
    world.clock.ms = (await turn_of(world)).due_ms - 2 * 3_600_000


async def week(world: World, *, missing: int = 1) -> None:
    """Have the first week of a season overdue, with an order missing."""
    contest = await season(world)
    await world.heart.beat()
    await send_week(world, contest, random.Random(1), but=missing)
    await world.heart.beat()
    world.clock.ms = (await turn_of(world)).due_ms + 10_000


async def season_open(world: World) -> None:
    await season(world)
    await world.heart.beat()


async def week_drafted(world: World, notes: Notes) -> None:
    team, coach, text = (await weekly_orders(world, await contests.get(world.house, 1), random.Random(2)))[0]
    assert coach == FIRST_COACH
    notes["draft"] = (await orders.draft(world.house, (await turn_of(world)).id, team, coach, text)).id


async def letter_waits(world: World) -> None:
    """Have a private message wait for somebody whom DMs do not reach yet."""
    await half(world)
    await arbitration.replace_captain(world.house, 1, REMI, WHY, player="l2")
    await world.send(await turn_of(world), "right", "2")
    await world.heart.beat()


async def dms_opened(world: World, _: Notes) -> None:
    await people.dm_opened(world.house, STAN, 9004)


async def all_parked(world: World) -> None:
    """Have everything about a turn put aside, its thread being gone; then it is there again."""
    world.discord.faults = dict.fromkeys(("thread:1", "announce:1"), Unreachable("10003"))
    await overdue(world)
    await world.heart.beat()
    world.discord.faults.clear()


async def republished(world: World, _: Notes) -> None:
    await world.sender.republish_all(1)


async def over(world: World) -> None:
    await half(world, goal=1)
    await world.send(await turn_of(world), "right", "2")
    await world.heart.beat()


async def forgotten(world: World, _: Notes) -> None:
    await personal.forget(world.house, CAMILLE, "Personne {number}")


async def set_up(world: World, _: Notes) -> None:
    await leagues.change(world.house, world.league.id, reminder_hours=(6,), quiet_from=60, quiet_to=120)


async def language_chosen(world: World, _: Notes) -> None:
    await people.change(world.house, OLGA, language="en", reminders=False)


async def unannounced(world: World) -> None:
    """Have a match made whose announcements nobody has begun to send."""
    await world.match()


async def ruling_open(world: World) -> None:
    """Have a timeout asked for: a referee must rule on it."""
    await half(world, text="ARRET")
    await world.send(await turn_of(world), "right", "2")
    await world.heart.beat()


TOLD: dict[str, Scenario] = {
    "a match is announced": Scenario(unannounced, is_told=True),
    "the last order comes": Scenario(half, [drafted("right", OLGA, "2"), confirmed(OLGA)], is_told=True),
    "the last order ends the match": Scenario(partial(half, goal=1), [submitted], is_told=True),
    "the game fails": Scenario(partial(half, text="BOOM 1"), [submitted], is_told=True),
    "an order is missing": Scenario(overdue, is_told=True),
    "a reminder is due": Scenario(reminding, is_told=True),
    "a close is moved": Scenario(outage, [woke], is_told=True),
    "a week is closed": Scenario(week, is_told=True),
    "a move of Aspic": Scenario(partial(placing, **POST), [moved], is_told=True),
    "a flag has fallen": Scenario(flag_fallen, is_told=True),
    "a letter is let go": Scenario(letter_waits, [dms_opened], is_told=True),
    "everything is republished": Scenario(all_parked, [republished], is_told=True),
}

ASKED: dict[str, Scenario] = {
    "a match is made": Scenario(nothing, [created]),
    "a challenge is taken": Scenario(challenged, [taken, fulfilled]),
    "orders come and go": Scenario(
        partial(match, final=False),
        [
            drafted("left", CAMILLE, "4"),
            confirmed(CAMILLE),
            drafted("left", CAMILLE, "5"),
            confirmed(CAMILLE),
            withdrawn,
        ],
    ),
    "a player reports present": Scenario(partial(match, stage="roll_call"), [reported]),
    "a season is made": Scenario(nothing, [season_made]),
    "a coach orders": Scenario(season_open, [week_drafted, confirmed(FIRST_COACH)]),
    "a draw is agreed": Scenario(draw_offered, [draw_agreed]),
    "somebody resigns": Scenario(partial(placing, clock_mode="none"), [resigned]),
    "a person is forgotten": Scenario(over, [forgotten]),
    "settings change": Scenario(half, [set_up, language_chosen]),
    "the referee goes back": Scenario(third_turn, [proposed(), went_back]),
    "the referee corrects an order": Scenario(third_turn, [proposed(seat="left", text="0"), went_back]),
    "the referee forces a past die": Scenario(third_turn, [proposed(label="die/left", value=6), went_back]),
    "the referee extends": Scenario(half, [act(arbitration.extend, minutes=60)]),
    "the referee annuls": Scenario(half, [act(arbitration.annul_turn)]),
    "the referee closes": Scenario(half, [act(arbitration.close_now, confirmed=True)]),
    "the referee orders": Scenario(half, [act(arbitration.order, seat="right", text="2")]),
    "the referee corrects the score": Scenario(
        half, [act(arbitration.correct, op="set_score", fields={"seat": "left", "value": 2})]
    ),
    "the referee excludes": Scenario(half, [act(arbitration.exclude, player="l2")]),
    "the referee replaces a captain": Scenario(half, [act(arbitration.replace_captain, player="l2")]),
    "the referee forces a die": Scenario(half, [act(arbitration.force_die, label="die/left", value=6)]),
    "the referee pauses": Scenario(half, [act(arbitration.pause)]),
    "the referee resumes": Scenario(paused, [act(arbitration.resume)]),
    "the referee looks": Scenario(half, [act(looks.look)]),
    "the referee rehearses": Scenario(half, [act(looks.rehearse)]),
    "the referee rules": Scenario(ruling_open, [act(arbitration.ruling, upheld=True)]),
    "the referee gives a team away": Scenario(
        season_open, [act(arbitration.take_over, seat="E-01", name="Nadia", user_id=HEIR)]
    ),
    "the referee moves the calendar": Scenario(
        season_open, [act(arbitration.set_weekly, weekly={"day": 2, "hour": 19, "minute": 30})]
    ),
}

SCENARIOS = TOLD | ASKED
