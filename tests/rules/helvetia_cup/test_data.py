"""The data of Appendices A to D: the page's own, and replaceable without touching a rule."""

import re
from pathlib import Path

import pytest

from rules.helvetia_cup.cards import CARDS, IMMEDIATE, cards_of_kind, load_cards
from rules.helvetia_cup.pitch import DATA_DIRECTORY, PITCH, load_pitch
from rules.helvetia_cup.state import Config, Stat
from rules.helvetia_cup.teams import DEFENSIVE, TEAMS, load_teams
from tests.rules.helvetia_cup.page import PAGE

BLOCKS = dict(re.findall(r"```toml\n(# data/helvetia_cup/(?:\S+\.toml)\n.*?)```()", PAGE.read_text("utf-8"), re.DOTALL))


def test_every_file_is_the_page_s_text():
    found = {block.partition("\n")[0].removeprefix("# data/helvetia_cup/"): block for block in BLOCKS}
    assert len(found) == 4
    for name, text in found.items():
        assert (DATA_DIRECTORY / name).read_text("utf-8") == text


@pytest.mark.clause("HC-1-c")
@pytest.mark.parametrize("team", TEAMS.values(), ids=lambda team: team.id)
def test_a_team_is_a_goalkeeper_six_players_and_two_captains(team):
    positions = [player.pos for player in team.player]
    assert (positions.count("G"), positions.count("P"), positions.count("C")) == (1, 6, 2)
    assert len(set(team.numbers)) == 9
    assert len(team.die) == 6
    for squad in ((*team.default_starters, *team.default_bench), team.family_starters):
        assert squad[0] == team.goalkeeper
        assert set(squad) <= set(team.numbers)
    assert sum(team.card(n).pos == "C" for n in (*team.default_starters, *team.default_bench)) == 1
    assert (len(team.default_starters), len(team.default_bench), len(team.family_starters)) == (5, 2, 5)


@pytest.mark.clause("HC-1-a")
def test_the_default_line_ups_use_37_markers():
    assert sum(team.card(n).boost for team in TEAMS.values() for n in team.default_starters) == 37


@pytest.mark.clause("HC-1-d", "HC-2.4-d", "HC-F-move-c")
def test_skills_and_what_exhaustion_leaves_of_them():
    stok_alp, berg = TEAMS["zyon"].card(5), TEAMS["basela"].card(3)
    known = {skill: stok_alp.skill(skill, family=False, exhausted=False) for skill in DEFENSIVE}
    assert known == {"steal": 12, "tackle": 9, "clear": 10, "press": 4}
    assert berg.skill("pass", family=False, exhausted=False) == 16
    assert [berg.skill(skill, family=False, exhausted=True) for skill in ("dribble", "pass", "press")] == [7, 8, 1]
    assert TEAMS["zyon"].card(11).skill("shot", family=True, exhausted=False) == 16
    assert TEAMS["basela"].card(6).skill("clear", family=True, exhausted=False) == 6
    for team in TEAMS.values():
        for player in team.player:
            for skill in ("steal", "tackle", "clear", "press", "dribble", "pass", "shot", "head"):
                figures = player.family
                fresh, tired = (
                    (figures.defence, figures.defence_tired) if skill in DEFENSIVE else (figures.off, figures.off_tired)
                )
                assert player.skill(skill, family=True, exhausted=False) == fresh
                assert player.skill(skill, family=True, exhausted=True) == tired == fresh // 2
                assert player.skill(skill, family=False, exhausted=True) == player.geek.of(skill) // 2


@pytest.mark.clause("HC-2.7-a")
@pytest.mark.parametrize("team", TEAMS)
def test_ten_cards_a_team(team):
    cards = CARDS[team]
    assert list(cards) == list(range(1, 11))
    assert (cards_of_kind(team, "power"), cards_of_kind(team, "legend")) == (tuple(range(1, 9)), (9, 10))
    for card in cards.values():
        assert (card.kind == "power") == (card.level in (1, 2, 3)) == (card.challenge is not None)
        assert card.challenge is None or card.challenge.stat in Stat.__args__
        assert card.is_immediate == isinstance(card.effect, IMMEDIATE)
    assert {type(card.effect) for cards in CARDS.values() for card in cards.values()} >= set(IMMEDIATE)


@pytest.mark.clause("HC-3.1-o")
def test_a_challenge_has_bounds():
    two_steals, no_foul = CARDS["zyon"][4].challenge, CARDS["basela"][5].challenge
    assert [two_steals.is_met(count) for count in (1, 2, 3)] == [False, True, True]
    assert [no_foul.is_met(count) for count in (0, 1)] == [True, False]


@pytest.mark.clause("HC-1-b")
def test_the_time_die():
    assert PITCH.data.clock.time_die == (6, 6, 9, 9, 9, 12)


def test_the_configuration_s_defaults_are_those_of_the_data_and_of_the_page():
    clock, config = PITCH.data.clock, Config()
    assert (clock.half, clock.extra, clock.family_red) == (
        config.half_minutes, config.extra_minutes, config.family_red_cells,
    )  # fmt: skip
    section = PAGE.read_text("utf-8").split("### 3.12 Configuration")[1].split("### 3.13")[0]
    keys = [key.strip("` ") for row in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for key in row.split(",")]
    assert sorted(keys) == sorted(Config.__struct_fields__)


def test_a_league_replaces_the_data_without_touching_a_rule(tmp_path: Path):
    (tmp_path / "teams").mkdir()
    zyon = (DATA_DIRECTORY / "teams" / "zyon.toml").read_text("utf-8")
    (tmp_path / "teams" / "kloten.toml").write_text(zyon.replace('id = "zyon"', 'id = "kloten"'), "utf-8")
    cards = (DATA_DIRECTORY / "cards.toml").read_text("utf-8")
    (tmp_path / "cards.toml").write_text(cards.replace('team = "zyon"', 'team = "kloten"'), "utf-8")
    pitch = (DATA_DIRECTORY / "pitch.toml").read_text("utf-8")
    (tmp_path / "pitch.toml").write_text(pitch.replace('kicker = "e7"', 'kicker = "e6"'), "utf-8")
    assert list(load_teams(tmp_path)) == ["kloten"]
    assert set(load_cards(tmp_path)) == {"kloten", "basela"}
    assert load_pitch(tmp_path).data.formation.kicker == "e6"
    named = [path for path in Path(DATA_DIRECTORY).parent.rglob("*.py") if re.search("zyon|basela", _code(path))]
    assert named == []


def _code(path: Path) -> str:
    """The source without its docstrings, which give examples."""
    return re.sub(r'""".*?"""', "", path.read_text("utf-8"), flags=re.DOTALL)
