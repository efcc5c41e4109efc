"""A match of Double-Échec that a competition hosts: two teams, each as it is written down."""

from rules.double_echec.league.bookkeeping import stage_of
from rules.double_echec.roster import roster_of, set_up
from rules.hosting import Hosting, Sides, Terms


def hosted(terms: Terms, sides: Sides) -> Hosting:
    """Return how a match of two teams begins; it never ends level (DE-B.league-a). Raises `CaseError`."""
    options = dict(terms.options)
    stage = options.pop("stage", stage_of(terms.ahead))
    home, away = (set_up(one.name, roster_of(one.data)) for one in (sides.home, sides.away))
    return Hosting(setup={"home": home, "away": away, "config": options, "stage": stage})
