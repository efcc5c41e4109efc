"""Some moments of a Double-Échec match, for the picture bench and the picture tests."""

from collections.abc import Callable, Mapping, Sequence
from resource import RUSAGE_SELF, getrusage
from time import process_time

import msgspec
from msgspec.structs import replace

from bench.harness import Row, cpu_ms
from bench.painting import picture_rows
from boards.animation import animation
from boards.double_echec import (
    Frame,
    Labels,
    RinkOverlay,
    goal_film,
    penalty_shot_scene,
    rink_scene,
    shift_film,
    shift_scene,
)
from boards.double_echec._following import afterwards
from boards.double_echec._shown import show_state
from boards.scene import Scene
from rules.double_echec import GAME
from rules.double_echec.events import Event, MatchEvent
from rules.double_echec.state import TEAMS, Match, Penalised

MOST_MS, MOST_KIB = 30, 60
MOST_FILM_S, MOST_FILM_MIB = 5, 8

LABELS = Labels(
    period=lambda number: f"{number}re période" if number == 1 else f"{number}e période",
    cards={
        "pass": "Passe !",
        "pass_or_shot": "Passe ou tir !",
        "advance": "Avance !",
        "clear": "Dégagement !",
        "steal": "Vol !",
        "faceoff": "Mise au jeu !",
        "rebound": "Retour !",
        "pass_nearest": "Passe au joueur le plus près !",
        "pass_centre": "Passe au centre !",
    },
    throws={
        "faceoff": "mise au jeu",
        "defence": "défense",
        "advance": "avance",
        "pass": "passe",
        "pass_failed": "passe",
        "shot": "tir",
        "post": "visée",
        "save": "arrêt",
        "beaten": "arrêt",
        "clear": "dégagement",
        "recover_try": "rondelle libre",
        "steal_try": "vol",
        "fight_round": "bagarre",
        "ps_approach": "approche",
        "ps_keeper": "gardien",
    },
    arrows={
        "skate": "patinage",
        "carry": "conduite",
        "pass": "passe",
        "shot": "tir",
        "clear": "dégagement",
        "bounce": "revirement",
    },
    signs={"start": "départ", "going": "s’en va", "carrier": "rondelle"},
    before="avant",
    goal="But !",
)
FRAME = Frame(
    title="Ligue des Glaces · Étoile de l’Œuvre – Garçons d’Août",
    subtitle="présence 3 · avant dim. 29 mars, 21 h 00",
    teams={"home": "Étoile de l’Œuvre", "away": "Garçons d’Août"},
    labels=LABELS,
    stops=("home", 1, 2),
)


def _men(start: int) -> list[dict[str, object]]:
    """A roster with a full line and three on the bench."""
    skaters = zip((9, 11, 17, 4, 5, 21, 24, 6), "CWWDDWCD", strict=True)
    men: list[dict[str, object]] = [
        {"n": number + start, "pos": pos, "T": 2, "P": 2, "V": 2, "B": 1} for number, pos in skaters
    ]
    return [*men, {"n": 31 + start, "pos": "G", "V": 1, "A": 4}]


def _team(start: int, cells: str, **fields: object) -> dict[str, object]:
    """A side whose C, LW, RW, LD, RD and G stand on these cells; `-` is a slot without a man."""
    slots = dict(zip(("C", "LW", "RW", "LD", "RD", "G"), (9, 11, 17, 4, 5, 31), strict=True))
    places = dict(zip(slots, cells.split(), strict=True))
    ice = {slot: number + start if places[slot] != "-" else None for slot, number in slots.items()}
    at = {str(number): places[slot] for slot, number in ice.items() if number is not None}
    extra = fields.pop("more_at", {})
    assert isinstance(extra, dict)
    return {"name": "", "roster": _men(start), "ice": ice, "at": at | extra, **fields}


def match(home: Mapping[str, object], away: Mapping[str, object], **fields: object) -> Match:
    """Return a position."""
    raw = {"clock": {"period": 1, "units": 12}, "attack": "home", "next": {"do": "card"}, **fields}
    state = GAME.decode(msgspec.json.encode({"kind": "match", **raw, "teams": {"home": home, "away": away}}))
    assert isinstance(state, Match)
    return state


def events(*facts: Mapping[str, object]) -> tuple[Event, ...]:
    """Return events from the page's JSON."""
    return tuple(msgspec.convert(fact, MatchEvent) for fact in facts)


