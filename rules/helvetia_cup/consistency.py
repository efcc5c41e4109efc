"""Whether the parts of a state fit together: what its types cannot say. Every state that is played passes."""

from collections.abc import Iterable, Sequence

from rules.errors import CaseError, OrderError
from rules.helvetia_cup.cards import cards_of, cards_of_kind
from rules.helvetia_cup.notation import read_pending
from rules.helvetia_cup.phases import role_of
from rules.helvetia_cup.pitch import PITCH, Hex, SeatName
from rules.helvetia_cup.state import (
    MOST_ON_PITCH,
    OTHER,
    SEATS,
    CompetitionState,
    Config,
    Match,
    Phase,
    State,
    TeamState,
)
from rules.helvetia_cup.teams import TEAMS

CASE_ERROR = "HC_CASE"
BALL_IN_PLAY: frozenset[Phase] = frozenset({"attack", "defence", "play"})
AFTER_TOSS: frozenset[Phase] = BALL_IN_PLAY | {"place_defence", "place_attack", "place"}
WITH_KEEPER: frozenset[Phase] = AFTER_TOSS | {"cards", "shootout"}
LAST_HALF = 4
MOST_KEPT = 10_000  # characters of an order's sections that a state keeps
MOST_TEAMS = 64  # of a competition
MOST_FIXTURES = MOST_TEAMS * (MOST_TEAMS - 1)  # HC-3.2-c


def check_state(state: State) -> None:
    """Raise `CaseError` `HC_CASE` if `state` contradicts itself."""
    match state:
        case Match():
            for seat in SEATS:
                _check_side(state, seat, state.teams.of(seat))
            _check_course(state)
            _check_ball(state)
            _check_pending(state)
        case CompetitionState():
            _check_competition(state)
        case _:
            raise fault("neither a match nor a competition")


def check_ends(config: Config) -> None:
    """Raise `CaseError` if a contest with these options need never end: nothing would end a possession."""
    if not (config.stall_limit or config.possession_limit):
        raise fault("stall_limit and possession_limit are not both 0")


def fault(message: str) -> CaseError:
    """Return the error of a state that cannot be."""
    return CaseError(CASE_ERROR, message)


def _check_side(state: Match, seat: SeatName, side: TeamState) -> None:
    if side.team not in TEAMS:
        raise fault(f"{seat}: no such team: {side.team!r:.40}")
    if (side.attacks == "east") != (seat == "home"):
        raise fault(f"{seat}: home attacks east, away west")
    numbers = TEAMS[side.team].numbers
    if not {*side.players, *side.tired, *side.unavailable} <= set(numbers):
        raise fault(f"{seat}: no such player")
    for named in (side.bench, side.tired, side.unavailable):
        _check_once(seat, named)
    for n, player in side.players.items():
        if player.status != "pitch" and (player.at is not None or player.down):
            raise fault(f"{seat}: {n} is off the pitch, and on a hex of it")
    _check_hexes(seat, [player.at for player in side.players.values()])
    for placed in (side.last_placement.attack, side.last_placement.defence):
        _check_hexes(seat, (placed or {}).values())
    if len(side.on_pitch) > MOST_ON_PITCH:
        raise fault(f"{seat}: more than {MOST_ON_PITCH} on the pitch")
    if any(n not in side.players or side.players[n].status != "bench" for n in side.bench):
        raise fault(f"{seat}: who is on the bench has that status")
    if state.phase in WITH_KEEPER and side.keeper not in side.on_pitch:
        raise fault(f"{seat}: the keeper is on the pitch")
    _check_places(state, seat, side)
    _check_cards(seat, side)


def _check_hexes(seat: SeatName, hexes: Iterable[Hex | None]) -> None:
    named = [name for name in hexes if name is not None]
    if any(name not in PITCH for name in named):
        raise fault(f"{seat}: no such hex")
    if len(set(named)) < len(named):
        raise fault(f"{seat}: two on a hex")


