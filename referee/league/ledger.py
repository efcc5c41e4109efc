"""What a contest leaves behind for the next one of the same teams: written into their data when it ends."""

from db import teams as rows
from db import turns
from referee.hand.play import Play
from referee.league.teams import keep_team_version
from rules.abilities import ledger_keeper


async def write_ledger(play: Play) -> None:
    """Write down what a contest that is over leaves its teams with, in the transaction that ends it.

    One that ends again after a referee went back replaces what its first end left, unless that has been changed since.
    """
    game, tx, contest = play.game, play.tx, play.contest
    keeper = ledger_keeper(game)
    if keeper is None:
        return
    last = await turns.latest_closed(tx, contest.id)
    if last is None or last.after is None:
        return
    state = game.decode(last.after)
    way = (*await turns.closed_before(tx, last), last)
    events = tuple(event for turn in way for event in game.decode_events(turn.events or b"[]"))
    for seat in play.file.seats:
        team = await rows.named(tx, contest.league_id, contest.game, seat.name) if seat.name else None
        if team is None:
            continue
        known = await rows.versions(tx, team.id)
        its = [place for place, version in enumerate(known) if version.contest_id == contest.id]
        if its and its[-1] != len(known) - 1:
            continue
        before = known[its[0] - 1].data if its and its[0] else team.data
        data = keeper.ledger(contest.setup, state, events, seat.seat, before)
        if data != team.data:
            await keep_team_version(tx, play.house, team, data, contest.id)
