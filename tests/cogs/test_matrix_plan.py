"""Options of a season as TOML, whether a plan can be played, and what its preview shows."""

import datetime as dt
import time

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.matrix_hockey.creation import replace_config, replace_matrices
from presenters.errors import UploadFaults
from presenters.escaping import text_length
from presenters.matrix_hockey.creation.checks import (
    calendar_faults,
    check_plan,
    matrix_rounds,
    planned_rounds,
    planned_weeks,
)
from presenters.matrix_hockey.creation.options import Options, WeeklyHour, read_config
from presenters.matrix_hockey.creation.plan import MODULES, SeasonPlan
from presenters.matrix_hockey.creation.preview import PlanView, faulty_upload_text, list_plan_pages, season_preview
from presenters.matrix_hockey.creation.teams import SeasonRoster, read_teams
from presenters.matrix_hockey.creation.writing import write_config
from presenters.post import Button, ButtonRow, Select
from presenters.texts import Texts
from referee.hand.times import local_to_utc_ms
from referee.model import League
from rules.dice import Dice
from rules.matrix_hockey import GAME
from rules.matrix_hockey.config import settings_of
from rules.matrix_hockey.season.setup import start_season
from tests.presenters.test_matrix_creation import CHEAP_S, codes

NOW_MS = 1_767_225_600_000  # 2026-01-01, 00:00 UTC, a Thursday
FULL = {"E": 12, "D2A": 12, "D2B": 12, "D3A": 12, "D3B": 12, "D3C": 12, "D3D": 12}
LEAGUE = League(
    id=1, guild_id=1, name="Ligue", zone="Europe/Paris", language="fr", announce_channel_id=1, signup_channel_id=1,
    referee_channel_id=1, referee_role_id=1, reminder_hours=(24, 2), quiet_from=None, quiet_to=None, early_close=True,
    turn_lines=False, stage_hours={}, fund=0, outage_hours=2,
)  # fmt: skip


def roster(sizes: dict[str, int], *, coached: bool = True, more: str = "") -> SeasonRoster:
    """Return teams `E 1`, `E 2`… with coaches from 100000000000000001 on."""
    lines, coach = [], 10**17
    for division, size in sizes.items():
        for number in range(1, size + 1):
            coach += 1
            lines.append(f"{division} {number},{division},{coach if coached else ''}")
    read = read_teams("\n".join(lines) + "\n" + more)
    assert isinstance(read, SeasonRoster), read
    return read


def plan(sizes: dict[str, int] | None = None, toml: str = "", **fields: object) -> SeasonPlan:
    made = SeasonPlan(name="Saison 1", roster=roster(sizes or {"E": 12}, more=str(fields.pop("more", ""))), **fields)
    read = replace_config(made, toml)
    assert isinstance(read, SeasonPlan), read
    return read


def shown(made: SeasonPlan, page: str = "resume", language: str = "fr") -> str:
    post = season_preview(PlanView(Texts.load(strict=True).voice(language), LEAGUE, 7, made, NOW_MS), page)
    texts = [block for block in post.blocks if isinstance(block, str)]
    assert sum(map(text_length, texts)) <= 4000
    assert all(1 <= len(block.options) <= 25 for block in post.blocks if isinstance(block, Select))
    return "\n".join(texts)


# TOML


@pytest.mark.parametrize("text", ["", "  \n", "# rien\n"])
def test_no_options_are_the_rulebooks(text):
    assert read_config(text) == Options()


