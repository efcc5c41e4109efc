"""Random teams and sheets: sensible, senseless, contradictory, with conditions that never hold."""

import random
from collections.abc import Callable

from rules.double_echec.orders import SKATER_POSTS
from tests.rules.double_echec.page import Json

POSTS = list(SKATER_POSTS)
DIRECTIONS = ["AV", "AVG", "AVD", "ARG", "ARD", "LG", "LD"]
ROWS = "ABCDEFGHIJKLM"
MOST = 16


def roster(rng: random.Random, first: int) -> list[Json]:
    """Return a dressed roster of 3 C, 6 W, 6 D, 2 G, its jerseys from `first` on."""
    men: list[Json] = []
    for pos, count in (("C", 3), ("W", 6), ("D", 6), ("G", 2)):
        for _ in range(count):
            n = first + len(men)
            if pos == "G":
                men.append({"n": n, "pos": pos, "V": 1, "A": rng.randint(3, 5)})
            else:
                men.append({"n": n, "pos": pos} | {ability: rng.randint(1, 3) for ability in "TPVB"})
    return men


def setup(rng: random.Random, **config: object) -> Json:
    """Return the set-up of a match between two random teams."""
    teams = {team: {"name": team, "roster": roster(rng, first)} for team, first in (("home", 1), ("away", 41))}
    stage = rng.choice(["season", "season", "final"])
    return {**teams, "config": config, "stage": stage}


def cell(rng: random.Random) -> str:
    named = rng.choice(["but", "maison", "P", ""])
    return named or f"{rng.choice(['', '~'])}{rng.choice(ROWS)}{rng.randint(1, 27)}"


def several(rng: random.Random, items: list[str]) -> str:
    return "*" if rng.random() < 0.3 else ",".join(rng.sample(items, rng.randint(1, len(items))))


def si(rng: random.Random) -> str:
    conds = []
    for _ in range(rng.choice([0, 0, 1, 1, 2])):
        var = rng.choice(["d", "pct", "zone", "ecart", "u", "per", "k", "num", "mk", "por"])
        if var == "por":
            conds.append(f"por{rng.choice(['=', '!='])}{rng.choice([*POSTS, 'G'])}")
        else:
            conds.append(
                f"{var}{rng.choice(['=', '!=', '<', '>', '<=', '>='])}{rng.choice([-1, 0, 1, 2, 3, 5, 20, 60])}"
            )
    return f" si {' & '.join(conds)}" if conds else ""


def options(rng: random.Random) -> str:
    kinds: list[Callable[[], str]] = [
        lambda: "tir", lambda: "reste", lambda: f"passe {several(rng, POSTS)}", lambda: "passe", lambda: "avance",
        lambda: f"avance {cell(rng)}",
    ]  # fmt: skip
    return f" puis {'/'.join(rng.choice(kinds)() for _ in range(rng.randint(1, 3)))}" if rng.random() < 0.6 else ""


def _on_card(rng: random.Random, post: str, numbers: list[int]) -> str:
    least = rng.choice(["", " libre", " >=40", " libre >=50"])
    passing = f"passe {several(rng, POSTS)}{least}{options(rng)}"
    return rng.choice(
        ["tir", "tir vise 3", passing, "avance", f"avance {cell(rng)}", f"degage {rng.choice(DIRECTIONS)}", "arret"]
    )


def _defend(rng: random.Random, post: str, numbers: list[int]) -> str:
    marks = [f"{post} va {cell(rng)}", f"{post} marque {rng.choice(['P', 'L', *POSTS])}"]
    return rng.choice([*marks * 4, "G couvre", f"G va ~{rng.choice('FGH')}3", "fin"])


def _faceoff(rng: random.Random, post: str, numbers: list[int]) -> str:
    return rng.choice(["rapide tir", "rapide passe", "rapide non", f"rend {several(rng, POSTS[1:])}"])


def _change(rng: random.Random, post: str, numbers: list[int]) -> str:
    what = rng.choice([*[f"{post}={rng.choice(numbers)}"] * 6, "A2", "P2", f"{post}=-", "-"])
    return f"{what}{rng.choice(['', ' !'])}"


def _shot(rng: random.Random, post: str, numbers: list[int]) -> str:
    by, how = rng.choice(["", f"par {rng.choice(numbers)} "]), rng.choice(["tir", "vise 5", "garde", ""])
    return f"{by}avance {cell(rng)} {how}".strip()


Writer = Callable[[random.Random, str, list[int]], str]
WITH_SI: dict[str, Writer] = {
    "O": _on_card,
    "M": lambda rng, post, _: rng.choice([*[f"{post} va {cell(rng)}"] * 8, "fin"]),
    "D": _defend,
    "L": lambda rng, post, _: f"{several(rng, [*POSTS, 'G'])}{options(rng)}",
    "V": lambda rng, post, _: f"{several(rng, POSTS)}{rng.choice(['', f' vers {cell(rng)}'])}",
    "J": _faceoff,
    "G": lambda rng, post, _: rng.choice(["passe", f"degage {rng.choice(DIRECTIONS)}"]),
    "X": _change,
    "Z": lambda rng, post, _: ",".join(rng.sample(["but", "penalite", "perte", "gain"], rng.randint(1, 3))),
}
WITHOUT_SI: dict[str, Writer] = {
    "R": lambda rng, post, _: rng.choice([several(rng, POSTS), "cote haut", "cote bas"]),
    "B": lambda rng, post, numbers: ",".join(map(str, rng.sample(numbers, 2))),
    "S": _shot,
    "K": lambda rng, post, _: f"{rng.choice(['F', 'G', 'H', 'couvre'])}{rng.choice(['', ' sort'])}",
}


def line(rng: random.Random, letter: str, numbers: list[int]) -> str:
    """Return a line of a letter."""
    write = (WITH_SI | WITHOUT_SI)[letter]
    return f"{letter} {write(rng, rng.choice(POSTS), numbers)}{si(rng) if letter in WITH_SI else ''}"


def text(rng: random.Random, numbers: list[int], most: int = 1800) -> str:
    """Return a sheet: some letters, at times sixteen lines of each."""
    letters = rng.sample([*WITH_SI, *WITHOUT_SI], rng.randint(1, 13))
    lines = [line(rng, letter, numbers) for letter in letters for _ in range(rng.choice([1, 2, 3, MOST]))]
    rng.shuffle(lines)
    kept: list[str] = []
    for one in lines:
        if sum(map(len, kept)) + 2 * len(kept) + len(one) <= most:
            kept.append(one)
    return "; ".join(kept)
