"""What the league's records keep of a turn: bribes and missing orders."""

from rules.contract import Record, SeatId
from rules.kollaball.events import Bribed, Event, TurnVoid
from rules.kollaball.state import team_of


def records(events: tuple[Event, ...]) -> tuple[Record, ...]:
    """Return one record per bribe (KB-20, paid whether it works or not) and per team that sent nothing (KB-9-c)."""
    found: list[Record] = []
    for event in events:
        match event:
            case Bribed(player=player, side=side, amount=amount, triggered=triggered):
                details = {"player": player, "side": side, "amount": amount, "triggered": triggered}
                found.append(Record(kind="bribe", seat=SeatId(team_of(player)), details=details))
            case TurnVoid(turn=turn, missing=missing, missed=missed):
                found += [
                    Record(kind="missing_order", seat=SeatId(team), details={"turn": turn, "missed": missed[team]})
                    for team in missing
                ]
            case _:
                pass
    return tuple(found)