def test_options_of_every_kind():
    read = read_config(
        """
        competitions = ["CH", "KDH"]
        promote = 3
        charter = "Jouer chaque semaine."
        weekly = { day = "Mercredi", hour = 21, minute = 30 }
        calendar = [{ CH = [1] }, { CH = [2, 3], KDH = [1] }]
        [CH]
        columns = "auto"
        bonus_goal = false
        ot_stock = { 0 = 4, X = 8 }
        tiebreaks = ["h2h_points", "wins"]
        matrix.offset = [0, 1, 1]
        [WG]
        qualification = [{ title = "WG" }, { level = 1, ranks = [1, 2] }]
        [gain.CH]
        win = 3
        """
    )
    assert isinstance(read, Options)
    assert read.weekly == WeeklyHour(day=2, hour=21, minute=30)
    assert read.calendar == ({"CH": (1,)}, {"CH": (2, 3), "KDH": (1,)})
    assert read.config["charter"] == "Jouer chaque semaine."
    settings = settings_of(read.config)
    assert (settings.promote, settings.CH.bonus_goal, settings.gain.CH["win"]) == (3, False, 3)
    assert settings.CH.ot_stock == {"0": 4, "X": 8}
    assert read_config(write_config(read)) == read


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        ("CH = [", [("toml", 1)]),
        ("a\nb", [("toml", 1)]),
        ("promote = 1\npromote = 2", [("toml-twice", 2)]),
        ("[CH]\ncolumns = 11\n[CH]\nx_ot_max = 2", [("toml-twice", 3)]),
        ("x = " + "9" * 5000, [("toml", 1)]),
        ("x = " + "[" * 5000, [("toml", 1)]),
        ("promotte = 1", [("key-unknown", 0)]),
        ("CH.column = 1", [("key-unknown", 0)]),
        ("[KDH]\nsuper_saves = true\nbonus_goal = true", [("key-unknown", 0)] * 2),
        ("CH = 1", [("table", 0)]),
        ("CH.matrix = []", [("table", 0)]),
        ("promote = -1", [("value", 0)]),
        ("promote = 1.5", [("value", 0)]),
        ("promote = true", [("value", 0)]),
        ("promote = 2026-01-01", [("value", 0)]),
        ("promote = nan", [("value", 0)]),
        ("CH.bonus_goal = 1", [("value", 0)]),
        ("KDH.scope = 'pool'", [("value", 0)]),
        ("WG.pools = 9", [("value", 0)]),
        ("CH.columns = 'all'", [("value", 0)]),
        ("CH.columns = 0", [("value", 0)]),
        ("CH.ot_stock = { 7 = 1 }", [("value", 0)]),
        ("WG.ot_stock = { X = -1 }", [("value", 0)]),
        ("KDH.so_stock = { 6 = 1 }", [("value", 0)]),
        ("KDH.ot_stock = { 4 = 9 }", [("value", 0)]),
        ("CH.tiebreaks = ['luck']", [("value", 0)]),
        ("CH.tiebreaks = ['wins', 'wins']", [("value", 0)]),
        ("competitions = ['CH', 'CH']", [("value", 0)]),
        ("onr.ladder = ['KDH']", [("value", 0)]),
        ("CH.points = { victory = 3 }", [("value", 0)]),
        ("gain.KDH = { win = 'x' }", [("value", 0)]),
        ("CH.matrix.max = 100", [("value", 0)]),
        ("CH.matrix.offset = [200]", [("value", 0)]),
        ("CH.matrix.offset = 'none'", [("value", 0)]),
        ("WG.qualification = [{ rank = 1 }]", [("value", 0)]),
        ("CH.matrix = { min = 5, max = 4 }", [("min-max", 0)]),
        ("KDH.matrix.min = 9", [("min-max", 0)]),
        ("competitions = ['KDH']", [("no-championship", 0)]),
        ("extra_goals_priority = ['CH', 'WG']", [("priority", 0)]),
        ("weekly = 3", [("weekly", 0)]),
        ("weekly.day = 'bidi'", [("weekly", 0)]),
        ("weekly.day = 7", [("weekly", 0)]),
        ("weekly.day = true", [("weekly", 0)]),
        ("weekly.hour = 24", [("weekly", 0)]),
        ("weekly.minute = 60", [("weekly", 0)]),
        ("weekly.opens = 'lundi'", [("weekly", 0)]),
        ("charter = 3", [("charter", 0)]),
        ("charter = ' '", [("charter", 0)]),
        (f"charter = '{'x' * 1501}'", [("charter", 0)]),
        ("calendar = []", [("calendar", 0)]),
        ("calendar = [{ CH = 1 }]", [("calendar", 0)]),
        ("calendar = [{ XX = [1] }]", [("calendar", 0)]),
        ("calendar = [{ CH = [0] }]", [("calendar", 0)]),
        ("calendar = [{ CH = [99] }]", [("calendar", 0)]),
        ("calendar = [" + "{}," * 61 + "]", [("calendar", 0)]),
        ("CH.bonus_goal = 'ou\u202ei'", [("hidden", 1)]),
    ],
)
def test_every_fault_of_the_options(text, faults):
    start = time.thread_time()
    assert codes(read_config(text)) == faults
    assert time.thread_time() - start < CHEAP_S


