"""States and events to and from JSON. Reading fills in the defaults of rulebook 4; writing is complete."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rules.double_echec.consistency import CASE_ERROR, check, fault
from rules.double_echec.events import Event
from rules.double_echec.league import settings
from rules.double_echec.state import FULL_DECKS, SLOTS, Card, Deck, League, Match, State, TeamState, settings_of
from rules.kit.codec import Codec


class _Kind(msgspec.Struct, frozen=True):
    kind: str = "match"
    teams: Mapping[str, Mapping[str, msgspec.Raw]] = {}


_kind = msgspec.json.Decoder(_Kind)
_match = msgspec.json.Decoder(Match)
_league = msgspec.json.Decoder(League)


def _read(data: bytes) -> State:
    kind = _kind.decode(data)
    if kind.kind != "match":
        return _read_league(data)
    given = {team for team, side in kind.teams.items() if "stops" in side}
    state = completed(_match.decode(data), given)
    check(state)
    return state


def _read_league(data: bytes) -> League:
    league = settings.completed(_league.decode(data))
    wrong = settings.check(league)
    if wrong is not None:
        raise fault(wrong)
    return league


def _whole(league: League) -> League:
    """Return a league with what its JSON left out. Raises `CaseError` if it contradicts itself."""
    if (wrong := settings.check(league)) is not None:
        raise fault(wrong)
    return settings.completed(league)


def completed(state: Match, given_stops: set[str]) -> Match:
    """Return a match with what its JSON left out. `given_stops`: the sides whose stops were in it."""
    stops = settings_of(state.config).stops_per_period
    home, away = (
        _side(side, side.stops if team in given_stops else stops)
        for team, side in (("home", state.teams.home), ("away", state.teams.away))
    )
    return replace(
        state,
        teams=replace(state.teams, home=home, away=away),
        decks={deck: _deck(deck, state.decks) for deck in FULL_DECKS},
        next=None if state.phase == "over" else state.next,
    )


def _deck(deck: Deck, decks: Mapping[Deck, Mapping[Card, int]]) -> Mapping[Card, int]:
    given = decks.get(deck)
    return {card: count if given is None else given.get(card, 0) for card, count in FULL_DECKS[deck].items()}


def _side(side: TeamState, stops: int) -> TeamState:
    roster = tuple(replace(man, out=UNSET) if man.out is False else man for man in side.roster)
    return replace(side, roster=roster, ice={slot: side.ice.get(slot) for slot in SLOTS}, stops=stops)


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
