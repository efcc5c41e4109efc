"""Fights (rulebook 6.7; DE-2-d to -p, DE-B.fight)."""

from rules.double_echec.events import Fight, FightRound, Injured, InjuryThird
from rules.double_echec.state import DefendNext
from rules.double_echec.turn.clock import Sentence, box_slot, end_period, mark, penalise
from rules.double_echec.turn.landing import claim
from rules.double_echec.turn.table import Holder, Table
from rules.reasons import Reason

THIRDS = 3


def fight(table: Table, carrier: Holder, thief: Holder) -> None:
    """Fight until one throws more; the loser goes to the box, the winner has the puck on their cell."""
    rounds = 0
    while True:
        rounds += 1
        if table.units >= table.settings.units_per_period:
            table.over += 1  # DE-2-m
        else:
            mark(table, "fight")
        totals = tuple(
            sum(table.throw(table.sides[team].roster[n].B, f"fight/{rounds}/{team}")) for team, n in (carrier, thief)
        )
        clause = "DE-2-m" if table.over else ""
        table.emit(
            FightRound(
                round=rounds,
                teams=(carrier[0], thief[0]),
                players=(carrier[1], thief[1]),
                totals=(totals[0], totals[1]),
            ),
            Reason("fight-tie" if totals[0] == totals[1] else "fight-round", clause=clause),
        )
        if totals[0] != totals[1]:
            break
    winner, loser = (carrier, thief) if totals[0] > totals[1] else (thief, carrier)
    table.emit(
        Fight(winner=winner, loser=loser, rounds=rounds), Reason("fight", {"high": max(totals), "low": min(totals)})
    )
    table.hold(*winner, "fight")
    _hurt(table, loser)
    side = table.sides[loser[0]]
    if table.over:
        slot = box_slot(side, loser[1])
        side.leave(loser[1])
        end_period(table, (loser, slot))
        return
    penalise(table, side, loser[1], Sentence("major", table.settings.major_units, "fight"))
    claim(table, {winner, loser})
    table.next = DefendNext()


def _hurt(table: Table, loser: Holder) -> None:
    """DE-2-p, DE-B.injury-a: a third of an injury; three are one."""
    team, n = loser
    player = table.sides[team].roster[n]
    player.thirds += 1
    table.emit(InjuryThird(team=team, player=n, thirds=player.thirds))
    if player.thirds >= THIRDS:
        table.emit(Injured(team=team, player=n, thirds=player.thirds))
        player.thirds = 0
        player.is_out = True
