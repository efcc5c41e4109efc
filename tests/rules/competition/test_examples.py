"""The worked examples of rulebook part 8, each through the adjudicator."""

import pytest

from tests.rules.competition.page import Json, adjudicated, case, events, fault, pairs, played, table

CHESS = {"win": 2}  # points 2-1-0


def open_table(names: str, *fixtures: str, **config: object) -> Json:
    """A round robin whose fixtures are given, all open in round 1."""
    given = {f"M{i}": {"home": pair[0], "away": pair[2]} for i, pair in enumerate(fixtures, 1)}
    return case({"format": "round_robin", **config}, list(names), phase="running", fixtures=given)


def order(answer: Json, group: str | None = "A") -> str:
    return "".join(row["entrant"] for row in table(answer, group))


@pytest.mark.clause("CP-3-b", "CP-3-c", "CP-3-d")
def test_8_1_calendars_of_four_and_of_five():
    assert pairs(adjudicated(case())) == ["a-d", "b-c", "d-b", "c-a", "c-d", "a-b"]
    five = pairs(adjudicated(case("round_robin", 5)))
    assert five[:4] == ["b-e", "d-c", "c-a", "e-d"]
    assert len(five) == 10
    twice = adjudicated(case({"format": "round_robin", "meetings": 2}))
    assert pairs(twice, "M7", "M8") == ["d-a", "c-b"]
    assert twice["state"]["fixtures"]["M7"]["round"] == 4


@pytest.mark.clause("CP-3-e")
def test_8_2_groups_by_snake_and_by_pots():
    snake = adjudicated(case({"format": "groups", "groups": 3}, 10))
    assert snake["state"]["stages"][0]["groups"] == {"A": list("afg"), "B": list("beh"), "C": list("cdij")}
    forced = {"pots/1/1/2": 1, "pots/1/1/1": 2, "pots/1/2/2": 3, "pots/1/2/1": 1}
    pots = adjudicated(case({"format": "groups", "groups": 3, "fill": "pots"}, 6), forced=forced)
    assert pots["state"]["stages"][0]["groups"] == {"A": list("ce"), "B": list("bd"), "C": list("af")}


@pytest.mark.clause("CP-7-b", "CP-7-h")
def test_8_3_three_two_one_nothing():
    state = open_table("abcd", "a-b", "c-d", "a-c", "b-d", points={"win": 3, "ot_win": 2, "ot_loss": 1})
    rows = table(adjudicated(state, "M1 1-0; M2 3-2 ap; M3 1-1 tab 5-4; M4 0-1"))
    assert [(row["entrant"], row["points"]) for row in rows] == [("a", 5), ("d", 4), ("c", 3), ("b", 0)]
    c = rows[2]
    assert (c["ot"], c["gf"], c["ga"]) == ([1, 1], 4, 3)


@pytest.mark.clause("CP-8-c", "CP-8-d", "CP-8-f")
def test_8_4_head_to_head_is_taken_again():
    state = open_table(
        "abcd", "a-b", "b-c", "c-a", "a-d", "b-d", "c-d", ranking=["points", "head_to_head", "goal_difference"]
    )
    answer = adjudicated(state, "M1 3-0; M2 2-0; M3 2-1; M4 1-0; M5 1-0; M6 5-0")
    assert order(answer) == "abcd"
    assert [row["by"] for row in table(answer)] == [None, "head_to_head", "head_to_head", "points"]


@pytest.mark.clause("CP-8-f")
def test_8_5_head_to_head_that_does_not_split():
    state = open_table("abc", "a-b", "b-c", "c-a", ranking=["points", "head_to_head", "rating"])
    answer = adjudicated(state, "M1 1-0; M2 1-0; M3 1-0")
    assert [row["by"] for row in table(answer)] == [None, "lot", "lot"]


