## Matrix Hockey : les actes de l'arbitre.

act-replay = Semaine rejouée avec un ordre tardif ou corrigé
act-excuse-onr = ONR excusé
act-take-over = Équipe confiée à un autre coach
act-make-dummy = Équipe déclarée bidon
act-waiting-list = Liste d'attente modifiée
act-points = Points ajoutés ou retirés
act-stocks = Stocks fixés
act-free = Colonnes ou valeurs rendues
act-set-match = Résultat d'un match fixé
act-annul-match = Match annulé
act-calendar = Calendrier modifié
act-matrix = Matrice importée
act-config = Options modifiées
act-stop = Saison arrêtée : classements en l'état
act-void = Saison annulée
act-final-order = Ordre final fixé
mh-act-how-points = Écrivez par exemple `-2`, ou `WG +1`.
mh-act-how-stocks = Écrivez par exemple `+3 #1` : ce qu'il reste à l'équipe.
mh-act-how-free = Écrivez par exemple `CH F (2)` ou `KDH C (1/4)` : ce que l'équipe peut rejouer.
mh-act-how-set-match = Écrivez par exemple `CH3 3-2 AP`, `KDH2 2-2 (4-2 TAB)` ou `CH3 perdu`, buts de l'équipe choisie d'abord.
mh-act-how-annul-match = Écrivez la journée, par exemple `CH3`.
mh-act-how-calendar = Écrivez par exemple `KDH4=8; CH7=8` : journée = semaine.
mh-act-how-matrix = Écrivez par exemple `KDH: 3 3 1 / 2 5 6 / 1 1 4`, une ligne par journée.
mh-act-how-config = Écrivez du TOML ou du JSON, par exemple `promote = 3`.
mh-act-how-waiting-list = Écrivez par exemple `Aigles @coach; Bisons` ; `-` vide la liste.
mh-act-how-final-order = Écrivez par exemple `E: 3, 1, 2, 4` : les codes, du premier au dernier.
mh-act-how-take-over = Donnez le nom de l'équipe ou choisissez son coach.
mh-act-team = Choisissez l'équipe visée.
mh-act-no-match = Cette équipe n'a pas joué ce match.
mh-act-unknown = Ce jeu n'a pas cet acte. Choisissez-le dans la liste.
mh-act-impossible = Ce n'est pas possible maintenant : { $fault }
mh-replay-same = Rien ne changerait.
mh-replay-order = Ordre retenu : { $order }
mh-replay-was = **Ce qui disparaît**
mh-replay-now = **Ce qui vient à la place**
mh-replay-confirm = Rejouer la semaine
refusal-nothing-to-replay = Il n'y a pas de semaine à rejouer : seule la dernière semaine close peut l'être.
cmd-corriger = corriger
cmd-corriger-about = Corriger un match ou une saison : l'acte est inscrit et annoncé
opt-acte = acte
opt-acte-about = Ce qui est à faire
opt-correction = texte
opt-correction-about = Ce qui vaut désormais ; une erreur montre un exemple
opt-coach = coach
opt-coach-about = Le nouveau coach (reprise d'une équipe)
