"""Why it came so, as the engine marks it where it decides: what was thrown and needed, who else might have been it.

All of these are public: they hold nothing that the position, the event and its draws do not tell. What a line of a
sheet decided is told to its owner alone (`Table.fire`).
"""

from collections.abc import Iterable, Sequence

from rules.double_echec.conditions import odds
from rules.double_echec.data import Team
from rules.double_echec.events import Shot
from rules.double_echec.rink import NAMES
from rules.double_echec.state import OTHER
from rules.double_echec.turn.table import Holder, Table
from rules.reasons import Fact, Named, Reason

FACES = 6


def players(team: Team, numbers: Iterable[int]) -> Named:
    """Return players as a fact."""
    return Named("man", tuple(f"{team}/{n}" for n in numbers))


def one_player(holder: Holder) -> Named:
    """Return a player as a fact."""
    return players(holder[0], (holder[1],))


def thrown(code: str, dice: int, need: int, points: int, clause: str = "") -> Reason:
    """Return that so many dice had to come to `need`, and how likely that was."""
    facts = {"dice": dice, "need": need, "points": points, "chance": odds(dice, need)}
    return Reason(code, facts, clause=clause)


def saving(code: str, dice: int, bonus: int, numbers: tuple[int, ...]) -> Reason:
    """Return that one of so many save dice, `bonus` of them added, had to show a number, and how likely that was."""
    chance = 100 - 100 * (FACES - len(numbers)) ** dice // FACES**dice
    facts: dict[str, Fact] = {"dice": dice, "bonus": bonus, "chance": chance, "missed": 100 - chance}
    return Reason(code, {**facts, "shown": Named("number", tuple(map(str, numbers)))})


def entering(table: Table, shot: Shot, dice: int) -> Reason:
    """Return what a shot had to come to, and which cell of the crease its goalkeeper closed. `dice`: 0 for none."""
    other = table.sides[OTHER[shot.team]]
    closed = NAMES[other.keeper_at] if other.keeper_at is not None and other.is_keeper_home else "none"
    facts: dict[str, Fact] = {"need": shot.need, "points": shot.points, "entry": shot.entry, "closed": closed}
    if not dice:
        return Reason("shot-left", facts, clause="DE-R.3-c")
    return Reason("shot", {**facts, "dice": dice, "chance": odds(dice, shot.need)})


def claiming(loser: Holder, claimants: Iterable[Holder], taker: int, *, is_free: bool) -> Reason:
    """Return who might have taken the puck from whoever took it in their zone, and why it was that one."""
    among = list(claimants)
    team = among[0][0]
    who = {"loser": one_player(loser), "among": players(team, (n for _, n in among)), "taker": players(team, (taker,))}
    if len(among) == 1:
        return Reason("zone-alone", who)
    return Reason("zone-free" if is_free else "zone-first", who)


def nearest_few(code: str, team: Team, numbers: Sequence[int], steps: int) -> Reason:
    """Return that these players of a side were nearest, so many steps away; several: their coach chooses."""
    facts: dict[str, Fact] = {"among": players(team, numbers), "steps": steps}
    return Reason(code if len(numbers) == 1 else f"{code}-tie", facts)
