"""Whether the parts of a match fit together (rulebook 4, "Invariants"): what its types cannot say."""

from collections import Counter
from collections.abc import Mapping

from rules.double_echec.data import DATA
from rules.double_echec.notation.grammar import MOST_CHARACTERS
from rules.double_echec.notation.lines import LETTER_OF, MOST_LINES, standing_line
from rules.double_echec.notation.reading import line_slots_of
from rules.double_echec.rink import CELL, ICE
from rules.double_echec.roster import default_keeper
from rules.double_echec.state import (
    CENTRE,
    FULL_DECKS,
    POSITION_OF,
    TEAMS,
    Card,
    Deck,
    FaceoffNext,
    Match,
    PenaltyShotNext,
    Phase,
    PlayCardNext,
    Player,
    Puck,
    RecoverNext,
    Team,
    TeamState,
    match_settings_of,
)
from rules.errors import CaseError, OrderError

CASE_ERROR = "DE_CASE"
SPOTS = frozenset((CENTRE, *DATA.rink.spots.home, *DATA.rink.spots.away))
DICE, SAVE_DICE = range(1, 4), range(3, 6)  # DE-B.players
# Of a letter of a sheet: an order of so many characters is as long again where it is written without its `X A2`…
MOST_TEXT = 2 * MOST_CHARACTERS
CHANGES = max(map(len, (line_slots_of("A1"), line_slots_of("P1"))))  # …of which each becomes so many lines


def check_state(state: Match) -> None:
    """Raise `CaseError` `DE_CASE` if `state` contradicts itself."""
    for team in TEAMS:
        _check_side(team, state.teams.of(team), state.phase)
    _check_counts(state)
    _check_cells(state)
    _check_puck(state)
    _check_next(state)


def fault(message: str) -> CaseError:
    """Return the error of a state that cannot be."""
    return CaseError(CASE_ERROR, message)


def _check_side(team: Team, side: TeamState, phase: Phase) -> None:
    roster = {player.n: player for player in side.roster}
    if len(roster) < len(side.roster):
        raise fault(f"{team}: a jersey is named twice on the roster")
    for player in side.roster:
        if not _has_dice(player):
            raise fault(f"{team}: the abilities of {player.n}")
    _check_ice(team, side, roster)
    if side.ice["G"] is None and (phase == "play" or default_keeper(side) is None) and phase != "over":
        raise fault(f"{team}: no goalkeeper")
    _check_lines(team, side, roster)
    _check_sheet(team, side)


def _has_dice(player: Player) -> bool:
    """DE-B.players: return whether a player has the dice that they throw."""
    return (
        player.A in SAVE_DICE
        if player.pos == "G"
        else all(dice in DICE for dice in (player.T, player.P, player.V, player.B))
    )


def _check_ice(team: Team, side: TeamState, roster: Mapping[int, Player]) -> None:
    """Check that every player is in one place, and a goalkeeper in their."""
    ice = [n for n in side.ice.values() if n is not None]
    busy = [*ice, *(player.n for player in side.going), *(player.n for player in side.box)]
    if not set(busy) <= roster.keys():
        raise fault(f"{team}: a man is not on the roster")
    if len(set(busy)) < len(busy):
        raise fault(f"{team}: a man is in two of slots, way off and box")
    if set(side.at) != {*ice, *(player.n for player in side.going)}:
        raise fault(f"{team}: the cells are those of the men on the ice")
    if any(roster[n].pos == "G" for n in busy[len(ice) :]):
        raise fault(f"{team}: a goalkeeper neither goes off nor sits in the box")
    if any((roster[n].pos == "G") != (slot == "G") for slot, n in side.ice.items() if n is not None):
        raise fault(f"{team}: a goalkeeper has no other slot, and no other man has his")


def _check_lines(team: Team, side: TeamState, roster: Mapping[int, Player]) -> None:
    for line, numbers in side.lines.items():
        wanted = [POSITION_OF[slot] for slot in line_slots_of(line)]
        if [roster[n].pos for n in numbers if n in roster] != wanted or len(set(numbers)) != len(wanted):
            raise fault(f"{team}: {line} is {' '.join(wanted)}")


