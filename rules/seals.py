"""The seal of an order: a salted hash that its captain is given at once and the turn's result binds for everybody.

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

The result of a turn bears a hash that fixes all seals and the dice of the next turn (`announced_hash_of`): the SHA-256,
in hexadecimal, of these lines of ASCII, a line feed between them and none at the end:

    sifflet-result-1
    the number of the contest, decimal
    the number of the turn, decimal
    of each order that counted, by seat: the seat, a space, the seal
    the hashes that promise the dice of the next turn: its seed's, then its blind's; none where none was opened

The first post of a contest bears the same of a turn 0, to which nothing was sent: it fixes the dice of the first one.
"""

import hashlib
from collections.abc import Iterable, Mapping

FORM = "sifflet-order-1"
RESULT_FORM = "sifflet-result-1"
SALT_BYTES = 16
_SHORT, _GROUP = 16, 4


def sealed_bytes(salt: bytes, contest: int, turn: int, seat: str, text: str) -> bytes:
    """Return the bytes that a seal is the hash of."""
    return "\n".join((FORM, salt.hex(), str(contest), str(turn), seat, text)).encode()


def seal(salt: bytes, contest: int, turn: int, seat: str, text: str) -> str:
    """Return the seal of an order: 64 hexadecimal digits."""
    return hashlib.sha256(sealed_bytes(salt, contest, turn, seat, text)).hexdigest()


def announced_hash_of(contest: int, turn: int, seals: Mapping[str, str], promises: Iterable[str]) -> str:
    """Return the hash that the result of a turn bears: 64 hexadecimal digits; `seals` by seat."""
    listed = (f"{seat} {seals[seat]}" for seat in sorted(seals))
    return hashlib.sha256("\n".join((RESULT_FORM, str(contest), str(turn), *listed, *promises)).encode()).hexdigest()


def short(digest: str) -> str:
    """Return the first 16 digits of a hash in groups of four: enough to compare by eye."""
    return "-".join(digest[at : at + _GROUP] for at in range(0, min(len(digest), _SHORT), _GROUP))
