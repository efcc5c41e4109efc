"""The league around the matches, told by its adjudicator cases: results, tables, the draft, the trophy, edits."""

from collections.abc import Mapping

import msgspec
import pytest

from rules.adjudicator import adjudicate
from rules.double_echec.roster import RosterPlayer
from tests.rules.double_echec.leagues import FOUR, Json, case, league, run, team

SALARY_BOUNDS = [
    9_999, 10_000, 38_000, 38_001, 99_999, 100_000, 138_000, 138_001, 138_999, 139_000, 176_000, 176_001,
]  # fmt: skip
TERMS = [
    "wins", "otl", "playoff_wins", "beers", "rookies", "cheap", "modest", "abilities", "picks1", "picks2", "picks3",
    "payroll", "free_agents", "high", "higher", "top",
]  # fmt: skip


def events(state: Json, text: str, **forced: int) -> list[Json]:
    result = run(state, text, forced)
    assert result["errors"] == []
    return result["events"]


def refused(state: Json, text: str) -> list[tuple[str, int]]:
    return [(error["code"], error["at"]) for error in run(state, text)["errors"]]


@pytest.mark.clause("DE-7-a", "DE-7-b", "DE-7-c", "DE-B.league-a", "DE-B.league-d")
@pytest.mark.parametrize(
    ("stage", "way", "gate", "home", "away"),
    [
        ("season", "R", 38_000, {"wins": 1, "gf": 4, "ga": 2}, {"losses": 1, "gf": 2, "ga": 4}),
        ("season", "P", 38_000, {"wins": 1, "gf": 4, "ga": 2}, {"otl": 1, "gf": 2, "ga": 4}),
        ("semifinal", "P", 43_000, {"po_wins": 1}, {}),
        ("final", "R", 48_000, {"po_wins": 1}, {}),
    ],
)
def test_a_result_counts_by_its_stage(stage: str, way: str, gate: int, home: Json, away: Json) -> None:
    result = run(league(ROU={}, BLE={}), f"RESULTAT ROU BLE 4 2 {way} {stage} 3")
    assert result["events"] == [
        {
            "type": "match_recorded",
            "home": "ROU",
            "away": "BLE",
            "score": [4, 2],
            "overtime": way == "P",
            "stage": stage,
            "gate": gate,
            "beers": 9,
        }
    ]
    assert result["state"]["teams"] == {"ROU": team(**home, beers=9, revenue=gate), "BLE": team(**away)}
    assert result["awaiting"] == ["commissioner"]


def test_the_visitors_can_win_and_a_match_stopped_level_is_nobodys() -> None:
    teams = run(league(ROU={}, BLE={}), "RESULTAT ROU BLE 1 2 P season 0; RESULTAT ROU BLE 1 1 R season 0")["state"]
    assert teams["teams"]["ROU"] == team(otl=1, gf=2, ga=3, beers=5, revenue=76_000)
    assert teams["teams"]["BLE"] == team(wins=1, gf=3, ga=2)


@pytest.mark.clause("DE-B.league-d")
def test_a_league_has_its_own_prices_and_points() -> None:
    config = {"seats": 500, "price": {"final": 60}, "points": {"otl": 0}}
    state = league(ROU={"otl": 4}, BLE={"wins": 1}, config=config)
    recorded, standings = events(state, "RESULTAT ROU BLE 1 0 R final 0; CLASSEMENT")
    assert recorded["gate"] == 30_000
    assert standings["order"] == [{"team": "BLE", "points": 2}, {"team": "ROU", "points": 0}]
    assert run(state, "CLASSEMENT")["state"]["config"] == config


@pytest.mark.clause("DE-B.league-a", "DE-B.league-b")
def test_ties_in_the_standings_fall_by_wins_difference_goals_and_code() -> None:
    state = league(
        F={"wins": 2, "otl": 1, "gf": 20, "ga": 10},  # 5 points, one with its adjustment below
        A={"wins": 2, "gf": 9, "ga": 3},
        B={"wins": 1, "otl": 2, "gf": 30, "ga": 0},
        C={"wins": 2, "gf": 9, "ga": 4},
        D={"wins": 2, "gf": 10, "ga": 5},
        E={"wins": 2, "gf": 9, "ga": 4},
        G={"losses": 9, "adjust": 4},
    )
    (standings,) = events(state, "POINTS F -4; CLASSEMENT")[1:]
    assert standings == {
        "type": "standings",
        "order": [{"team": code, "points": 4} for code in "ADCEBG"] + [{"team": "F", "points": 1}],
    }


