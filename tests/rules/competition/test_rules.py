"""Clauses of part 3 that no worked example shows."""

import itertools
import json
import random

import pytest

from rules.competition import GAME, swiss
from rules.competition.views import live
from rules.contract import SeatId
from tests.rules.competition.page import Json, adjudicated, case, events, fault, pairs, played, table


def state_of(raw: Json):
    return GAME.decode(json.dumps(raw).encode())


def statuses(answer: Json) -> dict[str, str]:
    return {key: one["status"] for key, one in answer["state"]["fixtures"].items()}


@pytest.mark.clause("CP-1-e", "CP-1-d")
def test_what_is_to_be_hosted():
    legs = played(case({"format": "knockout", "tie": "legs"}, 2), "", "M1 2-1", "M2 interrompu")["state"]
    (hosted,) = GAME.lines.fixtures(state_of(legs))
    assert (hosted.key, hosted.home, hosted.away, hosted.leg, hosted.level) == ("M2", "a", "b", 2, "aggregate")
    assert (hosted.replays, hosted.first_leg) == (1, (1, 2))
    state = state_of(legs)
    assert GAME.view(state, (), None).state == state
    assert not GAME.is_secret(state)


@pytest.mark.clause("CP-1-f", "CP-7-c")
@pytest.mark.parametrize(
    ("ended", "line"),
    [
        (((3, 1), "home", "score", (0, 2)), "M12 3-1 manques 0-2"),
        (((3, 2), "home", "overtime", (0, 0)), "M12 3-2 ap"),
        (((2, 2), "away", "shootout", (0, 0)), "M12 2-2 tab ext"),
        (((2, 2), "home", "score", (0, 0)), "M12 2-2 tab dom"),
        (((0, 3), "away", "forfeit", (5, 0)), "forfait M12 dom manques 5-0"),
        ((None, None, "double_forfeit", (0, 0)), "forfait M12 double"),
        ((None, None, "abandoned", (0, 0)), "M12 interrompu"),
        ((None, "away", "score", (0, 0)), "M12 ext"),
        ((None, None, "score", (0, 0)), "M12 nul"),
    ],
)
def test_reports_of_matches(ended, line):
    assert GAME.lines.report("M12", *ended) == line


@pytest.mark.clause("CP-1-g")
def test_a_turn_is_complete_when_all_that_is_open_is_reported():
    state = state_of(adjudicated(case())["state"])
    results = SeatId("results")
    for text, is_complete in (("M1 1-0", False), ("M1 1-0; M2 interrompu", True), ("retrait a; M2 nul", True)):
        assert GAME.is_complete(state, {results: GAME.parse(state, results, text)}) is is_complete
    assert not GAME.is_complete(state, {})
    signup = state_of(case())
    assert not GAME.is_complete(signup, {results: GAME.parse(signup, results, "inscrit z")})


@pytest.mark.clause("CP-1-c")
@pytest.mark.parametrize("kind", ["round_robin", "knockout", "double_elimination"])
def test_reports_one_by_one_or_together(kind):
    opened = adjudicated(case({"format": kind}, 6))["state"]
    reports = [
        f"{key} {n + 1}-{n}" for n, key in enumerate(k for k, f in opened["fixtures"].items() if f["status"] == "open")
    ]
    together = played(opened, "; ".join(reports))["state"]
    one_by_one = played(opened, *reversed(reports))["state"]
    assert together | {"turn": 0} == one_by_one | {"turn": 0}


