"""The parts of a Components V2 message as HTML: frames, texts, pictures, lines, buttons and selects."""

import base64
import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from tools.demo.page.markdown import Names, to_html
from tools.demo.record import WINDOW, Picture, Sight

ROW, BUTTON, SELECT, SECTION, TEXT, GALLERY, FILE, SEPARATOR, FRAME, LABEL, RADIO = (
    1,
    2,
    3,
    9,
    10,
    12,
    13,
    14,
    17,
    18,
    21,
)
STYLES = {1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary"}


@dataclass(frozen=True)
class Painter:
    """Writes the components of one message."""

    sight: Sight
    names: Names

    def all(self, components: Sequence[Mapping[str, Any]]) -> str:
        """Return components as HTML, one after the other."""
        return "".join(self.one(component) for component in components)

    def one(self, component: Mapping[str, Any]) -> str:
        """Return a component as HTML; one of a kind that the bot does not use yet is an error."""
        write: dict[int | str, Callable[[Mapping[str, Any]], str]] = {
            FRAME: self._frame, TEXT: self._text, GALLERY: self._gallery, FILE: self._file, SEPARATOR: lambda _: "<hr>",
            ROW: self._row, BUTTON: self._button, SELECT: self._select, SECTION: self._section,
            WINDOW: self._window, LABEL: self._label, RADIO: self._radio,
        }  # fmt: skip
        return write[component["type"]](component)

    def text(self, content: str) -> str:
        """Return a text with its markup."""
        return to_html(content, self.names, self.sight.seen_ms)

    def _frame(self, component: Mapping[str, Any]) -> str:
        colour = component.get("accent_color")
        style = "" if colour is None else f' style="border-left-color:#{colour:06x}"'
        return f'<div class="frame"{style}>{self.all(component["components"])}</div>'

    def _text(self, component: Mapping[str, Any]) -> str:
        return f'<div class="text">{self.text(component["content"])}</div>'

    def _section(self, component: Mapping[str, Any]) -> str:
        return f'<div class="section">{self.all(component["components"])}{self.one(component["accessory"])}</div>'

    def _gallery(self, component: Mapping[str, Any]) -> str:
        return "".join(self._media(item) for item in component["items"])

    def _media(self, item: Mapping[str, Any]) -> str:
        name = str(item["media"]["url"]).rpartition("/")[2]
        picture = self.sight.pictures.get(name)
        return "" if picture is None else image(picture)

    def _file(self, component: Mapping[str, Any]) -> str:
        name = str(component["file"]["url"]).rpartition("/")[2]
        return f'<div class="text">📄 {escape(name)}</div>'

    def _window(self, component: Mapping[str, Any]) -> str:
        return (
            f'<div class="window"><h4>{escape(component["title"])}</h4>{self.all(component["components"])}'
            '<div class="row"><button type="button" class="secondary">Annuler</button>'
            '<button type="button" class="primary">Envoyer</button></div></div>'  # Discord's own
        )

    def _label(self, component: Mapping[str, Any]) -> str:
        about = f"<small>{escape(component['description'])}</small>" if component.get("description") else ""
        return f'<div class="label"><b>{escape(component["label"])}</b>{about}{self.one(component["component"])}</div>'

    def _row(self, component: Mapping[str, Any]) -> str:
        return f'<div class="row">{self.all(component["components"])}</div>'

    def _button(self, component: Mapping[str, Any]) -> str:
        style = STYLES.get(component.get("style", 2), "secondary")
        disabled = " disabled" if component.get("disabled") else ""
        return f'<button type="button" class="{style}"{disabled}>{escape(component.get("label") or "")}</button>'

    def _select(self, component: Mapping[str, Any]) -> str:
        options = component.get("options") or ()
        chosen = [str(option["label"]) for option in options if option.get("default")]
        shown = ", ".join(chosen) or component.get("placeholder") or ""
        items = "".join(f"<li>{escape(str(option['label']))}</li>" for option in options)
        return f'<details class="select"><summary>{escape(shown)}</summary><ul>{items}</ul></details>'

    def _radio(self, component: Mapping[str, Any]) -> str:
        lines = "".join(
            f"<li>{'◉' if option.get('default') else '○'} {escape(str(option['label']))}</li>"
            for option in component["options"]
        )
        return f'<ul class="radio">{lines}</ul>'


def image(picture: Picture) -> str:
    """Return a picture that stands in the page itself, with its description."""
    width, height = struct.unpack(">II", picture.png[16:24])
    source = base64.b64encode(picture.png).decode()
    return (
        f'<img src="data:image/png;base64,{source}" alt="{escape(picture.alt)}" title="{escape(picture.name)}" '
        f'width="{width}" height="{height}">'
    )
