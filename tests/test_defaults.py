"""What is set where nobody says anything stands in one table; the guides, the example and the menus say the same."""

import tomllib
from pathlib import Path

import pytest

from cogs.league.personal import HOURS
from config import Settings
from presenters.competition.plan import CompetitionPlan
from presenters.helvetia_cup.series.plan import SeriesPlan
from presenters.texts import BASE, LOCALES, Texts
from referee.clock import absence
from referee.hand.times import HOUR_MS, MINUTE_MS
from referee.league.settings import DEFAULT_HOURS, DEFAULTS
from referee.turns import calendar, leaves, postponing
from referee.turns.seasons import SeasonTerms
from rules.aspic.choices import HOUR_S, PIECES, ROUNDS
from rules.aspic.settings import CORRESPONDENCE_DEADLINE_S, CORRESPONDENCE_TIME_S
from rules.registry import GAMES

ROOT = Path(__file__).parents[1]
WORDS = {2: "deux", 14: "quatorze", 20: "vingt", 30: "une demi-heure"}
REMINDERS = DEFAULTS["reminder_hours"]
BEFORE = f"{' et '.join(f'{hours} h' for hours in REMINDERS)} avant"
LISTED = f"`{', '.join(map(str, REMINDERS))}`"

SAID = {
    "docs/guide-arbitre.md": (
        f"`rappels` ({LISTED})",
        f"`fuseau` ({DEFAULTS['zone']})",
        f"{WORDS[postponing.SHORTEST_MS // MINUTE_MS]} minutes au moins dans les",
        f"dans les {WORDS[DEFAULTS['outage_hours']]} dernières heures d'un tour",
        f"au moins {WORDS[postponing.NOTICE_MS // MINUTE_MS]} après le retour",
        f"{calendar.MOST_DAYS} jours de suite au plus",
    ),
    "docs/guide-capitaine.md": (
        f"Les rappels partent {BEFORE} la clôture",
        f"Un tour dure {DEFAULT_HOURS:.0f} h",
        f"au moins {leaves.NOTICE_MS // HOUR_MS} h avant son premier jour",
        f"({SeasonTerms().leave_days} d'ordinaire)",
        f"{WORDS[round(absence.ANSWER_MS / HOUR_MS)]} heures au plus",
    ),
    "docs/guide-matrix-hockey.md": (f"Des rappels partent {BEFORE}",),
    "docs/guide-aspic.md": (
        f"les pions ({PIECES[0]}), les tours par mi-temps ({ROUNDS[0]})",
        f"{CORRESPONDENCE_TIME_S // HOUR_S} h par tour de jeu en moyenne et {CORRESPONDENCE_DEADLINE_S // HOUR_S} h",
    ),
    "docs/exploitation.md": (f"garde les {WORDS[Settings.model_fields['backups_kept'].default]} dernières",),
}


@pytest.mark.parametrize("page", SAID)
def test_the_guides_say_what_is_set_anyway(page: str) -> None:
    text = " ".join((ROOT / page).read_text("utf-8").replace("**", "").split())
    assert [said for said in SAID[page] if said not in text] == []


def test_a_host_proposes_what_a_league_has_anyway() -> None:
    proposed = Settings(token="a.b.c").league_defaults
    assert {name: proposed.get(name, value) for name, value in DEFAULTS.items()} == DEFAULTS
    assert (proposed["quiet_from"], proposed["quiet_to"]) == (None, None)
    assert DEFAULTS["language"] == BASE


def test_the_example_gives_each_kind_of_turn_the_length_that_it_has_anyway() -> None:
    kinds = {name: kind for game in GAMES.values() for name, kind in game.stages.items() if kind.is_timed}
    usual = {name: DEFAULT_HOURS if kind.hours is None else kind.hours for name, kind in kinds.items()}
    plan = CompetitionPlan(name="", game="")
    usual |= {
        "signup": plan.signup,
        "running": plan.hours,
        "preparation": SeriesPlan(name="", format="cup").preparation,
    }
    example = tomllib.loads((ROOT / "config.example.toml").read_text("utf-8"))["stage_hours"]
    assert example.pop("playing") > plan.hours, "it ends with its last match"
    assert example == {name: given for name, given in usual.items() if name != "playing"}


def test_whoever_wants_can_be_reminded_as_leagues_do_anyway() -> None:
    assert set(REMINDERS) <= set(HOURS)


@pytest.mark.parametrize("locale", LOCALES)
def test_texts_show_reminders_as_they_are_anyway(locale: str) -> None:
    texts = Texts.load(strict=True)
    assert LISTED.strip("`") in texts.t(locale, "opt-rappels-about")
    assert LISTED in texts.t(locale, "settings-bad-reminders", most=1)