@pytest.mark.clause("CP-8-i", "CP-8-d")
def test_8_6_the_lot_stands():
    answer = adjudicated(open_table("ab", "a-b"), "M1 1-1", forced={"lot/1/1": 1})
    assert (order(answer), [row["by"] for row in table(answer)]) == ("ba", [None, "lot"])
    again = adjudicated(answer["state"], referee="corrige M1 2-2")
    assert (order(again), again["rolls"], again["state"]["champion"]) == ("ba", [], "b")


@pytest.mark.clause("CP-8-g")
def test_8_7_sonneborn_berger():
    state = open_table(
        "abcd", "a-b", "c-a", "a-d", "b-c", "b-d", "d-c", points=CHESS, ranking=["points", "sonneborn_berger"]
    )
    rows = table(adjudicated(state, "M1 dom; M2 dom; M3 nul; M4 dom; M5 nul; M6 dom"))
    assert [(row["entrant"], row["points"], row["by"]) for row in rows] == [
        ("d", 4, None),
        ("a", 3, "points"),
        ("b", 3, "sonneborn_berger"),
        ("c", 2, "points"),
    ]


@pytest.mark.clause("CP-8-g", "CP-8-h")
@pytest.mark.parametrize(
    ("criterion", "by"), [("buchholz", "buchholz"), ("buchholz_cut1", "lot"), ("progressive", "lot")]
)
def test_8_8_buchholz(criterion, by):
    fixtures = {
        f"M{i}": {"home": home, "away": away, "round": round_}
        for i, (home, away, round_) in enumerate((("a", "c", 1), ("b", "d", 1), ("a", "b", 2), ("c", "d", 2)), 1)
    }
    stage = {"format": "swiss", "rounds": 2, "points": CHESS, "ranking": ["points", criterion]}
    state = case(stage, phase="running", fixtures=fixtures, stages=[{"round": 2}])
    rows = table(adjudicated(state, "M1 1-0; M2 1-0; M3 0-0; M4 1-0"), None)
    assert {row["entrant"]: row["points"] for row in rows} == {"a": 3, "b": 3, "c": 2, "d": 0}
    assert rows[1]["by"] == by


@pytest.mark.clause("CP-4-c", "CP-4-d", "CP-4-g", "CP-4-h")
def test_8_9_swiss_round_1():
    assert pairs(adjudicated(case({"format": "swiss", "rounds": 3}, 8))) == ["a-e", "f-b", "c-g", "h-d"]
    seven = adjudicated(case({"format": "swiss", "rounds": 3}, 7))
    assert pairs(seven) == ["a-d", "e-b", "c-f"]
    assert events(seven, "round_opened")[0]["byes"] == ["g"]
    assert seven["state"]["stages"][0]["byes"] == {"g": [1]}


@pytest.mark.clause("CP-4-b", "CP-4-d", "CP-4-e", "CP-4-f")
def test_8_10_swiss_round_2():
    answer = played(case({"format": "swiss", "rounds": 3}, 8), "", "M1 1-0; M2 0-1; M3 1-0; M4 0-1")
    assert pairs(answer, "M5", "M6", "M7", "M8") == ["b-a", "d-c", "e-f", "g-h"]


@pytest.mark.clause("CP-4-c", "CP-4-d", "CP-4-h")
def test_8_11_swiss_bye():
    answer = played(case({"format": "swiss", "rounds": 3}, 5), "", "M1 1-0; M2 0-1")
    assert pairs(answer) == ["a-c", "d-b", "b-a", "c-e"]
    assert answer["state"]["stages"][0]["byes"] == {"e": [1], "d": [2]}


@pytest.mark.clause("CP-5-a", "CP-5-b", "CP-5-c", "CP-5-d")
def test_8_12_bracket_of_six():
    opened = adjudicated(case("knockout", 6))
    assert (pairs(opened), events(opened, "round_opened")[0]["byes"]) == (["d-e", "c-f"], ["a", "b"])
    answer = played(opened["state"], "M1 0-1; M2 1-0")
    assert pairs(answer, "M3", "M4") == ["a-e", "b-c"]
    full = played(case({"format": "knockout", "reseed": True}, 8), "", "M1 1-0; M2 0-1; M3 1-0; M4 0-1")
    assert pairs(full, "M1", "M2", "M3", "M4") == ["a-h", "d-e", "b-g", "c-f"]
    assert pairs(full, "M5", "M6") == ["a-f", "b-e"]


