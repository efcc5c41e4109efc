"""What happens at the demonstration: the people, the teams, and a Kollaball match of nine turns, order by order.

Orders are what the captains type, in the game's notation; the story (`story.py`) tells who sends them and how. The
match is checked by the engine like any other: an order that the rules refuse would stop the demonstration.
"""

from collections.abc import Mapping
from dataclasses import dataclass

# The dice of the evening are real: each seed is promised by its hash when its turn opens and revealed with the result.
# This is the first name of the evening's chance under which the three bribes are worth watching (`DICE`, `luck.py`).
EVENING = "soirée 367"

LEAGUE = "Grand Chapiteau"
RED, BLUE = "Étoile du Port", "Corsaires de l'Anse"
MATCH = f"{RED} – {BLUE}"

ORGANISER, REFEREE, VISITOR = "odette", "octave", "zoé"


@dataclass(frozen=True)
class Player:
    """Somebody who signs up; the first of a team founds it and is its captain."""

    name: str
    cls: str
    city: str


ROSTERS: Mapping[str, tuple[Player, ...]] = {
    RED: (
        Player("aliénor", "warrior", "Port-Sel"),
        Player("bastien", "ranger", "Port-Sel"),
        Player("clémence", "merchant", "Port-Sel"),
        Player("dorian", "archer", "Port-Sel"),
        Player("élise", "thief", "Port-Sel"),
    ),
    BLUE: (
        Player("fanny", "merchant", "L'Anse"),
        Player("gaspard", "thief", "L'Anse"),
        Player("hélène", "merchant", "L'Anse"),
        Player("ismaël", "ranger", "L'Anse"),
        Player("jade", "alchemist", "L'Anse"),
    ),
}

RED_LINEUP = "COMPO 1 2 3 4 BALLE 1"
BLUE_STARTERS, BLUE_BALL = ("1", "2", "3", "4"), "1"


@dataclass(frozen=True)
class Turn:
    """The orders of one turn, what it is in a few words for those who watch, and at what hours they are sent."""

    red: str
    blue: str
    told: str
    red_at: float
    blue_at: float


FORM_TURN = 1  # the blue captain presses what she means instead of typing it
TURNS = (
    Turn(
        "1 P >B4; 2 R B4; 3 R B5; 4 R B5",
        "1 P >F4; 2 R F3; 3 R F4; 4 R G5",
        "coup d'envoi, deux premières passes",
        red_at=12.6,
        blue_at=16,
    ),
    Turn(
        "1 R B4; 2 P >C5; 3 R C5; 4 F C5",
        "1 R F4; 2 R E3 L4; 3 P >E3; 4 F F5",
        "Gaspard glisse un leurre à Ismaël : où est la vraie balle ?",
        red_at=21.25,
        blue_at=9.5,
    ),
    Turn(
        "1 R C4; 2 R B3; 3 P >D5; 4 R D5",
        "1 F E4; 2 P >E4; 3 R E4; 4 F F5>E5>D5 S",
        "Ismaël sprinte et fauche Dorian au moment de recevoir",
        red_at=12.6,
        blue_at=19,
    ),
    Turn(
        "1 F D4; 2 R C3; 3 F D5; 4 R D6",
        "1 R D4 V-250; 2 R D2; 3 P >D4; 4 RAM",
        "Fanny achète l'arbitre, Ismaël ramasse la balle rouge",
        red_at=21.25,
        blue_at=9.5,
    ),
    Turn(
        "1 RAM; 2 F D4; 3 F D5 + F E5; 4 R E6",
        "1 R F4; 2 F D3; 3 F D4; 4 P <E5",
        "Clémence agit deux fois et fait tomber la balle",
        red_at=12.6,
        blue_at=19,
    ),
    Turn(
        "1 P - B; 2 R D5; 3 RAM; 4 R E5",
        "1 R E3; 2 F C3; 3 F D4; 4 F E4",
        "Aliénor bloque, l'Étoile tient les deux balles",
        red_at=21.25,
        blue_at=9.5,
    ),
    Turn(
        "1 P <D5; 2 R E5; 3 P - V+500; 4 R E4",
        "1 R F3; 2 F C4; 3 R F4; 4 F E5",
        "Clémence vide sa bourse pour garder la balle",
        red_at=15,
        blue_at=19,
    ),
    Turn(
        "1 P <D6; 2 F F5; 3 P >F5; 4 R F5",
        "1 F F4; 2 R D4; 3 F E4",
        "passe à Dorian, les Corsaires ont mal deviné",
        red_at=9.5,
        blue_at=20,
    ),
    Turn(
        "1 POSE; 2 R F5>G5>G4 S; 3 R F6; 4 P >G4 D",
        "1 F F5; 2 F D5; 3 F E5 V-250",
        "passe en profondeur et sprint : le but",
        red_at=8.5,
        blue_at=12.25,
    ),
)

WRONG = "1 P >C4; 2 R B4; 3 R B5; 4 R B5"  # the captain's first try at turn 1: too far for a pass

# Played in turn 5 first, in vain: the captain of the red team has not sent anything that evening.
MISSED_TURN, APPEAL_TURN, EXTENDED_TURN, EXCLUSION_TURN = 5, 7, 8, 8
EXCLUDED = "b4"
EXTENSION_HOURS = 12

# What the dice must show for the orders above to make this story: turn -> label -> the values that do.
DICE: Mapping[int, Mapping[str, range]] = {
    4: {"bribe/b1/trigger": range(1, 51), "bribe/b1/table": range(1, 26), "bribe/b1/victim": range(3, 4)},
    7: {"bribe/r3/table": range(76, 100), "round/1/charge/E5/bleue/1": range(2, 3)},
    9: {"bribe/b3/trigger": range(51, 101)},
}

# Whom the referee's acts answer.
REASONS = {
    "decision": "Le tour nul a été compté à l'Étoile, comme le veut la règle : il n'y a rien à corriger.",
    "prolonger": "La tempête a coupé la ligne de l'Anse toute la nuit.",
    "exclure": "A insulté l'arbitre dans le fil au lieu de passer par sa capitaine.",
}
SHOUT = "Vendu ! Combien Clémence t'a-t-elle donné, l'arbitre ?"
