"""The short French sentences of rulebook 5.4, by error code; `{name}` stands for a detail of the error."""

from collections.abc import Mapping

MESSAGES: Mapping[str, str] = {
    "E_EMPTY": "Fiche vide : par exemple `O tir si d<=5`.",
    "E_LINE": "Je ne connais pas la ligne « {word} » (O M D L V J G X Z R B S K).",
    "E_VERB": "Je ne comprends pas « {word} » ici.",
    "E_SLOT": "{word} n'est pas un poste possible ici (C, AG, AD, DG, DD).",
    "E_CELL": "{word} n'est pas une case possible ici (A1 à M27, but, maison, P).",
    "E_DIR": "{word} n'est pas une direction (AV, AVG, AVD, ARG, ARD, LG, LD).",
    "E_AIM": "On vise un numéro de 1 à 6, pas {word}.",
    "E_COND": "Condition impossible : « {word} ».",
    "E_NUM": "{word} : numéro inconnu, ligne non déclarée ou mauvais compte.",
    "E_POS": "Le {word} ne joue pas à ce poste sans pénalité en cours.",
    "E_SWAP": "Pas de permutation sans pénalité en cours.",
    "E_LOCKED": "Le joueur de ce poste ({word}) est encore en train de sortir.",
    "E_DUP": "{word} est nommé deux fois.",
    "E_PHASE": "Pas maintenant : {word}.",
    "E_LIMIT": "Trop long : 1800 caractères et 16 lignes par lettre au plus.",
    "DE_CASE": "Cette situation est impossible.",
}