def after(before: Match, told: Sequence[Event], **fields: object) -> Match:
    """Return a state in which everybody stands where the events have left them, and where the clock is as they say."""
    now, teams = afterwards(show_state(before), told), {}
    for team in TEAMS:
        own = before.teams.of(team)
        men = {number: man for (side, number), man in now.players.items() if side == team}
        slots = {man.slot: number for number, man in men.items() if man.slot is not None and not man.going}
        box = tuple(
            Penalised(n=one.who[1], kind="major" if one.is_major else "minor", left=one.left, running=one.running,
                      slot="C" if one.slot == "G" else one.slot)
            for one in now.box
            if one.who[0] == team
        )  # fmt: skip
        teams[team] = replace(
            own,
            at={number: man.cell for number, man in men.items()},
            ice={slot: slots.get(slot) for slot in own.ice},
            going=tuple(one for one in own.going if one.n in men),
            box=box,
        )
    return replace(
        before,
        clock=replace(before.clock, period=now.period, units=now.units),
        score=replace(before.score, home=now.score[0], away=now.score[1]),
        puck=replace(before.puck, at=now.puck, held=now.holder),
        teams=replace(before.teams, **teams),
        **fields,
    )


_BOXED = {"n": 71, "kind": "major", "left": 7, "running": True, "slot": "LW"}
MIDDLE = match(
    _team(
        0,
        "G13 C13 K13 E9 I9 G3",
        going=[{"n": 21, "in": 17, "slot": "RW"}],
        more_at={"21": "B11"},
    ),
    _team(60, "G16 - C16 I20 E20 G25", box=[_BOXED, {**_BOXED, "n": 84, "left": 4, "running": False}]),
    puck={"at": "G13", "held": ["home", 9]},
)
"""A man is on his way off, two are in the box, one of them waiting."""

CROWD = match(
    _team(0, "G22 F23 H23 E20 I19 G3"),
    _team(60, "G23 F22 H22 E21 I20 G25"),
    puck={"at": "G22", "held": ["home", 9]},
    clock={"period": 2, "units": 31},
    score={"home": 12, "away": 10},
)
"""Before the net men stand beside each other."""

LOOSE = match(
    _team(0, "D22 B26 H24 E18 I17 G3"),
    _team(60, "E23 C25 G19 F24 L21 F25"),
    puck={"at": "A27", "held": None},
    clock={"period": 4, "units": 0},
    next={"do": "recover", "team": "away", "icing": None},
)

LINEUP = match(
    {"roster": _men(0)},
    {"roster": _men(60)},
    phase="lineup",
    clock={"period": 1, "units": 0},
    next={"do": "faceoff", "spot": "G14"},
)
"""Before the first face-off."""

RUSH = events(
    {"type": "clock", "period": 1, "unit": 13, "why": "defend"},
    {"type": "defence", "team": "away", "points": 4},
    {"type": "skate", "team": "away", "player": 65, "path": ["E20", "F19", "G18"], "why": "defence"},
    {"type": "skate", "team": "away", "player": 69, "path": ["G16", "G15"], "why": "defence"},
    {"type": "card", "team": "home", "player": 9, "deck": "F", "card": "pass"},
    {"type": "pass", "team": "home", "player": 9, "to": 17, "points": 9, "need": 4},
    {"type": "possession", "team": "home", "player": 17, "at": "K13", "why": "pass"},
    {"type": "skate", "team": "home", "player": 17, "path": ["K13", "K14", "K15", "K16", "K17", "J18"], "why": "carry"},
    {"type": "skate", "team": "home", "player": 9, "path": ["G13", "H14", "H15"], "why": "support"},
    {"type": "clock", "period": 1, "unit": 14, "why": "defend"},
    {"type": "defence", "team": "away", "points": 3},
    {"type": "skate", "team": "away", "player": 64, "path": ["I20", "J20"], "why": "defence"},
    {"type": "skate", "team": "away", "player": 91, "path": ["G25", "H25"], "why": "defence"},
    {"type": "card", "team": "home", "player": 17, "deck": "F", "card": "advance"},
    {"type": "advance", "team": "home", "player": 17, "points": 7},
    {"type": "skate", "team": "home", "player": 17, "path": ["J18", "I18", "H19", "G20"], "why": "carry"},
    {"type": "skate", "team": "home", "player": 11, "path": ["C13", "C14", "C15", "D16", "D17", "D18"],
     "why": "support"},
    {"type": "clock", "period": 1, "unit": 15, "why": "defend"},
    {"type": "defence", "team": "away", "points": 1},
    {"type": "card", "team": "home", "player": 17, "deck": "F", "card": "pass_or_shot"},
    {"type": "pass", "team": "home", "player": 17, "to": 11, "points": 11, "need": 3},
    {"type": "possession", "team": "home", "player": 11, "at": "D18", "why": "pass"},
    {"type": "shot", "team": "home", "player": 11, "at": "D18", "kind": "one_timer", "points": 8, "need": 7,
     "entry": "F25", "aim": None},
    {"type": "beaten", "team": "away", "player": 91, "dice": [3, 4, 6, 4], "numbers": [1, 2], "bonus": 0},
    {"type": "goal", "team": "home", "player": 11, "kind": "one_timer", "score": {"home": 1, "away": 0}, "period": 1,
     "unit": 15},
)  # fmt: skip
"""Two passes and a goal; arrows cross."""