def _check_places(state: Match, seat: SeatName, side: TeamState) -> None:
    is_placed = state.phase in BALL_IN_PLAY or (state.phase == "place_attack" and role_of(state, seat) == "defence")
    if is_placed and any(side.players[n].at is None for n in side.on_pitch):
        raise fault(f"{seat}: who is on the pitch has a hex")
    if any(player.at == PITCH.keeper_zone(OTHER[seat]) for player in side.players.values()):
        raise fault(f"{seat}: nobody enters the other keeper's zone")


def _check_once(key: str, numbers: Sequence[int]) -> None:
    if len(set(numbers)) < len(numbers):
        raise fault(f"{key}: a number is there twice")


def _check_cards(seat: SeatName, side: TeamState) -> None:
    offer = side.offer if isinstance(side.offer, tuple) else ()
    for held in (side.hand, side.armed, side.used, side.deck, side.legends_left, offer):
        _check_once(seat, held)
    if not {*side.hand, *side.used, *side.deck, *side.legends_left, *offer} <= set(cards_of(side.team)):
        raise fault(f"{seat}: no such card")
    if not set(side.armed) <= set(side.hand):
        raise fault(f"{seat}: an armed card is in the hand")
    if side.challenge is not None and side.challenge not in cards_of_kind(side.team, "power"):
        raise fault(f"{seat}: a challenge is a POWER card")


def _check_course(state: Match) -> None:
    if state.phase in AFTER_TOSS and (
        state.attack is None or state.first_kickoff is None or not 1 <= state.half <= LAST_HALF
    ):
        raise fault("after the toss there are a half, an attack and who kicked off")
    if state.phase == "cards" and None in (state.attack, state.first_kickoff):
        raise fault("cards are kept after the toss")
    if state.phase == "shootout" and state.shootout is None:
        raise fault("no shoot-out")
    if state.attack is None:
        return
    watched = [*state.offside_watch, *(() if state.offside_pending is None else (state.offside_pending.player,))]
    if not set(watched) <= set(state.teams.of(state.attack).players):
        raise fault("who is off-side is of the attack")


def _check_ball(state: Match) -> None:
    ball = state.ball
    hexes = (ball.at, None if state.offside_pending is None else state.offside_pending.at)
    if any(name is not None and name not in PITCH for name in hexes):
        raise fault("no such hex")
    if state.phase in BALL_IN_PLAY and ball.at is None:
        raise fault("the ball is on the pitch")
    if ball.holder is None:
        return
    holder = None if state.attack is None else state.teams.of(state.attack).players.get(ball.holder)
    if holder is None or holder.status != "pitch" or holder.at != ball.at:
        raise fault("the holder is a player of the attack, on the ball's hex")


def _check_pending(state: Match) -> None:
    for text in (state.pending.plan, state.pending.policy):
        if text is not None and len(text) > MOST_KEPT:
            raise fault("too long for sections of an order")
        try:
            read_pending(text)
        except OrderError:
            raise fault(f"no sections of an order: {text!r:.40}") from None


def _check_competition(state: CompetitionState) -> None:
    if len(state.teams) > MOST_TEAMS or len(state.fixtures) > MOST_FIXTURES or len(state.inbox) > MOST_TEAMS:
        raise fault(f"a competition has {MOST_TEAMS} teams at the most, and the matches of so many")
    for key, entrant in state.teams.items():
        _check_once(key, entrant.deck)
        _check_once(key, entrant.legends_left)
        if entrant.team not in TEAMS:
            raise fault(f"{key}: no such team: {entrant.team!r:.40}")
        if not set(entrant.players) <= set(TEAMS[entrant.team].numbers):
            raise fault(f"{key}: no such player")
        if not {*entrant.deck, *entrant.legends_left} <= set(cards_of(entrant.team)):
            raise fault(f"{key}: no such card")
    ids = [fixture.id for fixture in state.fixtures]
    if len(set(ids)) < len(ids):
        raise fault("two fixtures have one id")
    if any(fixture.winner not in (None, fixture.home, fixture.away) for fixture in state.fixtures):
        raise fault("who has won a fixture has played it")
