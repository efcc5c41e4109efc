"""What is to be said, written into the outbox in the same transaction as what happened; `sender` sends it.

So are cards, of a team where a league's players sign up, of a challenge where it was made: each is one message, which
always shows what it is about as it is when its row goes out.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TypedDict

import msgspec

from db import contests, messages, outages, outbox, people, records, teams
from db.engine import Tx
from db.messages import Destination, Message, kind_of
from db.rows import Person
from referee.acts import LOOKS
from referee.hand.answering import list_holders_of
from referee.hand.play import Play
from referee.hand.times import MINUTE_MS
from referee.house import House
from referee.model import Challenge, Contest, Seat
from rules.contract import SeatId


async def refresh_cards(tx: Tx, house: House, league_id: int, *team_ids: int) -> None:
    """Have the cards of teams of a league brought up to date; changes that nobody has begun to show are one change."""
    if not team_ids:
        return
    waiting = await outbox.untried_cards(tx, league_id)
    async with outbox.together(tx):
        for team_id in team_ids:
            if str(team_id) in waiting:
                continue
            envelope = outbox.Envelope(
                league_id=league_id,
                destination="signup",
                now_ms=house.clock.now_ms(),
                nonce=outbox.new_nonce(house.random_bytes),
            )
            await outbox.add(tx, messages.TeamCard(team=team_id), envelope)


async def refresh_cards_in_contest(tx: Tx, house: House, contest: Contest, seats: Iterable[Seat]) -> None:
    """Do so for the teams that play a contest, which begins, ends or goes on: their seats bear their names."""
    names = {seat.name for seat in seats} - {""}
    playing = await teams.among(tx, contest.league_id, contest.game, names)
    await refresh_cards(tx, house, contest.league_id, *(team.id for team in playing))


def card_lane_of(challenge_id: int) -> str:
    """Return the lane of a challenge's card."""
    return messages.lane_of("challenge", challenge_id)


async def show_challenge(tx: Tx, house: House, one: Challenge) -> None:
    """Have the card of a challenge brought up to date, with the thread of the contest that it has led to."""
    if one.channel_id is None or (one.contest_id is None and await outbox.is_untried(tx, card_lane_of(one.id))):
        return
    envelope = outbox.Envelope(
        league_id=one.league_id,
        contest_id=one.contest_id,
        destination="challenge",
        now_ms=house.clock.now_ms(),
        nonce=outbox.new_nonce(house.random_bytes),
    )
    await outbox.add(tx, messages.ChallengeCard(challenge=one.id), envelope)


BRIEF_AFTER_MS = 10_000  # private letters to all come after the public posts, one after the other
BRIEF_PACE_MS = 1_500
LATE_MS = 15 * MINUTE_MS
ToEach = messages.Private | messages.OrderDiscarded | messages.OrderStands


class Earlier(TypedDict, total=False):
    """What makes a message findable that an earlier close of the same turn may have sent."""

    nonce: str
    first_try_ms: int | None


async def post(
    play: Play, message: Message, *, to: Destination, nonce: str | None = None, first_try_ms: int | None = None
) -> None:
    """Announce something about a turn in a public place, or to the league's referees."""
    await outbox.add(
        play.tx,
        message,
        outbox.Envelope(
            league_id=play.contest.league_id,
            contest_id=play.contest.id,
            turn_id=play.turn.id,
            destination=to,
            now_ms=play.now_ms,
            nonce=nonce or outbox.new_nonce(play.house.random_bytes),
            first_try_ms=first_try_ms,
        ),
    )


async def post_bulletins(play: Play, names: Sequence[str], entropy: bytes | None = None) -> None:
    """Have a closed turn told in its posts, in order; `entropy` stands for the orders that it was closed with."""
    for name in names:
        await post_at_close(play, entropy, messages.TurnClosed(part=name), to="thread", part=name)


async def post_at_close(
    play: Play, entropy: bytes | None, message: Message, *, to: Destination, part: str = ""
) -> None:
    """Have something told about a close; with the same orders (`entropy`) it is the same post in every database."""
    await post(play, message, to=to, **await _earlier(play, entropy, f"{kind_of(type(message))}/{part}"))


async def _earlier(play: Play, entropy: bytes | None, part: str) -> Earlier:
    """Return how to find a part of what a close says, if a bot on another copy of this database has said it.

    A turn closed long after its time, or after we were away or a copy was put back, may have been told already: its
    messages are looked for before they are sent.
    """
    if entropy is None:
        return {}
    nonce = outbox.nonce_of(play.turn.id, play.turn.seed, entropy, part)
    is_late = play.now_ms - play.turn.due_ms > LATE_MS or await _was_away(play)
    return {"nonce": nonce, "first_try_ms": play.turn.opened_ms if is_late else None}


async def _was_away(play: Play) -> bool:
    if play.known is not None:
        return play.known.was_away
    return await outages.any_since(play.tx, play.turn.opened_ms)


