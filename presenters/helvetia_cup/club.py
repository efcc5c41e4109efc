"""A club's players as a picture, before there is any match."""

from presenters.helvetia_cup.pictures import Pictures
from presenters.helvetia_cup.words import Words
from presenters.post import Picture
from presenters.texts import Voice
from rules.helvetia_cup.state import Match, Teams, TeamState
from rules.helvetia_cup.teams import TEAMS


def club_picture(voice: Voice, club: str) -> Picture:
    """Return a club's nine players with the skills of their cards."""
    side = TeamState(team=club, attacks="east", subs_left=0, offside_call=False)
    words = Words(voice, {"home": TEAMS[club].club}, {"home": club})
    return Pictures(words, "", "").squad(Match(teams=Teams(home=side, away=side)), "home")