def test_every_wrong_value_is_told_with_what_is_expected():
    read = read_config("promote = -1\nCH.bonus_goal = 1\nWG.pools = 9\nKDH.scope = 'x'\nCH.foo = 1\nCH.tiebreakers = 1")
    assert isinstance(read, UploadFaults)
    text = "\n".join(
        block for block in faulty_upload_text(Texts.load(strict=True).voice("fr"), read, file="config").blocks
    )
    assert "un nombre entier, 0 au moins" in text
    assert "un nombre entier, 2-4" in text
    assert "`true` ou `false`" in text
    assert "une de ces valeurs\u202f: round, match" in text
    assert "Vouliez-vous dire CH.tiebreaks" in text
    assert "Rien n'a été créé" in text


@given(st.text(max_size=200))
def test_any_text_is_options_or_faults(text):
    read = read_config(text)
    assert isinstance(read, Options) or codes(read)


# Plans


def test_a_plan_survives_being_kept():
    made = plan(toml="CH.columns = 12\nCH.ot_stock = { 0 = 6, X = 6 }\ncharter = 'é'", more="Neo,attente")
    made = replace_matrices(made, "[KDH]\n" + "1 2 3 4\n" * 4)
    assert isinstance(made, SeasonPlan)
    assert SeasonPlan.read(msgspec.json.decode(msgspec.json.encode(made.data()))) == made
    assert check_plan(made) is None


@pytest.mark.clause("MH-3.1.1-a", "MH-4-a")
def test_the_full_league_is_accepted_as_it_stands():
    made = plan(FULL)
    assert check_plan(made) is None
    assert planned_rounds(made) == {"CH": 11, "WG": 8, "KDH": 7}
    assert len(planned_weeks(made)) == 10


@pytest.mark.parametrize("sizes", [{"E": 2}, {"E": 3}, {"E": 5, "D2A": 4}, {"E": 2, "D3A": 2}, {"A": 4, "B": 4}])
def test_fewer_teams_and_divisions_are_legal(sizes):
    made = plan(sizes)
    assert check_plan(made) is None
    state = GAME.new(made.setup(), Dice(bytes(32)))
    started = start_season(state, Dice(bytes(32))).state
    assert len(started.calendar) == len(planned_weeks(made))
    assert buttons(made)[0].label == "Créer la saison"


def buttons(made: SeasonPlan) -> tuple[Button, ...]:
    post = season_preview(PlanView(Texts.load(strict=True).voice("fr"), LEAGUE, 7, made, NOW_MS))
    (row,) = [block for block in post.blocks if isinstance(block, ButtonRow)]
    return row.buttons


