"""Aspic's order form: a turn by choices, its shots tried first, or a placement (`presenters.form.OrderForm`).

What is not possible is not offered, and what the page greys is greyed (AS-ui-a to c). The focus of a turn: `from` and
a cell once a piece is chosen, `shoot` where the move is left out, `try` with the shooter of the shot just tried.
"""

from collections.abc import Iterator

from presenters.aspic.dossier import Dossier, OrderForm, Place
from presenters.aspic.pictures import Pictures
from presenters.aspic.standing import range_lines, trial_outcome
from presenters.aspic.words import BallPath, GameWords
from presenters.errors import UserError
from presenters.form import FormChoice, FormQuestion, FormStep, Press, Typed
from presenters.post import ButtonStyle, SelectOption
from rules.aspic.board import FREE_ZONE, SIDES, Cell, Side, names_of
from rules.aspic.events import KickoffReady, PiecePlaced, PlacementStarted
from rules.aspic.listing import ShotTrial, legal_moves, trials
from rules.aspic.orders import Move
from rules.aspic.state import State
from rules.aspic.turn.play import DEFAULT_CELLS

FROM, SHOOT, TRY = "from", "shoot", "try"
HALVES = (0, 1)  # 36 cells are too many for one select: two columns each
CELL = 2


class AspicForm(OrderForm):
    """The form of a turn and of a placement."""

    code = "as"

    def looks_back(self, state: State) -> bool:
        """Return whether the last placement is offered again."""
        return state.phase == "placement"

    def again(self, place: Place, text: str) -> FormStep:
        """Return the turn with its last choice taken back: the shooter, else the move (AS-ui-c)."""
        table = PlayerDesk(place)
        if table.state.phase == "placement":
            return FormStep(text)
        move = table.move(text)
        if move is None:
            return FormStep("")
        return FormStep(_written(move)) if table.legal(move) else FormStep("", f"{FROM}{move.origin}")

    def ask(self, place: Place, text: str, focus: str) -> FormQuestion:
        """Return what is asked next."""
        table = PlayerDesk(place)
        if table.state.phase == "placement":
            if focus.startswith(TRY):
                raise UserError("as-try-placement")
            return _placement(table, _placed(table, text))
        move = table.move(text)
        if focus.startswith(TRY):
            return _tries(table, move, focus.removeprefix(TRY))
        if focus.startswith(FROM):
            return _cells(table, focus.removeprefix(FROM))
        return _pieces(table) if move is None and focus != SHOOT else _shooters(table, move)

    def press(self, place: Place, step: FormStep, part: str, values: tuple[str, ...]) -> FormStep:
        """Return the turn with what was chosen in it."""
        table = PlayerDesk(place)
        if table.state.phase == "placement":
            return _put(table, step.text, part, values[0])
        return _played(table, step, part, values[0])

    def typed(self, place: Place) -> Typed:
        """Return the texts of the form in which one types."""
        t, phase = place.voice.t, place.view.phase
        return Typed(*(t(f"as-form-{name}-{phase}") for name in Typed._fields))


class PlayerDesk:
    """A player before their board: the position with their own queue, the texts in their language, their pictures."""

    def __init__(self, place: Place) -> None:
        if not isinstance(place.view, State):
            raise UserError("error-stale")
        self.state: State = place.view
        self.side: Side = next(side for side in SIDES if side == place.seat)
        self.dossier: Dossier = place.dossier
        self.words = GameWords.about(place.voice, place.dossier, self.state)
        rounds = self.state.config.rounds_per_half
        stage = place.voice.t(
            f"as-stage-{self.state.phase}", half=self.state.half, round=self.state.round, rounds=rounds
        )
        self.pictures = Pictures(self.words, place.dossier.contest.name, stage, place.palette)

    def move(self, text: str) -> Move | None:
        """Return the move that is written. Raises `UserError` for one that is not possible here."""
        moves = [word for word in text.split() if not word.startswith("x")]
        if not moves:
            return None
        origin, _, to = moves[0].partition("-")
        if to not in legal_moves(self.state, origin):
            raise UserError("error-stale")
        return Move(origin, to)

    def trials(self, move: Move | None) -> list[ShotTrial]:
        """Return every shot that could be tried after a move, or without one."""
        return list(trials(self.state, self.side, move))

    def legal(self, move: Move | None) -> list[ShotTrial]:
        """Return the shots that are possible then."""
        return [trial for trial in self.trials(move) if trial.refusal is None]


