"""The buttons of a match panel, and what each stage offers."""

from typing import cast

from presenters.dossier import Dossier
from presenters.post import Button, Row, Style
from presenters.press import custom_id
from presenters.texts import Texts
from rules.kollaball.state import State


def panel_rows(texts: Texts, language: str, dossier: Dossier) -> tuple[Row, ...]:
    """Return the rows of buttons under the panel: first what the stage asks for, then what is always there."""
    stage = cast("State", dossier.now).stage
    turn, contest = dossier.turn.id, dossier.contest.id

    def button(name: str, action: str, *arguments: object, style: Style = Style.secondary) -> Button:
        return Button(texts.t(language, f"kb-button-{name}"), custom_id(action, *arguments), style)

    asked: dict[str, tuple[Button, ...]] = {
        "roll_call": (button("present", "kb-present", turn, style=Style.success),),
        "lineup": (button("lineup", "form", contest, style=Style.primary),),
        "orders": (
            button("write", "type", contest, style=Style.primary),
            button("build", "form", contest, style=Style.primary),
        ),
        "replacement": (button("replace", "form", contest, style=Style.primary),),
    }
    asked["orders_second"] = asked["orders"]
    always = [button("board", "board", contest)]
    if stage != "finished":
        always = [button("mine", "mine", contest), *always, button("dm", "dm-me")]
    rows = [Row(asked[stage])] if stage in asked else []
    return (*rows, Row(tuple(always)))
