"""The zone rule: who takes the puck from whom (rulebook 6.1, `claim`; DE-R.8, DE-B.zone)."""

from rules.double_echec.events import Takeaway
from rules.double_echec.state import OTHER
from rules.double_echec.turn.table import Holder, Table


def claim(table: Table, touched: set[Holder]) -> bool:
    """Let the puck go to whoever may claim it, one after the other; return whether anybody did."""
    taken = False
    while table.held is not None:
        team, n = table.held
        touched.add((team, n))
        other = OTHER[team]
        side = table.sides[team]
        claimants = [one for one in table.watchers(team, side.at[n]) if (other, one) not in touched]
        if not claimants:
            break
        taker = next((one for one in claimants if _is_safe(table, (other, one), touched)), claimants[0])
        table.emit(Takeaway(team=other, player=taker, from_player=n))
        table.hold(other, taker, "zone")
        taken = True
    return taken


def _is_safe(table: Table, holder: Holder, touched: set[Holder]) -> bool:
    """Return whether a man stands in no zone of an opponent who has not touched the puck."""
    team, n = holder
    watchers = table.watchers(team, table.sides[team].at[n])
    return all((OTHER[team], one) in touched for one in watchers)
