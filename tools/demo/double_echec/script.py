"""What happens in the match: two coaches, what each sends, and what is tried, refused and asked on the way.

A short match: a stop that was asked for, a silent coach, a penalty shot by a referee's ruling, a trade at the end.
"""

CHANCE = "patinoire"

LEAGUE = "Ligue du mercredi"
ORGANISER, REFEREE, VISITOR = "odile", "régis", "zoé"
HOME, AWAY = "maude", "félix"
LENGTH = "short"

FAULTY = "numéro;poste;T;P;V;B;A;salaire\n9;C;4;3;2;1;;\n31;G;;;;;7;\nA1;11;9;17"
LINEUPS = ("A1 11,9,17; P1 4,5; GB 31; TP oui", "A1 71,66,77; P1 2,7; GB 1; TP oui")
WRONG = "O tire si pct>=45"  # as it was meant at first
TRIED = "O tir si pct>=30; O passe AG,AD libre >=50 puis tir/avance; O arret si per=5"

# What both send, shift by shift; None: nothing.
SHIFTS: tuple[tuple[str | None, str | None], ...] = (
    ("O tir si pct>=35; O passe AG,AD libre >=50 puis tir/avance; D G couvre; D C marque P", "D G couvre; V DD,C; L *"),
    ("X A2 si u>=5; Z but,penalite", None),
    (None, "O tir si pct>=30; M C va ~G20 si zone=3"),
    ("X A1 si u>=5; R AD,C", "X A2 si u>=15; B 10"),
    ("J rapide tir si pct>=30; J rend DG,DD", "O tir si pct>=40"),
)
FILM_SHIFT, FORM_SHIFT = 1, 2
RULED_AFTER = 3  # the shift after which the referee rules
RULING = {"acte": "next", "raison": "le centre était seul devant le gardien, retenu : à la vidéo"}
RULED = "tir {n} G"  # for the centre on the ice
SHOOTER, KEEPER = "S avance ~F22 vise 5", "K couvre sort"
TRADE = {"donne": "24", "recoit": "88"}