@pytest.mark.clause("DE-8-a", "DE-8-b", "DE-8-c", "DE-B.league-c")
def test_the_draft_draws_lots_then_goes_from_the_worst_to_the_champion() -> None:
    forced = {"draft/lottery/1": 3, "draft/lottery/2": 1}
    result = run(FOUR, "REPECHAGE", forced)
    order = ["Z", "X", "Y", "D", "C", "A", "B"]  # out: X, Y, Z, drawn in code order; B has won the cup
    assert result["events"] == [{"type": "draft_round", "round": n, "order": order} for n in (1, 2, 3)]
    assert [(roll["label"], roll["sides"]) for roll in result["rolls"]] == [
        ("draft/lottery/1", 3),
        ("draft/lottery/2", 2),
    ]


@pytest.mark.clause("DE-8-a")
def test_without_a_champion_nobody_is_moved_last_and_one_team_out_needs_no_lot() -> None:
    state = {**FOUR, "champion": None, "playoffs": list("ABCDXY")}
    result = run(state, "REPECHAGE")
    assert result["rolls"] == []
    assert result["events"][0]["order"] == ["Z", "Y", "X", "D", "C", "B", "A"]


@pytest.mark.clause("DE-X-b", "DE-X-c")
def test_the_trophy_with_a_salary_on_each_bound() -> None:  # rulebook 8, gm-01
    rich = team(
        wins=20, otl=3, po_wins=4, beers=50, rookies=2, salaries=SALARY_BOUNDS, payroll=1_204_000, ja=2,
        picks={"1": 1, "2": 0, "3": 1}, tpvba=122,
    )  # fmt: skip
    score, trophy = events(league(ROU=rich), "TROPHEE")
    assert list(score["terms"]) == TERMS
    assert list(score["terms"].values()) == [
        20_000, 1_500, 8_000, 5_000, 1_000, 500, 500, 1_220, 2_000, 0, 500, -1_204, -1_000, -600, -676, -380,
    ]  # fmt: skip
    assert score["total"] == 36_360
    assert trophy == {"type": "trophy", "name": "serge_gendron", "winners": ["ROU"]}


@pytest.mark.clause("DE-X-c")
@pytest.mark.parametrize(
    ("salary", "term", "amount"),
    [
        (9_999, "cheap", 500),
        (10_000, "modest", 250),
        (38_000, "modest", 250),
        (38_001, None, 0),
        (99_999, None, 0),
        (100_000, "high", -300),
        (138_000, "high", -300),
        (138_001, None, 0),
        (138_999, None, 0),
        (139_000, "higher", -338),
        (176_000, "higher", -338),
        (176_001, "top", -380),
    ],
)
def test_salaries_count_to_the_letter_with_the_holes_between(salary: int, term: str | None, amount: int) -> None:
    score, _ = events(league(ROU={"salaries": [salary]}), "TROPHEE")
    assert score["total"] == amount
    assert {name for name, value in score["terms"].items() if value} == ({term} if term else set())


@pytest.mark.clause("DE-X-c")
def test_a_thousandth_of_the_payroll_is_not_rounded() -> None:
    score, _ = events(league(ROU={"payroll": 1_234_567, "wins": 1}), "TROPHEE")
    assert score["terms"]["payroll"] == -1234.567
    assert score["total"] == -234.567


@pytest.mark.clause("DE-X-b")
def test_tied_managers_share_the_trophy() -> None:
    state = league(Y={"wins": 1}, Z={"beers": 10}, X={"rookies": 1})
    *scores, trophy = events(state, "TROPHEE")
    assert [score["team"] for score in scores] == ["X", "Y", "Z"]
    assert trophy["winners"] == ["Y", "Z"]


@pytest.mark.clause("DE-X-a")
@pytest.mark.parametrize(
    ("text", "code", "field", "value"),
    [
        ("POINTS ROU -3", "ROU", "adjust", -2),
        ("POINTS ROU +3", "ROU", "adjust", 4),
        ("BIERES ROU 7", "ROU", "beers", 7),
        ("RECRUES ROU 2", "ROU", "rookies", 2),
        ("JA ROU 4", "ROU", "ja", 4),
        ("MASSE ROU 1000000", "ROU", "payroll", 1_000_000),
        ("TPVBA ROU 130", "ROU", "tpvba", 130),
        ("RECETTE ROU 0", "ROU", "revenue", 0),
        ("SALAIRES ROU 27000 8000", "ROU", "salaries", [27_000, 8_000]),
        ("SALAIRES ROU", "ROU", "salaries", []),
        ("CHOIX ROU 2 3", "ROU", "picks", {"1": 1, "2": 3, "3": 0}),
        ("SERIES BLE ROU", None, "playoffs", ["BLE", "ROU"]),
        ("CHAMPION BLE", None, "champion", "BLE"),
        ("ALEX ROU", None, "alex", "ROU"),
        ("bières rou 7", "ROU", "beers", 7),
    ],
)
def test_an_edit_tells_the_value_afterwards(text: str, code: str | None, field: str, value: object) -> None:
    state = league(ROU={"adjust": 1, "revenue": 5, "salaries": [1], "picks": {"1": 1}}, BLE={})
    result = run(state, text)
    assert result["events"] == [{"type": "league_edit", "team": code, "field": field, "value": value}]
    assert (result["state"] if code is None else result["state"]["teams"][code])[field] == value