@pytest.mark.clause("CP-5-e", "CP-5-f", "CP-2-e")
def test_8_13_series():
    series = adjudicated(case({"format": "knockout", "tie": 3}, 2))
    assert pairs(series) == ["a-b", "b-a", "a-b"]
    won = adjudicated(series["state"], "M1 2-1; M2 0-1 ap")
    (over,) = events(won, "tie_over")
    assert (over["winner"], over["score"], over["how"]) == ("a", [2, 0], "games")
    assert won["state"]["fixtures"]["M3"]["status"] == "void"
    left = adjudicated(series["state"], "M1 0-1; retrait b")
    (over,) = events(left, "tie_over")
    assert (over["winner"], over["score"], over["how"]) == ("a", [1, 1], "left")
    assert [one["status"] for one in left["state"]["fixtures"].values()] == ["done", "done", "void"]
    assert left["state"]["fixtures"]["M2"]["how"] == "forfeit"


@pytest.mark.clause("CP-5-e", "CP-7-d", "CP-7-e")
def test_8_14_two_legs():
    legs = adjudicated(case({"format": "knockout", "tie": "legs"}, 2))
    assert pairs(legs) == ["b-a", "a-b"]
    first = played(legs["state"], "M1 2-1")["state"]
    (over,) = events(adjudicated(first, "M2 2-0"), "tie_over")
    assert (over["winner"], over["score"]) == ("a", [3, 2])
    assert fault(adjudicated(first, "M2 1-0")) == ("E_LEVEL", 3)
    assert adjudicated(first, "M2 1-0 tab 2-4")["state"]["champion"] == "b"
    assert fault(adjudicated(first, "M2 0-0 tab 4-2")) == ("E_TAB", 7)
    heavy = played(legs["state"], "M1 3-0", "forfait M2 ext")
    assert (heavy["state"]["champion"], events(heavy, "tie_over")[0]["score"]) == ("a", [3, 3])


@pytest.mark.clause("CP-6-a", "CP-6-b", "CP-6-c", "CP-6-d", "CP-10-a")
def test_8_15_double_elimination_of_four():
    opened = adjudicated(case("double_elimination"))
    assert pairs(opened) == ["a-d", "b-c"]
    second = played(opened["state"], "M1 1-0; M2 1-0")
    assert pairs(second, "M3", "M4") == ["a-b", "c-d"]
    third = played(second["state"], "M3 1-0; M4 0-1")
    assert pairs(third, "M5") == ["b-d"]
    final = played(third["state"], "M5 0-1")
    assert pairs(final, "M6") == ["a-d"]
    over = played(final["state"], "M6 1-0")
    assert [(one["place"], one["entrant"]) for one in over["state"]["placings"]] == list(enumerate("adbc", 1))
    reset = played(final["state"], "M6 0-1")
    assert pairs(reset, "M7") == ["a-d"]
    assert (reset["state"]["stages"][0]["round"], reset["state"]["stages"][0]["rounds"]) == (5, 5)
    last = played(reset["state"], "M7 0-1")
    assert (last["state"]["champion"], last["state"]["honours"]["runner_up"]) == ("d", "a")


@pytest.mark.clause("CP-2-e", "CP-2-f")
def test_8_16_leaving():
    opened = adjudicated(case())["state"]
    early = played(opened, "M1 1-0; retrait d")
    status = {key: one["status"] for key, one in early["state"]["fixtures"].items()}
    assert [key for key, found in status.items() if found == "annulled"] == ["M1", "M3", "M5"]
    assert events(early, "withdrawn") == [{"type": "withdrawn", "entrant": "d", "policy": "annul"}]
    assert early["state"]["stages"][0]["annulled"] == ["d"]
    late = played(opened, "M1 1-0; M2 1-0", "M3 1-0; retrait d")
    assert events(late, "withdrawn")[0]["policy"] == "forfeit"
    m5 = late["state"]["fixtures"]["M5"]
    assert (m5["score"], m5["winner"], m5["how"]) == ([3, 0], "c", "forfeit")


