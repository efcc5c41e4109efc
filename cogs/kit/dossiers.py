"""The dossier of a turn, read: for answers to one person. The referees hear of what cannot be read of its past."""

from presenters.dossier import Dossier, build_dossier, build_whole
from referee.hand import unreadable
from referee.house import House
from referee.turns import contests, reading
from referee.turns.reading import WholeTurn


async def load_dossier(house: House, turn_id: int) -> Dossier:
    """Read the dossier of a turn. Raises `UnreadableError`."""
    return build_dossier(await contests.get_file(house, turn_id), house.games)


async def load_latest_dossier(house: House, contest_id: int) -> Dossier:
    """Read the dossier of the turn of a contest that was opened last. Raises `UnreadableError`."""
    return build_dossier(await contests.get_latest_file(house, contest_id), house.games)


async def load_whole_dossier(house: House, turn_id: int) -> Dossier:
    """Read the dossier of a turn with what came before it and the referees' acts on it. Raises `UnreadableError`."""
    return await whole_dossier(house, await reading.read_whole(house, turn_id))


async def load_latest_whole_dossier(house: House, contest_id: int) -> Dossier:
    """Do the same for the turn of a contest that was opened last. Raises `UnreadableError`."""
    return await whole_dossier(house, await reading.read_latest_whole(house, contest_id))


async def whole_dossier(house: House, read: WholeTurn) -> Dossier:
    """Return the dossier of what was read; the referees hear of what could not be. Raises `UnreadableError`."""
    dossier = build_whole(read, house.games)
    await unreadable.report_unreadable(house, dossier.broken)
    return dossier