@pytest.mark.clause("CP-2-a", "CP-2-c")
def test_numbers_names_and_seeds():
    entrants = {"z": {}, "b": {"number": 7, "rating": 9}, "a": {"name": "Anne", "rating": 9}}
    for seeding, seeds in (("listed", "baz"), ("rating", "baz")):
        answer = adjudicated(case({"format": "round_robin", "seeding": seeding}, entrants))
        assert answer["state"]["stages"][0]["entrants"] == list(seeds)
    assert {one["number"] for one in answer["state"]["entrants"].values()} == {7, 8, 9}
    assert answer["state"]["entrants"]["z"] == {"name": "z", "number": 9, "rating": 0, "status": "in"}
    drawn = adjudicated(
        case({"format": "round_robin", "seeding": "drawn"}, 3), forced={"seeding/1/2": 1, "seeding/1/1": 1}
    )
    assert drawn["state"]["stages"][0]["entrants"] == list("bca")
    assert drawn["state"]["stages"][0]["source"] == list("abc")


@pytest.mark.clause("CP-2-b")
def test_sign_up():
    answer = adjudicated(case("round_robin", 2), "inscrit x 1500 Les X; retrait a; retrait b; inscrit y; retrait y")
    assert events(answer, "too_few") == [{"type": "too_few", "entered": 1}]
    assert answer["state"]["entrants"] == {"x": {"name": "Les X", "number": 3, "rating": 1500, "status": "in"}}
    assert (answer["state"]["phase"], answer["state"]["turn"]) == ("signup", 2)


@pytest.mark.clause("CP-2-d", "CP-4-a")
def test_late_entry_is_paired_from_the_next_round_on():
    swiss_event = {"format": "swiss", "rounds": 3, "late_entry": 2}
    answer = played(case(swiss_event), "", "inscrit z; M1 1-0; M2 1-0")
    assert events(answer, "signed_up")[0]["late"]
    assert answer["state"]["stages"][0]["entrants"] == list("abcdz")
    assert len(events(answer, "round_opened")[0]["fixtures"]) == 2
    assert fault(adjudicated(answer["state"], "inscrit y")) == ("E_LATE", 0)


@pytest.mark.clause("CP-4-a")
def test_a_swiss_stage_ends_early():
    answer = played(case({"format": "swiss", "rounds": 9}, 2), "", "M1 1-0; retrait b")
    assert answer["state"]["champion"] == "a"


@pytest.mark.clause("CP-2-g", "CP-R-e")
def test_replaced_and_excluded():
    answer = played(case("knockout"), "", ("remplace a Les Autres; exclut d motif grave", None))
    assert answer["state"]["entrants"]["a"]["name"] == "Les Autres"
    assert events(answer, "excluded")[0] == {
        "type": "excluded", "entrant": "d", "policy": "forfeit", "reason": "motif grave",
    }  # fmt: skip
    assert events(answer, "tie_over")[0]["how"] == "left"


@pytest.mark.clause("CP-3-a", "CP-3-f")
def test_windows_open_and_close_together():
    answer = adjudicated(case({"format": "round_robin", "window": 2}))
    stage = answer["state"]["stages"][0]
    assert (stage["round"], stage["to"], list(stage["groups"])) == (1, 2, ["A"])
    third = played(answer["state"], "M1 1-0; M3 1-0", "M2 1-0; M4 1-0")
    assert events(third, "round_over", "round_opened") == [
        {"type": "round_over", "stage": 1, "round": 1, "to": 2},
        {"type": "round_opened", "stage": 1, "round": 3, "to": 3, "fixtures": ["M5", "M6"], "byes": []},
    ]


@pytest.mark.clause("CP-3-e")
def test_listed_blocks_and_small_fields():
    listed = {"format": "groups", "groups": 3, "fill": "listed"}
    groups = adjudicated(case(listed, 8))["state"]["stages"][0]["groups"]
    assert groups == {"A": list("abc"), "B": list("def"), "C": list("gh")}
    short = adjudicated(case({**listed, "sizes": [3, 3, 3]}, 7))["state"]["stages"][0]["groups"]
    assert short == {"A": list("abc"), "B": list("defg")}
    assert list(adjudicated(case({"format": "groups", "groups": 4}, 5))["state"]["stages"][0]["groups"]) == ["A", "B"]


