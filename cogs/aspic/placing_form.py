"""A placement by selects: cells one after the other, the first placed at once, the others kept in the queue."""

import re

import discord

from cogs.aspic.ordering import Desk, desk_pressed, send
from cogs.kit.actions import on
from cogs.kit.answers import change, defer_change
from presenters.errors import UserError
from presenters.post import Button, Option, Post, Row, Select, Style
from rules.aspic.board import FREE_ZONE, INDEX, Cell, names_of
from rules.aspic.resolution.placement import DEFAULT_CELLS

NONE = "-"
HALVES = (0, 1)  # 36 cells are too many for one select: two columns each
CELLS = re.compile(r"(?:[A-K][1-9]){0,7}")


@on("as-put")
async def put(interaction: discord.Interaction, turn_id: int, chosen: str, _: str, *, values: tuple[str, ...]) -> None:
    """Add the chosen cell, or all cells of a known placement, to those chosen before."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    cells = (*_cells(desk, chosen), *_cells(desk, values[0]))
    await change(interaction, placing_post(desk, _cells(desk, "".join(cells))))


@on("as-unput")
async def unput(interaction: discord.Interaction, turn_id: int, chosen: str) -> None:
    """Take the last cell back."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    await change(interaction, placing_post(desk, _cells(desk, chosen)[:-1]))


@on("as-placed")
async def placed(interaction: discord.Interaction, turn_id: int, chosen: str) -> None:
    """Send the placement: the form has shown it, and this press confirms it."""
    await defer_change(interaction)
    desk = await desk_pressed(interaction, turn_id)
    cells = _cells(desk, chosen)
    if not cells:
        raise UserError("error-stale")
    await change(interaction, await send(interaction, desk, f"P {' '.join(cells)}"))


def placing_post(desk: Desk, chosen: tuple[Cell, ...]) -> Post:
    """Return the form with the cells chosen so far: what is asked, the picture, the free cells, « Envoyer »."""
    words, state = desk.words, desk.state
    left = _room(desk)
    queue = state.config.placement_queue
    told = words.t("as-form-place", left=left, chosen=words.cells(chosen) if chosen else "none", queue=queue)
    so_far = "".join(chosen) or NONE
    selects = [*_free(desk, chosen, so_far), *_known(desk, so_far)] if len(chosen) < _most(desk) else []
    buttons = (
        Button(words.t("as-form-send"), desk.button_id("as-placed", so_far), Style.success, disabled=not chosen),
        Button(words.t("as-form-unput"), desk.button_id("as-unput", so_far), disabled=not chosen),
    )
    return Post((desk.title, told, desk.pictures.placement(desk.side, chosen), *selects, Row(buttons)))


def _free(desk: Desk, chosen: tuple[Cell, ...], so_far: str) -> list[Select]:
    """Return the free cells of the own zone, two columns a select."""
    taken = {*chosen, *desk.state.pieces.of(desk.side)}
    free = [cell for cell in names_of(FREE_ZONE[desk.side]) if cell not in taken]
    columns = sorted({cell[0] for cell in names_of(FREE_ZONE[desk.side])})
    selects = []
    for half in HALVES:
        part = columns[2 * half : 2 * half + 2]
        options = tuple(Option(cell, cell) for cell in free if cell[0] in part)
        label = desk.words.t("as-form-choose-columns", first=part[0], last=part[1])
        if options:
            selects.append(Select(desk.button_id("as-put", so_far, half), label, options))
    return selects


def _known(desk: Desk, so_far: str) -> list[Select]:
    """Return whole placements to begin with, as long as nothing is chosen or placed."""
    if so_far != NONE or desk.state.pieces.of(desk.side) or not desk.state.config.placement_queue:
        return []
    usual = DEFAULT_CELLS[desk.side][: desk.state.config.pieces]
    layouts = {"as-form-last": desk.layout, "as-form-usual": usual}
    options = tuple(
        Option(desk.words.t(name), "".join(cells), desk.words.cells(cells))
        for name, cells in layouts.items()
        if cells and not (name == "as-form-last" and cells == usual)
    )
    return [Select(desk.button_id("as-put", so_far, "all"), desk.words.t("as-form-choose-usual"), options)]


def _cells(desk: Desk, written: str) -> tuple[Cell, ...]:
    """Return the cells that a press holds. Raises `UserError` for those that cannot be placed on here."""
    if written == NONE:
        return ()
    if not CELLS.fullmatch(written):
        raise UserError("error-stale")
    cells = tuple(written[at : at + 2] for at in range(0, len(written), 2))
    zone = names_of(FREE_ZONE[desk.side])
    taken = set(desk.state.pieces.of(desk.side))
    is_possible = all(cell in INDEX and cell in zone and cell not in taken for cell in cells)
    if not is_possible or len(set(cells)) < len(cells) or len(cells) > _most(desk):
        raise UserError("error-stale")
    return cells


def _room(desk: Desk) -> int:
    """Return how many pieces the player has still to place."""
    return desk.state.config.pieces - len(desk.state.pieces.of(desk.side))


def _most(desk: Desk) -> int:
    """Return how many cells one order may hold (AS-place-h)."""
    return _room(desk) if desk.state.config.placement_queue else 1
