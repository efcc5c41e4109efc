"""States and events to and from JSON. Reading fills in the defaults of rulebook 4; writing is complete."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from rules.double_echec.consistency import CASE_ERROR, check_state, fault
from rules.double_echec.events import Event
from rules.double_echec.league import settings
from rules.double_echec.state import FULL_DECKS, SLOTS, Card, Deck, League, Match, State, TeamState, match_settings_of
from rules.kit.codec import Codec


class _Kind(msgspec.Struct, frozen=True):
    kind: str = "match"
    teams: Mapping[str, Mapping[str, msgspec.Raw]] = {}


FORGET = "X - "  # without effect in a sheet, where version 1 of the rules kept it

_kind = msgspec.json.Decoder(_Kind)
_match = msgspec.json.Decoder(Match)
_league = msgspec.json.Decoder(League)


def _read(data: bytes) -> State:
    kind = _kind.decode(data)
    if kind.kind != "match":
        return complete_league(_league.decode(data))
    given = {team for team, side in kind.teams.items() if "stops" in side}
    state = complete_match(_match.decode(data), given)
    check_state(state)
    return state


def complete_league(league: League) -> League:
    """Return a league with what its JSON left out. Raises `CaseError` if it contradicts itself."""
    if (wrong := settings.find_league_fault(league)) is not None:
        raise fault(wrong)
    return settings.fill_in_picks(league)


def complete_match(state: Match, given_stops: set[str]) -> Match:
    """Return a match with what its JSON left out. `given_stops`: the sides whose stops were in it."""
    stops = match_settings_of(state.config).stops_per_period
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
    full = FULL_DECKS[deck]
    given = decks.get(deck, full)
    if given.keys() - full.keys():
        raise fault(f"no card of deck {deck}")
    return {card: given.get(card, 0) for card in full}


def _side(side: TeamState, stops: int) -> TeamState:
    roster = tuple(replace(player, out=UNSET) if player.out is False else player for player in side.roster)
    sheet = tuple(line for line in side.sheet if f"{line} "[:4] != FORGET)
    return replace(side, roster=roster, ice={slot: side.ice.get(slot) for slot in SLOTS}, sheet=sheet, stops=stops)


CODEC = Codec[State, Event](State, Event, CASE_ERROR, read=_read)
