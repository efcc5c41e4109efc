"""Sign-up goes on when too few have entered by its end: it is closed when enough have, or by a referee."""

from db import competitions as rows
from db import messages
from referee.competition.terms import KEY, hosting_terms_of
from referee.hand.held import Hand
from referee.hand.play import Play
from referee.outbox import announce
from referee.turns import deadlines, postponing
from referee.turns.live import live_state
from referee.turns.opening import length_ms

SIGNUP = "signup"


async def extend_sign_up(play: Play, hand: Hand) -> bool:
    """Return whether the turn that is due is a sign-up that goes on for as long again; have it do so."""
    if play.contest.game != KEY or play.turn.stage != SIGNUP or play.turn.status != "open":
        return False
    its, live = await rows.get(play.tx, play.contest.id), await live_state(play, hand)
    if its is None or live is None:
        return False
    count = len(getattr(live, "entrants", ()))
    if count >= hosting_terms_of(its).least:
        return False
    planned_ms = play.now_ms + length_ms(play.contest, SIGNUP)
    steps = await postponing.plan_delays(play.tx, play.contest.id, play.file.league, planned_ms)
    due_ms = await deadlines.move_deadline(
        play, play.turn, (steps[-1].to_ms if steps else planned_ms) - play.turn.due_ms
    )
    await announce.post(
        play, messages.SignupGoesOn(due_ms=due_ms, entered=count, least=hosting_terms_of(its).least), to="thread"
    )
    await announce.refresh_panels(play)
    return True
