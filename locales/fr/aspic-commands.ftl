## Aspic : les commandes. Nom et explication (100 caractères au plus).

cmd-aspic = aspic
cmd-aspic-about = L'Aspic : un ballon, deux camps, tour à tour
cmd-jouer = jouer
cmd-jouer-about = Jouer mon tour, pas à pas, par boutons
cmd-tester = tester
cmd-tester-about = Essayer un tir sans le jouer
cmd-as-historique = historique
cmd-as-historique-about = Les tours joués, avec leurs coups

opt-as-tir = tir
opt-as-tir-about = Le coup à essayer, par exemple xE6 ou D5-D7 xE6
opt-as-texte = texte
opt-as-texte-about = Le coup en notation, par exemple D5-D7 xE6
opt-as-clause = clause
opt-as-clause-about = Le nom d'une clause, par exemple dest-h

choice-as-court = En bref
choice-as-notation = La notation
choice-as-exemples = Des exemples
choice-as-tirs = Les tirs et leurs rebonds
choice-as-pendule = La pendule et les tours manqués
