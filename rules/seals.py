"""The seal of an order: a salted hash that its captain is given at once and everybody sees before the result.

It binds the referee: no order can be changed, added or moved to another turn once its seal is out. It betrays nothing:
the salt is the captain's own until the order is public. The byte form is six lines of UTF-8, a line feed between them
and none at the end:

    sifflet-order-1
    the salt, hexadecimal in lower case
    the number of the contest, decimal
    the number of the turn in its contest, decimal
    the seat
    the order as its game writes it (canonical form; the last line may hold line feeds of its own)

The seal is the SHA-256 of these bytes, in hexadecimal. A turn that is played again keeps its number, so an order that
goes on counting keeps its seal.
"""

import hashlib

FORM = "sifflet-order-1"
SALT_BYTES = 16
_SHORT, _GROUP = 16, 4


def sealed_bytes(salt: bytes, contest: int, turn: int, seat: str, text: str) -> bytes:
    """Return the bytes that a seal is the hash of."""
    return "\n".join((FORM, salt.hex(), str(contest), str(turn), seat, text)).encode()


def seal(salt: bytes, contest: int, turn: int, seat: str, text: str) -> str:
    """Return the seal of an order: 64 hexadecimal digits."""
    return hashlib.sha256(sealed_bytes(salt, contest, turn, seat, text)).hexdigest()


def short(digest: str) -> str:
    """Return the first 16 digits of a hash in groups of four: enough to compare by eye."""
    return "-".join(digest[at : at + _GROUP] for at in range(0, min(len(digest), _SHORT), _GROUP))