@pytest.mark.clause("MH-3.1.2-c", "MH-2.1.1-i")
@pytest.mark.parametrize(
    ("sizes", "toml", "faults"),
    [
        ({"E": 14}, "", ["stock"]),
        ({"E": 12}, "CH.ot_stock = { X = 10 }\nKDH.so_stock = { X = 3 }", ["stock", "stock"]),
        ({"E": 12}, "CH.columns = 10\nWG.columns = 27", ["columns-number", "columns-number"]),
        ({"E": 12}, "calendar = [{ CH = [1, 2] }]", ["calendar-missing"] * 3),
        ({"E": 2}, "calendar = [{ CH = [1], KDH = [1] }, { CH = [1, 2], WG = [1] }]", ["calendar-twice"]
         + ["calendar-unknown"] * 2),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_told_and_cannot_be_created(sizes, toml, faults):
    made = plan(sizes, toml)
    found = check_plan(made)
    assert [code for code, _ in codes(found)] == faults
    assert buttons(made)[0].disabled
    for page in list_plan_pages(made):
        assert "empêche" in shown(made, page)


@pytest.mark.clause("MH-4-a")
def test_a_round_that_is_drawn_from_another_comes_later():
    rounds = {"CH": 2, "WG": 4, "KDH": 2}
    weeks = ({"CH": (2,), "WG": (1, 2), "KDH": (1, 2)}, {"CH": (1,), "WG": (3,)}, {"WG": (4,)})
    found = calendar_faults(weeks, rounds, 2)
    assert [(one.code, one.details["comp"], one.details["round"]) for one in found] == [
        ("calendar-order", "CH", 2),
        ("calendar-order", "KDH", 2),
    ]


@pytest.mark.clause("MH-2.1.1-j", "MH-2.1.1-k")
def test_matrices_are_of_the_seasons_rounds():
    made = plan({"E": 4, "D2A": 3})
    assert matrix_rounds(made) == {"CH": 3, "KDH": 3, "CH:E": 3, "CH:D2A": 3}
    assert codes(replace_matrices(made, "[WG]\n1")) == [("matrix-unknown", 1)]
    given = replace_matrices(made, "1 2 3\n" * 3 + "[CH:D2A]\n" + "4 5 6 7\n" * 3)
    assert isinstance(given, SeasonPlan)
    started = start_season(GAME.new(given.setup(), Dice(bytes(32))), Dice(bytes(32))).state
    assert started.matrices["CH"] == {1: (1, 2, 3), 2: (1, 2, 3), 3: (1, 2, 3)}
    assert started.matrices["CH:D2A"][3] == (4, 5, 6, 7)
    assert " 4  5  6  7" in shown(given, "matrices")
    assert replace_matrices(given, "  ") == made


def test_matrices_that_no_longer_fit_are_told():
    given = replace_matrices(plan({"E": 4}), "[KDH]\n1 2\n3 4")
    assert isinstance(given, SeasonPlan)
    smaller = given.with_modules(given.chosen - {"KDH"})
    assert codes(check_plan(smaller)) == [("matrix-unknown", 0)]
    larger = msgspec.structs.replace(given, roster=roster({"E": 6}))
    assert codes(check_plan(larger)) == [("matrix-size", 0)]


def test_modules_change_the_config_and_nothing_is_kept_that_is_as_in_the_rulebook():
    made = plan()
    assert made.chosen == set(MODULES) - {"per-division"}
    for name in MODULES:
        other = made.with_modules(made.chosen ^ {name})
        assert other.chosen == made.chosen ^ {name}
        assert other.with_modules(made.chosen) == made
    assert made.with_modules([]).config["competitions"] == ["CH"]


@pytest.mark.clause("MH-4-a")
def test_weeks_close_at_the_leagues_day_and_hour_also_when_the_clocks_change():
    made = plan(toml="weekly = { day = 'dimanche', hour = 2, minute = 30 }", start_s=1_773_000_000)
    due = made.deadlines(4, "Europe/Paris", NOW_MS)
    days = [(15, 3), (22, 3), (29, 3), (5, 4)]
    assert due == [local_to_utc_ms(dt.date(2026, month, day), dt.time(2, 30), "Europe/Paris") for day, month in days]


def test_a_team_without_a_coach_is_a_dummy():
    made = SeasonPlan(name="x", roster=roster({"E": 2}, coached=False, more="Neo,attente"))
    state = GAME.new(made.setup(), Dice(bytes(32)))
    assert {team.status for team in state.teams.values()} == {"dummy"}
    assert [(one.id, one.name) for one in state.waiting_list] == [("attente-1", "Neo")]


# The preview


def test_the_preview_of_the_full_league_shows_everything_page_by_page():
    made = plan(
        FULL, "promote = 3\ncharter = 'Jouer **chaque** semaine.'", more=f"Neo,attente,{5 * 10**17}\nAda,attente"
    )
    assert list_plan_pages(made) == ("resume", *FULL, "attente", "calendrier", "options")
    text = shown(made)
    assert "**84 équipes**" in text
    assert "10 semaines" in text
    assert "Matrices tirées au sort\u202f: CH, WG, KDH" in text
    for division in FULL:
        page = shown(made, division)
        assert all(f"{division} {number}" in page for number in range(1, 13))
        assert page.count("<@1") == 12
    assert f"1. Neo · <@{5 * 10**17}>" in shown(made, "attente")
    assert "2. Ada · hors Discord" in shown(made, "attente")
    assert "Semaine 10 · CH10 CH11 KDH7" in shown(made, "calendrier")
    assert "promote = 3" in shown(made, "options")
    assert "\\*\\*chaque\\*\\*" in shown(made, "options")
    assert "no such" not in shown(made, "nulle part")
    assert "84 teams" in shown(made, language="en")


def test_a_long_page_is_cut_at_whole_lines():
    made = plan({"E": 2}, more="\n".join(f"{'É' * 28} {number},attente,{6 * 10**17 + number}" for number in range(150)))
    assert "lignes de plus" in shown(made, "attente")
