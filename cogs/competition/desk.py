"""A referee's acts on a competition (part 9): its lines, carried out at once."""

from cogs.kit.correction import Corrections, impossible
from presenters.competition.acts import ACTS
from presenters.competition.faults import fault_id, fault_values
from presenters.errors import UserError
from rules.competition.override import LinesError
from rules.errors import CaseError


def _refused(error: CaseError) -> UserError:
    """Return why a line was refused; a line is what the referee wrote, never what another one ordered."""
    if not isinstance(error, LinesError):
        return impossible(error)
    return UserError(fault_id(error.error), **fault_values(error.error))


CORRECTIONS = Corrections(acts=ACTS, refused=_refused)
