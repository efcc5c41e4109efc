"""What happens in the duel: two players, what each writes, and what is tried, refused and asked on the way.

A short match with swaps, rebounds on every wall, a post, and one goal, in the second half.
"""

CHANCE = "duel"

LEAGUE = "Cercle de l'Aspic"
ORGANISER, REFEREE, VISITOR = "odile", "régis", "zoé"
LEFT, RIGHT = "camille", "olga"
TERMS = {"pions": "5", "tours": "5", "couleur": "purple"}
COLOUR = "orange"

LEFT_LAYOUT, RIGHT_LAYOUT = "P D5 C3 D7 B5 E2", "P H5 I3 H7 J5 G2"
TURNS = (
    RIGHT_LAYOUT, LEFT_LAYOUT, "D5-D6 xE2", "I3-I2 xH5", "C3-F6 xD6", "I2-H3 xH7", "F7-H5 xF6", "G2-H2 xJ5",
    "H5-G6 xH9", "H8-K8 xH3", "G6-E8 xF5", "G8-F8 xK8",
    LEFT_LAYOUT, RIGHT_LAYOUT, "I3-F6 xH7", "D7-C8 xD5", "J5-H7 xG2", "B5-B4 xC3", "H7-J9 xD1", "D3-A3 xB4",
    "F6-E7 xC1", RIGHT_LAYOUT, LEFT_LAYOUT, "C3-E5 xD7", "H7-H9 xH5", "xE2",
)  # fmt: skip

WRONG_PLACES = "P D5 C3 D5"  # a cell named twice
WRONG_TURN = "D5-K9"  # the first turn of the left side, as it was meant at first
TRIED = "xD6"  # before the third turn
FORM_TURN = 5  # played with « Jouer »
DRAW_BEFORE = 8  # the turn before which a draw is offered