SCRAMBLE = events(
    {"type": "clock", "period": 2, "unit": 32, "why": "defend"},
    {"type": "defence", "team": "away", "points": 2},
    {"type": "card", "team": "home", "player": 9, "deck": "F", "card": "pass_or_shot"},
    {"type": "shot", "team": "home", "player": 9, "at": "G22", "kind": "direct", "points": 8, "need": 3, "entry": "F25",
     "aim": None},
    {"type": "save", "team": "away", "player": 91, "auto": False, "dice": [1, 5, 2, 6], "numbers": [1, 2], "bonus": 0,
     "why": None},
    {"type": "possession", "team": "away", "player": 91, "at": "G25", "why": "save"},
    {"type": "clock", "period": 2, "unit": 33, "why": "defend"},
    {"type": "defence", "team": "home", "points": 5},
    {"type": "skate", "team": "home", "player": 5, "path": ["I19", "H20", "H21"], "why": "defence"},
    {"type": "card", "team": "away", "player": 91, "deck": "G", "card": "rebound"},
    {"type": "rebound", "team": "home", "player": 17},
    {"type": "possession", "team": "home", "player": 17, "at": "H23", "why": "rebound"},
    {"type": "takeaway", "team": "away", "player": 77, "from_player": 17},
    {"type": "possession", "team": "away", "player": 77, "at": "H22", "why": "zone"},
    {"type": "clock", "period": 2, "unit": 34, "why": "defend"},
    {"type": "defence", "team": "home", "points": 1},
    {"type": "skate", "team": "home", "player": 9, "path": ["G22", "G21"], "why": "defence"},
    {"type": "card", "team": "away", "player": 77, "deck": "F", "card": "steal"},
    {"type": "steal_try", "team": "home", "player": 17, "carrier": 77, "points": 2, "distance": 1},
    {"type": "skate", "team": "home", "player": 17, "path": ["H23", "H22"], "why": "steal"},
    {"type": "clock", "period": 2, "unit": 35, "why": "fight"},
    {"type": "fight_round", "round": 1, "teams": ["away", "home"], "players": [77, 17], "totals": [3, 3]},
    {"type": "clock", "period": 2, "unit": 36, "why": "fight"},
    {"type": "fight_round", "round": 2, "teams": ["away", "home"], "players": [77, 17], "totals": [5, 2]},
    {"type": "fight", "winner": ["away", 77], "loser": ["home", 17], "rounds": 2},
    {"type": "injury_third", "team": "home", "player": 17, "thirds": 1},
    {"type": "penalty", "team": "home", "player": 17, "kind": "major", "units": 10, "why": "fight", "running": True},
    {"type": "possession", "team": "away", "player": 77, "at": "H22", "why": "fight"},
)  # fmt: skip
"""A save, a rebound lost at once, a steal that ends in a fight."""

CLEARANCE = events(
    {"type": "recover_try", "team": "away", "player": 71, "points": 7, "need": 2, "counted": True},
    {"type": "skate", "team": "away", "player": 71, "path": ["C25", "B26", "A27"], "why": "recover"},
    {"type": "possession", "team": "away", "player": 71, "at": "A27", "why": "recover"},
    {"type": "clock", "period": 4, "unit": 2, "why": "defend"},
    {"type": "defence", "team": "home", "points": 6},
    {"type": "skate", "team": "home", "player": 9, "path": ["D22", "C21", "B20", "A19"], "why": "defence"},
    {"type": "card", "team": "away", "player": 71, "deck": "F", "card": "clear"},
    {"type": "clear", "team": "away", "player": 71, "dir": "LG", "asked": "AV", "dice": 4, "points": 10, "at": "K27"},
    {"type": "loose_puck", "at": "K27", "by": "away"},
)

