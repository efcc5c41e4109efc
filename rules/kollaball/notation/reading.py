"""From a text to an order, whatever the stage (rulebook part 5)."""

from rules.errors import OrderError
from rules.kollaball import facts
from rules.kollaball.notation.draft import find_rostered
from rules.kollaball.notation.grammar import SUBSTITUTIONS, read_substitution, read_turn_draft
from rules.kollaball.notation.tokens import DIGITS, TokenReader, split
from rules.kollaball.notation.turn_checks import check_turn
from rules.kollaball.orders import Lineup, Order, Replacement, RollCall, Ruling, Substitution, Timeout
from rules.kollaball.state import TEAMS, State, TeamId, player_key, team_at


def parse(state: State, seat: str, text: str) -> Order:
    """Return the order that `text` is for `seat` in this stage. Raises `OrderError`, and nothing else."""
    parts = split(text)
    if not parts:
        raise OrderError("empty", 0)
    if state.stage == "finished" or (seat not in TEAMS) != (state.stage == "timeout"):
        raise OrderError("not_awaited", 0)
    if state.stage == "timeout":
        return _ruling(parts)
    team = team_at(seat)
    match state.stage:
        case "orders" | "orders_second":
            if parts[0].word == "ARRET":
                return _timeout(state, team)
            return check_turn(state, team, read_turn_draft(parts), text)
        case "roll_call":
            return _roll_call(state, team, parts)
        case "lineup":
            return _lineup(state, team, parts)
        case "replacement":
            return _replacement(state, team, parts)


def _timeout(state: State, team: TeamId) -> Timeout:
    # KB-7-f
    if state.teams[team].timeout != "available":
        raise OrderError("timeout_lost", 0)
    return Timeout()


def _roll_call(state: State, team: TeamId, parts: list[TokenReader]) -> RollCall:
    part = parts[0]
    part.expect("PRESENTS")
    numbers = _numbers(part)
    _finish(parts)
    present = {find_rostered(state, team, number, 0) for number in numbers}
    return RollCall(present=tuple(sorted(present, key=player_key)))


def _lineup(state: State, team: TeamId, parts: list[TokenReader]) -> Lineup:
    part = parts[0]
    part.expect("COMPO")
    numbers = [part.number() for _ in range(facts.STARTERS)]
    part.expect("BALLE")
    holder = part.number()
    _finish(parts)
    starters = {find_rostered(state, team, number, 0) for number in numbers}
    ball = find_rostered(state, team, holder, 0)
    fit = facts.may_start(state, team)
    if len(starters) != facts.STARTERS or ball not in starters or not starters.issubset(fit):
        raise OrderError("lineup", 0, limit=facts.STARTERS, allowed=", ".join(player[1:] for player in fit))
    return Lineup(starters=tuple(sorted(starters, key=player_key)), ball=ball)


def _ruling(parts: list[TokenReader]) -> Ruling:
    upheld = parts[0].take("MAINTENU")
    if not upheld:
        parts[0].expect("REJETE")
    _finish(parts)
    return Ruling(upheld=upheld)


def _replacement(state: State, team: TeamId, parts: list[TokenReader]) -> Replacement:
    part = parts[0]
    if part.word != "X" and part.word not in SUBSTITUTIONS:
        raise part.fail()
    draft = read_substitution(part, may_decline=True)
    _finish(parts)
    out = find_rostered(state, team, draft.out, 0)
    into = None if draft.into is None else find_rostered(state, team, draft.into, 0)
    may_leave = out in (state.replacement or {}).get(team, ())
    if not may_leave or (into is not None and state.players[into].status != "bench"):
        raise OrderError("sub_not_allowed", 0, player=draft.out, target=draft.into or "")
    return Replacement(substitution=Substitution(out=out, into=into))


def _numbers(part: TokenReader) -> list[str]:
    numbers: list[str] = []
    while part.word in DIGITS:
        numbers.append(part.next())
    return numbers


def _finish(parts: list[TokenReader]) -> None:
    """Check that the only part, and the text, end here."""
    parts[0].end()
    if len(parts) > 1:
        raise parts[1].fail()
