"""The short French sentences of rulebook 5.2, by error code; `{name}` stands for a detail of the error."""

from collections.abc import Mapping

# AS-test-c: the seven messages of the seed, which are also the reasons why a real shot is refused.
SHOT_MESSAGES: Mapping[str, str] = {
    "AS_SHOT_NOT_YOURS": "CHOIX INCORRECT",
    "AS_SHOT_MOVED_PIECE": "PION DÉPLACÉ NON TIREUR",
    "AS_SHOT_OUT_OF_RANGE": "PION HORS DE PORTÉE",
    "AS_SHOT_BACKWARD": "TIR EN ARRIÈRE INTERDIT",
    "AS_SHOT_PATH_BLOCKED": "TRAJET OCCUPÉ",
    "AS_SHOT_SAME_CELL": "MÊME CASE TIREUR + BALLON",
    "AS_SHOT_TARGET_OCCUPIED": "CASE FINALE OCCUPÉE",
}

MESSAGES: Mapping[str, str] = {
    "AS_MATCH_OVER": "La partie est finie.",
    "AS_NOT_YOUR_TURN": "Ce n'est pas votre tour.",
    "AS_TOO_LONG": "Ordre trop long.",
    "AS_EMPTY": "Ordre vide : par exemple `D5-D7 xE6`.",
    "AS_SYNTAX": "Je ne comprends pas à partir d'ici : « {word} ».",
    "AS_BAD_CELL": "{word} n'est pas une case (A–K, 1–9).",
    "AS_TEST_NO_SHOT": "Un test demande un tireur : `?xE6`.",
    "AS_WRONG_PHASE": "C'est le moment de {due}.",
    "AS_QUEUE_OFF": "Une seule case à la fois dans cette ligue.",
    "AS_PLACE_TOO_MANY": "Il ne vous reste que {n} pion(s) à poser.",
    "AS_PLACE_ZONE": "Posez entre les colonnes {first} et {last}.",
    "AS_PLACE_OCCUPIED": "Case déjà occupée.",
    "AS_MOVE_NOT_YOURS": "Vous n'avez pas de pion en {cell}.",
    "AS_MOVE_NULL": "Le pion doit changer de case.",
    "AS_MOVE_TOO_FAR": "Trois cases au plus.",
    "AS_MOVE_DIRECTION": "Ligne droite ou diagonale seulement.",
    "AS_MOVE_ZONE": "Zone interdite.",
    "AS_MOVE_PATH_BLOCKED": "Trajet occupé en {cell}.",
    "AS_MOVE_TARGET_OCCUPIED": "Case cible occupée.",
    **SHOT_MESSAGES,
    "AS_CLOCK_SYNTAX": "Le temps du tour est un nombre de secondes.",
    "AS_REF_SYNTAX": "L'arbitre dit `skip`, `forfeit left`, `end draw` ou `clock left +3600`.",
    "AS_REF_VALUE": "Il ne resterait plus de temps à ce camp.",
    "AS_REF_NO_CLOCK": "Cette partie se joue sans pendule.",
    # creation of a match
    "AS_COLOR_CLASH": "Ces deux couleurs ne vont pas ensemble.",
    "AS_CONFIG": "Réglage impossible.",
}
