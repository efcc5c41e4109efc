"""Orders in words, and the faults of refused ones with what is possible instead."""

from presenters.aspic.standing import trial_outcome
from presenters.aspic.words import BallPath, GameWords
from presenters.escaping import code_span, fault_shown, markup, plain
from presenters.texts import Value
from rules.aspic.board import Cell, Side
from rules.aspic.listing import legal_moves, trials, try_shot
from rules.aspic.messages import SHOT_MESSAGES
from rules.aspic.notation import canonical
from rules.aspic.notation.grammar import TurnOrTest, draft_of
from rules.aspic.orders import Move, Order, Placement, Test, Turn
from rules.errors import OrderError

NOTATION = 200
WORD = 30
# Faults of the text as a whole, or of the moment: no place in it is wrong.
WHOLE = {"AS_MATCH_OVER", "AS_NOT_YOUR_TURN", "AS_TOO_LONG", "AS_EMPTY"}
ABOUT_A_MOVE = {
    "AS_MOVE_NULL",
    "AS_MOVE_TOO_FAR",
    "AS_MOVE_DIRECTION",
    "AS_MOVE_ZONE",
    "AS_MOVE_PATH_BLOCKED",
    "AS_MOVE_TARGET_OCCUPIED",
}


def order_text(words: GameWords, order: Order) -> str:
    """Return an order in words, then in notation as it may be copied."""
    return "\n".join((*order_lines(words, order), code_span(canonical(order), NOTATION)))


def order_lines(words: GameWords, order: Order) -> tuple[str, ...]:
    """Return an order in words; a test says what its shot would do (AS-test-b)."""
    side = words.state.to_act
    match order:
        case Placement(cells=cells):
            rest = words.cells(cells[1:]) if cells[1:] else "none"
            return (words.t("as-order-place", cell=cells[0], rest=rest),)
        case Turn(move=move, shooter=shooter) if side is not None:
            return _turn(words, side, move, shooter)
        case Test(shooter=shooter, move=move) if side is not None:
            return (words.t("as-order-test"), *_turn(words, side, move, shooter))
        case _:  # a referee's or the clock's: nobody is shown one back
            return ()


def _turn(words: GameWords, side: Side, move: Move | None, shooter: str | None) -> tuple[str, ...]:
    lines = []
    if move is not None:
        lines.append(words.t("as-order-move", origin=move.origin, to=move.to, alone=shooter is None))
    if shooter is not None:
        flight = try_shot(words.state, side, shooter, move).flight
        course = "—" if flight is None else words.course(BallPath.of(flight))
        lines.append(words.t("as-order-shot", shooter=shooter, course=course))
    return tuple(lines)


def order_error_text(words: GameWords, error: OrderError, text: str) -> str:
    """Return what is wrong with `text`, its place, and what is possible (rulebook 5.2)."""
    told = words.t(f"as-error-{error.code}", **_details(words, error, text))
    place = "" if error.code in WHOLE else fault_shown(text, error.at)
    heading = f"**{words.t(f'as-seven-{error.code}')}**" if error.code in SHOT_MESSAGES else ""
    return "\n".join(line for line in (heading, told, place, _hint(words, error, text)) if line)


def refused_shot(error: OrderError, text: str) -> tuple[Move | None, Cell] | None:
    """Return the move and the shooter of a text whose shot is refused by one of the seven messages; else None."""
    if error.code not in SHOT_MESSAGES:
        return None
    draft = draft_of(text)  # a text refused for its shot is in the grammar
    if not isinstance(draft, TurnOrTest) or draft.shooter is None:
        return None
    return _move(draft), draft.shooter.cell


def _move(draft: TurnOrTest) -> Move | None:
    return None if draft.move is None else Move(draft.move[0].cell, draft.move[1].cell)


def _details(words: GameWords, error: OrderError, text: str) -> dict[str, Value]:
    details = error.details
    rest = text[error.at : error.at + 4 * WORD].split()
    return {
        "word": markup(plain(rest[0], WORD)) if rest else "none",
        "phase": words.state.phase,
        "cell": str(details.get("cell", "?")),
        "n": int(details.get("n", 0)),
        "first": str(details.get("first", "?")),
        "last": str(details.get("last", "?")),
        "side": words.state.to_act or "none",
    }


def _hint(words: GameWords, error: OrderError, text: str) -> str:
    """Return what would be possible in the place of what was refused."""
    side = words.state.to_act
    if side is None:
        return ""
    if error.code == "AS_MOVE_NOT_YOURS":
        return words.t("as-hint-pieces", cells=words.cells(words.state.pieces.of(side)))
    if error.code not in ABOUT_A_MOVE and error.code not in SHOT_MESSAGES:
        return ""
    draft = draft_of(text)  # a text refused for what it does is in the grammar
    if not isinstance(draft, TurnOrTest):
        return ""
    if error.code in ABOUT_A_MOVE and draft.move is not None:
        cells = legal_moves(words.state, draft.move[0].cell)
        return words.t("as-hint-moves", piece=draft.move[0].cell, cells=words.cells(cells) if cells else "none")
    move = _move(draft)
    legal = [trial for trial in trials(words.state, side, move) if trial.refusal is None]
    shots = ", ".join(f"{trial.shooter} ({trial_outcome(words, trial)})" for trial in legal)
    return words.t("as-hint-shots", shots=shots or "none", moved=move is not None)
