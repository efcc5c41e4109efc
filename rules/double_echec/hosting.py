"""A match of Double-Échec that a competition hosts: two teams, each as it is written down; and how it ended."""

from collections.abc import Mapping, Sequence
from itertools import pairwise

from rules.contract import How
from rules.double_echec.events import Event, MatchEnd, RefereeOverride
from rules.double_echec.league.bookkeeping import stage_of
from rules.double_echec.notation.grammar import fold_accents
from rules.double_echec.roster import roster_of, set_up_team
from rules.hosting import Contenders, Hosting, Terms

ENDS: Mapping[str, How] = {"FORFAIT": "forfeit", "ARRETE": "abandoned"}


def host_match(terms: Terms, sides: Contenders) -> Hosting:
    """Return how a match of two teams begins; it never ends level (DE-B.league-a). Raises `CaseError`."""
    options = dict(terms.options)
    stage = options.pop("stage", stage_of(terms.ahead))
    home, away = (set_up_team(one.name, roster_of(one.data)) for one in (sides.home, sides.away))
    return Hosting(setup={"home": home, "away": away, "config": options, "stage": stage})


def ending(events: Sequence[Event]) -> How | None:
    """Return how a match ended (CP-1-f), the last of its ends if a referee went back; None if it did not in `events`.

    A forfeit and a stop are told as the command that they are, right before the end (rulebook 9).
    """
    for before, event in reversed([*pairwise((None, *events))]):
        if isinstance(event, MatchEnd):
            command = fold_accents(before.text.split()[0]) if isinstance(before, RefereeOverride) else ""
            return ENDS.get(command, "overtime" if event.overtime else "score")
    return None
