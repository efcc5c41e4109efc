"""What people do in a league, and what has happened before: the pieces that scenarios are made of.

On every eve the contest in question is the league's first one.
"""

import random
from collections.abc import Awaitable, Callable

from referee.course import agreement, sending
from referee.desk import arbitration
from referee.desk.rewind import RewindWish, confirm_rewind, propose_rewind
from referee.hand import people
from referee.league import challenges, leagues, teams
from referee.model import By, Profile, Turn
from referee.orders import drafts, rules_change
from referee.outbox.publishing import Unreachable
from referee.people import personal
from referee.turns import contests, history
from tests.referee.duel import STRICTER_DUEL
from tests.referee.world import CAMILLE, LEFT_WALL, OLGA, REMI, RIGHT_WALL, STAN, World
from tests.soak.nth import Notes, Step
from tests.soak.seasons import FIRST_COACH, season, send_week, weekly_orders

WHY = "parce que, KB-9-a"
POST = {"clock_mode": "correspondence", "reserve_s": 432_000}
HEIR = 4242
FIRST_STARTER = 50_000  # no message of a match is older than its thread's

Act = Callable[..., Awaitable[object]]


async def turn_of(world: World) -> Turn:
    return await contests.get_latest_turn(world.house, 1)


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


async def rules_changed(world: World, notes: Notes) -> None:
    """Have the program be one with later rules, and start."""
    world.play_by(STRICTER_DUEL)
    await rules_change.keep_rules_up(world.house)


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
    await arbitration.pause(world.house, 1, By(REMI, WHY))
    await world.heart.beat()


def act(do: Act, **given: object) -> Step:
    """Return the step of a referee's act on the contest."""
    return lambda world, _: do(world.house, 1, By(REMI, WHY), **given)


def drafted(seat: str, user: int, text: str) -> Step:
    async def step(world: World, notes: Notes) -> None:
        notes["draft"] = (await drafts.write_draft(world.house, (await turn_of(world)).id, seat, user, text)).id

    return step


def confirmed(user: int) -> Step:
    return lambda world, notes: sending.confirm_order(world.house, notes["draft"], user, world.stamp())


async def withdrawn(world: World, _: Notes) -> None:
    await sending.withdraw_order(world.house, (await turn_of(world)).id, "left", CAMILLE, world.stamp())


async def created(world: World, _: Notes) -> None:
    world.number = 0  # tried again, it is the same match
    await world.match()


async def challenged(world: World) -> None:
    await challenges.offer_challenge(
        world.house,
        world.league,
        challenges.ChallengeOffer(game="aspic", by_user=CAMILLE, to_user=None, settings={}, channel_id=5),
    )


async def challenge_made(world: World, _: Notes) -> None:
    if not await challenges.list_challenges_of_person(world.house, CAMILLE):
        await challenged(world)


async def challenge_shown(world: World) -> None:
    """Have a challenge, and its card."""
    await challenged(world)
    await world.heart.beat()


async def challenge_withdrawn(world: World, _: Notes) -> None:
    if await challenges.list_challenges_of_person(world.house, CAMILLE):
        await challenges.withdraw_challenge(world.house, 1, CAMILLE)


async def taken(world: World, _: Notes) -> None:
    await challenges.claim_challenge(world.house, 1, OLGA)


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
    await sending.check_in(world.house, (await turn_of(world)).id, CAMILLE, world.stamp())


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
        first = (await history.list_turns(world.house, 1))[0]
        wanted = RewindWish(turn_id=first.id, reason=WHY, **given)  # type: ignore[arg-type]
        notes["draft"] = (await propose_rewind(world.house, 1, REMI, wanted))[0].id

    return step


async def went_back(world: World, notes: Notes) -> None:
    await confirm_rewind(world.house, 1, notes["draft"], REMI)


async def outage(world: World) -> None:
    """Be away over a deadline, in a league that then moves it."""
    await half(world)
    world.clock.ms = (await turn_of(world)).due_ms - 3_600_000
    await world.heart.beat()
    await leagues.change_league(world.house, world.league.id, outage_hours=2)
    world.clock.pass_(hours=2)


