"""What a team is called on a picture."""

from boards import fonts
from rules.matrix_hockey.state import State, TeamId


def name_of(state: State, team: TeamId) -> str:
    """Return a team's name; its division and code (`E-08`) if the font has nothing of it; the id of a stranger."""
    if team not in state.teams:
        return team
    who = state.teams[team]
    if any(char.isalnum() for char in fonts.clean(who.name)):
        return who.name
    return f"{who.division}-{who.code:02d}"
