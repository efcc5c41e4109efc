"""What all events share."""

import msgspec


class Fact(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that happened: the field `type` tells what."""
