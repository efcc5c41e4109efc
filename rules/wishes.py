"""What is asked of a game and only its own acts can do: how they are called, if it has any, it tells itself."""

import msgspec


class Void(msgspec.Struct, frozen=True):
    """The turn in play does not count, and nobody is to blame."""


class NameCaptain(msgspec.Struct, frozen=True):
    """Another player of a seat answers for it; both by the game's ids."""

    seat: str
    player: str


class HandOver(msgspec.Struct, frozen=True):
    """A seat goes to another person, under a name; `person` is their id as a text, None for nobody."""

    seat: str
    name: str
    person: str | None


class Draw(msgspec.Struct, frozen=True):
    """The sides have agreed to a draw."""


class Resign(msgspec.Struct, frozen=True):
    """A seat gives the contest up."""

    seat: str


Wish = Void | NameCaptain | HandOver | Draw | Resign
