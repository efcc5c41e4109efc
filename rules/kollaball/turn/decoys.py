"""Step L: thieves hand out their decoys (KB-17-h), after all movement and before any charge (KB-19-e)."""

from rules.kollaball import pitch
from rules.kollaball.events import DecoyGiven
from rules.kollaball.orders import Special
from rules.kollaball.state import PlayerId, team_of
from rules.kollaball.turn.specials import acting, is_critical
from rules.kollaball.turn.work import Work, special_of

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
        work.log(DecoyGiven(player=player, to=holder, ball=ball, audience=team, reveal_turn=vanishes))
    work.decoys_vanish[team] = max(vanishes, work.decoys_vanish.get(team, 0))


def _within_reach(work: Work, player: PlayerId, target: PlayerId) -> bool:
    return work.is_on_pitch(target) and pitch.distance(work.cell(player), work.cell(target)) <= REACH
