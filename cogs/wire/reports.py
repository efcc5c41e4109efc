"""What posts are made from, read once for all that waits for one place about one turn."""

from collections import OrderedDict
from typing import NamedTuple

from cogs.kit.app import App
from cogs.kit.dossiers import whole_dossier
from presenters.dossier import Dossier
from referee.hand.times import MINUTE_MS
from referee.model import OutboxRow, messages
from referee.turns import reading
from referee.turns.reading import TurnReport

MOST = 8  # places whose last report is kept
LONGEST_MS = MINUTE_MS


class ReadReport(NamedTuple):
    """A report, and the dossier of it."""

    report: TurnReport
    dossier: Dossier


class Reports:
    """The last report of each place: the posts of a close follow each other, and tell of one instant."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, ReadReport] = OrderedDict()

    async def of(self, app: App, row: OutboxRow) -> ReadReport:
        """Return what `row`, which is about a turn, is made from. Raises `UnreadableError`, `LookupError`."""
        assert row.turn_id is not None  # noqa: S101 - the caller has looked
        said = type(row.message)
        kept = self._kept.get(row.lane)
        if kept is not None and self._serves(app, kept.report, row, said):
            return kept
        report = await reading.read_report(
            app.house, row.turn_id, is_long=lambda contest: app.presenters[contest.game].looks_back(said)
        )
        read = ReadReport(report, await whole_dossier(app.house, report.whole))
        self._kept[row.lane] = read
        self._kept.move_to_end(row.lane)
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return read

    def forget(self, lane: str) -> None:
        """Have the next post of a place read anew."""
        self._kept.pop(lane, None)

    @staticmethod
    def _serves(app: App, kept: TurnReport, row: OutboxRow, said: type[messages.Message]) -> bool:
        """Return whether what was read holds for `row`: it was written before, and goes out for the first time, now."""
        is_about = kept.file.turn.id == row.turn_id and row.id <= kept.file.last_message and row.attempts <= 1
        is_recent = 0 <= app.house.clock.now_ms() - kept.read_ms <= LONGEST_MS
        presenter = app.presenters[kept.file.contest.game]
        return is_about and is_recent and (kept.is_long or not presenter.looks_back(said))
