"""Challenges: somebody offers a contest of two, to one person or to whoever wants it; it is taken once or not at all.

Taking is in two steps: `claim_challenge` claims a challenge, and `contests.create_contest` fulfils the claim in the
transaction that makes the contest. A claim that leads to nothing lapses: at once (`release_challenge`), at the next
start if the program died (`reopen_challenges`), else after `CLAIM_MS`.
"""

import msgspec

from db import challenges as rows
from db import contests, keys, leagues, outbox
from db.engine import Tx
from referee.hand.times import HOUR_MS, MINUTE_MS
from referee.house import House
from referee.model import Challenge, Contest, League, Refusal, Why
from referee.outbox import announce
from rules.contract import JsonObject

MOST_OPEN = 20  # of one person in one league and game
STAGE = "challenge"  # under which name a league's `stage_hours` says how long a challenge stands
DEFAULT_HOURS = 7 * 24.0
CLAIM_MS = 2 * MINUTE_MS
MOST_EXPIRED = 100  # ended in one beat


class ChallengeOffer(msgspec.Struct, frozen=True, kw_only=True):
    """What is offered, by whom, to `to_user` or with None to anybody; `first_user` is to have the first seat."""

    game: str
    by_user: int
    to_user: int | None
    settings: JsonObject
    channel_id: int | None
    first_user: int | None = None
    rematch_of: int | None = None


async def offer_challenge(house: House, league: League, offer: ChallengeOffer) -> Challenge:
    """Return a new challenge.

    Raises `Refusal`: `challenge_self`, `challenge_open` (`challenge_id`) if they have offered the same already,
    `challenge_offered` (`challenge_id`) if that person offers the same return match, `challenges_many`.
    """
    if offer.to_user == offer.by_user:
        raise Refusal(Why.CHALLENGE_SELF)
    now_ms = house.clock.now_ms()
    async with house.db.write(keys.of_league(league.id)) as tx:
        _check_new(await _open(tx, league.id, offer.game, now_ms), offer)
        hours = league.stage_hours.get(STAGE, DEFAULT_HOURS)
        challenge_id = await rows.add(
            tx,
            league_id=league.id,
            status="open",
            created_ms=now_ms,
            expires_ms=now_ms + round(hours * HOUR_MS),
            **msgspec.structs.asdict(offer),
        )
        made = await rows.need(tx, challenge_id)
        await announce.show_challenge(tx, house, made)
        return made


async def show_challenge_again(house: House, challenge_id: int, channel_id: int | None) -> Challenge:
    """Have one's own challenge shown once more, if its message is gone; in `channel_id` where it could not be shown."""
    async with house.db.write(keys.of_challenge(challenge_id)) as tx:
        if await outbox.is_parked(tx, announce.card_lane_of(challenge_id)):
            await rows.change(tx, challenge_id, channel_id=channel_id, message_id=None)
        found = await rows.need(tx, challenge_id)
        await announce.show_challenge(tx, house, found)
        return _now(found, house.clock.now_ms())


def _check_new(waiting: list[Challenge], offer: ChallengeOffer) -> None:
    mine = [one for one in waiting if one.by_user == offer.by_user]
    for one in mine:
        if one.to_user == offer.to_user:
            raise Refusal(Why.CHALLENGE_OPEN, challenge_id=one.id)
    for one in waiting:
        if offer.rematch_of is not None and one.rematch_of == offer.rematch_of and one.to_user == offer.by_user:
            raise Refusal(Why.CHALLENGE_OFFERED, challenge_id=one.id)
    if len(mine) >= MOST_OPEN:
        raise Refusal(Why.CHALLENGES_MANY, most=MOST_OPEN)


async def rematch(house: House, contest_id: int, by_user: int, *, channel_id: int | None) -> Challenge:
    """Return the challenge to play a finished contest again: same settings, the ends exchanged.

    Raises `Refusal` as `offer_challenge`, `not_participant`, `not_over`, `no_rematch` if it did not come from a
    challenge, `rematch_forgotten` if the opponent is nobody any more.
    """
    async with house.db.read() as tx:
        contest = await contests.need(tx, contest_id)
        before = await rows.that_led_to(tx, contest_id)
        users = [seat.user_id for seat in await contests.seats(tx, contest_id) if seat.user_id is not None]
        league = await leagues.get(tx, contest.league_id)
    if by_user not in users:
        raise Refusal(Why.NOT_PARTICIPANT)
    if contest.status != "over":
        raise Refusal(Why.NOT_OVER)
    others = [user for user in users if user != by_user]
    if before is None or len(others) != 1:
        raise Refusal(Why.NO_REMATCH)
    if others[0] < 0:
        raise Refusal(Why.REMATCH_FORGOTTEN)
    offer = ChallengeOffer(
        game=contest.game,
        by_user=by_user,
        to_user=others[0],
        settings=before.settings,
        channel_id=channel_id,
        first_user=users[-1],
        rematch_of=contest_id,
    )
    return await offer_challenge(house, league, offer)


async def get_challenge(house: House, challenge_id: int) -> Challenge:
    """Return a challenge as it stands now. Raises `LookupError`."""
    async with house.db.read() as tx:
        return _now(await rows.need(tx, challenge_id), house.clock.now_ms())


async def list_challenges_of_person(house: House, user_id: int) -> list[Challenge]:
    """Return the challenges that wait, in any league, for somebody's answer or for the answer to them, oldest first."""
    now_ms = house.clock.now_ms()
    async with house.db.read() as tx:
        return [_now(row, now_ms) for row in await rows.of_person(tx, user_id, now_ms, now_ms - CLAIM_MS)]


