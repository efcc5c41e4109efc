"""Step M: everybody moves at once, from where they stand at the start of the round (KB-19-c); blocks begin.

Step L: thieves hand out their decoys (KB-17-h), after all movement and before any charge (KB-19-e).
"""

from rules.kollaball import pitch
from rules.kollaball.events import DecoyGiven, Moved
from rules.kollaball.orders import Action, Move, Retreat, Special
from rules.kollaball.state import Cell, PlayerId, team_of
from rules.kollaball.turn import tactics
from rules.kollaball.turn.pieces import Block
from rules.kollaball.turn.specials import acting, is_critical
from rules.kollaball.turn.validity import displacement
from rules.kollaball.turn.why import Reasons, for_team, people
from rules.kollaball.turn.work import Work, special_of, step_from
from rules.reasons import Reason


def move_all(work: Work) -> None:
    """Move the players, then (round 1) the tactics; positions change together at the end (labels `crit/<player>`)."""
    arrivals: dict[PlayerId, Cell] = {}
    for player, action in work.acts.items():
        with acting(work, player):
            _perform_special(work, player, action)
            path, reasons = _path(work, player, action)
            if path:
                arrivals[player] = path[-1]
                walk = (work.cell(player), *path)
                log_move(work, player, walk, reasons)
    if work.round == 1:
        arrivals |= tactics.play_all(work)
    for player, cell in arrivals.items():
        work.change(player, cell=cell)


def log_move(work: Work, player: PlayerId, walk: tuple[Cell, ...], reasons: Reasons = ()) -> None:
    """Log a walk (its first cell is where it starts from) in the role that the player has now."""
    role = work.roles.get(player)
    moved = Moved(player=player, origin=walk[0], to=walk[-1], path=walk, role=role, round=work.round)
    work.log(moved, reasons=reasons)


def why_shifted(way: pitch.Vector) -> Reasons:
    """Return that somebody acts from elsewhere than their order expected (KB-disp-a)."""
    return () if way == (0, 0) else (Reason("shifted", clause="KB-disp-a"),)


def _perform_special(work: Work, player: PlayerId, action: Action) -> None:
    """KB-17-f: sprints are performed here; KB-17-d: blocks begin here."""
    special = special_of(action)
    if special is None or special.kind not in {"sprint", "block"}:
        return
    critical = is_critical(work, player, special)
    work.perform(player, special)
    if special.kind == "block":
        work.blocks[player] = Block(critical)
    elif critical:
        work.breaking.add(player)  # KB-22-e


def _path(work: Work, player: PlayerId, action: Action) -> tuple[tuple[Cell, ...], Reasons]:
    """KB-disp-a: the cells really walked; a step that leads off the pitch or into the own goal ends the move."""
    match action:
        case Move(path=planned):
            pass
        case Retreat(to=to):
            planned = (to,)
        case _:
            return (), ()
    way = displacement(work, player, action.origin)
    walked: list[Cell] = []
    for cell in planned:
        reached = step_from(cell, way, work.goal(player))
        if reached is None:
            break
        walked.append(reached)
    reasons = why_shifted(way)
    if len(walked) < len(planned):
        reasons = (*reasons, for_team(team_of(player), "cut-short", clause="KB-disp-a"))
    return tuple(walked), reasons


REACH = 2  # KB-17-h


def give_all(work: Work) -> None:
    """Bring this round's decoys into play, in player order (label `crit/<player>`)."""
    for player, action in work.acts.items():
        special = special_of(action)
        if special is not None and special.kind == "decoy":
            with acting(work, player):
                _give(work, player, special)


def _give(work: Work, player: PlayerId, special: Special) -> None:
    critical = is_critical(work, player, special)
    work.perform(player, special)
    # KB-22-g: a critical gives two decoys if two are named, else one that lasts a turn more
    targets = special.targets if critical else special.targets[:1]
    vanishes = work.turn + (2 if critical and len(targets) == 1 else 1)
    team = team_of(player)
    for suffix, target in zip(("", "b"), targets, strict=False):
        holder = target if _within_reach(work, player, target) else player
        ball = f"leurre-{player}-{work.turn}{suffix}"
        work.add_decoy(ball, player, holder, vanishes)
        is_kept = holder != target
        reasons = (for_team(team, "out-of-reach", {"to": people(target)}, "KB-17-h"),) if is_kept else ()
        given = DecoyGiven(player=player, to=holder, ball=ball, audience=team, reveal_turn=vanishes)
        work.log(given, reasons=reasons)
    work.decoys_vanish[team] = max(vanishes, work.decoys_vanish.get(team, 0))


def _within_reach(work: Work, player: PlayerId, target: PlayerId) -> bool:
    return work.is_on_pitch(target) and pitch.distance(work.cell(player), work.cell(target)) <= REACH
