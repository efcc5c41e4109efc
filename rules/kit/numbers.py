"""How large a number of a state may be."""

from typing import Annotated

import msgspec

# A state that is read has no larger number, and one is written with this in the place of a larger number. Types allow
# a little more, so that an event of a turn that begins there is read again: all that any JSON reader keeps exactly.
MOST = 10**15
_EXACT = 2**53

Count = Annotated[int, msgspec.Meta(ge=0, le=_EXACT)]
Number = Annotated[int, msgspec.Meta(ge=1, le=_EXACT)]
Integer = Annotated[int, msgspec.Meta(ge=-_EXACT, le=_EXACT)]
