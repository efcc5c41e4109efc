"""A played Matrix Hockey season with French names, for the picture bench, the docs' pictures and the picture tests."""

import dataclasses
import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from msgspec.structs import replace

from bench.harness import Row
from bench.painting import picture_rows
from bench.seasons import full_league, random_orders
from boards.matrix_hockey import (
    Frame,
    Labels,
    column_counts,
    division_scene,
    kdh_scene,
    left_scene,
    matrix_scene,
    pools_scene,
)
from boards.scene import Scene
from rules.contract import SeatId
from rules.dice import Dice
from rules.matrix_hockey import GAME, facts
from rules.matrix_hockey.events import Event
from rules.matrix_hockey.state import Comp, State

_ELITE = (
    "Huskies", "Flocons", "Cybériens", "Grizzlies", "Bonzommes de Neige", "Nounours", "Culs Gelés", "Vins Chauds",
    "Igloos", "Icebergs", "K-Ribou", "Free Riders",
)  # fmt: skip
_BEASTS = ("Lynx", "Caribous", "Yétis", "Marmottes", "Glaçons", "Pingouins")
_TOWNS = (
    "de Gap", "de Megève", "du Jura", "de Besançon", "d’Épinal", "du Cœur-de-Savoie", "de Saint-Gervais-les-Bains",
    "de Rouen", "d’Angers", "de Lyon", "de l’Œil-de-Bœuf", "de Brest",
)  # fmt: skip
_SEEDS = 11
MOST_MS, MOST_KIB = 30, 60


@lru_cache(maxsize=1)
def weeks() -> tuple[tuple[State, tuple[Event, ...]], ...]:
    """Return the season week by week, from the set-up to the last: each state with the events that led to it."""
    chance = random.Random(_SEEDS)  # noqa: S311 - a fixed seed is the point
    outcome = GAME.resolve(full_league(), {}, Dice(b"pictures"))
    state = _named(outcome.state)
    found = [(state, outcome.events)]
    while state.phase == "season":
        orders = random_orders(state, chance, onr=1 / 24)
        orders = {seat: order for seat, order in orders.items() if seat not in _ABSENT}
        outcome = GAME.resolve(state, orders, Dice(b"pictures" + bytes([state.week])))
        state = outcome.state
        found.append((state, outcome.events))
    return tuple(found)


_ABSENT = (SeatId("E-07"), SeatId("D3B-05"))  # whose teams are dummies after three weeks


def _named(state: State) -> State:
    names = iter((*_ELITE, *(f"{beast} {town}" for beast in _BEASTS for town in _TOWNS)))
    return replace(state, teams={team: replace(who, name=next(names)) for team, who in state.teams.items()})


@lru_cache(maxsize=1)
def small_cup() -> State:
    """Return a league of eight after its season: in the cup's first round two who met both forgot their orders."""
    chance = random.Random(_SEEDS)  # noqa: S311 - a fixed seed is the point
    state = _named(GAME.resolve(GAME.new({"roster": {"E": 8}}, Dice(b"")), {}, Dice(b"small")).state)
    absent = frozenset(state.fixtures.KDH[1][1])
    while state.phase == "season":
        orders = random_orders(state, chance)
        if facts.rounds_of_week(state, "KDH", state.week) == (1,):
            orders = {seat: order for seat, order in orders.items() if seat not in absent}
        state = GAME.resolve(state, orders, Dice(b"small" + bytes([state.week]))).state
    return state


def after(week: int) -> State:
    """Return the season after `week` weeks; 0 is its start."""
    return weeks()[week][0]


def events_until(week: int) -> tuple[Event, ...]:
    """Return all that happened in the first `week` weeks."""
    return tuple(chain.from_iterable(events for _, events in weeks()[: week + 1]))


_ROUNDS: Mapping[Comp, tuple[str, ...]] = {
    "CH": tuple(f"J{number}" for number in range(1, 12)),
    "WG": (*(f"P{number}" for number in range(1, 7)), "1/2", "Fin."),
    "KDH": ("Pré.", "1/32", "1/16", "1/8", "1/4", "1/2", "Fin."),
}
_STAGES = ("Tour préliminaire", "1/32 de finale", "1/16 de finale", "1/8 de finale", "1/4 de finale", "Demi-finales",
           "Finale")  # fmt: skip

