"""What the form of a competition offers, and what it makes of it."""

from datetime import date

import pytest

from presenters.competition.creation import forecast_rounds, forecast_sizes
from presenters.competition.plan import FIELDS, FORMATS, NUMBERS, SEEDINGS, SUNDAY, WEEKLY, WORDS, CompetitionPlan
from presenters.errors import UserError
from presenters.texts import Texts
from referee.competition.dates import compute_round_ends
from referee.hand.times import DAY_MS, HOUR_MS
from rules.hosting import list_asked
from rules.registry import GAMES

NOON = 1_772_366_400_000  # Sunday 2026-03-01 12:00 UTC
PLAN = CompetitionPlan(name="Coupe", game="aspic")


def test_a_weekly_pace_closes_rounds_by_the_calendar_and_nothing_else():
    settings = PLAN.with_choice("hours", str(WEEKLY)).settings(5)
    assert (settings.weekly, settings.early_close, settings.off_week) == (SUNDAY, False, ("signup", "finished"))
    wednesday = PLAN.with_choice("hours", "0").with_choice("day", "2").with_choice("hour", "20").settings(5).weekly
    assert wednesday is not None and (wednesday.day, wednesday.hour) == (2, 20)
    daily = PLAN.with_choice("hours", "24").settings(5)
    assert (daily.weekly, daily.early_close, daily.off_week, daily.hours["running"]) == (None, True, (), 24)


def test_the_calendar_is_that_of_the_turns_days_without_play_included():
    weekly = PLAN.with_choice("hours", "0").with_choice("signup", "24").settings(5)
    signup_ms, ends = compute_round_ends(weekly, "UTC", [(date(2026, 3, 15), date(2026, 3, 15))], NOON, 2)
    assert signup_ms == NOON + DAY_MS
    assert ends == [NOON + 7 * DAY_MS + 6 * HOUR_MS, NOON + 15 * DAY_MS + 6 * HOUR_MS]
    daily = PLAN.with_choice("hours", "24").settings(5)
    assert compute_round_ends(daily, "UTC", [], NOON, 2) == (NOON + 3 * DAY_MS, [NOON + 4 * DAY_MS, NOON + 5 * DAY_MS])


@pytest.mark.parametrize("format_", FORMATS)
@pytest.mark.clause("CP-2-c", "CP-3-f")
def test_every_choice_is_a_config_that_the_rules_take(format_: str):
    for seeding in SEEDINGS:
        for window in NUMBERS["window"]:
            plan = PLAN.with_choice("format", format_).with_choice("seeding", seeding)
            assert forecast_rounds(plan.with_choice("window", str(window)).config(), 4)


def test_a_drawn_cup_is_drawn_once_and_a_seeded_one_not_at_all():
    cup = PLAN.with_choice("format", "cup")
    assert cup.config()["stages"] == [{"format": "knockout", "draw": "drawn"}]
    rated = cup.with_choice("seeding", "rating").config()
    assert rated["stages"] == [{"format": "knockout", "seeding": "rating"}]


def test_fewest_and_most_give_way_to_each_other_and_forged_choices_to_nothing():
    few = PLAN.with_choice("most", "8").with_choice("least", "12")
    assert (few.least, few.most) == (12, 12)
    assert few.with_choice("most", "6").least == 6
    assert (forecast_sizes(2, 128), forecast_sizes(2, 3), forecast_sizes(20, 24)) == ([4, 8, 16, 32], [3], [20, 24])
    for field, word in (("format", "coupe"), ("most", "1"), ("hours", "x"), ("seeding", "")):
        with pytest.raises(UserError):
            PLAN.with_choice(field, word)


def test_the_questions_of_every_game_have_their_words_and_fit_a_select():
    hostable = [game.hosted for game in GAMES.values() if game.hosted is not None]
    assert len(hostable) >= 4
    for language in ("fr", "en"):
        voice = Texts.load().voice(language)
        for question in (question for hosted in hostable for question in hosted.questions):
            assert len(question.picks) <= 25 and voice.t(question.label)
            assert all(0 < len(voice.t(pick.label)) <= 100 for pick in question.picks)
        for field in FIELDS:
            known = WORDS[field] if field in WORDS else NUMBERS[field]
            assert len(known) <= 25 and voice.t(f"cp-choose-{field}")


def test_what_is_picked_becomes_the_options_of_the_matches():
    aspic, kollaball = GAMES["aspic"].hosted, GAMES["kollaball"].hosted
    usual = {"clock_mode": "correspondence", "rounds_per_half": 10, "pieces": 6}
    assert PLAN.terms(aspic.questions, ()).options == usual
    live = PLAN.with_picks(aspic.questions, "pace", ("live-36",)).terms(aspic.questions, ())
    assert live.options == {**usual, "clock_mode": "live", "time_per_turn_s": 36}
    # Live the reserve alone decides: no deadline of a turn is asked for, said or played with.
    asked_live = [one.key for one in list_asked(aspic.questions, {"pace": ("live-36",)})]
    assert asked_live == ["pace", "rounds", "pieces"]
    late = PLAN.with_picks(aspic.questions, "deadline", ("24",))
    assert late.terms(aspic.questions, ()).options == {**usual, "turn_deadline_s": 86_400}
    assert late.with_picks(aspic.questions, "pace", ("live-36",)).terms(aspic.questions, ()).options == live.options
    teams = CompetitionPlan(name="Ligue", game="kollaball", turn=12)
    teams = teams.with_picks(kollaball.questions, "modules", ("tactics", "criticals"))
    terms = teams.terms(kollaball.questions, ("lineup", "orders"))
    assert terms.options == {"tactics": True, "criticals": True} and terms.hours == {"lineup": 12, "orders": 12}
    with pytest.raises(UserError):
        PLAN.with_picks(aspic.questions, "pace", ("éclair",))
