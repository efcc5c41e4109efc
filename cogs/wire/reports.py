"""What posts and panels are made from, read once for all that goes out about a contest at one time."""

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from weakref import WeakValueDictionary

from cogs.kit.app import App
from cogs.kit.dossiers import whole_dossier
from cogs.kit.notices import read_contest_standing
from presenters.dossier import Dossier
from referee.hand.times import MINUTE_MS
from referee.model import OutboxRow, messages
from referee.turns import reading
from referee.turns.reading import WholeTurn

MOST = 8  # turns around which what was read last is kept
LONGEST_MS = MINUTE_MS
LETTER_MS = 1000  # a letter is for whoever has the seat now


@dataclass
class _Read:
    """A turn that posts are about; `last` is the last one of its contest as the panels show it, if it was read too."""

    turn: WholeTurn
    last: WholeTurn | None
    dossier: Dossier | None = None


class Reports:
    """What was read last around each turn.

    The posts of a close follow each other and tell of one instant, in whatever places; and while they go out its panels
    are drawn, which show what comes after.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[int, _Read] = OrderedDict()  # by the turn
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by the contest

    async def of(self, app: App, row: OutboxRow) -> Dossier:
        """Return what `row`, which is about a turn, is made from. Raises `UnreadableError`, `LookupError`."""
        assert row.turn_id is not None  # noqa: S101 - the caller has looked
        async with self._lock(row):
            kept = self._kept.get(row.turn_id)
            if kept is None or not _serves(app, kept, row):
                kept = await self._read(app, row, row.turn_id)
            if kept.dossier is None:
                kept.dossier = await whole_dossier(app.house, kept.turn)
            return kept.dossier

    async def of_panel(self, app: App, row: OutboxRow) -> Dossier:
        """Return what a panel is drawn from, whichever turn `row` is about. Raises as `of`."""
        assert row.contest_id is not None and row.turn_id is not None  # noqa: S101 - a panel's has both
        async with self._lock(row):
            kept = next((kept for kept in self._kept.values() if _shows(app, kept, row)), None)
            last = (await self._read(app, row, row.turn_id) if kept is None else kept).last
        return await whole_dossier(app.house, last or await read_contest_standing(app, row.contest_id))

    def forget(self, contest_id: int | None) -> None:
        """Have the next post about a contest read anew."""
        for turn_id in [key for key, kept in self._kept.items() if kept.turn.file.contest.id == contest_id]:
            del self._kept[turn_id]

    def _lock(self, row: OutboxRow) -> asyncio.Lock:
        return self._locks.setdefault(row.contest_id or 0, asyncio.Lock())

    async def _read(self, app: App, row: OutboxRow, turn_id: int) -> _Read:
        said = type(row.message)
        drawn = {kept.turn.file.panel_row for kept in self._kept.values() if kept.last is not None}
        turn, last = await reading.read_around(
            app.house,
            turn_id,
            is_long=lambda contest: app.presenters[contest.game].looks_back(said),
            is_drawn=lambda panel_row: said is messages.Panel or panel_row not in {0, *drawn},
        )
        read = self._kept[turn_id] = _Read(turn, last)
        self._kept.move_to_end(turn_id)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return read


def _serves(app: App, kept: _Read, row: OutboxRow) -> bool:
    """Return whether what was read holds for a post: written before, and on its way for the first time, now."""
    is_known = row.id <= kept.turn.file.last_message
    return is_known and _is_fresh(app, kept, row, LETTER_MS if row.destination == "user" else LONGEST_MS)


def _shows(app: App, kept: _Read, row: OutboxRow) -> bool:
    """Return whether what was read holds for a panel: it was being drawn already, so all since has a row of its own."""
    is_drawn = kept.last is not None and kept.turn.file.panel_row == row.id
    return is_drawn and _is_fresh(app, kept, row, LONGEST_MS)


def _is_fresh(app: App, kept: _Read, row: OutboxRow, longest_ms: int) -> bool:
    is_recent = 0 <= app.house.clock.now_ms() - kept.turn.read_ms <= longest_ms
    looks_back = app.presenters[kept.turn.file.contest.game].looks_back(type(row.message))
    return is_recent and row.attempts <= 1 and (kept.turn.is_long or not looks_back)
