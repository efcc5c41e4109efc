"""What all events share."""

from typing import Annotated

import msgspec

from rules.shapes import As

Cell = Annotated[str, As("cell")]  # of a goal


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened: the field `type` tells what."""
