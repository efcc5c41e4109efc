"""An order form as a message: what it shows, what is written, what it asks, where one presses."""

import re
from collections.abc import Iterable

from presenters.errors import UserError
from presenters.form import FormChoice, FormPlace, FormQuestion, FormStep, OrderForm
from presenters.post import Block, Button, ButtonRow, ButtonStyle, Post, Select, custom_id

FOCUS = re.compile(r"[\w-]{0,20}")  # what a press may say of where somebody is
MOST_OPTIONS = 25
MOST_SELECTS = 2  # that one choice may take
A_ROW = 5


def form_page(title: str, form: OrderForm, place: FormPlace, step: FormStep) -> Post:
    """Return the form under its title. Raises `UserError` for a focus that no form of ours has."""
    if not FOCUS.fullmatch(step.focus):
        raise UserError("error-stale")
    question = form.ask(place, step.text, step.focus)
    blocks: list[Block] = [f"### {title}", *question.told]
    if step.text:
        blocks.append(f"```\n{step.text}\n```")
    if question.asked:
        blocks.append(question.asked)
    pressed = _pressed(place, step.focus, [one for one in question.choices if one.is_pressed])
    chosen = _selects(place, step.focus, [one for one in question.choices if not one.is_pressed])
    rows = _rows(_buttons(place, step, question))
    below: tuple[Block, ...] = (*rows, *chosen) if question.is_ready and question.is_shown else (*chosen, *rows)
    return Post((*blocks, *_rows(_openers(place, question)), *pressed, *below))


def _pressed(place: FormPlace, focus: str, choices: Iterable[FormChoice]) -> list[ButtonRow]:
    """Return the choices of a few short options as buttons, those of each beginning a row."""
    here = (place.dossier.turn.id, place.seat, focus)
    rows = [[Button(one.label, custom_id("form-do", c.part, *here, one.value)) for one in c.options] for c in choices]
    return [row for buttons in rows for row in _rows(buttons)]


def _openers(place: FormPlace, question: FormQuestion) -> list[Button]:
    return [
        Button(one.label, custom_id("form-ask", place.dossier.turn.id, place.seat, one.focus), one.style, one.disabled)
        for one in question.openers
    ]


def _selects(place: FormPlace, focus: str, choices: Iterable[FormChoice]) -> list[Select]:
    """Return the choices in as many selects as Discord's 25 options a piece ask for, two at most for each."""
    starts = range(0, MOST_SELECTS * MOST_OPTIONS, MOST_OPTIONS)
    pages = [(one, page) for one in choices for start in starts if (page := one.options[start : start + MOST_OPTIONS])]
    return [
        Select(
            custom_id("form-set", one.part, place.dossier.turn.id, place.seat, focus, number),
            one.label,
            tuple(page),
            one.minimum,
            one.maximum,
        )
        for number, (one, page) in enumerate(pages)
    ]


def _buttons(place: FormPlace, step: FormStep, question: FormQuestion) -> list[Button]:
    t, here = place.voice.t, (place.dossier.turn.id, place.seat)
    buttons = [
        Button(
            t("form-send", shown=question.is_shown),
            custom_id("form-send", *here),
            ButtonStyle.success,
            disabled=not question.is_ready,
        ),
        *(
            Button(one.label, custom_id("form-do", one.part, *here, step.focus, one.value), one.style, one.disabled)
            for one in question.presses
        ),
        Button(t("form-type"), custom_id("form-type", *here)),
    ]
    if step.text or step.focus:
        buttons.append(Button(t("form-clear"), custom_id("form-clear", *here), ButtonStyle.danger))
    return buttons


def _rows(buttons: list[Button]) -> list[ButtonRow]:
    return [ButtonRow(tuple(buttons[start : start + A_ROW])) for start in range(0, len(buttons), A_ROW)]
