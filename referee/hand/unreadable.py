"""Stored records that this program cannot read: whoever meets one goes on without it, and the referees are told once.

A league's pages look at many contests; none of them may keep the others from being shown.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from db import contests, keys, messages, outbox
from referee.faults import report_failure
from referee.house import House
from rules.errors import CaseError


class UnreadableError(CaseError):
    """A record of the contest `contest_id` cannot be read."""

    def __init__(self, contest_id: int, cause: CaseError) -> None:
        super().__init__(cause.code, cause.message)
        self.contest_id = contest_id


@contextmanager
def guard_reading(contest_id: int) -> Iterator[None]:
    """Raise `UnreadableError` for what cannot be read in this block, which is of one contest."""
    try:
        yield
    except UnreadableError:
        raise
    except CaseError as error:
        raise UnreadableError(contest_id, error) from error


async def report_unreadable(house: House, broken: Iterable[UnreadableError]) -> None:
    """Tell the referees of contests whose record cannot be read, of each contest once."""
    found = {error.contest_id: error for error in broken}
    if not found:
        return
    async with house.db.read() as tx:
        untold = [contest_id for contest_id in found if not await outbox.has_nonce(tx, _nonce(contest_id))]
    for contest_id in untold:
        report_failure(f"contest {contest_id} cannot be read", found[contest_id])
        async with house.db.write(keys.aside(keys.of_contest(contest_id))) as tx:
            if await outbox.has_nonce(tx, _nonce(contest_id)):
                continue
            await outbox.add(
                tx,
                messages.Unreadable(),
                outbox.Envelope(
                    league_id=(await contests.need(tx, contest_id)).league_id,
                    contest_id=contest_id,
                    destination="referee",
                    now_ms=house.clock.now_ms(),
                    nonce=_nonce(contest_id),
                ),
            )


def _nonce(contest_id: int) -> str:
    return f"{messages.kind_of(messages.Unreadable)}-{contest_id}"
