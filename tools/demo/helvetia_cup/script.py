"""What happens in the two matches: who sends what, and what is tried, refused and asked on the way.

A GEEK match between two who know it: an off-side, a foul with its card, a header. Then two who have never seen the game
begin a FAMILY match by the form.
"""

from typing import NamedTuple

CHANCE = "hexagones"

LEAGUE = "Ligue des hexagones"
ORGANISER, REFEREE, VISITOR = "océane", "rémi", "zacharie"
HOME, AWAY = "mona", "basile"  # of the GEEK match
NEWCOMER, FRIEND = "nina", "tom"  # of the FAMILY match

TERMS = {"regle": "geek", "mode": "league", "duree": "flash"}
CLUB, STARTERS, BENCH = "zyon", ("4", "5", "8", "11"), ("6", "7")
WRONG_SQUAD = "S 1 2 3 10 11 / 5 6"  # two captains
BENCHES = ("5 6", "6 5", "5 7", "7 5", "6 7", "7 6")


class Part(NamedTuple):
    """What a seat sends; what is to come of it, and what is not, by the names of events.

    `varied`: sections that nothing in the story depends on; the first is sent with which the dice make the story.
    """

    seat: str
    text: str
    wanted: tuple[str, ...] = ()
    unwanted: tuple[str, ...] = ()
    varied: tuple[str, ...] = ("",)


ASIDE = tuple(f" ; E {row}{column}" for row in "abchi" for column in range(2, 13))  # where nobody has to step

AT_THEM = ("lc5", "ld4", "lf4", "lg5", "le3")

SET_UP = Part("away", "S 1 2 3 8 10 / ", ("Tossed",), varied=BENCHES)  # home begins: see `story.py`
PARTS = (
    Part("away", "L 1-e13 2-f9 3-d9 8-g9 10-c9"),
    Part("home", "L 1-e1 4-c6 5-g6 8-e5 11-e7 ; G p4"),
    Part("home", "D 4-d7 11-e10 ; G l11"),
    Part("away", "H oui ; P pique", ("Offside",), ("HalfEnd",), ASIDE),
    Part("away", "D 3-e10 8-g7 ; G p2"),
    Part("home", "D 8-e6 ; P presse"),
    Part("away", "D 2-e8 8-g5 ; G p10?"),
    Part("home", "D 8-@b ; P 8=tacle", ("Foul", "CardShown"), ("Injured", "SentOff"), ASIDE),
    Part("away", "D 2-d8 3-e8 8-g2 ; G l8 > tD"),
    Part("home", "D 5-g5 ; K E AB ABE", ("Goal",), varied=ASIDE),
    Part("home", "L 1-e1 4-d4 5-f4 8-c5 11-g5"),
    Part("away", "L 1-e13 2-g8 3-e9 8-c8 10-e7 ; G ", ("Possession",), ("HalfEnd",), AT_THEM),
    Part("home", "G lg9"),
    Part("away", "D 3-f9", ("MatchEnd",), varied=ASIDE),
)
WRONG_BEFORE, WRONG_MOVE = 2, "D 4-d7 11-e12 ; G l11"  # the part before which a move is too far, and that move
LOOK_BEFORE, LOOK = 6, {"quoi": "reach", "repere": "2"}