@pytest.mark.clause("DE-B.orders")
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("RESULTATS ROU BLE 1 0 R season 0", "E_LINE"),
        ("CLASSEMENT maintenant", "E_VERB"),
        ("RESULTAT ROU BLE 1 0 R season", "E_VERB"),
        ("RESULTAT ROU BLE 1 0 X season 0", "E_VERB"),
        ("RESULTAT ROU BLE 1 0 R pool 0", "E_VERB"),
        ("RESULTAT ROU VER 1 0 R season 0", "E_NUM"),
        ("RESULTAT ROU BLE un 0 R season 0", "E_NUM"),
        ("RESULTAT ROU BLE 1 -1 R season 0", "E_NUM"),
        ("RESULTAT ROU ROU 1 0 R season 0", "E_DUP"),
        ("POINTS ROU", "E_VERB"),
        ("POINTS ROU +", "E_NUM"),
        ("POINTS VER +1", "E_NUM"),
        ("BIERES ROU 7 8", "E_VERB"),
        ("BIERES ROU -7", "E_NUM"),
        ("BIERES ROU 7.5", "E_NUM"),
        ("BIERES VER", "E_NUM"),
        ("SALAIRES ROU 1 x", "E_NUM"),
        ("CHOIX ROU 4 1", "E_NUM"),
        ("SERIES", "E_VERB"),
        ("SERIES ROU VER", "E_NUM"),
        ("SERIES ROU ROU", "E_DUP"),
        ("CHAMPION VER", "E_NUM"),
    ],
)
def test_a_bad_command_is_refused_alone(text: str, code: str) -> None:
    state = league(ROU={}, BLE={})
    result = run(state, f"BIERES ROU 1;  {text}\nBIERES BLE 2")
    assert [(error["seat"], error["code"], error["at"]) for error in result["errors"]] == [("commissioner", code, 15)]
    assert [event["value"] for event in result["events"]] == [1, 2]


@pytest.mark.parametrize(
    ("text", "errors"),
    [
        ("", [("E_EMPTY", 0)]),
        (" ; \n", [("E_EMPTY", 0)]),
        ("CLASSEMENT;" * 200, [("E_LIMIT", 0)]),
        ("REPECHAGE;REPECHAGE", [("E_DUP", 10)]),
        ("x;;y", [("E_LINE", 0), ("E_LINE", 3)]),
    ],
)
def test_texts_that_are_refused(text: str, errors: list[tuple[str, int]]) -> None:
    assert refused(FOUR, text) == errors


def test_a_league_is_completed_and_waits_for_its_commissioner() -> None:
    result = run({"game": "double-echec", "kind": "league", "teams": {"ROU": {}}}, None)
    assert result["state"] == league(ROU=team())
    assert (result["events"], result["awaiting"]) == ([], ["commissioner"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"playoffs": ["VER"]},
        {"playoffs": ["ROU", "ROU"]},
        {"champion": "VER"},
        {"alex": "VER"},
        {"config": {"price": {"final": "cher"}}},
        {"config": {"prix": 3}},
        {"teams": {"RO U": {}}},
        {"teams": {"ROU": {"picks": {"4": 1}}}},
    ],
)
def test_a_league_that_contradicts_itself_cannot_be_read(wrong: Json) -> None:
    answer = adjudicate(case({**league(ROU={}), **wrong}, None))
    assert msgspec.to_builtins(answer)["error"]["code"] == "DE_CASE"


@pytest.mark.clause("DE-B.league-e")
def test_the_usual_salaries() -> None:
    def earns(**abilities: int) -> int:
        return RosterPlayer(n=1, pos="G" if "A" in abilities else "C", **abilities).usual_salary

    assert earns(T=2, P=3, V=2, B=1) == 192_000
    assert earns(T=1, P=1, V=1, B=0) == 27_000
    assert earns(A=4, V=1) == 108_000


def test_every_order_of_teams_gives_the_same_tables() -> None:
    turned: Mapping[str, object] = {**FOUR, "teams": dict(reversed(FOUR["teams"].items()))}
    for text in ("CLASSEMENT", "REPECHAGE", "TROPHEE"):
        assert run(turned, text)["events"] == run(FOUR, text)["events"]