def _played(table: PlayerDesk, step: FormStep, part: str, value: str) -> FormStep:
    """Return the turn after a press. Raises `UserError` for what was not asked."""
    move = table.move(step.text)
    if part == "piece" and legal_moves(table.state, value):
        return FormStep("", f"{FROM}{value}")
    if part == "cell" and (chosen := table.move(value)) is not None:
        # AS-ui-b: where nobody can shoot, nothing is left to ask.
        return FormStep(_written(chosen), is_done=not table.legal(chosen))
    if part == "none":  # AS-turn-e: the move is left out, or the shot
        return FormStep("", SHOOT) if move is None else FormStep(step.text, is_done=True)
    if part in {"shooter", "play"} and value in {trial.shooter for trial in table.legal(move)}:
        return FormStep(f"{step.text} x{value}".strip(), is_done=True)
    if part == "try" and value in {"", *(trial.shooter for trial in table.trials(move))}:
        return FormStep(step.text, f"{TRY}{value}")
    if part == "back":  # AS-ui-c
        return FormStep(step.text if step.focus.startswith(TRY) else "")
    raise UserError("error-stale")


def _pieces(table: PlayerDesk) -> FormQuestion:
    words, state = table.words, table.state
    reach = {piece: legal_moves(state, piece) for piece in state.pieces.of(table.side)}
    options = tuple(
        SelectOption(f"{words.sign(table.side)} {piece}", piece, words.t("as-form-reach", count=len(cells)))
        for piece, cells in reach.items()
        if cells
    )
    can_shoot = bool(table.legal(None))
    told = words.t("as-form-piece", can_shoot=can_shoot) if options else words.t("as-form-no-move")
    leave = Press("none", words.t("as-form-pass-move"), style=ButtonStyle.primary, disabled=not can_shoot)
    return FormQuestion(
        told=(told, table.pictures.shots(None)),
        choices=(FormChoice("piece", words.t("as-form-choose-piece"), options),) if options else (),
        presses=(leave, Press("try", words.t("as-form-try"))),
    )


def _cells(table: PlayerDesk, piece: Cell) -> FormQuestion:
    words = table.words
    options = tuple(
        SelectOption(cell, f"{piece}-{cell}", _shots_after(table, Move(piece, cell)))
        for cell in legal_moves(table.state, piece)
    )
    if not options:
        raise UserError("error-stale")
    return FormQuestion(
        told=(words.t("as-form-cell", piece=piece), table.pictures.moves(piece)),
        choices=(FormChoice("cell", words.t("as-form-choose-cell"), options),),
        presses=(Press("back", words.t("as-form-cancel")),),
    )


def _shooters(table: PlayerDesk, move: Move | None) -> FormQuestion:
    words, legal = table.words, table.legal(move)
    options = tuple(SelectOption(_shot(table, trial), trial.shooter) for trial in legal)
    if not options:
        raise UserError("error-stale")
    asked = words.t("as-form-shooter", move=_written(move) or "none")
    leave = Press("none", words.t("as-form-pass-shot"), style=ButtonStyle.primary, disabled=move is None)
    return FormQuestion(
        told=(asked, table.pictures.shots(move)),
        choices=(FormChoice("shooter", words.t("as-form-choose-shooter"), options),),
        presses=(leave, Press("back", words.t("as-form-cancel")), Press("try", words.t("as-form-try"))),
    )


def _tries(table: PlayerDesk, move: Move | None, shooter: str) -> FormQuestion:
    """Return the shots to try after `move`, and what that of `shooter` has shown (AS-test-a to c)."""
    words, found = table.words, table.trials(move)
    result = next((trial for trial in found if trial.shooter == shooter), None)
    if shooter and result is None:
        raise UserError("error-stale")
    options = tuple(SelectOption(_shot(table, one), one.shooter, default=one == result) for one in found)
    presses = [Press("back", words.t("form-back"))]
    shown = (range_lines(words, table.side, move), table.pictures.shots(move))
    if result is not None:
        shown = (result_text(table, result), table.pictures.trial(result, move))
        if result.flight is not None:
            presses.insert(0, Press("play", words.t("as-try-play"), result.shooter, ButtonStyle.primary))
    asked = words.t("as-try-ask", move=_written(move) or "none")
    return FormQuestion(
        told=(asked, *shown),
        choices=(FormChoice("try", words.t("as-try-choose"), options),) if options else (),
        presses=tuple(presses),
    )


def _shot(table: PlayerDesk, trial: ShotTrial) -> str:
    return f"{table.words.sign(table.side)} {trial.shooter} · {trial_outcome(table.words, trial)}"


def result_text(table: PlayerDesk, trial: ShotTrial) -> str:
    """Return what a try has shown, or which of the seven messages refuses it."""
    words = table.words
    if trial.flight is not None:
        return words.t("as-try-legal", shooter=trial.shooter, course=words.course(BallPath.of(trial.flight)))
    code = trial.refusal or ""
    why = words.t(
        f"as-error-{code}", word="none", phase=table.state.phase, cell="?", n=0, first="?", last="?", side=table.side
    )
    return words.t("as-try-refused", shooter=trial.shooter, message=words.t(f"as-seven-{code}"), why=why)


