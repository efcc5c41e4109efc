"""Rewards of matches and competitions: promised by a referee, won by a result, in some games claimed in person.

A reward never changes a result: it follows what the result is, in the transaction in which that is known.
"""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from db import competitions, contests, keys, messages, turns
from db import rewards as rows
from db.engine import Tx
from db.rewards import Reward, RewardNote
from db.rows import Contest
from referee.hand.play import Play, take_latest_turn
from referee.house import House
from referee.model import Refusal, Why
from referee.outbox import announce
from rules.contract import SeatId
from rules.game import AnyGame

PLACES = (1, 2)  # a final is between two


class RewardStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How it stands with a reward: who has won it, who of their people has come, and when it was given."""

    reward: Reward
    winner: SeatId | None = None
    name: str = ""
    people: tuple[int, ...] = ()
    present: tuple[int, ...] = ()
    given_ms: int | None = None
    is_replaced: bool = False

    @property
    def awaited(self) -> tuple[int, ...]:
        """Who still has to come; whoever was forgotten since comes no more."""
        return tuple(one for one in self.people if one not in self.present and one > 0)

    @property
    def is_given(self) -> bool:
        """Whether it is the winner's: nobody has to come for it any more."""
        return self.winner is not None and not self.awaited


async def promise_reward(play: Play, by_user: int, *, place: int, text: str) -> RewardStanding:
    """Promise something to whoever takes a place; what was promised for it before, and not given yet, is replaced.

    Raises `Refusal(Why.NOT_POSSIBLE)` in a contest that nobody wins.
    """
    if place not in PLACES or (play.game.lines is None and play.game.score is None):
        raise Refusal(Why.NOT_POSSIBLE)
    season = _season(await _position(play))
    for one in await _standings(play.tx, play.contest, season):
        if one.reward.place == place and not one.is_given:
            await _note(play, one.reward, "replaced")
    reward = await rows.add(
        play.tx, contest_id=play.contest.id, season=season, place=place, text=text, by_user=by_user, at_ms=play.now_ms
    )
    await settle_rewards(play)
    return await _one(play.tx, reward)


async def settle_rewards(play: Play) -> None:
    """Have the rewards of a contest follow its result as it is now; nothing where none was promised."""
    if play.known is not None and not play.known.has_rewards:
        return
    if not await rows.of_contest(play.tx, play.contest.id):
        return
    position = await _position(play)
    placed = _placed(play.game, position)
    for one in await _standings(play.tx, play.contest, _season(position)):
        winner = placed.get(one.reward.place)
        if winner == one.winner:
            continue
        if one.winner is not None:
            await _note(play, one.reward, "lapsed", one.winner)
        if winner is not None:
            await _fall_due(play, one.reward, winner)


async def claim_reward(house: House, reward_id: int, user_id: int) -> RewardStanding:
    """Note that somebody has come for a reward; once all of the winner's people have, it is given.

    Coming twice is coming once. Raises `Refusal(Why.NO_REWARD)` for whoever has won nothing here.
    """
    async with house.db.write(keys.of_reward(reward_id)) as tx:
        reward = await rows.get(tx, reward_id)
        if reward is None:
            raise Refusal(Why.NO_REWARD)
        one = await _one(tx, reward)
        if user_id not in one.people or one.is_replaced:
            raise Refusal(Why.NO_REWARD)
        if user_id not in one.awaited:
            return one
        play = await take_latest_turn(tx, house, reward.contest_id)
        await _note(play, reward, "present", one.winner, user_id)
        if one.awaited == (user_id,):
            await _give(play, reward, one.winner)
        return await _one(tx, reward)


async def get_reward(house: House, reward_id: int) -> RewardStanding:
    """Return how it stands with a reward. Raises `Refusal(Why.NO_REWARD)` where there is none."""
    async with house.db.read() as tx:
        reward = await rows.get(tx, reward_id)
        if reward is None:
            raise Refusal(Why.NO_REWARD)
        return await _one(tx, reward)


async def list_rewards(house: House, contest_id: int) -> list[RewardStanding]:
    """Return the rewards of a contest that hold, of all its seasons, oldest first."""
    async with house.db.read() as tx:
        return await _standings(tx, await contests.need(tx, contest_id), None)


async def list_rewards_to_claim(house: House, league_id: int, user_id: int) -> list[RewardStanding]:
    """Return the rewards of a league for which somebody still has to come."""
    async with house.db.read() as tx:
        found = await rows.of_league(tx, league_id)
        notes = await rows.notes(tx, found)
        standing = (_standing(one, notes[one.id]) for one in found)
        return [one for one in standing if user_id in one.awaited and not one.is_replaced]


