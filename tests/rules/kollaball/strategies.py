"""Random matches and random legal orders, for property tests and for play without people."""

import json
import random

from rules.contract import SeatId
from rules.dice import Dice
from rules.errors import OrderError
from rules.kollaball import codec, facts, pitch
from rules.kollaball.notation import parse
from rules.kollaball.orders import Order
from rules.kollaball.setup import new_match
from rules.kollaball.state import State
from tests.rules.kollaball.random_lines import line_text
from tests.rules.kollaball.random_tactics import tactic_text

TACTICS = ["lob", "rally", "feint", "reshuffle", "analysis", "placement", "own_game", "neutralise", "fall_back"]
CLASSES = ["warrior", "alchemist", "ranger", "archer", "thief", "merchant"]
KINDS = ["block", "bribe", "decoy", "deep_pass", "sprint"]
TRIES = 60


def legal_order_text(state: State, seat: str, rng: random.Random) -> str:
    """Return a random legal order of `seat`, which is awaited in `state`."""
    return legal_order(state, seat, rng)[0]


def legal_order(state: State, seat: str, rng: random.Random) -> tuple[str, Order]:
    """Return a random legal order of `seat`, which is awaited in `state`, and what it was read as."""
    for _ in range(TRIES):
        text = _attempt(state, seat, rng)
        try:
            return text, parse(state, seat, text)
        except OrderError:
            continue
    raise AssertionError(f"no legal order found for {seat} in {codec.encode(state).decode()}")


def _attempt(state: State, seat: str, rng: random.Random) -> str:
    numbers = [player[1:] for player in facts.roster(state, seat)] if seat != "admin" else []
    match state.stage:
        case "roll_call":
            return " ".join(["PRESENTS", *numbers])
        case "lineup":
            starters = rng.sample(numbers, 4)
            return f"COMPO {' '.join(starters)} BALLE {rng.choice(starters)}"
        case "timeout":
            return rng.choice(["MAINTENU", "REJETE"])
        case "replacement":
            incoming = [player[1:] for player in facts.bench_players_of(state, seat)]
            return f"X {state.replacement[seat][0][1:]} {rng.choice(['-', *incoming])}"
    if rng.random() < 0.02 and state.teams[seat].timeout == "available":
        return "arrêt, s'il vous plaît"
    return _turn_text(state, seat, rng)


def _turn_text(state: State, seat: str, rng: random.Random) -> str:
    parts, incoming = _substitutions(state, seat, rng)
    tactic = tactic_text(state, seat, rng) if rng.random() < 0.3 else None
    if tactic is not None:
        if tactic.query:
            return tactic.text
        parts.append(tactic.text)
    for player in facts.roster(state, seat):
        due = facts.is_due_back(state, player)
        if tactic is not None and tactic.whole_team:
            if due:
                parts.append(
                    f"{player[1:]} E {tactic.entries.get(player) or rng.choice(facts.entry_cells(state, player))}"
                )
            continue
        owes = player in facts.owing(state, seat) or player in incoming
        if owes and (tactic is None or player != tactic.carrier):
            parts.append(line_text(state, player, incoming.get(player), rng))
    rng.shuffle(parts)
    return rng.choice(["; ", "\n", " ;; "]).join(parts) or "-"


def _substitutions(state: State, seat: str, rng: random.Random) -> tuple[list[str], dict[str, str]]:
    """Return `X` parts and, for who comes in, the cell they take over."""
    bench = list(facts.bench_players_of(state, seat))
    parts: list[str] = []
    incoming: dict[str, str] = {}
    for out in facts.roster(state, seat):
        if bench and facts.may_be_replaced(state, out) and rng.random() < 0.8:
            into = bench.pop(rng.randrange(len(bench)))
            parts.append(f"X {out[1:]} {into[1:]}")
            incoming[into] = state.players[out].cell
    return parts, incoming