@pytest.mark.clause("CP-9-a", "CP-9-b")
def test_8_17_unplayed_is_postponed():
    state = case({"format": "round_robin", "unplayed": "postpone"})
    second = played(state, "", "M1 1-0")
    assert events(second, "postponed") == [{"type": "postponed", "fixture": "M2"}]
    last = played(second["state"], "M3 1-0; M4 1-0", "M5 1-0; M6 1-0")
    assert last["state"]["stages"][0]["waiting"]
    assert not events(last, "table")[0]["final"]
    end = played(last["state"], "M2 0-1")
    assert [event["type"] for event in end["events"]] == ["result", "table", "stage_over", "finished"]


@pytest.mark.clause("CP-10-b", "CP-10-c")
def test_8_18_cross_seeding():
    stages = [
        {"format": "groups", "groups": 4, "unplayed": "double_forfeit"},
        {"format": "knockout", "take": {"top": 2}, "seeding": "cross"},
    ]
    opened = adjudicated(case(stages, 8))["state"]
    assert opened["stages"][0]["groups"] == {"A": list("ah"), "B": list("bg"), "C": list("cf"), "D": list("de")}
    answer = played(opened, "M1 1-0; M2 1-0; M3 1-0; M4 1-0")
    assert answer["state"]["stages"][1]["entrants"] == list("abcdfehg")
    assert pairs(answer, "M5", "M6", "M7", "M8") == ["a-g", "d-f", "b-h", "c-e"]


@pytest.mark.clause("CP-8-j", "CP-10-b")
def test_8_19_best_second_of_unequal_groups():
    stages = [
        {"format": "groups", "groups": 2, "fill": "listed", "sizes": [3, 4], "window": 9},
        {"format": "round_robin", "take": {"top": 1, "best": 1}},
    ]
    opened = adjudicated(case(stages, 7))["state"]
    wanted = {
        "ab": "1-0", "ac": "1-0", "bc": "1-0",
        "de": "2-0", "df": "1-0", "dg": "1-0", "ef": "1-0", "fg": "1-0", "ge": "1-0",
    }  # fmt: skip
    text = []
    for key, one in opened["fixtures"].items():
        pair = one["home"] + one["away"]
        text.append(f"{key} {wanted[pair]}" if pair in wanted else f"{key} {wanted[pair[::-1]][::-1]}")
    answer = played(opened, ";".join(text))
    assert next((row["entrant"], row["points"], row["diff"]) for row in table(answer, "B")) == ("d", 9, 4)
    assert events(answer, "qualified")[0]["entrants"] == list("dab")


@pytest.mark.clause("CP-8-k")
@pytest.mark.parametrize(("take", "last"), [({"top": 2}, "out"), ({"top": 2, "best": 1}, None)])
def test_8_20_flags(take, last):
    state = case(["round_robin", {"format": "round_robin", "take": take}])
    # a and c have won both matches, b and d have lost both; a-c and b-d are left
    state |= {
        "phase": "running",
        "stages": [{"round": 2, "rounds": 3}],
        "fixtures": {
            "M1": {"home": "a", "away": "b", "score": [1, 0]},
            "M2": {"home": "c", "away": "d", "score": [1, 0]},
            "M3": {"home": "a", "away": "d", "round": 2},
            "M4": {"home": "c", "away": "b", "round": 2},
            "M5": {"home": "a", "away": "c", "round": 3, "status": "planned"},
            "M6": {"home": "b", "away": "d", "round": 3, "status": "planned"},
        },
    }
    rows = table(adjudicated(state, "M3 1-0; M4 1-0"))
    assert {row["entrant"]: row["flag"] for row in rows} == {"a": "through", "c": "through", "b": last, "d": last}