async def post_honours(
    play: Play, known: Mapping[str, SeatId], after: msgspec.Struct, entropy: bytes | None = None
) -> None:
    """Have the titles that are won in `after`, and are not `known` or are known as another's, told to the league."""
    for title, seat in play.game.honours(after).items():
        if known.get(title) != seat:
            told = messages.Honour(title=title, seat=seat)
            await post_at_close(play, entropy, told, to="announce", part=title)


async def tell_looks(play: Play) -> None:
    """Tell everybody, now that a turn is over, what its referees saw of it before (design 4, secrets)."""
    if play.known is None:
        looks = tuple(act.id for act in await records.acts_on(play.tx, play.turn) if act.op in LOOKS)
    else:
        looks = play.known.looks
    for act_id in looks:
        await post(play, messages.Arbitration(arbitration_id=act_id), to="thread")


async def refresh_panels(play: Play, state: msgspec.Struct | None = None, seat: SeatId | None = None) -> None:
    """Have the panels brought up to date, those that a game shows in `state`; with `seat` those that tell of it.

    Changes that nobody has begun to show are one change.
    """
    names = play.game.panels(play.state if state is None else state, seat)
    if seat is None:  # one that is shown no more, such as that of a cup not played this season, has to say so
        shown = await contests.panels(play.tx, play.contest.id) if play.known is None else play.known.shown
        names = (*names, *(name for name in shown if name not in names))
    if play.known is None:
        waiting = await outbox.untried_panels(play.tx, play.contest.id)
    else:
        waiting = play.known.waiting | outbox.gathered_panels(play.tx, play.contest.id)
    for name in names:
        if name not in waiting:
            await post(play, messages.Panel(name=name), to="panel")
    if seat is None and play.file.league.events:  # what one seat does changes nothing in a calendar
        await post(play, messages.Day(), to="announce")


async def tell_person(
    play: Play, to: int | Person, message: Message, *, can_wait: bool = False, earlier: Earlier | None = None
) -> bool:
    """Write to a person whom DMs reach; return whether they do. `to` is their id, or they as read in this transaction.

    The bot opens no DM: what `can_wait` is kept for anybody else until they open them, the rest is left out.
    """
    user_id = to if isinstance(to, int) else to.user_id
    if user_id < 0:  # forgotten since: there is nobody to tell
        return False
    person = await people.get(play.tx, to) if isinstance(to, int) else to
    is_reached = person is not None and person.dm_channel_id is not None
    if is_reached or can_wait:
        known = earlier or {"nonce": outbox.new_nonce(play.house.random_bytes)}
        await outbox.add(
            play.tx,
            message,
            outbox.Envelope(
                league_id=play.contest.league_id,
                contest_id=play.contest.id,
                turn_id=play.turn.id,
                destination="user",
                user_id=user_id,
                now_ms=play.now_ms,
                status="pending" if is_reached else "parked",
                fault=None if is_reached else outbox.NO_DM,
                **known,
            ),
        )
    return is_reached


async def tell_seats(
    play: Play, audience: Collection[SeatId], said: type[ToEach], *, entropy: bytes | None = None
) -> None:
    """Write to those who answer for the seats of `audience`; it waits for them until DMs reach them.

    With `entropy` it is part of what a close says, as in `post_at_close`.
    """
    if not audience:
        return
    for one in await list_holders_of(play.tx, play.contest.id, audience):
        earlier = await _earlier(play, entropy, f"{kind_of(said)}/{one.seat}/{one.user_id}")
        await tell_person(play, one.user_id, said(seat=one.seat), can_wait=True, earlier=earlier)


async def welcome_holders(play: Play, given: Sequence[Seat]) -> None:
    """Tell those who have just been given a seat, by DM or, where these do not reach them, by name in the thread."""
    for seat in given:
        if seat.user_id is None:
            continue
        told = messages.SeatGiven(seat=seat.seat)
        if not await tell_person(play, seat.user_id, told):
            await post(play, told, to="thread")


async def brief_seats(play: Play) -> None:
    """Tell the seats that the game briefs how they stand in a turn just opened, at a gentle pace.

    Only people whom DMs reach already are written to, and not those who want no reminders.
    """
    seats = set(play.game.briefed(play.state))
    if not seats:
        return
    held = await list_holders_of(play.tx, play.contest.id, seats)
    persons = await people.among(play.tx, [row.user_id for row in held])
    at_ms = play.now_ms + BRIEF_AFTER_MS
    for row in held:
        person = persons.get(row.user_id)
        if person is None or person.dm_channel_id is None or not person.wants_reminders:
            continue
        await outbox.add(
            play.tx,
            messages.Brief(seat=row.seat),
            outbox.Envelope(
                league_id=play.contest.league_id,
                contest_id=play.contest.id,
                turn_id=play.turn.id,
                destination="user",
                user_id=row.user_id,
                now_ms=at_ms,
                nonce=outbox.new_nonce(play.house.random_bytes),
            ),
        )
        at_ms += BRIEF_PACE_MS
