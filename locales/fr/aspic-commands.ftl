## Aspic : les commandes. Nom et explication (100 caractères au plus).

cmd-aspic = aspic
cmd-aspic-about = L'Aspic : un ballon, deux camps, tour à tour
cmd-jouer = jouer
cmd-jouer-about = Jouer mon tour, pas à pas, par boutons
cmd-tester = tester
cmd-tester-about = Essayer un tir sans le jouer

opt-as-tir = tir
opt-as-tir-about = Le coup à essayer, par exemple xE6 ou D5-D7 xE6
opt-as-texte = texte
opt-as-texte-about = Le coup en notation, par exemple D5-D7 xE6

cmd-defier = defier
cmd-defier-about = Défier quelqu'un, ou qui voudra, à une partie d'Aspic
opt-as-adversaire = adversaire
opt-as-adversaire-about = Qui défier ; sans rien, le premier qui accepte
opt-as-pions = pions
opt-as-pions-about = Combien de pions par camp (6)
opt-as-tours = tours
opt-as-tours-about = Combien de tours par mi-temps (10)
opt-as-pendule = pendule
opt-as-pendule-about = À quel rythme (correspondance)
opt-as-couleur = couleur
opt-as-couleur-about = Ma couleur (vert) ; l'adversaire en choisira une qui s'en distingue
opt-as-reserve = reserve
opt-as-reserve-about = La réserve de temps de chacun, en heures (12 h par tour de jeu)
opt-as-delai = delai
opt-as-delai-about = Le délai de chaque tour, en heures (48)
opt-as-tirage = tirage
opt-as-tirage-about = Tirer les camps au sort ; sinon je joue à gauche

choice-as-pieces-5 = 5 pions
choice-as-pieces-6 = 6 pions
choice-as-pieces-7 = 7 pions
choice-as-rounds-5 = 2 fois 5 tours
choice-as-rounds-10 = 2 fois 10 tours
choice-as-rounds-25 = 2 fois 25 tours
choice-as-rounds-50 = 2 fois 50 tours
choice-as-pace-correspondence = par correspondance
choice-as-pace-live-18 = en direct, 18 s par tour
choice-as-pace-live-27 = en direct, 27 s par tour
choice-as-pace-live-36 = en direct, 36 s par tour
choice-as-pace-live-45 = en direct, 45 s par tour
choice-as-pace-live-54 = en direct, 54 s par tour
choice-as-pace-none = sans pendule
choice-as-blue = bleu
choice-as-purple = pourpre
choice-as-mauve = mauve
choice-as-red = rouge
choice-as-orange = orange
choice-as-yellow = jaune
choice-as-green = vert
choice-as-sky = ciel

cmd-as-classement = classement
cmd-as-classement-about = Le classement de la ligue : points, buts, cote
choice-as-deadline-12 = 12 h par tour au plus
choice-as-deadline-24 = 24 h par tour au plus
choice-as-deadline-48 = 48 h par tour au plus
choice-as-deadline-72 = 72 h par tour au plus
choice-as-deadline-168 = une semaine par tour au plus