def brute_force(weights, size):
    def split(rest):
        if not rest:
            yield ()
            return
        first, *others = rest
        for other in others:
            for more in split([one for one in others if one != other]):
                yield ((first, other), *more)

    return list(min(split(list(range(1, size + 1))), key=lambda found: sum(weights[edge] for edge in found)))


@pytest.mark.clause("CP-4-d", "CP-4-e")
@pytest.mark.parametrize("n", range(2, 9))
def test_the_pairing_is_the_least_of_all(n):
    rng = random.Random(n)
    answer = adjudicated(case({"format": "swiss", "rounds": n - 1}, n))
    while answer["state"]["phase"] == "running":
        state = state_of(answer["state"])
        stage = state.stages[0]
        pool = swiss.pool_of(state, 1, stage.round, stage.entrants)
        costs = {(i, j): swiss.cost(pool, i, j) for i, j in itertools.combinations(range(1, pool.size + 1), 2)}
        found = swiss.best_pairing(pool)
        assert found == brute_force(swiss._packed(costs, pool.size), pool.size)
        keys = [one.key for one in GAME.lines.fixtures(state)]
        answer = adjudicated(answer["state"], "; ".join(f"{key} {rng.choice(['1-0', '0-1', '0-0'])}" for key in keys))


@pytest.mark.clause("CP-4-e", "CP-4-f")
@pytest.mark.parametrize("size", [12, 20, 30])
def test_the_pairing_of_larger_fields_is_that_of_all_edges(size):
    rng = random.Random(size)
    for _ in range(3):
        weights = {
            edge: rng.choice([rng.randint(0, 9), rng.randint(0, 10**30)])
            for edge in itertools.combinations(range(1, size + 1), 2)
        }
        least = swiss._matching(weights, weights)
        found = swiss.least_matching(weights, size)
        assert sum(map(weights.get, found)) == sum(map(weights.get, least))


