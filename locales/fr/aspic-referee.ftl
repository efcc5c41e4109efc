## Les actes de l'arbitre à l'Aspic (`/arbitre corriger`).

act-clock = Pendule réglée
act-skip = Tour passé
act-forfeit = Match perdu par forfait
act-end = Match arrêté
as-act-team = Choisissez le camp visé.
as-act-how-clock = Écrivez le temps à donner ou à retirer dans « texte », le signe d'abord : `+10 min`, `-90 s`, `+1 h`.
as-act-how-replace-player = Choisissez dans « coach » la personne qui prend la place ; un bot ne joue pas.
as-act-no-clock = Ce match se joue sans pendule : il n'y a pas de temps à donner. Pour repousser l'échéance, il y a `/arbitre prolonger`.
as-act-confirm = Le match serait terminé. Recommencez avec `confirmer : oui` si c'est bien ce que vous voulez ; sans camp visé, un match arrêté est nul.
