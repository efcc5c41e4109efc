"""The dossier of a competition as it stands this moment, with the results of the open round."""

from dataclasses import replace

from cogs.kit import notices
from cogs.kit.app import App
from presenters.dossier import Dossier, build_dossier


async def load_live(app: App, contest_id: int) -> Dossier:
    """Read a competition with what it has been told in its open turn. Raises `UnreadableError`."""
    found = await notices.standing(app, contest_id)
    return replace(build_dossier(found.whole.file, app.house.games), live=found.live)