async def woke(world: World, _: Notes) -> None:
    await world.heart.wake()


async def reminding(world: World) -> None:
    await half(world)
    world.clock.ms = (await turn_of(world)).due_ms - 2 * 3_600_000


async def week(world: World, *, missing: int = 1) -> None:
    """Have the second week of a season overdue, that of its cup final, with an order missing."""
    contest = await season(world, calendar=[{"CH": [1], "KDH": [1]}, {"CH": [2], "KDH": [2]}, {"CH": [3]}])
    await world.heart.beat()
    await send_week(world, contest, random.Random(1))
    world.clock.ms = (await turn_of(world)).due_ms + 10_000
    await world.heart.beat()
    await send_week(world, contest, random.Random(1), but=missing)
    await world.heart.beat()
    world.clock.ms = (await turn_of(world)).due_ms + 10_000


async def season_open(world: World) -> None:
    await season(world)
    await world.heart.beat()


async def week_drafted(world: World, notes: Notes) -> None:
    team, coach, text = (await weekly_orders(world, await contests.get_contest(world.house, 1), random.Random(2)))[0]
    assert coach == FIRST_COACH
    notes["draft"] = (await drafts.write_draft(world.house, (await turn_of(world)).id, team, coach, text)).id


async def letter_waits(world: World) -> None:
    """Have a private message wait for somebody whom DMs do not reach yet."""
    await half(world)
    await arbitration.replace_captain(world.house, 1, By(REMI, WHY), player="l2")
    await world.send(await turn_of(world), "right", "2")
    await world.heart.beat()


async def dms_opened(world: World, _: Notes) -> None:
    await people.note_dm_open(world.house, STAN, 9004)


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
    await personal.forget_person(world.house, CAMILLE, "Personne {number}")


async def set_up(world: World, _: Notes) -> None:
    await leagues.change_league(world.house, world.league.id, reminder_hours=(6,), quiet_from=60, quiet_to=120)


async def language_chosen(world: World, _: Notes) -> None:
    await people.change_person(world.house, OLGA, language="en", reminder_hours=())


def signed_up(user: int) -> Step:
    """Return the step of somebody who joins the league's only team, or founds it."""

    async def step(world: World, _: Notes) -> None:
        found = await teams.list_teams(world.house, world.league.id, "duel")
        sheet = Profile(league_id=world.league.id, user_id=user, game="duel", name="?", data={})
        await teams.sign_up(world.house, sheet, "Les Aigles", found[0].id if found else None)

    return step


async def team_shown(world: World) -> None:
    """Have a team of one, and its card."""
    await signed_up(CAMILLE)(world, {})
    await world.heart.beat()


async def unannounced(world: World, *, has_thread: bool = True) -> None:
    """Have a match made whose announcements nobody has begun to send."""
    await world.match(has_thread=has_thread)


async def unopened(world: World) -> None:
    """Have everything about a match put aside that has no thread, its channel being gone; then that is there again."""
    world.discord.faults = {"starter:1": Unreachable("10003")}
    await unannounced(world, has_thread=False)
    await world.heart.beat()
    world.discord.faults.clear()


async def thread_lost(world: World) -> None:
    """Have a match whose thread, opened by the bot, was deleted, and nobody has tried to write there since."""
    await unannounced(world, has_thread=False)
    await world.heart.beat()
    world.clock.pass_(hours=1)


async def opened_anew(world: World, _: Notes) -> None:
    known = (await contests.get_contest(world.house, 1)).thread_id
    if known == FIRST_STARTER:
        await contests.forget_thread(world.house, 1, known)
    await world.sender.republish_all(1)


async def ruling_open(world: World) -> None:
    """Have a timeout asked for: a referee must rule on it."""
    await half(world, text="ARRET")
    await world.send(await turn_of(world), "right", "2")
    await world.heart.beat()
