"""Random competitions: any config of 3.12, any lines that a referee or a match may send."""

import random
from contextlib import suppress
from typing import Any

from rules.competition import GAME
from rules.competition.notation.checks import check_season_line
from rules.competition.notation.reading import read_lines
from rules.competition.state import State
from rules.competition.turn.lines import carry_out
from rules.competition.turn.season import Season
from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError

RESULTS, REFEREE = SeatId("results"), SeatId("referee")
MOST_LINES = 1_000  # far fewer than a text of 40,000 characters may have
CRITERIA = (
    "points", "wins", "goal_difference", "goals_for", "away_goals", "fair_play", "rating",
    "head_to_head", "sonneborn_berger", "buchholz", "buchholz_cut1", "progressive",
)  # fmt: skip


def a_stage(rng: random.Random, number: int, before: str | None) -> dict[str, Any]:
    kind = rng.choice(["round_robin", "groups", "swiss", "knockout", "double_elimination"])
    stage: dict[str, Any] = {"format": kind}
    stage["seeding"] = rng.choice(["listed", "rating", "drawn"] if number == 1 else ["rank", "drawn"])
    if number > 1 and rng.random() < 0.7:
        stage["take"] = {"top": rng.randint(1, 5)}
        if before in {"round_robin", "groups"}:
            stage["take"]["best"] = rng.randint(0, 2)
    policies = ["wait", "wait", "double_forfeit"]
    if kind in {"round_robin", "groups", "swiss"}:
        stage["draws"] = rng.random() < 0.7
        stage["ranking"] = rng.sample(CRITERIA, rng.randint(1, 5))
        stage["points"] = {"win": rng.randint(1, 3), "ot_win": 2}
        policies += ["draw"] if stage["draws"] else []
    if kind in {"round_robin", "groups"}:
        stage |= {"window": rng.choice([1, 1, 2, 99]), "withdrawal": rng.choice(["half", "annul", "forfeit"])}
        policies.append("postpone")
    if kind == "groups":
        stage |= {"groups": rng.randint(2, 4), "fill": rng.choice(["snake", "pots", "listed"])}
    if kind == "swiss":
        stage["rounds"] = rng.randint(1, 5)
        if number == 1:
            stage["late_entry"] = rng.randint(0, stage["rounds"])
    if kind in {"knockout", "double_elimination"}:
        stage |= {"draw": rng.choice(["seeded", "drawn"]), "tie": rng.choice([1, 1, 3, "legs"])}
        stage["final"] = rng.choice([1, 3, 5, "legs"])
        stage |= (
            {"reset": rng.random() < 0.5}
            if kind == "double_elimination"
            else {"third_place": rng.random() < 0.5, "reseed": rng.random() < 0.4}
        )
    stage["unplayed"] = rng.choice(policies)
    return stage


def a_setup(rng: random.Random, most: int = 12) -> dict[str, Any]:
    n = rng.randint(2, most)
    entrants = {f"e{i:02}": {"rating": rng.randint(0, 3), "number": i + 1} for i in range(n)}
    if rng.random() < 0.15:
        stage = {"format": "groups", "groups": rng.randint(2, 3), "fill": "listed", "window": 99}
        divisions = {"exchange": rng.randint(0, 2), "playoff": rng.random() < 0.7, "tie": rng.choice([1, 3, "legs"])}
        return {"config": {"stages": [stage], "divisions": divisions}, "entrants": entrants}
    stages: list[dict[str, Any]] = []
    for number in range(1, rng.choice([1, 1, 2, 3]) + 1):
        stages.append(a_stage(rng, number, stages[-1]["format"] if stages else None))
    return {"config": {"stages": stages}, "entrants": entrants}


def a_result(rng: random.Random) -> str:
    h, a = rng.randint(0, 3), rng.randint(0, 3)
    tail = ""
    if h == a:
        tail = rng.choice(["", "", " ap", " tab 4-3", " tab ext", " tab dom"])
    return f"{h}-{a}{tail or rng.choice(['', '', ' ap'])}{rng.choice(['', '', ' manques 1-0'])}"


def a_report(rng: random.Random, key: str) -> str:
    if rng.random() < 0.1:
        return f"forfait {key} {rng.choice(['dom', 'ext', 'double'])}"
    return f"{key} {rng.choice(['dom', 'ext']) if rng.random() < 0.3 else a_result(rng)}"


def a_referees_line(rng: random.Random, state: State) -> str:
    keys = list(state.fixtures) or ["M1"]
    one, two = rng.choice(list(state.entrants)), rng.choice(list(state.entrants))
    done = [key for key, fixture in state.fixtures.items() if fixture.status == "done"] or keys
    return rng.choice(
        [
            *[f"corrige {a_report(rng, rng.choice(done))}"] * 6,
            f"corrige {rng.choice(done)} interrompu",
            f"points {one} {rng.choice('+-')}{rng.randint(1, 4)} motif",
            f"exclut {one} motif",
            f"deplace {rng.choice(keys)} {rng.randint(1, 6)}",
            *[f"echange {one} {two}"] * 3,
            "retirage",
            f"cloture {rng.choice(['nul', 'double', 'report'])}",
            f"debut {rng.choice(keys)}",
        ]
    )


def taken(state: State, seat: SeatId, lines: list[str]) -> list[str]:
    """Return the lines that a seat's text may have, each after those before it."""
    kept: list[str] = []
    season, who = Season(state), "results" if seat == RESULTS else "referee"
    for line in lines[:MOST_LINES]:
        with suppress(OrderError):
            [read] = read_lines(line, who)
            check_season_line(season, read)
            carry_out(season, read, who)
            kept.append(line)
    return kept


def reports(rng: random.Random, state: State, share: float) -> list[str]:
    keys = [one.key for one in GAME.lines.fixtures(state)]
    lines = [a_report(rng, key) for key in keys if rng.random() < share]
    lines += [f"{key} 1-0" for key in keys if rng.random() < share / 2]  # of those that were not taken
    if rng.random() < 0.06:
        lines.insert(0, f"retrait {rng.choice(list(state.entrants))}")
    if rng.random() < 0.1:
        lines.append(f"inscrit late{state.turn} 2")
    if keys and rng.random() < 0.1:
        lines.append(f"{rng.choice(keys)} interrompu")
    return lines


def a_turn(rng: random.Random, state: State) -> dict[SeatId, str]:
    """Return the texts of a turn, all of them right."""
    referee = [a_referees_line(rng, state) for _ in range(3)] if state.stage and rng.random() < 0.4 else []
    texts = {REFEREE: taken(state, REFEREE, referee)}
    if state.phase == "running":
        texts[RESULTS] = taken(state, RESULTS, reports(rng, state, rng.choice([1, 1, 0.5])))
    return {seat: "; ".join(lines) for seat, lines in texts.items() if lines}


def resolved(state: State, texts: dict[SeatId, str], seed: int = 0) -> Any:
    reading = GAME.read(state, texts)
    assert reading.refusals == ()
    return GAME.resolve(state, reading.orders, Dice(b"seed%d" % seed))