async def _fall_due(play: Play, reward: Reward, winner: SeatId) -> None:
    """Note whose a reward is; in a game in which winners come for it call them, else it is given."""
    people = await _people(play, winner) if await _is_claimed(play) else []
    for user_id in people or (None,):
        await _note(play, reward, "due", winner, user_id)
    if people:
        await announce.post(play, messages.RewardDue(reward_id=reward.id), to="thread")
    else:
        await _give(play, reward, winner)


async def _give(play: Play, reward: Reward, winner: SeatId | None) -> None:
    await _note(play, reward, "given", winner)
    for place in ("thread", "announce"):
        await announce.post(play, messages.RewardGiven(reward_id=reward.id), to=place)


async def _is_claimed(play: Play) -> bool:
    its = await competitions.get(play.tx, play.contest.id)
    game = play.game if its is None else play.house.games[its.game]
    return game.hosted is not None and game.hosted.reward_clause is not None


async def _people(play: Play, winner: SeatId) -> list[int]:
    """Return who has to come: the players of the winner's last match, or else who answers for them."""
    hosted = await competitions.hosted_in(play.tx, play.contest.id)
    last = next((one for one in reversed(hosted) if winner in {one.home_entrant, one.away_entrant}), None)
    contest_id, seat = play.contest.id, winner
    if last is not None:
        contest_id, seat = last.contest_id, last.home if last.home_entrant == winner else last.away
    players = [row.user_id for row in await contests.participants(play.tx, contest_id) if row.seat == seat]
    held = [row.user_id for row in await contests.seats(play.tx, play.contest.id) if row.seat == winner]
    found = players or [user_id for user_id in held if user_id is not None]
    return [user_id for user_id in dict.fromkeys(found) if user_id > 0]  # a pseudonym comes no more


async def _position(play: Play) -> msgspec.Struct:
    """Return how the contest stands now."""
    last = await turns.latest(play.tx, play.contest.id)
    if last is None:
        return play.state
    return play.game.decode(last.state if last.after is None else last.after)


def _placed(game: AnyGame, state: msgspec.Struct) -> Mapping[int, SeatId]:
    """Return who has each place, as far as that is decided."""
    if game.lines is not None:
        return game.lines.placed(state)
    score = None if game.score is None else game.score(state)
    if score is None or score.winner is None:
        return {}
    loser = next((seat for seat in score.goals if seat != score.winner), None)
    return {1: score.winner} if loser is None else {1: score.winner, 2: loser}


def _season(state: msgspec.Struct) -> int:
    return getattr(state, "season", 1)


async def _standings(tx: Tx, contest: Contest, season: int | None) -> list[RewardStanding]:
    found = [one for one in await rows.of_contest(tx, contest.id) if season in {None, one.season}]
    notes = await rows.notes(tx, found)
    names = {row.seat: row.name for row in await contests.seats(tx, contest.id)} if found else {}
    standing = _named((_standing(reward, notes[reward.id]) for reward in found), names)
    return [one for one in standing if not one.is_replaced]


async def _one(tx: Tx, reward: Reward) -> RewardStanding:
    names = {row.seat: row.name for row in await contests.seats(tx, reward.contest_id)}
    return _named([_standing(reward, (await rows.notes(tx, [reward]))[reward.id])], names)[0]


def _named(found: Iterable[RewardStanding], names: Mapping[SeatId, str]) -> list[RewardStanding]:
    return [msgspec.structs.replace(one, name=names.get(one.winner or SeatId(""), one.winner or "")) for one in found]


def _standing(reward: Reward, notes: Sequence[RewardNote]) -> RewardStanding:
    """Return what its notes make of a reward."""
    people: list[int] = []
    present: list[int] = []
    winner: SeatId | None = None
    given_ms: int | None = None
    for entry in notes:
        match entry.kind:
            case "due":
                winner = entry.seat
                people += [] if entry.user_id is None else [entry.user_id]
            case "present":
                present += [] if entry.user_id is None else [entry.user_id]
            case "given":
                given_ms = entry.at_ms
            case "lapsed":
                people, present, winner, given_ms = [], [], None, None
            case "replaced":
                return RewardStanding(reward=reward, is_replaced=True)
    return RewardStanding(reward=reward, winner=winner, people=tuple(people), present=tuple(present), given_ms=given_ms)


async def _note(
    play: Play, reward: Reward, kind: rows.NoteKind, seat: SeatId | None = None, user_id: int | None = None
) -> None:
    await rows.note(play.tx, reward_id=reward.id, kind=kind, seat=seat, user_id=user_id, at_ms=play.now_ms)
