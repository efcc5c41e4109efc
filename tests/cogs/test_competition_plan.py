"""The pace of a competition, as the form offers it."""

from presenters.competition.plan import SUNDAY, WEEKLY, Plan
from presenters.texts import Texts


def test_a_weekly_pace_closes_rounds_by_the_calendar_and_nothing_else():
    plan = Plan.read(Plan(0, hours=WEEKLY, name="Coupe").write())
    settings = plan.settings(5)
    assert (settings.weekly, settings.early_close, settings.off_week) == (SUNDAY, False, ("signup", "finished"))
    assert plan.longest(3) == 24 + 3 * 168
    daily = Plan(0, hours=24).settings(5)
    assert (daily.weekly, daily.early_close, daily.off_week, daily.hours["running"]) == (None, True, (), 24)


def test_every_pace_has_its_words():
    for language, weekly in (("fr", "chaque dimanche à 18 h"), ("en", "every Sunday at 18:00")):
        voice = Texts.load().voice(language)
        assert voice.t("cp-hours", hours=0, days=0).replace("\u00a0", " ") == weekly
        assert "14" in voice.t("cp-hours", hours=336, days=14)