async def claim_challenge(house: House, challenge_id: int, user_id: int) -> Challenge:
    """Claim a challenge for `user_id`; the contest is then made with `contests.create_contest`.

    Raises `Refusal`: `challenge_gone` (`status`), `challenge_own`, `not_for_you`.
    """
    async with house.db.write(keys.aside(keys.of_challenge(challenge_id))) as tx:
        found = _now(await rows.need(tx, challenge_id), house.clock.now_ms())
        is_his = (found.status, found.taken_by, found.contest_id) == ("taken", user_id, None)  # it came to nothing
        if found.status != "open" and not is_his:
            raise Refusal(Why.CHALLENGE_GONE, status=found.status)
        if found.by_user == user_id:
            raise Refusal(Why.CHALLENGE_OWN)
        _check_for(found, user_id)
        await rows.change(tx, found.id, status="taken", taken_by=user_id, taken_ms=house.clock.now_ms())
        return await rows.need(tx, found.id)


async def release_challenge(house: House, challenge_id: int, user_id: int) -> None:
    """Give a claim back that led to no contest; the challenge stands again."""
    async with house.db.write(keys.aside(keys.of_challenge(challenge_id))) as tx:
        found = await rows.need(tx, challenge_id)
        if (found.status, found.taken_by, found.contest_id) == ("taken", user_id, None):
            await rows.change(tx, found.id, status="open", taken_by=None, taken_ms=None)


async def reopen_challenges(house: House) -> None:
    """Let the challenges stand again whose claims led to nothing because the program died in between.

    Where another process may be about to fulfil them they lapse by themselves.
    """
    if house.db.server is not None:
        return
    async with house.db.write() as tx:
        await rows.reopen(tx)


async def fulfil_challenge(tx: Tx, house: House, challenge_id: int, contest: Contest) -> None:
    """Keep which contest a claimed challenge led to, and have that shown.

    Raises `Refusal(Why.CHALLENGE_GONE)` if it led to another.
    """
    found = await rows.need(tx, challenge_id)
    if found.status != "taken" or found.contest_id is not None:
        raise Refusal(Why.CHALLENGE_GONE, status=found.status)
    await rows.change(tx, challenge_id, contest_id=contest.id)
    await announce.show_challenge(tx, house, await rows.need(tx, challenge_id))


async def decline_challenge(house: House, challenge_id: int, user_id: int) -> Challenge:
    """Turn a challenge down that was made to `user_id`. Raises `Refusal` as `claim_challenge`."""
    async with house.db.write(keys.of_challenge(challenge_id)) as tx:
        found = await _standing(tx, house, challenge_id)
        if found.to_user != user_id:
            raise Refusal(Why.CHALLENGE_OWN if found.by_user == user_id else Why.NOT_FOR_YOU)
        return await _end(tx, house, found, "declined")


async def withdraw_challenge(house: House, challenge_id: int, user_id: int) -> Challenge:
    """Take one's own challenge back. Raises `Refusal`: `challenge_gone`, `not_for_you`."""
    async with house.db.write(keys.of_challenge(challenge_id)) as tx:
        found = await _standing(tx, house, challenge_id)
        if found.by_user != user_id:
            raise Refusal(Why.NOT_FOR_YOU)
        return await _end(tx, house, found, "withdrawn")


async def expire_challenges(house: House) -> int:
    """End the challenges that nobody took in time, and have that shown; return how many there were."""
    async with house.db.read() as tx:
        found = await rows.expired(tx, house.clock.now_ms(), MOST_EXPIRED)
    ended = 0
    for challenge_id in found:
        async with house.db.write(keys.aside(keys.of_challenge(challenge_id))) as tx:
            one = await rows.need(tx, challenge_id)
            if one.status == "open" and _now(one, house.clock.now_ms()).status == "expired":  # nobody else has done it
                await _end(tx, house, one, "expired")
                ended += 1
    return ended


async def _end(tx: Tx, house: House, found: Challenge, status: str) -> Challenge:
    await rows.change(tx, found.id, status=status, taken_by=None, taken_ms=None)
    over = await rows.need(tx, found.id)
    await announce.show_challenge(tx, house, over)
    return over


async def _open(tx: Tx, league_id: int, game: str, now_ms: int) -> list[Challenge]:
    return [_now(row, now_ms) for row in await rows.open_ones(tx, league_id, game, now_ms, now_ms - CLAIM_MS)]


async def _standing(tx: Tx, house: House, challenge_id: int) -> Challenge:
    found = _now(await rows.need(tx, challenge_id), house.clock.now_ms())
    if found.status != "open":
        raise Refusal(Why.CHALLENGE_GONE, status=found.status)
    return found


def _now(row: Challenge, now_ms: int) -> Challenge:
    """Return a challenge as it stands: expired when its time is over, open again when a claim led to nothing."""
    is_abandoned = row.taken_ms is not None and row.contest_id is None and row.taken_ms < now_ms - CLAIM_MS
    if row.status != "open" and not is_abandoned:
        return row
    status = "open" if now_ms < row.expires_ms else "expired"
    return msgspec.structs.replace(row, status=status, taken_by=None, taken_ms=None)


def _check_for(found: Challenge, user_id: int) -> None:
    if found.to_user not in {None, user_id}:
        raise Refusal(Why.NOT_FOR_YOU)
