"""The buttons of a match panel, and what each stage offers."""

from presenters.kollaball.dossier import Dossier
from presenters.panel import dm_button, order_button
from presenters.post import Button, Row, Style
from presenters.press import custom_id
from presenters.texts import Voice


def panel_rows(voice: Voice, dossier: Dossier) -> tuple[Row, ...]:
    """Return the rows of buttons under the panel: first what the stage asks for, then what is always there."""
    stage = dossier.now.stage
    turn, contest = dossier.turn.id, dossier.contest.id

    def button(name: str, action: str, argument: int, style: Style = Style.primary) -> Button:
        return Button(voice.t(f"kb-button-{name}"), custom_id(action, argument), style)

    asked: dict[str, tuple[Button, ...]] = {
        "roll_call": (button("present", "kb-present", turn, Style.success),),
        "lineup": (button("lineup", "form", contest),),
        "orders": tuple(order_button(voice, name, contest, Style.primary) for name in ("write", "build")),
        "replacement": (button("replace", "form", contest),),
    }
    asked["orders_second"] = asked["orders"]
    always = [button("board", "board", contest, Style.secondary)]
    if stage != "finished":
        always = [order_button(voice, "mine", contest), *always, dm_button(voice)]
    rows = [Row(asked[stage])] if stage in asked else []
    return (*rows, Row(tuple(always)))
