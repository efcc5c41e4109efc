"""What a seat, or the public, may see of a match (HC-PM-secret): no plan, policy or hidden card of another seat."""

from msgspec import UNSET
from msgspec.structs import replace

from rules.contract import Outcome
from rules.dice import Roll
from rules.helvetia_cup.cards import cards_of
from rules.helvetia_cup.events import CardsDealt, Event
from rules.helvetia_cup.phases import phase_of
from rules.helvetia_cup.pitch import SeatName
from rules.helvetia_cup.state import OTHER, SEATS, Match, Pending, State, TeamState


def view(state: State, events: tuple[Event, ...], seat: str | None) -> Outcome[State, Event]:
    """Return the state without what others keep secret, and the events without the cards dealt to them."""
    if not isinstance(state, Match) or state.phase == "finished":
        return Outcome(state, events)
    pending = Pending(
        plan=state.pending.plan if _is_own(state.attack, seat) else None,
        policy=state.pending.policy if state.attack is not None and _is_own(OTHER[state.attack], seat) else None,
    )
    teams = replace(state.teams, home=_seen(state, "home", seat), away=_seen(state, "away", seat))
    shown = tuple(event for event in events if not isinstance(event, CardsDealt) or event.seat == seat)
    return Outcome(replace(state, teams=teams, pending=pending), shown)


def _is_own(side: SeatName | None, seat: str | None) -> bool:
    return seat is not None and side == seat


def _seen(state: Match, side: SeatName, seat: str | None) -> TeamState:
    """Return a side as `seat` sees it: of another's cards only the LEGEND is open (HC-2.2-g)."""
    team = state.teams.of(side)
    if side == seat:
        return team
    offer = UNSET if team.offer is UNSET else _legends(team.team, team.offer)
    return replace(team, hand=_legends(team.team, team.hand), armed=(), offer=offer)


def _legends(team: str, cards: tuple[int, ...]) -> tuple[int, ...]:
    known = cards_of(team)
    return tuple(n for n in cards if n in known and known[n].kind == "legend")


def view_rolls(state: State, events: tuple[Event, ...], rolls: tuple[Roll, ...], seat: str | None) -> tuple[Roll, ...]:
    """Return the draws without those of cards that others are dealt."""
    if phase_of(state) == "finished" or not isinstance(state, Match):
        return rolls
    hidden = tuple(f"draw/{side}/" for side in SEATS if side != seat)
    return tuple(roll for roll in rolls if not roll.label.startswith(hidden))
