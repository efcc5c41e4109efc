"""What players do in a season: order well and badly, in time and late, take back, agree, resign."""

import random
from datetime import UTC, datetime, timedelta

from referee.course import agreement, sending
from referee.model import Contest, Turn
from referee.orders import drafts, grace, succession
from referee.orders.intake import SentOrder
from referee.outbox import deputies
from referee.turns import contests, leaves
from tests.referee.world import STAN
from tests.soak.season import Season
from tests.soak.table import order_for

DEPUTY = 8000  # and the number of the contest: somebody who plays in no other


async def seats_of(season: Season, contest: Contest) -> list[tuple[str, int]]:
    """Return the seats of a contest that somebody holds, with who does."""
    rows = await contests.list_seats(season.world.house, contest.id)
    return [(row.seat, row.user_id) for row in rows if row.user_id is not None]


async def _writer(season: Season, chance: random.Random) -> tuple[Contest, Turn, str, int, str]:
    """Return who writes what, for which turn: mostly somebody who is asked to."""
    contest = await season.any_contest(chance)
    turn = await season.turn(contest)
    held = await seats_of(season, contest)
    asked = [(seat, user) for seat, user in held if seat in turn.accepting]
    seat, user = chance.choice(asked if asked and chance.random() < 0.95 else held)
    deputy = await deputies.find_deputy(season.world.house, contest.id, seat)
    if deputy is not None and deputy.status == "active" and chance.random() < 0.5:
        user = deputy.user_id
    if chance.random() < 0.03:
        user = STAN
    state = season.world.house.games[contest.game].decode(turn.state)
    text = (
        order_for(
            contest, turn, state, turn.accepting[0] if seat not in turn.accepting and turn.accepting else seat, chance
        )
        if turn.accepting
        else "1"
    )
    return contest, turn, seat, user, text


async def order(season: Season, chance: random.Random) -> str:
    """Send an order; at times it was sent earlier, or too late."""
    contest, turn, seat, user, text = await _writer(season, chance)
    ago_s = chance.choice((0, 0, 0, 1, 5, -3600 * 60))
    at_ms = max(turn.opened_ms, season.world.clock.ms - ago_s * 1000)
    season.note(f"{seat} of {contest.name} sends {text[:60]!r}")
    stamp = season.world.stamp(at_ms)
    receipt = await sending.submit_order(
        season.world.house,
        turn.id,
        SentOrder(seat=seat, user_id=user, text=text, snowflake=stamp, copy_by_dm=True),
    )
    season.acknowledge(receipt, user)
    return "received"


async def drafted_order(season: Season, chance: random.Random) -> str:
    """Have an order read back, and confirm it, perhaps twice."""
    contest, turn, seat, user, text = await _writer(season, chance)
    season.note(f"{seat} of {contest.name} is shown {text[:60]!r}")
    draft = await drafts.write_draft(season.world.house, turn.id, seat, user, text)
    for _ in range(chance.choice((1, 1, 2))):
        receipt = await sending.confirm_order(season.world.house, draft.id, user, season.world.stamp())
        season.acknowledge(receipt, user)
    return "received"


async def fall_back(season: Season, chance: random.Random) -> str:
    """Prepare for not being there: a standing order, a deputy, a leave, a longer turn; or take it back."""
    house, stamp = season.world.house, season.world.stamp()
    contest = await season.any_contest(chance)
    turn = await season.turn(contest)
    seat, user = chance.choice(await seats_of(season, contest))
    what = chance.choice(("standing", "standing", "deputy", "dismiss", "no standing", "grace", "grace", "leave"))
    season.note(f"{seat} of {contest.name}: {what}")
    match what:
        case "standing":
            state = house.games[contest.game].decode(turn.state)
            text = order_for(contest, turn, state, turn.accepting[0], chance) if turn.accepting else "1"
            await succession.leave_standing_order(house, contest.id, user, text, stamp)
        case "no standing":
            await succession.withdraw_standing_order(house, contest.id, user, stamp)
        case "deputy":
            asked = await deputies.ask_deputy(house, contest.id, user, DEPUTY + contest.id)
            await deputies.answer_as_deputy(house, asked.id, DEPUTY + contest.id, accepts=True)
        case "dismiss":
            await deputies.dismiss_deputy(house, contest.id, user)
        case "grace":
            await grace.take_grace(house, turn.id, user, stamp)
        case _:
            first = datetime.fromtimestamp(season.world.clock.ms / 1000, UTC).date() + timedelta(days=4)
            await leaves.book_leave(house, season.world.league.id, user, (first, first + timedelta(days=1)), stamp)
    return "done"


async def withdraw(season: Season, chance: random.Random) -> str:
    contest = await season.any_contest(chance)
    seat, user = chance.choice(await seats_of(season, contest))
    season.note(f"{seat} of {contest.name}")
    turn = await season.turn(contest)
    await sending.withdraw_order(season.world.house, turn.id, seat, user, season.world.stamp())
    return "withdrawn"


async def agree(season: Season, chance: random.Random) -> str:
    """Offer a draw, agree to one, refuse it, resign: only some games know that."""
    contest = await season.any_contest(chance, "aspic")
    seat, user = chance.choice(await seats_of(season, contest))
    act = chance.choice((agreement.offer_draw, agreement.offer_draw, agreement.refuse_draw, agreement.resign))
    season.note(f"{seat} of {contest.name}: {act.__name__}")
    await act(season.world.house, contest.id, user, snowflake=season.world.stamp())
    return "done"
