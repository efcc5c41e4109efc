"""The words that a picture is handed, and those that it knows: slots as orders spell them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from rules.double_echec.state import Card, Slot

ArrowKind = Literal["skate", "carry", "pass", "shot", "clear", "bounce"]
"""A player's way; the same with the puck; a pass; a shot; a clear; the puck taken from somebody or thrown back."""

SignKind = Literal["start", "going", "carrier"]
"""Where a player was before; a player on the way off; who has the puck."""

TYPED: Mapping[Slot, str] = {"C": "C", "LW": "AG", "RW": "AD", "LD": "DG", "RD": "DD", "G": "G"}
"""The slots as orders spell them, whatever the language."""


@dataclass(frozen=True)
class Labels:
    """Short words in the reader's language; what is empty is left out.

    `period(number)`: beside the time bar; 4 and more are overtime. `cards`: below the card that was drawn. `throws`:
    what dice were thrown for, by the type of the event. `arrows`, `signs`: what each sort of arrow and of sign means;
    only those that a picture uses are shown. `before`: over the small rink of how it was. `goal`: at the net.
    """

    period: Callable[[int], str] = str
    cards: Mapping[Card, str] = field(default_factory=dict)
    throws: Mapping[str, str] = field(default_factory=dict)
    arrows: Mapping[ArrowKind, str] = field(default_factory=dict)
    signs: Mapping[SignKind, str] = field(default_factory=dict)
    before: str = ""
    goal: str = ""


NO_LABELS = Labels()
