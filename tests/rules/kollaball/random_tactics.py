"""Random legal tactics of a team."""

import random
from dataclasses import dataclass, field

from rules.kollaball import facts, pitch
from rules.kollaball.notation.turn_checks import rally_cells
from rules.kollaball.notation.writing import TACTIC_WORDS
from rules.kollaball.state import State, opponents_of


@dataclass
class RandomTactic:
    """A tactic's text, its carrier, and the entry cells it counts on."""

    text: str
    whole_team: bool
    query: bool
    carrier: str | None = None
    entries: dict[str, str] = field(default_factory=dict)


def tactic_text(state: State, seat: str, rng: random.Random) -> RandomTactic | None:
    """Return a tactic that the team may try now; None if it has none."""
    team = state.teams[seat]
    if not state.config.tactics or team.tactic is None or team.tactic_used:
        return None
    name = state.last_tactics.get(opponents_of(seat)) if team.tactic == "own_game" else team.tactic
    if name is None or name == "own_game":
        return None
    head = f"T {'JEU ' if team.tactic == 'own_game' else ''}{TACTIC_WORDS[name]}"
    entries = {player: rng.choice(facts.entry_cells(state, player)) for player in facts.due_back(state, seat)}
    tail, carrier = _parameters(state, seat, name, entries, rng)
    if tail is None:
        return None
    text = f"{head} {tail}".strip()
    return RandomTactic(text, name in facts.WHOLE_TEAM_TACTICS, name == "placement", carrier, entries)


def _parameters(state, seat, name, entries, rng) -> tuple[str | None, str | None]:
    goal = state.teams[seat].goal
    if name in ("analysis", "placement"):
        wanted = 2 if name == "analysis" else 1
        there = [
            p
            for p in facts.pitch_players_of(state, opponents_of(seat))
            if wanted == 2 or not facts.balls_in_hand_of(state, p)
        ]
        return (" ".join(p[1:] for p in rng.sample(there, wanted)) if len(there) >= wanted else None), None
    if name == "neutralise":
        return "", None
    places = {
        p: state.players[p].cell for p in facts.pitch_players_of(state, seat) if state.players[p].skip == 0
    } | entries
    if name == "reshuffle":
        return _exchanges(places, goal, rng), None
    carriers = [p for p in facts.carriers(state, seat) if p in places]
    if not carriers:
        return None, None
    carrier = rng.choice(carriers)
    return _carried(name, goal, carrier, places, rng), carrier


def _exchanges(places: dict[str, str], goal: str, rng: random.Random) -> str | None:
    movable = [player for player, cell in places.items() if cell != goal]
    if len(movable) < 2:
        return None
    ring = rng.sample(movable, rng.randint(2, len(movable)))
    return " ".join(f"{a[1:]}={b[1:]}" for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


def _carried(name: str, goal: str, carrier: str, places: dict[str, str], rng: random.Random) -> str | None:
    cell = places[carrier]
    if name in ("lob", "feint"):
        cells = pitch.lob_targets(goal, cell) if name == "lob" else pitch.front(goal, cell)
        return f"{carrier[1:]} {rng.choice(cells)}" if cells else None
    if name == "fall_back":
        behind = [to for to in pitch.back(goal, facts.falls_back_to(goal, cell)) if to != goal]
        return f"{carrier[1:]} <{rng.choice(behind)}" if behind and rng.random() < 0.7 else carrier[1:]
    if cell == goal:
        return None
    moves = [(p, rally_cells(goal, start, cell)) for p, start in places.items() if start != cell]
    return " ".join([carrier[1:], *(f"{p[1:]}>{rng.choice(cells)}" for p, cells in moves)])