LABELS = Labels(
    round=lambda comp, number: _ROUNDS[comp][number - 1],
    stage=lambda comp, number: _STAGES[number - 1],
    week=lambda number: f"sem. {number}",
    empty="Rien à montrer pour l’instant.",
    now="journée à jouer",
    taken="équipes qui l’ont prise",
    used="colonne déjà jouée",
    own="ton choix",
    stats={
        "points": "Pts",
        "played": "J",
        "wins": "V (AP)",
        "draws": "N",
        "ot_losses": "P AP",
        "losses": "P",
        "gf": "BP",
        "ga": "BC",
        "difference": "Diff",
    },
    decided={
        "goal_difference": "différence de buts",
        "goals_for": "buts marqués",
        "h2h_points": "confrontation directe",
        "wins": "nombre de victoires",
        "lot": "tirage au sort",
        "referee": "ordre fixé par l’arbitre",
    },
    promotion="montée",
    relegation="descente",
    no_promotion="ne monte pas",
    dummy="bidon",
    adjusted=lambda points: f"{points:+d} pts".replace("-", "−"),
    overtime="AP",
    shootout=lambda home, away: f"{home}–{away} TAB",
    lot="au sort",
    pool_goals="buts en poule",
    forfeit="forfait",
    double_forfeit="double forfait",
    readmitted="repêché",
    bye="sans match",
    exempt=lambda count: f"{count} équipes exemptées",
    winner="Vainqueur",
    pool=lambda letter: f"Poule {letter}",
    seconds="Meilleur deuxième",
    semis="Demi-finales",
    final="Finale",
    qualified="en demi-finale",
    columns="colonnes",
    values="prolongation",
    shots="tirs au but",
    extra_goals="extra-buts",
    super_saves="super-arrêts",
    spent="déjà joué",
    cells=lambda name: f"valeur en {name}",
    still="équipes qui l’ont encore",
)
_SMALL = dataclasses.replace(LABELS, stage=lambda _comp, number: _STAGES[number + 3])
SEASON = "Ligue des Neiges · saison 1"


def _zone(state: State, division: str) -> Sequence[str]:
    return [team for team, who in state.teams.items() if who.division == division]


def _matrix(comp: Comp, title: str, week: int, team: str | None) -> Scene:
    state = after(week)
    division = state.teams[team].division if team is not None else None
    zone = _zone(state, division) if comp == "CH" and division is not None else None
    return matrix_scene(
        state,
        comp,
        Frame(title=title, subtitle=f"{SEASON} · semaine {week + 1}", team=team, labels=LABELS),
        taken=column_counts(events_until(week), comp, zone),
    )


def _table(division: str, title: str, week: int, team: str | None = None) -> Scene:
    subtitle = f"{SEASON} · après la semaine {week}"
    return division_scene(after(week), division, Frame(title=title, subtitle=subtitle, team=team, labels=LABELS))


def _kdh(week: int, page: int, team: str | None = None) -> Scene:
    state = after(week)
    subtitle = f"{SEASON} · après la semaine {week}"
    return kdh_scene(state, Frame(title="Coupe KDH", subtitle=subtitle, team=team, labels=LABELS), page=page)


def _pools(week: int, team: str | None = None) -> Scene:
    subtitle = f"{SEASON} · après la semaine {week}"
    return pools_scene(
        after(week),
        Frame(title="Coupe Wayne Gretzky", subtitle=subtitle, team=team, labels=LABELS),
        events_until(week) if week >= 7 else (),  # noqa: PLR2004 - the last pool round
    )


def _left(comp: Comp, title: str, week: int, team: str, page: int = 0) -> Scene:
    subtitle = f"{SEASON} · après la semaine {week}"
    return left_scene(after(week), comp, Frame(title=title, subtitle=subtitle, team=team, labels=LABELS), page=page)


SCENES: Mapping[str, Callable[[], Scene]] = {
    "matrix-matrice": lambda: _matrix("CH", "La matrice du championnat · Élite", 5, "E-05"),
    "matrix-matrice-double": lambda: _matrix("CH", "La matrice du championnat", 9, None),
    "matrix-matrice-kdh": lambda: _matrix("KDH", "La matrice de la coupe KDH", 5, "E-01"),
    "matrix-classement": lambda: _table("D2A", "Classement · D2A", 8, "D2A-06"),
    "matrix-classement-final": lambda: _table("E", "Classement final · Élite", 10),
    "matrix-kdh": lambda: _kdh(10, 0),
    "matrix-kdh-repeche": lambda: kdh_scene(
        small_cup(), Frame(title="Coupe KDH", subtitle="Huit équipes, un double forfait", labels=_SMALL)
    ),
    "matrix-kdh-32": lambda: _kdh(4, 0, "E-02"),
    "matrix-poules": lambda: _pools(5, "E-03"),
    "matrix-poules-finale": lambda: _pools(9),
    "matrix-restes": lambda: _left("CH", "Ce qui reste aux autres · Élite", 5, "E-01"),
    "matrix-restes-kdh": lambda: _left("KDH", "Ce qui reste aux autres · coupe KDH", 6, "E-02"),
}
"""One picture of each sort, by name."""


def measure() -> list[Row]:
    """Return the rows for `python -m bench`: each picture from state to bytes, and how big it is."""
    weeks()
    return picture_rows(SCENES, MOST_MS, MOST_KIB)