def _check_sheet(team: Team, side: TeamState) -> None:
    """Check that a sheet is one that orders can have left."""
    lines, letters = Counter[str](), Counter[str]()
    for text in side.sheet:
        try:
            letter = LETTER_OF[type(standing_line(text))]
        except (OrderError, ValueError, KeyError):  # KeyError: of a line-up
            raise fault(f"{team}: no line of a sheet: {text!r:.40}") from None
        lines[letter] += 1
        letters[letter] += len(text)
    for letter, count in lines.items():
        times = CHANGES if letter == "X" else 1
        if count > MOST_LINES * times or letters[letter] > MOST_TEXT * times:
            raise fault(f"{team}: too many lines {letter}")


def _check_counts(state: Match) -> None:
    """Check that the time is one of its period, and that no deck has more cards of a type than are made."""
    if state.clock.units > match_settings_of(state.config).units_per_period:
        raise fault("no such time")
    for decks in (state.decks, state.burned):
        for deck, cards in decks.items():
            if any(count > FULL_DECKS[deck].get(card, 0) for card, count in cards.items()):
                raise fault(f"more cards than deck {deck} has")


def _check_cells(state: Match) -> None:
    """Check that a cell holds one player, but for a foul until its face-off and a recoverer beside who goes off."""
    taken: dict[str, bool] = {}
    may_share = state.next is None or isinstance(state.next, PenaltyShotNext | FaceoffNext)
    for team in TEAMS:
        side = state.teams.of(team)
        going = {player.n for player in side.going}
        for n, cell in side.at.items():
            if not is_ice(cell):
                raise fault(f"no cell of the ice: {cell!r:.20}")
            if cell in taken and not may_share and not taken[cell] and n not in going:
                raise fault(f"two men on {cell}")
            taken[cell] = n in going or taken.get(cell, False)


def _check_puck(state: Match) -> None:
    """Check that the puck is where what comes next wants it."""
    at, held = state.puck.at, state.puck.held
    if not is_ice(at) or (state.save_from is not None and state.save_from not in CELL):
        raise fault("no such cell")
    if held is not None:
        side = state.teams.of(held[0])
        if held[1] not in side.ice.values() or side.at[held[1]] != at:
            raise fault("who has the puck is on the ice, on its cell")
    match state.next:
        case None:
            is_right = state.phase == "over"
        case FaceoffNext(spot=spot):
            is_right = spot in SPOTS and state.puck == Puck(at=spot)
        case PenaltyShotNext():
            is_right = state.puck == Puck(at=CENTRE)
        case RecoverNext():
            is_right = held is None
        case _:
            is_right = held is not None
    if not is_right:
        raise fault("the puck is not where what comes next wants it")


def _check_next(state: Match) -> None:
    match state.next:
        case PlayCardNext(deck=deck, card=card):
            check_card(state, deck, card)
        case PenaltyShotNext(team=team, player=n, row=row):
            side = state.teams.of(team)
            if n == side.ice["G"] or n not in side.ice.values() or row not in tuple(DATA.rink.rows):
                raise fault("who was fouled is a skater on the ice")
        case _:
            pass


def check_card(state: Match, deck: Deck, card: Card) -> Team:
    """Return the side that plays a card. Raises `CaseError` unless a goalkeeper has the puck for a card of `G`."""
    held = state.puck.held
    if card not in FULL_DECKS[deck] or held is None:
        raise fault("nobody can play the card")
    if (state.teams.of(held[0]).ice["G"] == held[1]) != (deck == "G"):
        raise fault("a goalkeeper's cards are his alone")
    return held[0]


def is_ice(cell: str) -> bool:
    """Return whether a player or the puck can be on a cell."""
    return cell in CELL and bool(ICE >> CELL[cell] & 1)
