## Double-Échec : le formulaire de la fiche, l'essai, ma fiche.

de-form-title = Ma fiche
de-form-label = Mes lignes
de-form-hint = Une ligne par décision, sa lettre d'abord ; ce que vous n'écrivez pas tient
de-form-example = O tir si pct>=45
de-form-lineup-title = Mon alignement
de-form-lineup-label = Trios, paires, gardien
de-form-lineup-hint = Ailier gauche, centre, ailier droit ; deux défenseurs ; le gardien
de-form-lineup-example = A1 11,9,17
de-form-menu = **Que voulez-vous régler ?** Ce que vous ne touchez pas tient ; sous vos lignes, la doctrine décide.
de-form-menu-lineup = **Votre alignement.** Tout est déjà rempli dans l'ordre de votre liste : changez ce que vous voulez, puis envoyez.
de-form-choose = Choisir une décision
de-form-choose-lineup = Changer une ligne
de-form-entry-O = O · Ce qu'on fait des cartes
de-form-entry-M = M · Placement avec les pas de trop
de-form-entry-D = D · Action défensive
de-form-entry-L = L · Rondelle libre
de-form-entry-V = V · Vol !
de-form-entry-J = J · Mise au jeu
de-form-entry-G = G · Cartes du gardien
de-form-entry-X = X · Changements
de-form-entry-Z = Z · Arrêts demandés
de-form-entry-R = R · Rebond et cercle
de-form-entry-B = B · Pénalité de banc
de-form-entry-S = S · Notre tir de pénalité
de-form-entry-K = K · Notre gardien au tir de pénalité
de-form-entry-A = { $lineup } · Trio
de-form-entry-P = { $lineup } · Paire
de-form-entry-GB = GB · Gardien
de-form-entry-TP = TP · Tirs visés en jeu
de-form-lines = { $count ->
        [0] la doctrine décide
        [one] une ligne à vous
       *[other] { $count } lignes à vous
    }
de-form-letter = **{ $named }** : vos lignes se lisent de haut en bas, la première qui convient compte.
de-form-no-line = Aucune ligne à vous ici.
de-form-line = { $number }. { $told }{ $fired ->
        [none] {""}
       *[other] { " " }({ $fired }×)
    }
de-form-doctrine = -# Ensuite, la doctrine : { $told }
de-form-choose-line = Changer une ligne
de-form-add = Ajouter une ligne
de-form-new = Nouvelle ligne : quoi ?
de-form-up = Plus haut
de-form-drop = Supprimer
de-form-editing = **Ligne { $number }** : { $told }
de-form-wrong = Une ligne ne peut pas rester ainsi :

de-shape-O-tir = Tirer
de-shape-O-passe = Passer
de-shape-O-avance = Avancer
de-shape-O-degage = Dégager
de-shape-O-arret = Qu'on me demande
de-shape-M-va = Placer un joueur
de-shape-M-fin = Ne pas lire plus loin
de-shape-D-couvre = Gardien : couvrir le côté
de-shape-D-garde = Gardien : une case
de-shape-D-va = Envoyer un joueur
de-shape-D-marque = Marquer
de-shape-D-fin = Ne pas lire plus loin
de-shape-L = Qui va à la rondelle
de-shape-V = Qui vole
de-shape-J-rapide = Mise rapide
de-shape-J-rend = À qui la rondelle
de-shape-G-degage = Dégager
de-shape-G-passe = Passer
de-shape-X-un = Un joueur
de-shape-X-ligne = Un trio ou une paire
de-shape-X-assis = Qui reste au banc à effectif réduit
de-shape-X-echange = Deux joueurs échangent leurs postes
de-shape-X-rien = Oublier mes changements en attente
de-shape-Z = Après quoi
de-shape-R-liste = Qui prend le rebond
de-shape-R-cote = Quel cercle