DUE = match(
    _team(0, "G13 C13 K13 E9 I9 G3"),
    _team(60, "G16 A16 C16 I20 E20 G25"),
    puck={"at": "G14", "held": None},
    next={"do": "penalty_shot", "team": "away", "player": 69, "row": "F"},
)
AWARDED = events(
    {"type": "penalty_shot", "team": "away", "player": 69, "keeper": 31, "keeper_at": "H3"},
    {"type": "ps_approach", "player": 69, "points": 10, "at": "G5", "braked": False},
    {"type": "ps_keeper", "points": 4, "at": "G3"},
    {"type": "shot", "team": "away", "player": 69, "at": "G5", "kind": "penalty", "points": 5, "need": 2, "entry": "F3",
     "aim": 2},
    {"type": "post", "team": "away", "player": 69, "dice": [1, 3]},
    {"type": "rebound", "team": "away", "player": 69},
    {"type": "shot", "team": "away", "player": 69, "at": "G5", "kind": "penalty", "points": 7, "need": 2, "entry": "F3",
     "aim": 2},
    {"type": "save", "team": "home", "player": 31, "auto": False, "dice": [1, 2, 5, 6, 2], "numbers": [2], "bonus": 1,
     "why": None},
    {"type": "possession", "team": "home", "player": 31, "at": "G3", "why": "save"},
    {"type": "penalty_shot_over", "team": "away", "player": 69, "result": "no_goal", "spot": "D6"},
)  # fmt: skip


def shift(before: Match, told: Sequence[Event], frame: Frame = FRAME) -> Scene:
    """Return the picture of a shift."""
    return shift_scene(before, after(before, told), told, frame)


def _film(before: Match, told: Sequence[Event], beat: int) -> Scene:
    return shift_film(before, after(before, told), told, FRAME, lambda _: "")[beat].scene


_AWAY = replace(FRAME, flipped=True, stops=("away", 2, 2))
SCENES: Mapping[str, Callable[[], Scene]] = {
    "double-patinoire": lambda: rink_scene(MIDDLE, FRAME),
    "double-patinoire-retournee": lambda: rink_scene(CROWD, _AWAY),
    "double-patinoire-vive": lambda: rink_scene(LOOSE, replace(FRAME, palette="default", stops=None)),
    "double-portees": lambda: rink_scene(CROWD, FRAME, overlay=RinkOverlay(zones=("home", "away"), offside=True)),
    "double-pas": lambda: rink_scene(MIDDLE, FRAME, overlay=RinkOverlay(steps="home")),
    "double-rayons": lambda: rink_scene(MIDDLE, FRAME, overlay=RinkOverlay(rays=True)),
    "double-but": lambda: shift(MIDDLE, RUSH),
    "double-melee": lambda: shift(CROWD, SCRAMBLE),
    "double-degagement": lambda: shift(LOOSE, CLEARANCE, replace(FRAME, flipped=True, stops=None)),
    "double-film-passe": lambda: _film(MIDDLE, RUSH, 1),
    "double-film-but": lambda: _film(MIDDLE, RUSH, -1),
    "double-film-bagarre": lambda: _film(CROWD, SCRAMBLE, -1),
    "double-tir-de-penalite": lambda: penalty_shot_scene(DUE, (), FRAME),
    "double-tir-de-penalite-joue": lambda: penalty_shot_scene(DUE, AWARDED, FRAME),
}
"""One picture of each sort, by name."""


def measure() -> list[Row]:
    """Return the rows for `python -m bench`: each picture from state to bytes, how big it is; a shift's film."""
    rows = picture_rows(SCENES, MOST_MS, MOST_KIB)
    told = RUSH[:-1] * 4
    stills = shift_film(MIDDLE, after(MIDDLE, told), told, FRAME, lambda _: "")
    peak, start = getrusage(RUSAGE_SELF).ru_maxrss, process_time()
    size = len(animation(stills)) / 1024 / 1024
    rows.append(Row(name=f"film of {len(stills)} beats", value=process_time() - start, unit="s CPU", bar=MOST_FILM_S))
    rows.append(Row(name="film: size", value=size, unit="MiB", bar=MOST_FILM_MIB))
    grown = (getrusage(RUSAGE_SELF).ru_maxrss - peak) / 1024
    rows.append(Row(name="film: memory", value=grown, unit="MiB", bar=100))
    stills = goal_film(MIDDLE, after(MIDDLE, RUSH), RUSH, FRAME, lambda _: "")
    rows.append(Row(name="film of a goal", value=cpu_ms(lambda: animation(stills), times=1) / 1000, unit="s CPU"))
    return rows