def divided(**divisions: object) -> Json:
    """Two divisions of four that end in the order of their lists."""
    stage = {"format": "groups", "groups": 2, "fill": "listed", "sizes": [4, 4], "window": 9}
    opened = adjudicated(case(stage, 8, divisions={"exchange": 1, **divisions}))["state"]
    text = [f"{key} {'1-0' if one['home'] < one['away'] else '0-1'}" for key, one in opened["fixtures"].items()]
    return adjudicated(opened, ";".join(text))


@pytest.mark.clause("CP-11-d", "CP-11-e", "CP-11-f", "CP-11-g")
def test_8_21_divisions():
    plain = divided()
    assert plain["state"]["next"] == [list("abce"), list("dfgh")]
    playoff = divided(playoff=True)
    assert pairs(playoff)[-1] == "c-f"
    key = list(playoff["state"]["fixtures"])[-1]
    assert played(playoff["state"], f"{key} 0-1")["state"]["next"] == [list("abef"), list("cdgh")]
    left = played(playoff["state"], "retrait b", f"{key} 1-0")
    assert left["state"]["next"] == [list("ace"), list("dfgh")]
    after = played(left["state"], ("saison", None), "")
    assert after["state"]["stages"][0]["groups"] == {"A": list("aced"), "B": list("fgh")}


@pytest.mark.clause("CP-R-b")
def test_8_22_corrections():
    swiss = played(case({"format": "swiss", "rounds": 3}), "", "M1 1-0; M2 0-1")
    assert pairs(swiss, "M1", "M2") == ["a-c", "d-b"]
    again = played(swiss["state"], ("corrige M1 0-1", None))
    assert pairs(again, "M5", "M6") == ["c-b", "d-a"]
    assert [again["state"]["fixtures"][key]["status"] for key in ("M3", "M4")] == ["void", "void"]
    assert events(again, "pairing_redone") == [
        {"type": "pairing_redone", "stage": 1, "round": 2, "fixtures": ["M5", "M6"], "byes": []}
    ]
    cup = played(case("knockout"), "", "M1 1-0; M2 1-0")
    assert pairs(cup, "M3") == ["a-b"]
    redone = played(cup["state"], ("corrige M1 0-1", None))
    assert (pairs(redone, "M4"), redone["state"]["fixtures"]["M3"]["status"]) == (["b-d"], "void")
    assert events(redone, "pairing_redone")[0]["fixtures"] == ["M4"]
    kept = played(cup["state"], "debut M3", ("corrige M1 0-1", None))
    assert events(kept, "pairing_kept") == [{"type": "pairing_kept", "stage": 1, "tie": "K1.1"}]
    assert pairs(kept) == ["a-d", "b-c", "a-b"]


@pytest.mark.clause("CP-R-h", "CP-5-b")
def test_8_23_redraw():
    drawn = adjudicated(
        case({"format": "knockout", "draw": "drawn"}), forced={"draw/1/3": 4, "draw/1/2": 3, "draw/1/1": 2}
    )
    forced = {"draw/1~2/3": 4, "draw/1~2/2": 3, "draw/1~2/1": 1}
    answer = adjudicated(drawn["state"], referee="retirage", forced=forced)
    assert answer["state"]["stages"][0]["entrants"] == list("bacd")
    assert [answer["state"]["fixtures"][key]["status"] for key in ("M1", "M2")] == ["void", "void"]
    assert pairs(answer, "M3", "M4") == ["b-d", "a-c"]
    assert events(answer, "redrawn") == [{"type": "redrawn", "stage": 1, "draws": 2, "why": "referee"}]


def test_the_form_and_the_small_complete_case():
    form = adjudicated(case())
    assert [event["type"] for event in form["events"]] == ["competition_started", "stage_opened", "round_opened"]
    assert (form["events"][1]["rounds"], form["events"][2]["fixtures"]) == (3, ["M1", "M2"])
    assert form["awaiting"] == ["results"]
    small = case("round_robin", 2, phase="running", fixtures={"M1": {"home": "a", "away": "b"}})
    assert adjudicated(small, "M1 2-1")["state"]["champion"] == "a"