de-part-list = À qui, qui
de-part-free = Libre ou non
de-part-least = Sûre à combien
de-part-then = Et ensuite
de-part-cond = À quelles conditions (trois au plus)
de-part-cell = Vers où
de-part-towards = Sortir vers où
de-part-way = Dans quelle direction
de-part-aim = Numéro visé
de-part-post = Quel poste
de-part-other = Avec quel poste
de-part-target = Qui marquer
de-part-do = Que faire
de-part-number = Quel joueur
de-part-lineup = Quelle ligne
de-part-forced = Sûr ou non
de-part-side = Quel cercle
de-part-shooter = Qui tire
de-part-row = Quelle rangée
de-part-out = Sortir du but
de-part-keeps = Rondelle reprise
de-part-lw = Ailier gauche
de-part-c = Centre
de-part-rw = Ailier droit
de-part-ld = Défenseur gauche
de-part-rd = Défenseur droit
de-part-answer = Réponse
de-pick-any = N'importe qui
de-pick-free-yes = Seulement s'il est libre
de-pick-free-no = Même marqué
de-pick-least-none = Peu importe
de-pick-least = Sûre à { $least } % au moins
de-pick-then-none = Tirer, sinon avancer
de-pick-aim-none = Tir ordinaire
de-pick-aim = Viser le { $aim }
de-pick-towards-none = Vers le but adverse
de-pick-forced-yes = Tout de suite, quitte à être pénalisé
de-pick-forced-no = Quand la sortie est sûre
de-pick-shooter-none = L'homme accroché
de-pick-out-yes = Sortir si elle est hors d'atteinte
de-pick-out-no = Rester
de-pick-keeps-yes = Avancer encore
de-pick-keeps-no = Tirer aussitôt
de-pick-row-couvre = Le côté du tireur
de-pick-row = Rangée { $row }
de-pick-do-tir = Tirer
de-pick-do-passe = Passer
de-pick-do-non = Ne pas la jouer
de-pick-side-haut = Le cercle du haut
de-pick-side-bas = Le cercle du bas
de-pick-answer-oui = Oui
de-pick-answer-non = Non
de-pick-player = { $number } · { $abilities }

de-sheet-title = **Votre fiche**, pour vous seul. Entre parenthèses : combien de fois la ligne a servi au dernier tour.
de-sheet-none = **Vous n'avez pas encore de fiche** : la doctrine décide de tout.
de-sheet-line = - { $told }{ $fired ->
        [none] {""}
        [0] { " " }(jamais servie)
       *[other] { " " }({ $fired }×)
    }
de-sheet-more = -# { $count ->
        [one] Et une autre ligne.
       *[other] Et { $count } autres lignes.
    }
de-sheet-waiting = 🔁 **Changements qui attendent** : { $changes }
de-sheet-doctrine = -# **Dessous, la doctrine** : { $lines }
de-doctrine-title = **Ce que ferait la doctrine**, telle que la position est maintenant, si votre fiche ne disait rien :
de-doctrine-line = - **{ $named }** `{ $told }`{ $who ->
        [none] {""}
       *[other] { " " }→ { $who }
    }
de-doctrine-none = - **{ $named }** rien de prévu
de-doctrine-unasked = La doctrine ne peut répondre que si votre équipe a la rondelle et qu'une carte vient.

de-try-title = 🧪 **Essai de votre fiche** contre la doctrine : { $shifts } tours imaginés depuis la position publique.
de-try-line = - { $name } : { $value }
de-try-goals-for = Chances d'un but pour
de-try-goals-against = Chances d'un but contre
de-try-possession = Possession
de-try-penalties = Pénalités par tour
de-try-unfired = - { $count ->
        [one] **Une ligne ne sert jamais** :
       *[other] **{ $count } lignes ne servent jamais** :
    }
de-try-none = - Vous n'avez pas de ligne à vous : c'est la doctrine qui a joué.
de-try-percent = { $percent } %
de-try-decimal = { $units },{ $hundredths }
de-try-fired = - Toutes vos lignes servent au moins une fois.
de-try-secret = -# Rien de secret n'y entre : ni la fiche adverse, ni les dés du match. Ces dés-là sont inventés, et rien n'est joué.
