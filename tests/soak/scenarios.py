"""What happens in a league: each scenario is an eve, and the steps that people then take. The clock does the rest."""

from functools import partial

from referee.desk import appeals, arbitration
from referee.model import WeeklyHour
from referee.orders import looks
from rules.wishes import HandOver
from tests.referee.world import CAMILLE, OLGA
from tests.soak.absences import accepted, asked_in, extended, missed, prepared, standing_in, with_extensions
from tests.soak.hosting import given_up, hosting
from tests.soak.nth import Scenario
from tests.soak.seasons import FIRST_COACH
from tests.soak.steps import (
    HEIR,
    POST,
    act,
    all_parked,
    challenge_made,
    challenge_shown,
    challenge_withdrawn,
    challenged,
    confirmed,
    created,
    dms_opened,
    drafted,
    draw_agreed,
    draw_offered,
    flag_fallen,
    forgotten,
    fulfilled,
    half,
    language_chosen,
    letter_waits,
    match,
    moved,
    nothing,
    opened_anew,
    outage,
    over,
    overdue,
    paused,
    placing,
    proposed,
    reminding,
    reported,
    republished,
    resigned,
    rules_changed,
    ruling_open,
    season_made,
    season_open,
    set_up,
    signed_up,
    submitted,
    taken,
    team_shown,
    third_turn,
    thread_lost,
    unannounced,
    unopened,
    week,
    week_drafted,
    went_back,
    withdrawn,
    woke,
)

TOLD: dict[str, Scenario] = {
    "a match is announced": Scenario(unannounced, is_told=True),
    "a match without a thread is announced": Scenario(partial(unannounced, has_thread=False), is_told=True),
    "a match gets its thread, its channel being back": Scenario(unopened, [republished], is_told=True),
    "a thread is opened anew": Scenario(thread_lost, [opened_anew], is_told=True),
    "the last order comes": Scenario(half, [drafted("right", OLGA, "2"), confirmed(OLGA)], is_told=True),
    "the last order ends the match": Scenario(partial(half, goal=1), [submitted], is_told=True),
    "the game fails": Scenario(partial(half, text="BOOM 1"), [submitted], is_told=True),
    "an order is missing": Scenario(overdue, is_told=True),
    "others stand in": Scenario(standing_in, is_told=True),
    "a reminder is due": Scenario(reminding, is_told=True),
    "a close is moved": Scenario(outage, [woke], is_told=True),
    "a week is closed, a cup won": Scenario(week, is_told=True),
    "a move of Aspic": Scenario(partial(placing, **POST), [moved], is_told=True),
    "a flag has fallen": Scenario(flag_fallen, is_told=True),
    "a letter is let go": Scenario(letter_waits, [dms_opened], is_told=True),
    "a team is founded": Scenario(nothing, [signed_up(CAMILLE)], is_told=True),
    "somebody joins a team": Scenario(team_shown, [signed_up(OLGA)], is_told=True),
    "a challenge is made": Scenario(nothing, [challenge_made], is_told=True),
    "a challenge is withdrawn": Scenario(challenge_shown, [challenge_withdrawn], is_told=True),
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
    "a captain prepares his absence": Scenario(half, [prepared, asked_in, accepted]),
    "a captain takes an extension": Scenario(with_extensions, [extended]),
    "a draw is agreed": Scenario(draw_offered, [draw_agreed]),
    "somebody resigns": Scenario(partial(placing, clock_mode="none"), [resigned]),
    "a hosted match ends": Scenario(hosting, [given_up]),
    "a person is forgotten": Scenario(over, [forgotten]),
    "the rules change": Scenario(partial(half, text="5"), [rules_changed]),
    "settings change": Scenario(half, [set_up, language_chosen]),
    "the referee goes back": Scenario(third_turn, [proposed(), went_back]),
    "the referee corrects an order": Scenario(third_turn, [proposed(seat="left", text="0"), went_back]),
    "the referee forces a past die": Scenario(third_turn, [proposed(label="die/left", value=6), went_back]),
    "the referee excuses": Scenario(missed, [act(appeals.excuse, missed=appeals.MissedOrder(1, "right"))]),
    "the referee extends": Scenario(half, [act(arbitration.extend_turn, minutes=60)]),
    "the referee annuls": Scenario(half, [act(arbitration.annul_turn)]),
    "the referee closes": Scenario(half, [act(arbitration.close_now, confirmed=True)]),
    "the referee orders": Scenario(half, [act(arbitration.enter_order, seat="right", text="2")]),
    "the referee corrects the score": Scenario(
        half, [act(arbitration.correct_position, op="set_score", fields={"seat": "left", "value": 2})]
    ),
    "the referee excludes": Scenario(half, [act(arbitration.correct_position, op="exclude", fields={"player": "l2"})]),
    "the referee replaces a captain": Scenario(half, [act(arbitration.replace_captain, player="l2")]),
    "the referee forces a die": Scenario(half, [act(arbitration.force_die, label="die/left", value=6)]),
    "the referee pauses": Scenario(half, [act(arbitration.pause)]),
    "the referee resumes": Scenario(paused, [act(arbitration.resume)]),
    "the referee looks": Scenario(half, [act(looks.look_at_orders)]),
    "the referee rehearses": Scenario(half, [act(looks.rehearse_turn)]),
    "the referee rules": Scenario(ruling_open, [act(arbitration.give_ruling, upheld=True)]),
    "the referee gives a team away": Scenario(
        season_open, [act(arbitration.hand_seat_over, wish=HandOver("E-01", "Nadia", str(HEIR)))]
    ),
    "the referee moves the calendar": Scenario(
        season_open, [act(arbitration.set_weekly, weekly=WeeklyHour(day=2, hour=19, minute=30))]
    ),
}

SCENARIOS = TOLD | ASKED