def _shots_after(table: PlayerDesk, move: Move) -> str | None:
    """Return who could shoot after a move, or if there are goals who could score; None if nobody can shoot."""
    legal = table.legal(move)
    goals = [trial for trial in legal if trial.flight is not None and trial.flight.is_goal]
    shooters = ", ".join(trial.shooter for trial in goals or legal)
    return table.words.t("as-form-then", shooters=shooters, goal=bool(goals)) if legal else None


def _written(move: Move | None) -> str:
    return "" if move is None else f"{move.origin}-{move.to}"


def _placement(table: PlayerDesk, chosen: tuple[Cell, ...]) -> FormQuestion:
    """Return the choice of the next cell: what is chosen so far, the picture, the free cells."""
    words, state = table.words, table.state
    told = words.t(
        "as-form-place",
        left=_room(table),
        chosen=words.cells(chosen) if chosen else "none",
        queue=state.config.placement_queue,
    )
    choices = (*_free(table, chosen), *_known(table, chosen)) if len(chosen) < _most(table) else ()
    return FormQuestion(
        told=(told, table.pictures.placement(table.side, chosen)),
        choices=choices,
        presses=(Press("unput", words.t("as-form-unput"), disabled=not chosen),),
        is_ready=bool(chosen),
        is_shown=True,
    )


def _put(table: PlayerDesk, text: str, part: str, value: str) -> FormStep:
    chosen = _placed(table, text)
    if part == "unput":
        return _placing(chosen[:-1])
    if part != "cells":
        raise UserError("error-stale")
    return _placing(_checked(table, (*chosen, *_pairs(value))))


def _placing(cells: tuple[Cell, ...]) -> FormStep:
    return FormStep(f"P {' '.join(cells)}" if cells else "")


def _placed(table: PlayerDesk, text: str) -> tuple[Cell, ...]:
    return _checked(table, tuple(text.removeprefix("P").split()))


def _pairs(value: str) -> Iterator[Cell]:
    return (value[at : at + CELL] for at in range(0, len(value), CELL))


def _checked(table: PlayerDesk, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """Return the cells chosen. Raises `UserError` for those that cannot be placed on here."""
    possible = {*names_of(FREE_ZONE[table.side])} - {*table.state.pieces.of(table.side)}
    if not possible.issuperset(cells) or len(set(cells)) < len(cells) or len(cells) > _most(table):
        raise UserError("error-stale")
    return cells


def _free(table: PlayerDesk, chosen: tuple[Cell, ...]) -> Iterator[FormChoice]:
    """Yield the free cells of the own zone, two columns a choice."""
    taken = {*chosen, *table.state.pieces.of(table.side)}
    zone = names_of(FREE_ZONE[table.side])
    columns = sorted({cell[0] for cell in zone})
    for half in HALVES:
        part = columns[2 * half : 2 * half + 2]
        options = tuple(SelectOption(cell, cell) for cell in zone if cell not in taken and cell[0] in part)
        if options:
            yield FormChoice("cells", table.words.t("as-form-choose-columns", first=part[0], last=part[1]), options)


def _known(table: PlayerDesk, chosen: tuple[Cell, ...]) -> Iterator[FormChoice]:
    """Yield whole placements to begin with, as long as nothing is chosen or placed."""
    if chosen or table.state.pieces.of(table.side) or not table.state.config.placement_queue:
        return
    usual = DEFAULT_CELLS[table.side][: table.state.config.pieces]
    layouts = {"as-form-last": _last_layout(table), "as-form-usual": usual}
    options = tuple(
        SelectOption(table.words.t(name), "".join(cells), table.words.cells(cells))
        for name, cells in layouts.items()
        if cells and not (name == "as-form-last" and cells == usual)
    )
    yield FormChoice("cells", table.words.t("as-form-choose-usual"), options)


def _last_layout(table: PlayerDesk) -> tuple[Cell, ...]:
    """Return the cells of the player's last placement in this match that is complete."""
    cells: list[Cell] = []
    found: tuple[Cell, ...] = ()
    for event in (event for past in table.dossier.past for event in past.events):
        if isinstance(event, PlacementStarted):
            cells.clear()
        elif isinstance(event, PiecePlaced) and event.seat == table.side:
            cells.append(event.cell)
        elif isinstance(event, KickoffReady):
            found = tuple(cells)
    return found


def _room(table: PlayerDesk) -> int:
    """Return how many pieces the player has still to place."""
    return table.state.config.pieces - len(table.state.pieces.of(table.side))


def _most(table: PlayerDesk) -> int:
    """Return how many cells one order may hold (AS-place-h)."""
    return _room(table) if table.state.config.placement_queue else 1