@pytest.mark.clause("CP-4-f")
@pytest.mark.parametrize("n", [9, 16])
def test_no_rematch_and_no_second_bye_while_avoidable(n):
    rng = random.Random(n)
    answer = adjudicated(case({"format": "swiss", "rounds": 5}, n))
    while answer["state"]["phase"] == "running":
        keys = [one.key for one in GAME.lines.fixtures(state_of(answer["state"]))]
        answer = adjudicated(answer["state"], "; ".join(f"{key} {rng.choice(['1-0', '0-1', '0-0'])}" for key in keys))
    met = [frozenset(pair.split("-")) for pair in pairs(answer)]
    assert len(set(met)) == len(met) == 5 * (n // 2)
    byes = answer["state"]["stages"][0]["byes"]
    assert sorted(r for rounds in byes.values() for r in rounds) == ([1, 2, 3, 4, 5] if n % 2 else [])
    assert all(len(rounds) == 1 for rounds in byes.values())


@pytest.mark.clause("CP-5-a")
def test_bracket_of_sixteen():
    seeds = [chr(ord("a") + x - 1) for x in (1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11)]
    wanted = [f"{min(two)}-{max(two)}" for two in zip(seeds[::2], seeds[1::2], strict=True)]
    assert pairs(adjudicated(case("knockout", 16))) == wanted


@pytest.mark.clause("CP-5-c", "CP-10-a", "CP-11-b", "CP-11-c")
def test_third_place():
    answer = played(case({"format": "knockout", "third_place": True}), "", "M1 1-0; M2 5-4", "M3 1-0; M4 1-0")
    assert pairs(answer, "M3", "M4") == ["a-b", "c-d"]
    assert [(one["place"], one["entrant"]) for one in answer["state"]["placings"]] == list(enumerate("abcd", 1))
    assert answer["state"]["honours"] == {
        "champion": "a", "runner_up": "b", "third": ["c"], "best_attack": ["b", "c"], "fair_play": list("abcd"),
    }  # fmt: skip


@pytest.mark.clause("CP-5-d", "CP-11-a", "CP-11-b")
def test_nobody_wins_a_final():
    answer = played(case("knockout"), "", "M1 1-0; M2 1-0", "forfait M3 double")
    assert answer["state"]["champion"] is None
    assert [(one["place"], one["entrant"]) for one in answer["state"]["placings"]] == [
        (2, "a"), (2, "b"), (4, "c"), (4, "d"),
    ]  # fmt: skip
    empty = played(case("knockout"), "", "forfait M1 double; M2 1-0")
    assert (empty["state"]["champion"], empty["state"]["stages"][0]["ties"]["K2.1"]["how"]) == ("b", "bye")


@pytest.mark.clause("CP-6-a", "CP-6-c", "CP-6-e")
def test_double_elimination_of_eight():
    answer = played(case({"format": "double_elimination", "final": 3}, 8), "", "M1 1-0;M2 1-0;M3 1-0;M4 1-0")
    opened = answer["state"]["stages"][0]["ties"]
    assert [key for key in opened if opened[key]["round"] == 2] == ["W2.1", "W2.2", "L1.1", "L1.2"]
    answer = played(answer["state"], "M5 1-0;M6 1-0;M7 1-0;M8 1-0")
    ties = answer["state"]["stages"][0]["ties"]
    # CP-6-c: w is even, the losers of W2 change halves
    assert [(ties[key]["a"], ties[key]["b"]) for key in ("L2.1", "L2.2")] == [("c", "e"), ("d", "f")]
    answer = played(answer["state"], "M9 1-0;M10 1-0", "M11 1-0;M12 1-0", "M13 1-0")
    final = answer["state"]["stages"][0]["ties"]["F.1"]
    assert (final["round"], len(final["games"]), final["a"]) == (6, 3, "a")


@pytest.mark.clause("CP-7-a", "CP-7-f", "CP-7-g")
def test_begun_interrupted_settled():
    opened = adjudicated(case())["state"]
    begun = adjudicated(opened, "debut M1; debut M1; M2 1-0 manques 0-2")
    assert events(begun, "started") == [{"type": "started", "fixture": "M1"}]
    assert begun["state"]["fixtures"]["M2"] | {"home": "", "away": ""} == {
        "stage": 1, "group": "A", "round": 1, "tie": None, "leg": None, "home": "", "away": "", "level": "yes",
        "status": "done", "started": True, "replays": 0, "score": [1, 0], "shootout": None, "how": "score",
        "winner": "b", "missed": [0, 2],
    }  # fmt: skip
    again = adjudicated(begun["state"], "M1 interrompu")
    assert events(again, "abandoned") == [{"type": "abandoned", "fixture": "M1", "replay": 1}]
    m1 = again["state"]["fixtures"]["M1"]
    assert (m1["status"], m1["started"], m1["replays"]) == ("open", False, 1)


@pytest.mark.clause("CP-7-h", "CP-8-a", "CP-8-b", "CP-8-e")
def test_rows():
    config = {"format": "round_robin", "ranking": ["wins", "away_goals", "fair_play"]}
    answer = played(
        case(config), "", "M1 1-1; M2 2-1 ap manques 3-0", ("points a -1 retard", "forfait M3 double; M4 0-2")
    )
    rows = {row["entrant"]: row for row in table(answer)}
    assert rows["a"] == {
        "rank": 1, "entrant": "a", "played": 2, "won": 1, "drawn": 1, "lost": 0, "ot": [0, 0], "forfeits": 0,
        "byes": 0, "gf": 3, "ga": 1, "diff": 2, "points": 3, "adjust": -1, "missed": 0, "form": "DW", "by": None,
        "flag": None,
    }  # fmt: skip
    assert (rows["b"]["ot"], rows["b"]["forfeits"], rows["b"]["missed"], rows["b"]["form"]) == ([1, 0], 1, 3, "WL")
    # a and b have one win each, a has scored one away; c and d none, but c has scored two away
    assert [(row["entrant"], row["by"]) for row in table(answer)] == [
        ("a", None),
        ("b", "away_goals"),
        ("c", "wins"),
        ("d", None),
    ]


@pytest.mark.clause("CP-8-h", "CP-8-g")
def test_progressive_looks_at_the_rounds_opened():
    config = {"format": "round_robin", "ranking": ["points", "progressive"]}
    answer = played(case(config), "", "M1 1-0; M2 1-0", "M3 1-0; M4 1-0", "M5 0-1; M6 0-1")
    # b 3+3+6, d 0+3+6, a 3+3+3, c 0+3+3: of equals the earlier points count more
    assert [(row["entrant"], row["by"]) for row in table(answer)] == [
        ("b", None), ("d", "progressive"), ("a", "points"), ("c", "progressive"),
    ]  # fmt: skip


@pytest.mark.clause("CP-8-k")
def test_flags_of_divisions_and_none_in_swiss():
    answer = played(case({"format": "swiss", "rounds": 2}), "", "M1 1-0; M2 1-0")
    assert {row["flag"] for row in table(answer, None)} == {None}
    divided = {"format": "groups", "groups": 2, "fill": "listed", "window": 9}
    opened = adjudicated(case(divided, 4, divisions={"exchange": 0}))["state"]
    over = adjudicated(opened, "M1 1-0; M2 1-0")
    assert [row["flag"] for row in table(over, "A")] == ["through", "out"]
    assert [row["flag"] for row in table(over, "B")] == [None, None]


@pytest.mark.clause("CP-9-b", "CP-9-c", "CP-R-i")
def test_unplayed_matches_are_closed():
    series = adjudicated(case({"format": "knockout", "tie": 3, "unplayed": "double_forfeit"}, 2))["state"]
    spared = adjudicated(series, "M1 interrompu")
    assert statuses(spared)["M1"] == "open"
    closed = adjudicated(series, "M1 1-0")
    assert [event["by"] for event in events(closed, "result")] == ["results", "unplayed", "unplayed"]
    assert closed["state"]["champion"] == "a"
    table_stage = adjudicated(case())["state"]
    answer = adjudicated(table_stage, referee="cloture report; M1 1-0; cloture nul")
    assert [event["policy"] for event in events(answer, "closed")] == ["postpone", "draw"]
    m2 = answer["state"]["fixtures"]["M2"]
    assert (m2["how"], m2["score"], m2["winner"], answer["state"]["stages"][0]["round"]) == (
        "unplayed",
        [0, 0],
        None,
        2,
    )


@pytest.mark.clause("CP-9-b")
def test_a_referee_closes_postponed_matches_too():
    config = {"format": "round_robin", "unplayed": "postpone"}
    waiting = played(case(config, 3), "", "", "", "")
    assert waiting["state"]["stages"][0]["waiting"]
    assert GAME.is_complete(state_of(waiting["state"]), {}) is False
    over = adjudicated(waiting["state"], referee="cloture double")
    assert (over["state"]["phase"], over["state"]["stages"][0]["waiting"]) == ("finished", False)


@pytest.mark.clause("CP-10-b", "CP-10-d", "CP-2-f")
def test_who_has_left_is_passed_over():
    stages = ["round_robin", {"format": "knockout", "take": {"top": 3}}]
    end = played(case(stages), "", "M1 1-0; M2 1-0", "M3 0-1; M4 0-1", "M5 1-0; M6 1-0; retrait a; retrait b")
    assert events(end, "stage_over")[0]["order"] == list("cdab")
    assert events(end, "qualified")[0]["entrants"] == list("cd")
    two = played(case(stages, 2), "", "M1 1-0; retrait b")
    assert [event["type"] for event in two["events"]][-3:] == ["stage_over", "qualified", "finished"]
    assert (two["state"]["champion"], events(two, "qualified")[0]["entrants"]) == ("a", ["a"])


@pytest.mark.clause("CP-10-c")
def test_drawn_seeds_of_a_later_stage():
    stages = ["round_robin", {"format": "knockout", "seeding": "drawn"}]
    answer = played(case(stages, 2), "", "M1 1-0", forced={"seeding/2/1": 1})
    second = answer["state"]["stages"][1]
    assert (second["source"], second["entrants"]) == (["a", "b"], ["b", "a"])


@pytest.mark.clause("CP-R-c")
@pytest.mark.parametrize(
    ("line", "status"), [("corrige M1 interrompu", "postponed"), ("corrige M3 interrompu", "open")]
)
def test_play_again(line, status):
    answer = played(case(), "", "M1 1-0; M2 1-0", "M3 1-0", (line, None))
    key = line.split()[1]
    assert statuses(answer)[key] == status
    (corrected,) = events(answer, "corrected")
    assert corrected["replay"]
    assert corrected["new"] == {"score": None, "how": None, "winner": None, "shootout": None, "missed": [0, 0]}


@pytest.mark.clause("CP-R-d")
def test_points_are_added_to_the_adjustment():
    answer = played(case(), "", ("points a -3 un; points a +3 deux; points b 2 trois", None))
    assert answer["state"]["stages"][0]["adjust"] == {"b": 2}
    assert events(answer, "points_adjusted")[0]["points"] == -3


@pytest.mark.clause("CP-R-f")
def test_moved():
    answer = played(case(), "", ("deplace M1 3; deplace M5 1", None))
    assert (statuses(answer)["M1"], statuses(answer)["M5"]) == ("planned", "open")
    assert events(answer, "moved")[0] == {"type": "moved", "fixture": "M1", "from": 1, "to": 3}


@pytest.mark.clause("CP-R-g")
def test_swapped_in_brackets_and_with_a_bye():
    cup = played(case("knockout", 3), "", ("echange a c", None))
    assert pairs(cup) == ["b-a"]
    tie = cup["state"]["stages"][0]["ties"]["K1.1"]
    assert (tie["a"], tie["b"], tie["winner"], tie["how"]) == ("c", None, "c", "bye")
    swiss_event = played(case({"format": "swiss", "rounds": 2}, 3), "", ("echange c b", None))
    assert (pairs(swiss_event), swiss_event["state"]["stages"][0]["byes"]) == (["a-c"], {"b": [1]})


@pytest.mark.clause("CP-R-j", "CP-11-a")
def test_stopped():
    answer = played(case("knockout"), "", ("fin", "M1 1-0"))
    assert [event["type"] for event in answer["events"]] == ["stopped", "result", "tie_over", "finished"]
    assert answer["state"]["champion"] is None
    assert [(one["place"], one["entrant"]) for one in answer["state"]["placings"]] == [
        (2, "a"), (2, "b"), (2, "c"), (5, "d"),
    ]  # fmt: skip


@pytest.mark.clause("CP-11-g", "CP-R-j")
def test_the_next_season():
    over = played(case("round_robin", 2), "", "M1 0-1")["state"]
    answer = played(over, ("corrige M1 2-0; saison; inscrit z", None))
    assert events(answer, "rolled_over") == [{"type": "rolled_over", "season": 2, "entrants": ["b", "a"]}]
    state = answer["state"]
    assert state["palmares"] == [{"season": 1, "champion": "b"}]
    assert {one: who["number"] for one, who in state["entrants"].items()} == {"b": 1, "a": 2, "z": 3}
    assert (state["phase"], state["stage"], state["stages"], state["fixtures"]) == ("signup", 0, [], {})
    assert played(state, "")["state"]["fixtures"].keys() == {"M1", "M2", "M3"}


def test_lines_at_once():
    state = state_of(played(case(), "")["state"])
    outcome = GAME.override(state, {"op": "lines", "by": "x", "reason": "y", "text": "M1 1-0; M2 1-0"})
    assert (outcome.state.turn, outcome.state.stages[0].round) == (state.turn, 2)
    hands = {SeatId("results"): GAME.parse(state, SeatId("results"), "M1 1-0")}
    assert live(state, hands).fixtures["M1"].score == (1, 0)
