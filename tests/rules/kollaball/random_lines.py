"""Random legal lines of a player: actions, specials, reserve."""

import random

from rules.kollaball import facts, pitch
from rules.kollaball.notation.line_checks import RIDES_ON
from rules.kollaball.notation.writing import SPECIAL_LETTERS
from rules.kollaball.state import State, team_of

Planned = tuple[str, str, str, bool | None]  # kind, text, cell afterwards, ball afterwards


def line_text(state: State, player: str, takes_over: str | None, rng: random.Random) -> str:
    """Return a random legal line of a player who acts; `takes_over`: the cell of whom they replace."""
    who = state.players[player]
    words = [player[1:]]
    cell = takes_over or who.cell
    if facts.is_due_back(state, player):
        cell = rng.choice(facts.entry_cells(state, player))
        words.append(f"E {cell}")
    ball: bool | None = who.status == "pitch" and facts.real_ball_of(state, player) is not None
    texts: list[str] = []
    special = ""
    for number in range(1 + rng.randint(0, who.extra)):
        picks = number > 0 or len(words) > 1 or _ball_here(state, cell)
        action = _action(state, player, cell, ball, rng, picks=picks, first=number == 0, spent=bool(special))
        if action is None:
            break
        text, riding, cell, ball = action
        special = special or riding
        texts.append(text)
    words.append(rng.choice([" + ", "+"]).join(texts))
    if texts and rng.random() < 0.3:
        words.append(_reserve(state, player, cell, rng, burst=texts[-1].split()[-1] in ("S", "D")))
    return " ".join(words)


def _ball_here(state: State, cell: str) -> bool:
    return any(state.balls[ball].since < state.turn for ball in facts.balls_on_ground(state, cell))


def _action(state, player, cell, ball, rng, *, picks, first, spent) -> tuple[str, str, str, bool | None] | None:
    """Return text, special letter, cell and ball afterwards; None if the player has nothing legal to do."""
    goal = state.teams[team_of(player)].goal
    specials = [] if spent else _specials(state, player, first=first)
    options: list[Planned] = []
    if ball is not False:
        options += _carrying(goal, cell)
    if ball is not True:
        options += _empty_handed(goal, cell, picks=picks)
    for special in specials:
        options += _standing(goal, cell, ball, special)
    if not options:
        return None
    kind, text, after, ball_after = rng.choice(options)
    riding = [special for special in specials if kind in RIDES_ON[special[0]] and kind != "stand"]
    if not riding or rng.random() < 0.5:
        return text, "-" if kind == "stand" else "", after, ball_after
    special, prefix = rng.choice(riding)
    if special in ("sprint", "deep_pass"):
        return _long(goal, cell, kind, special, prefix, ball_after, rng) or (text, "", after, ball_after)
    return f"{text} {prefix}{_parameters(state, player, special, rng)}", special, after, ball_after


def _carrying(goal: str, cell: str) -> list[Planned]:
    options: list[Planned] = [("pass", f"P {cell}>{to}", cell, False) for to in pitch.front(goal, cell)]
    options += [("retreat", f"<{to}", to, True) for to in pitch.back(goal, cell) if to != goal]
    return options + ([("drop", "POSE", cell, False)] if cell != goal else [])


def _empty_handed(goal: str, cell: str, *, picks: bool) -> list[Planned]:
    behind = pitch.straight_back(goal, cell)
    moves = [*pitch.front(goal, cell), *([behind] if behind is not None and behind != goal else [])]
    options: list[Planned] = [("receiver", f"R {to}", to, None) for to in moves]
    options += [("hitter", f"F >{to}", to, False) for to in pitch.front(goal, cell)]
    return options + ([("pickup", "RAM", cell, None)] if picks else [])


def _standing(goal: str, cell: str, ball: bool | None, special: tuple[str, str]) -> list[Planned]:
    kind, prefix = special
    if cell == goal or kind != "block":
        return []
    return [("stand", f"{'P ' if ball else ''}- {prefix}B", cell, ball)]


def _specials(state: State, player: str, *, first: bool) -> list[tuple[str, str]]:
    """Return the specials a player may play now, as kind and prefix."""
    who = state.players[player]
    found: list[tuple[str, str]] = []
    if not who.special_used:
        own = facts.CLASS_SPECIALS.get(who.cls)
        kinds = list(SPECIAL_LETTERS) if state.config.criticals else list(state.last_specials)
        found += [(own, "")] if own else [(kind, "K:") for kind in kinds]
    if state.config.legends and who.legend is not None and not who.legend.used:
        found.append((who.legend.move, "G:"))
    rich = who.deniers is None or who.deniers >= facts.MIN_BRIBE
    return [(kind, prefix) for kind, prefix in found if kind != "bribe" or (first and rich)]


def _parameters(state: State, player: str, special: str, rng: random.Random) -> str:
    if special == "bribe":
        most = state.players[player].deniers
        return f"V{rng.choice('+-')}{rng.randint(facts.MIN_BRIBE, 600 if most is None else most)}"
    if special == "decoy":
        mates = [
            mate[1:]
            for mate in facts.roster(state, team_of(player))
            if mate != player and state.players[mate].status not in ("out", "missing")
        ]
        return "L" + ",".join(rng.sample(mates, min(len(mates), rng.choice([1, 2])))) if mates else ""
    return SPECIAL_LETTERS[special]


def _long(goal, cell, kind, special, prefix, ball, rng) -> tuple[str, str, str, bool | None] | None:
    targets = pitch.forward_two(goal, cell)
    if not targets:
        return None
    to = rng.choice(targets)
    if special == "deep_pass":
        return f">{to} {prefix}D", special, cell, ball
    steps = [step for step in pitch.front(goal, cell) if to in pitch.front(goal, step)]
    return f"{'R' if kind == 'receiver' else 'F'} {cell}>{rng.choice(steps)}>{to} {prefix}S", special, to, ball


def _reserve(state: State, player: str, cell: str, rng: random.Random, *, burst: bool) -> str:
    goal = state.teams[team_of(player)].goal
    front = pitch.front(goal, cell)
    if burst and front and state.config.criticals and rng.random() < 0.7:
        return f"? P ^{rng.choice(front)}"
    options = _carrying(goal, cell) + _empty_handed(goal, cell, picks=True)
    return f"? {rng.choice(options)[1]}"
