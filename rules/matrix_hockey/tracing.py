"""What stands behind the events of a week or of a season's beginning: the draws of rulebook part 6, the orders sent."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from rules.contract import Mark, Outcome, SeatId
from rules.dice import Roll
from rules.matrix_hockey import events as ev
from rules.matrix_hockey.orders import Order
from rules.matrix_hockey.state import State, TeamId

Orders = Mapping[SeatId, Order | None]

_CHOICES = ("column", "ot", "so")
_VALUES = (*_CHOICES, "x_ot", "x_so")


def mark_events(outcome: Outcome[State, ev.Event], orders: Orders, rolls: Sequence[Roll]) -> Outcome[State, ev.Event]:
    """Return an outcome with the mark of each of its events; the reasons are those that it marked itself."""
    drawn = [roll.label for roll in rolls]
    trace: list[Mark] = []
    reasons = [mark.reasons for mark in outcome.trace] or [()] * len(outcome.events)
    for event, labels, why in zip(outcome.events, _labels(outcome.events), reasons, strict=True):
        teams = tuple(team for team in _teams(event) if orders.get(SeatId(team)) is not None)
        trace.append(Mark(rolls=tuple(_among(drawn, set(labels))), orders=teams, reasons=why))
    return replace(outcome, trace=tuple(trace))


def _among(drawn: Iterable[str], wanted: set[str]) -> Iterator[str]:
    """Yield the labels that were drawn and are wanted: named, or below one that is named with a stroke at its end."""
    folders = tuple(label for label in wanted if label.endswith("/"))
    return (label for label in drawn if label in wanted or (folders and label.startswith(folders)))


def _teams(event: ev.Event) -> tuple[TeamId, ...]:
    """Return the teams whose orders an event follows from, if they sent any."""
    match event:
        case ev.ChoiceRedrawn(team=team) | ev.BoostCut(team=team):
            return (team,)
        case ev.MatchPlayed(home=home, away=away):
            return (home, away)
        case _:
            return ()


def _labels(events: Iterable[ev.Event]) -> Iterator[tuple[str, ...]]:
    """Yield the labels that can stand behind each event; one with a stroke at its end stands for all below it."""
    played: dict[tuple[str, int], int] = {}
    readmitted = 0
    for event in events:
        match event:
            case ev.MatchPlayed(comp=comp, round=number):
                place = played[comp, number] = played.get((comp, number), 0) + 1
                sides = (event.home, event.away)
                yield (*_of_teams(comp, number, sides, _VALUES), f"{comp.lower()}/{number}/lot/{place}")
            case ev.KdhReadmitted(round=number):
                readmitted += 1
                yield (f"kdh/{number}/readmit/{readmitted}",)
            case _:
                yield _of(event)


def _of(event: ev.Event) -> tuple[str, ...]:  # noqa: PLR0911 - one line per kind
    match event:
        case ev.Onr(team=team, comp=comp, round=number):
            return _of_teams(comp, number, (team,), _CHOICES)
        case ev.ChoiceRedrawn(team=team, comp=comp, round=number, what=what):
            return _of_teams(comp, number, (team,), (what,))
        case ev.BonusGoal(division=division, round=number):
            return (f"ch/{number}/bonus/{division}",)
        case ev.KdhDraw(round=number):
            return (f"kdh/{number}/bye", f"kdh/{number}/draw/")
        case ev.WgPoolsDrawn():
            return ("wg/pools/",)
        case ev.WgSemisDrawn():
            return ("wg/semis",)
        case ev.WgQualified():
            return ("lot/WG/seconds/",)
        case ev.MatrixDrawn(name=name):
            return (f"matrix/{name}/",)
        case ev.LotDrawn(comp=comp, group=group, rank=rank):
            return (f"lot/{comp}/{group}/{rank}",)
        case ev.TableDrawnUp(comp=comp, group=group, final=True):
            return (f"lot/{comp}/{group}/",)
        case _:
            return ()


def _of_teams(comp: str, number: int, teams: Iterable[TeamId], what: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{comp.lower()}/{number}/{one}/{team}" for team in teams for one in what)