def random_setup(rng: random.Random, **config) -> dict:
    """Return the set-up of a match with every module on, random classes and tactics, 4 to 6 players a side."""
    players = {}
    for letter in "rb":
        for number in range(1, rng.randint(4, 6) + 1):
            legend = {"title": "Éclair", "move": rng.choice(KINDS)} if rng.random() < 0.2 else None
            players[f"{letter}{number}"] = {"name": f"Joueur {number}", "class": rng.choice(CLASSES), "legend": legend}
    options = {"random_events": True, "criticals": True, "tactics": True, "legends": True}
    return {
        "config": {**options, "left_team": rng.choice(["rouge", "bleue"]), **config},
        "teams": {team: {"captain": f"{team[0]}1", "tactic": rng.choice(TACTICS)} for team in ("rouge", "bleue")},
        "players": players,
    }


def played_match(seed: int, closings: int, **config) -> State:
    """Return the state after `closings` stages of a random match, or its end if it comes first."""
    from rules.kollaball.game import GAME

    rng = random.Random(seed)
    state = new_match(random_setup(rng, **config))
    for number in range(closings):
        awaited = GAME.awaiting(state)
        if not awaited:
            break
        orders = {SeatId(seat): legal_order(state, seat, rng)[1] for seat in awaited}
        state = GAME.resolve(state, orders, Dice(f"{seed}/{number}".encode())).state
    return state


def random_position(seed: int) -> State:
    """Return a position that play might not reach soon: everybody anywhere, balls anywhere, all that may be owed."""
    rng = random.Random(seed)
    turn = rng.randint(2, 12)
    setup = random_setup(rng)
    players = {name: _random_player(rng, turn, who) for name, who in setup["players"].items()}
    state = {
        "config": {**setup["config"], "criticals": rng.random() < 0.7},
        "turn": turn,
        "teams": setup["teams"],
        "players": players,
        "balls": _random_balls(rng, turn, [name for name, who in players.items() if who["status"] == "pitch"]),
        "last_specials": sorted(rng.sample(KINDS, rng.randint(0, 4))),
        "last_tactics": {team: rng.choice(TACTICS[:6]) for team in ("rouge", "bleue") if rng.random() < 0.5},
    }
    return codec.decode(json.dumps(state).encode())


def _random_player(rng: random.Random, turn: int, who: dict) -> dict:
    status = rng.choices(["pitch", "sideline", "out", "missing", "bench"], [12, 2, 1, 1, 2])[0]
    legend = who["legend"] and {**who["legend"], "used": rng.random() < 0.3}
    fields = {
        **who,
        "legend": legend,
        "status": status,
        "special_used": rng.random() < 0.3,
        "extra": rng.choice([0, 0, 0, 1, 2]),
    }
    if status == "bench":
        return {**fields, "extra": 0}
    fields |= {"cell": rng.choice(pitch.CELLS), "skip": rng.choice([0, 0, 0, 1]) if status == "pitch" else 0}
    if status == "sideline":
        fields |= {"returns": turn + rng.choice([-1, 0, 0, 1]), "radius": rng.choice([1, 2])}
    if status == "out":
        fields |= {"replace_from": rng.choice([None, turn, turn + 1])}
    return fields


def _random_balls(rng: random.Random, turn: int, standing: list[str]) -> dict:
    balls: dict[str, dict] = {}
    holders = rng.sample(standing, min(2, len(standing)))
    for name in ("rouge", "bleue"):
        on_ground = {"at": "ground", "cell": rng.choice(pitch.CELLS), "since": rng.randint(turn - 2, turn)}
        balls[name] = {"at": "held", "by": holders.pop()} if holders and rng.random() < 0.7 else on_ground
    if standing and rng.random() < 0.4:
        thief = rng.choice(standing)
        team = "rouge" if thief[0] == "r" else "bleue"
        mates = [name for name in standing if name[0] == thief[0]]
        decoy = {"kind": "decoy", "team": team, "vanishes": turn}
        placed = (
            {"at": "held", "by": rng.choice(mates)}
            if rng.random() < 0.7
            else {"at": "ground", "cell": "D4", "since": turn - 1}
        )
        balls[f"leurre-{thief}-{turn - 1}"] = decoy | placed
    return balls
