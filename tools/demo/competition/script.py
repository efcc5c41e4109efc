"""What happens in the cup: four people of the Aspic circle, who wins, what a referee corrects afterwards."""

CHANCE = "coupe"

LEAGUE = "Cercle de l'Aspic"
ORGANISER, REFEREE = "odile", "régis"
PLAYERS = ("camille", "olga", "hugo", "inès")
NAME = "Coupe d'hiver"
FORMAT, HOURS = "cup", "72"

LAYOUTS = {"left": "P D5 C3 D7 B5 E2 C8", "right": "P H5 I3 H7 J5 G2 I8"}
FIRST_TURN = "D5-D6 xE2"
CORRECTION, REASON = "corrige M3 2-1", "La finale a été jouée sur table"
